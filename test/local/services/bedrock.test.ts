import { once } from "node:events";
import type { ServerResponse } from "node:http";
import {
  BedrockRuntimeClient,
  type ContentBlock,
  ConverseCommand,
  ConverseStreamCommand,
  type ConverseStreamOutput,
} from "@aws-sdk/client-bedrock-runtime";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { bedrock } from "../../../local/services/bedrock.ts";
import { chatServer, streamed, whole } from "./chatServer.ts";
import { account } from "./place.ts";
import { clientOf, type Served, serve } from "./serve.ts";

let server: Awaited<ReturnType<typeof chatServer>>;
let served: Served;
let client: BedrockRuntimeClient;

const clientFor = (served: Served) =>
  new BedrockRuntimeClient({ ...clientOf(served), requestHandler: new NodeHttpHandler({}) });

beforeEach(async () => {
  server = await chatServer(whole({ content: "Salut !" }));
  served = await serve(await bedrock({ baseUrl: server.baseUrl, model: "tiny", apiKey: "key-1" }, account));
  client = clientFor(served);
});
afterEach(async () => {
  client.destroy();
  await served.close();
  await server.close();
});

const modelId = "eu.amazon.nova-2-lite-v1:0";
const question = {
  modelId,
  system: [{ text: "You are Mark." }, { cachePoint: { type: "default" as const } }],
  messages: [{ role: "user" as const, content: [{ text: "Bonjour" }] }],
  inferenceConfig: { maxTokens: 120, temperature: 0.3, topP: 0.9, stopSequences: ["END"] },
};
const tool = { toolSpec: { name: "answer", inputSchema: { json: { type: "object" } } } };
const forced = { ...question, toolConfig: { tools: [tool], toolChoice: { tool: { name: "answer" } } } };

const namesOf = (events: ConverseStreamOutput[]) => events.flatMap((event) => Object.keys(event));
const collect = async (stream: AsyncIterable<ConverseStreamOutput> | undefined) => {
  const events: ConverseStreamOutput[] = [];
  for await (const event of stream ?? []) events.push(event);
  return events;
};

test("without a language model every call is refused at once, as for a model that isn't enabled", async () => {
  const bare = await serve(await bedrock(undefined, account));
  const client = clientFor(bare);
  const refusal = { name: "AccessDeniedException", $metadata: { httpStatusCode: 403 } };
  await expect(client.send(new ConverseCommand(question))).rejects.toMatchObject(refusal);
  await expect(client.send(new ConverseStreamCommand(question))).rejects.toMatchObject(refusal);
  client.destroy();
  await bare.close();
});

test("a conversation is put to the server in OpenAI's words, and answered in Bedrock's", async () => {
  const messages = [...question.messages, { role: "assistant" as const, content: [{ text: "Ça va ?" }] }];
  const answer = await client.send(new ConverseCommand({ ...question, messages }));
  expect(server.chats).toEqual([
    {
      url: "/v1/chat/completions",
      authorization: "Bearer key-1",
      chat: {
        model: "tiny",
        messages: [
          { role: "system", content: "You are Mark." },
          { role: "user", content: "Bonjour" },
          { role: "assistant", content: "Ça va ?" },
        ],
        max_tokens: 120,
        temperature: 0.3,
        top_p: 0.9,
        stop: ["END"],
      },
    },
  ]);
  expect(answer).toMatchObject({
    output: { message: { role: "assistant", content: [{ text: "Salut !" }] } },
    stopReason: "end_turn",
    usage: { inputTokens: 11, outputTokens: 7, totalTokens: 18 },
  });
  expect(answer.metrics?.latencyMs).toBeLessThan(5000);
});

const point = { cachePoint: { type: "default" as const } };
const jpeg = { image: { format: "jpeg" as const, source: { bytes: Uint8Array.of(0xff, 0xd8) } } };
const asking = (...content: ContentBlock[]) =>
  new ConverseCommand({ ...question, messages: [{ role: "user", content }] });

test("a cache point is refused where Nova refuses one: right after a photo, and among the tools", async () => {
  const refused = (pointer: string) => ({
    name: "ValidationException",
    message: expect.stringContaining(`#/${pointer}: extraneous key [cachePoint] is not permitted`),
  });
  await expect(client.send(asking(jpeg, point, { text: "Bonjour" }))).rejects.toMatchObject(
    refused("messages/0/content/1"),
  );
  const toolConfig = { ...forced.toolConfig, tools: [tool, point] };
  await expect(client.send(new ConverseCommand({ ...forced, toolConfig }))).rejects.toMatchObject(
    refused("toolConfig/tools/1"),
  );
  expect(server.chats).toEqual([]);
});

test("a cache point is taken after a text, and anywhere by a model of another family", async () => {
  await client.send(asking(jpeg, { text: "Exercise" }, point, { text: "Bonjour" }));
  const elsewhere = { modelId: "eu.anthropic.claude-haiku-4-5-20251001-v1:0" };
  const { input } = asking(jpeg, point, { text: "Bonjour" });
  await client.send(new ConverseCommand({ ...input, ...elsewhere }));
  expect(server.chats).toHaveLength(2);
});

test("a forced tool call is forced, and its arguments come back as an object", async () => {
  const call = { id: "call-1", type: "function", function: { name: "answer", arguments: '{"score":80}' } };
  server.answerWith(whole({ content: null, tool_calls: [call] }, "stop"));
  const answer = await client.send(new ConverseCommand(forced));
  expect(server.chats[0]?.chat).toMatchObject({
    tools: [{ type: "function", function: { name: "answer", parameters: { type: "object" } } }],
    tool_choice: { type: "function", function: { name: "answer" } },
  });
  expect(answer.output?.message?.content).toEqual([
    { toolUse: { toolUseId: "call-1", name: "answer", input: { score: 80 } } },
  ]);
  expect(answer.stopReason).toBe("tool_use");
});

test("a server that answers a forced call with JSON as text is understood; other text stays text", async () => {
  server.answerWith(whole({ content: '```json\n{"score":80}\n```' }));
  const answer = await client.send(new ConverseCommand(forced));
  expect(answer.output?.message?.content?.[0]?.toolUse).toMatchObject({
    name: "answer",
    input: { score: 80 },
  });
  server.answerWith(whole({ content: "I would rather not." }));
  const refused = await client.send(new ConverseCommand(forced));
  expect(refused.output?.message?.content).toEqual([{ text: "I would rather not." }]);
});

test("the other tool choices have their words too", async () => {
  for (const [toolChoice, expected] of [
    [{ any: {} }, "required"],
    [{ auto: {} }, "auto"],
    [undefined, "auto"],
  ] as const) {
    await client.send(
      new ConverseCommand({ ...question, toolConfig: { tools: [tool], ...(toolChoice && { toolChoice }) } }),
    );
    expect(server.chats.at(-1)?.chat.tool_choice).toBe(expected);
  }
});

test("a photo goes as a data URL", async () => {
  const image = { format: "jpeg" as const, source: { bytes: Buffer.from([255, 216, 255]) } };
  await client.send(
    new ConverseCommand({ modelId, messages: [{ role: "user", content: [{ text: "Décris" }, { image }] }] }),
  );
  expect(server.chats[0]?.chat.messages).toEqual([
    {
      role: "user",
      content: [
        { type: "text", text: "Décris" },
        { type: "image_url", image_url: { url: "data:image/jpeg;base64,/9j/" } },
      ],
    },
  ]);
});

test("a stream comes as it is spoken, whole through any cuts, with reason and usage at its end", async () => {
  server.answerWith(streamed(["Sal", "ut, ça ", "va 📷 ?"], { finish: "length" }));
  const { stream } = await client.send(new ConverseStreamCommand(question));
  const events = await collect(stream);
  expect(server.chats[0]?.chat).toMatchObject({ stream: true, stream_options: { include_usage: true } });
  expect(namesOf(events)).toEqual([
    "messageStart",
    "contentBlockDelta",
    "contentBlockDelta",
    "contentBlockDelta",
    "contentBlockStop",
    "messageStop",
    "metadata",
  ]);
  expect(events.map((event) => event.contentBlockDelta?.delta?.text ?? "").join("")).toBe(
    "Salut, ça va 📷 ?",
  );
  expect(events[5]?.messageStop?.stopReason).toBe("max_tokens");
  expect(events[6]?.metadata?.usage).toEqual({ inputTokens: 11, outputTokens: 7, totalTokens: 18 });
});

test("the first words arrive before the last are spoken", async () => {
  let response: ServerResponse | undefined;
  server.answerWith((open) => {
    response = open;
    open.write('data: {"choices":[{"delta":{"content":"Salut"}}]}\n\n');
  });
  const { stream } = await client.send(new ConverseStreamCommand(question));
  const events = stream?.[Symbol.asyncIterator]();
  await events?.next();
  expect((await events?.next())?.value).toMatchObject({ contentBlockDelta: { delta: { text: "Salut" } } });
  response?.end('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
  for (let event = await events?.next(); event && !event.done; event = await events?.next());
});

test("a stream that breaks off, or makes no sense, fails after what was said", async () => {
  server.answerWith(streamed(["Salut"], { isCut: true }));
  const { stream } = await client.send(new ConverseStreamCommand(question));
  const said: string[] = [];
  const listen = async () => {
    for await (const event of stream ?? []) said.push(event.contentBlockDelta?.delta?.text ?? "");
  };
  await expect(listen()).rejects.toMatchObject({ name: "ModelStreamErrorException" });
  expect(said.join("")).toBe("Salut");

  server.answerWith((response) => response.end("data: {nonsense\n\n"));
  const second = await client.send(new ConverseStreamCommand(question));
  await expect(collect(second.stream)).rejects.toMatchObject({ name: "ModelStreamErrorException" });
});

test("when the caller leaves, the server is left too, and the next call is answered", async () => {
  const opened = new Promise<ServerResponse>((resolve) =>
    server.answerWith((response) => {
      response.write('data: {"choices":[{"delta":{"content":"Salut"}}]}\n\n');
      resolve(response);
    }),
  );
  const leaving = new AbortController();
  const { stream } = await client.send(new ConverseStreamCommand(question), { abortSignal: leaving.signal });
  const events = stream?.[Symbol.asyncIterator]();
  await events?.next();
  const closed = once(await opened, "close");
  leaving.abort();
  await closed;
  server.answerWith(whole({ content: "Encore" }));
  await expect(client.send(new ConverseCommand(question))).resolves.toMatchObject({ stopReason: "end_turn" });
});

test("the server's failures have Bedrock's names, and repeat nothing of what was said", async () => {
  const failure = async (status: number) => {
    server.answerWith((response) => response.writeHead(status).end('{"error":"Bonjour key-1"}'));
    return client.send(new ConverseCommand(question)).catch((error: Error) => error);
  };
  for (const [status, name] of [
    [429, "ThrottlingException"],
    [401, "AccessDeniedException"],
    [400, "ValidationException"],
    [404, "ValidationException"],
    [500, "ServiceUnavailableException"],
    [503, "ServiceUnavailableException"],
  ] as const) {
    const error = await failure(status);
    expect(error).toMatchObject({ name });
    expect(String(error)).not.toMatch(/Bonjour|key-1/);
  }
  const stream = client.send(new ConverseStreamCommand(question));
  await expect(stream).rejects.toMatchObject({ name: "ServiceUnavailableException" });
  server.answerWith((response) => response.end("<html>"));
  await expect(client.send(new ConverseCommand(question))).rejects.toMatchObject({
    name: "ModelErrorException",
  });
  await server.close();
  const unreachable = client.send(new ConverseCommand(question));
  await expect(unreachable).rejects.toMatchObject({ name: "ServiceUnavailableException" });
});

test("a server that takes too long is given up", async () => {
  const impatient = await serve(
    await bedrock({ baseUrl: server.baseUrl, model: "tiny", timeoutMs: 50 }, account),
  );
  const client = clientFor(impatient);
  server.answerWith(() => undefined);
  const asked = client.send(new ConverseCommand(question));
  await expect(asked).rejects.toMatchObject({ name: "ModelTimeoutException" });
  client.destroy();
  await impatient.close();
});

test("what would be lost in translation is refused", async () => {
  const toolResult = { toolUseId: "x", content: [{ text: "y" }] };
  const asked = new ConverseCommand({ modelId, messages: [{ role: "user", content: [{ toolResult }] }] });
  await expect(client.send(asked)).rejects.toMatchObject({ name: "ValidationException" });
  const streamedTool = client.send(new ConverseStreamCommand(forced));
  await expect(streamedTool).rejects.toMatchObject({ name: "ValidationException" });
  expect(server.chats).toEqual([]);
});

test("calls wish for their model; through a profile, for the profile and the model behind it", async () => {
  const profile = "arn:aws:bedrock:eu-west-1:000000000000:inference-profile/eu.amazon.nova-2-lite-v1:0";
  const behind = "arn:aws:bedrock:eu-west-1::foundation-model/amazon.nova-2-lite-v1:0";
  await client.send(new ConverseCommand(question));
  await client.send(new ConverseCommand({ ...question, modelId: "amazon.nova-2-lite-v1:0" }));
  await client.send(new ConverseCommand({ ...question, modelId: profile }));
  server.answerWith(streamed(["x"]));
  await collect((await client.send(new ConverseStreamCommand({ ...question, modelId: "a.b" }))).stream);
  const action = "bedrock:InvokeModel";
  expect(served.accessRequests).toEqual([
    { action, resource: profile },
    { action, resource: behind, context: { "bedrock:InferenceProfileArn": profile } },
    { action, resource: behind },
    { action, resource: profile },
    {
      action: "bedrock:InvokeModelWithResponseStream",
      resource: "arn:aws:bedrock:eu-west-1::foundation-model/a.b",
    },
  ]);
});

test("calls with a guardrail wish to apply it, and that one alone", async () => {
  const guardrailConfig = { guardrailIdentifier: "abc123", guardrailVersion: "7" };
  await client.send(new ConverseCommand({ ...question, guardrailConfig }));
  expect(served.accessRequests.slice(2)).toEqual([
    {
      action: "bedrock:ApplyGuardrail",
      resource: `arn:aws:bedrock:${account.region}:${account.account}:guardrail/abc123`,
    },
  ]);
});

test("a tool whose input has a key that Amazon's models do not know is refused, as they refuse it", async () => {
  const json = { $schema: "https://json-schema.org/draft/2020-12/schema", type: "object" };
  const toolConfig = { tools: [{ toolSpec: { name: "answer", inputSchema: { json } } }] };
  const asked = client.send(new ConverseCommand({ ...question, toolConfig }));
  await expect(asked).rejects.toMatchObject({ name: "ValidationException" });
});
