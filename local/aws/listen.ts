import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";

/** A server that listens on this machine alone. */
export type Listening = { server: Server; port: number; close(): Promise<void> };

/** The port is taken by another program. */
export class PortTaken extends Error {
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is taken.`);
    this.port = port;
  }
}

const isTaken = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "EADDRINUSE";

/** Listens on a port; 0 is any. Throws `PortTaken`. */
export const listen = async (listener: RequestListener, port: number): Promise<Listening> => {
  // Kept-alive connections stay open longer than the SDK's agents keep them, so that neither closes in the other's face.
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 0 }, listener);
  // All of them, because the server forgets a connection that has become a WebSocket.
  const connections = new Set<Socket>();
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.on("close", () => connections.delete(socket));
  });
  server.listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    throw isTaken(error) ? new PortTaken(port) : error;
  }
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    server,
    port: address.port,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of connections) socket.destroy();
      await closed;
    },
  };
};

/** Listens on the usual port, or on any other where that is taken. */
export const listenNear = (listener: RequestListener, usual: number): Promise<Listening> =>
  listen(listener, usual).catch((error) => {
    if (error instanceof PortTaken) return listen(listener, 0);
    throw error;
  });
