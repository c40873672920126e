import type { MistakeKind } from "../../../domain/mistakes.ts";
import { mayAsk } from "./checks/answers/question.ts";
import { weights } from "./checks/checks.ts";
import { missesTense } from "./checks/time/missed-tense.ts";
import type { Examined } from "./examine.ts";
import { type Merits, meritsOf } from "./merits.ts";

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
/** A mistake weighs more where there is nothing right beside it: half as much again in an answer of one clause. */
const ALONE = 0.5;
/** Whoever answers in another tense has done half of the task. */
const TENSE_MISSED_MOST = 50;
/** Whoever was to ask something, and asked nothing, has not done what was set. */
const UNASKED_MOST = 50;
/** And who takes up nothing of the question besides, less than a word that is right: the level of a relevance. */
const BOTH_MISSED_MOST = 35;
const TAKEN_UP = 0.7;
const PART_MISSED = 8;
/** An answer to another question: a share of its worth, and never more than this. */
const ELSEWHERE = { share: 0.5, most: 50 };
/** One that nothing ties to its question may be an answer to any other. */
const UNRELATED = { share: 0.75, most: 50 };

const lostIn = (findings: Examined["findings"], clauses: number): number => {
  const gravity = findings.reduce((sum, { kind }) => sum + weights[kind], 0);
  return Math.min(MOST_LOST, gravity * (1 + ALONE / Math.max(1, clauses)));
};

/** "J'ai visiter" is no other tense: it is the right one gone wrong. */
const MANGLED: readonly MistakeKind[] = ["participle", "auxiliary", "second-verb", "infinitive"];
/** A sentence that tries to answer is worth more than "I don't know". */
const REFUSAL = 15;
const ATTEMPT_LEAST = 18;

/** What the newest answer was worth, 0–100. */
export const scoreOf = ({ answer, pertinent, asked, standing, relevance, findings }: Examined): number => {
  const merits = meritsOf(pertinent);
  switch (standing) {
    case "withheld":
    case "empty":
      return answer.words.length === 0 ? 0 : 5;
    case "foreign":
      return Math.min(10, 3 + answer.words.length);
    case "refusal":
      return REFUSAL;
    case "astray":
    case "answered": {
      const missed = relevance.missed.length * PART_MISSED;
      const asks = asked.question.studentAsks ? mayAsk(answer) : undefined;
      const earned = asks ? ASKED_WELL : worth(merits);
      const full = earned - lostIn(findings, merits.clauses) - missed - (1 - relevance.level) * 10;
      const limited = ({ share, most }: typeof ELSEWHERE) => Math.min(most, full * share);
      if (standing === "astray") return Math.max(8, Math.round(limited(ELSEWHERE)));
      const tied = relevance.evident ? full : limited(UNRELATED);
      const most = relevance.level < TAKEN_UP ? BOTH_MISSED_MOST : TENSE_MISSED_MOST;
      const mangled = findings.some(({ kind }) => MANGLED.includes(kind));
      const timely = !mangled && missesTense(answer, asked.question.tense) ? Math.min(most, tied) : tied;
      return Math.max(ATTEMPT_LEAST, Math.min(asks === false ? UNASKED_MOST : 100, Math.round(timely)));
    }
  }
};
