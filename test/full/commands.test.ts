import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, test } from "@jest/globals";
import { json } from "../deploy/aws/answers.ts";
import { cloudFormation } from "../deploy/aws/cloudFormation.ts";
import { dataServices } from "../deploy/aws/data.ts";
import { healthy, noSuchStack } from "../deploy/aws/healthy.ts";
import { type Operations, serveAws } from "../deploy/aws/serve.ts";
import { deployedWorld } from "../deploy/aws/world.ts";
import { surroundings } from "../deploy/surroundings.ts";
import { childrenOf, isRunning } from "../stack/processes.ts";

const { VIVA_URL: site = "" } = process.env;
const folder = mkdtempSync(join(tmpdir(), "viva-commands-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Run = {
  /** What follows `--` on the command line: the shortest form there is. */
  words?: string[];
  /** What it prints when it works. */
  prints: RegExp;
  /** How it ends; 0 where nothing is said. */
  code?: number;
  /** A tracked file that it writes: the same words have to come out again. */
  writes?: string;
};

/** Those that need nothing but this machine. */
const commands: Record<string, Run> = {
  bench: { words: ["--short"], prints: /^ +1 +5 +\d+\.\d +\d+\.\d$[\s\S]+^conversation +\d/m },
  "bench:voice": { words: ["--short"], prints: /^ +1 +p95( +\d+){4}/m },
  "bench:load": { words: ["--short"], prints: /^ +2 +2 +0 +0 +\d+/m },
  budgets: {
    words: ["--short"],
    prints:
      /^all scripts of a guest's lesson .*ok$[\s\S]+^exercise +start button[\s\S]+^landing +performance \d/m,
  },
  cost: { words: ["--students", "30", "--lessons", "2"], prints: /Transcribe[\s\S]+\$\d/ },
  "cost:count": { words: ["--print"], prints: /"spoken"[\s\S]+"typed"/ },
  docs: { prints: /^$/, writes: "docs/api.md" },
  eval: { words: ["--answers", "test/eval/held/French.jsonl"], prints: /French[\s\S]+Loaded in/ },
  "eval:attack": { prints: /German, unseen/ },
  "eval:docs": { words: ["held", "--print"], prints: /Weighted kappa[\s\S]+gzipped/ },
  "grammar:examples": { prints: /de\.tsv: \d+ examples/ },
  "eval:findings": { prints: /German: \d+ answers, 0 differ/ },
  explain: { words: ["French", "J'ai allé au parc."], prints: /fr\.auxiliary\.wrong[\s\S]+told/ },
  "eval:grade": { words: ["--lessons", "test/eval/lessons.jsonl"], prints: /weighted kappa/ },
  "eval:level": { prints: /off-level words a reply/ },
  "eval:relevance": { words: ["held"], prints: /German/ },
  "eval:talk": { prints: /^## de-28[\s\S]+^Mark: .+\n$/m },
  "eval:spoil": { words: ["held"], prints: /^ +German +tipped/m },
  faults: { words: ["nothing"], prints: /^$/, writes: "docs/faultOutcomes.json" },
  media: { words: ["icons", "--into", folder], prints: /^$/ },
  mutations: { words: ["--list"], prints: /^domain[\s\S]+^local\S+ “/m },
  "old-browsers": { words: ["chrome109"], prints: /^chrome109: wizard played$/m },
  pictures: { words: ["guest", "390", "light"], prints: /^\d+ pictures, \d+ kB/m },
  prompts: { prints: /in all: [\d,]+ tokens in/ },
  safeguarding: { prints: /French/ },
  scale: { words: ["--lessons", "20000"], prints: /^✗ Transcribe: streams[\s\S]+viva:dailySpendLimit/m },
  spec: { words: ["test/journeys/policy", "--print"], prints: /"quote"/ },
  verify: { words: [site], prints: /The report is viva-verified-/ },
};

/** An account in which Viva is deployed, with nothing in its tables, and one member. */
const account = (): Operations => {
  const world = deployedWorld();
  for (const id of ["ExercisesTable", "ResultsTable", "QuotasTable", "ClassesTable", "SharesTable"])
    world.stack?.resources.push({
      id,
      type: "AWS::DynamoDB::Table",
      name: `Viva-${id}`,
      status: "CREATE_COMPLETE",
    });
  return {
    ...healthy,
    ...cloudFormation(world),
    ...dataServices(world),
    Scan: () => json({ Items: [] }),
    Query: () => json({ Items: [] }),
    GetItem: () => json({}),
    ListUsers: () => json({ Users: [] }),
    AdminGetUser: () =>
      json({ Username: "roe", UserAttributes: [{ Name: "email_verified", Value: "true" }] }),
  };
};
/** One that nobody has prepared for CDK. */
const unprepared: Operations = { ...healthy, DescribeStacks: ({ StackName }) => noSuchStack(StackName) };

/** Those that look at an AWS account. */
const inAccount: Record<string, Run & { account: Operations }> = {
  preflight: {
    account: account(),
    words: ["-c", "viva:teacherRule=open"],
    prints: /Ready: npm run deploy/,
  },
  // It looks first, and stops before it builds anything. cdk.test.ts goes on from there.
  deploy: { account: unprepared, words: ["--yes"], prints: /^Nothing was deployed\./m, code: 1 },
  // Nobody is there to say yes.
  destroy: { account: account(), prints: /^This goes, and/m, code: 1 },
  student: { account: account(), words: ["--name", "Zoë"], prints: /0 found/ },
  handover: {
    account: {
      ...account(),
      GetItem: () => json({ Item: { uid: { S: "hall" }, role: { S: "teacher" } } }),
    },
    words: ["--from", "roe@school.example", "--to", "hall@school.example"],
    prints: /^To hand over from roe@.* to hall@.*\. Exercises: 0\. Classes: 0\.$[\s\S]+--yes/m,
  },
  member: {
    account: account(),
    words: ["--address", "roe@school.example"],
    prints: /is confirmed; signed up[\s\S]+Exercises: 0/,
  },
};

/** What CI runs as it is, or another test shows. */
const elsewhere = {
  test: ".ci/run",
  "test:full": ".ci/run",
  "third-party": ".ci/run",
  "third-party:grammar": "npm run third-party",
  "test:newest": ".ci/run",
  "third-party:api": "npm run third-party",
  "third-party:models": "npm run third-party",
  browsers: "npm run third-party",
  check: "npm test",
  built: "npm test",
  build: ".ci/run",
  synth: ".ci/run",
  jest: "npm test",
  "third-party:template": "npm run third-party",
  "third-party:services": "npm run third-party",
  start: "test/local/start.test.ts",
  dev: "the last test here",
  "speech:install": "test/local/speechDownload.test.ts",
};

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

/** What npm would run, without the build: that is the one under test, and other suites read it meanwhile. */
const programOf = (name: string): string =>
  (scripts[name] ?? "")
    .split(" && ")
    .filter((part) => !/^npm run built\b/.test(part))
    .join(" && ");

const started = (name: string, words: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(`${programOf(name)} ${words.map((word) => JSON.stringify(word)).join(" ")}`, {
    shell: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...env, NODE_OPTIONS: "", PATH: `${join("node_modules", ".bin")}:${env.PATH}` },
  });

const runs = async (name: string, { words = [], prints, code = 0, writes }: Run, env = process.env) => {
  const before = writes && readFileSync(writes, "utf8");
  const child = started(name, words, env);
  let out = "";
  let problems = "";
  child.stdout?.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    problems += chunk;
  });
  const [ended] = await once(child, "close");
  expect({ ended, problems: ended === code ? "" : problems.slice(-2000) }).toEqual({
    ended: code,
    problems: "",
  });
  expect(out).toMatch(prints);
  if (writes) expect(readFileSync(writes, "utf8")).toBe(before);
};

test("every command is in docs/commands.md, and runs here or elsewhere", () => {
  const page = readFileSync("docs/commands.md", "utf8");
  const documented = [...page.matchAll(/`npm (?:run )?([a-z:-]+)/g)].map(([, name]) => name);
  const shown = [...Object.keys(commands), ...Object.keys(inAccount), ...Object.keys(elsewhere)].sort();
  expect([...new Set(documented)].sort()).toEqual(shown);
  expect(Object.keys(scripts).sort()).toEqual(shown);
});

describe("on this machine", () => {
  test.each(Object.entries(commands))("npm run %s", (name, run) => runs(name, run), 300_000);
});

describe("on an AWS account", () => {
  test.each(Object.entries(inAccount))("npm run %s", async (name, { account, ...run }) => {
    const aws = await serveAws(account);
    await runs(name, run, surroundings(aws.url)).finally(aws.close);
  });
});

test("npm run dev serves the pages as Vite makes them and functions as they are now, and Ctrl-C leaves nothing running", async () => {
  const words = ["--no-build", "--data", join(folder, "dev")];
  const child = spawn(process.execPath, ["--import", "tsx", "local/dev.ts", ...words], {
    env: { ...process.env, PORT: "0", NODE_OPTIONS: "" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let ready: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    ready ??= /^Viva is ready at (http:\/\/localhost:\d+)$/.exec(line)?.[1];
    // Bundled by what watches them, for the first time.
    if (line === "The functions are those of the sources again.") break;
  }
  expect(await (await fetch(`${ready}/assignments/5368`)).text()).toContain("/@vite/client");
  expect((await fetch(`${ready}/api/exercises/5368`)).status).toBe(200);
  const children = childrenOf(child.pid);
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(children.filter(isRunning)).toEqual([]);
});
