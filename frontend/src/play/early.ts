import { lessonRoutes } from "../../../domain/lessonRoutes.ts";
import { CONFIG_PATH } from "../api/config.ts";
import { isMemberHere } from "../guest/who.ts";

/** What the head of play.html has under way before the page's own code is there; a member's exercise waits for their token. */
export type Early = { exercise?: Promise<Response>; config: Promise<Response> };

declare global {
  interface Window {
    /** Taken by the page at its start; a second try fetches for itself. */
    early?: Early;
  }
}

/** The exercise that a path like /assignments/5368 names; "" for every other path. */
export const assignmentIn = (path: string): string =>
  decodeURIComponent(/^\/assignments\/([^/]+)/.exec(path)?.[1] ?? "");

/** The class by whose link somebody comes; undefined for the exercise's own link. */
export const classIn = (search: string): string | undefined =>
  new URLSearchParams(search).get("class") ?? undefined;

/** What this browser keeps; nothing where it forbids that. */
const keptHere = (): Pick<Storage, "getItem"> => {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null };
  }
};

/** Fetches what INTRO needs, in parallel with the bundle. Whoever awaits the promises learns of their failures. */
export const startEarly = (): Early => {
  const config = fetch(CONFIG_PATH);
  config.catch(() => undefined);
  window.early = { config };
  if (isMemberHere(keptHere())) return window.early;
  const classId = classIn(location.search);
  const exercise = fetch(
    lessonRoutes.readExercise.path.replace(
      "{assignmentId}",
      encodeURIComponent(assignmentIn(location.pathname)),
    ) + (classId === undefined ? "" : `?class=${encodeURIComponent(classId)}`),
  );
  exercise.catch(() => undefined);
  window.early = { exercise, config };
  return window.early;
};
