import { expect, test } from "@jest/globals";
import type { Language } from "../../../domain/exercise.ts";
import { examine } from "../../../lambdas/partner/embedded/examine.ts";
import { tipFor } from "../../../lambdas/partner/embedded/tip.ts";
import { momentOf } from "./lesson.ts";

const tipOf = (language: Language, said: string) =>
  tipFor(examine(momentOf(language, said, { text: "" })), language);

test.each<[Language, string, string]>([
  ["French", "Oui, un chat noir et deux.", "noir et deux"],
  ["French", "Samedi je suis allé au cinéma avec mon", "avec mon"],
  ["French", "J'aime le sport parce que c'est très", "est très"],
  ["Spanish", "Tengo un perro negro y dos", "negro y dos"],
  ["Spanish", "Me gusta mi instituto, pero los profesores son muy", "son muy"],
  ["Spanish", "El sábado fui al cine con su", "con su"],
  ["German", "Ich habe einen Hund und zwei Katzen, die immer.", "Katzen, die immer"],
  ["German", "Am Wochenende spiele ich Tennis und", "Tennis und"],
  ["German", "ich wohne in einem haus mit meinem", "mit meinem"],
])("%s: “%s” breaks off at “%s”", (language, said, spot) => {
  const tip = tipOf(language, said);
  expect(tip.text).toContain(`“${spot}”: Your answer breaks off`);
  expect(tip.isError).toBe(true);
});

test.each<[Language, string]>([
  ["French", "J'en ai deux."],
  ["French", "Un vélo ? Oui, j'en ai un."],
  ["German", "Das Konzert gefällt mir sehr"],
  ["French", "Le cours finit à midi et demi."],
  ["French", "Mon frère a vingt et un ans et moi, j'en ai seize."],
  ["Spanish", "Me levanto a las siete y diez."],
  ["Spanish", "Sí, tengo tres, dos perros y uno que es de mi abuela."],
  ["German", "Ich stehe um sieben Uhr auf und mein Bruder auch."],
  ["German", "Nein, das mache ich nie."],
  ["German", "Am liebsten die, die ich immer höre."],
])("%s: “%s” is whole", (language, said) => {
  expect(tipOf(language, said).text).not.toContain("breaks off");
});
