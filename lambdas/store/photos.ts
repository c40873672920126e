import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { environment } from "../environment.ts";
import { placesOf } from "../photo/place.ts";

export type Photos = {
  /** The JPEG stored at this path (spec section 9); undefined where there is none any more. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Is there a photo at this path? */
  has(path: string): Promise<boolean>;
  write(path: string, photo: Uint8Array): Promise<void>;
  /** The paths of all of a member's photos, whether an exercise shows them or not. */
  listOf(uid: string): Promise<string[]>;
  erase(path: string): Promise<void>;
  /** Erases all of them. */
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
  const erase: Photos["erase"] = async (path) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: path }));
  };
  /** So many at a time as may wait for a connection without running into its time-out. */
  async function* pathsOf(uid: string): AsyncGenerator<string[]> {
    for (const Prefix of placesOf(uid)) {
      const folder = { Bucket, Prefix, MaxKeys: 100 };
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, folder))
        yield Contents.flatMap(({ Key }) => Key ?? []);
    }
  }
  return {
    async read(path) {
      const found = await unlessMissing(client.send(new GetObjectCommand({ Bucket, Key: path })));
      return found?.Body?.transformToByteArray();
    },

    has: async (path) =>
      (await unlessMissing(client.send(new HeadObjectCommand({ Bucket, Key: path })))) !== undefined,

    async write(path, photo) {
      const object = { Bucket, Key: path, Body: photo, ContentType: "image/jpeg" };
      await client.send(new PutObjectCommand(object));
    },

    async listOf(uid) {
      const paths: string[] = [];
      for await (const some of pathsOf(uid)) paths.push(...some);
      return paths;
    },
    erase,
    async eraseOf(uid) {
      for await (const some of pathsOf(uid)) await Promise.all(some.map(erase));
    },
  };
};

/** Without s3:ListBucket, S3 says of a missing object that it is forbidden. */
const unlessMissing = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0))
      return undefined;
    throw error;
  }
};
