import * as z from "zod";
import { number, readOver, resourceType } from "../resourceType.ts";

export const lambdaTypes = {
  "AWS::Lambda::Function": resourceType({
    properties: z.strictObject({
      FunctionName: z.string().optional(),
      Code: z.strictObject({ S3Bucket: z.string(), S3Key: z.string() }),
      Handler: z.string(),
      Runtime: z.string(),
      Role: z.string(),
      /** Megabytes. */
      MemorySize: number.default(128),
      /** Seconds. */
      Timeout: number.default(3),
      Environment: z.strictObject({ Variables: z.record(z.string(), z.string()) }).default({ Variables: {} }),
    }),
    ignored: {
      Architectures: "JavaScript runs on any",
      Description: "words for people",
      Layers: "only CDK's own bucket deployment has one, and that is implemented natively",
      LoggingConfig: "what a function prints goes to the terminal",
      Tags: "labels for the bill",
      TracingConfig: "X-Ray",
    },
    ref: ({ stack, id, own }) => own("FunctionName") ?? `${stack}-${id}`,
    attributes: {
      Arn: ({ region, account, ref }) => `arn:aws:lambda:${region}:${account}:function:${ref}`,
    },
  }),
  "AWS::Lambda::Permission": resourceType({
    properties: z.strictObject({
      Action: z.literal("lambda:InvokeFunction"),
      FunctionName: z.string(),
      Principal: z.string(),
      SourceArn: z.string(),
    }),
  }),
  "AWS::Lambda::LayerVersion": readOver(
    "only CDK's own bucket deployment has one, and that is implemented natively",
  ),
};
