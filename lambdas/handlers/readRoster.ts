import type { Handler } from "../http/handler.ts";
import { noSuchAssignment } from "../schoolClass/assigned.ts";
import { classSeen, listSeen } from "../schoolClass/seen.ts";
import type { Exercises } from "../store/exercises.ts";
import type { SchoolClasses } from "../store/schoolClasses.ts";

/**
 * The list of a class, for whoever has the link that the class was given. The class's code is the key to it: it can't be
 * guessed, and without an exercise that is open to this class now it opens nothing. Throws 404.
 */
export const readRoster =
  ({
    exercises,
    classes,
  }: {
    exercises: Pick<Exercises, "find">;
    classes: Pick<SchoolClasses, "read">;
  }): Handler<"readRoster"> =>
  async ({ params: { assignmentId, classId }, caller }) => {
    const [exercise, schoolClass] = await Promise.all([
      exercises.find(assignmentId, caller, { classId }),
      classes.read(classId),
    ]);
    if (!exercise || !schoolClass) throw noSuchAssignment();
    return { name: classSeen(schoolClass).name, students: listSeen(schoolClass) };
  };
