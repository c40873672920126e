import { GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { MemberRole } from "../../domain/access.ts";
import { environment } from "../environment.ts";
import { conditionFailed, database } from "./database.ts";

/** An id token lives an hour (infra/accounts.ts): one that was issued just before the end has long run out by then. */
const TOMBSTONE_KEPT_SECONDS = 2 * 3600;

/** A member (spec section 3); without a role until it is chosen. `createdAt` in epoch milliseconds. */
export type User = { uid: string; role?: MemberRole; createdAt: number };

/** What a deleted account leaves, until its last token has run out: `deletedAt` in epoch milliseconds. */
type Tombstone = { uid: string; deletedAt: number; expiresAt?: number };

export type Users = {
  /** Is the account deleted, or being deleted? Always read consistently. */
  isDeleted(uid: string): Promise<boolean>;
  /** Undefined for whoever is not registered, and for a deleted account. */
  read(uid: string): Promise<User | undefined>;
  /** Makes the member's document, without a role, unless there is one. Undefined where the account is deleted. */
  register(uid: string): Promise<User | undefined>;
  /**
   * Sets the role unless there is one: of any number of tries at once one succeeds, and all are given the member with the
   * role that stands. Undefined where the account is deleted.
   */
  chooseRole(uid: string, role: MemberRole): Promise<User | undefined>;
  /** Puts a tombstone in the member's place, for good until `settle`: a deletion that breaks off can only be gone on with. */
  bury(uid: string): Promise<void>;
  /** All is erased: the tombstone may go once the last token that was issued has run out. */
  settle(uid: string): Promise<void>;
};

/** Members in DynamoDB. Every write is conditional or a tombstone's, so that no late call brings a deleted member back. */
export const usersTable = (): Users => {
  const TableName = environment("USERS_TABLE");
  const item = async (uid: string): Promise<User | Tombstone | undefined> => {
    const { Item } = await database.send(new GetCommand({ TableName, Key: { uid }, ConsistentRead: true }));
    return Item as User | Tombstone | undefined; // only the writers below put items here
  };
  const isTombstone = (found: User | Tombstone | undefined): found is Tombstone =>
    found !== undefined && "deletedAt" in found;
  const read: Users["read"] = async (uid) => {
    const found = await item(uid);
    return isTombstone(found) ? undefined : found;
  };
  /** The member after a conditional write, whether its condition held or not. */
  const whatStandsAfter = async (write: Promise<unknown>, uid: string): Promise<User | undefined> => {
    await write.catch((error: unknown) => {
      if (!conditionFailed(error)) throw error;
    });
    return read(uid);
  };
  return {
    read,
    isDeleted: async (uid) => isTombstone(await item(uid)),

    register(uid) {
      const write = new PutCommand({
        TableName,
        Item: { uid, createdAt: Date.now() },
        ConditionExpression: "attribute_not_exists(uid)",
      });
      return whatStandsAfter(database.send(write), uid);
    },

    chooseRole(uid, role) {
      const write = new UpdateCommand({
        TableName,
        Key: { uid },
        // Whoever has no document yet gets it on the way: the spec merges the role into it.
        UpdateExpression: "SET #role = :role, createdAt = if_not_exists(createdAt, :now)",
        ConditionExpression: "attribute_not_exists(#role) AND attribute_not_exists(deletedAt)",
        ExpressionAttributeNames: { "#role": "role" },
        ExpressionAttributeValues: { ":role": role, ":now": Date.now() },
      });
      return whatStandsAfter(database.send(write), uid);
    },

    async bury(uid) {
      const Item: Tombstone = { uid, deletedAt: Date.now() };
      await database.send(new PutCommand({ TableName, Item }));
    },

    async settle(uid) {
      const now = Date.now();
      const expiresAt = Math.ceil(now / 1000) + TOMBSTONE_KEPT_SECONDS;
      const Item: Tombstone = { uid, deletedAt: now, expiresAt };
      await database.send(new PutCommand({ TableName, Item }));
    },
  };
};
