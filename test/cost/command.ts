import { writeFileSync } from "node:fs";
import { countLessons } from "./count.ts";

/**
 * `npm run cost:count`: counts what a lesson uses, and writes it down for `npm run cost`; with `-- --print` it only prints the
 * counters.
 */
const file = new URL("../../infra/cost/counters.json", import.meta.url);
const counted = await countLessons(new Date().toISOString().slice(0, 10));
if (!process.argv.includes("--print")) writeFileSync(file, `${JSON.stringify(counted, undefined, 2)}\n`);
process.stdout.write(`${JSON.stringify(counted, undefined, 2)}\n`);
