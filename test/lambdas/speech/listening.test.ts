import { setTimeout as wait } from "node:timers/promises";
import { expect, jest, test } from "@jest/globals";
import type { CostCentre } from "../../../domain/costCentres.ts";
import { demos } from "../../../domain/demos.ts";
import { hearingTexts } from "../../../domain/hearingTexts.ts";
import { openTranscription } from "../../../lambdas/handlers/openTranscription.ts";
import { transcribePiece } from "../../../lambdas/handlers/transcribePiece.ts";
import { Refusal } from "../../../lambdas/http/refusal.ts";
import { heardIn } from "../../../lambdas/lesson/hear.ts";
import { sessionIdOf } from "../../../lambdas/lesson/listen.ts";
import { meanwhile } from "../../../lambdas/lesson/meanwhile.ts";
import { noTranscriber, type Transcriber, type Transcript } from "../../../lambdas/speech/transcriber.ts";
import type { Lesson } from "../../../lambdas/store/lesson.ts";
import type { Lessons } from "../../../lambdas/store/lessons.ts";
import type { Counted } from "../../../lambdas/store/quotas.ts";

const demo = demos["5368"];
if (!demo) throw new Error("The French demo is gone.");
const exercise = demo;
const said: Transcript = { text: "Bonjour.", words: [{ text: "Bonjour", confidence: 0.9 }] };
const caller = { uid: "zoe", kind: "guest" } as const;
const lessonId = "11111111-1111-4111-8111-111111111111";
const audioData = { audioBase64: Buffer.from("sound").toString("base64"), mimeType: "audio/l16;rate=16000" };

/** A server with one lesson of Zoë's on each exercise, ears that note what they are asked, and counters up to `limit`. */
const scene = ({ lesson = {}, heard = said, transcriber = {}, full }: Partial<Given> = {}) => {
  const spent: string[] = [];
  const read = async (uid: string, assignmentId: string) =>
    // The fields that are read here.
    uid === "zoe"
      ? ({ uid, lessonId, assignmentId, language: "French", turns: [], ...lesson } as unknown as Lesson)
      : undefined;
  const charged: CostCentre[] = [];
  const listening = {
    streamed: () => undefined,
    open: jest.fn<Transcriber["open"]>(async () => ({ site: "/here", direct: "wss://there" })),
    hear: jest.fn<Transcriber["hear"]>(async () => heard),
    hearAny: jest.fn<Transcriber["hearAny"]>(async () => heard),
    ...transcriber,
  };
  const parts = {
    lessons: { read } as Partial<Lessons> as Lessons, // nothing else is asked
    quotas: {
      spend: async (counted: Counted, id: string) => {
        if (counted === full) throw new Refusal(429, "enough_for_today", "Enough.");
        spent.push(`${counted} ${id}`);
      },
    },
    transcriberFor: (centre: CostCentre) => {
      charged.push(centre);
      return listening;
    },
  };
  const at = (assignmentId: string, who: string = caller.uid, id = lessonId) => ({
    caller: { ...caller, uid: who },
    body: { assignmentId, lessonId: id },
    params: {},
  });
  return {
    ...listening,
    spent,
    charged,
    open: (assignmentId = "abc", who?: string, id?: string) =>
      openTranscription(parts)(at(assignmentId, who, id)),
    piece: (assignmentId = "abc", who?: string, id?: string) => {
      const call = at(assignmentId, who, id);
      return transcribePiece(parts)({ ...call, body: { ...call.body, audioData } });
    },
    opened: listening.open,
    turn: async (mimeType = audioData.mimeType) => {
      const events = heardIn({ ...parts, transcriber: listening }, exercise, "zoe", {
        dataType: "audio",
        language: "German",
        audioData: { ...audioData, mimeType },
        conversationData: [],
        lessonDetails: { assignmentId: exercise.assignment_id, name: "" },
      });
      for (;;) {
        const { done, value } = await events.next();
        if (done) return value;
      }
    },
  };
};
type Given = { lesson: Partial<Lesson>; heard: Transcript; transcriber: Partial<Transcriber>; full: Counted };

test("a page is told where to stream to, in the lesson's language, and it is counted first", async () => {
  const { open, opened, spent } = scene();
  expect(await open()).toEqual({ site: "/here", direct: "wss://there", sampleRate: 16_000 });
  expect(opened).toHaveBeenCalledWith("French", sessionIdOf({ uid: "zoe", assignmentId: "abc" }));
  expect(spent).toEqual([
    `streamsOfTurn ${lessonId}:0`,
    "transcriptionsOfPerson zoe",
    "transcriptionsOfSite all",
  ]);
});

test("a piece is heard as it was sent, and silence is no fault", async () => {
  const { piece, hear, spent } = scene();
  expect(await piece()).toEqual(said);
  expect(hear).toHaveBeenCalledWith({ bytes: Buffer.from("sound"), mimeType: audioData.mimeType }, "French");
  expect(spent).toEqual(["transcriptionsOfPerson zoe", "transcriptionsOfSite all"]);
  const nothing = { text: "", words: [] };
  expect(await scene({ heard: nothing }).piece()).toEqual(nothing);
});

test("who speaks in a demo takes nothing from the rest of the site", async () => {
  const { open, piece, spent, charged } = scene();
  await open("5368");
  await piece("5368");
  const both = ["transcriptionsOfPerson zoe", "transcriptionsOfDemos all"];
  expect(spent).toEqual([`streamsOfTurn ${lessonId}:0`, ...both, ...both]);
  expect(charged).toEqual(["demos", "demos"]);
});

test.each(["classes", "practice"] as const)(
  "a lesson that %s pay for is charged to them",
  async (costCentre) => {
    const { open, piece, charged } = scene({ lesson: { costCentre } });
    await open();
    await piece();
    expect(charged).toEqual([costCentre, costCentre]);
  },
);

test("streams of one person on one exercise share an id that AWS takes, and nobody else's do", () => {
  const own = sessionIdOf({ uid: "zoe", assignmentId: "abc" });
  expect(own).toMatch(/^[a-f0-9]{8}(-[a-f0-9]{4}){3}-[a-f0-9]{12}$/);
  expect(sessionIdOf({ uid: "zoe", assignmentId: "abc" })).toBe(own);
  expect(sessionIdOf({ uid: "zoe", assignmentId: "abd" })).not.toBe(own);
  expect(sessionIdOf({ uid: "max", assignmentId: "abc" })).not.toBe(own);
});

test.each<[string, { given?: Partial<Given>; who?: string; id?: string }]>([
  ["of somebody else", { who: "max" }],
  ["that never was", { id: "22222222-2222-4222-8222-222222222222" }],
  ["that is graded", { given: { lesson: { endedAt: 1 } } }],
])("nothing is heard in a lesson %s, and nothing is counted", async (_, { given, who, id }) => {
  const { open, piece, opened, hear, spent } = scene(given);
  for (const call of [open("abc", who, id), piece("abc", who, id)])
    await expect(call).rejects.toMatchObject({ status: 409, code: "lesson_over" });
  expect(opened).not.toHaveBeenCalled();
  expect(hear).not.toHaveBeenCalled();
  expect(spent).toEqual([]);
});

test.each<Counted>(["transcriptionsOfPerson", "transcriptionsOfSite"])(
  "once %s is used up, no stream is opened and nothing heard",
  async (full) => {
    const { open, piece, opened, hear } = scene({ full });
    for (const call of [open(), piece()]) await expect(call).rejects.toMatchObject({ status: 429 });
    expect(opened).not.toHaveBeenCalled();
    expect(hear).not.toHaveBeenCalled();
  },
);

test("where a school has switched speech recognition off, every way to it says so", async () => {
  const { open, piece, turn } = scene({ transcriber: noTranscriber });
  for (const call of [open(), piece(), turn()])
    await expect(call).rejects.toMatchObject({
      status: 503,
      code: "no_speech_recognition",
      message: "Speech recognition is switched off here. Please type your answer.",
    });
});

test("a recorded answer is heard in the exercise's language, whatever the call says", async () => {
  const { turn, hearAny, spent } = scene();
  expect(await turn()).toEqual(said);
  expect(hearAny).toHaveBeenCalledWith(expect.objectContaining({ mimeType: audioData.mimeType }), "French");
  expect(spent).toEqual(["transcriptionsOfPerson zoe", "transcriptionsOfDemos all"]);
});

test("a recording that takes a job is counted once more, because nobody knows how long it is", async () => {
  const { turn, spent } = scene();
  await turn("audio/webm;codecs=opus");
  expect(spent).toEqual(["transcriptionsOfPerson zoe", "transcriptionsOfDemos all", "jobsOfDemos all"]);
  const full = scene({ full: "jobsOfDemos" });
  await expect(full.turn("audio/webm")).rejects.toMatchObject({ status: 429 });
  expect(full.hearAny).not.toHaveBeenCalled();
  expect(await full.turn("audio/wav")).toEqual(said);
});

test("an answer in which nothing is understood is told in the spec's words", async () => {
  await expect(scene({ heard: { text: "", words: [] } }).turn()).rejects.toMatchObject({
    status: 422,
    code: "unintelligible",
    message: hearingTexts.unintelligible,
  });
});

/** What a generator yields, and then what it returns. */
const all = async <T>(events: AsyncGenerator<unknown, T>): Promise<[unknown[], T]> => {
  const yielded: unknown[] = [];
  for (;;) {
    const { done, value } = await events.next();
    if (done) return [yielded, value];
    yielded.push(value);
  }
};

test("somebody who waits is told so now and then, and not a moment longer", async () => {
  let hear: (text: string) => void = () => undefined;
  const heard = new Promise<string>((resolve) => {
    hear = resolve;
  });
  const told = meanwhile(heard, 10);
  const isTold = { done: false, value: { type: "waiting" } };
  expect([await told.next(), await told.next()]).toEqual([isTold, isTold]);
  hear("heard");
  expect(await all(told)).toEqual([[], "heard"]);
  expect(await all(meanwhile(Promise.resolve("at once"), 100))).toEqual([[], "at once"]);
});

test("what fails while somebody waits fails for them, at once", async () => {
  const failing = wait(50).then(() => Promise.reject(new Error("deaf")));
  await expect(all(meanwhile(failing, 10_000))).rejects.toThrow("deaf");
});
