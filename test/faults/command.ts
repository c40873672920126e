import { writeFileSync } from "node:fs";
import { play } from "./matrix.ts";
import { nameOf, rows } from "./rows.ts";

/** `npm run faults`: plays a lesson through everything that can fail, and writes what came of it down for docs/faults.md. */
const file = new URL("../../docs/faultOutcomes.json", import.meta.url);
const outcomes: Record<string, unknown> = {};
for (const row of rows) outcomes[nameOf(row)] = await play(row);
writeFileSync(file, `${JSON.stringify(outcomes, undefined, 2)}\n`);
