import { CallFailed } from "./problem.ts";

/** How long the server may stay silent, in ms. */
export type Timeout = {
  signal: AbortSignal;
  /** Something came: wait again. */
  renew(): void;
  /** All came: stop waiting. */
  end(): void;
  /** What a failed fetch or read means: silence for too long, or no connection. */
  failure(): CallFailed;
};

/** Aborts after `ms` of silence, or when `stop` says so. */
export const startTimeout = (ms: number, stop?: AbortSignal): Timeout => {
  const controller = new AbortController();
  // By hand, because AbortSignal.any is younger than the browsers that schools have.
  if (stop?.aborted) controller.abort();
  stop?.addEventListener("abort", () => controller.abort(), { once: true });
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
