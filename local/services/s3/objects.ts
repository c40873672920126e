import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { DRAFT, replaceFile } from "../durable.ts";
import { Exception } from "../exception.ts";
import { crc32Of } from "./payload.ts";

/** The JSON line at the head of an object's file. */
const about = z.object({
  key: z.string(),
  headers: z.record(z.string(), z.string()),
  etag: z.string(),
  crc32: z.string(),
  modified: z.iso.datetime(),
});

const KEY_MAX_BYTES = 1024;

/** What is kept beside an object's bytes. */
export type About = z.output<typeof about>;
/** An object: its bytes; `headers` as they were put (`content-type`, `cache-control`, `x-amz-meta-…`); ETag in its quotes. */
export type StoredObject = About & { bytes: Buffer };

/** Objects by bucket and key. Every method throws NoSuchBucket for a bucket that the store wasn't opened with. */
export type Objects = {
  /** Keeps an object, in place of an older one; it is on disk once this resolves. Header names in lower case. */
  put(bucket: string, key: string, bytes: Uint8Array, headers?: Record<string, string>): Promise<About>;
  get(bucket: string, key: string): Promise<StoredObject | undefined>;
  /** Is content with a key that isn't there. */
  remove(bucket: string, key: string): Promise<void>;
  /** All of a bucket, sorted by key. Reads every file: no function of Viva's lists. */
  list(bucket: string): Promise<(About & { size: number })[]>;
};

/**
 * Opens a folder of objects. Each is one file, so that bytes and headers can't part: a line of JSON, then the bytes. The
 * file is named by a hash of the key: no key leads out of the folder, and `a` doesn't stand in the way of `a/b`.
 */
export const openObjects = async (dir: string, buckets: readonly string[]): Promise<Objects> => {
  for (const bucket of buckets) {
    await mkdir(join(dir, bucket), { recursive: true });
    const left = (await readdir(join(dir, bucket))).filter((name) => name.endsWith(DRAFT));
    for (const name of left) await rm(join(dir, bucket, name));
  }

  const folderOf = (bucket: string): string => {
    if (buckets.includes(bucket)) return join(dir, bucket);
    throw new Exception("NoSuchBucket", "The specified bucket does not exist", 404);
  };
  const fileOf = (bucket: string, key: string): string => {
    if (Buffer.byteLength(key) > KEY_MAX_BYTES)
      throw new Exception("KeyTooLongError", "Your key is too long");
    return join(folderOf(bucket), createHash("sha256").update(key).digest("hex"));
  };

  const read = async (file: string): Promise<StoredObject | undefined> => {
    const whole = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
    if (!whole) return undefined;
    const end = whole.indexOf("\n");
    return { ...about.parse(JSON.parse(whole.toString("utf8", 0, end))), bytes: whole.subarray(end + 1) };
  };

  return {
    put: async (bucket, key, given, headers = {}) => {
      const file = fileOf(bucket, key);
      const bytes = Buffer.from(given);
      const etag = `"${createHash("md5").update(bytes).digest("hex")}"`;
      const kept = { key, headers, etag, crc32: crc32Of(bytes), modified: new Date().toISOString() };
      await replaceFile(file, Buffer.concat([Buffer.from(`${JSON.stringify(kept)}\n`), bytes]));
      return kept;
    },
    get: (bucket, key) => read(fileOf(bucket, key)),
    remove: async (bucket, key) => rm(fileOf(bucket, key), { force: true }),
    list: async (bucket) => {
      const folder = folderOf(bucket);
      const found = [];
      for (const name of await readdir(folder)) {
        const object = name.endsWith(DRAFT) ? undefined : await read(join(folder, name));
        if (object) found.push({ ...object, size: object.bytes.length, bytes: undefined });
      }
      return found.sort((one, other) => Buffer.compare(Buffer.from(one.key), Buffer.from(other.key)));
    },
  };
};
