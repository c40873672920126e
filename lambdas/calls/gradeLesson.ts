import { type Caller, isTest } from "../../domain/access.ts";
import { linesOf } from "../../domain/conversation.ts";
import { isDemo } from "../../domain/demos.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { LESSON_KEPT_HOURS } from "../../domain/limits.ts";
import type { Standing } from "../http/dispatch.ts";
import type { Handler } from "../http/handler.ts";
import { accountDeleted, Refusal } from "../http/refusal.ts";
import { passageOf } from "../lesson/agenda.ts";
import { stillAnswering } from "../lesson/claim.ts";
import { withoutGrade } from "../lesson/withheld.ts";
import type { Partner } from "../partner/partner.ts";
import type { Exercises } from "../store/exercises.ts";
import type { Lesson, Lessons } from "../store/lessons.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Result, Results } from "../store/results.ts";

type Parts = {
  standing: Standing;
  exercises: Exercises;
  lessons: Lessons;
  results: Results;
  quotas: Quotas;
  partner: Partner;
};

/**
 * Grades a conversation. With a `lesson` it is the one that the server holds, and the result is saved, once, however
 * often this is asked; without one it is the conversation sent, and nothing is kept. Throws 404, 409 while Mark is still
 * answering, 429.
 */
export const gradeLesson =
  (parts: Parts): Handler<"gradeLesson"> =>
  async ({ caller, body }) => {
    if (!body.lesson) {
      await parts.quotas.spend("turns", caller.uid);
      await parts.quotas.spend("callsOutsideLessons", "all");
      const { language, objective, conversation } = body;
      const { engine, ...message } = await parts.partner.grade({ language, objective, lines: conversation });
      return { message, engine, saved: false };
    }
    const { assignmentId, lessonId } = body.lesson;
    const exercise = await parts.exercises.playable(assignmentId, caller);
    const result =
      (await savedResult(parts, assignmentId, lessonId, caller)) ??
      (await grade(parts, exercise, lessonId, caller));
    const { grade: mark, feedback, vocabulary, grammar, engine } = result;
    return {
      message: withoutGrade(exercise.settings, { grade: mark, feedback, vocabulary, grammar }),
      engine,
      saved: true,
    };
  };

const noSuchLesson = () =>
  new Refusal(404, "no_such_lesson", "This lesson is not kept any more. Please start again.");

const savedResult = async ({ results }: Parts, assignmentId: string, attempt: string, { uid }: Caller) => {
  const saved = await results.read(assignmentId, attempt);
  if (saved && saved.uid !== uid) throw noSuchLesson();
  return saved;
};

/** Ended before it is graded, so that no answer comes in between and none that was acknowledged is left out. */
const endedLesson = async ({ lessons }: Parts, assignmentId: string, lessonId: string, { uid }: Caller) => {
  const ended = await lessons.end(uid, assignmentId, lessonId);
  if (ended) return ended;
  const running = await lessons.read(uid, assignmentId);
  if (running?.lessonId === lessonId) throw stillAnswering();
  throw noSuchLesson();
};

const grade = async (parts: Parts, exercise: Exercise, lessonId: string, caller: Caller): Promise<Result> => {
  const lesson = await endedLesson(parts, exercise.assignment_id, lessonId, caller);
  const { language, objective } = exercise;
  const marks = await parts.partner.grade({
    language,
    objective,
    lines: linesOf(lesson),
    passage: passageOf(exercise),
    words: lesson.turns.at(-1)?.words,
  });
  const result = await parts.results.saveOnce({ ...resultOf(exercise, lesson, caller), ...marks });
  await unlessGone(parts, result, caller);
  return result;
};

/**
 * Marking takes seconds, in which the exercise or the account may have been deleted: then what was saved behind the back of
 * that deletion is taken back. Looked at after saving, because before it would leave a gap.
 */
const unlessGone = async ({ standing, exercises, results }: Parts, result: Result, caller: Caller) => {
  const { assignment_id, attempt, uid } = result;
  try {
    if (caller.kind === "member" && (await standing.isDeleted(uid))) throw accountDeleted();
    await exercises.playable(assignment_id, caller);
  } catch (error) {
    if (error instanceof Refusal) await results.erase(assignment_id, attempt);
    throw error;
  }
};

/** All of a result but its marks. A demo's is forgotten after a day. */
const resultOf = (exercise: Exercise, lesson: Lesson, caller: Caller) => {
  const { assignment_id } = exercise;
  const finishedAt = Date.now();
  return {
    assignment_id,
    attempt: lesson.lessonId,
    version: lesson.version,
    uid: caller.uid,
    studentId: lesson.name,
    conversation: { opening: lesson.opening, turns: lesson.turns },
    isTest: isTest(exercise, caller),
    startedAt: lesson.startedAt,
    finishedAt,
    ...(isDemo(assignment_id) && { expiresAt: Math.floor(finishedAt / 1000) + LESSON_KEPT_HOURS * 3600 }),
  };
};
