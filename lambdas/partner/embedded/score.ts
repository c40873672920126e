import type { MistakeKind } from "../../../domain/mistakes.ts";
import { weights } from "../../../grammar/checker.ts";
import { asksForHelp, hasRemark } from "../../../grammar/core/remark.ts";
import { mayAsk } from "../../../grammar/rules/answers/question.ts";
import { isOffTense } from "../../../grammar/rules/time/excused.ts";
import { requestBesideIn } from "../../lesson/repairRequest.ts";
import { isCounter } from "./advice/counter.ts";
import type { Examined } from "./examine.ts";
import { type Merits, meritsOf } from "./merits.ts";
import { type Odd, oddIn } from "./odd.ts";

/**
 * What an answer is made of, in points. A right sentence of a few words is in the fifties, one with a detail about 65, one with a
 * reason about 75 and several with an opinion and a reason in the eighties. Whoever has not spoken of more than one time may come no
 * further than the threshold of the nineties.
 */
const WORTH = {
  phrase: 48,
  sentence: 54,
  /** The first words beyond a bare sentence tell most. */
  words: { bare: 3, near: { upTo: 9, each: 2 }, far: { upTo: 22, each: 0.8 } },
  clauses: { each: 4, most: 10, wordsEach: 4 },
  opinion: 4,
  reason: 5,
  example: 3,
  /** An opinion or a reason in so many words is a full one. */
  fullAt: 6,
  times: { two: 5, three: 9 },
  ofOneTime: 92,
} as const;

/** Points for what stands in an answer, before mistakes: 0–100. */
const worth = ({ words, clauses, opinion, reason, example, times }: Merits): number => {
  const { bare, near, far } = WORTH.words;
  const length =
    Math.max(0, Math.min(words, near.upTo) - bare) * near.each +
    Math.max(0, Math.min(words, far.upTo) - near.upTo) * far.each;
  const { each, most, wordsEach } = WORTH.clauses;
  const told = Math.min(clauses, Math.max(1, Math.floor(words / wordsEach)));
  const development = Math.min(most, Math.max(0, told - 1) * each);
  const views = (opinion ? WORTH.opinion : 0) + (reason ? WORTH.reason : 0);
  const ranged = times > 2 ? WORTH.times.three : times === 2 ? WORTH.times.two : 0;
  const all =
    (clauses > 0 ? WORTH.sentence : WORTH.phrase) +
    length +
    development +
    views * Math.min(1, words / WORTH.fullAt) +
    (example ? WORTH.example : 0) +
    ranged;
  return Math.min(times > 1 ? 100 : WORTH.ofOneTime, all);
};

/** Where the student was to ask something and did, nothing more was wanted: neither length nor an opinion. */
const ASKED_WELL = 95;

/** Where a part is played, whatever answers the question does the task, in a sentence or in a few words. */
const SERVED = { whole: 88, short: 75 };

/** Mistakes never take more than this: an answer that is understood is worth something. */
const MOST_LOST = 40;
/** A mistake weighs more where there is nothing right beside it: half as much again in an answer of one clause. */
const ALONE = 0.5;
/** Whoever answers in another tense has done half of the task, and more of it where they had more to say. */
const TENSE_MISSED_MOST = { brief: 50, developed: 65 };
/** Whoever was to ask something, and asked nothing, has not done what was set. */
const UNASKED_MOST = 50;
/** And who takes up nothing of the question besides, less than a word that is right: the level of a relevance. */
const BOTH_MISSED_MOST = 38;
const TAKEN_UP = 0.7;
/** So much is lost where nothing of the question is taken up. */
const UNCLEAR_MOST = 10;
const PART_MISSED = 5;
/** "What would your life be like …?" answered to the point in the present is worth so much at least: what would be is hard to tell. */
const SUPPOSED_LEAST = 40;
/** A question back keeps the talk going and answers nothing; thanks and greetings are kind, and less. */
const ODD: Readonly<Record<Odd, number>> = { asks: 60, courtesy: 30 };
/** An answer beside the question: a share of its worth, more where that is not certain, and never more than this. */
const ELSEWHERE = { certain: 0.57, doubtful: 0.77, most: 50 };

/** One English word in an answer costs no more than this, however short the answer. */
const ENGLISH_MOST = 8;

const lostIn = (findings: Examined["findings"], clauses: number): number => {
  const alone = 1 + ALONE / Math.max(1, clauses);
  const [english] = findings.filter(({ kind }) => kind === "english");
  const borrowed = english ? Math.min(ENGLISH_MOST, weights.english * alone) : 0;
  const gravity =
    findings.reduce((sum, { kind }) => sum + weights[kind], 0) - (english ? weights.english : 0);
  return Math.min(MOST_LOST, gravity * alone + borrowed);
};

/** "J'ai visiter" is no other tense: it is the right one gone wrong. */
const MANGLED: readonly MistakeKind[] = ["participle", "auxiliary", "second-verb", "infinitive"];
/** A sentence that tries to answer is worth more than "I don't know". */
const REFUSAL = 15;
const ATTEMPT_LEAST = { words: 18, sentence: 25 };
/**
 * Whoever says in so many words what was asked for is understood, whatever is wrong with the words: what is lost below this score
 * counts for a third.
 */
const UNDERSTOOD = { words: 4, softened: 47, least: 40, share: 1 / 3 };

const softened = (score: number): number =>
  score >= UNDERSTOOD.softened
    ? score
    : Math.max(UNDERSTOOD.least, UNDERSTOOD.softened - (UNDERSTOOD.softened - score) * UNDERSTOOD.share);

/** Whoever asks for help with the question, or says only that it is all the same, has not answered it. */
const UNANSWERED_MOST = 30;
/** So few words are a shrug, where they are about the talk. */
const SHRUG = 2;
/** Whoever plays a part and tells something else has not done the task. */
const UNSERVED_MOST = 50;

/** "La gente es simpática, más despacio por favor": is help asked for besides an answer? */
const isBeside = ({ text, compiled }: Examined["answer"]): boolean =>
  requestBesideIn(text, compiled.definition.language) !== undefined;

/** What the newest answer was worth, 0–100. */
export const scoreOf = (examined: Examined): number => {
  const { answer, pertinent, asked, standing, relevance, findings } = examined;
  const merits = meritsOf(pertinent);
  const odd = standing === "answered" || standing === "astray" ? oddIn(examined) : undefined;
  // "Perdón, ¿puedes repetir? ¿Qué planes tienes?": where it was the student's turn to ask, the second question is the answer.
  const asksBesides = asked.question.studentAsks && answer.text.split("?").length > 2;
  if (
    (standing === "answered" || standing === "astray") &&
    asksForHelp(answer) &&
    !asksBesides &&
    !isBeside(answer)
  )
    return UNANSWERED_MOST;
  if (odd) return Math.max(ATTEMPT_LEAST.words, Math.round(ODD[odd] - lostIn(findings, merits.clauses)));
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
      // "Il fait beau" to "À quelle heure ?"
      const isUnserved =
        isCounter(examined) &&
        merits.clauses > 0 &&
        relevance.missed.length > 0 &&
        !asked.question.studentAsks;
      const asks = asked.question.studentAsks ? mayAsk(answer) : undefined;
      // "Mir egal."
      if (answer.words.length <= SHRUG && hasRemark(answer)) return UNANSWERED_MOST;
      const done = isCounter(examined) ? (merits.clauses > 0 ? SERVED.whole : SERVED.short) : 0;
      const earned = asks ? ASKED_WELL : Math.max(done, worth(merits));
      const full = earned - lostIn(findings, merits.clauses) - missed - (1 - relevance.level) * UNCLEAR_MOST;
      if (standing === "astray")
        return Math.max(
          8,
          Math.round(Math.min(ELSEWHERE.most, full * ELSEWHERE[relevance.certain ? "certain" : "doubtful"])),
        );
      const supposes = asked.supposes || asked.question.tense === "conditional";
      const missedMost = TENSE_MISSED_MOST[merits.clauses > 1 ? "developed" : "brief"];
      const most = relevance.level < TAKEN_UP && !supposes ? BOTH_MISSED_MOST : missedMost;
      const mangled = findings.some(({ kind }) => MANGLED.includes(kind));
      const timely = !mangled && isOffTense(answer, asked) ? Math.min(most, full) : full;
      // All that is wrong is the tense, in which a weak student cannot tell yet what would be.
      const isOnlyTense = findings.length > 0 && findings.every(({ kind }) => kind === "tense");
      const isUnderstood =
        answer.words.length >= UNDERSTOOD.words &&
        (relevance.level >= TAKEN_UP || asked.demands.length > 0) &&
        (missed === 0 || merits.clauses > 0) &&
        asks !== false &&
        !isUnserved &&
        !findings.some(({ kind }) => kind === "question");
      const least =
        supposes && isOnlyTense && merits.clauses > 0
          ? SUPPOSED_LEAST
          : ATTEMPT_LEAST[merits.clauses > 0 ? "sentence" : "words"];
      const ceiling = asks === false ? UNASKED_MOST : isUnserved ? UNSERVED_MOST : 100;
      return Math.max(least, Math.min(ceiling, Math.round(isUnderstood ? softened(timely) : timely)));
    }
  }
};
