import { afterEach, beforeEach, expect, test } from "@jest/globals";
import * as z from "zod";
import { faultOf } from "../../lambdas/partner/bedrock/faults.ts";
import { bedrockModel } from "../../lambdas/partner/bedrock/model.ts";
import { healthy, streaming } from "../bedrock/answers.ts";
import { type Faulty, faulty, refusing } from "../bedrock/faulty.ts";
import { type Asked, bedrockServer } from "../bedrock/server.ts";

const prompt = { system: "Mark", material: "Je joue au foot.", maxTokens: 50 };
const shape = z.object({ score: z.number() });
/** Long enough for whatever is answered at once, on any machine; and short where nothing is. */
const [PATIENT, IMPATIENT] = [20_000, 300];

let server: Awaited<ReturnType<typeof bedrockServer>>;
const before = { ...process.env };
// One each: a call that was given up on may arrive when the next test has begun.
beforeEach(async () => {
  server = await bedrockServer(healthy);
  Object.assign(process.env, server.environment);
});
afterEach(async () => {
  process.env = { ...before };
  await server.close();
});

const saidBy = async (timeoutMs: number): Promise<string> => {
  let said = "";
  for await (const delta of bedrockModel("eu.test", { timeoutMs }).write(prompt)) said += delta;
  return said;
};
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const cases = (of: Faulty["of"]) =>
  Object.entries(faulty).filter(([, fault]) => fault.of === of || fault.of === "both");

test.each(cases("stream"))("while Mark speaks: %s", async (_, { kind, answer, waits }) => {
  server.answerWith(answer);
  const error = await errorOf(saidBy(waits ? IMPATIENT : PATIENT));
  expect(error).toBeDefined();
  expect(faultOf(error)).toBe(kind);
  // Who waits for Mark has no time for another try.
  expect(server.calls.length).toBeLessThanOrEqual(1);
});

test.each(cases("whole"))("while an answer is marked: %s", async (_, { kind, answer, waits }) => {
  server.answerWith(answer);
  const error = await errorOf(
    bedrockModel("eu.test", { timeoutMs: waits ? IMPATIENT : PATIENT }).fill(prompt, shape),
  );
  expect(error).toBeDefined();
  expect(faultOf(error)).toBe(kind);
  if (kind === "misshapen") expect(server.calls).toHaveLength(2);
  else expect(server.calls.length).toBeLessThanOrEqual(1);
});

test("nobody there at all", async () => {
  const gone = await bedrockServer(healthy);
  await gone.close();
  Object.assign(process.env, gone.environment);
  const error = await errorOf(saidBy(PATIENT));
  Object.assign(process.env, server.environment);
  expect(faultOf(error)).toBe("unreachable");
});

test("a second answer that fits is taken, and a model in good health is heard to its end", async () => {
  server.answerWith((response, asked) => {
    server.answerWith(healthy);
    faulty["text instead of a call"]?.answer(response, asked);
  });
  expect(await bedrockModel("eu.test").fill(prompt, shape)).toEqual({ score: 70 });
  expect(server.calls).toHaveLength(2);
  expect(await saidBy(PATIENT)).toBe("Ah, très bien !");
});

const NOVA = "eu.amazon.nova-2-lite-v1:0";

test("a model that can't be forced to call a tool is asked to, once and from then on", async () => {
  const words =
    "This model doesn't support the toolConfig.toolChoice.tool field. Remove toolConfig.toolChoice.tool and try again.";
  server.answerWith((response, asked) => {
    const isForced = asked.toolConfig?.toolChoice?.tool !== undefined;
    (isForced ? refusing(400, "ValidationException", words) : healthy)(response, asked);
  });
  const model = bedrockModel(NOVA);
  expect(await model.fill(prompt, shape)).toEqual({ score: 70 });
  expect(await model.fill(prompt, shape)).toEqual({ score: 70 });
  expect(server.calls.map(({ toolConfig }) => Object.keys(toolConfig?.toolChoice ?? {}))).toEqual([
    ["tool"],
    ["auto"],
    ["auto"],
  ]);
});

test("a model that remembers nothing after all is asked without cache points, once and from then on", async () => {
  const words =
    "Malformed input request: #/messages/0/content/1: extraneous key [cachePoint] is not permitted";
  const hasPoint = ({ messages }: Asked) => JSON.stringify(messages).includes("cachePoint");
  server.answerWith((response, asked) =>
    (hasPoint(asked) ? refusing(400, "ValidationException", words) : healthy)(response, asked),
  );
  const model = bedrockModel(NOVA);
  const lasting = { ...prompt, lasting: "Exercise" };
  let said = "";
  for await (const delta of model.write(lasting)) said += delta;
  expect(said).toBe("Ah, très bien !");
  expect(await model.fill(lasting, shape)).toEqual({ score: 70 });
  expect(server.calls.map(hasPoint)).toEqual([true, false, false]);
});

test("both tries of an answer together take no longer than one may", async () => {
  server.answerWith((response, asked) => {
    server.answerWith(() => undefined);
    faulty["nothing called"]?.answer(response, asked);
  });
  const error = await errorOf(bedrockModel("eu.test", { timeoutMs: 3000 }).fill(prompt, shape));
  expect(faultOf(error)).toBe("late");
  expect(server.calls).toHaveLength(2);
});

test("whoever takes long to pass a word on is not taken for a model that is slow", async () => {
  server.answerWith(streaming(["Ah, ", "très ", "bien !"]));
  let said = "";
  // Shorter than the pause, and long enough for each word by itself: they come at once.
  for await (const delta of bedrockModel("eu.test", { timeoutMs: 3000 }).write(prompt)) {
    said += delta;
    if (said === "Ah, ") await new Promise((resolve) => setTimeout(resolve, 1800));
  }
  expect(said).toBe("Ah, très bien !");
});

test("errors of other origins are faults that pass, and tell no words", () => {
  expect(faultOf("Je veux 100")).toBe("broken");
  expect(faultOf(Object.assign(new Error("Je joue"), { name: "Whatever" }))).toBe("broken");
  expect(faultOf(undefined)).toBe("broken");
  expect(faultOf(Object.assign(new Error(), { code: "ENOTFOUND" }))).toBe("unreachable");
});
