import Papa from "papaparse";
import { type StudentAttempts, timeOf } from "../../../domain/attempts.ts";
import { pronunciationStars } from "../../../domain/grading.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import { resultTexts } from "../../../domain/resultTexts.ts";
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

const cellsOf = (row: ResultRow): Record<string, string | number> => ({
  Finished: localTime(timeOf(row)),
  Version: row.version,
  "Marked by": row.engine ? engineWords[row.engine] : "",
  [columns.grade]: outOf(row.grade ?? ""),
  [columns.vocabulary]: row.vocabulary ?? "",
  [columns.grammar]: row.grammar ?? "",
  "Pronunciation (of 5)": starsFor(row.confidence),
  Flags: row.flags.map((flag) => flagWords[flag]).join("; "),
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
  Note: row.teacher?.note ?? "",
});

/** How a formula begins, with whatever a spreadsheet passes over before it. Papa's own pattern misses those of several lines. */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]/u;
/** Told to Excel, which otherwise takes UTF-8 for the machine's own code. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * The finished attempts of these students as CSV (RFC 4180), the newest of each first. A cell that a spreadsheet would take
 * for a formula has an apostrophe before it. Students' names and teachers' marks stand in it on shared exercises alone.
 */
export const csvOf = (students: readonly StudentAttempts[], isShared: boolean): string => {
  const rows = students.flatMap(({ newest, earlier }, place) =>
    [newest, ...earlier].map((row) => ({ ...(isShared && classCells(row, place + 1)), ...cellsOf(row) })),
  );
  return BYTE_ORDER_MARK + Papa.unparse(rows, { newline: "\r\n", escapeFormulae: FORMULA });
};
