import { expect, test } from "@jest/globals";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

const findingsIn = (said: string, question = "", spoken = false) =>
  examine({ ...momentOf("French", said, { text: question }), spoken }).findings;

/** What is wrong, and what looks much like it and is right. */
const pairs: readonly (readonly [string, string])[] = [
  // Small words.
  ["Il y a un jardin derrière de la maison.", "Il y a un jardin derrière la maison."],
  ["J'aime le foot parce c'est amusant.", "J'aime le foot parce que c'est amusant."],
  ["L'école commence au huit heures.", "L'école commence à huit heures."],
  ["J'habite en une grande maison.", "J'habite Manchester, en Angleterre."],
  ["J'habite dans le nord d'Angleterre.", "J'habite dans le nord de l'Angleterre."],
  ["Dans mon avis, c'est bien.", "À mon avis, c'est bien."],
  ["Je suis d'accord pour toi.", "Je suis d'accord avec toi."],
  ["Vous tournez à droit.", "Vous tournez à droite."],
  ["Quelle heure ferme le musée ?", "À quelle heure ferme le musée ?"],
  ["Je suis malade pour trois jours.", "Je suis malade depuis trois jours."],
  ["Je voudrais une soupe d'oignon.", "Je voudrais une soupe de légumes."],
  ["J'ai mal a la gorge.", "J'ai mal à la gorge."],
  ["Je vais a l'ecole.", "Je vais à l'école."],
  // Now and then.
  ["Dans le passé, il y a moins de voitures.", "Dans le passé, il y avait moins de voitures."],
  ["C'était super et il fait beau.", "C'était super parce qu'il fait toujours beau là-bas."],
  ["Mon frère a se marié en juin.", "Mon frère s'est marié en juin."],
  // The second of two verbs.
  ["On peut nager et joue au foot.", "On peut nager et jouer au foot."],
  ["Je vais faire les magasins et acheté des baskets.", "Je vais faire les magasins et acheter des baskets."],
  [
    "Je pense que fumer est mal et fumant est bête.",
    "Je pense que fumer est mal, et je n'aime pas la fumée.",
  ],
  ["Il y a des gens pauvres et qui habiter dehors.", "Il y a des gens pauvres et qui habitent dehors."],
  ["Il est parler trop.", "Il parle trop."],
  ["Nous entraînons deux fois par semaine.", "Nous entraînons les petits deux fois par semaine."],
  // What is meant.
  ["On a voyagé en train et la journée a duré six heures.", "Le voyage en train a duré six heures."],
  [
    "Je lis des livres à la librairie et j'emprunte des BD à la librairie.",
    "J'ai travaillé dans une librairie.",
  ],
  ["Je visite chez mon dentiste.", "Je rends visite à ma tante."],
  ["J'ecoute de la musique.", "Elle a cent un ans."],
  // Both halves of a negation, and only two of them.
  ["il n'y a pas rien à faire", "il n'y a rien à faire"],
  ["on n'a pas aucun magasin", "on n'a aucun magasin"],
  ["ils peuvent ne parler plus à leur famille", "ils peuvent ne plus parler à leur famille"],
  ["pour n'oublier pas j'écris tout", "pour ne pas oublier j'écris tout"],
  ["je ne jamais joué d'un instrument", "je n'ai jamais joué d'un instrument"],
  ["Mon frère ne pas mangé.", "Mon frère n'a pas mangé."],
  // Times and what goes with them.
  ["je joue au rugby depuis j'avais huit ans", "je l'ai vue samedi et depuis j'ai un rhume"],
  ["Je joue depuis que j'avais six ans.", "Je joue depuis que j'ai six ans."],
  ["le samedi dernier on a mangé ici", "samedi dernier on a mangé ici"],
  ["Dernier vendredi, on a mangé ici.", "Le dernier vendredi du mois, on mange ici."],
  ["j'aime lire avant je me couche", "j'aime lire avant de me coucher"],
  ["Pendant j'étais petit, nous habitions ici.", "Pendant que j'étais malade, il pleuvait."],
  ["ils sont arrivés le prochain jour", "ils sont arrivés le lendemain"],
  ["Je dors huit heures et demi.", "Je dors huit heures et demie."],
  // Adjectives: who feels something, and what makes one feel so.
  ["j'ai trouvé l'histoire très excitée", "j'ai trouvé mon frère très fatigué"],
  ["les cours sont fatigués", "les profs sont fatigués"],
  ["c'était très relaxé", "c'était très relaxant"],
  ["je suis fatigante après l'école", "je suis fatiguée après l'école"],
  ["c'est le plus confortable moyen de transport", "c'est le plus grand moyen de transport"],
  ["ma sœur nage très rapide", "ma sœur est très rapide"],
  ["en métro c'est plus vite", "en métro on va plus vite"],
  ["c'est important à manger le matin", "c'est difficile à expliquer"],
  // Participles behind “avoir”.
  ["je vais organisé une fête", "ma vie est bien organisée"],
  // Questions.
  ["Où habite-il ?", "Où habite-t-il ?"],
  ["À quelle heure commence-on ?", "Que prend-on ?"],
  ["combien est-ce que coûte-t-il un billet", "combien est-ce qu'il coûte"],
  ["comment coûte un billet pour Lyon", "comment vont les enfants"],
  ["comment souvent tu nages", "comment tu nages"],
  // Subjects that stand behind “et”, verbs that no verb has.
  ["on mange et après nous regarde un film", "il vient et nous regarde"],
  ["Samedi, on va en ville et nous mangons.", "Samedi, on va en ville et nous mangeons."],
  ["les gens boirent du thé", "les gens boivent du thé"],
  ["je n'ai pas pouvu dormir", "je n'ai pas pu dormir"],
  ["on allerait à la plage", "on irait à la plage"],
  ["Il faut que tous les enfants peuvent lire.", "Je sais que tous les enfants peuvent lire."],
  // The weather.
  ["aujourd'hui il y a froid", "aujourd'hui il y a du soleil"],
  // What stands around the words that rules were made for.
  ["il faut aussi qu'il est patient", "je sais aussi qu'il est patient"],
  ["elle est toujours de bon humeur", "elle est toujours de bonne humeur"],
  ["un garçon qui peut vole", "un garçon qui peut voler"],
  ["Samedi, mes voisins m'aide et mes amis m'a aidé.", "Samedi, mes voisins m'aident."],
  ["un cycliste m'ont renversé", "un cycliste m'a renversé"],
  ["Certains élèves n'ose pas en parler.", "Certains élèves n'osent pas en parler."],
  ["C'était une journée fantastique mais fatigant.", "C'était une journée fantastique mais fatigante."],
  ["Nous nous sommes rencontré hier.", "Nous nous sommes parlé hier."],
  ["des personnes qui n'a pas de maison", "une personne qui n'a pas de maison"],
  // Little words between two others.
  ["on peut visiter à un château", "on peut aller à un château"],
  ["je vais à me reposer", "je vais me reposer"],
  ["un magasin des vêtements", "le magasin des parents de Tom"],
  ["plusieurs de magasins", "plusieurs de mes amis"],
  ["dans la pause on joue", "pendant la pause on joue"],
  ["je fais de natation", "je ne fais pas de natation"],
  ["je veux marier mon copain", "je veux me marier avec mon copain"],
  ["ma cousine s'a mariée", "ma cousine s'est mariée"],
  ["oui quand j'ai seize ans j'irai au lycée", "quand j'aurai seize ans j'irai au lycée"],
  ["il faut on boit de l'eau", "il faut boire de l'eau"],
  ["c'était chaud et ensoleillé", "le thé, c'était chaud"],
  ["il y toujours du bruit", "il y va toujours en bus"],
  ["il fait me toujours rire", "il me fait toujours rire"],
  ["je suis me couché tard", "je me suis couché tard"],
  ["un garçon que porte une casquette", "le pull que porte mon frère"],
  ["ce que se passe ici", "ce qui se passe ici"],
  ["on est bien amusés", "on s'est bien amusés"],
  // Pronouns and relatives.
  ["je suis y allé avec ma classe", "j'y suis allé avec ma classe"],
  ["un prof que m'a aidé", "un livre que m'a donné mon père"],
  ["on peut les donner des vêtements", "on peut leur donner des vêtements"],
  ["mes amis veulent leurs parents payer tout", "mes amis veulent tout payer"],
  ["on a nous retrouvés au café", "on s'est retrouvés au café"],
  // Prepositions and articles.
  ["j'ai besoin pour étudier", "j'ai besoin d'air pour étudier"],
  ["il faut répondre le téléphone", "il faut répondre au téléphone"],
  ["elle profite les vacances", "elle profite des vacances"],
  ["mes parents me permettent sortir", "mes parents me permettent de sortir"],
  ["ils essayent le faire", "ils essayent de le faire"],
  ["une boîte chocolats", "une boîte de chocolats"],
  ["tous de mes cousins sont là", "tous mes cousins sont là"],
  ["j'aime aussi des fraises", "j'aime aussi les fraises"],
  ["il y a des autres choses", "la vie des autres gens"],
  ["tout ma famille est là", "c'est tout ma famille est petite"],
  // English said in French words.
  ["je marche mon chien", "je marche avec mon chien"],
  ["du poisson avec des chips", "des chips avec du fromage"],
  ["on doit demander une question au prof", "on doit poser une question au prof"],
  ["Mon sujet préféré est le dessin.", "Le sujet du livre est intéressant."],
  ["une librairie où on peut emprunter des livres", "une librairie où on peut acheter des livres"],
  ["je manque mes amis", "mes amis me manquent"],
  ["Je quitte à huit heures.", "Je quitte la maison à huit heures."],
  ["je ne sais pas comment cuisiner", "je ne sais pas comment faire"],
  ["les villes deviennent plus et plus chères", "les villes deviennent de plus en plus chères"],
];

test.each(pairs)("“%s” is told, “%s” is not", (wrong, right) => {
  expect(findingsIn(wrong).length).toBeGreaterThan(0);
  expect(findingsIn(right)).toEqual([]);
});

/** Question, an answer that leaves its time, and one that does not. */
const told: readonly (readonly [string, string, string])[] = [
  [
    "Qu'est-ce que tu faisais quand tu étais petit ?",
    "j'aimais jouer dans le jardin avec mon frère et je vais à la piscine tous les samedis",
    "j'aimais jouer dans le jardin mais maintenant je vais à la piscine",
  ],
  [
    "Comment était ton école primaire ?",
    "nous chanterions chaque matin et c'était génial",
    "nous chantions chaque matin et c'était génial",
  ],
  [
    "Où es-tu allé en vacances ?",
    "nous sommes allés au Portugal il fait très beau et j'ai nagé",
    "nous sommes allés au Portugal parce qu'il fait beau là-bas",
  ],
  [
    "Qu'est-ce que tu as fait hier ?",
    "hier j'ai vu un film et c'est très intéressant",
    "hier j'ai vu un film et c'est mon film préféré",
  ],
  ["", "on est allés au restaurant et on mange des moules", "j'ai un vélo et je mange peu"],
  ["", "J'irai en Espagne et je nage dans la mer.", "J'irai en Espagne où je nage toujours."],
];

test.each(told)("%s “%s” leaves its time, “%s” does not", (question, wrong, right) => {
  expect(findingsIn(wrong, question).map(({ kind }) => kind)).toContain("tense");
  expect(findingsIn(right, question)).toEqual([]);
});

test("a participle that is only heard agrees well enough", () => {
  expect(findingsIn("ma sœur a perdue son portable", "", true)).toEqual([]);
});

test("where a verb is a noun's, or a name stands, nothing is said of it", () => {
  expect(findingsIn("Le trajet dure vingt minutes.")).toEqual([]);
  expect(findingsIn("ma sœur s'appelle ella", "", true)).toEqual([]);
  expect(findingsIn("pour le reste, ils sont cool")).toEqual([]);
});
