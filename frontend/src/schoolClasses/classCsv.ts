import { gradePercent } from "../../../domain/gradePercent.ts";
import type { WholeClass } from "../../../domain/schoolClass/shapes.ts";
import { asWritten, numberOr, spreadsheetOf } from "../results/spreadsheet.ts";
import { titleOf } from "../shell/title.ts";

type ClassCell = WholeClass["cells"][number];

const cellsOf = (title: string, cell: ClassCell | undefined): Record<string, string | number> => ({
  [title]: cell?.standing ?? "not started",
  [`${title}: mark (%)`]: gradePercent(cell?.grade) ?? "",
  [`${title}: your mark`]: cell?.ownMark === undefined ? "" : numberOr(cell.ownMark),
});

/**
 * A class's table as CSV: a row a student; for each exercise how far they are, the mark as a number, and the teacher's own. No
 * flags and no notes. Exercises of one title are told apart by a number.
 */
export const classCsvOf = ({ name, students, assignments, cells }: WholeClass): string => {
  const titles = assignments.map((one, place) => {
    const title = titleOf(one);
    const before = assignments.slice(0, place).filter((other) => titleOf(other) === title).length;
    return before === 0 ? title : `${title} (${before + 1})`;
  });
  return spreadsheetOf(
    students.map(({ placeId, label }) => {
      const own = assignments.map(({ assignment_id }) =>
        cells.find((cell) => cell.placeId === placeId && cell.assignment_id === assignment_id),
      );
      const done = own.filter((cell) => (cell?.times ?? 0) > 0).length;
      return {
        Class: asWritten(name),
        Student: asWritten(label),
        Done: done,
        Late: own.filter((cell) => cell?.standing === "late").length,
        ...Object.assign({}, ...own.map((cell, place) => cellsOf(titles[place] ?? "", cell))),
      };
    }),
  );
};
