import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

const inProject = (path: string): string => new URL(`../${path}`, import.meta.url).href;

/**
 * Runs one of the project's command-line programs to its end; where it fails, throws an error with what it printed. It runs
 * in a thread rather than a process of its own: whatever happens to this process, nothing is left behind.
 */
const run = async (
  program: string,
  argv: string[] = [],
  variables: NodeJS.ProcessEnv = {},
): Promise<void> => {
  // A thread does not inherit tsx, which the programs in TypeScript need.
  const code = `import("${import.meta.resolve("tsx/esm/api")}")
    .then(({ register }) => (register(), import("${program}")))`;
  const thread = new Worker(code, {
    eval: true,
    argv,
    execArgv: [],
    stdout: true,
    stderr: true,
    env: { ...process.env, ...variables },
  });
  const printed: Buffer[] = [];
  for (const stream of [thread.stdout, thread.stderr]) stream.on("data", (chunk) => printed.push(chunk));
  const failure = await once(thread, "exit").then(
    ([exitCode]) => (exitCode === 0 ? undefined : ""),
    (error: Error) => error.message,
  );
  if (failure !== undefined) throw new Error(`${Buffer.concat(printed).toString()}${failure}`.trim());
};

/** Builds the front end into dist/. */
export const buildFrontEnd = (): Promise<void> =>
  run(inProject("node_modules/vite/bin/vite.js"), ["build", "--logLevel", "warn"]);

/**
 * Bundles the functions and synthesizes the stack into cdk.out; the front end has to be built. `settings` win over those of
 * cdk.json, by names such as `viva:speechToText`; the school's own file is left alone.
 */
export const synthesize = (settings: Readonly<Record<string, unknown>> = {}): Promise<void> =>
  run(inProject("infra/app.ts"), [], {
    // The variable by which the CDK command itself hands values on.
    CDK_CONTEXT_JSON: JSON.stringify(settings),
    // A laptop is not the school.
    VIVA_SETTINGS_FILE: "",
  });

/** Whether everything has been built and synthesized before, so that it can be brought up as it is. */
export const isBuilt = (): boolean =>
  ["dist/site/index.html", "dist/lambdas/meta.json", "cdk.out/manifest.json"].every((path) =>
    existsSync(fileURLToPath(inProject(path))),
  );
