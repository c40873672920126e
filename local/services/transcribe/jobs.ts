import * as z from "zod";
import { Exception } from "../exception.ts";
import { SPOKEN_LANGUAGES } from "./recogniser.ts";

/** A recording's place, `s3://bucket/key`. */
const S3_URI = /^s3:\/\/([^/]+)\/(.+)$/;

/** Strict, so that an option which would be ignored here is refused. */
export const jobRequest = z.strictObject({
  TranscriptionJobName: z.string().regex(/^[0-9a-zA-Z._-]{1,200}$/),
  LanguageCode: z.enum(SPOKEN_LANGUAGES),
  MediaFormat: z.enum(["mp3", "mp4", "wav", "flac", "ogg", "amr", "webm", "m4a"]).optional(),
  Media: z.strictObject({ MediaFileUri: z.string().regex(S3_URI) }),
  OutputBucketName: z.string(),
  OutputKey: z.string().optional(),
});
export type JobRequest = z.output<typeof jobRequest>;

/** An object's place. */
export type Place = { bucket: string; key: string };
/** Where a job's recording lies. */
export const sourceOf = ({ Media }: JobRequest): Place => {
  const [, bucket = "", key = ""] = S3_URI.exec(Media.MediaFileUri) ?? [];
  return { bucket, key };
};
/** Where a job's transcript goes. https://docs.aws.amazon.com/transcribe/latest/APIReference/API_StartTranscriptionJob.html */
export const targetOf = ({ OutputBucketName, OutputKey = "", TranscriptionJobName }: JobRequest): Place => ({
  bucket: OutputBucketName,
  key: OutputKey === "" || OutputKey.endsWith("/") ? `${OutputKey}${TranscriptionJobName}.json` : OutputKey,
});

/** A job as Transcribe tells of it, and what has become of it. Where its transcript goes is told by `Transcript` alone. */
export type Job = Omit<JobRequest, "OutputBucketName" | "OutputKey"> & {
  TranscriptionJobStatus: "IN_PROGRESS" | "COMPLETED" | "FAILED";
  /** Seconds since 1970. */
  CreationTime: number;
  CompletionTime?: number;
  FailureReason?: string;
  Transcript?: { TranscriptFileUri: string };
};

const now = (): number => Date.now() / 1000;

/** The jobs of a run, by name; they are forgotten when it ends. */
export const jobs = () => {
  const known = new Map<string, Job>();
  const find = (name: string): Job => {
    const job = known.get(name);
    if (job) return job;
    const message = "The requested job couldn't be found. Check the job name and try your request again.";
    throw new Exception("BadRequestException", message);
  };
  const end = (name: string, how: Partial<Job>): void => {
    const job = known.get(name);
    if (job) known.set(name, { ...job, ...how, CompletionTime: now() });
  };
  return {
    find,
    /** Throws ConflictException for a name that is taken. */
    start: (request: JobRequest): Job => {
      const { OutputBucketName: _, OutputKey: __, ...told } = request;
      const { TranscriptionJobName: name } = told;
      const message = "The requested job name already exists. Use a different job name.";
      if (known.has(name)) throw new Exception("ConflictException", message);
      const job: Job = { ...told, TranscriptionJobStatus: "IN_PROGRESS", CreationTime: now() };
      known.set(name, job);
      return job;
    },
    complete: (name: string, { bucket, key }: Place): void =>
      end(name, {
        TranscriptionJobStatus: "COMPLETED",
        Transcript: { TranscriptFileUri: `s3://${bucket}/${key}` },
      }),
    fail: (name: string, FailureReason: string): void =>
      end(name, { TranscriptionJobStatus: "FAILED", FailureReason }),
    /** A job that runs can't be deleted. */
    remove: (name: string): void => {
      if (find(name).TranscriptionJobStatus === "IN_PROGRESS")
        throw new Exception("BadRequestException", "The job is in progress. Delete it when it has ended.");
      known.delete(name);
    },
  };
};
