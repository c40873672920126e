import { Refusal } from "../../http/refusal.ts";
import { errorName } from "../../telemetry/error.ts";
import { note } from "../../telemetry/watch.ts";
import { unreadable } from "../recording.ts";
import { hardOfHearing } from "../transcriber.ts";

/**
 * What a caller is told of a failure of Transcribe's: 415 where the recording is to blame, and 503 for all else (too many
 * streams at once, no answer in time, no permission). Its name alone is logged: a message may quote what was said.
 */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  const name = errorName(error);
  const isItsFault = name === "BadRequestException";
  note(isItsFault ? "recordingRefused" : "hearingFailed", { error: name });
  return isItsFault ? unreadable() : hardOfHearing();
};
