import type { Language, Level } from "../../../../domain/exercise.ts";
import type { Prompt } from "../model.ts";
import { fenced } from "./fence.ts";
import { tutor } from "./tutor.ts";

/** A hint before talking. */
export const hint = (language: Language, level: Level, objective: string, maxTokens: number): Prompt => ({
  system: `${tutor(language)} Give as "message" one practical hint in English, of one sentence, on how a student at level ${level} can do well at this objective.`,
  material: fenced({ objective }),
  // The hint itself is that short; the call around it needs a little room.
  maxTokens: maxTokens + 100,
});
