import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Caller, Guard } from "../iam/guard.ts";
import type { AccessRequest, Service } from "../service.ts";
import { Exception } from "../services/exception.ts";
import { answerException } from "../services/json.ts";
import { xml } from "../services/s3/xml.ts";

/** The emulated services. */
export type ServiceName = "DYNAMODB" | "S3" | "POLLY" | "BEDROCK_RUNTIME" | "TRANSCRIBE" | "COGNITO";

/** Puts something between whoever calls and a service: a test counts the calls there, or has them fail. */
export type Between = (name: ServiceName, service: Service) => Service;

/**
 * The variables by which the SDKs find the services instead of AWS. Cognito has two names: one service here, two on AWS.
 * https://docs.aws.amazon.com/sdkref/latest/guide/feature-ss-endpoints.html
 */
export const endpointVariables = ({
  COGNITO,
  ...urls
}: Readonly<Record<ServiceName | "TRANSCRIBE_STREAMING", string>>) => {
  const all = Object.entries({ ...urls, COGNITO_IDENTITY_PROVIDER: COGNITO, COGNITO_IDENTITY: COGNITO });
  return Object.fromEntries(all.map(([name, url]) => [`AWS_ENDPOINT_URL_${name}`, url]));
};

type Deny = (response: ServerResponse, message: string) => void;

const denyJson: Deny = (response, message) =>
  answerException(response, new Exception("AccessDeniedException", message, 403), "application/json");

/** A denial in the words of each service's own protocol, so that the SDK throws what it throws on AWS. */
const denials: Record<ServiceName, Deny> = {
  DYNAMODB: (response, message) =>
    answerException(
      response,
      new Exception("AccessDeniedException", message, 400),
      "application/x-amz-json-1.0",
    ),
  S3: (response, message) => {
    const body = xml({ Error: { Code: "AccessDenied", Message: message } });
    response.writeHead(403, { "content-type": "application/xml" }).end(body);
  },
  POLLY: denyJson,
  BEDROCK_RUNTIME: denyJson,
  TRANSCRIBE: (response, message) =>
    answerException(
      response,
      new Exception("AccessDeniedException", message, 400),
      "application/x-amz-json-1.1",
    ),
  COGNITO: denyJson,
};

const nameOf = (caller: Caller | undefined): string => {
  if (!caller) return "nobody";
  return "role" in caller.principal ? caller.principal.role : caller.principal.service;
};
/** What AWS says to a caller who may not do something. */
export const denial = (caller: Caller | undefined, { action, resource }: AccessRequest): string =>
  `User: ${nameOf(caller)} is not authorized to perform: ${action} on resource: ${resource}`;

/**
 * The HTTP server in front of one emulated service, as a listener: it finds out who calls, and lets through what the
 * caller's policy allows. `log` hears of every denial, because a forgotten permission is what one looks for then.
 */
export const awsEndpoint = (
  name: ServiceName,
  service: Service,
  guard: Guard,
  log: (line: string) => void,
): RequestListener => {
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const caller = guard.callerOf(request);
    const denied = service.accessRequests(request, body).filter((one) => !guard.ask(caller, one));
    if (denied[0] === undefined) return service.handle(request, body, response);
    const message = denial(caller, denied[0]);
    log(`IAM: ${message}`);
    denials[name](response, message);
  };
  return (request, response) => {
    serve(request, response).catch((error: Error) => {
      // A caller that hung up in the middle of its request waits for no answer.
      if (!request.complete) return;
      log(`${name}: ${error.message}`);
      response.destroy();
    });
  };
};
