import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import type { Origin } from "./behaviours.ts";

/** Headers that concern one connection only. */
export const HOP_BY_HOP = [
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** The origin said nothing for as long as it may. */
export class OriginTimeout extends Error {}

/** What is asked of an origin. */
export type Ask = {
  method: string;
  /** With the query string. */
  path: string;
  headers: Record<string, string | string[]>;
  /** The viewer's request, for its body. */
  body: IncomingMessage;
  /** Aborts when the viewer goes away. */
  leaving: AbortSignal;
};

/**
 * Asks origins over HTTP, as CloudFront does: under their own host name, a bucket with CloudFront's signature (`keyId`).
 * Resolves once status and headers are there. Throws `OriginTimeout`, or an error where the origin can't be reached.
 */
export const origins = (keyId: string) => {
  const agent = new Agent({ keepAlive: true });
  const ask = (origin: Origin, { method, path, headers, body, leaving }: Ask) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { url, DomainName, OriginAccessControlId, CustomOriginConfig } = origin;
      const asking = httpRequest(
        url + path,
        {
          agent,
          method,
          signal: leaving,
          headers: {
            ...headers,
            host: DomainName,
            ...(OriginAccessControlId !== undefined && {
              authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/local`,
            }),
          },
        },
        (answer) => {
          // Whoever reads the answer sees it break off; an answer that nobody reads may do so unseen.
          answer.on("error", () => {});
          resolve(answer);
        },
      );
      const silence = (CustomOriginConfig?.OriginReadTimeout ?? 30) * 1000;
      asking.setTimeout(silence, () => asking.destroy(new OriginTimeout(`Silent for ${silence} ms`)));
      asking.on("error", reject);
      body.pipe(asking);
    });
  return { ask, close: () => agent.destroy() };
};
