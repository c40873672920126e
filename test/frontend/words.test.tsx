import { describe, expect, test } from "@jest/globals";
import type { ReactElement } from "react";
import { renderToStaticMarkup as html } from "react-dom/server";
import type { Word } from "../../domain/conversation.ts";
import { correctedTo, heardPieces } from "../../frontend/src/lesson/heardWords.ts";
import { StudentBubble } from "../../frontend/src/lesson/StudentBubble.tsx";

const word = (text: string, confidence: number): Word => ({ text, confidence });
const text = (element: ReactElement): string => html(element).replaceAll(/<[^>]+>/g, "");
const bubble = (said: string, words: Word[], more: { heard?: string } = {}) => (
  <StudentBubble exchange={{ said, words, ...more }} lang="fr" />
);

describe("how sure the recogniser was", () => {
  const surenessOf = (said: string, words: Word[]) =>
    heardPieces(said, words).map(({ text, confidence }) => [text, confidence]);

  test("is told of each word, whatever case and punctuation it stands in", () => {
    expect(surenessOf("Oui, merci !", [word("oui", 0.9), word("merci", 0.3)])).toEqual([
      ["Oui,", 0.9],
      ["merci", 0.3],
      ["!", undefined],
    ]);
  });

  test("is that of the least sure part where it cuts words otherwise", () => {
    expect(surenessOf("À l'école.", [word("à", 0.9), word("l'", 0.8), word("école", 0.1)])).toEqual([
      ["À", 0.9],
      ["l'école.", 0.1],
    ]);
    expect(surenessOf("à l' école", [word("à", 0.9), word("l'école", 0.4)])).toEqual([
      ["à", 0.9],
      ["l'", 0.4],
      ["école", 0.4],
    ]);
  });

  test("stays with its own word where another was put in, or where one comes twice", () => {
    const words = [word("je", 0.9), word("suis", 0.1), word("je", 0.2)];
    expect(surenessOf("oui je suis je", words).map(([, confidence]) => confidence)).toEqual([
      undefined,
      0.9,
      0.1,
      0.2,
    ]);
  });
});

describe("an answer put right", () => {
  const words = [word("je", 0.9), word("vais", 0.8), word("au", 0.7), word("six", 0.1), word("nez", 0.1)];
  const heard = "Je vais au six nez.";

  test("keeps the confidence of what was not touched, and what was heard", () => {
    expect(correctedTo("Je vais au ciné.", { words, heard })).toEqual({ words: words.slice(0, 3), heard });
  });

  test("was not put right where it says what was heard", () => {
    expect(correctedTo(heard, { words, heard })).toEqual({ words });
  });
});

describe("a spoken answer", () => {
  const shown = bubble("Je suis allé au cinéma hier.", [
    word("Je", 0.5),
    word("suis", 0.49),
    word("allé", 0.2),
    word("au", 0.19),
    word("cinéma", 0.1),
    word("hier", 0.9),
  ]);

  test("has what was unsure in orange below 0.5 and in red below 0.2, with words for it", () => {
    const marked = [...html(shown).matchAll(/class="word word-(\w+)" title="([^"]+)">([^<]+)</g)];
    expect(marked.map(([, colour, told, said]) => [colour, told, said])).toEqual([
      ["orange", "not quite clear", "suis"],
      ["orange", "not quite clear", "allé"],
      ["red", "hard to understand", "au"],
      ["red", "hard to understand", "cinéma"],
    ]);
  });

  test("says under it what the lines mean, and names the words to who can't see them", () => {
    expect(text(shown)).toContain(
      "Je suis allé au cinéma hier.Underlined: hard to understand (au cinéma), not quite clear (suis allé)",
    );
    expect(html(shown)).toMatch(/<span class="hidden" lang="fr"> \(au cinéma\)/);
  });

  test("has no legend where all was clear, or where it was typed", () => {
    expect(text(bubble("Oui.", [word("oui", 0.8)]))).toBe("YouOui.");
    expect(text(bubble("Oui.", []))).toBe("YouOui.");
  });

  test("tells that it was put right, and what had been heard", () => {
    expect(text(bubble("Au ciné.", [], { heard: "Au six nez." }))).toContain(
      "Corrected by you. Heard: “Au six nez.”",
    );
  });
});
