import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { TurnEvent } from "../../domain/conversation.ts";
import { demos } from "../../domain/demos.ts";
import type { Exercise } from "../../domain/exercise.ts";
import type { Body } from "../../domain/shapes.ts";
import { takeTurn } from "../../lambdas/handlers/takeTurn.ts";
import { Refusal } from "../../lambdas/http/refusal.ts";
import type { Partner } from "../../lambdas/partner/partner.ts";
import { noTranscriber } from "../../lambdas/speech/transcriber.ts";
import type { Exercises } from "../../lambdas/store/exercises.ts";
import type { Lesson } from "../../lambdas/store/lesson.ts";
import type { Lessons } from "../../lambdas/store/lessons.ts";
import { beginLesson, placeIn } from "./store/begun.ts";
import { openTables } from "./store/tables.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
let lessons: Lessons;
beforeAll(async () => {
  tables = await openTables();
  lessons = (await import("../../lambdas/store/lessons.ts")).lessonsTable();
});
afterAll(() => tables.close());

const demo = demos["5368"];
if (!demo) throw new Error("The French demo is gone.");
const engine = "bedrock" as const;
const mistakes = [{ kind: "tense" as const, said: "ai joué", right: "jouais" }];

/** A lesson, the server's side of it, and a Mark who tells what he heard and waits where he is told to. */
const scene = async (exercise: Exercise = demo) => {
  const lesson = await beginLesson(lessons);
  const heard: string[] = [];
  const spent: string[] = [];
  const streamed: string[] = [];
  let ready: Promise<unknown> = Promise.resolve();
  let refuse = false;
  const partner: Partner = {
    open: async () => ({ message: "", translation: "", options: "", engine }),
    async *reply({ lines }) {
      heard.push(lines.at(-1)?.content ?? "");
      yield { type: "reply", delta: "Ah bon ! Super." };
      await ready;
      return engine;
    },
    repair: async () => ({ message: "Où ?", translation: "", options: "", engine }),
    assess: async ({ spoken }) => ({
      score: 70,
      improvement: spoken ? "spoken" : "typed",
      mistakes,
      engine,
    }),
    annotate: async () => ({ translation: "Oh!", options: "", engine }),
    hint: async () => ({ message: "", engine }),
    grade: async () => ({ grade: "", feedback: "", vocabulary: 0, grammar: 0, engine }),
    build: async () => ({ title: "", objective: "", questions: [], passage: "", engine }),
    annotateQuestions: async () => ({ questions: [], engine }),
  };
  const asked: string[] = [];
  const watched: Lessons = {
    ...lessons,
    read(...place) {
      asked.push("read");
      return lessons.read(...place);
    },
    claim(...wanted) {
      asked.push("claim");
      return lessons.claim(...wanted);
    },
  };
  const take = takeTurn({
    exercises: { playable: async () => exercise } as Partial<Exercises> as Exercises, // nothing else is asked
    lessons: watched,
    flags: { raise: async () => undefined },
    quotas: {
      spend: async (counted) => {
        spent.push(counted);
        if (refuse) throw new Refusal(429, "enough_for_today", "Enough.");
      },
    },
    partnerFor: () => partner,
    transcriberFor: (centre) => ({ ...noTranscriber, streamed: () => void streamed.push(centre) }),
  });
  const { key, lessonId } = placeIn(lesson, 0);
  const send = (more: Partial<Extract<Body<"takeTurn">, { dataType: "text" }>>, place: object = {}) =>
    take({
      caller: { uid: lesson.uid, kind: "guest" },
      body: {
        dataType: "text",
        text: "J'ai joué au foot.",
        conversationData: [],
        lessonDetails: { assignmentId: lesson.assignmentId, name: "" },
        place: { lessonId, key, after: 0, ...place },
        ...more,
      },
      params: {},
    });
  return {
    lesson,
    heard,
    spent: () => spent,
    asked: () => asked.splice(0),
    streamed,
    wait: (until: Promise<unknown>) => {
      ready = until;
    },
    refuse: (whether: boolean) => {
      refuse = whether;
    },
    guess: (text: string, place: object = {}) => all(send({ text }, { isGuess: true, ...place })),
    confirm: (text: string, place: object = {}) => all(send({ text, words }, place)),
    send,
    stored: async () => (await lessons.read(lesson.uid, lesson.assignmentId)) as Lesson,
    at: { ...placeIn(lesson, 0), key },
  };
};
const words = [{ text: "J'ai", confidence: 0.9 }];

const all = async (events: AsyncIterable<TurnEvent>): Promise<TurnEvent[]> => {
  const seen: TurnEvent[] = [];
  for await (const event of events) seen.push(event);
  return seen;
};
const typesOf = (events: readonly TurnEvent[]) => [...new Set(events.map(({ type }) => type))];
const replyIn = (events: readonly TurnEvent[]) =>
  events.map((event) => (event.type === "reply" ? event.delta : "")).join("");
const latch = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};
/** Looks again until it holds. */
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
};

test("a guess counts for nothing until the final words are the same; then its turn is theirs", async () => {
  const { guess, confirm, stored, heard, spent } = await scene();
  const events = await guess("j'ai joué au foot");
  expect(typesOf(events)).toEqual(["transcript", "reply", "sentence", "assessment", "annotation", "done"]);
  expect((await stored()).turns).toEqual([]);

  const confirmed = await confirm("J'ai joué au foot.");
  expect(confirmed).toEqual([
    { type: "transcript", text: "J'ai joué au foot.", words },
    { type: "reply", delta: replyIn(events) },
    ...events.slice(-3),
  ]);
  expect(heard).toEqual(["j'ai joué au foot"]);
  // Everybody's as well: who guesses again and again has Mark think again and again.
  expect(spent()).toEqual(["turns", "turnsOfDemos", "turns", "turnsOfDemos"]);
  const { turns, guess: kept, claim } = await stored();
  expect(turns).toMatchObject([
    { said: "J'ai joué au foot.", words, improvement: "spoken", mistakes, turn: 1 },
  ]);
  expect([kept, claim]).toEqual([undefined, undefined]);
  expect(await confirm("J'ai joué au foot.")).toEqual(confirmed);
});

test("other words than were guessed are answered anew, and the guess is forgotten", async () => {
  const { guess, confirm, stored, heard } = await scene();
  await guess("J'ai joué au");
  expect(typesOf(await confirm("J'ai joué au foot."))).toContain("sentence");
  expect(heard).toEqual(["J'ai joué au", "J'ai joué au foot."]);
  const { turns, guess: kept } = await stored();
  expect([turns.map(({ said }) => said), kept]).toEqual([["J'ai joué au foot."], undefined]);
});

test("the final words wait for a guess that is still worked on, and say that they do", async () => {
  const { guess, confirm, stored, heard, wait } = await scene();
  const { open, opened } = latch();
  wait(opened);
  const guessed = guess("J'ai joué au foot.");
  await until(async () => (await stored()).guess?.issued !== undefined);
  const confirmed = confirm("J'ai joué au foot.");
  await until(async () => (await stored()).claim !== undefined);
  open();
  await guessed;
  expect(typesOf(await confirmed)).toEqual([
    "waiting",
    "transcript",
    "reply",
    "assessment",
    "annotation",
    "done",
  ]);
  expect(heard).toHaveLength(1);
});

test.each([
  ["long ago", -1],
  ["just now, so that its lease is waited for", 400],
])("a guess whose worker died %s is worked anew", async (_when, leaseMs) => {
  const { confirm, stored, heard, at } = await scene();
  await lessons.claim({ ...at, guess: "J'ai joué au foot." }, "dead", leaseMs);
  expect(typesOf(await confirm("J'ai joué au foot."))).toContain("sentence");
  expect(heard).toHaveLength(1);
  expect((await stored()).turns).toHaveLength(1);
});

test("a guess that failed is not waited for", async () => {
  const { guess, confirm, stored, refuse } = await scene();
  refuse(true);
  await expect(guess("J'ai joué au foot.")).rejects.toMatchObject({ status: 429 });
  expect((await stored()).guess).toBeUndefined();
  refuse(false);
  expect(typesOf(await confirm("J'ai joué au foot."))).not.toContain("waiting");
});

test("a guess keeps nobody else from answering, and is told that it was overtaken", async () => {
  const { guess, confirm, stored, wait, lesson } = await scene();
  const { open, opened } = latch();
  wait(opened);
  const guessed = guess("J'ai joué au foot.").catch((error: unknown) => error);
  await until(async () => (await stored()).guess?.issued !== undefined);
  wait(Promise.resolve());
  await confirm("Non.", { key: placeIn(lesson, 0).key });
  open();
  expect(await guessed).toMatchObject({ status: 409, code: "out_of_step" });
  const { turns, guess: kept } = await stored();
  expect([turns.map(({ said }) => said), kept]).toEqual([["Non."], undefined]);
});

test("the newest guess is the one that counts", async () => {
  const { guess, confirm, heard } = await scene();
  await guess("J'ai joué");
  await guess("J'ai joué au foot.");
  await confirm("J'ai joué au foot.");
  expect(heard).toEqual(["J'ai joué", "J'ai joué au foot."]);
});

test("a guess that comes after its answer gets the answer's turn", async () => {
  const { guess, confirm, heard } = await scene();
  const confirmed = await confirm("J'ai joué au foot.");
  expect(await guess("J'ai joué")).toEqual(
    confirmed.filter(({ type }) => type !== "sentence").reduce(joined, []),
  );
  expect(heard).toHaveLength(1);
});

/** Reply deltas put together, as a replay has them. */
const joined = (events: TurnEvent[], event: TurnEvent): TurnEvent[] => {
  const last = events.at(-1);
  return event.type === "reply" && last?.type === "reply"
    ? [...events.slice(0, -1), { type: "reply", delta: last.delta + event.delta }]
    : [...events, event];
};

test("a guess holds no score where the student may not see one", async () => {
  const { guess } = await scene({ ...demo, settings: { ...demo.settings, isGradeViewable: false } });
  const assessed = (await guess("J'ai joué au foot.")).find(({ type }) => type === "assessment");
  expect(assessed).toEqual({ type: "assessment", improvement: "spoken", score: undefined });
});

test("neither a passage nor a recording is guessed at", async () => {
  const refused = { status: 400, details: { field: "place.isGuess" } };
  const { guess } = await scene({ ...demo, activity: "Read Along Passage", context_0: "Le chat." });
  await expect(guess("Le")).rejects.toMatchObject(refused);
  const { send } = await scene();
  const audio = { dataType: "audio" as const, audioData: { audioBase64: "", mimeType: "audio/wav" } };
  await expect(all(send(audio as object, { isGuess: true }))).rejects.toMatchObject(refused);
});

test("what a guess says may be spoken while it stands, and grading the lesson forgets it", async () => {
  const { guess, confirm, stored, lesson } = await scene();
  await guess("J'ai joué au foot.");
  expect((await stored()).guess?.issued?.[0]).toBe("Ah bon !");
  await lessons.end(lesson.uid, lesson.assignmentId, lesson.lessonId);
  expect((await stored()).guess).toBeUndefined();
  await expect(confirm("J'ai joué au foot.")).rejects.toMatchObject({ code: "lesson_over" });
});

test("a streamed answer is paid for once, by who pays for its lesson; guesses and typed answers are not", async () => {
  const { guess, confirm, send, streamed } = await scene();
  await guess("J'ai joué.");
  await confirm("J'ai joué.");
  await all(send({ text: "Oui." }, { key: "00000000-0000-4000-8000-000000000009", after: 1 }));
  expect(streamed).toEqual(["demos"]);
});

test("an answer that is sent again is counted before anything is looked at, and writes nothing", async () => {
  const { confirm, spent, asked, refuse } = await scene();
  await confirm("J'ai joué au foot.");
  expect(asked()).toEqual(["read", "claim"]);
  for (let sent = 0; sent < 3; sent++) await confirm("J'ai joué au foot.");
  expect(asked()).toEqual(["read", "read", "read"]);
  expect(spent().filter((counted) => counted === "turns")).toHaveLength(4);
  refuse(true);
  await expect(confirm("J'ai joué au foot.")).rejects.toMatchObject({ status: 429 });
  expect(asked()).toEqual([]);
});
