import { expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

/** Words that these languages have from English, or share with it: no learner is to be told that they are English. */
const borrowed: Readonly<Record<Language, string>> = {
  French: `shopping week-end weekend foot football sandwich e-mail email internet film tennis basket t-shirt tee-shirt jeans jean
    jogging parking camping fast-food smartphone selfie rugby hockey cool stress hobby burger chips hamburger barbecue club fan
    blog rap rock jazz pop bowling surf show star job pull short sweat-shirt manager baby-sitting bar pub snack steak podcast`,
  Spanish: `fútbol futbol hobby camping web vegano internet fan club blog chat email rock pop rap jazz surf footing jogging running
    fitness sandwich sándwich burger tenis hockey rugby póster bar pub estrés cool selfie smartphone online show wifi tablet`,
  German: `Computer Handy Fan shoppen chillen Job Team cool Party Snack joggen Hobby Internet T-Shirt Jeans Laptop surfen chatten
    Film Sandwich Hamburger Burger Steak Chips Cola Rap Rock Band Song Star Show Video Blog Babysitter babysitten Training
    Fitness Basketball Volleyball Skateboard Sport Camping Hotel Restaurant Shopping online live gamen`,
};
const frames: Readonly<Record<Language, (word: string) => string>> = {
  French: (word) => `Hier, avec mes amis, j'ai parlé de ${word} et de musique.`,
  Spanish: (word) => `Ayer, con mis amigos, hablé de ${word} y de música.`,
  German: (word) => `Gestern haben wir über Musik und ${word} gesprochen.`,
};

test.each(Object.keys(borrowed) as Language[])("%s keeps its borrowed words", (language) => {
  const flagged = borrowed[language].split(/\s+/).filter((word) => {
    const { findings, standing } = examine(momentOf(language, frames[language](word), { text: "" }));
    return standing === "foreign" || findings.some(({ kind }) => kind === "english");
  });
  expect(flagged).toEqual([]);
});

test.each<[Language, string]>([
  ["French", "Je suis allé au cinéma avec mes friends."],
  ["French", "J'ai mangé un burger and une glace."],
  ["Spanish", "Fui al cine con mis friends."],
  ["Spanish", "La película fue very divertida."],
  ["German", "Ich habe mit meinem friend gespielt."],
])("%s: English is still told in “%s”", (language, said) => {
  const { findings } = examine(momentOf(language, said, { text: "" }));
  expect(findings.map(({ kind }) => kind)).toContain("english");
});

test.each<[Language, string, string]>([
  ["French", "J'ai mangé un burger and une glace.", "et"],
  ["Spanish", "La película fue very divertida.", "muy"],
  ["German", "Es war toll because ich Filme mag.", "weil"],
])("%s: the small English word in “%s” is told in the language", (language, said, right) => {
  const [worst] = examine(momentOf(language, said, { text: "" })).findings;
  expect(worst?.message).toContain(`*${right}*`);
});

test.each<[Language, string]>([
  ["Spanish", "Un sándwich."],
  ["German", "Shoppen."],
  ["French", "Un hot-dog."],
])("%s: “%s” is an answer", (language, said) => {
  expect(examine(momentOf(language, said, { text: "" })).standing).toBe("answered");
});
