/**
 * Every call there is, once. API Gateway's methods, the dispatcher, the browser's client, the fuzz test and the docs are
 * all read off this table; the shapes hang on the same names in shapes.ts. It imports nothing, because it ships to the
 * browser.
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
  readExercise: {
    method: "GET",
    path: "/api/exercises/{assignmentId}",
    lambda: "records",
    callers: "anybody",
    answers: "json",
  },
  reportExercise: {
    method: "POST",
    path: "/api/exercises/{assignmentId}/report",
    lambda: "records",
    callers: "signed in",
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
  openTranscription: {
    method: "POST",
    path: "/api/transcription",
    lambda: "conversation",
    callers: "signed in",
    answers: "json",
  },
  transcribePiece: {
    method: "POST",
    path: "/api/transcription/piece",
    lambda: "conversation",
    callers: "signed in",
    answers: "json",
  },
  gradeLesson: {
    method: "POST",
    path: "/api/result",
    lambda: "grading",
    callers: "signed in",
    answers: "json",
  },
  readMember: { method: "GET", path: "/api/member", lambda: "records", callers: "members", answers: "json" },
  registerMember: {
    method: "POST",
    path: "/api/member",
    lambda: "records",
    callers: "members",
    answers: "json",
  },
  chooseRole: {
    method: "POST",
    path: "/api/member/role",
    lambda: "records",
    callers: "members",
    answers: "json",
  },
  listExercises: {
    method: "GET",
    path: "/api/member/exercises",
    lambda: "records",
    callers: "members",
    answers: "json",
  },
  openExercise: {
    method: "GET",
    path: "/api/member/exercises/{assignmentId}",
    lambda: "records",
    callers: "members",
    answers: "json",
  },
  listPlayed: {
    method: "GET",
    path: "/api/member/played",
    lambda: "records",
    callers: "members",
    answers: "json",
  },
  buildExercise: {
    method: "POST",
    path: "/api/builder",
    lambda: "builder",
    callers: "members",
    answers: "json",
  },
  createExercise: {
    method: "POST",
    path: "/api/exercises",
    lambda: "authoring",
    callers: "members",
    answers: "json",
  },
  updateExercise: {
    method: "PUT",
    path: "/api/exercises/{assignmentId}",
    lambda: "authoring",
    callers: "members",
    answers: "json",
  },
  readContent: {
    method: "GET",
    path: "/api/exercises/{assignmentId}/content",
    lambda: "records",
    callers: "members",
    answers: "json",
  },
  uploadPhoto: {
    method: "POST",
    path: "/api/photos",
    lambda: "authoring",
    callers: "members",
    takes: "jpeg",
    answers: "json",
  },
  showPhoto: {
    method: "GET",
    path: "/api/exercises/{assignmentId}/photos/{place}",
    lambda: "records",
    callers: "anybody",
    answers: "jpeg",
  },
  openPhoto: {
    method: "GET",
    path: "/api/member/exercises/{assignmentId}/photos/{place}",
    lambda: "records",
    callers: "members",
    answers: "jpeg",
  },
  listResults: {
    method: "GET",
    path: "/api/exercises/{assignmentId}/results",
    lambda: "results",
    callers: "members",
    answers: "json",
  },
  readResult: {
    method: "GET",
    path: "/api/exercises/{assignmentId}/results/{attempt}",
    lambda: "results",
    callers: "members",
    answers: "json",
  },
  markResult: {
    method: "PUT",
    path: "/api/exercises/{assignmentId}/results/{attempt}",
    lambda: "results",
    callers: "members",
    answers: "json",
  },
  deleteResult: {
    method: "DELETE",
    path: "/api/exercises/{assignmentId}/results/{attempt}",
    lambda: "results",
    callers: "members",
    answers: "json",
  },
  clearUnfinished: {
    method: "DELETE",
    path: "/api/exercises/{assignmentId}/unfinished",
    lambda: "results",
    callers: "members",
    answers: "json",
  },
  deleteExercise: {
    method: "DELETE",
    path: "/api/exercises/{assignmentId}",
    lambda: "results",
    callers: "members",
    answers: "json",
  },
  listAttempts: {
    method: "GET",
    path: "/api/member/attempts",
    lambda: "results",
    callers: "members",
    answers: "json",
  },
  listClasses: {
    method: "GET",
    path: "/api/classes",
    lambda: "classes",
    callers: "members",
    answers: "json",
  },
  createClass: {
    method: "POST",
    path: "/api/classes",
    lambda: "classes",
    callers: "members",
    answers: "json",
  },
  readClass: {
    method: "GET",
    path: "/api/classes/{classId}",
    lambda: "classes",
    callers: "members",
    answers: "json",
  },
  updateClass: {
    method: "PUT",
    path: "/api/classes/{classId}",
    lambda: "classes",
    callers: "members",
    answers: "json",
  },
  deleteClass: {
    method: "DELETE",
    path: "/api/classes/{classId}",
    lambda: "classes",
    callers: "members",
    answers: "json",
  },
  addStudents: {
    method: "POST",
    path: "/api/classes/{classId}/students",
    lambda: "classes",
    callers: "members",
    answers: "json",
  },
  renameStudent: {
    method: "PUT",
    path: "/api/classes/{classId}/students/{placeId}",
    lambda: "classes",
    callers: "members",
    answers: "json",
  },
  removeStudent: {
    method: "DELETE",
    path: "/api/classes/{classId}/students/{placeId}",
    lambda: "classes",
    callers: "members",
    answers: "json",
  },
  resetPlace: {
    method: "POST",
    path: "/api/classes/{classId}/students/{placeId}/reset",
    lambda: "classes",
    callers: "members",
    answers: "json",
  },
  mergeResults: {
    method: "POST",
    path: "/api/classes/{classId}/students/{placeId}/results",
    lambda: "classes",
    callers: "members",
    answers: "json",
  },
  readRoster: {
    method: "GET",
    path: "/api/exercises/{assignmentId}/classes/{classId}",
    lambda: "roster",
    callers: "anybody",
    answers: "json",
  },
  claimPlace: {
    method: "POST",
    path: "/api/exercises/{assignmentId}/classes/{classId}/students/{placeId}",
    lambda: "roster",
    callers: "signed in",
    answers: "json",
  },
  assignExercise: {
    method: "PUT",
    path: "/api/exercises/{assignmentId}/classes/{classId}",
    lambda: "classes",
    callers: "members",
    answers: "json",
  },
  unassignExercise: {
    method: "DELETE",
    path: "/api/exercises/{assignmentId}/classes/{classId}",
    lambda: "classes",
    callers: "members",
    answers: "json",
  },
  exportAccount: {
    method: "GET",
    path: "/api/member/export",
    lambda: "account",
    callers: "members",
    answers: "json",
  },
  deleteAccount: {
    method: "DELETE",
    path: "/api/member",
    lambda: "account",
    callers: "members",
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
