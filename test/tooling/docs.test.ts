import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { pages } from "../../docs/pages.ts";
import { toldSettings } from "../../docs/settingsPage.ts";
import { settingNames } from "../../infra/settings.ts";

test.each(Object.keys(pages))("%s is what the code says (npm run docs writes it)", (name) => {
  expect(readFileSync(`docs/${name}`, "utf8")).toBe(pages[name]?.());
});

test("the page of settings tells of each, and of no other", () => {
  expect(toldSettings().sort()).toEqual([...settingNames].sort());
});
