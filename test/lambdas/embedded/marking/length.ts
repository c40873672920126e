import { expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { ANSWER_MAX_CHARACTERS } from "../../../../domain/limits.ts";
import { findingsIn } from "../../../../grammar/checker.ts";
import { type ParsedAnswer, read } from "../../../../grammar/core/parsedAnswer.ts";
import { questionIn, understand } from "../../../../lambdas/partner/embedded/asked.ts";
import { masked } from "../../../../lambdas/safeguarding/private.ts";
import { screen } from "../../../../lambdas/safeguarding/screen.ts";

const filled = (seed: string, characters: number): string =>
  seed.repeat(Math.ceil(characters / seed.length)).slice(0, characters);

/** How often the checks look at a word of an answer that is this text over and over, without a pause. */
const looksAt = (language: Language, seed: string, characters: number): number => {
  const answer = read(filled(seed, characters), language);
  let looks = 0;
  const words: ParsedAnswer["words"] = new Proxy([...answer.words], {
    get(target, key, receiver) {
      looks += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  findingsIn({ ...answer, words }, understand({ text: "?" }, language), true);
  return looks;
};

/** One clause without an end: numbers, conjunctions, articles, pronouns, verbs with their subjects. */
const endless: readonly [Language, string][] = [
  ["German", "1 "],
  ["German", "je "],
  ["German", "und "],
  ["German", "weil ich "],
  ["German", "ich spiele Fußball und "],
  ["French", "suis allé "],
  ["Spanish", "el niño "],
  ["Spanish", "me gusta "],
];
test.each(endless)(
  "four times as long an answer in %s is not looked at much more often: %j",
  (language, seed) => {
    const [short, long] = [ANSWER_MAX_CHARACTERS / 4, ANSWER_MAX_CHARACTERS];
    // Four times is linear, and sixteen times quadratic.
    expect(looksAt(language, seed, long) / looksAt(language, seed, short)).toBeLessThan(7);
  },
);

test("the hardest answer of all, nothing but verbs, has a bound as well", () => {
  expect(looksAt("German", "habe ", ANSWER_MAX_CHARACTERS)).toBeLessThan(1_000_000);
});

/** Processor time in ms; the least of some tries, because a busy machine only ever adds to it. */
const costOf = (work: () => unknown): number => {
  const once = () => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user / 1000;
  };
  return Math.min(...Array.from({ length: 4 }, once));
};

test.each([
  ["letters", masked, "a"],
  ["digits", masked, "1"],
  ["hyphens", masked, "A-"],
  ["blank lines", screen, "\n"],
])("a text is searched in time in proportion to its length: %s", (_, search, seed) => {
  // Quadratic would be sixteen times.
  const [short, long] = [filled(seed, 10_000), filled(seed, 40_000)];
  expect(costOf(() => search(long)) / costOf(() => search(short))).toBeLessThan(10);
});

test("the last question in what Mark says is found wherever it stands", () => {
  expect(questionIn("Ah, super ! Et le week-end ? Qu'est-ce que tu fais ? Dis-moi")).toBe(
    "Qu'est-ce que tu fais ? Dis-moi",
  );
  expect(questionIn("Raconte.")).toBe("Raconte.");
  expect(questionIn("?")).toBe("?");
});
