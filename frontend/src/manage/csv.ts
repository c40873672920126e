import Papa from "papaparse";
import { type StudentAttempts, timeOf } from "../../../domain/attempts.ts";
import { gradePercent } from "../../../domain/gradePercent.ts";
import { pronunciationStars } from "../../../domain/grading.ts";
import type { ResultFlag, ResultRow } from "../../../domain/resultShapes.ts";
import { resultTexts } from "../../../domain/resultTexts.ts";
import { isSafeguarding } from "../../../domain/safeguarding.ts";
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

/** "7/10" in words, because a spreadsheet takes it for a day in October. */
const outOf = (mark: string): string => mark.replace(/(\d)\s*\/\s*(?=\d)/g, "$1 out of ");

/** What a spreadsheet takes for a day, a time or a power of ten: a mark "4-5", a class "10/11" or "7E1". */
const TAKEN_FOR_OTHER = /^\s*\d+(?:(?:\s*[-/:]\s*\d+)+|e\d+)\s*$/i;
/** Short words of people's as they stand: with an apostrophe before them where they would be taken for something else. */
const asWritten = (text: string): string => (TAKEN_FOR_OTHER.test(text) ? `'${text}` : text);

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

/** How a formula begins, with whatever a spreadsheet passes over before it. Papa's own pattern misses those of several lines. */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]/u;
/**
 * The same where a spreadsheet begins a new cell, though we don't: after a semicolon or a tab, where the machine's language parts cells by
 * those, and after the end of a line.
 */
const FORMULA_INSIDE = /([;\t\r\n][\s\p{C}"]*)(?=[=+\-@＝＋－＠])/gu;
const withoutFormulae = (cell: string | number): string | number =>
  typeof cell === "string" ? cell.replace(FORMULA_INSIDE, "$1'") : cell;
/** Told to Excel, which otherwise takes UTF-8 for the machine's own code. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * The finished attempts of these students as CSV (RFC 4180), the newest of each first. A cell that a spreadsheet would take
 * for a formula, or for the beginning of one at its own kind of separator, has an apostrophe before that. Only a shared exercise's file has students' names and the teacher's marks, and it
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
      return Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, withoutFormulae(cell)]));
    }),
  );
  return BYTE_ORDER_MARK + Papa.unparse(rows, { newline: "\r\n", escapeFormulae: FORMULA });
};
