import { BatchGetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { type CostCentre, costCentres } from "../../domain/costCentres.ts";
import { environment } from "../environment.ts";
import { database, expiryAfter } from "./database.ts";
import { drawFrom, shardsOf } from "./shards.ts";

const HOURS_KEPT = 48;

/** What each cost centre has spent in a day, in micro-dollars. */
export type Sums = Record<CostCentre, number>;

/** What the site has spent in a day. */
export type SpendCounter = {
  /** Adds these micro-dollars to a UTC day (`YYYY-MM-DD`). */
  add(day: string, microDollars: Partial<Sums>): Promise<void>;
  /** What that day has come to. The last second's additions may be missing. */
  sums(day: string): Promise<Sums>;
};

const shardsOfDay = (day: string): string[] => shardsOf(`spend#all#${day}`);

/** The day's items in the table of quotas, each added to atomically: their sum is exact under any number of callers at once. */
export const spendCounter = (): SpendCounter => {
  const TableName = environment("QUOTAS_TABLE");
  return {
    async add(day, microDollars) {
      const added = costCentres.filter((centre) => microDollars[centre] !== undefined);
      if (added.length === 0) return;
      await database.send(
        new UpdateCommand({
          TableName,
          Key: { counter: drawFrom(shardsOfDay(day)) },
          UpdateExpression: `SET expiresAt = :expiresAt ADD ${added.map((centre) => `${centre} :${centre}`).join(", ")}`,
          ExpressionAttributeValues: {
            ...Object.fromEntries(added.map((centre) => [`:${centre}`, microDollars[centre]])),
            ":expiresAt": expiryAfter(HOURS_KEPT),
          },
        }),
      );
    },

    async sums(day) {
      const Keys = shardsOfDay(day).map((counter) => ({ counter }));
      const { Responses, UnprocessedKeys } = await database.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } }),
      );
      // A part of the sum would be taken for all of it.
      if (UnprocessedKeys?.[TableName]) throw new Error("DynamoDB read only some of the day's items.");
      const items = Responses?.[TableName] ?? [];
      const sumOf = (centre: CostCentre): number =>
        items.reduce((sum, item) => sum + Number(item[centre] ?? 0), 0);
      return { classes: sumOf("classes"), practice: sumOf("practice"), demos: sumOf("demos") };
    },
  };
};
