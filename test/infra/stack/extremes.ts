import { describe, expect, test } from "@jest/globals";
import { at, ofType, type Template } from "../../../infra/deployable/template.ts";
import { settingNames } from "../../../infra/settings.ts";
import { columns, contextOf, extremes } from "../extremes.ts";
import { budget, noBudget } from "./budget.ts";
import { plain } from "./plain.ts";
import { routes } from "./routes.ts";
import { state } from "./state.ts";
import { watching } from "./watching.ts";

/** All settings at once, at their extremes. cdk-nag and what would not deploy are looked at by the synthesis itself. */
export const atExtremes = (synthesized: (context: Record<string, unknown>) => Template): void => {
  const templates = columns.map((_, column) => synthesized(contextOf(settingNames, column)));

  test("every setting has its extremes", () => {
    expect(Object.keys(extremes).sort()).toEqual([...settingNames].sort());
    for (const values of Object.values(extremes)) expect(values).toHaveLength(columns.length);
  });

  describe.each(columns.map((name, column) => [name, column] as const))("everything %s", (_, column) => {
    const template = templates[column] ?? { Resources: {} };
    routes(template);
    state(template);
    watching(template);

    test("no function is told more than Lambda takes", () => {
      for (const [, { Properties }] of ofType(template, "AWS::Lambda::Function")) {
        const variables = Object.entries(at(Properties, "Environment", "Variables") ?? {});
        const text = variables.map(
          ([name, value]) => name + plain(value).replaceAll(/<[^>]*>/g, "x".repeat(64)),
        );
        // https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
        expect(Buffer.byteLength(text.join(""))).toBeLessThan(4096);
      }
    });

    test("every role, CDK's own among them, stays within the account's boundary, where there is one", () => {
      const bounds = ofType(template, "AWS::IAM::Role").map(([, { Properties }]) =>
        plain(at(Properties, "PermissionsBoundary")),
      );
      const [, name = "", arn] = extremes.permissionsBoundary;
      const bound = ["undefined", `arn:aws:iam::<AWS::AccountId>:policy/${name}`, arn][column];
      expect(bounds.length).toBeGreaterThan(10);
      expect(new Set(bounds)).toEqual(new Set([bound]));
    });
  });

  const [smallest, , neither] = templates;
  if (smallest) noBudget(smallest);
  if (neither) budget(neither, "a@b.de");

  test("what is off leaves nothing in the stack, and what is on is there", () => {
    const [smallest = "", largest = "", neither = ""] = templates.map((template) => JSON.stringify(template));
    const optional =
      /AWS::WAFv2|AWS::SNS::Subscription|UserPoolIdentityProvider|guardrail|transcribe:|"Aliases"|PermissionsBoundary/;
    expect(smallest.match(optional)).toBeNull();
    expect(largest).toContain('"Type":"AWS::WAFv2::WebACL"');
    expect(largest).toContain('"MinimumProtocolVersion":"TLSv1.2_2021"');
    for (const given of [largest, neither]) {
      expect(given).toContain('"Type":"AWS::SNS::Subscription"');
      expect(given).toContain('"Type":"AWS::Cognito::UserPoolIdentityProvider"');
      expect(given).toContain(":guardrail/a");
      expect(given).toContain("transcribe:StartStreamTranscription");
    }
    expect(smallest).toContain(
      '"Action":"bedrock:InvokeModel","Effect":"Allow","Resource":"arn:aws:bedrock:us-east-1::foundation-model/mistral.voxtral"',
    );
  });
};
