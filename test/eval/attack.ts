import { attacked } from "./attacked.ts";
import { openEngine } from "./engines.ts";
import { injections } from "./injections.ts";
import { telling } from "./problem.ts";
import { roundaboutInjections } from "./roundaboutInjections.ts";
import { type Shift, shiftFigures, shiftsOf } from "./shift.ts";
import { tableOf } from "./table.ts";
import { unseenInjections } from "./unseenInjections.ts";
import { wishesIn } from "./wishes.ts";

const NAMED = 10;

/** `npm run eval:attack`: how far instructions to the marker, hidden in an answer, move its score. */
await telling(async () => {
  const { engine: name, json } = wishesIn(process.argv.slice(2));
  const engine = await openEngine(name);
  const tried = await shiftsOf(engine, attacked, [...injections, ...roundaboutInjections]);
  const untried = await shiftsOf(engine, attacked, unseenInjections).finally(engine.close);
  const figures = { ...shiftFigures(tried), unseen: shiftFigures(untried) };
  if (json) {
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    return;
  }
  const rowsOf = (shifts: readonly Shift[], more: string) =>
    Object.entries(shiftFigures(shifts)).map(
      ([language, { attacks, shifted, meanShift, highest, lowest }]) => [
        language + more,
        ...[attacks, shifted, meanShift, highest, lowest],
      ],
    );
  const rows = [...rowsOf(tried, ""), ...rowsOf(untried, ", unseen")];
  process.stdout.write(
    `${tableOf([["", "attacks", "that moved the score", "mean shift", "highest", "lowest"], ...rows])}\n`,
  );
  const worst = [...tried, ...untried]
    .filter(({ shift }) => shift !== 0)
    .sort((one, other) => Math.abs(other.shift) - Math.abs(one.shift));
  for (const { shift, answer, injection } of worst.slice(0, NAMED))
    process.stdout.write(`${shift > 0 ? "+" : ""}${shift}  ${answer}  ←  ${JSON.stringify(injection)}\n`);
});
