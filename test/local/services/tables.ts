import type { TableDefinition } from "../../../local/services/dynamodb/tables.ts";

/** Two tables as the stack's template defines them, extras included. */
export const tables: TableDefinition[] = [
  {
    TableName: "Exercises",
    BillingMode: "PAY_PER_REQUEST",
    KeySchema: [{ AttributeName: "assignment_id", KeyType: "HASH" }],
    AttributeDefinitions: [
      { AttributeName: "assignment_id", AttributeType: "S" },
      { AttributeName: "ownerId", AttributeType: "S" },
    ],
    GlobalSecondaryIndexes: [
      {
        IndexName: "byOwner",
        KeySchema: [
          { AttributeName: "ownerId", KeyType: "HASH" },
          { AttributeName: "assignment_id", KeyType: "RANGE" },
        ],
        Projection: { ProjectionType: "ALL" },
      },
    ],
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
  },
  {
    TableName: "Quotas",
    BillingMode: "PAY_PER_REQUEST",
    KeySchema: [{ AttributeName: "counter", KeyType: "HASH" }],
    AttributeDefinitions: [{ AttributeName: "counter", AttributeType: "S" }],
    TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
  },
];
