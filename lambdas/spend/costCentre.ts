import type { CostCentre } from "../../domain/costCentres.ts";
import { isDemo } from "../../domain/demos.ts";
import type { Exercise } from "../../domain/exercise.ts";
import type { Lesson } from "../store/lesson.ts";

/** Who pays for lessons on an exercise, and for speaking its questions beforehand. */
export const costCentreOf = ({
  assignment_id,
  isShared,
}: Pick<Exercise, "assignment_id" | "isShared">): CostCentre => {
  if (isDemo(assignment_id)) return "demos";
  return isShared ? "classes" : "practice";
};

/** Who pays for a lesson that has begun. */
export const costCentreOfLesson = ({
  assignmentId,
  costCentre = isDemo(assignmentId) ? "demos" : "classes",
}: Pick<Lesson, "assignmentId" | "costCentre">): CostCentre => costCentre;
