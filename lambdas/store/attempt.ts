import type { LessonView } from "../../domain/conversation.ts";
import type { ExamMark } from "../../domain/exams/examMark.ts";
import type { FlaggedAnswer, FlagReview } from "../../domain/flagShapes.ts";
import type { Engine, Grade } from "../../domain/grading.ts";
import type { TeacherMark } from "../../domain/resultShapes.ts";
import type { KeptFlag, Summary } from "../../domain/summary.ts";

/** An attempt that was begun. On a shared exercise it is registered at once, so that its teacher sees who has not finished. */
export type Begun = {
  assignment_id: string;
  /** The lesson's id, which sorts by nothing: `startedAt` tells the time. */
  attempt: string;
  /** The exercise's version and class label when the attempt began: a teacher may have changed them since. */
  version: number;
  class_id: string;
  uid: string;
  /** The name as typed (the spec's Student ID), or as it stands on the class's list. */
  studentId: string;
  /** The class by whose link it was begun, and the student's place on its list, or NO_PLACE; left out where it was by no class's. */
  schoolClassId?: string;
  placeId?: string;
  /** True where a teacher tried out an exercise of their own. */
  isTest: boolean;
  /** Epoch milliseconds. */
  startedAt: number;
  /** What was flagged while it runs, answers among them that were said anew since. */
  flags?: KeptFlag[];
  /** Its place in the index of flags (store/flags.ts), when something was flagged last (epoch ms), and what. */
  flagBox?: string;
  flaggedAt?: number;
  flagged?: FlaggedAnswer[];
  /** The exercise's owner alone is shown it. */
  review?: FlagReview;
  /** Epoch seconds at which it is forgotten by itself; none in what was saved before results had an end. */
  expiresAt?: number;
};

/** One that was finished and graded, without its conversation: what both indexes hold of it. `finishedAt` in epoch ms. */
export type Finished = Begun &
  Grade &
  Summary & { engine: Engine; finishedAt: number; teacher?: TeacherMark };
export type Row = Begun | Finished;

/** A saved result (spec section 3), one row per attempt, so that namesakes and second attempts overwrite nothing. */
export type Result = Finished & {
  conversation: Pick<LessonView, "opening" | "turns">;
  /** Its marks by an exam's criteria, where the exercise has one: then the grade is theirs, and stands in every list. */
  exam?: ExamMark | undefined;
};

/** Where a row is, and whose. */
export type RowKey = Pick<Begun, "assignment_id" | "attempt" | "uid">;
/** A place in an exercise's rows: behind the one that began then and is called this. */
export type RowPlace = Pick<Begun, "startedAt" | "attempt">;

export const isFinished = <T extends Begun>(row: T): row is Extract<T, Finished> => "finishedAt" in row;
