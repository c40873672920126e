import { expect, test } from "@jest/globals";
import { type ReadWord, readingOf, readingScore } from "../../domain/reading.ts";

const passage = "Le matin, je prends le bus. J'ai deux sœurs !";
const heard = (text: string, confidence = 0.9) => text.split(" ").map((word) => ({ text: word, confidence }));

/** A reading for the eye: read, written≠said, -skipped, +added. */
const seen = (reading: readonly ReadWord[]): string => reading.map(seenWord).join(" ");
const seenWord = (word: ReadWord): string => {
  switch (word.kind) {
    case "read":
      return word.written;
    case "misread":
      return `${word.written}≠${word.said}`;
    case "skipped":
      return `-${word.written}`;
    case "added":
      return `+${word.said}`;
  }
};

test.each([
  [
    "every word",
    "le matin je prends le bus j'ai deux soeurs",
    "Le matin je prends le bus J' ai deux sœurs",
    100,
  ],
  [
    "a wrong word",
    "le matin je prends le train j'ai deux sœurs",
    "Le matin je prends le bus≠train J' ai deux sœurs",
    90,
  ],
  ["words left out", "je prends le bus j'ai sœurs", "-Le -matin je prends le bus J' ai -deux sœurs", 70],
  [
    "a word said twice",
    "le le matin je prends le bus j'ai deux sœurs",
    "Le +le matin je prends le bus J' ai deux sœurs",
    100,
  ],
  [
    "a number in figures",
    "le matin je prends le bus j'ai 2 sœurs",
    "Le matin je prends le bus J' ai deux sœurs",
    100,
  ],
  [
    "another number",
    "le matin je prends le bus j'ai 3 sœurs",
    "Le matin je prends le bus J' ai deux≠3 sœurs",
    90,
  ],
  [
    "numbers alone",
    "2 2 2 2 2 2 2 2 2 2",
    "Le≠2 matin≠2 je≠2 prends≠2 le≠2 bus≠2 J'≠2 ai≠2 deux sœurs≠2",
    10,
  ],
  ["the beginning", "le matin", "Le matin -je -prends -le -bus -J' -ai -deux -sœurs", 20],
  ["nothing", "", "-Le -matin -je -prends -le -bus -J' -ai -deux -sœurs", 0],
])("%s is seen as what it is", (_case, said, looks, score) => {
  const reading = readingOf(passage, heard(said));
  expect(seen(reading)).toBe(looks);
  expect(readingScore(reading)).toBe(score);
});

test("each word of the passage tells where it stands there", () => {
  for (const word of readingOf(passage, heard("matin euh bus")))
    if (word.kind !== "added") expect(passage.slice(word.at)).toMatch(new RegExp(`^${word.written}`));
});

test("what is hard to understand is worth less, and says how sure the recogniser was", () => {
  expect(readingScore(readingOf("un deux", heard("un deux", 0.4)))).toBe(75);
  expect(readingScore(readingOf("un deux", heard("un deux", 0.1)))).toBe(50);
  expect(readingOf("un", heard("un", 0.4))).toEqual([
    { kind: "read", written: "un", at: 0, said: "un", confidence: 0.4 },
  ]);
});

test("accents count only where they were typed", () => {
  expect(seen(readingOf("À l'école", heard("a l'ecole")))).toBe("À l' école");
  expect(seen(readingOf("À l'école", heard("à l'ecole"), { accents: true }))).toBe("À l' école≠ecole");
});

test("no passage is no score, and the longest is read through", () => {
  expect(readingScore(readingOf("…", heard("bonjour")))).toBe(0);
  const long = Array.from({ length: 800 }, (_, place) => `mot${place}`);
  expect(readingScore(readingOf(long.join(" "), heard(long.slice(0, 400).join(" "))))).toBe(50);
});
