import { useEffect, useReducer } from "react";
import { linesOf } from "../../../domain/conversation.ts";
import type { PublicExercise } from "../../../domain/shapes.ts";
import { texts } from "../../../domain/texts.ts";
import { problemOf } from "../api/problem.ts";
import { forgetGuest } from "../guest/forget.ts";
import type { Device } from "../guest/storage.ts";
import { endOf } from "../lesson/clock.ts";
import { keepDraft, keepLesson, keptDraft, knownLesson } from "../lesson/kept.ts";
import type { Attempt, Lesson } from "../lesson/lesson.ts";
import { hintFor } from "./hint.ts";
import { atFirst, type Play, type PlayAction, playAfter } from "./play.ts";
import type { Server } from "./server.ts";

/** What a guest can do on the page. Nothing here throws: what fails is in the state, with a way on. */
export type Deeds = {
  load(): void;
  /** Signs in if nobody is, and begins the lesson or goes on with it. `fresh` leaves an unfinished one behind. */
  start(exercise: PublicExercise, name: string, fresh?: boolean): void;
  becomeSomebodyElse(): void;
  answer(lesson: Lesson, said: string): void;
  sendAgain(lesson: Lesson): void;
  /** Fetches the conversation as the server has it, the unsent answer back in the text box. */
  catchUp(exercise: PublicExercise, lesson: Lesson): void;
  end(exercise: PublicExercise, lesson: Lesson): void;
  gradeAgain(exercise: PublicExercise, lesson: Lesson): void;
  /** Everything that happens in the page alone. */
  dispatch(action: PlayAction): void;
};

/** The state of the page, and every effect it has on the server and the device. `toast` shows a passing line. */
export const usePlay = (
  assignmentId: string,
  server: Server,
  device: Device,
  toast: (text: string) => void,
): { play: Play; deeds: Deeds } => {
  const [play, dispatch] = useReducer(playAfter, atFirst);

  const load = async () => {
    dispatch({ type: "loading" });
    try {
      const exercise = await server.readExercise(assignmentId);
      const known = knownLesson(device, assignmentId, Date.now());
      dispatch({ type: "loaded", exercise, ...(known && { known }) });
    } catch (thrown) {
      dispatch({ type: "not loaded", problem: problemOf(thrown) });
    }
  };

  /** Throws `CallFailed`. `text` is for the text box of a lesson that is gone on with. */
  const begin = async (exercise: PublicExercise, name: string, fresh: boolean, text?: string) => {
    const ask = (anew: boolean) =>
      server.call("startLesson", {
        params: {},
        body: { assignmentId, name, ...(anew && { fresh: true }) },
      });
    let { lesson: view, resumed } = await ask(fresh);
    // Somebody else at the same device: an unfinished conversation is not theirs to read.
    if (resumed && view.name !== name) ({ lesson: view, resumed } = await ask(true));
    const now = Date.now();
    // This device's own note of the start is the better one: its clock may differ from the server's.
    const known = knownLesson(device, assignmentId, now);
    const startedAt = resumed ? (known?.startedAt ?? Math.min(view.startedAt, now)) : now;
    keepLesson(device, { assignmentId, name: view.name, startedAt });
    const draft = text === undefined ? keptDraft(device, assignmentId) : { assignmentId, text };
    const endsAt = endOf(exercise.duration, startedAt);
    dispatch({
      type: "started",
      view,
      ...(resumed && draft && { draft }),
      ...(endsAt !== undefined && { endsAt }),
    });
  };

  const fetchHint = (exercise: PublicExercise) =>
    hintFor(exercise, server, device).then(
      (hint) => dispatch({ type: "hint came", hint }),
      () => undefined, // The card shows the teacher's own words instead.
    );

  const start = async (exercise: PublicExercise, name: string, fresh = false) => {
    dispatch({ type: "starting" });
    try {
      await server.signIn();
      await begin(exercise, name, fresh);
      await fetchHint(exercise);
    } catch (thrown) {
      dispatch({ type: "not started", problem: problemOf(thrown) });
    }
  };

  const send = async (lesson: Lesson, { key, said, after }: Omit<Attempt, "folded">) => {
    try {
      const events = await server.call("takeTurn", {
        params: {},
        body: {
          dataType: "text",
          text: said,
          conversationData: linesOf({ ...lesson, turns: lesson.turns.slice(0, after) }),
          lessonDetails: { assignmentId, name: lesson.name },
          place: { lessonId: lesson.lessonId, key, after },
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

  const grade = async ({ language, objective }: PublicExercise, lesson: Lesson) => {
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

  const deeds: Deeds = {
    load,
    start,
    becomeSomebodyElse() {
      forgetGuest(device);
      dispatch({ type: "somebody else" });
    },
    answer(lesson, said) {
      const sent = { key: crypto.randomUUID(), said, after: lesson.kept };
      dispatch({ type: "answered", key: sent.key, said });
      toast(texts.answerSent);
      send(lesson, sent);
    },
    sendAgain(lesson) {
      if (!lesson.attempt) return;
      dispatch({ type: "tried again" });
      send(lesson, lesson.attempt);
    },
    async catchUp(exercise, lesson) {
      try {
        await begin(exercise, lesson.name, false, lesson.attempt?.said ?? lesson.draft);
      } catch (thrown) {
        dispatch({ type: "stuck", problem: problemOf(thrown) });
      }
    },
    end(exercise, lesson) {
      dispatch({ type: "ended" });
      toast(texts.grading);
      grade(exercise, lesson);
    },
    gradeAgain(exercise, lesson) {
      dispatch({ type: "grading again" });
      grade(exercise, lesson);
    },
    dispatch,
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the exercise is loaded once, when the page opens
  useEffect(() => {
    load();
  }, []);

  const lesson = play.stage === "EXERCISE" ? play.lesson : undefined;
  const text = lesson?.draft;
  const { key, said, after } = lesson?.attempt ?? {};
  useEffect(() => {
    if (text === undefined) return;
    const sent = key !== undefined &&
      said !== undefined &&
      after !== undefined && { sent: { key, said, after } };
    keepDraft(device, { assignmentId, text, ...sent });
  }, [device, assignmentId, text, key, said, after]);

  return { play, deeds };
};
