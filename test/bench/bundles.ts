import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { bundledFiles } from "../../infra/bundle.ts";
import { functionNames } from "../../infra/jobs.ts";
import { isShort } from "./short.ts";
import { median } from "./statistics.ts";

const OUTDIR = resolve("dist/lambdas");
const TEMPLATE = resolve("cdk.out/Viva.template.json");
const RUNS = isShort ? 1 : 9;

type Variables = Record<string, unknown>;
type Template = {
  Resources: Record<string, { Type: string; Properties?: { Environment?: { Variables?: Variables } } }>;
};

/** Every variable that the synthesized stack gives any function; what AWS would fill in later is "none", and is never used. */
const environment = (): NodeJS.ProcessEnv => {
  // Written by `npm run synth`.
  const { Resources } = JSON.parse(readFileSync(TEMPLATE, "utf8")) as Template;
  const variables = Object.values(Resources)
    .filter(({ Type }) => Type === "AWS::Lambda::Function")
    .flatMap(({ Properties }) => Object.entries(Properties?.Environment?.Variables ?? {}))
    .map(([name, value]) => [name, typeof value === "string" ? value : "none"]);
  return {
    ...Object.fromEntries(variables),
    USER_POOL_ID: "eu-west-1_none",
    AWS_REGION: "eu-west-1",
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  };
};

/** A fresh process that imports a bundle as the Lambda runtime does, and prints how long that took, in ms. */
const measuring = (file: string) => `
  globalThis.awslambda = { streamifyResponse: (handler) => handler };
  const start = performance.now();
  await import(${JSON.stringify(pathToFileURL(file).href)});
  console.log(performance.now() - start);
  process.exit();`;

const importMs = (name: string): number => {
  const runs = Array.from({ length: RUNS }, () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ["--input-type=module", "-e", measuring(join(OUTDIR, name, "index.mjs"))],
      { env: environment(), encoding: "utf8" },
    );
    if (stderr) throw new Error(`${name} does not import: ${stderr}`);
    return Number(stdout);
  });
  return median(runs);
};

export type BundleFigures = { name: string; atOnceKb: number; inAllKb: number; importMs: number };

const gzippedKb = (files: readonly string[]): number =>
  files.reduce((total, file) => total + gzipSync(readFileSync(join(OUTDIR, file))).length, 0) / 1000;

/** Each function's code, gzipped (kB of 1,000 bytes), and the median time to import what it loads at once (ms). */
export const bundleFigures = (): BundleFigures[] =>
  functionNames.map((name) => ({
    name,
    atOnceKb: gzippedKb(bundledFiles(OUTDIR, name, true)),
    inAllKb: gzippedKb(bundledFiles(OUTDIR, name)),
    importMs: importMs(name),
  }));
