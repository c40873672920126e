import { setTimeout as wait } from "node:timers/promises";
import type { Exercise } from "../../../domain/exercise.ts";
import { errorName } from "../../telemetry/error.ts";
import { note } from "../../telemetry/watch.ts";

/** Reads the JPEG at a path of the media bucket; undefined where there is none. */
export type PhotoReader = (path: string) => Promise<Uint8Array | undefined>;

/** At 2 MB each. A container mostly serves one class, and a class one exercise. */
const KEPT_MOST = 8;
/** A photo that is slower than that is looked at from the next answer on. */
const TIMEOUT_MS = 1500;

/**
 * The photos of an exercise, read once in the life of a container. One that can't be read is left out, said in the log, and
 * tried again with the next answer: nobody waits for it, and nothing fails for it.
 */
export const photosOf = (
  read: PhotoReader,
  timeoutMs = TIMEOUT_MS,
): ((exercise: Exercise) => Promise<Uint8Array[]>) => {
  const kept = new Map<string, Promise<Uint8Array | undefined>>();

  const photoAt: PhotoReader = (path) => {
    const known = kept.get(path);
    if (known) return known;
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= KEPT_MOST) kept.delete(oldest);
    const reading = read(path).catch((error: unknown) => {
      kept.delete(path);
      note("photoUnread", { error: errorName(error) });
      return undefined;
    });
    kept.set(path, reading);
    return reading;
  };

  return async ({ asset_url, context_1 }) => {
    const paths = [asset_url, context_1].filter((path) => path !== "");
    const inTime = (path: string) =>
      Promise.race([photoAt(path), wait(timeoutMs, undefined, { ref: false })]);
    const found = await Promise.all(paths.map(inTime));
    return found.filter((photo) => photo !== undefined);
  };
};
