import { fold, type Turn, type TurnEvent, unfolded } from "../../domain/conversation.ts";
import type { Moment, Partner, ReplyPart } from "../partner/partner.ts";
import type { Heard } from "./hear.ts";

/**
 * One turn of a conversation: yields its events as they come and returns it whole (without its number). The answer is
 * assessed while Mark replies, and what belongs to his reply is made once it is known, so that nothing waits for one
 * big answer of a model.
 */
export async function* play(
  partner: Partner,
  moment: Moment,
  heard: Heard,
): AsyncGenerator<TurnEvent, Omit<Turn, "turn">> {
  const assessing = partner.assess(moment);
  assessing.catch(() => undefined); // awaited below; a failure meanwhile must not end the process
  const { text: said, ...spoken } = { words: [], ...heard };
  yield { type: "transcript", text: said, ...spoken };

  let folded = unfolded;
  for await (const part of reply(partner, moment)) {
    folded = fold(folded, part);
    yield part;
  }
  const annotating = partner.annotate(moment, folded.message);
  annotating.catch(() => undefined);

  const { engine, score, improvement } = await assessing;
  yield { type: "assessment", score, improvement };
  const { translation, options } = await annotating;
  yield { type: "annotation", translation, options };
  return {
    said,
    ...spoken,
    message: folded.message,
    score,
    improvement,
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
