import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { type Caller, mayPlay } from "../../domain/access.ts";
import { demos, isDemo } from "../../domain/demos.ts";
import { ASSIGNMENT_ID, type Exercise } from "../../domain/exercise.ts";
import { texts } from "../../domain/texts.ts";
import { environment } from "../environment.ts";
import { Refusal } from "../http/refusal.ts";
import { database } from "./database.ts";

export type Exercises = {
  /**
   * The exercise that this caller may play: a demo, a shared one, or one of their own. Throws the same 404 for "missing"
   * and "not yours", so that codes can't be probed.
   */
  playable(assignmentId: string, caller: Caller | undefined): Promise<Exercise>;
};

/** Exercises in DynamoDB, the three demos in code. */
export const exercisesTable = (): Exercises => {
  const TableName = environment("EXERCISES_TABLE");
  const read = async (assignment_id: string): Promise<Exercise | undefined> => {
    // What no exercise can be called is not looked for: DynamoDB would refuse it as a key.
    if (!ASSIGNMENT_ID.test(assignment_id)) return undefined;
    const { Item } = await database.send(new GetCommand({ TableName, Key: { assignment_id } }));
    // Only this table's writers put items there, and each wrote a whole exercise.
    return Item as Exercise | undefined;
  };
  return {
    async playable(assignmentId, caller) {
      const exercise = isDemo(assignmentId) ? demos[assignmentId] : await read(assignmentId);
      if (!exercise || !mayPlay(exercise, caller))
        throw new Refusal(404, "exercise_gone", texts.exerciseGone);
      return exercise;
    },
  };
};
