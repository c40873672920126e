import type { Answer } from "./answer.ts";
import type { Demand } from "./tongue.ts";
import type { Topic } from "./topics.ts";

const PLACES: readonly Topic[] = ["town", "travel", "home", "nature", "school", "work"];
const PEOPLE: readonly Topic[] = ["family", "friends"];
/** Verbs with which nobody does anything. */
const IDLE = new Set(["être", "avoir", "ser", "estar", "haber", "hay", "tener", "sein", "haben"]);

/** Names are capitals that are no nouns of ours, behind a preposition, a verb or an "and". */
const hasName = ({ words, speech }: Answer): boolean =>
  words.some(({ opens, capital, nouns, at }) => {
    const before = words[at - 1];
    const { prepositions, joining } = speech.lists;
    const led =
      before && (prepositions.has(before.lower) || joining.has(before.lower) || before.verbs.length > 0);
    return !opens && capital && nouns.length === 0 && led;
  });

const hasTopic = ({ nouns }: Answer, topics: readonly Topic[]): boolean =>
  nouns.some(({ noun }) => noun.topic !== undefined && topics.includes(noun.topic));

const heard = (
  { plain, speech }: Answer,
  list: "people" | "times" | "reasons" | "opinions" | "numbers" | "transport",
) => speech.lists[list].heardIn(plain).length > 0;

/** Describing words; "next" and "last" beside a time describe nothing. */
const describes = ({ words, speech }: Answer): boolean =>
  words.some(({ adjectives, at }) => {
    const timed = [words[at - 1], words[at + 1]].some((near) => near && speech.lists.times.has(near.lower));
    return adjectives.length > 0 && !timed;
  });

/** When each demand of a question is met. */
export const met: Readonly<Record<Demand, (answer: Answer) => boolean>> = {
  who: (answer) => hasTopic(answer, PEOPLE) || heard(answer, "people") || hasName(answer),
  where: (answer) => hasTopic(answer, PLACES) || hasName(answer),
  when: (answer) => heard(answer, "times") || /\d/.test(answer.plain),
  why: (answer) => heard(answer, "reasons"),
  opinion: (answer) => heard(answer, "opinions") || describes(answer),
  number: (answer) => heard(answer, "numbers") || /\d/.test(answer.plain),
  transport: (answer) => hasTopic(answer, ["travel", "sport"]) || heard(answer, "transport"),
  action: (answer) =>
    answer.uses.length > 0 ? answer.uses.some(({ verb }) => !IDLE.has(verb.lemma)) : answer.nouns.length > 0,
};
