import { createContext, Script } from "node:vm";
import * as z from "zod";

const value = z.object({
  value: z.string(),
  multiValue: z.array(z.object({ value: z.string() })).optional(),
});
const values = z.record(z.string(), value);
export type EdgeValues = z.output<typeof values>;

const edgeRequest = z.object({
  method: z.string(),
  uri: z.string(),
  querystring: values,
  headers: values,
  cookies: values,
});
/** A request as a CloudFront Function sees it; names of headers in lower case. */
export type EdgeRequest = z.output<typeof edgeRequest>;

const edgeResponse = z.object({
  statusCode: z.number(),
  statusDescription: z.string().optional(),
  headers: values.default({}),
  body: z
    .union([z.string(), z.object({ encoding: z.enum(["text", "base64"]), data: z.string() })])
    .optional(),
});
/** An answer that a CloudFront Function gives in place of the origin. */
export type EdgeResponse = z.output<typeof edgeResponse>;

/**
 * Milliseconds a function may take, by the clock on the wall: long enough for a machine that is busy with something else.
 * CloudFront is stricter; this only keeps an endless loop from stopping the stack.
 */
const TIME_LIMIT = 5000;

/**
 * A viewer-request function: gives back the request to go on with, or an answer. Its code sees nothing but the language
 * itself, as in CloudFront's runtime 2.0, and every call starts from fresh globals.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export const viewerRequestFunction = (code: string, distribution: { id: string; domain: string }) => {
  const script = new Script(`${code}\n(async () => JSON.stringify(await handler(JSON.parse(event))))()`);
  return async (request: EdgeRequest, viewerIp: string): Promise<EdgeRequest | EdgeResponse> => {
    const event = {
      version: "1.0",
      context: {
        distributionDomainName: distribution.domain,
        distributionId: distribution.id,
        eventType: "viewer-request",
        requestId: "local",
      },
      viewer: { ip: viewerIp },
      request,
    };
    const sandbox = createContext(
      { event: JSON.stringify(event), console: { log: () => {} } },
      { codeGeneration: { strings: false, wasm: false } },
    );
    const result: unknown = JSON.parse(await script.runInContext(sandbox, { timeout: TIME_LIMIT }));
    return z.union([edgeRequest, edgeResponse]).parse(result);
  };
};
