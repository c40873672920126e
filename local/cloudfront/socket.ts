import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { type Duplex, pipeline } from "node:stream";
import type { Origin } from "./behaviours.ts";

const headOf = (status: string, headers: IncomingHttpHeaders): string => {
  const lines = Object.entries(headers)
    .filter(([name]) => name !== "transfer-encoding")
    .map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, "", ""].join("\r\n");
};

/** Answers an upgrade that leads nowhere. */
export const refuseSocket = (viewer: Duplex, status: string): void =>
  void viewer.end(headOf(status, { connection: "close", "x-cache": "Error from cloudfront" }));

/** Joins two connections until either ends, or breaks off: then there is nobody left to tell. */
const join = (one: Duplex, other: Duplex): void => {
  pipeline(one, other, () => {});
  pipeline(other, one, () => {});
};

/**
 * Opens a WebSocket at an origin for a viewer, under the origin's own host name, and joins both. What the origin answers,
 * be it a refusal, is the viewer's to hear; an origin that can't be reached is a 502.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/distribution-working-with.websockets.html
 */
export const joinSocket = (
  { url, DomainName }: Origin,
  { path, headers, viewer }: { path: string; headers: IncomingHttpHeaders; viewer: Duplex },
): void => {
  const asking = httpRequest(url + path, {
    agent: false,
    headers: { ...headers, host: DomainName, connection: "Upgrade", upgrade: "websocket" },
  });
  viewer.on("error", () => asking.destroy());
  viewer.once("close", () => asking.destroy());
  asking.on("error", () => refuseSocket(viewer, "502 Bad Gateway"));
  asking.on("response", (answer) => {
    viewer.write(
      headOf(`${answer.statusCode} ${answer.statusMessage}`, { ...answer.headers, connection: "close" }),
    );
    answer.pipe(viewer);
  });
  asking.on("upgrade", (answer, origin, first) => {
    viewer.write(headOf("101 Switching Protocols", answer.headers));
    origin.unshift(first);
    join(viewer, origin);
  });
  asking.end();
};
