import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "@jest/globals";
import { helpPages } from "../../frontend/src/help/helpPages.ts";

/** The address that CloudFront goes on with. It runs the function as a bare script that has a function called handler. */
const rewritten = (uri: string): string => {
  const code = readFileSync(new URL("../../infra/pageFallback.js", import.meta.url), "utf8");
  return runInContext(`${code}; handler(event).uri`, createContext({ event: { request: { uri } } }));
};

test.each(helpPages)("$path is answered with its own page", ({ path, file }) => {
  expect(rewritten(path)).toBe(`/${file}.html`);
});

test.each([
  ["/", "/index.html"],
  ["/demo", "/demo.html"],
  ["/demo/", "/demo.html"],
  ["/help/building", "/help-building.html"],
  ["/help/photos/", "/help-photos.html"],
  ["/help", "/help.html"],
  ["/help/", "/help.html"],
  ["/help/nowhere", "/not-found.html"],
  ["/assignments/5368", "/play.html"],
  ["/assignments/5368/", "/play.html"],
  ["/login", "/app.html"],
  ["/signup", "/app.html"],
  ["/reset", "/app.html"],
  ["/dashboard", "/app.html"],
  ["/create-exercise", "/app.html"],
  ["/profile/", "/app.html"],
  ["/classes", "/app.html"],
  ["/flags", "/app.html"],
  ["/classes/abcd2345", "/app.html"],
  ["/classes/abcd2345/students/0a1b2c3d4e", "/app.html"],
  ["/classes/abcd2345/students", "/not-found.html"],
  ["/classes/abcd2345/more", "/not-found.html"],
  ["/labels", "/app.html"],
  ["/progress", "/app.html"],
  ["/progress/", "/app.html"],
  ["/manage-assignment/abcd2345", "/app.html"],
  ["/manage-assignment/abcd2345/results/0a1b-2c3d", "/app.html"],
  ["/manage-assignment/abcd2345/results/", "/not-found.html"],
  ["/manage-assignment/", "/not-found.html"],
  ["/manage-assignment/abcd2345/more", "/not-found.html"],
  ["/assignments/", "/not-found.html"],
  ["/assignments/5368/results", "/not-found.html"],
  ["/nowhere", "/not-found.html"],
  ["/help/../nowhere", "/not-found.html"],
  ["/constructor", "/not-found.html"],
  ["/assets/page-1a2b3c.js", "/assets/page-1a2b3c.js"],
  ["/config.json", "/config.json"],
  ["/favicon.svg", "/favicon.svg"],
])("%s is answered with %s", (uri, page) => {
  expect(rewritten(uri)).toBe(page);
});
