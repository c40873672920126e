import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { aboutOf } from "../../docs/calls.ts";
import { accountExport } from "../../domain/accountExport.ts";
import { api, type RouteName } from "../../domain/api.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { ask, reply } from "./call.ts";
import { newGuest, placeIn, signUp } from "./people.ts";

let stack: StackInHand;
beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack.close());

/** Somebody new, signed up and signed in. */
const newMember = async () => {
  const email = `${randomUUID()}@school.example`;
  const uid = await signUp(email);
  return { uid, email, token: stack.memberToken(uid, { email, "cognito:username": uid }) };
};
type Member = Awaited<ReturnType<typeof newMember>>;

const registered = async (role?: "teacher" | "student"): Promise<Member> => {
  const member = await newMember();
  await reply("registerMember", member);
  if (role) await reply("chooseRole", { ...member, body: { role } });
  return member;
};

/** An exercise of somebody's. */
const exerciseOf = async ({ uid }: Member, more: object = {}): Promise<string> => {
  const assignment_id = randomUUID().replaceAll("-", "");
  await stack.putExercise({ assignment_id, ownerId: uid, isShared: false, ...more });
  return assignment_id;
};

/** Plays an exercise from its start to its grade, with one answer, and gives the number of the attempt. */
const play = async (token: string, assignmentId: string, name = ""): Promise<string> => {
  const { lesson } = await reply("startLesson", { token, body: { assignmentId, name } });
  const { lessonId } = lesson;
  const turn = {
    dataType: "text",
    text: "J'aime manger une pizza.",
    conversationData: [],
    lessonDetails: { assignmentId, name },
    place: placeIn(lessonId, 0),
  };
  expect((await ask("takeTurn", { token, body: turn })).status).toBe(200);
  expect((await ask("speak", { token, body: { message: lesson.opening.message } })).status).toBe(200);
  const bare = { language: "French", conversation: [], objective: "" };
  await reply("gradeLesson", { token, body: { ...bare, lesson: { assignmentId, lessonId } } });
  return lessonId;
};

const codesOf = (exercises: readonly { assignment_id: string }[]) =>
  exercises.map(({ assignment_id }) => assignment_id);

// Shows 3.1, 4.1, 4.2
test("whoever has just signed up has no document, then one without a role, and then the role they chose", async () => {
  const { token, uid } = await newMember();
  const before = await ask("readMember", { token });
  expect([before.status, before.json]).toEqual([
    404,
    { error: { code: "user_not_found", message: "User not found" } },
  ]);
  const made = await reply("registerMember", { token });
  expect(made).toEqual({ uid, role: null, createdAt: expect.any(Number) });
  expect(await reply("registerMember", { token })).toEqual(made);

  const student = { ...made, role: "student" };
  expect(await reply("chooseRole", { token, body: { role: "student" } })).toEqual(student);
  expect(await reply("chooseRole", { token, body: { role: "student" } })).toEqual(student);
  const other = await ask("chooseRole", { token, body: { role: "teacher" } });
  expect([other.status, other.json]).toEqual([
    409,
    {
      error: {
        code: "role_chosen",
        message: "You are a student here, and that cannot be changed.",
        field: "role",
      },
    },
  ]);
  expect(await reply("readMember", { token })).toEqual(student);
});

// Shows 4.2
test("of fifty choices at once one role stands, and everybody who asked for the other is told so", async () => {
  const { token } = await registered();
  const roles = Array.from({ length: 50 }, (_, at) => (at % 2 ? "teacher" : "student"));
  const told = await Promise.all(
    roles.map(async (role) => ({ role, ...(await ask("chooseRole", { token, body: { role } })) })),
  );
  const { role } = await reply("readMember", { token });
  expect(role).not.toBeNull();
  for (const one of told) expect(one.status).toBe(one.role === role ? 200 : 409);
});

// Shows 7.6
test("a member's exercises are listed whole, those without a date by title, and nobody else's are", async () => {
  const member = await registered("teacher");
  await exerciseOf(await registered("teacher"));
  // Two megabytes: more than DynamoDB gives at once.
  const long = "Où habites-tu ?;".repeat(4000);
  const own = [];
  for (let at = 0; at < 33; at++)
    own.push(await exerciseOf(member, { title: `Exercise ${String(99 - at)}`, context_0: long }));
  const { exercises } = await reply("listExercises", member);
  expect(codesOf(exercises)).toEqual(own.reverse());
  expect(exercises[0]).toMatchObject({
    ...{ title: "Exercise 67", questionCount: 4000 },
    ...{ class_id: "", isClosed: false },
  });
  expect(exercises[0]).not.toHaveProperty("context_0");
});

// Shows 2.28
test("a student plays a private exercise of their own without a name, and the result is theirs", async () => {
  const member = await registered("student");
  const assignmentId = await exerciseOf(member, { title: "Mine" });
  expect(await reply("openExercise", { ...member, params: { assignmentId } })).toMatchObject({
    title: "Mine",
  });
  const attempt = await play(member.token, assignmentId);
  expect(await stack.readResult(assignmentId, attempt)).toMatchObject({ uid: member.uid, isTest: false });
});

// Shows 6.1
test("a teacher who tries out a shared exercise of their own is marked as a test; another teacher is not", async () => {
  const [owner, colleague] = [await registered("teacher"), await registered("teacher")];
  const assignmentId = await exerciseOf(owner, { isShared: true });
  const tested = await play(owner.token, assignmentId, "Ms Roe");
  const played = await play(colleague.token, assignmentId, "Mr Doe");
  expect(await stack.readResult(assignmentId, tested)).toMatchObject({ uid: owner.uid, isTest: true });
  expect(await stack.readResult(assignmentId, played)).toMatchObject({ uid: colleague.uid, isTest: false });
});

test("what a member has played is counted by exercise, the latest first, and goes when the exercise goes", async () => {
  const member = await registered("student");
  const assignmentId = await exerciseOf(await registered("teacher"), {
    isShared: true,
    title: "Food",
    due_date: "2099-12-31",
  });
  expect(await reply("listPlayed", member)).toEqual({ played: [] });
  await play(member.token, assignmentId, "Zoë");
  await play(member.token, "5368");
  const before = Date.now();
  await play(member.token, assignmentId, "Zoë");

  const { played } = await reply("listPlayed", member);
  expect(played).toMatchObject([
    { assignment_id: assignmentId, title: "Food", due_date: "2099-12-31", times: 2 },
    { assignment_id: "5368", language: "French", times: 1 },
  ]);
  expect(played[0]?.lastAt).toBeGreaterThanOrEqual(before);

  await stack.deleteExercise(assignmentId);
  expect(codesOf((await reply("listPlayed", member)).played)).toEqual(["5368"]);
});

test("the export holds everything of one's own, and nothing of anybody else's", async () => {
  const teacher = await registered("teacher");
  const assignmentId = await exerciseOf(teacher, { isShared: true, title: "Mine to keep" });
  await play(await newGuest(), assignmentId, "Somebody Else");
  const attempt = await play(teacher.token, assignmentId, "Ms Roe");
  await stack.putPhoto(teacher.uid);
  const { account } = await reply("exportAccount", teacher);
  expect(account).toMatchObject({
    about: expect.arrayContaining([expect.stringContaining("What others achieved on your exercises")]),
    signIn: { email: teacher.email },
    member: { uid: teacher.uid, role: "teacher" },
    exercises: [{ assignment_id: assignmentId, context_0: expect.any(String) }],
    results: [
      {
        attempt,
        conversation: { turns: [{ said: "J'aime manger une pizza." }] },
        encodedConversation: expect.stringContaining("\nuser: J'aime manger une pizza.\n"),
      },
    ],
    lessons: [{ lessonId: attempt }],
    photos: [expect.stringMatching(`^student-images/${teacher.uid}/`)],
  });
  expect(JSON.stringify(account)).not.toContain("Somebody Else");
  // The documents tell of all of it, and of nothing else.
  expect(accountExport.parse(account)).toEqual(account);
});

test("the export tells no score that the teacher keeps from students", async () => {
  const teacher = await registered("teacher");
  const student = await registered("student");
  const others = { isTextable: true, isModelAnswerActive: true, isTranslatable: true };
  const assignmentId = await exerciseOf(teacher, {
    isShared: true,
    settings: { ...others, isGradeViewable: false, isPureListeningExercise: false },
  });
  await play(student.token, assignmentId, "Zoë");
  await play(student.token, "5368");
  // One that is closed by now, of which every other answer tells the scores as well.
  const closed = await exerciseOf(teacher, { isShared: true, isClosed: true });
  await stack.putAttempt({ assignment_id: closed, uid: student.uid });
  const { account } = await reply("exportAccount", student);
  expect(account.results).toHaveLength(3);
  const scored = (kept: unknown) => /"(score|grade|vocabulary|grammar)":/.test(JSON.stringify(kept));
  for (const kept of [account.results, account.lessons].flat())
    expect([kept, scored(kept)]).toEqual([kept, !JSON.stringify(kept).includes(assignmentId)]);
});

test.each([
  [true, true],
  ["true", true], // as Google's comes through
  [false, false],
  [undefined, false],
])("an address that Cognito calls %j is confirmed: %j", async (email_verified, isEmailConfirmed) => {
  const token = stack.memberToken(randomUUID(), {
    email: "zoe@school.example",
    name: "Zoë Ødegård",
    email_verified,
  });
  const { account } = await reply("exportAccount", { token });
  expect(account.signIn).toEqual({ name: "Zoë Ødegård", email: "zoe@school.example", isEmailConfirmed });
});

/** A teacher of whom there is something everywhere; with a guest who is in the middle of a lesson of theirs. */
const settled = async () => {
  const teacher = await registered("teacher");
  const assignmentId = await exerciseOf(teacher, { isShared: true });
  const guest = await newGuest();
  await play(guest, assignmentId, "Zoë");
  const { lesson } = await reply("startLesson", { token: guest, body: { assignmentId, name: "Zoë" } });
  await play(teacher.token, assignmentId, "Ms Roe");
  await play(teacher.token, "5368");
  await stack.putPhoto(teacher.uid);
  return { teacher, assignmentId, guest, lessonId: lesson.lessonId };
};

/** Something for every call of a member's: none of it may leave anything behind. */
const bodies: Partial<Record<RouteName, object>> = {
  startLesson: { assignmentId: "5368", name: "" },
  takeTurn: {
    dataType: "text",
    text: "Bonjour",
    conversationData: [],
    lessonDetails: { assignmentId: "5368", name: "" },
  },
  giveHint: { language: "French", level: "NONE", objective: "Use the past tense", max_tokens: 60 },
  speak: { message: "Salut !" },
  gradeLesson: { language: "French", conversation: [], objective: "" },
  chooseRole: { role: "teacher" },
};

test("a deleted account leaves a tombstone and nothing else, and a token that still holds adds nothing", async () => {
  const { teacher, assignmentId, guest, lessonId } = await settled();
  expect((await stack.traces(teacher.uid)).length).toBeGreaterThan(5);
  expect(await reply("deleteAccount", teacher)).toEqual({ deleted: true });

  const routes = (Object.keys(api) as RouteName[]).filter((route) => route !== "deleteAccount");
  for (const route of routes.filter((one) => api[one].callers !== "anybody")) {
    const codes = { assignmentId: "5368", classId: "5368", placeId: "abcdefghij", colleagueId: "nobody" };
    const params = { ...codes, place: "0", attempt: "1" };
    const body = bodies[route] ?? aboutOf(route).example;
    const { status, json } = await ask(route, { ...teacher, params, body });
    expect([route, status, json]).toEqual([
      route,
      401,
      { error: { code: "account_deleted", message: expect.stringMatching(/\.$/) } },
    ]);
  }
  expect((await stack.traces(teacher.uid)).map((row) => JSON.parse(row))).toEqual([
    { uid: teacher.uid, deletedAt: expect.any(Number), expiresAt: expect.any(Number) },
  ]);
  expect(await stack.listAttempts(assignmentId)).toEqual([]);

  // The link is that of an exercise that is gone, also for who is in the middle of it.
  const gone = { error: { code: "exercise_gone", message: expect.stringContaining("no longer available") } };
  const read = await ask("readExercise", { params: { assignmentId } });
  const turn = {
    ...bodies.takeTurn,
    lessonDetails: { assignmentId, name: "Zoë" },
    place: placeIn(lessonId, 0),
  };
  const next = await ask("takeTurn", { token: guest, body: turn });
  for (const { status, json } of [read, next]) expect([status, json]).toEqual([404, gone]);

  // The sign-in is gone as well: the address is free again.
  expect(await signUp(teacher.email)).not.toBe(teacher.uid);
  expect(await reply("deleteAccount", teacher)).toEqual({ deleted: true });
});

test("one member's deletion leaves another's things alone", async () => {
  const [leaving, staying] = [await settled(), await settled()];
  const before = await stack.traces(staying.teacher.uid);
  await reply("deleteAccount", leaving.teacher);
  expect(await stack.traces(staying.teacher.uid)).toEqual(before);
});

test("a deletion that broke off shuts the account, and is finished by asking again", async () => {
  const { teacher } = await settled();
  await stack.putUser({ uid: teacher.uid, deletedAt: Date.now() });
  expect((await ask("readMember", teacher)).status).toBe(401);
  expect((await stack.traces(teacher.uid)).length).toBeGreaterThan(5);
  await reply("deleteAccount", teacher);
  expect(await stack.traces(teacher.uid)).toHaveLength(1);
});

test("more results and photos than are erased at once are all erased", async () => {
  const { teacher, assignmentId } = await settled();
  const many = Array.from({ length: 130 }, async () => {
    await stack.putResult({ assignment_id: assignmentId, attempt: randomUUID(), uid: "somebody" });
    await stack.putPhoto(teacher.uid);
  });
  await Promise.all(many);
  await reply("deleteAccount", teacher);
  expect(await stack.listAttempts(assignmentId)).toEqual([]);
  expect(await stack.traces(teacher.uid)).toHaveLength(1);
});
