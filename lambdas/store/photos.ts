import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { studentImageFolder } from "../../domain/limits.ts";
import { environment } from "../environment.ts";

export type Photos = {
  /** The JPEG stored at this path (spec section 9); undefined where there is none any more. */
  read(path: string): Promise<Uint8Array | undefined>;
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
    async read(path) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: path }));
        return await Body?.transformToByteArray();
      } catch (error) {
        // Without s3:ListBucket, S3 says of a missing object that it is forbidden.
        if (error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0))
          return undefined;
        throw error;
      }
    },

    async eraseOf(uid) {
      // So many at a time as may wait for a connection without running into its time-out.
      const folder = { Bucket, Prefix: studentImageFolder(uid), MaxKeys: 100 };
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, folder))
        await Promise.all(Contents.map(({ Key }) => client.send(new DeleteObjectCommand({ Bucket, Key }))));
    },
  };
};
