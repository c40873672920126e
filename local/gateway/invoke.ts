import type { Readable } from "node:stream";

/** The function's own policy does not let the service call it from there. */
export class NotPermitted extends Error {}

/**
 * Calls a function on behalf of a service. `sourceArn` is what calls: a method, an authorizer, a user pool. Throws `NotPermitted`, or
 * `Throttled`; the answer's stream fails with a `FunctionError`.
 */
export type Invoke = (functionArn: string, sourceArn: string, event: unknown) => Readable;
