import { randomBytes } from "node:crypto";
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { ASSIGNMENT_ID, type Language } from "../../domain/exercise.ts";
import { environment } from "../environment.ts";
import { Refusal } from "../http/refusal.ts";
import { conditionFailed, database, itemsOf } from "./database.ts";
import { shareCodes } from "./shareCode.ts";

/** A student's own word, as it is kept: its scrypt hash and the salt of that, in base64url. */
export type KeptWord = { salt: string; hash: string };

/** A place on a class's list. */
export type Place = {
  label: string;
  /** Where on the list it stands; later ones come after. */
  position: number;
  /** Counts up with each change, so that no two at once overwrite one another. */
  revision: number;
  /** Left out until a student has taken the place. */
  word?: KeptWord;
  /** The devices that may act for this student, the newest last: see `holderOf` in lambdas/schoolClass/holder.ts. */
  holders: readonly string[];
};

/** A teacher's class with its list: one item, so that a list is always whole. */
export type SchoolClass = {
  classId: string;
  ownerId: string;
  /** The key that its teacher's page made up for it. */
  savedAs: string;
  name: string;
  language: Language;
  /** Epoch milliseconds. */
  createdAt: number;
  /** By place id. */
  students: Readonly<Record<string, Place>>;
};

export type SchoolClasses = {
  /** Undefined where there is none. Always read consistently. */
  read(classId: string): Promise<SchoolClass | undefined>;
  /** A class of this teacher's. Throws the same 404 for a missing one and for another teacher's. */
  owned(classId: string, ownerId: string): Promise<SchoolClass>;
  /** All of one teacher's, with their lists. One made a moment ago may be missing. */
  listOf(ownerId: string): Promise<SchoolClass[]>;
  /** Keeps a new class under an unguessable code. Of any number of tries with one key one is kept, and all are given it. */
  create(made: Omit<SchoolClass, "classId" | "savedAs">, key: string): Promise<SchoolClass>;
  /** Throws 404 where this teacher has none of this code; so do the three below. */
  change(
    classId: string,
    ownerId: string,
    change: Pick<SchoolClass, "name" | "language">,
  ): Promise<SchoolClass>;
  /** Adds places to the list, each under an id that `newPlaces` made. */
  add(classId: string, ownerId: string, places: Readonly<Record<string, Place>>): Promise<void>;
  /** Takes a place off the list. One that is gone stays so. */
  remove(classId: string, ownerId: string, placeId: string): Promise<void>;
  /**
   * Puts `after` in the place of `before`, unless somebody has changed that meanwhile: then false, and it is worth another try.
   */
  changePlace(
    classId: string,
    placeId: string,
    before: Place,
    after: Omit<Place, "revision" | "position">,
  ): Promise<boolean>;
  /** Gives a class of this teacher's to another one. Throws 404 for anybody else's. */
  handOver(classId: string, ownerId: string, to: string): Promise<void>;
  erase(classId: string): Promise<void>;
};

const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";
/** An id of a place: it has to be unique in one class, and tells nothing. */
const newPlaceId = (): string =>
  Array.from(randomBytes(10), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join("");

/** Places for these students, from this position on; nobody has taken them. */
export const newPlaces = (labels: readonly string[], from = 0): Record<string, Place> =>
  Object.fromEntries(
    labels.map((label, nth) => [
      newPlaceId(),
      { label, position: from + nth, revision: 1, holders: [] } satisfies Place,
    ]),
  );

/** The places of a class in the order of its list, each with its id. */
export const placesOf = ({ students }: Pick<SchoolClass, "students">): (Place & { placeId: string })[] =>
  Object.entries(students)
    .map(([placeId, place]) => ({ placeId, ...place }))
    .sort((one, other) => one.position - other.position);

const noSuchClass = (): Refusal =>
  new Refusal(404, "no_such_class", "This class is not there any more. Go back to your classes.");
export const noSuchStudent = (): Refusal =>
  new Refusal(404, "no_such_student", "This student is not on the list any more.");

/** Classes in DynamoDB. */
export const schoolClassesTable = (): SchoolClasses => {
  const TableName = environment("CLASSES_TABLE");
  const read: SchoolClasses["read"] = async (classId) => {
    if (!ASSIGNMENT_ID.test(classId)) return undefined;
    const { Item } = await database.send(
      new GetCommand({ TableName, Key: { classId }, ConsistentRead: true }),
    );
    return Item as SchoolClass | undefined; // create() alone puts items here
  };
  /** Changes a class of this teacher's. */
  const update = async (
    classId: string,
    ownerId: string,
    expression: string,
    { names, values }: { names: Record<string, string>; values: Record<string, unknown> },
  ): Promise<SchoolClass> => {
    if (!ASSIGNMENT_ID.test(classId)) throw noSuchClass();
    const write = new UpdateCommand({
      TableName,
      Key: { classId },
      UpdateExpression: expression,
      ConditionExpression: "ownerId = :ownerId",
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ...values, ":ownerId": ownerId },
      ReturnValues: "ALL_NEW",
    });
    try {
      const { Attributes } = await database.send(write);
      return Attributes as SchoolClass; // ALL_NEW is the whole item
    } catch (error) {
      if (conditionFailed(error)) throw noSuchClass();
      throw error;
    }
  };
  return {
    read,

    async owned(classId, ownerId) {
      const found = await read(classId);
      if (found?.ownerId !== ownerId) throw noSuchClass();
      return found;
    },

    listOf: (ownerId) =>
      itemsOf({
        TableName,
        IndexName: "byTeacher",
        KeyConditionExpression: "ownerId = :ownerId",
        ExpressionAttributeValues: { ":ownerId": ownerId },
      }),

    async create(made, key) {
      for (const classId of shareCodes(made.ownerId, key)) {
        const Item: SchoolClass = { ...made, classId, savedAs: key };
        const write = new PutCommand({
          TableName,
          Item,
          ConditionExpression: "attribute_not_exists(classId)",
        });
        try {
          await database.send(write);
          return Item;
        } catch (error) {
          if (!conditionFailed(error)) throw error;
        }
        const there = await read(classId);
        if (there?.ownerId === made.ownerId && there.savedAs === key) return there;
      }
      throw new Error("Share codes have come to an end."); // they have none
    },

    change: (classId, ownerId, { name, language }) =>
      update(classId, ownerId, "SET #name = :name, #language = :language", {
        names: { "#name": "name", "#language": "language" },
        values: { ":name": name, ":language": language },
      }),

    async add(classId, ownerId, places) {
      const added = Object.entries(places);
      await update(
        classId,
        ownerId,
        `SET ${added.map((_, nth) => `students.#p${nth} = :p${nth}`).join(", ")}`,
        {
          names: Object.fromEntries(added.map(([placeId], nth) => [`#p${nth}`, placeId])),
          values: Object.fromEntries(added.map(([, place], nth) => [`:p${nth}`, place])),
        },
      );
    },

    async remove(classId, ownerId, placeId) {
      await update(classId, ownerId, "REMOVE students.#place", { names: { "#place": placeId }, values: {} });
    },

    async changePlace(classId, placeId, { revision, position }, after) {
      const write = new UpdateCommand({
        TableName,
        Key: { classId },
        UpdateExpression: "SET students.#place = :after",
        ConditionExpression: "students.#place.revision = :revision",
        ExpressionAttributeNames: { "#place": placeId },
        ExpressionAttributeValues: {
          ":after": { ...after, position, revision: revision + 1 },
          ":revision": revision,
        },
      });
      try {
        await database.send(write);
        return true;
      } catch (error) {
        if (conditionFailed(error)) return false;
        throw error;
      }
    },

    async handOver(classId, ownerId, to) {
      await update(classId, ownerId, "SET #owner = :to", {
        names: { "#owner": "ownerId" },
        values: { ":to": to },
      });
    },

    async erase(classId) {
      await database.send(new DeleteCommand({ TableName, Key: { classId } }));
    },
  };
};
