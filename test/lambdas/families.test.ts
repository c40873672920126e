import { afterAll, beforeAll, expect, test } from "@jest/globals";
import * as z from "zod";
import { choiceOf, familyOf } from "../../lambdas/partner/bedrock/families.ts";
import { bedrockModel } from "../../lambdas/partner/bedrock/model.ts";
import { healthy } from "../bedrock/answers.ts";
import { bedrockServer } from "../bedrock/server.ts";

let server: Awaited<ReturnType<typeof bedrockServer>>;
const before = { ...process.env };
beforeAll(async () => {
  server = await bedrockServer(healthy);
  Object.assign(process.env, server.environment);
});
afterAll(async () => {
  process.env = { ...before };
  await server.close();
});

test.each([
  ["amazon.nova-2-lite-v1:0", "tool", true, 1000, true],
  ["eu.amazon.nova-2-lite-v1:0", "tool", true, 1000, true],
  ["us-gov.amazon.nova-pro-v1:0", "tool", true, 1000, true],
  ["eu.amazon.nova-micro-v1:0", "tool", false, 1000, true],
  ["eu.anthropic.claude-haiku-4-5-20251001-v1:0", "tool", true, 4096, true],
  ["eu.anthropic.claude-sonnet-4-20250514-v1:0", "tool", true, 4096, true],
  ["anthropic.claude-3-5-haiku-20241022-v1:0", "tool", false, 4096, true],
  ["eu.anthropic.claude-opus-4-7", "tool", true, 4096, false],
  ["global.anthropic.claude-haiku-5-5", "tool", true, 4096, false],
  ["mistral.mistral-large-2407-v1:0", "any", false, undefined, true],
  ["eu.mistral.pixtral-large-2502-v1:0", "auto", false, undefined, true],
  ["us.meta.llama3-2-11b-instruct-v1:0", "auto", true, undefined, true],
  ["us.meta.llama3-3-70b-instruct-v1:0", "auto", false, undefined, true],
  ["some.model-nobody-knows-v1:0", "auto", false, undefined, false],
])("%s is asked for what its family understands", (id, toolChoice, images, cachesFrom, temperature) => {
  expect(familyOf(id)).toMatchObject({ toolChoice, images, cachesFrom, temperature });
});

test("thinking is switched off only where it would be on by itself", () => {
  const off = { thinking: { type: "disabled" } };
  expect(familyOf("eu.anthropic.claude-haiku-5-5").fields).toEqual(off);
  for (const id of ["eu.anthropic.claude-haiku-4-5-20251001-v1:0", "eu.amazon.nova-2-lite-v1:0", "eu.test"])
    expect(familyOf(id).fields).toBeUndefined();
});

test("a tool is chosen by the strongest means there is", () => {
  const choice = (id: string) => choiceOf(familyOf(id), "answer");
  expect(choice("eu.amazon.nova-2-lite-v1:0")).toEqual({ tool: { name: "answer" } });
  expect(choice("mistral.mistral-large-2407-v1:0")).toEqual({ any: {} });
  expect(choice("eu.test")).toEqual({ auto: {} });
});

test.each([
  "eu.amazon.nova-2-lite-v1:0",
  "eu.amazon.nova-micro-v1:0",
  "eu.anthropic.claude-haiku-4-5-20251001-v1:0",
  "eu.anthropic.claude-haiku-5-5",
  "mistral.mistral-large-2407-v1:0",
  "us.meta.llama3-2-11b-instruct-v1:0",
  "some.model-v1",
])("%s marks and speaks", async (id) => {
  const model = bedrockModel(id);
  const photos = [Uint8Array.of(0xff, 0xd8, 0xff)];
  const prompt = { system: "Judge.", photos, lasting: "Exercise", material: "Answer", maxTokens: 50 };
  expect(await model.fill(prompt, z.object({ score: z.number() }))).toEqual({ score: 70 });
  let said = "";
  for await (const words of model.write(prompt)) said += words;
  expect(said).toBe("Ah, très bien !");
  const [marking, speaking] = server.calls.splice(0);
  expect(marking?.toolConfig?.toolChoice).toEqual(choiceOf(familyOf(id), "answer"));
  expect(speaking).toMatchObject({ isStream: true, messages: marking?.messages });
});
