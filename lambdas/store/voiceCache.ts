import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { environment } from "../environment.ts";
import type { SoundCache } from "../speech/cachedVoice.ts";
import { errorName } from "../telemetry/error.ts";
import { note } from "../telemetry/watch.ts";

/** Mark's spoken sentences in S3, as voice/<name>.mp3. A cache that fails costs a sentence its price, never its sound. */
export const voiceCache = (): SoundCache => {
  const Bucket = environment("VOICE_BUCKET");
  const client = new S3Client({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
  const Key = (name: string): string => `voice/${name}.mp3`;
  const failed = (error: unknown): undefined => {
    // Without the right to list, S3 answers 403 for a key that is not there.
    const missing =
      error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0);
    if (!missing) note("voiceCacheFailed", { error: errorName(error) });
  };
  return {
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: Key(name) }));
        return await Body?.transformToByteArray();
      } catch (error) {
        return failed(error);
      }
    },
    async write(name, sound) {
      const object = { Bucket, Key: Key(name), Body: sound, ContentType: "audio/mpeg" };
      await client.send(new PutObjectCommand(object)).catch(failed);
    },
  };
};
