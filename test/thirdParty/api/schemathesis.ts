import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { api } from "../../../domain/api.ts";
import type { Attacker, Role } from "./attackers.ts";

/** What is asked of one run. */
export type Attack = Attacker & {
  /** What the report calls it. */
  name: string;
  /** The file of the document. */
  document: string;
  /** More words for the command line: which operations, which phases. */
  words: readonly string[];
};

/** What one run came to. */
export type Outcome = {
  /** Requests that were made up and sent. */
  cases: number;
  /** How often each operation gave each status. */
  answered: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What was found, by the check that found it: each title with how many cases show it and at which operations. */
  failures: { code: string; title: string; count: number; operations: string[] }[];
  /** What kept Schemathesis from trying an operation. */
  errors: string[];
  /** All that it printed. */
  printed: string;
};

const reportShape = z.object({
  complete: z.boolean(),
  test_cases: z.object({ generated: z.number() }),
  failures: z.array(
    z.object({ code: z.string(), title: z.string(), count: z.number(), operations: z.array(z.string()) }),
  ),
  errors: z.array(z.object({ title: z.string(), count: z.number() })),
});

const answeredShape = z.record(z.string(), z.record(z.string(), z.number()));

const here = fileURLToPath(new URL(".", import.meta.url));
/** A run that takes longer is ended: it hangs. */
const TIMEOUT_MS = 600_000;

/** Calls that a role is refused whatever it sends: a few tries show that. */
const barelyTried = (role: Role): string => {
  const open = { nobody: ["anybody"], guest: ["anybody", "signed in"] }[role as string];
  const closed = Object.entries(api).filter(([, { callers }]) => open && !open.includes(callers));
  if (closed.length === 0) return "";
  return (
    `[[operations]]\ninclude-operation-id = ${JSON.stringify(closed.map(([name]) => name))}\n` +
    "generation.max-examples = 4\n"
  );
};

/** Runs Schemathesis once, in a folder of its own under `folder`, against the stack at `origin`. Rejects where it does not come to its end. */
export const attack = async (
  { name, role, token, known, document, words }: Attack,
  { python, origin, photo, folder }: { python: string; origin: string; photo: string; folder: string },
): Promise<Outcome> => {
  const at = join(folder, name);
  mkdirSync(at, { recursive: true });
  const config = join(at, "schemathesis.toml");
  // A JSON array of texts is one in TOML.
  const dictionaries = Object.entries(known).map(
    ([dictionary, values]) => `${dictionary} = { values = ${JSON.stringify(values)} }\n`,
  );
  writeFileSync(
    config,
    readFileSync(join(here, "schemathesis.toml"), "utf8") + dictionaries.join("") + barelyTried(role),
  );
  const report = join(at, "report.json");
  const answered = join(at, "answered.json");
  const child = spawn(
    join(dirname(python), "st"),
    [
      ...["--config-file", config, "run", document, "--url", origin, "--report-json-path", report],
      ...(token === undefined ? [] : ["--header", `Authorization: Bearer ${token}`]),
      ...words,
    ],
    {
      cwd: at,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: TIMEOUT_MS,
      killSignal: "SIGKILL",
      env: {
        ...process.env,
        SCHEMATHESIS_HOOKS: resolve(here, "hooks.py"),
        VIVA_ROLE: role,
        VIVA_PHOTO: photo,
        VIVA_ANSWERED: answered,
        // The stack is on this machine.
        NO_PROXY: "*",
      },
    },
  );
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => printed.push(String(chunk)));
  await once(child, "close");
  // It makes the file when it begins, and fills it when it ends.
  const written = existsSync(report) ? readFileSync(report, "utf8") : "";
  if (written === "") throw new Error(`Schemathesis did not come to its end: ${printed.join("")}`);
  const read = reportShape.parse(JSON.parse(written));
  return {
    cases: read.test_cases.generated,
    answered: answeredShape.parse(JSON.parse(readFileSync(answered, "utf8"))),
    failures: read.failures,
    errors: [
      ...(read.complete ? [] : ["it did not come to its end"]),
      ...read.errors.map(({ title, count }) => `${title} (${count})`),
    ],
    printed: printed.join(""),
  };
};
