import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { newAuthor } from "./authors.ts";
import { reply } from "./call.ts";
import { begin, newTeacher } from "./classes.ts";

let stack: StackInHand;
beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack.close());

test("a student's finished attempts come newest first, with what they were at, whether it is open by now or not", async () => {
  const student = await newAuthor(stack, "student");
  const { uid } = student;
  const [open, closed, gone] = [
    await newTeacher(stack, { title: "Food" }),
    await newTeacher(stack, { title: "Sports", isClosed: true }),
    await newTeacher(stack),
  ];
  const put = (assignment_id: string, startedAt: number, more: object = {}) =>
    stack.putAttempt({ assignment_id, uid, startedAt, ...more });
  await put(open.assignmentId, 1, { grade: "40 / 100" });
  await put(closed.assignmentId, 2, { turns: [{ mistakes: [{ kind: "tense", said: "je mange" }] }] });
  await put("5368", 3);
  await put(open.assignmentId, 4, { grade: "60 / 100" });
  await put(gone.assignmentId, 5);
  await reply("deleteExercise", gone);
  await begin(student.token, open.assignmentId);
  await stack.putAttempt({ assignment_id: open.assignmentId, uid: randomUUID() });

  const { attempts } = await reply("listAttempts", student);
  const about = {
    activity: "Set Question Role Play",
    language: "French",
    level: "GCSE - Foundational",
    board: "AQA",
  };
  expect(attempts).toMatchObject([
    {
      assignment_id: open.assignmentId,
      ...about,
      title: "Food",
      isOpen: true,
      grade: "60 / 100",
      answers: 1,
    },
    { assignment_id: "5368", isOpen: true },
    {
      ...{ assignment_id: closed.assignmentId, title: "Sports", isOpen: false },
      mistakes: [{ kind: "tense", said: "je mange" }],
    },
    { assignment_id: open.assignmentId, title: "Food", isOpen: true, grade: "40 / 100" },
  ]);
  expect(JSON.stringify(attempts)).not.toContain("Londres");
});

test("of very many attempts the newest 200 are shown", async () => {
  const student = await newAuthor(stack, "student");
  const { assignmentId } = await newTeacher(stack);
  await Promise.all(
    Array.from({ length: 203 }, (_, startedAt) =>
      stack.putAttempt({ assignment_id: assignmentId, uid: student.uid, startedAt }),
    ),
  );
  const { attempts } = await reply("listAttempts", student);
  expect(attempts.map(({ startedAt }) => startedAt)).toEqual(
    Array.from({ length: 200 }, (_, at) => 202 - at),
  );
});

test("what somebody has only begun counts nowhere as played, and is in their export", async () => {
  const student = await newAuthor(stack, "student");
  const { assignmentId } = await newTeacher(stack);
  const attempt = await begin(student.token, assignmentId);
  expect(await reply("listAttempts", student)).toEqual({ attempts: [] });
  expect(await reply("listPlayed", student)).toEqual({ played: [] });
  const { account } = await reply("exportAccount", student);
  expect(account.results).toMatchObject([{ attempt, studentId: "Zoë" }]);
});
