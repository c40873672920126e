import type { StackResources } from "../template/stackResources.ts";

/** One method of the API. */
export type Route = {
  method: string;
  /** Its path under the stage, with parameters in braces: `/exercises/{assignmentId}`. */
  resource: string;
  functionArn: string;
  /** Does the API ask for the answer in pieces? */
  streams: boolean;
  /** Milliseconds until API Gateway gives up. */
  timeout: number;
  /** The id of the authorizer that is asked first; undefined for a method that anybody may call. */
  authorizer: string | undefined;
};
export type Match = { route: Route; parameters: Record<string, string> };

const integration =
  /^arn:aws:apigateway:[\w-]+:lambda:path\/(?:2015-03-31|2021-11-15)\/functions\/(.+)\/(invocations|response-streaming-invocations)$/;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** All methods of the template's API. Throws where one could not be deployed: a transfer mode that its URI contradicts. */
export const routesOf = (resources: StackResources): Route[] => {
  const api = resources.only("AWS::ApiGateway::RestApi");
  const parts = new Map(
    resources.all("AWS::ApiGateway::Resource").map(({ ref, properties }) => [ref, properties]),
  );
  const pathOf = (id: string): string => {
    const part = parts.get(id);
    if (id === api.attribute("RootResourceId")) return "";
    if (!part) throw new Error(`The API has no resource ${id}.`);
    return `${pathOf(part.ParentId)}/${part.PathPart}`;
  };
  return resources.all("AWS::ApiGateway::Method").map(({ id, properties }) => {
    const { HttpMethod, ResourceId, AuthorizationType, AuthorizerId, Integration } = properties;
    const [, functionArn, action] = integration.exec(Integration.Uri) ?? [];
    const streams = Integration.ResponseTransferMode === "STREAM";
    if (!functionArn) throw new Error(`${id}: ${Integration.Uri} names no Lambda function.`);
    if (streams !== (action === "response-streaming-invocations"))
      throw new Error(`${id} is ${Integration.ResponseTransferMode}, but its URI says ${action}.`);
    if ((AuthorizationType === "CUSTOM") !== (AuthorizerId !== undefined))
      throw new Error(`${id} is ${AuthorizationType}, but its authorizer is ${AuthorizerId}.`);
    return {
      method: HttpMethod,
      resource: pathOf(ResourceId) || "/",
      functionArn,
      streams,
      timeout: Integration.TimeoutInMillis,
      authorizer: AuthorizerId,
    };
  });
};

/** Finds the method for a path under the stage; a literal part wins over a parameter in the same place. */
export const router = (routes: readonly Route[]) => {
  const literal = ({ resource }: Route) => resource.replace(/\{/g, "~{");
  const sorted = routes
    .toSorted((one, other) => (literal(one) < literal(other) ? -1 : 1))
    .map((route) => ({
      route,
      pattern: new RegExp(
        `^${route.resource.replace(/\{(\w+)(\+?)\}/g, (_, name, greedy) => `(?<${name}>${greedy ? ".+" : "[^/]+"})`)}/?$`,
      ),
    }));
  return (method: string, path: string): Match | undefined => {
    for (const { route, pattern } of sorted) {
      const found = route.method === method || route.method === "ANY" ? pattern.exec(path) : null;
      if (found) {
        const parameters = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decoded(value)]);
        return { route, parameters: Object.fromEntries(parameters) };
      }
    }
    return undefined;
  };
};
