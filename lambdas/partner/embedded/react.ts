import type { Line } from "../../../domain/conversation.ts";
import { isQuestion } from "./checks/question.ts";
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

const cuesFor = (examined: Examined, noun: NounReading | undefined): readonly Cue[] => {
  const { answer, asked, standing } = examined;
  if (standing === "empty") return ["nothing"];
  if (standing === "refusal") return ["refusal"];
  if (standing === "foreign") return ["foreign"];
  if (standing === "astray") return ["astray"];
  if (asked.question.studentAsks && isQuestion(answer)) return ["question"];
  const sentiment = sentimentOf(answer);
  const disliked = answer.speech.lists.dislikes.heardIn(answer.plain).length > 0;
  if (sentiment === "negative") return noun && disliked ? ["negative+noun"] : ["negative"];
  if (!noun?.topic) {
    const [topic] = answer.uses.flatMap(({ verb }) => verb.topic ?? []);
    return sentiment === "positive" ? ["positive"] : topic ? ["plain", "positive"] : ["plain"];
  }
  // "Ah, the brother!" is nothing to say about people.
  if (PEOPLE.includes(noun.topic)) return [noun.topic];
  return sentiment === "positive" ? [noun.topic, "positive+noun"] : [noun.topic, "plain+noun"];
};

/**
 * What Mark says to an answer before he goes on: never a question, never the same twice in a row. The same answer at
 * the same place always gets the same reaction.
 */
export const reactionTo = (examined: Examined, lines: readonly Line[]): Said => {
  const { tongue } = examined.answer.speech;
  const noun = nounHeard(examined);
  const fitting = cuesFor(examined, noun)
    .flatMap((cue) => tongue.reactions[cue] ?? [])
    .flatMap((line) => filledWith(line, examined.answer, noun) ?? []);
  const last = lines.findLast(({ role }) => role === "assistant")?.content ?? "";
  const chosen = pick(fitting, `${examined.answer.plain}#${lines.length}`, ({ text }) =>
    last.startsWith(text),
  );
  return chosen ?? { text: "", english: "" };
};

/** How Mark ends a conversation, or thanks for a passage that was read. */
export const farewellTo = (examined: Examined, lines: readonly Line[], cue: "closing" | "read"): Said =>
  pick(
    examined.answer.speech.tongue.reactions[cue] ?? [],
    `${examined.answer.plain}#${lines.length}`,
    () => false,
  ) ?? {
    text: "",
    english: "",
  };
