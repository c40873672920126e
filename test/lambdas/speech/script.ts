import { createServer, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { messageOf, messagesIn } from "../../../local/services/transcribe/messages.ts";

/** The sound in a stream's body, one frame after the other; what closes the stream holds none. */
export const framesIn = async (body: Buffer): Promise<Uint8Array[]> => {
  const frames: Uint8Array[] = [];
  const whole = (async function* () {
    yield body;
  })();
  for await (const { body: event } of messagesIn(whole))
    if (event.length > 0) frames.push(messageOf(event).body);
  return frames;
};

/** How a recogniser behaves in one stream; `sound` is there once the caller has sent all of it. */
export type Script = (stream: ServerHttp2Stream, sound: () => Promise<Buffer>) => void | Promise<void>;

export type Followed = {
  /** Ends every connection, as a network does that fails. */
  breakOff(): void;
  close(): Promise<void>;
};

/**
 * A server that speaks HTTP/2 in the clear and does in each stream what a test tells it, faults among it that a recogniser
 * which works never has. The SDK of this process finds it from then on, until it is closed.
 */
export const follow = async (script: Script): Promise<Followed> => {
  const server = createServer();
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket));
  const breakOff = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.on("stream", (stream) => {
    // A caller that gives up is what some tests are about.
    stream.on("error", () => undefined);
    void script(stream, () => buffer(stream));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind
  Object.assign(process.env, {
    AWS_REGION: "eu-west-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    AWS_ENDPOINT_URL_TRANSCRIBE_STREAMING: `http://127.0.0.1:${port}`,
  });
  return {
    breakOff,
    close: () => {
      breakOff();
      delete process.env.AWS_ENDPOINT_URL_TRANSCRIBE_STREAMING;
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
