import { parseArgs } from "node:util";
import { type EngineName, engineNames } from "./engine.ts";
import { Problem } from "./problem.ts";

/** What a command was asked for on its command line: files, engine, and whether a program reads the output. */
export type CommandOptions = { files: string[]; engine: EngineName; json: boolean };

const file = { type: "string", multiple: true } as const;
const options = {
  answers: file,
  lessons: file,
  engine: { type: "string", default: "embedded" },
  json: { type: "boolean", default: false },
} as const;

const read = (args: readonly string[], usage: string) => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : ""}\n${usage}`);
  }
};

/**
 * Reads a command line: `--engine`, `--json`, and the option `known` that names files, at least one (none where it is left
 * out). Throws a Problem that says how the command is used.
 */
export const wishesIn = (args: readonly string[], known?: "answers" | "lessons"): CommandOptions => {
  const usage = `Use: ${known ? `--${known} FILE.jsonl ` : ""}[--engine ${engineNames.join("|")}] [--json]`;
  const { json, ...values } = read(args, usage);
  const engine = engineNames.find((name) => name === values.engine);
  const files = (known && values[known]) ?? [];
  if (!engine || (known && files.length === 0)) throw new Problem(usage);
  return { files, engine, json };
};
