import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { gateway } from "../../local/gateway/gateway.ts";
import type { Invoke } from "../../local/gateway/invoke.ts";
import { stackResources } from "../../local/template/stackResources.ts";
import { templateShape } from "../../local/template/template.ts";

const lambda = "arn:aws:lambda:eu-west-1:000000000000:function";
const api = { Ref: "Api" };

type Options = { streams?: boolean; authorized?: boolean; timeout?: number; method?: string };

/** A method on a resource of the template, whose integration is the function of the same name. */
export const method = (
  name: string,
  resource: string,
  { streams = true, authorized = false, timeout = 2000, method: HttpMethod = "POST" }: Options = {},
) => {
  const [date, action] = streams
    ? ["2021-11-15", "response-streaming-invocations"]
    : ["2015-03-31", "invocations"];
  return {
    Type: "AWS::ApiGateway::Method",
    Properties: {
      RestApiId: api,
      ResourceId: { Ref: resource },
      HttpMethod,
      ...(authorized
        ? { AuthorizationType: "CUSTOM", AuthorizerId: { Ref: "Authorizer" } }
        : { AuthorizationType: "NONE" }),
      Integration: {
        Type: "AWS_PROXY",
        IntegrationHttpMethod: "POST",
        Uri: `arn:aws:apigateway:eu-west-1:lambda:path/${date}/functions/${lambda}:${name}/${action}`,
        ResponseTransferMode: streams ? "STREAM" : "BUFFERED",
        TimeoutInMillis: timeout,
      },
    },
  };
};
export const resource = (PathPart: string, parent?: string) => ({
  Type: "AWS::ApiGateway::Resource",
  Properties: {
    RestApiId: api,
    ParentId: parent ? { Ref: parent } : { "Fn::GetAtt": ["Api", "RootResourceId"] },
    PathPart,
  },
});
export const gatewayResponse = (ResponseType: string, properties: object) => ({
  Type: "AWS::ApiGateway::GatewayResponse",
  Properties: { RestApiId: api, ResponseType, ...properties },
});
export const authorizer = (properties: object = {}) => ({
  Type: "AWS::ApiGateway::Authorizer",
  Properties: {
    RestApiId: api,
    Type: "TOKEN",
    IdentitySource: "method.request.header.Authorization",
    IdentityValidationExpression: "^Bearer [-\\w.]+$",
    AuthorizerUri: `arn:aws:apigateway:eu-west-1:lambda:path/2015-03-31/functions/${lambda}:authorizer/invocations`,
    ...properties,
  },
});

/** A function that answers with a value, as a buffered one does. */
export const whole = (value: unknown): Readable => Readable.from([Buffer.from(JSON.stringify(value))]);
/** A function that answers in pieces: status and headers, eight zero bytes, the event as its body. */
export const echo = (event: unknown, metadata: object = { statusCode: 200 }): Readable =>
  Readable.from([Buffer.from(JSON.stringify(metadata)), Buffer.alloc(8), Buffer.from(JSON.stringify(event))]);

/** Serves a REST API of these resources on a port of its own; `functions` are called by name. */
export const restApi = async (
  resources: Record<string, unknown>,
  functions: Record<string, (event: unknown, sourceArn: string) => Readable>,
  settings: object = {},
  ofMethods: object[] = [],
) => {
  const template = templateShape.parse({
    Resources: {
      Api: {
        Type: "AWS::ApiGateway::RestApi",
        Properties: { EndpointConfiguration: { Types: ["REGIONAL"] } },
      },
      Stage: {
        Type: "AWS::ApiGateway::Stage",
        Properties: {
          RestApiId: api,
          DeploymentId: "d",
          StageName: "api",
          MethodSettings: [{ ResourcePath: "/*", HttpMethod: "*", ...settings }, ...ofMethods],
        },
      },
      ...resources,
    },
  });
  const read = stackResources(template, { stack: "T", region: "eu-west-1", account: "000000000000" });
  const invoke: Invoke = (arn, sourceArn, event) => {
    const run = functions[arn.replace(`${lambda}:`, "")];
    if (!run) throw new Error(`No function ${arn}`);
    return run(event, sourceArn);
  };
  const log: string[] = [];
  const server = createServer(gateway(read, invoke, (line) => log.push(line)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    log,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
