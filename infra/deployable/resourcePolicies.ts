import { at, ofType, referencesIn, type Template } from "./template.ts";

/** https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
const POLICY_MAX_BYTES = 20_480;
/** The longest name a function can have; what a reference becomes is not known before deployment. */
const LONGEST_NAME = "x".repeat(64);

/** A value with each intrinsic function as long as it may become. */
const atItsLongest = (value: unknown): string => {
  if (typeof value === "string") return value;
  const [separator, parts] = [at(value, "Fn::Join", "0"), at(value, "Fn::Join", "1")];
  return Array.isArray(parts) ? parts.map(atItsLongest).join(String(separator)) : LONGEST_NAME;
};

/** The bytes of the statement that one permission becomes in the function's policy. */
const statementBytes = (id: string, permission: unknown): number =>
  JSON.stringify({
    Sid: `${LONGEST_NAME}-${id}-${"x".repeat(12)}`,
    Effect: "Allow",
    Principal: { Service: atItsLongest(at(permission, "Principal")) },
    Action: at(permission, "Action"),
    Resource: `arn:aws:lambda:ap-southeast-1:123456789012:function:${LONGEST_NAME}`,
    Condition: { ArnLike: { "AWS:SourceArn": atItsLongest(at(permission, "SourceArn")) } },
  }).length;

/** Functions whose permissions for callers would not fit into one policy: the deployment fails half-way through. */
export const resourcePolicies = (template: Template): string[] => {
  const bytes = new Map<string, number>();
  for (const [id, { Properties }] of ofType(template, "AWS::Lambda::Permission")) {
    const [called = "a function outside"] = referencesIn(at(Properties, "FunctionName"));
    bytes.set(called, (bytes.get(called) ?? 0) + statementBytes(id, Properties));
  }
  return [...bytes]
    .filter(([, total]) => total > POLICY_MAX_BYTES)
    .map(
      ([id, total]) =>
        `The resource policy of ${id} would have about ${total} bytes; Lambda takes ${POLICY_MAX_BYTES}.`,
    );
};
