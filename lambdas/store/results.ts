import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { LessonView } from "../../domain/conversation.ts";
import type { Engine, Grade } from "../../domain/grading.ts";
import { environment } from "../environment.ts";
import { conditionFailed, database } from "./database.ts";

/** A saved result (spec section 3), one row per attempt, so that namesakes and second attempts overwrite nothing. */
export type Result = Grade & {
  assignment_id: string;
  /** The lesson's id, which sorts by nothing: `finishedAt` tells the time. */
  attempt: string;
  uid: string;
  /** The name as typed (the spec's Student ID). */
  studentId: string;
  conversation: Pick<LessonView, "opening" | "turns">;
  engine: Engine;
  /** True where a teacher tried out an exercise of their own. */
  isTest: boolean;
  /** Epoch milliseconds. */
  startedAt: number;
  finishedAt: number;
  /** Epoch seconds; only a demo's result is forgotten by itself. */
  expiresAt?: number;
};

export type Results = {
  read(assignmentId: string, attempt: string): Promise<Result | undefined>;
  /** Keeps the result unless this attempt has one already. Returns the one that is kept: an attempt is graded once. */
  saveOnce(result: Result): Promise<Result>;
};

/** Results in DynamoDB, by exercise and attempt. */
export const resultsTable = (): Results => {
  const TableName = environment("RESULTS_TABLE");
  const read: Results["read"] = async (assignment_id, attempt) => {
    const { Item } = await database.send(
      new GetCommand({ TableName, Key: { assignment_id, attempt }, ConsistentRead: true }),
    );
    // Only saveOnce writes here.
    return Item as Result | undefined;
  };
  return {
    read,
    async saveOnce(result) {
      try {
        await database.send(
          new PutCommand({
            TableName,
            Item: result,
            ConditionExpression: "attribute_not_exists(attempt)",
          }),
        );
        return result;
      } catch (error) {
        if (!conditionFailed(error)) throw error;
        return (await read(result.assignment_id, result.attempt)) ?? result;
      }
    },
  };
};
