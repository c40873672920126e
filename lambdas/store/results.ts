import { DeleteCommand, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { LessonView } from "../../domain/conversation.ts";
import type { Engine, Grade } from "../../domain/grading.ts";
import { environment } from "../environment.ts";
import { conditionFailed, database, isExpired, itemsOf, pagesOf } from "./database.ts";

/** A saved result (spec section 3), one row per attempt, so that namesakes and second attempts overwrite nothing. */
export type Result = Grade & {
  assignment_id: string;
  /** The lesson's id, which sorts by nothing: `finishedAt` tells the time. */
  attempt: string;
  /** The exercise's version when the attempt began: a teacher may have changed it since. */
  version: number;
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

/** That an attempt was finished, and when. */
export type Finished = Pick<Result, "assignment_id" | "attempt" | "finishedAt" | "expiresAt">;

export type Results = {
  read(assignmentId: string, attempt: string): Promise<Result | undefined>;
  /** Keeps the result unless this attempt has one already. Returns the one that is kept: an attempt is graded once. */
  saveOnce(result: Result): Promise<Result>;
  /** All that somebody has achieved. */
  listOf(uid: string): Promise<Result[]>;
  /** The same without what was said and how it was marked. */
  finishedBy(uid: string): Promise<Finished[]>;
  erase(assignmentId: string, attempt: string): Promise<void>;
  /** Erases everybody's results on an exercise. */
  eraseOn(assignmentId: string): Promise<void>;
  /** Erases somebody's results on every exercise. */
  eraseOf(uid: string): Promise<void>;
};

type Key = Pick<Result, "assignment_id" | "attempt">;
/** What is to be erased: so many at a time as may wait for a connection without running into its time-out. */
const keysOnly = { ProjectionExpression: "assignment_id, attempt", Limit: 100 };
/** DynamoDB deletes a demo's result late: until then it is treated as gone here. */
const isKept = ({ expiresAt }: Pick<Result, "expiresAt">): boolean =>
  expiresAt === undefined || !isExpired({ expiresAt });

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
  const by = (uid: string) => ({
    TableName,
    IndexName: "byStudent",
    KeyConditionExpression: "uid = :uid",
    ExpressionAttributeValues: { ":uid": uid },
  });
  const on = (assignmentId: string) => ({
    TableName,
    KeyConditionExpression: "assignment_id = :id",
    ExpressionAttributeValues: { ":id": assignmentId },
    ConsistentRead: true,
  });
  const erase: Results["erase"] = async (assignment_id, attempt) => {
    await database.send(new DeleteCommand({ TableName, Key: { assignment_id, attempt } }));
  };
  const eraseAll = async (found: AsyncIterable<Key[]>): Promise<void> => {
    for await (const keys of found)
      await Promise.all(keys.map(({ assignment_id, attempt }) => erase(assignment_id, attempt)));
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

    listOf: async (uid) => (await itemsOf<Result>(by(uid))).filter(isKept),

    async finishedBy(uid) {
      const ProjectionExpression = "assignment_id, attempt, finishedAt, expiresAt";
      return (await itemsOf<Finished>({ ...by(uid), ProjectionExpression })).filter(isKept);
    },

    erase,
    eraseOn: (assignmentId) => eraseAll(pagesOf<Key>({ ...on(assignmentId), ...keysOnly })),
    eraseOf: (uid) => eraseAll(pagesOf<Key>({ ...by(uid), ...keysOnly })),
  };
};
