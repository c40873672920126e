import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { streaming } from "../../../lambdas/speech/transcribe/streaming.ts";
import { Exception } from "../../../local/services/exception.ts";
import { exceptionMessage, transcriptMessage } from "../../../local/services/transcribe/messages.ts";
import { listenToLog } from "../told.ts";
import { type Followed, follow, framesIn, type Script } from "./script.ts";

/** A second and a bit of sound that is never the same twice, so that a lost or doubled frame is noticed. */
const sound = Uint8Array.from({ length: 2 * 16_000 + 46 }, (_, at) => (at * 31 + (at >> 8)) % 256);

const told = listenToLog();
// The SDK remarks on its own that it does not try a stream again.
jest.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(async () => void (await told()));
let server: Followed | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** What is heard of a recogniser that follows the script, or what is thrown. */
const hear = async (script: Script, beyondSoundMs = 5000) => {
  server = await follow(script);
  return streaming({ beyondSoundMs })(sound, "French").catch((error: unknown) => error);
};

const word = (Content: string, Confidence?: number) => ({ Type: "pronunciation", Content, Confidence });
const mark = (Content: string) => ({ Type: "punctuation", Content });
const result = (IsPartial: boolean, Transcript: string, Items: object[]) =>
  transcriptMessage({ Transcript: { Results: [{ IsPartial, Alternatives: [{ Transcript, Items }] }] } });
const open: Script = (stream) =>
  stream.respond({ ":status": 200, "content-type": "application/vnd.amazon.eventstream" });
const refused = { status: 503, code: "no_speech_recognition", details: { retryAfterSeconds: 5 } };

test("the final words come with their confidence, and the text with its punctuation", async () => {
  const heard = await hear(async (stream, all) => {
    await open(stream, all);
    await all();
    stream.write(result(true, "jet", [word("jet")]));
    stream.write(result(false, "J'ai joué.", [word("J'ai", 0.98), word("joué", 0.41), mark(".")]));
    stream.write(transcriptMessage({ Transcript: { Results: [] } }));
    stream.end(result(false, "Au foot.", [word("Au", 1), word("foot", 0), mark(".")]));
  });
  expect(heard).toEqual({
    text: "J'ai joué. Au foot.",
    words: [
      { text: "J'ai", confidence: 0.98 },
      { text: "joué", confidence: 0.41 },
      { text: "Au", confidence: 1 },
      { text: "foot", confidence: 0 },
    ],
  });
  expect((await told()).lines).toEqual([]);
});

test("all of the sound arrives, in order, in frames of a fifth of a second, and an empty one closes it", async () => {
  let body: Buffer | undefined;
  await hear(async (stream, all) => {
    await open(stream, all);
    body = await all();
    stream.end();
  });
  const frames = await framesIn(body ?? Buffer.alloc(0));
  expect(Buffer.concat(frames)).toEqual(Buffer.from(sound));
  expect(frames.map(({ length }) => length)).toEqual([6400, 6400, 6400, 6400, 6400, 46, 0]);
});

test("silence is no fault: nothing was said", async () => {
  const heard = await hear(async (stream, all) => {
    await open(stream, all);
    await all();
    stream.end();
  });
  expect(heard).toEqual({ text: "", words: [] });
});

test.each([
  ["InternalFailureException", refused, "hearingFailed"],
  ["ServiceUnavailableException", refused, "hearingFailed"],
  ["BadRequestException", { status: 415, code: "unknown_recording" }, "recordingRefused"],
])("%s after half the words loses the half, and says so", async (name, outcome, line) => {
  const heard = await hear(async (stream, all) => {
    await open(stream, all);
    await all();
    stream.write(result(false, "Secret.", [word("Secret", 0.9), mark(".")]));
    stream.end(exceptionMessage(new Exception(name, "about Secret")));
  });
  expect(heard).toMatchObject(outcome);
  const { lines, figures } = await told();
  expect(lines).toEqual([[line, { error: name }]]);
  expect(figures).toEqual(line === "hearingFailed" ? [["SpeechFailures", 1]] : []);
});

test.each<[string, Script]>([
  ["never answers", () => undefined],
  ["answers, and then falls silent", open],
  [
    "falls silent after half the words",
    async (stream, all) => {
      await open(stream, all);
      await all();
      stream.write(result(false, "Bonjour.", [word("Bonjour", 0.9), mark(".")]));
    },
  ],
  [
    "never takes the sound",
    (stream, all) => {
      stream.pause();
      return open(stream, all);
    },
  ],
])("a recogniser that %s is not waited for", async (_, script) => {
  const begun = performance.now();
  expect(await hear(script, 300)).toMatchObject(refused);
  // The second of sound, and the patience beyond it.
  expect(performance.now() - begun).toBeGreaterThan(1200);
  expect(performance.now() - begun).toBeLessThan(4000);
});

test("a connection that breaks while somebody speaks is a fault, not the end of the words", async () => {
  const heard = await hear(async (stream, all) => {
    await open(stream, all);
    stream.write(result(false, "Bonjour.", [word("Bonjour", 0.9), mark(".")]));
    stream.write(result(true, "je", [word("je")]));
    setTimeout(() => server?.breakOff(), 50);
  });
  expect(heard).toMatchObject(refused);
  expect((await told()).lines).toEqual([["hearingFailed", { error: "BrokenOff" }]]);
});

test("a recogniser that is content with half of the sound is at fault", async () => {
  server = await follow((stream, all) => {
    stream.pause();
    open(stream, all);
    stream.end(result(false, "Bonjour.", [word("Bonjour", 0.9), mark(".")]));
  });
  const long = new Uint8Array(2 * 16_000 * 20);
  await expect(streaming()(long, "French")).rejects.toMatchObject(refused);
});

test("nobody there at all is a fault as well", async () => {
  server = await follow(() => undefined);
  const url = process.env.AWS_ENDPOINT_URL_TRANSCRIBE_STREAMING;
  await server.close();
  server = undefined;
  process.env.AWS_ENDPOINT_URL_TRANSCRIBE_STREAMING = url;
  await expect(streaming()(sound, "French")).rejects.toMatchObject(refused);
});

test("more than one answer can hold is refused", async () => {
  const heard = await hear(async (stream, all) => {
    await open(stream, all);
    await all();
    const text = "mot ".repeat(401);
    stream.end(
      result(
        false,
        text,
        text
          .trim()
          .split(" ")
          .map((one) => word(one, 0.9)),
      ),
    );
  });
  expect(heard).toMatchObject({ status: 413, code: "too_long" });
});
