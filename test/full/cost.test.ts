import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { type Counters, counted } from "../../infra/cost/counters.ts";
import { countLessons } from "../cost/count.ts";

const kept = counted.parse(
  JSON.parse(readFileSync(new URL("../../infra/cost/counters.json", import.meta.url), "utf8")),
);

/** All counters in one list, those of the calls among them; but for what is logged, where a line more is no news. */
const flat = ({ calls, logBytes: _, ...rest }: Counters) => Object.entries({ ...calls, ...rest });

test("a lesson uses what npm run cost reckons with (npm run cost:count counts anew)", async () => {
  const now = await countLessons(kept.date);
  for (const kind of ["spoken", "typed"] as const) {
    const before = new Map(flat(kept[kind]));
    expect(flat(now[kind]).map(([name]) => name)).toEqual([...before.keys()]);
    // An answer that waits for its guess looks once more, and pages and prompts grow: a seventh is no other lesson.
    const grown = flat(now[kind]).filter(([name, count]) => {
      const was = before.get(name) ?? 0;
      return Math.abs(count - was) > Math.max(2, 0.15 * was);
    });
    expect(grown).toEqual([]);
  }
});
