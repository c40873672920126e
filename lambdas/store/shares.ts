import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { environment } from "../environment.ts";
import { database, itemsOf } from "./database.ts";

/**
 * That something is shared with somebody, so that their dashboard finds it: the colleague's `uid`, and `shared`, what it is.
 * The right itself stands on the exercise alone, so an item that was left over opens nothing.
 */
type Share = { uid: string; shared: `exercise#${string}` };

export type Shares = {
  /** Puts an exercise among those that others share with this colleague. One that is there already stays. */
  add(uid: string, assignmentId: string): Promise<void>;
  /** Takes it away again. One that is gone stays so. */
  remove(uid: string, assignmentId: string): Promise<void>;
  /** The codes of all exercises that are shared with somebody; SHARED_WITH_ONE_MAX at most, but for two added at once. */
  listOf(uid: string): Promise<string[]>;
};

const PREFIX = "exercise#";
const shareOf = (uid: string, assignmentId: string): Share => ({ uid, shared: `${PREFIX}${assignmentId}` });

/** What is shared with whom, in DynamoDB. */
export const sharesTable = (): Shares => {
  const TableName = environment("SHARES_TABLE");
  return {
    async add(uid, assignmentId) {
      await database.send(new PutCommand({ TableName, Item: shareOf(uid, assignmentId) }));
    },

    async remove(uid, assignmentId) {
      await database.send(new DeleteCommand({ TableName, Key: shareOf(uid, assignmentId) }));
    },

    async listOf(uid) {
      const shares = await itemsOf<Share>({
        TableName,
        KeyConditionExpression: "uid = :uid AND begins_with(#shared, :prefix)",
        ExpressionAttributeNames: { "#shared": "shared" },
        ExpressionAttributeValues: { ":uid": uid, ":prefix": PREFIX },
        // What a colleague has just shared is there, and what is taken away is gone.
        ConsistentRead: true,
      });
      return shares.map(({ shared }) => shared.slice(PREFIX.length));
    },
  };
};
