import { describe, expect, test } from "@jest/globals";
import { keys } from "../../frontend/src/guest/keys.ts";
import {
  isSomebodyElses,
  keepDraft,
  keepLesson,
  keptDraft,
  knownLesson,
  touchLesson,
} from "../../frontend/src/lesson/kept.ts";
import { deviceInMemory } from "./device.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const lesson = { assignmentId: "5368", name: "Zoë", startedAt: 1000, lastAt: 1000 };

describe("an unfinished lesson", () => {
  test("is offered to a guest for its own exercise, for an hour after they last did something", () => {
    const device = deviceInMemory();
    keepLesson(device, lesson);
    expect(knownLesson(device, "5368", 1000 + 59 * MINUTE_MS)).toEqual(lesson);
    expect(knownLesson(device, "5368", 1000 + 60 * MINUTE_MS)).toBeUndefined();
    touchLesson(device, "5368", 1000 + 50 * MINUTE_MS);
    expect(knownLesson(device, "5368", 1000 + 109 * MINUTE_MS)).toMatchObject({
      name: "Zoë",
      startedAt: 1000,
    });
    expect(knownLesson(device, "5368", 1000 + 110 * MINUTE_MS)).toBeUndefined();
  });

  test("that was finished in another tab does not come back by what this one does", () => {
    const device = deviceInMemory();
    touchLesson(device, "5368", 2000);
    expect(knownLesson(device, "5368", 2000)).toBeUndefined();
  });

  test("is somebody else's to a student of another name, and to everybody once it is no longer offered", () => {
    const device = deviceInMemory();
    expect(isSomebodyElses(device, "Ben", 2000)).toBe(false);
    keepLesson(device, lesson);
    expect(isSomebodyElses(device, " zOË ", 2000)).toBe(false);
    expect(isSomebodyElses(device, "Zoe", 2000)).toBe(true);
    expect(isSomebodyElses(device, "Zoë", 1000 + 60 * MINUTE_MS)).toBe(true);
  });

  test("is offered to a member for its own exercise, for 24 hours", () => {
    const device = deviceInMemory();
    device.local.setItem(keys.uid, "m");
    device.local.setItem(keys.role, "student");
    keepLesson(device, lesson);
    expect(knownLesson(device, "5368", 1000 + 23 * HOUR_MS)).toEqual(lesson);
    expect(knownLesson(device, "5368", 1000 + 24 * HOUR_MS)).toBeUndefined();
    expect(knownLesson(device, "1019", 2000)).toBeUndefined();
  });
});

describe("a draft", () => {
  const draft = { assignmentId: "5368", text: "à demi", sent: { key: "k", said: "entier", after: 2 } };

  test("comes back to its own exercise", () => {
    const device = deviceInMemory();
    keepDraft(device, draft);
    expect(keptDraft(device, "5368")).toEqual(draft);
    expect(keptDraft(device, "1019")).toBeUndefined();
  });

  test("comes back with how it was spoken", () => {
    const device = deviceInMemory();
    const spoken = { words: [{ text: "entier", confidence: 0.4 }], heard: "en tiers" };
    const whole = { ...draft, unsent: spoken, sent: { ...draft.sent, spoken } };
    keepDraft(device, whole);
    expect(keptDraft(device, "5368")).toEqual(whole);
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    '{"assignmentId":"5368"}',
    '{"assignmentId":"5368","text":"x","sent":{"key":1}}',
    '{"assignmentId":"5368","text":"x","sent":{"key":"k","said":"x","after":0,"spoken":{"words":["x"]}}}',
    '{"assignmentId":"5368","text":"x","unsent":{"words":"x","heard":"x"}}',
  ])("that is none of ours (%s) counts as none", (text) => {
    const device = deviceInMemory();
    device.session.setItem(keys.draft, text);
    expect(keptDraft(device, "5368")).toBeUndefined();
  });
});
