/**
 * Amazon's event-stream framing, as far as Transcribe's WebSocket needs it: lengths, string headers, a payload, and two
 * CRC-32 sums (docs.aws.amazon.com/transcribe/latest/dg/streaming-setting-up.html, "Event stream encoding"). Smithy's codec
 * does the same in 3 kB more; the tests hold this one against it.
 */
export type Frame = { headers: Readonly<Record<string, string>>; payload: Uint8Array };

/** Type of a header whose value is a string; Transcribe sends no other. */
const STRING = 7;
/** Two lengths and their sum. */
const PRELUDE_BYTES = 12;
const SUM_BYTES = 4;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

const crc32 = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0);
  return ~sum >>> 0;
};

const encodeHeaders = (headers: Frame["headers"]): Uint8Array => {
  const text = new TextEncoder();
  const fields = Object.entries(headers).flatMap(([key, value]) => {
    const [name, content] = [text.encode(key), text.encode(value)];
    return [name.length, ...name, STRING, content.length >> 8, content.length & 0xff, ...content];
  });
  return Uint8Array.from(fields);
};

/** A frame as it is sent. */
export const encodeFrame = ({ headers, payload }: Frame): Uint8Array<ArrayBuffer> => {
  const fields = encodeHeaders(headers);
  const frame = new Uint8Array(PRELUDE_BYTES + fields.length + payload.length + SUM_BYTES);
  const view = new DataView(frame.buffer);
  view.setUint32(0, frame.length);
  view.setUint32(4, fields.length);
  view.setUint32(8, crc32(frame.subarray(0, 8)));
  frame.set(fields, PRELUDE_BYTES);
  frame.set(payload, PRELUDE_BYTES + fields.length);
  view.setUint32(frame.length - SUM_BYTES, crc32(frame.subarray(0, -SUM_BYTES)));
  return frame;
};

const decodeHeaders = (fields: Uint8Array): Frame["headers"] => {
  const view = new DataView(fields.buffer, fields.byteOffset, fields.byteLength);
  const text = new TextDecoder();
  const headers: Record<string, string> = {};
  for (let at = 0; at < fields.length; ) {
    const valueAt = at + 1 + view.getUint8(at) + 3;
    if (view.getUint8(valueAt - 3) !== STRING) throw new Error("A header is no text.");
    const end = valueAt + view.getUint16(valueAt - 2);
    headers[text.decode(fields.subarray(at + 1, valueAt - 3))] = text.decode(fields.subarray(valueAt, end));
    at = end;
  }
  return headers;
};

/** A frame as it came. Throws where it is none, or was damaged on its way. */
export const decodeFrame = (bytes: ArrayBuffer): Frame => {
  const frame = new Uint8Array(bytes);
  const view = new DataView(bytes);
  if (view.getUint32(0) !== frame.length) throw new Error("A frame is not as long as it says.");
  if (view.getUint32(frame.length - SUM_BYTES) !== crc32(frame.subarray(0, -SUM_BYTES)))
    throw new Error("A frame was damaged on its way.");
  const payloadAt = PRELUDE_BYTES + view.getUint32(4);
  return {
    headers: decodeHeaders(frame.subarray(PRELUDE_BYTES, payloadAt)),
    payload: frame.subarray(payloadAt, -SUM_BYTES),
  };
};

/** Signed 16-bit samples as Transcribe's AudioEvent; without samples it says that no more comes. */
export const audioFrame = (samples: Int16Array): Uint8Array<ArrayBuffer> =>
  encodeFrame({
    headers: {
      ":content-type": "application/octet-stream",
      ":event-type": "AudioEvent",
      ":message-type": "event",
    },
    // Little-endian, as every machine that runs a browser keeps them and Transcribe wants them.
    payload: new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength),
  });
