import { describe, expect, test } from "@jest/globals";
import type { Language } from "../../../domain/exercise.ts";
import { troubleIn } from "../../../lambdas/partner/dialogue/comfort.ts";
import { examine } from "../../../lambdas/partner/embedded/examine.ts";
import { mirroredIn } from "../../../lambdas/partner/embedded/mirror.ts";
import { momentOf } from "../embedded/lesson.ts";

const mirrored = (language: Language, said: string): string | undefined => {
  const { answer, findings } = examine(
    momentOf(language, said, { text: "?" }, { spoken: said === said.toLowerCase() }),
  );
  return mirroredIn(answer, findings)?.text;
};

describe("a whole clause that is said back", () => {
  test.each<[Language, string, string]>([
    [
      "German",
      "letztes jahr haben wir im garten drei bäume gepflanzt außerdem fahre ich mit dem rad",
      "letztes Jahr habt ihr im Garten drei Bäume gepflanzt",
    ],
    [
      "German",
      "Als ich klein war, habe ich in einem Theaterstück einen Baum gespielt.",
      "du hast in einem Theaterstück einen Baum gespielt",
    ],
    [
      "German",
      "Nächsten Sommer werde ich mit meiner Cousine durch Schottland wandern.",
      "nächsten Sommer wirst du mit deiner Cousine durch Schottland wandern",
    ],
    [
      "Spanish",
      "normalmente me levanto tarde ayudo a mi padre a preparar la comida",
      "ayudas a tu padre a preparar la comida",
    ],
    [
      "Spanish",
      "El verano pasado fui a Tenerife con mi familia.",
      "el verano pasado fuiste a Tenerife con tu familia",
    ],
    [
      "French",
      "Hier, j'ai joué du violon devant toute l'école.",
      "tu as joué du violon devant toute l'école",
    ],
  ])("%s: “%s”", (language, said, text) => {
    expect(mirrored(language, said)).toBe(text);
  });
  test.each<[Language, string]>([
    ["German", "Dieses Jahr habe ich gelernt, wie man Schafe schert."],
    ["German", "Ich teile mein Zimmer mit mein Bruder."],
    ["German", "Meistens kaufen wir bei Lidl ein."],
    ["German", "Ich esse nicht gern Fisch."],
    ["Spanish", "mi tía me daba un bocadillo a escondidas"],
    ["Spanish", "Hacía un tiempo fatal."],
    ["French", "On mange souvent des frites."],
  ])("%s: none of “%s”", (language, said) => {
    expect(mirrored(language, said)).toBeUndefined();
  });
});

test.each<[Language, string, ReturnType<typeof troubleIn>]>([
  ["German", "Ich kann nicht schlafen und denke an die Prüfungen.", "strain"],
  ["German", "Maya hat geweint, weil sie so glücklich war.", undefined],
  ["German", "Gestern hat mein Knie geblutet.", "hurt"],
  ["Spanish", "siempre pienso que voy a suspender todo", "strain"],
  ["Spanish", "Mi hermana lloró durante la canción.", undefined],
  ["Spanish", "Voy a echar de menos esta casa.", undefined],
  ["French", "Je dors mal en ce moment.", "strain"],
  ["French", "Je me suis cassé le bras.", "hurt"],
])("%s: the trouble in “%s”", (language, said, trouble) => {
  expect(troubleIn(said, language)).toBe(trouble);
});
