import { PassThrough, type Readable } from "node:stream";
import type { ConcurrencyLimit } from "./concurrencyLimit.ts";
import { type Blueprint, type Environment, startEnvironment } from "./worker.ts";

/** A Lambda function: as many environments as it takes, each with one call at a time, used again once it is free. */
export type LambdaFunction = {
  /** Runs one call. Throws `Throttled`; a failure of the function itself fails the stream with a `FunctionError`. */
  invoke(event: unknown): Readable;
  /** Takes its code from another file (a file: URL) from now on; calls that are under way end as they began. */
  reload(module: string): void;
  close(): Promise<void>;
};

type Call = { event: unknown; answer: PassThrough };

/** Milliseconds after which an environment without work is taken down, so that one busy minute doesn't fill the memory. */
const KEPT_IDLE = 2 * 60_000;

/** A function that begins with no environment at all, as a freshly deployed one does. */
export const lambdaFunction = (blueprint: Blueprint, concurrencyLimit: ConcurrencyLimit): LambdaFunction => {
  const all = new Set<Environment>();
  const idle = new Map<Environment, NodeJS.Timeout>();
  const outdated = new WeakSet<Environment>();
  let { module } = blueprint;
  const waiting: Call[] = [];
  let starting = 0;
  let closed = false;

  const takeIdle = (): Environment | undefined => {
    // The one used last is taken first, so that the others can age.
    const [environment, timer] = [...idle].at(-1) ?? [];
    clearTimeout(timer);
    if (environment) idle.delete(environment);
    return environment;
  };
  const serve = async (environment: Environment, { event, answer }: Call) => {
    const usable = await environment.call(event, answer);
    concurrencyLimit.leave();
    if (usable) free(environment);
  };
  const free = (environment: Environment) => {
    const next = waiting.shift();
    if (next) void serve(environment, next);
    else if (outdated.has(environment)) void environment.stop();
    else idle.set(environment, setTimeout(environment.stop, KEPT_IDLE).unref());
  };

  const start = async () => {
    // A call that waited may have found an environment that became free in the meantime, as on AWS.
    if (closed || waiting.length <= starting) return;
    const environment = startEnvironment({ ...blueprint, module });
    all.add(environment);
    void environment.gone.then(() => {
      clearTimeout(idle.get(environment));
      idle.delete(environment);
      all.delete(environment);
    });
    starting += 1;
    try {
      await environment.ready;
      free(environment);
    } catch (error) {
      const failed = waiting.shift();
      if (failed) concurrencyLimit.leave();
      failed?.answer.destroy(error instanceof Error ? error : undefined);
    } finally {
      starting -= 1;
    }
  };

  return {
    invoke: (event) => {
      concurrencyLimit.enter();
      const answer = new PassThrough();
      // Whoever reads it sees a failure; where nobody reads any more, nobody needs to.
      answer.on("error", () => {});
      const environment = takeIdle();
      if (environment) void serve(environment, { event, answer });
      else {
        waiting.push({ event, answer });
        void concurrencyLimit.whenRoomToStart(start);
      }
      return answer;
    },
    reload: (other) => {
      module = other;
      for (const environment of all) outdated.add(environment);
      for (let environment = takeIdle(); environment; environment = takeIdle()) void environment.stop();
    },
    close: async () => {
      closed = true;
      for (const { answer } of waiting.splice(0)) answer.destroy();
      await Promise.all([...all].map((environment) => environment.stop()));
    },
  };
};
