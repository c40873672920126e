import { expect, test } from "@jest/globals";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

const findingsIn = (said: string) => examine(momentOf("French", said, { text: "" })).findings;

/** English said word for word, what is right ("" where only the rule is told), and a right sentence that looks much like it. */
const calques: readonly (readonly [string, string, string])[] = [
  // Verbs.
  ["les cours se commencent à neuf heures", "commencent", "le film se passe à Paris"],
  ["mon chat est appelé Milo", "", "mon chat est appelé par mon frère"],
  ["mon rêve est voyager", "rêve est de voyager", "mon rêve est de voyager"],
  ["ma mère me laisse à sortir", "me laisse sortir", "il nous fait à manger"],
  ["il fait me rire", "me fait rire", "il me fait rire"],
  ["mes amis me veulent aller au parc", "", "mes amis veulent m'aider"],
  ["il est deux ans plus vieux que moi", "a deux ans de plus que", "il a deux ans de plus que moi"],
  ["je suis marre des devoirs", "", "j'en ai vraiment marre des devoirs"],
  ["combien est le menu", "combien coûte le menu", "combien coûte le menu"],
  ["je reste fit", "reste en forme", "je reste en forme"],
  ["après avoir resté à la maison je sors", "après être resté", "après avoir sorti le chien je lis"],
  ["quand j'avais petit je jouais dehors", "", "j'avais petit appétit"],
  ["il faut il m'aide", "", "que faut-il faire"],
  ["j'ai marque deux buts", "ai marqué deux", "j'ai une passe"],
  ["c'était pleuvoir", "il pleuvait", "il pleuvait"],
  ["je n'aime pas de faire les courses", "aime pas faire", "j'ai envie de faire les courses"],
  ["j'utilisais à jouer dehors", "", "j'utilisais un ballon"],
  ["je l'utilise à parler", "l'utilise pour parler", "j'utilise la machine à laver"],
  ["elle port des lunettes", "elle porte", "le port est joli"],
  // Prepositions.
  ["il y a beaucoup pour faire", "y a beaucoup à faire", "je lis beaucoup pour faire des progrès"],
  ["j'ai cinq cours un jour", "cinq cours par jour", "j'ai vu un film un jour de pluie"],
  ["nous sommes allés sur vacances", "en vacances", "je pense aux vacances"],
  ["je marche à l'école", "vais à l'école à pied", "ça marche bien à l'école"],
  ["je partage ma chambre à ma sœur", "partage ma chambre avec ma sœur", "je la partage avec ma sœur"],
  ["la ville est dix minutes de la mer", "est à dix minutes de la", "c'est dix minutes de marche"],
  ["je suis proche à ma sœur", "proche de ma sœur", "je suis proche de ma sœur"],
  ["je m'entends bien à mes parents", "entends bien avec mes parents", "je m'entends bien à l'école"],
  ["la prof est stricte sur nous", "stricte avec nous", "la prof est stricte sur les règles"],
  ["je rencontre avec mes amis", "rencontre mes amis", "ceux que j'ai rencontrés avec mes amis"],
  ["il y a un jardin derrière il", "", "derrière il y a un jardin"],
  ["je vais au l'anniversaire de Tom", "à l'anniversaire", "je vais à l'anniversaire de Tom"],
  // Words.
  ["il y a cinq gens", "cinq personnes", "il y a plus de gens"],
  ["quoi faites-vous", "qu'est-ce que vous faites", "que faites-vous"],
  ["je préfère le thé plus que le café", "préfère le thé à", "je préfère le thé plutôt que le café"],
  ["il fait les cours amusants", "rend les cours amusants", "il fait les cours du soir"],
  ["nous parlons à chaque autre", "", "nous nous parlons"],
  ["il regarde triste", "il a l'air triste", "il regarde un triste film"],
  ["il semble comme un rêve", "", "il travaille comme un pro"],
  ["j'ai fait bien dans mes examens", "", "il a fait bien des efforts"],
  ["je suis bien en maths", "", "je suis bien dans ma peau"],
  ["je pars la maison à huit heures", "quitte la maison", "je pars de la maison"],
  ["je voudrais deux s'il vous plaît", "", "j'en voudrais deux"],
  ["c'est la plus grande problème", "", "c'est la plus grande partie"],
  // More verbs.
  ["mes parents ont marié en juin", "", "mon frère a marié sa fille en juin"],
  ["mes parents se sont divorcés", "", "mes parents se sont mariés"],
  ["ma famille nous aimons voyager", "ma famille et moi aimons", "ma famille nous aime"],
  ["nous sommes obligés porter une cravate", "", "nous sommes obligés de porter une cravate"],
  ["c'est facile à parler avec eux", "c'est facile de parler", "c'est facile à comprendre"],
  ["j'ai passé ma journée regardant des films", "journée à regarder", "passer une soirée dansante"],
  ["mon équipe gagné le match", "", "mon équipe a gagné le match"],
  ["j'ai fini à lire", "fini de lire", "j'ai fini de lire"],
  ["nous sommes voyagés en train", "avons voyagé", "nous avons voyagé en train"],
  ["je joue pour deux heures", "", "je joue pour deux équipes"],
  ["j'ai assis sur un banc", "", "je suis assis sur un banc"],
  // More little words, and what belongs to them.
  ["j'ai échoué mon examen", "échoué à mon examen", "j'ai échoué à mon examen"],
  ["j'habite en dehors la ville", "en dehors de la ville", "au fond la ville est belle"],
  ["je prends le bus au lieu marcher", "au lieu de marcher", "je marche au lieu de conduire"],
  ["je suis resté dans la plage", "à la plage", "je suis resté dans la mer"],
  ["je mets sur mes chaussures", "mets mes chaussures", "je le mets sur mes chaussures"],
  ["je fais de foot", "fais du foot", "je ne fais pas de foot"],
  ["nous parlons sur tout", "", "nous parlons sur Internet"],
  [
    "je ne sais pas encore que je vais faire",
    "encore ce que je vais faire",
    "je sais que je vais faire mieux",
  ],
  [
    "il y a un prof qui tout le monde aime",
    "prof que tout le monde aime",
    "il y a un prof qui aime tout le monde",
  ],
  ["je m'entends avec mon frère bien", "entends bien avec mon frère", "je m'entends bien avec mon frère"],
  ["le samedi nuit je sors", "samedi soir", "le samedi soir je sors"],
  ["je passe temps avec eux", "passe du temps", "je passe du temps avec eux"],
  ["je prends mon chien pour une promenade", "promène mon chien", "je prends mon chien avec moi"],
  ["il goûte bon", "", "il goûte la sauce"],
  ["le vol était trois heures long", "", "trois heures le long de la côte"],
  ["c'est un plus grand ville", "", "c'est une plus grande ville"],
];

test.each(calques)("“%s” → “%s”, but “%s”", (wrong, right, alike) => {
  const found = findingsIn(wrong);
  expect(found).not.toEqual([]);
  if (right !== "") expect(found.map((each) => each.right)).toContain(right);
  expect(findingsIn(alike)).toEqual([]);
});

/** What looks like a mistake and is none. */
test.each([
  "Moins on mange de viande, mieux c'est.",
  "J'ai beaucoup mangé de pain.",
  "Je ne sais pas encore si j'irai à l'université.",
  "Il m'a demandé si je viendrais.",
  "j'habite au troisième",
  "J'achète des vêtements bon marché.",
  "Tout marche à la maison.",
  "Il fait plus chaud qu'hier.",
  "je lis peu faute de temps",
  "C'était le meilleur concert auquel j'aie jamais assisté.",
  "Je suis allé en France pour deux semaines.",
  "Ma sœur fait la vaisselle et mon frère range le salon.",
])("“%s” is right", (said) => {
  expect(findingsIn(said)).toEqual([]);
});

test("a thing that a verb has taken makes no pair with somebody", () => {
  const rights = (said: string) => findingsIn(said).map(({ right }) => right);
  expect(rights("Ma mère fait la cuisine et mon père passent l'aspirateur.")).toContain("mon père passe");
});
