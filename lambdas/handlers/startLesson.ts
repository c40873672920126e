import { randomUUID } from "node:crypto";
import { type Caller, isTest } from "../../domain/access.ts";
import { annotated } from "../../domain/conversation.ts";
import { isDemo } from "../../domain/demos.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { sameName } from "../../domain/studentName.ts";
import { texts } from "../../domain/texts.ts";
import { suitable } from "../exercise/suitable.ts";
import type { DeletedAccounts } from "../http/dispatch.ts";
import type { Handler } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { siteCounterOf } from "../identity/siteCounter.ts";
import { firstQuestion } from "../lesson/agenda.ts";
import { attemptOf, isForTeacher } from "../lesson/attempt.ts";
import { rollBackIfGone } from "../lesson/rollBackIfGone.ts";
import { showsModelAnswers, withoutAids, withoutBetter, withoutScore } from "../lesson/withheld.ts";
import type { PartnerFor } from "../partner/mark.ts";
import { eraseAttempt } from "../result/erase.ts";
import { type ClassPlace, placeInClass } from "../schoolClass/place.ts";
import { costCentreOf } from "../spend/costCentre.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Lesson } from "../store/lesson.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";
import type { SchoolClasses } from "../store/schoolClasses.ts";

type Dependencies = {
  deletedAccounts: DeletedAccounts;
  exercises: Exercises;
  lessons: Lessons;
  results: Pick<Results, "register" | "erase">;
  quotas: Quotas;
  partnerFor: PartnerFor;
  classes: Pick<SchoolClasses, "read">;
};

/**
 * Begins a lesson with Mark's first words, or goes on with the one that this person has not finished under the same name:
 * under another it is somebody else at a shared device, who is not to read it. `fresh` leaves that one behind. What its teacher is to know of is registered before it begins, while Mark thinks of his first words: so
 * there is no lesson that a deletion would not find. Whoever comes by a class's link and holds a place on its list begins it under the
 * label that stands there. Throws 400 without a name on a shared exercise (a demo asks for none),
 * 403 where the exercise is not suitable for students, or the place is not the caller's, 404, 429.
 */
export const startLesson =
  (dependencies: Dependencies): Handler<"startLesson"> =>
  async ({ caller, body: { assignmentId, name: typed, fresh, inClass } }) => {
    const { exercises, lessons, results, quotas, partnerFor, classes } = dependencies;
    const exercise = suitable(await exercises.playable(assignmentId, caller, { classId: inClass?.classId }));
    // Teachers who try out what they have assigned are nobody on the list.
    const place =
      inClass && !isTest(exercise, caller) ? await placeInClass(classes, inClass, caller) : undefined;
    const name = place?.label ?? typed;
    if (isForTeacher(exercise) && name === "")
      throw new Refusal(400, "bad_input", texts.enterFullName, { field: "name" });

    await quotas.spend("lessonReadsOfPerson", caller.uid);
    const before = await lessons.read(caller.uid, assignmentId);
    const isUnfinished =
      before &&
      before.endedAt === undefined &&
      sameName(before.name, name) &&
      before.placeId === place?.placeId;
    if (isUnfinished && !fresh) return seen(exercise, before, true);

    await spendLesson(quotas, caller, exercise);
    const begun = newLesson(exercise, caller, name, place);
    const attempt = attemptOf(exercise, begun, caller);
    const [opening] = await Promise.all([
      partnerFor(costCentreOf(exercise)).open(exercise, firstQuestion(exercise)),
      isForTeacher(exercise) && results.register(attempt),
    ]);
    const lesson = { ...begun, opening: { message: opening.message, ...annotated(opening) } };
    const isBegun = await lessons.begin(lesson, before);
    await rollBackIfGone(dependencies, assignmentId, caller, () => eraseAttempt(dependencies, attempt));
    if (isBegun) return seen(exercise, lesson, false);

    // Pressed twice, or in two tabs: whoever came first has begun it, and this one goes on with that.
    if (isForTeacher(exercise)) await results.erase(assignmentId, lesson.lessonId);
    const theirs = await lessons.read(caller.uid, assignmentId);
    return theirs ? seen(exercise, theirs, true) : seen(exercise, lesson, false);
  };

/**
 * One's own limit first, so that nobody uses up a class's by starting over and over; a demo uses up nobody's. Teachers who try
 * out their own exercise are not stopped by those who have its link.
 */
const spendLesson = async (quotas: Quotas, caller: Caller, exercise: Exercise): Promise<void> => {
  const { assignment_id } = exercise;
  await quotas.spend("lessonsOfPerson", caller.uid);
  if (isDemo(assignment_id)) return quotas.spend("lessonsOfDemos", "all");
  const isOwnTest = isTest(exercise, caller);
  if (!isOwnTest) await quotas.spend("lessonsOfExercise", assignment_id);
  await quotas.spend("lessonsOfSite", siteCounterOf(isOwnTest ? "teacher" : undefined, caller));
};

/** A lesson in which Mark has yet to speak. */
const newLesson = (
  exercise: Exercise,
  { uid }: Caller,
  name: string,
  place: ClassPlace | undefined,
): Omit<Lesson, "expiresAt" | "opening"> => ({
  uid,
  assignmentId: exercise.assignment_id,
  language: exercise.language,
  version: exercise.version,
  class_id: place?.className ?? exercise.class_id,
  ...(place && { schoolClassId: place.classId, placeId: place.placeId }),
  costCentre: costCentreOf(exercise),
  name,
  showsModelAnswers: showsModelAnswers(exercise),
  lessonId: randomUUID(),
  turns: [],
  turnKeys: [],
  keys: [],
  startedAt: Date.now(),
});

const seen = (exercise: Exercise, lesson: Omit<Lesson, "expiresAt">, resumed: boolean) => ({
  lesson: {
    ...lesson,
    opening: withoutAids(exercise, lesson.opening),
    turns: lesson.turns.map((turn) =>
      withoutBetter(exercise, withoutAids(exercise, withoutScore(exercise.settings, turn))),
    ),
  },
  resumed,
});
