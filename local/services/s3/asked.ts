import type { IncomingMessage } from "node:http";

/** What each operation accessRequests for in IAM's words; reading a HEAD is reading. */
const actions = {
  GetObject: "s3:GetObject",
  HeadObject: "s3:GetObject",
  PutObject: "s3:PutObject",
  DeleteObject: "s3:DeleteObject",
  ListObjectsV2: "s3:ListBucket",
} as const;

/** A call of S3's, read off its request. `key` is "" for a call about the bucket as a whole. */
export type Asked = {
  operation: keyof typeof actions;
  action: (typeof actions)[keyof typeof actions];
  bucket: string;
  key: string;
  query: URLSearchParams;
};

const objectOperations: Record<string, keyof typeof actions> = {
  GET: "GetObject",
  HEAD: "HeadObject",
  PUT: "PutObject",
  DELETE: "DeleteObject",
};
const listQuery = ["list-type", "prefix", "delimiter", "max-keys", "continuation-token", "start-after"];
/** Headers that ask for more than is spoken here: a call with one of them is refused rather than half obeyed. */
const unspoken = [
  "x-amz-copy-source",
  "if-match",
  "if-none-match",
  "if-modified-since",
  "if-unmodified-since",
];

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/**
 * Bucket and key. The SDK names the bucket in the path when the endpoint is an IP address, and in front of the host
 * when it is `localhost`. The path is split by hand: a URL would tidy away `..`, which is a fine part of a key.
 */
const placeOf = (request: IncomingMessage, path: string): { bucket: string; key: string } | undefined => {
  const [, subdomain] = /^(.+)\.localhost(:\d+)?$/.exec(request.headers.host ?? "") ?? [];
  const whole = decoded(subdomain === undefined ? path.slice(1) : `${subdomain}${path}`);
  const slash = whole?.indexOf("/") ?? -1;
  if (whole === undefined) return undefined;
  return slash < 0
    ? { bucket: whole, key: "" }
    : { bucket: whole.slice(0, slash), key: whole.slice(slash + 1) };
};

/** The call, or undefined where it is none of the five spoken here. */
export const askedOf = (request: IncomingMessage): Asked | undefined => {
  const [path = "", search = ""] = (request.url ?? "").split("?", 2);
  const query = new URLSearchParams(search);
  query.delete("x-id"); // The operation's name once more: the SDK sends it for the sake of logs.
  const place = placeOf(request, path);
  if (!place?.bucket || unspoken.some((header) => request.headers[header] !== undefined)) return undefined;
  const names = [...query.keys()];
  const isList = request.method === "GET" && place.key === "" && query.get("list-type") === "2";
  if (isList && names.every((name) => listQuery.includes(name))) {
    return { ...place, operation: "ListObjectsV2", action: actions.ListObjectsV2, query };
  }
  const operation = objectOperations[request.method ?? ""];
  if (!operation || place.key === "" || names.length > 0) return undefined;
  return { ...place, operation, action: actions[operation], query };
};
