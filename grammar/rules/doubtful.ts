import { englishWords } from "../core/english.ts";
import type { ParsedAnswer } from "../core/parsedAnswer.ts";
import type { Finding } from "../engine/finding.ts";

type Span = { start: number; end: number };

const touches = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** "match of the day", "the lord of the rings": a title, which has a grammar of its own. */
const TITLE = /\p{L}+(?: (?:the|\p{L}+))? of (?:the |a )?\p{L}+/giu;

/** Words with which a whole sentence is in English, and no title. */
const SMALL = /^(?:i|you|me|my|your|it|is|are|he|she|we|they|to|and|with|for)$/;

/** English words side by side, as they are heard: "stranger things"; in writing, their capitals tell titles. */
const runsIn = ({ words, compiled: { lexicon } }: ParsedAnswer): Span[] =>
  words.flatMap((word) => {
    const next = words[word.at + 1];
    const isForeign = ({ lower }: { lower: string }) =>
      englishWords.has(lower) && !lexicon.known.has(lower) && !SMALL.test(lower);
    return next && !next.afterPause && isForeign(word) && isForeign(next)
      ? [{ start: word.start, end: next.end }]
      : [];
  });

const titlesIn = (answer: ParsedAnswer): Span[] =>
  [...answer.text.matchAll(TITLE)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));

/** Within so many words a time belongs to a verb: what is heard has no full stops. */
const NEAR = 9;

/** The sentence that a finding stands in, with its mark. */
const sentenceAt = (text: string, { start, end }: Finding): string => {
  const before = Math.max(...[".", "!", "?", "…"].map((mark) => text.lastIndexOf(`${mark} `, start - 1)));
  const [rest = ""] = /^[^.!?…]*[.!?…]?/.exec(text.slice(end)) ?? [];
  return text.slice(before + 1, end) + rest;
};

/** Does it run on from one sentence into the next, "compra uno. Me daría pena por mi abuelo", and is no word that the next one explains? */
const isAcross = ({ words }: ParsedAnswer, { kind, start, end }: Finding): boolean =>
  kind !== "false-friend" && words.some((word) => word.opens && word.start > start && word.start < end);

/** "je trouve la langue jolie", "ça rend la vie belle": what something is found to be stands behind it. */
const isJudged = ({ words, uses }: ParsedAnswer, { kind, end }: Finding): boolean => {
  const last = words.find((word) => word.end === end);
  return (
    kind === "word-order" &&
    last !== undefined &&
    // "je trouve le trop cher" has no noun.
    (words[last.at - 1]?.nouns.length ?? 0) > 0 &&
    uses.some(
      ({ head, verb }) =>
        /^(?:trouver|rendre|imaginer|croire)$/.test(verb.lemma) && head < last.at && head >= last.at - 4,
    )
  );
};

/**
 * Is it so uncertain that it is not told? What stands in a title is no mistake, what Mark is asked back has a tense of its own, and
 * a time says nothing of a verb in another sentence.
 */
export const isDoubtful = (answer: ParsedAnswer, finding: Finding, spoken: boolean): boolean => {
  const titles = [...titlesIn(answer), ...(spoken ? runsIn(answer) : [])];
  if (titles.some((title) => touches(title, finding))) return true;
  if (isAcross(answer, finding) || isJudged(answer, finding)) return true;
  if (finding.kind !== "tense") return false;
  const sentence = sentenceAt(answer.text, finding);
  if (sentence.endsWith("?") && sentence.trim() !== answer.text.trim()) return true;
  const { time } = finding;
  if (time === undefined) return false;
  const at = answer.text.toLowerCase().indexOf(time.toLowerCase());
  if (at < 0) return false;
  const between = answer.text
    .slice(Math.min(at, finding.start), Math.max(at, finding.end))
    .split(/\s+/).length;
  return !sentence.toLowerCase().includes(time.toLowerCase()) || between > NEAR;
};
