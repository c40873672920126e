import type { Answer } from "./answer.ts";
import { weights } from "./checks/checks.ts";
import { isQuestion } from "./checks/question.ts";
import { missesTense } from "./checks/tense.ts";
import type { Examined } from "./examine.ts";

/** What makes an answer worth more than its being correct. */
export type Merits = {
  words: number;
  /** Conjugated verbs: the exam counts clauses by them. */
  clauses: number;
  opinion: boolean;
  reason: boolean;
};

/** What an answer has to its credit, whatever mistakes are in it. */
export const meritsOf = (answer: Answer): Merits => ({
  words: answer.words.length,
  clauses: answer.uses.length,
  opinion:
    answer.speech.lists.opinions.heardIn(answer.plain).length > 0 ||
    answer.words.some(({ adjectives }) => adjectives.some(({ opinion }) => opinion !== "neutral")),
  reason: answer.speech.lists.reasons.heardIn(answer.plain).length > 0,
});

/** Points for what stands in an answer, before mistakes: 0–100. The figures are set by the bands that tests name. */
const worth = ({ words, clauses, opinion, reason }: Merits): number => {
  const whole = clauses > 0 ? 50 : 44;
  const length = Math.min(16, Math.max(0, words - 3) * 1.6);
  const development = Math.min(20, Math.max(0, clauses - 1) * 10);
  return Math.min(100, whole + length + development + (opinion ? 9 : 0) + (reason ? 9 : 0));
};

/** Where the student was to ask something and did, nothing more was wanted: neither length nor an opinion. */
const ASKED_WELL = 95;

/** Mistakes never take more than this: an answer that is understood is worth something. */
const MOST_LOST = 40;
/** Whoever answers in another tense has done half of the task. */
const TENSE_MISSED_MOST = 50;
/** And who takes up nothing of the question besides, less than a word that is right: the level of a relevance. */
const BOTH_MISSED_MOST = 35;
const TAKEN_UP = 0.7;
const PART_MISSED = 8;

/** What the newest answer was worth, 0–100. */
export const scoreOf = ({ answer, asked, standing, relevance, findings }: Examined): number => {
  const merits = meritsOf(answer);
  switch (standing) {
    case "withheld":
    case "empty":
      return answer.words.length === 0 ? 0 : 5;
    case "foreign":
      return Math.min(10, 3 + merits.words);
    case "refusal":
      return 15;
    case "astray":
    case "answered": {
      const lost = Math.min(
        MOST_LOST,
        findings.reduce((sum, { kind }) => sum + weights[kind], 0),
      );
      const missed = relevance.missed.length * PART_MISSED;
      const earned = asked.question.studentAsks && isQuestion(answer) ? ASKED_WELL : worth(merits);
      const full = earned - lost - missed - Math.round((1 - relevance.level) * 10);
      if (standing === "astray") return Math.max(8, Math.round(Math.min(50, full * 0.5)));
      const most = relevance.level < TAKEN_UP ? BOTH_MISSED_MOST : TENSE_MISSED_MOST;
      const capped = missesTense(answer, asked.question.tense) ? Math.min(most, full) : full;
      return Math.max(10, Math.min(100, Math.round(capped)));
    }
  }
};
