import { expect, test } from "@jest/globals";
import { isPlainSound, soundOf } from "../../../lambdas/speech/recording.ts";

const samples = (sound: Uint8Array): number[] => {
  const view = new DataView(sound.buffer, sound.byteOffset, sound.byteLength);
  return Array.from({ length: sound.byteLength / 2 }, (_, at) => view.getInt16(2 * at, true));
};
const pcm = (...values: number[]): Uint8Array => new Uint8Array(Int16Array.from(values).buffer);

const chunk = (name: string, body: Uint8Array, size = body.byteLength): Buffer => {
  const header = Buffer.alloc(8);
  header.write(name, "latin1");
  header.writeUInt32LE(size, 4);
  return Buffer.concat([header, body, Buffer.alloc(body.byteLength % 2)]);
};
type Format = { kind?: number; channels?: number; rate?: number; bits?: number };
const format = ({ kind = 1, channels = 1, rate = 16_000, bits = 16 }: Format = {}): Buffer => {
  const body = Buffer.alloc(16);
  body.writeUInt16LE(kind, 0);
  body.writeUInt16LE(channels, 2);
  body.writeUInt32LE(rate, 4);
  body.writeUInt16LE(bits, 14);
  return body;
};
const wav = (...chunks: Buffer[]): Buffer => chunk("RIFF", Buffer.concat([Buffer.from("WAVE"), ...chunks]));
const heard = (bytes: Uint8Array, mimeType = "audio/wav") => samples(soundOf({ bytes, mimeType }));

test("PCM at 16 kHz is taken as it is, half a sample at its end left out", () => {
  expect(heard(pcm(1, -2, 32_767, -32_768), "audio/L16; rate=16000")).toEqual([1, -2, 32_767, -32_768]);
  expect(heard(Buffer.concat([pcm(1, 2), Buffer.from([9])]), "audio/l16;rate=16000")).toEqual([1, 2]);
});

test("another rate is brought to 16 kHz", () => {
  expect(heard(pcm(0, 30, 60, 90, 120, 150), "audio/l16;rate=48000")).toEqual([30, 120]);
  expect(heard(pcm(10, 20), "audio/l16;rate=8000")).toEqual([10, 10, 20, 20]);
  expect(heard(pcm(...Array.from({ length: 441 }, () => 7)), "audio/l16;rate=44100")).toEqual(
    Array.from({ length: 160 }, () => 7),
  );
});

test("two channels become one", () => {
  expect(heard(pcm(10, 20, -4, -8), "audio/l16;rate=16000;channels=2")).toEqual([15, -6]);
});

test("a WAV file is read through its chunks, whatever lies between them", () => {
  const list = chunk("LIST", Buffer.from("odd"));
  expect(heard(wav(chunk("fmt ", format()), list, chunk("data", pcm(5, 6)), list))).toEqual([5, 6]);
  const stereo = format({ channels: 2, rate: 32_000 });
  expect(heard(wav(chunk("fmt ", stereo), chunk("data", pcm(1, 3, 5, 7))), "audio/x-wav")).toEqual([4]);
});

test("a WAV file that was written while recording does not know its length, and is read to its end", () => {
  for (const size of [0, 0xffff_ffff])
    expect(heard(wav(chunk("fmt ", format()), chunk("data", pcm(5, 6), size)))).toEqual([5, 6]);
});

test("an extensible WAV file says further on that it holds PCM", () => {
  const extensible = Buffer.concat([format({ kind: 0xfffe }), Buffer.alloc(24)]);
  extensible.writeUInt16LE(1, 24);
  expect(heard(wav(chunk("fmt ", extensible), chunk("data", pcm(5))))).toEqual([5]);
});

const data = chunk("data", pcm(5));
test.each<[string, Uint8Array, string]>([
  ["no WAV at all", Buffer.from("GIF89a, and more of it"), "audio/wav"],
  ["an empty one", Buffer.alloc(0), "audio/wav"],
  ["one without a format", wav(data), "audio/wav"],
  ["one without data", wav(chunk("fmt ", format())), "audio/wav"],
  ["one cut off within its format", wav(chunk("fmt ", format())).subarray(0, 30), "audio/wav"],
  ["8 bits", wav(chunk("fmt ", format({ bits: 8 })), data), "audio/wav"],
  ["floating point", wav(chunk("fmt ", format({ kind: 3 })), data), "audio/wav"],
  ["a rate of nought", wav(chunk("fmt ", format({ rate: 0 })), data), "audio/wav"],
  ["six channels", wav(chunk("fmt ", format({ channels: 6 })), data), "audio/wav"],
  ["PCM of no rate", pcm(1), "audio/l16"],
  ["WebM, which needs a batch job", Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), "audio/webm;codecs=opus"],
])("%s is refused in words", (_, bytes, mimeType) => {
  expect(() => soundOf({ bytes, mimeType })).toThrow(
    expect.objectContaining({ status: 415, code: "unknown_recording" }),
  );
});

test("ninety seconds are heard, and two minutes refused, at any rate", () => {
  const seconds = (length: number, rate: number) => ({
    bytes: new Uint8Array(2 * length * rate),
    mimeType: `audio/l16;rate=${rate}`,
  });
  expect(soundOf(seconds(90, 8000))).toHaveLength(2 * 90 * 16_000);
  expect(() => soundOf(seconds(120, 8000))).toThrow(
    expect.objectContaining({ status: 413, code: "too_long" }),
  );
});

test("only PCM and WAV are plain sound", () => {
  const kinds = [
    "audio/L16;rate=16000",
    "audio/wav",
    "audio/mp4",
    "audio/webm;codecs=opus",
    "audio/constructor",
  ];
  expect(kinds.map(isPlainSound)).toEqual([true, true, false, false, false]);
});
