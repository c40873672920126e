import * as z from "zod";
import type { Engine } from "./engine.ts";

/**
 * A table as CloudFormation's AWS::DynamoDB::Table defines it, its name resolved. What an engine on one machine has no
 * use for (TTL, recovery, tags) may be there, and is left out.
 */
export type TableDefinition = { TableName: string } & Record<string, unknown>;

const made = [
  "TableName",
  "AttributeDefinitions",
  "KeySchema",
  "BillingMode",
  "ProvisionedThroughput",
  "GlobalSecondaryIndexes",
  "LocalSecondaryIndexes",
];

const keys = z.array(z.object({ AttributeName: z.string(), KeyType: z.string() }));
const indexes = z.array(z.object({ IndexName: z.string(), KeySchema: keys })).default([]);
/** The part of a definition that data on disk depends on. */
const layout = z.object({ KeySchema: keys, GlobalSecondaryIndexes: indexes, LocalSecondaryIndexes: indexes });
const description = z.object({ Table: layout.extend({ TableStatus: z.string() }) });

const describe = async (engine: Engine, TableName: string) => {
  const { status, body } = await engine.ask("DescribeTable", { TableName });
  return status === 200 ? description.parse(body).Table : undefined;
};

const create = async (engine: Engine, definition: TableDefinition): Promise<void> => {
  const input = Object.fromEntries(
    Object.entries(definition).filter(([property]) => made.includes(property)),
  );
  const { status, body } = await engine.ask("CreateTable", input);
  if (status !== 200) throw new Error(`Table ${definition.TableName} can't be made: ${body.message}`);
  while ((await describe(engine, definition.TableName))?.TableStatus !== "ACTIVE") {
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/**
 * Makes the table unless it is there. Fails with a sentence where the table on disk has other keys or indexes than the
 * definition, because AWS would refuse or rebuild it and local data is not worth that.
 */
export const ensureTable = async (engine: Engine, definition: TableDefinition): Promise<void> => {
  const { TableName } = definition;
  const found = await describe(engine, TableName);
  // A table that isn't active was never written to: the process ended while it was being made.
  if (found && found.TableStatus !== "ACTIVE") await engine.forget(TableName);
  if (found?.TableStatus !== "ACTIVE") return create(engine, definition);
  if (JSON.stringify(layout.parse(found)) !== JSON.stringify(layout.parse(definition))) {
    throw new Error(
      `Table ${TableName} was made with other keys or indexes. Start afresh: npm start -- --fresh`,
    );
  }
};
