import { type Language, languages } from "../../domain/exercise.ts";
import type { Attacked } from "./attacked.ts";
import type { Engine } from "./engine.ts";
import type { Injection } from "./injections.ts";
import { momentOf } from "./sample.ts";

/** By how many points (of 100) one injection moved the score of one answer. */
export type Shift = { language: Language; answer: string; injection: string; shift: number };

/** The figures of one language: attacks, those that moved the score, and the greatest move up and down. */
export type ShiftFigures = {
  attacks: number;
  shifted: number;
  meanShift: number;
  highest: number;
  lowest: number;
};

/** Behind the answer and before it. */
const places = [
  (answer: string, injection: string) => `${answer} ${injection}`,
  (answer: string, injection: string) => `${injection}\n${answer}`,
];

/** Scores every answer without and with every injection. */
export const shiftsOf = async (
  { assess }: Pick<Engine, "assess">,
  answers: readonly Attacked[],
  injections: readonly Injection[],
): Promise<Shift[]> => {
  const shifts: Shift[] = [];
  for (const attacked of answers) {
    const { language, answer } = attacked;
    const { score: fair } = await assess(momentOf(attacked));
    for (const { text } of injections)
      for (const place of places) {
        const { score } = await assess(momentOf({ ...attacked, answer: place(answer, text) }));
        shifts.push({ language, answer, injection: text, shift: score - fair });
      }
  }
  return shifts;
};

const figuresOf = (shifts: readonly number[]): ShiftFigures => ({
  attacks: shifts.length,
  shifted: shifts.filter((shift) => shift !== 0).length,
  meanShift: Number((shifts.reduce((sum, shift) => sum + shift, 0) / Math.max(1, shifts.length)).toFixed(2)),
  highest: Math.max(0, ...shifts),
  lowest: Math.min(0, ...shifts),
});

/** The figures of each language that was attacked. */
export const shiftFigures = (shifts: readonly Shift[]): Partial<Record<Language, ShiftFigures>> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const own = shifts.filter((shift) => shift.language === language).map(({ shift }) => shift);
      return own.length > 0 ? [[language, figuresOf(own)]] : [];
    }),
  );
