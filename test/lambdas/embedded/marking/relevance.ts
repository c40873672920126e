import { describe, expect, test } from "@jest/globals";
import { demos } from "../../../../domain/demos.ts";
import { languages } from "../../../../domain/exercise.ts";
import { questionsFor } from "../../../../lambdas/lesson/agenda.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { scoreOf } from "../../../../lambdas/partner/embedded/score.ts";
import { pairs } from "../answers/pairs.ts";
import { momentOf } from "../lesson.ts";

/** Each answer is tried on the question so many places further on. */
const AWAY = 11;

describe.each(languages)("%s", (language) => {
  const known = pairs[language];
  const scored = (question: string, answer: string) =>
    scoreOf(examine(momentOf(language, answer, { text: question })));

  test("answers to the point are taken as such", () => {
    const astray = known.filter(
      ([text, answer]) => examine(momentOf(language, answer, { text })).standing !== "answered",
    );
    expect(astray).toEqual([]);
  });
  test("they raise no alarm", () => {
    const alarmed = known.filter(
      ([text, answer]) => examine(momentOf(language, answer, { text })).findings.length > 0,
    );
    expect(alarmed).toEqual([]);
  });
  // Rules cannot know all: an opinion fits many questions. What is surely elsewhere is caught.
  test("most answers to other questions stay at fifty or below", () => {
    const caught = known.filter(
      ([text], place) => scored(text, known[(place + AWAY) % known.length]?.[1] ?? "") <= 50,
    );
    expect(caught.length / known.length).toBeGreaterThanOrEqual(0.5);
  });
  test("an answer is worth more at its own question than at another on average", () => {
    const sum = (away: number) =>
      known.reduce(
        (total, [text], place) => total + scored(text, known[(place + away) % known.length]?.[1] ?? ""),
        0,
      );
    expect(sum(0)).toBeGreaterThan(1.3 * sum(AWAY));
  });
});

test("in the demos, nothing about something else passes fifty", () => {
  const elsewhere = {
    French: [
      "J'ai un chien et deux chats.",
      "Ma matière préférée est l'histoire.",
      "Il y a trop de pollution en ville.",
    ],
    Spanish: [
      "Tengo un perro y dos gatos.",
      "Mi asignatura favorita es la historia.",
      "Hay demasiada contaminación.",
    ],
    German: [
      "Ich habe einen Hund und zwei Katzen.",
      "Mein Lieblingsfach ist Geschichte.",
      "Es gibt zu viel Verkehr.",
    ],
  };
  for (const demo of Object.values(demos))
    for (const question of questionsFor(demo))
      for (const answer of elsewhere[demo.language])
        expect([answer, scoreOf(examine(momentOf(demo.language, answer, question))) <= 50]).toEqual([
          answer,
          true,
        ]);
});
