import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where a quoted text was come upon: the test, by its name. */
export type Sighting = { quote: string; journey: string };

/** What all windows of a run have written into that folder. */
export const sightingsIn = (folder: string): Sighting[] =>
  readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), "utf8")
      .trim()
      .split("\n")
      .map((line): Sighting => JSON.parse(line)),
  );

/** Where each quoted text was come upon when the journeys were last played by `npm run spec`. */
export const SIGHTINGS = "test/spec/sightings.json";
export const sightings = (): Sighting[] => JSON.parse(readFileSync(SIGHTINGS, "utf8"));
