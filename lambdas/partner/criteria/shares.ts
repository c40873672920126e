import type { EvidenceKind } from "../../../domain/exams/pack.ts";
import type { Evidence } from "./evidence.ts";

/** How many answers, or pieces of information, full marks need. */
export type Expected = { answers: number; pieces: number };
/** The share of the full marks, 0–1, and why; `share` is undefined where nothing can be told. */
export type Share = { share?: number; because: string };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const worthOf = (found: readonly Evidence[]): number => sum(found.map(({ worth }) => worth));
const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** A task has two marks. */
const CLEAR = 2;
/** Good development is two clauses an answer. */
const CLAUSES_AN_ANSWER = 2;
/** One tense, however right, is this share of what language can show; each further one, up to three, adds to it. */
const ONE_TENSE = 0.7;
const FURTHER_TENSE = 0.15;
/** So many questions of one's own are an interaction, and that is half of it. */
const QUESTIONS = 2;

const ofTask = (found: readonly Evidence[]): Share => {
  const [task] = found;
  return { share: (task?.worth ?? 0) / CLEAR, because: task ? `${task.shows}.` : "Not answered." };
};

const ofCommunication = (found: readonly Evidence[], { answers }: Expected): Share => {
  const extended = found.filter(({ worth }) => worth === 1).length;
  return {
    share: Math.min(1, worthOf(found) / answers),
    because: `${counted(found.length, "answer")} (${answers} needed for full marks); ${extended} extended.`,
  };
};

const ofInformation = (found: readonly Evidence[], { pieces }: Expected): Share => ({
  share: Math.min(1, worthOf(found) / pieces),
  because: `${counted(found.length, "piece")} of information (${pieces} needed for full marks).`,
});

const ofLanguage = (found: readonly Evidence[], { answers }: Expected): Share => {
  const tenses = new Set(found.flatMap(({ tense }) => tense ?? []));
  const range = ONE_TENSE + FURTHER_TENSE * Math.min(2, Math.max(0, tenses.size - 1));
  const expected = Math.max(CLAUSES_AN_ANSWER * answers, found.length);
  const right = worthOf(found);
  return {
    share: (range * right) / expected,
    because: `No mistake found in ${right} of ${counted(found.length, "clause")} (${expected} needed for full marks); ${counted(tenses.size, "tense")}.`,
  };
};

const ofInteraction = (found: readonly Evidence[], { answers }: Expected): Share => {
  const asked = found.filter(({ asks }) => asks).length;
  const taken = found.length - asked;
  return {
    share: Math.min(1, taken / answers) / 2 + Math.min(1, asked / QUESTIONS) / 2,
    because: `${counted(taken, "question")} taken up (${answers} needed for full marks); ${counted(asked, "question")} asked.`,
  };
};

const ofPronunciation = (found: readonly Evidence[]): Share => {
  if (found.length === 0) return { because: "Not marked: nothing was heard." };
  const clear = found.filter(({ worth }) => worth === 1).length;
  return {
    share: worthOf(found) / found.length,
    because: `${clear} of ${counted(found.length, "word")} understood as they stand, by the recogniser's confidence alone.`,
  };
};

const ofFluency = (): Share => ({
  because: "Not marked: how fast and how freely something was said is not kept.",
});

/** What the evidence for a criterion is worth. It is given the evidence of its own kind alone. */
export const shares: Readonly<
  Record<EvidenceKind, (found: readonly Evidence[], expected: Expected) => Share>
> = {
  task: ofTask,
  communication: ofCommunication,
  information: ofInformation,
  language: ofLanguage,
  interaction: ofInteraction,
  pronunciation: ofPronunciation,
  fluency: ofFluency,
};
