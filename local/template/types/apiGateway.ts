import * as z from "zod";
import { handedOut, number, readOver, resourceType } from "../resourceType.ts";

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/AWS_ApiGateway.html */
export const apiGatewayTypes = {
  "AWS::ApiGateway::RestApi": resourceType({
    properties: z.strictObject({
      EndpointConfiguration: z.strictObject({ Types: z.tuple([z.literal("REGIONAL")]) }),
      BinaryMediaTypes: z.array(z.string()).default([]),
    }),
    ignored: {
      Name: "a label in the console",
      Description: "words for people",
      Tags: "labels for the bill",
    },
    ref: (named) => handedOut(named, 10),
    attributes: { RootResourceId: ({ id }) => `${id}.root` },
  }),
  "AWS::ApiGateway::Resource": resourceType({
    properties: z.strictObject({ RestApiId: z.string(), ParentId: z.string(), PathPart: z.string() }),
  }),
  "AWS::ApiGateway::Method": resourceType({
    properties: z.strictObject({
      RestApiId: z.string(),
      ResourceId: z.string(),
      HttpMethod: z.string(),
      AuthorizationType: z.enum(["NONE", "CUSTOM"]),
      AuthorizerId: z.string().optional(),
      Integration: z.strictObject({
        Type: z.literal("AWS_PROXY"),
        IntegrationHttpMethod: z.literal("POST"),
        Uri: z.string(),
        ResponseTransferMode: z.enum(["BUFFERED", "STREAM"]).default("BUFFERED"),
        TimeoutInMillis: number.default(29_000),
      }),
      ApiKeyRequired: z.literal(false).optional(),
    }),
    ignored: { OperationName: "a label for generated clients" },
  }),
  "AWS::ApiGateway::Authorizer": resourceType({
    properties: z.strictObject({
      RestApiId: z.string(),
      Type: z.literal("TOKEN"),
      AuthorizerUri: z.string(),
      IdentitySource: z.string().regex(/^method\.request\.header\.[\w-]+$/),
      IdentityValidationExpression: z.string().optional(),
      AuthorizerResultTtlInSeconds: number.default(300),
    }),
    ignored: { Name: "a label in the console" },
    ref: (named) => handedOut(named, 6),
  }),
  "AWS::ApiGateway::GatewayResponse": resourceType({
    properties: z.strictObject({
      RestApiId: z.string(),
      ResponseType: z.string(),
      StatusCode: number.optional(),
      ResponseParameters: z.record(z.string(), z.string()).default({}),
      ResponseTemplates: z.strictObject({ "application/json": z.string().optional() }).default({}),
    }),
  }),
  "AWS::ApiGateway::Stage": resourceType({
    properties: z.strictObject({
      RestApiId: z.string(),
      DeploymentId: z.string(),
      StageName: z.string(),
      MethodSettings: z
        .array(
          z.strictObject({
            /** `/*` for all methods together, or one path, its slashes but the first written as `~1`. */
            ResourcePath: z.union([z.literal("/*"), z.string().regex(/^\/~1[^/*]+$/)]),
            HttpMethod: z.enum(["*", "GET", "POST", "PUT", "DELETE"]),
            /** Calls a second. */
            ThrottlingRateLimit: number.optional(),
            ThrottlingBurstLimit: number.optional(),
            CachingEnabled: z.literal(false).optional(),
          }),
        )
        .default([]),
    }),
    ignored: {
      AccessLogSetting: "access logs",
      Description: "words for people",
      "MethodSettings.DataTraceEnabled": "execution logs",
      "MethodSettings.LoggingLevel": "execution logs",
      "MethodSettings.MetricsEnabled": "CloudWatch",
      Tags: "labels for the bill",
      TracingEnabled: "X-Ray",
    },
    ref: ({ own, id }) => own("StageName") ?? id,
  }),
  "AWS::ApiGateway::Deployment": readOver("the methods are served as they stand"),
};
