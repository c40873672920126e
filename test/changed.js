// Tells jest which suites a change concerns: those about the emulators alone take a minute, and are left to the long tier where
// nothing in their folders has changed.
import { execFileSync } from "node:child_process";

const git = (folder, ...words) => {
  try {
    return execFileSync("git", words, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
};

/**
 * Is anything under these folders different from the main branch, committed or not? Also true where that can't be told: without
 * git, or without a main branch.
 */
export const differsFromMain = (folders, root = ".") => {
  const base = git(root, "merge-base", "HEAD", "origin/main") ?? git(root, "merge-base", "HEAD", "main");
  if (base === undefined) return true;
  const changed = git(root, "diff", "--name-only", base, "--", ...folders);
  const added = git(root, "ls-files", "--others", "--exclude-standard", "--", ...folders);
  return changed !== "" || added !== "";
};
