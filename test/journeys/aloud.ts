import type { Page } from "playwright-core";
import { api } from "../../domain/api.ts";

declare global {
  interface Window {
    /** How many sounds have been heard on this page for a while, one after the other. */
    sounds: number;
    /** How fast each sound of this page began. */
    paces: number[];
    /** Lets the answers end that are held back. */
    letEnd(): void;
  }
}

/** The sounds of a page. */
export type Sounds = {
  /** Waits until one more has played for a while than had when this was called. */
  next(): Promise<unknown>;
};

/** Counts from the next page on the sounds that really play; the silent one that unlocks the page is none. */
export const countSounds = async (page: Page): Promise<Sounds> => {
  await page.addInitScript(() => {
    window.sounds = 0;
    const counted = new Set<string>();
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      this.ontimeupdate = () => {
        if (this.currentTime < 0.1 || counted.has(this.src)) return;
        counted.add(this.src);
        window.sounds += 1;
      };
      return play.call(this);
    };
  });
  const playMore = (count: number) => page.waitForFunction((least) => window.sounds >= least, count);
  return { next: async () => playMore((await page.evaluate(() => window.sounds)) + 1) };
};

/** Notes from the next page on how fast each sound is when it begins; 1 is as recorded. Gives what waits for so many of a pace. */
export const notePaces = async (page: Page): Promise<(pace: number, count: number) => Promise<unknown>> => {
  await page.addInitScript(() => {
    window.paces = [];
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      window.paces.push(this.playbackRate);
      return play.call(this);
    };
  });
  return (pace, count) =>
    page.waitForFunction(([wanted, least]) => window.paces.filter((one) => one === wanted).length >= least, [
      pace,
      count,
    ] as const);
};

/**
 * Holds back, from the next page on, the line with which an answer that counts ends: what happens meanwhile did not wait
 * for it. Gives what lets it come.
 */
export const holdEnds = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript((path) => {
    const released = new Promise<void>((resolve) => {
      window.letEnd = resolve;
    });
    const ask = window.fetch;
    window.fetch = async (address, init) => {
      const response = await ask(address, init);
      const isGuess = String(init?.body).includes('"isGuess":true');
      if (address !== path || isGuess || !response.body) return response;
      let rest = "";
      const held = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(
        new TransformStream<string, string>({
          async transform(text, out) {
            const lines = (rest + text).split("\n");
            rest = lines.pop() ?? "";
            for (const line of lines) {
              if (line.includes('"type":"done"')) await released;
              out.enqueue(`${line}\n`);
            }
          },
        }),
      );
      return new Response(held.pipeThrough(new TextEncoderStream()), response);
    };
  }, api.takeTurn.path);
  return () => page.evaluate(() => window.letEnd());
};
