import { expect, test } from "@jest/globals";
import { demos } from "../../domain/demos.ts";
import { questionsOf } from "../../domain/exercise.ts";
import { sentencesOf, wholeSentencesOf } from "../../domain/sentences.ts";

test.each([
  ["Super ! Qu'est-ce que tu as fait ?", ["Super !", "Qu'est-ce que tu as fait ?"]],
  ["¡Qué bien! ¿Con quién fuiste?", ["¡Qué bien!", "¿Con quién fuiste?"]],
  ["Er sagte: „Komm!“ Dann ging er.", ["Er sagte: „Komm!“", "Dann ging er."]],
  ["On dit : « Pardon ? » Où habites-tu ?", ["On dit : « Pardon ? »", "Où habites-tu ?"]],
  ["Attends… je réfléchis.", ["Attends… je réfléchis."]],
  ["  \n", []],
])("%p is cut into its sentences", (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test("what is whole in the beginning of a text is never changed by what follows", () => {
  const texts = Object.values(demos).map(
    (demo) =>
      `Ah, c'est bien… Vraiment ?! « Oui. » 3 fois. „Ja!“ Gut. ${questionsOf(demo.context_0).join(" ")}`,
  );
  for (const text of texts) {
    const sentences = sentencesOf(text);
    expect(sentences.length).toBeGreaterThan(5);
    for (let length = 0; length <= text.length; length++) {
      const whole = wholeSentencesOf(text.slice(0, length));
      expect(whole).toEqual(sentences.slice(0, whole.length));
    }
  }
});

test("a sentence is whole as soon as the next begins", () => {
  expect(wholeSentencesOf("Super ! ")).toEqual([]);
  expect(wholeSentencesOf("Super ! E")).toEqual(["Super !"]);
});
