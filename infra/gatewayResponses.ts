import { ResponseType, type RestApi } from "aws-cdk-lib/aws-apigateway";

type Told = { status: number; code: string; message: string; retryAfterSeconds?: number };

const busy: Told = {
  status: 503,
  code: "busy",
  message: "Mark is very busy right now. Nothing is lost: please try again in a moment.",
  retryAfterSeconds: 5,
};
const signedOut: Told = {
  status: 401,
  code: "signed_out",
  message: "Your session has ended. Please sign in again, or reload the page if you came by a link.",
};
const refused: Told = { status: 403, code: "forbidden", message: "You may not do this here." };
const notFound: Told = { status: 404, code: "no_such_call", message: "There is no such page or call." };
const unreadable: Told = {
  status: 400,
  code: "bad_input",
  message: "We could not understand that. Reload the page and try again.",
};
const tooMany: Told = {
  status: 429,
  code: "too_many_requests",
  message: "That was a little too fast. Wait a moment, then try again.",
  retryAfterSeconds: 2,
};

/**
 * What API Gateway answers by itself, before or instead of a function: the body that every error has, with a sentence that
 * a student understands. Each type is spelt out, because a default loses the status we want to give
 * (https://docs.aws.amazon.com/apigateway/latest/developerguide/supported-gateway-response-types.html).
 */
const told: ReadonlyMap<ResponseType, Told> = new Map([
  // A function that is out of concurrency shows up as one of these, and a retry helps.
  [ResponseType.INTEGRATION_FAILURE, busy],
  [ResponseType.AUTHORIZER_FAILURE, busy],
  [ResponseType.AUTHORIZER_CONFIGURATION_ERROR, busy],
  [ResponseType.API_CONFIGURATION_ERROR, busy],
  [ResponseType.DEFAULT_5XX, busy],
  [
    ResponseType.INTEGRATION_TIMEOUT,
    {
      status: 504,
      code: "too_slow",
      message: "That took too long. Nothing is lost: please try again.",
      retryAfterSeconds: 2,
    },
  ],
  [ResponseType.UNAUTHORIZED, signedOut],
  [ResponseType.EXPIRED_TOKEN, signedOut],
  [ResponseType.ACCESS_DENIED, refused],
  [ResponseType.INVALID_API_KEY, refused],
  [ResponseType.INVALID_SIGNATURE, refused],
  // Its name misleads: this is what a path or method that does not exist answers.
  [ResponseType.MISSING_AUTHENTICATION_TOKEN, notFound],
  [ResponseType.RESOURCE_NOT_FOUND, notFound],
  [
    ResponseType.REQUEST_TOO_LARGE,
    { status: 413, code: "too_large", message: "That is too much at once. Send a shorter answer." },
  ],
  [
    ResponseType.UNSUPPORTED_MEDIA_TYPE,
    { status: 415, code: "unsupported_media_type", message: "We cannot read this kind of file." },
  ],
  [ResponseType.THROTTLED, tooMany],
  // All that our firewall looks at is how often somebody calls.
  [ResponseType.WAF_FILTERED, tooMany],
  [ResponseType.QUOTA_EXCEEDED, tooMany],
  [ResponseType.BAD_REQUEST_BODY, unreadable],
  [ResponseType.BAD_REQUEST_PARAMETERS, unreadable],
  [ResponseType.DEFAULT_4XX, unreadable],
]);

/** Gives the API all of the answers above. */
export const addGatewayResponses = (rest: RestApi): void => {
  for (const [type, { status, code, message, retryAfterSeconds }] of told)
    rest.addGatewayResponse(type.responseType, {
      type,
      statusCode: String(status),
      templates: { "application/json": JSON.stringify({ error: { code, message } }) },
      responseHeaders: {
        "Cache-Control": "'no-store'",
        ...(retryAfterSeconds !== undefined && { "Retry-After": `'${retryAfterSeconds}'` }),
      },
    });
};
