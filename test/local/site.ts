import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { type Listening, listen } from "../../local/aws/listen.ts";
import { edge } from "../../local/cloudfront/edge.ts";
import { hosts } from "../../local/hosts.ts";
import { guard } from "../../local/iam/guard.ts";
import { stackResources } from "../../local/template/stackResources.ts";
import { templateShape } from "../../local/template/template.ts";

const OPTIMIZED = "658327ea-f89d-4fab-a63d-7e88639e58f6";
const DISABLED = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad";
const ALL_VIEWER = "b689b0a8-53d0-40ab-baf2-68738e2966ac";

export const pageBehaviour = (more: object = {}) => ({
  TargetOriginId: "bucket",
  ViewerProtocolPolicy: "redirect-to-https",
  CachePolicyId: OPTIMIZED,
  Compress: true,
  ...more,
});
export const apiBehaviour = (more: object = {}) => ({
  TargetOriginId: "api",
  ViewerProtocolPolicy: "https-only",
  PathPattern: "/api/*",
  AllowedMethods: ["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "POST", "DELETE"],
  CachePolicyId: DISABLED,
  OriginRequestPolicyId: ALL_VIEWER,
  Compress: true,
  ...more,
});
export const edgeFunction = (FunctionCode: string) => ({
  Type: "AWS::CloudFront::Function",
  Properties: {
    Name: "f",
    AutoPublish: true,
    FunctionCode,
    FunctionConfig: { Comment: "", Runtime: "cloudfront-js-2.0" },
  },
});
export const runs = (id: string) => ({
  FunctionAssociations: [{ EventType: "viewer-request", FunctionARN: { "Fn::GetAtt": [id, "FunctionARN"] } }],
});

/** What an origin does with one request; `body` is what was sent to it. */
export type Origin = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A distribution in front of two origins: `bucket` (files) and `api`. The default behaviour leads to the bucket, `/api/*` to
 * the API, unless `behaviours` says otherwise.
 */
export const site = async ({
  bucket = (_, response) => response.end(),
  api = (_, response) => response.end(),
  resources = {},
  page = pageBehaviour(),
  behaviours = [apiBehaviour()],
  config = {},
  apiHeaders = [],
  socket,
}: {
  bucket?: Origin;
  api?: Origin;
  resources?: Record<string, unknown>;
  page?: object;
  behaviours?: object[];
  config?: object;
  /** What CloudFront adds to calls of the API. */
  apiHeaders?: object[];
  /** What the API does with an upgrade; without it, it knows of none. */
  socket?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}) => {
  const place = { stack: "T", region: "eu-west-1", account: "000000000000" };
  const template = templateShape.parse({
    Resources: {
      Distribution: {
        Type: "AWS::CloudFront::Distribution",
        Properties: {
          DistributionConfig: {
            Enabled: true,
            DefaultCacheBehavior: page,
            CacheBehaviors: behaviours,
            Origins: [
              { Id: "bucket", DomainName: "files.aws", OriginAccessControlId: "oac", S3OriginConfig: {} },
              {
                ...{ Id: "api", DomainName: "api.aws", OriginCustomHeaders: apiHeaders },
                CustomOriginConfig: { OriginReadTimeout: 1 },
              },
            ],
            ...config,
          },
        },
      },
      ...resources,
    },
  });
  const read = stackResources(template, place);
  const [forFiles, forCalls] = [await listen(bucket, 0), await listen(api, 0)];
  const started: Listening[] = [forFiles, forCalls];
  if (socket) forCalls.server.on("upgrade", socket);
  const [files, calls] = started.map(({ port }) => `http://127.0.0.1:${port}`);
  const where = hosts({
    "files.aws": `${files}/files`,
    "api.aws": String(calls),
    "guests.aws": "http://localhost:1/guests",
  });
  const { listener, upgrade, close } = edge(read, where, guard(read, place), () => {});
  const front = await listen(listener, 0);
  front.server.on("upgrade", upgrade);
  return {
    url: `http://127.0.0.1:${front.port}`,
    /** The API goes down. */
    stopApi: forCalls.close,
    close: async () => {
      close();
      await Promise.all([front, ...started].map(({ server, close }) => server.listening && close()));
    },
  };
};
