import { expect, test } from "@jest/globals";
import type { Template } from "../../../infra/deployable/template.ts";
import { undeployable } from "../../../infra/deployable.ts";

/** JSON of any shape, to be spoilt: that is what types are there to prevent. */
type Loose = ReturnType<typeof JSON.parse>;

export const deployable = (template: Template): void => {
  const idOf = (type: string, holding = ""): string => {
    const found = Object.entries(template.Resources).find(
      ([, resource]) => resource.Type === type && JSON.stringify(resource).includes(holding),
    );
    if (!found) throw new Error(`There is no ${type} with ${holding}.`);
    return found[0];
  };
  const method = idOf("AWS::ApiGateway::Method", "RecordsFunction");
  const headers = idOf("AWS::CloudFront::ResponseHeadersPolicy");
  const fallback = idOf("AWS::CloudFront::Function");
  const permission = idOf("AWS::Lambda::Permission", "VoiceFunction");
  const answer = (type: string): string => idOf("AWS::ApiGateway::GatewayResponse", `"${type}"`);

  test("nothing stands against deploying the stack", () => {
    expect(undeployable(template)).toEqual([]);
  });

  const tagged = (value: unknown) => [{ Key: "spoilt", Value: value }];
  test.each<[what: string, spoil: (all: Loose) => void, problem: RegExp | string]>([
    [
      "a cycle of references",
      (all) => {
        all.UsersTable.Properties.Tags = tagged({ Ref: "QuotasTable" });
        all.QuotasTable.Properties.Tags = tagged({ "Fn::GetAtt": ["UsersTable", "Arn"] });
      },
      "These wait for one another: UsersTable → QuotasTable → UsersTable.",
    ],
    [
      "a cycle by name in a text and by DependsOn",
      (all) => {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's own way to name things in a text
        all.UsersTable.Properties.Tags = tagged({ "Fn::Sub": "of ${QuotasTable.Arn} in ${!UserPool}" });
        all.QuotasTable.DependsOn = "LessonsTable";
        all.LessonsTable.DependsOn = ["UsersTable"];
      },
      "These wait for one another: UsersTable → QuotasTable → LessonsTable → UsersTable.",
    ],
    [
      "a cycle of one",
      (all) => {
        all.UsersTable.DependsOn = "UsersTable";
      },
      "These wait for one another: UsersTable → UsersTable.",
    ],
    [
      "two permissions a method at 25 routes",
      (all) => {
        for (let route = 0; route < 50; route++) all[`${permission}${route}`] = all[permission];
      },
      /^The resource policy of VoiceFunction would have about \d{5} bytes; Lambda takes 20480\.$/,
    ],
    [
      "a buffered method",
      (all) => {
        all[method].Properties.Integration.ResponseTransferMode = "BUFFERED";
      },
      `${method} buffers the answer of a function that streams.`,
    ],
    [
      "a method that calls its function without streaming",
      (all) => {
        const { Integration } = all[method].Properties;
        const uri = JSON.stringify(Integration.Uri);
        Integration.Uri = JSON.parse(uri.replace("response-streaming-invocations", "invocations"));
      },
      `${method} calls its function at the address that does not stream.`,
    ],
    [
      "a method that may take more than a quarter of an hour",
      (all) => {
        all[method].Properties.Integration.TimeoutInMillis = 900_001;
      },
      `${method} may take 900001 ms, and API Gateway allows 900000.`,
    ],
    [
      "a missing answer of the API's own",
      (all) => {
        delete all[answer("THROTTLED")];
      },
      "API Gateway has no answer of ours for THROTTLED.",
    ],
    [
      "an unknown path that answers 403",
      (all) => {
        all[answer("MISSING_AUTHENTICATION_TOKEN")].Properties.StatusCode = "403";
      },
      "MISSING_AUTHENTICATION_TOKEN answers 403, not 404.",
    ],
    [
      "an answer that is no JSON",
      (all) => {
        all[answer("UNAUTHORIZED")].Properties.ResponseTemplates["application/json"] =
          '{"message":$context.error.message}';
      },
      'UNAUTHORIZED has no body like {"error":{"code","message"}}.',
    ],
    [
      "an answer that is JSON of another shape",
      (all) => {
        all[answer("DEFAULT_5XX")].Properties.ResponseTemplates["application/json"] = '{"message":"busy"}';
      },
      'DEFAULT_5XX has no body like {"error":{"code","message"}}.',
    ],
    [
      "more than a megabyte",
      (all) => {
        all.UsersTable.Properties.Tags = tagged("x".repeat(1_000_000));
      },
      /^The template has 1\d{6} bytes; CloudFormation takes 1000000\.$/,
    ],
    [
      "more than 500 resources",
      (all) => {
        for (let more = 0; more < 500; more++) all[`Topic${more}`] = { Type: "AWS::SNS::Topic" };
      },
      /^The template has \d{3} resources; CloudFormation takes 500\.$/,
    ],
    [
      "a content security policy of too many hashes",
      (all) => {
        const security = all[headers].Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
        security.ContentSecurityPolicy.ContentSecurityPolicy = "x".repeat(1784);
      },
      `The content security policy in ${headers} has up to 1784 characters; CloudFront takes 1783. Inline less.`,
    ],
    [
      "the same where only AWS knows part of it",
      (all) => {
        const security = all[headers].Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
        const parts = ["x".repeat(1700), { Ref: "AWS::AccountId" }, "y".repeat(72)];
        security.ContentSecurityPolicy.ContentSecurityPolicy = { "Fn::Join": ["", parts] };
      },
      `The content security policy in ${headers} has up to 1784 characters; CloudFront takes 1783. Inline less.`,
    ],
    [
      "the same where nobody knows how long it becomes",
      (all) => {
        const security = all[headers].Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
        security.ContentSecurityPolicy.ContentSecurityPolicy = { "Fn::GetAtt": ["UserPool", "ProviderName"] };
      },
      `The content security policy in ${headers} has nobody knows how many characters; CloudFront takes 1783. Inline less.`,
    ],
    [
      "an edge function that is too long",
      (all) => {
        all[fallback].Properties.FunctionCode = "x".repeat(10_241);
      },
      `${fallback} has 10241 bytes; CloudFront takes 10240.`,
    ],
    [
      "a table under another name",
      (all) => {
        delete all.ResultsTable;
      },
      "ResultsTable (AWS::DynamoDB::Table) is gone: what is deployed would be left with its data.",
    ],
    [
      "a table that nobody listed",
      (all) => {
        all.LibraryTable = all.UsersTable;
      },
      "LibraryTable (AWS::DynamoDB::Table) holds data: list it in infra/deployable/released.ts.",
    ],
    [
      "a table whose key is another",
      (all) => {
        all.LessonsTable.Properties.KeySchema.pop();
      },
      "LessonsTable would be made anew, and empty: its KeySchema cannot be changed where it is deployed.",
    ],
    [
      "a table with a name of its own",
      (all) => {
        all.UsersTable.Properties.TableName = "users";
      },
      "UsersTable would be made anew, and empty: its TableName cannot be changed where it is deployed.",
    ],
    [
      "members who sign in by another name",
      (all) => {
        all.UserPool.Properties.UsernameConfiguration.CaseSensitive = true;
      },
      "UserPool would be made anew, and empty: its UsernameConfiguration cannot be changed where it is deployed.",
    ],
    [
      "a table that goes with the stack",
      (all) => {
        all.UsersTable.DeletionPolicy = "Delete";
      },
      "UsersTable would be deleted with the stack, and its data with it.",
    ],
  ])("%s is found, once, and nothing beside it", (_, spoil, problem) => {
    const copy = structuredClone(template);
    spoil(copy.Resources);
    expect(undeployable(copy)).toEqual([
      typeof problem === "string" ? problem : expect.stringMatching(problem),
    ]);
  });
};
