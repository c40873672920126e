import { type StudentAttempts, timeOf } from "../../../domain/attempts.ts";
import { gradePercent } from "../../../domain/gradePercent.ts";
import { pronunciationStars } from "../../../domain/grading.ts";
import type { ResultFlag, ResultRow } from "../../../domain/resultShapes.ts";
import { resultTexts } from "../../../domain/resultTexts.ts";
import { isSafeguarding } from "../../../domain/safeguarding.ts";
import { asWritten, outOf, spreadsheetOf } from "./spreadsheet.ts";
import { engineWords, flagWords, mistakeWords } from "./wording.ts";

const { columns } = resultTexts;

/** A time (epoch ms) in a form that every spreadsheet takes for one, by this machine's clock: "2026-11-16 09:31:05". */
const localTime = (time: number): string => {
  const offset = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offset).toISOString().slice(0, 19).replace("T", " ");
};

/** Stars (0–5) for pronunciation from the mean confidence (0–1), or nothing where no word was heard. */
const starsFor = (confidence: number | undefined): number | "" =>
  (confidence === undefined ? undefined : pronunciationStars([confidence])) ?? "";

const flagsIn = ({ flags }: ResultRow, isWanted: (flag: ResultFlag) => boolean): string =>
  flags
    .filter(isWanted)
    .map((flag) => flagWords[flag])
    .join("; ");

const cellsOf = (row: ResultRow): Record<string, string | number> => ({
  Finished: localTime(timeOf(row)),
  Version: row.version,
  "Marked by": row.engine ? engineWords[row.engine] : "",
  [columns.grade]: outOf(row.grade ?? ""),
  // A number beside the words, to be sorted and averaged.
  "Grade (%)": gradePercent(row.grade) ?? "",
  [columns.vocabulary]: row.vocabulary ?? "",
  [columns.grammar]: row.grammar ?? "",
  "Pronunciation (of 5)": starsFor(row.confidence),
  "Asked to repeat": row.timesAskedToRepeat ?? 0,
  Remarks: flagsIn(row, (flag) => !isSafeguarding(flag)),
  Mistakes: row.mistakes.map(mistakeWords).join("\n"),
  [columns.feedback]: row.feedback ?? "",
});

/** What a teacher knows of an attempt besides: who it was, which class, and the teacher's own part. */
const classCells = (row: ResultRow, number: number): Record<string, string | number> => ({
  // Namesakes are told apart by it.
  "Student No.": number,
  [columns.student]: asWritten(row.studentId),
  Class: asWritten(row.class_id),
  "Your mark": asWritten(outOf(row.teacher?.mark ?? "")),
  Reason: row.teacher?.reason ?? "",
});

/** What is for the teacher's eyes only, and in the file only when asked for. */
const confidentialCells = (row: ResultRow): Record<string, string> => ({
  "Safeguarding flags": flagsIn(row, isSafeguarding),
  "Private note": row.teacher?.note ?? "",
});

/**
 * The finished attempts of these students as CSV (RFC 4180), the newest of each first. Only a shared exercise's file has students' names and the teacher's marks, and it
 * has safeguarding flags and private notes only with `hasConfidential`.
 */
export const csvOf = (
  students: readonly StudentAttempts[],
  { isShared, hasConfidential }: { isShared: boolean; hasConfidential: boolean },
): string => {
  const rows = students.flatMap(({ newest, earlier }, place) =>
    [newest, ...earlier].map((row) => {
      const cells = {
        ...(isShared && classCells(row, place + 1)),
        ...cellsOf(row),
        ...(isShared && hasConfidential && confidentialCells(row)),
      };
      return cells;
    }),
  );
  return spreadsheetOf(rows);
};
