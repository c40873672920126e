import type { Spoken, TurnEvent } from "../../domain/conversation.ts";
import { isDemo } from "../../domain/demos.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { hearingTexts } from "../../domain/hearingTexts.ts";
import type { Body } from "../../domain/shapes.ts";
import { Refusal } from "../http/refusal.ts";
import { isPlainSound } from "../speech/recording.ts";
import type { Transcriber } from "../speech/transcriber.ts";
import type { Quotas } from "../store/quotas.ts";
import { spendTranscription } from "./listen.ts";
import { meanwhile } from "./meanwhile.ts";

/** What the student said. `words` (confidence 0–1) only where it was spoken, even if none came; see `Spoken` for `heard`. */
export type Heard = { text: string } & Partial<Spoken>;

/**
 * What was said in an answer. Typed and already understood answers are there at once; understanding a recording takes its
 * time, so it yields `waiting` now and then. Throws for a recording: 413, 415, 422 where nothing was understood, 429, 503.
 */
export async function* heardIn(
  { transcriber, quotas }: { transcriber: Transcriber; quotas: Quotas },
  { assignment_id, language }: Exercise,
  uid: string,
  body: Body<"takeTurn">,
): AsyncGenerator<TurnEvent, Heard> {
  if (body.dataType === "text") {
    const { text, heard } = body;
    if (body.words && !body.place?.isGuess) transcriber.streamed();
    // Nobody guesses at what is typed.
    const words = body.words ?? (body.place?.isGuess ? [] : undefined);
    return { text, ...(words && { words, heard }) };
  }
  await spendTranscription(quotas, uid, assignment_id);
  const { audioBase64, mimeType } = body.audioData;
  // A job hears it to its end, which may be hours away, and is paid for whether anybody waits for it or not.
  if (!isPlainSound(mimeType))
    await quotas.spend(body.place && !isDemo(assignment_id) ? "jobsOfSite" : "jobsOfDemos", "all");
  const recording = { bytes: Buffer.from(audioBase64, "base64"), mimeType };
  const heard = yield* meanwhile(transcriber.hearAny(recording, language));
  if (heard.text === "") throw new Refusal(422, "unintelligible", hearingTexts.unintelligible);
  return heard;
}
