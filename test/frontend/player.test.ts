import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { playerOf } from "../../frontend/src/voice/player.ts";

/** An audio element that does as it is told: `play` rejects where `src` is changed before it has begun. */
class FakeAudio {
  static last: FakeAudio;
  onended = () => undefined;
  onpause = () => undefined;
  onerror = () => undefined;
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
}

const real = { Audio: globalThis.Audio, createObjectURL: URL.createObjectURL };
beforeEach(() => {
  Object.assign(globalThis, { Audio: FakeAudio });
  URL.createObjectURL = (blob) => `blob:${(blob as Blob).type}`;
});
afterEach(() => {
  Object.assign(globalThis, { Audio: real.Audio });
  URL.createObjectURL = real.createObjectURL;
});

const speech = (text: string): Blob => new Blob([], { type: text });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("a text is over when its sound has ended, and tells when that began", async () => {
  const heard: string[] = [];
  const player = playerOf(async (text) => speech(text));
  const playing = player.play("un", () => heard.push("un"));
  await settled();
  expect(heard).toEqual([]);
  FakeAudio.last.begin();
  await settled();
  expect(heard).toEqual(["un"]);
  FakeAudio.last.onended();
  await playing;
});

test("a text that the next one cuts short has not failed", async () => {
  const player = playerOf(async (text) => speech(text));
  const first = player.play("un", () => undefined);
  await settled();
  const second = player.play("deux", () => undefined);
  await first;
  expect(FakeAudio.last.src).toBe("blob:deux");
  FakeAudio.last.begin();
  await settled();
  FakeAudio.last.onended();
  await second;
});

test("of two texts the newer sounds, though its sound came sooner", async () => {
  let arrive = (_: Blob): void => undefined;
  const late = new Promise<Blob>((resolve) => {
    arrive = resolve;
  });
  const player = playerOf((text) => (text === "un" ? late : Promise.resolve(speech(text))));
  const first = player.play("un", () => undefined);
  const second = player.play("deux", () => undefined);
  await settled();
  arrive(speech("un"));
  await first;
  expect(FakeAudio.last.src).toBe("blob:deux");
  player.stop();
  FakeAudio.last.begin();
  await second;
});

test("a sound that can't be had or played fails, and is asked for again", async () => {
  let asked = 0;
  const player = playerOf(async () => {
    asked += 1;
    throw new Error("none");
  });
  await expect(player.play("un", () => undefined)).rejects.toThrow("none");
  await expect(player.play("un", () => undefined)).rejects.toThrow("none");
  expect(asked).toBe(2);
  const broken = playerOf(async (text) => speech(text));
  const playing = broken.play("un", () => undefined);
  await settled();
  FakeAudio.last.onerror();
  await expect(playing).rejects.toThrow("unplayable");
});
