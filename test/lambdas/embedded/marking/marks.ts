import { describe, expect, test } from "@jest/globals";
import { demos } from "../../../../domain/demos.ts";
import type { Language } from "../../../../domain/exercise.ts";
import { questionsFor } from "../../../../lambdas/lesson/agenda.ts";
import { embedded } from "../../../../lambdas/partner/embedded/embedded.ts";
import type { Question } from "../../../../lambdas/partner/partner.ts";
import { momentOf } from "../lesson.ts";

type Answers = {
  short: string;
  full: string;
  gibberish: string;
  foreign: string;
  astray: string;
  refusal: string;
};
const answers: Readonly<Record<Language, Answers>> = {
  French: {
    short: "J'ai mangé une pizza.",
    full: "Samedi soir, j'ai mangé une pizza avec mes amis et c'était délicieux parce que j'adore la cuisine italienne.",
    gibberish: "asdf qwer zxcv",
    foreign: "I ate a pizza with my friends",
    astray: "Mon frère a quinze ans et il joue au foot parce que c'est amusant.",
    refusal: "Je ne sais pas.",
  },
  Spanish: {
    short: "Comí una pizza.",
    full: "El sábado por la noche comí una pizza con mis amigos y fue genial porque me encanta la comida italiana.",
    gibberish: "asdf qwer zxcv",
    foreign: "I ate a pizza with my friends",
    astray: "Mi hermano tiene quince años y juega al fútbol porque es divertido.",
    refusal: "No sé.",
  },
  German: {
    short: "Ich habe eine Pizza gegessen.",
    full: "Am Samstagabend habe ich mit meinen Freunden eine Pizza gegessen, und es war toll, weil ich italienisches Essen liebe.",
    gibberish: "asdf qwer zxcv",
    foreign: "I ate a pizza with my friends",
    astray: "Mein Bruder ist fünfzehn und spielt gern Fußball, weil es Spaß macht.",
    refusal: "Ich weiß nicht.",
  },
};
const FOOD_QUESTION = 2;

describe.each(
  Object.values(demos).map((demo) => [demo.language, questionsFor(demo)[FOOD_QUESTION]] as const),
)("%s", (language, question) => {
  const said = answers[language];
  const asked: Question = question ?? { text: "" };
  const scoreOf = async (text: string): Promise<number> =>
    (await embedded.assess(momentOf(language, text, asked))).score;

  test("silence and gibberish are worth next to nothing", async () => {
    expect(await scoreOf("")).toBe(0);
    expect(await scoreOf("…")).toBe(0);
    expect(await scoreOf(said.gibberish)).toBeLessThanOrEqual(5);
  });
  test("another language is worth ten at most, and the tip says which one to use", async () => {
    expect(await scoreOf(said.foreign)).toBeLessThanOrEqual(10);
    const { improvement } = await embedded.assess(momentOf(language, said.foreign, asked));
    expect(improvement).toContain(`not in ${language}`);
  });
  test("not knowing is worth little, but something", async () => {
    expect(await scoreOf(said.refusal)).toBeGreaterThan(5);
    expect(await scoreOf(said.refusal)).toBeLessThan(30);
  });
  test("a good answer to another question never passes fifty", async () => {
    expect(await scoreOf(said.astray)).toBeLessThanOrEqual(50);
    const { improvement } = await embedded.assess(momentOf(language, said.astray, asked));
    expect(improvement).toMatch(/question/);
  });
  test("short and correct is in the middle, with encouragement to say more", async () => {
    expect(await scoreOf(said.short)).toBeGreaterThanOrEqual(50);
    expect(await scoreOf(said.short)).toBeLessThanOrEqual(65);
    const { improvement } = await embedded.assess(momentOf(language, said.short, asked));
    expect(improvement).toContain("Say how it was");
  });
  test("a developed answer with opinion and reason reaches eighty and needs no tip", async () => {
    expect(await scoreOf(said.full)).toBeGreaterThanOrEqual(80);
    expect((await embedded.assess(momentOf(language, said.full, asked))).improvement).toBe("");
  });
  test("the same answer has the same score", async () => {
    expect(await scoreOf(said.full)).toBe(await scoreOf(said.full));
  });
});

test("a task to ask something wants a question", async () => {
  const ask: Question = { text: "? le sport", studentAsks: true, topic: "sport" };
  const told = await embedded.assess(momentOf("French", "J'aime le sport.", ask));
  const asked = await embedded.assess(momentOf("French", "Quel sport est-ce que tu préfères ?", ask));
  expect(told.improvement).toContain("your turn to ask");
  expect(asked.improvement).not.toContain("your turn to ask");
  expect(asked.score).toBeGreaterThan(told.score);
});

test("the tense that was asked for counts", async () => {
  const past: Question = { text: "Qu'est-ce que tu as mangé ?", tense: "past" };
  const present = await embedded.assess(momentOf("French", "Je mange une pizza avec ma famille.", past));
  expect(present.improvement).toContain("The question asks for the past, but this is in the present tense");
  expect(present.score).toBeLessThanOrEqual(50);
});
