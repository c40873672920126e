import { readFileSync, writeFileSync } from "node:fs";
import { closeWorlds, play } from "./matrix.ts";
import { nameOf, rows } from "./rows.ts";

/**
 * `npm run faults`: plays a lesson through everything that can fail, and writes the outcomes down for docs/faults.md. Names of
 * rows (`npm run faults -- nothing`) play only those again, and keep the other outcomes.
 */
const file = new URL("../../docs/faultOutcomes.json", import.meta.url);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !rows.some((row) => nameOf(row) === name));
if (unknown.length > 0) throw new Error(`No row is called ${unknown.join(" or ")}.`);
const before: Record<string, unknown> = JSON.parse(readFileSync(file, "utf8"));
const outcomes: Record<string, unknown> = {};
for (const row of rows) {
  const name = nameOf(row);
  outcomes[name] = wanted.length === 0 || wanted.includes(name) ? await play(row) : before[name];
}
await closeWorlds();
writeFileSync(file, `${JSON.stringify(outcomes, undefined, 2)}\n`);
