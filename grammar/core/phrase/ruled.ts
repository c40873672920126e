import { clauseAround } from "../clause.ts";
import type { ParsedAnswer } from "../parsedAnswer.ts";
import type { Word } from "../word.ts";
import { twoWayCase } from "./twoWay.ts";

/** "seit ihre Familie hier wohnt": a conjunction, which has its verb at the end. */
const isConjunction = ({ words, compiled, uses }: ParsedAnswer, determiner: Word): boolean => {
  const [start, end] = clauseAround(compiled, words, determiner.at);
  const last = words[end - 1];
  if (!last || last.at <= determiner.at + 1 || last.capital) return false;
  // "obwohl ich seit die Klassenfahrt erkältet bin": the verb is the outer clause's.
  const within =
    start < determiner.at - 1 &&
    compiled.lists.subordinating.has(words[start]?.lower ?? "") &&
    !uses.some(({ at }) => at > start && at < determiner.at);
  return !within && last.verbs.some(({ person }) => person !== undefined);
};

/** Does what looks like a preposition before this determiner rule nothing? */
const isFree = (answer: ParsedAnswer, determiner: Word, before: string): boolean => {
  const { words, compiled, uses } = answer;
  const { at, lower } = determiner;
  const earlier = words[at - 2]?.lower;
  // "meiner Meinung nach der …": this one stands behind what it rules.
  if (compiled.definition.german?.trailing.includes(`${earlier} ${before}`)) return true;
  // "nimmt mich Papa mit | den Rest laufe ich": it is the verb's, and another clause begins.
  const behind = words
    .slice(at + 2, at + 4)
    .find(({ verbs, nouns }) => verbs.length > 0 && nouns.length === 0);
  const joins = words.slice(at, behind?.at).some(({ lower: each }) => compiled.lists.joining.has(each));
  const parts = uses.findLast(
    (use) => use.at < at - 1 && use.at === use.head && compiled.lexicon.verbOf.has(before + use.verb.lemma),
  );
  if (parts && behind && !joins && uses.some((use) => use.at === behind.at)) return true;
  // "vom Balkon aus", "von hier aus"
  if (before === "aus")
    return words.slice(Math.max(0, at - 4), at).some((word) => /^vo[nm]$/.test(word.lower));
  // "zu viele" is "too many", and "ab und zu" is "now and then".
  if (before === "zu") return earlier === "und" || lower.startsWith("viel");
  // "Es geht um ein Junge", but "um der Umwelt zu helfen" and "um ein Uhr".
  if (before === "um")
    return words
      .slice(at, clauseAround(compiled, words, at)[1])
      .some((word) => word.lower === "uhr" || word.lower.includes("zu"));
  return /^(?:seit|während)$/.test(before) && isConjunction(answer, determiner);
};

/** German: the cases that the preposition before a determiner allows, "d", "a" or "ad"; undefined where none rules it. */
export const ruledBy = (answer: ParsedAnswer, determiner: Word): string | undefined => {
  const { words, compiled } = answer;
  const before = (!determiner.afterPause && words[determiner.at - 1]?.lower) || "";
  // "um" is in no list: it may begin "um … zu", or tell the time.
  const ruled = before === "um" ? "a" : compiled.cases.get(before);
  if (!ruled || isFree(answer, determiner, before)) return undefined;
  return ruled === "ad" ? twoWayCase(answer, determiner, before) : ruled;
};
