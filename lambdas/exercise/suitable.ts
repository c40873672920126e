import { contentOf } from "../../domain/content.ts";
import type { Exercise } from "../../domain/exercise.ts";
import { Refusal } from "../http/refusal.ts";
import { unsuitableIn } from "../safeguarding/authored.ts";

/** More exercises than one function environment meets in its life. */
const REMEMBERED = 500;
/** Which versions of which exercises have been looked at here, and what came of it: they are played again and again. */
const looked = new Map<string, boolean>();

const isSuitable = (exercise: Exercise): boolean => {
  const key = `${exercise.assignment_id}#${exercise.version}`;
  const before = looked.get(key);
  if (before !== undefined) return before;
  const suitable = unsuitableIn(contentOf(exercise)) === undefined;
  if (looked.size >= REMEMBERED) looked.clear();
  looked.set(key, suitable);
  return suitable;
};

/**
 * The exercise, if it may be shown and spoken. What is saved has been screened, but an older one may have been saved before the rules knew
 * better. Throws 403.
 */
export const suitable = (exercise: Exercise): Exercise => {
  if (isSuitable(exercise)) return exercise;
  throw new Refusal(
    403,
    "unsuitable",
    "This exercise can't be played: some of its words are not suitable for students. Its author can change them.",
  );
};
