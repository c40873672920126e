import * as z from "zod";
import { boolean, handedOut, number, resourceType } from "../resourceType.ts";

const override = z.strictObject({ Override: boolean });

const behaviour = z.strictObject({
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).default(["GET", "HEAD"]),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  Compress: boolean.default(false),
  FunctionAssociations: z
    .array(z.strictObject({ EventType: z.literal("viewer-request"), FunctionARN: z.string() }))
    .max(1)
    .default([]),
});
export type BehaviourProperties = z.output<typeof behaviour>;

const origin = z.strictObject({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z.string().default(""),
  OriginAccessControlId: z.string().optional(),
  S3OriginConfig: z.strictObject({ OriginAccessIdentity: z.literal("").optional() }).optional(),
  CustomOriginConfig: z
    .strictObject({
      /** Seconds that the origin may stay silent. */
      OriginReadTimeout: number.default(30),
    })
    .optional(),
  OriginCustomHeaders: z
    .array(z.strictObject({ HeaderName: z.string(), HeaderValue: z.string() }))
    .default([]),
});
export type OriginProperties = z.output<typeof origin>;

const securityHeaders = z
  .strictObject({
    ContentSecurityPolicy: override.extend({ ContentSecurityPolicy: z.string() }).optional(),
    ContentTypeOptions: override.optional(),
    FrameOptions: override.extend({ FrameOption: z.enum(["DENY", "SAMEORIGIN"]) }).optional(),
    ReferrerPolicy: override.extend({ ReferrerPolicy: z.string() }).optional(),
    StrictTransportSecurity: override
      .extend({
        AccessControlMaxAgeSec: number,
        IncludeSubdomains: boolean.optional(),
        Preload: boolean.optional(),
      })
      .optional(),
  })
  .default({});

const headersPolicy = z.strictObject({
  SecurityHeadersConfig: securityHeaders,
  CustomHeadersConfig: z
    .strictObject({ Items: z.array(override.extend({ Header: z.string(), Value: z.string() })) })
    .default({ Items: [] }),
  RemoveHeadersConfig: z
    .strictObject({ Items: z.array(z.strictObject({ Header: z.string() })) })
    .default({ Items: [] }),
});
export type HeadersPolicyProperties = z.output<typeof headersPolicy>;

const onAWS = "the local run speaks plain HTTP to this machine only";

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/AWS_CloudFront.html */
export const cloudfrontTypes = {
  "AWS::CloudFront::Distribution": resourceType({
    properties: z.strictObject({
      DistributionConfig: z.strictObject({
        Enabled: z.union([z.literal(true), z.literal("true")]),
        Origins: z.array(origin),
        DefaultCacheBehavior: behaviour,
        CacheBehaviors: z.array(behaviour.extend({ PathPattern: z.string() })).default([]),
        DefaultRootObject: z.string().default(""),
        /** `ErrorCachingMinTTL` in seconds. Pages in place of errors would turn the API's into HTML. */
        CustomErrorResponses: z
          .array(z.strictObject({ ErrorCode: number, ErrorCachingMinTTL: number }))
          .default([]),
      }),
    }),
    ignored: {
      "DistributionConfig.Aliases": "the local run has one address",
      "DistributionConfig.Comment": "words for people",
      "DistributionConfig.HttpVersion": onAWS,
      "DistributionConfig.IPV6Enabled": onAWS,
      "DistributionConfig.Logging": "access logs",
      "DistributionConfig.PriceClass": "the bill",
      "DistributionConfig.CacheBehaviors.ViewerProtocolPolicy": onAWS,
      "DistributionConfig.DefaultCacheBehavior.ViewerProtocolPolicy": onAWS,
      "DistributionConfig.ViewerCertificate": onAWS,
      "DistributionConfig.Origins.ConnectionAttempts": onAWS,
      "DistributionConfig.Origins.ConnectionTimeout": onAWS,
      "DistributionConfig.Origins.CustomOriginConfig.HTTPSPort": onAWS,
      "DistributionConfig.Origins.CustomOriginConfig.OriginKeepaliveTimeout": onAWS,
      "DistributionConfig.Origins.CustomOriginConfig.OriginProtocolPolicy": onAWS,
      "DistributionConfig.Origins.CustomOriginConfig.OriginSSLProtocols": onAWS,
      Tags: "labels for the bill",
    },
    ref: (named) => `E${handedOut(named, 13).toUpperCase()}`,
    attributes: { DomainName: (named) => `d${handedOut(named, 13)}.cloudfront.net` },
  }),
  "AWS::CloudFront::Function": resourceType({
    properties: z.strictObject({
      FunctionCode: z.string(),
      FunctionConfig: z.strictObject({ Runtime: z.literal("cloudfront-js-2.0") }),
      AutoPublish: z.union([z.literal(true), z.literal("true")]),
    }),
    ignored: { Name: "a label in the console", "FunctionConfig.Comment": "words for people" },
    attributes: {
      FunctionARN: ({ account, ref }) => `arn:aws:cloudfront::${account}:function/${ref}`,
    },
  }),
  "AWS::CloudFront::ResponseHeadersPolicy": resourceType({
    properties: z.strictObject({ ResponseHeadersPolicyConfig: headersPolicy }),
    ignored: {
      "ResponseHeadersPolicyConfig.Name": "a label in the console",
      "ResponseHeadersPolicyConfig.Comment": "words for people",
    },
  }),
  "AWS::CloudFront::OriginAccessControl": resourceType({
    properties: z.strictObject({
      OriginAccessControlConfig: z.strictObject({
        OriginAccessControlOriginType: z.literal("s3"),
        SigningBehavior: z.literal("always"),
        SigningProtocol: z.literal("sigv4"),
      }),
    }),
    ignored: { "OriginAccessControlConfig.Name": "a label in the console" },
    attributes: { Id: ({ ref }) => ref },
  }),
};
