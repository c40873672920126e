import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Browser } from "playwright-core";
import { plainWords } from "../../domain/sameWords.ts";
import { stage } from "../journeys/exercises.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { launchSpeaker, sampleCalled } from "../journeys/microphone.ts";
import { asPerson } from "../journeys/person.ts";
import { speak, speakUp } from "../journeys/speaker.ts";
import { playSpeaker, type Speaker } from "../journeys/speakerLesson.ts";
import { answersSent } from "../journeys/traffic.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { leftovers } from "../stack/leftovers.ts";

let stack: StackInHand;
let browser: Browser | undefined;
beforeAll(async () => {
  stack = await openStack();
});
afterAll(async () => {
  const left = await leftovers(stack, "transcription/");
  await stack.close();
  expect(left).toEqual([]);
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

describe.each<Speaker>([
  { who: "Sofía", language: "Spanish", says: "es-3", width: 1280, alike: { envelope: 0.7, waveform: 0 } },
  { who: "Jonas", language: "German", says: "de-2", width: 390, alike: { envelope: 0.9, waveform: 0.9 } },
])("$language", (speaker) => {
  saying(speaker.says);
  test(`${speaker.who} speaks, hears Mark at once, and sees how clear the words were`, () =>
    playSpeaker(stack, theBrowser(), speaker));
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
      expect(shown).toMatchObject({
        "read differently": "Paris (“Lyon”)",
        "left out": "matin",
        added: "au",
      });
      expect(sent.map(({ place }) => place?.isGuess)).toEqual([undefined]); // A reading is never guessed at.
      expect(await barriers()).toEqual([]);
      expect(await overflow()).toBe(0);
    });
  });
});
