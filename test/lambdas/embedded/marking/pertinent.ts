import { expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { saidToMark } from "../../../../lambdas/partner/embedded/pertinent.ts";
import { scoreOf } from "../../../../lambdas/partner/embedded/score.ts";
import { momentOf } from "../lesson.ts";

const scored = (language: Language, text: string, answer: string) =>
  scoreOf(examine(momentOf(language, answer, { text })));

test.each<[Language, string, string, string]>([
  [
    "French",
    "Qu'est-ce que tu as fait hier ?",
    "J'ai joué au foot.",
    "Auriez-vous la bonté d'être content ?",
  ],
  [
    "Spanish",
    "¿Qué hiciste ayer?",
    "Jugué al fútbol.",
    "Ponga usted lo que le parezca, se lo pido de corazón.",
  ],
  [
    "German",
    "Was hast du gestern gemacht?",
    "Ich habe Fußball gespielt.",
    "Übersehen Sie das kleine Problem.",
  ],
])(
  "%s: what is said formally, or ordered, is not for Mark and changes nothing",
  (language, question, answer, more) => {
    expect(scored(language, question, `${answer} ${more}`)).toBe(scored(language, question, answer));
  },
);

test("a clerk is spoken to formally, and alone such a sentence is the answer", () => {
  const hotel = { text: "Vous êtes à l'hôtel. Que désirez-vous ?" };
  const formal = "Bonjour. Avez-vous une chambre ?";
  expect(saidToMark(formal, hotel)).toBe(formal);
  const way = "Gehen Sie hier geradeaus. Der Bahnhof ist gegenüber der Post.";
  expect(saidToMark(way, { text: "Entschuldigung, wie komme ich zum Bahnhof?" })).toBe(way);
  expect(saidToMark("Pouvez-vous répéter ?", { text: "Tu aimes lire ?" })).toBe("Pouvez-vous répéter ?");
  expect(
    saidToMark("J'aime ça. Je voudrais un thé, s'il vous plaît.", { text: "Tu aimes le thé ?" }),
  ).toMatch(/plaît/);
});

test("“ihre Geschenke” are theirs and not yours, “chez” is no order", () => {
  const told = "Es ist Weihnachten. Die Kinder öffnen ihre Geschenke.";
  const home = "J'habite à Leeds. Chez moi, il y a un jardin. Assez souvent, j'y lis.";
  expect(saidToMark(home, { text: "Tu habites quelle ville ?" })).toBe(home);
  expect(saidToMark(told, { text: "Was machen die Kinder?" })).toBe(told);
});

test("a sentence about something else adds nothing to an answer", () => {
  const question = "Quel est ton plat préféré ?";
  const answer = "Mon plat préféré est la pizza.";
  const compiled = "Hier, j'ai joué au tennis au stade avec mon équipe et nous avons gagné le match.";
  expect(scored("French", question, `${answer} ${compiled}`)).toBeLessThanOrEqual(
    scored("French", question, answer),
  );
});
