import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { helpPages } from "../src/help/helpPages.ts";
import { initialScripts } from "./initialScripts.ts";
import { scriptsReached } from "./reached.ts";

/** What something weighs and may weigh, in bytes as CloudFront sends them (brotli). */
export type Weight = { what: string; bytes: number; budget: number };

const KB = 1000;
/** For each page its HTML, and the scripts that it needs to start. */
const pages = [
  { page: "index.html", html: 8 * KB, scripts: 0 },
  { page: "demo.html", html: 8 * KB, scripts: 0 },
  { page: "help.html", html: 8 * KB, scripts: 0 },
  ...helpPages.map(({ file }) => ({ page: `${file}.html`, html: 8 * KB, scripts: 0 })),
  { page: "not-found.html", html: 8 * KB, scripts: 0 },
  { page: "play.html", html: 9 * KB, scripts: 75 * KB },
  { page: "app.html", html: 11 * KB, scripts: 130 * KB },
] as const;
/** All scripts of a guest's lesson together, those included that come later. */
const LESSON_SCRIPTS = 110 * KB;
/** Any one script that a signed-in screen fetches when it is opened. All screens together have no budget: nobody opens them all. */
const SCREEN_SCRIPT = 40 * KB;

/** What a lesson fetches for members alone: a guest's never comes to it. */
const isForMembers = (script: string): boolean => script.startsWith("assets/member-");

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** What the signed-in application fetches once it has started. */
const screenScripts = (site: string): string[] => {
  const first = new Set(initialScripts(readFileSync(join(site, "app.html"), "utf8")));
  return scriptsReached(site, "app.html").filter((script) => !first.has(script));
};

/** The weights of a built site. Throws where one of its pages is missing. */
export const weightsOf = (site: string): Weight[] => {
  const weigh = (file: string): number => brotliCompressSync(readFileSync(join(site, file))).length;
  const weighAll = (scripts: readonly string[]): number => sum(scripts.map(weigh));
  return [
    ...pages.flatMap(({ page, html, scripts }): Weight[] => {
      const first = initialScripts(readFileSync(join(site, page), "utf8"));
      return [
        { what: page, bytes: weigh(page), budget: html },
        { what: `${page}, its scripts at first`, bytes: weighAll(first), budget: scripts },
      ];
    }),
    {
      what: "all scripts of a guest's lesson",
      bytes: weighAll(scriptsReached(site, "play.html", isForMembers)),
      budget: LESSON_SCRIPTS,
    },
    {
      what: "the largest script of a signed-in screen",
      bytes: Math.max(...screenScripts(site).map(weigh)),
      budget: SCREEN_SCRIPT,
    },
  ];
};
