import { DeleteCommand, GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { type Caller, mayPlay } from "../../domain/access.ts";
import { demos, isDemo } from "../../domain/demos.ts";
import { ASSIGNMENT_ID, type Exercise } from "../../domain/exercise.ts";
import { texts } from "../../domain/texts.ts";
import { environment } from "../environment.ts";
import { Refusal } from "../http/refusal.ts";
import { conditionFailed, database, itemsOf } from "./database.ts";

export type Exercises = {
  /**
   * The exercise that this caller may play: a demo, a shared one, or one of their own. Throws the same 404 for "missing"
   * and "not yours", so that codes can't be probed.
   */
  playable(assignmentId: string, caller: Caller | undefined): Promise<Exercise>;
  /** The same, undefined instead of the 404. */
  find(assignmentId: string, caller: Caller | undefined): Promise<Exercise | undefined>;
  /** Every exercise that somebody owns. */
  listOf(ownerId: string): Promise<Exercise[]>;
  /** Closes an exercise to all but its owner; one that is gone stays so. */
  withdraw(assignmentId: string): Promise<void>;
  erase(assignmentId: string): Promise<void>;
};

/** Exercises in DynamoDB, the three demos in code. */
export const exercisesTable = (): Exercises => {
  const TableName = environment("EXERCISES_TABLE");
  const read = async (assignment_id: string): Promise<Exercise | undefined> => {
    // What no exercise can be called is not looked for: DynamoDB would refuse it as a key.
    if (!ASSIGNMENT_ID.test(assignment_id)) return undefined;
    // Consistent, so that a deleted exercise is gone from the very next call on.
    const { Item } = await database.send(
      new GetCommand({ TableName, Key: { assignment_id }, ConsistentRead: true }),
    );
    // Only this table's writers put items there, and each wrote a whole exercise.
    return Item as Exercise | undefined;
  };
  const find: Exercises["find"] = async (assignmentId, caller) => {
    const exercise = isDemo(assignmentId) ? demos[assignmentId] : await read(assignmentId);
    return exercise && mayPlay(exercise, caller) ? exercise : undefined;
  };
  return {
    find,
    async playable(assignmentId, caller) {
      const exercise = await find(assignmentId, caller);
      if (!exercise) throw new Refusal(404, "exercise_gone", texts.exerciseGone);
      return exercise;
    },

    listOf: (ownerId) =>
      itemsOf({
        TableName,
        IndexName: "byOwner",
        KeyConditionExpression: "ownerId = :ownerId",
        ExpressionAttributeValues: { ":ownerId": ownerId },
      }),

    async withdraw(assignment_id) {
      const write = new UpdateCommand({
        TableName,
        Key: { assignment_id },
        UpdateExpression: "SET isShared = :false",
        ConditionExpression: "attribute_exists(assignment_id)",
        ExpressionAttributeValues: { ":false": false },
      });
      await database.send(write).catch((error: unknown) => {
        if (!conditionFailed(error)) throw error;
      });
    },

    async erase(assignment_id) {
      await database.send(new DeleteCommand({ TableName, Key: { assignment_id } }));
    },
  };
};
