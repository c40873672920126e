import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "@jest/globals";
import { checkConditions } from "../../local/iam/condition.ts";
import { isAllowed } from "../../local/iam/decide.ts";
import { CLOUDFRONT, guard, YOU } from "../../local/iam/guard.ts";
import { rolePolicies } from "../../local/iam/policies.ts";
import { stackResources } from "../../local/template/stackResources.ts";
import { templateShape } from "../../local/template/template.ts";
import { policyDocument, type Statement } from "../../local/template/types/iam.ts";

const statements = (...given: unknown[]): Statement[] =>
  policyDocument.parse({ Version: "2012-10-17", Statement: given }).Statement;
const allow = (Action: string | string[], Resource: string | string[], more = {}) => ({
  Effect: "Allow",
  Action,
  Resource,
  ...more,
});
const table = "arn:aws:dynamodb:eu-west-1:000000000000:table/Lessons";
const caller = { role: "arn:aws:iam::000000000000:role/R" };

const may = (given: unknown[], action: string, resource: string, context = {}): boolean =>
  isAllowed(caller, { action, resource, context }, { identity: statements(...given), resource: [] });

describe("a role's own policies", () => {
  test("what nobody allowed is denied", () => {
    expect(may([], "dynamodb:GetItem", table)).toBe(false);
    expect(may([allow("dynamodb:PutItem", table)], "dynamodb:GetItem", table)).toBe(false);
    expect(may([allow("dynamodb:GetItem", `${table}2`)], "dynamodb:GetItem", table)).toBe(false);
  });
  test("an exact statement allows, and the action's case does not matter", () => {
    expect(may([allow("dynamodb:getitem", table)], "dynamodb:GetItem", table)).toBe(true);
  });
  test("a resource's case does matter", () => {
    expect(may([allow("dynamodb:GetItem", table.toLowerCase())], "dynamodb:GetItem", table)).toBe(false);
  });
  test("wildcards stand for anything, dots for themselves", () => {
    expect(
      may([allow("s3:Get*", "arn:aws:s3:::b/voice/*")], "s3:GetObject", "arn:aws:s3:::b/voice/a.mp3"),
    ).toBe(true);
    expect(
      may([allow("s3:Get*", "arn:aws:s3:::b/voice/*")], "s3:GetObject", "arn:aws:s3:::b/other/a.mp3"),
    ).toBe(false);
    expect(may([allow("s3:GetObject", "arn:aws:s3:::b.c/?")], "s3:GetObject", "arn:aws:s3:::bxc/a")).toBe(
      false,
    );
  });
  test("a Deny is final", () => {
    const deny = { ...allow("dynamodb:GetItem", table), Effect: "Deny" };
    expect(may([allow("dynamodb:*", "*"), deny], "dynamodb:GetItem", table)).toBe(false);
    expect(may([allow("dynamodb:*", "*"), deny], "dynamodb:PutItem", table)).toBe(true);
  });
});

describe("conditions", () => {
  const profile = "arn:aws:bedrock:eu-west-1:000000000000:inference-profile/eu.nova";
  const onlyThrough = { Condition: { StringEquals: { "bedrock:InferenceProfileArn": profile } } };
  test("hold when the call brings the value, by a key of any case", () => {
    const given = [allow("bedrock:InvokeModel", "*", onlyThrough)];
    expect(may(given, "bedrock:InvokeModel", "m", { "Bedrock:inferenceProfileArn": profile })).toBe(true);
    expect(may(given, "bedrock:InvokeModel", "m", { "bedrock:InferenceProfileArn": `${profile}x` })).toBe(
      false,
    );
    expect(may(given, "bedrock:InvokeModel", "m")).toBe(false);
  });
  test("ARNs are compared part by part", () => {
    const like = (pattern: string) => [
      allow("a:B", "*", { Condition: { ArnLike: { "aws:SourceArn": pattern } } }),
    ];
    const context = { "aws:SourceArn": "arn:aws:cloudfront::1:distribution/E1" };
    expect(may(like("arn:aws:cloudfront::*:distribution/*"), "a:B", "r", context)).toBe(true);
    expect(may(like("arn:aws:*:distribution/E1"), "a:B", "r", context)).toBe(false);
    const version = { "aws:SourceArn": "arn:aws:lambda:eu-west-1:1:function:x:7" };
    expect(may(like("arn:aws:lambda:eu-west-1:1:function:*"), "a:B", "r", version)).toBe(true);
    expect(may(like("arn:aws:lambda:eu-west-1:*"), "a:B", "r", version)).toBe(false);
  });
  test("an operator that we could only guess at is refused when the stack comes up", () => {
    const [statement] = statements(allow("a:B", "*", { Condition: { NumericLessThan: { "a:b": "1" } } }));
    expect(() => statement && checkConditions(statement)).toThrow("NumericLessThan is not implemented");
  });
});

test("a policy on the resource lets a service in, and only the one it names", () => {
  const resource = statements({
    ...allow("s3:GetObject", "arn:aws:s3:::site/*"),
    Principal: { Service: "cloudfront.amazonaws.com" },
    Condition: { StringEquals: { "AWS:SourceArn": "arn:dist" } },
  });
  const wish = (arn: string) => ({
    action: "s3:GetObject",
    resource: "arn:aws:s3:::site/index.html",
    context: { "aws:SourceArn": arn },
  });
  const policies = { identity: [], resource };
  expect(isAllowed({ service: "cloudfront.amazonaws.com" }, wish("arn:dist"), policies)).toBe(true);
  expect(isAllowed({ service: "cloudfront.amazonaws.com" }, wish("arn:other"), policies)).toBe(false);
  expect(isAllowed({ service: "apigateway.amazonaws.com" }, wish("arn:dist"), policies)).toBe(false);
  expect(isAllowed(caller, wish("arn:dist"), policies)).toBe(false);
});

test("a caller is known by the key it signs with, in a header or in the address", () => {
  const place = { stack: "T", region: "eu-west-1", account: "000000000000" };
  const resources = stackResources(
    templateShape.parse({
      Resources: {
        Site: {
          Type: "AWS::CloudFront::Distribution",
          Properties: {
            DistributionConfig: {
              Enabled: true,
              Origins: [],
              DefaultCacheBehavior: { TargetOriginId: "o", CachePolicyId: "c" },
            },
          },
        },
      },
    }),
    place,
  );
  const { keyOf, callerOf } = guard(resources, place);
  const request = (url: string, authorization?: string) =>
    Object.assign(new IncomingMessage(new Socket()), { url, headers: { authorization } });
  const scope = "20261121/eu-west-1/s3/aws4_request";
  const header = `AWS4-HMAC-SHA256 Credential=${keyOf(CLOUDFRONT)}/${scope}, SignedHeaders=host, Signature=x`;
  expect(callerOf(request("/", header))?.name).toBe(CLOUDFRONT);
  const presigned = `/b/k?X-Amz-Credential=${encodeURIComponent(`${keyOf(YOU)}/${scope}`)}`;
  expect(callerOf(request(presigned))?.name).toBe(YOU);
  expect(callerOf(request("/", header.replace("ASIA", "ASIB")))).toBeUndefined();
  expect(callerOf(request("/"))).toBeUndefined();
});

test("a role has its own, its attached and its managed statements, and nobody else's", () => {
  const trust = { Version: "2012-10-17", Statement: [] };
  const policy = (Action: string) => ({ Version: "2012-10-17", Statement: [allow(Action, "*")] });
  const role = (more = {}) => ({
    Type: "AWS::IAM::Role",
    Properties: { AssumeRolePolicyDocument: trust, ...more },
  });
  const template = templateShape.parse({
    Resources: {
      One: role({
        Policies: [{ PolicyName: "own", PolicyDocument: policy("a:Own") }],
        ManagedPolicyArns: ["arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole"],
      }),
      Other: role(),
      Attached: {
        Type: "AWS::IAM::Policy",
        Properties: { PolicyName: "p", PolicyDocument: policy("a:Attached"), Roles: [{ Ref: "One" }] },
      },
    },
  });
  const policies = rolePolicies(
    stackResources(template, { stack: "T", region: "eu-west-1", account: "000000000000" }),
  );
  const actions = (id: string) =>
    policies.get(`arn:aws:iam::000000000000:role/T-${id}`)?.flatMap(({ Action }) => Action);
  expect(actions("One")).toEqual(expect.arrayContaining(["a:Own", "a:Attached", "logs:PutLogEvents"]));
  expect(actions("Other")).toEqual([]);
});
