import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "@jest/globals";

type Event = { request: { uri: string }; response?: { statusCode: number; statusDescription?: string } };

/** Runs the function as CloudFront does: a bare script with a function called handler. */
const run = (event: Event): { uri?: string; statusCode?: number } => {
  const context = createContext({ event });
  const code = readFileSync(new URL("../../infra/page-fallback.js", import.meta.url), "utf8");
  return runInContext(`${code}; handler(event)`, context);
};

test.each([
  ["/", "/index.html"],
  ["/demo", "/demo.html"],
  ["/demo/", "/demo.html"],
  ["/assignments/5368", "/play.html"],
  ["/assignments/5368/", "/play.html"],
  ["/assignments/", "/not-found.html"],
  ["/assignments/5368/results", "/not-found.html"],
  ["/nowhere", "/not-found.html"],
  ["/help/../nowhere", "/not-found.html"],
  ["/constructor", "/not-found.html"],
  ["/assets/page-1a2b3c.js", "/assets/page-1a2b3c.js"],
  ["/config.json", "/config.json"],
  ["/favicon.svg", "/favicon.svg"],
])("%s is answered with %s", (uri, page) => {
  expect(run({ request: { uri } }).uri).toBe(page);
});

/** Whether CloudFront shows the way back the address as asked for or as rewritten, the status must be right. */
test.each(["/nowhere", "/not-found.html"])("the page for what is not there (%s) carries 404", (uri) => {
  expect(run({ request: { uri }, response: { statusCode: 200 } })).toEqual({
    statusCode: 404,
    statusDescription: "Not Found",
  });
  expect(run({ request: { uri }, response: { statusCode: 304 } }).statusCode).toBe(304);
});

test.each(["/", "/play.html", "/assignments/5368", "/config.json"])("%s keeps its 200", (uri) => {
  expect(run({ request: { uri }, response: { statusCode: 200 } })).toEqual({ statusCode: 200 });
});
