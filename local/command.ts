import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { listen, PortTaken } from "./aws/listen.ts";
import { bringUp, type Options, type Stack } from "./bring-up.ts";
import { BuildFailed, buildFrontEnd, hasFrontEnd, synthesize } from "./build.ts";
import type { LanguageModel } from "./services/bedrock/chat-server.ts";

const PORT = 4000;
/** All that a stack keeps in its folder. Only these are wiped: the folder may be one that somebody else uses too. */
const KEPT = ["dynamodb", "s3", "cognito.json"];

/** What the command line and the environment ask for. */
type Wanted = {
  port: number;
  dataDir: string;
  fresh: boolean;
  build: boolean;
  languageModel: LanguageModel | undefined;
};

/** Something that whoever started this can put right: printed as it stands, without a stack trace. */
class Problem extends Error {}

const readWishes = (): Wanted => {
  const { values } = parseArgs({
    options: {
      fresh: { type: "boolean", default: false },
      "no-build": { type: "boolean", default: false },
      data: { type: "string", default: ".local" },
    },
  });
  const {
    PORT: given = String(PORT),
    LLM_BASE_URL: baseUrl,
    LLM_MODEL: model,
    LLM_API_KEY: apiKey,
  } = process.env;
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535)
    throw new Problem(`PORT is "${given}". It should be a number from 0 to 65535; 0 is any free port.`);
  if (baseUrl && !model)
    throw new Problem("LLM_BASE_URL names a server; say in LLM_MODEL which of its models to use.");
  return {
    port,
    dataDir: resolve(values.data),
    fresh: values.fresh,
    build: !values["no-build"] || !hasFrontEnd(),
    languageModel: baseUrl && model ? { baseUrl, model, ...(apiKey && { apiKey }) } : undefined,
  };
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const start = async (more: Pick<Options, "pages">): Promise<Stack> => {
  const { port, dataDir, fresh, build, languageModel } = readWishes();
  // Asked first: nobody should wait for a build to hear that the port is taken.
  await (await listen(() => {}, port)).close();
  if (fresh) for (const name of KEPT) await rm(join(dataDir, name), { recursive: true, force: true });
  if (build) {
    say("Building the pages …");
    await buildFrontEnd();
  }
  say("Bundling the functions and synthesizing the stack …");
  await synthesize();
  return bringUp({ port, dataDir, languageModel, usualPorts: true, log: say, ...more });
};

const explain = (error: unknown): string => {
  if (error instanceof PortTaken)
    return `Port ${error.port} is taken: is Viva already running? Stop what listens there, or set the variable PORT to another number.`;
  if (error instanceof BuildFailed) return error.message;
  return error instanceof Error && !(error instanceof TypeError) ? error.message : String(error);
};

/**
 * The whole command: builds, brings up, says where to go, and stays until it is told to stop. Then, or when what started it
 * is gone, it leaves nothing behind.
 */
export const run = async (
  more: Pick<Options, "pages"> & { onClose?(): Promise<void> } = {},
): Promise<void> => {
  const begun = performance.now();
  let stack: Stack;
  try {
    stack = await start(more);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
  const stop = async () => {
    process.removeAllListeners("SIGINT").removeAllListeners("SIGTERM").removeAllListeners("SIGHUP");
    await more.onClose?.();
    await stack.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  // npm hands signals on, but nobody can hand on a kill -9.
  const { ppid } = process;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === ppid || stop(), 1000).unref();

  say(`Viva is ready at ${stack.url} (after ${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  say(`Try a demo: ${stack.url}/demo`);
  say("Ctrl-C stops it; what was said is kept.");
};
