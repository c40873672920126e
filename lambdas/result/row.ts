import type { Exercise } from "../../domain/exercise.ts";
import { type ResultFlag, type ResultRow, resultFlags } from "../../domain/resultShapes.ts";
import { flagKinds } from "../../domain/safeguarding.ts";
import { NO_PLACE } from "../../domain/schoolClass/list.ts";
import { ASKED_TO_REPEAT, type KeptFlag } from "../../domain/summary.ts";
import { withoutGrade } from "../lesson/withheld.ts";
import { type Finished, isFinished, type Result, type Row } from "../store/attempt.ts";

/** `seesFlags` is for who should know what an answer was flagged for; left out, it is for a student. */
type Viewable = { isGradeViewable: boolean; seesFlags?: boolean };

/**
 * May its owner see the grades, and what answers were flagged for? A teacher sees them all; a student's own exercise keeps
 * them from that student, who was shown a notice beside the answer instead.
 */
export const toOwner = ({ isShared, settings }: Exercise): Viewable => ({
  isGradeViewable: isShared || settings.isGradeViewable,
  seesFlags: isShared,
});

const flagsSeen = ({ seesFlags = false }: Viewable, flags: readonly KeptFlag[] = []): ResultFlag[] =>
  resultFlags.filter(
    (flag) => flags.includes(flag) && (seesFlags || !flagKinds.some((kind) => kind === flag)),
  );

/** A finished attempt, as far as its marks may be seen; with them goes the mark that a teacher has put beside them, and in any case the teacher's request to do it again. */
export const finishedSeen = <T extends Finished & Pick<Result, "exam">>(viewable: Viewable, finished: T) => {
  const { grade, feedback, vocabulary, grammar, exam, teacher, flags, ...rest } = finished;
  const timesAskedToRepeat = flags.filter((flag) => flag === ASKED_TO_REPEAT).length;
  return {
    ...rest,
    ...(timesAskedToRepeat > 0 && { timesAskedToRepeat }),
    flags: flagsSeen(viewable, flags),
    ...withoutGrade(viewable, { grade, feedback, vocabulary, grammar, ...(exam && { exam }) }),
    ...(viewable.isGradeViewable && teacher && { teacher }),
    ...(teacher?.again && { again: teacher.again }),
  };
};

/** A row of a list. Of an attempt that is not finished, only that it was begun, and what it was flagged for. */
export const rowSeen = (viewable: Viewable, row: Row): ResultRow => ({
  ...(isFinished(row)
    ? finishedSeen(viewable, row)
    : { ...row, answers: 0, mistakes: [], flags: flagsSeen(viewable, row.flags) }),
  // On however many devices somebody on a class's list plays: it is one student.
  student: row.placeId === undefined || row.placeId === NO_PLACE ? row.uid : row.placeId,
});
