import { expect, test } from "@jest/globals";
import { api } from "../../../domain/api.ts";
import { at, ofType, type Template } from "../../../infra/deployable/template.ts";
import { listed, only, plain, resource } from "./plain.ts";

/** The path of an API resource from the site's root, with the stage that comes before it. */
const pathOf = (template: Template, reference: unknown, stage: string): string => {
  const id = at(reference, "Ref");
  if (typeof id !== "string") return `/${stage}`;
  const { Properties } = resource(template, id);
  return `${pathOf(template, at(Properties, "ParentId"), stage)}/${at(Properties, "PathPart")}`;
};

export const routes = (template: Template): void => {
  const [, stage] = only(template, "AWS::ApiGateway::Stage");
  const [authorizerId, authorizer] = only(template, "AWS::ApiGateway::Authorizer");

  test("every route is one method, of the right function, behind the right door, and there is no other", () => {
    const stageName = String(at(stage.Properties, "StageName"));
    const made = ofType(template, "AWS::ApiGateway::Method").map(([, { Properties }]) => {
      const path = pathOf(template, at(Properties, "ResourceId"), stageName);
      const uri = plain(at(Properties, "Integration", "Uri"));
      return {
        route: `${at(Properties, "HttpMethod")} ${path}`,
        calls: /<(\w+)Function\.Arn>\/response-streaming-invocations$/.exec(uri)?.[1],
        door: `${at(Properties, "AuthorizationType")} ${plain(at(Properties, "AuthorizerId"))}`,
      };
    });
    const wanted = Object.values(api).map(({ method, path, lambda, callers }) => ({
      route: `${method} ${path}`,
      calls: lambda.charAt(0).toUpperCase() + lambda.slice(1),
      door: callers === "anybody" ? "NONE undefined" : `CUSTOM <${authorizerId}>`,
    }));
    const byRoute = (one: { route: string }, other: { route: string }) =>
      one.route.localeCompare(other.route);
    expect(made.sort(byRoute)).toEqual(wanted.sort(byRoute));
  });

  test("the authorizer sees bearer tokens only, and is asked again after five minutes", () => {
    const { Properties } = authorizer;
    expect(Properties).toMatchObject({
      Type: "TOKEN",
      IdentitySource: "method.request.header.Authorization",
      AuthorizerResultTtlInSeconds: 300,
    });
    expect(plain(at(Properties, "AuthorizerUri"))).toContain("<AuthorizerFunction.Arn>/invocations");
    const expression = new RegExp(String(at(Properties, "IdentityValidationExpression")));
    expect("Bearer eyJhbGciOiJSUzUxMiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl_-").toMatch(expression);
    for (const nonsense of ["", "Bearer ", "Basic dXNlcjpwYXNz", "Bearer a b", "bearer x", "Bearer <script>"])
      expect(nonsense).not.toMatch(expression);
  });

  test("a function has as long behind the API as it has itself, and never as long as CloudFront waits", () => {
    for (const [, { Properties }] of ofType(template, "AWS::ApiGateway::Method")) {
      const [, id = ""] = /<(\w+)\.Arn>/.exec(plain(at(Properties, "Integration", "Uri"))) ?? [];
      const own = Number(at(resource(template, id).Properties, "Timeout"));
      expect(at(Properties, "Integration", "TimeoutInMillis")).toBe(own * 1000);
      expect(own).toBeLessThan(120);
    }
  });

  test("the stage bounds what a script can spend, and lets a class through", () => {
    const [everything] = listed(at(stage.Properties, "MethodSettings"));
    expect(everything).toMatchObject({
      ...{ ResourcePath: "/*", HttpMethod: "*" },
      ...{ ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 },
    });
  });

  test("calls without a token have lower limits of their own, and four classes at once stay below them", () => {
    const [, ...own] = listed(at(stage.Properties, "MethodSettings"));
    const anonymous = [
      "/~1exercises~1{assignmentId}",
      "/~1exercises~1{assignmentId}~1photos~1{place}",
      "/~1exercises~1{assignmentId}~1classes~1{classId}",
    ];
    const lower = { HttpMethod: "GET", ThrottlingRateLimit: 30, ThrottlingBurstLimit: 120 };
    expect(own).toHaveLength(anonymous.length);
    expect(own).toEqual(
      expect.arrayContaining(
        anonymous.map((ResourcePath) => expect.objectContaining({ ...lower, ResourcePath })),
      ),
    );
    const open = ofType(template, "AWS::ApiGateway::Method").filter(
      ([, { Properties }]) => at(Properties, "AuthorizationType") === "NONE",
    );
    expect(open).toHaveLength(anonymous.length);
  });

  test("a busy API says when to come back", () => {
    for (const [, { Properties }] of ofType(template, "AWS::ApiGateway::GatewayResponse")) {
      const again = /^(429|503|504)$/.test(String(at(Properties, "StatusCode")));
      const retryAfter = at(Properties, "ResponseParameters", "gatewayresponse.header.Retry-After");
      expect(retryAfter).toEqual(again ? expect.stringMatching(/^'\d+'$/) : undefined);
    }
  });

  test("the account's logging role is left alone", () => {
    expect(ofType(template, "AWS::ApiGateway::Account")).toEqual([]);
  });
};
