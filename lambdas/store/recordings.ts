import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { environment } from "../environment.ts";

/** The folder of the bucket that forgets everything within a day (infra/media.ts). */
const FOLDER = "transcription/";

/** Recordings, and what was understood of them, for as long as they are being understood. */
export type Recordings = {
  readonly bucket: string;
  /** Where something is in the bucket, and as an address. */
  keyOf(name: string): string;
  uriOf(name: string): string;
  /** `mimeType` without its parameters. */
  write(name: string, bytes: Uint8Array, mimeType: string): Promise<void>;
  /** As text. */
  read(name: string): Promise<string>;
  /** Also where there is nothing of that name. */
  remove(name: string): Promise<void>;
};

/** Recordings in S3, under `transcription/`. */
export const recordingsBucket = (): Recordings => {
  const Bucket = environment("RECORDINGS_BUCKET");
  const client = new S3Client({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
  const keyOf = (name: string): string => FOLDER + name;
  return {
    bucket: Bucket,
    keyOf,
    uriOf: (name) => `s3://${Bucket}/${keyOf(name)}`,
    async write(name, bytes, mimeType) {
      await client.send(
        new PutObjectCommand({ Bucket, Key: keyOf(name), Body: bytes, ContentType: mimeType }),
      );
    },
    async read(name) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }));
      return (await Body?.transformToString()) ?? "";
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }));
    },
  };
};
