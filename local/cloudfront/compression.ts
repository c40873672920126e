import type { ServerResponse } from "node:http";
import type { Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

/** Which codings a behaviour may answer in. */
export type Codings = { gzip: boolean; br: boolean };

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html */
const types =
  /^(text\/(css|csv|html|javascript|js|plain|richtext|xml|x-component|x-script|x-java-source)|application\/(javascript|x-javascript|json|manifest\+json|xml|xhtml\+xml|rss\+xml|atom\+xml|rtf|wasm|vnd\.ms-fontobject|x-font-ttf)|image\/(svg\+xml|bmp|vnd\.microsoft\.icon|x-icon)|font\/(ttf|otf|opentype|eot|x-woff))$/;
const SMALLEST = 1000;
const LARGEST = 10_000_000;
/** Node's own default takes a second for what CloudFront does in passing. */
const BROTLI_QUALITY = 5;

const accepts = (header: string, coding: string): boolean =>
  header.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    return name.toLowerCase() === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/**
 * How an answer is to be packed: a stream to send its body through, with the response's headers set to match; undefined
 * where it goes out as it is. Only what says its length beforehand is packed: a stream of events must not wait in a packer.
 */
export const compression = (
  { gzip, br }: Codings,
  acceptEncoding: string,
  response: ServerResponse,
): Transform | undefined => {
  const length = Number(response.getHeader("content-length") ?? 0);
  const type = String(response.getHeader("content-type") ?? "").split(";", 1)[0] ?? "";
  if (length < SMALLEST || length > LARGEST || !types.test(type)) return undefined;
  if (response.hasHeader("content-encoding") || ![200, 403, 404].includes(response.statusCode))
    return undefined;
  const coding =
    br && accepts(acceptEncoding, "br") ? "br" : gzip && accepts(acceptEncoding, "gzip") ? "gzip" : "";
  if (coding === "") return undefined;
  const etag = response.getHeader("etag");
  if (typeof etag === "string" && !etag.startsWith("W/")) response.setHeader("etag", `W/${etag}`);
  response.removeHeader("content-length");
  response.removeHeader("accept-ranges");
  response.setHeader("content-encoding", coding);
  response.appendHeader("vary", "Accept-Encoding");
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
  return coding === "br" ? createBrotliCompress(quality) : createGzip();
};
