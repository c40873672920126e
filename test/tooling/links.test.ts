import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@jest/globals";
import * as z from "zod";

const pages = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"],
  ...readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

/** A heading's anchor, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/[`*]|\[|\]\([^)]*\)/g, "")
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");
const anchorsIn = (page: string): string[] =>
  [...readFileSync(page, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

/** Where a page leads to beside the web, and the pictures that it shows. */
const targetsIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? "")
    .filter((target) => !/^(?:https?|mailto):/.test(target));

test.each(pages)("every link of %s leads to a file, and to a heading in it", (page) => {
  const dead = targetsIn(readFileSync(page, "utf8")).filter((target) => {
    const [file = "", anchor] = target.split("#");
    const to = file === "" ? page : join(dirname(page), file);
    return !existsSync(to) || (anchor !== undefined && !anchorsIn(to).includes(anchor));
  });
  expect(dead).toEqual([]);
});

test.each(pages)("every npm run that %s names is there", (page) => {
  const named = [...readFileSync(page, "utf8").matchAll(/npm run (\w[\w:-]*)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
