import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Metafile } from "esbuild";
import { bundle, bundledFiles } from "../../../infra/bundle.ts";

const outdir = join(tmpdir(), `viva-lazy-${process.pid}`);
let outputs: Metafile["outputs"];
beforeAll(async () => {
  await bundle(fileURLToPath(new URL("../../../lambdas", import.meta.url)), outdir);
  outputs = JSON.parse(await readFile(join(outdir, "meta.json"), "utf8")).outputs;
});
afterAll(() => rm(outdir, { recursive: true }));

/** The clients of AWS in what the conversation function can load, or, with `atOnce`, loads when it starts. */
const clients = (atOnce: boolean): string[] => {
  const inputs = bundledFiles(outdir, "conversation", atOnce).flatMap((file) =>
    Object.keys(outputs[file]?.inputs ?? {}),
  );
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
