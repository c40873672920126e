import { afterAll, expect, test } from "@jest/globals";
import type { Page } from "playwright-core";
import { api } from "../../domain/api.ts";
import { countSounds, holdEnds, type Sounds } from "../journeys/aloud.ts";
import { sampleCalled } from "../journeys/microphone.ts";
import { speakUp } from "../journeys/speaker.ts";
import { answersSent } from "../journeys/traffic.ts";
import { scriptedRecogniser } from "../speech/scripted.ts";
import { echoingModel, echoOf } from "./echo.ts";
import { setHearing } from "./hearing.ts";
import { inMood, type Mood } from "./moods.ts";

const sample = sampleCalled("fr-2");
const mood: Mood = {};
const { model, close } = await echoingModel();
afterAll(close);
const hearing = setHearing(sample, {
  recogniser: inMood(scriptedRecogniser(), mood),
  languageModel: model,
});

let sounds: Sounds | undefined;
let letEnd: (() => Promise<void>) | undefined;
const prepare = async (page: Page) => {
  [sounds, letEnd] = [await countSounds(page), await holdEnds(page)];
};

/** Lets Mark's voice never come to a sentence. */
const keepSilent = (page: Page, sentence: string) =>
  page.route(
    ({ pathname }) => pathname === api.speak.path,
    (call) => (call.request().postData()?.includes(sentence) ? undefined : call.fallback()),
  );

test("Petra's last words are as they were guessed: Mark answers them aloud before her turn is stored, and it counts once", async () => {
  mood.mistakesLast = "amusant"; // The full stop comes last.
  const guessed = sample.text.replace(".", "");
  await hearing.as(
    "Petra",
    async ({ page, lesson, assignmentId }) => {
      const sent = answersSent(page);
      await speakUp(page, lesson, { ...sample, text: guessed });
      await Promise.all([sounds?.next(), lesson.press("Tap to send")]); // The turn has not ended yet.
      expect(sent.map((body) => [body.place?.isGuess, "text" in body && body.text])).toEqual([
        [true, guessed],
        [undefined, sample.text],
      ]);
      await letEnd?.();
      await lesson.answered(sample.text);
      const row = await hearing.hand.readLesson(await lesson.uid(), assignmentId);
      expect(row?.turns.map(({ said }) => said)).toEqual([sample.text]);
      expect(row?.turns[0]?.message).toContain(echoOf("amusant"));
    },
    { before: prepare },
  );
});

test("Quentin's last word turns out another than was guessed: that answer of Mark's is never seen, heard or kept", async () => {
  mood.mistakesLast = "fatigant.";
  const guessed = sample.text.replace("amusant", "fatigant");
  await hearing.as(
    "Quentin",
    async ({ page, lesson, assignmentId }) => {
      const sent = answersSent(page);
      await keepSilent(page, "fatigant"); // Were it waited for, nothing else would be heard.
      await speakUp(page, lesson, { ...sample, text: guessed });
      await Promise.all([sounds?.next(), lesson.press("Tap to send")]);
      expect(await lesson.conversation.innerText()).not.toContain("fatigant");
      await letEnd?.();
      await lesson.answered(sample.text);
      const [guess, counted] = sent.map(({ place, ...body }) => ({ ...place, ...body }));
      expect(guess).toMatchObject({ isGuess: true, text: guessed });
      expect(counted).toMatchObject({ key: guess?.key, text: sample.text });
      expect(await lesson.conversation.innerText()).not.toContain("fatigant");
      const row = await hearing.hand.readLesson(await lesson.uid(), assignmentId);
      expect(row?.turns.map(({ said }) => said)).toEqual([sample.text]);
      expect(row?.turns[0]?.message).toContain(echoOf("amusant"));
    },
    { before: prepare },
  );
});
