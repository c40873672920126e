import { watch } from "node:fs";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { rebundling } from "../bundle.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Milliseconds without another change after which an editor has written all that it was going to write. */
const QUIET = 50;

/**
 * `npm run dev` runs this in a thread: bundles the functions into the folder that it is given, again whenever a source of theirs
 * changes, and says so each time they are whole. Where one does not compile, esbuild prints why, and the others wait for it.
 */
const [outdir = ""] = process.argv.slice(2);
const functions = await rebundling(here("../../lambdas"), outdir);
let underWay = Promise.resolve();
const bundleNext = (): void => {
  underWay = underWay
    .then(functions.bundle)
    .then(() => parentPort?.postMessage("bundled"))
    // Printed already.
    .catch(() => {});
};
let timer: NodeJS.Timeout | undefined;
for (const folder of ["../../lambdas", "../../domain"])
  watch(here(folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(bundleNext, QUIET);
  });
// The first time fills esbuild's memory, and finds what changed since the start.
bundleNext();
