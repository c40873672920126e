import { readdirSync, readFileSync } from "node:fs";

/** A test, and the clauses that the line above it says it shows: `// Shows 2.6, 8.1`. */
export type Shown = { file: string; title: string; ids: string[] };

const MARK =
  /^[ \t]*\/\/ Shows ([\d., ]+)$\s*test(?:\.each)?\b[\s\S]*?\(\s*(["'`])(.+?)\2,?\s*(?:async|\(|\w+\s*=>|$)/gm;

/** All marked tests. A mark with no test after it is found by what `marks` counts. */
export const shown = (): Shown[] =>
  testFiles().flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(MARK)].map(([, ids = "", , title = ""]) => ({
      file,
      title,
      ids: ids.split(",").map((id) => id.trim()),
    })),
  );

/** How many marks there are, whatever follows them. */
export const marks = (): number =>
  testFiles().reduce(
    (sum, file) => sum + (readFileSync(file, "utf8").match(/^\s*\/\/ Shows \d/gm)?.length ?? 0),
    0,
  );

const testFiles = (): string[] =>
  readdirSync("test", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `test/${name.replaceAll("\\", "/")}`)
    .sort();
