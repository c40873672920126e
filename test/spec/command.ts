import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clauses } from "./clauses.ts";
import { SIGHTINGS, sightings, sightingsIn } from "./sightings.ts";

/**
 * `npm run spec`: plays every journey, and writes down in which of them a person came upon each text that the
 * specification quotes. `npm run spec -- test/journeys/x` plays some again, and keeps what was seen in the others; with
 * `--print` it only prints. Ends with 1 where a journey failed; what was seen is kept all the same.
 */
const isPrinted = process.argv.includes("--print");
const some = process.argv.slice(2).filter((word) => word !== "--print");
const played = some.length > 0 ? some : ["test/journeys", "test/full", "test/spoken"];
const folder = mkdtempSync(join(tmpdir(), "viva-seen-"));
const { status } = spawnSync(
  "npm",
  ["run", "jest", "--", "--selectProjects", "stack", "full", "spoken", "--testPathPatterns", ...played],
  { stdio: "inherit", shell: process.platform === "win32", env: { ...process.env, VIVA_SEEN: folder } },
);
const quotes = new Set(clauses().flatMap((clause) => clause.quotes));
const before = some.length > 0 ? sightings() : [];
// Each text once: where several came upon it, the first by name.
const seen = new Map(
  [...before, ...sightingsIn(folder)]
    .sort((one, other) => other.journey.localeCompare(one.journey))
    .map((sighting) => [sighting.quote, sighting]),
);
rmSync(folder, { recursive: true });
const kept = [...seen.values()].filter(({ quote }) => quotes.has(quote));
kept.sort((one, other) => one.quote.localeCompare(other.quote));
const written = `${JSON.stringify(kept, null, 2)}\n`;
if (isPrinted) process.stdout.write(written);
else writeFileSync(SIGHTINGS, written);
process.exitCode = status ?? 1;
