import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Browser } from "playwright-core";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { leftovers } from "../stack/leftovers.ts";
import { launchSpeaker, sampleCalled } from "./microphone.ts";
import { playSpeaker } from "./speakerLesson.ts";

let stack: StackInHand;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([openStack(), launchSpeaker(sampleCalled("fr-2"))]);
});
afterAll(async () => {
  await browser.close();
  const left = await leftovers(stack, "transcription/");
  await stack.close();
  expect(left).toEqual([]);
});

// Shows 2.35, 5.8, 9.8
test("Amira reads her French words while she says them, sends them, hears Mark at once, and sees how clear they were", () =>
  playSpeaker(stack, browser, {
    who: "Amira",
    language: "French",
    says: "fr-2",
    width: 390,
    alike: { envelope: 0.7, waveform: 0 },
  }));
