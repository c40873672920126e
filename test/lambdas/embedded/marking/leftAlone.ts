import { expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { tipFor } from "../../../../lambdas/partner/embedded/tip.ts";
import { momentOf } from "../lesson.ts";

test.each<[Language, string, string]>([
  ["German", "Was siehst du auf dem Foto?", "Auf dem Foto gibt es eine Familie am Strand."],
  ["German", "Was machst du in deiner Freizeit?", "Letzten Mittwoch hab ich mir den Daumen verstaucht."],
  ["Spanish", "¿Cómo era el hotel?", "El hotel estaba lejísimos."],
  ["Spanish", "¿Dónde está la playa?", "La playa está lejísimos del hotel."],
])("%s: to “%s”, “%s” is left alone", (language, question, said) => {
  expect(examine(momentOf(language, said, { text: question })).findings).toEqual([]);
});

test.each<[Language, string, string]>([
  ["German", "Was machst du zum Geburtstag?", "Ich gebe meine Mutter ein Buch."],
  ["German", "Was machst du in deiner Freizeit?", "Ich habe Fußball gespielt."],
  ["Spanish", "¿Cómo era el hotel?", "El hotel estaba limpísimos."],
])("%s: to “%s”, “%s” is still put right", (language, question, said) => {
  expect(examine(momentOf(language, said, { text: question })).findings).not.toEqual([]);
});

test("nothing is called correct that was only not found wrong", () => {
  const { text } = tipFor(
    examine(
      momentOf("French", "J'apprends le français pour improuver.", { text: "Tu apprends le français ?" }),
    ),
    "French",
  );
  expect(text).toBe("");
});
