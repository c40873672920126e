import { once } from "node:events";
import { createServer as createHttp1 } from "node:http";
import { createServer as createHttp2 } from "node:http2";
import { createServer, type Socket } from "node:net";
import type { Guard } from "../iam/guard.ts";
import { type Network, openNetwork, passes } from "../network.ts";
import { http2Door } from "./transcribe/http2.ts";
import type { Recogniser } from "./transcribe/recogniser.ts";
import { streams } from "./transcribe/streams.ts";
import { webSocketDoor } from "./transcribe/websocket.ts";

/** Streams that an account may have open at once. https://docs.aws.amazon.com/general/latest/gr/transcribe.html */
const STREAMS = 25;
/** ms without audio after which a stream is closed. */
const TIMEOUT_MS = 15_000;

/** How an HTTP/2 client opens a connection, where it knows beforehand that HTTP/2 is spoken (RFC 9113, section 3.4). */
const PREFACE = "PRI * HTTP/2.0";

export type StreamingOptions = {
  guard: Guard;
  /** Without one every stream fails with ServiceUnavailableException. */
  recogniser: Recogniser | undefined;
  /** Open at once, at most. */
  limit?: number | undefined;
  timeout?: number | undefined;
  /** What becomes of a WebSocket that does not come by way of the site. */
  network?: Network | undefined;
  log(line: string): void;
};

/**
 * Transcribe's streams, on one port of this machine: WebSockets for pages, HTTP/2 for the SDK. Every signature is checked,
 * unlike elsewhere in the local run, because a page brings along an address that it did not sign itself.
 */
export const transcribeStreaming = async ({
  guard,
  recogniser,
  limit = STREAMS,
  timeout = TIMEOUT_MS,
  network = openNetwork,
  log,
}: StreamingOptions) => {
  const transcriber = { guard, recogniser, streams: streams(limit), timeout, log };
  const webSockets = webSocketDoor(transcriber);
  const http1 = createHttp1((_, response) => response.writeHead(426, { upgrade: "websocket" }).end());
  http1.on("upgrade", (request, socket, head) => {
    // Only CloudFront asks in AWS's name.
    const isDirect = !request.headers.host?.endsWith(".amazonaws.com");
    if (!isDirect || passes(network.direct, socket)) webSockets.upgrade(request, socket, head);
  });
  const http2 = createHttp2(http2Door(transcriber));

  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => socket.destroy());
    socket.once("readable", () => {
      const first: Buffer | null = socket.read();
      if (!first) return;
      socket.unshift(first);
      (first.toString("latin1").startsWith(PREFACE) ? http2 : http1).emit("connection", socket);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    port: address.port,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      webSockets.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
};
