import type { Spoken } from "../../../domain/conversation.ts";
import { LESSON_KEPT_HOURS } from "../../../domain/limits.ts";
import { keys } from "../guest/keys.ts";
import { type Device, readKept } from "../guest/storage.ts";

/** A lesson begun on this device and not finished: offered again to whoever opens the exercise. `startedAt` in epoch ms. */
export type KnownLesson = { assignmentId: string; name: string; startedAt: number };

/**
 * What stands in the text box, and what was sent but not answered yet (see `Answer`). `unsent` tells how a spoken answer
 * was heard that has come back into the box; `waits` that what was sent waits for the line to come back.
 */
export type Draft = {
  assignmentId: string;
  text: string;
  unsent?: Required<Spoken>;
  sent?: { key: string; said: string; spoken?: Spoken; after: number; waits?: true };
};

const KEPT_MS = LESSON_KEPT_HOURS * 60 * 60 * 1000;

/** The unfinished lesson of this exercise, if it is still kept. */
export const knownLesson = (device: Device, assignmentId: string, now: number): KnownLesson | undefined => {
  const known = readKept(
    device.local,
    keys.lesson,
    (thing): thing is KnownLesson =>
      typeof thing.assignmentId === "string" &&
      typeof thing.name === "string" &&
      typeof thing.startedAt === "number",
  );
  return known?.assignmentId === assignmentId && now - known.startedAt < KEPT_MS ? known : undefined;
};

export const keepLesson = (device: Device, lesson: KnownLesson): void =>
  device.local.setItem(keys.lesson, JSON.stringify(lesson));

type Fields = Readonly<Record<string, unknown>>;
const isObject = (thing: unknown): thing is Fields => typeof thing === "object" && thing !== null;

const isWord = (thing: unknown): boolean =>
  isObject(thing) && typeof thing.text === "string" && typeof thing.confidence === "number";

const isSpoken = (thing: unknown): boolean =>
  thing === undefined ||
  (isObject(thing) &&
    Array.isArray(thing.words) &&
    thing.words.every(isWord) &&
    (thing.heard === undefined || typeof thing.heard === "string"));

const isSent = (thing: unknown): boolean =>
  thing === undefined ||
  (isObject(thing) &&
    typeof thing.key === "string" &&
    typeof thing.said === "string" &&
    typeof thing.after === "number" &&
    isSpoken(thing.spoken));

/** What was typed for this exercise in this tab. */
export const keptDraft = (device: Device, assignmentId: string): Draft | undefined => {
  const draft = readKept(
    device.session,
    keys.draft,
    (thing): thing is Draft =>
      typeof thing.assignmentId === "string" &&
      typeof thing.text === "string" &&
      isSpoken(thing.unsent) &&
      isSent(thing.sent),
  );
  return draft?.assignmentId === assignmentId ? draft : undefined;
};

export const keepDraft = (device: Device, draft: Draft): void =>
  device.session.setItem(keys.draft, JSON.stringify(draft));
