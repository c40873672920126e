import {
  AccountRecovery,
  CfnIdentityPool,
  FeaturePlan,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
} from "aws-cdk-lib/aws-cognito";
import type { Function as Lambda } from "aws-cdk-lib/aws-lambda";
import { Duration, RemovalPolicy } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { accept } from "./findings.ts";
import { keepLogicalId } from "./logicalId.ts";
import type { Settings } from "./settings.ts";

const domainOf = (address: string): string => address.slice(address.indexOf("@") + 1);

/** Who people are: members in a user pool, guests as identities of an identity pool that gives no AWS credentials. */
export class Accounts extends Construct {
  readonly members: UserPool;
  readonly client: UserPoolClient;
  readonly guests: CfnIdentityPool;

  constructor(scope: Construct, id: string, { brand, mailSender, mailVerified }: Settings) {
    super(scope, id);
    this.members = new UserPool(this, "UserPool", {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      standardAttributes: { email: { required: true, mutable: true }, fullname: { mutable: true } },
      // A changed address counts only once it is confirmed: a typo must not hand the account to a stranger.
      keepOriginal: { email: true },
      passwordPolicy: {
        minLength: 8,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      userVerification: {
        emailSubject: `Your ${brand} code`,
        emailBody: `Your code for ${brand} is {####}. If you did not ask for it, you need not do anything.`,
      },
      ...(mailSender !== undefined && {
        email: UserPoolEmail.withSES({
          fromEmail: mailSender,
          fromName: brand,
          ...(mailVerified === "domain" && { sesVerifiedDomain: domainOf(mailSender) }),
        }),
      }),
      featurePlan: FeaturePlan.ESSENTIALS,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    keepLogicalId(this.members, "UserPool");
    accept(this.members, {
      "AwsSolutions-COG1":
        "Eight characters and no forced symbols, as NIST 800-63B advises: forced symbols make weaker passwords.",
      "AwsSolutions-COG2": "Pupils have no second factor: phones are put away in class.",
      "AwsSolutions-COG8": "The Plus plan charges per user a month; Viva is to cost nothing while idle.",
    });

    this.client = this.members.addClient("Web", {
      authFlows: { userSrp: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      idTokenValidity: Duration.hours(1),
      accessTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
    });
    keepLogicalId(this.client, "UserPoolClient");

    // The L2 pool always makes roles. Without any, a guest's token is good for our API alone; the classic flow is
    // what GetOpenIdToken asks for.
    this.guests = new CfnIdentityPool(this, "IdentityPool", {
      allowUnauthenticatedIdentities: true,
      allowClassicFlow: true,
    });
    keepLogicalId(this.guests, "IdentityPool");
    accept(this.guests, {
      "AwsSolutions-COG7":
        "Guests are the point: pupils play by link. The pool has no role, so they reach no AWS service.",
    });
  }

  /** Has a function asked about everybody who signs up. Apart, because functions are told the pools' names. */
  letIn(preSignUp: Lambda): void {
    this.members.addTrigger(UserPoolOperation.PRE_SIGN_UP, preSignUp);
  }
}
