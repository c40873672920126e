import { expect, test } from "@jest/globals";
import * as z from "zod";
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
    questionCount: 5,
    photoAlt: "",
    context_1: "",
    ownerId: "secret",
    context_0: "secret",
  } as const;
  expect(JSON.stringify(z.encode(shapes.readExercise.reply, exercise))).not.toContain("secret");
});
