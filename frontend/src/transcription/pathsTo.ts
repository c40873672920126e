import type { Server } from "../play/server.ts";
import { failAsPath, type Path } from "./path.ts";
import { type Place, piecesPath } from "./pieces.ts";
import { type Connect, socketPath } from "./socket.ts";

/** The paths to the school's recogniser, for one listening: both signed addresses come from one call. */
export const pathsTo = (server: Pick<Server, "call">, place: Place, connect?: Connect): Path[] => {
  const signed = server.call("openTranscription", { params: {}, body: place }).catch(failAsPath);
  signed.catch(() => undefined); // Each path that needs it fails by itself.
  // A path on this site becomes an address: the page's own, with ws for http.
  const onSite = (path: string) => new URL(path, location.href.replace(/^http/, "ws")).href;
  return [
    socketPath("site", async () => onSite((await signed).site), connect),
    socketPath("direct", async () => (await signed).direct, connect),
    piecesPath(server, place),
  ];
};
