import { shareOf } from "./attemptOrder.ts";

/**
 * What a grade is of its full marks, 0–100, where it is written as "n / m"; undefined for a letter, a number alone, a sentence,
 * or more than full marks. Grades of different exercises can be set side by side no other way.
 */
export const gradePercent = (grade = ""): number | undefined => {
  const share = grade.includes("/") ? shareOf(grade) : undefined;
  return share !== undefined && share <= 1 ? Math.round(100 * share) : undefined;
};
