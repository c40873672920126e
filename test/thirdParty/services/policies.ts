import { spawnSync } from "node:child_process";
import * as z from "zod";
import { isAllowed } from "../../../local/iam/decide.ts";
import type { Guard } from "../../../local/iam/guard.ts";
import type { AccessRequest } from "../../../local/service.ts";
import type { StackResources } from "../../../local/template/stackResources.ts";
import { policyDocument, type Statement } from "../../../local/template/types/iam.ts";
import { fits } from "../../../local/wildcard.ts";
import type { Differing } from "./compared.ts";

/** Statements as a policy document. */
export const documentOf = (statements: readonly Statement[]): string =>
  JSON.stringify({
    Version: "2012-10-17",
    Statement: statements.map(({ Condition, ...statement }) => ({
      ...statement,
      ...(Object.keys(Condition).length > 0 && { Condition }),
    })),
  });

/** A policy, and what is asked of it. */
interface Case {
  readonly name: string;
  readonly statements: readonly Statement[];
  readonly accessRequests: readonly Required<AccessRequest>[];
}

/** What a pattern stands for: itself with something in place of each wildcard, and what is near that and not it. */
const around = (pattern: string): string[] => {
  const one = pattern.replaceAll("*", "some/thing").replaceAll("?", "s");
  const elsewhere = [one.replace("eu-west-1", "us-east-1"), one.replace("000000000000", "111111111111")];
  return [one, `${one}x`, one.slice(0, -1), one.toUpperCase(), `${one}/index/byOwner`, ...elsewhere];
};
const unique = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** Contexts in which a condition holds, in which it does not, and in which its key is missing. */
const contextsOf = (statements: readonly Statement[]): Record<string, string>[] => {
  const conditions = statements.flatMap(({ Condition }) =>
    Object.values(Condition).map((keys) =>
      Object.fromEntries(
        Object.entries(keys).map(([key, [wanted = ""]]) => [key, wanted.replaceAll("*", "somebody")]),
      ),
    ),
  );
  const wrong = conditions.flatMap((context) =>
    Object.keys(context).map((key) => ({ ...context, [key]: `${context[key]}-not` })),
  );
  const missing = conditions.flatMap((context) =>
    Object.keys(context).map((key) =>
      Object.fromEntries(Object.entries(context).filter(([other]) => other !== key)),
    ),
  );
  return unique([{}, ...conditions, ...wrong, ...missing]);
};

/** What each function's role is asked: its own actions and others', on its own resources, others', and what is near them. */
const ofFunctions = (resources: StackResources, guard: Guard): Case[] => {
  const roles = resources
    .all("AWS::Lambda::Function")
    .map(({ id }) => ({ id, statements: guard.policiesOf(id) }));
  const every = roles.flatMap(({ statements }) => statements);
  const actions = unique([...every.flatMap(({ Action }) => Action), "dynamodb:Scan", "s3:DeleteBucket"]);
  const arns = unique(every.flatMap(({ Resource }) => Resource).flatMap(around));
  return roles.map(({ id, statements }) => ({
    name: id,
    statements,
    accessRequests: actions.flatMap((action) => {
      const about = statements.filter(({ Action }) => Action.some((pattern) => fits(pattern, action, "i")));
      // Where nothing allows an action, one resource says as much as all of them.
      return (about.length > 0 ? arns : arns.slice(0, 1)).flatMap((resource) =>
        contextsOf(about).map((context) => ({ action, resource, context })),
      );
    }),
  }));
};

const statementOf = (given: object): Statement[] =>
  policyDocument.parse({
    Version: "2012-10-17",
    Statement: [{ Effect: "Allow", Action: "*", Resource: "*", ...given }],
  }).Statement;
const GET = "dynamodb:GetItem";
const TABLE = "arn:aws:dynamodb:eu-west-1:000000000000:table/Lessons";
const asks = (
  name: string,
  statements: readonly Statement[],
  ...accessRequests: readonly (readonly [string, string, Record<string, string>?])[]
): Case => ({
  name,
  statements,
  accessRequests: accessRequests.map(([action, resource, context = {}]) => ({ action, resource, context })),
});
const when = (Condition: object): Statement[] => statementOf({ Condition });

/** The language of policies itself. */
const ofLanguage: readonly Case[] = [
  asks("an action in another case", statementOf({ Action: "DynamoDB:getitem" }), [GET, TABLE]),
  asks(
    "wildcards in actions",
    statementOf({ Action: ["dynamodb:Get*", "s3:?etObject"] }),
    [GET, TABLE],
    ["dynamodb:PutItem", TABLE],
    ["s3:GetObject", "arn:aws:s3:::b/x"],
    ["s3:ForgetObject", "arn:aws:s3:::b/x"],
  ),
  asks(
    "wildcards in resources",
    statementOf({ Resource: ["arn:aws:s3:::b/voice/*", "arn:aws:s3:::c.d/?"] }),
    ["s3:GetObject", "arn:aws:s3:::b/voice/a/b.mp3"],
    ["s3:GetObject", "arn:aws:s3:::b/voice/"],
    ["s3:GetObject", "arn:aws:s3:::b/voice"],
    ["s3:GetObject", "arn:aws:s3:::b/Voice/a"],
    ["s3:GetObject", "arn:aws:s3:::c.d/e"],
    ["s3:GetObject", "arn:aws:s3:::cxd/e"],
    ["s3:GetObject", "arn:aws:s3:::c.d/ef"],
  ),
  asks(
    "a denial beside an allowance",
    [...statementOf({}), ...statementOf({ Effect: "Deny", Action: GET, Resource: TABLE })],
    [GET, TABLE],
    [GET, `${TABLE}2`],
    ["dynamodb:PutItem", TABLE],
  ),
  asks("a denial alone", statementOf({ Effect: "Deny", Action: GET }), ["dynamodb:PutItem", TABLE]),
  asks(
    "a key in another case",
    when({ StringEquals: { "AWS:requestedregion": "eu-west-1" } }),
    [GET, TABLE, { "aws:RequestedRegion": "eu-west-1" }],
    [GET, TABLE, { "aws:RequestedRegion": "EU-WEST-1" }],
    [GET, TABLE],
  ),
  asks(
    "one of several values",
    when({ StringEquals: { "s3:prefix": ["a", "b"] } }),
    [GET, TABLE, { "s3:prefix": "b" }],
    [GET, TABLE, { "s3:prefix": "c" }],
  ),
  asks(
    "two keys",
    when({ StringEquals: { "s3:prefix": "a", "s3:delimiter": "/" } }),
    [GET, TABLE, { "s3:prefix": "a", "s3:delimiter": "/" }],
    [GET, TABLE, { "s3:prefix": "a" }],
  ),
  asks(
    "two operators",
    when({ StringEquals: { "s3:prefix": "a/b" }, StringLike: { "s3:prefix": "a*" } }),
    [GET, TABLE, { "s3:prefix": "a/b" }],
    [GET, TABLE, { "s3:prefix": "a/c" }],
  ),
  asks(
    "StringEquals takes no wildcards",
    when({ StringEquals: { "s3:prefix": "a*" } }),
    [GET, TABLE, { "s3:prefix": "ab" }],
    [GET, TABLE, { "s3:prefix": "a*" }],
  ),
  asks(
    "StringLike",
    when({ StringLike: { "s3:prefix": "a?c*" } }),
    [GET, TABLE, { "s3:prefix": "abcd" }],
    [GET, TABLE, { "s3:prefix": "abd" }],
    [GET, TABLE, { "s3:prefix": "ABC" }],
  ),
  asks(
    "ArnLike, part by part",
    when({ ArnLike: { "aws:SourceArn": "arn:aws:cloudfront::*:distribution/*" } }),
    [GET, TABLE, { "aws:SourceArn": "arn:aws:cloudfront::1:distribution/E1" }],
    [GET, TABLE, { "aws:SourceArn": "arn:aws:cloudfront::1:function/E1" }],
    [GET, TABLE, { "aws:SourceArn": "arn:aws:cloudfront::1:2:distribution/E1" }],
  ),
  asks(
    "ArnLike, of a resource with colons",
    when({ ArnLike: { "aws:SourceArn": "arn:aws:lambda:eu-west-1:1:*" } }),
    [GET, TABLE, { "aws:SourceArn": "arn:aws:lambda:eu-west-1:1:function:x" }],
    [GET, TABLE, { "aws:SourceArn": "arn:aws:lambda:eu-west-1:2:function:x" }],
  ),
  asks(
    "Bool",
    when({ Bool: { "aws:SecureTransport": "false" } }),
    [GET, TABLE, { "aws:SecureTransport": "false" }],
    [GET, TABLE, { "aws:SecureTransport": "true" }],
  ),
];

const judged = z.array(z.object({ moto: z.array(z.boolean()), ministack: z.array(z.boolean()) }));

/**
 * Puts the same requests to Viva's own judge of policies and to both others'. Gives for each policy how many requests it has, and those
 * that somebody decides otherwise. moto doesn't read conditions of policies like these, so
 * it is not asked where one stands.
 */
export const decisions = (
  python: string,
  resources: StackResources,
  guard: Guard,
): { asked: number; otherwise: Differing[] }[] => {
  const cases = [...ofFunctions(resources, guard), ...ofLanguage];
  const input = cases.map(({ statements, accessRequests }) => ({
    document: documentOf(statements),
    requests: accessRequests,
  }));
  const { stdout, stderr, error } = spawnSync(python, ["test/thirdParty/services/evaluate.py"], {
    input: JSON.stringify(input),
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  const { success, data } = judged.safeParse(stdout === "" ? undefined : JSON.parse(stdout));
  if (!success) throw new Error(`No policy was judged. ${error?.message ?? stderr}`);
  const caller = { role: "arn:aws:iam::000000000000:role/Viva" };
  return cases.map(({ name, statements, accessRequests }, at) => ({
    asked: accessRequests.length,
    otherwise: accessRequests.flatMap((wish, of) => {
      const ours = isAllowed(caller, wish, { identity: statements, resource: [] });
      const isConditional = statements.some(
        ({ Action, Condition }) =>
          Object.keys(Condition).length > 0 && Action.some((pattern) => fits(pattern, wish.action, "i")),
      );
      const { moto, ministack } = data[at] ?? { moto: [], ministack: [] };
      const theirs = { ministack: ministack[of], ...(!isConditional && { moto: moto[of] }) };
      const step = `policies: ${name}: ${wish.action} ${wish.resource} ${JSON.stringify(wish.context)}`;
      return Object.entries(theirs)
        .filter(([, usableStorage]) => usableStorage !== ours)
        .map(([by, usableStorage]) => ({ step, by, ours: String(ours), theirs: String(usableStorage) }));
    }),
  }));
};
