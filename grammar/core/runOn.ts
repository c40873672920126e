import type { Finding } from "../engine/finding.ts";
import type { RuleId } from "../engine/rule.ts";
import type { ParsedAnswer } from "./parsedAnswer.ts";
import { isDeterminer, isSubject, type Word } from "./word.ts";

/** So many words without a pause run on: a recogniser writes no full stops, and where a clause ends is a guess. */
const RUN_MIN_WORDS = 14;
/** And so many verbs in them, for they are more than one clause. */
const RUN_MIN_VERBS = 2;

/** The words between two pauses, those of a finding among them. */
const runAround = ({ words }: ParsedAnswer, { start, end }: Finding): readonly Word[] => {
  const first = words.findIndex((word) => word.end > start);
  if (first < 0) return [];
  const from = words.findLastIndex((word, at) => at <= first && (at === 0 || word.afterPause));
  const until = words.findIndex((word, at) => at > first && word.start >= end && word.afterPause);
  return words.slice(Math.max(0, from), until < 0 ? words.length : until);
};

/** What tells of another sentence's time, or of the question's. */
const BY_CONTEXT: ReadonlySet<RuleId> = new Set([
  "tense.keep-to-tense",
  "tense.keep-imperfect",
  "tense.keep-past",
  "tense.keep-future",
]);
const DEPENDENT: ReadonlySet<RuleId> = new Set(["word-order.subordinate-clause", "word-order.wo-end"]);
/** "So gut wie nie", "wie ihre Mutter": it compares at least as often as it begins a clause. */
const COMPARES = "wie";
/** A case that nobody gives who is the subject. */
const NO_SUBJECT: ReadonlySet<RuleId> = new Set([
  "case.accusative-object",
  "case.second-object",
  "case.indirect-object",
]);
const OWN_SUBJECT = /^(?:ich|du|er|es|wir|man)$/;
const SUBJECT_WITHIN = 5;

/** "… so putze ich [die Zähne ich gehe]": a subject behind what is corrected begins another clause; behind "que" it belongs there. */
const startsAnew = ({ compiled }: ParsedAnswer, spanned: readonly Word[], { kind }: Finding): boolean => {
  const [first, ...rest] = spanned.filter((word, place) => place > 0 || !isDeterminer(compiled, word));
  const isWord = first && first.nouns.length + first.verbs.length + first.adjectives.length > 0;
  return (
    (kind === "phrase" || kind === "second-verb" || kind === "agreement" || kind === "adjective") &&
    (isWord ?? false) &&
    !compiled.lexicon.functional.has(first?.lower ?? "") &&
    !isSubject(compiled, first) &&
    rest.some(
      (word, place) =>
        isSubject(compiled, word) &&
        !compiled.lists.clitics.has(word.lower) &&
        !compiled.lexicon.functional.has(rest[place - 1]?.lower ?? ""),
    )
  );
};

/** "Wenn es nicht regnet | am liebsten …": its verb may be the last of its clause, as it should be. */
const mayEnd = (answer: ParsedAnswer, spanned: readonly Word[], { id }: Finding): boolean => {
  const begin = spanned[0];
  if (!DEPENDENT.has(id)) return false;
  if (begin?.lower === COMPARES) return true;
  const verb = spanned.findIndex(
    ({ verbs }, place) => place > 1 && verbs.some(({ person }) => person !== undefined),
  );
  // "Weil es ist gut": a mistake has its verb straight behind the subject.
  return begin !== undefined && verb > 2 && !isNounPhrase(answer, spanned.slice(1, verb));
};

const isNounPhrase = ({ compiled }: ParsedAnswer, words: readonly Word[]): boolean =>
  words.length > 0 &&
  // A noun that no table has, as well.
  words.slice(-1).every(({ nouns, lower }) => nouns.length > 0 || !compiled.lexicon.known.has(lower)) &&
  words.slice(0, -1).every(({ verbs }) => verbs.every(({ person }) => person === undefined));

/** "Erklärt | unser Lehrer alles": it may be the subject of a verb near it, as nobody else is. */
const maySubject = ({ words }: ParsedAnswer, spanned: readonly Word[], { id }: Finding): boolean => {
  if (!NO_SUBJECT.has(id)) return false;
  const [first, last] = [spanned[0], spanned.at(-1)];
  if (!first || !last) return false;
  const near = words.slice(Math.max(0, first.at - SUBJECT_WITHIN), last.at + SUBJECT_WITHIN);
  const isThird = near.some(({ verbs }) => verbs.some(({ person }) => person === 2));
  return isThird && !near.some(({ lower }) => OWN_SUBJECT.test(lower));
};

/**
 * Does a finding hang on where a clause ends, in words that run on without a pause? Then it is not told: a wrong correction harms
 * more than none.
 */
export const hangsOnBorder = (answer: ParsedAnswer, finding: Finding): boolean => {
  if (finding.end <= finding.start) return false;
  const run = runAround(answer, finding);
  const verbs = answer.uses.filter(({ at }) => run.some((word) => word.at === at));
  if (run.length < RUN_MIN_WORDS || verbs.length < RUN_MIN_VERBS) return false;
  const spanned = answer.words.filter(({ start, end }) => start < finding.end && end > finding.start);
  if (BY_CONTEXT.has(finding.id)) return true;
  return (
    startsAnew(answer, spanned, finding) ||
    mayEnd(answer, spanned, finding) ||
    maySubject(answer, spanned, finding)
  );
};
