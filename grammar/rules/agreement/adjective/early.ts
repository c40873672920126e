import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { isDeterminer, type Word } from "../../../core/word.ts";
import type { Check } from "../../../engine/finding.ts";
import { clash } from "./clash.ts";

/** French: does a preposition stand before the adjective, "de bon humeur", or before its degree, "en très bon santé"? */
const isRuled = ({ words }: ParsedAnswer, { at }: Word): boolean => {
  const lead = words[at - 1]?.lower === "très" ? words[at - 2] : words[at - 1];
  return /^(?:d[e']|en|avec|sans)$/.test(lead?.lower ?? "");
};

/** Spanish: "saco buenos notas" – nothing before the adjective says that it is about something else. */
const isFree = ({ words, compiled }: ParsedAnswer, { at, verbs }: Word): boolean => {
  const before = words[at - 1];
  return (
    before !== undefined &&
    verbs.length === 0 &&
    // "un hotel bueno | clases …", "es bueno música": who knows.
    before.nouns.length + before.adjectives.length === 0 &&
    !/^(?:muy|más|es|lo)$/.test(before.lower) &&
    !isDeterminer(compiled, before)
  );
};

/** "en plein forme", "tiene malo fama": an adjective before a noun that has no article. */
export const early: Check = (answer, spoken) => {
  const { german, spanish } = answer.compiled.definition;
  if (german) return [];
  return answer.words.flatMap((adjective) => {
    const noun = answer.words[adjective.at + 1];
    if (!noun || noun.afterPause || noun.nouns.length === 0 || noun.adjectives.length > 0) return [];
    if (adjective.afterPause || adjective.nouns.length > 0) return [];
    if (!adjective.adjectives.some((reading) => reading.early)) return [];
    const leads = spanish ? isFree(answer, adjective) : noun.verbs.length === 0 && isRuled(answer, adjective);
    if (!leads) return [];
    return clash(answer, adjective, adjective, { slots: noun.nouns.flatMap(({ slots }) => slots) }, spoken);
  });
};
