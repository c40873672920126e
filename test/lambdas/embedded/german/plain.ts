import { expect, test } from "@jest/globals";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

// What is all in small letters was spoken.
const findingsIn = (said: string) =>
  examine(momentOf("German", said, { text: "" }, { spoken: said === said.toLowerCase() })).findings;

/** A wrong sentence of everyday, what is right ("" where only the rule is told), and a right one that looks much like it. */
const pairs: readonly (readonly [string, string, string])[] = [
  [
    "Ich hilft ihm, mein Zimmer aufzuräumen.",
    "Ich helfe",
    "Meine Mutter zwingt mich, mein Zimmer aufzuräumen.",
  ],
  // Superlatives, and what stands before them.
  ["Die größte Problem ist der Verkehr.", "", "Das größte Problem ist der Verkehr."],
  [
    "ich denke dass das größte problem ist das wetter",
    "",
    "ich denke dass das größte problem das wetter ist",
  ],
  ["Sie ist die best in der Klasse.", "die beste", "Das ist das Lustigste, was ich kenne."],
  ["Ich spiele am besser.", "", "Am besten spiele ich."],
  ["Das Rad ist besser für die Umwelt wie das Auto.", "", "Das Rad ist gut für die Umwelt, wie das Gehen."],
  // Nouns that are the same in the plural.
  ["Das Lehrer ist nett.", "", "Das ist nett, weil das Lehrer ärgert."],
  ["Ich möchte das Fernseher kaufen.", "", "Lehrer finden das gut."],
  ["Ich freue mich auf das Sommer.", "", "Beim Fußballspielen bin ich hingefallen."],
  // A clause goes on behind "und".
  [
    "Ich hoffe, dass ich ein Haus und zwei Kinder habt.",
    "ich ein Haus und zwei Kinder habe",
    "Ich hoffe, dass ich ein Haus und zwei Kinder habe.",
  ],
  ["gestern ich war krank", "", "ich trage es nicht weil es mir zu eng ist und hier ein loch hat"],
  [
    "Ich werde ins Kino gegangen und Eis essen.",
    "werde ins Kino gehen",
    "Wir haben vier Tonnen vor der Tür stehen.",
  ],
  ["Ich will nach Rom reisen um meine Tante besuchen.", "", "Ich will um acht Uhr meine Tante besuchen."],
  [
    "Er ist Chef einer Firma. Er herstellt Türen.",
    "",
    "Er ist Chef einer Firma, die Fenster und Türen herstellt.",
  ],
  ["Er hat zwei Hunde, die laut ist.", "", "Ich will Kleidung spenden, die einem nicht mehr passt."],
  // What goes with what.
  [
    "Wir sind nicht geflogen, aber mit dem Zug gefahren.",
    "",
    "Wir sind nicht geflogen, aber wir fahren bald.",
  ],
  ["Ich bin sehr interessant in Musik.", "", "Ich bin sehr interessiert an Musik."],
  ["Ich finde, das Ostern schön ist.", "dass", "Ich mag das Essen, das wir zu Ostern kochen."],
  ["Das Wetter ist regnen.", "", "Das Wetter ist schön, und es regnet nie."],
  [
    "Meine Meinung nach ist das gut.",
    "meiner Meinung nach",
    "Meine Meinung hat sich nach dem Film geändert.",
  ],
  // Whom one meets.
  ["Nach der Schule treffen wir im Park.", "treffen uns", "Nach der Schule treffen wir im Park Freunde."],
  ["ich will am samstag treffen", "", "ich will am samstag niemanden treffen"],
  ["ich freue für die ferien", "freue mich", "ich freue mich für meine schwester"],
  // One helper for two verbs.
  ["Ich möchte reisen und im Ausland arbeite.", "arbeiten", "Ich will reisen und mein Bruder bleibt."],
  ["man kann einkaufen und die burg besichtigt", "besichtigen", "wir können baden und die sonne scheint"],
  ["Ich brauche lernen mehr.", "", "Ich brauche nicht zu lernen."],
  // Who has something, behind another clause.
  ["Ich gehe ins Kino und meine Familie haben ein Haus.", "", "Mein Vater und meine Mutter haben ein Haus."],
  ["Wenn es regnet, meine Familie haben Spaß.", "meine Familie hat", "Im Sommer haben meine Eltern Spaß."],
  // What stands second.
  [
    "Meiner Meinung nach Hausaufgaben sind langweilig.",
    "Meiner Meinung nach sind Hausaufgaben",
    "Meiner Meinung nach sind Hausaufgaben langweilig.",
  ],
  // What parts.
  ["Ich schalte das Licht, wenn ich gehe.", "", "Ich schalte das Licht nachts aus."],
  ["ich gebe mein geld für kleidung", "", "ich gebe mein geld für kleidung aus"],
  ["ich möchte fliegen nach rom um meine tante zu sehen", "möchte nach rom fliegen", "ich will nach rom"],
  // Little words.
  ["Ich gehe zu Schule.", "zur Schule", "Ich gehe zu Fuß."],
  ["Ich gehe zu Bahnhof.", "zum Bahnhof", "Ich gehe zu Konzerten."],
  ["Ich arbeite von Montag zu Freitag.", "von Montag bis Freitag", "Von Montag bis Freitag arbeite ich."],
  ["wir fahren zu cornwall", "nach cornwall", "wir fahren zu anna"],
  ["Ich telefoniere jeden Abend meine Freundin.", "", "Ich telefoniere gern mit meiner Freundin."],
  ["Ich dusche anstatt baden.", "", "Ich dusche, anstatt zu baden."],
  ["seit zwei jahren bin ich nach rom geflogen", "", "seit zwei jahren bin ich nicht nach rom geflogen"],
  // Cases.
  ["Meine Schwester ist älter als mir.", "", "Ihr gefällt das besser als mir."],
  ["Er spielt besser als mich.", "", "Er kennt dich besser als mich."],
  ["Ich ziehe mich eine Jacke an.", "ziehe mir eine Jacke", "Ich ziehe mich an."],
  ["Mir Bein tut weh.", "", "Mir tut das Bein weh."],
  ["Können Sie mich bitte die Karte bringen?", "mir bitte die Karte bringen", "Er kann mich bitte anrufen."],
  ["Wir geben uns Geschenken.", "Geschenke", "Wir helfen uns mit Geschenken."],
  ["in die ferien fahren wir immer ans meer", "", "in den ferien fahren wir immer ans meer"],
  // How many, and what they are like.
  ["Es gibt viel Autos.", "viele Autos", "Ich fahre viel Auto."],
  ["Ein Zimmer für drei Nacht, bitte.", "drei Nächte", "Ein Zimmer für drei Nächte, bitte."],
  ["Es war viele Leute da.", "", "Es waren viele Leute da."],
  ["Mein Vater sieht lieber Dokumentarfilms.", "Dokumentarfilme", "Das ist wegen des Films."],
  ["Sie hat kurze, lockig Haare.", "", "Sie hat kurze, lockige Haare."],
  ["ich lese bücher das sehr gruselig sind", "", "ich lese bücher die sehr gruselig sind"],
  ["Ich habe eine Freundin, wer reiten kann.", "", "Ich frage, wer reiten kann."],
  ["die kollegen haben sehr nett", "sind sehr nett", "die kollegen haben es gut"],
  // Forms and spelling.
  ["Mein Bruder arbeitst im Büro.", "", "Du arbeitest im Büro."],
  ["Er findt das gut.", "Er findet", "Er findet das gut."],
  ["Der Film ist langweilich.", "langweilig", "Der Film ist langweilig."],
];

test.each(pairs)("%s", (wrong, right, fine) => {
  expect(findingsIn(wrong).length).toBeGreaterThan(0);
  if (right) expect(findingsIn(wrong).map((finding) => finding.right)).toContain(right);
  expect(findingsIn(fine)).toEqual([]);
});
