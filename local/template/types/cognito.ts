import { createHash } from "node:crypto";
import * as z from "zod";
import { boolean, handedOut, number, readOver, resourceType } from "../resourceType.ts";

const google = "a page of the local run stands in for Google";
const sms = "nobody has a telephone number here";

/** What AWS asks of a password where a pool says nothing. */
const passwordPolicy = z.strictObject({
  MinimumLength: number.default(8),
  RequireLowercase: boolean.default(true),
  RequireNumbers: boolean.default(true),
  RequireSymbols: boolean.default(true),
  RequireUppercase: boolean.default(true),
});
const attribute = z.strictObject({
  Name: z.string(),
  Required: boolean.default(false),
  Mutable: boolean.default(true),
});
const message = z.strictObject({
  DefaultEmailOption: z.literal("CONFIRM_WITH_CODE").default("CONFIRM_WITH_CODE"),
  EmailSubject: z.string().default("Your verification code"),
  EmailMessage: z.string().includes("{####}").default("Your confirmation code is {####}"),
});
const unit = z.enum(["seconds", "minutes", "hours", "days"]);

export const cognitoTypes = {
  "AWS::Cognito::UserPool": resourceType({
    properties: z.strictObject({
      AccountRecoverySetting: z
        .strictObject({
          RecoveryMechanisms: z.array(z.strictObject({ Name: z.string(), Priority: number })),
        })
        .default({ RecoveryMechanisms: [{ Name: "verified_email", Priority: 1 }] }),
      AdminCreateUserConfig: z
        .strictObject({ AllowAdminCreateUserOnly: boolean })
        .default({ AllowAdminCreateUserOnly: false }),
      AutoVerifiedAttributes: z.array(z.literal("email")).default([]),
      LambdaConfig: z.strictObject({ PreSignUp: z.string().optional() }).default({}),
      Policies: z
        .strictObject({ PasswordPolicy: passwordPolicy })
        .default({ PasswordPolicy: passwordPolicy.parse({}) }),
      Schema: z.array(attribute).default([]),
      UserAttributeUpdateSettings: z
        .strictObject({ AttributesRequireVerificationBeforeUpdate: z.array(z.literal("email")) })
        .default({ AttributesRequireVerificationBeforeUpdate: [] }),
      /** Names other than addresses are not implemented, so a pool that does not ask for addresses is refused. */
      UsernameAttributes: z.tuple([z.literal("email")]),
      UsernameConfiguration: z.strictObject({ CaseSensitive: boolean }).default({ CaseSensitive: true }),
      VerificationMessageTemplate: message.default(message.parse({})),
    }),
    ignored: {
      EmailConfiguration: "nothing is mailed: what would be stands in the mailbox",
      DeletionProtection: "nothing deletes users here but --fresh",
      EmailVerificationMessage: "the same as in VerificationMessageTemplate, which wins on AWS too",
      EmailVerificationSubject: "the same as in VerificationMessageTemplate, which wins on AWS too",
      SmsVerificationMessage: sms,
      "VerificationMessageTemplate.SmsMessage": sms,
      UserPoolName: "a label in the console",
      UserPoolTags: "labels for the bill",
      UserPoolTier: "the bill",
    },
    ref: (named) => `${named.region}_${handedOut(named, 9)}`,
    attributes: {
      Arn: ({ region, account, ref }) => `arn:aws:cognito-idp:${region}:${account}:userpool/${ref}`,
      ProviderName: ({ region, ref }) => `cognito-idp.${region}.amazonaws.com/${ref}`,
    },
  }),
  "AWS::Cognito::UserPoolClient": resourceType({
    properties: z.strictObject({
      UserPoolId: z.string(),
      AllowedOAuthFlows: z.array(z.literal("code")).default([]),
      AllowedOAuthFlowsUserPoolClient: boolean.default(false),
      CallbackURLs: z.array(z.string()).default([]),
      LogoutURLs: z.array(z.string()).default([]),
      SupportedIdentityProviders: z.array(z.enum(["COGNITO", "Google"])).default(["COGNITO"]),
      AccessTokenValidity: number.default(1),
      EnableTokenRevocation: boolean.default(true),
      ExplicitAuthFlows: z.array(z.string()).default(["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]),
      /** A browser can't keep a secret, so a client that has one is refused. */
      GenerateSecret: boolean.pipe(z.literal(false)).default(false),
      IdTokenValidity: number.default(1),
      PreventUserExistenceErrors: z.enum(["ENABLED", "LEGACY"]).default("LEGACY"),
      RefreshTokenRotation: z
        .strictObject({
          Feature: z.enum(["ENABLED", "DISABLED"]),
          /** Seconds. */
          RetryGracePeriodSeconds: number.default(0),
        })
        .default({ Feature: "DISABLED", RetryGracePeriodSeconds: 0 }),
      RefreshTokenValidity: number.default(30),
      TokenValidityUnits: z
        .strictObject({
          AccessToken: unit.default("hours"),
          IdToken: unit.default("hours"),
          RefreshToken: unit.default("days"),
        })
        .default({ AccessToken: "hours", IdToken: "hours", RefreshToken: "days" }),
    }),
    ignored: {
      AllowedOAuthScopes: "every token serves for all that members do",
      ClientName: "a label in the console",
    },
    ref: (named) => handedOut(named, 26),
  }),
  "AWS::Cognito::UserPoolDomain": resourceType({
    properties: z.strictObject({ Domain: z.string(), UserPoolId: z.string() }),
  }),
  "AWS::Cognito::UserPoolIdentityProvider": readOver(google),
  "AWS::Cognito::IdentityPool": resourceType({
    properties: z.strictObject({
      AllowUnauthenticatedIdentities: boolean,
      AllowClassicFlow: boolean.default(false),
    }),
    ignored: {
      IdentityPoolName: "a label in the console",
      IdentityPoolTags: "labels for the bill",
    },
    ref: ({ region, stack, id }) => {
      const hex = createHash("sha256").update(`${stack}/${id}`).digest("hex");
      return `${region}:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5")}`;
    },
  }),
};
