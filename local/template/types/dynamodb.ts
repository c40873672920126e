import * as z from "zod";
import { resourceType } from "../resourceType.ts";

const keySchema = z.array(z.strictObject({ AttributeName: z.string(), KeyType: z.enum(["HASH", "RANGE"]) }));

/** What a secondary index, of either kind, is made of. */
const indexSchema = z.strictObject({
  IndexName: z.string(),
  KeySchema: keySchema,
  Projection: z.strictObject({
    ProjectionType: z.enum(["ALL", "KEYS_ONLY", "INCLUDE"]),
    NonKeyAttributes: z.array(z.string()).optional(),
  }),
});

export const dynamodbTypes = {
  "AWS::DynamoDB::Table": resourceType({
    properties: z.strictObject({
      TableName: z.string().optional(),
      AttributeDefinitions: z.array(
        z.strictObject({ AttributeName: z.string(), AttributeType: z.enum(["S", "N", "B"]) }),
      ),
      KeySchema: keySchema,
      BillingMode: z.literal("PAY_PER_REQUEST"),
      GlobalSecondaryIndexes: z.array(indexSchema).optional(),
      LocalSecondaryIndexes: z.array(indexSchema).optional(),
    }),
    ignored: {
      TimeToLiveSpecification:
        "expired items stay: AWS deletes them late too, so the code filters them itself",
      PointInTimeRecoverySpecification: "a backup service; a laptop has its own",
      DeletionProtectionEnabled: "nothing deletes tables here but --fresh",
      SSESpecification: "encryption at rest is the disk's business",
      Tags: "labels for the bill",
    },
    ref: ({ stack, id, own }) => own("TableName") ?? `${stack}-${id}`,
    attributes: {
      Arn: ({ region, account, ref }) => `arn:aws:dynamodb:${region}:${account}:table/${ref}`,
    },
  }),
};
