import { expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { understand } from "../../../../lambdas/partner/embedded/asked.ts";

test.each<readonly [Language, string, readonly string[]]>([
  ["French", "Qu'est-ce que tu fais pendant ton temps libre ?", ["leisure"]],
  ["French", "Combien de temps passes-tu en ligne ?", []],
  ["French", "Quel temps fait-il chez toi ?", ["weather"]],
  ["Spanish", "¿Qué tipo de música te gusta?", ["music"]],
  ["German", "Was hast du als Kind gern gespielt?", []],
])("what a question is about is not what tells when, how long or which: %s, %s", (language, text, topics) => {
  expect(understand({ text }, language).topics).toEqual(topics);
});
