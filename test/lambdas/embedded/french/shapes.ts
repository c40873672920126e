import { expect, test } from "@jest/globals";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

const findingsIn = (said: string) => examine(momentOf("French", said, { text: "Comment ça va ?" })).findings;

/** Known mistakes with other subjects, in other orders, with words between: answer, the fix, "" where there is none to be sure of. */
test.each<[string, string]>([
  ["Je connais qu'il sera toujours là.", "sais qu'"],
  ["Ils me donnent toujours bons conseils.", "donnent toujours de bons conseils"],
  ["Il a bonnes notes.", "a de bonnes notes"],
  ["Le pull gratte alors je porte le seulement en hiver.", ""],
  ["Il y a plus que mille élèves.", "plus de mille"],
  ["Sa paie bien.", "ça paie bien"],
  ["En dix ans, j'habiterai à Londres.", "dans dix ans"],
  ["Je manque la cuisine de ma mère.", ""],
  ["Nous avons attendu pour nos valises.", "attendu nos valises"],
  ["Mes parents ont organisé une grande partie dans le jardin.", "organisé une grande fête"],
  ["On devrait les construire des logements.", ""],
  ["Ma sœur les donne des bonbons.", ""],
  ["Je suis devenu plus confident.", ""],
  ["Qu'est-ce que vous aimez-vous faire ?", "est-ce que vous aimez"],
  ["Je laisse la maison à huit heures.", "Je quitte la maison"],
  ["Mon frère est un garçon que adore le foot.", "garçon qui adore"],
  ["J'ai pleuré toujours quand mon père partait.", "ai toujours pleuré"],
])("“%s” is told, with “%s”", (said, right) => {
  const [found] = findingsIn(said);
  expect(found).toBeDefined();
  expect(found?.right ?? "").toBe(right);
});

test.each([
  "Les gens que je connais quand je suis au club sont sympas.",
  "Sa paie est bonne.",
  "En deux ans, je serai devenu bilingue.",
  "Je manque souvent le bus.",
  "Il a été offert à ma mère.",
  "Une grande partie des élèves vient en bus.",
  "J'ai organisé une partie de cartes.",
  "Il est mon confident.",
  "Est-ce que vous vous levez tôt ?",
  "Je laisse la maison propre.",
  "Je laisse la voiture à mon père.",
  "On peut les acheter dans un magasin.",
  "Je veux les acheter un jour.",
  "Ma sœur les achète une fois par an.",
])("“%s” raises no alarm", (said) => {
  expect(findingsIn(said)).toEqual([]);
});
