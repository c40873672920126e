import type { ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import * as z from "zod";
import { Refusal } from "./responseTypes.ts";

const head = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullish(),
  multiValueHeaders: z.record(z.string(), z.array(z.string())).nullish(),
});
const streamedHead = head.extend({ cookies: z.array(z.string()).optional() });
const whole = head.extend({ body: z.string().nullish(), isBase64Encoded: z.boolean().optional() });

/** What lies between a streamed answer's status and its body. */
const GAP = Buffer.alloc(8);
/** Bytes within which status and headers of a streamed answer have to come. */
const HEAD_LIMIT = 16 * 1024;

const malformed = (reason: string) => new Refusal("DEFAULT_5XX", `Malformed Lambda response: ${reason}`);

const parse = <Shape extends z.ZodType>(shape: Shape, json: string): z.output<Shape> => {
  try {
    return shape.parse(JSON.parse(json));
  } catch (error) {
    throw malformed(error instanceof z.ZodError ? z.prettifyError(error) : "no JSON");
  }
};

const writeHead = (
  response: ServerResponse,
  { statusCode, headers, multiValueHeaders, cookies = [] }: z.output<typeof streamedHead>,
) => {
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, String(value));
  for (const [name, values] of Object.entries(multiValueHeaders ?? {})) response.setHeader(name, values);
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  response.statusCode = statusCode;
};

/** Sends on an answer that came in one piece. Throws a `Refusal` where it is not of the form of a proxy integration. */
export const answerWhole = async (payload: Readable, response: ServerResponse): Promise<void> => {
  const { body, isBase64Encoded, ...rest } = parse(whole, (await buffer(payload)).toString());
  writeHead(response, rest);
  response.end(Buffer.from(body ?? "", isBase64Encoded ? "base64" : "utf8"));
};

/**
 * Sends on an answer while it is being made: first status and headers, then everything after eight zero bytes. Throws a
 * `Refusal` where they never come. When the viewer goes away the rest is read to its end, and goes nowhere.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/response-transfer-mode-lambda.html
 */
export const answerInPieces = async (payload: Readable, response: ServerResponse): Promise<void> => {
  let begun = false;
  let unread = Buffer.alloc(0);
  for await (const chunk of payload) {
    if (begun) {
      response.write(chunk);
      continue;
    }
    unread = Buffer.concat([unread, chunk]);
    const gap = unread.subarray(0, HEAD_LIMIT + GAP.length).indexOf(GAP);
    if (gap < 0 && unread.length > HEAD_LIMIT) break;
    if (gap < 0) continue;
    writeHead(response, parse(streamedHead, unread.subarray(0, gap).toString()));
    response.flushHeaders();
    response.write(unread.subarray(gap + GAP.length));
    begun = true;
  }
  if (!begun) throw malformed("status and headers never came (on AWS the caller would wait in vain)");
  response.end();
};
