import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { wavOf } from "../../frontend/src/transcription/wav.ts";
import { SAMPLES_PER_SECOND } from "../../local/services/transcribe/recogniser.ts";
import { type Sample, samples, soundOf } from "../speech/samples.ts";
import { launchBrowser } from "./browser.ts";

/** The browser plays while it still prepares to record: on a busy machine the first word would be over by then. */
const BEFORE = SAMPLES_PER_SECOND * 1.5;

/** What is known of a recording of test/speech. */
export const sampleCalled = (name: string): Sample => {
  const sample = samples().find((one) => one.name === name);
  if (!sample) throw new Error(`There is no sample ${name}.`);
  return sample;
};

/** Starts a browser before whose microphone this is said each time that it is opened, and then nothing more. */
export const launchSpeaker = async (sample: Sample): Promise<Browser> => {
  const folder = mkdtempSync(join(tmpdir(), "viva-microphone-"));
  const file = join(folder, "speech.wav");
  const sound = soundOf(sample);
  const speech = new Int16Array(BEFORE + sound.length);
  speech.set(sound, BEFORE);
  writeFileSync(file, wavOf(speech));
  const browser = await launchBrowser([
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-audio-capture=${file}%noloop`,
  ]);
  const close = browser.close.bind(browser);
  browser.close = async (options) => {
    await close(options);
    rmSync(folder, { recursive: true });
  };
  return browser;
};

/** Notes from the next page on what a page asks of the microphone. */
export const askedOfMicrophone = async (page: Page): Promise<readonly MediaTrackConstraints[]> => {
  const asked: MediaTrackConstraints[] = [];
  await page.exposeFunction("vivaAsked", (audio: MediaTrackConstraints) => asked.push(audio));
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (wanted) => {
      Object(window).vivaAsked(wanted?.audio);
      return ask(wanted);
    };
  });
  return asked;
};

/** Lets a browser record as it hears from the next page on, whatever the page asks it to do to the sound. */
export const recordAsHeard = (page: Page) =>
  page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
    mediaDevices.getUserMedia = () => ask({ audio });
  });
