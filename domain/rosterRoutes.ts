import type { Route } from "./api.ts";

/** The calls that are made by a class's link: loaded by those who follow one. */
export const rosterRoutes = {
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
} as const satisfies Record<string, Route>;
