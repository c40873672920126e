import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { demos } from "../../domain/demos.ts";
import { activityNames, defaultSettings, questionsOf } from "../../domain/exercise.ts";
import { sentencesOf } from "../../domain/sentences.ts";
import { shapes } from "../../domain/shapes.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { ask, reply } from "./call.ts";
import { newGuest, placeIn } from "./people.ts";

let stack: StackInHand;
beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack.close());

const answers = [
  "Samedi, j'ai joué au foot avec mes amis et c'était super.",
  "J'ai passé le week-end avec ma sœur.",
  "J'ai mangé une pizza avec de la salade.",
  "C'était génial parce que j'ai vu mes amis.",
  "Le week-end prochain, je vais aller au cinéma.",
];

const begin = async (assignmentId = "5368") => {
  const token = await newGuest();
  const { lesson } = await reply("startLesson", { token, body: { assignmentId, name: "Zoë" } });
  return { token, lesson, assignmentId };
};
type Begun = Awaited<ReturnType<typeof begin>>;

const bodyOf = ({ lesson, assignmentId }: Begun, text: string, after: number) => ({
  dataType: "text",
  text,
  conversationData: [],
  lessonDetails: { assignmentId, name: "Zoë" },
  place: placeIn(lesson.lessonId, after),
});

const turnOf = async (begun: Begun, body: ReturnType<typeof bodyOf>) => {
  const given = await ask("takeTurn", { token: begun.token, body });
  expect(given.status).toBe(200);
  return shapes.takeTurn.whole.parse(given.json);
};
const say = (begun: Begun, text: string, after: number) => turnOf(begun, bodyOf(begun, text, after));

const gradeOf = (begun: Begun) =>
  reply("gradeLesson", {
    token: begun.token,
    body: {
      language: "French",
      conversation: [],
      objective: "",
      lesson: { assignmentId: begun.assignmentId, lessonId: begun.lesson.lessonId },
    },
  });

const play = async (said: readonly string[]) => {
  const begun = await begin();
  const turns = [];
  for (const [after, text] of said.entries()) turns.push(await say(begun, text, after));
  return { begun, turns };
};

// Shows 4.7
test("Mark opens, asks the exercise's questions exactly as written, and closes after the last", async () => {
  const { begun, turns } = await play(answers);
  const questions = questionsOf(demos["5368"]?.context_0 ?? "");
  const said = [begun.lesson.opening.message, ...turns.map((turn) => turn.message.message)];
  for (const [place, question] of questions.entries()) expect(said[place]).toContain(question);
  expect(turns.map((turn) => turn.isFinished)).toEqual([false, false, false, false, true]);
  expect(turns.map((turn) => turn.engine)).toEqual(Array(5).fill("embedded"));
});

test("swapping two answers changes Mark's replies and the scores", async () => {
  const [first = "", second = "", ...rest] = answers;
  const [straight, swapped] = [await play(answers), await play([second, first, ...rest])];
  const replies = (played: typeof straight) => played.turns.slice(0, 2).map((turn) => turn.message.message);
  const scores = (played: typeof straight) => played.turns.slice(0, 2).map((turn) => turn.message.score);
  expect(replies(swapped)).not.toEqual(replies(straight));
  expect(scores(swapped)).not.toEqual(scores(straight));
});

// Shows 3.6, 4.6, 7.5
test("the lesson is graded once, from the server's own conversation, and the row is there", async () => {
  const { begun } = await play(answers);
  const [graded, again] = [await gradeOf(begun), await gradeOf(begun)];
  expect(again).toEqual(graded);
  expect(graded).toMatchObject({ engine: "embedded", saved: true });
  const row = await stack.readResult("5368", begun.lesson.lessonId);
  expect(row).toMatchObject({
    studentId: "Zoë",
    grade: graded.message.grade,
    engine: "embedded",
    isTest: false,
  });
  expect(row?.conversation.turns.map((turn) => turn.said)).toEqual(answers);
});

test("a request for help with the question is no answer, in the lesson, its grade and its row", async () => {
  const asked = [
    ["Pardon ?", "repeat", "Bien sûr. "],
    ["Plus lentement, s'il te plaît.", "slower", ""],
    ["Comment dit-on “homework” en français ?", "word", "On dit « les devoirs ». "],
    ["can you repeat", "repeat", "En français : « Tu peux répéter, s'il te plaît ? » "],
  ];
  const requests = asked.map(([said = ""]) => said);
  const [plain, asking] = [await play(answers), await play([...requests, ...answers])];
  const [question = ""] = questionsOf(demos["5368"]?.context_0 ?? "");
  const others = asking.turns.slice(requests.length);
  for (const [place, [, repair, before]] of asked.entries()) {
    const turn = asking.turns[place];
    expect(turn).toMatchObject({ isRepeatRequest: true, repair, isFinished: false });
    expect(turn?.isSlow).toBe(repair === "slower" ? true : undefined);
    expect(turn?.message).toMatchObject({ message: `${before}${question}`, improvement: "" });
    expect(turn?.message.score).toBeUndefined();
  }
  expect(others.map(({ message }) => message)).toEqual(plain.turns.map(({ message }) => message));
  const again = await reply("startLesson", {
    token: asking.begun.token,
    body: { assignmentId: "5368", name: "Zoë" },
  });
  expect(again.lesson.turns.map(({ repair }) => repair)).toEqual([
    ...asked.map(([, repair]) => repair),
    ...answers.map(() => undefined),
  ]);
  expect((await gradeOf(asking.begun)).message).toEqual((await gradeOf(plain.begun)).message);
  const row = await stack.readResult("5368", asking.begun.lesson.lessonId);
  expect(row).toMatchObject({ answers: answers.length, flags: Array(3).fill("askedToRepeat") });
});

test("such a request is one when it is spoken and guessed at, in the place of an answer, and outside a lesson", async () => {
  const [question = ""] = questionsOf(demos["5368"]?.context_0 ?? "");
  const begun = await begin();
  const spoken = { ...bodyOf(begun, "Plus lentement", 0), words: [{ text: "Plus", confidence: 0.9 }] };
  const guess = { ...bodyOf(begun, "Plus lentement", 0), place: { ...spoken.place, isGuess: true } };
  const slow = { isRepeatRequest: true, repair: "slower", isSlow: true };
  expect(await turnOf(begun, guess)).toMatchObject(slow);
  expect(await turnOf(begun, spoken)).toMatchObject({ ...slow, turn: 1 });
  await say(begun, answers[0] ?? "", 1);
  const anew = await say(begun, "Pardon ?", 0);
  expect(anew).toMatchObject({ repair: "repeat", turn: 1, message: { message: `Bien sûr. ${question}` } });

  const { place: _, ...bare } = bodyOf(begun, "can you repeat", 0);
  const conversationData = [
    { role: "assistant", content: question },
    { role: "user", content: "Can you say it again?" },
    { role: "assistant", content: `En français : « Tu peux répéter ? » ${question}` },
  ];
  const given = await ask("takeTurn", { token: begun.token, body: { ...bare, conversationData } });
  expect(shapes.takeTurn.whole.parse(given.json)).toMatchObject({
    repair: "repeat",
    message: { message: question },
  });
});

test("a duplicate in flight costs one turn and gets the same answer", async () => {
  const begun = await begin();
  const body = bodyOf(begun, answers[0] ?? "", 0);
  const given = await Promise.all(Array.from({ length: 5 }, () => turnOf(begun, body)));
  for (const turn of given) expect(turn).toEqual(given[0]);
  await say(begun, answers[1] ?? "", 1);
});

// Shows 4.8
test("a retried answer replaces what followed it, and is graded as retried", async () => {
  const begun = await begin();
  await say(begun, "Je aime foot.", 0);
  await say(begun, answers[1] ?? "", 1);
  expect((await say(begun, answers[0] ?? "", 0)).turn).toBe(1);
  await gradeOf(begun);
  const row = await stack.readResult("5368", begun.lesson.lessonId);
  expect(row?.conversation.turns.map((turn) => turn.said)).toEqual([answers[0]]);
});

test("an unfinished lesson is shown under no other name, even to the identity that began it", async () => {
  const begun = await begin();
  await say(begun, answers[0] ?? "", 0);
  const next = await ask("startLesson", {
    token: begun.token,
    body: { assignmentId: "5368", name: "Yusuf" },
  });
  expect(next.json).toMatchObject({ resumed: false, lesson: { name: "Yusuf", turns: [] } });
  expect(next.text).not.toContain("Zoë");
});

test("an unfinished lesson is gone on with, a graded one is not", async () => {
  const begun = await begin();
  await say(begun, answers[0] ?? "", 0);
  const start = { token: begun.token, body: { assignmentId: "5368", name: " zoë" } };
  const resumed = await reply("startLesson", start);
  expect(resumed).toMatchObject({ resumed: true, lesson: { lessonId: begun.lesson.lessonId } });
  expect(resumed.lesson.turns.map((turn) => turn.said)).toEqual([answers[0]]);
  await gradeOf(begun);
  expect(await reply("startLesson", start)).toMatchObject({ resumed: false, lesson: { turns: [] } });
});

test.each(activityNames)(
  "where the student may not see the grade of a %s, no response holds a score",
  async (activity) => {
    const assignmentId = `hidden${randomUUID().slice(0, 6)}`;
    const settings = { ...defaultSettings, isGradeViewable: false };
    const passage = "Le chat est petit et noir, et il habite chez nous.";
    const content = activity === "Read Along Passage" ? { context_0: passage } : {};
    await stack.putExercise({
      ...demos["5368"],
      ...content,
      activity,
      assignment_id: assignmentId,
      settings,
    });
    const begun = await begin(assignmentId);

    const body = bodyOf(begun, answers[0] ?? "", 0);
    const heard = [await ask("takeTurn", { token: begun.token, body })];
    // Replayed, as plain JSON and as events, and resumed.
    heard.push(
      await ask("takeTurn", { token: begun.token, body, headers: { accept: "application/x-ndjson" } }),
    );
    heard.push(await ask("startLesson", { token: begun.token, body: { assignmentId, name: "Zoë" } }));
    for (const { status, text } of heard) {
      expect(status).toBe(200);
      expect(text).not.toContain("score");
    }
    const { message } = await gradeOf(begun);
    expect(message).toEqual({ feedback: expect.any(String) });
    expect(message.feedback).not.toMatch(/\d+ ?(%|\/|out of)/);
    expect((await stack.readResult(assignmentId, begun.lesson.lessonId))?.grade).toMatch(/^\d+ \/ 100$/);
  },
);

test("a translation or a model answer that is switched off is in no response, with a lesson or without", async () => {
  const assignmentId = `noaids${randomUUID().slice(0, 6)}`;
  const settings = { ...defaultSettings, isTranslatable: false, isModelAnswerActive: false };
  await stack.putExercise({ ...demos["5368"], assignment_id: assignmentId, settings });
  const begun = await begin(assignmentId);
  const body = bodyOf(begun, answers[0] ?? "", 0);
  const { place: _, ...bare } = body;
  const headers = { accept: "application/x-ndjson" };
  const heard = [
    await ask("takeTurn", { token: begun.token, body }),
    await ask("takeTurn", { token: begun.token, body, headers }),
    await ask("takeTurn", { token: begun.token, body: bare }),
    await ask("takeTurn", { token: begun.token, body: bare, headers }),
    await ask("startLesson", { token: begun.token, body: { assignmentId, name: "Zoë" } }),
  ];
  expect(begun.lesson.opening).toMatchObject({ translation: "", options: "" });
  for (const { status, text } of heard) {
    expect(status).toBe(200);
    expect(text).not.toMatch(/weekend|ma sœur et mes grands-parents/);
  }
});

test("a lesson that was graded is over, whatever was asked before", async () => {
  const { begun } = await play(answers.slice(0, 1));
  await Promise.all([gradeOf(begun), gradeOf(begun)]);
  const late = await ask("takeTurn", { token: begun.token, body: bodyOf(begun, answers[1] ?? "", 1) });
  expect(late.status).toBe(409);
  const rows = await stack.listResults("5368");
  expect(rows.filter(({ attempt }) => attempt === begun.lesson.lessonId)).toHaveLength(1);
});

test("what nobody could have said, and nobody could be called, is refused in words", async () => {
  const begun = await begin();
  for (const text of ["\u200b", "…", "\u0000", "Bonjour \ud800"]) {
    const { status, json } = await ask("takeTurn", { token: begun.token, body: bodyOf(begun, text, 0) });
    expect([status, json]).toMatchObject([
      400,
      { error: { message: "Please say something or type a message!", field: "text" } },
    ]);
  }
  const called = { assignmentId: "5368", name: "\u200b" };
  expect((await ask("startLesson", { token: begun.token, body: called })).status).toBe(400);
});

test("a code that no exercise can have is simply not there", async () => {
  for (const assignmentId of ["x".repeat(2049), "constructor", "../users", "é"])
    expect((await ask("readExercise", { params: { assignmentId } })).status).toBe(404);
});

// Shows 2.34
test("a shared exercise that is no demo asks for a name", async () => {
  const assignmentId = `named${randomUUID().slice(0, 6)}`;
  await stack.putExercise({ ...demos["5368"], assignment_id: assignmentId });
  const token = await newGuest();
  const given = await ask("startLesson", { token, body: { assignmentId, name: "   " } });
  expect([given.status, given.json]).toEqual([
    400,
    { error: { code: "bad_input", message: "Enter your full name", field: "name" } },
  ]);
  const demo = await ask("startLesson", { token, body: { assignmentId: "5368", name: "" } });
  expect(demo.status).toBe(200);
});

// Shows 7.2, 9.3
test("a hint has the spec's default sentence without an objective, and another with one", async () => {
  const token = await newGuest();
  const hint = async (objective: string) =>
    (
      await reply("giveHint", {
        token,
        body: { language: "French", level: "GCSE - Higher", objective, max_tokens: 60 },
      })
    ).message.message;
  expect(await hint("")).toBe(
    "There is no particular area your teacher wants you to focus for this exercise. Just do your best!",
  );
  expect(await hint("Use the past tense")).not.toBe(await hint(""));
});

/** The events of a turn, in their order. */
const eventsOf = async ({ token }: Begun, body: unknown) => {
  const { text } = await ask("takeTurn", { token, body, headers: { accept: "application/x-ndjson" } });
  return text
    .trim()
    .split("\n")
    .map((line) => shapes.takeTurn.reply.parse(JSON.parse(line)));
};
const sentencesIn = (events: Awaited<ReturnType<typeof eventsOf>>) =>
  events.flatMap((event) => (event.type === "sentence" ? [event.text] : []));

test("each sentence of Mark's is announced once it may be spoken, and a replay announces none", async () => {
  const begun = await begin();
  const body = bodyOf(begun, answers[0] ?? "", 0);
  const events = await eventsOf(begun, body);
  const message = events.map((event) => (event.type === "reply" ? event.delta : "")).join("");
  expect(sentencesIn(events)).toEqual(sentencesOf(message));
  expect(sentencesIn(events).length).toBeGreaterThan(1);
  for (const sentence of sentencesIn(events))
    expect((await ask("speak", { token: begun.token, body: { message: sentence } })).status).toBe(200);

  const replayed = await eventsOf(begun, body);
  expect(sentencesIn(replayed)).toEqual([]);
  expect(replayed.find((event) => event.type === "reply")).toEqual({ type: "reply", delta: message });

  // Without a lesson nothing is issued: nobody could be told what may be spoken.
  const { place: _, ...bare } = body;
  expect(sentencesIn(await eventsOf(begun, bare))).toEqual([]);
});

test("Mark's question comes with help to begin, and its model answer may be heard; nothing else may", async () => {
  const begun = await begin();
  const { options, hint } = begun.lesson.opening;
  expect(hint?.words.length).toBe(2);
  expect(options.startsWith(hint?.start ?? "-")).toBe(true);
  const speak = (message: string) => ask("speak", { token: begun.token, body: { message } });
  expect((await speak(options)).status).toBe(200);
  for (const sentence of sentencesOf(options)) expect((await speak(sentence)).status).toBe(200);
  expect((await speak(options.slice(0, -2))).status).toBe(404);
  expect((await speak(hint?.start ?? "")).status).toBe(404);
  // Nor does anybody hear it whose lesson it is not.
  expect((await ask("speak", { token: await newGuest(), body: { message: options } })).status).toBe(404);

  const { message } = await say(begun, answers[0] ?? "", 0);
  expect(message.hint?.start).toBeDefined();
  expect((await speak(message.options)).status).toBe(200);
});

test("an answer put right comes with its tip, is kept with the turn, and is no answer of the student's to be spoken", async () => {
  const begun = await begin();
  const said = "Dimanche, j'ai allé au parc avec ma sœur.";
  const better = {
    corrected: "Dimanche, je suis allé au parc avec ma sœur.",
    extended: "Dimanche, je suis allé au parc avec ma sœur, et c'était super.",
  };
  const events = await eventsOf(begun, bodyOf(begun, said, 0));
  expect(events.find((event) => event.type === "assessment")).toMatchObject({ better });
  const resumed = { token: begun.token, body: { assignmentId: "5368", name: "Zoë" } };
  expect((await reply("startLesson", resumed)).lesson.turns).toMatchObject([{ better }]);
  const spoken = { token: begun.token, body: { message: better.corrected } };
  expect((await ask("speak", spoken)).status).toBe(404);
  await gradeOf(begun);
  const row = await stack.readResult("5368", begun.lesson.lessonId);
  expect(row?.conversation.turns).toMatchObject([{ said, better }]);
});

test("an exercise that hides model answers gives no help to begin, puts nothing right, and says nothing of them aloud", async () => {
  const assignmentId = `nomodel${randomUUID().slice(0, 6)}`;
  const settings = { ...defaultSettings, isModelAnswerActive: false };
  await stack.putExercise({ ...demos["5368"], assignment_id: assignmentId, settings });
  const begun = await begin(assignmentId);
  const { message } = await say(begun, "Samedi, j'ai allé au cinéma.", 0);
  for (const annotation of [begun.lesson.opening, message]) {
    expect(annotation.options).toBe("");
    expect(annotation.hint).toBeUndefined();
  }
  expect(message.better).toBeUndefined();
  const model = demos["5368"]?.questionNotes[0]?.modelAnswer ?? "";
  const spoken = await ask("speak", { token: begun.token, body: { message: model } });
  expect([spoken.status, spoken.json]).toMatchObject([404, { error: { code: "not_said" } }]);
});

test("a guess at an answer counts once its final words are the same, with what was heard", async () => {
  const begun = await begin();
  const [text = ""] = answers;
  const final = bodyOf(begun, text, 0);
  const guess = { ...final, text: text.toLowerCase(), place: { ...final.place, isGuess: true } };
  const guessed = await eventsOf(begun, guess);
  for (const sentence of sentencesIn(guessed))
    expect((await ask("speak", { token: begun.token, body: { message: sentence } })).status).toBe(200);
  const start = { token: begun.token, body: { assignmentId: "5368", name: "Zoë" } };
  expect((await reply("startLesson", start)).lesson.turns).toEqual([]);

  const spoken = { words: [{ text: "Samedi", confidence: 0.4 }], heard: "Ça me dit" };
  const confirmed = await eventsOf(begun, { ...final, ...spoken });
  expect(confirmed[0]).toEqual({ type: "transcript", text, ...spoken });
  expect(confirmed.slice(2)).toEqual(guessed.slice(-3));
  await gradeOf(begun);
  const row = await stack.readResult("5368", begun.lesson.lessonId);
  expect(row?.conversation.turns).toMatchObject([{ said: text, ...spoken, turn: 1 }]);
});

// Shows 7.3
test("what Mark says is spoken as mp3, and the same sound comes from the cache the second time", async () => {
  const { token, lesson } = await begin();
  const [first, second] = [
    await ask("speak", { token, body: { message: lesson.opening.message } }),
    await ask("speak", { token, body: { message: lesson.opening.message } }),
  ];
  expect([first.status, first.headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
  expect(first.text.length).toBeGreaterThan(1000);
  expect(second.text).toBe(first.text);
});
