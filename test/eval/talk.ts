import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { openEngine } from "./engines.ts";
import { jsonLinesOf } from "./jsonLines.ts";
import { Problem, telling } from "./problem.ts";
import { scriptShape } from "./talk/script.ts";
import { sheetOfTalk } from "./talk/sheet.ts";
import { asText, lastOf } from "./talk/text.ts";
import { transcriptOf } from "./talk/transcript.ts";

/**
 * `npm run eval:talk -- --lessons FILE.jsonl`: plays lessons of scripted students and writes what was said. `--sheet FILE.tsv`
 * writes a line for each of Mark's, to be judged by hand; `--last` prints only what each lesson has come to, for somebody who plays
 * a student and reads each reply before answering.
 */
await telling(async () => {
  const { values } = parseArgs({
    options: {
      lessons: { type: "string", default: "test/eval/talk/students.jsonl" },
      engine: { type: "string", default: "embedded" },
      sheet: { type: "string" },
      last: { type: "boolean", default: false },
    },
  });
  if (values.engine !== "embedded" && values.engine !== "bedrock" && values.engine !== "llm")
    throw new Problem("--engine is embedded, bedrock or llm.");
  const scripts = jsonLinesOf(values.lessons, scriptShape);
  const engine = await openEngine(values.engine);
  try {
    const transcripts = [];
    for (const script of scripts) transcripts.push(await transcriptOf(engine.partner, script));
    if (values.sheet) writeFileSync(values.sheet, sheetOfTalk(transcripts));
    process.stdout.write(`${transcripts.map(values.last ? lastOf : asText).join("\n\n")}\n`);
  } finally {
    await engine.close();
  }
});
