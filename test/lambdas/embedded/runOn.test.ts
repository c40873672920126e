import { expect, test } from "@jest/globals";
import type { Language } from "../../../domain/exercise.ts";
import { examine } from "../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "./lesson.ts";

const kindsIn = (language: Language, said: string): string[] =>
  examine(momentOf(language, said, { text: "?" }, { spoken: true })).findings.map(({ kind }) => kind);

test.each<[Language, string]>([
  [
    "French",
    "le samedi je fais la vaisselle et je passe l'aspirateur j'habite à hull avec mes parents et mon frère",
  ],
  [
    "German",
    "am sonntag gehe ich mit meinem cousin in den freizeitpark wenn es nicht regnet am liebsten fahren wir mit dem bus",
  ],
])("%s: what hangs on where a clause ends is not corrected in words that run on", (language, said) => {
  expect(kindsIn(language, said)).toEqual([]);
});

test.each<[Language, string, string]>([
  [
    "German",
    "am sonntag bleibe ich zu hause weil mein bruder ist krank und ich spiele mit ihm im garten",
    "word-order",
  ],
  [
    "French",
    "le samedi je fais le vaisselle et je passe l'aspirateur et après je joue avec mes cousins au parc",
    "agreement",
  ],
])("%s: what is certain is corrected there as well", (language, said, kind) => {
  expect(kindsIn(language, said)).toContain(kind);
});
