import type { About } from "./objects.ts";
import type { Elements } from "./xml.ts";

const PAGE = 1000;

/** One entry of a listing: an object, or all that share a prefix up to the delimiter. `last` is the last key it covers. */
type Entry = { last: string; object?: About & { size: number }; prefix?: string };

const entriesOf = (
  objects: (About & { size: number })[],
  prefix: string,
  delimiter: string | null,
): Entry[] => {
  const entries: Entry[] = [];
  for (const object of objects) {
    const cut = delimiter ? object.key.indexOf(delimiter, prefix.length) : -1;
    const common = cut < 0 ? undefined : object.key.slice(0, cut + (delimiter ?? "").length);
    const before = entries.at(-1);
    if (common === undefined) entries.push({ last: object.key, object });
    else if (before?.prefix === common) before.last = object.key;
    else entries.push({ last: object.key, prefix: common });
  }
  return entries;
};

/**
 * ListObjectsV2's answer, out of a bucket's objects in the order of their keys.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
 */
export const listingOf = (
  bucket: string,
  objects: (About & { size: number })[],
  query: URLSearchParams,
): Elements => {
  const prefix = query.get("prefix") ?? "";
  const token = query.get("continuation-token");
  const after =
    token === null ? (query.get("start-after") ?? "") : Buffer.from(token, "base64url").toString();
  const most = Math.min(PAGE, Number(query.get("max-keys") ?? PAGE));
  const matching = objects.filter(
    ({ key }) => key.startsWith(prefix) && Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0,
  );
  const entries = entriesOf(matching, prefix, query.get("delimiter"));
  const page = entries.slice(0, most);
  // Whoever asks for no key at all has nothing to go on from.
  const isTruncated = most > 0 && entries.length > page.length;
  return {
    ListBucketResult: {
      Name: bucket,
      Prefix: prefix,
      Delimiter: query.get("delimiter") ?? undefined,
      MaxKeys: most,
      KeyCount: page.length,
      IsTruncated: isTruncated,
      ContinuationToken: token ?? undefined,
      NextContinuationToken: isTruncated
        ? Buffer.from(page.at(-1)?.last ?? "").toString("base64url")
        : undefined,
      Contents: page.flatMap(({ object }) =>
        object
          ? [
              {
                Key: object.key,
                LastModified: object.modified,
                ETag: object.etag,
                Size: object.size,
                StorageClass: "STANDARD",
              },
            ]
          : [],
      ),
      CommonPrefixes: page.flatMap(({ prefix }) => (prefix === undefined ? [] : [{ Prefix: prefix }])),
    },
  };
};
