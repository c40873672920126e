import type { Spoken, TurnEvent } from "../../domain/conversation.ts";
import type { Body } from "../../domain/shapes.ts";
import { Refusal } from "../http/refusal.ts";

/** What the student said. `words` (confidence 0–1) only where it was spoken, even if none came; see `Spoken` for `heard`. */
export type Heard = { text: string } & Partial<Spoken>;

/**
 * What was said in an answer. Typed and already understood answers are there at once; understanding a recording takes its
 * time, so it yields `waiting` now and then. Throws 415 for a recording: this deployment has no recogniser yet.
 */
// biome-ignore lint/correctness/useYield: what is typed is there at once, and nothing else is understood here yet
export async function* heardIn(body: Body<"takeTurn">): AsyncGenerator<TurnEvent, Heard> {
  if (body.dataType === "text") {
    const { text, words, heard } = body;
    return { text, ...(words && { words, heard }) };
  }
  throw new Refusal(
    415,
    "no_speech_recognition",
    "Speech is not understood here yet. Please type your answer.",
  );
}
