import { setTimeout as wait } from "node:timers/promises";
import type { TurnEvent } from "../../domain/conversation.ts";
import { isDemo } from "../../domain/demos.ts";
import { Refusal } from "../http/refusal.ts";
import type { Lesson, Lessons } from "../store/lessons.ts";
import type { Quotas } from "../store/quotas.ts";

/** Proxies hang up on a connection that is silent for long; the shortest patience that is known of is 30 s. */
const HEARTBEAT_MS = 5000;

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

/** Says `waiting` every five seconds until some work is done, and returns what it gave. */
export async function* meanwhile<T>(
  work: Promise<T>,
  heartbeatMs = HEARTBEAT_MS,
): AsyncGenerator<TurnEvent, T> {
  const done = work.then((value) => ({ value }));
  for (;;) {
    const pause = new AbortController();
    try {
      const first = await Promise.race([done, wait(heartbeatMs, undefined, { signal: pause.signal })]);
      if (first) return first.value;
    } finally {
      pause.abort();
    }
    yield { type: "waiting" };
  }
}
