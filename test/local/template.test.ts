// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the syntax of Fn::Sub.
import { describe, expect, test } from "@jest/globals";
import { coverage } from "../../local/template/coverage.ts";
import { resolver } from "../../local/template/intrinsics.ts";
import { stackResources } from "../../local/template/stackResources.ts";
import { templateShape } from "../../local/template/template.ts";

const place = { stack: "Test", region: "eu-west-1", account: "000000000000" };
const read = (resources: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  stackResources(templateShape.parse({ Resources: resources, ...more }), place);

const keys = {
  AttributeDefinitions: [{ AttributeName: "uid", AttributeType: "S" }],
  KeySchema: [{ AttributeName: "uid", KeyType: "HASH" }],
  BillingMode: "PAY_PER_REQUEST",
};
const table = (more: Record<string, unknown> = {}) => ({
  Type: "AWS::DynamoDB::Table",
  Properties: { ...keys, ...more },
});

describe("what is neither implemented nor declared as ignored is refused", () => {
  test("a resource type", () => {
    expect(() => read({ Queue: { Type: "AWS::SQS::Queue" } })).toThrow(
      "Queue is a AWS::SQS::Queue, which the local run does not implement.",
    );
  });
  test("a property, with its place", () => {
    expect(() => read({ Users: table({ StreamSpecification: {} }) })).toThrow(/Users.*StreamSpecification/s);
  });
  test("a property deep inside, where a value is not one we implement", () => {
    const method = {
      Type: "AWS::ApiGateway::Method",
      Properties: {
        RestApiId: "api",
        ResourceId: "r",
        HttpMethod: "GET",
        AuthorizationType: "NONE",
        Integration: { Type: "MOCK", IntegrationHttpMethod: "POST", Uri: "arn" },
      },
    };
    expect(() => read({ Method: method })).toThrow(/Method\.Integration\.Type/);
  });
  test("an intrinsic function", () => {
    expect(() => read({ Users: table({ TableName: { "Fn::ImportValue": "x" } }) })).toThrow(
      "The intrinsic function Fn::ImportValue is not implemented by the local run.",
    );
  });
  test("an attribute", () => {
    const resources = {
      Users: table(),
      Other: table({ TableName: { "Fn::GetAtt": ["Users", "StreamArn"] } }),
    };
    expect(() => read(resources)).toThrow("Users has no attribute StreamArn");
  });
  test("a section of the template", () => {
    expect(() => templateShape.parse({ Resources: {}, Transform: "AWS::Serverless" })).toThrow(/Transform/);
  });
});

test("an ignored property is left out, and a name is made up from stack and logical id", () => {
  const [users] = read({ Users: table({ TimeToLiveSpecification: { Enabled: true } }) }).all(
    "AWS::DynamoDB::Table",
  );
  expect(users?.properties).toEqual(keys);
  expect(users?.ref).toBe("Test-Users");
  expect(users?.attribute("Arn")).toBe("arn:aws:dynamodb:eu-west-1:000000000000:table/Test-Users");
});

test("a resource whose condition is false is not there", () => {
  const resources = { Users: { ...table(), Condition: "Wanted" }, Results: table() };
  const Conditions = { Wanted: { "Fn::Equals": [{ Ref: "AWS::Region" }, "us-east-1"] } };
  expect(
    read(resources, { Conditions })
      .all("AWS::DynamoDB::Table")
      .map(({ id }) => id),
  ).toEqual(["Results"]);
});

describe("intrinsic functions", () => {
  const { resolve } = resolver(
    {
      Parameters: { Size: { Type: "String", Default: "big" }, Open: { Type: "String" } },
      Conditions: {
        Yes: { "Fn::Equals": ["a", "a"] },
        No: { "Fn::Not": [{ Condition: "Yes" }] },
        Both: { "Fn::And": [{ Condition: "Yes" }, { Condition: "No" }] },
        Either: { "Fn::Or": [{ Condition: "Yes" }, { Condition: "No" }] },
      },
      Mappings: { Sizes: { big: { width: "12" } } },
    },
    { ref: (id) => `ref-${id}`, attribute: (id, name) => `${id}/${name}` },
  );
  test.each<[string, unknown, unknown]>([
    ["Ref", { Ref: "Table" }, "ref-Table"],
    ["Ref to a parameter", { Ref: "Size" }, "big"],
    ["GetAtt as a list", { "Fn::GetAtt": ["Table", "Arn"] }, "Table/Arn"],
    ["GetAtt as a text", { "Fn::GetAtt": "Table.Arn" }, "Table/Arn"],
    ["Join", { "Fn::Join": ["-", ["a", { Ref: "B" }, "c"]] }, "a-ref-B-c"],
    ["Sub", { "Fn::Sub": "${A}:${B.Arn}:${!C}" }, "ref-A:B/Arn:${C}"],
    ["Sub with variables", { "Fn::Sub": ["${A}-${x}", { x: { Ref: "X" } }] }, "ref-A-ref-X"],
    ["Select and Split", { "Fn::Select": [1, { "Fn::Split": [":", "a:b:c"] }] }, "b"],
    ["If", { "Fn::If": ["Yes", "then", "else"] }, "then"],
    ["Not", { "Fn::If": ["No", "then", "else"] }, "else"],
    ["And", { "Fn::If": ["Both", 1, 2] }, 2],
    ["Or", { "Fn::If": ["Either", 1, 2] }, 1],
    ["FindInMap", { "Fn::FindInMap": ["Sizes", { Ref: "Size" }, "width"] }, "12"],
    ["NoValue in an object", { a: { Ref: "AWS::NoValue" }, b: 1 }, { b: 1 }],
    ["NoValue in a list", [1, { Ref: "AWS::NoValue" }], [1]],
    ["the Condition of a policy", { Condition: { Bool: { a: "b" } } }, { Condition: { Bool: { a: "b" } } }],
  ])("%s", (_, value, expected) => {
    expect(resolve(value)).toEqual(expected);
  });
  test("a parameter that somebody would have to fill in is refused", () => {
    expect(() => resolve({ Ref: "Open" })).toThrow("The parameter Open has no default text");
  });
});

test("the list for the docs names what is implemented, and what is left out with the reason", () => {
  const row = coverage()
    .split("\n")
    .find((line) => line.startsWith("| AWS::DynamoDB::Table"));
  expect(row).toContain("`KeySchema.AttributeName`");
  expect(row).toContain("`TimeToLiveSpecification`: expired items stay");
});
