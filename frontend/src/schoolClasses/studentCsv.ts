import { gradePercent } from "../../../domain/gradePercent.ts";
import type { StudentCourse } from "../../../domain/schoolClass/shapes.ts";
import { asWritten, numberOr, spreadsheetOf } from "../results/spreadsheet.ts";
import { engineWords } from "../results/wording.ts";
import { titleOf } from "../shell/title.ts";

/** A student's finished attempts as CSV, the newest first: marks as numbers, no flags, no private notes. */
export const studentCsvOf = ({ className, label, attempts }: StudentCourse): string =>
  spreadsheetOf(
    attempts.map((attempt) => ({
      Class: asWritten(className),
      Student: asWritten(label),
      Finished: new Date(attempt.finishedAt).toISOString().slice(0, 10),
      Exercise: titleOf(attempt),
      "Mark (%)": gradePercent(attempt.grade) ?? "",
      Vocabulary: attempt.vocabulary ?? "",
      Grammar: attempt.grammar ?? "",
      "Marked by": attempt.engine ? engineWords[attempt.engine] : "",
      "Teacher's mark": numberOr(attempt.teacher?.mark ?? ""),
      Reason: attempt.teacher?.reason ?? "",
    })),
  );
