import { describe, expect, test } from "@jest/globals";
import { demos } from "../../domain/demos.ts";
import { markupOf } from "../../frontend/src/pages/pages.tsx";
import { demoIds, isDemo } from "../../frontend/src/shell/demos.ts";

const names = ["index", "demo", "help-building", "help-photos", "not-found", "play", "app"];
/** Every address of ours that leads somewhere. */
const addresses = [
  "/",
  "/demo",
  "/login",
  "/signup",
  "/#features",
  "/#pricing",
  "/#teachers",
  ...Object.values(demoIds).map((id) => `/assignments/${id}`),
];
const linksIn = (html: string): string[] => [...html.matchAll(/href="([^"]+)"/g)].map(([, to = ""]) => to);

describe.each(names)("%s", (name) => {
  const html = markupOf(name);

  test("links only to what there is", () => {
    expect(linksIn(html).filter((to) => !addresses.includes(to))).toEqual([]);
  });

  test("has no style of its own, which the content security policy would refuse", () => {
    expect(html).not.toMatch(/\sstyle="/);
  });
});

test("the landing page leads on as the spec says, and has the sections that the bar names, and carries the build's label", () => {
  for (const [to, label] of [
    ["/login", "Start practicing now"],
    ["/demo", "Try a demo!"],
    ["/signup", "Sign Up"],
  ])
    expect(markupOf("index")).toMatch(new RegExp(`<a [^>]*href="${to}">${label}</a>`));
  for (const section of ["features", "pricing", "teachers"])
    expect(markupOf("index")).toContain(`id="${section}"`);
  expect(markupOf("index")).toContain("Green River");
});

// Shows 2.9
test("the demo page leads to a demo in each language: German, French, Spanish", () => {
  expect(linksIn(markupOf("demo")).filter((to) => to.startsWith("/assignments/"))).toEqual([
    "/assignments/1019",
    "/assignments/5368",
    "/assignments/6788",
  ]);
  expect(markupOf("demo")).toContain("last weekend");
});

test("the demos are where the server has them, in their own language", () => {
  const served = Object.values(demos).map(({ language, assignment_id }) => [language, assignment_id]);
  expect(Object.fromEntries(served)).toEqual(demoIds);
  expect(Object.keys(demos).every(isDemo)).toBe(true);
  expect(isDemo("abcd2345")).toBe(false);
});

test("a page that there is none of is a mistake of the build's", () => {
  expect(() => markupOf("nowhere")).toThrow("nowhere");
});
