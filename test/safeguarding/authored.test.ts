import { expect, test } from "@jest/globals";
import { demos } from "../../domain/demos.ts";
import { activityNames, boards, type Exercise, languages, levels } from "../../domain/exercise.ts";
import { quickOptionNames } from "../../domain/presets.ts";
import { recipes } from "../../domain/recipes.ts";
import { themes } from "../../domain/themes.ts";
import { suitable } from "../../lambdas/exercise/suitable.ts";
import { bankOf } from "../../lambdas/partner/embedded/build/bank.ts";
import { built } from "../../lambdas/partner/embedded/build/build.ts";
import { unsuitableIn } from "../../lambdas/safeguarding/authored.ts";
import { sentencesOf } from "./sentences.ts";

const blank = { title: "", objective: "", passage: "", questions: [] };
const refused = (texts: Iterable<string>): string[] =>
  [...texts].filter((text) => unsuitableIn({ ...blank, passage: text }) !== undefined);

test("nothing that the builder can write is refused, and no demo or recipe", () => {
  const texts = new Set<string>(Object.values(recipes).flatMap(({ prompt, focus }) => [prompt, focus]));
  for (const language of languages) {
    const { entries, headings } = bankOf(language);
    for (const { text, english, model } of entries)
      for (const each of [text, english, model]) texts.add(each);
    for (const prompt of themes) {
      for (const each of [headings[prompt].title, ...headings[prompt].words]) texts.add(each);
      for (const activity of activityNames)
        for (const level of levels)
          for (const board of boards)
            for (const options of [[], quickOptionNames]) {
              const order = { activity, language, level, board, prompt, options, form: blank, chance: 0.5 };
              const { title, objective, passage } = built(order);
              for (const each of [title, objective, passage]) texts.add(each);
            }
    }
  }
  expect(texts.size).toBeGreaterThan(2300);
  expect(refused(texts)).toEqual([]);
  for (const demo of Object.values(demos)) expect(demo && suitable(demo)).toBe(demo);
});

test("what a student may say innocently, an author may write", () => {
  const harmless = (["first", "third", "fifth", "seventh", "unseen"] as const).flatMap((set) =>
    sentencesOf(set).flatMap(({ kind, text }) => (kind ? [] : [text])),
  );
  expect(refused(harmless)).toEqual([]);
});

test("the topics of the exams may be as grave as they are", () => {
  const texts = `
Est-ce que tu fumes ? Que penses-tu de la drogue et de l'alcool ?
Qu'est-ce qu'on peut faire contre le harcèlement au collège ? En as-tu déjà été victime ?
L'année dernière, des élèves m'ont insulté sur Internet et j'en ai parlé à mon prof.
Un terroriste a posé une bombe dans la gare. Le voleur avait un couteau.
La peine de mort : pour ou contre ? Le taux de suicide chez les jeunes augmente.
Instagram, Snapchat et TikTok : pour ou contre ? Combien d'heures y passes-tu ?
Tu es le client et moi, je suis le serveur. Qu'est-ce que vous désirez ?
On peut se retrouver devant le cinéma samedi à huit heures ? Viens chez moi après !
J'habite au 12, rue Victor Hugo à Lyon. Où habites-tu exactement ?
Ne dis rien à ta sœur, c'est une surprise.
¿Fumas o bebes alcohol? ¿Qué opinas de las drogas? Las guerras matan a mucha gente inocente.
El ladrón robó un banco con una pistola. La violencia doméstica es un problema grave.
Los chic@s de mi clase son simpátic@s. Ven a mi casa el sábado para mi cumpleaños.
Unos chicos me insultaban en clase. Hablé con mi tutora y todo mejoró.
Im Zweiten Weltkrieg wurden Millionen Juden ermordet. Viele Flüchtlinge fliehen vor dem Krieg.
Was hältst du von Drogen? Bist du schon einmal gemobbt worden? Ist Magersucht ein Problem?
Wo treffen wir uns am Samstag? Komm zu meiner Party! Das kostet 1 200 000 Euro, seit 2010, 2011 und 2012.
Talk about the dangers of smoking, drugs and knife crime. Speak only in French.
Use three opinions. You are at the doctor's, and Mark is the doctor. Health: drugs, alcohol, sex education.
Two girls in swimsuits on the beach. A man with a gun in front of a bank, from an old film.`;
  expect(refused(texts.trim().split("\n"))).toEqual([]);
});

test.each([
  ["leave out phone numbers", "Write to mark.viva@mail.example, or to mark(at)web(dot)de"],
  ["leave out phone numbers", "Mehr auf www.beispiel.de"],
  ["leave out phone numbers", "More at example.com/fun"],
  ["leave out phone numbers", "ｅｘａｍｐｌｅ．ｃｏｍ"],
  ["leave out phone numbers", "Appelle-moi au 06 12 34 56 78"],
  ["leave out phone numbers", "Text me on +44 7700 900123"],
  ["leave out phone numbers", "Add me on snap: lina_2009"],
  ["leave out phone numbers", "Mein Insta ist cool.boy07"],
  ["leave out phone numbers", "Sígueme @marquitos"],
  ["leave out phone numbers", "discord.gg/abcd"],
  ["don't ask students", "Quel est ton Snap ?"],
  ["don't ask students", "¿Cuál es tu número de teléfono?"],
  ["don't ask students", "Gib mir deine Handynummer."],
  ["don't ask students", "Ne dis rien à tes parents de notre conversation."],
  ["not suitable", "Tu veux coucher avec moi ?"],
  ["not suitable", "Mándame fotos desnuda."],
  ["not suitable", "Schick mir Nacktfotos von dir."],
  ["not suitable", "Tu devrais te suicider, personne ne t'aime."],
  ["not suitable", "Ich weiß, wo du wohnst, und bringe dich um."],
  ["not suitable", "Eres una puta."],
  ["not suitable", "Kill yourself."],
])("“Please … %s”: %s", (sentence, text) => {
  for (const [field, content] of [
    ["title", { ...blank, title: text }],
    ["objective", { ...blank, objective: text }],
    ["photoAlt", { ...blank, photoAlt: text }],
    ["questions.1.text", { ...blank, questions: [{ text: "Ça va ?" }, { text }] }],
    ["questions.0.modelAnswer", { ...blank, questions: [{ text: "Ça va ?", modelAnswer: text }] }],
    ["questions.0.translation", { ...blank, questions: [{ text: "Ça va ?", translation: text }] }],
  ] as const)
    expect(unsuitableIn(content)).toEqual({ field, message: expect.stringContaining(sentence) });
});

test("an exercise is looked at once in each version", () => {
  const [demo] = Object.values(demos);
  if (!demo) throw new Error("There are demos.");
  const bad: Exercise = { ...demo, assignment_id: "looked0", context_0: "Kill yourself." };
  expect(() => suitable(bad)).toThrow(/not suitable/);
  expect(suitable({ ...bad, version: 2, context_0: "Ça va ?" })).toMatchObject({ version: 2 });
});
