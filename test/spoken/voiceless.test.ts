import { expect, test } from "@jest/globals";
import { defaultSettings } from "../../domain/exercise.ts";
import { sampleCalled } from "../journeys/microphone.ts";
import { speak } from "../journeys/speaker.ts";
import { setHearing } from "./hearing.ts";

const sample = sampleCalled("fr-2");
/** Polly is down. */
const mute = { say: () => Promise.reject(new Error("Out of order.")), close: async () => {} };
const hearing = setHearing(sample, { speaker: mute });
const why = "Mark's voice can't be played just now";

test("Noor, who can't hear Mark today, is told so once, reads him, and speaks all the same", () =>
  hearing.as("Noor", async ({ page, lesson, barriers, overflow }) => {
    await page.getByText(why).waitFor();
    expect(await barriers()).toEqual([]);
    expect(await overflow()).toBe(0);
    await speak(page, lesson, sample);
    await lesson.answered(sample.text);
    await lesson.conversation.getByRole("listitem").last().getByText(why).waitFor();
    expect(await page.getByText(why).count()).toBe(1);
  }));

test("Omar, whose exercise is for listening only, is given to read what can't be heard", () =>
  hearing.as(
    "Omar",
    async ({ page, lesson, barriers, overflow }) => {
      await page.getByText(`${why}, so here is what he said.`).waitFor();
      await lesson.conversation.getByText("Qu'est-ce que tu fais le soir ?").waitFor();
      expect(await barriers()).toEqual([]);
      expect(await overflow()).toBe(0);
      await speak(page, lesson, sample);
      await lesson.answered(sample.text);
      await lesson.conversation.getByText("Où es-tu allé en vacances l'année dernière ?").waitFor();
      expect(await page.getByText(why).count()).toBe(1);
    },
    { width: 320, changes: { settings: { ...defaultSettings, isPureListeningExercise: true } } },
  ));
