import { mkdirSync, writeFileSync } from "node:fs";
import { openEngine } from "./engines.ts";
import { examinerLoadMs } from "./examinerBundle.ts";
import { figuresByLanguage } from "./figures.ts";
import { jsonLinesOf } from "./jsonLines.ts";
import { judge } from "./judge.ts";
import { telling } from "./problem.ts";
import { reportOf, rulesTable } from "./report.ts";
import { sample } from "./sample.ts";
import { sheetOf } from "./sheet.ts";
import { wishesIn } from "./wishes.ts";

const FOLDER = ".local/eval";

/**
 * `npm run eval -- --answers FILE.jsonl`: what an engine makes of learners' answers. docs/marking.md tells the format.
 * It is bundled before it runs, as the Lambdas are: tsx makes every function slower that is made while an answer is marked.
 */
await telling(async () => {
  const { files, engine: name, json } = wishesIn(process.argv.slice(2), "answers");
  const samples = files.flatMap((file) => jsonLinesOf(file, sample));
  const engine = await openEngine(name);
  const judged = await judge(engine, samples).finally(engine.close);
  const figures = figuresByLanguage(judged);
  if (json) {
    // One line, so that a program finds it even below what npm prints of its own.
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    return;
  }
  const sheet = `${FOLDER}/tips-${name}.tsv`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(sheet, sheetOf(judged));
  const rules = `${FOLDER}/rules-${name}.tsv`;
  writeFileSync(rules, rulesTable(figures));
  const load = name === "embedded" ? `\nLoaded in ${(await examinerLoadMs()).toFixed(1)} ms` : "";
  process.stdout.write(
    `${reportOf(figures)}\n${load}\nTips beside notes, to be judged: ${sheet}\nWhat each rule found: ${rules}\n`,
  );
});
