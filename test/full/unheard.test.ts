import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Browser, Page } from "playwright-core";
import { defaultSettings } from "../../domain/exercise.ts";
import { CONFIG_PATH } from "../../frontend/src/api/config.ts";
import { noSpeechToText } from "../../frontend/src/recorder/wording.ts";
import { launchBrowser } from "../journeys/browser.ts";
import { stage } from "../journeys/exercises.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { asPerson } from "../journeys/person.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";

const { exercise, answers } = stage("Set Question Role Play", "French");
const answer = answers[1];

let browser: Browser;
let stack: StackInHand;
beforeAll(async () => {
  [browser, stack] = await Promise.all([
    launchBrowser(["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]),
    openStack(),
  ]);
  // The teacher would rather have no typing.
  await stack.putExercise({ ...exercise, settings: { ...defaultSettings, isTextable: false } });
});
afterAll(async () => {
  await browser.close();
  await stack.close();
});

/** A site whose school has no recogniser. */
const withoutRecogniser = (page: Page): Promise<unknown> =>
  page.route(CONFIG_PATH, async (call) => {
    const response = await call.fetch();
    await call.fulfill({ response, json: { ...(await response.json()), speechToText: false } });
  });

/** What a browser that understands speech by itself does, as far as the page can tell: `window.asked` is what it was told. */
const understandInBrowser = (words: string): void => {
  class Recogniser extends EventTarget {
    static available = async ({ langs: [lang] }: { langs: string[] }) =>
      lang === "fr" ? "available" : "unavailable";
    lang = "";
    processLocally = false;
    start(track: MediaStreamTrack) {
      Object.assign(window, { asked: [this.lang, this.processLocally, track.kind] });
      // Nobody is understood before they have said something.
      setTimeout(() => this.#tell(false), 500);
    }
    stop() {
      this.#tell(true);
      this.dispatchEvent(new Event("end"));
    }
    abort() {
      this.dispatchEvent(new Event("end"));
    }
    #tell(isFinal: boolean) {
      const results = [{ isFinal, 0: { transcript: words, confidence: 0.9 } }];
      this.dispatchEvent(Object.assign(new Event("result"), { results }));
    }
  }
  Object.assign(window, { SpeechRecognition: Recogniser });
};

test("Gita, whose school has no recogniser, is told so and types, although her teacher would rather not", () =>
  asPerson(browser, 390, async ({ page, barriers, overflow }) => {
    await withoutRecogniser(page);
    await page.addInitScript(() => Reflect.deleteProperty(window, "SpeechRecognition"));
    const lesson = lessonPage(page);
    await lesson.open(exercise.assignment_id);
    await lesson.start("Gita");
    await page.getByText(noSpeechToText).waitFor();
    expect(await barriers()).toEqual([]);
    expect(await overflow()).toBe(0);
    await lesson.answer(answer);
    // Once they know, it is no longer in the way.
    expect(await page.getByText(noSpeechToText).count()).toBe(0);
  }));

test("Hugo's browser understands speech on the device itself, where his school has no recogniser", () =>
  asPerson(browser, 390, async ({ page }) => {
    await withoutRecogniser(page);
    await page.addInitScript(understandInBrowser, answer);
    const lesson = lessonPage(page);
    await lesson.open(exercise.assignment_id);
    await lesson.start("Hugo");
    await lesson.press("Tap to answer");
    await page.getByText(answer).waitFor();
    await lesson.press("Tap to send");
    await lesson.answered(answer);
    // Never by the browser's maker: a child's voice stays where it is.
    expect(await page.evaluate("window.asked")).toEqual(["fr", true, "audio"]);
    const row = await stack.readLesson(await lesson.uid(), exercise.assignment_id);
    expect(row?.turns[0]?.words.map(({ confidence }) => confidence)).toEqual(
      answer.split(" ").map(() => 0.9),
    );
  }));

// Shows 8.6
test("Iris says no to the microphone: she is told how to allow it, and types", () =>
  asPerson(browser, 320, async ({ page, barriers, overflow }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
    });
    const lesson = lessonPage(page);
    await lesson.open(exercise.assignment_id);
    await lesson.start("Iris");
    await lesson.press("Tap to answer");
    await page.getByRole("alert").getByText("The microphone is switched off for this page.").waitFor();
    expect(await barriers()).toEqual([]);
    expect(await overflow()).toBe(0);
    await lesson.answer(answer);
  }));
