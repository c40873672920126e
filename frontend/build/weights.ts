import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { initialScripts } from "./initialScripts.ts";

/** What something weighs and may weigh, in bytes as CloudFront sends them (brotli). */
export type Weight = { what: string; bytes: number; budget: number };

const KB = 1000;
/** For each page its HTML, and the scripts that it needs to start. */
const pages = [
  { page: "index.html", html: 8 * KB, scripts: 0 },
  { page: "demo.html", html: 8 * KB, scripts: 0 },
  { page: "not-found.html", html: 8 * KB, scripts: 0 },
  { page: "play.html", html: 9 * KB, scripts: 75 * KB },
] as const;
/** All scripts of a guest's lesson together, those included that come later. */
const ALL_SCRIPTS = 105 * KB;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** The weights of a built site. Throws where one of its pages is missing. */
export const weightsOf = (site: string): Weight[] => {
  const weigh = (file: string): number => brotliCompressSync(readFileSync(join(site, file))).length;
  const scripts = readdirSync(join(site, "assets")).filter((file) => file.endsWith(".js"));
  return [
    ...pages.flatMap(({ page, html, scripts }): Weight[] => {
      const first = initialScripts(readFileSync(join(site, page), "utf8")).map(weigh);
      return [
        { what: page, bytes: weigh(page), budget: html },
        { what: `${page}, its scripts at first`, bytes: sum(first), budget: scripts },
      ];
    }),
    {
      what: "all scripts of a lesson",
      bytes: sum(scripts.map((file) => weigh(join("assets", file)))),
      budget: ALL_SCRIPTS,
    },
  ];
};
