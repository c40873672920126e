import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import * as z from "zod";
import { bedrockModel } from "../../lambdas/partner/bedrock/model.ts";
import { frame } from "../../local/services/bedrock/frame.ts";

const prompt = { system: "Mark", material: "Bonjour", maxTokens: 50 };
const shape = z.object({ score: z.number() });
const blocked = "This can't be answered.";
const usage = { inputTokens: 1, outputTokens: 1, totalTokens: 2 };

/** What Bedrock answers where its guardrail has stopped the student, or the model. */
const trace = (whose: "student" | "mark") => ({
  guardrail: whose === "student" ? { inputAssessment: { g1: {} } } : { outputAssessments: { g1: [{}] } },
});
const whole = (whose: "student" | "mark") => (response: ServerResponse) =>
  response.setHeader("content-type", "application/json").end(
    JSON.stringify({
      output: { message: { role: "assistant", content: [{ text: blocked }] } },
      stopReason: "guardrail_intervened",
      usage,
      metrics: { latencyMs: 1 },
      trace: trace(whose),
    }),
  );
const streamed = (stopReason: string, more: object) => (response: ServerResponse) => {
  response.setHeader("content-type", "application/vnd.amazon.eventstream");
  for (const [type, body] of Object.entries({
    messageStart: { role: "assistant" },
    contentBlockDelta: { contentBlockIndex: 0, delta: { text: blocked } },
    messageStop: { stopReason },
    metadata: { usage, metrics: { latencyMs: 1 }, ...more },
  }))
    response.write(frame({ ":message-type": "event", ":event-type": type }, body));
  response.end();
};

let bodies: string[];
let answer: (response: ServerResponse) => void;
const server = createServer(async (request, response) => {
  bodies.push(await text(request));
  answer(response);
});
const before = { ...process.env };
beforeEach(async () => {
  bodies = [];
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has no other kind of address
  process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = `http://127.0.0.1:${port}`;
  process.env.AWS_REGION = "eu-west-1";
  process.env.AWS_ACCESS_KEY_ID = "test";
  process.env.AWS_SECRET_ACCESS_KEY = "test";
});
afterEach(async () => {
  process.env = { ...before };
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const guarded = () => bedrockModel("eu.test", { guardrail: { id: "g1", version: "3" } });
const saidBy = async (from: AsyncIterable<string>) => {
  let said = "";
  for await (const delta of from) said += delta;
  return said;
};

test.each(["student", "mark"] as const)(
  "a whole answer that it stops in the %s is told apart",
  async (whose) => {
    answer = whole(whose);
    await expect(guarded().fill(prompt, shape)).rejects.toMatchObject({ name: "Intervened", whose });
    expect(bodies.map((body) => JSON.parse(body).guardrailConfig)).toEqual([
      { guardrailIdentifier: "g1", guardrailVersion: "3", trace: "enabled" },
    ]);
  },
);

test.each(["student", "mark"] as const)(
  "so is a streamed one, and nothing of it is said (%s)",
  async (whose) => {
    answer = streamed("guardrail_intervened", { trace: trace(whose) });
    const said: string[] = [];
    const listening = (async () => {
      for await (const delta of guarded().write(prompt)) said.push(delta);
    })();
    await expect(listening).rejects.toMatchObject({ name: "Intervened", whose });
    expect(said).toEqual([]);
  },
);

test("what it lets through is said, and without one nobody asks for it", async () => {
  answer = streamed("end_turn", {});
  expect(await saidBy(guarded().write(prompt))).toBe(blocked);
  expect(await saidBy(bedrockModel("eu.test").write(prompt))).toBe(blocked);
  expect(bodies.map((body) => "guardrailConfig" in JSON.parse(body))).toEqual([true, false]);
});
