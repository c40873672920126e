import type { IncomingMessage, ServerResponse } from "node:http";
import { Exception } from "../exception.ts";
import type { StoredObject } from "./objects.ts";

/** The headers of a PutObject that come back with the object, their names in lower case. */
export const keptHeaders = (request: IncomingMessage): Record<string, string> => {
  const coding = request.headers["content-encoding"]?.replace(/aws-chunked,?\s*/, "");
  const system = ["content-type", "cache-control", "content-disposition", "content-language", "expires"];
  const all = Object.entries({ "content-type": "binary/octet-stream", ...request.headers });
  const wanted = all.filter(([name]) => system.includes(name) || name.startsWith("x-amz-meta-"));
  return {
    ...Object.fromEntries(wanted.map(([name, value]) => [name, String(value)])),
    ...(coding && { "content-encoding": coding }),
  };
};

/** The first and last byte that a Range header asks for; undefined where it asks for none, or in a way that S3 ignores. */
const rangeOf = (header: string | undefined, size: number): [first: number, last: number] | undefined => {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  // The wrong way round it is no range, and is ignored like any other that is none (RFC 9110, section 14.1.1).
  if (from !== "" && to !== "" && Number(to) < Number(from)) return undefined;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(size - 1, Number(to));
  if (first < size && first <= last) return [first, last];
  throw new Exception("InvalidRange", "The requested range is not satisfiable", 416);
};

/** Answers GetObject and HeadObject: an object, or the range of it that was asked for. Throws InvalidRange. */
export const answerObject = (
  request: IncomingMessage,
  response: ServerResponse,
  object: StoredObject,
): void => {
  const range = rangeOf(request.headers.range, object.bytes.length);
  const bytes = range ? object.bytes.subarray(range[0], range[1] + 1) : object.bytes;
  response.writeHead(range ? 206 : 200, {
    ...object.headers,
    etag: object.etag,
    "last-modified": new Date(object.modified).toUTCString(),
    "accept-ranges": "bytes",
    "content-length": bytes.length,
    ...(range && { "content-range": `bytes ${range[0]}-${range[1]}/${object.bytes.length}` }),
    ...(!range && { "x-amz-checksum-crc32": object.crc32, "x-amz-checksum-type": "FULL_OBJECT" }),
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
};
