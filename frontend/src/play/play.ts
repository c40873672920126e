import type { LessonView } from "../../../domain/conversation.ts";
import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import type { Reply } from "../../../domain/shapes.ts";
import { isStatus, type Problem } from "../api/problem.ts";
import type { Draft } from "../lesson/kept.ts";
import { type Lesson, type LessonAction, lessonAfter, lessonOf } from "../lesson/lesson.ts";

/** What the server thinks of the whole conversation (spec section 3, "grading result"). */
export type Result = Reply<"gradeLesson">;
export type Grading =
  | { state: "waiting" }
  | { state: "failed"; problem: Problem }
  | { state: "done"; result: Result };

/** A lesson that was left unfinished on this device; without its `name` where the student has to type that again. */
export type Unfinished = { name?: string };

/** Where a guest is in an exercise: the stages of spec section 2, and what may come before the first of them. */
export type Play =
  | { stage: "LOADING" }
  | { stage: "UNAVAILABLE"; problem: Problem }
  | {
      stage: "INTRO";
      exercise: PublicExercise;
      unfinished?: Unfinished;
      isStarting: boolean;
      problem?: Problem;
    }
  | {
      stage: "EXERCISE";
      exercise: PublicExercise;
      lesson: Lesson;
      /** When time is up, in epoch ms by this device's clock; undefined where there is no timer. */
      endsAt?: number;
      isTimeUp: boolean;
      hint?: string;
    }
  | { stage: "FINISH"; exercise: PublicExercise; lesson: Lesson; grading: Grading };

export type PlayAction =
  | { type: "loading" }
  | { type: "loaded"; exercise: PublicExercise; unfinished?: Unfinished }
  | { type: "not loaded"; problem: Problem }
  | { type: "somebody else" }
  | { type: "starting" }
  | { type: "not started"; problem: Problem }
  | { type: "started"; view: LessonView; draft?: Draft; endsAt?: number }
  | { type: "hint came"; hint: string }
  | { type: "time is up" }
  | { type: "ended" }
  | { type: "grading again" }
  | { type: "not graded"; problem: Problem }
  | { type: "graded"; result: Result }
  | LessonAction;

export const atFirst: Play = { stage: "LOADING" };

/**
 * An exercise that was deleted or never was (404), or a link that no exercise can have (400), as opposed to one that
 * can't be reached just now.
 */
export const isGone = (problem: Problem): boolean => isStatus(problem, 404) || isStatus(problem, 400);

const intro = (play: Play & { stage: "INTRO" }, action: PlayAction): Play => {
  const { unfinished: _, problem: __, ...plain } = play;
  switch (action.type) {
    case "somebody else":
      return plain;
    case "starting":
      return { ...plain, ...(play.unfinished && { unfinished: play.unfinished }), isStarting: true };
    case "not started":
      return { ...play, isStarting: false, problem: action.problem };
    case "started":
      return begun(play.exercise, action);
    default:
      return play;
  }
};

const begun = (
  exercise: PublicExercise,
  { view, draft, endsAt }: PlayAction & { type: "started" },
): Play & { stage: "EXERCISE" } => ({
  stage: "EXERCISE",
  exercise,
  lesson: lessonOf(view, draft),
  isTimeUp: false,
  ...(endsAt !== undefined && { endsAt }),
});

const exercise = (play: Play & { stage: "EXERCISE" }, action: PlayAction): Play => {
  switch (action.type) {
    // A conversation that had moved on elsewhere is fetched anew.
    case "started":
      return {
        ...begun(play.exercise, action),
        ...(play.hint && { hint: play.hint }),
        isTimeUp: play.isTimeUp,
      };
    case "hint came":
      return { ...play, hint: action.hint };
    case "time is up":
      return { ...play, isTimeUp: true };
    case "ended":
      return play.lesson.attempt && !play.lesson.attempt.problem
        ? play
        : { stage: "FINISH", exercise: play.exercise, lesson: play.lesson, grading: { state: "waiting" } };
    case "typed":
    case "answered":
    case "heard":
    case "stuck":
    case "tried again":
    case "taken back":
    case "retried":
    case "retry dropped":
    case "model answer asked":
    case "text shown":
      return { ...play, lesson: lessonAfter(play.lesson, action) };
    default:
      return play;
  }
};

const finish = (play: Play & { stage: "FINISH" }, action: PlayAction): Play => {
  switch (action.type) {
    case "grading again":
      return { ...play, grading: { state: "waiting" } };
    case "not graded":
      return { ...play, grading: { state: "failed", problem: action.problem } };
    case "graded":
      return { ...play, grading: { state: "done", result: action.result } };
    default:
      return play;
  }
};

/** One step of the whole page. What makes no sense at a stage changes nothing there. */
export const playAfter = (play: Play, action: PlayAction): Play => {
  switch (play.stage) {
    case "LOADING":
    case "UNAVAILABLE":
      if (action.type === "loading") return atFirst;
      if (action.type === "loaded")
        return {
          stage: "INTRO",
          exercise: action.exercise,
          isStarting: false,
          ...(action.unfinished && { unfinished: action.unfinished }),
        };
      return action.type === "not loaded" ? { stage: "UNAVAILABLE", problem: action.problem } : play;
    case "INTRO":
      return intro(play, action);
    case "EXERCISE":
      return exercise(play, action);
    case "FINISH":
      return finish(play, action);
  }
};
