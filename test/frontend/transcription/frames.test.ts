import { expect, test } from "@jest/globals";
import { EventStreamCodec } from "@smithy/core/event-streams";
import { audioFrame, decodeFrame, encodeFrame } from "../../../frontend/src/transcription/frames.ts";

/** Amazon's own codec, which ours must agree with. */
const codec = new EventStreamCodec(
  (bytes) => Buffer.from(bytes).toString("utf8"),
  (text) => new Uint8Array(Buffer.from(text, "utf8")),
);
const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

test.each([0, 1, 800, 16_000])("Amazon's codec reads a block of %d samples as an AudioEvent", (length) => {
  const samples = Int16Array.from({ length }, (_, at) => (at * 7919) % 32_768);
  const { headers, body } = codec.decode(audioFrame(samples));
  expect(headers).toEqual({
    ":content-type": { type: "string", value: "application/octet-stream" },
    ":event-type": { type: "string", value: "AudioEvent" },
    ":message-type": { type: "string", value: "event" },
  });
  expect(Buffer.from(body)).toEqual(Buffer.from(samples.buffer));
});

test("a block that is part of a longer one is sent alone", () => {
  const samples = Int16Array.from([1, 2, 3, 4]).subarray(1, 3);
  expect([...codec.decode(audioFrame(samples)).body]).toEqual([2, 0, 3, 0]);
});

test("what Amazon's codec writes is read, accents and all", () => {
  const body = new TextEncoder().encode('{"Transcript":"été"}');
  const bytes = codec.encode({
    headers: {
      ":message-type": { type: "string", value: "exception" },
      ":exception-type": { type: "string", value: "Éxception" },
    },
    body,
  });
  const { headers, payload } = decodeFrame(bufferOf(bytes));
  expect(headers).toEqual({ ":message-type": "exception", ":exception-type": "Éxception" });
  expect([...payload]).toEqual([...body]);
});

test("both write the same bytes", () => {
  const payload = Uint8Array.from([1, 2, 3]);
  const ours = encodeFrame({ headers: { a: "é" }, payload });
  const theirs = codec.encode({ headers: { a: { type: "string", value: "é" } }, body: payload });
  expect([...ours]).toEqual([...theirs]);
});

test("a frame that was damaged or cut on its way is refused", () => {
  const frame = audioFrame(Int16Array.from([1, 2, 3]));
  const damaged = Uint8Array.from(frame);
  damaged[20] = (damaged[20] ?? 0) ^ 1;
  expect(() => decodeFrame(bufferOf(damaged))).toThrow("damaged");
  expect(() => decodeFrame(bufferOf(frame.subarray(0, -1)))).toThrow("as long as");
});

test("a header that is no text is refused rather than misread", () => {
  const bytes = codec.encode({ headers: { a: { type: "boolean", value: true } }, body: new Uint8Array() });
  expect(() => decodeFrame(bufferOf(bytes))).toThrow("no text");
});
