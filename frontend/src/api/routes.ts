import type { Route, RouteName } from "../../../domain/api.ts";
import { lessonRoutes } from "../../../domain/lessonRoutes.ts";

/** How long each call may be silent where that is not the usual time, in ms. */
export type Timeouts = Readonly<Partial<Record<RouteName, number>>>;

/** How long a call may be silent, in ms … */
const TIMEOUT_MS = 15_000;
/** … but for these. A grade takes a model several sentences' time, and the server falls back by itself. */
let timeouts: Timeouts = {
  startLesson: 30_000,
  takeTurn: 30_000,
  gradeLesson: 90_000,
  openTranscription: 8000,
  transcribePiece: 30_000,
};
let known: Readonly<Record<string, Route>> = lessonRoutes;

/** Lets this page make these calls too. A guest's page is told of a lesson's calls alone, because each row has to be loaded. */
export const knowRoutes = (routes: Readonly<Record<string, Route>>, theirTimeouts: Timeouts): void => {
  known = { ...known, ...routes };
  timeouts = { ...timeouts, ...theirTimeouts };
};

/** A call's row of the table. Throws for one that this page was not told of. */
export const routeOf = (name: RouteName): Route => {
  const route = known[name];
  if (!route) throw new Error(`No call: ${name}`);
  return route;
};

export const timeoutOf = (name: RouteName): number => timeouts[name] ?? TIMEOUT_MS;
