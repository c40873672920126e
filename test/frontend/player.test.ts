import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { type Player, playerOf, type Speaking } from "../../frontend/src/voice/player.ts";

/** An audio element that does as it is told: `play` rejects where `src` is changed before it has begun. */
class FakeAudio {
  static last: FakeAudio;
  onended = () => undefined;
  onpause = () => undefined;
  onerror = () => undefined;
  ended = false;
  playbackRate = 1;
  #src = "";
  #reject = (_: Error): void => undefined;
  begin = (): void => undefined;
  constructor() {
    FakeAudio.last = this;
  }
  get src() {
    return this.#src;
  }
  set src(address: string) {
    this.#src = address;
    this.ended = false;
    this.playbackRate = 1;
    this.#reject(new Error("interrupted by a new load request"));
  }
  play(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.begin = resolve;
      this.#reject = reject;
    });
  }
  pause() {
    this.onpause();
  }
  /** As browsers do it: the element is paused at its end as well. */
  finish() {
    this.ended = true;
    this.onpause();
    this.onended();
  }
}

const real = { Audio: globalThis.Audio, createObjectURL: URL.createObjectURL };
/** What was asked of the server, in order, and what the page was told. */
let fetched: string[];
let seen: (Speaking | undefined)[];
let told: string[];
/** Sentences that can't be had. */
let missing: string[];

beforeEach(() => {
  [fetched, seen, told, missing] = [[], [], [], []];
  Object.assign(globalThis, { Audio: FakeAudio });
  URL.createObjectURL = (blob) => `blob:${(blob as Blob).type}`;
});
afterEach(() => {
  Object.assign(globalThis, { Audio: real.Audio });
  URL.createObjectURL = real.createObjectURL;
});

const speech = (text: string): Blob => new Blob([], { type: text });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const fetchSpeech = async (text: string): Promise<Blob> => {
  fetched.push(text);
  if (missing.includes(text)) throw new Error("none");
  return speech(text);
};
const player = (fetch = fetchSpeech): Player =>
  playerOf(fetch, {
    changed: (speaking) => seen.push(speaking),
    spoken: (line) => told.push(`spoken ${line}`),
    failed: (line) => told.push(`failed ${line}`),
  });
/** Lets the sound that is at hand begin and come to its end. */
const hearOut = async (): Promise<void> => {
  FakeAudio.last.begin();
  await settled();
  FakeAudio.last.finish();
  await settled();
};

test("sentences are spoken one after the other, each fetched while the one before it sounds", async () => {
  const voice = player();
  for (const text of ["un", "deux", "trois"]) voice.say({ text, line: 1 });
  await settled();
  expect(FakeAudio.last.src).toBe("blob:un");
  expect(fetched).toEqual(["un", "deux"]);
  await hearOut();
  expect(FakeAudio.last.src).toBe("blob:deux");
  expect(fetched).toEqual(["un", "deux", "trois"]);
  await hearOut();
  await hearOut();
  expect(told).toEqual(["spoken 1"]);
  expect(seen).toEqual([{ line: 1, isSounding: false }, { line: 1, isSounding: true }, undefined]);
});

test("a sentence that comes late is spoken as it comes, and one that comes early is fetched at once", async () => {
  const voice = player();
  voice.say({ text: "un", line: 1 });
  await settled();
  voice.say({ text: "deux", line: 1 });
  expect(fetched).toEqual(["un", "deux"]);
  await hearOut();
  await hearOut();
  voice.say({ text: "trois", line: 1 });
  await settled();
  expect(FakeAudio.last.src).toBe("blob:trois");
});

test("hushed, he says nothing of what was still to come, and has not failed", async () => {
  const voice = player();
  voice.say({ text: "un", line: 1 });
  voice.say({ text: "deux", line: 1 });
  await settled();
  FakeAudio.last.begin();
  await settled();
  voice.hush();
  await settled();
  expect(FakeAudio.last.src).toBe("blob:un");
  expect(seen.at(-1)).toBeUndefined();
  expect(told).toEqual([]);
});

test("hushed, he gives up what is still fetched for him to say, but not what is prepared for later", async () => {
  const signals = new Map<string, AbortSignal>();
  const voice = playerOf(
    (text, signal) => {
      signals.set(text, signal);
      return new Promise(() => undefined);
    },
    { changed: () => undefined, spoken: () => undefined, failed: () => undefined },
  );
  voice.say({ text: "un", line: 1 });
  voice.say({ text: "deux", line: 1 });
  voice.prepare("trois");
  voice.hush();
  expect([...signals].map(([text, { aborted }]) => [text, aborted])).toEqual([
    ["un", true],
    ["deux", true],
    ["trois", false],
  ]);
});

test("of two lines the newer sounds, though the older one's sound comes later", async () => {
  let arrive = (_: Blob): void => undefined;
  const late = new Promise<Blob>((resolve) => {
    arrive = resolve;
  });
  const voice = player((text) => (text === "un" ? late : fetchSpeech(text)));
  voice.say({ text: "un", line: 1 });
  voice.hush();
  voice.say({ text: "deux", line: 2 });
  await settled();
  arrive(speech("un"));
  await settled();
  expect(FakeAudio.last.src).toBe("blob:deux");
});

test("a pause that is not ours, as when headphones are pulled out, ends it all", async () => {
  const voice = player();
  voice.say({ text: "un", line: 1 });
  voice.say({ text: "deux", line: 1 });
  await settled();
  FakeAudio.last.begin();
  await settled();
  FakeAudio.last.pause();
  await settled();
  expect(FakeAudio.last.src).toBe("blob:un");
  expect(seen.at(-1)).toBeUndefined();
});

test("what can't be had fails with all that was to follow, and is asked for again the next time", async () => {
  missing = ["un"];
  const voice = player();
  voice.say({ text: "un", line: 1 });
  voice.say({ text: "deux", line: 1 });
  await settled();
  expect(told).toEqual(["failed 1"]);
  expect(seen.at(-1)).toBeUndefined();
  missing = [];
  voice.say({ text: "un", line: 1 });
  await settled();
  await hearOut();
  expect(told).toEqual(["failed 1", "spoken 1"]);
  expect(fetched).toEqual(["un", "deux", "un"]);
});

test("what can't be played fails as well", async () => {
  const voice = player();
  voice.say({ text: "un", line: 4 });
  await settled();
  FakeAudio.last.onerror();
  await settled();
  expect(told).toEqual(["failed 4"]);
});

test("he keeps his speed from one sentence to the next", async () => {
  const voice = player();
  voice.pace(0.75);
  voice.say({ text: "un", line: 1 });
  voice.say({ text: "deux", line: 1 });
  await settled();
  expect(FakeAudio.last.playbackRate).toBe(0.75);
  await hearOut();
  expect([FakeAudio.last.src, FakeAudio.last.playbackRate]).toEqual(["blob:deux", 0.75]);
});

test("a sentence that was asked for more slowly is slow beside his own speed, and the next one is not", async () => {
  const voice = player();
  voice.pace(0.75);
  voice.say({ text: "un", line: 1, isSlow: true });
  voice.say({ text: "deux", line: 2 });
  await settled();
  expect(FakeAudio.last.playbackRate).toBeCloseTo(0.6);
  voice.pace(1);
  expect(FakeAudio.last.playbackRate).toBeCloseTo(0.8);
  await hearOut();
  expect([FakeAudio.last.src, FakeAudio.last.playbackRate]).toEqual(["blob:deux", 1]);
});
