import { describe, expect, test } from "@jest/globals";
import { aligned } from "../../domain/alignment.ts";
import { plainWords } from "../../domain/sameWords.ts";

const places = (one: string, other: string): number[] => aligned(one.split(" "), other.split(" "));

describe("two texts side by side", () => {
  test("have their same words told, wherever a word is missing, changed or one too many", () => {
    expect(places("je suis allé au cinéma", "je suis allé au cinéma")).toEqual([0, 1, 2, 3, 4]);
    expect(places("je suis allé", "moi je suis vite allé")).toEqual([1, 2, 4]);
    expect(places("je suis allé", "je vais allé")).toEqual([0, -1, 2]);
  });

  test("share as many words as they can, not the first that fits", () => {
    // Taken greedily, the first "d" would leave nothing for what follows it.
    expect(places("d b c d", "a b c d")).toEqual([-1, 1, 2, 3]);
  });

  test("may have nothing in common, or be empty", () => {
    expect(places("oui", "non")).toEqual([-1]);
    expect(aligned([], ["oui"])).toEqual([]);
    expect(aligned(["oui"], [])).toEqual([-1]);
  });
});

test("plain words have neither case nor punctuation, and an elision is two of them", () => {
  expect(plainWords("L'Été, « grand-mère » !")).toEqual(["l", "été", "grand", "mère"]);
});
