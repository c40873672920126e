import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { LanguageModel } from "../../local/services/bedrock/chatServer.ts";
import { bedrock } from "../../local/services/bedrock.ts";

/**
 * The local run's Bedrock in front of an OpenAI-compatible server, and the SDK pointed at it: so a model is measured with
 * the very prompts, shapes and second tries that a lesson would use.
 */
export const languageServer = async (model: LanguageModel): Promise<{ close(): Promise<void> }> => {
  const service = await bedrock(model, { region: "local", account: "000000000000" });
  const server = createServer(async (request, response) => {
    await service.handle(request, await buffer(request), response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // A TCP server that listens has no other kind of address.
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: `http://127.0.0.1:${port}`,
    AWS_REGION: "local",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
  });
  return {
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
