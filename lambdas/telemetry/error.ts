/** The name of an error's class: nothing that anybody wrote. */
export type ErrorName = string & { readonly isErrorName: unique symbol };

/** A line of an error's stack: a place in our code. */
export type Frame = string & { readonly isFrame: unique symbol };

const isErrorName = (text: string): text is ErrorName => /^[A-Za-z][\w.]{0,79}$/.test(text);

/** Ends with a place in a file: a message that goes over lines may have one that only begins like this. */
const isFrame = (line: string): line is Frame =>
  /^at (?:[\w$.<>[\] ]+ \()?(?:file:|node:|\/)\S+:\d+:\d+\)?$/.test(line);

const UNKNOWN = "unknown" as ErrorName; // a name out of code, as all others

/** What kind of error it is, never its message, which may quote a student. */
export const errorName = (error: unknown): ErrorName => {
  const name = error instanceof Error ? error.name : "";
  return isErrorName(name) ? name : UNKNOWN;
};

const FRAMES_MOST = 6;

/** Where it was thrown: the innermost places of its stack. */
export const framesOf = (error: unknown): Frame[] =>
  error instanceof Error
    ? (error.stack ?? "")
        .replace(error.message, "")
        .split("\n")
        .map((line) => line.trim())
        .filter(isFrame)
        .slice(0, FRAMES_MOST)
    : [];
