import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import type { Device } from "../guest/storage.ts";
import { endOf } from "../lesson/clock.ts";
import { type Draft, keepLesson, keptDraft, knownLesson } from "../lesson/kept.ts";
import type { PlayAction } from "./play.ts";
import type { Server } from "./server.ts";

export type Beginning = {
  exercise: PublicExercise;
  name: string;
  /** Leaves an unfinished lesson behind. */
  fresh?: boolean | undefined;
  /** The class by whose link somebody came, and who they are on its list, where it has one. */
  inClass?: { classId: string; placeId?: string } | undefined;
  /** What to put into the text box, in place of what this tab has kept. */
  draft?: Draft;
};

/**
 * Begins a lesson with the server, or goes on with the one that this name has not finished, and notes it on the device.
 * Throws `CallFailed`.
 */
export const begin = async (
  { exercise, name, fresh, inClass, draft: given }: Beginning,
  server: Server,
  device: Device,
): Promise<PlayAction & { type: "started" }> => {
  const { assignment_id: assignmentId, duration } = exercise;
  const { lesson: view, resumed } = await server.call("startLesson", {
    params: {},
    body: { assignmentId, name, ...(fresh && { fresh: true }), ...(inClass && { inClass }) },
  });

  const now = Date.now();
  // This device's own note of the start is the better one: its clock may differ from the server's.
  const known = knownLesson(device, assignmentId, now);
  const startedAt = resumed ? (known?.startedAt ?? Math.min(view.startedAt, now)) : now;
  keepLesson(device, { assignmentId, name: view.name, startedAt, lastAt: now });

  const draft = given ?? keptDraft(device, assignmentId);
  const endsAt = endOf(duration, startedAt);
  return {
    type: "started",
    view,
    ...(resumed && draft && { draft }),
    ...(endsAt !== undefined && { endsAt }),
  };
};
