import type { Mistake } from "../../../domain/mistakes.ts";
import { findingsIn } from "../../../grammar/checker.ts";
import { type ParsedAnswer, read } from "../../../grammar/core/parsedAnswer.ts";
import type { Finding } from "../../../grammar/engine/finding.ts";
import { foreignLanguage, knownShare } from "./detect.ts";
import type { Examined } from "./examine.ts";

/** More than an answer has mistakes: a correction may bring out the next one. */
const CORRECTIONS_MAX = 8;
/** Of a speech only the tip is of use, and each correction reads all of it anew. */
const WORDS_MAX = 150;
/** A moved adjective may still need its ending, and the article the adjective's sound: "Ma préférée activité". */
const STEPS_MAX = 3;

/** A text with what is known to be wrong in it. */
type Draft = { answer: ParsedAnswer; findings: readonly Finding[] };

const opensSentence = (before: string): boolean =>
  !/[\p{L}\d]/u.test(before) || /[.!?…]["»”]?\s+[¿¡«“"]*$/.test(before);

/** The text with the right words in the place of a finding's. A capital that began a sentence stays there, whatever word that is now. */
const replaced = ({ text, compiled }: ParsedAnswer, { start, end }: Finding, right: string): string => {
  const [first = ""] = /^\p{L}+/u.exec(text.slice(start, end)) ?? [];
  const lower = first.charAt(0).toLowerCase() + first.slice(1);
  if (first === lower || !opensSentence(text.slice(0, start)))
    return text.slice(0, start) + right + text.slice(end);
  const isName = compiled.definition.german !== undefined && !compiled.subjects.has(lower);
  const moved = isName || right.startsWith(first) ? right : right.replace(first, lower);
  return text.slice(0, start) + moved.charAt(0).toUpperCase() + moved.slice(1) + text.slice(end);
};

/** "le travail je fais est": “le travail que je” is where to go on from, and without its verb. */
const isCutShort = (before: ParsedAnswer, after: ParsedAnswer, right: string): boolean => {
  const { subordinating } = before.compiled.lists;
  const joins = (right.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => subordinating.has(word));
  return joins && after.uses.length < before.uses.length;
};

/**
 * A draft with one correction made, and what that calls for at the same spot. Undefined where it can't just be put in: it tells
 * only the beginning of what to say, or something certain would still be wrong there.
 */
const stepOf = (
  { answer, findings }: Draft,
  finding: Finding,
  about: Pick<Examined, "asked" | "spoken">,
  steps = STEPS_MAX,
): Draft | undefined => {
  const { kind, right, start, end } = finding;
  if (right === undefined || end <= start || steps === 0) return undefined;
  const text = replaced(answer, finding, right);
  if (text === answer.text) return undefined;
  const next = read(text, answer.compiled.definition.language);
  if (kind === "phrase" && isCutShort(answer, next, right)) return undefined;
  const after = { answer: next, findings: findingsIn(next, about.asked, about.spoken) };
  const isThere = (other: Finding) => other.start < start + right.length && start < other.end;
  const [still] = after.findings.filter(isThere);
  if (still) return stepOf(after, still, about, steps - 1);
  return after.findings.length <= findings.length ? after : undefined;
};

/** The gravest of the other corrections that can be made; what can't be is `refused` from then on. */
const furtherStep = (draft: Draft, examined: Examined, refused: Set<string>): Draft | undefined => {
  for (const finding of draft.findings) {
    const name = `${finding.kind} ${finding.right}`;
    const next = refused.has(name) ? undefined : stepOf(draft, finding, examined);
    if (next) return next;
    refused.add(name);
  }
  return undefined;
};

/**
 * The answer with every correction made that is certain, its gravest mistake's first; undefined where that one has none, or
 * none that can be put into the sentence. What is only known to be wrong stays as it was said.
 */
export const correctedOf = (examined: Examined): ParsedAnswer | undefined => {
  const { answer, findings } = examined;
  const [worst] = findings;
  if (!worst || answer.words.length > WORDS_MAX) return undefined;
  let draft = stepOf({ answer, findings }, worst, examined);
  const refused = new Set<string>();
  for (let count = 1; draft && count < CORRECTIONS_MAX; count += 1) {
    const next = furtherStep(draft, examined, refused);
    if (!next) break;
    draft = next;
  }
  return draft && draft.answer.text !== answer.text ? draft.answer : undefined;
};

/** Of a correction in another language, or in words that nobody knows, less can be made out. */
const isReadable = (text: string, { text: before, compiled }: ParsedAnswer): boolean => {
  const { language } = compiled.definition;
  return (
    foreignLanguage(text, language) === undefined &&
    knownShare(text, language) >= Math.min(1, knownShare(before, language))
  );
};

/** A draft with one of another engine's corrections made; undefined where our rules have something against it. */
const namedStep = (
  { answer, findings }: Draft,
  { said, right }: Mistake,
  { asked, spoken }: Examined,
): Draft | undefined => {
  const { text, compiled } = answer;
  const start = said === "" ? -1 : text.indexOf(said);
  const isOnce = start >= 0 && text.indexOf(said, start + 1) < 0;
  if (right === undefined || right === said || !isOnce) return undefined;
  const changed = text.slice(0, start) + right + text.slice(start + said.length);
  if (!isReadable(changed, answer)) return undefined;
  const next = read(changed, compiled.definition.language);
  const after = { answer: next, findings: findingsIn(next, asked, spoken) };
  const isWrongThere = after.findings.some(
    (other) => other.start < start + right.length && start < other.end,
  );
  return isWrongThere || after.findings.length > findings.length ? undefined : after;
};

/**
 * The answer with the corrections that another engine has named, the gravest first. Each has to be about words that the student said, in
 * one place only, and must bring nothing that our rules know to be wrong. Undefined where the gravest can't be made.
 */
export const correctedBy = (examined: Examined, mistakes: readonly Mistake[]): ParsedAnswer | undefined => {
  let draft: Draft = examined;
  for (const [place, mistake] of mistakes.entries()) {
    const next = namedStep(draft, mistake, examined);
    if (next) draft = next;
    else if (place === 0) return undefined;
  }
  return draft.answer === examined.answer ? undefined : draft.answer;
};
