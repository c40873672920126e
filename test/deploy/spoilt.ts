import { once } from "node:events";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

/** What a spoilt site changes of an answer; `body` is bytes as they came from the real one. */
export type Spoil = (
  path: string,
  answer: { status: number; headers: Record<string, string>; body: Buffer },
) => void | Promise<void>;

/** A site before another one, which hands nothing on until it is whole, opens no WebSocket, and spoils what it is told to. */
export const spoiltSite = async (origin: string, spoil: Spoil) => {
  const server = createServer(async (request, response) => {
    const { host: _, connection: __, ...headers } = request.headers;
    const sent = await buffer(request);
    const given = await fetch(origin + request.url, {
      method: request.method ?? "GET",
      headers: headers as Record<string, string>, // one value each, as fetch sent them
      ...(sent.length > 0 && { body: sent }),
    });
    const answer = {
      status: given.status,
      headers: Object.fromEntries(given.headers),
      body: Buffer.from(await given.arrayBuffer()),
    };
    await spoil(request.url ?? "", answer);
    // It is unpacked by now, and whole.
    for (const name of ["content-encoding", "transfer-encoding", "content-length"])
      delete answer.headers[name];
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  server.on("upgrade", (_, socket) => socket.destroy());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
