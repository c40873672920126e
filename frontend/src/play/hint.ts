import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { HINT_MAX_TOKENS } from "../../../domain/limits.ts";
import { texts } from "../../../domain/texts.ts";
import { keys } from "../guest/keys.ts";
import { type Device, readStored } from "../guest/storage.ts";
import type { Server } from "./server.ts";

type KeptHint = { assignmentId: string; hint: string };

const keptHint = (device: Device, assignmentId: string): string | undefined => {
  const kept = readStored(
    device.local,
    keys.hints,
    (thing): thing is KeptHint => typeof thing.assignmentId === "string" && typeof thing.hint === "string",
  );
  return kept?.assignmentId === assignmentId ? kept.hint : undefined;
};

/**
 * A hint for this exercise: the one kept on the device, or a new one, kept under `hints`; the spec's default sentence
 * where the teacher named no objective. Throws `CallFailed`.
 */
export const hintFor = async (exercise: PublicExercise, server: Server, device: Device): Promise<string> => {
  const { assignment_id: assignmentId, language, level, objective } = exercise;
  if (objective.trim() === "") return texts.defaultHint;
  const kept = keptHint(device, assignmentId);
  if (kept !== undefined) return kept;
  const { message } = await server.call("giveHint", {
    params: {},
    body: { language, level, objective, max_tokens: HINT_MAX_TOKENS },
  });
  device.local.setItem(keys.hints, JSON.stringify({ assignmentId, hint: message.message }));
  return message.message;
};
