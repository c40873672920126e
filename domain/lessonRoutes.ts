import type { Route } from "./api.ts";

/** The calls that a guest makes: all that the page of a lesson is told of, unless a member plays. */
export const lessonRoutes = {
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
  showPhoto: {
    method: "GET",
    path: "/api/exercises/{assignmentId}/photos/{place}",
    lambda: "records",
    callers: "anybody",
    answers: "jpeg",
  },
} as const satisfies Record<string, Route>;
