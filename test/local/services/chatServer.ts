import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** What an OpenAI-compatible server is asked, as far as tests look at it. */
export type Chat = Record<string, unknown> & { messages: { role: string; content: unknown }[] };
/** How it answers one chat. */
export type Reply = (response: ServerResponse) => void;

/** A scripted server: answers every chat with `reply`, and keeps what it was asked. */
export const chatServer = async (reply: Reply) => {
  const chats: { url: string | undefined; authorization: string | undefined; chat: Chat }[] = [];
  const state = { reply };
  const server = createServer(async (request, response) => {
    const chat = (await json(request)) as Chat; // The emulator's own request, which the tests then look at.
    chats.push({ url: request.url, authorization: request.headers.authorization, chat });
    state.reply(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // A TCP server that listens has no other kind of address.
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    chats,
    answerWith: (reply: Reply) => {
      state.reply = reply;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** A whole answer. */
export const whole =
  (message: object, finish_reason = "stop"): Reply =>
  (response) => {
    const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason }], usage }));
  };

/** Server-sent events, cut into pieces so small that no sign of four bytes stays whole; no end where `isCut`. */
export const streamed =
  (texts: string[], { isCut = false, finish = "stop" } = {}): Reply =>
  async (response) => {
    const chunks = [
      ...texts.map((content) => ({ choices: [{ delta: { content }, finish_reason: null }] })),
      ...(isCut ? [] : [{ choices: [{ delta: {}, finish_reason: finish }] }]),
      ...(isCut
        ? []
        : [{ choices: [], usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 } }]),
    ];
    const events = chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("");
    const bytes = Buffer.from(`: hello\n\n${events}${isCut ? "" : "data: [DONE]\n\n"}`);
    response.setHeader("content-type", "text/event-stream");
    for (let at = 0; at < bytes.length; at += 3) {
      response.write(bytes.subarray(at, at + 3));
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  };
