import { linesOf, type TurnEvent } from "../../domain/conversation.ts";
import { sentencesOf, wholeSentencesOf } from "../../domain/sentences.ts";
import type { ReplyPart } from "../partner/partner.ts";
import type { Lesson } from "../store/lesson.ts";

/** Records that these sentences, all those of the reply so far, may be spoken. Throws where this turn is no longer ours. */
export type Issue = (sentences: readonly string[]) => Promise<void>;

/** The parts of a reply as they come, and behind the part that completes a sentence, that sentence, once it is issued. */
export async function* announced(
  parts: AsyncIterable<ReplyPart>,
  issue: Issue,
): AsyncGenerator<ReplyPart | Extract<TurnEvent, { type: "sentence" }>> {
  let said = "";
  let count = 0;
  async function* announce(sentences: readonly string[]) {
    const fresh = sentences.slice(count);
    if (fresh.length === 0) return;
    await issue(sentences);
    count = sentences.length;
    for (const text of fresh) yield { type: "sentence" as const, text };
  }
  for await (const part of parts) {
    yield part;
    if (part.type === "reset") {
      said = "";
      count = 0;
    } else {
      said += part.delta;
      yield* announce(wholeSentencesOf(said));
    }
  }
  yield* announce(sentencesOf(said));
}

/** A whole line, or one of its sentences: any other piece would be one more sound to pay for. */
const isOf = (line: string, message: string): boolean =>
  line === message || sentencesOf(line).includes(message);

/** Is this a model answer, or a sentence of one, that was sent with the lesson? */
const isModelIn = ({ showsModelAnswers = false, opening, turns }: Lesson, message: string): boolean =>
  showsModelAnswers && [opening, ...turns].some(({ options }) => options !== "" && isOf(options, message));

/** Has Mark said this in the lesson, or is he just saying it, or is it a model answer to what he said? Then it may be spoken. */
export const isSaidIn = (lesson: Lesson, message: string): boolean =>
  [lesson.claim, lesson.guess].some((held) => held?.issued?.includes(message)) ||
  linesOf(lesson).some(({ role, content }) => role === "assistant" && isOf(content, message)) ||
  isModelIn(lesson, message);
