// A jest reporter: leaves how many tests passed and failed in the folder that VIVA_TEST_COUNTS names, if it names one.
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

// biome-ignore lint/style/noDefaultExport: jest takes a reporter from the default export
export default class Counts {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    const folder = process.env.VIVA_TEST_COUNTS;
    if (!folder) return;
    const counts = { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(counts));
  }
}
