import type { Line } from "../../../domain/conversation.ts";
import { mayAsk } from "./checks/answers/question.ts";
import { filledWith } from "./echo.ts";
import type { Examined } from "./examine.ts";
import type { NounReading } from "./lexicon.ts";
import { sentimentOf } from "./sentiment.ts";
import type { Cue, Said } from "./tongue.ts";
import { pick } from "./vary.ts";

const PEOPLE = ["family", "friends"];

/**
 * The noun worth taking up: the last one with a topic that the question did not bring along itself; what was done
 * before whom it was done with.
 */
const nounHeard = ({ answer, asked }: Examined): NounReading | undefined => {
  const telling = answer.nouns.filter(({ noun }) => noun.topic !== undefined && noun.topic !== "leisure");
  const own = telling.filter(({ noun }) => !asked.lemmas.includes(noun.lemma));
  const things = own.filter(({ noun }) => noun.topic !== undefined && !PEOPLE.includes(noun.topic));
  return (things.at(-1) ?? own.at(-1) ?? telling.at(-1))?.noun;
};

/** Nobody wants to hear that he has missed the question every time. */
const MOST_REBUKES = 2;

const saidBefore = ({ text }: Said, lines: readonly Line[]): number =>
  lines.filter(({ role, content }) => role === "assistant" && content.startsWith(text)).length;

const insists = ({ answer }: Examined, lines: readonly Line[]): boolean => {
  const rebukes = answer.speech.tongue.reactions.astray ?? [];
  return rebukes.reduce((sum, line) => sum + saidBefore(line, lines), 0) < MOST_REBUKES;
};

const cuesFor = (
  examined: Examined,
  noun: NounReading | undefined,
  lines: readonly Line[],
): readonly Cue[] => {
  const { answer, asked, standing, sensitivity } = examined;
  if (standing === "withheld") return ["calm"];
  if (sensitivity) return ["sensitive"];
  if (standing === "empty") return ["nothing"];
  if (standing === "refusal") return ["refusal"];
  if (standing === "foreign") return ["foreign"];
  if (standing === "astray") return insists(examined, lines) ? ["astray"] : ["plain"];
  if (asked.question.studentAsks && mayAsk(answer)) return ["question"];
  const sentiment = sentimentOf(answer);
  const disliked = answer.speech.lists.dislikes.heardIn(answer.plain).length > 0;
  if (sentiment === "negative") return noun && disliked ? ["negative+noun"] : ["negative"];
  if (!noun?.topic) {
    return sentiment === "positive" ? ["positive"] : ["plain"];
  }
  // "Ah, the brother!" is nothing to say about people, and who is no friend is not to be called one.
  if (noun.topic === "friends" && !/friend|mate/.test(noun.gloss)) return ["plain"];
  if (PEOPLE.includes(noun.topic)) return [noun.topic];
  const liked = answer.speech.lists.likes.heardIn(answer.plain).length > 0;
  if (sentiment !== "positive") return [noun.topic, "plain+noun"];
  // "C'était super, j'ai vu un film" likes the day, not every film.
  return liked ? [noun.topic, "positive+noun"] : [noun.topic, "positive"];
};

/**
 * What Mark says to an answer before he goes on: never a question, never the same twice as long as there are others. The same answer at
 * the same place always gets the same reaction.
 */
export const reactionTo = (examined: Examined, lines: readonly Line[]): Said => {
  const { tongue } = examined.answer.speech;
  const noun = nounHeard(examined);
  const fitting = cuesFor(examined, noun, lines)
    .flatMap((cue) => tongue.reactions[cue] ?? [])
    .flatMap((line) => filledWith(line, examined.answer, noun) ?? []);
  const last = lines.findLast(({ role }) => role === "assistant")?.content ?? "";
  const fresh = fitting.filter((line) => saidBefore(line, lines) === 0);
  const seed = `${examined.answer.plain}#${lines.length}`;
  const chosen = pick(fresh.length > 0 ? fresh : fitting, seed, ({ text }) => last.startsWith(text));
  return chosen ?? { text: "", english: "" };
};

/** How Mark ends a conversation, thanks for a passage that was read, or stops after what demands tact or is not his to answer. */
export const farewellTo = (
  examined: Examined,
  lines: readonly Line[],
  cue: "closing" | "read" | "calm-end" | "sensitive-end",
): Said =>
  pick(
    examined.answer.speech.tongue.reactions[cue] ?? [],
    `${examined.answer.plain}#${lines.length}`,
    () => false,
  ) ?? {
    text: "",
    english: "",
  };
