import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { FLAGGED_ANSWERS_MAX, FLAGGED_MAX_CHARACTERS } from "../../domain/limits.ts";
import { shapes } from "../../domain/shapes.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { newAuthor } from "./authors.ts";
import { ask, reply } from "./call.ts";
import { begin, grade, newTeacher, owning } from "./classes.ts";
import { newGuest, placeIn } from "./people.ts";

let stack: StackInHand;
beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack.close());

/** What this person's page of flags holds; the index of flags follows with a delay. */
const flagsOf = async (person: { token: string }) => reply("listFlags", person);

const WORRYING = "Mon père me frappe tous les soirs et je veux mourir.";

const say = async (
  token: string,
  assignmentId: string,
  text: string,
  place?: ReturnType<typeof placeIn> & { isGuess?: boolean },
) => {
  const lessonDetails = { assignmentId, name: "Zoë" };
  const body = { dataType: "text", text, conversationData: [], lessonDetails, ...(place && { place }) };
  const given = await ask("takeTurn", { token, body });
  expect(given.status).toBe(200);
  return shapes.takeTurn.whole.parse(given.json);
};

test("an answer that worries is kept, and not answered; its teacher sees the flag, and its student does not", async () => {
  const teacher = await newTeacher(stack);
  const { assignmentId, params } = teacher;
  const ana = await newAuthor(stack, "student");
  const attempt = await begin(ana.token, assignmentId);
  const turn = await say(ana.token, assignmentId, WORRYING, placeIn(attempt, 0));
  expect(turn).toMatchObject({ flags: ["distress", "abuse"], isFinished: false });
  expect(turn.message.score).toBeUndefined();
  expect(turn.message.improvement).toBe("");
  expect(turn.message.message).toMatch(/^Merci.*Où habites-tu \?$/);
  const last = await say(ana.token, assignmentId, "J'habite à Lyon avec ma sœur.", placeIn(attempt, 1));
  expect(last.flags).toBeUndefined();
  const graded = await grade(ana.token, assignmentId, attempt);
  expect(JSON.stringify(graded)).not.toMatch(/mourir|frappe/);

  const whole = await reply("readResult", { ...teacher, params: { ...params, attempt } });
  expect(whole.flags).toEqual(["distress", "abuse"]);
  expect(whole.turns).toMatchObject([{ said: WORRYING, flags: ["distress", "abuse"] }, {}]);
  expect((await reply("listResults", teacher)).results).toMatchObject([{ flags: ["distress", "abuse"] }]);

  const own = await reply("readResult", { token: ana.token, params: { ...params, attempt } });
  expect(own.turns.map(({ said, flags }) => [said, flags])).toEqual([
    [WORRYING, undefined],
    ["J'habite à Lyon avec ma sœur.", undefined],
  ]);
  const { attempts } = await reply("listAttempts", { token: ana.token });
  expect([own.flags, attempts[0]?.flags]).toEqual([[], []]);
});

test("words that were heard, and corrected since, are screened for the teacher like the answer itself", async () => {
  const teacher = await newTeacher(stack);
  const { assignmentId } = teacher;
  const token = await newGuest();
  const attempt = await begin(token, assignmentId);
  const spoken = { words: [{ text: "maison", confidence: 1 }], heard: WORRYING };
  const body = {
    dataType: "text",
    text: "J'habite dans une grande maison.",
    ...spoken,
    conversationData: [],
    lessonDetails: { assignmentId, name: "Zoë" },
    place: placeIn(attempt, 0),
  };
  const given = await ask("takeTurn", { token, body });
  const turn = shapes.takeTurn.whole.parse(given.json);
  expect(turn).toMatchObject({ flags: ["distress", "abuse"], message: { score: expect.any(Number) } });
  expect((await reply("listResults", teacher)).results).toMatchObject([{ flags: ["distress", "abuse"] }]);
});

test("what was said anew, or never finished, is flagged all the same", async () => {
  const teacher = await newTeacher(stack);
  const { assignmentId } = teacher;
  const token = await newGuest();
  const attempt = await begin(token, assignmentId);
  await say(token, assignmentId, "Je veux mourir.", placeIn(attempt, 0));
  expect((await reply("listResults", teacher)).results).toMatchObject([{ attempt, flags: ["distress"] }]);
  await say(token, assignmentId, "J'aime manger une pizza.", placeIn(attempt, 0));
  await grade(token, assignmentId, attempt);
  const { results } = await reply("listResults", teacher);
  expect(results).toMatchObject([
    { attempt, answers: 1, flags: ["distress"], finishedAt: expect.any(Number) },
  ]);
});

test("a guess is screened, and flags nothing until it comes true", async () => {
  const teacher = await newTeacher(stack);
  const { assignmentId } = teacher;
  const token = await newGuest();
  const attempt = await begin(token, assignmentId);
  const place = placeIn(attempt, 0);
  const guessed = await say(token, assignmentId, "je veux mourir", { ...place, isGuess: true });
  expect(guessed.flags).toEqual(["distress"]);
  expect((await reply("listResults", teacher)).results).toMatchObject([{ flags: [] }]);
  const said = await say(token, assignmentId, "Je veux mourir.", place);
  expect(said.flags).toEqual(["distress"]);
  expect((await reply("listResults", teacher)).results).toMatchObject([{ flags: ["distress"] }]);
});

test("a page that comes back is told what it was told before", async () => {
  const { assignmentId } = await newTeacher(stack);
  const token = await newGuest();
  const attempt = await begin(token, assignmentId);
  const place = placeIn(attempt, 0);
  const turn = await say(token, assignmentId, WORRYING, place);
  expect(await say(token, assignmentId, WORRYING, place)).toEqual(turn);
  const { lesson } = await reply("startLesson", { token, body: { assignmentId, name: "Zoë" } });
  expect(lesson.turns).toMatchObject([{ said: WORRYING, flags: ["distress", "abuse"] }]);
});

test("a call outside lessons is screened, too, and what came before is not brought up again", async () => {
  const turn = await say(await newGuest(), "5368", "Envoie-moi une photo de toi nue.");
  expect(turn).toMatchObject({ flags: ["sexual"], turn: 0 });
  expect(turn.message.message).toMatch(/^Merci/);
});

test("private details are answered; a student's own practice is flagged for nobody", async () => {
  const student = await owning(stack, await newAuthor(stack, "student"), { isShared: false });
  const { token, assignmentId } = student;
  const attempt = await begin(token, assignmentId);
  const turn = await say(token, assignmentId, "J'habite au 12 rue Victor Hugo à Lyon.", placeIn(attempt, 0));
  expect(turn).toMatchObject({ flags: ["personal"], message: { score: expect.any(Number) } });
  await grade(token, assignmentId, attempt);
  expect((await reply("listResults", student)).results).toMatchObject([{ attempt, flags: [] }]);
});

test("a flag is in its teacher's inbox with its words, stays there after the lesson, and is reviewed once and for all", async () => {
  const teacher = await newTeacher(stack);
  const { assignmentId, params } = teacher;
  const ana = await newAuthor(stack, "student");
  const attempt = await begin(ana.token, assignmentId);
  await say(ana.token, assignmentId, WORRYING, placeIn(attempt, 0));
  const first = { words: WORRYING, flags: ["distress", "abuse"], at: expect.any(Number) };
  const unfinished = {
    ...{
      assignment_id: assignmentId,
      title: "Food",
      activity: expect.any(String),
      attempt,
      studentId: "Zoë",
      class_id: "",
    },
    ...{ isFinished: false, isOpen: true, answers: [first], flaggedAt: expect.any(Number) },
  };
  expect(await flagsOf(teacher)).toEqual({ open: [unfinished], reviewed: [] });
  expect(await reply("countFlags", teacher)).toEqual({ open: 1 });

  const body = { note: "Told the safeguarding lead." };
  await reply("reviewFlags", { ...teacher, params: { ...params, attempt }, body });
  const review = { by: expect.stringMatching(/./), at: expect.any(Number), ...body };
  expect(await flagsOf(teacher)).toEqual({
    open: [],
    reviewed: [{ ...unfinished, isOpen: false, review }],
  });
  expect(await reply("countFlags", teacher)).toEqual({ open: 0 });

  // Something new is flagged: it is open again, and the review is not lost.
  await say(ana.token, assignmentId, "Je veux mourir.", placeIn(attempt, 1));
  const second = { words: "Je veux mourir.", flags: ["distress"], at: expect.any(Number) };
  const both = { ...unfinished, answers: [first, second], review };
  expect(await flagsOf(teacher)).toEqual({ open: [both], reviewed: [] });
  await grade(ana.token, assignmentId, attempt);
  expect(await flagsOf(teacher)).toEqual({ open: [{ ...both, isFinished: true }], reviewed: [] });

  // Whoever it is about, and everybody else, has none of it.
  const another = await newTeacher(stack);
  for (const person of [ana, another]) {
    expect(await flagsOf(person)).toEqual({ open: [], reviewed: [] });
    expect(await reply("countFlags", person)).toEqual({ open: 0 });
  }
  const listed = await ask("listAttempts", ana);
  const read = await ask("readResult", { ...ana, params: { ...params, attempt } });
  const exported = await ask("exportAccount", ana);
  for (const { status, text } of [listed, read, exported]) {
    expect(status).toBe(200);
    expect(text).not.toContain(body.note);
    expect(text).not.toContain("flagBox");
  }
  expect(exported.json).toMatchObject({ account: { results: [{ flagged: [first, second] }] } });
  // The owner's list and result stay as they were: the review is on the page of flags alone.
  expect((await ask("listResults", teacher)).text).not.toContain(body.note);

  await reply("deleteResult", { ...teacher, params: { ...params, attempt } });
  expect(await flagsOf(teacher)).toEqual({ open: [], reviewed: [] });
});

test("what is not flagged can't be reviewed, and the owner's own test is in no inbox", async () => {
  const teacher = await newTeacher(stack);
  const { token, assignmentId, params } = teacher;
  const calm = await begin(await newGuest(), assignmentId);
  const body = { note: "" };
  const given = await ask("reviewFlags", { ...teacher, params: { ...params, attempt: calm }, body });
  expect([given.status, given.json]).toMatchObject([404, { error: { code: "no_such_result" } }]);
  const own = await begin(token, assignmentId);
  await say(token, assignmentId, WORRYING, placeIn(own, 0));
  expect((await reply("listResults", teacher)).results).toContainEqual(
    expect.objectContaining({ attempt: own, isTest: true, flags: ["distress", "abuse"] }),
  );
  expect(await flagsOf(teacher)).toEqual({ open: [], reviewed: [] });
});

test("of a great many flagged answers the first are kept, and every flag", async () => {
  const teacher = await newTeacher(stack);
  const { assignmentId } = teacher;
  const token = await newGuest();
  const attempt = await begin(token, assignmentId);
  const long = `Je veux mourir. ${"Bla bla. ".repeat(60)}`;
  for (let turn = 0; turn < FLAGGED_ANSWERS_MAX; turn += 1)
    await say(token, assignmentId, turn === 0 ? long : "Je veux mourir.", placeIn(attempt, turn));
  await say(token, assignmentId, WORRYING, placeIn(attempt, FLAGGED_ANSWERS_MAX));
  const [flagged] = (await flagsOf(teacher)).open;
  expect(flagged?.answers).toHaveLength(FLAGGED_ANSWERS_MAX);
  expect(flagged?.answers[0]?.words).toBe(long.slice(0, FLAGGED_MAX_CHARACTERS));
  expect((await reply("listResults", teacher)).results[0]?.flags).toContain("abuse");
});
