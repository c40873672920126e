import type { IncomingMessage } from "node:http";
import type { APIGatewayProxyEvent } from "aws-lambda";
import type { Account } from "../services/account.ts";
import type { Authorized } from "./authorizer.ts";
import type { Match } from "./routes.ts";

/** Everything that an event is made of, besides the request itself. */
export type About = Match & {
  body: Buffer;
  authorized: Authorized | undefined;
  requestId: string;
  stage: string;
  api: string;
  account: Account["account"];
  binaryMediaTypes: readonly string[];
};

type Lists = Record<string, string[]>;

/** What concerns one connection only, and what API Gateway has used up itself. */
const ownHeaders = ["connection", "content-length", "keep-alive", "transfer-encoding"];

const lists = (pairs: Iterable<readonly [string, string]>): Lists => {
  const found: Lists = {};
  for (const [name, value] of pairs) {
    found[name] ??= [];
    found[name].push(value);
  }
  return found;
};
const lasts = (all: Lists) =>
  Object.fromEntries(Object.entries(all).map(([name, values]) => [name, values.at(-1)]));
const orNull = <Value extends object>(value: Value): Value | null =>
  Object.keys(value).length > 0 ? value : null;

function* headerPairs({ rawHeaders }: IncomingMessage): Generator<[string, string]> {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = String(rawHeaders[at]);
    if (!ownHeaders.includes(name.toLowerCase())) yield [name, String(rawHeaders[at + 1])];
  }
}

const isBinary = (type: string | undefined, binaryMediaTypes: readonly string[]): boolean =>
  binaryMediaTypes.includes("*/*") ||
  (type !== undefined && binaryMediaTypes.includes(type.split(";", 1)[0] ?? ""));

/**
 * A request as the proxy integration of a REST API hands it to a function.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/set-up-lambda-proxy-integrations.html
 */
export const eventOf = (request: IncomingMessage, about: About): APIGatewayProxyEvent => {
  const { route, parameters, body, authorized, requestId, stage, api, account } = about;
  const [path = "/", search = ""] = (request.url ?? "/").split("?", 2);
  const headers = lists(headerPairs(request));
  const query = lists(new URLSearchParams(search));
  const binary = isBinary(request.headers["content-type"], about.binaryMediaTypes);
  return {
    resource: route.resource,
    path: path.slice(stage.length + 1),
    httpMethod: String(request.method),
    headers: lasts(headers),
    multiValueHeaders: headers,
    queryStringParameters: orNull(lasts(query)),
    multiValueQueryStringParameters: orNull(query),
    pathParameters: orNull(parameters),
    stageVariables: null,
    requestContext: {
      accountId: account,
      apiId: api,
      authorizer: authorized,
      domainName: request.headers.host,
      httpMethod: String(request.method),
      identity: {
        accessKey: null,
        accountId: null,
        apiKey: null,
        apiKeyId: null,
        caller: null,
        clientCert: null,
        cognitoAuthenticationProvider: null,
        cognitoAuthenticationType: null,
        cognitoIdentityId: null,
        cognitoIdentityPoolId: null,
        principalOrgId: null,
        sourceIp: request.socket.remoteAddress ?? "",
        user: null,
        userAgent: request.headers["user-agent"] ?? null,
        userArn: null,
      },
      path,
      protocol: `HTTP/${request.httpVersion}`,
      requestId,
      requestTimeEpoch: Date.now(),
      resourceId: route.resource,
      resourcePath: route.resource,
      stage,
    },
    body: body.length === 0 ? null : body.toString(binary ? "base64" : "utf8"),
    isBase64Encoded: binary && body.length > 0,
  };
};
