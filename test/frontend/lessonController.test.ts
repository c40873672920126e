import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import type { RouteName } from "../../domain/api.ts";
import { eventsOf, type LessonView, type Turn } from "../../domain/conversation.ts";
import { defaultSettings } from "../../domain/exercise.ts";
import type { PublicExercise } from "../../domain/exerciseShapes.ts";
import { DUE_DATE } from "../../domain/limits.ts";
import type { Given } from "../../frontend/src/api/call.ts";
import { CallFailed } from "../../frontend/src/api/problem.ts";
import { keys } from "../../frontend/src/guest/keys.ts";
import type { Device } from "../../frontend/src/guest/storage.ts";
import { keepDraft, keepLesson, knownLesson } from "../../frontend/src/lesson/kept.ts";
import type { Lesson } from "../../frontend/src/lesson/lesson.ts";
import { createLessonController, type LessonController } from "../../frontend/src/play/lessonController.ts";
import { atFirst, type Play, playAfter } from "../../frontend/src/play/play.ts";
import type { Server } from "../../frontend/src/play/server.ts";
import { deviceInMemory } from "./device.ts";

const exercise: PublicExercise = {
  assignment_id: "abcd2345",
  activity: "Set Question Role Play",
  level: "GCSE - Foundational",
  board: "AQA",
  language: "French",
  title: "Le week-end",
  objective: "Use the past tense.",
  asset_url: "",
  photoAlt: "",
  context_1: "",
  duration: 5,
  isShared: true,
  settings: defaultSettings,
  due_date: DUE_DATE,
  questionCount: 5,
};
const view = (more: Partial<LessonView> = {}): LessonView => ({
  lessonId: "l1",
  assignmentId: "abcd2345",
  name: "Zoë",
  opening: { message: "Salut !", translation: "Hi!", options: "" },
  turns: [],
  startedAt: Date.now(),
  ...more,
});
const turn: Turn = {
  said: "Bonjour",
  words: [],
  message: "Super !",
  score: 60,
  improvement: "",
  translation: "Great!",
  options: "",
  turn: 1,
  engine: "embedded",
  isFinished: false,
};
const streamOf = async function* <T>(...things: T[]): AsyncGenerator<T> {
  yield* things;
};

type Answers = { [Name in RouteName]?: (body: Record<string, unknown>) => Given<Name> };
/** What the server says to each call; a test says otherwise where it wants to. */
let answers: Answers;
let asked: [RouteName | "signIn" | "prepare", Record<string, unknown>][];
let device: Device;
let play: Play;
let toasts: string[];
/** What Mark's voice was told to do. */
let voiced: string[];
let controller: LessonController;

const server: Server = {
  readExercise: async () => exercise,
  signIn: async () => {
    asked.push(["signIn", {}]);
  },
  call: async (name, { body }) => {
    const fields: Record<string, unknown> = Object.fromEntries(Object.entries(body ?? {}));
    asked.push([name, fields]);
    const answer = answers[name];
    if (!answer) throw new Error(`Nobody expected ${name}.`);
    return answer(fields);
  },
};
const lesson = (): Lesson => {
  if (play.stage !== "EXERCISE" && play.stage !== "FINISH")
    throw new Error(`There is no lesson at ${play.stage}.`);
  return play.lesson;
};
const bodies = (name: RouteName) => asked.filter(([route]) => route === name).map(([, body]) => body);
const busy = new CallFailed({ kind: "refused", status: 503, fault: { code: "busy", message: "Busy." } });
const failing = (): never => {
  throw busy;
};

beforeEach(() => {
  asked = [];
  toasts = [];
  voiced = [];
  play = atFirst;
  device = deviceInMemory();
  answers = {
    startLesson: ({ name }) => ({ lesson: view({ name: String(name) }), resumed: false }),
    takeTurn: () => streamOf(...eventsOf(turn)),
    giveHint: () => ({ message: { message: "Say when." } }),
    gradeLesson: () => ({ message: { feedback: "Bien." }, engine: "embedded", saved: true }),
  };
  controller = createLessonController({
    assignmentId: "abcd2345",
    server,
    device,
    voice: {
      prepare: (text) => voiced.push(`prepare ${text}`),
      say: ({ text, line }) => voiced.push(`${line}: ${text}`),
      hush: () => voiced.push("hush"),
    },
    prepare: async () => {
      asked.push(["prepare", {}]);
    },
    dispatch: (action) => {
      play = playAfter(play, action);
    },
    toast: (text) => toasts.push(text),
  });
});

describe("starting", () => {
  // Shows 4.5, 7.2, 9.3
  test("signs in first, begins, and fetches a hint of at most 60 tokens, kept under `hints`", async () => {
    await controller.load();
    await controller.start(exercise, "Zoë");
    expect(asked.map(([name]) => name)).toEqual(["signIn", "startLesson", "prepare", "giveHint"]);
    expect(bodies("giveHint")).toEqual([
      { language: "French", level: "GCSE - Foundational", objective: "Use the past tense.", max_tokens: 60 },
    ]);
    expect(device.local.getItem("hints")).toContain("Say when.");
    expect(play).toMatchObject({ stage: "EXERCISE", hint: "Say when." });
  });

  test("lets Mark say his first line, but never read out the passage that is the student's to read", async () => {
    await controller.load();
    await controller.start(exercise, "Zoë");
    expect(voiced).toEqual(["hush", "0: Salut !"]);
    const opening = {
      message: "Salut ! Lis ce texte : Il fait beau.",
      translation: "",
      options: "Il fait beau.",
    };
    answers.startLesson = () => ({ lesson: view({ opening }), resumed: false });
    voiced = [];
    await controller.load();
    await controller.start({ ...exercise, activity: "Read Along Passage" }, "Zoë");
    expect(voiced).toEqual(["hush", "0: Salut !"]);
  });

  test("needs no hint from the server without an objective, and none twice", async () => {
    await controller.load();
    await controller.start({ ...exercise, objective: " " }, "Zoë");
    expect(play).toMatchObject({ hint: expect.stringContaining("no particular area") });
    await controller.start(exercise, "Zoë");
    await controller.start(exercise, "Zoë");
    expect(bodies("giveHint")).toHaveLength(1);
  });

  test("goes on without a hint where there is none to be had", async () => {
    answers.giveHint = failing;
    await controller.load();
    await controller.start(exercise, "Zoë");
    expect(play.stage).toBe("EXERCISE");
    expect(play).not.toHaveProperty("hint");
  });

  test("stays at INTRO with the reason where it fails", async () => {
    answers.startLesson = failing;
    await controller.load();
    await controller.start(exercise, "Zoë");
    expect(play).toMatchObject({ stage: "INTRO", isStarting: false, problem: busy.problem });
  });

  test("notes the lesson on the device, to be offered again", async () => {
    await controller.load();
    await controller.start(exercise, "Zoë");
    await controller.load();
    expect(knownLesson(device, "abcd2345", Date.now())).toMatchObject({ name: "Zoë" });
  });
});

describe("going on", () => {
  test("brings the draft back, and counts the time from this device's own start", async () => {
    const startedAt = Date.now() - 60_000;
    keepLesson(device, { assignmentId: "abcd2345", name: "Zoë", startedAt, lastAt: startedAt });
    keepDraft(device, { assignmentId: "abcd2345", text: "à demi" });
    answers.startLesson = () => ({ lesson: view({ startedAt: Date.now() - 999_000 }), resumed: true });
    await controller.load();
    await controller.start(exercise, "Zoë");
    expect(play).toMatchObject({ endsAt: startedAt + 300_000, lesson: { draft: "à demi" } });
  });

  test("is offered to a guest without the name, which is theirs to type", async () => {
    keepLesson(device, { assignmentId: "abcd2345", name: "Zoë", startedAt: Date.now(), lastAt: Date.now() });
    await controller.load();
    expect(play).toMatchObject({ stage: "INTRO", unfinished: {} });
    expect(JSON.stringify(play)).not.toContain("Zoë");
    device.local.setItem(keys.uid, "m");
    device.local.setItem(keys.role, "student");
    play = atFirst;
    await controller.load();
    expect(play).toMatchObject({ unfinished: { name: "Zoë" } });
  });

  test("lets the next student at a shared device be somebody new, before anything is asked of the server", async () => {
    const note = { assignmentId: "abcd2345", name: "Zoë", startedAt: Date.now(), lastAt: Date.now() };
    keepLesson(device, note);
    device.local.setItem(keys.identity, "hers");
    await controller.load();
    await controller.start(exercise, "zoë ");
    expect(device.local.getItem(keys.identity)).toBe("hers");
    keepLesson(device, note);
    await controller.load();
    await controller.start(exercise, "Ben");
    expect(device.local.getItem(keys.identity)).toBeNull();
    expect(knownLesson(device, "abcd2345", Date.now())).toMatchObject({ name: "Ben" });
  });

  test("leaves no draft in a lesson that is new", async () => {
    keepDraft(device, { assignmentId: "abcd2345", text: "old" });
    await controller.load();
    await controller.start(exercise, "Zoë");
    expect(lesson().draft).toBe("");
  });
});

describe("answering", () => {
  beforeEach(async () => {
    await controller.load();
    await controller.start(exercise, "Zoë");
  });

  test("sends the answer with its place and the conversation so far, and says so", async () => {
    await controller.answer(lesson(), "Bonjour");
    expect(toasts).toEqual(["Your message has been sent and is getting graded ✍️"]);
    expect(bodies("takeTurn")).toEqual([
      {
        dataType: "text",
        text: "Bonjour",
        conversationData: [{ role: "assistant", content: "Salut !" }],
        lessonDetails: { assignmentId: "abcd2345", name: "Zoë" },
        place: { lessonId: "l1", key: expect.stringMatching(/^[0-9a-f-]{36}$/), after: 0, known: 0 },
      },
    ]);
    expect(lesson()).toMatchObject({ turns: [turn], kept: 1 });
  });

  test("keeps the key for every try, and takes a new one for another answer", async () => {
    answers.takeTurn = failing;
    await controller.answer(lesson(), "Bonjour");
    expect(lesson().attempt?.problem).toEqual(busy.problem);
    answers.takeTurn = () => streamOf(...eventsOf(turn));
    await controller.sendAgain(lesson());
    await controller.answer(lesson(), "Encore");
    const sent = bodies("takeTurn").map(({ place }) => (place as { key: string }).key);
    expect(sent[1]).toBe(sent[0]);
    expect(sent[2]).not.toBe(sent[0]);
  });

  test("is stuck where the stream ends before it is done", async () => {
    answers.takeTurn = () => streamOf({ type: "reply", delta: "Ah" });
    await controller.answer(lesson(), "Bonjour");
    expect(lesson().attempt?.problem).toEqual({ kind: "cut" });
  });

  test("catches up with a conversation that went on elsewhere, the answer back in the box", async () => {
    answers.takeTurn = failing;
    await controller.answer(lesson(), "Bonjour");
    answers.startLesson = () => ({ lesson: view({ turns: [turn] }), resumed: true });
    await controller.catchUp(exercise, lesson());
    expect(lesson()).toMatchObject({ turns: [turn], draft: "Bonjour" });
    expect(lesson().attempt).toBeUndefined();
  });
});

describe("ending", () => {
  beforeEach(async () => {
    await controller.load();
    await controller.start(exercise, "Zoë");
    device.local.setItem(keys.identity, "id");
  });

  test("grades the lesson that the server holds, and then forgets the guest", async () => {
    await controller.end(exercise, lesson());
    expect(toasts).toEqual(["Grading your conversation... this might take a little time! ✏️"]);
    expect(bodies("gradeLesson")).toMatchObject([{ lesson: { assignmentId: "abcd2345", lessonId: "l1" } }]);
    expect(play).toMatchObject({ stage: "FINISH", grading: { state: "done" } });
    expect(device.local.getItem(keys.identity)).toBeNull();
    expect(knownLesson(device, "abcd2345", Date.now())).toBeUndefined();
  });

  test("tells the server where Mark's words were shown in a listening exercise", async () => {
    await controller.end(exercise, { ...lesson(), isTextShown: true });
    expect(bodies("gradeLesson")).toMatchObject([{ lesson: { isTextShown: true } }]);
  });

  // Shows 8.8
  test("forgets nobody while the grade has not come, and can be tried again", async () => {
    answers.gradeLesson = failing;
    const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
    await controller.end(exercise, lesson());
    expect(logged.mock.calls).toEqual([["Grading error:", "refused"]]);
    logged.mockRestore();
    expect(play).toMatchObject({ grading: { state: "failed", problem: busy.problem } });
    expect(device.local.getItem(keys.identity)).toBe("id");
    answers.gradeLesson = () => ({ message: { feedback: "Bien." }, engine: "embedded", saved: true });
    await controller.gradeAgain(exercise, lesson());
    expect(play).toMatchObject({ grading: { state: "done" } });
  });
});
