import { expect, test } from "@jest/globals";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

// What is all in small letters was spoken.
const findingsIn = (said: string) =>
  examine(momentOf("German", said, { text: "" }, { spoken: said === said.toLowerCase() })).findings;

/** One structure a row: a wrong sentence, what is right ("" where only the rule is told), and a right sentence that looks much like it. */
const structures: readonly (readonly [string, string, string])[] = [
  [
    "Bei uns alle ist sehr teuer.",
    "alles ist",
    "Bei uns ist das Geld bald alle, und wenn das Geld alle ist, sparen wir.",
  ],
  // What is hardly so.
  [
    "Wenn unsere Kantine größer war, müssten wir nicht warten.",
    "",
    "Wenn unsere Kantine größer wäre, müssten wir nicht warten.",
  ],
  ["Wir würden reisen, wenn wir genug Zeit haben.", "", "Wir reisen, wenn wir genug Zeit haben."],
  // Not a thing is none of it, and not something is nothing.
  ["Es ist langweilig, weil es hier nicht Kino gibt.", "", "Es ist toll, weil es hier nicht nur Kino gibt."],
  ["sie kann nicht nur singen aber auch tanzen", "", "sie kann nicht nur singen sondern auch tanzen"],
  // Reflexive, whenever it is.
  [
    "Mein Bruder freut jede Woche schon am Montag auf das Wochenende.",
    "",
    "Mein Bruder freut sich auf Montag.",
  ],
  // The verb goes with whoever the clause is about.
  [
    "mein vater und ich gehe jeden sonntag schwimmen",
    "gehen",
    "jeden sonntag kocht mein vater und ich gehe schwimmen",
  ],
  [
    "In den Ferien fährt meine Familie und ich nach Wales.",
    "",
    "Am Abend kocht meine Mutter und ich decke den Tisch.",
  ],
  [
    "Ich weiß, dass meine Schwester und ich uns gut verstehe.",
    "verstehen",
    "Ich weiß, dass meine Schwester und ich uns gut verstehen.",
  ],
  [
    "Ich glaube, dass mein Bruder zu viel spielen.",
    "spielt",
    "Ich glaube, dass meine Brüder zu viel spielen.",
  ],
  ["weil meine Eltern keine Zeit hat", "haben", "Ich gehe, weil meine Eltern die Musik stört."],
  [
    "Ich bin gern dort, wo man tanzen und singen dürfen.",
    "",
    "Ich bin gern dort, wo man tanzen und singen darf.",
  ],
  [
    "Meine Großeltern sind toll, weil sie immer Zeit hat.",
    "haben",
    "Meine Großeltern haben eine Katze, weil sie lieb ist.",
  ],
  ["sie heißt mia und sie kommen aus irland", "kommt", "ich habe zwei brüder und sie kommen oft"],
  ["Menschen, die kein Auto hat, fahren mit dem Bus.", "", "Sachen, die sonst keiner hat, sind teuer."],
  ["ich habe einen onkel der als arzt arbeiten", "", "ich helfe meiner mutter die küche zu putzen"],
  ["Handys ist sehr praktisch.", "", "Pommes macht meine Mutter oft."],
  // Where the verb stands.
  [
    "Ich mag Rap, weil die Texte erzählen eine Geschichte.",
    "eine Geschichte erzählen",
    "Ich mag Rap, weil die Texte eine Geschichte erzählen.",
  ],
  ["weil alle meine freunde sind gekommen", "gekommen sind", "weil alle meine freunde gekommen sind"],
  [
    "Sie sagt, dass sie lieber in London würde wohnen.",
    "wohnen würde",
    "Sie sagt, dass sie lieber in London wohnen würde.",
  ],
  [
    "Das ist gut, weil ich anderen Menschen helfe will.",
    "helfen will",
    "Das ist gut, weil ich anderen Menschen helfen will.",
  ],
  [
    "Ich lese viel, denn Bücher sehr spannend sind.",
    "Bücher sind sehr spannend",
    "Ich lese viel, denn Bücher sind sehr spannend.",
  ],
  [
    "Wenn es keine Noten gäbe, die meisten Schüler würden weniger lernen.",
    "würden die meisten Schüler",
    "Ich lerne, wenn es Noten gibt.",
  ],
  [
    "zum schluss meine klasse hat gesungen",
    "zum schluss hat meine klasse",
    "zum schluss hat meine klasse gesungen",
  ],
  [
    "Ich lese gern, aber finde ich Comics langweilig.",
    "aber ich finde",
    "Ich spiele Tennis und finde ich Zeit, lese ich.",
  ],
  [
    "Letztes Jahr hat meine Schwester gearbeitet in einem Supermarkt.",
    "in einem Supermarkt gearbeitet",
    "Katzen können besser sehen als Hunde.",
  ],
  [
    "Heute bin ich aufgestanden um halb sieben.",
    "um halb sieben aufgestanden",
    "Ich kann nicht vergessen, meine Mutter anzurufen.",
  ],
  // Verbs beside verbs.
  ["Meine Eltern sind renovieren gerade das Badezimmer.", "", "Letzten Dienstag waren wir eislaufen."],
  ["Auf dem Foto sind die Leute tanzen und lachen.", "", "Meine Freunde sind nett und tanzen gern."],
  ["Ich muss auf meinen Bruder aufzupassen.", "aufpassen", "Ich habe keine Lust aufzustehen."],
  ["Ich weiß, dass ich viel zu lernen muss.", "lernen muss", "Ich weiß, dass ich viel zu lernen habe."],
];

test.each(structures)("German: “%s” is told, with “%s”, and “%s” is right", (wrong, right, similar) => {
  const found = findingsIn(wrong);
  expect(found).not.toEqual([]);
  if (right !== "") expect(found.map((finding) => finding.right ?? "").join(" | ")).toContain(right);
  expect(findingsIn(similar)).toEqual([]);
});
