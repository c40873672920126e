import { describe, expect, test } from "@jest/globals";
import { keys } from "../../frontend/src/guest/keys.ts";
import { keepDraft, keepLesson, keptDraft, knownLesson } from "../../frontend/src/lesson/kept.ts";
import { deviceInMemory } from "./device.ts";

const HOUR_MS = 3_600_000;
const lesson = { assignmentId: "5368", name: "Zoë", startedAt: 1000 };

describe("an unfinished lesson", () => {
  test("is offered for its own exercise, for 24 hours", () => {
    const device = deviceInMemory();
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
