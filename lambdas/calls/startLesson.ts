import { randomUUID } from "node:crypto";
import type { Caller } from "../../domain/access.ts";
import { isDemo } from "../../domain/demos.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { texts } from "../../domain/texts.ts";
import type { Standing } from "../http/dispatch.ts";
import type { Handler } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { firstQuestion } from "../lesson/agenda.ts";
import { attemptOf, isForTeacher } from "../lesson/attempt.ts";
import { unlessGone } from "../lesson/unlessGone.ts";
import { withoutScore } from "../lesson/withheld.ts";
import type { Partner } from "../partner/partner.ts";
import { eraseAttempt } from "../result/erase.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Lesson } from "../store/lesson.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";

type Parts = {
  standing: Standing;
  exercises: Exercises;
  lessons: Lessons;
  results: Pick<Results, "register" | "erase">;
  quotas: Quotas;
  partner: Partner;
};

/**
 * Begins a lesson with Mark's first words, or goes on with the one that this person has not finished. `fresh` leaves
 * that one behind. What its teacher is to know of is registered before it begins, while Mark thinks of his first words: so
 * there is no lesson that a deletion would not find. Throws 400 without a name on a shared exercise (a demo asks for none),
 * 404, 429.
 */
export const startLesson =
  (parts: Parts): Handler<"startLesson"> =>
  async ({ caller, body: { assignmentId, name, fresh } }) => {
    const { exercises, lessons, results, quotas, partner } = parts;
    const exercise = await exercises.playable(assignmentId, caller);
    if (isForTeacher(exercise) && name === "")
      throw new Refusal(400, "bad_input", texts.enterFullName, { field: "name" });

    const before = await lessons.read(caller.uid, assignmentId);
    if (before && before.endedAt === undefined && !fresh) return seen(exercise, before, true);

    await spendLesson(quotas, caller, assignmentId);
    const begun = newLesson(exercise, caller, name);
    const attempt = attemptOf(exercise, begun, caller);
    const [opening] = await Promise.all([
      partner.open(exercise, firstQuestion(exercise)),
      isForTeacher(exercise) && results.register(attempt),
    ]);
    const { message, translation, options } = opening;
    const lesson = { ...begun, opening: { message, translation, options } };
    const isBegun = await lessons.begin(lesson, before);
    await unlessGone(parts, assignmentId, caller, () => eraseAttempt(parts, attempt));
    if (isBegun) return seen(exercise, lesson, false);

    // Pressed twice, or in two tabs: whoever came first has begun it, and this one goes on with that.
    if (isForTeacher(exercise)) await results.erase(assignmentId, lesson.lessonId);
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

/** A lesson in which Mark has yet to speak. */
const newLesson = (
  { assignment_id, language, version, class_id }: Exercise,
  { uid }: Caller,
  name: string,
): Omit<Lesson, "expiresAt" | "opening"> => ({
  uid,
  assignmentId: assignment_id,
  ...{ language, version, class_id, name },
  lessonId: randomUUID(),
  turns: [],
  turnKeys: [],
  keys: [],
  startedAt: Date.now(),
});

const seen = ({ settings }: Exercise, lesson: Omit<Lesson, "expiresAt">, resumed: boolean) => ({
  lesson: { ...lesson, turns: lesson.turns.map((turn) => withoutScore(settings, turn)) },
  resumed,
});
