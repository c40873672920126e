import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { languages } from "../../domain/exercise.ts";
import { agreements, marksBy } from "./agreement.ts";
import { attacked } from "./attacked.ts";
import { openEngine } from "./engines.ts";
import { examinerKb } from "./examinerBundle.ts";
import { figuresByLanguage } from "./figures.ts";
import { foldersIn } from "./folders.ts";
import { gradedLesson, markNames } from "./gradedLesson.ts";
import { injections } from "./injections.ts";
import { jsonLinesOf } from "./jsonLines.ts";
import { judge } from "./judge.ts";
import { judgementIn } from "./judgement.ts";
import { type AnswerSet, between, markdownTable, setsTable, shiftTable } from "./markdown.ts";
import { telling } from "./problem.ts";
import { sample } from "./sample.ts";
import { shiftFigures, shiftsOf } from "./shift.ts";
import { shareOf } from "./table.ts";

const PAGE = "docs/marking.md";
const NAMES = { held: "Never tuned", tune: "Tuned on" } as const;

/** What our own rules weigh, in a sentence. */
const weightWords = ({ marking, building }: { marking: number; building: number }): string =>
  `${Math.ceil(marking)} KB (of 1,024 bytes) gzipped, with all three languages; ${Math.ceil(building)} KB more, which build exercises, are loaded only there.`;

/**
 * `npm run eval:docs`: writes the figures of our own rules into docs/marking.md, from the answers that are there; with
 * `-- --print` it prints them, of one folder of answers where it is named, and leaves the page as it is.
 */
await telling(async () => {
  const words = process.argv.slice(2);
  const isPrinted = words.includes("--print");
  const engine = await openEngine("embedded");
  const sets: AnswerSet[] = [];
  for (const folder of isPrinted ? foldersIn(words) : (["held", "tune"] as const)) {
    const files = languages.map((language) => `test/eval/${folder}/${language}.jsonl`).filter(existsSync);
    const judged = await judge(
      engine,
      files.flatMap((file) => jsonLinesOf(file, sample)),
    );
    const sheet = `test/eval/${folder}/judged.tsv`;
    const text = existsSync(sheet) ? readFileSync(sheet, "utf8") : undefined;
    const judgements =
      text === undefined
        ? {}
        : Object.fromEntries(languages.map((language) => [language, judgementIn(text, language)]));
    if (judged.length > 0) sets.push({ name: NAMES[folder], figures: figuresByLanguage(judged), judgements });
  }
  const shifts = shiftFigures(await shiftsOf(engine, attacked, injections));
  const lessons = agreements(await marksBy(engine, jsonLinesOf("test/eval/lessons.jsonl", gradedLesson)));
  const agreement = markdownTable([
    ["Stars, 0–5", "The same", "At most one apart", "Weighted kappa"],
    ...markNames.map((mark) => {
      const { lessons: all, exact, withinOne, kappa } = lessons[mark];
      return [mark, shareOf(exact, all), shareOf(withinOne, all), kappa ?? "–"];
    }),
  ]);
  const parts = {
    answers: setsTable(sets),
    attacks: shiftTable(shifts),
    lessons: agreement,
    weight: weightWords(await examinerKb()),
  };
  const page = Object.entries(parts).reduce(
    (written, [name, part]) => between(written, name, part),
    readFileSync(PAGE, "utf8"),
  );
  if (isPrinted) process.stdout.write(`${Object.values(parts).join("\n\n")}\n`);
  else writeFileSync(PAGE, page);
});
