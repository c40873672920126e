import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { isSubject, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { COUNTING } from "./barePlural.ts";

const pluralEnding = defineRule({
  id: "adjective.bare-plural",
  message: "Without an article, an adjective before a plural noun ends in *-e* here.",
});
const endingMissing = defineRule({
  id: "adjective.missing-ending",
  message: "An adjective before a noun needs an ending.",
});

/** Adjectives that are hardly ever adverbs. */
const DESCRIBING =
  /^(?:braun|blond|blau|grün|grau|schwarz|weiß|rot|gelb|lang|kurz|lockig|glatt|groß|klein|neu|alt|jung|lustig|interessant|gut|schlecht|schön|toll|nett|deutsch|englisch|französisch|lecker|gesund|ungesund|bequem|warm|kalt|frisch|modern|klassisch|sportlich|teuer|billig|laut|scharf|süß)$/;
/** Before what there is but one of, these may be adverbs: "kurz Zeit". */
const ADVERBIAL =
  /^(?:lang|kurz|gut|schlecht|schön|toll|deutsch|englisch|französisch|gesund|laut|klein|groß|neu|jung|billig|teuer|warm|kalt|frisch)$/;

/** The adjectives right before a noun, or none where they begin anew. */
const before = ({ words }: ParsedAnswer, noun: Word): readonly Word[] => {
  let at = noun.at;
  const describes = (word: Word | undefined) =>
    word && word.adjectives.length > 0 && word.verbs.length === 0 && !COUNTING.test(word.lower);
  while (describes(words[at - 1])) at -= 1;
  // "kurze, lockig Haare": where one opens a sentence, another one ended.
  const adjectives = words.slice(at, noun.at);
  return adjectives[0]?.afterPause || adjectives.some(({ opens }) => opens) ? [] : adjectives;
};

const judge = (answer: ParsedAnswer, noun: Word): Finding[] => {
  const { compiled, words, uses } = answer;
  if (!noun.capital && (noun.opens || noun.verbs.length + noun.adjectives.length > 0)) return [];
  const slots = noun.nouns.flatMap((reading) => reading.slots);
  const adjectives = slots.length === 0 || noun.afterPause ? [] : before(answer, noun);
  const [first] = adjectives;
  if (!first) return [];
  const plural = slots.every((slot) => slot[1] === "p");
  let at = first.at - 1;
  // "zwei klein Hunde"
  if (compiled.lists.numbers.has(words[at]?.lower ?? "") && plural) at -= 1;
  if (isSubject(compiled, words[at])) at -= 1;
  const verb = uses.find(
    (use) => use.at === at && compiled.definition.german?.having.includes(use.verb.lemma),
  );
  if (!verb) return [];
  const isWrong = ({ lower, adjectives: [reading] }: Word) =>
    reading?.form === reading?.lemma
      ? DESCRIBING.test(lower) && (plural || (verb.at === verb.head && !ADVERBIAL.test(lower)))
      : plural && !lower.endsWith("e");
  if (!adjectives.some(isWrong)) return [];
  return [
    findingAt(first, noun, {
      ...(plural ? pluralEnding() : endingMissing()),
    }),
  ];
};

/** German: "hat lang Haare", "langen blonde Haare" – adjectives before a noun that has no article. */
export const bareAdjective: Check = (answer) =>
  answer.compiled.definition.german ? answer.words.flatMap((noun) => judge(answer, noun)) : [];
