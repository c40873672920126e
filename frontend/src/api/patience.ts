import { CallFailed } from "./problem.ts";

/** How long the server may stay silent, in ms. */
export type Patience = {
  signal: AbortSignal;
  /** Something came: wait again. */
  renew(): void;
  /** All came: stop waiting. */
  end(): void;
  /** What a failed fetch or read means: silence for too long, or no connection. */
  failure(): CallFailed;
};

/** Aborts after `ms` of silence. */
export const patienceOf = (ms: number): Patience => {
  const controller = new AbortController();
  const waiting = () => setTimeout(() => controller.abort(), ms);
  let timer = waiting();
  return {
    signal: controller.signal,
    renew() {
      clearTimeout(timer);
      timer = waiting();
    },
    end: () => clearTimeout(timer),
    failure: () => new CallFailed({ kind: controller.signal.aborted ? "slow" : "offline" }),
  };
};
