import type { Duplex } from "node:stream";

/** What a network does with a WebSocket: lets it through, refuses it, or swallows it without a word. */
export type Way = "open" | "refused" | "silent";

/** The network between a student and the recogniser. Its ways are read anew for every WebSocket, so a test may change them. */
export type Network = {
  /** WebSockets to the site itself, from where CloudFront goes on to Transcribe. */
  site: Way;
  /** WebSockets to Transcribe's own port, which many schools block. */
  direct: Way;
};

/** A network that lets everything through. */
export const openNetwork: Network = { site: "open", direct: "open" };

/** Does to a connection what the network does; says whether it may go on. */
export const passes = (way: Way, socket: Duplex): boolean => {
  if (way === "refused") socket.end("HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n");
  return way === "open";
};
