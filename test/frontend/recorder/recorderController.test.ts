import { beforeEach, describe, expect, test } from "@jest/globals";
import {
  type Listener,
  type Microphone,
  MicrophoneFailed,
} from "../../../frontend/src/recorder/microphone.ts";
import {
  createRecorderController,
  type RecorderController,
} from "../../../frontend/src/recorder/recorderController.ts";
import { type Cause, type Recording, recordingAfter } from "../../../frontend/src/recorder/recording.ts";
import { type Heard, PathFailed, type PathFailure } from "../../../frontend/src/transcription/path.ts";
import type { Tape } from "../../../frontend/src/transcription/tape.ts";
import type { Transcriber } from "../../../frontend/src/transcription/transcriber.ts";
import { passing, silence, tone } from "../transcription/sound.ts";

/** What happened, in its order. */
let events: string[];
let recording: Recording;
let listener: Listener;
let controller: RecorderController;
/** One entry per listening: its tape, and how the recogniser answers. */
let listenings: {
  tape: Tape;
  say(words: string): void;
  understand(text: string): void;
  fail(failure: PathFailure): void;
}[];
/** What the browser says when it is asked for the microphone; left out, it gives it. */
let refusal: Cause | undefined;
/** Lets the browser give the microphone; it waits for the student's leave where this is set. */
let leave: Promise<void> | undefined;

const microphone: Microphone = {
  async open(given) {
    await leave;
    if (refusal) throw new MicrophoneFailed(refusal);
    events.push("open");
    listener = given;
    return {
      async close() {
        events.push("close");
      },
      pause: (isPaused) => events.push(isPaused ? "hold on" : "go on"),
    };
  },
};

const transcriber: Transcriber = {
  listen: (tape, partial, signal) =>
    new Promise<Heard>((resolve, reject) => {
      signal.addEventListener("abort", () => events.push("not listened to"));
      listenings.push({
        tape,
        say: partial,
        understand: (text) => resolve({ text, words: [], path: "site" }),
        fail: (failure) => reject(new PathFailed(failure)),
      });
    }),
};

/** A second of sound, as the microphone gives it. */
const speak = (seconds = 1, sound = tone(0.05)): void => {
  for (let at = 0; at < seconds * 20; at += 1) {
    listener.block(sound);
    listener.sounded(50, sound.some((sample) => sample !== 0) ? 0.2 : 0);
  }
};
const newest = () => {
  const listening = listenings.at(-1);
  if (!listening) throw new Error("Nobody listens.");
  return listening;
};
const lengthOf = (tape: Tape): number => tape.whole().length / 16_000;

beforeEach(() => {
  events = [];
  listenings = [];
  recording = { state: "idle" };
  refusal = undefined;
  leave = undefined;
  controller = createRecorderController({
    microphone,
    transcriber,
    dispatch(action) {
      recording = recordingAfter(recording, action);
    },
    callbacks: {
      starting: () => events.push("starting"),
      guess: (text) => events.push(`guess ${text}`),
      heard: ({ text }) => events.push(`heard ${text}`),
      nothingHeard: () => events.push("nothing heard"),
    },
  });
});

test("an answer: Mark falls silent, the guess at once, the final words when they come, the microphone closed", async () => {
  await controller.start();
  expect(recording.state).toBe("recording");
  speak();
  newest().say("Je suis");
  const sending = controller.send();
  expect(events).toEqual(["starting", "open", "guess Je suis", "close"]);
  expect(recording).toEqual({ state: "understanding", words: "Je suis" });
  newest().understand("Je suis allé.");
  await sending;
  expect(events.slice(4)).toEqual(["heard Je suis allé."]);
  expect(recording).toEqual({ state: "idle" });
});

test("where nothing is understood yet there is nothing to guess", async () => {
  await controller.start();
  speak();
  controller.send();
  expect(events).not.toContainEqual(expect.stringContaining("guess"));
});

// Shows 4.12
test("it stops by itself after 20 seconds, and is sent", async () => {
  await controller.start();
  speak(19.95);
  expect(recording.state).toBe("recording");
  speak(5);
  expect(recording.state).toBe("understanding");
  newest().understand("Bonjour.");
  await passing();
  expect(events).toEqual(["starting", "open", "close", "heard Bonjour."]);
});

describe("Discard", () => {
  // Shows 4.14
  test("drops a recording", async () => {
    await controller.start();
    speak();
    controller.discard();
    expect(recording).toEqual({ state: "idle" });
    expect(events).toEqual(["starting", "open", "not listened to", "close", "nothing heard"]);
  });

  test("is possible while it is being understood: the words that still come are dropped", async () => {
    await controller.start();
    speak();
    newest().say("Je");
    const sending = controller.send();
    controller.discard();
    newest().understand("Je suis.");
    await sending;
    expect(events.slice(3)).toEqual(["close", "not listened to", "nothing heard"]);
    expect(recording).toEqual({ state: "idle" });
  });

  test("while the browser still asks closes the microphone as soon as it is given", async () => {
    let give = (): void => undefined;
    leave = new Promise((resolve) => {
      give = resolve;
    });
    const starting = controller.start();
    controller.discard();
    give();
    await starting;
    expect(events).toContain("close");
    expect(recording).toEqual({ state: "idle" });
  });
});

// Shows 4.12
test("a paused recording goes on", async () => {
  await controller.start();
  controller.pause(true);
  expect(recording.state).toBe("paused");
  controller.pause(false);
  expect(recording.state).toBe("recording");
  expect(events).toEqual(["starting", "open", "hold on", "go on"]);
});

test("a second tap on a recorder that is starting begins nothing more", async () => {
  await Promise.all([controller.start(), controller.start()]);
  expect(listenings).toHaveLength(1);
  expect(events).toEqual(["starting", "open"]);
});

test.each<Cause>(["denied", "blocked", "no device", "in use", "unsupported"])(
  "a microphone that is %s is named, and nothing is listened to",
  async (cause) => {
    refusal = cause;
    await controller.start();
    expect(recording).toEqual({ state: "failed", cause, isKept: false });
    expect(events).toContain("not listened to");
  },
);

describe("a microphone that is taken away in mid-answer", () => {
  test("pauses the recording, and going on adds to the same tape", async () => {
    await controller.start();
    speak(2);
    listener.interrupted();
    expect(recording).toMatchObject({ state: "paused", isInterrupted: true, elapsedMs: 2000 });
    controller.pause(false);
    await passing();
    expect(recording).toMatchObject({ state: "recording", elapsedMs: 2000 });
    speak(1);
    expect(events).toEqual(["starting", "open", "close", "open"]);
    expect(listenings.map(({ tape }) => lengthOf(tape))).toEqual([3]);
  });

  test("is no answer by itself, but may be sent as it is", async () => {
    await controller.start();
    speak();
    listener.interrupted();
    expect(events).toEqual(["starting", "open"]);
    controller.send();
    newest().understand("Je suis.");
    await passing();
    expect(events.at(-1)).toBe("heard Je suis.");
  });

  test("leaves what was recorded where it can't be opened again", async () => {
    await controller.start();
    speak();
    listener.interrupted();
    refusal = "no device";
    controller.pause(false);
    await passing();
    expect(recording).toEqual({ state: "failed", cause: "no device", isKept: true });
  });
});

describe("what was not understood is kept", () => {
  const record = async (sound = tone(0.05)) => {
    await controller.start();
    speak(2, sound);
    const sending = controller.send();
    return { sending, listening: newest() };
  };

  test.each<[PathFailure, Cause]>([
    ["unreachable", "offline"],
    ["broken", "offline"],
    ["limit", "limit"],
    ["silent", "unanswered"],
  ])("%s is told as %s", async (failure, cause) => {
    const { sending, listening } = await record();
    listening.fail(failure);
    await sending;
    expect(recording).toEqual({ state: "failed", cause, isKept: true });
    expect(events.at(-1)).toBe("nothing heard");
  });

  test("an empty transcription is one that could not be understood", async () => {
    const { sending, listening } = await record();
    listening.understand(" ");
    await sending;
    expect(recording).toEqual({ state: "failed", cause: "not understood", isKept: true });
  });

  test("… unless there is no sound on it at all: then the microphone is muted", async () => {
    const { sending, listening } = await record(silence(0.05));
    listening.understand("");
    await sending;
    expect(recording).toEqual({ state: "failed", cause: "silent", isKept: false });
  });

  test("it is sent again, whole", async () => {
    const { sending, listening } = await record();
    listening.fail("limit");
    await sending;
    const again = controller.sendAgain();
    expect(recording).toEqual({ state: "understanding", words: "" });
    expect(lengthOf(newest().tape)).toBe(2);
    newest().understand("Enfin.");
    await again;
    expect(events.at(-1)).toBe("heard Enfin.");
    expect(listenings).toHaveLength(2);
  });

  test("a transcriber whose paths all failed before the student had finished is tried once more then", async () => {
    await controller.start();
    speak();
    newest().fail("unreachable");
    await passing();
    expect(recording.state).toBe("recording");
    const sending = controller.send();
    await passing();
    expect(listenings).toHaveLength(2);
    newest().understand("Me voilà.");
    await sending;
    expect(events.at(-1)).toBe("heard Me voilà.");
  });
});
