import { lessonRoutes } from "./lessonRoutes.ts";
import { memberRoutes } from "./memberRoutes.ts";
import { replyRoutes } from "./replyRoutes.ts";
import { rosterRoutes } from "./rosterRoutes.ts";

/**
 * Every call there is, once. API Gateway's methods, the dispatcher, the browser's client, the fuzz test and the docs are
 * all read off this table; the shapes hang on the same names in shapes.ts. It imports nothing but its four
 * parts, because they ship to the browser: a guest's page loads one of them first.
 */
export type Route = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: `/api/${string}`;
  /** The function that answers it: one file in `lambdas/`. */
  lambda: string;
  /** Who may call it at all; what they may do with this or that exercise is decided by `access.ts`. */
  callers: "anybody" | "signed in" | "members";
  /** `events` are turn events, one JSON object a line, or one plain JSON object for who doesn't accept NDJSON. */
  answers: "json" | "events" | "mp3" | "jpeg";
  /** What is sent, where it is not JSON: the bytes of a photo. */
  takes?: "jpeg";
};

export const api = {
  ...lessonRoutes,
  ...replyRoutes,
  ...rosterRoutes,
  ...memberRoutes,
} as const satisfies Record<string, Route>;

export type Api = typeof api;
export type RouteName = keyof Api;
export type LambdaName = Api[RouteName]["lambda"];

/** The names in braces of a path, as an object's keys: `{assignmentId}` → `{ assignmentId: string }`. */
export type Params<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Key in Name]: string } & Params<Rest>
  : unknown;
