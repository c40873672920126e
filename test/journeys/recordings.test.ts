import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Page } from "playwright-core";
import type { Language } from "../../domain/exercise.ts";
import { CONFIDENCE_RED_BELOW } from "../../domain/limits.ts";
import { fileOf, samples } from "../speech/samples.ts";
import type { Measured } from "../speech/scripted.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { launchBrowser } from "./browser.ts";
import { stage } from "./exercises.ts";
import { lessonPage } from "./lessonPage.ts";
import { asPerson } from "./person.ts";

let hand: StackInHand;
beforeAll(async () => {
  hand = await openStack();
});
afterAll(() => hand.close());

/** Lets a browser record as it hears, whatever the page asks it to do to the sound. */
const recordAsHeard = (page: Page) =>
  page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
    mediaDevices.getUserMedia = () => ask({ audio });
  });

/** Who says what, and how alike what arrives has to be to it: the waves themselves, where the browser leaves them alone. */
const spoken: [Language, string, { isProcessed: boolean; atLeast: Partial<Measured> }][] = [
  ["French", "fr-2", { isProcessed: true, atLeast: { envelope: 0.7 } }],
  ["Spanish", "es-3", { isProcessed: true, atLeast: { envelope: 0.7 } }],
  ["German", "de-2", { isProcessed: false, atLeast: { envelope: 0.9, waveform: 0.9 } }],
];

describe.each(spoken)("%s", (language, name, { isProcessed, atLeast }) => {
  const sample = samples().find((one) => one.name === name);
  if (!sample) throw new Error(`There is no sample ${name}.`);
  test("what a student says before the microphone is what arrives, and what is understood is kept word by word", async () => {
    const { exercise } = stage("Set Question Role Play", language);
    await hand.putExercise(exercise);
    const browser = await launchBrowser([
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-audio-capture=${fileOf(name)}%noloop`,
    ]);
    try {
      await asPerson(browser, 390, async ({ page }) => {
        if (!isProcessed) await recordAsHeard(page);
        const lesson = lessonPage(page);
        await lesson.open(exercise.assignment_id);
        await lesson.start("Amira");
        await lesson.press("Tap to answer");
        await page.getByText("Finished? Tap to send, or just go on.").waitFor();
        await lesson.press("Tap to send");
        await lesson.answered(sample.text);
        const row = await hand.readLesson(await lesson.uid(), exercise.assignment_id);
        const confidences = row?.turns[0]?.words.map(({ confidence }) => confidence);
        expect(confidences).toEqual(sample.words.map(({ confidence }) => confidence));
        expect(confidences?.some((confidence) => confidence < CONFIDENCE_RED_BELOW)).toBe(true);
      });
      const measured = (await hand.measured()).find((one) => one.name === name);
      expect(measured?.envelope).toBeGreaterThan(atLeast.envelope ?? 0);
      expect(measured?.waveform).toBeGreaterThan(atLeast.waveform ?? 0);
    } finally {
      await browser.close();
    }
  });
});
