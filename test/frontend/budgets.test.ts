import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { type Weight, weightsOf } from "../../frontend/build/weights.ts";

const site = "dist/site";
const folder = mkdtempSync(join(tmpdir(), "viva-budgets-"));
afterAll(() => rmSync(folder, { recursive: true }));

const over = (weights: readonly Weight[]): string[] =>
  weights.filter(({ bytes, budget }) => bytes > budget).map(({ what }) => what);

test("no page and no script weighs more than it may (npm run build makes them)", () => {
  expect(over(weightsOf(site))).toEqual([]);
});

test("a script too much is noticed, and so is a page of too many bytes", () => {
  cpSync(site, folder, { recursive: true });
  const bytes = Array.from({ length: 120_000 }, () => String.fromCharCode(33 + Math.random() * 90)).join("");
  writeFileSync(join(folder, "assets", "more.js"), bytes);
  writeFileSync(join(folder, "assets", "later.js"), 'import("./more.js")');
  writeFileSync(join(folder, "index.html"), `<script type="module" src="/assets/more.js"></script>`);
  writeFileSync(join(folder, "demo.html"), bytes);
  for (const page of ["play", "app"])
    appendFileSync(join(folder, `${page}.html`), `<script type="module" src="/assets/later.js"></script>`);
  expect(over(weightsOf(folder))).toEqual([
    "index.html, its scripts at first",
    "demo.html",
    "all scripts of a guest's lesson",
    "the largest script of a signed-in screen",
  ]);
});
