import type { Timeouts } from "../api/routes.ts";

/** What takes the server longer than other calls of members' pages: to build, to speak beforehand, to erase. In ms. */
export const memberTimeouts: Timeouts = {
  buildExercise: 60_000,
  createExercise: 60_000,
  updateExercise: 60_000,
  uploadPhoto: 60_000,
  clearUnfinished: 60_000,
  deleteExercise: 60_000,
  removeStudent: 60_000,
  renameStudent: 60_000,
  deleteClass: 60_000,
  exportAccount: 30_000,
  deleteAccount: 60_000,
};
