import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Browser } from "playwright-core";
import { chance } from "../api/generate.ts";
import { launchBrowser } from "../journeys/browser.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { asPerson } from "../journeys/person.ts";
import { befall, unansweredCall } from "../journeys/traffic.ts";
import { openStack } from "../stack/hand.ts";
import { killStack, startStack, stopStack } from "../stack/process.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const answers = [
  "Samedi, je suis allé au cinéma avec mes amis.",
  "J'ai passé le week-end avec ma sœur parce qu'elle habite à Lyon.",
  "J'ai mangé une pizza avec de la salade.",
  "C'était génial parce que j'ai vu mes amis.",
  "Le week-end prochain, je vais jouer au foot.",
];

test("Ana's lesson survives a power cut at some moment of each of five answers: nothing is lost, and each counts once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "viva-killed-"));
  const dataDir = join(folder, "data");
  const dice = chance(7);
  let stack = await startStack(dataDir);
  const origin = stack.description.url;
  const port = Number(new URL(origin).port);
  try {
    await asPerson(
      browser,
      390,
      async ({ page }) => {
        const lesson = lessonPage(page);
        await lesson.open("5368");
        await Promise.all([page.waitForResponse("**/api/hint"), lesson.start()]);
        for (const [place, answer] of answers.entries()) {
          await befall(page, "takeTurn", async (call) => {
            // The browser hears no more of it; how far the server gets is left to chance.
            call.fetch().catch(() => undefined);
            await wait(dice.below(60));
            await killStack(stack);
            await call.abort("connectionreset");
          });
          await lesson.send(answer);
          await lesson.problem.getByText("We can't reach Viva.").waitFor();
          stack = await startStack(dataDir, port);
          await page.reload();
          await lesson.press("Continue");
          await lesson.box.or(page.getByText("That was Mark's last question.")).first().waitFor();
          // What had not arrived goes by itself.
          await lesson.lines(place + 2);
          for (const said of answers.slice(0, place + 1)) expect(await lesson.count(said)).toBe(1);
        }
        const uid = await lesson.uid();
        await lesson.end();
        const hand = await openStack(stack.description);
        const [row, ...others] = await hand.listResults("5368");
        await hand.close();
        expect(others).toEqual([]);
        expect(row?.uid).toBe(uid);
        expect(row?.conversation.turns.map(({ said }) => said)).toEqual(answers);
      },
      { origin, expected: answers.map(() => unansweredCall("takeTurn")), tolerated: /config\.json/ },
    );
  } finally {
    await stopStack(stack);
    rmSync(folder, { recursive: true });
  }
}, 300_000);
