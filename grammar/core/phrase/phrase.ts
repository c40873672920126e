import type { Family, Slot } from "../morphology.ts";
import type { ParsedAnswer } from "../parsedAnswer.ts";
import type { Word } from "../word.ts";
import { adjectivesBehind, adjectivesFrom } from "./adjectives.ts";
import { isLookAlike } from "./lookAlike.ts";
import { nounBehind, nounSlots } from "./noun.ts";
import { standsAlone } from "./pronoun.ts";
import { ruledBy } from "./ruled.ts";
import { shared } from "./slot.ts";

/** A determiner with a verified noun and the adjectives around it: "une petite maison blanche". */
export type Phrase = {
  determiner: Word;
  /** Adjectives before and behind the noun. */
  early: readonly Word[];
  noun: Word;
  late: readonly Word[];
  family: Family;
  /** What the determiner may be here, and what the noun may be. */
  offered: readonly Slot[];
  needed: readonly Slot[];
  /** German: the cases that the preposition before it allows. */
  ruled: string | undefined;
};

/** What a phrase as a whole may be: what its words share, in the cases that its preposition allows. */
export const ruledSlots = ({ offered, needed, ruled }: Phrase): Slot[] =>
  shared(offered, needed).filter((slot) => ruled?.includes(slot.slice(2)) ?? true);

/** The phrase whose determiner stands at `place`, or undefined where there is none with a verified noun. */
export const phraseAt = (answer: ParsedAnswer, place: number): Phrase | undefined => {
  const { words, compiled } = answer;
  const [determiner, next, behind] = words.slice(place, place + 3);
  const candidates = determiner && compiled.determiners.get(determiner.lower);
  if (!candidates || !next || next.afterPause || isLookAlike(answer, determiner, next)) return undefined;
  // French: "une très belle maison", "mes deux sœurs": such words stand between an article and its noun.
  const inner =
    compiled.definition.onlySubjects &&
    ((/^(?:très|trop|si)$/.test(next.lower) && behind?.adjectives.length) ||
      (/s$/.test(determiner.lower) && /^(?:deux|trois|quatre|cinq|six)$/.test(next.lower)));
  const from = inner ? place + 2 : place + 1;
  const adjectives = adjectivesFrom(answer, from);
  const noun = nounBehind(answer, candidates, adjectives, words[from + adjectives.length]);
  if (!noun || standsAlone(answer, determiner, noun)) return undefined;
  const soft = compiled.definition.softens(next.lower);
  const fitting = candidates.filter(
    ({ beforeVowel }) => beforeVowel === "any" || (beforeVowel === "only") === soft,
  );
  const family = (fitting[0] ?? candidates[0])?.family;
  if (!family) return undefined;
  return {
    determiner,
    early: adjectives.filter(({ at }) => at < noun.at),
    noun,
    late: adjectivesBehind(answer, noun),
    family,
    offered: fitting.map(({ slot }) => slot),
    needed: nounSlots(compiled, noun),
    ruled: ruledBy(answer, determiner),
  };
};
