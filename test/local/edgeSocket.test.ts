import { once } from "node:events";
import { afterEach, expect, test } from "@jest/globals";
import { WebSocket, WebSocketServer } from "ws";
import { apiBehaviour, edgeFunction, runs, site } from "./site.ts";

let open: Awaited<ReturnType<typeof site>> | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});
const PATH = "/stream-transcription-websocket";
const behaviours = [apiBehaviour({ PathPattern: PATH })];

/** A site whose API takes WebSockets; `arrived` are the upgrades that reached it. */
const up = async (more: Parameters<typeof site>[0] = {}) => {
  const server = new WebSocketServer({ noServer: true });
  const arrived: { url: string | undefined; headers: Record<string, unknown> }[] = [];
  server.on("connection", (socket) => {
    socket.on("message", (data: Buffer) => socket.send(`heard ${data}`));
  });
  open = await site({
    behaviours,
    socket: (request, socket, head) => {
      arrived.push({ url: request.url, headers: request.headers });
      server.handleUpgrade(request, socket, head, (opened) => server.emit("connection", opened));
    },
    ...more,
  });
  return { ...open, arrived, server };
};
const socketAt = (url: string, headers = {}) => new WebSocket(url.replace("http", "ws"), { headers });
/** The status that an upgrade is refused with. */
const refusal = async (url: string): Promise<number> => {
  const socket = socketAt(url);
  socket.on("error", () => {});
  const [, answer] = await once(socket, "unexpected-response");
  socket.terminate();
  return answer.statusCode;
};

test("a WebSocket reaches its origin under the origin's own name, with all that was asked for", async () => {
  const { url, arrived } = await up();
  const socket = socketAt(`${url}${PATH}?X-Amz-Signature=abc&b=%2F`, { "x-mine": "1", host: "viva.example" });
  await once(socket, "open");
  socket.send("bonjour");
  const [answer] = await once(socket, "message");
  expect(String(answer)).toBe("heard bonjour");
  expect(arrived).toEqual([
    {
      url: `${PATH}?X-Amz-Signature=abc&b=%2F`,
      headers: expect.objectContaining({ host: "api.aws", "x-mine": "1", via: expect.anything() }),
    },
  ]);
  socket.terminate();
});

test("whichever side ends it, the other hears of it", async () => {
  const { url, server } = await up();
  const accepted = () => once(server, "connection").then(([socket]): WebSocket => socket);
  const [one, first] = [socketAt(url + PATH), accepted()];
  await once(one, "open");
  const gone = once(await first, "close");
  one.terminate();
  await gone;
  const [other, second] = [socketAt(url + PATH), accepted()];
  await once(other, "open");
  const over = once(other, "close");
  (await second).close(4000, "enough");
  expect(String((await over)[1])).toBe("enough");
});

test("an origin that is down is a bad gateway, and one that refuses is heard", async () => {
  const { url, stopApi } = await up({
    socket: (_, socket) => void socket.end("HTTP/1.1 418 No\r\ncontent-length: 0\r\n\r\n"),
  });
  expect(await refusal(url + PATH)).toBe(418);
  await stopApi();
  expect(await refusal(url + PATH)).toBe(502);
});

test("a behaviour that hands no headers on knows of no WebSockets", async () => {
  const { url, arrived } = await up();
  expect(await refusal(`${url}/elsewhere`)).toBe(403);
  expect(arrived).toEqual([]);
});

test("a viewer-request function sees a WebSocket only where its behaviour has one", async () => {
  const rename = "function handler(event) { event.request.uri = '/renamed'; return event.request; }";
  const { url, arrived } = await up({
    resources: { Rename: edgeFunction(rename) },
    behaviours: [apiBehaviour({ PathPattern: "/api/*", ...runs("Rename") }), ...behaviours],
  });
  for (const path of ["/api/x", PATH]) {
    const socket = socketAt(url + path);
    await once(socket, "open");
    socket.terminate();
  }
  expect(arrived.map(({ url }) => url)).toEqual(["/renamed", PATH]);
});
