import { expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { scoreOf } from "../../../../lambdas/partner/embedded/score.ts";
import { tipFor } from "../../../../lambdas/partner/embedded/tip.ts";
import { momentOf } from "../lesson.ts";

const examined = (language: Language, text: string, said: string) =>
  examine(momentOf(language, said, { text }, { spoken: said === said.toLowerCase() }));

test.each<[Language, string, string]>([
  ["French", "Quelle application trouves-tu utile ?", "youtube"],
  ["French", "Quel chanteur voudrais-tu voir en concert ?", "drake"],
  ["Spanish", "¿Qué te gustaría tener en tu zona?", "Un McDonalds."],
  ["German", "Was ist deine Lieblingsband?", "coldplay"],
])("%s: to “%s”, the name “%s” is a short right answer", (language, question, said) => {
  const score = scoreOf(examined(language, question, said));
  expect(score).toBeGreaterThanOrEqual(40);
  expect(score).toBeLessThanOrEqual(60);
});

test("letters typed at random are no name", () => {
  expect(scoreOf(examined("French", "Quelle application trouves-tu utile ?", "sdfghjk"))).toBeLessThan(15);
});

test.each<[Language, string, string]>([
  [
    "Spanish",
    "¿Qué música escuchaste ayer?",
    "Ayer, en el autobús, escuché un disco de jazz. Cada vez que lo oigo descubro algo nuevo, por eso no me canso.",
  ],
  [
    "Spanish",
    "¿Qué es lo más importante para llevarse bien con la familia?",
    "Para mí lo más importante es la confianza porque hablamos de todo, y ¿tú te peleas con tu familia?",
  ],
  [
    "Spanish",
    "¿Cómo vamos a ir?",
    "Podríamos ir en tren porque es más rápido que el autobús. ¿Tienes billete?",
  ],
  [
    "French",
    "Y aura-t-il encore des magasins dans nos villes dans cinquante ans ?",
    "Je pense que non, parce que tout le monde achète sur Internet. C'est dommage pour ma grand-mère.",
  ],
  [
    "French",
    "Tu préfères un modèle célèbre ou une personne que tu connais ?",
    "Je ne comprends pas. Moi, je préfère une personne que je connais, et toi ?",
  ],
])("%s: to “%s”, “%s” is a good answer", (language, question, said) => {
  expect(scoreOf(examined(language, question, said))).toBeGreaterThanOrEqual(80);
});

test("not to understand a subject is no request for help", () => {
  expect(
    scoreOf(
      examined(
        "Spanish",
        "¿Cuál es la asignatura más difícil para ti?",
        "la asignatura más difícil es matemáticas no entiendo nada",
      ),
    ),
  ).toBeGreaterThan(60);
});

test.each<[Language, string, string]>([
  ["French", "Où est-ce que tu as vu des déchets récemment ?", "Devant le McDo. C'est nul."],
  [
    "Spanish",
    "¿Preferirías ir siempre al mismo lugar o descubrir sitios nuevos?",
    "descubrir sitios nuevos el año pasado fui a Grecia con mi tía",
  ],
])("%s: to “%s”, the tense of “%s” is left alone: it answered before", (language, question, said) => {
  expect(examined(language, question, said).findings.map(({ kind }) => kind)).not.toContain("tense");
});

test("a question is heard behind a yes", () => {
  const { text } = tipFor(
    examined("German", "Hast du eine Frage an mich?", "ja was ist dein lieblingsverein"),
    "German",
  );
  expect(text).toBe("");
});

test.each([
  ["Ask what kind of room they would like", undefined],
  ["Ask for how many nights they need a room", undefined],
  ["Ask your friend a question about food", true],
  ["Ask the student if they want to know anything else", true],
] as const)("whose turn it is to ask: “%s”", (question, studentAsks) => {
  expect(examined("Spanish", question, "Sí").asked.question.studentAsks).toBe(studentAsks);
});
