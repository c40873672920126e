import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from "@aws-sdk/client-dynamodb";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { run, type Store } from "../../../local/services/dynamodb/dynalite.ts";
import { dynamodb } from "../../../local/services/dynamodb.ts";
import { account, emptyFolder } from "./place.ts";
import { clientOf, type Served, serve } from "./serve.ts";
import { tables } from "./tables.ts";

let folder: ReturnType<typeof emptyFolder>;
beforeEach(() => {
  folder = emptyFolder();
});
afterEach(() => folder.remove());

const open = () => dynamodb({ dir: folder.dir, tables, ...account });

const withClient = async (use: (client: DynamoDBClient, served: Served) => Promise<void>) => {
  const served = await serve(await open());
  const client = new DynamoDBClient(clientOf(served));
  try {
    await use(client, served);
  } finally {
    client.destroy();
    await served.close();
  }
};

const exercise = (id: string, ownerId: string) => ({ assignment_id: { S: id }, ownerId: { S: ownerId } });

test("items are written, read, counted and found by index", () =>
  withClient(async (client) => {
    for (const id of ["a1", "a2"]) {
      await client.send(new PutItemCommand({ TableName: "Exercises", Item: exercise(id, "ann") }));
    }
    await client.send(new PutItemCommand({ TableName: "Exercises", Item: exercise("b1", "bob") }));
    const read = await client.send(
      new GetItemCommand({
        TableName: "Exercises",
        Key: { assignment_id: { S: "a2" } },
        ConsistentRead: true,
      }),
    );
    expect(read.Item).toEqual(exercise("a2", "ann"));

    const own = await client.send(
      new QueryCommand({
        TableName: "Exercises",
        IndexName: "byOwner",
        KeyConditionExpression: "ownerId = :owner",
        ExpressionAttributeValues: { ":owner": { S: "ann" } },
        ScanIndexForward: false,
      }),
    );
    expect(own.Items?.map((item) => item.assignment_id?.S)).toEqual(["a2", "a1"]);

    const count = () =>
      client.send(
        new UpdateItemCommand({
          TableName: "Quotas",
          Key: { counter: { S: "guest#today" } },
          UpdateExpression: "ADD #used :one",
          ConditionExpression: "attribute_not_exists(#used) OR #used < :most",
          ExpressionAttributeNames: { "#used": "used" },
          ExpressionAttributeValues: { ":one": { N: "1" }, ":most": { N: "5" } },
        }),
      );
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, count));
    expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(5);
    await expect(count()).rejects.toMatchObject({ name: "ConditionalCheckFailedException" });
  }));

test("every call names its action on exactly the table or index that it touches", () =>
  withClient(async (client, { accessRequests }) => {
    const table = "arn:aws:dynamodb:eu-west-1:000000000000:table";
    await client.send(new GetItemCommand({ TableName: "Quotas", Key: { counter: { S: "x" } } }));
    await client.send(
      new QueryCommand({
        TableName: "Exercises",
        IndexName: "byOwner",
        KeyConditionExpression: "ownerId = :owner",
        ExpressionAttributeValues: { ":owner": { S: "ann" } },
      }),
    );
    await client.send(
      new BatchWriteItemCommand({
        RequestItems: {
          Exercises: [{ PutRequest: { Item: exercise("a1", "ann") } }],
          Quotas: [{ PutRequest: { Item: { counter: { S: "x" } } } }],
        },
      }),
    );
    await client.send(
      new BatchGetItemCommand({ RequestItems: { Quotas: { Keys: [{ counter: { S: "x" } }] } } }),
    );
    expect(accessRequests).toEqual([
      { action: "dynamodb:GetItem", resource: `${table}/Quotas` },
      { action: "dynamodb:Query", resource: `${table}/Exercises/index/byOwner` },
      { action: "dynamodb:BatchWriteItem", resource: `${table}/Exercises` },
      { action: "dynamodb:BatchWriteItem", resource: `${table}/Quotas` },
      { action: "dynamodb:BatchGetItem", resource: `${table}/Quotas` },
    ]);
  }));

test("a single operation can't hide its table behind a batch's", async () => {
  const service = await open();
  const served = await serve(service);
  await fetch(served.endpoint, {
    method: "POST",
    headers: { "x-amz-target": "DynamoDB_20120810.GetItem" },
    body: JSON.stringify({ TableName: "Exercises", RequestItems: { Quotas: {} } }),
  });
  await served.close();
  expect(served.accessRequests).toEqual([
    { action: "dynamodb:GetItem", resource: "arn:aws:dynamodb:eu-west-1:000000000000:table/Exercises" },
  ]);
});

test("an unknown table, an unknown operation and a body that isn't JSON are refused as AWS would", () =>
  withClient(async (client, { endpoint }) => {
    const missing = new GetItemCommand({ TableName: "Users", Key: { uid: { S: "x" } } });
    await expect(client.send(missing)).rejects.toMatchObject({ name: "ResourceNotFoundException" });
    const transaction = new TransactWriteItemsCommand({
      TransactItems: [{ Put: { TableName: "Quotas", Item: { counter: { S: "x" } } } }],
    });
    await expect(client.send(transaction)).rejects.toMatchObject({ name: "UnknownOperationException" });
    const garbage = await fetch(endpoint, {
      method: "POST",
      headers: { "x-amz-target": "DynamoDB_20120810.PutItem" },
      body: "{",
    });
    expect([garbage.status, await garbage.text()]).toEqual([
      400,
      expect.stringContaining("ValidationException"),
    ]);
  }));

/** Results, as far as its keys and its local index go, with an index over `ownerId` besides. */
const results = {
  TableName: "Results",
  BillingMode: "PAY_PER_REQUEST",
  KeySchema: [
    { AttributeName: "assignment_id", KeyType: "HASH" },
    { AttributeName: "attempt", KeyType: "RANGE" },
  ],
  AttributeDefinitions: ["assignment_id", "attempt", "startedAt"].map((AttributeName) => ({
    AttributeName,
    AttributeType: AttributeName === "startedAt" ? "N" : "S",
  })),
  LocalSecondaryIndexes: [
    {
      IndexName: "byStart",
      KeySchema: [
        { AttributeName: "assignment_id", KeyType: "HASH" },
        { AttributeName: "startedAt", KeyType: "RANGE" },
      ],
      Projection: { ProjectionType: "INCLUDE", NonKeyAttributes: ["feedback"] },
    },
  ],
};

test("an item has 400 kB of bytes, not of letters, and its copies in local indexes count with it", async () => {
  const service = await dynamodb({ dir: folder.dir, tables: [...tables, results], ...account });
  const put = async (TableName: string, Item: object) =>
    (await service.ask("PutItem", { TableName, Item })).status;
  const refused = { name: "ValidationException", message: expect.stringMatching(/^Item size/) };
  const quota = (letters: number) => ({ counter: { S: "x" }, t: { S: "é".repeat(letters) } });
  const row = { assignment_id: { S: "a" }, attempt: { S: "1" }, startedAt: { N: "1" } };
  const long = { S: "a".repeat(250_000) };
  try {
    expect(await put("Quotas", quota(204_000))).toBe(200);
    expect(await put("Quotas", quota(205_000))).toBe(400);
    expect(await put("Results", { ...row, conversation: long })).toBe(200);
    await expect(put("Results", { ...row, feedback: long })).rejects.toMatchObject(refused);
    const { status, body } = await service.ask("UpdateItem", {
      TableName: "Quotas",
      Key: { counter: { S: "x" } },
      UpdateExpression: "SET t = :t",
      ExpressionAttributeValues: { ":t": quota(205_000).t },
    });
    expect([status, body.message]).toEqual([400, expect.stringMatching(/^Item size/)]);
  } finally {
    await service.close();
  }
});

const nested = (depth: number): object => (depth === 0 ? { N: "1" } : { M: { x: nested(depth - 1) } });
const onQuota = { TableName: "Quotas", Key: { counter: { S: "x" } } };
const valued = (value: object) => ({ ExpressionAttributeValues: { ":x": value } });

test.each([
  [
    "an expression of more than 4 kB",
    "UpdateItem",
    { ...onQuota, UpdateExpression: `SET a = :x${" ".repeat(4096)}`, ...valued({ N: "1" }) },
  ],
  ["more than 32 levels", "PutItem", { TableName: "Quotas", Item: { counter: { S: "x" }, x: nested(40) } }],
  ["an empty key of an index", "PutItem", { TableName: "Exercises", Item: exercise("a1", "") }],
  [
    "an empty key in a query",
    "Query",
    {
      TableName: "Quotas",
      KeyConditionExpression: "#c = :x",
      ExpressionAttributeNames: { "#c": "counter" },
      ...valued({ S: "" }),
    },
  ],
  ["values that a deletion can't give", "DeleteItem", { ...onQuota, ReturnValues: "ALL_NEW" }],
  ["a map in a condition", "DeleteItem", { ...onQuota, ConditionExpression: "m = :x", ...valued({ M: {} }) }],
])("%s is refused", async (_, operation, input) => {
  const service = await open();
  try {
    await expect(service.ask(operation, input)).rejects.toMatchObject({ name: "ValidationException" });
  } finally {
    await service.close();
  }
});

test("data outlives the service; a table that was defined otherwise is not touched", async () => {
  const first = await open();
  await first.ask("PutItem", { TableName: "Quotas", Item: { counter: { S: "kept" } } });
  await first.close();

  const second = await open();
  const { body } = await second.ask("GetItem", { TableName: "Quotas", Key: { counter: { S: "kept" } } });
  expect(body.Item).toEqual({ counter: { S: "kept" } });
  await second.close();

  const [exercises, quotas] = tables;
  const changed = [{ ...exercises, TableName: "Exercises", GlobalSecondaryIndexes: undefined }, quotas];
  const definitions = changed.filter((table) => table !== undefined);
  await expect(dynamodb({ dir: folder.dir, tables: definitions, ...account })).rejects.toThrow(
    "Table Exercises was made with other keys or indexes.",
  );
  // The folder was let go again, though opening failed.
  await (await open()).close();
});

test("a table whose making was cut short is made at the next start", async () => {
  // As a process leaves it that is killed while AWS would say CREATING; half a second is longer than this one lives.
  const require = createRequire(import.meta.url);
  const store: Store = require("dynalite/db").create({ path: folder.dir, createTableMs: 500 });
  await new Promise((resolve) => run(store, "CreateTable", { ...tables[0] }, resolve));
  await store.db.close();
  await withClient(async (client) => {
    await client.send(new PutItemCommand({ TableName: "Exercises", Item: exercise("a1", "ann") }));
  });
});

test("a second instance on the same folder is told so", async () => {
  const first = await open();
  await expect(open()).rejects.toThrow(/is in use: Viva is already running there/);
  await first.close();
  await (await open()).close();
});

test("acknowledged writes survive kill -9, several times over", async () => {
  const writer = fileURLToPath(new URL("writer.ts", import.meta.url));
  let acknowledged = 0;
  for (let round = 0; round < 3; round++) {
    const until = acknowledged + 150;
    const child = spawn(process.execPath, ["--import", "tsx", writer, folder.dir, String(acknowledged + 1)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    for await (const line of createInterface(child.stdout)) {
      acknowledged = Number(line);
      if (acknowledged >= until) child.kill("SIGKILL");
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    expect(child.signalCode).toBe("SIGKILL");

    const { ask, close } = await open();
    for (let number = 1; number <= acknowledged; number++) {
      const Key = { counter: { S: `n${number}` } };
      const { body } = await ask("GetItem", { TableName: "Quotas", Key });
      expect(body.Item).toMatchObject(Key);
    }
    await close();
  }
}, 60_000);
