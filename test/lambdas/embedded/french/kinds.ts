import { expect, test } from "@jest/globals";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

const findingsIn = (said: string) => examine(momentOf("French", said, { text: "" })).findings;

/** A wrong sentence, what is right ("" where only the rule is told), and a right sentence that looks much like it. */
const kinds: readonly (readonly [string, string, string])[] = [
  // Verbs without a subject, and subjects without their verb.
  ["j'aime le dessin parce que suis créatif", "", "j'aime le dessin parce que je suis créatif"],
  ["le matin avons quatre cours", "", "le matin nous avons quatre cours"],
  ["Est très gentil et il m'aide.", "", "Il est très gentil et il m'aide."],
  ["quand arrivons à la gare on prend le bus", "", "quand arrive le train on monte"],
  ["À mon avis, est un métier dur.", "avis c'est un", "À mon avis, c'est un métier dur."],
  ["beaucoup de jeunes traîner en ville", "", "on voit beaucoup de jeunes traîner en ville"],
  // Two verbs.
  ["le matin je suis prends le bus", "", "la fille que je suis prend le bus"],
  ["j'étais regarder un film", "", "mon but était de regarder un film"],
  ["J'ai décidé de quitte l'école.", "de quitter", "J'ai décidé de quitter l'école."],
  ["après mangé nous avons joué", "", "après manger nous avons joué"],
  ["on ne peut pas rester sans mangeant", "", "on parle en mangeant"],
  ["hier j'ai boiré du thé", "bu", "hier j'ai bu du thé"],
  ["Ils tiennent un café mais nous tiennons un hôtel.", "nous tenons", "Nous tenons un hôtel."],
  // Helpers and tenses.
  ["je suis perdu mon portable", "", "je suis perdu sans mon portable"],
  ["quand j'ai été petit j'avais un chien", "quand j'étais petit", "j'ai été malade quand j'étais petit"],
  [
    "Quand j'ai eu huit ans, j'habitais ici.",
    "quand j'avais huit ans",
    "Quand j'ai eu seize ans, mes parents m'ont offert un vélo.",
  ],
  ["il y a deux ans j'habite à Leeds", "", "il y a deux ans que j'habite à Leeds"],
  ["nous avons été amis depuis la maternelle", "", "nous sommes amis depuis la maternelle"],
  ["S'il fera beau, nous sortirons.", "", "Je me demande s'il fera beau."],
  ["Si tout le monde recyclerait, ce serait mieux.", "", "Si tout le monde recyclait, ce serait mieux."],
  ["Il faut que nous faisons un effort.", "que nous fassions", "Je pense que nous faisons un effort."],
  ["Bien que mon vélo est vieux, il roule.", "", "Je vois bien que mon vélo est vieux."],
  [
    "Le prof veut que nous apprenons le poème.",
    "que nous apprenions",
    "Le prof dit que nous apprenons bien.",
  ],
  // Reflexives.
  ["je dois se coucher tôt", "je dois me coucher", "on doit se coucher tôt"],
  ["nous allons se baigner", "nous allons nous baigner", "ils vont se baigner"],
  ["je me joue au foot", "je joue", "je me lève tard"],
  ["on entend très bien parce qu'on rit", "", "on entend bien la musique"],
  // Pronouns and their places.
  ["mes parents donnent moi de l'argent", "", "mes parents chantent, moi je danse"],
  ["Mon père ne laisse pas moi sortir.", "", "Mon père ne vient pas, moi non plus."],
  ["je veux aider les à la maison", "", "je veux aider les autres"],
  ["on peut aller y à pied", "y aller", "on peut y aller à pied"],
  ["j'adore Nice et je le vais souvent", "j'y vais", "j'adore Nice et j'y vais souvent"],
  ["je la rends visite", "", "je lui rends visite"],
  ["je l'ai demandé de venir", "", "je lui ai demandé de venir"],
  ["Je les donne des fleurs.", "", "Je les donne à ma mère."],
  ["je lui vois chaque jour", "", "je lui achète des fleurs"],
  ["le chocolat je mange en tous les jours", "j'en mange", "je mange en famille tous les jours"],
  ["un frère oui j'ai un", "", "oui j'en ai un"],
  ["Il est plus grand que je.", "", "Il est plus grand que je ne pensais."],
  ["pour je c'est facile", "", "pour moi c'est facile"],
  // Relative clauses and what is like them.
  ["le musée qui nous avons visité", "musée que nous avons", "un ami qui nous a aidés"],
  ["j'ai un frère est plus grand que moi", "", "j'ai un frère qui est plus grand que moi"],
  ["j'ai une amie s'appelle Maya", "ai une amie qui s'appelle", "j'ai une amie, elle s'appelle Maya"],
  ["le travail je fais est facile", "le travail que je fais", "le travail que je fais est facile"],
  ["C'est un groupe j'adore.", "c'est un groupe que j'", "C'est un groupe que j'adore."],
  ["le livre que j'ai besoin", "livre dont j'ai besoin", "je sais que j'ai besoin de dormir"],
  ["la fille que je parle avec", "", "la fille avec qui je parle"],
  ["le prof que ne crie jamais", "prof qui ne crie", "le prof qui ne crie jamais"],
  ["Ce sont des amis que m'aident.", "amis qui m'aident", "les histoires que me raconte ma mère"],
  ["la musique qui les jeunes écoutent", "musique que les jeunes écoutent", "la dame qui les aide"],
  ["je sais quoi je dois faire", "", "je sais quoi faire"],
  ["je fais tout qui est possible", "tout ce qui", "je fais tout ce qui est possible"],
  ["Il est un film émouvant.", "", "Il est une heure."],
  ["Ils sont mes cousins.", "", "Ce sont mes cousins."],
  // Negation and order.
  ["Ils n'utilisent la voiture pas souvent.", "", "Ils n'utilisent pas souvent la voiture."],
  [
    "mes parents jamais regardent la télé",
    "parents regardent jamais",
    "mes parents ne regardent jamais la télé",
  ],
  [
    "Nous n'avons pas acheté des souvenirs.",
    "n'avons pas acheté de souvenirs",
    "Nous n'avons pas parlé des vacances.",
  ],
  // Articles and quantities.
  ["je n'aime pas de café", "", "je n'aime pas boire de café"],
  ["je mange de pain", "", "je mange peu de pain"],
  ["combien élèves y a-t-il", "combien d'élèves", "combien coûtent les billets"],
  ["je prends bus", "", "je prends le bus"],
  ["je nage tous jours", "tous les jours", "je nage tous les jours"],
  ["cet métier", "ce métier", "cet homme"],
  ["nous visitons France", "visitons la France", "nous visitons la France"],
  ["Je trouve que France est belle.", "que la France est", "Je trouve que la France est belle."],
  ["ma autre copine", "mon autre", "ma onzième copine"],
  // Adjectives and adverbs.
  ["mon mieux ami", "", "je fais de mon mieux"],
  ["c'est un bien livre", "", "c'est un bien meilleur livre"],
  ["ma sœur nage meilleure que moi", "sœur nage mieux que", "je la trouve meilleure que moi"],
  ["les profs expliquent bon les leçons", "", "la soupe sent bon"],
  ["J'ai deux petit frères.", "deux petits frères", "J'ai deux petits frères."],
  ["il est gentil plus que mon frère", "est plus gentil que", "je l'aime plus que mon frère"],
  ["des séries plus drôles des films", "plus drôles que les films", "les plus drôles des films"],
  // Prepositions, times, places.
  ["je suis allé à mon ami", "allé chez mon ami", "je pense à mon ami"],
  ["je suis allé au médecin", "", "je parle au médecin"],
  ["Dans 2022, on a gagné.", "en 2022", "Dans 20 minutes, on part."],
  ["je me lève à sept et je mange", "à sept heures et", "je me lève à sept heures et je mange"],
  ["les cours commencent neuf heures", "commencent à neuf heures", "les cours durent neuf heures"],
  ["je joue pour l'âge de six ans", "depuis l'âge de", "je joue depuis l'âge de six ans"],
  ["j'avais peur les araignées", "", "j'avais peur la nuit"],
  ["J'ai invité mes amis manger ici.", "invité mes amis à manger", "J'ai invité mes amis à manger ici."],
  ["nous jouons de la natation", "faisons de la natation", "nous jouons de la guitare"],
  ["Mon anniversaire est le vingtième juin.", "", "C'est le vingtième jour."],
  // Things said with "avoir" or "faire".
  ["ma mère est quarante-deux ans", "a quarante-deux ans", "ma mère a quarante-deux ans"],
  ["j'étais six ans", "avais six ans", "j'étais seul six ans"],
  ["ma tête fait mal", "", "ma tête me fait mal"],
  ["Quand il est beau, je sors.", "", "Quand il fait beau, je sors."],
  ["il y avaient des jeux", "", "ils y avaient des amis"],
  // Verbs that people do to themselves, whatever the subject, the tense and the adverbs.
  ["mon petit frère habille dans sa chambre", "s'habille", "j'habille mon petit frère"],
  ["nous ennuyons un peu le dimanche", "nous nous ennuyons", "mon père nous ennuie un peu"],
  ["le soir mes parents couchent tard", "se couchent", "mes parents couchent le bébé tôt"],
  ["elle occupe bien de nous", "elle s'occupe", "elle occupe une grande maison"],
  ["ma sœur et moi avons disputé hier", "", "le chien que je promène est grand"],
  ["j'intéresse à la politique", "je m'intéresse", "ce livre m'intéresse beaucoup"],
  // An adverb, or "pas", between a verb and what goes wrong behind it.
  [
    "il n'obéit presque jamais ses parents",
    "obéit presque jamais à ses parents",
    "il écoute toujours ses parents",
  ],
  ["Je joue tous les samedis le foot.", "joue tous les samedis au foot", "Je joue tous les samedis."],
  ["il voudrait bien de devenir chef", "voudrait bien devenir", "il rêve bien sûr de devenir chef"],
  ["ils ont tout de suite retourné", "sont tout de suite retournés", "ils ont tout de suite travaillé"],
  ["je mange souvent poulet", "", "je ne joue pas de guitare"],
  // Words between "si", its subject and its verb; quantities before an adjective.
  [
    "Si mes amis et moi pourrions choisir, ce serait bien.",
    "",
    "Je me demande si mes amis pourraient choisir.",
  ],
  ["énormément des bouteilles", "énormément de bouteilles", "beaucoup des miens"],
  ["beaucoup des petits cafés", "beaucoup de petits cafés", "des petits cafés"],
  ["ils n'ont pas des casiers", "n'ont pas de casiers", "je n'ai pas un sou"],
  ["il visite une vieille amie", "rend visite à une vieille amie", "il visite un vieux château"],
  [
    "nous préférons les jeux que les livres",
    "préférons les jeux aux livres",
    "je préfère le jeu que tu aimes",
  ],
  ["c'est dansant que j'aime", "", "c'était touchant"],
  ["il était toujours très chaud même la nuit", "", "le café, il était chaud"],
  // What is right for all its looks.
  ["une robe surpris", "robe surprise", "un contrôle surprise"],
  ["mal à ses dents", "", "j'y vais à vélo"],
  // Agreement over what stands between: a degree, a number, what belongs to the noun, a clause.
  ["une très beau quartier", "", "une très belle ville"],
  ["elle est en très bon santé", "bonne", "elle est en très bonne santé"],
  ["mes deux cousines est drôles", "mes deux cousines sont", "mes deux cousines sont drôles"],
  [
    "ma sœur n'est pas du tout paresseux",
    "ma sœur n'est pas du tout paresseuse",
    "mon frère n'est pas du tout paresseux",
  ],
  [
    "les enfants qui jouent en ligne ne sait pas tout",
    "les enfants qui jouent en ligne ne savent",
    "les amis qui jouent je ne sais pas",
  ],
  ["les gens n'est pas riches", "les gens ne sont", "les gens ne sont pas riches"],
  ["Il est important que chaque élève a un livre.", "", "Je sais que chaque élève a un livre."],
  ["Hier, ils sont joué au volley.", "ont joué", "Hier, ils sont partis en ville."],
];

test.each(kinds)("“%s” gets its tip (%s), and “%s” none", (wrong, right, fine) => {
  const found = findingsIn(wrong);
  expect(found.map((finding) => finding.right ?? "")).toContain(right);
  expect(findingsIn(fine)).toEqual([]);
});

/** What looks like one of these slips, and is none. */
test.each([
  "J'ai tout dépensé ce week-end.",
  "Le plus important, c'est de vivre dans le pays de ma mère.",
  "C'est la langue que je parle.",
  "Le samedi je sors s'il fait beau.",
  "J'aimerais pouvoir y retourner.",
  "On entend mal parce que la salle est grande.",
  "J'aime beaucoup de matières.",
  "On verra si on gagnera le match.",
  "C'est plus bon marché.",
  "Mes cousines se sont parlé hier.",
  "Nous partons au même endroit que l'année dernière.",
  "Le train part dans trois heures.",
])("“%s” is no slip", (fine) => {
  expect(findingsIn(fine)).toEqual([]);
});

/** Slips that only a typed answer shows. */
test.each<[string, string, string]>([
  ["Mon frère et très grand.", "mon frère est très grand", "Mon frère et moi, on est très grands."],
  ["L'histoire et ma matière préférée.", "l'histoire est ma matière préférée", "L'histoire et les maths."],
  ["Les salles son propres.", "les salles sont propres", "Les salles de son collège sont propres."],
  ["Mes sœurs on un cheval.", "mes sœurs ont un", "Mes sœurs, on les aime."],
  ["Samedi, ont a vu un film.", "on a", "Mes amis ont vu un film."],
  ["S'est mon sport préféré.", "c'est mon", "Il s'est levé tard."],
  ["Je commence a huit heures.", "je commence à huit", "Celui que je préfère a huit ans."],
  ["Ma sœur à eu une note.", "sœur a eu", "J'ai aidé ma sœur à faire ça."],
  ["Elle est drôle est gentille.", "drôle et gentille", "Elle est drôle et gentille."],
])("typed, “%s” gets its tip (%s), and “%s” none", (wrong, right, fine) => {
  const typed = (said: string) =>
    examine({ ...momentOf("French", said, { text: "" }), spoken: false }).findings;
  expect(typed(wrong).map((finding) => finding.right?.toLowerCase() ?? "")).toContain(right);
  expect(typed(fine)).toEqual([]);
});
