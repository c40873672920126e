import { commonMistakesOf } from "../../domain/commonMistakes.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { isSafeguarding } from "../../domain/safeguarding.ts";
import { CLASS_MISTAKES_MAX } from "../../domain/schoolClass/limits.ts";
import { type ClassAttempt, cellsOf } from "../../domain/schoolClass/progress.ts";
import type { Handler } from "../http/handler.ts";
import { assignmentsIn } from "../schoolClass/assignments.ts";
import { classSeen, listSeen } from "../schoolClass/seen.ts";
import { versionOf } from "../schoolClass/version.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Quotas } from "../store/quotas.ts";
import type { ClassRow, Results } from "../store/results.ts";
import type { SchoolClass, SchoolClasses } from "../store/schoolClasses.ts";

type Dependencies = {
  classes: Pick<SchoolClasses, "owned">;
  exercises: Pick<Exercises, "listOf">;
  results: Pick<Results, "listOfClass">;
  quotas: Quotas;
};

/**
 * A class of the caller's: its list, what it was assigned, how far each student is, and what goes wrong most. Reads the class, the
 * teacher's exercises and the class's attempts, each by one query, and no conversation. Throws 404, 429.
 */
export const readClass =
  ({ classes, exercises, results, quotas }: Dependencies): Handler<"readClass"> =>
  async ({ caller: { uid }, params: { classId } }) => {
    await quotas.spend("listsOfPerson", uid);
    const schoolClass = await classes.owned(classId, uid);
    const [own, attempts] = await Promise.all([exercises.listOf(uid), results.listOfClass(classId)]);
    const assignments = assignmentsIn(own, classId);
    const rows = attempts.filter(({ isTest }) => !isTest);
    const placeIds = listSeen(schoolClass).map(({ placeId }) => placeId);
    return {
      ...classSeen(schoolClass),
      students: listSeen(schoolClass),
      assignments,
      cells: cellsOf(placeIds, assignments, rows.map(seen), Date.now()),
      mistakes: mistakesOf(schoolClass, own, rows),
      unplaced: rows.filter(
        ({ placeId, finishedAt }) => finishedAt !== undefined && !placeIds.includes(placeId),
      ).length,
      version: versionOf(schoolClass, attempts),
    };
  };

const seen = ({ flags = [], teacher, ...row }: ClassRow): ClassAttempt => ({
  ...row,
  ownMark: teacher?.mark ?? "",
  isFlagged: flags.some((flag) => isSafeguarding(flag)),
});

/** In the newest finished attempt of each student on each exercise that is in the class's language. */
const mistakesOf = (
  { language, students }: SchoolClass,
  own: readonly Exercise[],
  rows: readonly ClassRow[],
) => {
  const inLanguage = new Set(own.filter((one) => one.language === language).map((one) => one.assignment_id));
  const newest = new Map<string, ClassRow>();
  for (const row of rows) {
    if (!row.finishedAt || !inLanguage.has(row.assignment_id) || !Object.hasOwn(students, row.placeId))
      continue;
    const pair = `${row.placeId} ${row.assignment_id}`;
    const known = newest.get(pair)?.finishedAt ?? 0;
    if (row.finishedAt > known) newest.set(pair, row);
  }
  const sources = [...newest.values()].map(({ placeId, mistakes = [] }) => ({ by: placeId, mistakes }));
  return commonMistakesOf(sources)
    .slice(0, CLASS_MISTAKES_MAX)
    .map((mistake) => ({ ...mistake, rules: [...mistake.rules], examples: [...mistake.examples] }));
};
