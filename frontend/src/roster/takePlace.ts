import { CallFailed, problemOf } from "../api/problem.ts";
import { forgetPlace, keepPlace, knownPlace } from "../guest/place.ts";
import type { LessonDependencies } from "../play/lessonController.ts";

/** A student on the list, with the word that was typed where this device does not hold the place. */
export type Chosen = { placeId: string; label: string; word?: string };

const resetSince = "Your teacher has reset your place. Choose yourself again, and a new word.";

/** Makes sure that this device holds the place of this student, and gives the label on the list. Throws `CallFailed`. */
export const takePlace = async (
  { server, device, assignmentId }: Pick<LessonDependencies, "server" | "device" | "assignmentId">,
  classId: string,
  { placeId, word }: Chosen,
): Promise<string> => {
  const isHeld = knownPlace(device)?.placeId === placeId;
  await server.signIn();
  try {
    const place = await server.call("claimPlace", {
      params: { assignmentId, classId, placeId },
      body: word === undefined ? {} : { word },
    });
    keepPlace(device, { classId, ...place });
    return place.label;
  } catch (thrown) {
    const problem = problemOf(thrown);
    const isReset = isHeld && problem.kind === "refused" && problem.fault.code === "word_needed";
    if (!isReset) throw thrown;
    forgetPlace(device);
    throw new CallFailed({ ...problem, fault: { ...problem.fault, message: resetSince } });
  }
};
