import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { demos } from "../../domain/demos.ts";
import type { Engine } from "../../domain/grading.ts";
import { faults } from "../../lambdas/partner/bedrock/faults.ts";
import { withFallback } from "../../lambdas/partner/fallback.ts";
import { Intervened } from "../../lambdas/partner/intervened.ts";
import type { Moment, Partner, ReplyPart } from "../../lambdas/partner/partner.ts";
import { listenToLog } from "./told.ts";

const told = listenToLog();

const partner = (engine: Engine, more: Partial<Partner> = {}): Partner => ({
  open: async () => ({ message: "Salut", translation: "", options: "", engine }),
  reply: async function* () {
    yield { type: "reply", delta: engine };
    return engine;
  },
  repair: async () => ({ message: engine, translation: "", options: "", engine }),
  assess: async () => ({ score: 50, improvement: "", mistakes: [], engine }),
  annotate: async () => ({ translation: "", options: "", engine }),
  hint: async () => ({ message: "Hint", engine }),
  grade: async () => ({ grade: "50 / 100", feedback: "", vocabulary: 50, grammar: 50, engine }),
  build: async () => ({ title: "", objective: "", questions: [], passage: "", engine }),
  annotateQuestions: async () => ({ questions: [], engine }),
  ...more,
});
const down = async (): Promise<never> => {
  throw new Error("Bedrock is down");
};

const exercise = demos["5368"];
if (!exercise) throw new Error("The French demo is gone.");
const moment: Moment = {
  exercise,
  lines: [],
  asked: { text: "?" },
  next: { kind: "follow-up" },
  spoken: false,
};

const replyOf = async (from: Partner): Promise<ReplyPart[]> => {
  const parts: ReplyPart[] = [];
  for await (const part of from.reply(moment)) parts.push(part);
  return parts;
};

beforeEach(async () => {
  jest.useFakeTimers();
  // What the test before told its log.
  await told();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the first partner answers while it can", async () => {
  const mark = withFallback(
    async () => partner("bedrock"),
    async () => partner("embedded"),
  );
  expect((await mark.assess(moment)).engine).toBe("bedrock");
  expect(await replyOf(mark)).toEqual([{ type: "reply", delta: "bedrock" }]);
});

test("what it fails at, the second does, and says who it is", async () => {
  const mark = withFallback(
    async () => partner("bedrock", { assess: down }),
    async () => partner("embedded"),
  );
  expect((await mark.assess(moment)).engine).toBe("embedded");
});

test("a partner that can't even be made is a partner that fails", async () => {
  const mark = withFallback(down, async () => partner("embedded"));
  expect((await mark.open(exercise, undefined)).engine).toBe("embedded");
  expect(await replyOf(mark)).toEqual([{ type: "reply", delta: "embedded" }]);
});

test("a partner that could not be made once is made the next time", async () => {
  const load = jest.fn<() => Promise<Partner>>(down);
  const mark = withFallback(load, async () => partner("embedded"));
  await mark.assess(moment);
  load.mockImplementation(async () => partner("bedrock"));
  jest.advanceTimersByTime(faults.broken.restMs);
  expect((await mark.assess(moment)).engine).toBe("bedrock");
});

test("a reply that breaks off in mid-sentence starts over after a reset", async () => {
  const breaking = partner("bedrock", {
    reply: async function* () {
      yield { type: "reply", delta: "Sup" };
      return down();
    },
  });
  expect(
    await replyOf(
      withFallback(
        async () => breaking,
        async () => partner("embedded"),
      ),
    ),
  ).toEqual([{ type: "reply", delta: "Sup" }, { type: "reset" }, { type: "reply", delta: "embedded" }]);
});

test("a partner that failed is left alone for a while, so that an outage is not waited for every turn", async () => {
  const assess = jest.fn<Partner["assess"]>(down);
  const mark = withFallback(
    async () => partner("bedrock", { assess }),
    async () => partner("embedded"),
  );
  await mark.assess(moment);
  await mark.assess(moment);
  expect(assess).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(faults.broken.restMs);
  await mark.assess(moment);
  expect(assess).toHaveBeenCalledTimes(2);
});

test("what is logged of a fault is its kind alone", async () => {
  const quoting = async () => {
    throw Object.assign(new Error("J'ai joué: too many tokens per day"), { name: "ThrottlingException" });
  };
  const mark = withFallback(
    async () => partner("bedrock", { assess: quoting }),
    async () => partner("embedded"),
  );
  await mark.assess(moment);
  expect((await told()).lines).toEqual([["fallback", { fault: "spent" }]]);
});

test("each answer is counted by who gave it", async () => {
  const mark = withFallback(
    async () => partner("bedrock", { assess: down }),
    async () => partner("embedded"),
  );
  await replyOf(mark);
  await mark.assess(moment);
  // The model rests.
  await replyOf(mark);
  expect((await told()).figures).toEqual([
    ["Fallback", 0],
    ["Fallback", 100],
    ["Fallback", 100],
  ]);
});

test("calls of one turn that fail together are one failure, and a filter's intervention is none", async () => {
  const assess = jest.fn<Partner["assess"]>(down);
  const mark = withFallback(
    async () => partner("bedrock", { assess, annotate: down }),
    async () => partner("embedded"),
  );
  await Promise.all([mark.assess(moment), mark.annotate(moment, ""), mark.assess(moment)]);
  jest.advanceTimersByTime(faults.broken.restMs);
  assess.mockRejectedValue(new Intervened("student"));
  await expect(mark.assess(moment)).rejects.toThrow(Intervened);
  await expect(mark.assess(moment)).rejects.toThrow(Intervened);
});
