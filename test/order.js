// A jest sequencer: the suites that take longest begin first, so that no core is idle at the end while one of them still runs. By
// itself jest goes by how long a suite took the last time, and on a clean checkout, with no last time, by the size of its file.
import { relative } from "node:path";
import Sequencer from "@jest/test-sequencer";

const LONGEST = [
  "full/faultMatrix",
  "full/fuzz",
  "full/lessons",
  "full/thousandTurns",
  "full/extremes",
  "full/killed",
  "lambdas/embedded/marking",
  "lambdas/embedded/german",
  "journeys/members",
  "journeys/wizard",
  "journeys/results",
  "api/fuzz",
  "lambdas/embedded/building",
  "lambdas/embedded/spanish",
  "lambdas/embedded/french",
].map((suite) => `test/${suite}.test.ts`);
const isLong = ({ path }) => LONGEST.includes(relative(process.cwd(), path));

// biome-ignore lint/style/noDefaultExport: jest takes a sequencer from the default export
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
