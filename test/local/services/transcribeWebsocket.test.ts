import { once } from "node:events";
import { afterEach, describe, expect, test } from "@jest/globals";
import { WebSocket } from "ws";
import type { StreamingOptions } from "../../../local/services/transcribeStreaming.ts";
import { audioEvent, type Listening, listening, openSocket, signedUrl, TENTH } from "./listening.ts";

let up: Listening | undefined;
afterEach(async () => {
  await up?.close();
  up = undefined;
});
const start = async (options: Partial<StreamingOptions> = {}): Promise<Listening> => {
  up = await listening(options);
  return up;
};
/** What a stream with this URL fails with. */
const failure = async (url: string) => {
  const told = await (await openSocket(url)).over;
  expect(told).toHaveLength(1);
  return [told[0]?.type, told[0]?.body.Message];
};

describe("a stream of a page's", () => {
  test("tells words as they are said, and their confidences when an utterance is over", async () => {
    const { socket, over } = await openSocket(await signedUrl(await start()));
    for (let piece = 0; piece < 4; piece++) socket.send(audioEvent(new Int16Array(TENTH)));
    socket.send(audioEvent());
    const results = (await over).map(({ type, body }) => {
      expect(type).toBe("TranscriptEvent");
      return body.Transcript.Results[0];
    });
    expect(results.map(({ IsPartial, Alternatives }) => [IsPartial, Alternatives[0].Transcript])).toEqual([
      [true, "un"],
      [true, "un deux"],
      [false, "un deux trois."],
      [true, "quatre"],
      [false, "quatre"],
    ]);
    const [, partial, final, ...next] = results;
    expect(partial.Alternatives[0].Items[0]).not.toHaveProperty("Confidence");
    expect(final).toMatchObject({ StartTime: 0, EndTime: 0.3 });
    expect(final.Alternatives[0].Items).toEqual([
      expect.objectContaining({ Content: "un", Confidence: 1, StartTime: 0, EndTime: 0.1 }),
      expect.objectContaining({ Content: "deux", Confidence: 0.9, Type: "pronunciation" }),
      expect.objectContaining({ Content: "trois", Confidence: 0.8 }),
      expect.objectContaining({ Content: ".", Type: "punctuation" }),
    ]);
    expect(final.Alternatives[0].Items[3]).not.toHaveProperty("Confidence");
    expect(partial.ResultId).toBe(final.ResultId);
    expect(next.map(({ ResultId }) => ResultId)).not.toContain(final.ResultId);
  });
  test("loses no audio that comes before its signature has been checked", async () => {
    const url = await signedUrl(await start());
    const socket = new WebSocket(url);
    const told: Buffer[] = [];
    socket.on("message", (data: Buffer) => told.push(data));
    await once(socket, "open");
    socket.send(audioEvent(new Int16Array(2 * TENTH)));
    socket.send(audioEvent());
    await once(socket, "close");
    expect(told).toHaveLength(3);
  });
  test("that is broken off frees its place", async () => {
    const service = await start({ limit: 1 });
    const first = await openSocket(await signedUrl(service));
    first.socket.send(audioEvent(new Int16Array(TENTH)));
    await once(first.socket, "message");
    first.socket.terminate();
    await first.over;
    const { socket, over } = await openSocket(await signedUrl(service));
    socket.send(audioEvent());
    expect(await over).toEqual([]);
  });
});

describe("who may not stream is told so", () => {
  const mismatch = expect.stringContaining("signature we calculated does not match");
  test("whose secret is wrong", async () => {
    const url = await signedUrl(await start(), { secret: "guessed" });
    expect(await failure(url)).toEqual(["InvalidSignatureException", mismatch]);
  });
  test("whose parameters were changed after they were signed", async () => {
    const url = (await signedUrl(await start())).replace("fr-FR", "de-DE");
    expect(await failure(url)).toEqual(["InvalidSignatureException", mismatch]);
  });
  test("whose address was signed for another host", async () => {
    const url = await signedUrl(await start(), { signedHost: "transcribestreaming.eu-west-1.amazonaws.com" });
    expect(await failure(url)).toEqual(["InvalidSignatureException", mismatch]);
  });
  test("whose time is over, or has not come", async () => {
    const service = await start();
    const at = (ms: number) => signedUrl(service, { signingDate: new Date(Date.now() + ms) });
    expect(await failure(await at(-61_000))).toEqual([
      "InvalidSignatureException",
      expect.stringContaining("Signature expired"),
    ]);
    expect(await failure(await at(600_000))).toEqual([
      "InvalidSignatureException",
      expect.stringContaining("not yet current"),
    ]);
    expect(await failure(await signedUrl(service, { expiresIn: 301 }))).toEqual([
      "InvalidSignatureException",
      expect.stringContaining("X-Amz-Expires"),
    ]);
  });
  test("who did not sign, or with a key that nobody has", async () => {
    const service = await start();
    const url = await signedUrl(service);
    expect(await failure(`${url.split("?")[0]}`)).toEqual([
      "MissingAuthenticationTokenException",
      "Missing Authentication Token",
    ]);
    const key = service.credentials().accessKeyId;
    expect(await failure(url.replace(key, "ASIANOBODY"))).toEqual([
      "UnrecognizedClientException",
      expect.stringContaining("security token"),
    ]);
  });
  test("whose policy does not allow it; the log says what is missing", async () => {
    const service = await start();
    const denied = expect.stringContaining("perform: transcribe:StartStreamTranscriptionWebSocket");
    expect(await failure(await signedUrl(service, { who: "Deaf" }))).toEqual([
      "AccessDeniedException",
      denied,
    ]);
    expect(service.log).toEqual([denied]);
  });
});

test("a path that is none is not upgraded", async () => {
  const socket = new WebSocket((await signedUrl(await start())).replace("-websocket", "-elsewhere"));
  const [error] = await once(socket, "error");
  expect(String(error)).toContain("404");
});

describe("what Transcribe refuses is refused by the same name", () => {
  const bad = async (query: Record<string, string | undefined>) => {
    const [type, message] = await failure(await signedUrl(await start(), { query }));
    expect(type).toBe("BadRequestException");
    await up?.close();
    return message;
  };
  test("parameters that are missing or wrong", async () => {
    expect(await bad({ "language-code": undefined })).toContain("Value null at 'languageCode'");
    expect(await bad({ "language-code": "tlh" })).toContain("Value 'tlh' at 'languageCode'");
    expect(await bad({ "media-encoding": "wav" })).toContain("[pcm, ogg-opus, flac]");
    expect(await bad({ "sample-rate": "4000" })).toContain("greater than or equal to 8000");
    expect(await bad({ "session-id": "mine" })).toContain("regular expression");
  });
  test("what the local run can't do, it says so", async () => {
    expect(await bad({ "sample-rate": "48000" })).toContain("16000 Hz only");
    expect(await bad({ "show-speaker-label": "true" })).toContain("show-speaker-label");
  });
  test("messages that are no audio", async () => {
    const send = async (bytes: Uint8Array) => {
      const { socket, over } = await openSocket(await signedUrl(await start()));
      socket.send(bytes);
      const [told] = await over;
      await up?.close();
      return told;
    };
    const spoilt = audioEvent(new Int16Array(10));
    spoilt[20] = (spoilt[20] ?? 0) + 1;
    expect(await send(spoilt)).toMatchObject({ type: "BadRequestException" });
    expect(await send(new Uint8Array(8))).toMatchObject({ type: "BadRequestException" });
  });
  test("silence, as in no audio at all", async () => {
    const url = await signedUrl(await start({ timeout: 50 }));
    expect(await failure(url)).toEqual([
      "BadRequestException",
      "Your request timed out because no new audio was received for 0.05 seconds.",
    ]);
  });
  test("one stream too many", async () => {
    const service = await start({ limit: 1 });
    const first = await openSocket(await signedUrl(service));
    first.socket.send(audioEvent(new Int16Array(TENTH)));
    await once(first.socket, "message");
    expect(await failure(await signedUrl(service))).toEqual([
      "LimitExceededException",
      expect.stringContaining("limit of concurrent streams"),
    ]);
  });
  test("a session that somebody else goes on with", async () => {
    const service = await start();
    const query = { "session-id": "0f8fad5b-d9cb-469f-a165-70867728950e" };
    const first = await openSocket(await signedUrl(service, { query }));
    first.socket.send(audioEvent(new Int16Array(TENTH)));
    await once(first.socket, "message");
    const second = await openSocket(await signedUrl(service, { query }));
    expect((await first.over).at(-1)?.type).toBe("ConflictException");
    second.socket.send(audioEvent());
    expect(await second.over).toEqual([]);
  });
  test("no recogniser, and one that breaks", async () => {
    expect(await failure(await signedUrl(await start({ recogniser: undefined })))).toEqual([
      "ServiceUnavailableException",
      expect.stringContaining("No speech recogniser is installed"),
    ]);
    await up?.close();
    const broken = () => {
      throw new Error("out of order");
    };
    const url = await signedUrl(await start({ recogniser: { open: broken } }));
    expect(await failure(url)).toEqual(["InternalFailureException", "Error: out of order"]);
  });
});
