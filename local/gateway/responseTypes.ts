/**
 * What API Gateway answers by itself, with the status and words it has until a GatewayResponse of the template changes them.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/supported-gateway-response-types.html
 */
export const responseTypes = {
  ACCESS_DENIED: { status: 403, message: "User is not authorized to access this resource" },
  API_CONFIGURATION_ERROR: { status: 500, message: "Internal server error" },
  AUTHORIZER_CONFIGURATION_ERROR: { status: 500, message: "Internal server error" },
  AUTHORIZER_FAILURE: { status: 500, message: "Internal server error" },
  INTEGRATION_FAILURE: { status: 504, message: "Internal server error" },
  INTEGRATION_TIMEOUT: { status: 504, message: "Endpoint request timed out" },
  MISSING_AUTHENTICATION_TOKEN: { status: 403, message: "Missing Authentication Token" },
  REQUEST_TOO_LARGE: { status: 413, message: "Request Too Long" },
  THROTTLED: { status: 429, message: "Too Many Requests" },
  UNAUTHORIZED: { status: 401, message: "Unauthorized" },
  /** A function that failed, or whose answer is not of the agreed form; it has no type of its own. */
  DEFAULT_5XX: { status: 502, message: "Internal server error" },
} as const;

export type ResponseType = keyof typeof responseTypes;

/** Ends a request with one of API Gateway's own answers. `reason` goes to the terminal, never to the caller. */
export class Refusal extends Error {
  readonly type: ResponseType;

  constructor(type: ResponseType, reason: string) {
    super(reason);
    this.type = type;
  }
}
