import { fold, type Turn, type TurnEvent, unfolded } from "../../domain/conversation.ts";
import type { Moment, Partner, ReplyPart } from "../partner/partner.ts";
import type { Heard } from "./hear.ts";
import { announced, type Issue } from "./sentences.ts";

/**
 * One turn of a conversation: yields its events as they come and returns it whole (without its number). The answer is
 * assessed while Mark replies, and what belongs to his reply is made once it is known, so that nothing waits for one
 * big answer of a model. With `issue` each sentence of Mark's is announced as soon as it is whole and may be spoken.
 */
export async function* play(
  partner: Partner,
  moment: Moment,
  heard: Heard,
  issue?: Issue,
): AsyncGenerator<TurnEvent, Omit<Turn, "turn">> {
  const assessing = partner.assess(moment);
  assessing.catch(() => undefined); // awaited below; a failure meanwhile must not end the process
  const { text: said, ...spoken } = { words: [], ...heard };
  yield { type: "transcript", text: said, ...spoken };

  let folded = unfolded;
  const parts = reply(partner, moment);
  for await (const part of issue ? announced(parts, issue) : parts) {
    folded = fold(folded, part);
    yield part;
  }
  const annotating = partner.annotate(moment, folded.message);
  annotating.catch(() => undefined);

  const { engine, score, improvement, mistakes } = await assessing;
  yield { type: "assessment", score, improvement };
  const { translation, options } = await annotating;
  yield { type: "annotation", translation, options };
  return {
    said,
    ...spoken,
    message: folded.message,
    score,
    improvement,
    mistakes,
    translation,
    options,
    engine,
    isFinished: moment.next.kind === "closing",
  };
}

/** Mark's reply; a set question is added here, exactly as written, whichever engine reacted. */
async function* reply(partner: Partner, moment: Moment): AsyncGenerator<ReplyPart> {
  let reacted = false;
  for await (const part of partner.reply(moment)) {
    reacted = part.type === "reply";
    yield part;
  }
  if (moment.next.kind === "question")
    yield { type: "reply", delta: `${reacted ? " " : ""}${moment.next.question.text}` };
}
