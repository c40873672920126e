import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { COUNTER_SHARDS } from "../../../domain/limits.ts";
import { type Counters, counted } from "../../../infra/cost/counters.ts";
import { demandsOf } from "../../../infra/scale/demand.ts";
import { dailyLimits, limitsFor } from "../../../infra/scale/limits.ts";
import { type Quota, quotaNames, quotas } from "../../../infra/scale/quotas.ts";
import { peakOf } from "../../../infra/scale/reach.ts";
import { simulatedPeak } from "../../../infra/scale/simulation.ts";
import { settingsFrom } from "../../../infra/settings.ts";

const { spoken } = counted.parse(
  JSON.parse(readFileSync(new URL("../../../infra/cost/counters.json", import.meta.url), "utf8")),
);
const nowhere = { users: 0, exercises: 0, results: 0, lessons: 0, quotas: 0 };
/** A lesson of two answers, in round numbers. */
const lesson: Counters = {
  calls: { readExercise: 1, startLesson: 1, takeTurn: 4, openTranscription: 2, speak: 6 },
  ...{ reads: 30, writes: 60, readsOf: { ...nowhere, exercises: 8 } },
  writesOf: { ...nowhere, lessons: 48, results: 12 },
  siteWrites: { turnsOfSite: 4, spend: 14 },
  ...{ modelCalls: 10, tokensIn: 900, tokensOut: 100, characters: 500, voiceCalls: 5, heardSeconds: 30 },
  ...{ objectReads: 6, objectWrites: 5, bytes: 0, logBytes: 0 },
};

test("every quota is asked for something, once, and has a page that says it", () => {
  expect(demandsOf(lesson).map(({ quota }) => quota)).toEqual(quotaNames);
  for (const { source } of Object.values<Quota>(quotas))
    expect(source).toMatch(/^(?:https:\/\/docs\.aws\.amazon\.com\/\S+|infra\/throttles\.ts)$/);
});

test("a lesson asks for what its counters say", () => {
  const asked = Object.fromEntries(demandsOf(lesson).map((demand) => [demand.quota, demand]));
  expect(asked.transcribeStreams).toMatchObject({ events: 2, seconds: 15 });
  expect(asked.modelTokens).toMatchObject({ units: 1000, events: 10 });
  expect(asked.gatewayMethod).toMatchObject({ units: 6 });
  expect(asked.gatewayAccount).toMatchObject({ units: 14 });
  // 4 turns of 3.5 s, a start of 2 s, 6 sentences of 0.5 s, and three calls of 0.1 s.
  expect(14 * Number(asked.lambdaAtOnce?.seconds)).toBeCloseTo(14 + 2 + 3 + 0.3);
  expect(asked.oneItem).toMatchObject({ units: 14 });
  expect(asked.siteCounter?.units).toBeCloseTo(14 / COUNTER_SHARDS);
  // 12 units, of which one is written at the beginning, and two of the index.
  expect(asked.exerciseResults).toMatchObject({ units: 13, when: "end" });
});

test("limits come in the order in which they give way", () => {
  const reaches = limitsFor({ atOnce: 300, beginWithin: 120 }, spoken).map(({ reach }) => reach);
  expect(reaches).toEqual(reaches.toSorted((one, other) => one - other));
});

test("a class of thirty has enough of everything that an account has by default, but for a new one's Lambda", () => {
  const short = limitsFor({ atOnce: 30, beginWithin: 120 }, spoken).filter(
    ({ needed, value }) => needed > value,
  );
  expect(short.map(({ demand }) => demand.quota)).toEqual(["lambdaNew"]);
});

test("no counter of the site gives way before the services around it", () => {
  const limits = limitsFor({ atOnce: 30_000, beginWithin: 120 }, spoken);
  const places = limits.map(({ demand }) => demand.quota);
  expect(places.indexOf("siteCounter")).toBeGreaterThan(places.indexOf("lambdaAtOnce"));
  expect(limits.find(({ demand }) => demand.quota === "siteCounter")?.reach).toBeGreaterThan(100_000);
});

test("a day's limits let through as many lessons as their settings say", () => {
  const days = dailyLimits(settingsFrom({ "viva:turnsPerSitePerDay": 400 }), {
    ...lesson,
    ...{ tokensIn: 0, tokensOut: 0 },
  });
  const reached = Object.fromEntries(days.map(({ setting, lessons }) => [setting, lessons]));
  expect(reached["viva:turnsPerSitePerDay"]).toBe(100);
  expect(reached["viva:transcriptionsPerSitePerDay"]).toBe(30_000);
  expect(reached["viva:lessonsPerSitePerDay"]).toBe(5000);
  expect(days[0]?.setting).toBe("viva:turnsPerSitePerDay");
});

test("the simulation of a real lesson's counters agrees with the paper wherever there is enough to count", () => {
  const lessons = { atOnce: 1000, beginWithin: 120 };
  for (const demand of demandsOf(spoken)) {
    const paper = peakOf(demand, lessons);
    const ratio = simulatedPeak(demand, lessons) / paper;
    // Of a handful the luck of one run says little.
    const slack = paper < 40 ? 0.3 : 0.15;
    expect([demand.quota, Math.abs(ratio - 1) < slack, ratio]).toEqual([demand.quota, true, ratio]);
  }
});
