import { connect } from "node:http2";
import { Transform } from "node:stream";
import {
  StartStreamTranscriptionCommand,
  type StartStreamTranscriptionCommandInput,
  TranscribeStreamingClient,
} from "@aws-sdk/client-transcribe-streaming";
import { afterEach, expect, test } from "@jest/globals";
import { NodeHttp2Handler } from "@smithy/node-http-handler";
import type { StreamingOptions } from "../../../local/services/transcribeStreaming.ts";
import { type Listening, listening, TENTH, type Who } from "./listening.ts";

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});
const start = async (options: Partial<StreamingOptions> = {}): Promise<Listening> => {
  const service = await listening(options);
  open.push(service);
  return service;
};

/** The SDK would print about every stream that fails, that it can't be tried again. */
const silently = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** The SDK's own client, as it comes. */
const clientOf = (
  { host, credentials }: Listening,
  {
    who,
    secret,
    requestHandler = new NodeHttp2Handler(),
  }: { who?: Who; secret?: string; requestHandler?: NodeHttp2Handler } = {},
) => {
  const client = new TranscribeStreamingClient({
    endpoint: `http://${host}`,
    region: "eu-west-1",
    maxAttempts: 1,
    requestHandler,
    logger: silently,
    credentials: { ...credentials(who), ...(secret && { secretAccessKey: secret }) },
  });
  open.push({ close: () => client.destroy() });
  return client;
};
async function* tenths(count: number, end = true) {
  for (let piece = 0; piece < count; piece++) yield { AudioEvent: { AudioChunk: new Uint8Array(2 * TENTH) } };
  if (end) yield { AudioEvent: { AudioChunk: new Uint8Array() } };
}
const usual = { LanguageCode: "es-ES", MediaEncoding: "pcm", MediaSampleRateHertz: 16_000 } as const;
const stream = async (
  client: TranscribeStreamingClient,
  input: Partial<StartStreamTranscriptionCommandInput> = {},
) => {
  const command = new StartStreamTranscriptionCommand({ ...usual, AudioStream: tenths(4), ...input });
  const { TranscriptResultStream, ...rest } = await client.send(command);
  const results = [];
  for await (const { TranscriptEvent } of TranscriptResultStream ?? [])
    results.push(...(TranscriptEvent?.Transcript?.Results ?? []));
  return { ...rest, results };
};

test("the SDK streams, and reads every result and what it asked for", async () => {
  const answer = await stream(clientOf(await start()));
  expect(answer).toMatchObject({ ...usual, $metadata: { httpStatusCode: 200 } });
  expect(answer.SessionId).toMatch(/^[0-9a-f-]{36}$/);
  const final = answer.results.filter(({ IsPartial }) => !IsPartial);
  expect(final.map(({ Alternatives }) => Alternatives?.[0]?.Transcript)).toEqual([
    "un deux trois.",
    "quatre",
  ]);
  expect(final[0]?.Alternatives?.[0]?.Items?.[1]).toMatchObject({ Content: "deux", Confidence: 0.9 });
});

test("a stream that ends without its empty event ends all the same", async () => {
  const { results } = await stream(clientOf(await start()), { AudioStream: tenths(1, false) });
  expect(results.at(-1)).toMatchObject({ IsPartial: false });
});

test("long streams are taken as fast as they are sent", async () => {
  const { results } = await stream(clientOf(await start()), { AudioStream: tenths(900) });
  expect(results).not.toEqual([]);
});

test("what Transcribe refuses, the SDK throws by its name and status", async () => {
  const refused = async (client: TranscribeStreamingClient, input = {}) =>
    stream(client, input).then(
      () => [],
      ({ name, $metadata }) => [name, $metadata.httpStatusCode],
    );
  const service = await start();
  expect(await refused(clientOf(service, { secret: "guessed" }))).toEqual(["InvalidSignatureException", 403]);
  expect(await refused(clientOf(service, { who: "Deaf" }))).toEqual(["AccessDeniedException", 403]);
  expect(service.log).toEqual([expect.stringContaining("transcribe:StartStreamTranscription ")]);
  const client = clientOf(service);
  expect(await refused(client, { LanguageCode: "tlh" })).toEqual(["BadRequestException", 400]);
  expect(await refused(client, { MediaSampleRateHertz: 8000 })).toEqual(["BadRequestException", 400]);
  expect(await refused(client, { VocabularyName: "school" })).toEqual(["BadRequestException", 400]);
  expect(await refused(clientOf(await start({ limit: 0 })))).toEqual(["LimitExceededException", 429]);
  expect(await refused(clientOf(await start({ recogniser: undefined })))).toEqual([
    "ServiceUnavailableException",
    503,
  ]);
});

test("what fails later is thrown out of the results", async () => {
  async function* silence() {
    yield* tenths(1, false);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const client = clientOf(await start({ timeout: 100 }));
  await expect(stream(client, { AudioStream: silence() })).rejects.toMatchObject({
    name: "BadRequestException",
    Message: expect.stringContaining("no new audio was received"),
  });
});

/** The connection of somebody who sends every chunk twice, each with its own right signature. */
class Doubling extends NodeHttp2Handler {
  override handle(...[request, options]: Parameters<NodeHttp2Handler["handle"]>) {
    const twice = new Transform({
      transform(chunk, _, done) {
        this.push(chunk);
        done(null, chunk);
      },
    });
    request.body = request.body.pipe(twice);
    return super.handle(request, options);
  }
}

test("audio that somebody slips in is refused: every chunk signs the one before", async () => {
  const client = clientOf(await start(), { requestHandler: new Doubling() });
  await expect(stream(client)).rejects.toMatchObject({ name: "InvalidSignatureException" });
});

test("another operation is unknown here, and a plain request is asked to upgrade", async () => {
  const { host } = await start();
  const session = connect(`http://${host}`);
  open.push({ close: () => session.destroy() });
  const request = session.request({ ":method": "POST", ":path": "/medical-stream-transcription" });
  const status = await new Promise((resolve) =>
    request.on("response", (headers) => resolve(headers[":status"])),
  );
  expect(status).toBe(404);
  expect((await fetch(`http://${host}`)).status).toBe(426);
});
