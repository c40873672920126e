import { spawnSync } from "node:child_process";

/**
 * `npm run test:newest`: builds, and runs the tests of what touches Node itself, on the newest Node that schools may have, which
 * npm's package `node` brings. Where that can't be had it says so and counts as passed: it is about Node, not about the network.
 */
const VERSION = "24.21.0";

/** The local run, deploying, and the tools: the rest runs in a browser, on Lambda's own Node, or on any. */
const SUITES = "test/(local|deploy|tooling)/";
/** Whole lessons under the rules of access and of daily limits, which are long, and the same on every Node. */
const LEFT_OUT = "test/local/(permissions|limits|outsiders|teachers|scripted)";

const JEST = [
  "--experimental-vm-modules",
  "--disable-warning=ExperimentalWarning",
  "node_modules/jest/bin/jest.js",
];

// npm says where it is to whatever it runs.
const { npm_execpath: npm = "" } = process.env;
const fetched = spawnSync(
  process.execPath,
  [npm, "exec", "--yes", `--package=node@${VERSION}`, "--", "node", "-p", "process.execPath"],
  { encoding: "utf8" },
);
const [node = ""] = fetched.stdout.trim().split("\n").slice(-1);

/** Runs the newest Node to its end, on this terminal; true where it did what it should. */
const run = (...words: readonly string[]): boolean =>
  spawnSync(node, words, { stdio: "inherit", env: { ...process.env, VIVA_TEST_EMULATORS: "true" } })
    .status === 0;

if (fetched.status !== 0) {
  console.log(`Left out: the tests on Node ${VERSION}, which npm could not fetch. ${fetched.stderr.trim()}`);
} else {
  console.log(`On Node ${VERSION}:`);
  const isPassed =
    run("--import", "tsx", "local/built.ts") &&
    run(
      ...JEST,
      ...["--selectProjects", "parts", "--testPathPatterns", SUITES, "--testPathIgnorePatterns", LEFT_OUT],
    );
  if (!isPassed) process.exitCode = 1;
}
