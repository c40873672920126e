import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import type { Guard } from "../../iam/guard.ts";
import { admit } from "./admission.ts";
import { askedOf } from "./asked.ts";
import { audioOf, exceptionMessage, messageOf } from "./messages.ts";
import { checkPresigned } from "./signature.ts";
import { listenTo, type Transcriber } from "./stream.ts";

const PATH = "/stream-transcription-websocket";
const ACTION = "transcribe:StartStreamTranscriptionWebSocket";
/** The largest message that is taken; Viva sends 100 ms, 3.2 kB. */
const MAX_BYTES = 64 * 1024;

const bytesOf = (data: RawData): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data);

/**
 * The audio that comes in over a socket from now on, piece by piece, until the socket closes. Throws where it is no audio.
 */
const audioFrom = (socket: WebSocket): AsyncIterator<Int16Array> => {
  const waiting: RawData[] = [];
  let wake = () => {};
  socket.on("message", (data) => {
    waiting.push(data);
    wake();
  });
  socket.on("close", () => wake());
  return (async function* () {
    while (socket.readyState === socket.OPEN || waiting.length > 0) {
      const data = waiting.shift();
      if (data) yield audioOf(messageOf(bytesOf(data)));
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  })();
};

/** The parameters in the URL, without the signature's own. */
const parametersIn = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    [...new URL(String(request.url), "http://localhost").searchParams].filter(
      ([name]) => !name.startsWith("X-Amz-"),
    ),
  );

/**
 * Transcribe over WebSockets. As on AWS every upgrade is accepted, and what is wrong with it is the first message that
 * comes; then the socket closes.
 * https://docs.aws.amazon.com/transcribe/latest/dg/streaming-websocket.html
 */
export const webSocketDoor = (transcriber: Transcriber & { guard: Guard; log(line: string): void }) => {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_BYTES });

  const serve = async (socket: WebSocket, request: IncomingMessage) => {
    const audio = audioFrom(socket);
    try {
      await admit(
        { method: "GET", url: String(request.url), headers: request.headers },
        ACTION,
        transcriber,
        checkPresigned,
      );
      for await (const message of listenTo(audio, askedOf(parametersIn(request)), transcriber))
        socket.send(message);
    } catch (error) {
      socket.send(exceptionMessage(error));
    }
    socket.close(1000);
  };

  return {
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      if (new URL(String(request.url), "http://localhost").pathname !== PATH)
        return void socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n");
      server.handleUpgrade(request, socket, head, (opened) => {
        // Whatever breaks a connection also closes it, and that is heard.
        opened.on("error", () => {});
        void serve(opened, request);
      });
    },
    close: () => {
      for (const socket of server.clients) socket.terminate();
    },
  };
};
