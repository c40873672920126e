import { type Caller, isTest } from "../../domain/access.ts";
import { isDemo } from "../../domain/demos.ts";
import type { Exercise } from "../../domain/exercise.ts";
import type { Begun } from "../store/attempt.ts";
import type { Lesson } from "../store/lesson.ts";

/** Is an attempt at this exercise told to its teacher? It has a name on it then, and is registered when it begins. */
export const isForTeacher = ({ assignment_id, isShared }: Exercise): boolean =>
  isShared && !isDemo(assignment_id);

/** What is known of an attempt from the moment its lesson begins. */
export const attemptOf = (
  exercise: Exercise,
  {
    lessonId,
    version,
    class_id,
    name,
    startedAt,
    schoolClassId,
    placeId,
  }: Pick<Lesson, "lessonId" | "version" | "class_id" | "name" | "startedAt" | "schoolClassId" | "placeId">,
  caller: Caller,
): Begun => ({
  assignment_id: exercise.assignment_id,
  attempt: lessonId,
  version,
  class_id,
  uid: caller.uid,
  studentId: name,
  isTest: isTest(exercise, caller),
  startedAt,
  ...(schoolClassId !== undefined && { schoolClassId }),
  ...(placeId !== undefined && { placeId }),
});
