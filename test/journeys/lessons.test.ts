import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Browser } from "playwright-core";
import { activityNames, languages } from "../../domain/exercise.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { launchBrowser } from "./browser.ts";
import { playWholeLesson } from "./wholeLesson.ts";

const widths = [320, 390, 1280];

/** Every language meets every activity once, every activity every width, every language every width. */
const pairs = languages.flatMap((language, row) =>
  activityNames.map((activity, column) => ({ language, activity, width: widths[(row + column) % 3] ?? 390 })),
);

let browser: Browser;
let stack: StackInHand;
beforeAll(async () => {
  [browser, stack] = await Promise.all([launchBrowser(), openStack()]);
});
afterAll(async () => {
  await browser.close();
  await stack.close();
});

test("the pairs are all there", () => {
  const met = (one: keyof (typeof pairs)[0], other: keyof (typeof pairs)[0]) =>
    new Set(pairs.map((pair) => `${pair[one]} ${pair[other]}`)).size;
  expect([met("language", "activity"), met("activity", "width"), met("language", "width")]).toEqual([
    15, 15, 9,
  ]);
});

test.each(pairs)("a guest at $width px does a $activity in $language, from link to Restart", async (pair) => {
  await playWholeLesson(browser, stack, pair.activity, pair.language, pair.width);
});
