import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { type Counters, counted } from "../../infra/cost/counters.ts";
import { countLessons } from "../cost/count.ts";

const kept = counted.parse(
  JSON.parse(readFileSync(new URL("../../infra/cost/counters.json", import.meta.url), "utf8")),
);

/** The counts of a list, under names that no other list has. */
const listed = (list: string, counts: Record<string, number>) =>
  Object.entries(counts).map(([name, count]) => [`${list} ${name}`, count] as const);

/**
 * All counters in one list, those of lists among them; but for what is logged, where a line more is no news, and what is read of quotas:
 * the day's money is looked up by the clock, so more often on a slow machine.
 */
const flat = ({ calls, reads, readsOf, writesOf, siteWrites, logBytes: _, ...rest }: Counters) => {
  const { quotas, ...otherReads } = readsOf;
  return [
    ...listed("calls", calls),
    ...listed("reads of", otherReads),
    ...listed("writes of", writesOf),
    ...listed("writes to", siteWrites),
    ...Object.entries({ ...rest, reads: reads - quotas }),
  ];
};

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
