// A jest reporter: names the tests that passed only when tried again (see again.ts), and leaves how many passed and failed, and
// how long each suite took, in the folder that VIVA_TEST_COUNTS names, if it names one.
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";

// biome-ignore lint/style/noDefaultExport: jest takes a reporter from the default export
export default class Counts {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
    for (const { testResults: tests, testFilePath } of testResults)
      for (const { status, invocations, fullName } of tests)
        if (status === "passed" && invocations > 1)
          console.log(`At the second try: ${fullName} (${testFilePath})`);
    const folder = process.env.VIVA_TEST_COUNTS;
    if (!folder) return;
    const suites = testResults.map(({ testFilePath, displayName, perfStats: { start, end } }) => ({
      name: `${displayName?.name}: ${relative(process.cwd(), testFilePath)}`,
      seconds: (end - start) / 1000,
    }));
    const counts = { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, suites };
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(counts));
  }
}
