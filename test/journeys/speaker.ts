import type { Page } from "playwright-core";
import { keys } from "../../frontend/src/guest/keys.ts";
import type { Sample } from "../speech/samples.ts";
import type { LessonPage } from "./lessonPage.ts";

/** The last words, as they stand at the end of all that is said. */
const endOf = ({ words }: Sample): RegExp => {
  const last = words.slice(-2).map(({ text }) => text);
  return new RegExp(`${last.join(" ").replaceAll(".", "\\.")}$`);
};

/** Speaks until the last word stands there, and sends nothing yet. */
export const speakUp = async (page: Page, lesson: LessonPage, sample: Sample): Promise<void> => {
  await lesson.press("Tap to answer");
  await page.getByText("Mark is listening.").waitFor();
  // In the recorder: the same may have been said before.
  await page.getByRole("region", { name: "Answer by voice" }).getByText(endOf(sample)).waitFor();
};

/** Speaks, and sends it. */
export const speak = async (page: Page, lesson: LessonPage, sample: Sample): Promise<void> => {
  await speakUp(page, lesson, sample);
  await lesson.press("Tap to send");
};

/** The first words of what is said, as they stand there while the rest is still being said. */
export const beginningOf = ({ words }: Sample, count = 3): string =>
  words
    .slice(0, count)
    .map(({ text }) => text)
    .join(" ");

/** The way that this browser's speech took last. */
export const pathTaken = (page: Page): Promise<string> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}").path, keys.ears);
