import type { StackResources } from "../template/stackResources.ts";
import type { Statement } from "../template/types/iam.ts";
import { checkConditions } from "./condition.ts";

const logs = ["logs:CreateLogGroup", "logs:CreateLogStream", "logs:PutLogEvents"];

/** AWS's own policies that the stack may attach to a role, by what follows `:aws:policy/` in their ARN. */
const managed: Record<string, Statement[]> = {
  "service-role/AWSLambdaBasicExecutionRole": [
    { Effect: "Allow", Action: logs, Resource: ["*"], Condition: {} },
  ],
};

const managedBy = (arn: string): Statement[] => {
  const statements = managed[arn.replace(/^.*:aws:policy\//, "")];
  if (!statements) throw new Error(`The managed policy ${arn} is not known to the local run.`);
  return statements;
};

const checked = (statements: Statement[]): Statement[] => {
  for (const statement of statements) checkConditions(statement);
  return statements;
};

/** What each role of the stack may do: its own, attached and AWS-managed statements, by the role's ARN. */
export const rolePolicies = (resources: StackResources): Map<string, Statement[]> => {
  const attached = resources.all("AWS::IAM::Policy").map(({ properties }) => properties);
  return new Map(
    resources
      .all("AWS::IAM::Role")
      .map(({ ref, attribute, properties }) => [
        attribute("Arn"),
        checked([
          ...properties.ManagedPolicyArns.flatMap(managedBy),
          ...properties.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
          ...attached
            .filter(({ Roles }) => Roles.includes(ref))
            .flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
        ]),
      ]),
  );
};

/** What the policies on the stack's buckets say. Each statement names its bucket, so they need not be kept apart. */
export const bucketPolicies = (resources: StackResources): Statement[] =>
  checked(
    resources.all("AWS::S3::BucketPolicy").flatMap(({ properties }) => properties.PolicyDocument.Statement),
  );
