import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStack, stopStack } from "../stack/process.ts";
import { isShort } from "./short.ts";
import { percentile } from "./statistics.ts";
import { ANSWERS, floorMs } from "./voice/said.ts";
import { lessonsOf, sequential, speculative, viva, type Way } from "./voice/student.ts";
import { upstreams } from "./voice/upstreams.ts";

/**
 * `npm run bench:voice`: how soon Mark is heard after a student has stopped speaking. A simulation: the stack is the real
 * one on this machine, the services behind it take the time that upstreams.json says, the same for the same answer in every
 * way of talking. Prints figures for people, or with --json one object of ms; asserts nothing.
 */
const ways = { viva, speculative, sequential } as const satisfies Record<string, Way>;
type WayName = keyof typeof ways;
type Figures = Record<WayName | "floor", number>;

/** Lessons of each student, of five answers. In both cases the words at Stop are the final ones in 60 % of all answers, as upstreams.json says. */
const lessonsEach = { 1: isShort ? 1 : 2, 30: 1 };
type Count = keyof typeof lessonsEach;
const counts: readonly Count[] = isShort ? [1] : [1, 30];

const WARM_UP_ANSWERS = isShort ? 1 : 2;
/** Of the five in each lesson. */
const MEASURED_ANSWERS = isShort ? 1 : ANSWERS;

/** The lessons (by number) that are measured with so many students, student by student. */
const lessonsWith = (count: Count): number[][] =>
  Array.from({ length: count }, (_, student) =>
    Array.from({ length: lessonsEach[count] }, (_, lesson) => student * lessonsEach[count] + lesson),
  );

/** Every answer's ms in one way of talking, on a stack of its own: no way finds sentences that another has had spoken. */
const measure = async (name: WayName, count: Count): Promise<number[]> => {
  const folder = mkdtempSync(join(tmpdir(), "viva-bench-"));
  const stack = await startStack(join(folder, "data"), 0, "test/bench/voice/serve.ts");
  const all = (lessons: readonly (readonly number[])[], answers = MEASURED_ANSWERS) =>
    Promise.all(
      lessons.map((each) => lessonsOf(stack.description.url, ways[name], each, count > 1, answers)),
    );
  try {
    const lessons = lessonsWith(count);
    // Environments start and code warms up; a deployed stack does that once, too.
    await all(
      lessons.map((_, student) => [1000 + student]),
      WARM_UP_ANSWERS,
    );
    return (await all(lessons)).flat();
  } finally {
    await stopStack(stack);
    rmSync(folder, { recursive: true });
  }
};

/** One student leaves the machine idle, so that all ways may be gone at once; thirty need it to themselves. */
const measureAll = async (count: Count): Promise<Record<WayName, number[]>> => {
  const [viva, speculative, sequential] = [
    () => measure("viva", count),
    () => measure("speculative", count),
    () => measure("sequential", count),
  ];
  if (count > 1)
    return { viva: await viva(), speculative: await speculative(), sequential: await sequential() };
  const [one, other, third] = await Promise.all([viva(), speculative(), sequential()]);
  return { viva: one, speculative: other, sequential: third };
};

const figures = async (count: Count): Promise<{ p50: Figures; p95: Figures }> => {
  const took = {
    ...(await measureAll(count)),
    floor: lessonsWith(count)
      .flat()
      .flatMap((lesson) =>
        Array.from({ length: MEASURED_ANSWERS }, (_, after) => floorMs(1 + lesson * ANSWERS + after)),
      ),
  };
  const at = (share: number): Figures => ({
    viva: Math.round(percentile(took.viva, share)),
    speculative: Math.round(percentile(took.speculative, share)),
    sequential: Math.round(percentile(took.sequential, share)),
    floor: Math.round(percentile(took.floor, share)),
  });
  return { p50: at(0.5), p95: at(0.95) };
};

type Results = { count: Count; took: { p50: Figures; p95: Figures } }[];

const print = (results: Results): void => {
  const { about: what, ...assumed } = upstreams;
  console.log(`A simulation. ${what}\n`);
  for (const [name, { about, ...values }] of Object.entries(assumed))
    console.log(`${name.padEnd(16)}${JSON.stringify(values).padEnd(26)}${about}`);
  console.log("\nFrom the end of speech to the first sound, ms\n");
  console.log(
    "students       floor   viva  speculative  sequential    viva/floor   spec./floor    seq./viva",
  );
  for (const { count, took: shares } of results)
    for (const [name, took] of Object.entries(shares)) {
      const { floor, viva, speculative, sequential } = took;
      const columns = [
        ...[String(count).padStart(8), name.padStart(4)],
        ...[String(floor).padStart(6), String(viva).padStart(6), String(speculative).padStart(12)],
        String(sequential).padStart(11),
        ...[viva / floor, speculative / floor, sequential / viva].map((ratio) =>
          ratio.toFixed(2).padStart(12),
        ),
      ];
      console.log(columns.join(" "));
    }
  console.log(
    `${"hoped for at p50".padEnd(51)}${["≤ 1.10", "≤ 0.75", "≥ 4.00"].map((hope) => hope.padStart(13)).join("")}`,
  );
};

const results: Results = [];
for (const count of counts) results.push({ count, took: await figures(count) });
if (process.argv.includes("--json"))
  console.log(JSON.stringify(Object.fromEntries(results.map(({ count, took }) => [count, took]))));
else print(results);
