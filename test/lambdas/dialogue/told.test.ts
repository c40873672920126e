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
    ["French", "Je suis allé en Espagne avec mon frère.", "tu es allé en Espagne", "you went to Spain"],
    ["French", "oui elle porte des lunettes", "elle porte des lunettes", "she wears glasses"],
    ["French", "Il y a un cinéma.", "il y a un cinéma", "there is a cinema"],
    ["Spanish", "Hay muchas tiendas.", "hay muchas tiendas", "there are shops"],
    ["German", "Es gibt ein Schwimmbad.", "es gibt ein Schwimmbad", "there is a swimming pool"],
    ["German", "Mein Bruder spielt Tennis.", "dein Bruder spielt Tennis", "your brother plays tennis"],
    ["German", "Am liebsten höre ich Musik.", "du hörst am liebsten Musik", "you like to listen to music"],
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
    ["German", "Ich möchte Tennis."],
    ["German", "In Zukunft werde ich früher ins Kino gehen."],
    ["French", "Il n'y a pas de cinéma."],
    ["French", "Il fait du soleil."],
  ])("%s: none of “%s”, of which something is uncertain", (language, said) => {
    expect(clauseIn(heard(language, said))).toBeUndefined();
  });
});

describe("a particular that is said back", () => {
  test.each<[Language, string, string | undefined, string | undefined]>([
    ["French", "je nage tous les dimanches soir", "tous les dimanches soir", "every Sunday evening"],
    ["French", "C'est le douze mars.", "le douze mars", "12 March"],
    [
      "French",
      "Ma meilleure amie, elle s'appelle Kayleigh.",
      "elle s'appelle Kayleigh",
      "her name is Kayleigh",
    ],
    ["French", "j'ai quinze ans", "tu as quinze ans", "you're 15"],
    ["French", "Je ne travaille pas le samedi.", undefined, undefined],
    ["French", "Le cours commence à neuf heures moins dix.", undefined, undefined],
    ["French", "Je nage le lundi et je danse le mardi.", undefined, undefined],
    ["Spanish", "dos veces a la semana", "dos veces a la semana", "twice a week"],
    ["Spanish", "tengo un perro se llama max", "se llama Max", "the name is Max"],
    ["Spanish", "Cinco días, pero el domingo descanso.", undefined, undefined],
    ["German", "mein geburtstag ist am dritten mai", "am dritten Mai", "on 3 May"],
    ["German", "ich bin fünfzehn jahre alt", "du bist fünfzehn Jahre alt", "you're 15"],
    ["German", "Ich schwimme dreimal pro Woche.", "dreimal pro Woche", "three times a week"],
    ["German", "Wenn ich am Samstag Zeit habe, schlafe ich.", undefined, undefined],
  ])("%s: “%s”", (language, said, text, english) => {
    expect(heard(language, said).particular).toEqual(text === undefined ? undefined : { text, english });
  });
});

describe("the words without a verb that an answer begins with are said back", () => {
  test.each<[Language, string, string | undefined]>([
    ["French", "Avec mes cousins, parce qu'ils sont drôles.", "avec tes cousins"],
    ["French", "mon collège est grand", undefined],
    ["Spanish", "Tenis. Me gusta mucho.", "tenis"],
    ["German", "ins Kino", "ins Kino"],
  ])("%s: “%s”", (language, said, text) => {
    expect(heard(language, said).opening?.text).toBe(text);
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
