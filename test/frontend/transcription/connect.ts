import { WebSocket as Socket } from "ws";
import type { Connect } from "../../../frontend/src/transcription/socket.ts";

/** The browser's WebSocket, played by the one of ws, which keeps to the same interface. */
export const connect: Connect = (address) => {
  const socket = new Socket(address);
  socket.on("error", () => undefined); // As in a browser, what matters is that it closes.
  // Its events are of ws's own classes, with the same fields.
  return socket as unknown as WebSocket;
};
