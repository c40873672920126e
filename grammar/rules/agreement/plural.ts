import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const pluralEs = defineRule({
  id: "agreement.plural-es",
  message: "After a consonant, the plural ends in *-es*.",
});
const irregularPlural = defineRule({
  id: "agreement.irregular-plural-form",
  message: "This noun has an irregular plural.",
});

/** Endings that a learner gives a plural, and what French has instead; only the first two can be told by ear. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ai?ls$/, "aux"],
  [/aus$/, "aux"],
  [/eus$/, "eux"],
  [/ous$/, "oux"],
];

/** Spanish: "animals", "felizs", "profesors" – behind a consonant the plural is -es. */
const spanish: Check = ({ words, compiled: { lexicon } }) =>
  words.flatMap((word) => {
    const stem = /^(.+[lrndz])s$/.exec(word.lower)?.[1];
    // "los fans"
    if (
      !stem ||
      /^(?:fans|pósters|posters)$/.test(word.lower) ||
      lexicon.known.has(word.lower) ||
      (word.capital && !word.opens)
    )
      return [];
    const [singular] = [...(lexicon.nouns.get(stem) ?? []), ...(lexicon.adjectives.get(stem) ?? [])];
    const forms = singular && lexicon.inflected.get(singular.lemma.toLowerCase());
    const right = forms?.find(({ slots }) => slots.some((slot) => slot[1] === "p"))?.form;
    if (!right || singular?.form !== singular?.lemma) return [];
    return [findingAt(word, word, { ...pluralEs(), right })];
  });

/** French: plurals of nouns and adjectives that are made with x, made with s: "animals", "amicals", "bateaus". */
export const plural: Check = (answer, spoken) => {
  const {
    words,
    compiled: { lexicon, definition },
  } = answer;
  if (definition.spanish) return spanish(answer, spoken);
  return definition.onlySubjects === undefined
    ? []
    : words.flatMap((word) => {
        if (lexicon.known.has(word.lower) || (word.capital && !word.opens)) return [];
        const [ending, instead] = ENDINGS.find(([pattern]) => pattern.test(word.lower)) ?? [];
        const right = ending && word.lower.replace(ending, instead ?? "");
        const isWord = right && (lexicon.nouns.has(right) || lexicon.adjectives.has(right));
        if (!isWord || (spoken && !word.lower.endsWith("ls"))) return [];
        return [findingAt(word, word, { ...irregularPlural(), right })];
      });
};
