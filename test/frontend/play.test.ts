import { describe, expect, test } from "@jest/globals";
import type { LessonView } from "../../domain/conversation.ts";
import { defaultSettings } from "../../domain/exercise.ts";
import type { PublicExercise } from "../../domain/exerciseShapes.ts";
import { DUE_DATE } from "../../domain/limits.ts";
import { atFirst, isGone, type Play, type PlayAction, playAfter } from "../../frontend/src/play/play.ts";

const exercise: PublicExercise = {
  assignment_id: "5368",
  activity: "Set Question Role Play",
  level: "GCSE - Foundational",
  board: "AQA",
  language: "French",
  title: "",
  objective: "",
  asset_url: "",
  photoAlt: "",
  context_1: "",
  duration: 5,
  isShared: true,
  settings: defaultSettings,
  due_date: DUE_DATE,
  questionCount: 5,
};
const view: LessonView = {
  lessonId: "l",
  assignmentId: "5368",
  name: "Zoë",
  opening: { message: "Salut !", translation: "Hi!", options: "" },
  turns: [],
  startedAt: 0,
};
const unfinished = { name: "Zoë" };
const offline = { kind: "offline" } as const;
const steps = (...actions: PlayAction[]): Play => actions.reduce(playAfter, atFirst);
const loaded: PlayAction = { type: "loaded", exercise, unfinished };
const started: PlayAction = { type: "started", view, endsAt: 300_000 };

describe("the stages", () => {
  test("follow each other: INTRO, EXERCISE, FINISH", () => {
    expect(steps().stage).toBe("LOADING");
    expect(steps(loaded).stage).toBe("INTRO");
    expect(steps(loaded, { type: "starting" }, started)).toMatchObject({
      stage: "EXERCISE",
      endsAt: 300_000,
      isTimeUp: false,
    });
    expect(steps(loaded, started, { type: "ended" })).toMatchObject({
      stage: "FINISH",
      grading: { state: "waiting" },
    });
  });

  test("are never skipped", () => {
    expect(steps(started)).toBe(atFirst);
    expect(steps(loaded, { type: "ended" }).stage).toBe("INTRO");
  });

  test("an exercise that can't be had is told apart from one that can't be reached, and can be asked for again", () => {
    const gone = { kind: "refused", status: 404, fault: { code: "not_found", message: "" } } as const;
    expect(isGone(gone)).toBe(true);
    expect(isGone(offline)).toBe(false);
    expect(steps({ type: "not loaded", problem: offline }, { type: "loading" }, loaded).stage).toBe("INTRO");
  });
});

describe("INTRO", () => {
  test("knows whose lesson is unfinished, until somebody else says so", () => {
    expect(steps(loaded)).toMatchObject({ unfinished });
    expect(steps(loaded, { type: "somebody else" })).not.toHaveProperty("unfinished");
  });

  test("keeps its problem until the next try", () => {
    const failed = steps(loaded, { type: "starting" }, { type: "not started", problem: offline });
    expect(failed).toMatchObject({ isStarting: false, problem: offline, unfinished });
    expect(playAfter(failed, { type: "starting" })).not.toHaveProperty("problem");
  });
});

describe("EXERCISE", () => {
  test("knows when time is up, and goes on", () => {
    expect(steps(loaded, started, { type: "time is up" })).toMatchObject({
      stage: "EXERCISE",
      isTimeUp: true,
    });
  });

  test("does not end while an answer is under way, but does where it is stuck", () => {
    const busy = steps(loaded, started, { type: "answered", key: "k", said: "x" });
    expect(playAfter(busy, { type: "ended" })).toBe(busy);
    const stuck = playAfter(busy, { type: "stuck", problem: offline });
    expect(playAfter(stuck, { type: "ended" }).stage).toBe("FINISH");
  });

  test("takes the server's conversation anew, and keeps its hint and its time", () => {
    const lesson = steps(
      loaded,
      started,
      { type: "hint came", hint: "Parle !" },
      { type: "time is up" },
      { type: "started", view, draft: { assignmentId: "5368", text: "encore" }, endsAt: 300_000 },
    );
    expect(lesson).toMatchObject({ hint: "Parle !", isTimeUp: true, lesson: { draft: "encore" } });
  });
});

describe("FINISH", () => {
  const result = { message: { feedback: "Bien." }, engine: "embedded", saved: true } as const;

  test("grades again after a failure, and then stays as it is", () => {
    const failed = steps(loaded, started, { type: "ended" }, { type: "not graded", problem: offline });
    expect(failed).toMatchObject({ grading: { state: "failed", problem: offline } });
    const again = playAfter(failed, { type: "grading again" });
    expect(again).toMatchObject({ grading: { state: "waiting" } });
    const done = playAfter(again, { type: "graded", result });
    expect(done).toMatchObject({ grading: { state: "done", result } });
    expect(playAfter(done, { type: "answered", key: "k", said: "x" })).toBe(done);
  });
});
