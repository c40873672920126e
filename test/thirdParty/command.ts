import { parseArgs } from "node:util";
import { type Check, inTurn } from "./inTurn.ts";

/**
 * `npm run third-party`: every check against programs that others wrote, one after the other; fails if one of them fails. With `--short`
 * those that can be made shorter are; with `--minutes 10` what is not through by then is left out. Both are for `.ci/run`.
 */
const { short = false, minutes } = parseArgs({
  options: { short: { type: "boolean" }, minutes: { type: "string" } },
}).values;

/** What takes long comes last, where time is short. */
const CHECKS: readonly { name: string; hasShort?: boolean }[] = [
  { name: "third-party:template", hasShort: true },
  { name: "third-party:services" },
  { name: "third-party:grammar", hasShort: true },
  { name: "third-party:api", hasShort: true },
  { name: "third-party:models" },
  { name: "browsers" },
];
const A_DAY = 24 * 60;

const checks = CHECKS.map(
  ({ name, hasShort = false }): Check => ({
    name,
    program: "npm",
    words: ["run", "--silent", name, ...(short && hasShort ? ["--", "--short"] : [])],
  }),
);
const limit = Number(minutes ?? A_DAY);
if (!(limit > 0)) throw new Error(`--minutes ${minutes} is no time.`);
const { failed, leftOut } = await inTurn(checks, limit * 60_000);

console.log(leftOut.length > 0 ? `\n${leftOut.join("\n")}` : "\nNothing was left out.");
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(", ")}`);
  process.exitCode = 1;
}
