import {
  CfnUserPoolClient,
  ProviderAttribute,
  UserPoolDomain,
  UserPoolIdentityProviderGoogle,
} from "aws-cdk-lib/aws-cognito";
import { SecretValue, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import type { Accounts } from "./accounts.ts";
import { keepLogicalId } from "./logicalId.ts";
import { Problem } from "./problem.ts";

const prefixIn = (stack: Stack): string => `viva-${stack.account}`;

/** The host of Cognito's own pages, by which people come back from Google: one in each account and region. */
export const signInDomain = (stack: Stack): string =>
  `${prefixIn(stack)}.auth.${stack.region}.amazoncognito.com`;

/**
 * Google as a second way in. Only with it the members' app speaks OAuth: people leave for Cognito's pages, and come back to
 * /login with a code. `secret` names what Secrets Manager keeps; CloudFormation reads it when it deploys.
 */
export class Google extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { members, client }: Pick<Accounts, "members" | "client">,
    { clientId, secret, siteUrl }: { clientId: string; secret: string; siteUrl: string },
  ) {
    super(scope, id);
    const provider = new UserPoolIdentityProviderGoogle(this, "Provider", {
      userPool: members,
      clientId,
      clientSecretValue: SecretValue.secretsManager(secret),
      scopes: ["openid", "email", "profile"],
      attributeMapping: {
        email: ProviderAttribute.GOOGLE_EMAIL,
        fullname: ProviderAttribute.GOOGLE_NAME,
        // Google has seen to it that the address is theirs.
        custom: { email_verified: ProviderAttribute.other("email_verified") },
      },
    });
    keepLogicalId(provider, "GoogleIdentityProvider");
    const domain = new UserPoolDomain(this, "Domain", {
      userPool: members,
      cognitoDomain: { domainPrefix: prefixIn(Stack.of(this)) },
    });
    keepLogicalId(domain, "UserPoolDomain");

    // Not by the L2 client, which is made before the site and its address are known.
    const app = client.node.defaultChild;
    if (!(app instanceof CfnUserPoolClient)) throw new Problem(`${client.node.path} is no app of a pool.`);
    app.supportedIdentityProviders = ["COGNITO", "Google"];
    app.allowedOAuthFlowsUserPoolClient = true;
    app.allowedOAuthFlows = ["code"];
    app.allowedOAuthScopes = ["openid", "email", "profile", "aws.cognito.signin.user.admin"];
    // The page comes back to the same place from both.
    app.callbackUrLs = [`${siteUrl}/login`];
    app.logoutUrLs = [`${siteUrl}/login`];
    app.node.addDependency(provider);
  }
}
