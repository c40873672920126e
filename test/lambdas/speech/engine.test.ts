import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, jest, test } from "@jest/globals";
import { addresses } from "../../../lambdas/speech/transcribe/addresses.ts";
import { streaming } from "../../../lambdas/speech/transcribe/streaming.ts";
import {
  audioEvent,
  type Listening,
  listening,
  openSocket,
  TENTH,
  type Who,
} from "../../local/services/listening.ts";
import { listenToLog } from "../told.ts";

let engine: Listening;
beforeAll(async () => {
  engine = await listening();
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterAll(() => engine.close());
const told = listenToLog();
afterEach(async () => void (await told()));

/** Lets this process be one of the stack's functions, at an engine of its own. */
const be = (who: Who, { host, credentials }: Listening = engine): void => {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials(who);
  Object.assign(process.env, {
    AWS_REGION: "eu-west-1",
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
    AWS_ENDPOINT_URL_TRANSCRIBE_STREAMING: `http://${host}`,
  });
};
afterAll(() => {
  for (const name of ["SESSION_TOKEN", "ENDPOINT_URL_TRANSCRIBE_STREAMING"])
    delete process.env[`AWS_${name}`];
});

/** So many tenths of a second, in each of which the engine hears the next number. */
const sound = (tenths: number) => new Uint8Array(2 * TENTH * tenths);
const counted = [
  { text: "un", confidence: 1 },
  { text: "deux", confidence: 0.9 },
  { text: "trois", confidence: 0.8 },
  { text: "quatre", confidence: 0.7 },
];

test("a recording is heard to its end, over as many utterances as it has", async () => {
  be("Ears");
  expect(await streaming()(sound(4), "French")).toEqual({ text: "un deux trois. quatre", words: counted });
  expect(await streaming()(sound(0), "French")).toEqual({ text: "", words: [] });
});

test("with one stream too many, typing goes on", async () => {
  const full = await listening({ limit: 0 });
  be("Ears", full);
  await expect(streaming()(sound(1), "French")).rejects.toMatchObject({
    status: 503,
    code: "no_speech_recognition",
    details: { retryAfterSeconds: 5 },
  });
  expect((await told()).lines).toEqual([["hearingFailed", { error: "LimitExceededException" }]]);
  await full.close();
});

test("a function that may not stream says nothing of why", async () => {
  be("Deaf");
  await expect(streaming()(sound(1), "French")).rejects.toMatchObject({ status: 503 });
  expect((await told()).lines).toEqual([["hearingFailed", { error: "AccessDeniedException" }]]);
});

test.each(["site", "direct"] as const)("a page streams to the %s address, and is heard", async (way) => {
  be("Ears");
  const { site, direct } = await addresses("French", randomUUID());
  const { socket, over } =
    way === "site"
      ? // As CloudFront asks: in the name of its origin.
        await openSocket(`ws://${engine.host}${site}`, {
          host: "transcribestreaming.eu-west-1.amazonaws.com",
        })
      : await openSocket(direct);
  socket.send(audioEvent(new Int16Array(2 * TENTH)));
  socket.send(audioEvent());
  const told = await over;
  expect(told.at(-1)?.body.Transcript.Results[0]).toMatchObject({
    IsPartial: false,
    Alternatives: [{ Transcript: "un deux" }],
  });
});

test("one address holds one stream open: the next ends the one before, whoever opens it", async () => {
  be("Ears");
  const { direct } = await addresses("French", randomUUID());
  const first = await openSocket(direct);
  first.socket.send(audioEvent(new Int16Array(2 * TENTH)));
  const second = await openSocket(direct);
  expect((await first.over).at(-1)?.type).toBe("ConflictException");
  second.socket.send(audioEvent());
  expect((await second.over).map(({ type }) => type)).not.toContain("ConflictException");
});

test("an address is good for its own host alone", async () => {
  be("Ears");
  const { site } = await addresses("French", randomUUID());
  const { over } = await openSocket(`ws://${engine.host}${site}`);
  expect((await over).map(({ type }) => type)).toEqual(["InvalidSignatureException"]);
});
