import Papa from "papaparse";
import type { Judged } from "./figures.ts";

/** What a person reads to judge the tips; the last column is theirs: y where the tip is right, n where it is not. */
const columns = [
  "language",
  "correct",
  "spoken",
  "score",
  "about an error",
  "question",
  "answer",
  "note",
  "tip",
  "right?",
];

const yesOr = (is: boolean, otherwise: string): string => (is ? "yes" : otherwise);

/** The tips beside the notes, as tab-separated values that a spreadsheet opens. */
export const sheetOf = (judged: readonly Judged[]): string => {
  const rows = judged.map(({ sample, score, tip, tellsError }) => [
    sample.language,
    yesOr(sample.correct, "no"),
    yesOr(sample.spoken ?? false, "no"),
    score,
    yesOr(tellsError, "no"),
    sample.question,
    sample.answer,
    sample.note ?? "",
    tip,
    "",
  ]);
  // What learners write may begin with "=": a spreadsheet must not take it for a formula.
  const text = Papa.unparse([columns, ...rows], { delimiter: "\t", newline: "\n", escapeFormulae: true });
  return `${text}\n`;
};
