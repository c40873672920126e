import type { IncomingMessage, RequestListener } from "node:http";

/** Names that lead to this machine alone, whatever a name server says (RFC 6761, section 6.3), with any port. */
const OWN = /^(?:localhost|[a-z0-9.-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * True if a request was meant for this machine. A page from elsewhere can have its own name lead here (DNS rebinding), and would then read
 * what it likes; its browser still sends that name.
 */
export const isForThisMachine = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  OWN.test(headers.host ?? "");

/** The listener, for requests that were meant for this machine; all others get 421. */
export const forThisMachine =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (isForThisMachine(request)) return listener(request, response);
    response
      .writeHead(421, { "content-type": "text/plain; charset=utf-8", connection: "close" })
      .end("This is a local run of Viva. Open it as http://localhost, with its port.\n");
  };
