import { expect, test } from "@jest/globals";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

/** What is heard comes without capitals and full stops. */
const findingsIn = (said: string) =>
  examine({
    ...momentOf("German", said, { text: "" }),
    spoken: said === said.toLowerCase() && !/[.,?]/.test(said),
  }).findings;

/** What is wrong, and what looks much like it and is right. */
const pairs: readonly (readonly [string, string])[] = [
  // When, how and where to; and what stands beside its verb.
  ["ich fahre zur schule mit dem bus", "nach dem essen gehe ich mit dem hund"],
  [
    "Wir sind nach Italien letzten Sommer geflogen.",
    "Wir waren in Italien, nach London jeden Tag zu fahren ist teuer.",
  ],
  ["Ich kenne viele Leute, die rauchen jeden Tag.", "Ich kenne viele Leute, die jeden Tag rauchen."],
  ["leute die fahren immer mit dem auto schaden der umwelt", "leute die rauchen schaden allen"],
  ["Meine Eltern gern essen indisch.", "Meine Eltern essen gern indisch."],
  ["Meine Mutter erlaubt mir es nicht.", "Meine Mutter erlaubt es mir nicht."],
  ["ich finde dass man kann ohne handy nicht leben", "ich finde dass man ohne handy nicht leben kann"],
  ["Am Abend fernsehen wir zusammen.", "Am Abend wollen wir zusammen fernsehen."],
  ["Wie oft deine Schwester spielt Tennis?", "Wie oft spielt deine Schwester Tennis?"],
  // What stands beside "sein".
  ["meine eltern sind manchmal ziemlich strenge", "meine eltern haben ziemlich strenge ansichten"],
  ["Ich mag sie, weil sie immer freundliche ist.", "Ich mag sie, weil sie immer freundlich ist."],
  ["in zukunft werden die städte saubere sein", "in zukunft werden saubere städte wichtig sein"],
  ["mein geschenk war einen laptop von meinen eltern", "von meinen eltern bekam ich einen laptop"],
  ["wir waren viel zu heiß", "es war viel zu heiß"],
  ["unser haus der sehr alt ist liegt am stadtrand", "unser haus das sehr alt ist liegt am stadtrand"],
  ["das spiel war toll weil unsere mannschaft gewonnen ist", "das spiel ist gewonnen"],
  // What something is done for.
  ["Ich spare Geld, ein neues Handy zu kaufen.", "Ich habe Geld, um ein neues Handy zu kaufen."],
  [
    "viele leute gehen ins fitnessstudio fit zu bleiben",
    "ich gehe früh ins bett und versuche gut zu schlafen",
  ],
  ["Sie hat viel gelernt, für gute Noten zu bekommen.", "Es ist wichtig, für die Prüfung zu lernen."],
  // What will be, what somebody would like, and what is only thought.
  ["das konzert will im juli stattfinden", "ich will das konzert sehen"],
  ["In der Zukunft will mein Haus groß sein.", "Ich will ein Haus am Meer haben."],
  ["im märz will ich sechzehn jahre alt sein", "mit sechzehn jahren will ich arbeiten"],
  ["ich möchte meine lehrerin weil sie nett ist", "ich mag meine lehrerin weil sie nett ist"],
  ["Mein Bruder mag später Pilot werden.", "Mein Bruder möchte später Pilot werden."],
  ["Es war toll, wenn wir hier ein Kino hätten.", "Es war toll, wenn wir hier gespielt haben."],
  ["was wurdest du an meiner schule ändern", "was wurde an deiner schule geändert"],
  ["In den Sommerferien wird wir in Wales zelten.", "In den Sommerferien werden wir in Wales zelten."],
  // Who does it.
  ["mein bruder und ich spiele oft am computer", "mein bruder und ich spielen oft am computer"],
  ["Meine Eltern haben sein Auto verkauft.", "Meine Eltern haben mit Tom sein Auto verkauft."],
  ["es ist traurig dass viele leute keine arbeit hat", "es ist traurig dass viele leute keine arbeit haben"],
  ["Nach der Schule wollt meine Schwester studieren.", "Wollt ihr nach der Schule studieren?"],
  ["Wo wohnst Sie?", "Wo wohnst du?"],
  ["sie nervt mich weil sie meine kleidung nehmt", "ihr nervt mich wenn ihr meine kleidung nehmt"],
  [
    "Am Samstag trefft meine Schwester ihre Freundinnen.",
    "Am Samstag trifft meine Schwester ihre Freundinnen.",
  ],
  ["in der zukunft werde ich habe zwei kinder", "in der zukunft werde ich meine kinder lieben"],
  ["Ich erinnere meine Lehrerin gut.", "Ich erinnere mich gut an meine Lehrerin."],
  ["Meine Oma hat im Bus seine Brille verloren.", "Meine Oma hat mit Tom seine Brille gesucht."],
  ["mein onkel hat ihr auto verkauft", "mein onkel hat mit seiner frau ihr auto verkauft"],
  // Cases and numbers.
  ["ich habe mit den alten leute karten gespielt", "ich habe mit den alten leuten karten gespielt"],
  ["meine oma geht jeden morgen mit der hund spazieren", "das ist die frau mit der wir spazieren gehen"],
  ["sie hat keine zeit weil sie drei hunden hat", "sie hat keine zeit weil sie drei hunden hilft"],
  ["Im Urlaub haben wir viele Fotoen gemacht.", "Im Urlaub haben wir viele Fotos gemacht."],
  ["ich bin froh weil es hier ein markt gibt", "ich bin froh weil es hier einen markt gibt"],
  ["Nächste Woche wird meine Klasse im Museum gehen.", "Nächste Woche wird meine Klasse ins Museum gehen."],
  ["wir freuen uns für die ferien", "wir freuen uns auf die ferien"],
  ["unser haus ist größer dann das alte", "unser haus war größer dann kam das alte"],
  // Times.
  ["seit meinem geburtstag habe ich gitarre gespielt", "seit meinem geburtstag spiele ich gitarre"],
  ["Wir haben unser Haus einen Monat vor gekauft.", "Wir haben unser Haus vor einem Monat gekauft."],
  ["sie sind für zwanzig jahre verheiratet", "sie sind seit zwanzig jahren verheiratet"],
  ["heute ist der drei oktober", "heute ist der dritte oktober"],
  ["kannst du mich auf viertel nach sechs abholen", "kannst du mich um viertel nach sechs abholen"],
  ["der unterricht fängt jeden tag um neun uhr", "der unterricht fängt jeden tag um neun uhr an"],
  // Words.
  ["Ich finde Deutsch sehr intressant.", "Ich finde Deutsch sehr interessant."],
  ["Meine Tante ist symphatisch.", "Meine Tante ist sympathisch."],
  ["Ich bin interessiert in Musik.", "Ich bin an Musik interessiert."],
  ["Viele Leute fühlen nachts nicht sicher.", "Viele Leute fühlen sich nachts nicht sicher."],
  ["Früher war mein Opa ein Polizist in London.", "Früher war mein Opa ein guter Polizist in London."],
  ["im sommer haben wir zwei wochen in cornwall ausgegeben", "im sommer haben wir viel geld ausgegeben"],
  ["Das Leben in der Stadt ist teurer bekommen.", "Das Leben in der Stadt ist teurer geworden."],
  ["wir essen fisch gerner als fleisch", "wir essen fisch lieber als fleisch"],
  ["Im Juli ist es hier am meisten warm.", "Das hat mich am meisten interessiert."],
  ["Das Auto fährt sehr fast.", "Das Auto fährt fast immer."],
  ["mein opa ist einen sehr netter mann", "ich habe einen sehr netten opa"],
  ["es ist ein kino in meiner stadt", "es ist ein kino mit drei sälen"],
  ["In meinem Dorf gibt viele Kühe.", "In meinem Dorf gibt es viele Kühe."],
  ["alle mögen ihr weil sie nett ist", "alle mögen ihr haus"],
  ["Ich interessiere in Musik.", "Ich interessiere mich für Musik."],
  ["Sie ist so groß wie mir.", "Das gefällt ihm so gut wie mir."],
  ["Ich sehe fern jeden Tag.", "Ich sehe jeden Tag fern."],
  ["Mein Lieblings Fach ist Mathe.", "Mein Lieblingsfach ist Mathe."],
  ["Ich besuche mit meiner Oma.", "Ich besuche mit meiner Oma ein Museum."],
  ["Wir fahren nach die Schweiz.", "Wir fahren in die Schweiz."],
];

test.each(pairs)("“%s” is told, “%s” is not", (wrong, right) => {
  expect(findingsIn(wrong)).not.toEqual([]);
  expect(findingsIn(right)).toEqual([]);
});
