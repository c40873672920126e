// Prints the slowest suites of all tiers, and adds up what jest counted in each (see test/counts.js) into the closing line.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2] ?? "";
const tiers = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
const SLOWEST = 20;
const slowest = tiers
  .flatMap(({ suites }) => suites)
  .sort((one, other) => other.seconds - one.seconds)
  .slice(0, SLOWEST);
console.log("The slowest suites:");
for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
const sum = (key) => tiers.reduce((total, tier) => total + tier[key], 0);
const passed = sum("passed");
const failed = sum("failed");
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
