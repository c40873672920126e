import type { Follow } from "../../../core/languageDefinition.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import type { Word } from "../../../core/word.ts";
import { type Finding, findingAt } from "../../../engine/finding.ts";
import { defineRule } from "../../../engine/rule.ts";

const viaMissing = defineRule({
  id: "second-verb.link-missing",
  message: (via: string) => `Put *${via}* between the two verbs.`,
});

/** French and Spanish: the word that should be the second verb behind `place`, past the adverbs between the two. */
export const neighbourOf = (
  { words, compiled }: ParsedAnswer,
  place: number,
  via: string | undefined,
): Word | undefined => {
  let at = place + 1;
  if (via !== undefined) {
    if (words[at]?.lower !== via) return undefined;
    at += 1;
  }
  while (compiled.lists.between.has(words[at]?.lower ?? "") && !words[at]?.afterPause) at += 1;
  const word = words[at];
  return word?.afterPause ? undefined : word;
};

/** "voy jugar", "tengo estudiar": the word between the two is missing. */
export const missingVia = (
  { words, compiled }: ParsedAnswer,
  first: Word,
  { via, second }: Follow,
): Finding[] => {
  const next = words[first.at + 1];
  const joins =
    next && !next.afterPause && next.nouns.length === 0 && !compiled.lexicon.functional.has(next.lower);
  if (via === undefined || !joins || !next.verbs.some(({ mood }) => mood === second)) return [];
  // "antes jugar era fácil": the infinitive is a subject.
  if (via === "de" && /^(?:es|era|fue)$/.test(words[first.at + 2]?.lower ?? "")) return [];
  // "lo que más me gustó fue dar …"
  if (via === "a" && words[first.at - 1]?.verbs.length && /^fue/.test(first.lower)) return [];
  return [
    findingAt(first, next, {
      ...viaMissing(via),

      // "fui tener una fiesta" may stand for "tuve".
      ...(first.verbs.every(({ mood }) => mood !== "preterite") && {
        right: `${first.text} ${via} ${next.text}`,
      }),
    }),
  ];
};
