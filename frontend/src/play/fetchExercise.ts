import { problemOf } from "../api/problem.ts";
import { isMemberHere } from "../guest/who.ts";
import { asksName } from "../intro/asksName.ts";
import { knownLesson } from "../lesson/kept.ts";
import type { LessonDependencies } from "./lessonController.ts";
import type { PlayAction } from "./play.ts";

/** Fetches the exercise that the page is for, and looks for an unfinished lesson of it; what came of that. Never rejects. */
export const fetchExercise = async ({
  assignmentId,
  classId,
  server,
  device,
}: Pick<LessonDependencies, "assignmentId" | "classId" | "server" | "device">): Promise<PlayAction> => {
  try {
    const exercise = await server.readExercise(assignmentId, classId);
    const known = knownLesson(device, assignmentId, Date.now());
    // Others may use a guest's device: the name is for the student to type, and is not shown before.
    const unfinished =
      known && (asksName(exercise) && !isMemberHere(device.local) ? {} : { name: known.name });
    return { type: "loaded", exercise, ...(unfinished && { unfinished }) };
  } catch (thrown) {
    return { type: "not loaded", problem: problemOf(thrown) };
  }
};
