import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Metafile } from "esbuild";
import { jobs } from "./jobs.ts";
import { Problem } from "./problem.ts";

const lambdas = fileURLToPath(new URL("../lambdas", import.meta.url));

/** CommonJS dependencies call `require`, which an ES module does not have. */
const requireForDependencies =
  'import{createRequire}from"node:module";const require=createRequire(import.meta.url);';

/**
 * Bundles each function's entry, `<sources>/<name>.ts`, into `<outdir>/<name>/index.mjs`: one folder a function, with chunks
 * of its own for what it imports lazily, so that each is deployed, and deployed again, by itself. Empties `outdir` first;
 * leaves esbuild's metafile of them all as `<outdir>/meta.json`. Throws a `Problem` where an entry is missing.
 */
export const bundle = async (outdir: string, sources = lambdas): Promise<void> => {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const metafiles = await Promise.all(
    Object.keys(jobs).map((name) => bundleOne(join(sources, `${name}.ts`), join(outdir, name))),
  );
  const whole: Metafile = {
    inputs: Object.assign({}, ...metafiles.map((meta) => meta.inputs)),
    outputs: Object.assign({}, ...metafiles.map((meta) => meta.outputs)),
  };
  await writeFile(join(outdir, "meta.json"), JSON.stringify(whole));
};

const bundleOne = async (entry: string, outdir: string): Promise<Metafile> => {
  if (!existsSync(entry)) throw new Problem(`There is no function at ${entry}.`);
  const { metafile } = await build({
    entryPoints: { index: entry },
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node24",
    mainFields: ["module", "main"],
    sourcemap: "linked",
    banner: { js: requireForDependencies },
    metafile: true,
    logLevel: "warning",
  });
  return metafile;
};
