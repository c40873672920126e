import { expect, test } from "@jest/globals";
import type { Language, Tense } from "../../../../domain/exercise.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { scoreOf } from "../../../../lambdas/partner/embedded/score.ts";
import { tipFor } from "../../../../lambdas/partner/embedded/tip.ts";
import { momentOf } from "../lesson.ts";

const examined = (language: Language, text: string, said: string) =>
  examine(momentOf(language, said, { text }, { spoken: said === said.toLowerCase() }));

test.each<[Language, string, string]>([
  ["French", "Quelle application trouves-tu utile ?", "youtube"],
  ["French", "Quel chanteur voudrais-tu voir en concert ?", "drake"],
  ["Spanish", "¿Qué te gustaría tener en tu zona?", "Un McDonalds."],
  ["German", "Was ist deine Lieblingsband?", "coldplay"],
])("%s: to “%s”, the name “%s” is a short right answer", (language, question, said) => {
  const score = scoreOf(examined(language, question, said));
  expect(score).toBeGreaterThanOrEqual(40);
  expect(score).toBeLessThanOrEqual(60);
});

test("letters typed at random are no name", () => {
  expect(scoreOf(examined("French", "Quelle application trouves-tu utile ?", "sdfghjk"))).toBeLessThan(15);
});

test.each<[Language, string, string]>([
  [
    "Spanish",
    "¿Qué música escuchaste ayer?",
    "Ayer, en el autobús, escuché un disco de jazz. Cada vez que lo oigo descubro algo nuevo, por eso no me canso.",
  ],
  [
    "Spanish",
    "¿Qué es lo más importante para llevarse bien con la familia?",
    "Para mí lo más importante es la confianza porque hablamos de todo, y ¿tú te peleas con tu familia?",
  ],
  [
    "Spanish",
    "¿Cómo vamos a ir?",
    "Podríamos ir en tren porque es más rápido que el autobús. ¿Tienes billete?",
  ],
  [
    "French",
    "Y aura-t-il encore des magasins dans nos villes dans cinquante ans ?",
    "Je pense que non, parce que tout le monde achète sur Internet. C'est dommage pour ma grand-mère.",
  ],
  [
    "French",
    "Tu préfères un modèle célèbre ou une personne que tu connais ?",
    "Je ne comprends pas. Moi, je préfère une personne que je connais, et toi ?",
  ],
])("%s: to “%s”, “%s” is a good answer", (language, question, said) => {
  expect(scoreOf(examined(language, question, said))).toBeGreaterThanOrEqual(80);
});

test("not to understand a subject is no request for help", () => {
  expect(
    scoreOf(
      examined(
        "Spanish",
        "¿Cuál es la asignatura más difícil para ti?",
        "la asignatura más difícil es matemáticas no entiendo nada",
      ),
    ),
  ).toBeGreaterThan(60);
});

test.each<[Language, string, string]>([
  ["French", "Où est-ce que tu as vu des déchets récemment ?", "Devant le McDo. C'est nul."],
  [
    "Spanish",
    "¿Preferirías ir siempre al mismo lugar o descubrir sitios nuevos?",
    "descubrir sitios nuevos el año pasado fui a Grecia con mi tía",
  ],
])("%s: to “%s”, the tense of “%s” is left alone: it answered before", (language, question, said) => {
  expect(examined(language, question, said).findings.map(({ kind }) => kind)).not.toContain("tense");
});

test("a question is heard behind a yes", () => {
  const { text } = tipFor(
    examined("German", "Hast du eine Frage an mich?", "ja was ist dein lieblingsverein"),
    "German",
  );
  expect(text).toBe("");
});

test.each([
  ["Ask what kind of room they would like", undefined],
  ["Ask for how many nights they need a room", undefined],
  ["Ask your friend a question about food", true],
  ["Ask the student if they want to know anything else", true],
] as const)("whose turn it is to ask: “%s”", (question, studentAsks) => {
  expect(examined("Spanish", question, "Sí").asked.question.studentAsks).toBe(studentAsks);
});

test.each<[Language, Tense, string, string]>([
  [
    "French",
    "conditional",
    "Quelle couleur de cheveux aimerais-tu essayer ?",
    "si mes parents me le permettaient je me teindrais les cheveux en vert",
  ],
  ["French", "conditional", "Quelle machine voudrais-tu inventer ?", "un robot qui range ma chambre"],
  ["French", "conditional", "Avec qui voudrais-tu faire du surf ?", "avec ma cousine elle habite à Brighton"],
  ["French", "future", "Que vas-tu acheter ?", "Un cadeau pour ma mère, c'est bientôt son anniversaire"],
  [
    "French",
    "present",
    "Penses-tu que les jeunes peuvent changer le monde ?",
    "Oui, à condition que les adultes nous écoutent. L'année dernière, j'ai participé à une manifestation.",
  ],
  [
    "Spanish",
    "future",
    "¿Qué pasará si hay menos bosques?",
    "Si siguen cortando árboles, muchas especies desaparecerán. Por eso mi familia recicla todo.",
  ],
  ["Spanish", "future", "¿Qué van a comer?", "la sopa y el pollo pero mi hermana es vegetariana"],
  ["German", "future", "Mit wem möchtest du klettern?", "mit meinem Freund Ben er ist sehr sportlich"],
])("%s, asked for the %s: to “%s”, no tense of “%s” is wrong", (language, tense, text, said) => {
  const { findings } = examine(
    momentOf(language, said, { text, tense }, { spoken: said === said.toLowerCase() }),
  );
  expect(findings.map(({ kind }) => kind)).not.toContain("tense");
});

test.each<[Language, string, string]>([
  ["French", "Que peut faire l'intelligence artificielle ?", "Elle peut détecter des maladies."],
  [
    "French",
    "Que penses-tu d'Internet ?",
    "C'est à la fois utile et dangereux, et les jeux sont à la fois utiles et chers.",
  ],
  ["French", "Comment étais-tu ?", "Il me manquait deux dents de devant."],
  ["French", "Que fais-tu le soir ?", "Je passe des heures assis devant mon ordinateur."],
  ["French", "Pourquoi apprends-tu le français ?", "Parce que je trouve la langue jolie."],
  ["Spanish", "¿Qué opinas de la caza?", "No me gusta que cacen animales."],
  ["Spanish", "¿Qué normas hay en casa?", "en casa tenemos una norma nada de móviles en la mesa"],
  ["Spanish", "¿Puedes describir a una amiga?", "Lucy es baja y tiene el pelo rubio. Es muy guapa."],
  ["Spanish", "¿Qué toca tu hermano?", "Mi hermano toca la batería muy mal."],
  ["Spanish", "¿Cómo se escribe?", "Es con el punto y la i."],
  ["Spanish", "¿Dónde vivirás?", "no sé londres"],
  ["Spanish", "¿Cuál es la profesión más dura?", "Creo que la profesión más dura es enfermero."],
  ["Spanish", "¿Habrá periódicos?", "No, porque casi nadie compra uno. Me daría pena por mi abuelo."],
  [
    "German",
    "Haben Sie reserviert?",
    "ja ich habe letzte woche ein doppelzimmer mit dusche auf den namen whitfield reserviert",
  ],
  ["German", "Wo wohnst du lieber?", "auf dem land hat man mehr ruhe"],
  ["German", "Wann feierst du?", "ich feiere meinen geburtstag am dritten mai danke"],
  ["German", "Wer ist ein Vorbild?", "Es gibt meiner Ansicht nach bessere Vorbilder."],
  [
    "German",
    "Würdest du im Ausland arbeiten?",
    "ich könnte mir vorstellen einen sommer lang in spanien zu arbeiten",
  ],
  ["German", "Haben Sie Fragen?", "um wie viel uhr gibt es frühstück und ist es im preis inbegriffen"],
  ["German", "Hilfst du im Haushalt?", "ja manchmal ich habe letzte woche mein zimmer aufgeräumt"],
  ["German", "Wo bist du in der Pause?", "Im Kunstraum, weil es dort ruhig ist."],
  ["German", "Warum magst du Fußball?", "weil es Spaß macht und ich bin gut"],
  ["German", "Bist du in einer AG?", "Nee. Ich habe keine Zeit."],
])("%s: to “%s”, nothing in “%s” is wrong", (language, question, said) => {
  expect(examined(language, question, said).findings).toEqual([]);
});

test.each<[Language, string, string]>([
  ["German", "Mit wem spielst du Fußball?", "mit mein bruder und freunde"],
  ["German", "Was hast du als Kind gegessen?", "als kind ich habe fish fingers gegessen"],
  ["French", "Quel type de sport préfères-tu ?", "individuels parce que je veux pas parler avec les gens"],
])("%s: to “%s”, “%s” is weak but understood", (language, question, said) => {
  expect(scoreOf(examined(language, question, said))).toBeGreaterThanOrEqual(40);
});

test("a verb that answers in the wrong tense is told, beside a clause or without one", () => {
  const told = (said: string) =>
    examine(momentOf("French", said, { text: "Qu'as-tu fait samedi ?", tense: "past" })).findings.map(
      ({ kind }) => kind,
    );
  expect(told("Quand il pleut, je joue aux jeux vidéo.")).toContain("tense");
  expect(told("Je joue aux jeux vidéo.")).toContain("tense");
});

test("a long answer is a learnt speech only where it begins like one", () => {
  const said =
    "preferiría cambiar de habitación y me gustaría tener una con vistas al mar sin pagar más si no es posible quiero que me devuelvan el dinero";
  expect(tipFor(examined("Spanish", "¿Qué solución prefiere usted?", said), "Spanish").text).not.toMatch(
    "speech",
  );
});
