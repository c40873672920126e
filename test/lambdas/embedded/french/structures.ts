import { expect, test } from "@jest/globals";
import type { MistakeKind } from "../../../../domain/mistakes.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

const findingsIn = (said: string, question = "") =>
  examine(momentOf("French", said, { text: question })).findings;

/** Kind, a wrong sentence, and one that is right and looks much like it. */
const pairs: readonly (readonly [MistakeKind, string, string])[] = [
  // What stands between a noun and its verb.
  ["adjective", "Les maisons dans ma rue sont très vieux.", "Les maisons dans ma rue sont très vieilles."],
  ["adjective", "La ville où j'habite est assez petit.", "Le village où j'habite est assez petit."],
  [
    "adjective",
    "La robe que ma mère a achetée est trop court.",
    "Le prof que mes amis préfèrent est strict.",
  ],
  ["adjective", "La fille qui habite à côté est bavard.", "L'ami avec qui je sors est bavard."],
  ["person", "Les élèves dans ma classe parle trop.", "Les élèves dans ma classe parlent trop."],
  ["person", "Le garçon sur la photo portent un pull.", "Le garçon sur la photo porte un pull."],
  [
    "person",
    "Les gens qui habitent ici est gentils.",
    "Une lampe en forme de cactus, je l'ai trouvée au marché.",
  ],
  // Behind "qui".
  ["adjective", "J'ai une sœur qui est très sportif.", "J'ai un frère et une sœur qui sont très sportifs."],
  ["adjective", "C'est une ville qui est assez petit.", "La copine de mon frère qui est sportif est là."],
  // Pronouns that stand for something of another gender.
  ["agreement", "Ma maison est petite mais il est confortable.", "Ma maison est petite mais il est tard."],
  ["agreement", "J'ai vu un film. Elle était super.", "J'ai vu une pièce dans un théâtre. Il était super."],
  [
    "agreement",
    "J'ai acheté une robe pour le mariage de ma cousine. Il a coûté cher.",
    "J'aime la plage mais il est dangereux de nager.",
  ],
  [
    "agreement",
    "Je n'aime pas les maths parce qu'ils sont durs.",
    "J'aime les profs parce qu'ils sont gentils.",
  ],
  // "que" with no subject behind it.
  ["phrase", "J'aime les gens que m'écoutent.", "J'aime les gens que j'écoute."],
  ["phrase", "C'est une amie que parle trois langues.", "C'est le livre que m'a donné ma mère."],
  // Words that go together otherwise in English.
  ["phrase", "Ma tante habite loin et je manque elle.", "Ma tante habite loin et elle me manque."],
  ["phrase", "Elle me rend colère.", "Elle me met en colère."],
  ["phrase", "Ils sont l'air contents.", "Ils ont l'air contents."],
  ["phrase", "Ma mère regarde après les enfants.", "On regarde un film après les devoirs."],
  ["phrase", "Je trouve c'est facile.", "Je trouve ça facile."],
  ["phrase", "Il est une bonne personne.", "Il est une heure."],
  ["phrase", "À la montagne, il est trop froid.", "Mon chocolat n'est pas bon, il est trop froid."],
  ["false-friend", "Nous savons beaucoup de gens ici.", "Nous savons la réponse."],
  ["false-friend", "Mon frère attend un collège mixte.", "Mon frère attend le collège avec impatience."],
  ["false-friend", "Elle me donne de la médecine.", "Elle étudie la médecine."],
  ["false-friend", "Je suis confortable ici.", "Mon lit est confortable."],
  ["second-verb", "Je veux apprendre comment à nager.", "Je veux apprendre à nager."],
  ["second-verb", "Faisant du sport est important.", "En faisant du sport, on est en forme."],
  ["preposition", "Ils se moquent les autres.", "Ils se moquent des autres."],
  ["preposition", "J'ai mal à tête.", "J'ai mal à la tête."],
  ["word-order", "Ma famille adore le.", "Ma famille l'adore."],
  ["preposition", "Mon frère s'est levé 7 heures.", "Mon frère s'est couché deux heures après."],
  ["preposition", "Nous sommes arrivés la gare.", "Nous sommes arrivés le soir."],
  ["preposition", "Mes copines font équitation.", "Mes copines ne font pas d'équitation."],
  ["agreement", "Il y a toujours pain et confiture.", "Il y a toujours du pain."],
  ["agreement", "Il y a beaucoup de chose à faire.", "Il y a beaucoup de monde."],
  ["phrase", "Je suis quinze et ma sœur a dix ans.", "Nous sommes quinze dans ma classe."],
  ["tense", "Ma mamie est morte quand j'ai huit ans.", "Ma mamie est morte quand j'avais huit ans."],
  ["accent", "Le musée est très intéressent.", "Ces musées intéressent les touristes."],
];

test.each(pairs)("%s: “%s”, but “%s”", (kind, wrong, right) => {
  expect(findingsIn(wrong).map((found) => found.kind)).toContain(kind);
  expect(findingsIn(right)).toEqual([]);
});

test("a time that is over begins no answer in a word", () => {
  const kinds = (said: string) => findingsIn(said, "Que vas-tu faire ce week-end ?").map(({ kind }) => kind);
  expect(kinds("Le week-end dernier, je suis allé à la pêche.")).toEqual(["tense"]);
  expect(kinds("Du parapente, j'en ai toujours rêvé.")).toEqual([]);
});

test("who writes a full stop has asked nothing", () => {
  const asks = "Pose-moi une question sur mes vacances.";
  expect(findingsIn("Tu as mangé beaucoup de glaces.", asks).map(({ kind }) => kind)).toEqual(["question"]);
  expect(findingsIn("Je voudrais savoir où vous êtes allé.", asks)).toEqual([]);
});
