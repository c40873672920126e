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
  flags: "/flags",
  classes: "/classes",
  progress: "/progress",
  profile: "/profile",
  /** Another page, play.html: to be loaded, not routed. */
  play: (assignmentId: string): string => `/assignments/${assignmentId}`,
} as const;

/** The login page, from which one comes back to where one was. */
export const loginFrom = (path: string): string => `${paths.login}?next=${encodeURIComponent(path)}`;
