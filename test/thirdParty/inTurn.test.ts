import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { isRunning } from "../stack/processes.ts";
import { type Check, inTurn } from "./inTurn.ts";

let folder: string;
const outside = process.env.VIVA_TEST_COUNTS;
let printed: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "viva-turn-"));
  process.env.VIVA_TEST_COUNTS = folder;
  printed = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
  if (outside === undefined) delete process.env.VIVA_TEST_COUNTS;
  else process.env.VIVA_TEST_COUNTS = outside;
});

const check = (name: string, script: string): Check => ({
  ...{ name, program: process.execPath, words: ["--input-type=module", "-e", script] },
});
const counts = () =>
  readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")).failed);
const LONG = 600_000;

test("what a check prints is shown; one that fails fails, and one whose program can't be had is left out", async () => {
  const missing = "Left out: pip could not install it.";
  const checks = [
    check("sound", 'console.log("sound: 3 tried, 0 failed.")'),
    check("missing", `console.log(${JSON.stringify(missing)})`),
    check("faulty", "process.exitCode = 1"),
    check("after it", 'console.log("after it")'),
  ];
  expect(await inTurn(checks, LONG)).toEqual({ failed: ["faulty"], leftOut: [missing] });
  expect(printed).toEqual(expect.arrayContaining(["sound: 3 tried, 0 failed.", missing, "after it"]));
});

test("a check that breaks off counts as failed for CI, and one that has counted itself is not counted twice", async () => {
  const itself = `import { writeFileSync } from "node:fs";
    writeFileSync(process.env.VIVA_TEST_COUNTS + "/own.json", JSON.stringify({ passed: 0, failed: 1 }));
    process.exitCode = 1;`;
  await inTurn([check("broken", "process.exit(7)")], LONG);
  expect(counts()).toEqual([1]);
  await inTurn([check("itself", itself)], LONG);
  expect(counts()).toEqual([1, 1]);
  expect(readdirSync(folder)).toContain("own.json");
});

test("when the time is up a check is ended with all that it started, and it and the rest are left out", async () => {
  const starts = `import { spawn } from "node:child_process";
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
    console.log(child.pid);
    setInterval(() => {}, 1000);`;
  const outcome = await inTurn([check("endless", starts), check("next", "process.exitCode = 1")], 4000);
  expect(outcome).toEqual({
    failed: [],
    leftOut: [
      "Left out: endless, which was not through when the time was up.",
      "Left out: next, for the time was up.",
    ],
  });
  expect(counts()).toEqual([]);
  const child = Number(printed.find((line) => /^\d+$/.test(line)));
  expect(child).toBeGreaterThan(0);
  expect(isRunning(child)).toBe(false);
});
