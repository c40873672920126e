import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { pages } from "../../docs/pages.ts";

test.each(Object.keys(pages))("%s is what the code says (npm run docs writes it)", (name) => {
  expect(readFileSync(`docs/${name}`, "utf8")).toBe(pages[name]?.());
});
