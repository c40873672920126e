import { Problem } from "./problem.ts";

/** Where learners' answers stand: those that the rules were tuned on, and those that nobody has tuned on. */
const folders = ["tune", "held"] as const;
export type Folder = (typeof folders)[number];

/**
 * The folders that the words of a command line name (`-- held`, which is a tenth of the work), or both. Throws a `Problem`
 * for any other word; options are not looked at.
 */
export const foldersIn = (words: readonly string[]): readonly Folder[] => {
  const named = words.filter((word) => !word.startsWith("--"));
  const unknown = named.filter((word) => !folders.some((folder) => folder === word));
  if (unknown.length > 0)
    throw new Problem(`There are ${folders.join(" and ")}, but no ${unknown.join(", no ")}.`);
  return named.length === 0 ? folders : folders.filter((folder) => named.includes(folder));
};
