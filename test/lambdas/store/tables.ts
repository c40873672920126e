import { listedOfClasses, listedOfFlags, listedOfResults } from "../../../infra/projection.ts";
import { dynamodb } from "../../../local/services/dynamodb.ts";
import { account, emptyFolder } from "../../local/services/place.ts";
import { serve } from "../../local/services/serve.ts";

const keys = {
  EXERCISES_TABLE: ["assignment_id"],
  RESULTS_TABLE: ["assignment_id", "attempt"],
  LESSONS_TABLE: ["uid", "assignmentId"],
  QUOTAS_TABLE: ["counter"],
  USERS_TABLE: ["uid"],
  CLASSES_TABLE: ["classId"],
  SHARES_TABLE: ["uid", "shared"],
} as const;

/** The names of the stack's tables, as the store's environment has them. */
export const tableNames = Object.keys(keys);

type Index = { IndexName: string; KeySchema: object[]; Projection: object };
const indexBy = (IndexName: string, hash: string, range: string, names?: string[]): Index => ({
  IndexName,
  KeySchema: schemaOf(hash, range),
  Projection: names
    ? { ProjectionType: "INCLUDE", NonKeyAttributes: names.filter((name) => name !== hash) }
    : { ProjectionType: "ALL" },
});
const schemaOf = (hash: string, range: string | undefined) => [
  { AttributeName: hash, KeyType: "HASH" },
  ...(range === undefined ? [] : [{ AttributeName: range, KeyType: "RANGE" }]),
];

/** Asked another way: by whom an exercise is owned or a result achieved, and by when a result's attempt began. */
const indexes: Partial<Record<string, { keys: Record<string, "S" | "N"> } & Record<string, unknown>>> = {
  EXERCISES_TABLE: {
    keys: { ownerId: "S" },
    GlobalSecondaryIndexes: [indexBy("byOwner", "ownerId", "assignment_id")],
  },
  CLASSES_TABLE: {
    keys: { ownerId: "S" },
    GlobalSecondaryIndexes: [indexBy("byTeacher", "ownerId", "classId")],
  },
  RESULTS_TABLE: {
    keys: { uid: "S", startedAt: "N", schoolClassId: "S", placeId: "S", flagBox: "S", flaggedAt: "N" },
    GlobalSecondaryIndexes: [
      indexBy("byStudent", "uid", "startedAt", listedOfResults),
      indexBy("byClass", "schoolClassId", "placeId", listedOfClasses),
      indexBy("byFlag", "flagBox", "flaggedAt", listedOfFlags),
    ],
    LocalSecondaryIndexes: [indexBy("byStart", "assignment_id", "startedAt", listedOfResults)],
  },
};

/** The stack's tables on an empty engine, and this process's environment pointed at them. Import a store after this. */
export const openTables = async (): Promise<{ close(): Promise<void> }> => {
  const folder = emptyFolder();
  const tables = Object.entries(keys).map(([name, [hash, range]]) => {
    const { keys: indexed = {}, ...asked } = indexes[name] ?? {};
    const texts = [hash, range].filter((key) => key !== undefined).map((key) => [key, "S"] as const);
    return {
      TableName: name,
      BillingMode: "PAY_PER_REQUEST",
      KeySchema: schemaOf(hash, range),
      AttributeDefinitions: [...texts, ...Object.entries(indexed)].map(([AttributeName, AttributeType]) => ({
        AttributeName,
        AttributeType,
      })),
      ...asked,
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
