import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { DUE_DATE } from "../../domain/limits.ts";
import {
  DEVICES_MAX,
  WRONG_WORDS_PER_PERSON_PER_DAY,
  WRONG_WORDS_PER_PLACE_PER_DAY,
} from "../../domain/schoolClass/limits.ts";
import { errorBody, shapes } from "../../domain/shapes.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { type Author, formFor, newAuthor, save } from "./authors.ts";
import { ask, reply } from "./call.ts";
import { answer, begin, grade, newTeacher, type Owner, owning } from "./classes.ts";
import { newGuest } from "./people.ts";

let stack: StackInHand;
beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack.close());

const DAY_MS = 24 * 3600 * 1000;
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

type Taught = Owner & { classId: string; place: (label: string) => string };

/** Makes a class of this teacher's and assigns the exercise to it. */
const teaching = async (
  teacher: Owner,
  students: string[] = ["Amira K.", "Ben", "Cleo"],
  due_date: string = DUE_DATE,
): Promise<Taught> => {
  const { token, assignmentId } = teacher;
  const body = { key: randomUUID(), name: "10B", language: "French", students };
  const { classId } = await reply("createClass", { token, body });
  await reply("assignExercise", { token, params: { assignmentId, classId }, body: { due_date } });
  const list = await reply("readClass", { token, params: { classId } });
  return {
    ...teacher,
    classId,
    place: (label) => list.students.find((one) => one.label === label)?.placeId ?? "",
  };
};
const newClass = async (students?: string[], due_date?: string): Promise<Taught> =>
  teaching(await newTeacher(stack), students, due_date);

const placeOf = ({ assignmentId, classId, place }: Taught, label: string) => ({
  assignmentId,
  classId,
  placeId: place(label),
});
const claim = (token: string, taught: Taught, label: string, word?: string) =>
  ask("claimPlace", { token, params: placeOf(taught, label), body: word === undefined ? {} : { word } });
/** What the class's link names. */
const linkOf = ({ assignmentId, classId }: Taught) => ({ assignmentId, classId });
const codeOf = (json: unknown): string => errorBody.parse(json).error.code;

/** A guest who has taken this place. */
const seated = async (taught: Taught, label: string, word = "chat"): Promise<string> => {
  const token = await newGuest();
  expect((await claim(token, taught, label, word)).status).toBe(200);
  return token;
};
/** Begins a lesson as this student. */
const start = (token: string, { assignmentId, classId, place }: Taught, label?: string, name = "") =>
  ask("startLesson", {
    token,
    body: {
      assignmentId,
      name,
      fresh: true,
      inClass: { classId, ...(label !== undefined && { placeId: place(label) }) },
    },
  });
/** Plays the exercise to its end as this student, and gives the attempt's number. */
const play = async (token: string, taught: Taught, label?: string, name = ""): Promise<string> => {
  const { json } = await start(token, taught, label, name);
  const { lesson } = json as { lesson: { lessonId: string; name: string } }; // startLesson's reply
  await answer(token, taught.assignmentId, lesson.lessonId);
  await grade(token, taught.assignmentId, lesson.lessonId);
  return lesson.lessonId;
};
const classOf = ({ token, classId }: Taught) => reply("readClass", { token, params: { classId } });

test("a teacher makes a class from a list, once however often it is asked for, and finds it in the list", async () => {
  const { token } = await newAuthor(stack, "teacher");
  const body = { key: randomUUID(), name: " 10B ", language: "French", students: ["Amira K.", "BX-17"] };
  const made = await reply("createClass", { token, body });
  expect(made).toMatchObject({ name: "10B", language: "French", studentCount: 2 });
  expect(await reply("createClass", { token, body })).toEqual(made);
  expect(await reply("listClasses", { token })).toEqual({ classes: [made] });
  const { students } = await reply("readClass", { token, params: { classId: made.classId } });
  expect(students).toEqual([
    { placeId: expect.any(String), label: "Amira K.", isTaken: false },
    { placeId: expect.any(String), label: "BX-17", isTaken: false },
  ]);
});

test.each([
  ["one student twice", ["Amira", " amira "]],
  ["a student without letters", ["—"]],
  ["a student with a hidden character", ["Ami\u202era"]],
  ["more students than a class has", Array.from({ length: 61 }, (_, nth) => `S${nth}`)],
])("a list with %s is refused, with a sentence", async (_, students) => {
  const { token } = await newAuthor(stack, "teacher");
  const body = { key: randomUUID(), name: "10B", language: "French", students };
  const { status, json } = await ask("createClass", { token, body });
  expect(status).toBe(400);
  expect(errorBody.parse(json).error.field).toMatch(/^students/);
});

test("students who have accounts make no classes", async () => {
  const { token } = await newAuthor(stack, "student");
  const body = { key: randomUUID(), name: "10B", language: "French", students: [] };
  expect((await ask("createClass", { token, body })).status).toBe(403);
});

test("by the class's link a student sees the last day of the class, and by the exercise's own link none", async () => {
  const taught = await newClass(undefined, dayIn(3));
  const { assignmentId, classId } = taught;
  const params = { assignmentId };
  expect(await reply("readExercise", { params, query: { class: classId } })).toMatchObject({
    due_date: dayIn(3),
  });
  expect(await reply("readExercise", { params })).toMatchObject({ due_date: DUE_DATE });
  const shown = await ask("readExercise", { params, query: { class: classId } });
  expect(shown.text).not.toContain("assignments");
});

test("after its last day a class's link opens nothing, and its list is shown to nobody", async () => {
  const taught = await newClass(undefined, dayIn(-1));
  const { assignmentId, classId, token } = taught;
  const params = { assignmentId, classId };
  expect((await ask("readRoster", { params })).status).toBe(404);
  expect((await ask("readExercise", { params, query: { class: classId } })).status).toBe(404);
  expect((await claim(await newGuest(), taught, "Ben", "chat")).status).toBe(404);
  await reply("assignExercise", { token, params, body: { due_date: dayIn(1) } });
  expect((await ask("readRoster", { params })).status).toBe(200);
});

test("a lesson that a class has begun goes on although the exercise's own link is over by then", async () => {
  const taught = await teaching(await newTeacher(stack, { due_date: dayIn(-1) }), ["Ben"], dayIn(1));
  const token = await seated(taught, "Ben");
  expect((await ask("readExercise", { params: { assignmentId: taught.assignmentId } })).status).toBe(404);
  await play(token, taught, "Ben");
  expect((await classOf(taught)).cells).toMatchObject([{ standing: "done", times: 1 }]);
});

test("the list tells names and which are taken; no word, no device, and not whose class it is", async () => {
  const taught = await newClass();
  await seated(taught, "Ben", "loup");
  const { text, json } = await ask("readRoster", { params: linkOf(taught) });
  expect(json).toEqual({
    name: "10B",
    students: [
      { placeId: taught.place("Amira K."), label: "Amira K.", isTaken: false },
      { placeId: taught.place("Ben"), label: "Ben", isTaken: true },
      { placeId: taught.place("Cleo"), label: "Cleo", isTaken: false },
    ],
  });
  expect(text).not.toContain("loup");
  expect(text).not.toContain(taught.uid);
});

test("a student's word is kept as a hash, and nobody's uid stands on the list", async () => {
  const taught = await newClass();
  const token = await seated(taught, "Ben", "zèbr");
  const kept = (await stack.traces(taught.classId)).find((item) => item.includes('"students"'));
  expect(kept).toContain("Ben");
  expect(kept).not.toContain("zèbr");
  const { sub } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  expect(kept).not.toContain(sub);
});

test("on another device the word opens the place, in whatever case, and on the same one none is asked for", async () => {
  const taught = await newClass();
  const first = await seated(taught, "Ben", "Loup");
  const second = await newGuest();
  const refused = await claim(second, taught, "Ben", "chat");
  expect([refused.status, codeOf(refused.json)]).toEqual([403, "wrong_word"]);
  expect((await claim(second, taught, "Ben", " LOUP ")).status).toBe(200);
  for (const token of [first, second]) expect((await claim(token, taught, "Ben")).status).toBe(200);
});

test.each(["cha", "chats", "ch4t", "    ", "🙂🙂🙂🙂"])("%j is no word", async (word) => {
  const taught = await newClass();
  const { status, json } = await claim(await newGuest(), taught, "Ben", word);
  expect(status).toBe(400);
  expect(errorBody.parse(json).error.field).toBe("word");
});

test("of two who take a free place at once, one has it and the other is asked for the word", async () => {
  const taught = await newClass();
  const guests = await Promise.all([newGuest(), newGuest()]);
  const tried = await Promise.all(
    guests.map((token, at) => claim(token, taught, "Ben", at ? "loup" : "chat")),
  );
  expect(tried.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test("one person is one student of a class: a second place is refused", async () => {
  const taught = await newClass();
  const token = await seated(taught, "Ben");
  const { status, json } = await claim(token, taught, "Cleo", "loup");
  expect([status, codeOf(json)]).toEqual([409, "other_place"]);
});

test("who guesses words is stopped soon, and keeps the student's own device from nothing", async () => {
  const taught = await newClass();
  const student = await seated(taught, "Ben", "loup");
  const guesser = await newGuest();
  for (let tried = 0; tried < WRONG_WORDS_PER_PERSON_PER_DAY; tried++)
    expect((await claim(guesser, taught, "Ben", "chat")).status).toBe(403);
  expect((await claim(guesser, taught, "Ben", "loup")).status).toBe(429);
  expect((await start(student, taught, "Ben")).status).toBe(200);
});

test("many who guess at one place are stopped together, until its teacher resets it", async () => {
  const taught = await newClass();
  await seated(taught, "Ben", "loup");
  const guessers = Math.ceil(WRONG_WORDS_PER_PLACE_PER_DAY / WRONG_WORDS_PER_PERSON_PER_DAY);
  for (let nth = 0; nth < guessers; nth++) {
    const token = await newGuest();
    for (let tried = 0; tried < WRONG_WORDS_PER_PERSON_PER_DAY; tried++)
      await claim(token, taught, "Ben", "chat");
  }
  const other = await newGuest();
  expect((await claim(other, taught, "Ben", "loup")).status).toBe(429);
  await reply("resetPlace", { token: taught.token, params: placeOf(taught, "Ben") });
  expect((await claim(other, taught, "Ben", "loup")).status).toBe(200);
});

test("a right word costs no try", async () => {
  const taught = await newClass();
  await seated(taught, "Ben", "loup");
  for (let nth = 0; nth < WRONG_WORDS_PER_PLACE_PER_DAY + 1; nth++) await seated(taught, "Ben", "loup");
});

test("a place is held by so many devices, and the oldest gives way", async () => {
  const taught = await newClass();
  const first = await seated(taught, "Ben", "loup");
  for (let nth = 1; nth < DEVICES_MAX; nth++) await seated(taught, "Ben", "loup");
  expect((await start(first, taught, "Ben")).status).toBe(200);
  await seated(taught, "Ben", "loup");
  expect((await start(first, taught, "Ben")).status).toBe(403);
});

test("a teacher's reset frees the place: the old word and the old device open it no more, the results stay", async () => {
  const taught = await newClass();
  const old = await seated(taught, "Ben", "loup");
  await play(old, taught, "Ben");
  await reply("resetPlace", { token: taught.token, params: placeOf(taught, "Ben") });
  expect((await start(old, taught, "Ben")).status).toBe(403);
  await seated(taught, "Ben", "ours");
  expect((await claim(await newGuest(), taught, "Ben", "loup")).status).toBe(403);
  expect((await classOf(taught)).cells).toMatchObject([{ placeId: taught.place("Ben"), times: 1 }]);
});

test("a lesson is begun under the label on the list, whatever name is sent with it", async () => {
  const taught = await newClass();
  const token = await seated(taught, "Amira K.");
  const { json } = await start(token, taught, "Amira K.", "Somebody else");
  expect(json).toMatchObject({ lesson: { name: "Amira K." } });
  const [row] = await stack.listAttempts(taught.assignmentId);
  expect(row).toMatchObject({
    studentId: "Amira K.",
    class_id: "10B",
    schoolClassId: taught.classId,
    placeId: taught.place("Amira K."),
  });
});

test("nobody begins a lesson in a place that they do not hold, and what a class has a list for needs one", async () => {
  const taught = await newClass();
  await seated(taught, "Ben");
  const stranger = await newGuest();
  for (const label of ["Ben", "Cleo", undefined]) {
    const { status, json } = await start(stranger, taught, label, "Ben");
    expect([status, codeOf(json)]).toEqual([403, "not_your_place"]);
  }
  expect(await stack.listAttempts(taught.assignmentId)).toEqual([]);
});

test("on two devices a student is one student, on the class's page and on the exercise's", async () => {
  const taught = await newClass();
  await play(await seated(taught, "Ben", "loup"), taught, "Ben");
  await play(await seated(taught, "Ben", "loup"), taught, "Ben");
  const { token, assignmentId } = taught;
  const { results } = await reply("listResults", { token, params: { assignmentId } });
  expect(new Set(results.map(({ student }) => student))).toEqual(new Set([taught.place("Ben")]));
  expect((await classOf(taught)).cells).toMatchObject([{ placeId: taught.place("Ben"), times: 2 }]);
});

test("a class without a list has names typed as before, and they stand on no list", async () => {
  const taught = await newClass([]);
  const { lesson } = (await start(await newGuest(), taught, undefined, "Zoë")).json as {
    lesson: { name: string };
  };
  expect(lesson.name).toBe("Zoë");
  expect((await start(await newGuest(), taught)).status).toBe(400);
  await play(await newGuest(), taught, undefined, "Noa");
  expect(await classOf(taught)).toMatchObject({ students: [], cells: [], unplaced: 1 });
});

test("a teacher who tries out what they have assigned is nobody on the list", async () => {
  const taught = await newClass();
  await begin(taught.token, taught.assignmentId, "Ms Hall");
  expect((await start(taught.token, taught, undefined, "Ms Hall")).status).toBe(200);
  expect((await classOf(taught)).cells).toEqual([]);
});

test("the class page tells done, begun and late, and nothing of who has not started", async () => {
  const taught = await newClass();
  await play(await seated(taught, "Amira K."), taught, "Amira K.");
  await start(await seated(taught, "Ben"), taught, "Ben");
  const { cells, assignments } = await classOf(taught);
  expect(assignments).toMatchObject([{ assignment_id: taught.assignmentId, title: "Food" }]);
  const standingOf = (all: typeof cells) =>
    Object.fromEntries(all.map(({ placeId, standing }) => [placeId, standing]));
  expect(standingOf(cells)).toEqual({ [taught.place("Amira K.")]: "done", [taught.place("Ben")]: "begun" });
  const params = { assignmentId: taught.assignmentId, classId: taught.classId };
  await reply("assignExercise", { token: taught.token, params, body: { due_date: dayIn(-2) } });
  expect(standingOf((await classOf(taught)).cells)).toEqual({
    [taught.place("Amira K.")]: "late",
    [taught.place("Ben")]: "late",
    [taught.place("Cleo")]: "late",
  });
});

test("a class's version is another once somebody has begun, finished or been marked, and the same while nothing happens", async () => {
  const taught = await newClass();
  const { token, assignmentId, classId } = taught;
  const version = async () => (await reply("readClassVersion", { token, params: { classId } })).version;
  const shown = (await reply("readClass", { token, params: { classId } })).version;
  expect(await version()).toBe(shown);
  const seen = [shown];
  const amira = await seated(taught, "Amira K.");
  seen.push(await version());
  const begun = await start(amira, taught, "Amira K.");
  const { lesson } = shapes.startLesson.reply.parse(begun.json);
  seen.push(await version());
  await answer(amira, assignmentId, lesson.lessonId);
  await grade(amira, assignmentId, lesson.lessonId);
  seen.push(await version());
  const params = { assignmentId, attempt: lesson.lessonId };
  const body = { mark: "B", reason: "Brave.", note: "Only me.", again: "" };
  await reply("markResult", { token, params, body });
  seen.push(await version());
  expect(new Set(seen).size).toBe(5);
  expect(await version()).toBe(seen.at(-1));
  expect((await reply("readClass", { token, params: { classId } })).version).toBe(seen.at(-1));
});

test("a student's page has what they have finished with the teacher's mark, and neither flags nor notes", async () => {
  const taught = await newClass();
  const { token, assignmentId, classId } = taught;
  const amira = await seated(taught, "Amira K.");
  const begun = await start(amira, taught, "Amira K.");
  const { lesson } = shapes.startLesson.reply.parse(begun.json);
  await answer(amira, assignmentId, lesson.lessonId, "Je veux mourir.");
  await grade(amira, assignmentId, lesson.lessonId);
  await start(amira, taught, "Amira K.");
  const params = { assignmentId, attempt: lesson.lessonId };
  await reply("markResult", { token, params, body: { mark: "B", reason: "Brave.", note: "Only me." } });
  const asked = await ask("readStudent", { token, params: placeOf(taught, "Amira K.") });
  expect(asked.json).toEqual({
    ...{ classId, className: "10B", language: "French", label: "Amira K." },
    assignments: [expect.objectContaining({ assignment_id: assignmentId, title: "Food" })],
    attempts: [
      expect.objectContaining({
        ...{ attempt: lesson.lessonId, title: "Food", teacher: { mark: "B", reason: "Brave." } },
        ...{ finishedAt: expect.any(Number), mistakes: [] },
      }),
    ],
  });
  expect(asked.text).not.toMatch(/flag|distress|Only me|mourir/);
  const ben = await reply("readStudent", { token, params: placeOf(taught, "Ben") });
  expect([ben.label, ben.attempts]).toEqual(["Ben", []]);
});

test("what was done under a typed name becomes a student's, on that exercise alone, and gives the device nothing", async () => {
  const taught = await newClass();
  const token = await newGuest();
  const first = await begin(token, taught.assignmentId, "amira");
  await answer(token, taught.assignmentId, first);
  await grade(token, taught.assignmentId, first);
  await begin(token, taught.assignmentId, "amira");
  const elsewhere = await owning(stack, taught);
  await begin(token, elsewhere.assignmentId, "amira");

  const body = { assignmentId: taught.assignmentId, attempt: first };
  const params = placeOf(taught, "Amira K.");
  expect(await reply("mergeResults", { token: taught.token, params, body })).toEqual({ merged: 2 });
  expect((await classOf(taught)).cells).toMatchObject([{ placeId: taught.place("Amira K."), times: 1 }]);
  const rows = await stack.listAttempts(taught.assignmentId);
  expect(rows.map(({ studentId }) => studentId)).toEqual(["Amira K.", "Amira K."]);
  expect((await stack.listAttempts(elsewhere.assignmentId)).map(({ studentId }) => studentId)).toEqual([
    "amira",
  ]);
  expect((await start(token, taught, "Amira K.")).status).toBe(403);
});

test("results that are a student's are merged into nobody else, and those of no exercise of one's own not at all", async () => {
  const taught = await newClass();
  const attempt = await play(await seated(taught, "Ben"), taught, "Ben");
  const body = { assignmentId: taught.assignmentId, attempt };
  const params = placeOf(taught, "Cleo");
  expect(await reply("mergeResults", { token: taught.token, params, body })).toEqual({ merged: 0 });
  const other = await newClass();
  const stolen = await ask("mergeResults", { token: other.token, params: placeOf(other, "Ben"), body });
  expect(stolen.status).toBe(404);
});

test("a new label stands on the list and on what the student has achieved, and the old one nowhere", async () => {
  const taught = await newClass(["Amira Khan", "Ben"]);
  const student = await seated(taught, "Amira Khan");
  await play(student, taught, "Amira Khan");
  const { token, classId } = taught;
  const params = placeOf(taught, "Amira Khan");
  const taken = await ask("renameStudent", { token, params, body: { label: "ben" } });
  expect([taken.status, codeOf(taken.json)]).toEqual([400, "bad_list"]);
  await reply("renameStudent", { token, params, body: { label: "A. K." } });
  // A running lesson keeps its name for the day that it is kept.
  const kept = (await stack.traces(classId)).filter((item) => !item.includes('"turnKeys"'));
  expect(kept.join()).not.toContain("Amira Khan");
  expect((await stack.listResults(taught.assignmentId)).map(({ studentId }) => studentId)).toEqual(["A. K."]);
  // The device still holds the place.
  expect((await start(student, taught, "Amira Khan")).status).toBe(200);
});

test("a student who is taken off the list leaves nothing behind", async () => {
  const label = "Amira Leaves";
  const taught = await newClass([label, "Ben"]);
  const student = await seated(taught, label);
  await play(student, taught, label);
  await play(await seated(taught, "Ben"), taught, "Ben");
  const params = placeOf(taught, label);
  expect(await reply("removeStudent", { token: taught.token, params })).toEqual({ erased: 1 });
  expect(await stack.traces(label)).toEqual([]);
  expect(await stack.traces(params.placeId)).toEqual([]);
  expect((await classOf(taught)).cells).toHaveLength(1);
  expect((await start(student, taught, label)).status).toBe(403);
});

test("students are added to a list, after those who are on it", async () => {
  const taught = await newClass(["Ben"]);
  const { token, classId } = taught;
  const add = (students: string[]) => ask("addStudents", { token, params: { classId }, body: { students } });
  expect((await add(["BEN"])).status).toBe(400);
  expect((await add([])).status).toBe(400);
  expect((await add(["Amira", "Cleo"])).status).toBe(200);
  expect((await classOf(taught)).students.map(({ label }) => label)).toEqual(["Ben", "Amira", "Cleo"]);
});

test("a class that is deleted stops its links; what it achieved stays with the exercise", async () => {
  const taught = await newClass();
  const { token, classId, assignmentId } = taught;
  await play(await seated(taught, "Ben"), taught, "Ben");
  await reply("deleteClass", { token, params: { classId } });
  expect((await ask("readRoster", { params: linkOf(taught) })).status).toBe(404);
  expect((await ask("readClass", { token, params: { classId } })).status).toBe(404);
  const own = await reply("listExercises", { token });
  expect(own.exercises.map(({ assignments }) => assignments)).toEqual([{}]);
  const { results } = await reply("listResults", { token, params: { assignmentId } });
  expect(results.map(({ studentId }) => studentId)).toEqual(["Ben"]);
});

test("an exercise that is taken back from a class is closed to it, and a changed exercise stays assigned", async () => {
  const author = await newAuthor(stack, "teacher");
  const { assignment_id } = await save(author, formFor("Set Question Role Play"));
  const taught = await teaching({
    ...author,
    assignmentId: assignment_id,
    params: { assignmentId: assignment_id },
  });
  const { token, classId, assignmentId } = taught;
  const params = { assignmentId, classId };
  const { content } = await reply("readContent", { token, params });
  await reply("updateExercise", { token, params, body: { content, isClosed: false } });
  expect((await ask("readRoster", { params })).status).toBe(200);
  await reply("updateExercise", { token, params, body: { content, isClosed: true } });
  expect((await ask("readRoster", { params })).status).toBe(404);
  await reply("updateExercise", { token, params, body: { content, isClosed: false } });
  await reply("unassignExercise", { token, params });
  expect((await ask("readRoster", { params })).status).toBe(404);
  expect((await classOf(taught)).assignments).toEqual([]);
});

test("an account's export has its classes, and its deletion takes them", async () => {
  const taught = await newClass(["Amira Khan-Export"]);
  await seated(taught, "Amira Khan-Export", "loup");
  const { account } = await reply("exportAccount", { token: taught.token });
  expect(account.classes).toEqual([
    {
      classId: taught.classId,
      name: "10B",
      language: "French",
      createdAt: expect.any(Number),
      students: ["Amira Khan-Export"],
    },
  ]);
  await reply("deleteAccount", { token: taught.token });
  expect(await stack.traces("Amira Khan-Export")).toEqual([]);
  expect(await stack.traces(taught.classId)).toEqual([]);
});

test("a member plays as a student of a class, and finds the class's link among what they have played", async () => {
  const taught = await newClass();
  const student: Author = await newAuthor(stack, "student");
  expect((await claim(student.token, taught, "Ben", "loup")).status).toBe(200);
  await play(student.token, taught, "Ben");
  const { played } = await reply("listPlayed", { token: student.token });
  expect(played).toMatchObject([{ assignment_id: taught.assignmentId, schoolClassId: taught.classId }]);
  // When their account goes, so does what they did.
  await reply("deleteAccount", { token: student.token });
  expect((await classOf(taught)).cells).toEqual([]);
});

test("no list, label or word stands in the log", async () => {
  const taught = await newClass(["Quetzal Wintergreen"]);
  await play(await seated(taught, "Quetzal Wintergreen", "yack"), taught, "Quetzal Wintergreen");
  await claim(await newGuest(), taught, "Quetzal Wintergreen", "gnou");
  for (const secret of ["Wintergreen", "yack", "gnou", taught.classId, taught.place("Quetzal Wintergreen")])
    expect(stack.log()).not.toContain(secret);
});
