import {
  type Folded,
  fold,
  type LessonView,
  type Spoken,
  type TurnEvent,
  unfolded,
  wholeTurn,
} from "../../../domain/conversation.ts";
import type { Problem } from "../api/problem.ts";
import type { Draft } from "./kept.ts";

/** An answer as it is sent, every time it is tried: `key`, `after` and `known` as in the call's `place`. */
export type Answer = {
  key: string;
  said: string;
  /** How it was spoken; left out where it was typed. */
  spoken?: Spoken;
  after: number;
  /** The lesson's when it was first sent. */
  known: number;
};

/** An answer on its way to Mark, or stuck on it where there is a `problem`. */
export type Attempt = Answer & {
  folded: Folded;
  problem?: Problem;
};

/**
 * A lesson as the page holds it. `turns` are what the server has; the student sees the first `kept` of them, which are
 * fewer while an answer is being retried: the server drops it when the new one comes, and grades it if none does.
 */
export type Lesson = LessonView & {
  kept: number;
  /** How many turns the server may have by this page's doing; more than that, and another tab has gone on. */
  known: number;
  /** What is in the text box. */
  draft: string;
  /** How that was heard, where it is a spoken answer that has come back. */
  unsent?: Required<Spoken>;
  attempt?: Attempt;
  /** After which turns a model answer was asked for; 0 is the opening. */
  modelAnswers: readonly number[];
  /** Were Mark's words shown in an exercise in which he is only to be heard? */
  isTextShown?: true;
};

export type LessonAction =
  | { type: "typed"; text: string }
  /** `after` is left out where it follows all that is kept, and names an earlier turn where it replaces what followed. */
  | { type: "answered"; key: string; said: string; spoken?: Spoken; after?: number }
  | { type: "heard"; event: TurnEvent }
  | { type: "stuck"; problem: Problem }
  | { type: "tried again" }
  | { type: "taken back" }
  | { type: "retried" }
  | { type: "retry dropped" }
  | { type: "model answer asked" }
  | { type: "text shown" };

const waiting = ({ key, said, spoken, after, known }: Answer): Attempt => ({
  key,
  said,
  ...(spoken && { spoken }),
  after,
  known,
  folded: { ...unfolded, said, ...spoken },
});

/**
 * The page's lesson from the server's. What this tab had sent before a reload and the server does not have is stuck, and
 * can be sent again with its old key, or goes by itself where it was waiting for the line; what the server does have was
 * answered after all.
 */
export const lessonOf = (view: LessonView, draft: Draft | undefined): Lesson => {
  const { turns } = view;
  const sent = draft?.sent;
  const arrived = sent && turns[sent.after]?.said === sent.said;
  return {
    ...view,
    kept: turns.length,
    known: turns.length,
    draft: draft?.text ?? "",
    ...(draft?.unsent && { unsent: draft.unsent }),
    modelAnswers: [],
    ...(sent &&
      !arrived && {
        kept: Math.min(sent.after, turns.length),
        attempt: {
          ...waiting({ ...sent, after: Math.min(sent.after, turns.length), known: turns.length }),
          problem: { kind: sent.waits ? "offline" : "cut" },
        },
      }),
  };
};

/** With the finished turn in its place, or stuck where a part of it never came. */
const concluded = (lesson: Lesson, attempt: Attempt): Lesson => {
  const turn = wholeTurn(attempt.folded);
  if (!turn) return { ...lesson, attempt: { ...attempt, problem: { kind: "cut" } } };
  const turns = [...lesson.turns.slice(0, attempt.after), turn];
  const { attempt: _, ...rest } = lesson;
  return { ...rest, turns, kept: turns.length, known: turns.length };
};

const heard = (lesson: Lesson, attempt: Attempt, event: TurnEvent): Lesson => {
  const next = { ...attempt, folded: fold(attempt.folded, event) };
  if (event.type === "error")
    return { ...lesson, attempt: { ...next, problem: { kind: "refused", fault: event.error } } };
  return event.type === "done" ? concluded(lesson, next) : { ...lesson, attempt: next };
};

/** What goes into the text box of an answer that was not sent, before what has been typed there meanwhile. */
export const takenBack = ({ said, spoken }: Answer, typed = ""): Pick<Lesson, "draft" | "unsent"> => ({
  draft: [said, typed].join(" ").trim(),
  ...(spoken && { unsent: { heard: said, ...spoken } }),
});

/** Puts `kept` and what belongs to it where an answer is being retried: model answers after it go with it. */
const keeping = ({ unsent: _, ...lesson }: Lesson, kept: number, draft: string): Lesson => ({
  ...lesson,
  kept,
  draft,
  modelAnswers: lesson.modelAnswers.filter((turn) => turn <= kept),
});

const answered = (
  lesson: Lesson,
  { type: _, after = lesson.kept, ...answer }: LessonAction & { type: "answered" },
): Lesson => ({
  // What somebody is typing has nothing to do with an earlier answer that they put right.
  ...keeping(lesson, after, after < lesson.kept ? lesson.draft : ""),
  attempt: waiting({ ...answer, after, known: lesson.known }),
});

/** One step of a lesson. Actions that make no sense at the moment change nothing. */
export const lessonAfter = (lesson: Lesson, action: LessonAction): Lesson => {
  const { attempt, ...still } = lesson;
  switch (action.type) {
    case "typed":
      return { ...lesson, draft: action.text };
    case "answered":
      return attempt ? lesson : answered(lesson, action);
    case "heard":
      return attempt ? heard(lesson, attempt, action.event) : lesson;
    case "stuck":
      return attempt ? { ...lesson, attempt: { ...attempt, problem: action.problem } } : lesson;
    case "tried again":
      return attempt ? { ...lesson, attempt: waiting(attempt) } : lesson;
    case "taken back":
      if (!attempt) return lesson;
      return {
        ...still,
        ...takenBack(attempt, lesson.draft),
        // It may have reached the server all the same.
        known: Math.max(lesson.known, attempt.after + 1),
      };
    case "retried":
      if (attempt || lesson.kept === 0) return lesson;
      return keeping(lesson, lesson.kept - 1, lesson.turns[lesson.kept - 1]?.said ?? lesson.draft);
    case "retry dropped":
      return attempt ? lesson : keeping(lesson, lesson.turns.length, "");
    case "model answer asked":
      return attempt || lesson.modelAnswers.includes(lesson.kept)
        ? lesson
        : { ...lesson, modelAnswers: [...lesson.modelAnswers, lesson.kept] };
    case "text shown":
      return { ...lesson, isTextShown: true };
  }
};
