import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Fault, faultsIn, spoilt } from "./faults.ts";

/**
 * `npm run mutations`: puts small faults into the source, one at a time, in a copy of the last commit, and prints for each which part
 * of `npm test` notices and with what complaint: the types, the suites that import the file, the build, or the suites of the stack.
 * `--at COMMIT` asks the same of an older commit, `--only TEXT` of the faults whose file contains it, and `--list` prints the faults
 * alone.
 */
const { values } = parseArgs({
  options: {
    at: { type: "string", default: "HEAD" },
    seed: { type: "string", default: "20261127" },
    only: { type: "string", default: "" },
    list: { type: "boolean", default: false },
  },
});

const folder = join(mkdtempSync(join(tmpdir(), "viva-mutations-")), "viva");
/** What the last program that failed said first: the complaint of the compiler, or the name of the test. */
let complaint = "";
const run = (program: string, words: readonly string[], cwd = folder): boolean => {
  const env = { ...process.env, CI: "true", NO_COLOR: "1" };
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: "utf8", env });
  complaint = /● .+|error TS.+/.exec(`${stderr}\n${stdout}`)?.[0] ?? "";
  return status === 0;
};
const jest = (...words: string[]): boolean => run("npm", ["run", "-s", "jest", "--", "--bail", ...words]);

/** The parts of `npm test`, the quickest first: each passes, or notices. */
const parts: readonly (readonly [string, (fault: Fault) => boolean])[] = [
  ["types", () => run("npx", ["tsc"]) && run("npx", ["tsc", "-p", "frontend"])],
  [
    "suites that import it",
    ({ file }) =>
      jest(
        "--selectProjects",
        "parts",
        "--passWithNoTests",
        "--findRelatedTests",
        file,
        "--testPathIgnorePatterns",
        "test/local/permissions",
      ),
  ],
  ["build", () => run("npm", ["run", "-s", "built"])],
  ["stack", () => jest("--selectProjects", "stack")],
  ["the other suites", () => jest("--selectProjects", "parts")],
];

const said = ({ file, line, from, to }: Fault): string => `${file}:${line} “${from.trim()}” → “${to.trim()}”`;

if (values.list) {
  for (const fault of faultsIn(".", Number(values.seed))) console.log(said(fault));
  process.exit();
}

run("git", ["worktree", "add", "--detach", folder, values.at], ".");
try {
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const faults = faultsIn(folder, Number(values.seed)).filter(({ file }) => file.includes(values.only));
  let noticed = 0;
  for (const fault of faults) {
    const path = join(folder, fault.file);
    const source = readFileSync(path, "utf8");
    writeFileSync(path, spoilt(source, fault));
    const [by] = parts.find(([, passes]) => !passes(fault)) ?? [];
    writeFileSync(path, source);
    if (by) noticed += 1;
    const { file, line, from, to } = fault;
    console.log(
      `${by ? `noticed by ${by} (${complaint})` : "NOT NOTICED"}: ${file}:${line} “${from.trim()}” → “${to.trim()}”`,
    );
  }
  console.log(`${noticed} of ${faults.length} noticed at ${values.at}.`);
} finally {
  run("git", ["worktree", "remove", "--force", folder], ".");
  rmSync(join(folder, ".."), { recursive: true, force: true });
}
