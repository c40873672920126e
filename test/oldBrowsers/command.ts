import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { targets } from "../../frontend/build/targets.ts";
import { launchBrowser } from "../journeys/browser.ts";
import { asPerson } from "../journeys/person.ts";
import { startStack, stopStack } from "../stack/process.ts";
import { newerInSite } from "./bundle.ts";
import { apis, lacking } from "./features.ts";
import { remove } from "./removed.ts";
import { walks } from "./walks.ts";

/**
 * `npm run old-browsers`: searches the built pages for what the oldest browsers lack, then plays them in today's Chromium
 * once for each of those browsers (or for those named on the command line), without anything that it lacks. Syntax and
 * layout can't be tried like this.
 */
const named = process.argv.slice(2);
const played = targets.filter((target) => named.length === 0 || named.includes(target));
const failures: string[] = newerInSite(fileURLToPath(new URL("../../dist/site/", import.meta.url))).map(
  ({ file, what }) => `${file} asks for ${what}`,
);
const folder = mkdtempSync(join(tmpdir(), "viva-old-browsers-"));
const stack = await startStack(join(folder, "data"));
const browser = await launchBrowser();
try {
  for (const target of played)
    for (const [name, walk] of Object.entries(walks))
      await asPerson(
        browser,
        390,
        async ({ page }) => {
          await page.addInitScript(remove, lacking(target, apis));
          await walk(page);
        },
        { origin: stack.description.url },
      ).then(
        () => console.log(`${target}: ${name} played`),
        (error) => failures.push(`${target}, ${name}: ${error.message}`),
      );
} finally {
  await browser.close();
  await stopStack(stack);
  rmSync(folder, { recursive: true });
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
