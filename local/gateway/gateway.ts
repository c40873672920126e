import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { addAbortSignal } from "node:stream";
import { Throttled } from "../lambda/concurrencyLimit.ts";
import { FunctionError } from "../lambda/functionError.ts";
import type { StackResources } from "../template/stackResources.ts";
import type { PropertiesOf } from "../template/types.ts";
import { answerInPieces, answerWhole } from "./answer.ts";
import { authorizers } from "./authorizer.ts";
import { bodyOf } from "./body.ts";
import { eventOf } from "./event.ts";
import { gatewayResponses } from "./gatewayResponses.ts";
import { type Invoke, NotPermitted } from "./invoke.ts";
import { Refusal } from "./responseTypes.ts";
import { type Route, router, routesOf } from "./routes.ts";
import { tokenBucket } from "./throttle.ts";

type MethodSettings = PropertiesOf<"AWS::ApiGateway::Stage">["MethodSettings"];

/** A method's own limits, those of the whole stage, or the account's. */
const bucketFor = ({ method, resource }: Route, settings: MethodSettings) => {
  const own = settings.find(
    ({ ResourcePath, HttpMethod }) =>
      HttpMethod === method && ResourcePath.slice(1).replaceAll("~1", "/") === resource,
  );
  const ofStage = settings.find(
    ({ ResourcePath, HttpMethod }) => ResourcePath === "/*" && HttpMethod === "*",
  );
  return tokenBucket(
    own?.ThrottlingRateLimit ?? ofStage?.ThrottlingRateLimit ?? 10_000,
    own?.ThrottlingBurstLimit ?? ofStage?.ThrottlingBurstLimit ?? 5_000,
  );
};

/** Bytes that an event may have: Lambda's own limit for a synchronous call. */
const EVENT_LIMIT = 6 * 1024 * 1024;

/**
 * The template's REST API, as a listener for Node's HTTP server: routes, authorizer, throttling, limits, the answers that it
 * gives by itself, and Lambda integrations that answer whole or in pieces. `log` is told why it refused something.
 */
export const gateway = (
  resources: StackResources,
  invoke: Invoke,
  log: (line: string) => void,
): RequestListener => {
  const { region, account } = resources;
  const api = resources.only("AWS::ApiGateway::RestApi");
  const { StageName: stage, MethodSettings } = resources.only("AWS::ApiGateway::Stage").properties;
  const apiArn = `arn:aws:execute-api:${region}:${account}:${api.ref}`;
  const routes = routesOf(resources);
  const find = router(routes);
  const authorizersById = authorizers(resources, apiArn, invoke);
  for (const { method, resource, authorizer } of routes)
    if (authorizer !== undefined && !authorizersById.has(authorizer))
      throw new Error(`${method} ${resource} is guarded by ${authorizer}, which is not in the template.`);
  const ownAnswer = gatewayResponses(resources);

  const buckets = new Map(routes.map((route) => [route, bucketFor(route, MethodSettings)]));

  const call = (route: Route, event: unknown) => {
    try {
      const sourceArn = `${apiArn}/${stage}/${route.method}${route.resource}`;
      return invoke(route.functionArn, sourceArn, event);
    } catch (error) {
      if (error instanceof NotPermitted) throw new Refusal("API_CONFIGURATION_ERROR", error.message);
      if (error instanceof Throttled) throw new Refusal("INTEGRATION_FAILURE", error.message);
      throw error;
    }
  };

  const pathOf = ({ url }: IncomingMessage): string => String(url).split("?", 1)[0] ?? "/";
  const matchOf = (request: IncomingMessage) => {
    const path = pathOf(request);
    return path.startsWith(`/${stage}/`)
      ? find(String(request.method), path.slice(stage.length + 1))
      : undefined;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse, requestId: string) => {
    const path = pathOf(request);
    const match = matchOf(request);
    const body = await bodyOf(request);
    // Without the path: it may hold a name that somebody typed, and this is logged.
    if (!match) throw new Refusal("MISSING_AUTHENTICATION_TOKEN", `No route for this ${request.method}`);
    const { route } = match;
    if (!buckets.get(route)?.()) throw new Refusal("THROTTLED", `Too many calls to ${route.resource}`);
    const methodArn = `${apiArn}/${path.replace(`/${stage}/`, `${stage}/${request.method}/`)}`;
    const authorized =
      route.authorizer === undefined
        ? undefined
        : await authorizersById.get(route.authorizer)?.(request.headers, methodArn);
    const event = eventOf(request, {
      ...match,
      body,
      authorized,
      requestId,
      stage,
      api: api.ref,
      account,
      binaryMediaTypes: api.properties.BinaryMediaTypes,
    });
    if (Buffer.byteLength(JSON.stringify(event)) > EVENT_LIMIT)
      throw new Refusal("REQUEST_TOO_LARGE", "More than Lambda takes");

    const timeout = AbortSignal.timeout(route.timeout);
    const payload = addAbortSignal(timeout, call(route, event));
    try {
      await (route.streams ? answerInPieces : answerWhole)(payload, response);
    } catch (error) {
      if (timeout.aborted) throw new Refusal("INTEGRATION_TIMEOUT", `${route.timeout} ms are over`);
      if (error instanceof FunctionError) throw new Refusal("DEFAULT_5XX", `${error.name}: ${error.message}`);
      throw error;
    }
  };

  return async (request, response) => {
    const requestId = randomUUID();
    response.setHeader("x-amzn-requestid", requestId);
    try {
      await serve(request, response, requestId);
    } catch (error) {
      // The sender is gone: there is nobody to answer.
      if (request.destroyed && !request.complete) return;
      const refusal = error instanceof Refusal ? error : new Refusal("DEFAULT_5XX", String(error));
      // The route and not what was asked for: whoever has an exercise's code may play it.
      const asked = matchOf(request)?.route.resource ?? "an unknown path";
      log(`${request.method} ${asked}: ${refusal.type}, ${refusal.message}`);
      // Too late for a status: what the caller has is cut off, so that it can't be taken for the whole.
      if (response.headersSent) return void response.destroy();
      const { status, headers, body } = ownAnswer(refusal.type, requestId);
      response.writeHead(status, headers).end(body);
    }
  };
};
