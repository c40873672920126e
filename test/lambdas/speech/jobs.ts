import type { Service } from "../../../local/service.ts";
import { Exception } from "../../../local/services/exception.ts";
import { answerException, answerJson, jsonOf } from "../../../local/services/json.ts";

const FLAVOUR = "application/x-amz-json-1.1";

/** What a job is started with, as far as it matters here. */
export type Started = {
  TranscriptionJobName: string;
  LanguageCode: string;
  MediaFormat: string;
  Media: { MediaFileUri: string };
  OutputBucketName: string;
  OutputKey: string;
};

/** How the service behaves: what starting a job does, and what each look at it shows (its status). */
export type Course = { start(job: Started): Promise<void>; look(): string };

/** The three calls about jobs in Transcribe's own protocol, doing what a test tells them; `deleted` has the jobs' names. */
export const jobService = (course: Course): Service & { deleted: string[] } => {
  const deleted: string[] = [];
  const calls: Record<string, (input: Started) => Promise<object>> = {
    StartTranscriptionJob: async (input) => {
      await course.start(input);
      return { TranscriptionJob: { TranscriptionJobStatus: "QUEUED" } };
    },
    GetTranscriptionJob: async () => ({ TranscriptionJob: { TranscriptionJobStatus: course.look() } }),
    DeleteTranscriptionJob: async ({ TranscriptionJobName }) => {
      deleted.push(TranscriptionJobName);
      return {};
    },
  };
  return {
    deleted,
    accessRequests: () => [],
    handle: async (request, body, response) => {
      try {
        const call = calls[String(request.headers["x-amz-target"]).replace(/^Transcribe\./, "")];
        if (!call) throw new Exception("UnknownOperationException", "Only jobs are spoken of here.");
        answerJson(response, await call(jsonOf(body) as Started), FLAVOUR); // the SDK wrote it
      } catch (error) {
        answerException(response, error, FLAVOUR);
      }
    },
    close: async () => undefined,
  };
};
