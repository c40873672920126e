import Papa from "papaparse";
import type { Transcript } from "./transcript.ts";

/** What a reader of the transcripts fills in: y or n, or nothing where it does not apply. */
const questions = [
  "sensible?",
  "specific?",
  "tactless?",
  "asked again?",
  "language right?",
  "tip right?",
  "tip useful?",
  "score fair?",
];

/** A row for each line of Mark's, beside the answer that it follows, as tab-separated values. */
export const sheetOfTalk = (transcripts: readonly Transcript[]): string => {
  const rows = transcripts.flatMap(({ script, exchanges }) =>
    exchanges.map(({ said, message, score, improvement }, place) => [
      script.language,
      script.student,
      script.id,
      place + 1,
      said,
      score ?? "",
      improvement,
      message,
      ...questions.map(() => ""),
    ]),
  );
  const head = [
    "language",
    "student",
    "lesson",
    "turn",
    "student says",
    "score",
    "tip",
    "Mark says",
    ...questions,
  ];
  // What students say may begin with "=": a spreadsheet must not take it for a formula.
  return `${Papa.unparse([head, ...rows], { delimiter: "\t", newline: "\n", escapeFormulae: true })}\n`;
};
