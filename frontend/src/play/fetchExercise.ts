import { problemOf } from "../api/problem.ts";
import { knownLesson } from "../lesson/kept.ts";
import type { World } from "./deeds.ts";
import type { PlayAction } from "./play.ts";

/** Fetches the exercise that the page is for, and looks for an unfinished lesson of it; what came of that. Never rejects. */
export const fetchExercise = async ({
  assignmentId,
  server,
  device,
}: Pick<World, "assignmentId" | "server" | "device">): Promise<PlayAction> => {
  try {
    const exercise = await server.readExercise(assignmentId);
    const known = knownLesson(device, assignmentId, Date.now());
    return { type: "loaded", exercise, ...(known && { known }) };
  } catch (thrown) {
    return { type: "not loaded", problem: problemOf(thrown) };
  }
};
