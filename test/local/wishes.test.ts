import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@jest/globals";
import { dataIn, wipe } from "../../local/data.ts";
import { optionsFrom } from "../../local/options.ts";
import { emptyFolder } from "./assembly.ts";

test("without a wish: port 4000, data under .local, everything built, no language model", () => {
  expect(optionsFrom([], {})).toEqual({
    port: 4000,
    dataDir: resolve(".local"),
    fresh: false,
    build: true,
    languageModel: undefined,
  });
});
test("port, folder, a fresh start and a language model can be wished for", () => {
  const variables = { PORT: "0", LLM_BASE_URL: "http://localhost:11434/v1", LLM_MODEL: "llama" };
  expect(optionsFrom(["--fresh", "--data", "/elsewhere"], variables)).toMatchObject({
    port: 0,
    dataDir: resolve("/elsewhere"),
    fresh: true,
    languageModel: { baseUrl: "http://localhost:11434/v1", model: "llama" },
  });
});
test.each<[string, string[], Record<string, string>, string]>([
  ["a port that is no number", [], { PORT: "http" }, 'PORT is "http". It should be a number'],
  ["a port that no computer has", [], { PORT: "65536" }, "It should be a number from 0 to 65535"],
  ["a language model's server without a model", [], { LLM_BASE_URL: "http://x" }, "Say in LLM_MODEL"],
  ["a flag that there isn't", ["--frehs"], {}, "There are --fresh, --no-build and --data."],
])("%s is answered with a sentence", (_, args, variables, sentence) => {
  expect(() => optionsFrom(args, variables)).toThrow(sentence);
});

test("a fresh start forgets what the engines kept, and nothing else in the folder", async () => {
  const dir = emptyFolder();
  const { dynamodb, s3, cognito } = dataIn(dir);
  for (const folder of [dynamodb, s3]) mkdirSync(folder);
  writeFileSync(cognito, "{}");
  writeFileSync(join(dir, "homework.txt"), "mine");
  await wipe(dir);
  expect([dynamodb, s3, cognito].filter(existsSync)).toEqual([]);
  expect(existsSync(join(dir, "homework.txt"))).toBe(true);
  await wipe(dir);
});
