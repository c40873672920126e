import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { AccessRequest, Service } from "../../../local/service.ts";

/** A service behind a plain HTTP server, as an SDK client meets it; `accessRequests` collects what every call wished for. */
export type Served = { endpoint: string; accessRequests: AccessRequest[]; close(): Promise<void> };

/** Serves on a free port of this machine. */
export const serve = async (service: Service): Promise<Served> => {
  const accessRequests: AccessRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    accessRequests.push(...service.accessRequests(request, body));
    await service.handle(request, body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // A TCP server that listens has no other kind of address.
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await service.close();
  };
  return { endpoint: `http://127.0.0.1:${port}`, accessRequests, close };
};

/** What a client needs to call a local service. */
export const clientOf = ({ endpoint }: Served) => ({
  endpoint,
  region: "eu-west-1",
  credentials: { accessKeyId: "test", secretAccessKey: "test" },
  maxAttempts: 1,
});
