import type { Handler } from "../http/handler.ts";
import { assignmentsIn } from "../schoolClass/assignments.ts";
import { ownPlace } from "../schoolClass/ownPlace.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";
import type { SchoolClasses } from "../store/schoolClasses.ts";

type Dependencies = {
  classes: Pick<SchoolClasses, "owned">;
  exercises: Pick<Exercises, "listOf">;
  results: Pick<Results, "listOfClass">;
  quotas: Quotas;
};

/**
 * What a student of the caller's class has finished in it, the newest first, with the teacher's mark and reason. No flag and no
 * private note: the page is shown to parents. Reads no conversation. Throws 404, 429.
 */
export const readStudent =
  ({ classes, exercises, results, quotas }: Dependencies): Handler<"readStudent"> =>
  async ({ caller: { uid }, params: { classId, placeId } }) => {
    await quotas.spend("listsOfPerson", uid);
    const { schoolClass, place } = await ownPlace(classes, classId, placeId, uid);
    const [own, rows] = await Promise.all([exercises.listOf(uid), results.listOfClass(classId, placeId)]);
    const byCode = new Map(own.map((exercise) => [exercise.assignment_id, exercise]));
    return {
      ...{ classId, className: schoolClass.name, language: schoolClass.language, label: place.label },
      assignments: assignmentsIn(own, classId),
      attempts: rows
        .flatMap(({ finishedAt, isTest, mistakes = [], teacher, ...row }) => {
          const exercise = byCode.get(row.assignment_id);
          if (finishedAt === undefined || isTest || !exercise) return [];
          const { title, activity, language } = exercise;
          const given = teacher && { teacher: { mark: teacher.mark, reason: teacher.reason } };
          return [{ ...row, ...given, title, activity, language, finishedAt, mistakes }];
        })
        .sort((one, other) => other.finishedAt - one.finishedAt),
    };
  };
