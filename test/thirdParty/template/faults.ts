import type { Template } from "../../../infra/deployable/template.ts";

/** A fault put into a sound template on purpose, and the rule that has to notice it. */
export interface Fault {
  readonly name: string;
  readonly resource: string;
  readonly rule: string;
  /** What stands in the resource's properties instead, at their top level. */
  readonly properties: Readonly<Record<string, unknown>>;
}

/** One fault of each kind that cfn-lint is here to find. */
export const faults: readonly Fault[] = [
  {
    name: "a value that is not one of those there are",
    resource: "QuotasTable",
    rule: "E3030",
    properties: { BillingMode: "PAY_PER_REQUESTS" },
  },
  {
    name: "a property that there is not",
    resource: "QuotasTable",
    rule: "E3002",
    properties: { TimeToLive: { AttributeName: "expiresAt", Enabled: true } },
  },
  {
    name: "a property that is missing",
    resource: "IdentityPool",
    rule: "E3003",
    properties: { AllowUnauthenticatedIdentities: undefined },
  },
  {
    name: "a text where a number belongs",
    resource: "PreSignUpFunction",
    rule: "E3012",
    properties: { MemorySize: "plenty" },
  },
  {
    name: "a number that is too large",
    resource: "PreSignUpFunction",
    rule: "E3717",
    properties: { Timeout: 901 },
  },
  {
    name: "a reference to nothing",
    resource: "UserPoolClient",
    rule: "E1020",
    properties: { UserPoolId: { Ref: "UserPoolOfOld" } },
  },
  {
    name: "an attribute that a resource has not",
    resource: "UserPoolClient",
    rule: "E1010",
    properties: { ClientName: { "Fn::GetAtt": ["UserPool", "Nickname"] } },
  },
  {
    name: "an index over an attribute that is not defined",
    resource: "ExercisesTable",
    rule: "E3039",
    properties: { AttributeDefinitions: [{ AttributeName: "assignment_id", AttributeType: "S" }] },
  },
];

/** The template with all faults in it at once. Throws where it lacks a resource that one of them is about. */
export const spoilt = (template: Template): Template => {
  const Resources = { ...template.Resources };
  for (const { resource, properties } of faults) {
    const found = Resources[resource];
    if (!found) throw new Error(`The template has no ${resource}.`);
    Resources[resource] = { ...found, Properties: { ...found.Properties, ...properties } };
  }
  return { ...template, Resources };
};
