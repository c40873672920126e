import { expect, test } from "@jest/globals";
import { announced } from "../../lambdas/lesson/sentences.ts";
import type { ReplyPart } from "../../lambdas/partner/partner.ts";

const delta = (text: string): ReplyPart => ({ type: "reply", delta: text });

/** What a page sees of these parts, with `issued` where the sentences so far were recorded. */
const seen = async (parts: readonly ReplyPart[]): Promise<unknown[]> => {
  const order: unknown[] = [];
  async function* coming() {
    yield* parts;
  }
  for await (const event of announced(coming(), async (sentences) => void order.push({ issued: sentences })))
    order.push(event.type === "reply" ? event.delta : event);
  return order;
};

test("each sentence is recorded, then announced, behind the words that complete it", async () => {
  expect(await seen([delta("Ah "), delta("bon ! E"), delta("t toi ?")])).toEqual([
    "Ah ",
    "bon ! E",
    { issued: ["Ah bon !"] },
    { type: "sentence", text: "Ah bon !" },
    "t toi ?",
    { issued: ["Ah bon !", "Et toi ?"] },
    { type: "sentence", text: "Et toi ?" },
  ]);
});

test("what was said before a reset is void", async () => {
  expect(await seen([delta("Ah bon ! E"), { type: "reset" }, delta("Super.")])).toEqual([
    "Ah bon ! E",
    { issued: ["Ah bon !"] },
    { type: "sentence", text: "Ah bon !" },
    { type: "reset" },
    "Super.",
    { issued: ["Super."] },
    { type: "sentence", text: "Super." },
  ]);
});

test("a sentence that could not be recorded is not announced", async () => {
  async function* coming() {
    yield delta("Ah bon.");
  }
  const events = announced(coming(), async () => {
    throw new Error("out of step");
  });
  expect((await events.next()).value).toEqual(delta("Ah bon."));
  await expect(events.next()).rejects.toThrow("out of step");
});
