import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const placeCapital = defineRule({
  id: "capital.names",
  message: "Names take a capital letter.",
});
const dayCapital = defineRule({
  id: "capital.days",
  message: "Days and months take no capital letter in Spanish.",
});
const nounCapital = defineRule({
  id: "capital.nouns",
  message: "German nouns take a capital letter.",
});

/** Spanish: "en españa", typed by somebody who knows capitals, and "el Sábado". */
const spanish = ({ words, compiled }: ParsedAnswer, places: readonly string[]): Finding[] =>
  words.some(({ capital, at }) => capital && at === 0)
    ? words.flatMap((word) => {
        const small = !word.capital && places.includes(word.lower);
        const large =
          word.capital &&
          !word.opens &&
          (compiled.lists.times.has(word.lower) || /^(?:español|inglés|francés|alemán)$/.test(word.lower)) &&
          !words[word.at + 1]?.capital &&
          words[word.at + 1]?.lower !== "de" &&
          !words[word.at - 2]?.capital;
        if (!small && !large) return [];
        const right = small ? word.text.charAt(0).toUpperCase() + word.text.slice(1) : word.lower;
        return [findingAt(word, word, { ...(small ? placeCapital() : dayCapital()), right })];
      })
    : [];

/** German: typed nouns without their capital. Words that may be something else count only behind a determiner. */
export const capital: Check = (answer, spoken) => {
  const { definition, lexicon, determiners, lists } = answer.compiled;
  if (definition.spanish && !spoken) return spanish(answer, definition.spanish.places);
  if (spoken || definition.german === undefined) return [];
  // "morgen", "abends", "ein paar": written small although a noun is spelt alike.
  const adverbs = lists.known;
  return answer.words.flatMap((word) => {
    const [noun] = word.nouns;
    if (!noun || word.capital) return [];
    // „La vie en rose“: a title in another language.
    const titled = /[„“"«][^„“"»]*$/u.test(answer.text.slice(0, word.start));
    if (titled && !lexicon.known.has(answer.words[word.at - 1]?.lower ?? "")) return [];
    const before = answer.words[word.at - 1];
    const led =
      before !== undefined && determiners.has(before.lower) && !word.afterPause && !before.afterPause;
    const otherwise =
      word.verbs.length > 0 || word.adjectives.length > 0 || lexicon.functional.has(word.lower);
    // "einige tanzen" is a pronoun and its verb.
    const named = led && (word.verbs.length === 0 || phraseAt(answer, word.at - 1) !== undefined);
    // "gibt zu viel preis": the first part of a verb.
    const prefix = /^(?:preis|acht|stand|halt)$/.test(word.lower) && !led;
    // "mit allen spielen": with everybody.
    const withAll =
      /^(?:allen|vielen|beiden|anderen)$/.test(before?.lower ?? "") &&
      word.verbs.some(({ mood }) => mood === "infinitive");
    if (withAll || prefix || (otherwise && !named) || adverbs.has(word.lower)) return [];
    // "eine junge Frau", "ein alter Schreibtisch", "ein freiwilliges soziales Jahr", "um im Buch zu blättern".
    let next = answer.words[word.at + 1];
    while (next && !next.capital && !next.afterPause && next.adjectives.length > 0)
      next = answer.words[next.at + 1];
    const describes = next && !next.afterPause && next.capital && /e[nmrs]?$/.test(word.lower);
    if (describes || (before?.lower === "zu" && /n$/.test(word.lower))) return [];
    return [
      findingAt(word, word, {
        ...nounCapital(),

        right: noun.form,
      }),
    ];
  });
};
