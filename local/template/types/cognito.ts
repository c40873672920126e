import { createHash } from "node:crypto";
import * as z from "zod";
import { boolean, handedOut, resourceType } from "../resource-type.ts";

const members = "members sign in with the release that brings accounts";

export const cognitoTypes = {
  "AWS::Cognito::UserPool": resourceType({
    properties: z.strictObject({}),
    ignored: {
      AccountRecoverySetting: members,
      AdminCreateUserConfig: members,
      AutoVerifiedAttributes: members,
      DeletionProtection: "nothing deletes users here but --fresh",
      EmailVerificationMessage: members,
      EmailVerificationSubject: members,
      Policies: members,
      Schema: members,
      SmsVerificationMessage: members,
      UserAttributeUpdateSettings: members,
      UserPoolName: "a label in the console",
      UserPoolTags: "labels for the bill",
      UserPoolTier: "the bill",
      UsernameAttributes: members,
      UsernameConfiguration: members,
      VerificationMessageTemplate: members,
    },
    ref: (named) => `${named.region}_${handedOut(named, 9)}`,
    attributes: {
      Arn: ({ region, account, ref }) => `arn:aws:cognito-idp:${region}:${account}:userpool/${ref}`,
      ProviderName: ({ region, ref }) => `cognito-idp.${region}.amazonaws.com/${ref}`,
    },
  }),
  "AWS::Cognito::UserPoolClient": resourceType({
    properties: z.strictObject({ UserPoolId: z.string() }),
    ignored: {
      AllowedOAuthFlows: members,
      AllowedOAuthFlowsUserPoolClient: members,
      AllowedOAuthScopes: members,
      CallbackURLs: members,
      ClientName: "a label in the console",
      EnableTokenRevocation: members,
      ExplicitAuthFlows: members,
      GenerateSecret: members,
      IdTokenValidity: members,
      AccessTokenValidity: members,
      RefreshTokenValidity: members,
      PreventUserExistenceErrors: members,
      SupportedIdentityProviders: members,
      TokenValidityUnits: members,
    },
    ref: (named) => handedOut(named, 26),
  }),
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
