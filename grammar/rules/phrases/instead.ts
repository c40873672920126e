import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { isDeterminer, type Word } from "../../core/word.ts";
import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const sino = defineRule({
  id: "phrase.sino",
  message: "When “but” means “but instead”, use *sino*.",
});

/** What may follow "pero" all the same: "no es caro, pero sí bonito", "pero también a mi hermano". */
const ADDS =
  /^(?:sí|también|tampoco|no|nunca|muy|bastante|más|menos|al|a|solo|aun|siempre|bueno|por|quizás?|demasiado|mucho)$/;

/** Does a phrase begin like this one: with the same preposition, with an article, or as the name of a language? */
const isLike =
  ({ compiled }: ParsedAnswer, first: Word) =>
  ({ lower, nouns, adjectives }: Word, place: number, clause: readonly Word[]): boolean => {
    if (compiled.lists.prepositions.has(first.lower)) return lower === first.lower;
    if (isDeterminer(compiled, first)) return isDeterminer(compiled, clause[place]);
    // "inglés", "escocés": a quality may come as well, "no es caro pero bonito".
    const [quality, other] = [first.adjectives[0]?.opinion, adjectives[0]?.opinion];
    const unknown = !compiled.lexicon.known.has(first.lower);
    const named = (first.nouns.length > 0 || unknown) && nouns.length > 0 && !quality && !other;
    return named || (quality === "neutral" && other === "neutral");
  };

/** Spanish: "no voy en coche pero en bici" – not this, but that instead. */
export const instead: Check = (answer) =>
  answer.compiled.definition.spanish === undefined
    ? []
    : answer.words.flatMap((word) => {
        const { words, uses, compiled } = answer;
        const first = words[word.at + 1];
        if (word.lower !== "pero" || !first || first.afterPause || ADDS.test(first.lower)) return [];
        const use = uses.findLast(({ at }) => at < word.at);
        if (!use || word.at - use.at > 8) return [];
        const denied = words.slice(Math.max(0, use.at - 3), use.at).some(({ lower }) => lower === "no");
        const [, to] = clauseAround(compiled, words, first.at);
        // "…, pero mis amigos sí"
        const echoed = /^(?:sí|no|también|tampoco)$/.test(words[to - 1]?.lower ?? "");
        const acts = words.slice(first.at, to + 3).some(({ verbs, at }) => {
          const noun = words[at]?.nouns.length ?? 0;
          return verbs.some(({ person }) => person !== undefined) && noun === 0;
        });
        const denial = words.slice(use.at + 1, word.at);
        if (!denied || acts || echoed || to - first.at > 5 || !denial.some(isLike(answer, first))) return [];
        return [findingAt(word, word, { ...sino(), right: "sino" })];
      });
