import type { ServerResponse } from "node:http";
import { Exception } from "./exception.ts";

/** The flavours of JSON that AWS services speak, as content types. */
export type JsonFlavour = "application/json" | "application/x-amz-json-1.0" | "application/x-amz-json-1.1";

/** The JSON in a body; undefined where it is none, so that the shape it is checked against says what is missing. */
export const jsonOf = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
};

/** Ends a response with a JSON value. */
export const answerJson = (
  response: ServerResponse,
  body: unknown,
  flavour: JsonFlavour,
  status = 200,
): void => {
  response.writeHead(status, { "content-type": flavour }).end(JSON.stringify(body));
};

/**
 * Ends a response with a failure, named in a header (as the REST protocols want it) and in `__type` (JSON 1.x). Anything
 * but an Exception is a fault of the emulator itself: a 500, which the SDK tries again. `field` is where the service's model
 * has the message.
 */
export const answerException = (
  response: ServerResponse,
  error: unknown,
  flavour: JsonFlavour,
  field: "message" | "Message" = "message",
): void => {
  const { name, message, status } =
    error instanceof Exception ? error : new Exception("InternalServerError", String(error), 500);
  response.setHeader("x-amzn-errortype", name);
  answerJson(response, { __type: name, [field]: message }, flavour, status);
};
