import type { Fault } from "../../domain/conversation.ts";
import type { RefusalCode } from "../../domain/refusals.ts";

/** What may stand beside a refusal: the field it is about, and after how many seconds it is worth another try. */
type Details = { field?: string; retryAfterSeconds?: number };

/**
 * The one error that a caller is told about: HTTP status, a code for programs, a sentence for a person. Whatever else is
 * thrown is a fault of ours and answers 500.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly details: Details;

  constructor(status: number, code: RefusalCode, sentence: string, details: Details = {}) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.details = details;
  }

  /** The body of the answer, inside `{ "error": … }`. */
  get fault(): Fault {
    const { field } = this.details;
    return { code: this.code, message: this.message, ...(field !== undefined && { field }) };
  }
}

/** What is told of an error that is no refusal. */
export const unexpected = (): Refusal =>
  new Refusal(
    500,
    "unexpected",
    "Something went wrong on our side. What you wrote is kept: please try again.",
  );

/** What is told of a file that should be a photo, and isn't one. */
export const notJpeg = (): Refusal =>
  new Refusal(415, "not_a_jpeg", "This file is not a .jpg photo. Please choose another one.");

/** What a member is told whose account is deleted, whatever they ask with a token that still holds. */
export const accountDeleted = (): Refusal =>
  new Refusal(401, "account_deleted", "This account has been deleted. You can sign up again at any time.");
