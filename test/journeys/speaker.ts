import type { Page } from "playwright-core";
import { keys } from "../../frontend/src/guest/keys.ts";
import type { Sample } from "../speech/samples.ts";
import type { LessonPage } from "./lessonPage.ts";

/** The last two words, as they stand at the end of all that is said. */
export const endOfWords = (text: string): RegExp => {
  const last = text.split(" ").slice(-2).join(" ");
  return new RegExp(`${last.replaceAll(".", "\\.")}$`);
};

/** Speaks until the end of the sample's text stands there, whatever its words; sends nothing yet. */
export const speakUp = async (page: Page, lesson: LessonPage, { text }: Sample): Promise<void> => {
  await lesson.press("Tap to answer");
  await page.getByText("Mark is listening.").waitFor();
  // In the recorder: the same may have been said before.
  await page.getByRole("region", { name: "Answer by voice" }).getByText(endOfWords(text)).waitFor();
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
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}").path, keys.path);
