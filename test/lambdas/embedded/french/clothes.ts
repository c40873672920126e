import { expect, test } from "@jest/globals";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

const findingsIn = (said: string) =>
  examine({ ...momentOf("French", said, { text: "" }), spoken: !/[.?!]$/.test(said) }).findings;

/** Everyday mistakes in any clothes: other subjects, behind a place or a time, in a clause of their own; and what looks alike and is right. */
const pairs: readonly (readonly [wrong: string, right: string])[] = [
  // A subject behind a place or a time, as it is heard.
  ["en france les élèves finit plus tard", "en france les élèves finissent plus tard"],
  ["l'été prochain ma sœur faira du bénévolat", "l'été prochain ma sœur fera du bénévolat"],
  ["hier ma copine acheté une robe", "hier ma copine a acheté une robe"],
  ["je suis allé au concert et était génial", "le concert a duré deux heures et était génial"],
  ["Mon frère n'a pas joué parce qu'était malade.", "Mon frère n'a pas joué parce qu'il était malade."],
  // Times and numbers.
  ["nous allons en turquie le prochain été", "nous allons en turquie l'été prochain"],
  ["La dernière semaine, j'ai vu un film.", "La dernière semaine du trimestre, j'ai vu un film."],
  ["ma sœur est partie deux mois passés", "ma sœur est partie il y a deux mois"],
  ["Ma grand-mère a soixante-dix-cinq ans.", "Ma grand-mère a soixante-dix-sept ans."],
  ["mon père a quarante un ans", "mon frère a quatre-vingt-un livres"],
  ["Les cours finissent à quatre.", "Nous sommes partis à quatre."],
  ["Mon anniversaire est mai le dix.", "Mon anniversaire est le dix mai."],
  ["quand j'étais petite ma chambre est rose", "quand j'étais petite ma chambre était rose"],
  ["Autrefois, les gens ont écrit des lettres.", "Autrefois, les gens écrivaient des lettres."],
  ["ma famille habite ici pour longtemps", "ma famille habite ici depuis longtemps"],
  // Verbs.
  ["les jeunes sont utilisant leur portable", "les jeunes sont souriants"],
  ["Je suis fatigué parce que je suis travaille trop.", "Je suis fatigué parce que je travaille trop."],
  ["Mes amis sont joué au foot.", "Mes amis sont partis au foot."],
  ["ma mère prende le train", "ma mère prend le train"],
  ["Je pense qu'il est important de fait du sport.", "Je pense qu'il est important de faire du sport."],
  ["Nous ne se disputons jamais.", "Nous ne nous disputons jamais."],
  ["nous mangeons et nous disputons souvent", "Nous nous levons tôt et nous nous couchons tard."],
  ["je suis arrivé la gare", "L'équipe est arrivée la première."],
  ["Le soir, je n'aime pas se coucher.", "Le soir, je n'aime pas me coucher."],
  ["Je vais ne pas continuer.", "Je ne vais pas continuer."],
  // Objects and places.
  ["Mes cousins nous ont visités.", "Nous avons visité le musée."],
  ["hier nous avons dormi à ma copine", "hier nous avons dormi chez ma copine"],
  ["mon frère étudie la médecine dans bristol", "mon frère étudie la médecine à bristol"],
  ["Ils ont besoin conseils.", "Ils ont besoin de conseils."],
  ["Mon frère m'énerve très.", "Mon frère m'énerve beaucoup."],
  ["ma sœur est allée deux temps en france", "ma sœur est allée deux fois en france"],
  ["ils sont trois chambres ici", "ils sont trois dans la chambre"],
  ["Mon portable ne travaille pas.", "Mon père ne travaille pas."],
  ["mes parents ont un jardin petit", "mes parents ont un petit jardin"],
  // In speech “ne” may be dropped, in writing it may not.
  ["Mon père aime pas les films.", "mon père aime pas les films"],
];

test.each(pairs)("“%s” is told, “%s” is not", (wrong, right) => {
  expect(findingsIn(wrong)).not.toEqual([]);
  expect(findingsIn(right)).toEqual([]);
});
