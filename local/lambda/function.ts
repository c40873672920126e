import type { Readable } from "node:stream";
import { type Blueprint, type Environment, startEnvironment } from "./worker.ts";

/** Too many calls at once: `TooManyRequestsException`. Nothing was started. */
export class Throttled extends Error {}

/** The account's limit on calls under way at one time, over all functions. */
export type Concurrency = { running: number; readonly limit: number };

/** A Lambda function: as many environments as there are calls at once, each used again once it is free. */
export type LambdaFunction = {
  /**
   * Runs one call in an environment of its own. Throws `Throttled`; a failure of the function itself fails the stream
   * with a `FunctionError`.
   */
  invoke(event: unknown): Readable;
  close(): Promise<void>;
};

/** Milliseconds after which an environment without work is taken down, so that one busy minute doesn't fill the memory. */
const KEPT_IDLE = 5 * 60_000;

/** A function that starts with no environment at all, as a freshly deployed one does. */
export const lambdaFunction = (blueprint: Blueprint, concurrency: Concurrency): LambdaFunction => {
  const all = new Set<Environment>();
  const idle = new Map<Environment, NodeJS.Timeout>();

  const take = (): Environment => {
    // The one used last is taken first, so that the others can age.
    const [environment, timer] = [...idle].at(-1) ?? [];
    if (environment) {
      clearTimeout(timer);
      idle.delete(environment);
      return environment;
    }
    const started = startEnvironment(blueprint);
    all.add(started);
    void started.gone.then(() => {
      clearTimeout(idle.get(started));
      idle.delete(started);
      all.delete(started);
    });
    return started;
  };

  return {
    invoke: (event) => {
      if (concurrency.running >= concurrency.limit) throw new Throttled("Rate Exceeded.");
      concurrency.running += 1;
      const environment = take();
      const { answer, over } = environment.call(event);
      void over.then((usable) => {
        concurrency.running -= 1;
        if (usable) idle.set(environment, setTimeout(environment.stop, KEPT_IDLE).unref());
      });
      return answer;
    },
    close: async () => {
      await Promise.all([...all].map((environment) => environment.stop()));
    },
  };
};
