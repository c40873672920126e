import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { UNFINISHED_KEPT_DAYS } from "../../domain/limits.ts";
import type { TeacherMark } from "../../domain/resultShapes.ts";
import { environment } from "../environment.ts";
import {
  type Begun,
  type Finished,
  isFinished,
  type Result,
  type Row,
  type RowKey,
  type RowPlace,
} from "./attempt.ts";
import { conditionFailed, countOf, database, expiryAfter, isExpired, itemsOf, pagesOf } from "./database.ts";

export type Results = {
  /** An attempt's row, whole where it is finished. Undefined where there is none. */
  read(assignmentId: string, attempt: string): Promise<Begun | Result | undefined>;
  /** Notes that an attempt has begun. Forgotten by itself after UNFINISHED_KEPT_DAYS, unless it is finished before. */
  register(begun: Begun): Promise<void>;
  /**
   * Keeps the result unless this attempt has one already, in the place of its row where it was registered. Returns the one
   * that is kept: an attempt is graded once. Undefined where a registered row is gone: it was deleted meanwhile.
   */
  saveOnce(result: Result, isRegistered: boolean): Promise<Result | undefined>;
  /** A teacher's part of a finished attempt; undefined takes it back. Gives the row then, undefined where there is none. */
  mark(
    assignmentId: string,
    attempt: string,
    teacher: TeacherMark | undefined,
  ): Promise<Finished | undefined>;
  /** Rows on an exercise, the newest first, up to so many; `after` is where to go on. Includes what was just written. */
  listOn(assignmentId: string, most: number, after?: RowPlace): Promise<Row[]>;
  /**
   * Of the rows on an exercise that began at `from` or later, those that were finished after `since`, or are not finished; the
   * newest first, up to so many. Times in epoch ms. Includes what was just written.
   */
  changedOn(assignmentId: string, times: { from: number; since: number }, most: number): Promise<Row[]>;
  /** How many attempts at an exercise are finished, without the owner's tests and without reading any. May be a moment behind. */
  countOn(assignmentId: string): Promise<number>;
  /** All that somebody has begun or achieved, the newest first, finished ones with what was said. */
  listOf(uid: string): Promise<(Begun | Result)[]>;
  /** What somebody has finished, the newest first, up to so many. What was finished a moment ago may be missing. */
  finishedBy(uid: string, most?: number): Promise<Finished[]>;
  /**
   * All that was begun or achieved by a class's link, or by one student of it, in no order; without feedback and conversation.
   * What was begun or finished a moment ago may be missing.
   */
  listOfClass(schoolClassId: string, placeId?: string): Promise<ClassRow[]>;
  /** Makes an attempt a student's of a class, under the label that stands on its list. One that is gone stays so. */
  place(
    assignmentId: string,
    attempt: string,
    placed: Required<Pick<Begun, "schoolClassId" | "placeId" | "studentId" | "class_id">>,
  ): Promise<void>;
  erase(assignmentId: string, attempt: string): Promise<void>;
  /** Where everybody's rows on an exercise are, expired ones among them, some at a time. */
  keysOn(assignmentId: string): AsyncIterable<RowKey[]>;
  /** Where the unflagged rows of an exercise are that began before then (epoch ms) and are not finished, some at a time. */
  unfinishedOn(assignmentId: string, before: number): AsyncIterable<RowKey[]>;
  /** Erases a row unless it has been finished or flagged meanwhile. True if it did. */
  eraseUnfinished(assignmentId: string, attempt: string): Promise<boolean>;
  /** Erases somebody's rows on every exercise. */
  eraseOf(uid: string): Promise<void>;
};

/** A row as the index of classes holds it. */
export type ClassRow = Pick<
  Begun,
  "assignment_id" | "attempt" | "uid" | "studentId" | "isTest" | "startedAt" | "flags"
> &
  Required<Pick<Begun, "placeId">> &
  Partial<
    Pick<Finished, "finishedAt" | "engine" | "grade" | "vocabulary" | "grammar" | "mistakes" | "teacher">
  >;

/** What is to be erased: so many at a time as may wait for a connection without running into its time-out. */
const keysOnly = { ProjectionExpression: "assignment_id, attempt, uid", Limit: 100 };
/** Begun, and neither finished nor flagged since. */
const unfinished = "attribute_not_exists(finishedAt) AND attribute_not_exists(flags)";
/** What is read whole: so many at a time as together are not too much for one function's memory. */
const WHOLE_AT_ONCE = 25;
/** Rows of a list that are asked for at once; a page ends at 1 MB anyway. */
const ROWS_AT_ONCE = 1000;
/** DynamoDB deletes late: until then what has expired is treated as gone here. */
const isKept = ({ expiresAt }: Pick<Begun, "expiresAt">): boolean =>
  expiresAt === undefined || !isExpired({ expiresAt });

/** Results in DynamoDB, by exercise and attempt. The two indexes hold no conversations. */
export const resultsTable = (): Results => {
  const TableName = environment("RESULTS_TABLE");
  const read: Results["read"] = async (assignment_id, attempt) => {
    const { Item } = await database.send(
      new GetCommand({ TableName, Key: { assignment_id, attempt }, ConsistentRead: true }),
    );
    const row = Item as Begun | Result | undefined; // register and saveOnce alone put items here
    return row && isKept(row) ? row : undefined;
  };
  const by = (uid: string) => ({
    TableName,
    IndexName: "byStudent",
    KeyConditionExpression: "uid = :uid",
    ExpressionAttributeValues: { ":uid": uid },
    ScanIndexForward: false,
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
  return {
    read,

    async register(begun) {
      const Item = { ...begun, expiresAt: expiryAfter(UNFINISHED_KEPT_DAYS * 24) };
      await database.send(new PutCommand({ TableName, Item }));
    },

    async saveOnce(result, isRegistered) {
      const write = new PutCommand({
        TableName,
        Item: result,
        ConditionExpression: isRegistered
          ? "attribute_exists(attempt) AND attribute_not_exists(finishedAt)"
          : "attribute_not_exists(attempt)",
      });
      try {
        await database.send(write);
        return result;
      } catch (error) {
        if (!conditionFailed(error)) throw error;
        const there = await read(result.assignment_id, result.attempt);
        return there && isFinished(there) ? there : undefined;
      }
    },

    async mark(assignment_id, attempt, teacher) {
      const write = new UpdateCommand({
        TableName,
        Key: { assignment_id, attempt },
        UpdateExpression: teacher ? "SET teacher = :teacher" : "REMOVE teacher",
        ConditionExpression: "attribute_exists(finishedAt)",
        ...(teacher && { ExpressionAttributeValues: { ":teacher": teacher } }),
        ReturnValues: "ALL_NEW",
      });
      try {
        const { Attributes } = await database.send(write);
        return Attributes as Result; // ALL_NEW is the whole item
      } catch (error) {
        if (conditionFailed(error)) return undefined;
        throw error;
      }
    },

    async listOn(assignmentId, most, after) {
      const rows: Row[] = [];
      const asked = {
        ...on(assignmentId),
        IndexName: "byStart",
        ScanIndexForward: false,
        Limit: Math.min(most, ROWS_AT_ONCE),
        ...(after && { ExclusiveStartKey: { assignment_id: assignmentId, ...after } }),
      };
      for await (const page of pagesOf<Row>(asked)) {
        rows.push(...page.filter(isKept));
        if (rows.length >= most) break;
      }
      return rows.slice(0, most);
    },

    async changedOn(assignmentId, { from, since }, most) {
      const rows: Row[] = [];
      const asked = {
        ...on(assignmentId),
        IndexName: "byStart",
        KeyConditionExpression: "assignment_id = :id AND startedAt >= :from",
        FilterExpression: "finishedAt > :since OR attribute_not_exists(finishedAt)",
        ExpressionAttributeValues: { ":id": assignmentId, ":from": from, ":since": since },
        ScanIndexForward: false,
      };
      for await (const page of pagesOf<Row>(asked)) {
        rows.push(...page.filter(isKept));
        if (rows.length >= most) break;
      }
      return rows.slice(0, most);
    },

    countOn(assignmentId) {
      const { ConsistentRead: _, ...query } = on(assignmentId);
      return countOf({
        ...query,
        IndexName: "byStart",
        FilterExpression:
          "attribute_exists(finishedAt) AND isTest = :no AND (attribute_not_exists(expiresAt) OR expiresAt > :now)",
        ExpressionAttributeValues: {
          ":id": assignmentId,
          ":no": false,
          ":now": Math.floor(Date.now() / 1000),
        },
      });
    },

    async listOf(uid) {
      const rows: (Begun | Result)[] = [];
      for await (const keys of pagesOf<RowKey>({ ...by(uid), ...keysOnly, Limit: WHOLE_AT_ONCE })) {
        const whole = keys.map(({ assignment_id, attempt }) => read(assignment_id, attempt));
        rows.push(...(await Promise.all(whole)).filter((row) => row !== undefined));
      }
      return rows;
    },

    async finishedBy(uid, most = Number.POSITIVE_INFINITY) {
      const rows: Finished[] = [];
      for await (const page of pagesOf<Row>(by(uid))) {
        rows.push(...page.filter(isKept).filter(isFinished));
        if (rows.length >= most) break;
      }
      return rows.slice(0, most);
    },

    async listOfClass(schoolClassId, placeId) {
      const rows = await itemsOf<ClassRow & Pick<Begun, "expiresAt">>({
        TableName,
        IndexName: "byClass",
        KeyConditionExpression: `schoolClassId = :class${placeId === undefined ? "" : " AND placeId = :place"}`,
        ExpressionAttributeValues: {
          ":class": schoolClassId,
          ...(placeId !== undefined && { ":place": placeId }),
        },
      });
      return rows.filter(isKept);
    },

    async place(assignment_id, attempt, { schoolClassId, placeId, studentId, class_id }) {
      const write = new UpdateCommand({
        TableName,
        Key: { assignment_id, attempt },
        UpdateExpression:
          "SET schoolClassId = :class, placeId = :place, studentId = :label, class_id = :name",
        ConditionExpression: "attribute_exists(attempt)",
        ExpressionAttributeValues: {
          ":class": schoolClassId,
          ":place": placeId,
          ":label": studentId,
          ":name": class_id,
        },
      });
      await database.send(write).catch((error) => {
        if (!conditionFailed(error)) throw error;
      });
    },

    erase,
    keysOn: (assignmentId) => pagesOf<RowKey>({ ...on(assignmentId), ...keysOnly }),
    unfinishedOn: (assignmentId, before) =>
      pagesOf<RowKey>({
        ...on(assignmentId),
        ...keysOnly,
        IndexName: "byStart",
        KeyConditionExpression: "assignment_id = :id AND startedAt < :before",
        FilterExpression: unfinished,
        ExpressionAttributeValues: { ":id": assignmentId, ":before": before },
      }),
    async eraseUnfinished(assignment_id, attempt) {
      const erased = new DeleteCommand({
        TableName,
        Key: { assignment_id, attempt },
        ConditionExpression: `attribute_exists(attempt) AND ${unfinished}`,
      });
      try {
        await database.send(erased);
        return true;
      } catch (error) {
        if (conditionFailed(error)) return false;
        throw error;
      }
    },
    async eraseOf(uid) {
      for await (const keys of pagesOf<RowKey>({ ...by(uid), ...keysOnly }))
        await Promise.all(keys.map(({ assignment_id, attempt }) => erase(assignment_id, attempt)));
    },
  };
};
