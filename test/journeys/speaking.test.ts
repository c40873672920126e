import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Browser } from "playwright-core";
import { pronunciationStars } from "../../domain/grading.ts";
import { plainWords } from "../../domain/same-words.ts";
import type { Measured } from "../speech/scripted.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { countSounds, holdEnds } from "./aloud.ts";
import { stage } from "./exercises.ts";
import { lessonPage } from "./lessonPage.ts";
import { launchSpeaker, recordAsHeard, sampleCalled } from "./microphone.ts";
import { asPerson } from "./person.ts";
import { beginningOf, speak, speakUp } from "./speaker.ts";
import { answersSent } from "./traffic.ts";

let stack: StackInHand;
let browser: Browser | undefined;
beforeAll(async () => {
  stack = await openStack();
});
afterAll(async () => {
  expect(await stack.traces("transcription/")).toEqual([]);
  await stack.close();
});

/** Starts a browser of its own for the tests around it, before whose microphone one thing is said. */
const saying = (name: string) => {
  beforeAll(async () => {
    browser = await launchSpeaker(sampleCalled(name));
  });
  afterAll(() => browser?.close());
  return sampleCalled(name);
};
const theBrowser = (): Browser => {
  if (!browser) throw new Error("The browser starts when the first test begins.");
  return browser;
};

/** Who says what, in how wide a window, and how alike to it what arrives has to be: the waves only where they are left alone. */
const speakers = [
  { who: "Amira", language: "French", says: "fr-2", width: 390, alike: { envelope: 0.7, waveform: 0 } },
  { who: "Sofía", language: "Spanish", says: "es-3", width: 1280, alike: { envelope: 0.7, waveform: 0 } },
  { who: "Jonas", language: "German", says: "de-2", width: 390, alike: { envelope: 0.9, waveform: 0.9 } },
] as const;

describe.each(speakers)("$language", ({ who, language, says, width, alike }) => {
  const sample = saying(says);
  test(`${who} reads the words while they are said, sends them, hears Mark at once, and sees how clear they were`, async () => {
    const { exercise } = stage("Set Question Role Play", language);
    const { assignment_id: assignmentId } = exercise;
    await stack.putExercise(exercise);
    const before = (await stack.measured()).length;
    await asPerson(theBrowser(), width, async ({ page, barriers, overflow }) => {
      if (alike.waveform > 0) await recordAsHeard(page);
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
      const stars = page
        .getByRole("definition")
        .filter({ hasText: `${pronunciationStars(confidences)} of 5` });
      await page.getByText("Pronunciation").locator("..").and(page.locator(":has(dd)")).waitFor();
      expect(await stars.count()).toBeGreaterThan(0);
      expect(await page.getByText("not assessed").count()).toBe(0);
      expect(await barriers()).toEqual([]);
      expect(await overflow()).toBe(0);
    });
    const heard: Measured[] = (await stack.measured()).slice(before).filter(({ name }) => name === says);
    expect(heard).toHaveLength(1);
    expect(heard[0]?.envelope).toBeGreaterThanOrEqual(alike.envelope);
    expect(heard[0]?.waveform).toBeGreaterThanOrEqual(alike.waveform);
  });
});

describe("in one lesson", () => {
  const sample = saying("fr-2");
  test("Gita sees what was hard to understand and puts it right: the answer is replaced, and graded as she meant it", async () => {
    const { exercise } = stage("Set Question Role Play", "French");
    await stack.putExercise(exercise);
    await asPerson(theBrowser(), 390, async ({ page, barriers }) => {
      const meant = sample.text.replace("télé", "radio");
      const sent = answersSent(page);
      const lesson = lessonPage(page);
      await lesson.open(exercise.assignment_id);
      await lesson.start("Gita");
      await speak(page, lesson, sample);
      await lesson.answered(sample.text);
      await lesson.conversation.getByText(/^Underlined: hard to understand/).waitFor();
      // Mark has begun to think before the last word was final, under the same key.
      const [guess, counted] = sent.map(({ place }) => place);
      expect([guess?.isGuess, counted?.isGuess, counted?.key]).toEqual([true, undefined, guess?.key]);

      await lesson.press("Is this what you said?");
      await page.getByRole("textbox", { name: "What did you say?" }).fill(meant);
      expect(await barriers()).toEqual([]);
      await lesson.press("Send this");
      await lesson.answered(meant);
      await lesson.conversation.getByText(/^Corrected by you/).waitFor();
      expect(await lesson.count(sample.text)).toBe(1); // As what was heard.
      const row = await stack.readLesson(await lesson.uid(), exercise.assignment_id);
      expect(row?.turns.map(({ said, heard }) => [said, heard])).toEqual([[meant, sample.text]]);
      expect(row?.turns[0]?.words.flatMap(({ text }) => plainWords(text))).not.toContain("télé");
    });
  });
});

describe("reading aloud", () => {
  const sample = saying("fr-passage");
  test("Rosa, who reads a passage aloud, is shown what she read differently, left out and added, each in its place", async () => {
    const { exercise } = stage("Read Along Passage", "French");
    // She reads "… à Lyon. Le samedi, je joue au tennis avec mon frère."
    const passage = "Je m'appelle Lucie et j'habite à Paris. Le samedi matin, je joue tennis avec mon frère.";
    await stack.putExercise({ ...exercise, context_0: passage });
    await asPerson(theBrowser(), 1280, async ({ page, barriers, overflow }) => {
      const sent = answersSent(page);
      const lesson = lessonPage(page);
      await lesson.open(exercise.assignment_id);
      await lesson.start("Rosa");
      await speakUp(page, lesson, sample);
      await lesson.press("Tap to send");
      const slips = lesson.conversation.getByRole("definition");
      await slips.first().waitFor();
      const shown = Object.fromEntries(
        await lesson.conversation
          .getByRole("term")
          .evaluateAll((terms) =>
            terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]),
          ),
      );
      expect(shown).toMatchObject({ "read differently": "Paris → Lyon", "left out": "matin", added: "au" });
      expect(sent.map(({ place }) => place?.isGuess)).toEqual([undefined]); // A reading is never guessed at.
      expect(await barriers()).toEqual([]);
      expect(await overflow()).toBe(0);
    });
  });
});
