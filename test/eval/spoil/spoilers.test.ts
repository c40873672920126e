import { expect, test } from "@jest/globals";
import type { Language } from "../../../domain/exercise.ts";
import { read } from "../../../grammar/core/parsedAnswer.ts";
import { spoilers, spoiltBy } from "./spoilers.ts";

test.each<[Language, string, string, readonly string[]]>([
  ["French", "article left out", "Le chien mange.", []],
  ["French", "article left out", "Hier, le chien a mangé.", []],
  ["French", "article left out", "J'ai vu le chien.", ["J'ai vu chien."]],
  ["French", "verb: 3rd plural for singular", "Ma mère travaille.", ["Ma mère travaillent."]],
  ["Spanish", "ser for estar, and back", "Mi casa es grande.", ["Mi casa está grande."]],
  ["Spanish", "pronoun behind the verb", "Mi padre lo compra.", ["Mi padre compra lo."]],
  ["German", "accusative for dative", "Ich fahre mit dem Bus.", ["Ich fahre mit den Bus."]],
  ["German", "verb third", "Heute gehe ich weg.", ["Heute ich gehe weg."]],
])("%s, %s: “%s” becomes %j", (language, way, said, spoilt) => {
  const spoil = spoilers[language][way];
  expect(spoil && spoiltBy(spoil, read(said, language))).toEqual(spoilt);
});
