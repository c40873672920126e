import { expect } from "@jest/globals";
import type { Browser } from "playwright-core";
import type { Language } from "../../domain/exercise.ts";
import { pronunciationStars } from "../../domain/grading.ts";
import type { Measured } from "../speech/scripted.ts";
import type { StackInHand } from "../stack/hand.ts";
import { countSounds, holdEnds } from "./aloud.ts";
import { stage } from "./exercises.ts";
import { lessonPage } from "./lessonPage.ts";
import { askedOfMicrophone, recordAsHeard, sampleCalled } from "./microphone.ts";
import { asPerson } from "./person.ts";
import { beginningOf } from "./speaker.ts";
import { answersSent } from "./traffic.ts";

/** Who says what, in how wide a window, and how alike to it what arrives has to be: the waves only where they are left alone. */
export type Speaker = {
  who: string;
  language: Language;
  /** The recording before the microphone of the browser. */
  says: string;
  width: number;
  alike: { envelope: number; waveform: number };
};

/**
 * Somebody gives one answer by voice: reads the words while they are said, sends them, hears Mark at once, and sees in the end
 * how clear they were. What arrived at the recogniser is what was spoken.
 */
export const playSpeaker = async (
  stack: StackInHand,
  browser: Browser,
  { who, language, says, width, alike }: Speaker,
): Promise<void> => {
  const sample = sampleCalled(says);
  const { exercise } = stage("Set Question Role Play", language);
  const { assignment_id: assignmentId } = exercise;
  await stack.putExercise(exercise);
  const before = (await stack.measured()).length;
  await asPerson(browser, width, async ({ page, barriers, overflow }) => {
    if (alike.waveform > 0) await recordAsHeard(page);
    const asked = await askedOfMicrophone(page);
    await page.clock.install();
    const [sent, sounds, letEnd] = [answersSent(page), await countSounds(page), await holdEnds(page)];
    const lesson = lessonPage(page);
    await lesson.open(assignmentId);
    await lesson.start(who);

    await lesson.press("Tap to answer");
    await page.getByText(beginningOf(sample)).waitFor();
    expect(await barriers()).toEqual([]);
    expect(await overflow()).toBe(0);
    await page.getByText(sample.text, { exact: true }).waitFor();
    expect(asked).toEqual([expect.objectContaining({ noiseSuppression: true, echoCancellation: true })]);
    expect(sent).toEqual([]); // Nothing is sent before they say so.
    await Promise.all([sounds.next(), lesson.press("Tap to send")]); // The answer has not ended yet.
    await letEnd();
    await lesson.answered(sample.text);
    const row = await stack.readLesson(await lesson.uid(), assignmentId);
    expect(row?.turns.map(({ said }) => said)).toEqual([sample.text]);
    const confidences = sample.words.map(({ confidence }) => confidence);
    expect(row?.turns[0]?.words.map(({ confidence }) => confidence)).toEqual(confidences);

    await page.clock.fastForward(60_000);
    await lesson.end();
    const rating = page.locator(".rating").filter({ hasText: "Pronunciation" });
    expect(await rating.innerText()).toContain(`${pronunciationStars(confidences)} of 5`);
    expect(await page.getByText("not assessed").count()).toBe(0);
    expect(await barriers()).toEqual([]);
    expect(await overflow()).toBe(0);
  });
  const heard: Measured[] = (await stack.measured()).slice(before).filter(({ name }) => name === says);
  expect(heard).toHaveLength(1);
  expect(heard[0]?.envelope).toBeGreaterThanOrEqual(alike.envelope);
  expect(heard[0]?.waveform).toBeGreaterThanOrEqual(alike.waveform);
};
