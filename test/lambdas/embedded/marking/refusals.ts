import { expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { scoreOf } from "../../../../lambdas/partner/embedded/score.ts";
import { tipFor } from "../../../../lambdas/partner/embedded/tip.ts";
import { momentOf } from "../lesson.ts";

const questions: Readonly<Record<Language, string>> = {
  French: "Qu'est-ce que tu as fait hier ?",
  Spanish: "¿Qué hiciste ayer?",
  German: "Was hast du gestern gemacht?",
};

test.each<[Language, string]>([
  ["French", "Je ne sais pas, je suis désolé, je ne comprends pas la question."],
  ["French", "euh je sais pas quoi dire"],
  ["French", "Désolée, je n'ai pas compris. Pouvez-vous répéter, s'il vous plaît ?"],
  ["French", "C'est trop difficile, je ne sais pas comment dire ça en français."],
  ["Spanish", "lo siento no sé qué decir"],
  ["Spanish", "No lo sé, no entiendo la pregunta."],
  ["Spanish", "Perdón, ¿puedes repetir la pregunta, por favor?"],
  ["German", "ich weiß nicht tut mir leid ich verstehe die Frage nicht"],
  ["German", "Keine Ahnung, ich weiß nicht, was ich sagen soll."],
  ["German", "Können Sie das bitte wiederholen?"],
])("%s: “%s” is no answer yet, and is told so kindly, with a way to begin", (language, said) => {
  const marked = examine(momentOf(language, said, { text: questions[language] }));
  expect(marked.standing).toBe("refusal");
  expect(scoreOf(marked)).toBeLessThanOrEqual(50);
  expect(tipFor(marked, language)).toEqual({
    text: expect.stringMatching(
      /^That is all right, but .* is not answered yet\. .* begin as the model answer does\.$/,
    ),
    isError: true,
  });
});

test.each<[Language, string, string]>([
  ["French", "Sais-tu nager ?", "Non, je ne sais pas nager."],
  ["French", "Tu iras où ?", "Je ne sais pas encore, peut-être en Écosse."],
  ["Spanish", "¿Sabes cocinar?", "No sé cocinar."],
  ["Spanish", "¿Adónde vas?", "Paso las tardes en casa."],
  ["German", "Was möchtest du werden?", "Keine Ahnung, vielleicht etwas mit Computern."],
  ["German", "Was machst du vor der Prüfung?", "Ich muss noch Vokabeln wiederholen."],
])("%s: “%s” – “%s” is an answer", (language, text, said) => {
  expect(examine(momentOf(language, said, { text })).standing).not.toBe("refusal");
});
