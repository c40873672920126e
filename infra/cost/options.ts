import { parseArgs } from "node:util";
import { PRICED_REGION } from "../../domain/prices.ts";
import { Problem } from "../problem.ts";

/**
 * What `npm run cost` is asked for: students, lessons of each a month, the share of lessons that are spoken (0–1), and the form; with
 * `attack` what a day of each attack costs instead.
 */
export type CostOptions = {
  students: number;
  lessons: number;
  spoken: number;
  json: boolean;
  attack: boolean;
};

const USAGE =
  "npm run cost -- --students 180 --lessons 2 [--spoken 0.7] [--region eu-west-1] [--json] [--attack]";

const flagsIn = (args: string[]) => {
  const options = {
    students: { type: "string", default: "180" },
    lessons: { type: "string", default: "2" },
    spoken: { type: "string", default: "0.7" },
    region: { type: "string", default: PRICED_REGION },
    json: { type: "boolean", default: false },
    attack: { type: "boolean", default: false },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new Problem(`Not understood. Usage: ${USAGE}`);
  }
};

/** Reads the command's flags. Throws a `Problem` with a sentence for one that is wrong. */
export const costOptionsFrom = (args: string[]): CostOptions => {
  const { region, json, attack, ...given } = flagsIn(args);
  const [students, lessons, spoken] = [given.students, given.lessons, given.spoken].map((text) =>
    text.trim() === "" ? Number.NaN : Number(text),
  ) as [number, number, number]; // as many as there were texts
  const isCount = (count: number, most: number) => count >= 0 && count <= most;
  if (!(isCount(students, 1_000_000) && Number.isInteger(students)))
    throw new Problem("--students should be a whole number from 0 to 1,000,000.");
  if (!isCount(lessons, 1000))
    throw new Problem("--lessons should be a number from 0 to 1,000: lessons a month of each.");
  if (!isCount(spoken, 1)) throw new Problem("--spoken should be a share from 0 to 1, such as 0.7.");
  if (region !== PRICED_REGION)
    throw new Problem(
      `Prices are known for ${PRICED_REGION} only, and differ by up to a fifth elsewhere: leave --region out, and add that.`,
    );
  return { students, lessons, spoken, json, attack };
};
