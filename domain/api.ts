/**
 * Every call there is, once. API Gateway's methods, the dispatcher, the browser's client, the fuzz test and the docs are
 * all read off this table; the shapes hang on the same names in shapes.ts. It imports nothing, because it ships to the
 * browser.
 */
type Route = {
  method: "GET" | "POST";
  path: `/api/${string}`;
  /** The function that answers it: one file in `lambdas/`. */
  lambda: string;
  /** Who may call it at all; what they may do with this or that exercise is decided by `access.ts`. */
  callers: "anybody" | "signed in";
  /** `events` are turn events, one JSON object a line, or one plain JSON object for who doesn't accept NDJSON. */
  answers: "json" | "events" | "mp3";
};

export const api = {
  readExercise: {
    method: "GET",
    path: "/api/exercises/{assignmentId}",
    lambda: "records",
    callers: "anybody",
    answers: "json",
  },
  startLesson: {
    method: "POST",
    path: "/api/lessons",
    lambda: "conversation",
    callers: "signed in",
    answers: "json",
  },
  takeTurn: {
    method: "POST",
    path: "/api/conversation",
    lambda: "conversation",
    callers: "signed in",
    answers: "events",
  },
  giveHint: { method: "POST", path: "/api/hint", lambda: "hint", callers: "signed in", answers: "json" },
  speak: { method: "POST", path: "/api/voice", lambda: "voice", callers: "signed in", answers: "mp3" },
  gradeLesson: {
    method: "POST",
    path: "/api/result",
    lambda: "grading",
    callers: "signed in",
    answers: "json",
  },
} as const satisfies Record<string, Route>;

export type Api = typeof api;
export type RouteName = keyof Api;
export type LambdaName = Api[RouteName]["lambda"];

/** The names in braces of a path, as an object's keys: `{assignmentId}` → `{ assignmentId: string }`. */
export type Params<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Key in Name]: string } & Params<Rest>
  : unknown;
