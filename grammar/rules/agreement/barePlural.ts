import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { formFor } from "../../core/phrase/form.ts";
import { isDeterminer, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { MEASURE } from "./count.ts";

const dativeAdjective = defineRule({
  id: "adjective.after-dative",
  message: (preposition: string) =>
    `*${preposition}* takes the dative: the adjective ends in *-en*, *-er* or *-em*.`,
});
const dativePlural = defineRule({
  id: "case.preposition-dative-plural",
  message: (preposition: string) => `*${preposition}* takes the dative, and the plural ends in *-n*.`,
});
const noDativePlural = defineRule({
  id: "case.preposition-accusative-plural",
  message: (preposition: string) =>
    `*${preposition}* takes the accusative, so leave out the *-n* of the dative plural.`,
});

/** What counts rather than describes: "zu wenige Busse" are too few. */
export const COUNTING = /^(?:viel|wenig|mehr|meist|ander|verschieden|lieber$)/;

/** What a preposition leads to without an article. */
type Led = { noun: Word; cases: string; several: boolean };

const ledBy = ({ words, compiled }: ParsedAnswer, preposition: Word): Led | undefined => {
  // "meiner Ansicht nach gute Vorbilder": this one stands behind what it rules.
  const ruled = words[preposition.at - 1]?.lower ?? "";
  if (compiled.definition.german?.trailing.includes(`${ruled} ${preposition.lower}`)) return undefined;
  const { numbers, times } = compiled.lists;
  let at = preposition.at + 1;
  // "mit ungefähr tausend Schüler"
  if (/^(?:ungefähr|etwa|fast|über|rund|circa|nur)$/.test(words[at]?.lower ?? "")) at += 1;
  // "mit meinen zwei Brüder"
  if (isDeterminer(compiled, words[at]) && numbers.has(words[at + 1]?.lower ?? "")) at += 1;
  const first = words[at];
  if (!first || first.afterPause || isDeterminer(compiled, first)) return undefined;
  const counts = numbers.has(first.lower);
  const several = !/^eine?n?$/.test(first.lower) && (counts || /^\d+$|(?:tausend|hundert)$/.test(first.text));
  const noun = several || counts ? words[at + 1] : first;
  // "vor zwei Jahre"
  const timed = several && /^(?:vor|in)$/.test(preposition.lower) && times.has(noun?.lower ?? "");
  const cases = timed ? "d" : compiled.cases.get(preposition.lower);
  if (!noun || noun.afterPause || !cases || cases === "ad") return undefined;
  if (preposition.lower === "zu" && COUNTING.test(first.lower)) return undefined;
  // "zu Tode"
  if ((!noun.capital && noun.verbs.length > 0) || noun.lower === "tode") return undefined;
  return { noun, cases, several };
};

/** "mit alte Leute": no adjective in the dative ends in -e. */
const described = ({ words }: ParsedAnswer, preposition: Word, { noun, cases }: Led): Finding | undefined => {
  const behind = words[noun.at + 1];
  const ends = /[^e]e$/.test(noun.lower) && noun.adjectives.some(({ form, lemma }) => form !== lemma);
  if (!ends || cases !== "d" || preposition.lower === "zu") return undefined;
  if (!behind || behind.afterPause || behind.nouns.length === 0) return undefined;
  return findingAt(preposition, behind, {
    ...dativeAdjective(preposition.text),
  });
};

/** German: "mit Freunde", "seit zwei Jahre" – a plural that has to be in the dative, or must not be. */
const plural = (answer: ParsedAnswer, preposition: Word, { noun, cases, several }: Led): Finding[] => {
  const [reading] = noun.nouns;
  // "fünf Jahre alten", "acht Uhr"
  const measured =
    /^(?:uhr|alt\p{L}*)$/u.test(answer.words[noun.at + 1]?.lower ?? "") ||
    MEASURE.test(reading?.lemma.toLowerCase() ?? "");
  // "drei Schlafzimmer": of several, whatever the word alone may be.
  const slots = noun.nouns.flatMap((each) => each.slots.filter((slot) => !several || slot[1] === "p"));
  const fits = slots.some((slot) => slot[1] !== "p" || cases.includes(slot.slice(2)));
  if (!reading || slots.length === 0 || measured || fits) return [];
  const right = formFor(
    answer,
    reading,
    ["m", "f", "n"].map((gender) => `${gender}p${cases[0]}`),
  );
  return [
    findingAt(preposition, noun, {
      ...(cases === "d" ? dativePlural(preposition.text) : noDativePlural(preposition.text)),

      right: right && answer.text.slice(preposition.start, noun.start) + right,
    }),
  ];
};

/** German: what is wrong between a preposition and a noun without an article. */
export const barePlural: Check = (answer) =>
  answer.compiled.definition.german === undefined
    ? []
    : answer.words.flatMap((preposition) => {
        const led = ledBy(answer, preposition);
        if (!led) return [];
        return described(answer, preposition, led) ?? plural(answer, preposition, led);
      });
