import { DeleteObjectCommand, paginateListObjectsV2, S3Client } from "@aws-sdk/client-s3";
import { studentImageFolder } from "../../domain/limits.ts";
import { environment } from "../environment.ts";

export type Photos = {
  /** Erases every photo in a member's own folder. */
  eraseOf(uid: string): Promise<void>;
};

/** Photos in S3, under the paths of spec section 9. */
export const photosBucket = (): Photos => {
  const Bucket = environment("MEDIA_BUCKET");
  const client = new S3Client({
    maxAttempts: 3,
    // Told to throw: by itself a request that takes too long only causes a warning.
    requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
  });
  return {
    async eraseOf(uid) {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket, Prefix: studentImageFolder(uid) },
      ))
        await Promise.all(Contents.map(({ Key }) => client.send(new DeleteObjectCommand({ Bucket, Key }))));
    },
  };
};
