import { expect, test } from "@jest/globals";
import * as z from "zod";
import { type Line, newestOf } from "../../domain/conversation.ts";
import { ANSWER_MAX_CHARACTERS, SPEECH_SAMPLES_PER_SECOND } from "../../domain/limits.ts";
import { shapes } from "../../domain/shapes.ts";

const lessonDetails = { assignmentId: "5368", name: "Zoë" };

test("the bare calls of spec section 7 are taken as they stand", () => {
  const bodies = [
    shapes.takeTurn.body.safeParse({
      dataType: "text",
      text: "Bonjour",
      conversationData: [{ role: "assistant", content: "Salut !" }],
      lessonDetails,
    }),
    shapes.takeTurn.body.safeParse({
      language: "French",
      dataType: "audio",
      audioData: { audioBase64: "AAAA", mimeType: "audio/webm;codecs=opus" },
      conversationData: [],
      lessonDetails,
    }),
    shapes.giveHint.body.safeParse({ language: "German", level: "NONE", objective: "", max_tokens: 60 }),
    shapes.speak.body.safeParse({ message: "Hallo!" }),
    shapes.gradeLesson.body.safeParse({ language: "Spanish", conversation: [], objective: "" }),
  ];
  expect(bodies.map(({ success }) => success)).toEqual([true, true, true, true, true]);
});

test("message is JSON text on the wire, and an object on both sides of it", () => {
  const reply = {
    message: { grade: "62 / 100", feedback: "Good.", vocabulary: 60, grammar: 64 },
    engine: "embedded" as const,
    saved: true,
  };
  const wire = z.encode(shapes.gradeLesson.reply, reply);
  expect(wire.message).toBe('{"grade":"62 / 100","feedback":"Good.","vocabulary":60,"grammar":64}');
  expect(z.decode(shapes.gradeLesson.reply, wire)).toEqual(reply);
  expect(shapes.gradeLesson.reply.safeDecode({ ...wire, message: "{" }).success).toBe(false);
});

test.each(["Zo\u0000ë", "Zoë\nBen", "\u202eëoZ", "Zo\u200bë"])("%j is no name", (name) => {
  const { error } = shapes.startLesson.body.safeParse({ assignmentId: "5368", name });
  expect(error?.issues[0]).toMatchObject({
    path: ["name"],
    message: expect.stringContaining("can't be seen"),
  });
});

test("an empty answer is refused with the spec's sentence, before any model is asked", () => {
  const read = shapes.takeTurn.body.safeParse({
    dataType: "text",
    text: "   ",
    conversationData: [],
    lessonDetails,
  });
  expect(read.error?.issues[0]).toMatchObject({
    path: ["text"],
    message: "Please say something or type a message!",
  });
});

test("what was heard of an answer is no longer than an answer", () => {
  const wordsOf = (length: number, count: number) =>
    shapes.takeTurn.body.safeParse({
      dataType: "text",
      text: "Oui.",
      words: new Array(count).fill({ text: "x".repeat(length), confidence: 1 }),
      conversationData: [],
      lessonDetails,
    }).success;
  expect(wordsOf(3, 400)).toBe(true);
  expect(wordsOf(100, 400)).toBe(false);
});

test("a piece of what is being spoken is a few seconds long; a recording may be ninety", () => {
  const open = { assignmentId: "5368", lessonId: "11111111-1111-4111-8111-111111111111" };
  const sound = (seconds: number) => ({
    audioBase64: Buffer.alloc(2 * SPEECH_SAMPLES_PER_SECOND * seconds).toString("base64"),
    mimeType: "audio/l16;rate=16000",
  });
  const piece = (seconds: number) =>
    shapes.transcribePiece.body.safeParse({ ...open, audioData: sound(seconds) }).success;
  expect([piece(5), piece(16)]).toEqual([true, false]);
  const spoken = { dataType: "audio", language: "French", conversationData: [], lessonDetails };
  expect(shapes.takeTurn.body.safeParse({ ...spoken, audioData: sound(90) }).success).toBe(true);
});

test("what a shape does not name does not leave", () => {
  const exercise = {
    assignment_id: "5368",
    activity: "Set Question Role Play",
    level: "GCSE - Higher",
    board: "AQA",
    language: "French",
    title: "",
    objective: "",
    asset_url: "",
    duration: 5,
    isShared: true,
    settings: {
      isTextable: true,
      isModelAnswerActive: true,
      isTranslatable: true,
      isGradeViewable: true,
      isPureListeningExercise: false,
    },
    due_date: "2026-11-27",
    questionCount: 5,
    photoAlt: "",
    context_1: "",
    ownerId: "secret",
    context_0: "secret",
  } as const;
  expect(JSON.stringify(z.encode(shapes.readExercise.reply, exercise))).not.toContain("secret");
});

test("a conversation in a call has a bound, and so has each answer in it", () => {
  const ask = (conversation: { role: string; content: string }[]) =>
    shapes.gradeLesson.body.safeParse({ language: "Spanish", conversation, objective: "" });
  const answers = (count: number, characters: number) =>
    Array.from({ length: count }, () => ({ role: "user", content: "a".repeat(characters) }));
  expect(ask(answers(13, ANSWER_MAX_CHARACTERS)).success).toBe(true);
  expect(ask(answers(14, ANSWER_MAX_CHARACTERS)).error?.issues).toMatchObject([
    { message: "Please keep the whole conversation to 20000 characters." },
  ]);
  expect(ask(answers(1, ANSWER_MAX_CHARACTERS + 1)).success).toBe(false);
  const said = [{ role: "assistant", content: "Hola" }, ...answers(30, 1000)] as Line[]; // answers say "user"
  expect(newestOf(said)).toEqual(said.slice(-20));
  expect(newestOf(said.slice(0, 5))).toEqual(said.slice(0, 5));
});
