// Adds up what jest counted in each tier (see test/counts.js) into the closing line.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2] ?? "";
const tiers = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
const sum = (key) => tiers.reduce((total, tier) => total + tier[key], 0);
const passed = sum("passed");
const failed = sum("failed");
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
