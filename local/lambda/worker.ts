import { randomUUID } from "node:crypto";
import { on } from "node:events";
import { createInterface } from "node:readline";
import type { PassThrough } from "node:stream";
import { Worker } from "node:worker_threads";
import { FunctionError } from "./functionError.ts";
import type { Assignment, Call, Report } from "./messages.ts";
import { workerCode } from "./workerCode.ts";

/** What one function's environments are made of. */
export type Blueprint = Assignment & {
  /** All that the function finds in process.env. */
  variables: Readonly<Record<string, string>>;
  /** Milliseconds a call may take. */
  timeout: number;
  /** Takes every line that the function prints. */
  log(line: string): void;
};

/** One execution environment: a thread with its own globals, modules and variables. It takes one call at a time. */
export type Environment = {
  /** Resolves once the code is loaded; only then calls may come. Rejects with a `FunctionError`. */
  ready: Promise<void>;
  /**
   * Runs one call. What the function answers goes into `answer` as it is made; a failure destroys it with a `FunctionError`.
   * Resolves once the handler is done, to whether the environment can take another call.
   */
  call(event: unknown, answer: PassThrough): Promise<boolean>;
  /** Resolves when the thread has ended, for whatever reason. */
  gone: Promise<void>;
  stop(): Promise<void>;
};

/** Milliseconds that loading the code may take, as on Lambda. */
const LOADING_LIMIT = 10_000;

/** Starts an environment. */
export const startEnvironment = ({ variables, timeout, log, ...assignment }: Blueprint): Environment => {
  const worker = new Worker(workerCode(), {
    workerData: assignment,
    env: variables,
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: assignment.memory },
  });
  for (const printed of [worker.stdout, worker.stderr]) createInterface({ input: printed }).on("line", log);
  let alive = true;
  const gone = new Promise<void>((resolve) => {
    worker.once("exit", () => {
      alive = false;
      resolve();
    });
  });
  // A call that is under way hears of it by itself; between calls it only ends the environment.
  worker.on("error", () => {});

  async function* reports(limit: number, tooLate: FunctionError): AsyncGenerator<Report, never> {
    const signal = AbortSignal.timeout(limit);
    try {
      for await (const [report] of on(worker, "message", { close: ["exit"], signal })) yield report;
    } catch (error) {
      if (signal.aborted) throw tooLate;
      throw new FunctionError({ errorType: "Runtime.Crash", errorMessage: String(error) });
    }
    throw new FunctionError({ errorType: "Runtime.ExitError", errorMessage: "Runtime exited" });
  }

  const load = async (): Promise<void> => {
    const errorMessage = "The code took too long to load";
    const tooLate = new FunctionError({ errorType: "Runtime.InitTimeout", errorMessage });
    for await (const report of reports(LOADING_LIMIT, tooLate)) {
      if (report.kind === "ready") return;
      if (report.kind === "fault") throw new FunctionError(report.fault);
    }
  };
  const ready = load().catch(async (error: FunctionError) => {
    log(`${error.name}: ${error.message}`);
    await worker.terminate();
    throw error;
  });

  const attend = async (event: unknown, answer: PassThrough): Promise<void> => {
    const errorMessage = `Task timed out after ${(timeout / 1000).toFixed(2)} seconds`;
    const tooLate = new FunctionError({ errorType: "Sandbox.Timedout", errorMessage });
    const call: Call = {
      event: JSON.stringify(event),
      requestId: randomUUID(),
      deadline: Date.now() + timeout,
    };
    // Sent, and listened for, before anything can come back.
    worker.postMessage(call);
    for await (const report of reports(timeout, tooLate)) {
      // The viewer may have gone: what comes then goes nowhere, and the handler goes on, as on AWS.
      if (report.kind === "chunk" && !answer.destroyed) answer.write(report.bytes);
      if (report.kind === "end") answer.end();
      if (report.kind === "fault") {
        log(`${report.fault.errorType}: ${report.fault.errorMessage}`);
        answer.destroy(new FunctionError(report.fault));
      }
      if (report.kind === "free") {
        answer.end();
        return;
      }
    }
  };

  return {
    ready,
    call: (event, answer) =>
      attend(event, answer).then(
        () => alive,
        async (error: FunctionError) => {
          log(`${error.name}: ${error.message}`);
          answer.destroy(error);
          await worker.terminate();
          return false;
        },
      ),
    gone,
    stop: async () => {
      await worker.terminate();
    },
  };
};
