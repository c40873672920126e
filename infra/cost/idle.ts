import { standingPrices } from "../../domain/prices.ts";

type Properties = Readonly<Record<string, unknown>>;

/** The data of a school's year: some thousand results of about 20 kB, with their backup; photos and sounds. */
const SCHOOL_GB = { tables: 0.1, objects: 1 };

const free = () => 0;
const tableGb = SCHOOL_GB.tables * (standingPrices.tableGb + standingPrices.tableBackupGb);

/**
 * Dollars a month that a resource costs when idle, by its type. All that is `free` here is billed by its use, or not at
 * all. A type that is not named has no known price, and the stack may not hold it.
 */
const idle: Readonly<Record<string, (properties: Properties) => number>> = {
  "AWS::ApiGateway::Authorizer": free,
  "AWS::ApiGateway::Deployment": free,
  "AWS::ApiGateway::GatewayResponse": free,
  "AWS::ApiGateway::Method": free,
  "AWS::ApiGateway::Resource": free,
  "AWS::ApiGateway::RestApi": free,
  /** Its cache, which would be billed by the hour, is left out. */
  "AWS::ApiGateway::Stage": ({ CacheClusterEnabled }) => (CacheClusterEnabled ? 15 : 0),
  /** Two are free, and each further one of an account is $0.02 a day. */
  "AWS::Budgets::Budget": free,
  "AWS::CDK::Metadata": free,
  "AWS::CloudFormation::CustomResource": free,
  "AWS::CloudFront::CachePolicy": free,
  "AWS::CloudFront::Distribution": free,
  "AWS::CloudFront::Function": free,
  "AWS::CloudFront::OriginAccessControl": free,
  "AWS::CloudFront::ResponseHeadersPolicy": free,
  /** Ten of an account are free; a school may have used them elsewhere. */
  "AWS::CloudWatch::Alarm": () => standingPrices.alarm,
  "AWS::CloudWatch::CompositeAlarm": () => 5 * standingPrices.alarm,
  /** Three of an account are free for good, and Viva has one; a fourth would be $3. */
  "AWS::CloudWatch::Dashboard": free,
  "AWS::Cognito::IdentityPool": free,
  /** 10,000 people a month are free. */
  "AWS::Cognito::UserPool": free,
  "AWS::Cognito::UserPoolClient": free,
  "AWS::Cognito::UserPoolDomain": free,
  "AWS::Cognito::UserPoolIdentityProvider": free,
  /** On demand: only what is kept is billed, and the tables share it. */
  "AWS::DynamoDB::Table": ({ BillingMode }) =>
    BillingMode === "PAY_PER_REQUEST" ? tableGb / 5 : Number.POSITIVE_INFINITY,
  "AWS::IAM::ManagedPolicy": free,
  "AWS::IAM::Policy": free,
  "AWS::IAM::Role": free,
  "AWS::KMS::Key": () => standingPrices.key,
  "AWS::Lambda::Function": free,
  "AWS::Lambda::LayerVersion": free,
  "AWS::Lambda::Permission": free,
  "AWS::Logs::LogGroup": free,
  "AWS::Logs::MetricFilter": free,
  "AWS::Logs::QueryDefinition": free,
  "AWS::Route53::HostedZone": () => standingPrices.hostedZone,
  "AWS::Route53::RecordSet": free,
  "AWS::S3::Bucket": () => (SCHOOL_GB.objects * standingPrices.objectGb) / 2,
  "AWS::S3::BucketPolicy": free,
  "AWS::SES::ConfigurationSet": free,
  "AWS::SNS::Subscription": free,
  "AWS::SNS::Topic": free,
  "AWS::SNS::TopicPolicy": free,
  "AWS::SecretsManager::Secret": () => standingPrices.secret,
  "AWS::WAFv2::WebACL": ({ Rules }) =>
    standingPrices.firewall + standingPrices.firewallRule * (Array.isArray(Rules) ? Rules.length : 0),
  "AWS::WAFv2::WebACLAssociation": free,
  "Custom::CDKBucketDeployment": free,
};

/** A resource that is billed when idle, and for how much a month. */
export type Standing = { id: string; type: string; dollars: number };

/**
 * What a template costs a month when idle: every resource that is billed then. Throws an error that names the types
 * whose price is not known.
 */
export const standingIn = (
  resources: Readonly<Record<string, { Type: string; Properties?: Properties }>>,
): Standing[] => {
  const all = Object.entries(resources);
  const unknown = all.map(([, { Type }]) => Type).filter((type) => !Object.hasOwn(idle, type));
  if (unknown.length > 0)
    throw new Error(`infra/cost/idle.ts has no price for ${[...new Set(unknown)].join(", ")}.`);
  return all
    .map(([id, { Type, Properties = {} }]) => ({ id, type: Type, dollars: idle[Type]?.(Properties) ?? 0 }))
    .filter(({ dollars }) => dollars > 0);
};
