import { connect, createServer, type Socket } from "node:net";

/** A line to the shared stack that can be cut. */
export type CutLine = {
  /** The site as it is reached over this line. */
  origin: string;
  /** From now on every connection over which so many bytes go up is cut, until 0 mends the line. */
  cutAfter(bytes: number): void;
  /** Cuts every connection that is open, and from now on each as soon as it is used, until `cutAfter(0)` mends the line. */
  cut(): void;
  /** How often it was cut. */
  cuts(): number;
  close(): void;
};

/** Lays one, on a port of its own. It knows bytes and no HTTP: what is cut is really under way. */
export const layLine = async (site = new URL(process.env.VIVA_URL ?? "")): Promise<CutLine> => {
  let limit = 0;
  let cuts = 0;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(site.port), site.hostname);
    let sent = 0;
    open.add(near);
    near.on("close", () => open.delete(near));
    near.on("data", (bytes) => {
      sent += bytes.length;
      if (limit === 0 || sent < limit) return;
      cuts++;
      near.destroy();
    });
    near.pipe(far).pipe(near);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const)
      end.on("error", () => other.destroy()).on("close", () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The line has no port.");
  return {
    origin: `http://localhost:${address.port}`,
    cutAfter: (bytes) => {
      limit = bytes;
    },
    cut: () => {
      limit = 1;
      for (const near of open) near.destroy();
    },
    cuts: () => cuts,
    close: () => server.close(),
  };
};
