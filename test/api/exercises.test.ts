import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { buildingTexts } from "../../domain/buildingTexts.ts";
import { exerciseOf } from "../../domain/content.ts";
import { activityNames } from "../../domain/exercise.ts";
import { DUE_DATE } from "../../domain/limits.ts";
import { texts } from "../../domain/texts.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { type Author, change, formFor, newAuthor, save } from "./authors.ts";
import { ask, reply } from "./call.ts";
import { newGuest, placeIn } from "./people.ts";

let stack: StackInHand;
let teacher: Author;
let student: Author;
beforeAll(async () => {
  stack = await openStack();
  teacher = await newAuthor(stack, "teacher");
  student = await newAuthor(stack, "student");
});
afterAll(() => stack.close());

const gone = [404, { error: { code: "exercise_gone", message: texts.exerciseGone } }];
const begin = async (assignmentId: string, token: string) => {
  const body = { assignmentId, name: "Zoë" };
  return (await reply("startLesson", { token, body })).lesson;
};
const answer = (assignmentId: string, lessonId: string, after: number, token: string) => {
  const lessonDetails = { assignmentId, name: "Zoë" };
  const place = placeIn(lessonId, after);
  const body = { dataType: "text", text: "J'habite à Londres.", conversationData: [], lessonDetails, place };
  return ask("takeTurn", { token, body });
};
const grade = (assignmentId: string, lessonId: string, token: string) => {
  const bare = { language: "French", conversation: [], objective: "" };
  return ask("gradeLesson", { token, body: { ...bare, lesson: { assignmentId, lessonId } } });
};

// Shows 4.4, 6.1, 6.3, 7.6
test.each(activityNames)("a teacher saves a %s, and a guest plays it by its code", async (activity) => {
  const content = formFor(activity);
  const saved = await save(teacher, content);
  expect(saved).toEqual({
    assignment_id: expect.stringMatching(/^[2-9a-z]{13}$/),
    isShared: true,
    isClosed: false,
    due_date: DUE_DATE,
    version: 1,
  });
  const { assignment_id: assignmentId } = saved;
  const shown = await reply("readExercise", { params: { assignmentId } });
  expect(shown).toMatchObject({ activity, title: activity, duration: 5, level: content.level });
  expect(shown.questionCount).toBe(content.questions.length);

  const token = await newGuest();
  const lesson = await begin(assignmentId, token);
  const asked = content.questions[0]?.text ?? content.passage;
  expect(lesson.opening.message).toContain(asked);
  expect((await answer(assignmentId, lesson.lessonId, 0, token)).status).toBe(200);
  expect((await grade(assignmentId, lesson.lessonId, token)).status).toBe(200);
  expect(await stack.readResult(assignmentId, lesson.lessonId)).toMatchObject({ version: 1, isTest: false });
  const own = { ...shown, class_id: "", isClosed: false, createdAt: expect.any(Number) };
  expect((await reply("listExercises", teacher)).exercises).toContainEqual(own);
});

// Shows 4.4, 6.2
test("a student's exercise is private: nobody else opens it, and its owner plays it", async () => {
  const { assignment_id: assignmentId, isShared } = await save(student, formFor("Set Question Role Play"));
  expect(isShared).toBe(false);
  const params = { assignmentId };
  expect((await ask("readExercise", { params })).status).toBe(404);
  for (const token of [await newGuest(), teacher.token]) {
    const body = { assignmentId, name: "Zoë" };
    const { status, json } = await ask("startLesson", { token, body });
    expect([status, json]).toEqual(gone);
  }
  for (const route of ["openExercise", "readContent"] as const) {
    const { status, json } = await ask(route, { ...teacher, params });
    expect([status, json]).toEqual(gone);
  }
  const { lessonId } = await begin(assignmentId, student.token);
  expect((await answer(assignmentId, lessonId, 0, student.token)).status).toBe(200);
});

test("whoever has chosen no role yet is told so, and nothing is saved", async () => {
  const token = stack.memberToken(randomUUID());
  const body = { key: randomUUID(), content: formFor("Set Question Role Play") };
  const { status, json } = await ask("createExercise", { token, body });
  const message = "Please choose first whether you are a teacher or a student.";
  expect([status, json]).toEqual([403, { error: { code: "no_role", message } }]);
  expect((await reply("listExercises", { token })).exercises).toEqual([]);
});

test("of twenty tries at once to save one exercise one stands, and all are told its code", async () => {
  const author = await newAuthor(stack, "teacher");
  const [key, content] = [randomUUID(), formFor("Set Question Role Play")];
  const saved = await Promise.all(Array.from({ length: 20 }, () => save(author, content, key)));
  expect(new Set(saved.map((one) => JSON.stringify(one))).size).toBe(1);
  expect((await reply("listExercises", author)).exercises).toHaveLength(1);
  // Another try, after the teacher has gone on writing: what they wrote last counts.
  const again = await save(author, { ...content, title: "Later" }, key);
  expect(again).toEqual({ ...saved[0], version: 2 });
  expect((await reply("listExercises", author)).exercises).toMatchObject([{ title: "Later" }]);
});

// Shows 3.2
test("what is edited comes back as it was written, and its version counts up", async () => {
  const content = formFor("Set Question Role Play", {
    questions: [{ text: "Ça va ; et toi ?", tense: "present" }],
  });
  const { assignment_id: assignmentId } = await save(teacher, content);
  const read = await reply("readContent", { ...teacher, params: { assignmentId } });
  const kept = { ...content, questions: [{ text: "Ça va , et toi ?", tense: "present" }] };
  expect(read).toEqual({
    assignment_id: assignmentId,
    isShared: true,
    isClosed: false,
    due_date: DUE_DATE,
    version: 1,
    content: kept,
    colleagues: [],
  });
  const changed = await change(teacher, assignmentId, { ...read.content, title: "New", class_id: "10B" });
  expect(changed.version).toBe(2);
  const after = await reply("readContent", { ...teacher, params: { assignmentId } });
  expect(after.content).toEqual({ ...kept, title: "New", class_id: "10B" });

  const colleague = await newAuthor(stack, "teacher");
  const body = { content, isClosed: true };
  const { status, json } = await ask("updateExercise", { ...colleague, params: { assignmentId }, body });
  expect([status, json]).toEqual(gone);
});

test("a lesson goes on while its exercise is changed, and its result says with which version it began", async () => {
  const content = formFor("Set Question Role Play");
  const { assignment_id: assignmentId } = await save(teacher, content);
  const token = await newGuest();
  const { lessonId } = await begin(assignmentId, token);
  expect((await answer(assignmentId, lessonId, 0, token)).status).toBe(200);
  await change(teacher, assignmentId, { ...content, questions: [{ text: "Tu as un chien ?" }] });
  const last = await answer(assignmentId, lessonId, 1, token);
  expect(last.json).toMatchObject({ isFinished: true, turn: 2 });
  expect((await grade(assignmentId, lessonId, token)).status).toBe(200);
  expect(await stack.readResult(assignmentId, lessonId)).toMatchObject({ version: 1 });
  const anew = await begin(assignmentId, token);
  await grade(assignmentId, anew.lessonId, token);
  expect(await stack.readResult(assignmentId, anew.lessonId)).toMatchObject({ version: 2 });
});

test("a link that is taken back, or whose day is over, opens for its teacher alone; opened again it opens for all", async () => {
  const content = formFor("Set Question Role Play");
  const { assignment_id: assignmentId } = await save(teacher, content);
  const token = await newGuest();
  const { lessonId } = await begin(assignmentId, token);
  const params = { assignmentId };
  for (const shut of [{ isClosed: true }, { isClosed: false, due_date: "2026-01-01" }]) {
    await change(teacher, assignmentId, { ...content, ...shut }, shut.isClosed);
    for (const { status, json } of [
      await ask("readExercise", { params }),
      await ask("startLesson", { token, body: { assignmentId, name: "Zoë" } }),
      await answer(assignmentId, lessonId, 0, token),
    ])
      expect([status, json]).toEqual(gone);
    expect((await ask("openExercise", { ...teacher, params })).status).toBe(200);
  }
  await change(teacher, assignmentId, { ...content, due_date: "2099-01-01" });
  expect((await answer(assignmentId, lessonId, 0, token)).status).toBe(200);
});

test("a link is closed, given a last day and put away without a new version; the link of an archived exercise works", async () => {
  const { assignment_id: assignmentId } = await save(teacher, formFor("Conversation About Topic"));
  const params = { assignmentId };
  const arrange = (body: object) => reply("arrangeExercise", { ...teacher, params, body });
  const opens = async () => (await ask("readExercise", { params })).status;

  expect(await arrange({ isArchived: true })).toMatchObject({
    isArchived: true,
    isClosed: false,
    version: 1,
  });
  expect(await opens()).toBe(200);
  const { exercises } = await reply("listExercises", teacher);
  expect(exercises.find(({ assignment_id }) => assignment_id === assignmentId)?.isArchived).toBe(true);
  expect(await arrange({ due_date: "2020-01-01" })).toMatchObject({
    due_date: "2020-01-01",
    isArchived: true,
  });
  expect(await opens()).toBe(404);
  await arrange({ due_date: DUE_DATE, isClosed: true });
  expect(await opens()).toBe(404);
  expect(await arrange({ isClosed: false })).toMatchObject({ due_date: DUE_DATE, version: 1 });
  expect(await opens()).toBe(200);
  expect(await arrange({})).toMatchObject({ isArchived: true, version: 1 });
  // A change of its content leaves it where it is.
  expect(await change(teacher, assignmentId, formFor("Conversation About Topic"))).toMatchObject({
    isArchived: true,
    version: 2,
  });
  expect((await ask("arrangeExercise", { ...teacher, params, body: { due_date: "tomorrow" } })).status).toBe(
    400,
  );
});

test("a member's exercises are listed with the newest first", async () => {
  const author = await newAuthor(stack, "teacher");
  const titles = ["Beach", "Zoo", "Café"];
  for (const title of titles) await save(author, formFor("Conversation About Topic", { title }));
  const { exercises } = await reply("listExercises", author);
  expect(exercises.map(({ title }) => title)).toEqual(titles.toReversed());
});

test.each([
  ["Set Question Role Play", { questions: [] }, "content.questions", "Please add at least one question."],
  ["Photo Role Play", { board: "NONE" }, "content.board", buildingTexts.chooseLevelAndBoard],
  ["Read Along Passage", { passage: " " }, "content.passage", "Please write what should be read out."],
  ["Set Question Role Play", { duration: 0 }, "content.duration", "The duration is at least 1 minute."],
  [
    "Photo Role Play",
    { asset_url: "shared-images/0123456789.jpeg" },
    "content.asset_url",
    "Choose the photo again.",
  ],
  ["Photo Role Play", { context_1: "../voice/1.mp3" }, "content.context_1", "Choose the photo again."],
] as const)("a %s with %j is not saved, and the field is named", async (activity, wrong, field, message) => {
  const body = { key: randomUUID(), content: { ...formFor(activity), ...wrong } };
  const { status, json } = await ask("createExercise", { ...teacher, body });
  expect([status, json]).toEqual([400, { error: { code: expect.any(String), message, field } }]);
});

test("what Mark will ask is spoken when the exercise is saved, so that its first student waits for no voice", async () => {
  const question = `Est-ce que tu connais ${randomUUID().slice(0, 4)} ?`;
  expect(await stack.isSpoken(question)).toBe(false);
  await save(teacher, formFor("Set Question Role Play", { questions: [{ text: question }] }));
  expect(await stack.isSpoken(question)).toBe(true);
  const passage = `Je lis ${question}`;
  await save(teacher, formFor("Read Along Passage", { passage }));
  expect(await stack.isSpoken(passage)).toBe(false);
});

test("more exercises than anybody writes in a day are not saved, and what was saved stays", async () => {
  const author = await newAuthor(stack, "teacher");
  const [key, content] = [randomUUID(), formFor("Set Question Role Play")];
  const { assignment_id: assignmentId } = await save(author, content, key);
  await stack.count("savesOfPerson", author.uid, Number.MAX_SAFE_INTEGER);
  const refused = { code: "enough_for_today", message: expect.stringContaining("saved a lot of exercises") };
  const body = { key: randomUUID(), content };
  const next = await ask("createExercise", { ...author, body });
  expect([next.status, next.json]).toEqual([429, { error: refused }]);
  const params = { assignmentId };
  expect((await ask("updateExercise", { ...author, params, body: { content, isClosed: true } })).status).toBe(
    429,
  );
  // A repeated save of what is saved already costs nothing.
  expect((await save(author, content, key)).assignment_id).toBe(assignmentId);
});

test("what is not suitable for students is neither saved nor, where it was saved before, shown or spoken", async () => {
  const content = formFor("Set Question Role Play");
  const bad = { ...content, questions: [...content.questions, { text: "Tu veux coucher avec moi ?" }] };
  const body = { key: randomUUID(), content: bad };
  const refused = { error: { code: "unsuitable", field: "content.questions.2.text" } };
  const created = await ask("createExercise", { ...teacher, body });
  expect([created.status, created.json]).toMatchObject([400, refused]);
  const { assignment_id: assignmentId } = await save(teacher, content);
  const params = { assignmentId };
  const changed = await ask("updateExercise", {
    ...teacher,
    params,
    body: { content: bad, isClosed: false },
  });
  expect([changed.status, changed.json]).toMatchObject([400, refused]);

  const old = `old${randomUUID().slice(0, 8)}`;
  const written = exerciseOf(bad);
  await stack.putExercise({ ...written, assignment_id: old, ownerId: teacher.uid });
  const token = await newGuest();
  const turn = { dataType: "text", text: "Oui.", conversationData: [] };
  const lessonDetails = { assignmentId: old, name: "Zoë" };
  for (const given of [
    await ask("readExercise", { params: { assignmentId: old } }),
    await ask("openExercise", { ...teacher, params: { assignmentId: old } }),
    await ask("startLesson", { token, body: lessonDetails }),
    await ask("takeTurn", { token, body: { ...turn, lessonDetails } }),
  ]) {
    expect([given.status, given.json]).toMatchObject([403, { error: { code: "unsuitable" } }]);
    expect(given.text).not.toContain("coucher");
  }
  // Its author still gets at it, to put it right.
  expect((await ask("readContent", { ...teacher, params: { assignmentId: old } })).status).toBe(200);
});
