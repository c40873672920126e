import type { Page } from "playwright-core";
import type { Stage } from "./scenes.ts";
import { showTaps } from "./taps.ts";

/** One picture of a film, as PNG in base64, and when it was seen, in ms from the beginning. */
export type Frame = { at: number; png: string };
/** What stands under a film from `from` to `to`, in ms: what happens, for whoever can't see it well or wonders. */
export type Caption = { from: number; to: number; text: string };
export type Film = { frames: readonly Frame[]; captions: readonly Caption[]; ms: number };

/** Says from now on what is to be seen. */
export type Say = (text: string) => void;

/** What is filmed: the way to where it begins, and what then happens before the camera. */
export type Act = { prepare(stage: Stage): Promise<void>; play(stage: Stage, say: Say): Promise<void> };

/** Enough for a page, in which little moves: ms from one frame to the next. */
const FRAME_MS = 80;
/** How long the last picture stands. */
const END_MS = 2500;

/** Films what this act does to the page, each frame as the browser paints it. */
const filmOf = async (page: Page, act: (say: Say) => Promise<void>): Promise<Film> => {
  const frames: Frame[] = [];
  const spoken: { from: number; text: string }[] = [];
  const browser = await page.context().newCDPSession(page);
  const beginning = Date.now();
  const now = () => Date.now() - beginning;
  browser.on("Page.screencastFrame", ({ data, sessionId }) => {
    const at = now();
    const last = frames.at(-1);
    // A picture that is overtaken at once is not missed, but the newest is always kept.
    if (last && at - last.at < FRAME_MS) last.png = data;
    else frames.push({ at: last ? at : 0, png: data });
    void browser.send("Page.screencastFrameAck", { sessionId });
  });
  await browser.send("Page.startScreencast", { format: "png" });
  await act((text) => {
    spoken.push({ from: spoken.length === 0 ? 0 : now(), text });
  });
  await page.waitForTimeout(END_MS);
  await browser.send("Page.stopScreencast");
  await browser.detach();
  const ms = now();
  const captions = spoken.map((one, place) => ({ ...one, to: spoken[place + 1]?.from ?? ms }));
  return { frames, captions, ms };
};

/** Goes to where an act begins, shows from then on where somebody taps, and films it. */
export const takeFilm = async ({ prepare, play }: Act, stage: Stage): Promise<Film> => {
  await prepare(stage);
  await showTaps(stage.page);
  return filmOf(stage.page, (say) => play(stage, say));
};

const clock = (ms: number): string => new Date(ms).toISOString().slice(11, 23);

/** The captions as a WebVTT file. */
export const vttOf = (captions: readonly Caption[]): string =>
  ["WEBVTT", ...captions.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}`)].join(
    "\n\n",
  );
