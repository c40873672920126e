import { beforeEach, expect, test } from "@jest/globals";
import type { APIGatewayProxyEvent } from "aws-lambda";
import { eventsOf, type Turn } from "../../domain/conversation.ts";
import { type DeletedAccounts, dispatch } from "../../lambdas/http/dispatch.ts";
import type { Handlers } from "../../lambdas/http/handler.ts";
import { Refusal } from "../../lambdas/http/refusal.ts";
import { listenToLog } from "./told.ts";

const told = listenToLog();
beforeEach(told);

const turn: Turn = {
  said: "Bonjour",
  words: [],
  message: "Salut !",
  score: 60,
  improvement: "Say more.",
  translation: "Hi!",
  options: "",
  turn: 1,
  engine: "embedded",
  isFinished: false,
};

const body = {
  dataType: "text",
  text: "Bonjour",
  conversationData: [],
  lessonDetails: { assignmentId: "5368", name: "Zoë" },
};
const inAMinute = Math.floor(Date.now() / 1000) + 60;
const guest = { uid: "u", kind: "guest", expiresAt: inAMinute };

const SECRET = "0a1b2c3d-aws-made-up";
const fromTheSite = { "X-Origin-Verify": SECRET };
const eventFor = (more: object = {}): APIGatewayProxyEvent =>
  ({
    httpMethod: "POST",
    resource: "/conversation",
    headers: fromTheSite,
    pathParameters: null,
    isBase64Encoded: false,
    body: JSON.stringify(body),
    requestContext: { stage: "api", authorizer: guest },
    ...more,
    // The fields that are read; the local gateway sends the rest.
  }) as unknown as APIGatewayProxyEvent;

const unheard = async () => {
  throw new Refusal(503, "no_speech_recognition", "There is none here.");
};
const handlers = (more: Partial<Handlers<"conversation">> = {}): Handlers<"conversation"> => ({
  openTranscription: unheard,
  transcribePiece: unheard,
  startLesson: async () => {
    throw new Refusal(409, "lesson_over", "Over.", { field: "name", retryAfterSeconds: 7 });
  },
  takeTurn: async function* () {
    yield* eventsOf(turn);
  },
  ...more,
});

const nobodyDeleted: DeletedAccounts = { isDeleted: async () => false };
const answer = async (event: APIGatewayProxyEvent, given = handlers(), deletedAccounts = nobodyDeleted) => {
  const { status, headers, parts } = await dispatch(given, deletedAccounts, SECRET)(event);
  let text = "";
  for await (const part of parts) text += part;
  return { status, headers, text };
};

const ndjson = { ...fromTheSite, accept: "application/x-ndjson" };

test("events come one a line to a caller who accepts them", async () => {
  const { status, headers, text } = await answer(eventFor({ headers: ndjson }));
  expect([status, headers["content-type"]]).toEqual([200, "application/x-ndjson"]);
  expect(
    text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual(eventsOf(turn));
});

test("everybody else gets the plain JSON of spec section 7, its message as text", async () => {
  const { headers, text } = await answer(eventFor());
  expect(headers["content-type"]).toBe("application/json");
  const reply = JSON.parse(text);
  expect(reply.transcription).toBe("Bonjour");
  expect(reply.transcriptionResponseData).toEqual({ text: "Bonjour", words: [] });
  expect(JSON.parse(reply.message)).toEqual({
    score: 60,
    message: "Salut !",
    translation: "Hi!",
    improvement: "Say more.",
    options: "",
  });
});

test("plain JSON says how an answer was heard, and what was understood before it was corrected", async () => {
  const spoken = { words: [{ text: "Bon", confidence: 0.3 }], heard: "Bon jour" };
  const takeTurn = async function* () {
    yield* eventsOf({ ...turn, ...spoken });
  };
  const { text } = await answer(eventFor(), handlers({ takeTurn }));
  expect(JSON.parse(text).transcriptionResponseData).toEqual({ text: "Bonjour", ...spoken });
});

const saying = (sound: AsyncIterable<Uint8Array>) => {
  const event = eventFor({ resource: "/voice", body: JSON.stringify({ message: "Salut" }) });
  return dispatch<"voice">({ speak: async () => sound }, nobodyDeleted, SECRET)(event);
};

test("sound comes as it is made; what fails before its first part has its own status", async () => {
  const made: string[] = [];
  const { status, headers, parts } = await saying(
    (async function* () {
      for (const part of ["ID3", "rest"]) {
        made.push(part);
        yield Buffer.from(part);
      }
    })(),
  );
  expect([status, headers["content-type"], made]).toEqual([200, "audio/mpeg", ["ID3"]]);
  const heard: string[] = [];
  for await (const part of parts) heard.push(String(part));
  expect(heard).toEqual(["ID3", "rest"]);

  const broken = async function* (): AsyncGenerator<Uint8Array> {
    yield* [];
    throw new Refusal(503, "no_voice", "Not now.");
  };
  expect((await saying(broken())).status).toBe(503);
});

test.each([
  ["no such call", { resource: "/other" }, 404, "no_such_call"],
  ["no caller", { requestContext: { stage: "api" } }, 401, "signed_out"],
  [
    "a token that ran out since",
    { requestContext: { stage: "api", authorizer: { ...guest, expiresAt: 1 } } },
    401,
    "signed_out",
  ],
  ["no JSON", { body: "{" }, 400, "not_json"],
  ["no body", { body: null }, 400, "not_json"],
  ["a wrong field", { body: JSON.stringify({ ...body, text: "" }) }, 400, "bad_input"],
])("%s is answered with the documented error", async (_case, more, status, code) => {
  const given = await answer(eventFor(more));
  expect(given.status).toBe(status);
  expect(JSON.parse(given.text)).toMatchObject({ error: { code, message: expect.stringMatching(/\.|!$/) } });
});

test("a member whose account is deleted is refused, and a guest's is not even looked for", async () => {
  const asked: string[] = [];
  const deletedAccounts = { isDeleted: async (uid: string) => asked.push(uid) > 0 };
  const by = (kind: string) =>
    answer(
      eventFor({ requestContext: { stage: "api", authorizer: { ...guest, kind } } }),
      handlers(),
      deletedAccounts,
    );
  expect((await by("guest")).status).toBe(200);
  const refused = await by("member");
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
    401,
    { error: { code: "account_deleted" } },
  ]);
  expect(asked).toEqual(["u"]);
});

test("a base64 body is read like any other", async () => {
  const encoded = { body: Buffer.from(JSON.stringify(body)).toString("base64"), isBase64Encoded: true };
  expect((await answer(eventFor(encoded))).status).toBe(200);
});

test("a refusal keeps its status, field and waiting time", async () => {
  const begin = { resource: "/lessons", body: JSON.stringify({ assignmentId: "5368", name: "Zoë" }) };
  const { status, headers, text } = await answer(eventFor(begin));
  expect([status, headers["retry-after"]]).toEqual([409, "7"]);
  expect(JSON.parse(text)).toEqual({ error: { code: "lesson_over", message: "Over.", field: "name" } });
});

const failing = (after: number) =>
  handlers({
    takeTurn: async function* () {
      yield* eventsOf(turn).slice(0, after);
      throw new Refusal(429, "enough_for_today", "Enough.");
    },
  });

test("a failure before the first event has its own status, a later one becomes an event", async () => {
  expect((await answer(eventFor({ headers: ndjson }), failing(0))).status).toBe(429);
  const late = await answer(eventFor({ headers: ndjson }), failing(2));
  expect(late.status).toBe(200);
  expect(JSON.parse(late.text.trim().split("\n").at(-1) ?? "")).toEqual({
    type: "error",
    error: { code: "enough_for_today", message: "Enough." },
  });
  expect((await answer(eventFor(), failing(2))).status).toBe(429);
});

test("a fault of ours says nothing of itself, and its message, which may quote a student, is not logged", async () => {
  const given = await answer(
    eventFor(),
    handlers({
      takeTurn: () => {
        throw new TypeError("J'ai une grand-mère");
      },
    }),
  );
  expect(given.status).toBe(500);
  expect(given.text).not.toContain("grand-mère");
  const { lines } = await told();
  const place = expect.stringMatching(/^at .*dispatch\.test\.ts:\d+:\d+\)?$/);
  expect(lines).toEqual([["failed", { error: "TypeError", at: expect.arrayContaining([place]) }]]);
});

test("a fault that comes when the answer has begun is counted, because its status is a good one", async () => {
  const failsLate = handlers({
    takeTurn: async function* () {
      const [first] = eventsOf(turn);
      if (first) yield first;
      throw new TypeError("late");
    },
  });
  expect((await answer(eventFor({ headers: ndjson }), failsLate)).status).toBe(200);
  expect((await told()).figures).toEqual([["BrokenTurns", 100]]);
  // Its own status tells of this one.
  expect((await answer(eventFor(), failsLate)).status).toBe(500);
  expect((await told()).figures).toEqual([]);
  // What the caller is told in words is no failure of ours.
  await answer(eventFor({ headers: ndjson }), failing(2));
  await answer(eventFor({ headers: ndjson }));
  expect((await told()).figures).toEqual([
    ["BrokenTurns", 0],
    ["BrokenTurns", 0],
  ]);
});

test.each([
  ["no secret", {}],
  ["a guess", { "x-origin-verify": "0a1b2c3d" }],
  ["an empty one", { "x-origin-verify": "" }],
])("a call past the site is refused before anything is done: %s", async (_, headers) => {
  let looked = 0;
  const deletedAccounts = { isDeleted: async () => looked++ > 0 };
  const { status, text } = await answer(eventFor({ headers }), handlers(), deletedAccounts);
  expect([status, JSON.parse(text)]).toEqual([
    403,
    { error: { code: "wrong_address", message: "Please call this at the site's own address." } },
  ]);
  expect(looked).toBe(0);
});
