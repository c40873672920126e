import type { APIGatewayProxyEvent } from "aws-lambda";
import type * as z from "zod";
import type { Caller } from "../../domain/access.ts";
import { api, type Route, type RouteName } from "../../domain/api.ts";
import { shapeOf } from "../../domain/shapes.ts";
import type { MemberCaller } from "./handler.ts";
import { notJpeg, Refusal } from "./refusal.ts";

/** The route of this Lambda that the event names, by method, stage and resource. Throws 404 for one it doesn't have. */
export const routeOf = (event: APIGatewayProxyEvent, routes: readonly RouteName[]): RouteName => {
  const path = `/${event.requestContext.stage}${event.resource}`;
  const route = routes.find((name) => api[name].method === event.httpMethod && api[name].path === path);
  if (!route) throw new Refusal(404, "no_such_call", "There is no such page or call.");
  return route;
};

/**
 * Who calls, as the authorizer found out; undefined on routes that anybody may call. Throws 401 for a token that has run
 * out since: API Gateway keeps the authorizer's answer longer than the token may live; 403 for a guest where only members
 * may call.
 */
export const callerOf = (
  event: APIGatewayProxyEvent,
  route: RouteName,
): Caller | MemberCaller | undefined => {
  if (api[route].callers === "anybody") return undefined;
  const { uid, kind, expiresAt, ...said } = event.requestContext.authorizer ?? {};
  const known = typeof uid === "string" && (kind === "guest" || kind === "member");
  if (!known || Number(expiresAt) * 1000 <= Date.now())
    throw new Refusal(401, "signed_out", "You have been signed out. Please sign in again.");
  if (api[route].callers === "members" && kind === "guest")
    throw new Refusal(403, "members_only", "Please sign in to your account first.");
  if (kind === "guest") return { uid, kind };
  const { username = uid, name = "", email = "", isEmailConfirmed } = said;
  // API Gateway makes a text of everything that the authorizer says.
  return { uid, kind, username, name, email, isEmailConfirmed: isEmailConfirmed === "true" };
};

/**
 * The body, checked by the route's shape, or its bytes where the table says so. Throws 400 with the sentence of the first
 * field that is wrong, 415 for bytes that were not called image/jpeg: API Gateway hands those on as a spoilt text.
 */
export const bodyOf = (event: APIGatewayProxyEvent, route: RouteName): unknown => {
  const { takes }: Route = api[route];
  if (takes === "jpeg") {
    if (!event.isBase64Encoded) throw notJpeg();
    return Buffer.from(event.body ?? "", "base64");
  }
  const shape = shapeOf(route).body;
  return shape && checked(shape, jsonOf(event));
};

/** What stands behind the question mark, checked like a body. Throws 400. */
export const queryOf = (event: APIGatewayProxyEvent, route: RouteName): unknown => {
  const shape = shapeOf(route).query;
  return shape && checked(shape, event.queryStringParameters ?? {});
};

const checked = (shape: z.ZodType, sent: unknown): unknown => {
  const read = shape.safeParse(sent);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refusal(400, "bad_input", issue?.message ?? "Something in this call is wrong.", {
    field: issue?.path.join("."),
  });
};

const jsonOf = ({ body, isBase64Encoded }: APIGatewayProxyEvent): unknown => {
  const text = isBase64Encoded ? Buffer.from(body ?? "", "base64").toString("utf8") : (body ?? "");
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "not_json", "The body of this call is not JSON.");
  }
};
