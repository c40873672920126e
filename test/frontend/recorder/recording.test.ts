import { describe, expect, test } from "@jest/globals";
import {
  colourOf,
  counterOf,
  isFull,
  isOffered,
  isUnheard,
  LEVELS,
  type Recording,
  type RecordingAction,
  recordingAfter,
  type Take,
} from "../../../frontend/src/recorder/recording.ts";

const idle: Recording = { state: "idle" };
const after = (...actions: RecordingAction[]): Recording => actions.reduce(recordingAfter, idle);
const started = { type: "started" } as const;
const opened = { type: "opened" } as const;
const sound = (ms: number, loudness = 0.1) => ({ type: "sounded", ms, loudness }) as const;
const soFar = (words: string) => ({ type: "understood so far", words }) as const;
const stopped = { type: "stopped" } as const;

const takeAfter = (...actions: RecordingAction[]): Take => {
  const recording = after(started, opened, ...actions);
  if (recording.state !== "recording" && recording.state !== "paused") throw new Error(recording.state);
  return recording;
};

test("an answer goes from the tap to its words and back", () => {
  const steps = [
    started,
    opened,
    sound(50),
    soFar("Je"),
    stopped,
    soFar("Je suis"),
    { type: "over" },
  ] as const;
  const states = steps.map((_, at) => after(...steps.slice(0, at + 1)).state);
  expect(states).toEqual([
    "connecting",
    "recording",
    "recording",
    "recording",
    "understanding",
    "understanding",
    "idle",
  ]);
});

test("the words so far stay to be read while the last ones are made out", () => {
  expect(after(started, opened, soFar("Je suis"), stopped)).toEqual({
    state: "understanding",
    words: "Je suis",
  });
});

test("a pause holds the clock", () => {
  const take = takeAfter(sound(1000), { type: "paused" }, sound(5000));
  expect(take).toMatchObject({ state: "paused", elapsedMs: 1000 });
  expect(takeAfter(sound(1000), { type: "paused" }, { type: "resumed" }, sound(500)).elapsedMs).toBe(1500);
});

test("words may still come in while it is paused", () => {
  expect(takeAfter({ type: "paused" }, soFar("Je suis")).words).toBe("Je suis");
});

test.each<[RecordingAction, Recording]>([
  [opened, idle],
  [sound(50), idle],
  [stopped, idle],
  [{ type: "sent again" }, idle],
  [{ type: "sent again" }, { state: "failed", cause: "denied", isKept: false }],
  [started, { state: "connecting" }],
  [stopped, { state: "connecting" }],
  [started, { state: "understanding", words: "" }],
])("what makes no sense changes nothing: %j", (action, recording) => {
  expect(recordingAfter(recording, action)).toBe(recording);
});

test("what has failed can be sent again if it was kept, or recorded anew", () => {
  const failed: Recording = { state: "failed", cause: "offline", isKept: true };
  expect(recordingAfter(failed, { type: "sent again" })).toEqual({ state: "understanding", words: "" });
  expect(recordingAfter(failed, started)).toEqual({ state: "connecting" });
  expect(recordingAfter(failed, { type: "over" })).toEqual(idle);
});

describe("the spec's figures", () => {
  // Shows 4.12, 9.1
  test.each([
    [0, 25],
    [999, 25],
    [1000, 24],
    [20_000, 5],
  ])("after %d ms the counter shows %d", (ms, shown) => {
    expect(counterOf(takeAfter(sound(ms)))).toBe(shown);
  });

  // Shows 4.13
  test.each([
    [5000, "teal"],
    [5050, "yellow"],
    [10_000, "yellow"],
    [10_050, "red"],
    [20_000, "red"],
  ])("after %d ms it is %s", (ms, colour) => {
    expect(colourOf(takeAfter(sound(ms)))).toBe(colour);
  });

  // Shows 4.12, 9.1
  test("it is full after 20 seconds", () => {
    expect([isFull(19_950), isFull(20_000)]).toEqual([false, true]);
  });
});

describe("silence", () => {
  test("whoever can't be heard is told so after four seconds", () => {
    expect(isUnheard(takeAfter(sound(3950, 0)))).toBe(false);
    expect(isUnheard(takeAfter(sound(4000, 0)))).toBe(true);
    expect(isUnheard(takeAfter(sound(50), sound(4000, 0)))).toBe(false);
    expect(isUnheard(takeAfter(sound(4000, 0), soFar("Je")))).toBe(false);
  });

  test("whoever stops speaking is asked after 2.5 seconds, and no longer once they go on", () => {
    expect(isOffered(takeAfter(sound(50), sound(2450, 0)))).toBe(false);
    expect(isOffered(takeAfter(sound(50), sound(2500, 0)))).toBe(true);
    expect(isOffered(takeAfter(sound(50), sound(2500, 0), sound(50)))).toBe(false);
  });

  test("whoever has said nothing yet is not asked whether they have finished", () => {
    expect(isOffered(takeAfter(sound(3000, 0)))).toBe(false);
  });

  test("whoever comes back from a pause is not asked at once", () => {
    const back = takeAfter(sound(50), sound(2400, 0), { type: "paused" }, { type: "resumed" }, sound(100, 0));
    expect(isOffered(back)).toBe(false);
  });
});

test("the meter keeps the newest levels", () => {
  const { levels } = takeAfter(...Array.from({ length: LEVELS + 3 }, (_, at) => sound(50, at / 100)));
  expect(levels).toHaveLength(LEVELS);
  expect(levels.at(-1)).toBe((LEVELS + 2) / 100);
});
