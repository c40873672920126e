import type { Follow } from "../../../core/languageDefinition.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import type { Word } from "../../../core/word.ts";
import type { Check, Finding } from "../../../engine/finding.ts";
import { candidatesFor, REPLACING } from "./candidates.ts";
import { joinedVerb } from "./joined.ts";
import { misformed } from "./misformed.ts";
import { missingVia, neighbourOf } from "./neighbour.ts";
import { verdictOn } from "./verdict.ts";

/** Is this a verb or a preposition that another verb has to follow? */
const isHelping = ({ words, uses }: ParsedAnswer, word: Word, { words: leads, after }: Follow): boolean => {
  // "hätte nicht haben wollen"
  if (word.lower === "haben" && REPLACING.test(words[word.at + 1]?.lower ?? "")) return false;
  const helps = word.verbs.some(({ person, verb }) => person !== undefined && after?.includes(verb.lemma));
  // "Arzt werden will": the helper has to be conjugated here.
  return leads?.includes(word.lower) || (helps && uses.some(({ at }) => at === word.at));
};

const judged = (answer: ParsedAnswer, word: Word, follow: Follow, spoken: boolean): Finding[] => {
  if (!isHelping(answer, word, follow)) return [];
  const verdict = (second: Word) => verdictOn(answer, word, second, follow, spoken);
  if (answer.compiled.definition.compoundReach === "clause")
    return candidatesFor(answer, word, follow).flatMap(verdict).slice(0, 1);
  const second = neighbourOf(answer, word.at, follow.via);
  return second ? verdict(second) : missingVia(answer, word, follow);
};

/** Second verbs in the wrong form: "j'ai manger", "je vais mangé", "je veux joue", "pour joue". */
export const secondVerb: Check = (answer, spoken) => [
  ...answer.words.flatMap((word) =>
    answer.compiled.definition.follows.flatMap((follow) => judged(answer, word, follow, spoken)),
  ),
  ...misformed(answer),
  ...(answer.compiled.definition.german ? joinedVerb(answer) : []),
];
