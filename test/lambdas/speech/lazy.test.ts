import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Metafile } from "esbuild";
import { bundle, bundledFiles } from "../../../infra/bundle.ts";
import { type FunctionName, functionNames } from "../../../infra/jobs.ts";

const outdir = join(tmpdir(), `viva-lazy-${process.pid}`);
let outputs: Metafile["outputs"];
beforeAll(async () => {
  await bundle(fileURLToPath(new URL("../../../lambdas", import.meta.url)), outdir);
  outputs = JSON.parse(await readFile(join(outdir, "meta.json"), "utf8")).outputs;
});
afterAll(() => rm(outdir, { recursive: true }));

/** The source files in what a function can load, or, with `atOnce`, loads when it starts. */
const inputsOf = (name: FunctionName, atOnce: boolean): string[] =>
  bundledFiles(outdir, name, atOnce).flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));

/** The clients of AWS in what the conversation function can load, or, with `atOnce`, loads when it starts. */
const clients = (atOnce: boolean): string[] => {
  const inputs = inputsOf("conversation", atOnce);
  const found = inputs.flatMap((input) => /@aws-sdk\/(client-[\w-]+)\//.exec(input)?.[1] ?? []);
  return [...new Set(found)].sort();
};

test("who types an answer waits for no client that only a spoken one needs", () => {
  expect(clients(true)).toEqual(["client-dynamodb"]);
  expect(clients(false)).toEqual([
    "client-bedrock-runtime",
    "client-dynamodb",
    "client-s3",
    "client-transcribe",
    "client-transcribe-streaming",
  ]);
});

test("nobody waits for what writes the log: a function loads it with the first line", () => {
  const writers = (name: FunctionName, atOnce: boolean) =>
    inputsOf(name, atOnce).filter((input) => input.includes("@aws-lambda-powertools/"));
  for (const name of functionNames) expect(writers(name, true)).toEqual([]);
  for (const name of ["conversation", "authorizer"] as const) expect(writers(name, false)).not.toEqual([]);
});
