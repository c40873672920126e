import { parseArgs } from "node:util";
import { Problem } from "../infra/problem.ts";

/** What is asked of `npm run student`; `settings` are words for optionsFrom. */
export type Asked = { settings: string[] } & (
  | { operation: "find"; name: string }
  | { operation: "export" | "erase"; student: string }
);

const usage = `npm run student -- --name "Zoë Roe"             who has played under that name, each with a number
npm run student -- --export NUMBER              everything that is kept about that student, as JSON
npm run student -- --erase NUMBER --yes         erases it; there is no way back`;

/** Reads the command's words. Throws a `Problem` that tells what there is for anything else, and for --erase without --yes. */
export const askedIn = (args: readonly string[]): Asked => {
  const { values } = read(args);
  const settings = (values.context ?? []).flatMap((pair) => ["-c", pair]);
  const { name, export: shown, erase, yes } = values;
  if ([name, shown, erase].filter((one) => one !== undefined).length !== 1) throw new Problem(usage);
  if (name !== undefined) return { settings, operation: "find", name };
  if (shown !== undefined) return { settings, operation: "export", student: shown };
  if (!erase || !yes)
    throw new Problem(`Nothing is erased without --yes. Look with --export first.\n${usage}`);
  return { settings, operation: "erase", student: erase };
};

const read = (args: readonly string[]) => {
  const text = { type: "string" } as const;
  const context = { type: "string", short: "c", multiple: true } as const;
  const options = { name: text, export: text, erase: text, yes: { type: "boolean" }, context } as const;
  try {
    return parseArgs({ args: [...args], options });
  } catch {
    throw new Problem(usage);
  }
};
