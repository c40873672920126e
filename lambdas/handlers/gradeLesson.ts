import type { Caller } from "../../domain/access.ts";
import { answersIn } from "../../domain/answers.ts";
import { isDemo } from "../../domain/demos.ts";
import { examGrade } from "../../domain/exams/examMark.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { LESSON_KEPT_HOURS } from "../../domain/limits.ts";
import { summaryOf } from "../../domain/summary.ts";
import type { DeletedAccounts } from "../http/dispatch.ts";
import type { Handler } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { passageOf } from "../lesson/agenda.ts";
import { attemptOf, isForTeacher } from "../lesson/attempt.ts";
import { stillAnswering } from "../lesson/claim.ts";
import { partedFrom } from "../lesson/repair.ts";
import { rollBackIfGone } from "../lesson/rollBackIfGone.ts";
import { withoutGrade } from "../lesson/withheld.ts";
import type { PartnerFor } from "../partner/mark.ts";
import { sensitiveAmong } from "../safeguarding/sensitivity.ts";
import { fitLines, fitLinesOf } from "../safeguarding/withhold.ts";
import { costCentreOf } from "../spend/costCentre.ts";
import { type Begun, isFinished, type Result } from "../store/attempt.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Lesson } from "../store/lesson.ts";
import type { Lessons } from "../store/lessons.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Results } from "../store/results.ts";

type Dependencies = {
  deletedAccounts: DeletedAccounts;
  exercises: Exercises;
  lessons: Lessons;
  results: Results;
  quotas: Quotas;
  partnerFor: PartnerFor;
  /** Days that a result is kept (the school's setting). */
  keptDays: number;
};

/**
 * Grades a conversation. With a `lesson` it is the one that the server holds, and the result is saved, once, however
 * often this is asked; without one it is the conversation sent, and nothing is kept. Throws 404, 409 while Mark is still
 * answering, 429.
 */
export const gradeLesson =
  (dependencies: Dependencies): Handler<"gradeLesson"> =>
  async ({ caller, body }) => {
    if (!body.lesson) {
      await dependencies.quotas.spend("turns", caller.uid);
      await dependencies.quotas.spend("callsOutsideLessons", "all");
      const { language, objective, conversation } = body;
      const { engine, ...message } = await dependencies.partnerFor("demos", "bare").grade({
        language,
        objective,
        lines: fitLines(partedFrom(conversation, language).answered),
      });
      return { message, engine, saved: false };
    }
    await dependencies.quotas.spend("lessonReadsOfPerson", caller.uid);
    const { assignmentId, lessonId, isTextShown } = body.lesson;
    const exercise = await dependencies.exercises.playable(assignmentId, caller);
    const result =
      (await savedResult(dependencies, assignmentId, lessonId, caller)) ??
      (await grade(dependencies, exercise, { lessonId, isTextShown }, caller));
    const { grade: mark, feedback, vocabulary, grammar, exam, engine } = result;
    return {
      message: withoutGrade(exercise.settings, { grade: mark, feedback, vocabulary, grammar, exam }),
      engine,
      saved: true,
    };
  };

const noSuchLesson = () =>
  new Refusal(404, "no_such_lesson", "This lesson is not kept any more. Please start again.");

const savedResult = async (
  { results }: Dependencies,
  assignmentId: string,
  attempt: string,
  { uid }: Caller,
) => {
  const saved = await results.read(assignmentId, attempt);
  if (saved && saved.uid !== uid) throw noSuchLesson();
  return saved && isFinished(saved) ? saved : undefined;
};

/** Ended before it is graded, so that no answer comes in between and none that was acknowledged is left out. */
const endedLesson = async (
  { lessons }: Dependencies,
  assignmentId: string,
  lessonId: string,
  { uid }: Caller,
) => {
  const ended = await lessons.end(uid, assignmentId, lessonId);
  if (ended) return ended;
  const running = await lessons.read(uid, assignmentId);
  if (running?.lessonId === lessonId) throw stillAnswering();
  throw noSuchLesson();
};

type Asked = { lessonId: string; isTextShown: boolean | undefined };

const grade = async (
  dependencies: Dependencies,
  exercise: Exercise,
  { lessonId, isTextShown }: Asked,
  caller: Caller,
): Promise<Result> => {
  const lesson = await endedLesson(dependencies, exercise.assignment_id, lessonId, caller);
  const { language, objective } = exercise;
  const marks = await dependencies.partnerFor(costCentreOf(exercise)).grade({
    language,
    objective,
    lines: fitLinesOf(lesson),
    passage: passageOf(exercise),
    words: answersIn(lesson.turns).at(-1)?.words,
    sensitive: sensitiveAmong(
      lesson.turns.map(({ said }) => said),
      language,
    ),
    corrected: new Set(lesson.turns.flatMap(({ said, mistakes }) => (mistakes?.length ? said : []))),
  });
  const summed = resultOf(dependencies, exercise, lesson, caller, isTextShown);
  const { assignment_id, attempt } = summed;
  // Also what was said anew since, and is in no turn any more.
  const begun = isForTeacher(exercise) ? await dependencies.results.read(assignment_id, attempt) : undefined;
  const raised = new Set(begun?.flags ?? []);
  const flags = [...summed.flags, ...[...raised].filter((flag) => !summed.flags.includes(flag))];
  const result = {
    ...summed,
    ...marks,
    ...(await byExam(exercise, lesson)),
    flags,
    ...flaggedOf(begun),
    ...placeOf(begun),
  };
  const kept = await dependencies.results.saveOnce(result, isForTeacher(exercise));
  await rollBackIfGone(dependencies, assignment_id, caller, () =>
    dependencies.results.erase(assignment_id, attempt),
  );
  // Its teacher has deleted this attempt meanwhile.
  if (!kept) throw noSuchLesson();
  return kept;
};

/** What was flagged stays in its teacher's inbox. */
const flaggedOf = (begun: Begun | undefined): Partial<Begun> => {
  const { flagBox, flaggedAt, flagged, review } = begun ?? {};
  return {
    ...(flagBox !== undefined && { flagBox, flaggedAt }),
    ...(flagged && { flagged }),
    ...(review && { review }),
  };
};

/** A teacher may have made this attempt a student's, or put the student's label right, since the lesson began. */
const placeOf = (begun: Begun | undefined): Partial<Begun> => {
  if (begun?.placeId === undefined) return {};
  const { schoolClassId, placeId, studentId, class_id } = begun;
  return { ...(schoolClassId !== undefined && { schoolClassId }), placeId, studentId, class_id };
};

/** The marks by the exam that the exercise has chosen, and the grade that they make, where anything could be marked. */
const byExam = async (
  exercise: Exercise,
  lesson: Lesson,
): Promise<Pick<Result, "exam"> & { grade?: string }> => {
  if (!exercise.exam) return {};
  // Loaded only here: a grading function that starts cold mostly has no use for it.
  const { examMarkOf } = await import("../partner/criteria/examMark.ts");
  const exam = examMarkOf(exercise, lesson);
  return exam ? { exam, ...(exam.of > 0 && { grade: examGrade(exam) }) } : {};
};

/** All of a result but its marks. A demo's is forgotten after a day, all others after as many as the school says. */
const resultOf = (
  { keptDays }: Dependencies,
  exercise: Exercise,
  lesson: Lesson,
  caller: Caller,
  isTextShown: boolean | undefined,
) => {
  const { opening, turns } = lesson;
  const finishedAt = Date.now();
  const keptHours = isDemo(exercise.assignment_id) ? LESSON_KEPT_HOURS : keptDays * 24;
  return {
    ...attemptOf(exercise, lesson, caller),
    ...summaryOf(lesson, exercise.settings, isTextShown),
    conversation: { opening, turns },
    finishedAt,
    expiresAt: Math.floor(finishedAt / 1000) + keptHours * 3600,
  };
};
