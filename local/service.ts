import type { IncomingMessage, ServerResponse } from "node:http";

/** One thing that a call wants to do, as IAM names it: `dynamodb:GetItem` on `arn:aws:dynamodb:…:table/x`. */
export type AccessRequest = {
  action: string;
  resource: string;
  /** Condition keys that this call brings, such as `bedrock:InferenceProfileArn`. */
  context?: Readonly<Record<string, string>>;
};

/** An emulated AWS service. The server in front of it checks `accessRequests` against the calling function's policy first. */
export type Service = {
  /** What the call would do, one entry per action and resource. */
  accessRequests(request: IncomingMessage, body: Buffer): AccessRequest[];
  /** Answers the call in the service's own protocol, so that the unmodified SDK parses it. */
  handle(request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void>;
  /** Frees what it holds; every write that was answered is on disk before this, not by this. */
  close(): Promise<void>;
};
