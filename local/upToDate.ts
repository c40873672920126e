import { createHash, type Hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Something that is built from files, and kept for as long as they stay as they are. */
export type Artefact = {
  /** The file that says what it was built from. It is there only while what was built is whole. */
  record: string;
  /** Files and folders that it is built from; those that do not exist count as such. */
  sources: readonly string[];
  /** Whatever else it depends on, as JSON has it. */
  settings?: unknown;
  /** Files and folders that the build writes. */
  outputs: readonly string[];
  build(): Promise<void>;
};

/** The files below a path in a fixed order; the path itself where it is a file, and nothing where it does not exist. */
const filesIn = (path: string): string[] => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
};

const digest = (paths: readonly string[], addFile: (hash: Hash, file: string) => void): string => {
  const hash = createHash("sha256");
  for (const path of paths)
    for (const file of filesIn(path)) {
      hash.update(`\0${file}\0`);
      addFile(hash, file);
    }
  return hash.digest("hex");
};
/** By content: a fresh checkout gives every file a new time. */
const digestOfSources = (paths: readonly string[]): string =>
  digest(paths, (hash, file) => hash.update(readFileSync(file)));
/** By size and time, which is soon done: whoever changes what was built changes those. */
const digestOfOutputs = (paths: readonly string[]): string =>
  digest(paths, (hash, file) => {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${size} ${mtimeMs}`);
  });

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};

/**
 * Builds an artefact, unless it was built before by this major version of Node, from the same sources and settings, and
 * nobody has touched it since. Gives whether it had to be built. A build that fails, or is killed half way, leaves no record,
 * and so is never taken for a whole one; a source that changes meanwhile counts as changed.
 */
export const bringUpToDate = async ({
  record,
  sources,
  settings = null,
  outputs,
  build,
}: Artefact): Promise<boolean> => {
  const [major] = process.versions.node.split(".");
  const madeOf = JSON.stringify([major, settings, digestOfSources(sources)]);
  const recordNow = (): string => `${madeOf}\n${digestOfOutputs(outputs)}\n`;
  if (textOf(record) === recordNow()) return false;
  rmSync(record, { force: true });
  await build();
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, recordNow());
  return true;
};
