import { parseArgs } from "node:util";
import { Problem } from "../problem.ts";
import type { Lessons } from "./demand.ts";

/** Classes that begin together need so long (s) to open the exercise, type their names and press Start. */
export const BEGIN_WITHIN = 120;

/** What `npm run scale` is asked for: lessons at once, within how many seconds they begin, and the form. */
export type ScaleOptions = Lessons & { json: boolean };

const USAGE = "npm run scale -- --lessons 20000 [--within 120] [--json]";

const flagsIn = (args: string[]) => {
  const options = {
    lessons: { type: "string", default: "300" },
    within: { type: "string", default: String(BEGIN_WITHIN) },
    json: { type: "boolean", default: false },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new Problem(`Not understood. Usage: ${USAGE}`);
  }
};

/** Reads the command's flags. Throws a `Problem` with a sentence for one that is wrong. */
export const scaleOptionsFrom = (args: string[]): ScaleOptions => {
  const { json, ...given } = flagsIn(args);
  const [atOnce, beginWithin] = [given.lessons, given.within].map((text) =>
    /^\d+$/.test(text) ? Number(text) : Number.NaN,
  ) as [number, number]; // as many as there were texts
  if (!(atOnce >= 1 && atOnce <= 1_000_000))
    throw new Problem("--lessons should be a whole number from 1 to 1,000,000: lessons at the same time.");
  if (!(beginWithin >= 1 && beginWithin <= 3600))
    throw new Problem(
      "--within should be a whole number from 1 to 3,600: seconds within which all lessons begin.",
    );
  return { atOnce, beginWithin, json };
};
