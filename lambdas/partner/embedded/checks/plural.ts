import { type Check, findingAt } from "../finding.ts";

/** Endings that a learner gives a plural, and what French has instead; only the first two can be told by ear. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ai?ls$/, "aux"],
  [/aus$/, "aux"],
  [/eus$/, "eux"],
  [/ous$/, "oux"],
];

/** French: plurals of nouns and adjectives that are made with x, made with s: "animals", "amicals", "bateaus". */
export const plural: Check = ({ words, speech: { lexicon, tongue } }, spoken) =>
  tongue.onlySubjects === undefined
    ? []
    : words.flatMap((word) => {
        if (lexicon.known.has(word.lower) || (word.capital && !word.opens)) return [];
        const [ending, instead] = ENDINGS.find(([pattern]) => pattern.test(word.lower)) ?? [];
        const right = ending && word.lower.replace(ending, instead ?? "");
        const isWord = right && (lexicon.nouns.has(right) || lexicon.adjectives.has(right));
        if (!isWord || (spoken && !word.lower.endsWith("ls"))) return [];
        return [
          findingAt(word, word, { kind: "agreement", rule: "This word has a plural of its own.", right }),
        ];
      });
