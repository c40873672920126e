import { agreements, marksBy } from "./agreement.ts";
import { openEngine } from "./engines.ts";
import { gradedLesson, markNames } from "./gradedLesson.ts";
import { jsonLinesOf } from "./jsonLines.ts";
import { telling } from "./problem.ts";
import { shareOf, tableOf } from "./table.ts";
import { wishesIn } from "./wishes.ts";

/** `npm run eval:grade -- --lessons FILE.jsonl`: an engine's grades beside a person's. docs/marking.md tells the format. */
await telling(async () => {
  const { files, engine: name, json } = wishesIn(process.argv.slice(2), "lessons");
  const lessons = files.flatMap((file) => jsonLinesOf(file, gradedLesson));
  const engine = await openEngine(name);
  const marked = await marksBy(engine, lessons).finally(engine.close);
  const figures = agreements(marked);
  if (json) {
    const rows = marked.map(({ lesson: { reason }, person, engine }) => ({
      person,
      engine,
      reason: reason ?? "",
    }));
    process.stdout.write(`${JSON.stringify({ ...figures, rows })}\n`);
    return;
  }
  const rows = markNames.map((mark) => {
    const { lessons, exact, withinOne, kappa } = figures[mark];
    return [mark, shareOf(exact, lessons), shareOf(withinOne, lessons), kappa ?? "–"];
  });
  process.stdout.write(`${tableOf([["stars, 0–5", "exact", "within one", "weighted kappa"], ...rows])}\n`);
  for (const [place, { person, engine, lesson }] of marked.entries())
    for (const mark of markNames)
      if (Math.abs(person[mark] - engine[mark]) > 1)
        process.stdout.write(
          `Lesson ${place + 1} (${lesson.language}), ${mark}: ${person[mark]} by a person, ${engine[mark]} by ${name}\n`,
        );
});
