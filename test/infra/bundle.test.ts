import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { bundle, bundledFiles, rebundling } from "../../infra/bundle.ts";
import { functionNames } from "../../infra/jobs.ts";
import { sources } from "./built.ts";

let from: string;
const outdir = join(tmpdir(), `viva-bundle-${process.pid}`);

beforeAll(async () => {
  from = await sources();
  await writeFile(
    join(from, "voice.ts"),
    'declare const require: (name: string) => { sep: string }; export const handler = async () => require("node:path").sep;',
  );
  await bundle(from, outdir);
});
afterAll(() => Promise.all([from, outdir].map((folder) => rm(folder, { recursive: true }))));

const call = async (name: string): Promise<unknown> => {
  const { handler } = await import(pathToFileURL(join(outdir, name, "index.mjs")).href);
  return handler();
};

test("each function answers from its own bundle", async () => {
  for (const name of ["authorizer", "conversation", "grading", "records"])
    expect(await call(name)).toBe(name);
});

test("a dependency that asks for require gets one", async () => {
  expect(await call("voice")).toMatch(/^[/\\]$/);
});

test("what is imported lazily is a file of its own, and belongs to that function alone", async () => {
  expect(await call("hint")).toBe("said lazily");
  expect(await readFile(join(outdir, "hint", "index.mjs"), "utf8")).not.toContain("said lazily");
  const lazy = expect.stringMatching(/^chunks\/lazy-\w+\.mjs$/);
  expect(bundledFiles(outdir, "hint")).toEqual(expect.arrayContaining(["hint/index.mjs", lazy]));
  for (const name of functionNames.filter((other) => other !== "hint"))
    expect(bundledFiles(outdir, name)).not.toContainEqual(lazy);
});

test("bundled again, a function that has changed is new, and what it was before still finds its parts", async () => {
  const watched = join(outdir, "watched");
  const functions = await rebundling(from, watched);
  const lazyPart = async (): Promise<string> => {
    const index = await readFile(join(watched, "hint", "index.mjs"), "utf8");
    return join(watched, /chunks\/lazy-\w+\.mjs/.exec(index)?.[0] ?? "");
  };
  await functions.bundle();
  const before = await lazyPart();
  await writeFile(join(from, "lazy.ts"), 'export const said = "said anew";');
  await functions.bundle();
  await functions.close();
  expect(await readFile(await lazyPart(), "utf8")).toContain("said anew");
  expect(await readFile(before, "utf8")).toContain("said lazily");
});

test("a missing function is named", async () => {
  await rm(join(from, "grading.ts"));
  await expect(bundle(from, outdir)).rejects.toThrow(/there is no grading\.ts\.$/);
  expect(() => bundledFiles(tmpdir(), "grading")).toThrow(/^The function grading is not bundled/);
});
