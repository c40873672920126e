import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { settingNames } from "../../infra/settings.ts";

/** What a page names in code: files of the repository, and settings. */
const namedIn = (page: string): string[] =>
  [...readFileSync(page, "utf8").matchAll(/`([^`\n]+)`/g)].map(([, name = ""]) => name);
const isFile = (name: string): boolean => /^[\w.-]+(?:\/[\w.-]+)*\.(?:ts|tsx|md|json)$/.test(name);

test.each([
  "docs/standards.md",
  "docs/privacy.md",
  "docs/dpia.md",
  "docs/settings.md",
  "docs/operations.md",
  "SECURITY.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "README.md",
])("every file and setting that %s names exists", (page) => {
  const named = namedIn(page);
  const files = named.filter(isFile).filter((name) => name.includes("/") || name === name.toUpperCase());
  const settings = named.flatMap((name) => /^viva:(\w+)/.exec(name)?.[1] ?? []);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(settings.filter((name) => !settingNames.includes(name))).toEqual([]);
});

test("each standard has a line, and every line shows something or says that there is nothing", () => {
  const rows = readFileSync("docs/standards.md", "utf8")
    .split("\n")
    .filter(
      (line) => line.startsWith("| ") && !line.startsWith("| Standard") && !line.startsWith("| Heading"),
    );
  expect(rows).toHaveLength(15 + 11);
  for (const row of rows) expect(row.split("|")[3]).toMatch(/`|–/);
});

test("the firewall's list is that of the pages' own policy", () => {
  const page = readFileSync("docs/firewall.md", "utf8");
  const site = readFileSync("infra/site.ts", "utf8") + readFileSync("infra/stack.ts", "utf8");
  for (const host of ["cognito-identity.", "cognito-idp.", "transcribestreaming."]) {
    expect(site).toContain(host);
    expect(page).toContain(host);
  }
  expect(site.match(/https:\/\/[a-z-]+\.\$\{this\.region\}/g)).toHaveLength(2);
});
