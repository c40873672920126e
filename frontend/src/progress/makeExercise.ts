import { type Practice, practiceContent, practiceOrder } from "../../../domain/practice.ts";
import type { AccountController } from "../app/accountController.ts";

/** Has the exercise built and saved, and gives its code. The same `key` saves it once, however often it is tried. `CallFailed`. */
export const makeExercise = async (
  account: Pick<AccountController, "call">,
  practice: Practice,
  key: string,
  say: (words: string) => void,
): Promise<string> => {
  say("Writing five questions for you…");
  const built = await account.call("buildExercise", { params: {}, body: practiceOrder(practice) });
  say("Saving your exercise…");
  const body = { key, content: practiceContent(practice, built) };
  const saved = await account.call("createExercise", { params: {}, body });
  return saved.assignment_id;
};
