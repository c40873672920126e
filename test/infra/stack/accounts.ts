import { createHash } from "node:crypto";
import { expect, test } from "@jest/globals";
import { at, ofType, type Template } from "../../../infra/deployable/template.ts";
import { listed, plain, resource } from "./plain.ts";

/** The members' pool and its app, as everybody gets them. */
export const accounts = (template: Template): void => {
  test("Cognito asks its function about everybody who signs up, and may call it", () => {
    const pool = resource(template, "UserPool").Properties;
    expect(plain(at(pool, "LambdaConfig", "PreSignUp"))).toBe("<PreSignUpFunction.Arn>");
    const permissions = ofType(template, "AWS::Lambda::Permission").map(([, { Properties }]) => Properties);
    const own = permissions.filter((one) => at(one, "Principal") === "cognito-idp.amazonaws.com");
    expect(own.map((one) => [plain(at(one, "FunctionName")), plain(at(one, "SourceArn"))])).toEqual([
      ["<PreSignUpFunction.Arn>", "<UserPool.Arn>"],
    ]);
  });

  test("members sign in with passwords that never travel, and with nothing else", () => {
    expect(resource(template, "UserPoolClient").Properties).toMatchObject({
      ExplicitAuthFlows: ["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
      AllowedOAuthFlowsUserPoolClient: false,
      SupportedIdentityProviders: ["COGNITO"],
      PreventUserExistenceErrors: "ENABLED",
    });
    expect(JSON.stringify(template)).not.toContain("amazoncognito.com");
  });
};

/** The same where a school has Google, and invites its teachers. */
export const withGoogle = (template: Template): void => {
  test("with Google, the app speaks OAuth and comes back to /login, which makes no cycle", () => {
    const app = resource(template, "UserPoolClient").Properties;
    expect(app).toMatchObject({
      SupportedIdentityProviders: ["COGNITO", "Google"],
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthFlows: ["code"],
    });
    const site = /^https:\/\/<SiteDistribution\w+\.DomainName>/.source;
    expect(listed(at(app, "CallbackURLs")).map(plain)).toEqual([
      expect.stringMatching(new RegExp(`${site}/login$`)),
    ]);
    expect(at(app, "LogoutURLs")).toEqual(at(app, "CallbackURLs"));
    expect(resource(template, "UserPoolClient").DependsOn).toContain("GoogleIdentityProvider");
    expect(plain(at(resource(template, "UserPoolDomain").Properties, "Domain"))).toBe(
      "viva-<AWS::AccountId>",
    );
    const policies = ofType(template, "AWS::CloudFront::ResponseHeadersPolicy");
    expect(
      plain(
        at(
          policies[0]?.[1].Properties,
          "ResponseHeadersPolicyConfig",
          "SecurityHeadersConfig",
          "ContentSecurityPolicy",
          "ContentSecurityPolicy",
        ),
      ),
    ).toContain(" https://viva-<AWS::AccountId>.auth.eu-west-1.amazoncognito.com");
  });

  test("no secret stands in the template: Google's is read when it is deployed, invitations are hashed", () => {
    const details = at(resource(template, "GoogleIdentityProvider").Properties, "ProviderDetails");
    expect(at(details, "client_secret")).toBe("{{resolve:secretsmanager:viva/google:SecretString:::}}");
    const variables = (id: string) => at(resource(template, id).Properties, "Environment", "Variables");
    expect(variables("RecordsFunction")).toMatchObject({
      TEACHER_RULE: "invitation",
      TEACHER_INVITATION_HASHES: createHash("sha256").update("spring term").digest("hex"),
      WRONG_INVITATIONS_PER_PERSON_PER_DAY: "5",
      WRONG_INVITATIONS_PER_SITE_PER_DAY: "100",
    });
    expect(JSON.stringify(template)).not.toContain("spring term");
    expect(variables("PreSignUpFunction")).toEqual({ GOOGLE_DOMAIN: "school.example" });
  });
};
