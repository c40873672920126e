import { describe, expect, test } from "@jest/globals";
import type { LessonView, Turn, TurnEvent } from "../../domain/conversation.ts";
import { eventsOf } from "../../domain/conversation.ts";
import {
  exchangesOf,
  isFinished,
  modelAnswerAfter,
  questionNumber,
} from "../../frontend/src/lesson/exchange.ts";
import { type Lesson, type LessonAction, lessonAfter, lessonOf } from "../../frontend/src/lesson/lesson.ts";

const turn = (number: number, more: Partial<Turn> = {}): Turn => ({
  said: `réponse ${number}`,
  words: [],
  message: `question ${number + 1}`,
  score: 60,
  improvement: "",
  translation: "",
  options: `modèle ${number + 1}`,
  turn: number,
  engine: "embedded",
  isFinished: false,
  ...more,
});
const view = (turns: Turn[]): LessonView => ({
  lessonId: "l",
  assignmentId: "5368",
  name: "Zoë",
  opening: { message: "question 1", translation: "question one", options: "modèle 1" },
  turns,
  startedAt: 0,
});
const steps = (lesson: Lesson, ...actions: LessonAction[]): Lesson => actions.reduce(lessonAfter, lesson);
const heard = (event: TurnEvent): LessonAction => ({ type: "heard", event });
const answered: LessonAction = { type: "answered", key: "k1", said: "réponse 1" };
const stuck: LessonAction = { type: "stuck", problem: { kind: "offline" } };

describe("an answer", () => {
  test("is under way as soon as it is sent, and the box is empty", () => {
    const lesson = steps(lessonOf(view([]), undefined), { type: "typed", text: "réponse 1" }, answered);
    expect(lesson.draft).toBe("");
    expect(exchangesOf(lesson)).toEqual([
      { number: 1, said: "réponse 1", words: [], message: "", progress: "waiting" },
    ]);
  });

  test("becomes a turn once all its events have come, in whatever order the parts come", () => {
    const [transcript, reply, assessment, annotation, done] = eventsOf(turn(1)).map(heard);
    if (!transcript || !reply || !assessment || !annotation || !done) throw new Error("five events");
    const halfway = steps(lessonOf(view([]), undefined), answered, transcript, assessment, reply);
    expect(exchangesOf(halfway)).toMatchObject([
      { message: "question 2", assessment: { score: 60 }, progress: "replying" },
    ]);
    expect(halfway.turns).toEqual([]);
    const whole = steps(halfway, annotation, done);
    expect(whole).toMatchObject({ turns: [turn(1)], kept: 1 });
    expect(whole.attempt).toBeUndefined();
  });

  test("is stuck where the server was done without a part of it", () => {
    const [transcript, reply, , annotation, done] = eventsOf(turn(1)).map(heard);
    if (!transcript || !reply || !annotation || !done) throw new Error("five events");
    const lesson = steps(lessonOf(view([]), undefined), answered, transcript, reply, annotation, done);
    expect(lesson.turns).toEqual([]);
    expect(lesson.attempt?.problem).toEqual({ kind: "cut" });
  });

  test("takes another engine's words in place of the first one's", () => {
    const lesson = steps(
      lessonOf(view([]), undefined),
      answered,
      heard({ type: "reply", delta: "Ah, " }),
      heard({ type: "reset" }),
      heard({ type: "reply", delta: "Bon." }),
    );
    expect(exchangesOf(lesson)[0]?.message).toBe("Bon.");
  });

  test("that failed in the stream says why, and shows nothing half-said", () => {
    const fault = { code: "busy", message: "Mark is busy." };
    const lesson = steps(
      lessonOf(view([]), undefined),
      answered,
      heard({ type: "reply", delta: "Ah, " }),
      heard({ type: "error", error: fault }),
    );
    expect(lesson.attempt?.problem).toEqual({ kind: "refused", fault });
    expect(exchangesOf(lesson)).toEqual([
      { number: 1, said: "réponse 1", words: [], message: "", progress: "stuck" },
    ]);
  });

  test("is tried again with the same key, from the beginning", () => {
    const lesson = steps(
      lessonOf(view([]), undefined),
      answered,
      heard({ type: "reply", delta: "Ah, " }),
      stuck,
      { type: "tried again" },
    );
    expect(lesson.attempt).toEqual({
      key: "k1",
      said: "réponse 1",
      after: 0,
      known: 0,
      folded: { said: "réponse 1", words: [], message: "" },
    });
  });

  test("is taken back into the box, before what has been typed meanwhile", () => {
    const lesson = steps(lessonOf(view([]), undefined), answered, { type: "typed", text: "et puis" }, stuck, {
      type: "taken back",
    });
    expect(lesson.attempt).toBeUndefined();
    expect(lesson.draft).toBe("réponse 1 et puis");
    // The server may have it all the same.
    expect(lesson.known).toBe(1);
  });

  test("keeps how it was spoken: in sight, in each try, and where it is taken back to be changed", () => {
    const words = [{ text: "réponse", confidence: 0.4 }];
    const spoken: LessonAction = { type: "answered", key: "k1", said: "réponse", spoken: { words } };
    const lesson = steps(lessonOf(view([]), undefined), spoken, stuck, { type: "tried again" });
    expect(exchangesOf(lesson)).toMatchObject([{ said: "réponse", words }]);
    expect(lesson.attempt?.spoken).toEqual({ words });
    const back = steps(lesson, stuck, { type: "taken back" });
    expect(back).toMatchObject({ draft: "réponse", unsent: { words, heard: "réponse" } });
    // Whatever is sent next, that is done with.
    expect(steps(back, answered).unsent).toBeUndefined();
  });

  test("is not sent twice", () => {
    const once = steps(lessonOf(view([]), undefined), answered);
    expect(steps(once, { type: "answered", key: "k2", said: "autre" })).toBe(once);
  });
});

describe("a retried answer", () => {
  const two = lessonOf(view([turn(1), turn(2)]), undefined);

  test("goes from sight with all that followed, and is in the box to be bettered", () => {
    const lesson = steps(two, { type: "retried" });
    expect(exchangesOf(lesson).map(({ said }) => said)).toEqual(["réponse 1"]);
    expect(lesson.draft).toBe("réponse 2");
  });

  test("is replaced: the new one follows the turn before it", () => {
    const again = steps(two, { type: "retried" }, { type: "answered", key: "k", said: "mieux" });
    expect(again.attempt?.after).toBe(1);
    const better = turn(2, { said: "mieux" });
    const lesson = steps(again, ...eventsOf(better).map(heard));
    expect(lesson.turns).toEqual([turn(1), better]);
  });

  test("is replaced at once where what was heard of it is put right, and what is being typed stays", () => {
    const words = [{ text: "mieux", confidence: 0.9 }];
    const lesson = steps(
      two,
      { type: "model answer asked" },
      { type: "typed", text: "à demi" },
      { type: "answered", key: "k", said: "mieux", spoken: { words, heard: "vieux" }, after: 1 },
    );
    expect(exchangesOf(lesson).map(({ said, heard }) => [said, heard])).toEqual([
      ["réponse 1", undefined],
      ["mieux", "vieux"],
    ]);
    expect(lesson).toMatchObject({
      kept: 1,
      draft: "à demi",
      modelAnswers: [],
      attempt: { after: 1, known: 2 },
    });
  });

  test("can be kept after all", () => {
    const lesson = steps(two, { type: "retried" }, { type: "retry dropped" });
    expect(exchangesOf(lesson)).toHaveLength(2);
    expect(lesson.draft).toBe("");
  });

  test("can be the first one, and there is none before that", () => {
    const none = steps(two, { type: "retried" }, { type: "retried" });
    expect(none.kept).toBe(0);
    expect(steps(none, { type: "retried" })).toBe(none);
  });

  test("takes the model answers that came after it along", () => {
    const asked = steps(two, { type: "model answer asked" }, { type: "retried" });
    expect(asked.modelAnswers).toEqual([]);
  });

  test("waits while another answer is under way", () => {
    const busy = steps(two, { type: "answered", key: "k", said: "x" });
    expect(steps(busy, { type: "retried" })).toBe(busy);
  });
});

describe("after a reload", () => {
  const sent = { key: "k1", said: "réponse 2", after: 1 };

  test("the typed text is back in the box", () => {
    expect(lessonOf(view([]), { assignmentId: "5368", text: "à demi" }).draft).toBe("à demi");
  });

  test("what was sent and never arrived can be sent again, with its key", () => {
    const lesson = lessonOf(view([turn(1)]), { assignmentId: "5368", text: "", sent });
    expect(lesson.attempt).toMatchObject({ ...sent, problem: { kind: "cut" } });
    expect(exchangesOf(lesson).map(({ progress }) => progress)).toEqual(["done", "stuck"]);
  });

  test("what was waiting for the line before a reload waits for it still", () => {
    const lesson = lessonOf(view([turn(1)]), {
      assignmentId: "5368",
      text: "",
      sent: { ...sent, waits: true },
    });
    expect(lesson.attempt).toMatchObject({ ...sent, problem: { kind: "offline" } });
  });

  test("what was spoken and never arrived keeps its words", () => {
    const spoken = { words: [{ text: "deux", confidence: 0.3 }], heard: "feu" };
    const lesson = lessonOf(view([turn(1)]), { assignmentId: "5368", text: "", sent: { ...sent, spoken } });
    expect(lesson.attempt?.spoken).toEqual(spoken);
  });

  test("what was sent and did arrive is not sent again", () => {
    const lesson = lessonOf(view([turn(1), turn(2)]), { assignmentId: "5368", text: "", sent });
    expect(lesson.attempt).toBeUndefined();
    expect(lesson.kept).toBe(2);
  });

  test("a retried answer that was under way hides the one that it replaces", () => {
    const retried = { key: "k3", said: "mieux", after: 0 };
    const lesson = lessonOf(view([turn(1)]), { assignmentId: "5368", text: "", sent: retried });
    expect(exchangesOf(lesson).map(({ said }) => said)).toEqual(["mieux"]);
  });
});

describe("what Mark asks", () => {
  test("has the model answer of the line that was heard last", () => {
    const lesson = lessonOf(view([turn(1)]), undefined);
    expect(modelAnswerAfter(lesson, 0)).toBe("modèle 1");
    expect(modelAnswerAfter(lesson, 1)).toBe("modèle 2");
    expect(modelAnswerAfter(lesson, 7)).toBe("");
  });

  test("has a model answer once, however often it is asked for", () => {
    const lesson = steps(
      lessonOf(view([turn(1)]), undefined),
      { type: "model answer asked" },
      { type: "model answer asked" },
    );
    expect(lesson.modelAnswers).toEqual([1]);
  });

  test("is numbered up to the last set question, and not at all in a free conversation", () => {
    expect(questionNumber({ ...lessonOf(view([]), undefined) }, 5)).toBe(1);
    expect(questionNumber(lessonOf(view([turn(1)]), undefined), 5)).toBe(2);
    expect(questionNumber(lessonOf(view([turn(1)]), undefined), 1)).toBe(1);
    expect(questionNumber(lessonOf(view([]), undefined), 0)).toBeUndefined();
  });

  test("is over when he says so, until that answer is retried", () => {
    const over = lessonOf(view([turn(1, { isFinished: true })]), undefined);
    expect(isFinished(over)).toBe(true);
    expect(isFinished(steps(over, { type: "retried" }))).toBe(false);
  });
});
