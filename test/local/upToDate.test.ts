import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { type Artefact, bringUpToDate } from "../../local/upToDate.ts";
import { emptyFolder } from "./assembly.ts";

let folder = "";
let builds = 0;
beforeEach(() => {
  folder = emptyFolder();
  builds = 0;
  mkdirSync(at("source/deep"), { recursive: true });
  write("source/page.ts", "page");
  write("source/deep/part.ts", "part");
  write("lock.json", "{}");
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (path: string): string => join(folder, path);
const write = (path: string, text: string): void => writeFileSync(at(path), text);

/** Copies the page and its part into the folder `built`. */
const artefact = (more: Partial<Artefact> = {}): Artefact => ({
  record: at("records/pages"),
  sources: [at("source"), at("lock.json")],
  outputs: [at("built")],
  build: async () => {
    builds += 1;
    rmSync(at("built"), { recursive: true, force: true });
    mkdirSync(at("built"));
    for (const path of ["page.ts", "deep/part.ts"])
      write(`built/${path.replace("/", "-")}`, readFileSync(at(`source/${path}`), "utf8"));
  },
  ...more,
});
/** Whether it had to be built. */
const isBuiltBy = (more?: Partial<Artefact>): Promise<boolean> => bringUpToDate(artefact(more));

test("what is built stays as long as nothing changes, whatever the sources' times", async () => {
  expect(await isBuiltBy()).toBe(true);
  expect(await isBuiltBy()).toBe(false);
  utimesSync(at("source/page.ts"), 1, 1);
  expect(await isBuiltBy()).toBe(false);
  expect(builds).toBe(1);
});

test.each<[string, () => void]>([
  ["changed", () => write("source/deep/part.ts", "trap")],
  ["new", () => write("source/deep/more.ts", "")],
  ["gone", () => rmSync(at("lock.json"))],
  [
    "named differently",
    () => {
      rmSync(at("lock.json"));
      write("source/lock.json", "{}");
    },
  ],
])("a source that is %s has it built again, once", async (_, change) => {
  await isBuiltBy();
  change();
  expect([await isBuiltBy(), await isBuiltBy()]).toEqual([true, false]);
});

test("other settings have it built again", async () => {
  await isBuiltBy({ settings: { speech: true } });
  expect(await isBuiltBy({ settings: { speech: true } })).toBe(false);
  expect(await isBuiltBy({ settings: { speech: false } })).toBe(true);
});

test("so does another major version of Node", async () => {
  await isBuiltBy();
  const text = readFileSync(at("records/pages"), "utf8");
  const [major = ""] = process.versions.node.split(".");
  expect(text).toContain(`["${major}"`);
  write("records/pages", text.replace(`["${major}"`, '["1"'));
  expect(await isBuiltBy()).toBe(true);
});

test.each<[string, () => void]>([
  ["a file is missing", () => rmSync(at("built/page.ts"))],
  ["a file is cut short", () => write("built/page.ts", "pa")],
  ["something else wrote a file of the same size", () => write("built/page.ts", "egap")],
  ["a file was added", () => write("built/old.ts", "")],
  ["all of it is gone", () => rmSync(at("built"), { recursive: true })],
  ["the record is gone", () => rmSync(at("records"), { recursive: true })],
  [
    "the record was cut short",
    () => write("records/pages", readFileSync(at("records/pages"), "utf8").slice(0, 20)),
  ],
  ["the record is empty", () => write("records/pages", "")],
])("it is built again where %s", async (_, spoil) => {
  await isBuiltBy();
  // A file system may count time in whole milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 20));
  spoil();
  expect([await isBuiltBy(), await isBuiltBy()]).toEqual([true, false]);
  expect(readdirSync(at("built")).sort()).toEqual(["deep-part.ts", "page.ts"]);
});

test("a build that failed counts as none, even where the one before stands", async () => {
  await isBuiltBy();
  write("source/page.ts", "faulty");
  const build = () => Promise.reject(new Error("No."));
  await expect(isBuiltBy({ build })).rejects.toThrow("No.");
  write("source/page.ts", "page");
  expect(await isBuiltBy()).toBe(true);
});

test("a build that was killed half way is never taken for a whole one", async () => {
  await isBuiltBy();
  write("source/page.ts", "PAGE");
  const half = `
    import { writeFileSync } from "node:fs";
    import { bringUpToDate } from ${JSON.stringify(new URL("../../local/upToDate.ts", import.meta.url).href)};
    await bringUpToDate({
      record: ${JSON.stringify(at("records/pages"))},
      sources: ${JSON.stringify([at("source"), at("lock.json")])},
      outputs: ${JSON.stringify([at("built")])},
      build: () => {
        writeFileSync(${JSON.stringify(at("built/page.ts"))}, "PA");
        process.stdout.write("half");
        return new Promise((resolve) => setTimeout(resolve, 600_000));
      },
    });`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", half], {
    env: { ...process.env, NODE_OPTIONS: "" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await isBuiltBy()).toBe(true);
  expect(readFileSync(at("built/page.ts"), "utf8")).toBe("PAGE");
});

test("a source that changes during the build counts as changed", async () => {
  const usual = artefact();
  const build = async () => {
    await usual.build();
    write("source/page.ts", "page after all");
  };
  expect(await isBuiltBy({ build })).toBe(true);
  expect(await isBuiltBy()).toBe(true);
  expect(readFileSync(at("built/page.ts"), "utf8")).toBe("page after all");
});
