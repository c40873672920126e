import { errorBody } from "../../domain/shapes.ts";
import { at, ofType, type Template } from "./template.ts";

/** What API Gateway may answer by itself here, each with the status that the browser is to see. */
const expected = {
  INTEGRATION_FAILURE: 503,
  INTEGRATION_TIMEOUT: 504,
  AUTHORIZER_FAILURE: 503,
  AUTHORIZER_CONFIGURATION_ERROR: 503,
  API_CONFIGURATION_ERROR: 503,
  UNAUTHORIZED: 401,
  EXPIRED_TOKEN: 401,
  ACCESS_DENIED: 403,
  WAF_FILTERED: 429,
  MISSING_AUTHENTICATION_TOKEN: 404,
  RESOURCE_NOT_FOUND: 404,
  REQUEST_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  THROTTLED: 429,
  QUOTA_EXCEEDED: 429,
  BAD_REQUEST_BODY: 400,
  BAD_REQUEST_PARAMETERS: 400,
  DEFAULT_4XX: 400,
  DEFAULT_5XX: 503,
} as const;

const isErrorBody = (text: unknown): boolean => {
  try {
    return errorBody.safeParse(JSON.parse(String(text))).success;
  } catch {
    return false;
  }
};

/** Answers of API Gateway's own that are missing, carry another status, or are no error body as every call has it. */
export const gatewayResponses = (template: Template): string[] => {
  const given = new Map(
    ofType(template, "AWS::ApiGateway::GatewayResponse").map(([, { Properties }]) => [
      at(Properties, "ResponseType"),
      Properties,
    ]),
  );
  return Object.entries(expected).flatMap(([type, status]) => {
    const response = given.get(type);
    if (!response) return [`API Gateway has no answer of ours for ${type}.`];
    const found = at(response, "StatusCode");
    const body = at(response, "ResponseTemplates", "application/json");
    return [
      ...(found === String(status) ? [] : [`${type} answers ${found}, not ${status}.`]),
      ...(isErrorBody(body) ? [] : [`${type} has no body like {"error":{"code","message"}}.`]),
    ];
  });
};
