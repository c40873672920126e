import type { Exercise } from "../../domain/exercise.ts";
import type { FlagKind } from "../../domain/safeguarding.ts";
import { passageOf } from "../lesson/agenda.ts";
import { screen } from "./screen.ts";

/** What an answer is flagged for. Whoever reads a passage aloud does not mean it: what the passage itself says is left out. */
export const flagsOf = (exercise: Exercise, said: string): FlagKind[] => {
  const read = screen(passageOf(exercise) ?? "");
  return screen(said).filter((flag) => !read.includes(flag));
};
