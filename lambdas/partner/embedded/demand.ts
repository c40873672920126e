import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import type { Demand } from "../../../grammar/core/parsedQuestion.ts";
import type { Topic } from "../../../grammar/core/topics.ts";

const PLACES: readonly Topic[] = ["town", "travel", "home", "nature", "school", "work"];
const PEOPLE: readonly Topic[] = ["family", "friends"];
/** Verbs with which nobody does anything. */
const IDLE = new Set(["être", "avoir", "ser", "estar", "haber", "hay", "tener", "sein", "haben", "geben"]);

/** Names are capitals that are no nouns of ours, behind a preposition, a verb or an "and". */
const hasName = ({ words, compiled }: ParsedAnswer): boolean =>
  words.some(({ opens, capital, nouns, at }) => {
    const before = words[at - 1];
    const { prepositions, joining } = compiled.lists;
    const led =
      before && (prepositions.has(before.lower) || joining.has(before.lower) || before.verbs.length > 0);
    return !opens && capital && nouns.length === 0 && led;
  });

const hasTopic = ({ nouns }: ParsedAnswer, topics: readonly Topic[]): boolean =>
  nouns.some(({ noun }) => noun.topic !== undefined && topics.includes(noun.topic));

const heard = (
  { plain, compiled }: ParsedAnswer,
  list:
    | "none"
    | "pastMarkers"
    | "futureMarkers"
    | "verdicts"
    | "people"
    | "times"
    | "reasons"
    | "opinions"
    | "numbers"
    | "transport",
) => compiled.lists[list].heardIn(plain).length > 0;

/** Describing words; "next" and "last" beside a time describe nothing. */
const describes = ({ words, compiled }: ParsedAnswer): boolean =>
  words.some(({ adjectives, at }) => {
    const timed = [words[at - 1], words[at + 1]].some((near) => near && compiled.lists.times.has(near.lower));
    return adjectives.length > 0 && !timed;
  });

/** Is something done, be it in an infinitive or in a form gone wrong? */
const acts = ({ uses, words, compiled }: ParsedAnswer): boolean =>
  uses.some(({ verb }) => !IDLE.has(verb.lemma)) ||
  words.some(({ verbs, nouns, adjectives, capital }) =>
    verbs.some(
      ({ verb, mood }) =>
        // "spielen" is no game without its capital.
        (nouns.length === 0 || (compiled.definition.german !== undefined && !capital)) &&
        !IDLE.has(verb.lemma) &&
        // "Ma matière préférée": a participle that describes does nothing.
        (mood === "infinitive" || (mood === "participle" && adjectives.length === 0)),
    ),
  );

/** "Samedi prochain, j'ai un match", "estuve en casa": a time and a thing, or where somebody was. */
const isOn = (answer: ParsedAnswer): boolean =>
  answer.nouns.some(({ noun }) => noun.topic !== undefined) &&
  (heard(answer, "futureMarkers") ||
    heard(answer, "pastMarkers") ||
    (hasTopic(answer, PLACES) && answer.uses.some(({ tenses }) => tenses[0] === "past")));

/** When each demand of a question is met. */
export const met: Readonly<Record<Demand, (answer: ParsedAnswer) => boolean>> = {
  // "Avec mon chien" will do; in a whole sentence the dog may be there for another reason.
  who: (answer) =>
    hasTopic(answer, PEOPLE) ||
    answer.nouns.some(({ noun }) => noun.gloss === "teacher") ||
    (answer.uses.length === 0 && hasTopic(answer, ["animals"])) ||
    heard(answer, "people") ||
    heard(answer, "none") ||
    hasName(answer),
  // "comida india" is no place.
  where: (answer) =>
    answer.nouns.some(
      ({ word, noun }) =>
        noun.topic !== undefined && PLACES.includes(noun.topic) && word.adjectives.length === 0,
    ) || hasName(answer),
  when: (answer) => heard(answer, "times") || /\d/.test(answer.plain),
  why: (answer) => heard(answer, "reasons"),
  opinion: (answer) => heard(answer, "opinions") || heard(answer, "verdicts") || describes(answer),
  number: (answer) => heard(answer, "numbers") || /\d/.test(answer.plain),
  transport: (answer) => hasTopic(answer, ["travel", "sport"]) || heard(answer, "transport"),
  action: (answer) =>
    acts(answer) ||
    isOn(answer) ||
    heard(answer, "none") ||
    (answer.uses.length === 0 && answer.nouns.length > 0),
};
