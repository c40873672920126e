import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { ExamId } from "../../domain/exams/names.ts";
import { defaultSettings, type Settings } from "../../domain/exercise.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { change, formFor, newAuthor, save } from "./authors.ts";
import { ask, reply } from "./call.ts";
import { answer, begin, grade, newTeacher, owning } from "./classes.ts";

let stack: StackInHand;
beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack.close());

const exam: ExamId = "aqa-2026 Foundation";
const said = "J'aime manger une pizza.";

/** A student's finished attempt at an exercise that is marked by an exam's criteria: one of its two tasks answered. */
const played = async (settings: Partial<Settings> = {}) => {
  const teacher = await newTeacher(stack, { exam, settings: { ...defaultSettings, ...settings } });
  const student = await newAuthor(stack, "student");
  const attempt = await begin(student.token, teacher.assignmentId);
  await answer(student.token, teacher.assignmentId, attempt, said);
  const graded = await grade(student.token, teacher.assignmentId, attempt);
  return { teacher, student, graded, params: { ...teacher.params, attempt } };
};

test("the marks of each criterion are kept with the result, and the grade is theirs", async () => {
  const { teacher, student, graded, params } = await played();
  const mark = {
    exam,
    label: "AQA GCSE, from 2026, Foundation",
    part: "Role-play",
    mark: 2,
    of: 4,
    criteria: [
      { name: "Task 1", mark: 2, of: 2, quotes: [{ turn: 1, text: said }] },
      { name: "Task 2", mark: 0, of: 2, quotes: [] },
    ],
  };
  expect(graded.message).toMatchObject({ grade: "2 / 4", feedback: expect.any(String), exam: mark });
  expect(graded.message.feedback).toMatch(/What went well:\n• .*\n.*Next steps:\n• .*\n• /s);
  for (const { token } of [teacher, student])
    expect(await reply("readResult", { token, params })).toMatchObject({ grade: "2 / 4", exam: mark });
  // Lists hold the total alone, as the grade.
  const { results } = await reply("listResults", teacher);
  expect(results).toEqual([expect.objectContaining({ grade: "2 / 4" })]);
  expect(JSON.stringify(results)).not.toContain("Task 1");
  // Asked again, it is the same.
  expect(await grade(student.token, teacher.assignmentId, params.attempt)).toEqual(graded);
});

test("where grades are kept from students, so are the marks of every criterion; the teacher sees them", async () => {
  const { teacher, student, graded, params } = await played({ isGradeViewable: false });
  expect(graded.message).toEqual({ feedback: expect.any(String) });
  const seen = [
    await ask("readResult", { ...student, params }),
    await ask("listAttempts", student),
    await ask("exportAccount", student),
  ];
  for (const { status, text } of seen) {
    expect([status, text]).toEqual([200, expect.stringContaining("What went well")]);
    for (const kept of ["Task 1", "2 / 4", "criteria"]) expect(text).not.toContain(kept);
  }
  expect(await reply("readResult", { ...teacher, params })).toMatchObject({
    grade: "2 / 4",
    exam: { mark: 2 },
  });
});

test("a student's own exercise that keeps its grades keeps these marks from its owner", async () => {
  const settings = { ...defaultSettings, isGradeViewable: false };
  const student = await owning(stack, await newAuthor(stack, "student"), { isShared: false, settings, exam });
  const attempt = await begin(student.token, student.assignmentId);
  await answer(student.token, student.assignmentId, attempt, said);
  expect((await grade(student.token, student.assignmentId, attempt)).message).not.toHaveProperty("exam");
  const { text } = await ask("readResult", { ...student, params: { ...student.params, attempt } });
  expect(text).not.toContain("Task 1");
});

test("an exam is chosen with an exercise, copied with it, and taken back by a change", async () => {
  const teacher = await newAuthor(stack, "teacher");
  const content = formFor("Set Question Role Play", { exam: "aqa-legacy Higher" });
  const { assignment_id: assignmentId } = await save(teacher, content);
  const params = { assignmentId };
  expect((await reply("readContent", { ...teacher, params })).content).toMatchObject({
    exam: "aqa-legacy Higher",
  });
  expect(await reply("openExercise", { ...teacher, params })).toMatchObject({ exam: "aqa-legacy Higher" });
  await change(teacher, assignmentId, formFor("Set Question Role Play"));
  expect((await reply("readContent", { ...teacher, params })).content).not.toHaveProperty("exam");
  await change(teacher, assignmentId, { ...content, exam: "aqa-2026 Higher" });
  expect((await reply("readContent", { ...teacher, params })).content).toMatchObject({
    exam: "aqa-2026 Higher",
  });
});

test("an exam that has no such part, or that nobody knows, is refused by its name", async () => {
  const teacher = await newAuthor(stack, "teacher");
  const tried = (more: object) =>
    ask("createExercise", {
      ...teacher,
      body: { key: crypto.randomUUID(), content: { ...formFor("Set Question Role Play"), ...more } },
    });
  // At another tier, of another board, for an International GCSE that has no role play, for no exam at all.
  for (const more of [
    { exam: "aqa-2026 Foundation" },
    { exam: "edexcel-2026 Higher" },
    { level: "IGCSE - Higher", board: "EdExcel", exam: "edexcel-international" },
    { exam: "aqa-2019 Higher" },
  ]) {
    const { status, json } = await tried(more);
    expect([status, json]).toMatchObject([400, { error: { field: "content.exam" } }]);
  }
});
