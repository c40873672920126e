import { expect, test } from "@jest/globals";
import { hearingWith, type OnlineRecognizer, type Result, wordsOf } from "../../local/speech/sherpa.ts";

const said: Result = {
  tokens: ["▁bon", "jour", "▁à", "▁tous."],
  timestamps: [0.4, 0.6, 1, 1.2],
  ys_probs: [Math.log(0.9), Math.log(0.4), Math.log(0.1), 0.001],
  start_time: 2,
};

test("pieces become words, as sure as their pieces are on the whole, by the clock of the stream", () => {
  expect(wordsOf(said)).toEqual([
    { text: "bonjour", confidence: expect.closeTo(0.6), from: 2400, to: 3000 },
    { text: "à", confidence: expect.closeTo(0.1), from: 3000, to: 3200 },
    { text: "tous.", confidence: 1, from: 3200, to: 3400 },
  ]);
  expect(wordsOf({ ...said, tokens: [" bon", "jour", " à", " tous."] })).toEqual(wordsOf(said));
  expect(wordsOf({ tokens: [], timestamps: [] })).toEqual([]);
});

/** Behaves as sherpa-onnx does: a piece for every 1600 samples it has decoded, and an end of speech where `ends` says. */
const pretender = (ends: number[]): OnlineRecognizer => {
  let [samples, decoded, from] = [0, 0, 0];
  return {
    createStream: () => ({
      acceptWaveform: (wave) => {
        expect(Math.max(...wave.samples.map(Math.abs), 0)).toBeLessThanOrEqual(1);
        samples += wave.samples.length;
      },
      inputFinished: () => {},
    }),
    isReady: () => samples - decoded >= 1600,
    decode: () => {
      decoded += 1600;
    },
    getResult: () => {
      const count = Math.min(said.tokens.length, decoded / 1600);
      const { tokens, timestamps } = said;
      return { tokens: tokens.slice(from, count), timestamps: timestamps.slice(from, count) };
    },
    isEndpoint: () => ends.includes(decoded / 1600),
    reset: () => {
      from = decoded / 1600;
    },
  };
};
const texts = (utterances: { words: readonly { text: string }[]; isFinal: boolean }[]) =>
  utterances.map(({ words, isFinal }) => [words.map(({ text }) => text).join(" "), isFinal]);

test("words are told as they come, and are final at a pause and at the end", async () => {
  const hearing = hearingWith(pretender([2]));
  const tenth = new Int16Array(1600).fill(-32_768);
  expect(texts(hearing.hear(tenth))).toEqual([["bon", false]]);
  expect(texts(hearing.hear(tenth.subarray(800)))).toEqual([]);
  expect(texts(hearing.hear(tenth.subarray(800)))).toEqual([["bonjour", true]]);
  expect(texts(hearing.hear(tenth))).toEqual([["à", false]]);
  expect(texts(await hearing.finish())).toEqual([["à tous.", true]]);
});
test("silence is no utterance", async () => {
  const deaf = { ...pretender([1]), getResult: () => ({ tokens: [], timestamps: [] }) };
  const hearing = hearingWith(deaf);
  expect(hearing.hear(new Int16Array(1600))).toEqual([]);
  expect(await hearing.finish()).toEqual([]);
});
