import { type Load, load } from "./load/load.ts";
import { isShort } from "./short.ts";
import { percentile } from "./statistics.ts";

/**
 * `npm run bench:load`: many lessons at once on one machine, an answer every 20 s each, for a minute. Prints what it took and
 * how it grows with the number of lessons; fails where an answer was refused or lost. Times are for people, none is asserted.
 */
const STUDENTS = isShort ? [1, 2] : [30, 100, 300];
const PACE = isShort ? { turns: 1, everyMs: 1000 } : { turns: 3, everyMs: 20_000 };

const took = ({ sent }: Load, share: number): number =>
  percentile(
    sent.map(({ ms }) => ms),
    share,
  );
const shown = (value: number, width: number, digits = 0): string => value.toFixed(digits).padStart(width);

console.log("lessons  turns  errors  lost  p50 ms  p99 ms  store calls a turn");
const loads: Load[] = [];
for (const students of STUDENTS) {
  const one = await load(students, PACE);
  loads.push(one);
  console.log(
    shown(students, 7) +
      shown(one.sent.length, 7) +
      shown(one.errors.length, 8) +
      shown(one.lost.length, 6) +
      shown(took(one, 0.5), 8) +
      shown(took(one, 0.99), 8) +
      shown(one.storeCalls, 20, 1),
  );
}
const [few, most] = [loads[0], loads.at(-1)];
if (few && most)
  console.log(
    `\nFrom ${few.students} to ${most.students} lessons: p50 × ${shown(took(most, 0.5) / took(few, 0.5), 0, 2)}, p99 × ${shown(took(most, 0.99) / took(few, 0.99), 0, 2)}`,
  );
const problems = loads.flatMap(({ errors, lost }) => [...errors, ...lost.map((said) => `lost: ${said}`)]);
for (const problem of problems.slice(0, 20)) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
