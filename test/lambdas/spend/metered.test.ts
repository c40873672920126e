import { expect, test } from "@jest/globals";
import * as z from "zod";
import { bedrockModel } from "../../../lambdas/partner/bedrock/model.ts";
import type { Transcriber } from "../../../lambdas/speech/transcriber.ts";
import { meteredHearing } from "../../../lambdas/spend/meteredHearing.ts";
import { meteredVoice } from "../../../lambdas/spend/meteredVoice.ts";
import { microDollarsOf, modelMeter } from "../../../lambdas/spend/modelMeter.ts";
import { beginStream, healthy } from "../../bedrock/answers.ts";
import { bedrockServer } from "../../bedrock/server.ts";
import { fullPurse } from "./budget.ts";

const transcriber: Transcriber = {
  open: async () => ({ site: "", direct: "" }),
  streamed: () => undefined,
  hear: async () => ({ text: "", words: [] }),
  hearAny: async () => ({ text: "", words: [] }),
};
const recording = (mimeType: string, bytes: number) => ({ mimeType, bytes: new Uint8Array(bytes) });
/** A second of 16 kHz. */
const SECOND = 32_000;
const SESSION = "0a1b2c3d-0000-4000-8000-00000000000f";

test("ears are paid for by the second, 15 at least, and a stream mostly when its answer comes in", async () => {
  const { budget, paid, empty } = fullPurse();
  const heard = meteredHearing(budget, transcriber);
  await heard.hear(recording("audio/l16;rate=16000", 5 * SECOND), "French");
  await heard.hearAny(recording("audio/wav", 30 * SECOND), "French");
  await heard.hearAny(recording("audio/webm", 60_000), "French");
  await heard.open("French", SESSION);
  heard.streamed();
  // $0.024 a minute is 400 micro-dollars a second.
  expect(paid.map(Math.round)).toEqual([15 * 400, 30 * 400, 80 * 400, 1 * 400, 19 * 400]);

  empty();
  const refused = { status: 503, code: "no_speech_recognition" };
  await expect(heard.open("French", SESSION)).rejects.toMatchObject(refused);
  await expect(heard.hear(recording("audio/wav", SECOND), "French")).rejects.toMatchObject(refused);
  await expect(heard.hearAny(recording("audio/wav", SECOND), "French")).rejects.toMatchObject(refused);
  expect(paid).toHaveLength(5);
});

test("a voice is paid for by the character", async () => {
  const { budget, paid, empty } = fullPurse();
  const say = async (engine: string) => {
    const spoken = meteredVoice(budget, async function* () {
      yield new Uint8Array(1);
    });
    const parts = [];
    for await (const part of spoken({ text: "Salut !", voiceId: "Remi", engine })) parts.push(part);
    return parts.length;
  };
  expect([await say("neural"), await say("generative")]).toEqual([1, 1]);
  expect(paid).toEqual([7 * 16, 7 * 30]);
  empty();
  await expect(say("neural")).rejects.toMatchObject({ status: 503, code: "no_voice" });
});

test("a model is paid for by its tokens, whole answers and streams, and not asked once the budget is empty", async () => {
  const before = { ...process.env };
  const server = await bedrockServer(healthy);
  Object.assign(process.env, server.environment);
  try {
    const { budget, paid, empty } = fullPurse();
    const modelId = "eu.amazon.nova-2-lite-v1:0";
    const model = bedrockModel(modelId, { meter: modelMeter(budget, modelId) });
    const prompt = { system: "Say.", material: "Oui.", maxTokens: 10 };
    const written = [];
    for await (const text of model.write(prompt)) written.push(text);
    await model.fill(prompt, z.object({ message: z.string() }));
    expect(written).not.toHaveLength(0);
    // The scripted server says one token in and one out.
    const each = microDollarsOf(modelId, { inputTokens: 1, outputTokens: 1 });
    expect(each).toBeCloseTo(0.33 + 2.75);
    expect(paid).toEqual([each, each]);

    empty();
    await expect(model.write(prompt).next()).rejects.toMatchObject({ name: "Overspent" });
    await expect(model.fill(prompt, z.object({}))).rejects.toMatchObject({ name: "Overspent" });
    expect(server.calls).toHaveLength(2);
  } finally {
    await server.close();
    process.env = before;
  }
});

test("a call that is given up on is charged by its length, a stream whose reader leaves as well, and a refused one not at all", async () => {
  const before = { ...process.env };
  const server = await bedrockServer(() => undefined);
  Object.assign(process.env, server.environment);
  try {
    const { budget, paid } = fullPurse();
    const modelId = "eu.amazon.nova-2-lite-v1:0";
    const meter = modelMeter(budget, modelId);
    const impatient = bedrockModel(modelId, { meter, timeoutMs: 200 });
    const model = bedrockModel(modelId, { meter });
    const prompt = { system: "Say.", lasting: "x".repeat(296), material: "y".repeat(20_000), maxTokens: 10 };
    const worst = microDollarsOf(modelId, { inputTokens: Math.ceil(20_300 / 3), outputTokens: 10 });
    await expect(impatient.fill(prompt, z.object({}))).rejects.toMatchObject({ name: "Late" });
    await expect(impatient.write(prompt).next()).rejects.toMatchObject({ name: "Late" });
    expect(paid).toEqual([worst, worst]);

    server.answerWith((response) => beginStream(response, "Oui"));
    for await (const text of model.write(prompt)) {
      expect(text).toBe("Oui");
      break;
    }
    expect(paid).toEqual([worst, worst, worst]);

    server.answerWith((response) => response.writeHead(503).end("{}"));
    await expect(model.fill(prompt, z.object({}))).rejects.toBeDefined();
    await expect(model.write(prompt).next()).rejects.toBeDefined();
    expect(paid).toHaveLength(3);
  } finally {
    await server.close();
    process.env = before;
  }
});

test("tokens of the cache cost what the cache costs, and a model without a price as much as the dearest", () => {
  const cached = { inputTokens: 0, cacheReadInputTokens: 1_000_000, cacheWriteInputTokens: 0 };
  expect(microDollarsOf("eu.amazon.nova-2-lite-v1:0", cached)).toBeCloseTo(82_500);
  const haiku = "eu.anthropic.claude-haiku-4-5-20251001-v1:0";
  const used = { inputTokens: 10, outputTokens: 10, cacheWriteInputTokens: 10 };
  expect(microDollarsOf("mistral.unheard-of", used)).toBe(microDollarsOf(haiku, used));
  expect(microDollarsOf(haiku, used)).toBeCloseTo(11 + 55 + 13.75);
});
