import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import * as z from "zod";
import { bedrockModel } from "../../lambdas/partner/bedrock/model.ts";

const shape = z.object({ score: z.number() });
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff);
const prompt = { system: "Judge.", photos: [jpeg], lasting: "Exercise", material: "Answer", maxTokens: 50 };
const answer = {
  output: {
    message: {
      role: "assistant",
      content: [{ toolUse: { toolUseId: "1", name: "answer", input: { score: 5 } } }],
    },
  },
  stopReason: "tool_use",
  usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
  metrics: { latencyMs: 1 },
};

/** What Bedrock is sent, as it stands on the wire. */
let sent: unknown;
const server = createServer(async (request, response) => {
  sent = await json(request);
  response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
});
const before = { ...process.env };
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has no other kind of address
  process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = `http://127.0.0.1:${port}`;
  process.env.AWS_REGION = "eu-west-1";
  process.env.AWS_ACCESS_KEY_ID = "test";
  process.env.AWS_SECRET_ACCESS_KEY = "test";
});
afterAll(async () => {
  process.env = { ...before };
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const sentTo = async (modelId: string, more: object = {}) => {
  await bedrockModel(modelId).fill({ ...prompt, ...more }, shape);
  return sent;
};
const image = { image: { format: "jpeg", source: { bytes: Buffer.from(jpeg).toString("base64") } } };
const cachePoint = { cachePoint: { type: "default" } };

test("what stays the same over a lesson comes first, and a cache point ends it", async () => {
  expect(await sentTo("eu.amazon.nova-2-lite-v1:0")).toMatchObject({
    system: [{ text: "Judge." }],
    messages: [{ content: [image, { text: "Exercise" }, cachePoint, { text: "Answer" }] }],
    inferenceConfig: { maxTokens: 50, temperature: 0 },
    toolConfig: { toolChoice: { tool: { name: "answer" } } },
  });
});

test("where nothing stays the same there is no cache point", async () => {
  const alone = { photos: undefined, lasting: undefined };
  expect(await sentTo("eu.amazon.nova-2-lite-v1:0", alone)).toMatchObject({
    messages: [{ content: [{ text: "Answer" }] }],
  });
});

test("nor where all that stays the same is a photo, after which Nova refuses one", async () => {
  expect(await sentTo("eu.amazon.nova-2-lite-v1:0", { lasting: undefined })).toMatchObject({
    messages: [{ content: [image, { text: "Answer" }] }],
  });
});

test("a model that nobody has heard of is sent what every model understands", async () => {
  expect(await sentTo("some.model-v1")).toMatchObject({
    messages: [{ content: [{ text: "Exercise" }, { text: "Answer" }] }],
    toolConfig: { toolChoice: { auto: {} } },
  });
  expect(sent).not.toHaveProperty("inferenceConfig.temperature");
  expect(sent).not.toHaveProperty("additionalModelRequestFields");
});

test("a model that would think first is told not to, and one that refuses a temperature gets none", async () => {
  expect(await sentTo("eu.anthropic.claude-haiku-5-5")).toMatchObject({
    additionalModelRequestFields: { thinking: { type: "disabled" } },
  });
  expect(sent).not.toHaveProperty("inferenceConfig.temperature");
});
