import { expect, test } from "@jest/globals";
import { fileNameOf } from "../../../frontend/src/results/fileName.ts";

const now = new Date(2026, 0, 5, 23, 59).getTime();

test.each([
  ["La rentrée / Größe?", "la-rentree-grosse-2026-01-05.csv"],
  ["../../etc", "etc-2026-01-05.csv"],
  ["日本", "results-2026-01-05.csv"],
  ["x".repeat(200), `${"x".repeat(60)}-2026-01-05.csv`],
])("the results of %j are kept as %s", (title, name) => expect(fileNameOf(title, now)).toBe(name));
