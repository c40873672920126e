import { describe, expect, test } from "@jest/globals";
import type { Language } from "../../../domain/exercise.ts";
import { clauseIn } from "../../../lambdas/partner/dialogue/act.ts";
import { examine } from "../../../lambdas/partner/embedded/examine.ts";
import { utteranceOf } from "../../../lambdas/partner/embedded/utterance.ts";
import { momentOf } from "../embedded/lesson.ts";

const heard = (language: Language, said: string) =>
  utteranceOf(examine(momentOf(language, said, { text: "?" }, { spoken: said === said.toLowerCase() })));

describe("a clause that is said back", () => {
  test.each<[Language, string, string, string]>([
    ["French", "Je joue au foot deux fois par semaine.", "tu joues au foot", "you play football"],
    ["French", "Hier, j'ai vu un film avec ma sœur.", "tu as vu un film", "you saw a film"],
    ["French", "Je n'aime pas les légumes.", "tu n'aimes pas les légumes", "you don't like vegetables"],
    ["French", "j'habite à whitby depuis cinq ans", "tu habites à Whitby", "you live in Whitby"],
    ["French", "Mon frère regarde le foot.", "ton frère regarde le foot", "your brother watches football"],
    ["Spanish", "Toco el violín desde hace cinco años.", "tocas el violín", "you play the violin"],
    ["Spanish", "No me gustan los gatos.", "no te gustan los gatos", "you don't like cats"],
    ["Spanish", "Fuimos al cine el sábado.", "fuisteis al cine", "you went to the cinema"],
    ["Spanish", "Voy al instituto y después ceno pasta.", "cenas pasta", "you have pasta for dinner"],
    ["German", "In meiner Freizeit spiele ich Tennis.", "du spielst Tennis", "you play tennis"],
    ["German", "Ich möchte Popcorn essen.", "du möchtest Popcorn essen", "you would like to eat popcorn"],
    [
      "German",
      "letztes wochenende haben wir meine oma besucht",
      "ihr habt deine Oma besucht",
      "you visited your grandma",
    ],
    ["German", "Ich esse kein Fleisch.", "du isst kein Fleisch", "you don't eat meat"],
  ])("%s: “%s”", (language, said, text, english) => {
    expect(clauseIn(heard(language, said))?.statement).toEqual({ text, english });
  });
  test.each<[Language, string]>([
    ["French", "On peut jouer au foot."],
    ["French", "J'aime pas les légumes."],
    ["French", "Je vais le parc."],
    ["French", "j'ai regarder un film"],
    ["French", "Je rêve du Japon, même si j'adore la Bretagne."],
    ["Spanish", "Antes era aburrido y tenía un perro."],
    ["Spanish", "Voy ir al cine."],
    ["German", "Ich habe ein Hund."],
    ["German", "Ich benutze mein Handy nie."],
    ["German", "Ich würde die Kantine größer machen."],
    ["German", "Ich esse mit Käse."],
  ])("%s: none of “%s”, of which something is uncertain", (language, said) => {
    expect(clauseIn(heard(language, said))).toBeUndefined();
  });
});

describe("what something is like is said back", () => {
  test.each<[Language, string, string | undefined]>([
    ["French", "Mon collège est assez grand.", "ton collège est assez grand"],
    ["French", "J'aime ça parce que c'est relaxant.", "c'est relaxant"],
    ["French", "Mon plat préféré est le curry.", "ton plat préféré est le curry"],
    ["French", "Ma chambre est petit.", undefined],
    ["French", "Mon grand-père est malade.", undefined],
    ["Spanish", "El fin de semana fui al cine, fue divertido.", "fue divertido"],
    ["Spanish", "Mis profesores son simpáticos.", "tus profesores son simpáticos"],
    ["Spanish", "Mi madre está triste.", undefined],
    ["German", "meine schule ist ziemlich groß", "deine Schule ist ziemlich groß"],
    ["German", "Mein Lieblingssport ist Schwimmen.", "dein Lieblingssport ist Schwimmen"],
    ["German", "Der Film war nicht gut.", undefined],
  ])("%s: “%s”", (language, said, text) => {
    expect(heard(language, said).description?.text).toBe(text);
  });
});

describe("a noun that is said back", () => {
  const echoes = (language: Language, said: string) =>
    heard(language, said).mentions.flatMap(({ echo }) => (echo ? [echo.text] : []));
  test.each<[Language, string, string[]]>([
    ["French", "Elle est tombée à l'eau.", []],
    ["French", "J'ai joué aux jeux vidéo.", []],
    ["French", "Il y a trois chambre.", []],
    ["Spanish", "Me gusta Tia.", []],
    ["Spanish", "Doy de comer a las ovejas.", []],
    ["Spanish", "Voy en bici en vez de en coche.", []],
    ["German", "es ist mein lieblingssport", []],
    ["German", "wir haben einen garten", ["einen Garten"]],
  ])("%s: in “%s”", (language, said, expected) => {
    expect(echoes(language, said)).toEqual(expected);
  });
});

describe("what is set against what was told is not taken up", () => {
  test.each<[Language, string, RegExp]>([
    ["French", "Je vais au collège à vélo au lieu de prendre la voiture.", /car/],
    ["Spanish", "Voy en bici en vez de coger el autobús.", /bus/],
    ["German", "Ich nehme das Fahrrad statt den Bus.", /bus/],
    ["German", "ich esse in kantine", /canteen/],
  ])("%s: “%s”", (language, said, gloss) => {
    const mentioned = heard(language, said).mentions.filter((mention) => gloss.test(mention.gloss));
    expect(mentioned.map(({ echo, told }) => echo ?? told)).toEqual(mentioned.map(() => undefined));
  });
});
