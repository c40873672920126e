import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { median } from "../bench/statistics.ts";

const EXAMINER = resolve("lambdas/partner/embedded");

/** Our own rules with all that they need, bundled and minified as the Lambdas are; what is loaded late stays apart. */
const bundled = (outdir: string, write: boolean) =>
  build({
    entryPoints: [join(EXAMINER, "embedded.ts")],
    outdir,
    write,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    minify: true,
    splitting: true,
    charset: "utf8",
    format: "esm",
    platform: "node",
    target: "node20",
    metafile: true,
  });

/** As esbuild and AWS count a bundle. */
const KB = 1024;

/** What the rules weigh gzipped, in KB of 1,024 bytes: what marks answers, and what is loaded late beside it, to build exercises. */
export const examinerKb = async (): Promise<{ marking: number; building: number }> => {
  const { outputFiles = [], metafile } = await bundled("nowhere", false);
  const entry = Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint);
  // A set grows while it is gone through: each file brings those that it loads at once.
  const atOnce = new Set(entry === undefined ? [] : [entry]);
  for (const path of atOnce)
    for (const { kind, path: loaded } of metafile.outputs[path]?.imports ?? [])
      if (kind === "import-statement") atOnce.add(loaded);
  const kb = { marking: 0, building: 0 };
  for (const { path, contents } of outputFiles)
    kb[atOnce.has(relative(".", path)) ? "marking" : "building"] +=
      gzipSync(contents, { level: 9 }).length / KB;
  return kb;
};

const RUNS = 9;
/** Clocks in ms, as a script reads them: one on the wall, and one that other work on the machine does not move. */
const clocks = {
  wall: "performance.now()",
  processor: "Object.values(process.cpuUsage()).reduce((sum, micros) => sum + micros / 1000, 0)",
} as const;

/** A fresh process that imports the bundle and prints how long that took, in ms. */
const measuring = (file: string, clock: string) =>
  `const start = ${clock}; await import(${JSON.stringify(pathToFileURL(file).href)}); console.log(${clock} - start);`;

/** How long a fresh process takes to load our own rules: the median of some runs, in ms. */
export const examinerLoadMs = async (clock: keyof typeof clocks = "wall"): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), "viva-eval-"));
  try {
    await bundled(folder, true);
    const script = measuring(join(folder, "embedded.mjs"), clocks[clock]);
    const runs = Array.from({ length: RUNS }, () =>
      Number(spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }).stdout),
    );
    return median(runs);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
