import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { type MayList, s3 } from "../../../local/services/s3.ts";
import { emptyFolder } from "./place.ts";
import { clientOf, type Served, serve } from "./serve.ts";

const Bucket = "media";
let folder: ReturnType<typeof emptyFolder>;
beforeEach(() => {
  folder = emptyFolder();
});
afterEach(() => folder.remove());

const open = (mayList?: MayList) => s3({ dir: folder.dir, buckets: [Bucket], ...(mayList && { mayList }) });

const withClient = async (use: (client: S3Client, served: Served) => Promise<void>, mayList?: MayList) => {
  const served = await serve(await open(mayList));
  const client = new S3Client(clientOf(served));
  try {
    await use(client, served);
  } finally {
    client.destroy();
    await served.close();
  }
};

test("an object comes back as it was put, headers and all, also after a restart", async () => {
  const Key = "voice/été & <co> 100%.mp3";
  const Body = Buffer.from([0, 10, 13, 255, 123]);
  await withClient(async (client) => {
    const put = new PutObjectCommand({
      Bucket,
      Key,
      Body,
      ContentType: "audio/mpeg",
      CacheControl: "max-age=60",
      Metadata: { voice: "Remi" },
    });
    expect(await client.send(put)).toMatchObject({ ETag: '"80018237fadd6a11f5e4e80a6fb23817"' });
  });
  await withClient(async (client) => {
    const got = await client.send(new GetObjectCommand({ Bucket, Key }));
    expect(await got.Body?.transformToByteArray()).toEqual(new Uint8Array(Body));
    const about = {
      ContentType: "audio/mpeg",
      CacheControl: "max-age=60",
      ContentLength: 5,
      Metadata: { voice: "Remi" },
      ETag: '"80018237fadd6a11f5e4e80a6fb23817"',
    };
    expect(got).toMatchObject(about);
    expect(await client.send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject(about);
    expect(Date.now() - (got.LastModified?.getTime() ?? 0)).toBeLessThan(60_000);
  });
});

test("a stream arrives in aws-chunked pieces and is stored without them", () =>
  withClient(async (client) => {
    const pieces = Array.from({ length: 40 }, (_, place) => Buffer.alloc(5000, place));
    const whole = Buffer.concat(pieces);
    await client.send(
      new PutObjectCommand({ Bucket, Key: "s", Body: Readable.from(pieces), ContentLength: whole.length }),
    );
    const got = await client.send(new GetObjectCommand({ Bucket, Key: "s" }));
    expect(Buffer.compare(Buffer.from((await got.Body?.transformToByteArray()) ?? []), whole)).toBe(0);
    expect(got.ContentEncoding).toBeUndefined();
  }));

test("a body that doesn't match its checksum, or is cut short, is not stored", () =>
  withClient(async (client, { endpoint }) => {
    const damaged = new PutObjectCommand({ Bucket, Key: "x", Body: "abc", ChecksumCRC32: "AAAAAA==" });
    await expect(client.send(damaged)).rejects.toMatchObject({ name: "BadDigest" });
    const chunked = (body: string) =>
      fetch(`${endpoint}/${Bucket}/x`, {
        method: "PUT",
        headers: { "x-amz-content-sha256": "STREAMING-UNSIGNED-PAYLOAD-TRAILER" },
        body,
      });
    for (const body of ["5\r\nhel", "nonsense", "5\r\nhello\r\n"])
      expect((await chunked(body)).status).toBe(400);
    expect((await chunked("5\r\nhello\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n")).status).toBe(400);
    expect((await chunked("5\r\nhello\r\n0\r\nx-amz-checksum-crc32:NhCmhg==\r\n\r\n")).status).toBe(200);
  }));

test("ranges", () =>
  withClient(async (client) => {
    await client.send(new PutObjectCommand({ Bucket, Key: "r", Body: "0123456789" }));
    const part = async (Range: string) => {
      const got = await client.send(new GetObjectCommand({ Bucket, Key: "r", Range }));
      return [await got.Body?.transformToString(), got.ContentRange];
    };
    expect(await part("bytes=2-4")).toEqual(["234", "bytes 2-4/10"]);
    expect(await part("bytes=7-")).toEqual(["789", "bytes 7-9/10"]);
    expect(await part("bytes=-3")).toEqual(["789", "bytes 7-9/10"]);
    expect(await part("bytes=8-99")).toEqual(["89", "bytes 8-9/10"]);
    await expect(part("bytes=10-")).rejects.toMatchObject({ name: "InvalidRange" });
    expect(await part("bytes=4-2")).toEqual(["0123456789", undefined]);
  }));

test("a missing key is 403 to who may not list, 404 to who may; an unknown bucket is 404 to all", async () => {
  const asks = { Bucket, Key: "nothing" };
  const status = (httpStatusCode: number) => ({ $metadata: { httpStatusCode } });
  await withClient(async (client) => {
    const read = client.send(new GetObjectCommand(asks));
    await expect(read).rejects.toMatchObject({ name: "AccessDenied", ...status(403) });
    await expect(client.send(new HeadObjectCommand(asks))).rejects.toMatchObject(status(403));
    const elsewhere = client.send(new GetObjectCommand({ Bucket: "other", Key: "x" }));
    await expect(elsewhere).rejects.toMatchObject({ name: "NoSuchBucket" });
  });
  const mayList: MayList = (request, bucket) =>
    bucket === Bucket && request.headers.authorization !== undefined;
  await withClient(async (client) => {
    const read = client.send(new GetObjectCommand(asks));
    await expect(read).rejects.toMatchObject({ name: "NoSuchKey", ...status(404) });
    await expect(client.send(new HeadObjectCommand(asks))).rejects.toMatchObject({ name: "NotFound" });
  }, mayList);
});

test("no key leads out of the folder, and keys don't get in each other's way", () =>
  withClient(async (client) => {
    const keys = ["a", "a/b", "A", "../../up", "/slash", "..", "a/../a", "é".repeat(512)];
    for (const Key of keys) await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
    for (const Key of keys) {
      const got = await client.send(new GetObjectCommand({ Bucket, Key }));
      expect(await got.Body?.transformToString()).toBe(Key);
    }
    const { Contents } = await client.send(new ListObjectsV2Command({ Bucket }));
    expect(new Set(Contents?.map(({ Key }) => Key))).toEqual(new Set(keys));
    expect(readdirSync(folder.dir)).toEqual([Bucket]);
    const long = new PutObjectCommand({ Bucket, Key: "é".repeat(513), Body: "x" });
    await expect(client.send(long)).rejects.toMatchObject({ name: "KeyTooLongError" });
  }));

test("deleting takes an object away, and is content when there is none", () =>
  withClient(async (client) => {
    await client.send(new PutObjectCommand({ Bucket, Key: "d", Body: "x" }));
    for (let time = 0; time < 2; time++) await client.send(new DeleteObjectCommand({ Bucket, Key: "d" }));
    expect((await client.send(new ListObjectsV2Command({ Bucket }))).KeyCount).toBe(0);
  }));

test("a listing of no key at all is at its end", () =>
  withClient(async (client) => {
    await client.send(new PutObjectCommand({ Bucket, Key: "d", Body: "x" }));
    const listing = await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 0 }));
    expect(listing).toMatchObject({ KeyCount: 0, IsTruncated: false });
    expect(listing.NextContinuationToken).toBeUndefined();
  }));

test("listing goes by prefix, delimiter and page, in the order of the keys", () =>
  withClient(async (client) => {
    for (const Key of ["b", "a/2", "a/1", "c/x&lt;<y", "c/z", "d"]) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: "." }));
    }
    const all = await client.send(new ListObjectsV2Command({ Bucket }));
    expect(all.Contents?.map(({ Key }) => Key)).toEqual(["a/1", "a/2", "b", "c/x&lt;<y", "c/z", "d"]);
    const inC = await client.send(new ListObjectsV2Command({ Bucket, Prefix: "c/" }));
    expect(inC.Contents?.map(({ Key, Size }) => [Key, Size])).toEqual([
      ["c/x&lt;<y", 1],
      ["c/z", 1],
    ]);

    const seen: (string | undefined)[] = [];
    let token: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket,
          Delimiter: "/",
          MaxKeys: 1,
          ...(token && { ContinuationToken: token }),
        }),
      );
      seen.push(page.Contents?.[0]?.Key ?? page.CommonPrefixes?.[0]?.Prefix);
      token = page.NextContinuationToken;
    } while (token);
    expect(seen).toEqual(["a/", "b", "c/", "d"]);
  }));

test("each call wishes for its own action on its own object", () =>
  withClient(async (client, { accessRequests }) => {
    await client.send(new PutObjectCommand({ Bucket, Key: "voice/a b.mp3", Body: "x" }));
    await client.send(new GetObjectCommand({ Bucket, Key: "voice/a b.mp3" }));
    await client.send(new HeadObjectCommand({ Bucket, Key: "voice/a b.mp3" }));
    await client.send(new DeleteObjectCommand({ Bucket, Key: "../x" }));
    await client.send(new ListObjectsV2Command({ Bucket, Prefix: "voice/" }));
    expect(accessRequests).toEqual([
      { action: "s3:PutObject", resource: "arn:aws:s3:::media/voice/a b.mp3" },
      { action: "s3:GetObject", resource: "arn:aws:s3:::media/voice/a b.mp3" },
      { action: "s3:GetObject", resource: "arn:aws:s3:::media/voice/a b.mp3" },
      { action: "s3:DeleteObject", resource: "arn:aws:s3:::media/../x" },
      { action: "s3:ListBucket", resource: "arn:aws:s3:::media", context: { "s3:prefix": "voice/" } },
    ]);
  }));

test("what is not spoken here is refused, not half obeyed", () =>
  withClient(async (client) => {
    await client.send(new PutObjectCommand({ Bucket, Key: "x", Body: "first" }));
    const copy = new CopyObjectCommand({ Bucket, Key: "y", CopySource: `${Bucket}/x` });
    await expect(client.send(copy)).rejects.toMatchObject({ name: "NotImplemented" });
    const conditional = new PutObjectCommand({ Bucket, Key: "x", Body: "second", IfNoneMatch: "*" });
    await expect(client.send(conditional)).rejects.toMatchObject({ name: "NotImplemented" });
    const got = await client.send(new GetObjectCommand({ Bucket, Key: "x" }));
    expect(await got.Body?.transformToString()).toBe("first");
  }));

test("a bucket in front of localhost is understood, as the SDK writes it for that name", () =>
  withClient(async (_, { endpoint, accessRequests }) => {
    // Not every machine resolves media.localhost, and fetch won't set a host.
    const request = get(`${endpoint}/config.json`, { headers: { host: "media.localhost:9199" } });
    const [response]: IncomingMessage[] = await once(request, "response");
    response?.resume();
    expect(accessRequests).toEqual([{ action: "s3:GetObject", resource: "arn:aws:s3:::media/config.json" }]);
  }));

test("put and get serve what runs beside the functions; a killed write's leftovers go at the next start", async () => {
  const store = await open();
  await store.put(Bucket, "index.html", Buffer.from("<p>hi"), { "content-type": "text/html" });
  expect(await store.get(Bucket, "index.html")).toMatchObject({
    bytes: Buffer.from("<p>hi"),
    headers: { "content-type": "text/html" },
    etag: '"7b0520ade19584190aa7a13ba0491068"',
  });
  expect(await store.get(Bucket, "missing")).toBeUndefined();
  await writeFile(join(folder.dir, Bucket, "half.draft"), "ha");
  await open();
  expect(readdirSync(join(folder.dir, Bucket))).toHaveLength(1);
});

test("an object that is replaced when the process is killed is the old one or the new one, whole", async () => {
  const putter = fileURLToPath(new URL("putter.ts", import.meta.url));
  let acknowledged = 0;
  for (const delay of [0, 3, 6, 9, 12]) {
    const until = acknowledged + 10;
    const args = ["--import", "tsx", putter, folder.dir, String(acknowledged + 1)];
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    for await (const line of createInterface(child.stdout)) {
      acknowledged = Number(line);
      // At another moment of the next put each time.
      if (acknowledged === until) setTimeout(() => child.kill("SIGKILL"), delay);
    }
    const { get } = await open();
    const text = (await get(Bucket, "photo"))?.bytes.toString() ?? "";
    const number = Number(text.slice(0, 6));
    expect([acknowledged, acknowledged + 1]).toContain(number);
    expect(text).toBe(String(number).padStart(6, "0").repeat(50_000));
  }
}, 60_000);
