import { spawnSync } from "node:child_process";

/** `npm run third-party`: every check against programs that others wrote, one after the other; fails if one of them fails. */
const CHECKS: readonly string[] = [
  "third-party:template",
  "third-party:services",
  "third-party:models",
  "third-party:api",
  "third-party:grammar",
  "browsers",
];

const failed = CHECKS.filter((check) => {
  console.log(`\n# ${check}`);
  return spawnSync("npm", ["run", "--silent", check], { stdio: "inherit" }).status !== 0;
});
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(", ")}`);
  process.exitCode = 1;
}
