import type { Config } from "../../domain/config.ts";
import type { LessonView } from "../../domain/conversation.ts";
import type { Finding } from "../finding.ts";
import type { Visit } from "./visit.ts";

/** What is found out on the way, for the checks that follow. */
export type VerifyContext = {
  visit: Visit;
  config?: Config;
  /** A guest's token. */
  token?: string;
  lesson?: Pick<LessonView, "lessonId" | "opening">;
};

/** One point to be checked. `about` begins its sentences; what it throws is said as something that is wrong. */
export type Check = { about: string; check(context: VerifyContext): Promise<Finding[]> };

/** The demo that is played: a result of it is kept for a day. */
export const DEMO = "5368";

/** Milliseconds as people read them. */
export const time = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;

/** What a point that needs an earlier one throws where that failed. */
export const needed = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`there is no ${what} to try it with`);
  return value;
};
