import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { languages } from "../../domain/exercise.ts";
import { differencesIn, entriesOf, snapshotOf } from "./findingsSnapshot.ts";
import { jsonLinesOf } from "./jsonLines.ts";
import { Problem, telling } from "./problem.ts";
import { goodReply } from "./reply.ts";
import { sample } from "./sample.ts";

const FOLDER = "test/eval/findings";
/** So many differences of a language are printed; the rest is only counted. */
const PRINTED = 60;

const kept = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new Problem(`${path} can't be read: write it with --write.`);
  }
};

/**
 * `npm run eval:findings`: compares what our own rules find in every tuned answer, and in those of the replies, with the
 * snapshot in `test/eval/findings`. Prints each answer that differs and ends with status 1; `-- --write` accepts the differences.
 */
await telling(async () => {
  const words = process.argv.slice(2);
  const unknown = words.filter((word) => word !== "--write");
  if (unknown.length > 0) throw new Problem(`There is --write, but no ${unknown.join(", no ")}.`);
  let count = 0;
  for (const language of languages) {
    const path = `${FOLDER}/${language}.tsv`;
    const entries = entriesOf([
      ...jsonLinesOf(`test/eval/tune/${language}.jsonl`, sample),
      ...jsonLinesOf(`test/eval/replies/${language}.jsonl`, goodReply).map(({ asked, answer }) => ({
        language,
        question: asked,
        answer,
      })),
    ]);
    if (words.includes("--write")) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(path, snapshotOf(entries));
      process.stdout.write(`${path}: ${entries.length} answers\n`);
      continue;
    }
    const differences = differencesIn(kept(path), entries);
    count += differences.length;
    process.stdout.write(`${language}: ${entries.length} answers, ${differences.length} differ\n`);
    for (const difference of differences.slice(0, PRINTED)) process.stdout.write(`${difference}\n`);
    if (differences.length > PRINTED) process.stdout.write(`and ${differences.length - PRINTED} more\n`);
  }
  if (count > 0) throw new Problem(`${count} answers differ from ${FOLDER}.`);
});
