import { expect, test } from "@jest/globals";
import type { MistakeKind } from "../../../domain/mistakes.ts";
import { examine } from "../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "./lesson.ts";

const findingsIn = (said: string, question = "") =>
  examine(momentOf("French", said, { text: question })).findings;

/** Kind, a wrong sentence, and one that is right and looks much like it. */
const pairs: readonly (readonly [MistakeKind, string, string])[] = [
  ["person", "Mes amis et moi va en ville.", "Mes amis et moi allons en ville."],
  [
    "person",
    "Il y a un lit, et mes vêtements est par terre.",
    "Il y a un lit, et mes vêtements sont par terre.",
  ],
  ["person", "L'autre fille lis un livre.", "L'autre fille lit un livre."],
  [
    "person",
    "C'est l'air, car les voitures et les avions produit des gaz.",
    "Je cours tous les samedis et je gagne.",
  ],
  [
    "adjective",
    "J'adore le sport mais ma mère est paresseux.",
    "J'adore le sport mais ma mère est paresseuse.",
  ],
  ["adjective", "C'est une ville historique et très animé.", "C'est une ville historique et très animée."],
  ["person", "Nous mangons ensemble.", "Nous mangeons ensemble."],
  ["infinitive", "Après l'école, je dîner avec ma famille.", "Après l'école, je dîne avec ma famille."],
  ["infinitive", "Je pense que les jeunes fumer trop.", "Je pense que les jeunes fument trop."],
  ["preposition", "Je joue au foot trois fois une semaine.", "Je joue au foot trois fois par semaine."],
  ["preposition", "Je gagne sept livres pour heure.", "Je gagne sept livres de l'heure."],
  ["preposition", "Je veux travailler en étranger.", "Je veux travailler à l'étranger."],
  ["preposition", "Je vais au collège à bus.", "Je vais au collège en bus."],
  ["preposition", "Il y a plus de choses faire.", "Il y a plus de choses à faire."],
  ["preposition", "L'écran est plus grand de la télé.", "C'est le village le plus proche de la mer."],
  ["phrase", "Ça me fait heureux.", "Ça me rend heureux."],
  ["phrase", "Je suis toujours tard.", "Je suis toujours en retard."],
  ["participle", "J'ai joue au foot.", "J'ai joué au foot."],
  ["tense", "Si j'ai de l'argent, j'achèterais une maison.", "Si j'ai le temps, j'aimerais la voir."],
  ["agreement", "Mon sport préféré est natation.", "Mon sport préféré est la natation."],
  ["agreement", "Ma mère me donne argent.", "Ma mère me donne de l'argent."],
  ["agreement", "Je travaille pour gagner l'argent.", "Je travaille pour gagner l'argent de mes vacances."],
  ["agreement", "Le soir je mange le riz.", "Le soir je mange le riz de ma mère."],
  [
    "agreement",
    "J'aime les comédies parce qu'ils me font rire.",
    "J'aime les films parce qu'ils me font rire.",
  ],
  [
    "agreement",
    "J'aime la natation parce qu'il est relaxant.",
    "J'aime la plage parce qu'il est possible de nager.",
  ],
  [
    "agreement",
    "J'aime le foot parce qu'elle me détend.",
    "J'aime mon professeur parce qu'elle est gentille.",
  ],
  ["word-order", "Je préfère les romantiques films.", "Je préfère les différents films."],
  ["word-order", "C'est quelqu'un qui écoute toi.", "C'est quelqu'un qui aime, toi aussi."],
  ["word-order", "Mes parents ont donné moi un portable.", "Mes parents m'ont donné un portable."],
  ["word-order", "J'aime aider les.", "J'aime les aider."],
  ["word-order", "J'ai aimé beaucoup ce film.", "J'ai aimé beaucoup de films."],
  ["negation", "Il ne me laisse sortir pas.", "Il ne me laisse pas sortir."],
  ["phrase", "Le sport que me plaît est le foot.", "Le sport qui me plaît est le foot."],
  ["phrase", "Le train arrive en tard.", "Le train arrive en retard."],
  ["false-friend", "J'ai sauvé mon argent.", "J'ai sauvé mon chat."],
  ["phrase", "En hiver, il est froid.", "Mon frère, il est froid."],
  ["english", "Je veux faire un gap year.", "Je veux faire une année sabbatique."],
  ["accent", "Je suis un peu timid.", "Je suis un peu timide."],
];

test.each(pairs)("%s: “%s” is told, “%s” is not", (kind, wrong, right) => {
  expect(findingsIn(wrong).map((finding) => finding.kind)).toContain(kind);
  expect(findingsIn(right)).toEqual([]);
});

test("what was done yesterday is not told by what one does, but may be denied so", () => {
  const asked = "Qu'est-ce que tu as étudié hier au collège ?";
  expect(findingsIn("Le mardi je joue au foot et je mange une pizza.", asked)).toContainEqual(
    expect.objectContaining({ kind: "tense" }),
  );
  expect(findingsIn("Je ne fais jamais rien.", asked)).toEqual([]);
});
