import { readFileSync } from "node:fs";
import { join } from "node:path";
import { initialScripts } from "./initialScripts.ts";

/** Another chunk as a chunk names it, at once or when it is wanted: both are imports of a file beside it. */
const IMPORTED = /["'`]\.\/([\w.-]+\.js)["'`]/g;

/**
 * Every script that a built page (`page` in the folder `site`) may come to fetch, and each that those import; none that is
 * only come to by way of one that `isLeftOut`. Paths in `site`.
 */
export const scriptsReached = (
  site: string,
  page: string,
  isLeftOut: (script: string) => boolean = () => false,
): string[] => {
  const reached = new Set<string>();
  const follow = (script: string): void => {
    if (reached.has(script) || isLeftOut(script)) return;
    reached.add(script);
    const code = readFileSync(join(site, script), "utf8");
    for (const [, file = ""] of code.matchAll(IMPORTED)) follow(`assets/${file}`);
  };
  initialScripts(readFileSync(join(site, page), "utf8")).forEach(follow);
  return [...reached];
};
