/** The addresses of app.html (spec section 2). */
export const paths = {
  login: "/login",
  signUp: "/signup",
  reset: "/reset",
  dashboard: "/dashboard",
  createExercise: "/create-exercise",
  manage: (assignmentId: string): string => `/manage-assignment/${assignmentId}`,
  /** One result of that exercise. */
  result: (assignmentId: string, attempt: string): string =>
    `/manage-assignment/${assignmentId}/results/${attempt}`,
  classes: "/classes",
  progress: "/progress",
  profile: "/profile",
  /** Another page, play.html: to be loaded, not routed. */
  play: (assignmentId: string): string => `/assignments/${assignmentId}`,
} as const;

/** Any origin will do: only paths that stay on it are kept. */
const HERE = "https://here.invalid";

/** A path of this site as one may be sent back to it, or undefined for anything that leads elsewhere. */
export const ownPath = (wanted: string | null): string | undefined => {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  // Without its dots, "/.//elsewhere" begins with two slashes, and would lead there when it is read once more.
  const isOwn = origin === HERE && !pathname.startsWith("//") && pathname !== paths.login;
  return isOwn ? pathname + search + hash : undefined;
};

/** The login page, from which one comes back to where one was. */
export const loginFrom = (path: string): string => `${paths.login}?next=${encodeURIComponent(path)}`;
