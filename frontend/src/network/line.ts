import { CONFIG_PATH } from "../api/config.ts";
import { startTimeout } from "../api/timeout.ts";

/** The line between this page and the site. */
export type Line = {
  /** Can the site be reached just now? Never rejects. */
  isHere(): Promise<boolean>;
  /** Calls that whenever the device gets into a network, until what it gives back is called. */
  joined(call: () => void): () => void;
};

/** How long the site may take to answer, in ms. */
const TIMEOUT_MS = 8000;

/**
 * By asking for the site's smallest file past every cache: a device that is in a network need not have a way to the site,
 * and a captive portal answers with a page of its own. A device in no network is not asked to try.
 */
export const thisLine: Line = {
  async isHere() {
    if (!navigator.onLine) return false;
    const timeout = startTimeout(TIMEOUT_MS);
    try {
      const { ok, headers } = await fetch(CONFIG_PATH, { cache: "no-store", signal: timeout.signal });
      return ok && /json/.test(headers.get("content-type") ?? "");
    } catch {
      return false;
    } finally {
      timeout.end();
    }
  },
  joined(call) {
    window.addEventListener("online", call);
    return () => window.removeEventListener("online", call);
  },
};

/** How long it is between two looks, in ms: growing, and then always the longest. */
const PAUSES_MS = [2000, 4000] as const;
const LONGEST_MS = 8000;

/** The pause before the look that comes after so many. */
export const pauseAfter = (looks: number): number => PAUSES_MS[looks] ?? LONGEST_MS;

/**
 * Looks again and again, at once when the device gets into a network, and calls `back` when the site can be reached.
 * `looks` tells after how many looks in vain it begins. Gives what stops it: after that nothing is called.
 */
export const awaitLine = (line: Line, back: () => void, looks = 0): (() => void) => {
  let count = looks;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    leave();
  };
  const look = async () => {
    clearTimeout(timer);
    const isHere = await line.isHere();
    if (isOver) return;
    clearTimeout(timer); // Another look may have begun meanwhile.
    if (isHere) {
      stop();
      back();
    } else {
      count += 1;
      timer = setTimeout(look, pauseAfter(count));
    }
  };
  const leave = line.joined(look);
  timer = setTimeout(look, pauseAfter(count));
  return stop;
};
