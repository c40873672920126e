import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  PutObjectCommand,
  type PutObjectCommandInput,
} from "@aws-sdk/client-s3";
import type { Sequence, Step } from "./sequence.ts";

const Bucket = "viva-mediabucket";

/** What is compared of an answer about an object: what it is, and not when it was put. */
export const seen = async ({ Body, ...rest }: Partial<GetObjectCommandOutput>): Promise<unknown> => {
  const { ContentType, ContentLength, ContentRange, ContentLanguage, ContentDisposition } = rest;
  const { CacheControl, ContentEncoding, ETag, Metadata, AcceptRanges } = rest;
  return {
    ...{ ContentType, ContentLength, ContentRange, ContentLanguage, ContentDisposition },
    ...{ CacheControl, ContentEncoding, ETag, Metadata, AcceptRanges },
    body: await Body?.transformToString("base64"),
  };
};

const put = (
  name: string,
  Key: string,
  Body: string | Uint8Array,
  more: Partial<PutObjectCommandInput> = {},
): Step => ({
  name,
  call: ({ clients }) => clients.objects.send(new PutObjectCommand({ Bucket, Key, Body, ...more })),
  seen: ({ ETag }) => ({ ETag }),
});
const get = (name: string, Key: string, more: Partial<GetObjectCommandInput> = {}): Step => ({
  name,
  call: ({ clients }) => clients.objects.send(new GetObjectCommand({ Bucket, Key, ...more })),
  seen,
});
const head = (name: string, Key: string): Step => ({
  name,
  call: ({ clients }) => clients.objects.send(new HeadObjectCommand({ Bucket, Key })),
  seen,
});
const remove = (name: string, Key: string): Step => ({
  name,
  call: ({ clients }) => clients.objects.send(new DeleteObjectCommand({ Bucket, Key })),
});
/** A listing, its pages one after the other. */
const list = (name: string, more: Partial<ListObjectsV2CommandInput>): Step => ({
  name,
  call: async ({ clients }) => {
    const pages = [];
    for (let ContinuationToken: string | undefined; ; ) {
      const page = await clients.objects.send(
        new ListObjectsV2Command({ Bucket, ...more, ...(ContinuationToken && { ContinuationToken }) }),
      );
      const { Contents, CommonPrefixes, KeyCount, IsTruncated, Prefix, Delimiter, Name } = page;
      pages.push({
        ...{ KeyCount, IsTruncated, Prefix, Delimiter, Name },
        Contents: Contents?.map(({ Key, Size, ETag, StorageClass }) => ({ Key, Size, ETag, StorageClass })),
        CommonPrefixes: CommonPrefixes?.map((common) => common.Prefix),
        goesOn: page.NextContinuationToken !== undefined,
      });
      ContinuationToken = page.NextContinuationToken;
      if (!ContinuationToken || pages.length === 20) return { pages };
    }
  },
});

const oddKeys = [
  "odd/plain.jpeg",
  "odd/two words.jpeg",
  "odd/plus+plus.jpeg",
  "odd/per%20cent.jpeg",
  "odd/Zoë.jpeg",
  "odd/am&per<sand>.jpeg",
  "odd/quote'\".jpeg",
  "odd/#hash?query=1.jpeg",
  "odd//double.jpeg",
  "odd/../dots.jpeg",
  "odd/./dot.jpeg",
  "odd/~tilde!()*.jpeg",
  "odd/back\\slash.jpeg",
  "odd/😀.jpeg",
  "odd/ﬀ.jpeg",
];

const objects: Sequence = {
  name: "objects",
  steps: [
    put("bytes", "o/one", Uint8Array.from([0, 1, 254, 255])),
    get("bytes come back", "o/one"),
    head("what is known of them", "o/one"),
    put("an object of nothing", "o/empty", ""),
    get("nothing comes back", "o/empty"),
    put("what goes with an object", "o/about", "text", {
      ContentType: "audio/mpeg",
      CacheControl: "max-age=60",
      ContentDisposition: 'attachment; filename="a.mp3"',
      ContentLanguage: "fr",
      Metadata: { Voice: "Remi", "two-words": "a b" },
    }),
    get("that comes back", "o/about"),
    head("that is known", "o/about"),
    put("another in its place", "o/about", "other"),
    get("the other, with nothing of the first", "o/about"),
    get("what is not there", "o/nothing"),
    head("what is known of what is not there", "o/nothing"),
    remove("what is not there", "o/nothing"),
    remove("what is there", "o/about"),
    get("what was deleted", "o/about"),
    get("the first bytes", "o/one", { Range: "bytes=0-1" }),
    get("the last bytes", "o/one", { Range: "bytes=-2" }),
    get("from a byte on", "o/one", { Range: "bytes=1-" }),
    get("beyond the end", "o/one", { Range: "bytes=2-99" }),
    get("behind the end", "o/one", { Range: "bytes=4-9" }),
    get("the wrong way round", "o/one", { Range: "bytes=3-1" }),
    get("a range that is none", "o/one", { Range: "letters=1-2" }),
    get("none of the last bytes", "o/one", { Range: "bytes=-0" }),
    get("a range of nothing", "o/empty", { Range: "bytes=0-0" }),
    put("a sum that is right", "o/sum", "text", {
      ChecksumSHA256: "mC2ePrmW9VnmM/TRlN7zdh2Qn1o7ZH0ahR/q1nwyydE=",
    }),
    put("a sum that is wrong", "o/sum", "text", {
      ChecksumSHA256: "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
    }),
    put("a sum of the old kind that is right", "o/sum", "text", { ContentMD5: "HLJR7A1WjeapKbUgxK7Y0Q==" }),
    put("a sum of the old kind that is wrong", "o/sum", "text", { ContentMD5: "1B2M2Y8AsgTpgAmY7PhCfg==" }),
    put("a key of 1024 bytes", "k".repeat(1024), "x"),
    put("a key of 1025 bytes", "k".repeat(1025), "x"),
    get("what lies under a key of 1025 bytes", "k".repeat(1025)),
    ...oddKeys.flatMap((Key) => [
      put(`${Key} is put`, Key, Key),
      get(`${Key} comes back`, Key),
      list(`${Key} is listed`, { Prefix: Key }),
    ]),
    put("a bucket that there is not", "x", "x", { Bucket: "viva-nothing" }),
    get("of a bucket that there is not", "x", { Bucket: "viva-nothing" }),
    list("all of a bucket that there is not", { Bucket: "viva-nothing" }),
    put("an object only where there is none", "o/one", "x", { IfNoneMatch: "*" }),
    {
      name: "a copy",
      call: ({ clients }) =>
        clients.objects.send(new CopyObjectCommand({ Bucket, Key: "o/copy", CopySource: `${Bucket}/o/one` })),
      seen: () => "done",
    },
  ],
};

const listed = ["l/a/1", "l/a/2", "l/a-b", "l/b/1", "l/c", "l/é", "l/é/1", "l/z/1", "l/😀"];
const listings: Sequence = {
  name: "listings",
  steps: [
    ...listed.map((Key) => put(`${Key} is put`, Key, Key)),
    list("a folder", { Prefix: "l/" }),
    list("two at a time", { Prefix: "l/", MaxKeys: 2 }),
    list("none", { Prefix: "l/", MaxKeys: 0 }),
    list("its folders", { Prefix: "l/", Delimiter: "/" }),
    list("its folders, two at a time", { Prefix: "l/", Delimiter: "/", MaxKeys: 2 }),
    list("from a key on", { Prefix: "l/", StartAfter: "l/b/1" }),
    list("from a key on that is not there", { Prefix: "l/", StartAfter: "l/b" }),
    list("from beyond the prefix", { Prefix: "l/a", StartAfter: "l/b" }),
    list("what is not there", { Prefix: "nothing/" }),
    list("part of a name", { Prefix: "l/a" }),
    list("more than a page may hold", { Prefix: "l/", MaxKeys: 5000 }),
  ],
};

/** S3: what Viva relies on, and the edges of it. */
export const s3: readonly Sequence[] = [objects, listings];
