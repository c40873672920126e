import "../../setup.ts";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openStack } from "../../stack/hand.ts";
import { startStack, stopStack } from "../../stack/process.ts";
import { report } from "../programs.ts";
import { findBrowsers, type Start } from "./debian.ts";
import { journeysIn } from "./journeys.ts";
import { openSoundCard } from "./soundCard.ts";

/**
 * `npm run browsers`: guests and a teacher, typing and speaking, in Firefox and in WebKitGTK as Debian has them, through an
 * audio device. Pictures of each stage go into .local/browsers/. Words on the command line take only the journeys that have
 * them all in their names: `npm run browsers -- firefox zoë`.
 */
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const pictures = fileURLToPath(new URL("../../../.local/browsers/", import.meta.url));

const play = async (browsers: readonly Start[]): Promise<void> => {
  mkdirSync(pictures, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), "viva-browsers-"));
  /** What closes what has been opened, the newest last. */
  const closings = [async () => rmSync(folder, { recursive: true })];
  const failures: string[] = [];
  let tried = 0;
  try {
    const served = await startStack(join(folder, "data"));
    closings.push(() => stopStack(served));
    const stack = await openStack(served.description);
    closings.push(stack.close);
    const card = await openSoundCard();
    closings.push(card.close);
    for (const start of browsers) {
      const browser = await start(card.env);
      closings.push(browser.close);
      const scene = { browser, origin: served.description.url, pictures, stack, card };
      for (const [journey, go] of journeysIn(scene)) {
        const name = `${browser.name}: ${journey}`;
        if (!words.every((word) => name.toLowerCase().includes(word))) continue;
        tried += 1;
        const began = Date.now();
        await go().then(
          () => console.log(`${name} (${Math.round((Date.now() - began) / 1000)} s)`),
          (error: Error) => failures.push(`${name}: ${error.message}`),
        );
      }
    }
  } finally {
    for (const close of closings.reverse()) await close();
  }
  report("browsers", tried, failures);
};

const browsers = findBrowsers();
if (browsers.length > 0) await play(browsers);
