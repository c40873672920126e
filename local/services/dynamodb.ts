import * as z from "zod";
import type { AccessRequest, Service } from "../service.ts";
import type { Account } from "./account.ts";
import { type Engine, openEngine } from "./dynamodb/engine.ts";
import { checksOn } from "./dynamodb/stricter.ts";
import { ensureTable, type TableDefinition } from "./dynamodb/tables.ts";
import { answerException, answerJson, jsonOf } from "./json.ts";

const flavour = "application/x-amz-json-1.0";

const operationOf = (target: string | string[] | undefined): string =>
  String(target).replace(/^DynamoDB_20120810\./, "");

const input = z.record(z.string(), z.unknown()).catch({});
const oneTable = z.object({ TableName: z.string(), IndexName: z.string().optional().catch(undefined) });
const manyTables = z.object({ RequestItems: z.record(z.string(), z.unknown()) });

/** What an operation is about: a table, an index of one, several tables of a batch, or nothing in particular. */
const resourcesOf = (operation: string, body: unknown): string[] => {
  if (operation.startsWith("Batch")) {
    const { data } = manyTables.safeParse(body);
    return Object.keys(data?.RequestItems ?? {}).map((table) => `table/${table}`);
  }
  const { data } = oneTable.safeParse(body);
  if (!data) return ["*"];
  return [
    data.IndexName === undefined
      ? `table/${data.TableName}`
      : `table/${data.TableName}/index/${data.IndexName}`,
  ];
};

/**
 * DynamoDB on dynalite, kept in `dir`; makes the `tables` that are missing. Speaks the item operations, Query, Scan and the
 * two batches; and is as strict as DynamoDB where dynalite is not; transactions, TTL and streams it does not (expired items are filtered by whoever reads them). Answered
 * writes survive a kill -9. Rejects with a sentence for a person where the folder is in use or a table has changed.
 */
export const dynamodb = async ({
  dir,
  tables,
  ...account
}: { dir: string; tables: readonly TableDefinition[] } & Account): Promise<Service & Pick<Engine, "ask">> => {
  const engine = await openEngine(dir, account, checksOn(tables));
  try {
    for (const table of tables) await ensureTable(engine, table);
  } catch (error) {
    await engine.close();
    throw error;
  }

  const arn = (resource: string) =>
    resource === "*" ? resource : `arn:aws:dynamodb:${account.region}:${account.account}:${resource}`;

  return {
    ask: engine.ask,
    accessRequests: (request, body): AccessRequest[] => {
      const operation = operationOf(request.headers["x-amz-target"]);
      const action = `dynamodb:${operation}`;
      return resourcesOf(operation, jsonOf(body)).map((resource) => ({ action, resource: arn(resource) }));
    },
    handle: async (request, body, response) => {
      try {
        const operation = operationOf(request.headers["x-amz-target"]);
        const outcome = await engine.ask(operation, input.parse(jsonOf(body)));
        answerJson(response, outcome.body, flavour, outcome.status);
      } catch (error) {
        answerException(response, error, flavour);
      }
    },
    close: engine.close,
  };
};
