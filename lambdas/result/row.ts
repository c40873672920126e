import type { Exercise } from "../../domain/exercise.ts";
import type { ResultRow } from "../../domain/resultShapes.ts";
import { withoutGrade } from "../lesson/withheld.ts";
import { type Finished, isFinished, type Row } from "../store/attempt.ts";

type Viewable = { isGradeViewable: boolean };

/** May its owner see the grades? A teacher sees them all; a student's own exercise keeps them from that student. */
export const toOwner = ({ isShared, settings }: Exercise): Viewable => ({
  isGradeViewable: isShared || settings.isGradeViewable,
});

/** A finished attempt, as far as its marks may be seen; with them goes the mark that a teacher has put beside them. */
export const finishedSeen = <T extends Finished>(viewable: Viewable, finished: T) => {
  const { grade, feedback, vocabulary, grammar, teacher, ...rest } = finished;
  return {
    ...rest,
    ...withoutGrade(viewable, { grade, feedback, vocabulary, grammar }),
    ...(viewable.isGradeViewable && teacher && { teacher }),
  };
};

/** A row of a list. Of an attempt that is not finished, only that it was begun. */
export const rowSeen = (viewable: Viewable, row: Row): ResultRow => ({
  ...(isFinished(row) ? finishedSeen(viewable, row) : { ...row, answers: 0, mistakes: [], flags: [] }),
  student: row.uid,
});
