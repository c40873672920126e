import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { newAuthor } from "./authors.ts";
import { ask, reply } from "./call.ts";
import { newGuest, placeIn } from "./people.ts";

let stack: StackInHand;
beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack.close());

/** A teacher with a shared exercise. */
const teaching = async (more: object = {}) => {
  const { uid, token } = await newAuthor(stack, "teacher");
  const assignmentId = randomUUID().replaceAll("-", "");
  await stack.putExercise({
    assignment_id: assignmentId,
    ownerId: uid,
    title: "Food",
    class_id: "10B",
    ...more,
  });
  return { uid, token, assignmentId, params: { assignmentId } };
};

const begin = async (token: string, assignmentId: string, name = "Zoë") =>
  (await reply("startLesson", { token, body: { assignmentId, name, fresh: true } })).lesson.lessonId;
const answer = async (token: string, assignmentId: string, lessonId: string, text = "J'aime une pizza.") => {
  const lessonDetails = { assignmentId, name: "Zoë" };
  const turn = { dataType: "text", text, conversationData: [], lessonDetails, place: placeIn(lessonId, 0) };
  expect((await ask("takeTurn", { token, body: turn })).status).toBe(200);
};
const grade = (token: string, assignmentId: string, lessonId: string) => {
  const bare = { language: "French", conversation: [], objective: "" };
  return reply("gradeLesson", { token, body: { ...bare, lesson: { assignmentId, lessonId } } });
};

test("an attempt is told to the teacher from its beginning, and its row becomes the result", async () => {
  const teacher = await teaching();
  const guest = await newGuest();
  const { assignmentId, params } = teacher;
  const attempt = await begin(guest, assignmentId);
  const begun = { attempt, studentId: "Zoë", class_id: "10B", version: 1, isTest: false, answers: 0 };
  const before = await reply("listResults", { ...teacher, params });
  expect(before).toEqual({
    results: [
      { ...begun, mistakes: [], flags: [], student: expect.any(String), startedAt: expect.any(Number) },
    ],
  });
  expect(await stack.readResult(assignmentId, attempt)).toHaveProperty("expiresAt");

  await stack.putExercise({ assignment_id: assignmentId, ownerId: teacher.uid, class_id: "11C", version: 2 });
  await answer(guest, assignmentId, attempt, "Je mange un pomme.");
  await grade(guest, assignmentId, attempt);
  const { results } = await reply("listResults", { ...teacher, params });
  expect(results).toEqual([
    {
      ...before.results[0],
      answers: 1,
      finishedAt: expect.any(Number),
      engine: "embedded",
      grade: expect.any(String),
      feedback: expect.any(String),
      vocabulary: expect.any(Number),
      grammar: expect.any(Number),
      mistakes: expect.any(Array),
    },
  ]);
  expect(await stack.readResult(assignmentId, attempt)).not.toHaveProperty("expiresAt");
  const whole = await reply("readResult", { ...teacher, params: { assignmentId, attempt } });
  expect(whole).toMatchObject({ ...results[0], turns: [{ said: "Je mange un pomme.", turn: 1 }] });
});
