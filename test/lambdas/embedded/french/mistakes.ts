import { expect, test } from "@jest/globals";
import type { MistakeKind } from "../../../../domain/mistakes.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

const findingsIn = (question: string, said: string) =>
  examine(momentOf("French", said, { text: question })).findings;

/** Kind, question, answer, and the fix, "" where there is none to be sure of. */
const mistakes: readonly (readonly [MistakeKind, string, string, string])[] = [
  [
    "word-order",
    "Combien d'argent reçois-tu ?",
    "Je reçois dix livres et je garde les pour les vacances.",
    "",
  ],
  ["word-order", "Tu aimes ton uniforme ?", "Non, je n'aime pas le.", ""],
  ["word-order", "Tu aimes ta sœur ?", "Oui, j'aime elle beaucoup.", ""],
  ["word-order", "Pourquoi aimes-tu ton ami ?", "Parce qu'il toujours m'aide.", "il m'aide toujours"],
  ["word-order", "Décris ta maison.", "J'ai une maison grande avec trois chambres.", "une grande maison"],
  ["word-order", "Que penses-tu de ton frère ?", "Il énerve moi tout le temps.", ""],
  ["phrase", "Quel livre as-tu lu ?", "J'ai lu un livre qui mon prof m'a donné.", "livre que mon"],
  ["phrase", "Tu t'entends bien avec tes parents ?", "Oui, je m'entends bien avec ils.", ""],
  ["phrase", "Que fait ta mère ?", "Ma mère est une avocate et elle travaille beaucoup.", "mère est avocate"],
  ["phrase", "Pourquoi apprends-tu le français ?", "Parce que je besoin de parler avec ma tante.", ""],
  ["auxiliary", "C'était comment ?", "C'est été vraiment génial.", "c'était"],
  [
    "phrase",
    "Combien de frères as-tu ?",
    "J'ai deux frères, ils sont douze et huit ans.",
    "ont douze et huit ans",
  ],
  ["phrase", "Quelle est ta matière préférée ?", "Ma matière préférée histoire.", ""],
  ["second-verb", "Décris la photo.", "Il y a un homme qui est mangeant une pizza.", ""],
  ["person", "Décris la photo.", "Il y a des enfants qui fait du vélo.", ""],
  ["person", "Décris la photo.", "Il y a un garçon qui ont un ballon.", ""],
  ["person", "Comment fêtes-tu ton anniversaire ?", "J'invite mes cousins et nous mange une pizza.", ""],
  ["tense", "Que ferais-tu si tu étais riche ?", "Si j'étais riche, je donne de l'argent aux pauvres.", ""],
  ["reflexive", "Tu veux te marier ?", "Non, je ne veux pas marier.", ""],
  ["reflexive", "Tu t'es levé à quelle heure ?", "Je suis levé à huit heures.", ""],
  ["preposition", "Où habites-tu ?", "J'habite dans Liverpool.", "habite à Liverpool"],
  ["preposition", "À quelle heure commence l'école ?", "L'école commence sur neuf heures.", "à neuf heures"],
  ["preposition", "Tu téléphones à ta tante ?", "Oui, je la téléphone souvent.", "je lui téléphone"],
  ["phrase", "Tu aimes ton collège ?", "Oui, mais je suis ennuyé en géographie.", ""],
  ["phrase", "Que fais-tu après le collège ?", "Je prends une marche avec mon chien.", "fais une promenade"],
  ["adjective", "C'est comment ?", "C'est facile et c'est très rapidement.", ""],
  ["phrase", "Quel temps fait-il ?", "En hiver il est froid et il neige.", ""],
  ["question", "Pose une question sur les vacances.", "Je suis allé en France.", ""],
  ["question", "Demandez le prix du menu.", "Je voudrais le menu du jour.", ""],
];

test.each(mistakes)("a mistake of %s, asked “%s”: “%s”", (kind, question, said, right) => {
  const found = findingsIn(question, said).find((finding) => finding.kind === kind);
  expect(found).toBeDefined();
  expect(found?.right ?? "").toBe(right);
});

/** Right, though it looks like one of the mistakes above. */
test.each<[string, string]>([
  ["Qui voit-on ?", "Une mère et sa fille dans un parc qui jouent au ballon."],
  ["Qui voit-on ?", "Un de mes amis qui joue dans un groupe."],
  ["Que fait ta mère ?", "Ma tante est une avocate très connue."],
  ["Tu as eu peur ?", "Oui, même si j'avais peur, je continue."],
  ["Que fait ta mère pour vous ?", "Elle nous prépare de bons repas et nous joue du violon."],
  ["Tu te lèves tôt ?", "Oui, je suis levé avant tout le monde."],
  ["Tu promènes ton chien ?", "Je vais promener mon chien tous les soirs."],
  ["Tu aimes la ville ?", "Oui, une ville petite mais vivante me convient mieux."],
  ["Décris ton oncle.", "C'est un homme grand et mince."],
  ["Posez une question au vendeur.", "ce pull existe en bleu"],
  ["Demandez le prix.", "je voudrais savoir combien ça coûte"],
  ["Demandez une chambre.", "Je voudrais une chambre pour deux personnes."],
  ["Où joues-tu ?", "Il y a des jeux, je les garde tous chez moi."],
])("asked “%s”: “%s” raises no alarm", (question, said) => {
  expect(findingsIn(question, said)).toEqual([]);
});
