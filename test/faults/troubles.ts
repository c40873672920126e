import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { faulty } from "../bedrock/faulty.ts";
import { askedIn, type Trouble } from "./world.ts";

type Refusal = (response: ServerResponse) => void;

const json =
  (status: number, type: string): Refusal =>
  (response) =>
    response
      .writeHead(status, { "content-type": "application/json", "x-amzn-errortype": type })
      .end(JSON.stringify({ __type: type, message: "In trouble." }));

/** Refusals as the services word them. */
export const refusals = {
  polly: json(500, "ServiceFailureException"),
  pollyThrottled: json(400, "ThrottlingException"),
  throttled: json(400, "com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException"),
  tablesBroken: json(500, "com.amazonaws.dynamodb.v20120810#InternalServerError"),
  cognito: json(500, "InternalErrorException"),
  slowDown: (response) =>
    response
      .writeHead(503, { "content-type": "application/xml" })
      .end("<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>"),
} as const satisfies Record<string, Refusal>;

/** Every call is refused. */
export const always =
  (refuse: Refusal): Trouble =>
  ({ response }) => {
    refuse(response);
    return true;
  };

/** So many calls are refused, then all is well. */
export const times = (count: number, refuse: Refusal): Trouble => {
  let left = count;
  return ({ response }) => {
    if (left === 0) return false;
    left -= 1;
    refuse(response);
    return true;
  };
};

/** Each call is refused when it first comes; when it is tried again it is let through. */
export const atFirst = (refuse: Refusal): Trouble => {
  const known = new Set<string>();
  return ({ request, response }) => {
    // The SDK's own name of a call, the same in every try of it.
    const call = String(request.headers["amz-sdk-invocation-id"]);
    if (known.has(call)) return false;
    known.add(call);
    refuse(response);
    return true;
  };
};

/** Every call takes so many ms longer. */
export const slow =
  (ms: number): Trouble =>
  async () => {
    await wait(ms);
    return false;
  };

/** One call is never answered. */
export const silentOnce = (): Trouble => times(1, () => undefined);

/** Only calls whose path has this in it. */
export const at =
  (path: string, trouble: Trouble): Trouble =>
  (call) =>
    call.request.url?.includes(path) ? trouble(call) : false;

/** Only calls that are posted: Cognito's operations, and not its keys. */
export const posted =
  (trouble: Trouble): Trouble =>
  (call) =>
    call.request.method === "POST" ? trouble(call) : false;

/** Bedrock fails in a way of test/bedrock/faulty.ts. */
export const bedrockWith =
  (name: string): Trouble =>
  ({ request, body, response }) => {
    const fault = faulty[name];
    if (!fault) throw new Error(`No fault is called ${name}.`);
    fault.answer(response, askedIn(request, body));
    return true;
  };
