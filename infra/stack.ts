import { join } from "node:path";
import { CfnOutput, PermissionsBoundary, Stack } from "aws-cdk-lib/core";
import type { Construct } from "constructs";
import type { Config } from "../domain/config.ts";
import { Accounts } from "./accounts.ts";
import { Alarms } from "./alarms.ts";
import { Api } from "./api.ts";
import { Budget } from "./budget.ts";
import { Dashboard } from "./dashboard.ts";
import { Firewall } from "./firewall.ts";
import { Functions } from "./functions.ts";
import { Google, signInDomain } from "./google.ts";
import { Media } from "./media.ts";
import { Pages } from "./pages.ts";
import type { Settings } from "./settings.ts";
import { Site } from "./site.ts";
import { Tables } from "./tables.ts";

/** All of Viva in one account and region. `built` is the folder of build outputs: site/, csp.json and lambdas/. */
export class VivaStack extends Stack {
  constructor(scope: Construct, id: string, settings: Settings, built: string) {
    super(scope, id, {
      permissionsBoundary: boundaryOf(settings),
      // The account stays open, so that synthesis asks nobody anything.
      env: { region: settings.region },
      description: "Viva: speaking-exam practice with an AI partner",
    });
    const cognitoIdentityUrl = `https://cognito-identity.${this.region}.amazonaws.com/`;
    const cognitoUrl = `https://cognito-idp.${this.region}.amazonaws.com/`;

    const tables = new Tables(this, "Tables");
    const media = new Media(this, "Media");
    const accounts = new Accounts(this, "Accounts", settings);
    const functions = new Functions(
      this,
      "Functions",
      { settings, tables, media, accounts },
      join(built, "lambdas"),
    );
    accounts.letIn(functions.byName.preSignUp);
    const api = new Api(this, "Api", settings, functions);
    const alarms = new Alarms(this, "Alarms", settings, api);
    new Dashboard(this, "Dashboard", { alarms, api, functions });
    if (settings.adminMail !== undefined)
      new Budget(this, "Budget", { dollars: settings.monthlyBudget, mail: settings.adminMail });
    if (settings.firewall) new Firewall(this, "Firewall", api);
    const { googleClientId: clientId, googleSecret: secret } = settings;
    const google = clientId !== undefined && secret !== undefined ? { clientId, secret } : undefined;
    const signIns = [cognitoIdentityUrl, cognitoUrl, ...(google ? [`https://${signInDomain(this)}/`] : [])];
    const site = new Site(this, "Site", settings, api, signIns, built);
    if (google) new Google(this, "Google", accounts, { ...google, siteUrl: site.url });
    const config: Config = {
      region: this.region,
      userPoolId: accounts.members.userPoolId,
      userPoolClientId: accounts.client.userPoolClientId,
      identityPoolId: accounts.guests.ref,
      cognitoIdentityUrl,
      cognitoUrl,
      speechToText: settings.speechToText,
      helpLines: settings.helpLines,
      signInUrl: google && `https://${signInDomain(this)}`,
      feedbackAddress: settings.feedbackAddress,
    };
    new Pages(this, "Pages", settings, site.bucket, join(built, "site"), config);

    new CfnOutput(this, "SiteUrl", { value: site.url, description: "Where students and teachers go" });
    new CfnOutput(this, "SiteHost", {
      value: site.distribution.distributionDomainName,
      description: "What the DNS name of your own domain points to (CNAME)",
    });
    new CfnOutput(this, "UserPoolId", { value: config.userPoolId });
    new CfnOutput(this, "UserPoolClientId", { value: config.userPoolClientId });
    new CfnOutput(this, "IdentityPoolId", { value: config.identityPoolId });
  }
}

/** What no role of the stack may go beyond, CDK's own among them. */
const boundaryOf = ({ permissionsBoundary: named }: Settings): PermissionsBoundary | undefined => {
  if (named === undefined) return undefined;
  return named.startsWith("arn:") ? PermissionsBoundary.fromArn(named) : PermissionsBoundary.fromName(named);
};
