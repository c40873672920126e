import { expect, test } from "@jest/globals";
import { piecesOf } from "../../../frontend/src/transcription/cut.ts";
import { joined, tapeOf } from "../../../frontend/src/transcription/tape.ts";
import { passing, RATE, silence, tone } from "./sound.ts";

const blocksOf = (samples: Int16Array): Int16Array[] =>
  Array.from({ length: Math.ceil(samples.length / 800) }, (_, at) => samples.slice(at * 800, at * 800 + 800));

const cut = async (samples: Int16Array): Promise<Int16Array[]> => {
  const tape = tapeOf();
  for (const block of blocksOf(samples)) tape.add(block);
  tape.end();
  const pieces: Int16Array[] = [];
  for await (const piece of piecesOf(tape)) pieces.push(piece);
  return pieces;
};

test("speech is cut in its quietest moment, and nothing of it is lost", async () => {
  const speech = joined([tone(3.6), silence(0.2), tone(3.1), silence(0.3), tone(2)]);
  const pieces = await cut(speech);
  expect(joined(pieces)).toEqual(speech);
  const cuts = pieces.map(({ length }) => length / RATE);
  expect(cuts).toHaveLength(3);
  expect(cuts[0]).toBeGreaterThan(3.6);
  expect(cuts[0]).toBeLessThan(3.8);
  expect((cuts[0] ?? 0) + (cuts[1] ?? 0)).toBeGreaterThan(6.9);
  expect((cuts[0] ?? 0) + (cuts[1] ?? 0)).toBeLessThan(7.2);
});

test("speech without a pause is cut all the same, after 3 to 5 seconds", async () => {
  const pieces = await cut(tone(17));
  for (const { length } of pieces.slice(0, -1)) {
    expect(length / RATE).toBeGreaterThanOrEqual(3);
    expect(length / RATE).toBeLessThanOrEqual(5);
  }
  expect(joined(pieces).length / RATE).toBe(17);
});

test("a short answer is one piece, and no answer is none", async () => {
  expect(await cut(tone(1))).toHaveLength(1);
  expect(await cut(silence(0))).toEqual([]);
});

test("a piece is there while the student still speaks", async () => {
  const tape = tapeOf();
  const pieces = piecesOf(tape);
  let isThere = false;
  const first = pieces.next().then(() => {
    isThere = true;
  });
  tape.add(tone(4.9));
  await passing();
  expect(isThere).toBe(false);
  tape.add(tone(0.1));
  await first;
  expect(isThere).toBe(true);
});
