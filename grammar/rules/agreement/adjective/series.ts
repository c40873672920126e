import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import type { Word } from "../../../core/word.ts";

/** "elle est honnête, patiente et drôle", "es alta, delgada y simpática", with commas or, in French, as it is heard, without. */
const isListed = (
  { compiled, words }: ParsedAnswer,
  { adjectives, nouns, verbs, opens, lower, at, afterPause }: Word,
): boolean =>
  (compiled.definition.onlySubjects !== undefined ||
    (compiled.definition.spanish !== undefined && afterPause)) &&
  !opens &&
  adjectives.length > 0 &&
  (nouns.length + verbs.length === 0 || /^(?:et|y)$/.test(words[at + 1]?.lower ?? "")) &&
  !adjectives.some(({ early }) => early && compiled.definition.onlySubjects) &&
  !/^(?:sûr|clair|seule?s?|bueno|claro|sol[oa]s?|seguro|genial|total|igual)$/.test(lower);

/** The adjectives from `place` on that are about the same: "gentille et très sportif" are two. */
export const seriesAt = (answer: ParsedAnswer, place: number): Word[] => {
  const { words, compiled } = answer;
  const found: Word[] = [];
  for (let at = place; ; at += 1) {
    const word = words[at];
    const follows = found.length > 0 && word !== undefined && isListed(answer, word);
    if (!word || (word.afterPause && !follows) || word.adjectives.length === 0) return found;
    // "gentille et petit ami": that one is about another noun.
    const behind = words[at + 1];
    if (found.length > 0 && behind && !behind.afterPause && behind.nouns.length > 0) return found;
    found.push(word);
    if (behind && isListed(answer, behind)) continue;
    if (!behind || behind.afterPause || !compiled.lists.joining.has(behind.lower)) return found;
    at += 1;
    while (compiled.lists.between.has(words[at + 1]?.lower ?? "")) at += 1;
  }
};
