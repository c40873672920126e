import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { bringUpToDate } from "./upToDate.ts";

const urlOf = (path: string): string => new URL(`../${path}`, import.meta.url).href;
const inProject = (path: string): string => fileURLToPath(urlOf(path));

/**
 * Starts one of the project's command-line programs, in a thread rather than a process of its own: whatever happens to this
 * process, nothing is left behind.
 */
const start = (program: string, argv: readonly string[], variables: NodeJS.ProcessEnv = {}): Worker => {
  // A thread does not inherit tsx, which the programs in TypeScript need.
  const code = `import("${import.meta.resolve("tsx/esm/api")}")
    .then(({ register }) => (register(), import("${urlOf(program)}")))`;
  return new Worker(code, {
    eval: true,
    argv: [...argv],
    execArgv: [],
    stdout: true,
    stderr: true,
    env: { ...process.env, ...variables },
  });
};

/** Runs one to its end; where it fails, throws an error with what it printed. */
const run = async (...program: Parameters<typeof start>): Promise<void> => {
  const thread = start(...program);
  const printed: Buffer[] = [];
  for (const stream of [thread.stdout, thread.stderr]) stream.on("data", (chunk) => printed.push(chunk));
  const failure = await once(thread, "exit").then(
    ([exitCode]) => (exitCode === 0 ? undefined : ""),
    (error: Error) => error.message,
  );
  if (failure !== undefined) throw new Error(`${Buffer.concat(printed).toString()}${failure}`.trim());
};

/** What all of it is built with. */
const TOOLS = ["package-lock.json", "node_modules/.package-lock.json", "tsconfig.json"];
const PAGES = ["dist/site", "dist/csp.json"];
const FUNCTIONS = ["dist/lambdas"];
const TEMPLATE = ["cdk.out"];

/** Builds one of these where it has to be; paths are those in the project. */
const part = (
  name: string,
  sources: readonly string[],
  outputs: readonly string[],
  build: () => Promise<void>,
  settings?: unknown,
): Promise<boolean> =>
  bringUpToDate({
    record: inProject(`dist/records/${name}`),
    sources: [...TOOLS, ...sources].map(inProject),
    settings,
    outputs: outputs.map(inProject),
    build,
  });

/**
 * Builds the front end, bundles the functions and synthesizes the stack into cdk.out, each only where something changed since
 * the last time. `settings` win over those of cdk.json, by names such as `viva:speechToText`; the school's own file is left
 * alone. `log` hears what is being built, if anything is.
 */
export const build = async (
  settings: Readonly<Record<string, unknown>>,
  log: (line: string) => void = () => {},
): Promise<void> => {
  await Promise.all([
    part("pages", ["frontend", "domain", "vite.config.ts"], PAGES, () => {
      log("Building the pages …");
      return run("node_modules/vite/bin/vite.js", ["build", "--logLevel", "warn"]);
    }),
    part("functions", ["lambdas", "domain", "infra"], FUNCTIONS, () => {
      log("Bundling the functions …");
      return run("infra/local/bundles.ts", []);
    }),
  ]);
  await part(
    "template",
    ["infra", "domain", "cdk.json", ...PAGES, ...FUNCTIONS],
    TEMPLATE,
    () => {
      log("Synthesizing the stack …");
      return run("infra/local/template.ts", [JSON.stringify(settings)]);
    },
    settings,
  );
};

/** Whether everything has been built and synthesized before, so that it can be brought up as it is. */
export const isBuilt = (): boolean =>
  ["dist/site/index.html", "dist/lambdas/meta.json", "cdk.out/manifest.json"].every((path) =>
    existsSync(inProject(path)),
  );

/** Bundles the functions again whenever one changes, until what it gives is called; `onBundled` is told the folder each time. */
export const watchFunctions = (onBundled: (bundles: string) => void): (() => Promise<void>) => {
  const bundles = inProject("dist/watched");
  const thread = start("infra/local/watch.ts", [bundles]);
  thread.stdout.pipe(process.stdout);
  thread.stderr.pipe(process.stderr);
  thread.on("message", () => onBundled(bundles));
  return async () => {
    await thread.terminate();
  };
};
