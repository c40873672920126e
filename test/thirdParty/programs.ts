import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";

/**
 * Programs that others wrote, for the checks in this folder alone: Python packages from PyPI and Java libraries from Maven Central, each
 * kept under `.local/third-party/` until the file that names its versions changes. Nothing else in Viva needs Python or Java.
 */
const KEPT_IN = resolve(".local/third-party");

/** How a line begins that says what no check was made of. */
export const LEFT_OUT = "Left out:";

/** A registry that has not answered by then is taken for one that can't be reached. */
const INSTALL_MS = 180_000;

interface Ran {
  readonly isDone: boolean;
  readonly said: string;
}
const run = (program: string, words: readonly string[]): Ran => {
  const { status, stderr, stdout, error } = spawnSync(program, words, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    timeout: INSTALL_MS,
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
    console.log(`${LEFT_OUT} ${list} could not be installed. ${said.split("\n").slice(-3).join(" ")}`);
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

/** The folder in which `.ci/run` counts tests, if this runs there. */
const countsFolder = (): string | undefined => process.env.VIVA_TEST_COUNTS || undefined;

/** How many times something was counted for `.ci/run` so far. */
export const counted = (): number => {
  const folder = countsFolder();
  return folder === undefined ? 0 : readdirSync(folder).length;
};

/** Counts a check as one test for `.ci/run`. */
export const count = (isPassed: boolean): void => {
  const folder = countsFolder();
  if (folder === undefined) return;
  const counts = { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, suites: [] };
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(counts));
};

/** Ends a check: prints each failure and how many things were tried, sets the exit code, and counts it. */
export const report = (check: string, tried: number, failures: readonly string[]): void => {
  for (const failure of failures) console.log(failure);
  console.log(`${check}: ${tried} tried, ${failures.length} failed.`);
  const isPassed = failures.length === 0 && tried > 0;
  if (!isPassed) process.exitCode = 1;
  count(isPassed);
};
