import * as z from "zod";

const resource = z.strictObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Condition: z.string().optional(),
  /** Order, tooling notes and what happens on deletion: nothing here is created in steps or deleted by CloudFormation. */
  DependsOn: z.unknown().optional(),
  Metadata: z.unknown().optional(),
  DeletionPolicy: z.unknown().optional(),
  UpdateReplacePolicy: z.unknown().optional(),
});

/**
 * A CloudFormation template in the sections that CDK writes; any other section throws. `Rules` (CDK's check that the
 * account is bootstrapped) and `Outputs` (read by people after a deployment) mean nothing on a laptop.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/template-anatomy.html
 */
export const templateShape = z.strictObject({
  AWSTemplateFormatVersion: z.string().optional(),
  Description: z.string().optional(),
  Metadata: z.unknown().optional(),
  Rules: z.unknown().optional(),
  Outputs: z.unknown().optional(),
  Parameters: z
    .record(z.string(), z.object({ Type: z.string(), Default: z.unknown().optional() }))
    .default({}),
  Conditions: z.record(z.string(), z.unknown()).default({}),
  Mappings: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))).default({}),
  Resources: z.record(z.string(), resource),
});

/** A template as it was synthesized: nothing in it is resolved yet. */
export type Template = z.output<typeof templateShape>;
