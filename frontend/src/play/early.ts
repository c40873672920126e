import { api } from "../../../domain/api.ts";
import { CONFIG_PATH } from "../api/config.ts";

/** What the head of play.html has under way before the page's own code is there. */
export type Early = { exercise: Promise<Response>; config: Promise<Response> };

declare global {
  interface Window {
    /** Taken by the page at its start; a second try fetches for itself. */
    early?: Early;
  }
}

/** The exercise that a path like /assignments/5368 names; "" for every other path. */
export const assignmentIn = (path: string): string =>
  decodeURIComponent(/^\/assignments\/([^/]+)/.exec(path)?.[1] ?? "");

/** Fetches what INTRO needs, in parallel with the bundle. Whoever awaits the promises learns of their failures. */
export const startEarly = (): Early => {
  const exercise = fetch(
    api.readExercise.path.replace("{assignmentId}", encodeURIComponent(assignmentIn(location.pathname))),
  );
  const config = fetch(CONFIG_PATH);
  for (const promise of [exercise, config]) promise.catch(() => undefined);
  window.early = { exercise, config };
  return window.early;
};
