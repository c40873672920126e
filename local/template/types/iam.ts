import * as z from "zod";
import { oneOrMore, resourceType } from "../resourceType.ts";

const principal = z.union([
  z.literal("*"),
  z.strictObject({
    Service: oneOrMore.optional(),
    AWS: oneOrMore.optional(),
  }),
]);

/**
 * One statement of a policy. NotAction, NotResource and NotPrincipal are refused: they allow more than anybody can read.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements.html
 */
const statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(["Allow", "Deny"]),
  Action: oneOrMore,
  Resource: oneOrMore.default(["*"]),
  Principal: principal.optional(),
  Condition: z.record(z.string(), z.record(z.string(), oneOrMore)).default({}),
});
export type Statement = z.output<typeof statement>;

const one = z.union([statement.transform((only) => [only]), z.array(statement)]);
export const policyDocument = z.strictObject({ Version: z.literal("2012-10-17"), Statement: one });

const inline = z.strictObject({ PolicyName: z.string(), PolicyDocument: policyDocument });

export const iamTypes = {
  "AWS::IAM::Role": resourceType({
    properties: z.strictObject({
      RoleName: z.string().optional(),
      AssumeRolePolicyDocument: policyDocument,
      ManagedPolicyArns: z.array(z.string()).default([]),
      Policies: z.array(inline).default([]),
    }),
    ignored: {
      Description: "words for people",
      PermissionsBoundary: "a policy of the school's account, which is not in the template",
      Tags: "labels for the bill",
    },
    ref: ({ stack, id, own }) => own("RoleName") ?? `${stack}-${id}`,
    attributes: { Arn: ({ account, ref }) => `arn:aws:iam::${account}:role/${ref}` },
  }),
  "AWS::IAM::Policy": resourceType({
    properties: z.strictObject({ ...inline.shape, Roles: z.array(z.string()) }),
  }),
};
