import { dynamodb } from "../../../local/services/dynamodb.ts";
import { account, emptyFolder } from "../../local/services/place.ts";
import { serve } from "../../local/services/serve.ts";

const keys = {
  EXERCISES_TABLE: ["assignment_id"],
  RESULTS_TABLE: ["assignment_id", "attempt"],
  LESSONS_TABLE: ["uid", "assignmentId"],
  QUOTAS_TABLE: ["counter"],
  USERS_TABLE: ["uid"],
} as const;

/** Asked another way: by whom an exercise is owned, or a result achieved. */
const indexes: Partial<Record<string, { IndexName: string; hash: string; range: string }>> = {
  EXERCISES_TABLE: { IndexName: "byOwner", hash: "ownerId", range: "assignment_id" },
  RESULTS_TABLE: { IndexName: "byStudent", hash: "uid", range: "attempt" },
};

const schemaOf = (hash: string, range: string | undefined) => [
  { AttributeName: hash, KeyType: "HASH" },
  ...(range === undefined ? [] : [{ AttributeName: range, KeyType: "RANGE" }]),
];

/** The stack's tables on an empty engine, and this process's environment pointed at them. Import a store after this. */
export const openTables = async (): Promise<{ close(): Promise<void> }> => {
  const folder = emptyFolder();
  const tables = Object.entries(keys).map(([name, [hash, range]]) => {
    const index = indexes[name];
    const named = [...new Set([hash, range, index?.hash, index?.range])].filter((key) => key !== undefined);
    return {
      TableName: name,
      BillingMode: "PAY_PER_REQUEST",
      KeySchema: schemaOf(hash, range),
      AttributeDefinitions: named.map((AttributeName) => ({ AttributeName, AttributeType: "S" })),
      ...(index && {
        GlobalSecondaryIndexes: [
          {
            IndexName: index.IndexName,
            KeySchema: schemaOf(index.hash, index.range),
            Projection: { ProjectionType: "ALL" },
          },
        ],
      }),
    };
  });
  const served = await serve(await dynamodb({ dir: folder.dir, tables, ...account }));
  for (const name of Object.keys(keys)) process.env[name] = name;
  process.env.AWS_ENDPOINT_URL_DYNAMODB = served.endpoint;
  process.env.AWS_REGION = account.region;
  process.env.AWS_ACCESS_KEY_ID = "test";
  process.env.AWS_SECRET_ACCESS_KEY = "test";
  return {
    async close() {
      const { database } = await import("../../../lambdas/store/database.ts");
      database.destroy();
      await served.close();
      folder.remove();
    },
  };
};
