import type { Fault } from "./messages.ts";

/** The function threw, was cut off, or could not be loaded: what Lambda calls a function error. */
export class FunctionError extends Error {
  constructor({ errorType, errorMessage }: Pick<Fault, "errorType" | "errorMessage">) {
    super(errorMessage);
    this.name = errorType;
  }
}
