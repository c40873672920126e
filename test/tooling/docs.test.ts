import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { apiPage } from "../../docs/apiPage.ts";

test("the page on the API is the table's own (npm run docs writes it)", () => {
  expect(readFileSync("docs/api.md", "utf8")).toBe(apiPage());
});
