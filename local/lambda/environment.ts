/**
 * Runs inside the worker thread of one execution environment: what AWS's Node.js runtime does inside a micro-VM. It loads
 * the bundle once and then answers one call at a time.
 */
import { finished } from "node:stream/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { Assignment, Call, Fault, Report } from "./messages.ts";
import { HttpResponseStream, type ResponseStream, responseStream } from "./responseStream.ts";

type Context = Record<string, unknown>;
type Buffered = (event: unknown, context: Context) => unknown;
type Streamed = (event: unknown, stream: ResponseStream, context: Context) => Promise<unknown>;

const streamed = new WeakSet<object>();
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: Streamed) => {
      streamed.add(handler);
      return handler;
    },
    HttpResponseStream,
  },
});

if (!parentPort) throw new Error("This file runs in a worker thread only.");
const port = parentPort;
const report = (message: Report) => port.postMessage(message);
// The only one who starts this file is worker.ts, which hands over an Assignment.
const assignment = workerData as Assignment;

const faultOf = (error: unknown): Fault => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { errorType: name, errorMessage: message, trace: stack?.split("\n") ?? [] };
};
const send = (bytes: Uint8Array) => report({ kind: "chunk", bytes });

const answerWhole = async (handler: Buffered, event: unknown, context: Context) => {
  const result = await handler(event, context);
  send(Buffer.from(JSON.stringify(result ?? null)));
};
const answerInPieces = async (handler: Streamed, event: unknown, context: Context) => {
  const stream = responseStream(send);
  const over = finished(stream).then(() => report({ kind: "end" }));
  await handler(event, stream, context);
  // As on AWS, a stream that is never ended keeps its call waiting until the timeout.
  await over;
};

const contextOf = ({ requestId, deadline }: Call): Context => ({
  awsRequestId: requestId,
  functionName: assignment.functionName,
  functionVersion: "$LATEST",
  invokedFunctionArn: assignment.functionArn,
  memoryLimitInMB: String(assignment.memory),
  callbackWaitsForEmptyEventLoop: true,
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
});

const load = async (): Promise<unknown> => {
  const module: Record<string, unknown> = await import(assignment.module);
  const handler = module[assignment.handler];
  if (typeof handler !== "function") throw new Error(`${assignment.handler} is not exported as a function.`);
  return handler;
};

try {
  const handler = await load();
  port.on("message", async (call: Call) => {
    try {
      const event: unknown = JSON.parse(call.event);
      // `load` checked that it is a function; which kind is known by the mark that streamifyResponse left.
      if (streamed.has(handler as object)) await answerInPieces(handler as Streamed, event, contextOf(call));
      else await answerWhole(handler as Buffered, event, contextOf(call));
    } catch (error) {
      report({ kind: "fault", fault: faultOf(error) });
    }
    report({ kind: "free" });
  });
  report({ kind: "ready" });
} catch (error) {
  report({ kind: "fault", fault: faultOf(error) });
}
