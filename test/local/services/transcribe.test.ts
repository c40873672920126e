import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  DeleteTranscriptionJobCommand,
  GetTranscriptionJobCommand,
  StartTranscriptionJobCommand,
  type StartTranscriptionJobCommandInput,
  TranscribeClient,
} from "@aws-sdk/client-transcribe";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { wavOf } from "../../../frontend/src/transcription/wav.ts";
import { awsEndpoint } from "../../../local/aws/endpoint.ts";
import { listen } from "../../../local/aws/listen.ts";
import { openObjects } from "../../../local/services/s3/objects.ts";
import type { Recogniser } from "../../../local/services/transcribe/recogniser.ts";
import { transcribe } from "../../../local/services/transcribe.ts";
import { counting, credentialsOf, guardOfThree, TENTH, type Who } from "./listening.ts";
import { account, emptyFolder } from "./place.ts";

const guard = guardOfThree();
const bucket = "media";
const folder = emptyFolder();
const open: (() => unknown)[] = [];
let log: string[] = [];
beforeEach(() => {
  log = [];
});
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

const storage = await openObjects(folder.dir, [bucket]);
const put = (key: string, bytes: Uint8Array) => storage.put(bucket, key, bytes);
const spoken = (tenths: number) => wavOf(new Int16Array(tenths * TENTH));

/** Transcribe behind its endpoint, and the SDK's client for it. */
const start = async ({
  who = "Ears",
  recogniser = counting,
  ffmpeg,
}: {
  who?: Who;
  recogniser?: Recogniser | undefined;
  ffmpeg?: string;
} = {}) => {
  const service = await transcribe({
    guard,
    storage,
    recogniser,
    account,
    log: (line) => log.push(line),
    ...(ffmpeg && { ffmpeg }),
  });
  const { port, close } = await listen(
    awsEndpoint("TRANSCRIBE", service, guard, (line) => log.push(line)),
    0,
  );
  const client = new TranscribeClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: account.region,
    credentials: credentialsOf(guard, who),
    maxAttempts: 1,
  });
  open.push(close, () => client.destroy());
  return client;
};
const usual = (more: Partial<StartTranscriptionJobCommandInput> = {}) =>
  new StartTranscriptionJobCommand({
    TranscriptionJobName: "viva-1",
    LanguageCode: "fr-FR",
    MediaFormat: "wav",
    Media: { MediaFileUri: `s3://${bucket}/transcription/a.wav` },
    OutputBucketName: bucket,
    OutputKey: "transcription/a.json",
    ...more,
  });
const look = (client: TranscribeClient, TranscriptionJobName = "viva-1") =>
  client.send(new GetTranscriptionJobCommand({ TranscriptionJobName }));
/** Waits until a job has ended. */
const ended = async (client: TranscribeClient) => {
  for (;;) {
    const { TranscriptionJob } = await look(client);
    if (TranscriptionJob?.TranscriptionJobStatus !== "IN_PROGRESS") return TranscriptionJob;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
const refused = (sent: Promise<unknown>) =>
  sent.then(
    () => [],
    ({ name, message }: Error) => [name, message],
  );

test("a job writes what was heard where it was asked to, and is gone when it is deleted", async () => {
  await put("transcription/a.wav", spoken(4));
  const client = await start();
  const { TranscriptionJob } = await client.send(usual());
  expect(TranscriptionJob).toMatchObject({ TranscriptionJobName: "viva-1", LanguageCode: "fr-FR" });
  expect(TranscriptionJob?.CreationTime?.getTime()).toBeGreaterThan(Date.now() - 5000);
  expect(await ended(client)).toMatchObject({
    TranscriptionJobStatus: "COMPLETED",
    Transcript: { TranscriptFileUri: `s3://${bucket}/transcription/a.json` },
    CompletionTime: expect.any(Date),
  });
  const written = await storage.get(bucket, "transcription/a.json");
  expect(JSON.parse(String(written?.bytes))).toMatchObject({
    jobName: "viva-1",
    status: "COMPLETED",
    results: {
      transcripts: [{ transcript: "un deux trois. quatre" }],
      items: [
        { id: 0, type: "pronunciation", alternatives: [{ confidence: "1", content: "un" }], start_time: "0" },
        { id: 1, alternatives: [{ confidence: "0.9", content: "deux" }], end_time: "0.2" },
        { id: 2, alternatives: [{ content: "trois" }] },
        { id: 3, type: "punctuation", alternatives: [{ content: "." }] },
        { id: 4, alternatives: [{ content: "quatre" }] },
      ],
    },
  });
  await client.send(new DeleteTranscriptionJobCommand({ TranscriptionJobName: "viva-1" }));
  expect(await refused(look(client))).toEqual([
    "BadRequestException",
    expect.stringContaining("couldn't be found"),
  ]);
});

test("the transcript's key is made of the job's name where none was given", async () => {
  await put("transcription/a.wav", spoken(1));
  const client = await start();
  await client.send(usual({ OutputKey: "transcription/" }));
  expect(await ended(client)).toMatchObject({
    Transcript: { TranscriptFileUri: `s3://${bucket}/transcription/viva-1.json` },
  });
});

test("a job reads and writes with its caller's rights, and no others", async () => {
  await put("transcription/a.wav", spoken(1));
  expect(await refused((await start({ who: "Mute" })).send(usual()))).toEqual([
    "BadRequestException",
    expect.stringContaining("write permission"),
  ]);
  expect(log).toEqual([expect.stringContaining("s3:PutObject")]);
  expect(await refused((await start({ who: "Deaf" })).send(usual()))).toEqual([
    "AccessDeniedException",
    expect.stringContaining("transcribe:StartTranscriptionJob"),
  ]);
});

test("what can't be started is refused as AWS does", async () => {
  await put("transcription/a.wav", spoken(1));
  const client = await start();
  await client.send(usual());
  expect((await refused(client.send(usual())))[0]).toBe("ConflictException");
  const wrong = async (more: object) =>
    refused(client.send(usual({ TranscriptionJobName: "viva-2", ...more })));
  expect(await wrong({ Media: { MediaFileUri: `s3://${bucket}/none.wav` } })).toEqual([
    "BadRequestException",
    expect.stringContaining("doesn't point to an S3 object"),
  ]);
  expect((await wrong({ LanguageCode: "tlh" }))[0]).toBe("BadRequestException");
  expect((await wrong({ Settings: { ShowAlternatives: true } }))[0]).toBe("BadRequestException");
  expect((await wrong({ Media: { MediaFileUri: "https://example.com/a" } }))[0]).toBe("BadRequestException");
});

test("without a recogniser no job is started", async () => {
  const service = await transcribe({ guard, storage, recogniser: undefined, account, log: () => {} });
  const { port, close } = await listen(
    awsEndpoint("TRANSCRIBE", service, guard, () => {}),
    0,
  );
  open.push(close);
  const client = new TranscribeClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: account.region,
    credentials: credentialsOf(guard, "Ears"),
    maxAttempts: 1,
  });
  expect((await refused(client.send(usual())))[0]).toBe("InternalFailureException");
  client.destroy();
});

/** A program that stands in for ffmpeg: two tenths of silence for whatever it is given, unless that begins with "bad". */
const pretender = (): string => {
  const program = join(folder.dir, "ffmpeg.mjs");
  const code = `#!${process.execPath}
    import { readFileSync } from "node:fs";
    const given = readFileSync(process.argv[process.argv.indexOf("-i") + 1], "latin1");
    if (given.startsWith("bad")) process.exit(1);
    process.stdout.write(Buffer.alloc(${4 * TENTH}));`;
  writeFileSync(program, code);
  chmodSync(program, 0o755);
  return program;
};
const container = new TextEncoder().encode("a container");
const heardIn = async (client: TranscribeClient, bytes: Uint8Array, MediaFormat: "webm" | "wav" = "webm") => {
  await put("transcription/a.wav", bytes);
  await client.send(usual({ MediaFormat }));
  const job = await ended(client);
  if (job?.TranscriptionJobStatus === "FAILED") return job.FailureReason;
  const written = await storage.get(bucket, "transcription/a.json");
  return JSON.parse(String(written?.bytes)).results.transcripts[0].transcript;
};

test("other containers are read by the recogniser that knows them, or by ffmpeg", async () => {
  const knowing: Recogniser = {
    ...counting,
    unpack: (bytes) => (Buffer.from(bytes).equals(container) ? new Int16Array(TENTH) : undefined),
  };
  expect(await heardIn(await start({ recogniser: knowing }), container)).toBe("un");
  expect(await heardIn(await start({ ffmpeg: pretender() }), container)).toBe("un deux");
});
test("what nobody can read fails, and says why", async () => {
  const mismatch = "The media format provided does not match the detected media format.";
  const bad = new TextEncoder().encode("bad");
  expect(await heardIn(await start({ ffmpeg: pretender() }), bad)).toBe(mismatch);
  expect(await heardIn(await start(), container, "wav")).toBe(mismatch);
  expect(await heardIn(await start({ ffmpeg: "ffmpeg-that-is-not-there" }), container)).toBe(
    "This machine has no ffmpeg to read webm with.",
  );
  expect(log).toEqual([]);
});
