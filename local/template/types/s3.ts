import * as z from "zod";
import { oneOrMore, resourceType } from "../resourceType.ts";
import { policyDocument } from "./iam.ts";

export const s3Types = {
  "AWS::S3::Bucket": resourceType({
    properties: z.strictObject({ BucketName: z.string().optional() }),
    ignored: {
      BucketEncryption: "encryption at rest is the disk's business",
      LifecycleConfiguration: "tidies up after days; nothing may rely on it sooner",
      LoggingConfiguration: "access logs",
      OwnershipControls: "no object here has an access list",
      PublicAccessBlockConfiguration: "nothing here is public in the first place",
      Tags: "labels for the bill",
      VersioningConfiguration: "a safety net of the deployed site; nothing reads old versions",
    },
    ref: ({ stack, id, own }) => own("BucketName") ?? `${stack}-${id}`.toLowerCase(),
    attributes: {
      Arn: ({ ref }) => `arn:aws:s3:::${ref}`,
      RegionalDomainName: ({ ref, region }) => `${ref}.s3.${region}.amazonaws.com`,
    },
  }),
  "AWS::S3::BucketPolicy": resourceType({
    properties: z.strictObject({ Bucket: z.string(), PolicyDocument: policyDocument }),
  }),
  "Custom::CDKBucketDeployment": resourceType({
    properties: z.strictObject({
      ServiceToken: z.string(),
      SourceBucketNames: z.array(z.string()),
      SourceObjectKeys: z.array(z.string()),
      SourceMarkers: z.array(z.record(z.string(), z.string())).optional(),
      SourceMarkersConfig: z
        .array(z.strictObject({ jsonEscape: z.union([z.boolean(), z.stringbool()]).optional() }))
        .optional(),
      DestinationBucketName: z.string(),
      DestinationBucketKeyPrefix: z.string().default(""),
      Prune: z.union([z.literal(false), z.literal("false")]),
      Include: oneOrMore.default([]),
      Exclude: oneOrMore.default([]),
      SystemMetadata: z
        .strictObject({ "cache-control": z.string().optional(), "content-type": z.string().optional() })
        .default({}),
    }),
    ignored: {
      OutputObjectKeys: "an output for other resources, which none here reads",
      WaitForDistributionInvalidation: "there is no cache to invalidate",
    },
  }),
};
