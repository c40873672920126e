import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from "@aws-sdk/lib-dynamodb";
import type { Turn } from "../../domain/conversation.ts";
import { LESSON_KEPT_HOURS, LESSON_MAX_TURNS } from "../../domain/limits.ts";
import { environment } from "../environment.ts";
import { Refusal } from "../http/refusal.ts";
import { conditionFailed, database, expiryAfter, isExpired, itemsOf, outgrown } from "./database.ts";
import type { Claimed, Lesson, LessonKey, Place } from "./lesson.ts";

/** A duplicate comes seconds late, not two hundred answers; without an end the list would outgrow its item. */
const KEYS_KEPT = 200;

/**
 * Bytes of JSON. A turn may take 50,000, and is written twice where it was guessed at; a result's summary and a teacher's words
 * come to as much again, because an index's copy counts towards the 400 kB of its item
 * (https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/LSI.html).
 */
const TURNS_MAX_BYTES = 300_000;

/** Where the work on an answer is written down while it lasts. */
const rightTo = ({ guess }: Place): "claim" | "guess" => (guess === undefined ? "claim" : "guess");

export type Lessons = {
  /** The lesson of this person on this exercise, ended or not; undefined once it is forgotten. */
  read(uid: string, assignmentId: string): Promise<Lesson | undefined>;
  /** All lessons of this person that are not forgotten yet. */
  listOf(uid: string): Promise<Lesson[]>;
  /** Where this person's lessons are, forgotten ones among them. */
  keysOf(uid: string): Promise<LessonKey[]>;
  /** Erases whichever lesson this person has there. */
  erase(key: Pick<LessonKey, "uid" | "assignmentId">): Promise<void>;
  /** The same, unless this person has begun another lesson there since. */
  eraseOnly(key: LessonKey): Promise<void>;
  /** Puts a new lesson in the place of `before` (undefined: of none). False where somebody else was there first. */
  begin(lesson: Omit<Lesson, "expiresAt">, before: Lesson | undefined): Promise<boolean>;
  /**
   * Claims a turn before it is worked on; its holder may claim it again, for longer. Undefined where the lesson's state does
   * not allow it (read it to see why). A guess replaces the one before it, and nobody else is kept from the turn.
   */
  claim(place: Place, holder: string, leaseMs: number): Promise<Claimed | undefined>;
  /**
   * Lets these sentences of Mark's, all those of the turn so far, be spoken before it is stored. False where the claim was
   * lost meanwhile.
   */
  issue(place: Place, holder: string, sentences: readonly string[]): Promise<boolean>;
  /**
   * Writes the claimed turn; what followed its place before is dropped, and so is any guess. A guess's turn is written
   * beside the others. False where the claim was lost meanwhile. Throws 413 where the lesson can't hold any more.
   */
  finish(place: Place, claimed: Claimed, turn: Turn): Promise<boolean>;
  /** Gives a claim back, so that the same answer may be tried again at once. */
  release(place: Place, holder: string): Promise<void>;
  /**
   * Ends the lesson, so that it can be graded: no turn is added any more. Gives it as it stands then; undefined where
   * there is none, or a turn is being worked on (read it to see which). Ending it again changes nothing.
   */
  end(uid: string, assignmentId: string, lessonId: string): Promise<Lesson | undefined>;
};

const tooLong = (): Refusal =>
  new Refusal(413, "too_long", "This conversation has become too long. End it to see how you did.");

type Change = Omit<UpdateCommandInput, "TableName" | "Key">;

/** Lessons in DynamoDB. All writes are conditional: two tabs, two tries or two servers never mix their turns. */
export const lessonsTable = (): Lessons => {
  const TableName = environment("LESSONS_TABLE");
  const of = (uid: string) => ({
    TableName,
    KeyConditionExpression: "uid = :uid",
    ExpressionAttributeValues: { ":uid": uid },
    ConsistentRead: true,
  });
  /** Runs a conditional write; undefined where its condition did not hold. */
  const conditionally = async <T>(write: Promise<T>): Promise<T | undefined> => {
    try {
      return await write;
    } catch (error) {
      if (conditionFailed(error)) return undefined;
      if (outgrown(error)) throw tooLong();
      throw error;
    }
  };
  const update = ({ uid, assignmentId }: Pick<Place, "uid" | "assignmentId">, change: Change) =>
    conditionally(database.send(new UpdateCommand({ TableName, Key: { uid, assignmentId }, ...change })));
  /** The same, by whoever still holds the right to work on an answer. */
  const updateAs = async (
    holder: string,
    place: Place,
    change: string,
    values: Record<string, unknown> = {},
  ) =>
    (await update(place, {
      UpdateExpression: change,
      ConditionExpression: "#right.holder = :holder",
      ExpressionAttributeNames: { "#right": rightTo(place) },
      ExpressionAttributeValues: { ...values, ":holder": holder },
    })) !== undefined;

  return {
    async read(uid, assignmentId) {
      const { Item } = await database.send(
        new GetCommand({ TableName, Key: { uid, assignmentId }, ConsistentRead: true }),
      );
      const lesson = Item as Lesson | undefined; // only begin() writes whole items
      return lesson && !isExpired(lesson) ? lesson : undefined;
    },

    listOf: async (uid) => (await itemsOf<Lesson>(of(uid))).filter((lesson) => !isExpired(lesson)),
    keysOf: (uid) => itemsOf({ ...of(uid), ProjectionExpression: "uid, assignmentId, lessonId" }),

    async erase({ uid, assignmentId }) {
      await database.send(new DeleteCommand({ TableName, Key: { uid, assignmentId } }));
    },

    async eraseOnly({ uid, assignmentId, lessonId }) {
      const erased = new DeleteCommand({
        TableName,
        Key: { uid, assignmentId },
        ConditionExpression: "lessonId = :lessonId",
        ExpressionAttributeValues: { ":lessonId": lessonId },
      });
      await conditionally(database.send(erased));
    },

    async begin(lesson, before) {
      const condition = before
        ? {
            ConditionExpression: "lessonId = :before",
            ExpressionAttributeValues: { ":before": before.lessonId },
          }
        : {
            ConditionExpression: "attribute_not_exists(uid) OR expiresAt <= :now",
            ExpressionAttributeValues: { ":now": Math.floor(Date.now() / 1000) },
          };
      const Item = { ...lesson, expiresAt: expiryAfter(LESSON_KEPT_HOURS) };
      return (
        (await conditionally(database.send(new PutCommand({ TableName, Item, ...condition })))) !== undefined
      );
    },

    async claim(place, holder, leaseMs) {
      const { key, after, lessonId, known = LESSON_MAX_TURNS, guess } = place;
      const now = Date.now();
      const written = await update(place, {
        UpdateExpression: "SET #right = :right",
        ConditionExpression:
          "lessonId = :lessonId AND attribute_not_exists(endedAt) AND expiresAt > :nowSeconds AND " +
          "size(turns) >= :after AND size(turns) <= :known AND NOT contains(#keys, :key) AND " +
          "(attribute_not_exists(claim) OR claim.#until < :now OR claim.holder = :holder)",
        ExpressionAttributeNames: { "#right": rightTo(place), "#keys": "keys", "#until": "until" },
        ExpressionAttributeValues: {
          ":right": { key, holder, after, until: now + leaseMs, text: guess },
          ":holder": holder,
          ":lessonId": lessonId,
          ":after": after,
          ":known": known,
          ":key": key,
          ":now": now,
          ":nowSeconds": Math.floor(now / 1000),
        },
        ReturnValues: "ALL_NEW",
      });
      if (!written) return undefined;
      const lesson = written.Attributes as Lesson; // ALL_NEW is the whole item
      return { holder, lesson: { ...lesson, turns: lesson.turns.slice(0, after) } };
    },

    issue: (place, holder, sentences) =>
      updateAs(holder, place, "SET #right.issued = :sentences", { ":sentences": sentences }),

    async finish(place, { lesson, holder }, turn) {
      if (place.guess !== undefined)
        return updateAs(holder, place, "SET #right.turn = :turn", { ":turn": turn });
      const turns = [...lesson.turns, turn];
      if (Buffer.byteLength(JSON.stringify(turns)) > TURNS_MAX_BYTES) throw tooLong();
      const written = await update(place, {
        UpdateExpression: "SET turns = :turns, turnKeys = :turnKeys, #keys = :keys REMOVE claim, guess",
        ConditionExpression: "claim.holder = :holder AND attribute_not_exists(endedAt)",
        ExpressionAttributeNames: { "#keys": "keys" },
        ExpressionAttributeValues: {
          ":turns": turns,
          ":turnKeys": [...lesson.turnKeys.slice(0, place.after), place.key],
          ":keys": [...lesson.keys, place.key].slice(-KEYS_KEPT),
          ":holder": holder,
        },
      });
      return written !== undefined;
    },

    async release(place, holder) {
      await updateAs(holder, place, "REMOVE #right");
    },

    async end(uid, assignmentId, lessonId) {
      const now = Date.now();
      const written = await update(
        { uid, assignmentId },
        {
          UpdateExpression: "SET endedAt = if_not_exists(endedAt, :now) REMOVE guess",
          ConditionExpression:
            "lessonId = :lessonId AND (attribute_not_exists(claim) OR claim.#until < :now)",
          ExpressionAttributeNames: { "#until": "until" },
          ExpressionAttributeValues: { ":now": now, ":lessonId": lessonId },
          ReturnValues: "ALL_NEW",
        },
      );
      return written?.Attributes as Lesson | undefined; // ALL_NEW is the whole item
    },
  };
};
