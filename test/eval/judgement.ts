import Papa from "papaparse";
import * as z from "zod";
import type { Language } from "../../domain/exercise.ts";

/** A row of a sheet of tips that a person has judged (see sheet.ts). */
const row = z.object({
  language: z.string(),
  correct: z.enum(["yes", "no"]),
  "about an error": z.enum(["yes", "no"]),
  "right?": z.string(),
});

/** Tips about errors in wrong answers that were judged, and those that were found right. */
export type Judgement = { judged: number; right: number };

/** What a person found of the tips in one language: y and n count, rows that were left blank do not. */
export const judgementIn = (sheet: string, language: Language): Judgement => {
  const { data } = Papa.parse(sheet, { header: true, delimiter: "\t", skipEmptyLines: true });
  const verdicts = z
    .array(row)
    .parse(data)
    .filter((one) => one.language === language && one.correct === "no" && one["about an error"] === "yes")
    .map((one) => one["right?"].trim().toLowerCase())
    .filter((verdict) => verdict === "y" || verdict === "n");
  return { judged: verdicts.length, right: verdicts.filter((verdict) => verdict === "y").length };
};
