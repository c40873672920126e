import { annotated, fold, type Turn, type TurnEvent, unfolded } from "../../domain/conversation.ts";
import type { FlagKind } from "../../domain/safeguarding.ts";
import { Intervened } from "../partner/intervened.ts";
import type { Moment, Partner, ReplyPart } from "../partner/partner.ts";
import { measure } from "../telemetry/watch.ts";
import type { Heard } from "./hear.ts";
import { announced, type Issue } from "./sentences.ts";
import { showsModelAnswers } from "./withheld.ts";

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
  const asked = Date.now();
  const assessing = assessed(partner, moment);
  assessing.catch(() => undefined); // awaited below; a failure meanwhile must not end the process
  const { text: said, ...spoken } = { words: [], ...heard };
  yield { type: "transcript", text: said, ...spoken };

  let folded = unfolded;
  let isSilent = true;
  const repaired = moment.repair && (await partner.repair(moment));
  const isSlow = (moment.repair ?? moment.beside)?.kind === "slower";
  const parts = repaired ? whole(repaired.message) : reply(partner, moment);
  for await (const part of issue ? announced(parts, issue) : parts) {
    if (isSilent && part.type === "reply") measure("FirstWord", Date.now() - asked);
    isSilent = false;
    folded = fold(folded, part);
    yield part.type === "sentence" && isSlow ? { ...part, isSlow } : part;
  }
  const annotating = repaired ? Promise.resolve(repaired) : partner.annotate(moment, folded.message);
  annotating.catch(() => undefined);

  const { engine, score, improvement, better, mistakes, flags } = await assessing;
  yield { type: "assessment", score, improvement, ...(better && { better }) };
  const annotation = annotated(await annotating);
  yield { type: "annotation", ...annotation };
  return {
    said,
    ...spoken,
    message: folded.message,
    score,
    improvement,
    ...(better && { better }),
    mistakes,
    ...annotation,
    engine,
    isFinished: moment.next.kind === "closing",
    ...(moment.repair && { isRepeatRequest: true, repair: moment.repair.kind }),
    ...(isSlow && { isSlow }),
    ...(flags.length > 0 && { flags }),
  };
}

type Assessed = Pick<Turn, "score" | "improvement" | "better" | "mistakes" | "engine"> & {
  flags: FlagKind[];
};

/** What nobody should be marked for, and nobody corrected. */
const unmarked = (flags: FlagKind[]): Assessed => ({
  improvement: "",
  mistakes: [],
  engine: "embedded",
  flags,
});

/**
 * What the answer was worth, unless Mark keeps silent on it, or it only asked for help with the question. An attempt to talk him
 * out of his role is marked for what else was said. Nobody is corrected who has just told of a death or a beating.
 */
const assessed = async (partner: Partner, moment: Moment): Promise<Assessed> => {
  const flags = [...(moment.flags ?? [])];
  const isSilent = moment.isWithheld && flags.some((flag) => flag !== "takeover" && flag !== "personal");
  if (isSilent || moment.repair) return unmarked(flags);
  try {
    const { better, ...given } = await partner.assess(moment);
    const isShown = flags.length === 0 && showsModelAnswers(moment.exercise);
    return {
      ...given,
      ...(isShown && better && { better }),
      ...(moment.sensitivity === "student" && { improvement: "", better: undefined, mistakes: [] }),
      flags,
    };
  } catch (error) {
    if (error instanceof Intervened) return unmarked([...flags, "guardrail"]);
    throw error;
  }
};

async function* whole(message: string): AsyncGenerator<ReplyPart> {
  yield { type: "reply", delta: message };
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
