import type { Readable } from "node:stream";

/** The function's own policy does not let API Gateway call it from there. */
export class NotPermitted extends Error {}

/**
 * Calls a function on behalf of API Gateway. `sourceArn` is the method or authorizer that calls. Throws `NotPermitted`, or
 * `Throttled`; the answer's stream fails with a `FunctionError`.
 */
export type Invoke = (functionArn: string, sourceArn: string, event: unknown) => Readable;
