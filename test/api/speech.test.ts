import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "@jest/globals";
import { hearingTexts } from "../../domain/hearingTexts.ts";
import { SPEECH_SAMPLES_PER_SECOND } from "../../domain/limits.ts";
import { audioEvent, openSocket } from "../local/services/listening.ts";
import { CONTAINER, fileOf, samples, soundOf } from "../speech/samples.ts";
import { openStack } from "../stack/hand.ts";
import { leftovers } from "../stack/leftovers.ts";
import { ask, reply } from "./call.ts";
import { newGuest, placeIn } from "./people.ts";

const origin = process.env.VIVA_URL ?? "";
const sample = samples().find(({ name }) => name === "fr-1");
if (!sample) throw new Error("The first French recording is gone.");
const { name, text, words } = sample;
const sound = soundOf(sample);
/** The words as an answer keeps them: without the marks behind them. */
const spoken = words.map((word) => ({
  text: word.text.replace(/[.,!?…:;]+$/u, ""),
  confidence: word.confidence,
}));

const assignmentId = "5368";
const wav = { audioBase64: readFileSync(fileOf(name)).toString("base64"), mimeType: "audio/wav" };
const pcm = (samples16: Int16Array) => ({
  audioBase64: Buffer.from(samples16.buffer, samples16.byteOffset, samples16.byteLength).toString("base64"),
  mimeType: `audio/l16;rate=${SPEECH_SAMPLES_PER_SECOND}`,
});
const silence = pcm(new Int16Array(SPEECH_SAMPLES_PER_SECOND));

let token: string;
let lessonId: string;
beforeAll(async () => {
  token = await newGuest();
  const { lesson } = await reply("startLesson", { token, body: { assignmentId, name: "" } });
  lessonId = lesson.lessonId;
});

const answer = (audioData: object, more: object = {}) => ({
  dataType: "audio",
  language: "French",
  audioData,
  conversationData: [],
  lessonDetails: { assignmentId, name: "" },
  ...more,
});

// Shows 3.5, 7.4
test("a recorded answer is understood, and answered, as the plain JSON of spec section 7", async () => {
  const { status, json } = await ask("takeTurn", { token, body: answer(wav) });
  expect([status, json]).toEqual([
    200,
    expect.objectContaining({ transcription: text, transcriptionResponseData: { text, words: spoken } }),
  ]);
});

test("a recording in a container is understood by a job, and nothing of it is left", async () => {
  const mp3 = { audioBase64: readFileSync(CONTAINER).toString("base64"), mimeType: "audio/mpeg" };
  const { status, json } = await ask("takeTurn", { token, body: answer(mp3) });
  expect([status, json]).toEqual([
    200,
    expect.objectContaining({ transcriptionResponseData: { text, words: spoken } }),
  ]);
  const stack = await openStack();
  expect(await leftovers(stack, "transcription/")).toEqual([]);
  await stack.close();
});

test("in a lesson it is kept as what was spoken, word by word", async () => {
  const given = await ask("takeTurn", {
    token,
    headers: { accept: "application/x-ndjson" },
    body: answer(pcm(sound), { place: placeIn(lessonId, 0) }),
  });
  const events = given.text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(events.find(({ type }) => type === "transcript")).toEqual({
    type: "transcript",
    text,
    words: spoken,
  });
  expect(events.at(-1)).toMatchObject({ type: "done", turn: 1 });
  const { lesson } = await reply("startLesson", { token, body: { assignmentId, name: "" } });
  expect(lesson.turns[0]).toMatchObject({ said: text, words: spoken });
});

// Shows 5.6
test("an answer of silence is told in the spec's words, and changes nothing", async () => {
  const { status, json } = await ask("takeTurn", {
    token,
    body: answer(silence, { place: placeIn(lessonId, 0) }),
  });
  expect([status, json]).toEqual([
    422,
    { error: { code: "unintelligible", message: hearingTexts.unintelligible } },
  ]);
  const { lesson } = await reply("startLesson", { token, body: { assignmentId, name: "" } });
  expect(lesson.turns).toHaveLength(1);
});

test("a piece is understood by itself, and silence has no words", async () => {
  const of = (audioData: object) =>
    reply("transcribePiece", { token, body: { assignmentId, lessonId, audioData } });
  expect(await of(pcm(sound))).toEqual({ text, words: spoken });
  expect(await of(silence)).toEqual({ text: "", words: [] });
});

test.each(["site", "direct"] as const)("a page streams to its %s address and is understood", async (way) => {
  const { sampleRate, ...addresses } = await reply("openTranscription", {
    token,
    body: { assignmentId, lessonId },
  });
  expect(sampleRate).toBe(SPEECH_SAMPLES_PER_SECOND);
  const url = way === "site" ? origin.replace(/^http/, "ws") + addresses.site : addresses.direct;
  const { socket, over } = await openSocket(url);
  const tenth = sampleRate / 10;
  for (let at = 0; at < sound.length; at += tenth) socket.send(audioEvent(sound.slice(at, at + tenth)));
  socket.send(audioEvent());
  const said = (await over)
    .flatMap(({ body }) => body.Transcript?.Results ?? [])
    .filter(({ IsPartial }) => !IsPartial)
    .map(({ Alternatives }) => Alternatives[0].Transcript);
  expect(said.join(" ")).toBe(text);
});
