import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "@jest/globals";
import { build } from "esbuild";
import { packing } from "../../infra/packing.ts";

const folder = mkdtempSync(join(tmpdir(), "viva-packing-"));
afterAll(() => rmSync(folder, { recursive: true }));

const nouns = "maison jardin cuisine chambre salon bureau garage grenier escalier ".repeat(20);
const files = {
  "french/nouns.ts": `export const nouns: string = ${JSON.stringify(nouns)};`,
  "french/plural.ts": `import { nouns } from "./nouns.ts"; export const plurals = nouns.split(" ").map((each) => each + "s");`,
  "french/verdict.ts": `export const verdict = (noun: string): string => noun + " !";`,
  "build/themes.ts": `import type { Theme } from "./theme.ts"; export const themes: Theme = { home: [1, 2], "à la maison": null };`,
  "examiner.ts": `import { nouns } from "./french/nouns.ts"; import { plurals } from "./french/plural.ts"; import { verdict } from "./french/verdict.ts";
export const told = { first: verdict(nouns.slice(0, 6)), last: plurals[8], more: async () => (await import("./build/themes.ts")).themes };`,
};

test("tables are packed in a bundle, and say there what they say in their modules; rules and what gathers tables stay as they are", async () => {
  for (const each of ["french", "build"]) mkdirSync(join(folder, each));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const outfile = join(folder, "bundle.mjs");
  await build({
    entryPoints: [join(folder, "examiner.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    plugins: [packing(folder)],
  });
  const bundled = readFileSync(outfile, "utf8");
  expect(bundled).not.toContain("jardin");
  expect(bundled).not.toContain("à la maison");
  expect(bundled).toContain(" !");
  const { told } = await import(pathToFileURL(outfile).href);
  expect(told).toMatchObject({ first: "maison !", last: "escaliers" });
  expect(await told.more()).toEqual({ home: [1, 2], "à la maison": null });
});
