import { describe, expect, test } from "@jest/globals";
import { demos } from "../../../../domain/demos.ts";
import { type Language, languages } from "../../../../domain/exercise.ts";
import { questionsFor } from "../../../../lambdas/lesson/agenda.ts";
import { embedded } from "../../../../lambdas/partner/embedded/embedded.ts";
import type { Question } from "../../../../lambdas/partner/partner.ts";
import { askedIn, DONE, FOOD } from "../demoQuestions.ts";
import { momentOf } from "../lesson.ts";

const assess = (language: Language, said: string, asked: Question) =>
  embedded.assess(momentOf(language, said, asked));
const scoreOf = async (language: Language, said: string, asked: Question) =>
  (await assess(language, said, asked)).score;

/**
 * Answers to "What did you do last weekend?", each better than the one before it by what its comment says, and all about
 * the same thing.
 */
const ladders: Readonly<Record<Language, readonly string[]>> = {
  French: [
    "I played football with my friends", // another language
    "Je ne sais pas.", // a refusal in the right one
    "J'ai allé jouer.", // a sentence with a grave mistake
    "J'ai joué au foot.", // the sentence put right
    "J'ai joué au foot avec mes amis.", // a detail
    "Samedi, j'ai joué au foot avec mes amis et c'était super.", // an opinion in a second clause
    "Samedi, j'ai joué au foot avec mes amis et c'était super parce que nous avons gagné.", // a reason
    "Samedi, j'ai joué au foot avec mes amis et c'était super parce que nous avons gagné. Ensuite, je suis allé au cinéma.",
  ],
  Spanish: [
    "I played football with my friends",
    "No sé.",
    "Yo jugó al fútbol.",
    "Jugué al fútbol.",
    "Jugué al fútbol con mis amigos.",
    "El sábado jugué al fútbol con mis amigos y fue genial.",
    "El sábado jugué al fútbol con mis amigos y fue genial porque ganamos.",
    "El sábado jugué al fútbol con mis amigos y fue genial porque ganamos. Después fui al cine.",
  ],
  German: [
    "I played football with my friends",
    "Ich weiß nicht.",
    "Ich habe Fußball spielen.",
    "Ich habe Fußball gespielt.",
    "Ich habe mit meinen Freunden Fußball gespielt.",
    "Am Samstag habe ich mit meinen Freunden Fußball gespielt und es war toll.",
    "Am Samstag habe ich mit meinen Freunden Fußball gespielt und es war toll, weil wir gewonnen haben.",
    "Am Samstag habe ich mit meinen Freunden Fußball gespielt und es war toll, weil wir gewonnen haben. Danach bin ich ins Kino gegangen.",
  ],
};

describe.each(languages)("%s", (language) => {
  const ladder = ladders[language];

  test("a better answer never scores lower than a worse one of the same content", async () => {
    const scores = await Promise.all(ladder.map((said) => scoreOf(language, said, askedIn(language, DONE))));
    expect(scores).toEqual(scores.toSorted((one, other) => one - other));
    // Steps, not a plateau: from nothing understood to full marks.
    expect(new Set(scores).size).toBeGreaterThanOrEqual(7);
    expect(scores[0]).toBeLessThanOrEqual(10);
    expect(scores.at(-1)).toBeGreaterThanOrEqual(90);
  });
  test("a word or a clause said twice, or gibberish behind it, adds nothing", async () => {
    const said = ladder[4] ?? "";
    const fair = await scoreOf(language, said, askedIn(language, DONE));
    expect(await scoreOf(language, `${said} ${said} ${said}`, askedIn(language, DONE))).toBe(fair);
    expect(await scoreOf(language, `${said} asdf qwer zxcv`, askedIn(language, DONE))).toBeLessThanOrEqual(
      fair,
    );
  });
  test("the same answer always has the same score, whatever was asked before it", async () => {
    const said = ladder.at(-1) ?? "";
    const first = await assess(language, said, askedIn(language, DONE));
    await assess(language, "asdf", askedIn(language, FOOD));
    expect(await assess(language, said, askedIn(language, DONE))).toEqual(first);
  });
});

/** Long and fluent, with opinions and reasons, and an answer to none of the demo's questions. */
const speeches: Readonly<Record<Language, string>> = {
  French:
    "Ma matière préférée est l'histoire parce que le professeur est passionnant. Mon collège est grand et moderne, il y a mille élèves, et les cours commencent à neuf heures. Je trouve que l'uniforme est confortable.",
  Spanish:
    "Mi asignatura favorita es la historia porque el profesor es interesante. Mi instituto es grande y moderno, hay mil alumnos, y las clases empiezan a las nueve. Creo que el uniforme es cómodo.",
  German:
    "Mein Lieblingsfach ist Geschichte, weil der Lehrer interessant ist. Meine Schule ist groß und modern, es gibt tausend Schüler, und der Unterricht beginnt um neun Uhr. Ich finde die Uniform bequem.",
};

test.each(Object.values(demos).map((demo) => [demo.language, demo] as const))(
  "%s: a speech learnt for another question never passes fifty, and is named as such",
  async (language, demo) => {
    const asked = questionsFor(demo)[FOOD] ?? { text: "" };
    const { score, improvement } = await assess(language, speeches[language], asked);
    expect(score).toBeLessThanOrEqual(50);
    expect(improvement).toContain("speech about school that was learnt for another question");
    expect(improvement).toContain(asked.translation);
  },
);

test.each<[Language, string]>([
  ["French", "Quelle est ta matière préférée ?"],
  ["Spanish", "¿Cuál es tu asignatura favorita?"],
  ["German", "Was ist dein Lieblingsfach?"],
])("%s: to its own question, the same speech is a good answer", async (language, text) => {
  const { score, improvement } = await assess(language, speeches[language], { text });
  expect(score).toBeGreaterThan(80);
  expect(improvement).not.toContain("speech");
});
