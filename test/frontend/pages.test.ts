import { readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { demos } from "../../domain/demos.ts";
import { helpPages } from "../../frontend/src/help/helpPages.ts";
import {
  captionsFile,
  pictureFile,
  pictureNames,
  pictures,
  recordingFile,
  recordingNames,
} from "../../frontend/src/landing/pictures.ts";
import { markupOf } from "../../frontend/src/pages/pages.tsx";
import { demoIds, isDemo } from "../../frontend/src/shell/demos.ts";

const names = ["index", "demo", "help", ...helpPages.map(({ file }) => file), "not-found", "play", "app"];
/** Every address of ours that leads somewhere. */
const addresses = [
  "/",
  "/demo",
  "/login",
  "/signup",
  "/dashboard",
  "/profile",
  "/#features",
  "/#pricing",
  "/#teachers",
  "/help",
  ...helpPages.map(({ path }) => path),
  ...Object.values(demoIds).map((id) => `/assignments/${id}`),
];
const linksIn = (html: string): string[] => [...html.matchAll(/href="([^"]+)"/g)].map(([, to = ""]) => to);

describe.each(names)("%s", (name) => {
  const html = markupOf(name);

  test("links only to what there is", () => {
    const within = [...html.matchAll(/id="([^"]+)"/g)].map(([, id = ""]) => `#${id}`);
    expect(linksIn(html).filter((to) => ![...addresses, ...within].includes(to))).toEqual([]);
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

test("the landing page has the price, the Pioneer Program, and three features, each with a picture that says what it shows", () => {
  const html = markupOf("index");
  expect(html).toContain("totally free");
  expect(html).toContain("The Pioneer Program");
  expect(html.match(/<section class="feature"/g)).toHaveLength(3);
  const shown = [...html.matchAll(/<img [^>]*src="([^"]+)" alt="([^"]{60,})"/g)].map(([, file]) => file);
  expect(shown.toSorted()).toEqual(pictureNames.map((name) => pictureFile(name, "light")).toSorted());
});

test.each(pictureNames)(
  "the picture “%s” is as large as the page says, and light enough, in both schemes",
  (name) => {
    const { width, height, scale } = pictures[name];
    for (const scheme of ["light", "dark"] as const) {
      const picture = readFileSync(`frontend${pictureFile(name, scheme)}`);
      // The canvas of an extended WebP: 24 bits each, less one (RFC 9649, section 2.7).
      expect(picture.toString("latin1", 12, 16)).toBe("VP8X");
      const size = [24, 27].map((at) => picture.readUIntLE(at, 3) + 1);
      expect(size).toEqual([width, height].map((length) => length * scale));
      expect(picture.length).toBeLessThanOrEqual(60_000);
    }
  },
);

test("what is seen of the landing page at once weighs no more than 60 kB with its page", () => {
  const first = [
    ...markupOf("index").matchAll(
      /<source [^>]*srcSet="([^"]+)"\/?><img src="([^"]+)"[^>]*loading="eager"/gi,
    ),
  ];
  expect(first).toHaveLength(2);
  for (const scheme of [1, 2]) {
    const pictures = first.map((found) => statSync(`frontend${found[scheme]}`).size);
    expect(pictures.reduce((sum, size) => sum + size, 8000)).toBeLessThanOrEqual(60_000);
  }
});

// Shows 2.2
test("two videos stand in the hero, and one with each of the three features", () => {
  const [, hero = "", ...features] = markupOf("index").split(/(?=<section)/);
  expect(hero.match(/<video /g)).toHaveLength(2);
  expect(features.filter((section) => section.includes("<video "))).toHaveLength(3);
});

test("what moves on the landing page is fetched only when it is played, says in words what it shows, and weighs 1.5 MB at most in all", () => {
  const videos = markupOf("index").match(/<video .*?<\/video>/g) ?? [];
  expect(videos).toHaveLength(recordingNames.length);
  for (const video of videos) {
    expect(video).toMatch(
      /^<video hidden="" muted="" playsInline="" controls="" preload="none" aria-label="[^"]+"/,
    );
    expect(video).toMatch(/<track default="" kind="captions" srcLang="en"/);
  }
  const bytes = recordingNames.flatMap((name) =>
    (["light", "dark"] as const).map((scheme) => statSync(`frontend${recordingFile(name, scheme)}`).size),
  );
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(1_500_000);
  for (const name of recordingNames) {
    const captions = readFileSync(`frontend${captionsFile(name)}`, "utf8");
    expect(captions).toMatch(/^WEBVTT\n\n(00:00:\d\d\.\d{3} --> 00:00:\d\d\.\d{3}\n.+(\n\n|$)){2,}$/);
  }
});

test("every page of help is found from the index, and leads back to it", () => {
  for (const { path, file } of helpPages) {
    expect(linksIn(markupOf("help"))).toContain(path);
    expect(linksIn(markupOf(file))).toContain("/help");
  }
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
