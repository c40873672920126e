import { adviceOn, CallFailed } from "../api/problem.ts";
import { BRAND } from "../shell/brand.ts";

const nameOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.name : "");

/** A sentence about what went wrong: the pool's own, or ours where a call of ours failed. */
export const messageOf = (thrown: unknown): string => {
  if (thrown instanceof CallFailed) return adviceOn(thrown.problem).sentence;
  return thrown instanceof Error && thrown.message !== "" ? thrown.message : "Please try again.";
};

/** Email and password that do not belong together. The pool never says which of the two is wrong. */
export const isWrongLogin = (thrown: unknown): boolean =>
  ["NotAuthorizedException", "UserNotFoundException"].includes(nameOf(thrown)) &&
  // The same name is given to an account that is locked for a while, or switched off: those say so themselves.
  !/attempts|disabled/i.test(messageOf(thrown));

/** An account whose address was never confirmed, so that nothing can be mailed to it. */
export const isUnconfirmed = (thrown: unknown): boolean =>
  nameOf(thrown) === "InvalidParameterException" && /verified/i.test(messageOf(thrown));

/** A code that was mistyped, or is too old. */
export const isWrongCode = (thrown: unknown): boolean =>
  ["CodeMismatchException", "ExpiredCodeException"].includes(nameOf(thrown));

/** What a failure of the pool's means for a call that needed its token. */
export const asCallFailed = (thrown: unknown): CallFailed => {
  if (thrown instanceof CallFailed) return thrown;
  if (nameOf(thrown) === "NetworkError") return new CallFailed({ kind: "offline" });
  const fault = {
    code: "sign_in_failed",
    message: `${BRAND} can't reach your account just now. Try again in a moment.`,
  };
  return new CallFailed({ kind: "refused", status: 503, fault });
};
