import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import nspell from "nspell";
import * as conjugation from "spanish-verbs";
import { getGenderSpanishWord } from "spanish-words";
import { listed } from "../../../../grammar/core/entries.ts";
import type { Mood } from "../../../../grammar/core/morphology.ts";
import { spanish } from "../../../../grammar/languages/spanish/spanish.ts";

const dictionary = (part: "aff" | "dic") => readFileSync(`node_modules/dictionary-es/index.${part}`);
const spelling = nspell(dictionary("aff"), dictionary("dic"));
const misspelt = (forms: readonly string[]): string[] => [
  ...new Set(forms.filter((form) => !spelling.correct(form))),
];

const verbs = spanish.verbs().filter(({ lemma }) => lemma !== "hay");

/** Verbs of which the dictionary lacks forms, though they have them: colloquial ones, and those seldom used in all tenses. */
const UNLISTED = ["flipar", "soler", "poder"];

test("there are the verbs of an exam, and every form is spelt as the dictionary has it", () => {
  expect(verbs.length).toBeGreaterThanOrEqual(600);
  const forms = verbs
    .filter(({ lemma }) => !UNLISTED.includes(lemma))
    .flatMap((verb) => verb.forms.map(({ form }) => form));
  // "olemos" has these subjunctives, which the dictionary has forgotten.
  expect(misspelt(forms)).toEqual(["olamos", "oláis"]);
});

const tenses: Partial<Record<Mood, string>> = {
  present: "INDICATIVE_PRESENT",
  preterite: "INDICATIVE_PRETERITE",
  imperfect: "INDICATIVE_IMPERFECT",
  future: "INDICATIVE_FUTURE",
  conditional: "CONDITIONAL_PRESENT",
  subjunctive: "SUBJUNCTIVE_PRESENT",
};

test("verbs that follow the rule have every person in its place, as another conjugator has it", () => {
  // It writes "protego" and "averigué": the sound of g and c is checked by the dictionary, above.
  const regular = verbs.filter(
    ({ misformed, lemma }) => misformed.length === 0 && !/([cgu][ei]|gua)r$/.test(lemma),
  );
  expect(regular.length).toBeGreaterThanOrEqual(350);
  const differing = regular.flatMap(({ lemma, forms }) =>
    forms.flatMap(({ form, mood, person }) => {
      const tense = tenses[mood];
      if (tense === undefined || person === undefined) return [];
      const theirs = conjugation.getConjugation(lemma, tense, person);
      return theirs === form ? [] : [`${lemma}: ${form}, not ${theirs}`];
    }),
  );
  expect(differing).toEqual([]);
});

/** Irregular verbs by hand, one of each kind: nobody else's table has them right. */
test.each<[string, Mood, string]>([
  ["tener", "preterite", "tuve tuviste tuvo tuvimos tuvisteis tuvieron"],
  ["mantener", "future", "mantendré mantendrás mantendrá mantendremos mantendréis mantendrán"],
  ["proponer", "present", "propongo propones propone proponemos proponéis proponen"],
  ["conseguir", "present", "consigo consigues consigue conseguimos conseguís consiguen"],
  ["conseguir", "preterite", "conseguí conseguiste consiguió conseguimos conseguisteis consiguieron"],
  ["construir", "preterite", "construí construiste construyó construimos construisteis construyeron"],
  ["traducir", "preterite", "traduje tradujiste tradujo tradujimos tradujisteis tradujeron"],
  ["reconocer", "subjunctive", "reconozca reconozcas reconozca reconozcamos reconozcáis reconozcan"],
  ["convencer", "present", "convenzo convences convence convencemos convencéis convencen"],
  ["dormir", "subjunctive", "duerma duermas duerma durmamos durmáis duerman"],
  ["ser", "pastSubjunctive", "fuera fueras fuera fuéramos fuerais fueran"],
  ["sonreír", "preterite", "sonreí sonreíste sonrió sonreímos sonreísteis sonrieron"],
  ["averiguar", "preterite", "averigüé averiguaste averiguó averiguamos averiguasteis averiguaron"],
])("%s, %s: %s", (lemma, mood, forms) => {
  const verb = verbs.find((each) => each.lemma === lemma);
  expect(verb?.forms.filter((form) => form.mood === mood).map(({ form }) => form)).toEqual(forms.split(" "));
});

const nouns = Object.values(spanish.nouns).flatMap((genders) =>
  Object.entries(genders).flatMap(([gender, list]) =>
    listed(list).map(({ word, others }) => ({
      word,
      gender,
      forms: spanish.inflectNoun(word, gender, others[0]).map(({ form }) => form),
    })),
  ),
);

/** Words that the dictionary lacks or has otherwise: most are borrowed, brands or names. Nothing here checks their spelling. */
const BORROWED =
  `champiñón sandwich kebab burger curry burrito smoothie picnic brócoli kiwi chile snack buffet nugget cupcake
  brownie donut coca-cola kétchup brunch ramen sushi chuches mamá pibe pub parking pescadería kayak puntaje
  parapente jogging footing running fitness surf skate snowboard vóley ping-pong squash yoga kárate karate
  críquet judo windsurf netball spinning crossfit DJ bachata hip-hop reggaeton techno soul folk trap indie
  podcast thriller western bestseller reality streamer youtuber influencer tiktok TikTok Netflix selfie
  smartphone email e-mail hashtag ciberacoso emoji iPhone iPad hacker ebook tablet videollamada app streaming
  YouTube Instagram WhatsApp Snapchat whatsapp gaming play PlayStation Xbox test repaso currículum camping ferry
  tirolina Londres Andalucía ONG vapeador vapeo short look piercing outfit leggings jeans Nochevieja quinceañera
  Ramadán Eid Halloween Diwali Janucá Tomatina Sanfermines gatito pingüino hobby weekend finde puzle enero`.split(
    /\s+/,
  );

test("there are the nouns of an exam, each spelt as the dictionary has it, in both numbers", () => {
  expect(nouns.length).toBeGreaterThanOrEqual(1500);
  const own = nouns.filter(({ word }) => !BORROWED.includes(word));
  expect(misspelt(own.flatMap(({ forms }) => forms))).toEqual([]);
});

/**
 * Nouns on which the other table says something else, mostly because it does not have them and goes by their endings. They
 * are left out of the comparison: no second table has confirmed their gender.
 */
const BY_HAND =
  `tazón ingrediente leche crema sartén legumbres palomitas lentejas natillas alubias chuches prima mamá colega
  adolescente gente broma lágrima puente ambiente buzón inconveniente catedral fuente capital autopista pista
  vista afueras deportista futbolista atleta parapente ciclista bici esgrima cometa snowboard yoga pesas disco
  cantante jazz manga protagonista poeta tele serie revista trama entrevista influencer fama noticias iPad web
  tablet señal app play PlayStation Xbox redes goma profe matemáticas ciencias mates instalaciones letras
  tijeras cliente dependiente electricista juez gerente fisioterapeuta socorrista taxista guardia astronauta
  crisis prácticas accidente continente postal Canadá Tenerife vacaciones especie rama víctima ley ONG diente
  paciente frente tos gripe sobredosis higiene diabetes mente drogas lentillas urgencias pijama pendiente lista
  diadema gafas rebajas medias deportivas compras costumbre Eid Navidades Fallas fiestas panda serpiente paloma
  artes weekend final coleccionista mediodía presidente forma parte imagen medianoche suma calma lástima norma ganas`.split(
    /\s+/,
  );

test("every noun has the gender that another table gives it", () => {
  const differing = nouns.flatMap(({ word, gender }) => {
    if (gender.startsWith("mf") || BY_HAND.includes(word)) return [];
    const theirs = getGenderSpanishWord(null, word).toLowerCase();
    return gender.startsWith(theirs) ? [] : [`${word}: ${gender}, not ${theirs}`];
  });
  expect(differing).toEqual([]);
});

test("every adjective is spelt as the dictionary has it, in all its forms", () => {
  const adjectives = Object.values(spanish.adjectives).flatMap((list) =>
    listed(list).flatMap(({ word, others, mark }) =>
      spanish.inflectAdjective([word, ...others], mark.includes("=")).map(({ form }) => form),
    ),
  );
  expect(adjectives.length).toBeGreaterThanOrEqual(1500);
  // Slang of the young, which they use all the time.
  expect(misspelt(adjectives)).toEqual(["guays"]);
});
