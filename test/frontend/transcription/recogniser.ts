import type { AddressInfo } from "node:net";
import { EventStreamCodec } from "@smithy/core/event-streams";
import { type WebSocket, WebSocketServer } from "ws";

const codec = new EventStreamCodec(
  (bytes) => Buffer.from(bytes).toString("utf8"),
  (text) => new Uint8Array(Buffer.from(text, "utf8")),
);

/** A message as Transcribe sends it, made by Amazon's own codec. */
const message = (headers: Readonly<Record<string, string>>, body: object): Uint8Array =>
  codec.encode({
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, { type: "string", value }] as const),
    ),
    body: new Uint8Array(Buffer.from(JSON.stringify(body))),
  });

/** What the recogniser understood: `words` with their confidence, 0–1. */
export const understood = (id: string, words: Readonly<Record<string, number>>, isPartial = false) =>
  message(
    { ":message-type": "event", ":event-type": "TranscriptEvent", ":content-type": "application/json" },
    {
      Transcript: {
        Results: [
          {
            ResultId: id,
            IsPartial: isPartial,
            Alternatives: [
              {
                Transcript: Object.keys(words).join(" ").replace(" .", "."),
                Items: Object.entries(words).map(([Content, Confidence]) =>
                  Content === "."
                    ? { Content, Type: "punctuation" }
                    : { Content, Type: "pronunciation", ...(!isPartial && { Confidence }) },
                ),
              },
            ],
          },
        ],
      },
    },
  );

/** A refusal of that type. */
export const refusal = (type: string) =>
  message({ ":message-type": "exception", ":exception-type": type }, { Message: "No." });

/** How a recogniser behaves: `samples` is how many of them it has heard so far. */
export type Manner = {
  heard?(socket: WebSocket, samples: number): void;
  /** The student has finished. */
  over?(socket: WebSocket): void;
};

export type Recogniser = {
  address: string;
  /** Bytes of sound of each stream, in the order in which they began. */
  streams: Buffer[];
  close(): Promise<void>;
};

/** A recogniser on a WebSocket, with Transcribe's framing, that behaves in that manner. */
export const recogniser = async ({ heard, over }: Manner): Promise<Recogniser> => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const streams: Buffer[] = [];
  server.on("connection", (socket) => {
    const stream = streams.push(Buffer.alloc(0)) - 1;
    socket.on("message", (data: Buffer) => {
      const { headers, body } = codec.decode(data);
      if (headers[":event-type"]?.value !== "AudioEvent") throw new Error("That is no sound.");
      const all = Buffer.concat([streams[stream] ?? Buffer.alloc(0), body]);
      streams[stream] = all;
      if (body.length === 0) over?.(socket);
      else heard?.(socket, all.length / 2);
    });
  });
  // A ws server's address is a port of its host, and no path.
  const { port } = server.address() as AddressInfo;
  return {
    address: `ws://127.0.0.1:${port}/`,
    streams,
    close: () => {
      for (const client of server.clients) client.terminate();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
