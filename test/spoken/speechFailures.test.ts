import { expect, test } from "@jest/globals";
import type { Page, Route } from "playwright-core";
import { api } from "../../domain/api.ts";
import { defaultSettings } from "../../domain/exercise.ts";
import { hearingTexts } from "../../domain/hearingTexts.ts";
import { lessonPage } from "../journeys/lessonPage.ts";
import { sampleCalled } from "../journeys/microphone.ts";
import { beginningOf, speak, speakUp } from "../journeys/speaker.ts";
import { answersSent, befall, brokenOff, refusedCall } from "../journeys/traffic.ts";
import { scriptedRecogniser } from "../speech/scripted.ts";
import { type Speaking, setHearing } from "./hearing.ts";
import { inMood, type Mood } from "./moods.ts";

const sample = sampleCalled("fr-2");
const mood: Mood = {};
const hearing = setHearing(sample, { recogniser: inMood(scriptedRecogniser(), mood) });

/** What the server keeps of this person's answers. */
const keptOf = async ({ lesson, assignmentId }: Speaking): Promise<string[]> => {
  const row = await hearing.hand.readLesson(await lesson.uid(), assignmentId);
  return row?.turns.map(({ said }) => said) ?? [];
};
/** Nothing is in anybody's way on this page, and nothing of it lies beside the window. */
const expectOpen = async ({ barriers, overflow }: Speaking) => {
  expect(await barriers()).toEqual([]);
  expect(await overflow()).toBe(0);
};

// Shows 4.14
test("Dev discards by Escape, then by the button: nothing is sent, and the microphone is closed", () =>
  hearing.as(
    "Dev",
    async ({ page, lesson }) => {
      const sent = answersSent(page);
      const button = page.getByRole("button", { name: "Tap to answer" });
      await button.press("Space");
      await page.getByText(beginningOf(sample)).waitFor();
      await page.keyboard.press("Escape");
      await button.waitFor();
      await button.press("Enter");
      await page.getByText(beginningOf(sample)).waitFor();
      await lesson.press("Pause");
      await page.getByRole("paragraph").getByText("Paused. Nothing is recorded.").waitFor();
      await lesson.press("Discard");
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(sent).toEqual([]);
    },
    { width: 1280 },
  ));

/** Lets the test take this page's microphone away, as a call or another app would. */
const exposeMicrophone = (page: Page) =>
  page.evaluate(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    const taken = { suspend: async () => {}, end: () => {} };
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        taken.suspend = () => this.suspend();
      }
    };
    mediaDevices.getUserMedia = async (wishes) => {
      const stream = await ask(wishes);
      taken.end = () => stream.getAudioTracks()[0]?.stop();
      return stream;
    };
    Object.assign(window, { taken });
  });
/** Takes it away in one of those ways. */
const takeMicrophone = (page: Page, way: "suspend" | "end") =>
  page.evaluate((name) => Reflect.get(Reflect.get(window, "taken"), name)(), way);

test("Gus, whose microphone is taken away twice, is told so, goes on, and loses nothing of what he said", () =>
  hearing.as("Gus", async (gus) => {
    const { page, lesson } = gus;
    const sent = answersSent(page);
    await exposeMicrophone(page);
    await lesson.press("Tap to answer");
    await page.getByText(beginningOf(sample)).waitFor();
    const notice = page.getByRole("paragraph").getByText("Your microphone was interrupted.");
    for (const way of ["suspend", "end"] as const) {
      await takeMicrophone(page, way);
      await notice.waitFor();
      await expectOpen(gus);
      await page.getByText(beginningOf(sample)).waitFor();
      expect(sent).toEqual([]);
      if (way === "end") break;
      await lesson.press("Go on");
      await page.getByText("Mark is listening.").waitFor();
    }
    await lesson.press("Discard");
    await page.getByRole("button", { name: "Tap to answer" }).waitFor();
  }));

// Shows 2.35
test("Elif tests her microphone: she hears herself, sees what was understood and which way it went", () =>
  hearing.as("Elif", async (elif) => {
    const { page, lesson } = elif;
    const sent = answersSent(page);
    await lesson.press("Test microphone");
    const sheet = page.getByRole("dialog", { name: "Test your microphone" });
    await sheet.getByRole("button", { name: "Tap and read" }).click();
    await sheet.getByText(sample.text, { exact: true }).waitFor();
    await sheet.getByRole("button", { name: "Tap when done" }).click();
    await sheet.getByText("hard to understand").waitFor();
    await sheet.getByText("From here your speech goes straight through this site.").waitFor();
    const seconds = await sheet.locator("audio").evaluate((audio: HTMLAudioElement) => audio.duration);
    expect(seconds).toBeGreaterThan((sample.words.at(-1)?.to ?? 0) / 1000);
    await expectOpen(elif);
    await sheet.getByRole("button", { name: "Done" }).click();
    expect(sent).toEqual([]);
  }));

test("Fatou, whose connection is gone when she has spoken, need not speak again: her recording goes by itself when it is back", () =>
  hearing.as(
    "Fatou",
    async (fatou) => {
      const { page, lesson } = fatou;
      await speakUp(page, lesson, sample);
      await page.context().setOffline(true);
      await lesson.press("Tap to send");
      await page
        .getByText("We can't reach Viva. Your recording is kept and goes when the line is back.")
        .waitFor();
      await expectOpen(fatou);
      await page.context().setOffline(false);
      await lesson.lines(2);
      expect(await lesson.count(sample.text)).toBe(1);
      expect(await keptOf(fatou)).toEqual([sample.text]);
    },
    { width: 320, tolerated: /WebSocket connection|Failed to load resource/ },
  ));

test("Goran's connection goes while he speaks, and comes back before he has finished: not a word is lost", () =>
  hearing.as(
    "Goran",
    async (goran) => {
      const { page, lesson } = goran;
      await lesson.press("Tap to answer");
      await page.getByText(beginningOf(sample)).waitFor();
      // Whoever has moved between two rooms: the stream is dead, and the next calls fail, too.
      await page.context().setOffline(true);
      Object.assign(hearing.network, { site: "refused", direct: "refused" });
      await page.getByText("Finished?").waitFor();
      Object.assign(hearing.network, { site: "open", direct: "open" });
      await page.context().setOffline(false);
      await lesson.press("Tap to send");
      await lesson.answered(sample.text);
      expect(await keptOf(goran)).toEqual([sample.text]);
    },
    { tolerated: /WebSocket connection|Failed to load resource/ },
  ));

/** The browser's sound hangs, the first times that it is asked for: an open microphone gives nothing, not even silence. */
const hang = (page: Page, times: number) =>
  page.addInitScript((most) => {
    let count = 0;
    const resume = AudioContext.prototype.resume;
    AudioContext.prototype.resume = function () {
      count += 1;
      return count > most ? resume.call(this) : this.suspend();
    };
  }, times);

test("Olga, whose microphone hangs when it is opened, notices nothing of it: it is opened anew", () =>
  hearing.as(
    "Olga",
    async ({ page, lesson }) => {
      await speak(page, lesson, sample);
      await lesson.answered(sample.text);
    },
    { before: (page) => hang(page, 1) },
  ));

test("Otto, whose microphone never gives any sound, is told so, and types", () =>
  hearing.as(
    "Otto",
    async (otto) => {
      const { page, lesson } = otto;
      await lesson.press("Tap to answer");
      await page.getByRole("alert").getByText("Your microphone gives no sound.").waitFor();
      await expectOpen(otto);
      await lesson.answer(sample.text);
      expect(await keptOf(otto)).toEqual([sample.text]);
    },
    { before: (page) => hang(page, 99) },
  ));

// Shows 5.6
test("Gwen mumbles: she is told that nothing was understood, in the spec's words, and says it again", async () => {
  mood.isDeaf = true;
  await hearing.as("Gwen", async (gwen) => {
    const { page, lesson } = gwen;
    await lesson.press("Tap to answer");
    await page.getByText("Finished?").waitFor();
    await lesson.press("Tap to send");
    await page.getByText(hearingTexts.unintelligible).waitFor();
    await expectOpen(gwen);
    expect(await keptOf(gwen)).toEqual([]);
    mood.isDeaf = false;
    await lesson.press("Send again");
    await lesson.answered(sample.text);
    expect(await keptOf(gwen)).toEqual([sample.text]);
  });
});

test("Hana meets a recogniser that says nothing: her recording is kept, and understood when she sends it again", async () => {
  mood.isSilent = true;
  await hearing.as(
    "Hana",
    async (hana) => {
      const { page, lesson } = hana;
      await lesson.press("Tap to answer");
      await page.getByText("Finished?").waitFor();
      await lesson.press("Tap to send");
      await page
        .getByRole("alert")
        .getByText("Speech recognition isn't answering.")
        .waitFor({ timeout: 50_000 });
      await expectOpen(hana);
      await lesson.box.waitFor(); // Typing is offered although her teacher would rather not.
      mood.isSilent = false;
      await lesson.press("Send again");
      await lesson.answered(sample.text);
      expect(await keptOf(hana)).toEqual([sample.text]);
    },
    {
      tolerated: new RegExp(refusedCall("transcribePiece", 503).source),
      changes: { settings: { ...defaultSettings, isTextable: false } },
    },
  );
}, 120_000);

// Shows 8.6
test("Ivo has no microphone: he is told so, and types, although his teacher would rather not", () =>
  hearing.as(
    "Ivo",
    async (ivo) => {
      const { page, lesson } = ivo;
      await lesson.press("Tap to answer");
      await page.getByRole("alert").getByText("No microphone was found.").waitFor();
      await expectOpen(ivo);
      await lesson.answer(sample.text);
      expect(await keptOf(ivo)).toEqual([sample.text]);
    },
    {
      width: 320,
      changes: { settings: { ...defaultSettings, isTextable: false } },
      before: (page) =>
        page.addInitScript(() => {
          navigator.mediaDevices.getUserMedia = () =>
            Promise.reject(new DOMException("Requested device not found", "NotFoundError"));
        }),
    },
  ));

test("Juan's answer comes back through a proxy that keeps it until it is whole: all of it is there, and counts once", () =>
  hearing.as(
    "Juan",
    async (juan) => {
      await speak(juan.page, juan.lesson, sample);
      await juan.lesson.answered(sample.text);
      expect(await keptOf(juan)).toEqual([sample.text]);
    },
    {
      before: (page) =>
        page.addInitScript((path) => {
          const ask = window.fetch;
          window.fetch = async (address, init) => {
            const response = await ask(address, init);
            return address === path ? new Response(await response.text(), response) : response;
          };
        }, api.takeTurn.path),
    },
  ));

// Shows 4.12, 9.1
test("Kofi goes on for 20 seconds: what he has said is sent by itself", () =>
  hearing.as("Kofi", async (kofi) => {
    const { page, lesson } = kofi;
    await speakUp(page, lesson, sample);
    await page.getByText("Time to finish").waitFor();
    await expectOpen(kofi);
    await lesson.answered(sample.text);
    expect(await keptOf(kofi)).toEqual([sample.text]);
  }));

test("Lou closes the tab while her words are being made out: the lesson goes on later, and nothing half is kept", () =>
  hearing.as("Lou", async (lou) => {
    const { page, lesson, assignmentId } = lou;
    const uid = await lesson.uid();
    mood.isSilent = true;
    await lesson.press("Tap to answer");
    await page.getByText("Finished?").waitFor();
    await lesson.press("Tap to send");
    await page.getByText("Making out your words …").first().waitFor();
    const later = await page.context().newPage();
    await page.close();
    mood.isSilent = false;
    const resumed = lessonPage(later);
    await resumed.open(assignmentId);
    await resumed.goOn("Lou");
    expect((await hearing.hand.readLesson(uid, assignmentId))?.turns).toEqual([]);
    await speak(later, resumed, sample);
    await resumed.answered(sample.text);
    expect((await hearing.hand.readLesson(uid, assignmentId))?.turns).toHaveLength(1);
  }));

test("Mina's connection breaks off before Mark's answer is stored: she tries again, and it counts once", () =>
  hearing.as("Mina", async (mina) => {
    const { page, lesson } = mina;
    const counts = (call: Route) => !call.request().postData()?.includes('"isGuess":true');
    // The guess comes first, and is whole.
    await befall(page, "takeTurn", (call) => (counts(call) ? brokenOff(call) : call.continue()), 2);
    await speak(page, lesson, sample);
    await lesson.press("Try again");
    await lesson.answered(sample.text);
    expect(await lesson.count(sample.text)).toBe(1);
    expect(await keptOf(mina)).toEqual([sample.text]);
  }));
