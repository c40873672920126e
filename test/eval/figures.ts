import { type Language, languages } from "../../domain/exercise.ts";
import type { Sample } from "./sample.ts";

/** What an engine made of one answer: its score (0–100), its tip, whether that is about an error, the rules that found something, and how long it took. */
export type Judged = {
  sample: Sample;
  score: number;
  tip: string;
  tellsError: boolean;
  rules: readonly string[];
  ms: number;
};

/** The figures of one language. Means are null where there was nothing to take them of. */
export type Figures = {
  /** Wrong answers, and those of them that got a tip about an error. */
  wrong: number;
  tipped: number;
  /** Correct answers, and those of them that got one all the same. */
  correct: number;
  falseAlarms: number;
  meanScoreWrong: number | null;
  meanScoreCorrect: number | null;
  /** The median over all answers, in milliseconds: a mean would tell what else the machine was doing. */
  msPerAnswer: number | null;
  /** By rule, the wrong and the correct answers in which it found something; those that found most first. */
  rules: Record<string, { wrong: number; correct: number }>;
  /** In the order of the file. */
  rows: { answer: string; note: string; tip: string }[];
};

const mean = (numbers: readonly number[], decimals: number): number | null =>
  numbers.length === 0
    ? null
    : Number((numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(decimals));

const median = (numbers: readonly number[]): number | null => {
  const middle = [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
  return middle === undefined ? null : Number(middle.toFixed(3));
};

const rulesOf = (judged: readonly Judged[]): Figures["rules"] => {
  const rules: Figures["rules"] = {};
  for (const { rules: found, sample } of judged)
    for (const rule of new Set(found)) {
      const counts = rules[rule] ?? { wrong: 0, correct: 0 };
      rules[rule] = counts;
      counts[sample.correct ? "correct" : "wrong"] += 1;
    }
  const all = ({ wrong, correct }: { wrong: number; correct: number }) => wrong + correct;
  return Object.fromEntries(Object.entries(rules).sort(([, one], [, other]) => all(other) - all(one)));
};

const figuresOf = (judged: readonly Judged[]): Figures => {
  const wrong = judged.filter(({ sample }) => !sample.correct);
  const correct = judged.filter(({ sample }) => sample.correct);
  const scores = (some: readonly Judged[]) => some.map(({ score }) => score);
  return {
    wrong: wrong.length,
    tipped: wrong.filter(({ tellsError }) => tellsError).length,
    correct: correct.length,
    falseAlarms: correct.filter(({ tellsError }) => tellsError).length,
    meanScoreWrong: mean(scores(wrong), 1),
    meanScoreCorrect: mean(scores(correct), 1),
    msPerAnswer: median(judged.map(({ ms }) => ms)),
    rules: rulesOf(judged),
    rows: judged.map(({ sample: { answer, note }, tip }) => ({ answer, note: note ?? "", tip })),
  };
};

/** The figures of each language, of those without an answer too. */
export const figuresByLanguage = (judged: readonly Judged[]): Record<Language, Figures> => {
  const of = (language: Language) => figuresOf(judged.filter(({ sample }) => sample.language === language));
  const [french, spanish, german] = languages;
  return { [french]: of(french), [spanish]: of(spanish), [german]: of(german) };
};
