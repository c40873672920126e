import type { Route } from "./api.ts";

/** What a student's page asks once somebody has played on this device before. */
export const replyRoutes = {
  readReplies: {
    method: "GET",
    path: "/api/exercises/{assignmentId}/replies",
    lambda: "results",
    callers: "signed in",
    answers: "json",
  },
} as const satisfies Record<string, Route>;
