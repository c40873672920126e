import { existsSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type BuildOptions, build, context, type Metafile } from "esbuild";
import { type FunctionName, functionNames } from "./jobs.ts";
import { Problem } from "./problem.ts";

/** CommonJS dependencies call `require`, which an ES module does not have. */
const requireForDependencies =
  'import{createRequire}from"node:module";const require=createRequire(import.meta.url);';

const META = "meta.json";

/** How esbuild bundles the functions. Throws a `Problem` where an entry is missing. */
const optionsFor = (sources: string, outdir: string) => {
  const missing = functionNames.filter((name) => !existsSync(join(sources, `${name}.ts`)));
  if (missing.length > 0) throw new Problem(`In ${sources} there is no ${missing.join(".ts, no ")}.ts.`);
  return {
    // One call for all of them: six calls parse the AWS SDK six times, which takes three times as long.
    entryPoints: functionNames.map((name) => ({ in: join(sources, `${name}.ts`), out: `${name}/index` })),
    absWorkingDir: outdir,
    outdir,
    outExtension: { ".js": ".mjs" },
    chunkNames: "chunks/[name]-[hash]",
    bundle: true,
    minify: true,
    splitting: true,
    // As it is: escaped, every accent of three languages would take four characters.
    charset: "utf8",
    format: "esm",
    platform: "node",
    target: "node24",
    // The AWS SDK's ES modules, of which esbuild leaves out what is not used.
    mainFields: ["module", "main"],
    alias: { "@aws-sdk/credential-provider-node": join(sources, "credentials.ts") },
    sourcemap: "linked",
    banner: { js: requireForDependencies },
    metafile: true,
    logLevel: "warning",
  } satisfies BuildOptions;
};

/**
 * Bundles the functions, `<sources>/<name>.ts`, into `<outdir>/<name>/index.mjs` and chunks that they share; what they import
 * lazily stays lazy. Empties `outdir` first, and leaves esbuild's metafile there as meta.json, with paths relative to
 * `outdir`. Throws a `Problem` where an entry is missing, and esbuild's own error where one does not compile.
 */
export const bundle = async (sources: string, outdir: string): Promise<void> => {
  const options = optionsFor(sources, outdir);
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const { metafile } = await build(options);
  await writeFile(join(outdir, META), JSON.stringify(metafile));
};

/**
 * Bundles them whenever it is asked to until it is closed, faster each time after the first, because what has not changed is
 * not read again; they are left readable, which is faster, too. Empties `outdir` at the beginning only: what was bundled before
 * still finds its chunks.
 */
export const rebundling = async (
  sources: string,
  outdir: string,
): Promise<{ bundle(): Promise<void>; close(): Promise<void> }> => {
  const options = optionsFor(sources, outdir);
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  // Written here: esbuild would delete what the last time wrote and this time did not.
  const bundler = await context({ ...options, minify: false, sourcemap: false, write: false });
  return {
    bundle: async () => {
      const { outputFiles } = await bundler.rebuild();
      for (const { path, contents } of outputFiles) {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, contents);
      }
    },
    close: bundler.dispose,
  };
};

/**
 * The files that one bundled function can ever load (or, with `atOnce`, loads when it starts), as paths relative to
 * `outdir`, maps not among them. Throws a `Problem` where it is not bundled.
 */
export const bundledFiles = (outdir: string, name: FunctionName, atOnce = false): string[] => {
  const entry = `${name}/index.mjs`;
  if (!existsSync(join(outdir, META)) || !existsSync(join(outdir, entry)))
    throw new Problem(`The function ${name} is not bundled: look for ${entry} and ${META} in ${outdir}.`);
  // Written by bundle(), above.
  const { outputs } = JSON.parse(readFileSync(join(outdir, META), "utf8")) as Metafile;
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const { path, external, kind } of outputs[file]?.imports ?? [])
      if (!external && !(atOnce && kind === "dynamic-import")) visit(path);
  };
  visit(entry);
  return [...files];
};
