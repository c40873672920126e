import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const secondHalf = defineRule({
  id: "negation.second-half",
  message: (first: string, example: string) => `*${first}* needs its second half: *${example}*.`,
});

/** How far behind "ne" its second half may stand: "je ne lui ai malheureusement pas". */
const REACH = 7;
/** "Personne ne", "ni … ni … ne": how far before it may stand. */
const BEFORE = 6;

/** Negations that lack their second half: "je ne fume parce que …". */
export const negation: Check = ({ words, compiled }) => {
  const { negation: halves } = compiled.definition;
  if (!halves) return [];
  // The "que" of "parce que" is no half.
  const isHalf = (lower: string, at: number) =>
    halves.second.includes(lower) &&
    !(lower.startsWith("qu") && compiled.lists.reasons.has(words[at - 1]?.lower ?? ""));
  return words.flatMap((word) => {
    const verb = words
      .slice(word.at + 1, word.at + 4)
      .find(({ verbs }) => verbs.some(({ person }) => person !== undefined));
    if (!halves.first.includes(word.lower) || !verb) return [];
    // "Je ne peux", "je ne sais": older French does without.
    if (verb.verbs.some(({ verb: { lemma } }) => halves.without.includes(lemma))) return [];
    const around = words.slice(Math.max(0, word.at - BEFORE), word.at + REACH);
    if (around.some(({ lower, at }) => isHalf(lower, at))) return [];
    return [
      findingAt(word, verb, {
        ...secondHalf(halves.first[0] ?? "", halves.example),
      }),
    ];
  });
};
