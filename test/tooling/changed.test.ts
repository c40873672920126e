import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { differsFromMain } from "../changed.js";

let folder: string;
const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@school.example", ...words], {
    cwd: folder,
    stdio: "ignore",
  });
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "viva-changed-"));
  for (const name of ["local", "docs"]) mkdirSync(join(folder, name));
  write("local/start.ts", "1");
  git("init", "--initial-branch", "main");
  git("add", ".");
  git("commit", "--message", "First");
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a clean main branch differs in nothing", () => {
  expect(differsFromMain(["local"], folder)).toBe(false);
});

test("what is changed or added differs, committed or not, and nothing elsewhere does", () => {
  write("docs/page.md", "new");
  expect(differsFromMain(["local"], folder)).toBe(false);
  write("local/more.ts", "2");
  expect(differsFromMain(["local"], folder)).toBe(true);
  git("switch", "--create", "change");
  git("add", ".");
  git("commit", "--message", "More");
  expect(differsFromMain(["local"], folder)).toBe(true);
  expect(differsFromMain(["infra"], folder)).toBe(false);
});

test("where there is no main branch to compare with, everything differs", () => {
  git("branch", "--move", "main", "trunk");
  expect(differsFromMain(["infra"], folder)).toBe(true);
});
