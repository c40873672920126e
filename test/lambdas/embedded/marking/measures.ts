import { expect, test } from "@jest/globals";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { measuresIn, measuresOf } from "../../../../lambdas/partner/embedded/measures.ts";
import { momentOf } from "../lesson.ts";

const examined = (...said: readonly string[]) =>
  said.map((answer) => examine(momentOf("French", answer, { text: "Tu aimes le sport ?" })));

test("answers, clauses, tenses, opinions with reasons and questions are counted", () => {
  const measures = measuresOf(
    examined(
      "Oui, j'adore le foot parce que c'est rapide.",
      "Hier, j'ai joué au tennis. C'était super !",
      "Demain, je vais nager. Et toi, tu nages ?",
    ),
  );
  expect(measures).toEqual({
    answers: 3,
    clauses: 6,
    tenses: ["present", "past", "future"],
    opinions: 2,
    reasoned: 1,
    questions: 1,
  });
});

test("whoever likes it, and whenever, that is an opinion", () => {
  const { opinions } = measuresOf(
    examined("Nous adorons la mer.", "Ma mère détestait le lycée.", "Nous habitons à la mer."),
  );
  expect(opinions).toBe(2);
});

test("they are told in plain words, without a mark", () => {
  expect(
    measuresIn({
      answers: 3,
      clauses: 5,
      tenses: ["present", "past"],
      opinions: 2,
      reasoned: 1,
      questions: 0,
    }),
  ).toEqual([
    "3 answers with 5 verbs in all, about 1.7 in each.",
    "Tenses used: the present and the past.",
    "2 opinions, 1 with a reason; no questions asked.",
  ]);
  expect(measuresIn({ answers: 1, clauses: 0, tenses: [], opinions: 0, reasoned: 0, questions: 1 })).toEqual([
    "1 answer with no verbs in all, about 0 in each.",
    "No tense was used.",
    "No opinions; 1 question asked.",
  ]);
});
