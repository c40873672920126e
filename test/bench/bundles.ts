import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { bundledFiles } from "../../infra/bundle.ts";
import { functionNames } from "../../infra/jobs.ts";
import { median } from "./statistics.ts";

const OUTDIR = resolve("dist/lambdas");
const RUNS = 9;

/** Every variable that any function wants at cold start; the values are never used. */
const environment = {
  ...Object.fromEntries(
    ["EXERCISES", "RESULTS", "LESSONS", "QUOTAS", "USERS"].map((name) => [`${name}_TABLE`, name]),
  ),
  ...Object.fromEntries(
    [
      "TURNS_PER_DAY",
      "LESSONS_PER_PERSON_PER_DAY",
      "LESSONS_PER_EXERCISE_PER_DAY",
      "LESSONS_OF_DEMOS_PER_DAY",
      "LESSONS_PER_SITE_PER_DAY",
      "CALLS_OUTSIDE_LESSONS_PER_DAY",
      "BUILDS_PER_PERSON_PER_DAY",
      "BUILDS_PER_SITE_PER_DAY",
      "TRANSCRIPTIONS_PER_PERSON_PER_DAY",
      "TRANSCRIPTIONS_OF_DEMOS_PER_DAY",
      "TRANSCRIPTIONS_PER_SITE_PER_DAY",
      "TRANSCRIPTION_JOBS_PER_SITE_PER_DAY",
      "TURNS_OF_DEMOS_PER_DAY",
      "TURNS_PER_SITE_PER_DAY",
      "SAVES_PER_PERSON_PER_DAY",
      "SAVES_PER_SITE_PER_DAY",
      "PHOTOS_PER_PERSON_PER_DAY",
      "SPEND_DOLLARS_PER_DAY",
    ].map((name) => [name, "1"]),
  ),
  MODEL_ID: "none",
  VOICE_BUCKET: "none",
  MEDIA_BUCKET: "none",
  RECORDINGS_BUCKET: "none",
  TEACHER_RULE: "open",
  VOICE_ENGINE: "neural",
  VOICE_FRENCH: "Remi",
  VOICE_SPANISH: "Sergio",
  VOICE_GERMAN: "Daniel",
  USER_POOL_ID: "eu-west-1_none",
  USER_POOL_CLIENT_ID: "none",
  IDENTITY_POOL_ID: "none",
  AWS_REGION: "eu-west-1",
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
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
      { env: environment, encoding: "utf8" },
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
