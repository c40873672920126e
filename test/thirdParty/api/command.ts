import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openapi } from "../../../docs/openapi.ts";
import { api, type RouteName } from "../../../domain/api.ts";
import { bringUp } from "../../../local/bringUp.ts";
import { counting } from "../../local/services/listening.ts";
import { photoWith } from "../../photo/jpeg.ts";
import { scriptedSpeaker } from "../../speech/scriptedSpeaker.ts";
import { describe } from "../../stack/description.ts";
import { openStack } from "../../stack/hand.ts";
import { roomy } from "../../stack/roomy.ts";
import { pythonWith, report } from "../programs.ts";
import {
  type Attacker,
  attackersOn,
  leaver,
  newcomer,
  type Role,
  throwAway,
  type World,
} from "./attackers.ts";
import { lies, lying } from "./lies.ts";
import { type Attack, attack, type Outcome } from "./schemathesis.ts";

/**
 * `npm run third-party:api`: Schemathesis reads docs/openapi.json and attacks the local stack with it, as nobody, a guest, a
 * student and a teacher. No answer may be a 5xx, or another than the document says, and each role has to be answered with 200 by each
 * call that is theirs. Then it reads documents that lie, and has to find each lie. `-- teacher` attacks as one role alone, `-- lies` only
 * lies; `--short` tries each call less often and leaves out Schemathesis's coverage and stateful phases; with `--print` all is shown
 * that Schemathesis prints.
 */
const options = process.argv.slice(2);
const isPrinted = options.includes("--print");
const isShort = options.includes("--short");
const named = options.filter((word) => !word.startsWith("--"));
const isAsked = (part: string): boolean => named.length === 0 || named.includes(part);

/** How often each call is tried in a short run; schemathesis.toml has the number of a whole one. */
const SHORT_EXAMPLES = "8";

/** The share of requests that may find no function ready, by which a busy machine is told from a fault. */
const BUSY_AT_MOST = 0.01;

type Run = (asked: Attack) => Promise<Outcome>;

/**
 * What a role tries: every call. Calls after which nothing is left to attack with are tried last of all, by people whom nobody
 * needs: a student and a teacher delete their accounts, and a teacher gives all work away.
 */
const attacksOf = async (attacker: Attacker, world: World, document: string): Promise<Attack[]> => {
  const { role } = attacker;
  // Whether a body fits its shape is the same for all roles: one of them tries each way in which it may not.
  const phases = role === "teacher" ? "examples,coverage,fuzzing,stateful" : "examples,fuzzing,stateful";
  const words = isShort
    ? ["--phases", "examples,fuzzing", "--max-examples", SHORT_EXAMPLES]
    : ["--phases", phases];
  const main = { ...attacker, document, name: role };
  if (role === "nobody" || role === "guest") return [{ ...main, words }];
  const last = async (operation: RouteName, token: string): Promise<Attack> => ({
    ...{ ...main, name: `${role}, ${operation}`, words: [...words, "--include-operation-id", operation] },
    token,
  });
  const lasts = [
    ...(role === "teacher" ? [await last("handOverWork", await leaver(world))] : []),
    await last("deleteAccount", await throwAway(world, role)),
  ];
  const excluded = role === "teacher" ? ["deleteAccount", "handOverWork"] : ["deleteAccount"];
  const others = excluded.flatMap((operation) => ["--exclude-operation-id", operation]);
  return [{ ...main, words: [...words, ...others] }, ...lasts];
};

const found = ({ errors, failures }: Outcome): string[] => [
  ...errors,
  ...failures.map(({ title, count, operations }) => `${title} (${count}): ${operations.join(", ")}`),
];

/** Calls that say no to a student whatever is asked: a teacher's, and those about what others do at one's exercises. */
const TEACHERS_ALONE: readonly RouteName[] = [
  ...(["createClass", "readClass", "readClassVersion", "updateClass", "deleteClass"] as const),
  ...([
    "addStudents",
    "readStudent",
    "renameStudent",
    "removeStudent",
    "resetPlace",
    "mergeResults",
  ] as const),
  ...(["assignExercise", "shareExercise", "handOverExercise", "handOverWork"] as const),
  ...(["markResult", "reviewFlags"] as const),
];
/** Is this call for this role? Somebody who is refused has tried little. */
const isFor = (role: Role, operation: RouteName): boolean => {
  const { callers } = api[operation];
  if (role === "nobody") return callers === "anybody";
  if (role === "guest") return callers !== "members";
  return role === "teacher" || !TEACHERS_ALONE.includes(operation);
};
const operations = Object.keys(api) as RouteName[]; // keys() forgets its keys' type

/** Attacks as each of these. Gives how many cases were tried, and what was found. */
const attackAs = async (attackers: readonly Attacker[], world: World, document: string, run: Run) => {
  let tried = 0;
  const failures: string[] = [];
  for (const attacker of attackers) {
    const reached = new Set<string>();
    for (const asked of await attacksOf(attacker, world, document)) {
      const begun = Date.now();
      const outcome = await run(asked);
      tried += outcome.cases;
      const seconds = Math.round((Date.now() - begun) / 1000);
      const answered = Object.entries(outcome.answered);
      console.log(`${asked.name}: ${outcome.cases} cases at ${answered.length} calls in ${seconds} s`);
      for (const [operation, statuses] of answered) {
        if (statuses[200]) reached.add(operation);
        if (isPrinted) console.log(`  ${operation} ${JSON.stringify(statuses)}`);
      }
      const busy = answered.reduce((sum, [, statuses]) => sum + (statuses[503] ?? 0), 0);
      if (busy > 0) console.log(`  ${busy} of them found the stack busy.`);
      if (busy > BUSY_AT_MOST * outcome.cases) failures.push(`${asked.name}: ${busy} times busy.`);
      failures.push(...found(outcome).map((failure) => `${asked.name}: ${failure}`));
      if (isPrinted || found(outcome).length > 0) console.log(outcome.printed);
    }
    const { role } = attacker;
    // So few tries may all miss what is there.
    const missed = isShort
      ? []
      : operations.filter((operation) => isFor(role, operation) && !reached.has(operation));
    failures.push(...missed.map((operation) => `${role}: no 200 from ${operation}.`));
  }
  return { tried, failures };
};

/** Has a guest read each document that lies. Gives the lies that were believed. */
const believed = async (
  guest: Attacker,
  documentOf: (text: string) => string,
  run: Run,
): Promise<string[]> => {
  const failures: string[] = [];
  for (const [place, told] of lies.entries()) {
    const outcome = await run({
      ...guest,
      name: `lies ${place + 1}`,
      document: documentOf(lying(openapi(), told)),
      words: [
        ...[...new Set(told.map(({ operation }) => operation))].flatMap((operation) => [
          "--include-operation-id",
          operation,
        ]),
        ...["--phases", "examples,fuzzing", "--max-examples", "2"],
      ],
    });
    for (const { name, operation, code } of told) {
      const { method, path } = api[operation];
      const isFound = outcome.failures.some(
        (failure) => failure.code === code && failure.operations.includes(`${method} ${path}`),
      );
      if (!isFound) failures.push(`A lie about ${name} was believed.`);
    }
    if (isPrinted) console.log(outcome.printed);
  }
  return failures;
};

const python = pythonWith(fileURLToPath(new URL("requirements.txt", import.meta.url)));
if (python) {
  const folder = mkdtempSync(join(tmpdir(), "viva-api-"));
  const dataDir = join(folder, "data");
  const photo = join(folder, "photo.jpeg");
  writeFileSync(photo, photoWith());
  const document = join(folder, "openapi.json");
  const documentOf = (text: string): string => {
    writeFileSync(document, text);
    return document;
  };
  const faults: string[] = [];
  const up = await bringUp({
    ...{ dataDir, port: 0, change: roomy, recogniser: counting, speaker: scriptedSpeaker() },
    log: (line) => line.includes('"failed"') && faults.push(line),
  });
  const stack = await openStack(describe(up, dataDir));
  try {
    const run: Run = (asked) => attack(asked, { python, origin: up.url, photo, folder });
    const world = { origin: up.url, stack };
    const attackers = await attackersOn(world);
    const { tried, failures } = await attackAs(
      attackers.filter(({ role }) => isAsked(role)),
      world,
      documentOf(openapi()),
      run,
    );
    if (isAsked("lies")) failures.push(...(await believed(await newcomer(world), documentOf, run)));
    for (const fault of faults) console.log(fault);
    report("third-party:api", tried + (isAsked("lies") ? lies.flat().length : 0), failures);
  } finally {
    await stack.close();
    await up.close();
    rmSync(folder, { recursive: true });
  }
}
