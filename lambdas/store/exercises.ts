import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { type Caller, type Link, playableBy, rightOf } from "../../domain/access.ts";
import type { Authored } from "../../domain/content.ts";
import { demos, isDemo } from "../../domain/demos.ts";
import { ASSIGNMENT_ID, type Assignment, type Exercise } from "../../domain/exercise.ts";
import type { Arrangement } from "../../domain/exerciseShapes.ts";
import { type Colleague, includes, type Right } from "../../domain/sharing.ts";
import { texts } from "../../domain/texts.ts";
import { environment } from "../environment.ts";
import { Refusal } from "../http/refusal.ts";
import { conditionFailed, database, itemsOf } from "./database.ts";
import { shareCodes } from "./shareCode.ts";

/**
 * `savedAs` is the key that its owner's page made up for it: the same for every try at saving it. `withdrawnAt` (epoch ms)
 * is when its deletion began: from then on nobody plays or changes it, and what is left of it can only be deleted.
 */
type Saved = Exercise & { savedAs?: string; withdrawnAt?: number };

export type Exercises = {
  /**
   * The exercise that this caller may play: a demo, a shared one, or one of their own. Throws the same 404 for "missing"
   * and "not yours", so that codes can't be probed. By a class's link it is the exercise as that class has it; without a link,
   * for a lesson that has begun, it may be open by any.
   */
  playable(assignmentId: string, caller: Caller | undefined, link?: Link): Promise<Exercise>;
  /** The same, undefined instead of the 404. */
  find(assignmentId: string, caller: Caller | undefined, link?: Link): Promise<Exercise | undefined>;
  /** The same for whoever has played it before, though it may be private or closed by now; undefined once it is gone. */
  read(assignmentId: string): Promise<Exercise | undefined>;
  /** An exercise of this member's own. Throws as `held` does. */
  owned(assignmentId: string, ownerId: string): Promise<Exercise>;
  /**
   * An exercise that this member has the needed right to. Every check of a right to one goes through here. Throws 403 where
   * they have a lesser right, and the same 404 for everybody who has none.
   */
  held(assignmentId: string, uid: string, needed: Right): Promise<Exercise>;
  /** What a member has saved with this key before; undefined where nothing is. */
  savedAs(ownerId: string, key: string): Promise<Exercise | undefined>;
  /** Keeps a new exercise under a share code. Of any number of tries with one key one is kept, and all are given it. */
  create(exercise: Omit<Exercise, "assignment_id">, key: string): Promise<Exercise>;
  /** Changes an exercise that this member may edit, counting its version up by one. Throws 404 where there is none of this code. */
  change(assignmentId: string, uid: string, change: Authored & Pick<Exercise, "isClosed">): Promise<Exercise>;
  /** Changes what is not its content, and so leaves its version alone. Throws 404 where they have none of this code. */
  arrange(assignmentId: string, ownerId: string, arrangement: Arrangement): Promise<Exercise>;
  /** Assigns an exercise of this member's to a class, or changes what it is to that class. Throws 404 for anybody else's. */
  assign(assignmentId: string, ownerId: string, classId: string, assignment: Assignment): Promise<Exercise>;
  /** Takes it back. Where it is not assigned, nothing changes. */
  unassign(assignmentId: string, ownerId: string, classId: string): Promise<Exercise>;
  /** Shares it with a colleague, or changes their right; `sharedBy` is what its owner is called to them. Throws 404 for anybody else's. */
  share(
    assignmentId: string,
    ownerId: string,
    shared: { colleagueId: string; colleague: Colleague; sharedBy: string },
  ): Promise<Exercise>;
  /** Takes a colleague's right away. Where they have none, or the exercise is gone, nothing changes. */
  unshare(assignmentId: string, colleagueId: string): Promise<void>;
  /**
   * Gives an exercise of this member's to another one, with copies of its photos that are theirs; `calledTo` is what they are
   * called to its other colleagues. Throws 404 for anybody else's.
   */
  handOver(
    exercise: Exercise,
    to: { uid: string; calledTo: string } & Pick<Exercise, "asset_url" | "context_1">,
  ): Promise<void>;
  /** Every exercise that somebody owns. */
  listOf(ownerId: string): Promise<Exercise[]>;
  /** Closes an exercise to everybody, for good: it is about to be deleted. One that is gone stays so. */
  withdraw(assignmentId: string): Promise<void>;
  erase(assignmentId: string): Promise<void>;
};

/** Exercises in DynamoDB, the three demos in code. */
export const exercisesTable = (): Exercises => {
  const TableName = environment("EXERCISES_TABLE");
  const read = async (assignment_id: string): Promise<Saved | undefined> => {
    // What no exercise can be called is not looked for: DynamoDB would refuse it as a key.
    if (!ASSIGNMENT_ID.test(assignment_id)) return undefined;
    // Consistent, so that a deleted exercise is gone from the very next call on.
    const { Item } = await database.send(
      new GetCommand({ TableName, Key: { assignment_id }, ConsistentRead: true }),
    );
    // Only this table's writers put items there, and each wrote a whole exercise.
    return Item as Saved | undefined;
  };
  const standing: Exercises["read"] = async (assignmentId) => {
    if (isDemo(assignmentId)) return demos[assignmentId];
    const exercise = await read(assignmentId);
    return exercise?.withdrawnAt === undefined ? exercise : undefined;
  };
  const find: Exercises["find"] = async (assignmentId, caller, link) => {
    const exercise = await standing(assignmentId);
    return exercise && playableBy(exercise, caller, link);
  };
  /** Changes an exercise that is this member's, or, with a right to edit, a colleague's, and not about to be deleted. */
  const update = async (
    assignment_id: string,
    uid: string,
    needed: Exclude<Right, "see">,
    {
      names = {},
      values = {},
      ...change
    }: { UpdateExpression: string; names?: Record<string, string>; values?: object },
  ): Promise<Exercise> => {
    if (!ASSIGNMENT_ID.test(assignment_id)) throw gone();
    const mayEdit = needed === "edit";
    // DynamoDB refuses an empty list of names.
    const allNames = {
      ...names,
      ...(mayEdit && { "#colleagues": "colleagues", "#uid": uid, "#right": "right" }),
    };
    const write = new UpdateCommand({
      TableName,
      Key: { assignment_id },
      ...change,
      ConditionExpression: `(ownerId = :uid${mayEdit ? " OR #colleagues.#uid.#right = :edit" : ""}) AND attribute_not_exists(withdrawnAt)`,
      ...(Object.keys(allNames).length > 0 && { ExpressionAttributeNames: allNames }),
      ExpressionAttributeValues: { ":uid": uid, ...(mayEdit && { ":edit": "edit" }), ...values },
      ReturnValues: "ALL_NEW",
    });
    try {
      const { Attributes } = await database.send(write);
      return Attributes as Exercise; // ALL_NEW is the whole item
    } catch (error) {
      if (conditionFailed(error)) throw gone();
      throw error;
    }
  };
  const held: Exercises["held"] = async (assignmentId, uid, needed) => {
    const exercise = await read(assignmentId);
    const right = exercise && rightOf(exercise, { uid, kind: "member" });
    // A deletion that broke off is asked for again by the owner; to colleagues the exercise is gone.
    if (!exercise || !right || (right !== "own" && exercise.withdrawnAt !== undefined)) throw gone();
    if (!includes(right, needed)) throw rightNeeded();
    return exercise;
  };
  const owned: Exercises["owned"] = (assignmentId, ownerId) => held(assignmentId, ownerId, "own");
  return {
    find,
    held,
    read: standing,
    async playable(assignmentId, caller, link) {
      const exercise = await find(assignmentId, caller, link);
      if (!exercise) throw gone();
      return exercise;
    },

    owned,

    async savedAs(ownerId, key) {
      for (const code of shareCodes(ownerId, key)) {
        const there = await read(code);
        if (!there || isSavedAs(there, ownerId, key)) return there;
      }
      return undefined;
    },

    async create(exercise, key) {
      for (const assignment_id of shareCodes(exercise.ownerId, key)) {
        const Item: Saved = { ...exercise, assignment_id, savedAs: key };
        const write = new PutCommand({
          TableName,
          Item,
          ConditionExpression: "attribute_not_exists(assignment_id)",
        });
        try {
          await database.send(write);
          return Item;
        } catch (error) {
          if (!conditionFailed(error)) throw error;
        }
        const there = await read(assignment_id);
        if (there && isSavedAs(there, exercise.ownerId, key)) return there;
      }
      throw new Error("Share codes have come to an end."); // they have none
    },

    change(assignment_id, uid, change) {
      const fields = Object.entries(change);
      return update(assignment_id, uid, "edit", {
        // The version is counted here, so that no two changes, however near, make the same one.
        UpdateExpression: `SET #version = #version + :one, ${fields.map((_, at) => `#${at} = :${at}`).join(", ")}`,
        names: { "#version": "version", ...Object.fromEntries(fields.map(([name], at) => [`#${at}`, name])) },
        values: { ":one": 1, ...Object.fromEntries(fields.map(([, value], at) => [`:${at}`, value])) },
      });
    },

    async arrange(assignment_id, ownerId, { isClosed, isArchived, due_date }) {
      const fields = Object.entries({ isClosed, isArchived, due_date }).filter(
        ([, value]) => value !== undefined,
      );
      if (fields.length === 0) return owned(assignment_id, ownerId);
      return update(assignment_id, ownerId, "own", {
        UpdateExpression: `SET ${fields.map((_, at) => `#${at} = :${at}`).join(", ")}`,
        names: Object.fromEntries(fields.map(([name], at) => [`#${at}`, name])),
        values: Object.fromEntries(fields.map(([, value], at) => [`:${at}`, value])),
      });
    },

    async assign(assignment_id, ownerId, classId, assignment) {
      // A class's entry can only be set in a map that is there.
      await update(assignment_id, ownerId, "own", {
        UpdateExpression: "SET #assignments = if_not_exists(#assignments, :none)",
        names: { "#assignments": "assignments" },
        values: { ":none": {} },
      });
      return update(assignment_id, ownerId, "own", {
        UpdateExpression: "SET #assignments.#class = :assignment",
        names: { "#assignments": "assignments", "#class": classId },
        values: { ":assignment": assignment },
      });
    },

    async unassign(assignment_id, ownerId, classId) {
      const exercise = await owned(assignment_id, ownerId);
      if (!Object.hasOwn(exercise.assignments ?? {}, classId)) return exercise;
      return update(assignment_id, ownerId, "own", {
        UpdateExpression: "REMOVE #assignments.#class",
        names: { "#assignments": "assignments", "#class": classId },
      });
    },

    async share(assignment_id, ownerId, { colleagueId, colleague, sharedBy }) {
      // A colleague's entry can only be set in a map that is there.
      await update(assignment_id, ownerId, "own", {
        UpdateExpression: "SET #colleagues = if_not_exists(#colleagues, :none), sharedBy = :sharedBy",
        names: { "#colleagues": "colleagues" },
        values: { ":none": {}, ":sharedBy": sharedBy },
      });
      return update(assignment_id, ownerId, "own", {
        UpdateExpression: "SET #colleagues.#colleague = :colleague",
        names: { "#colleagues": "colleagues", "#colleague": colleagueId },
        values: { ":colleague": colleague },
      });
    },

    async unshare(assignment_id, colleagueId) {
      const write = new UpdateCommand({
        TableName,
        Key: { assignment_id },
        UpdateExpression: "REMOVE #colleagues.#colleague",
        ConditionExpression: "attribute_exists(#colleagues.#colleague)",
        ExpressionAttributeNames: { "#colleagues": "colleagues", "#colleague": colleagueId },
      });
      await database.send(write).catch((error: unknown) => {
        if (!conditionFailed(error)) throw error;
      });
    },

    async handOver({ assignment_id, ownerId, colleagues = {} }, { uid, calledTo, asset_url, context_1 }) {
      const wasColleague = Object.hasOwn(colleagues, uid);
      await update(assignment_id, ownerId, "own", {
        UpdateExpression: `SET ownerId = :to, sharedBy = :calledTo, asset_url = :photo0, context_1 = :photo1${wasColleague ? " REMOVE #colleagues.#to" : ""}`,
        ...(wasColleague ? { names: { "#colleagues": "colleagues", "#to": uid } } : {}),
        values: { ":to": uid, ":calledTo": calledTo, ":photo0": asset_url, ":photo1": context_1 },
      });
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
        UpdateExpression: "SET isShared = :false, withdrawnAt = :now",
        ConditionExpression: "attribute_exists(assignment_id)",
        ExpressionAttributeValues: { ":false": false, ":now": Date.now() },
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

const gone = (): Refusal => new Refusal(404, "exercise_gone", texts.exerciseGone);

/** For a colleague who may see an exercise, and asked for more. */
const rightNeeded = (): Refusal =>
  new Refusal(
    403,
    "right_needed",
    "This exercise is shared with you by a colleague. Ask them to do this, or to give you the right to.",
  );

/** Another exercise may stand under the same code by chance. */
const isSavedAs = (exercise: Saved, ownerId: string, key: string): boolean =>
  exercise.ownerId === ownerId && exercise.savedAs === key;
