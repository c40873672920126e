import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  DeleteTranscriptionJobCommand,
  GetTranscriptionJobCommand,
  type MediaFormat,
  StartTranscriptionJobCommand,
  TranscribeClient,
} from "@aws-sdk/client-transcribe";
import * as z from "zod";
import type { Language } from "../../../domain/exercise.ts";
import type { Recordings } from "../../store/recordings.ts";
import { errorName } from "../../telemetry/error.ts";
import { note } from "../../telemetry/watch.ts";
import { kindOf, unreadable } from "../recording.ts";
import { hardOfHearing, type Recording, type Transcript } from "../transcriber.ts";
import { refusalOf } from "./failure.ts";
import { languageCodes } from "./languages.ts";
import { transcriptOf } from "./transcript.ts";

/** What a job's name begins with; the function may touch no others. */
const JOB_PREFIX = "viva-";

/** The containers that Transcribe reads (https://docs.aws.amazon.com/transcribe/latest/dg/how-input.html). */
const formats: Record<string, MediaFormat> = {
  "audio/webm": "webm",
  "audio/mp4": "mp4",
  "audio/m4a": "m4a",
  "audio/x-m4a": "m4a",
  "audio/ogg": "ogg",
  "audio/flac": "flac",
  "audio/x-flac": "flac",
  "audio/mpeg": "mp3",
  "audio/mp3": "mp3",
  "audio/amr": "amr",
};

/** What a job writes (https://docs.aws.amazon.com/transcribe/latest/dg/how-it-works-output.html). */
const output = z.object({
  results: z.object({
    transcripts: z.array(z.object({ transcript: z.string() })),
    items: z.array(
      z.object({
        type: z.string(),
        alternatives: z.array(z.object({ confidence: z.coerce.number().optional(), content: z.string() })),
      }),
    ),
  }),
});

/** How long a job may take, and the first and the longest pause between two looks at it; all in ms. */
export type Pace = { timeoutMs: number; firstPauseMs: number; longestPauseMs: number };

/** Jobs take 5 to 20 s and sometimes more; what the function has left after a minute is for the turn itself. */
const PACE: Pace = { timeoutMs: 60_000, firstPauseMs: 1000, longestPauseMs: 4000 };

/**
 * Hears any container that Transcribe reads, by a batch job; pages never need it, because they decode what they record. The
 * recording and what was understood lie in the bucket meanwhile, under random names, and are deleted on every path. A job
 * that is given up can't be deleted while it runs, and may write once more: the bucket forgets that within a day.
 */
export const batch = (recordings: Recordings, pace: Pace = PACE) => {
  const client = new TranscribeClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });

  const start = async (job: string, from: string, to: string, format: MediaFormat, language: Language) => {
    await client.send(
      new StartTranscriptionJobCommand({
        TranscriptionJobName: job,
        LanguageCode: languageCodes[language],
        MediaFormat: format,
        Media: { MediaFileUri: recordings.uriOf(from) },
        OutputBucketName: recordings.bucket,
        OutputKey: recordings.keyOf(to),
      }),
    );
  };

  const finished = async (job: string): Promise<void> => {
    const deadline = Date.now() + pace.timeoutMs;
    for (let pause = pace.firstPauseMs; Date.now() + pause < deadline; ) {
      await wait(pause);
      pause = Math.min(pause * 1.3, pace.longestPauseMs);
      const asked = await client.send(new GetTranscriptionJobCommand({ TranscriptionJobName: job }));
      const status = asked.TranscriptionJob?.TranscriptionJobStatus;
      if (status === "COMPLETED") return;
      // Its reasons are all about the recording: its format, its rate, its length.
      if (status === "FAILED") throw unreadable();
    }
    throw hardOfHearing();
  };

  const read = async (name: string): Promise<Transcript> => {
    const { results } = output.parse(JSON.parse(await recordings.read(name)));
    return transcriptOf(
      results.transcripts.map(({ transcript }) => transcript),
      results.items.map(({ type, alternatives: [best] }) => ({
        isWord: type === "pronunciation",
        content: best?.content,
        confidence: best?.confidence,
      })),
    );
  };

  /** What can't be removed now is forgotten by the bucket, and the student has their answer anyway. */
  const forget = async (job: string, names: readonly string[]): Promise<void> => {
    const removed = await Promise.allSettled([
      client.send(new DeleteTranscriptionJobCommand({ TranscriptionJobName: job })),
      ...names.map((name) => recordings.remove(name)),
    ]);
    for (const one of removed)
      if (one.status === "rejected") note("recordingLeft", { error: errorName(one.reason) });
  };

  return async ({ bytes, mimeType }: Recording, language: Language): Promise<Transcript> => {
    const format = formats[kindOf(mimeType)];
    if (!format) throw unreadable();
    const id = randomUUID();
    const [job, from, to] = [JOB_PREFIX + id, `${id}.${format}`, `${id}.json`];
    try {
      await recordings.write(from, bytes, kindOf(mimeType));
      await start(job, from, to, format, language);
      await finished(job);
      return await read(to);
    } catch (error) {
      throw refusalOf(error);
    } finally {
      await forget(job, [from, to]);
    }
  };
};
