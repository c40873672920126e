// A jest sequencer: the suites that take minutes begin first, so that no core is idle at the end while one of them still
// runs. By itself jest goes by how long a suite took the last time, and on a clean checkout, with no last time, by file size.
import { basename } from "node:path";
import Sequencer from "@jest/test-sequencer";

const LONG = ["faultMatrix", "fuzz", "lessons", "thousandTurns", "extremes", "killed"].map(
  (name) => `${name}.test.ts`,
);
const isLong = ({ path }) => LONG.includes(basename(path));

// biome-ignore lint/style/noDefaultExport: jest takes a sequencer from the default export
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
