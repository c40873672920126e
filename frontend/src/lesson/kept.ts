import { LESSON_KEPT_HOURS } from "../../../domain/limits.ts";
import { keys } from "../guest/keys.ts";
import { type Device, readKept } from "../guest/storage.ts";

/** A lesson begun on this device and not finished: offered again to whoever opens the exercise. `startedAt` in epoch ms. */
export type KnownLesson = { assignmentId: string; name: string; startedAt: number };

/** What was typed, and what was sent but not answered yet. `key` and `after` as in the call's `place`. */
export type Draft = {
  assignmentId: string;
  text: string;
  sent?: { key: string; said: string; after: number };
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

const isSent = (thing: unknown): boolean =>
  thing === undefined ||
  (typeof thing === "object" &&
    thing !== null &&
    "key" in thing &&
    typeof thing.key === "string" &&
    "said" in thing &&
    typeof thing.said === "string" &&
    "after" in thing &&
    typeof thing.after === "number");

/** What was typed for this exercise in this tab. */
export const keptDraft = (device: Device, assignmentId: string): Draft | undefined => {
  const draft = readKept(
    device.session,
    keys.draft,
    (thing): thing is Draft =>
      typeof thing.assignmentId === "string" && typeof thing.text === "string" && isSent(thing.sent),
  );
  return draft?.assignmentId === assignmentId ? draft : undefined;
};

export const keepDraft = (device: Device, draft: Draft): void =>
  device.session.setItem(keys.draft, JSON.stringify(draft));
