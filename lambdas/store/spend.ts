import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { type CostCentre, costCentres } from "../../domain/costCentres.ts";
import { environment } from "../environment.ts";
import { database, expiryAfter } from "./database.ts";

const HOURS_KEPT = 48;

/** What each cost centre has spent in a day, in micro-dollars. */
export type Sums = Record<CostCentre, number>;

/** What the site has spent in a day. */
export type SpendCounter = {
  /** Adds these micro-dollars to a UTC day (`YYYY-MM-DD`), none to look only; gives the day's sums. */
  add(day: string, microDollars: Partial<Sums>): Promise<Sums>;
};

/** One item a day in the table of quotas, added to atomically: exact under any number of callers at once. */
export const spendCounter = (): SpendCounter => {
  const TableName = environment("QUOTAS_TABLE");
  return {
    async add(day, microDollars) {
      const added = costCentres.filter((centre) => microDollars[centre] !== undefined);
      const addition = added.map((centre) => `${centre} :${centre}`).join(", ");
      const { Attributes = {} } = await database.send(
        new UpdateCommand({
          TableName,
          Key: { counter: `spend#all#${day}` },
          UpdateExpression: `SET expiresAt = :expiresAt${added.length > 0 ? ` ADD ${addition}` : ""}`,
          ExpressionAttributeValues: {
            ...Object.fromEntries(added.map((centre) => [`:${centre}`, microDollars[centre]])),
            ":expiresAt": expiryAfter(HOURS_KEPT),
          },
          ReturnValues: "ALL_NEW",
        }),
      );
      const sumOf = (centre: CostCentre): number => Number(Attributes[centre] ?? 0);
      return { classes: sumOf("classes"), practice: sumOf("practice"), demos: sumOf("demos") };
    },
  };
};
