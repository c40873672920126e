// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the syntax of Fn::Sub.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { method, resource } from "./restApi.ts";
import { apiBehaviour, pageBehaviour } from "./site.ts";

/** A folder that nothing else uses. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), "viva-local-"));

const att = (id: string, name: string) => ({ "Fn::GetAtt": [id, name] });
const policy = (...Statement: object[]) => ({ Version: "2012-10-17", Statement });

const resources = {
  People: {
    Type: "AWS::DynamoDB::Table",
    Properties: {
      AttributeDefinitions: [{ AttributeName: "uid", AttributeType: "S" }],
      KeySchema: [{ AttributeName: "uid", KeyType: "HASH" }],
      BillingMode: "PAY_PER_REQUEST",
    },
  },
  Pages: { Type: "AWS::S3::Bucket", Properties: {} },
  PagesPolicy: {
    Type: "AWS::S3::BucketPolicy",
    Properties: {
      Bucket: { Ref: "Pages" },
      PolicyDocument: policy({
        Effect: "Allow",
        Action: "s3:GetObject",
        Principal: { Service: "cloudfront.amazonaws.com" },
        Resource: { "Fn::Join": ["", [att("Pages", "Arn"), "/*"]] },
      }),
    },
  },
  UserPool: { Type: "AWS::Cognito::UserPool", Properties: { UsernameAttributes: ["email"] } },
  Client: { Type: "AWS::Cognito::UserPoolClient", Properties: { UserPoolId: { Ref: "UserPool" } } },
  Guests: {
    Type: "AWS::Cognito::IdentityPool",
    Properties: { AllowUnauthenticatedIdentities: true, AllowClassicFlow: true },
  },
  Role: {
    Type: "AWS::IAM::Role",
    Properties: {
      AssumeRolePolicyDocument: policy(),
      Policies: [
        {
          PolicyName: "own",
          PolicyDocument: policy({
            Effect: "Allow",
            Action: ["dynamodb:PutItem", "dynamodb:GetItem"],
            Resource: att("People", "Arn"),
          }),
        },
      ],
    },
  },
  Reading: {
    Type: "AWS::Lambda::Function",
    Properties: {
      FunctionName: "reading",
      Code: { S3Bucket: "staging", S3Key: "code.zip" },
      Handler: "reading.handler",
      Runtime: "nodejs24.x",
      Role: att("Role", "Arn"),
      Timeout: 25,
      MemorySize: 256,
      Environment: { Variables: { TABLE: { Ref: "People" }, BUCKET: { Ref: "Pages" } } },
    },
  },
  Permission: {
    Type: "AWS::Lambda::Permission",
    Properties: {
      Action: "lambda:InvokeFunction",
      FunctionName: att("Reading", "Arn"),
      Principal: "apigateway.amazonaws.com",
      SourceArn: { "Fn::Sub": "arn:aws:execute-api:eu-west-1:${AWS::AccountId}:${Api}/*/*/*" },
    },
  },
  Api: { Type: "AWS::ApiGateway::RestApi", Properties: { EndpointConfiguration: { Types: ["REGIONAL"] } } },
  Stage: {
    Type: "AWS::ApiGateway::Stage",
    Properties: { RestApiId: { Ref: "Api" }, DeploymentId: "d", StageName: "api" },
  },
  Work: resource("work"),
  WorkPost: method("reading", "Work", { timeout: 25_000 }),
  Site: {
    Type: "AWS::CloudFront::Distribution",
    Properties: {
      DistributionConfig: {
        Enabled: true,
        DefaultRootObject: "index.html",
        DefaultCacheBehavior: pageBehaviour(),
        CacheBehaviors: [apiBehaviour()],
        Origins: [
          {
            Id: "bucket",
            DomainName: att("Pages", "RegionalDomainName"),
            OriginAccessControlId: "o",
            S3OriginConfig: {},
          },
          {
            Id: "api",
            DomainName: { "Fn::Sub": "${Api}.execute-api.${AWS::Region}.${AWS::URLSuffix}" },
            CustomOriginConfig: {},
          },
        ],
      },
    },
  },
  Deployment: {
    Type: "Custom::CDKBucketDeployment",
    Properties: {
      ServiceToken: "arn:copier",
      SourceBucketNames: ["staging", "staging"],
      SourceObjectKeys: ["pages.zip", "config.zip"],
      SourceMarkers: [{}, { "<<marker>>": { Ref: "Guests" } }],
      SourceMarkersConfig: [{}, { jsonEscape: true }],
      DestinationBucketName: { Ref: "Pages" },
      Prune: false,
      Exclude: ["*.map"],
      SystemMetadata: { "cache-control": "no-cache" },
    },
  },
};

/** What `cdk synth` would leave of a small stack with one function, `reading`, which works on a table and a bucket. */
export const smallAssembly = (): string => {
  const dir = emptyFolder();
  const asset = (name: string) => ({
    source: { path: name },
    destinations: { here: { objectKey: `${name}.zip` } },
  });
  for (const name of ["code", "pages", "config"]) mkdirSync(join(dir, name));
  const write = (path: string, content: unknown) =>
    writeFileSync(join(dir, path), typeof content === "string" ? content : JSON.stringify(content));
  // Beside the project's packages, so that the function finds the SDK without being bundled.
  const code = fileURLToPath(new URL("functions", import.meta.url));
  write("manifest.json", {
    artifacts: {
      Small: {
        type: "aws:cloudformation:stack",
        environment: "aws://unknown-account/eu-west-1",
        properties: { templateFile: "template.json" },
      },
      "Small.assets": { type: "cdk:asset-manifest", properties: { file: "assets.json" } },
    },
  });
  write("assets.json", {
    files: {
      code: { ...asset("code"), source: { path: code } },
      pages: asset("pages"),
      config: asset("config"),
    },
  });
  write("template.json", { Resources: resources });
  write("pages/index.html", "<!doctype html><title>Small</title>");
  write("pages/index.js.map", "{}");
  write(
    "config/config.json",
    '{"pool":"<<marker>>","cognitoIdentityUrl":"https://cognito-identity.eu-west-1.amazonaws.com/","cognitoUrl":"https://cognito-idp.eu-west-1.amazonaws.com/"}',
  );
  return dir;
};
