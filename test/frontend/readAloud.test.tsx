import { describe, expect, test } from "@jest/globals";
import type { ReactElement } from "react";
import { renderToStaticMarkup as html } from "react-dom/server";
import { StudentBubble } from "../../frontend/src/lesson/StudentBubble.tsx";

const passage = "Le samedi, elle achète des pommes. Nous mangeons ensemble.";
const heard = (text: string, unclear = "") =>
  text.split(" ").map((word) => ({ text: word, confidence: word === unclear ? 0.4 : 0.9 }));
const read = (text: string, unclear?: string) => (
  <StudentBubble exchange={{ said: text, words: heard(text, unclear) }} lang="fr" passage={passage} />
);
const text = (element: ReactElement): string => html(element).replaceAll(/<[^>]+>/g, "");
/** The marked words with how they are marked, in their order in the passage. */
const marked = (element: ReactElement) =>
  [...html(element).matchAll(/class="read read-(\w+)" title="([^"]+)">([^<]+)</g)].map(
    ([, mark, , word]) => `${mark} ${word}`,
  );

describe("a passage read aloud", () => {
  test("stands as it is written where every word was read, and says so", () => {
    const whole = read("le samedi elle achète des pommes nous mangeons ensemble");
    expect(text(whole)).toBe(`You${passage}You read every word.`);
    expect(marked(whole)).toEqual([]);
  });

  test("has each slip marked in its place, and told in words below", () => {
    const slips = read("le samedi elle achète les pommes et nous mangeons", "samedi");
    expect(marked(slips)).toEqual(["unclear samedi", "misread des", "added et", "skipped ensemble"]);
    const told = text(slips).slice(text(slips).indexOf("ensemble.") + "ensemble.".length);
    expect(told).toBe("read differentlydes (“les”)left outensembleaddedethard to understandsamedi");
  });

  test("is not compared where it was typed", () => {
    const typed = <StudentBubble exchange={{ said: "Le samedi", words: [] }} lang="fr" passage={passage} />;
    expect(text(typed)).toBe("YouLe samedi");
  });
});
