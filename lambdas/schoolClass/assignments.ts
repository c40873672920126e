import type { Exercise } from "../../domain/exercise.ts";

/** What the class was assigned, the newest first. */
export const assignmentsIn = (own: readonly Exercise[], classId: string) =>
  own
    .flatMap(({ assignments = {}, ...exercise }) => {
      const assignment = assignments[classId];
      if (!assignment) return [];
      const { assignment_id, title, activity, language, isClosed } = exercise;
      return [{ assignment_id, title, activity, language, isClosed, ...assignment }];
    })
    .sort((one, other) => other.assignedAt - one.assignedAt);
