import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { batch } from "../../../lambdas/speech/transcribe/batch.ts";
import { recordingsBucket } from "../../../lambdas/store/recordings.ts";
import { Exception } from "../../../local/services/exception.ts";
import { s3 } from "../../../local/services/s3.ts";
import { emptyFolder } from "../../local/services/place.ts";
import { type Served, serve } from "../../local/services/serve.ts";
import { listenToLog } from "../told.ts";
import { type Course, jobService, type Started } from "./jobs.ts";

const BUCKET = "media";
const PACE = { timeoutMs: 400, firstPauseMs: 10, longestPauseMs: 20 };
const webm = { bytes: Buffer.from("sound"), mimeType: "audio/webm;codecs=opus" };
const told = listenToLog();

let folder: ReturnType<typeof emptyFolder>;
let storage: Awaited<ReturnType<typeof s3>>;
let open: Served[];
/** The object that S3 was asked about last, by what it was asked for. */
let seen: Started | undefined;
let inBucket: string | undefined;

beforeEach(async () => {
  await told();
  seen = undefined;
  inBucket = undefined;
  folder = emptyFolder();
  storage = await s3({ dir: folder.dir, buckets: [BUCKET] });
  open = [await serve(storage)];
  Object.assign(process.env, {
    AWS_REGION: "eu-west-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    AWS_ENDPOINT_URL_S3: open[0]?.endpoint,
    RECORDINGS_BUCKET: BUCKET,
  });
});
afterEach(async () => {
  for (const served of open) await served.close();
  folder.remove();
});

const keyIn = (uri: string): string => uri.slice(`s3://${BUCKET}/`.length);

/** What is heard by a service that does as it is told, and the jobs that were deleted behind it. */
const hear = async (course: Partial<Course>, recording = webm) => {
  const jobs = jobService({
    start: async (job) => {
      seen = job;
      inBucket = (await storage.get(BUCKET, keyIn(job.Media.MediaFileUri))) && "there";
      await course.start?.(job);
    },
    look: course.look ?? (() => "COMPLETED"),
  });
  const served = await serve(jobs);
  open.push(served);
  process.env.AWS_ENDPOINT_URL_TRANSCRIBE = served.endpoint;
  const heard = await batch(recordingsBucket(), PACE)(recording, "German").catch((error: unknown) => error);
  return { heard, deleted: jobs.deleted };
};

const writes =
  (output: unknown): Course["start"] =>
  async ({ OutputBucketName, OutputKey }) => {
    await storage.put(OutputBucketName, OutputKey, Buffer.from(JSON.stringify(output)), {});
  };
const understood = writes({
  jobName: "x",
  results: {
    transcripts: [{ transcript: "Ich habe gespielt." }],
    items: [
      { type: "pronunciation", alternatives: [{ confidence: "0.99", content: "Ich" }], start_time: "0.1" },
      { type: "pronunciation", alternatives: [{ confidence: "0.5", content: "habe" }] },
      { type: "pronunciation", alternatives: [{ confidence: "0.0", content: "gespielt" }] },
      { type: "punctuation", alternatives: [{ confidence: "0.0", content: "." }] },
    ],
  },
  status: "COMPLETED",
});

/** Neither the recording nor what was understood is left, and the job is forgotten. */
const expectNothingLeft = async (deleted: string[]): Promise<void> => {
  if (!seen) throw new Error("No job was started.");
  expect(await storage.get(BUCKET, keyIn(seen.Media.MediaFileUri))).toBeUndefined();
  expect(await storage.get(BUCKET, seen.OutputKey)).toBeUndefined();
  expect(deleted).toEqual([seen.TranscriptionJobName]);
};

test("a recording is heard by a job, and nothing of it is left", async () => {
  const looks = ["QUEUED", "IN_PROGRESS", "COMPLETED"];
  const { heard, deleted } = await hear({ start: understood, look: () => looks.shift() ?? "COMPLETED" });
  expect(heard).toEqual({
    text: "Ich habe gespielt.",
    words: [
      { text: "Ich", confidence: 0.99 },
      { text: "habe", confidence: 0.5 },
      { text: "gespielt", confidence: 0 },
    ],
  });
  expect(inBucket).toBe("there");
  await expectNothingLeft(deleted);
  expect((await told()).lines).toEqual([]);
});

test("a job has a random name, and works in the folder that is forgotten within a day", async () => {
  await hear({ start: understood }, { ...webm, mimeType: "audio/mp4" });
  const random = "[0-9a-f]{8}-[0-9a-f-]{27}";
  expect(seen).toEqual({
    TranscriptionJobName: expect.stringMatching(new RegExp(`^viva-${random}$`)),
    LanguageCode: "de-DE",
    MediaFormat: "mp4",
    Media: { MediaFileUri: expect.stringMatching(new RegExp(`^s3://media/transcription/${random}\\.mp4$`)) },
    OutputBucketName: "media",
    OutputKey: expect.stringMatching(new RegExp(`^transcription/${random}\\.json$`)),
  });
});

const busy = { status: 503, code: "no_speech_recognition" };
const unknown = { status: 415, code: "unknown_recording" };
test.each<[string, Partial<Course>, object]>([
  ["a job that fails", { look: () => "FAILED" }, unknown],
  ["a job that takes too long", { look: () => "IN_PROGRESS" }, busy],
  [
    "a job that takes too long and writes all the same",
    { start: understood, look: () => "IN_PROGRESS" },
    busy,
  ],
  ["a job that is done and wrote nothing", {}, busy],
  ["a job that wrote something else", { start: writes({ results: "secret" }) }, busy],
  [
    "too many jobs at once",
    {
      start: async () => {
        throw new Exception("LimitExceededException", "You have sent too many requests about secret.");
      },
    },
    busy,
  ],
  [
    "a recording that the service does not like",
    {
      start: async () => {
        throw new Exception("BadRequestException", "It is secret.");
      },
    },
    unknown,
  ],
  [
    "looking that fails",
    {
      look: () => {
        throw new Exception("InternalFailureException", "secret", 500);
      },
    },
    busy,
  ],
])("%s is told in words, and leaves nothing behind", async (_, course, outcome) => {
  const { heard, deleted } = await hear(course);
  expect(heard).toMatchObject(outcome);
  await expectNothingLeft(deleted);
  expect(JSON.stringify(await told())).not.toContain("secret");
});

test("a bucket that does not answer is a fault like another", async () => {
  process.env.AWS_ENDPOINT_URL_S3 = "http://127.0.0.1:1";
  const { heard } = await hear({ start: understood });
  expect(heard).toMatchObject(busy);
  expect(seen).toBeUndefined();
});

test("what no browser records is refused before anything is written", async () => {
  const { heard, deleted } = await hear({}, { ...webm, mimeType: "audio/midi" });
  expect(heard).toMatchObject(unknown);
  expect([seen, deleted]).toEqual([undefined, []]);
});
