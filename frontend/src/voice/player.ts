import { silence } from "./silence.ts";

/**
 * One sentence of Mark's; `line` is the number of the turn whose reply it belongs to, 0 the opening, below 0 a model answer. `isSlow`
 * where the student asked him to speak more slowly.
 */
export type SpokenLine = { text: string; line: number; isSlow?: true | undefined };

/** How fast a slow sentence is, beside the pace that somebody has chosen. */
const SLOWER = 0.8;

/** What Mark's voice is at: which line, and whether it can be heard already or is still being fetched. */
export type Speaking = { line: number; isSounding: boolean };

/** Whoever shows what the voice does. */
export type Watcher = {
  /** Undefined once there is nothing more to say. */
  changed(speaking: Speaking | undefined): void;
  /** All sentences of this line that were asked for were heard to their end. */
  spoken(line: number): void;
  /** A sentence of this line could not be had or played; what was to follow is dropped. */
  failed(line: number): void;
};

/** Mark's voice: one audio element for the whole page, because Safari lets a tap unlock an element, not a page. */
export type Player = {
  /** To be called inside a tap. */
  unlock(): void;
  /** Fetches a sentence that will be said soon. */
  prepare(text: string): void;
  /** Says this once everything before it is said. */
  say(saying: SpokenLine): void;
  /** Falls silent at once, and forgets what was still to be said. */
  hush(): void;
  /** How fast he speaks from now on, 1 is as recorded; his pitch stays. */
  pace(rate: number): void;
};

/**
 * A player that asks `fetchSpeech` once for each sentence and keeps what it got as long as the page lives. What it falls
 * silent over is given up on the way: nobody will hear it, and the server may not know it any more after a retried answer.
 */
export const playerOf = (
  fetchSpeech: (text: string, signal: AbortSignal) => Promise<Blob>,
  watcher: Watcher,
): Player => {
  const element = new Audio();
  element.preservesPitch = true;
  const addresses = new Map<string, Promise<string>>();
  let queue: SpokenLine[] = [];
  let speaking: Speaking | undefined;
  let rate = 1;
  /** Rises with each `hush`: what an earlier round still awaits does not count any more. */
  let round = 0;

  const change = (next: Speaking | undefined) => {
    speaking = next;
    watcher.changed(next);
  };

  /** What is being fetched only to be said, and how to give that up. */
  const coming = new Map<string, AbortController>();

  const addressFor = (text: string, giveUp = new AbortController()): Promise<string> => {
    const known = addresses.get(text);
    if (known) return known;
    const address = fetchSpeech(text, giveUp.signal).then((sound) => URL.createObjectURL(sound));
    addresses.set(text, address);
    address.catch(() => addresses.get(text) === address && addresses.delete(text)); // It is asked for again next time.
    return address;
  };
  /** The same, for what is about to be said: falling silent gives it up. */
  const addressToSay = (text: string): Promise<string> => {
    if (addresses.has(text)) return addressFor(text);
    const giveUp = new AbortController();
    coming.set(text, giveUp);
    const done = () => coming.get(text) === giveUp && coming.delete(text);
    const address = addressFor(text, giveUp);
    address.then(done, done);
    return address;
  };
  const giveUpComing = (): void => {
    for (const [text, giveUp] of coming) {
      addresses.delete(text);
      giveUp.abort();
    }
    coming.clear();
  };

  /** Plays to its end. Resolves to false where the device stopped it before: a call, or headphones pulled out. */
  const play = async (address: string, isSlow: true | undefined, begun: () => void): Promise<boolean> => {
    element.src = address;
    element.defaultPlaybackRate = element.playbackRate = isSlow ? rate * SLOWER : rate; // A new source has put it back.
    const over = new Promise<boolean>((resolve, reject) => {
      element.onended = () => resolve(true);
      element.onpause = () => element.ended || resolve(false);
      element.onerror = () => reject(new Error("unplayable"));
    });
    const [whole] = await Promise.all([over, element.play().then(begun)]);
    return whole;
  };

  const run = async (): Promise<void> => {
    const mine = round;
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { text, line, isSlow } = next;
      if (speaking?.line !== line) change({ line, isSounding: false });
      try {
        const address = await addressToSay(text);
        if (mine !== round) return;
        if (queue[0]) fetchSoon(queue[0].text);
        const whole = await play(address, isSlow, () => {
          if (mine === round && !speaking?.isSounding) change({ line, isSounding: true });
        });
        if (mine !== round) return;
        if (!whole) return hush();
        if (queue[0]?.line !== line) watcher.spoken(line);
      } catch {
        // What the next source, or silence, has cut short has not failed.
        if (mine !== round) return;
        queue = [];
        watcher.failed(line);
      }
    }
    change(undefined);
  };

  // What can't be fetched is told of when its turn comes.
  const prepare = (text: string): void => void addressFor(text).catch(() => undefined);
  const fetchSoon = (text: string): void => void addressToSay(text).catch(() => undefined);
  const hush = (): void => {
    round += 1;
    queue = [];
    giveUpComing();
    element.pause();
    if (speaking) change(undefined);
  };

  return {
    unlock() {
      element.src = URL.createObjectURL(silence());
      element.play().catch(() => undefined); // Then the speaker button's own tap has to do.
    },
    prepare,
    say(saying) {
      queue.push(saying);
      if (!speaking) run();
      else if (queue.length === 1) fetchSoon(saying.text);
    },
    hush,
    pace(next) {
      // What is slow stays so beside the new pace.
      element.playbackRate *= next / rate;
      rate = next;
    },
  };
};
