import * as z from "zod";
import { denial } from "../aws/endpoint.ts";
import type { Caller, Guard } from "../iam/guard.ts";
import type { AccessRequest, Service } from "../service.ts";
import type { Account } from "./account.ts";
import { Exception } from "./exception.ts";
import { answerException, answerJson, jsonOf } from "./json.ts";
import type { Objects } from "./s3/objects.ts";
import { type Job, type JobRequest, jobRequest, jobs, sourceOf, targetOf } from "./transcribe/jobs.ts";
import { jobOutput } from "./transcribe/output.ts";
import type { Recogniser } from "./transcribe/recogniser.ts";
import { Unreadable, unpack } from "./transcribe/unpack.ts";

const flavour = "application/x-amz-json-1.1";
const named = z.strictObject({ TranscriptionJobName: z.string() });

const checked = <Shape>(shape: z.ZodType<Shape>, body: Buffer): Shape => {
  const { data, error } = shape.safeParse(jsonOf(body));
  if (error) throw new Exception("BadRequestException", z.prettifyError(error));
  return data;
};

/**
 * Transcribe's jobs: StartTranscriptionJob, GetTranscriptionJob and DeleteTranscriptionJob. A job reads and writes `storage`
 * with its caller's own rights, as on AWS. Without a recogniser none can be started.
 */
export const transcribe = async ({
  guard,
  storage,
  recogniser,
  account: { region, account },
  log,
  ffmpeg,
}: {
  guard: Guard;
  storage: Pick<Objects, "get" | "put">;
  recogniser: Recogniser | undefined;
  account: Account;
  log(line: string): void;
  /** The program that reads foreign containers. */
  ffmpeg?: string;
}): Promise<Service> => {
  const all = jobs();

  const mayReach = (
    caller: Caller | undefined,
    action: string,
    { bucket, key }: Record<"bucket" | "key", string>,
  ) => {
    const accessRequest = { action, resource: `arn:aws:s3:::${bucket}/${key}` };
    if (guard.ask(caller, accessRequest)) return;
    log(`IAM: ${denial(caller, accessRequest)}`);
    const [what, right] = action === "s3:GetObject" ? ["S3 URI", "read"] : ["S3 bucket", "write"];
    throw new Exception(
      "BadRequestException",
      `The ${what} that you provided can't be accessed. Make sure that you have ${right} permission and try your request again.`,
    );
  };

  const work = async (request: JobRequest, recording: Uint8Array, ears: Recogniser) => {
    const { TranscriptionJobName: name, LanguageCode, MediaFormat } = request;
    const pcm = await unpack(recording, MediaFormat, ears, ffmpeg);
    const hearing = ears.open(LanguageCode);
    const utterances = [...hearing.hear(pcm), ...(await hearing.finish())];
    const words = utterances.filter(({ isFinal }) => isFinal).flatMap((utterance) => utterance.words);
    const { bucket, key } = targetOf(request);
    const output = Buffer.from(JSON.stringify(jobOutput(name, account, words)));
    await storage.put(bucket, key, output, { "content-type": "application/json" });
    all.complete(name, { bucket, key });
  };

  const start = async (request: JobRequest, caller: Caller | undefined): Promise<Job> => {
    if (!recogniser) {
      const message = "No speech recogniser is installed on this machine.";
      throw new Exception("InternalFailureException", message, 500);
    }
    const { bucket, key } = sourceOf(request);
    mayReach(caller, "s3:GetObject", { bucket, key });
    mayReach(caller, "s3:PutObject", targetOf(request));
    const recording = await storage.get(bucket, key);
    if (!recording)
      throw new Exception(
        "BadRequestException",
        "The URI that you provided doesn't point to an S3 object. Make sure that the object exists and try your request again.",
      );
    const job = all.start(request);
    work(request, recording.bytes, recogniser).catch((error: Error) => {
      if (!(error instanceof Unreadable)) log(`Transcribe: ${error.message}`);
      all.fail(job.TranscriptionJobName, error.message);
    });
    return job;
  };

  const run = async (operation: string, body: Buffer, caller: Caller | undefined): Promise<object> => {
    switch (operation) {
      case "StartTranscriptionJob":
        return { TranscriptionJob: await start(checked(jobRequest, body), caller) };
      case "GetTranscriptionJob":
        return { TranscriptionJob: all.find(checked(named, body).TranscriptionJobName) };
      case "DeleteTranscriptionJob":
        all.remove(checked(named, body).TranscriptionJobName);
        return {};
      default:
        throw new Exception("UnknownOperationException", `${operation} is not spoken here.`);
    }
  };
  const operationOf = (target: unknown): string => String(target).replace(/^Transcribe\./, "");

  return {
    accessRequests: ({ headers }, body): AccessRequest[] => {
      const operation = operationOf(headers["x-amz-target"]);
      const action = `transcribe:${operation}`;
      if (operation !== "StartTranscriptionJob") {
        const name = named.safeParse(jsonOf(body)).data?.TranscriptionJobName ?? "";
        return [{ action, resource: `arn:aws:transcribe:${region}:${account}:transcription-job/${name}` }];
      }
      const asked = jobRequest.safeParse(jsonOf(body)).data;
      // https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazontranscribe.html
      const context = asked && {
        "transcribe:OutputBucketName": asked.OutputBucketName,
        ...(asked.OutputKey !== undefined && { "transcribe:OutputKey": asked.OutputKey }),
      };
      return [{ action, resource: "*", ...(context && { context }) }];
    },
    handle: async (request, body, response) => {
      try {
        const operation = operationOf(request.headers["x-amz-target"]);
        answerJson(response, await run(operation, body, guard.callerOf(request)), flavour);
      } catch (error) {
        answerException(response, error, flavour, "Message");
      }
    },
    close: async () => undefined,
  };
};
