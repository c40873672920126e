import { isDemo } from "../../domain/demos.ts";
import { Refusal } from "../http/refusal.ts";
import type { Lesson } from "../store/lesson.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Quotas } from "../store/quotas.ts";

/**
 * The caller's own lesson, in which something is about to be said. Throws 409 where it is over, or never was theirs: both
 * look alike, so that numbers can't be probed.
 */
export const runningLesson = async (
  lessons: Lessons,
  uid: string,
  { assignmentId, lessonId }: { assignmentId: string; lessonId: string },
): Promise<Lesson> => {
  const lesson = await lessons.read(uid, assignmentId);
  if (lesson?.lessonId !== lessonId || lesson.endedAt !== undefined)
    throw new Refusal(409, "lesson_over", "This lesson is not running any more. Please start again.");
  return lesson;
};

/** Counts one transcription, before it begins: a stream that is opened, a piece, or a recording. Throws 429. */
export const spendTranscription = async (
  quotas: Quotas,
  uid: string,
  assignmentId: string,
): Promise<void> => {
  await quotas.spend("transcriptionsOfPerson", uid);
  await quotas.spend(isDemo(assignmentId) ? "transcriptionsOfDemos" : "transcriptionsOfSite", "all");
};
