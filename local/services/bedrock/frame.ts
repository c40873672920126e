import { crc32 } from "node:zlib";

const PRELUDE_BYTES = 12;
const CHECKSUM_BYTES = 4;
/** The type of a header that is a text. */
const TEXT = 7;

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const header = ([name, value]: [string, string]): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(Buffer.byteLength(value));
  return Buffer.concat([
    Buffer.from([name.length]),
    Buffer.from(name),
    Buffer.from([TEXT]),
    length,
    Buffer.from(value),
  ]);
};

/**
 * One message of an AWS event stream: its lengths and their checksum, its headers, its JSON, and a checksum over all.
 * https://docs.aws.amazon.com/transcribe/latest/dg/event-stream.html
 */
export const frame = (headers: Record<string, string>, body: object): Buffer => {
  const head = Buffer.concat(Object.entries(headers).map(header));
  const payload = Buffer.from(JSON.stringify(body));
  const lengths = Buffer.concat([
    word(PRELUDE_BYTES + head.length + payload.length + CHECKSUM_BYTES),
    word(head.length),
  ]);
  const message = Buffer.concat([lengths, word(crc32(lengths)), head, payload]);
  return Buffer.concat([message, word(crc32(message))]);
};
