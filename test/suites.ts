import { readdirSync } from "node:fs";

/**
 * Registers the tests of every file in a folder as one suite. Jest gives each suite modules of its own, and what reads a language takes
 * longer to read its tables than most of these files take to run: so they share one reading.
 */
export const suitesIn = async (folder: URL): Promise<void> => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ts")))
    await import(new URL(file, folder).href);
};
