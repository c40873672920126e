import { languages } from "../../domain/exercise.ts";
import { openEngine } from "./engines.ts";
import { jsonLinesOf } from "./jsonLines.ts";
import { levelledBy, meansOf } from "./offLevel.ts";
import { telling } from "./problem.ts";
import { goodReply, momentBefore } from "./reply.ts";
import { tableOf } from "./table.ts";
import { wishesIn } from "./wishes.ts";

/** `npm run eval:level`: how many words of an engine's replies are above the student's level, and how many replies drift. */
await telling(async () => {
  const { engine: name, json } = wishesIn(process.argv.slice(2));
  const replies = languages.flatMap((language) =>
    jsonLinesOf(`test/eval/replies/${language}.jsonl`, goodReply),
  );
  const engine = await openEngine(name);
  const levelled = await levelledBy(engine, replies.map(momentBefore)).finally(engine.close);
  const means = meansOf(levelled);
  if (json) {
    process.stdout.write(`${JSON.stringify(means)}\n`);
    return;
  }
  const rows = means.map(({ language, tier, replies, mean, drifted }) => [
    language,
    tier,
    replies,
    mean?.toFixed(2) ?? "–",
    drifted,
  ]);
  process.stdout.write(
    `${tableOf([["language", "tier", "replies", "off-level words a reply", "replies that drift"], ...rows])}\n\n`,
  );
  for (const { moment, reply, offLevel, drift } of levelled)
    if (offLevel.length > 0 || drift)
      process.stdout.write(
        `${moment.exercise.level}: ${[...(drift ? [`drifts (${drift})`] : []), ...offLevel].join(", ")} in “${reply}”\n`,
      );
});
