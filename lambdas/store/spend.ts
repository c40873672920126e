import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { environment } from "../environment.ts";
import { database, expiryAfter } from "./database.ts";

const HOURS_KEPT = 48;

/** What the site has spent in a day. */
export type SpendCounter = {
  /** Adds so many micro-dollars to a UTC day (`YYYY-MM-DD`), 0 to look only; gives the day's sum in micro-dollars. */
  add(day: string, microDollars: number): Promise<number>;
};

/** One item a day in the table of quotas, added to atomically: exact under any number of callers at once. */
export const spendCounter = (): SpendCounter => {
  const TableName = environment("QUOTAS_TABLE");
  return {
    async add(day, microDollars) {
      const { Attributes } = await database.send(
        new UpdateCommand({
          TableName,
          Key: { counter: `spend#all#${day}` },
          UpdateExpression: "ADD used :more SET expiresAt = :expiresAt",
          ExpressionAttributeValues: { ":more": microDollars, ":expiresAt": expiryAfter(HOURS_KEPT) },
          ReturnValues: "UPDATED_NEW",
        }),
      );
      return Number(Attributes?.used);
    },
  };
};
