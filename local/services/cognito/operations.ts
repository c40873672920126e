/** A service's operations by name: the call's JSON in, the answer's JSON out. They throw Exceptions, and zod's errors. */
export type Operations = Record<string, (input: unknown) => Promise<object>>;
