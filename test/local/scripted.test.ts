import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { SAMPLES_PER_SECOND, type SpokenLanguage } from "../../local/services/transcribe/recogniser.ts";
import { resample } from "../speech/resample.ts";
import { CONTAINED, CONTAINER, type Sample, samples, soundOf } from "../speech/samples.ts";
import { scriptedRecogniser } from "../speech/scripted.ts";

const recogniser = scriptedRecogniser();
const TENTH = SAMPLES_PER_SECOND / 10;
const silence = (seconds: number) => new Int16Array(seconds * SAMPLES_PER_SECOND);
const joined = (...parts: Int16Array[]) => Int16Array.from(parts.flatMap((part) => [...part]));
const textOf = (words: readonly { text: string }[]) => words.map(({ text }) => text).join(" ");

/** Says something to the recogniser as a page does, a tenth of a second at a time. */
const listen = async (language: SpokenLanguage, pcm: Int16Array) => {
  const hearing = recogniser.open(language);
  const partial: { at: number; text: string }[] = [];
  const final = [];
  for (let at = 0; at < pcm.length; at += TENTH) {
    for (const { words, isFinal } of hearing.hear(pcm.subarray(at, at + TENTH))) {
      if (isFinal) final.push(...words);
      else partial.push({ at: (at + TENTH) / 16, text: textOf(words) });
    }
  }
  for (const { words } of await hearing.finish()) final.push(...words);
  return { partial, final, text: textOf(final), measured: recogniser.measured.at(-1) };
};

const all = samples();
const named = (name: string): Sample => {
  const found = all.find((sample) => sample.name === name);
  if (!found) throw new Error(`There is no sample ${name}.`);
  return found;
};

test("there are three answers and a passage in each language, none larger than 250 kB", () => {
  expect(all).toHaveLength(12);
  for (const sample of all) {
    expect(soundOf(sample).byteLength).toBeLessThan(250_000);
    expect(textOf(sample.words)).toBe(sample.text);
    expect(
      sample.words.every(({ from, to }, at) => from <= to && from >= (sample.words[at - 1]?.to ?? 0)),
    ).toBe(true);
  }
  const confidences = all.flatMap(({ words }) => words.map(({ confidence }) => confidence));
  expect(confidences.filter((confidence) => confidence < 0.2).length).toBeGreaterThan(5);
  expect(confidences.filter((confidence) => confidence >= 0.2 && confidence < 0.5).length).toBeGreaterThan(5);
});

describe.each(all)("$name", (sample) => {
  const sound = soundOf(sample);
  test("is understood word by word as it is said, and with its confidences at the end", async () => {
    const { partial, final, text, measured } = await listen(sample.language, joined(silence(0.73), sound));
    expect(text).toBe(sample.text);
    expect(final.map(({ confidence }) => confidence)).toEqual(
      sample.words.map(({ confidence }) => confidence),
    );
    expect(measured).toMatchObject({ name: sample.name });
    expect(measured?.waveform).toBeGreaterThan(0.99);
    // No word is told before it was said.
    for (const { at, text } of partial) {
      const last = sample.words.find(({ text: word }) => text.endsWith(word));
      expect(at).toBeGreaterThanOrEqual((last?.to ?? 0) + 730 - 20);
    }
    if (sample.words.length > 6) expect(partial.length).toBeGreaterThan(2);
  });
  test("is understood through what a browser does to the sound", async () => {
    // Quieter, with a hum, and with its beginning lost.
    const processed = sound
      .slice(0.31 * SAMPLES_PER_SECOND)
      .map((sample, at) => sample / 3 + 60 * Math.sin(at / 25));
    const { text, measured } = await listen(sample.language, processed);
    expect(text).toBe(sample.text);
    expect(measured?.envelope).toBeGreaterThan(0.9);
  });
  test("is understood as far as it is said", async () => {
    const half = sample.words[Math.ceil(sample.words.length / 2)] ?? sample.words[0];
    const samplesSaid = Math.round(((half?.to ?? 0) * SAMPLES_PER_SECOND) / 1000);
    const { text } = await listen(sample.language, sound.subarray(0, samplesSaid));
    expect(sample.text.startsWith(text)).toBe(true);
    expect(text.endsWith(half?.text ?? "")).toBe(true);
  });
  test("is nothing in another language", async () => {
    const { text } = await listen(sample.language === "fr-FR" ? "de-DE" : "fr-FR", sound);
    expect(text).toBe("");
  });
});

test("it is the same sound where a busy machine loses some of it, and another where a page spoils all of it", async () => {
  const { language } = named("de-2");
  const sound = soundOf(named("de-2"));
  const lost = sound.filter((_, at) => at % SAMPLES_PER_SECOND > 0.015 * SAMPLES_PER_SECOND);
  expect((await listen(language, lost)).measured?.waveform).toBeGreaterThan(0.9);
  const clipped = sound.map((sample) => 600 * Math.sign(sample));
  const slower = resample(sound, SAMPLES_PER_SECOND, 1.02 * SAMPLES_PER_SECOND);
  for (const spoilt of [clipped, slower])
    expect((await listen(language, spoilt)).measured?.waveform).toBeLessThan(0.9);
});
test("a passage is understood in pieces, each word in one of them", async () => {
  const { language, text } = named("de-passage");
  const sound = soundOf(named("de-passage"));
  const texts: string[] = [];
  for (let at = 0; at < sound.length; at += 3 * SAMPLES_PER_SECOND)
    texts.push((await listen(language, sound.subarray(at, at + 3 * SAMPLES_PER_SECOND))).text);
  expect(texts.join(" ").trim()).toBe(text);
});
test("the recording in a container is known by its bytes, and no other is", async () => {
  const bytes = readFileSync(CONTAINER);
  expect(bytes.readUInt16BE(0) & 0xffe0).toBe(0xffe0); // MP3 indeed
  const pcm = recogniser.unpack?.(bytes) ?? silence(1);
  expect((await listen("fr-FR", pcm)).text).toBe(named(CONTAINED).text);
  expect(recogniser.unpack?.(bytes.subarray(1))).toBeUndefined();
});
test("a sentence is final as soon as the next begins", async () => {
  const { language } = named("fr-passage");
  const hearing = recogniser.open(language);
  const told = hearing.hear(soundOf(named("fr-passage")));
  expect(told.filter(({ isFinal }) => isFinal).map(({ words }) => textOf(words))).toEqual([
    "Je m'appelle Lucie et j'habite à Lyon.",
  ]);
});
test("other sounds are nothing", async () => {
  const noise = Int16Array.from({ length: 4 * SAMPLES_PER_SECOND }, (_, at) => 9000 * Math.sin(at * at));
  expect((await listen("fr-FR", noise)).text).toBe("");
  expect((await listen("fr-FR", silence(4))).text).toBe("");
  const backwards = soundOf(named("fr-3")).toReversed();
  const { text, measured } = await listen("fr-FR", backwards);
  expect([text, measured?.name]).toEqual(["", undefined]);
});
