import { billOf, totalOf } from "../cost/bill.ts";
import type { Counters } from "../cost/counters.ts";
import type { Settings } from "../settings.ts";
import { type Demand, demandsOf, type Lessons } from "./demand.ts";
import { type Quota, quotas } from "./quotas.ts";
import { partsFor, peakOf, reachOf } from "./reach.ts";

/** A limit beside what so many lessons at once ask of it. */
export type Limit = Quota & {
  demand: Demand;
  /** The most lessons at once that it covers. */
  reach: number;
  /** What the lessons ask for in their busiest moment. */
  needed: number;
  /** Into how many accounts or regions they have to be divided where nothing is raised; undefined where that changes nothing. */
  parts: number | undefined;
};

/** Every limit, the one that gives way first before the others. */
export const limitsFor = (lessons: Lessons, lesson: Counters): Limit[] =>
  demandsOf(lesson)
    .map((demand) => {
      const quota: Quota = quotas[demand.quota];
      const reach = reachOf(demand, lessons.beginWithin);
      const needed = peakOf(demand, lessons);
      const parts = quota.isPerAccount ? partsFor(demand, lessons) : undefined;
      return { ...quota, demand, reach, needed, parts };
    })
    .sort((one, other) => one.reach - other.reach);

/** A limit of a day, and how many lessons it lets through until midnight. */
export type DailyLimit = { setting: string; value: number; lessons: number };

/** The settings that end a day for the whole site, the one that ends it first before the others. */
export const dailyLimits = (settings: Settings, lesson: Counters): DailyLimit[] => {
  const { calls, siteWrites } = lesson;
  const perLesson = (count: number | undefined): number => Math.max(count ?? 0, 0);
  const dollars = totalOf(billOf({ lessons: 1, spoken: 1, ...settings }, { spoken: lesson, typed: lesson }));
  const limits: [keyof Settings & string, number][] = [
    ["dailySpendLimit", dollars],
    ["lessonsPerSitePerDay", 1],
    ["lessonsPerExercisePerDay", 1],
    ["turnsPerSitePerDay", perLesson(siteWrites.turnsOfSite)],
    ["transcriptionsPerSitePerDay", perLesson(calls.openTranscription)],
  ];
  return limits
    .map(([name, each]) => {
      const value = Number(settings[name]);
      return { setting: `viva:${name}`, value, lessons: Math.floor(value / each) };
    })
    .sort((one, other) => one.lessons - other.lessons);
};
