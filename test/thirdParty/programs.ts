import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";

/**
 * Programs that others wrote, for the checks in this folder alone: Python packages from PyPI and Java libraries from Maven Central, each
 * kept under `.local/third-party/` until the file that names its versions changes. Nothing else in Viva needs Python or Java.
 */
const KEPT_IN = resolve(".local/third-party");

interface Ran {
  readonly isDone: boolean;
  readonly said: string;
}
const run = (program: string, words: readonly string[]): Ran => {
  const { status, stderr, stdout, error } = spawnSync(program, words, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return { isDone: status === 0, said: error?.message ?? `${stdout}${stderr}`.trim() };
};

/** Installs into `folder` unless it already holds what `list` names; undefined, with the reason printed, where that can't be had. */
const kept = (list: string, install: (folder: string) => Ran): string | undefined => {
  const version = createHash("sha256").update(readFileSync(list)).digest("hex").slice(0, 16);
  const folder = join(KEPT_IN, `${basename(resolve(list, ".."))}-${version}`);
  if (existsSync(join(folder, "complete"))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { isDone, said } = install(folder);
  if (!isDone) {
    console.log(`Left out: ${list} could not be installed. ${said.split("\n").slice(-3).join(" ")}`);
    return;
  }
  writeFileSync(join(folder, "complete"), "");
  return folder;
};

/** The Python that has the packages of this requirements.txt, as a path; undefined, and the reason printed, where there is none. */
export const pythonWith = (requirements: string): string | undefined => {
  const folder = kept(requirements, (at) => {
    const made = run("python3", ["-m", "venv", at]);
    if (!made.isDone) return made;
    return run(join(at, "bin/python"), ["-m", "pip", "install", "--quiet", "--requirement", requirements]);
  });
  return folder && join(folder, "bin/python");
};

/** The class path of the libraries that this pom.xml names; undefined, and the reason printed, where they can't be had. */
export const classPathOf = (pom: string): string | undefined => {
  const folder = kept(pom, (at) =>
    run("mvn", ["--quiet", "--file", pom, "dependency:copy-dependencies", `-DoutputDirectory=${at}`]),
  );
  return folder && join(folder, "*");
};

/**
 * Ends a check: prints each failure and how many things were tried, sets the exit code, and counts as one test for `.ci/run`, in the
 * folder that VIVA_TEST_COUNTS names, if it names one.
 */
export const report = (check: string, tried: number, failures: readonly string[]): void => {
  for (const failure of failures) console.log(failure);
  console.log(`${check}: ${tried} tried, ${failures.length} failed.`);
  const failed = failures.length > 0 || tried === 0;
  if (failed) process.exitCode = 1;
  const folder = process.env.VIVA_TEST_COUNTS;
  if (!folder) return;
  const counts = { passed: failed ? 0 : 1, failed: failed ? 1 : 0, suites: [] };
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(counts));
};
