import type { IncomingHttpHeaders } from "node:http";
import { denial } from "../../aws/endpoint.ts";
import type { Guard } from "../../iam/guard.ts";
import { Exception } from "../exception.ts";
import type { Received } from "./signature.ts";

/** What a server knows of a request, over HTTP/1.1 or HTTP/2. */
export type Arriving = { method: string; url: string; headers: IncomingHttpHeaders };

/** The same, as its signer saw it. */
export const receivedOf = ({ method, url, headers }: Arriving): Received => {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  return {
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    // With HTTP/2's `:authority`: the SDK signs it in place of the host.
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  };
};

/**
 * Lets in who signs with a known key and may do `action`, once `check` finds the signature right. Throws what AWS refuses
 * others with; `log` hears of a denial, because a forgotten permission is what one looks for then.
 */
export const admit = async <Checked>(
  request: Arriving,
  action: string,
  { guard, log }: { guard: Guard; log(line: string): void },
  check: (received: Received) => Promise<Checked>,
): Promise<Checked> => {
  const received = receivedOf(request);
  if (!received.headers.authorization && !received.query["X-Amz-Signature"])
    throw new Exception("MissingAuthenticationTokenException", "Missing Authentication Token", 403);
  const caller = guard.callerOf(request);
  if (!caller)
    throw new Exception(
      "UnrecognizedClientException",
      "The security token included in the request is invalid.",
      403,
    );
  const checked = await check(received);
  const accessRequest = { action, resource: "*" };
  if (!guard.ask(caller, accessRequest)) {
    const message = denial(caller, accessRequest);
    log(`IAM: ${message}`);
    throw new Exception("AccessDeniedException", message, 403);
  }
  return checked;
};
