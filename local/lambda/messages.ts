/** What the two sides of an environment say to each other. The call's event and its answer travel as Lambda's bytes. */
export type Call = {
  /** JSON. */
  event: string;
  requestId: string;
  /** Epoch milliseconds at which the call is cut off. */
  deadline: number;
};

/** An error as the Node.js runtime reports it to Lambda. */
export type Fault = { errorType: string; errorMessage: string; trace: string[] };

export type Report =
  /** The code is loaded: calls may come. */
  | { kind: "ready" }
  /** A piece of the answer. */
  | { kind: "chunk"; bytes: Uint8Array }
  /** A streamed answer is complete; the handler may still be at work. */
  | { kind: "end" }
  /** The code failed to load, or the handler threw. */
  | { kind: "fault"; fault: Fault }
  /** The handler is done, and so is its answer: the next call may come. */
  | { kind: "free" };

/** What an environment is told at its start. */
export type Assignment = {
  /** The bundle to load, as a file: URL. */
  module: string;
  /** The name of the handler among its exports. */
  handler: string;
  functionName: string;
  functionArn: string;
  /** Megabytes. */
  memory: number;
};
