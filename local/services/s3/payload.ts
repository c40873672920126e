import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { crc32 } from "node:zlib";
import { Exception } from "../exception.ts";

const incomplete = () =>
  new Exception(
    "IncompleteBody",
    "You did not provide the number of bytes specified by the Content-Length HTTP header.",
  );

/** CRC-32 in base64, as S3 carries it. */
export const crc32Of = (bytes: Buffer): string => {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  return sum.toString("base64");
};

const digest = (algorithm: string) => (bytes: Buffer) => createHash(algorithm).update(bytes).digest("base64");
const sums: Record<string, (bytes: Buffer) => string> = {
  "content-md5": digest("md5"),
  "x-amz-checksum-crc32": crc32Of,
  "x-amz-checksum-sha1": digest("sha1"),
  "x-amz-checksum-sha256": digest("sha256"),
};

/** Takes the `aws-chunked` coding off a body: chunks headed by their size in hex, then trailing headers. */
const unchunked = (body: Buffer): { bytes: Buffer; trailers: Record<string, string> } => {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = body.indexOf("\r\n", at);
    const size = Number.parseInt(body.toString("latin1", at, Math.max(at, end)), 16);
    if (Number.isNaN(size)) throw incomplete();
    at = end + 2;
    if (size === 0) {
      const lines = body.toString("latin1", at).split("\r\n").filter(Boolean);
      const trailers = lines.map((line) => [
        line.split(":", 1)[0]?.toLowerCase(),
        line.replace(/^[^:]*:\s*/, ""),
      ]);
      return { bytes: Buffer.concat(chunks), trailers: Object.fromEntries(trailers) };
    }
    chunks.push(body.subarray(at, at + size));
    at += size + 2;
  }
};

/**
 * The object's bytes in a PutObject body, out of the coding that the SDK gives to streams, and checked against every sum
 * that came with them. Throws IncompleteBody, BadDigest, or NotImplemented for a sum that is not known here.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming.html
 */
export const payloadOf = (headers: IncomingHttpHeaders, body: Buffer): Buffer => {
  const isChunked = String(headers["x-amz-content-sha256"]).startsWith("STREAMING-");
  const { bytes, trailers } = isChunked ? unchunked(body) : { bytes: body, trailers: {} };
  const length = headers["x-amz-decoded-content-length"];
  if (length !== undefined && Number(length) !== bytes.length) throw incomplete();
  for (const [name, expected] of Object.entries({ ...headers, ...trailers })) {
    if (name !== "content-md5" && !/^x-amz-checksum-(?!type$|mode$|algorithm$)/.test(name)) continue;
    const sum = sums[name];
    if (!sum) throw new Exception("NotImplemented", `${name} is not known here.`, 501);
    if (sum(bytes) !== expected) throw new Exception("BadDigest", `The ${name} you specified did not match.`);
  }
  return bytes;
};
