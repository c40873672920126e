import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { isBuilt } from "./build.ts";
import type { LanguageModel } from "./services/bedrock/chatServer.ts";

/** What somebody who starts the stack asks for. */
export type CommandOptions = {
  /** 0 is any free port. */
  port: number;
  dataDir: string;
  /** Whether to forget everything first. */
  fresh: boolean;
  /** Whether to build pages and functions and to synthesize the stack first, or to take them as they are. */
  build: boolean;
  languageModel: LanguageModel | undefined;
};

const FLAGS = {
  fresh: { type: "boolean", default: false },
  "no-build": { type: "boolean", default: false },
  data: { type: "string", default: ".local" },
} as const;

const flagsIn = (args: string[]) => {
  try {
    return parseArgs({ args, options: FLAGS }).values;
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : error} There are --fresh, --no-build and --data.`,
    );
  }
};

/**
 * Reads the command line (without node and the program's name) and the variables `PORT` and `LLM_…`. Throws an error whose
 * message says what should be put right.
 */
export const optionsFrom = (
  args: string[],
  variables: Readonly<Record<string, string | undefined>>,
): CommandOptions => {
  const flags = flagsIn(args);
  const { PORT = "4000", LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = variables;
  if (!/^\d+$/.test(PORT) || Number(PORT) > 65_535)
    throw new Error(`PORT is "${PORT}". It should be a number from 0 to 65535; 0 is any free port.`);
  if (baseUrl && !model)
    throw new Error("LLM_BASE_URL names a server. Say in LLM_MODEL which of its models to use.");
  return {
    port: Number(PORT),
    dataDir: resolve(flags.data),
    fresh: flags.fresh,
    build: !flags["no-build"] || !isBuilt(),
    languageModel: baseUrl && model ? { baseUrl, model, apiKey } : undefined,
  };
};
