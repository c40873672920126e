import { randomUUID } from "node:crypto";
import type { Caller } from "../../domain/access.ts";
import { isDemo } from "../../domain/demos.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { texts } from "../../domain/texts.ts";
import type { Standing } from "../http/dispatch.ts";
import type { Handler } from "../http/handler.ts";
import { accountDeleted, Refusal } from "../http/refusal.ts";
import { firstQuestion } from "../lesson/agenda.ts";
import { withoutScore } from "../lesson/withheld.ts";
import type { Partner } from "../partner/partner.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Lesson, Lessons } from "../store/lessons.ts";
import type { Quotas } from "../store/quotas.ts";

type Parts = {
  standing: Standing;
  exercises: Exercises;
  lessons: Lessons;
  quotas: Quotas;
  partner: Partner;
};

/**
 * Begins a lesson with Mark's first words, or goes on with the one that this person has not finished. `fresh` leaves
 * that one behind. Throws 400 without a name on a shared exercise (a demo asks for none), 404, 429.
 */
export const startLesson =
  ({ standing, exercises, lessons, quotas, partner }: Parts): Handler<"startLesson"> =>
  async ({ caller, body: { assignmentId, name, fresh } }) => {
    const exercise = await exercises.playable(assignmentId, caller);
    if (exercise.isShared && !isDemo(assignmentId) && name === "")
      throw new Refusal(400, "bad_input", texts.enterFullName, { field: "name" });

    const before = await lessons.read(caller.uid, assignmentId);
    if (before && before.endedAt === undefined && !fresh) return seen(exercise, before, true);

    await spendLesson(quotas, caller, assignmentId);
    const lesson = await newLesson(partner, exercise, caller, name);
    const isBegun = await lessons.begin(lesson, before);
    // Mark's first words take a moment, in which the account may have been deleted: then nothing is left behind.
    if (caller.kind === "member" && (await standing.isDeleted(caller.uid))) {
      await lessons.erase(lesson);
      throw accountDeleted();
    }
    if (isBegun) return seen(exercise, lesson, false);

    // Pressed twice, or in two tabs: whoever came first has begun it, and this one goes on with that.
    const theirs = await lessons.read(caller.uid, assignmentId);
    return theirs ? seen(exercise, theirs, true) : seen(exercise, lesson, false);
  };

/** One's own limit first, so that nobody uses up a class's by starting over and over; a demo uses up nobody's. */
const spendLesson = async (quotas: Quotas, { uid }: Caller, assignmentId: string): Promise<void> => {
  await quotas.spend("lessonsOfPerson", uid);
  if (isDemo(assignmentId)) return quotas.spend("lessonsOfDemos", "all");
  await quotas.spend("lessonsOfExercise", assignmentId);
  await quotas.spend("lessonsOfSite", "all");
};

const newLesson = async (
  partner: Partner,
  exercise: Exercise,
  { uid }: Caller,
  name: string,
): Promise<Omit<Lesson, "expiresAt">> => {
  const { message, translation, options } = await partner.open(exercise, firstQuestion(exercise));
  return {
    uid,
    assignmentId: exercise.assignment_id,
    language: exercise.language,
    version: exercise.version,
    lessonId: randomUUID(),
    name,
    opening: { message, translation, options },
    turns: [],
    turnKeys: [],
    keys: [],
    startedAt: Date.now(),
  };
};

const seen = ({ settings }: Exercise, lesson: Omit<Lesson, "expiresAt">, resumed: boolean) => ({
  lesson: { ...lesson, turns: lesson.turns.map((turn) => withoutScore(settings, turn)) },
  resumed,
});
