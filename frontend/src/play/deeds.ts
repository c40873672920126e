import { linesOf } from "../../../domain/conversation.ts";
import type { PublicExercise } from "../../../domain/shapes.ts";
import { texts } from "../../../domain/texts.ts";
import { problemOf } from "../api/problem.ts";
import { forgetGuest } from "../guest/forget.ts";
import type { Device } from "../guest/storage.ts";
import type { Attempt, Lesson } from "../lesson/lesson.ts";
import { begin } from "./begin.ts";
import { fetchExercise } from "./fetchExercise.ts";
import { hintFor } from "./hint.ts";
import type { PlayAction } from "./play.ts";
import type { Server } from "./server.ts";

/** What a guest can do on the page. Nothing here throws or rejects: what fails is in the state, with a way on. */
export type Deeds = {
  load(): Promise<void>;
  /** Signs in if nobody is, and begins the lesson or goes on with it. `fresh` leaves an unfinished one behind. */
  start(exercise: PublicExercise, name: string, fresh?: boolean): Promise<void>;
  becomeSomebodyElse(): void;
  answer(lesson: Lesson, said: string): Promise<void>;
  /** Sends what is stuck once more, as the same answer. */
  sendAgain(lesson: Lesson): Promise<void>;
  /** Fetches the conversation as the server has it, the unsent answer back in the text box. */
  catchUp(exercise: PublicExercise, lesson: Lesson): Promise<void>;
  end(exercise: PublicExercise, lesson: Lesson): Promise<void>;
  gradeAgain(exercise: PublicExercise, lesson: Lesson): Promise<void>;
  /** Everything that happens in the page alone. */
  dispatch(action: PlayAction): void;
};

/** Where the deeds have their effects; `toast` shows a passing line. */
export type World = {
  assignmentId: string;
  server: Server;
  device: Device;
  dispatch(action: PlayAction): void;
  toast(text: string): void;
};

/** The deeds, in that world. */
export const deedsOf = ({ assignmentId, server, device, dispatch, toast }: World): Deeds => {
  const fetchHint = (exercise: PublicExercise): Promise<void> =>
    hintFor(exercise, server, device).then(
      (hint) => dispatch({ type: "hint came", hint }),
      () => undefined, // The card shows the teacher's own words instead.
    );

  const send = async (
    lesson: Lesson,
    { key, said, after, known }: Omit<Attempt, "folded">,
  ): Promise<void> => {
    try {
      const events = await server.call("takeTurn", {
        params: {},
        body: {
          dataType: "text",
          text: said,
          conversationData: linesOf({ ...lesson, turns: lesson.turns.slice(0, after) }),
          lessonDetails: { assignmentId, name: lesson.name },
          place: { lessonId: lesson.lessonId, key, after, known },
        },
      });
      for await (const event of events) {
        dispatch({ type: "heard", event });
        if (event.type === "done" || event.type === "error") return;
      }
      dispatch({ type: "stuck", problem: { kind: "cut" } });
    } catch (thrown) {
      dispatch({ type: "stuck", problem: problemOf(thrown) });
    }
  };

  const grade = async ({ language, objective }: PublicExercise, lesson: Lesson): Promise<void> => {
    try {
      const result = await server.call("gradeLesson", {
        params: {},
        body: {
          language,
          objective,
          conversation: linesOf(lesson),
          lesson: { assignmentId, lessonId: lesson.lessonId },
        },
      });
      forgetGuest(device);
      dispatch({ type: "graded", result });
    } catch (thrown) {
      dispatch({ type: "not graded", problem: problemOf(thrown) });
    }
  };

  return {
    async load() {
      dispatch({ type: "loading" });
      dispatch(await fetchExercise({ assignmentId, server, device }));
    },
    async start(exercise, name, fresh = false) {
      dispatch({ type: "starting" });
      try {
        await server.signIn();
        dispatch(await begin({ exercise, name, fresh }, server, device));
        await fetchHint(exercise);
      } catch (thrown) {
        dispatch({ type: "not started", problem: problemOf(thrown) });
      }
    },
    becomeSomebodyElse() {
      forgetGuest(device);
      dispatch({ type: "somebody else" });
    },
    answer(lesson, said) {
      const sent = { key: crypto.randomUUID(), said, after: lesson.kept, known: lesson.known };
      dispatch({ type: "answered", key: sent.key, said });
      toast(texts.answerSent);
      return send(lesson, sent);
    },
    async sendAgain(lesson) {
      if (!lesson.attempt) return;
      dispatch({ type: "tried again" });
      await send(lesson, lesson.attempt);
    },
    async catchUp(exercise, lesson) {
      try {
        const text = lesson.attempt?.said ?? lesson.draft;
        dispatch(await begin({ exercise, name: lesson.name, fresh: false, text }, server, device));
      } catch (thrown) {
        dispatch({ type: "stuck", problem: problemOf(thrown) });
      }
    },
    end(exercise, lesson) {
      dispatch({ type: "ended" });
      toast(texts.grading);
      return grade(exercise, lesson);
    },
    gradeAgain(exercise, lesson) {
      dispatch({ type: "grading again" });
      return grade(exercise, lesson);
    },
    dispatch,
  };
};
