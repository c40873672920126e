import type { Spoken } from "../../../domain/conversation.ts";
import { GUEST_LESSON_OFFERED_MINUTES, LESSON_KEPT_HOURS } from "../../../domain/limits.ts";
import { sameName } from "../../../domain/studentName.ts";
import { keys } from "../guest/keys.ts";
import { type Device, readStored } from "../guest/storage.ts";
import { isMemberHere } from "../guest/who.ts";

/**
 * A lesson begun on this device and not finished: offered again when the exercise is opened. `startedAt`, and `lastAt`, when
 * the student last did something, in epoch ms.
 */
export type KnownLesson = { assignmentId: string; name: string; startedAt: number; lastAt: number };

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
const OFFERED_TO_GUESTS_MS = GUEST_LESSON_OFFERED_MINUTES * 60 * 1000;

/** The newest lesson that was left unfinished here, of whichever exercise; undefined once it is no longer offered. */
export const unfinishedLesson = ({ local }: Device, now: number): KnownLesson | undefined => {
  const known = readStored(
    local,
    keys.lesson,
    (thing): thing is KnownLesson =>
      typeof thing.assignmentId === "string" &&
      typeof thing.name === "string" &&
      typeof thing.startedAt === "number" &&
      typeof thing.lastAt === "number",
  );
  if (!known || now - known.startedAt >= KEPT_MS) return undefined;
  return isMemberHere(local) || now - known.lastAt < OFFERED_TO_GUESTS_MS ? known : undefined;
};

/** The same, if it is of this exercise. */
export const knownLesson = (device: Device, assignmentId: string, now: number): KnownLesson | undefined => {
  const known = unfinishedLesson(device, now);
  return known?.assignmentId === assignmentId ? known : undefined;
};

/** True if a lesson was noted here that is not offered to a student of this name: it is another's, or too old. */
export const isSomebodyElses = (device: Device, name: string, now: number): boolean => {
  const unfinished = unfinishedLesson(device, now);
  return unfinished ? !sameName(unfinished.name, name) : device.local.getItem(keys.lesson) !== null;
};

/** Notes that the student is still at this exercise's lesson, unless it was finished in another tab. */
export const touchLesson = (device: Device, assignmentId: string, now: number): void => {
  const known = knownLesson(device, assignmentId, now);
  if (known) keepLesson(device, { ...known, lastAt: now });
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
  const draft = readStored(
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
