import { keys } from "../guest/keys.ts";
import { type Device, readStored } from "../guest/storage.ts";
import { isMemberHere } from "../guest/who.ts";

/** localStorage: the guests who have finished an exercise here, so that what their teacher answers finds them. */
const KEY = "viva.past";
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const KEPT_MAX = 10;

/** `identityId` as `keys.identity`; `at` in epoch ms. */
type Past = { assignmentId: string; identityId: string; at: number };

const isPast = (thing: unknown): thing is Past =>
  typeof thing === "object" &&
  thing !== null &&
  "assignmentId" in thing &&
  "identityId" in thing &&
  "at" in thing &&
  typeof thing.at === "number";
const isWhole = (thing: Readonly<Record<string, unknown>>): thing is { all: Past[] } =>
  Array.isArray(thing.all) && thing.all.every(isPast);

const kept = ({ local }: Device, now: number): Past[] =>
  (readStored<{ all: Past[] }>(local, KEY, isWhole)?.all ?? []).filter(({ at }) => now - at < KEPT_MS);

/** Notes that this device's guest finishes this exercise. A guest is forgotten after each lesson; this alone stays, for 30 days. */
export const noteFinished = (device: Device, assignmentId: string, now: number): void => {
  const identityId = device.local.getItem(keys.identity);
  if (identityId === null || isMemberHere(device.local)) return;
  const others = kept(device, now).filter(
    (past) => past.assignmentId !== assignmentId || past.identityId !== identityId,
  );
  const all = [{ assignmentId, identityId, at: now }, ...others].slice(0, KEPT_MAX);
  device.local.setItem(KEY, JSON.stringify({ all }));
};

/** The guests who have finished this exercise here, the newest first. */
export const finishedBy = (device: Device, assignmentId: string, now: number): string[] =>
  kept(device, now)
    .filter((past) => past.assignmentId === assignmentId)
    .map(({ identityId }) => identityId);

/** Forgets them, of this exercise. */
export const forgetFinished = (device: Device, assignmentId: string, now: number): void => {
  const all = kept(device, now).filter((past) => past.assignmentId !== assignmentId);
  if (all.length === 0) device.local.removeItem(KEY);
  else device.local.setItem(KEY, JSON.stringify({ all }));
};
