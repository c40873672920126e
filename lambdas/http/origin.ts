import { createHash, timingSafeEqual } from "node:crypto";
import type { APIGatewayProxyEvent } from "aws-lambda";
import { ORIGIN_SECRET_HEADER } from "../../domain/originHeaders.ts";
import { Refusal } from "./refusal.ts";

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Throws 403 for a call that did not come through the site. The API has a host name of its own, where neither the firewall's
 * address nor CloudFront's protection can be relied on.
 */
export const checkOrigin = ({ headers }: Pick<APIGatewayProxyEvent, "headers">, secret: string): void => {
  // API Gateway leaves names as they were sent, in any case.
  const [, given = ""] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === ORIGIN_SECRET_HEADER) ?? [];
  if (!timingSafeEqual(digestOf(given), digestOf(secret)))
    throw new Refusal(403, "wrong_address", "Please call this at the site's own address.");
};
