import { type Practice, practiceContent, practiceOrder } from "../../../domain/practice.ts";
import type { Acts } from "../app/acts.ts";

/** Has the exercise built and saved, and gives its code. The same `key` saves it once, however often it is tried. `CallFailed`. */
export const makeExercise = async (
  acts: Pick<Acts, "call">,
  practice: Practice,
  key: string,
  say: (words: string) => void,
): Promise<string> => {
  say("Writing five questions for you…");
  const built = await acts.call("buildExercise", { params: {}, body: practiceOrder(practice) });
  say("Saving your exercise…");
  const body = { key, content: practiceContent(practice, built) };
  const saved = await acts.call("createExercise", { params: {}, body });
  return saved.assignment_id;
};
