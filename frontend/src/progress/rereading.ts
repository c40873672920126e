import type { OwnAttempt, WholeResult } from "../../../domain/resultShapes.ts";
import type { Lesson } from "../lesson/lesson.ts";
import type { Result } from "../play/play.ts";

/** A finished attempt as the page of a lesson holds one, with nothing under way. */
export const lessonIn = ({ assignment_id }: OwnAttempt, whole: WholeResult): Lesson => {
  const turns = whole.turns.map((turn) => ({ ...turn, isFinished: false }));
  return {
    ...{ lessonId: whole.attempt, assignmentId: assignment_id, name: "" },
    ...{ opening: whole.opening, turns, startedAt: whole.startedAt },
    ...{ kept: turns.length, known: turns.length, draft: "", modelAnswers: [] },
  };
};

/** Its marks as they were told at its end; undefined where nobody knows who gave them. */
export const resultIn = ({
  grade,
  feedback = "",
  vocabulary,
  grammar,
  exam,
  engine,
}: WholeResult): Result | undefined =>
  engine && {
    message: {
      feedback,
      ...(grade !== undefined && { grade }),
      ...(vocabulary !== undefined && { vocabulary }),
      ...(grammar !== undefined && { grammar }),
      ...(exam && { exam }),
    },
    engine,
    saved: true,
  };
