import { createHash } from "node:crypto";
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

/**
 * How often a page may ask where to stream one answer to: a student may record it anew three times. Further recordings are
 * posted in pieces.
 */
export const STREAMS_PER_TURN = 4;

/** Counts an address to stream the lesson's next answer to. Throws 429. */
export const spendStream = (quotas: Quotas, { lessonId, turns }: Lesson): Promise<void> =>
  quotas.spend("streamsOfTurn", `${lessonId}:${turns.length}`);

/**
 * The id of all streams of one person on one exercise, a UUID. Transcribe ends a stream when another begins with the same id
 * (ConflictException), so nobody holds two at a time: https://docs.aws.amazon.com/transcribe/latest/APIReference/API_streaming_StartStreamTranscription.html.
 */
export const sessionIdOf = ({ uid, assignmentId }: Pick<Lesson, "uid" | "assignmentId">): string =>
  createHash("sha256")
    .update(`${uid}#${assignmentId}`)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");

/** Counts one transcription, before it begins: a stream that is opened, a piece, or a recording. Throws 429. */
export const spendTranscription = async (
  quotas: Quotas,
  uid: string,
  assignmentId: string,
): Promise<void> => {
  await quotas.spend("transcriptionsOfPerson", uid);
  await quotas.spend(isDemo(assignmentId) ? "transcriptionsOfDemos" : "transcriptionsOfSite", "all");
};
