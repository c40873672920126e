import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SIGHTINGS, sightingsIn } from "./sightings.ts";

/**
 * `npm run spec`: plays every journey, and writes down in which of them a person came upon each text that the
 * specification quotes. Ends with 1 where a journey failed; what was seen is kept all the same.
 */
const folder = mkdtempSync(join(tmpdir(), "viva-seen-"));
const { status } = spawnSync(
  "npm",
  [
    "run",
    "jest",
    "--",
    "--selectProjects",
    "stack",
    "full",
    "--testPathPatterns",
    "test/journeys",
    "test/full",
  ],
  { stdio: "inherit", shell: process.platform === "win32", env: { ...process.env, VIVA_SEEN: folder } },
);
const first = new Map(
  sightingsIn(folder)
    .sort((one, other) => one.journey.localeCompare(other.journey))
    .reverse()
    .map((sighting) => [sighting.quote, sighting]),
);
rmSync(folder, { recursive: true });
const sorted = [...first.values()].sort((one, other) => one.quote.localeCompare(other.quote));
writeFileSync(SIGHTINGS, `${JSON.stringify(sorted, null, 2)}\n`);
process.exitCode = status ?? 1;
