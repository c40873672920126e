import { DeleteObjectCommand, paginateListObjectsV2, S3Client } from "@aws-sdk/client-s3";
import { studentImageFolder } from "../../domain/limits.ts";
import { environment } from "../environment.ts";

export type Photos = {
  /** The paths of the photos in a member's own folder. */
  listOf(uid: string): Promise<string[]>;
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
  /** So many at a time as may wait for a connection without running into its time-out. */
  async function* pathsOf(uid: string): AsyncGenerator<string[]> {
    const folder = { Bucket, Prefix: studentImageFolder(uid), MaxKeys: 100 };
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, folder))
      yield Contents.flatMap(({ Key }) => Key ?? []);
  }
  return {
    async listOf(uid) {
      const paths: string[] = [];
      for await (const some of pathsOf(uid)) paths.push(...some);
      return paths;
    },
    async eraseOf(uid) {
      for await (const some of pathsOf(uid))
        await Promise.all(some.map((Key) => client.send(new DeleteObjectCommand({ Bucket, Key }))));
    },
  };
};
