import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Turn } from "../../domain/conversation.ts";
import { Refusal } from "../http/refusal.ts";
import type { Claimed, Lesson, Place } from "../store/lesson.ts";
import type { Lessons } from "../store/lessons.ts";

/**
 * How long one worker may take over a turn before another may start it again. Longer than a turn can take: a model has ten
 * seconds for its reply and five for each answer beside or behind it, then our own rules answer at once.
 */
const LEASE_MS = 20_000;
/** The first pause before looking again, and the longest. */
const PAUSE_MS = [150, 1500] as const;

/** How long to wait, again and again, before looking whether somebody else is ready (ms). */
export function* pauses(): Generator<number, never> {
  const [first, longest] = PAUSE_MS;
  for (let pause: number = first; ; pause = Math.min(pause * 1.5, longest)) yield pause;
}

/**
 * The right to work on this turn, or, for an answer that was already worked on, its finished turn. A duplicate of an
 * answer that is being worked on waits for it. Looks before it writes: a refused write costs as much as the whole lesson is long.
 * Throws 409 where the lesson has gone on without this answer.
 */
export const claimOrReplay = async (
  lessons: Lessons,
  place: Place,
): Promise<{ claimed: Claimed } | { replay: Turn }> => {
  const holder = randomUUID();
  const pausing = pauses();
  for (;;) {
    const lesson = await lessons.read(place.uid, place.assignmentId);
    const replay = finishedTurn(lesson, place);
    if (replay) return { replay };
    const isTaken = lesson?.claim !== undefined && lesson.claim.until >= Date.now();
    const claimed = isTaken ? undefined : await lessons.claim(place, holder, LEASE_MS);
    if (claimed) return { claimed };
    await wait(pausing.next().value);
  }
};

/** The lesson as it is now, the claim kept for another lease. Throws 409 where it was lost. */
export const renewed = async (lessons: Lessons, place: Place, holder: string): Promise<Lesson> => {
  const claimed = await lessons.claim(place, holder, LEASE_MS);
  if (!claimed) throw outOfStep();
  return claimed.lesson;
};

/** What `events` give and return; each of them renews the claim, because it says that the work is going on. */
export async function* keeping<Event, Result>(
  events: AsyncGenerator<Event, Result>,
  renew: () => Promise<unknown>,
): AsyncGenerator<Event, Result> {
  for (let event = await events.next(); ; event = await events.next()) {
    if (event.done) return event.value;
    await renew();
    yield event.value;
  }
}

/** The turn that this answer became; undefined while somebody works on the same answer. Throws 409 for all else. */
const finishedTurn = (
  lesson: Lesson | undefined,
  { lessonId, key, after, known }: Place,
): Turn | undefined => {
  if (!lesson || lesson.lessonId !== lessonId)
    throw new Refusal(409, "lesson_over", "This lesson is not running any more. Please start again.");
  const finished = lesson.turns[lesson.turnKeys.indexOf(key)];
  if (finished) return finished;
  if (lesson.endedAt !== undefined)
    throw new Refusal(409, "lesson_over", "This lesson has been graded already. Please start again.");
  const { length } = lesson.turns;
  if (lesson.keys.includes(key) || length < after || (known !== undefined && length > known))
    throw outOfStep();
  if (lesson.claim && lesson.claim.key !== key && lesson.claim.until > Date.now()) throw stillAnswering();
  return undefined;
};

/** Another answer has taken this one's place. */
export const outOfStep = (): Refusal =>
  new Refusal(409, "out_of_step", "This conversation has gone on elsewhere. Reload the page to see it.");

/** Somebody works on a turn of this lesson just now. Mostly it is a second or two. */
export const stillAnswering = (): Refusal =>
  new Refusal(409, "turn_in_progress", "Mark is still answering. Give him a moment, then try again.", {
    retryAfterSeconds: 2,
  });
