import { expect, test } from "@jest/globals";
import { embedded } from "../../../lambdas/partner/embedded/embedded.ts";
import { examine } from "../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "./lesson.ts";

const ANYTHING = { text: "" };

// What is all in small letters was spoken.
const heard = (said: string) => ({ spoken: said === said.toLowerCase() });

test.each<[rule: string, said: string, told: string]>([
  ["objects", "Ich habe zwei Schwestern und ein Bruder.", "Say “einen Bruder”"],
  ["objects", "wir haben einen bahnhof ein museum und ein park", "Say “einen Park”"],
  ["objects", "Dort haben wir jeden Tag der Strand besucht und Eis gegessen.", "Say “den Strand”"],
  ["objects", "ich habe ein buch und ein neuer pullover bekommen", "the object of “bekommen”"],
  ["objects", "Mit meinem Bruder und meine Schwester habe ich gekocht.", "Say “meiner Schwester”"],
  ["subjects", "Unseren Hund schläft immer auf dem Sofa.", "Say “unser Hund”"],
  ["subjects", "Den Garten ist klein, aber schön.", "Say “der Garten”"],
  ["subjects", "im hintergrund steht einen alten baum", "“stehen” has no object"],
  ["prepositions", "die farbe von die uniform ist blau", "Say “von der Uniform”"],
  ["prepositions", "nach das essen sind wir nach hause gegangen", "Say “nach dem Essen”"],
  ["prepositions", "Ich arbeite gern mit alte Leute.", "“mit” takes the dative"],
  ["prepositions", "Es ist ein Geschenk von meine Patentante.", "“von” takes the dative"],
  ["prepositions", "Ohne meinem Glücksbringer gehe ich nie zur Schule.", "takes the accusative: ohne"],
  [
    "prepositions",
    "Mir geht es gut, obwohl ich seit die Klassenfahrt erkältet bin.",
    "Say “seit der Klassenfahrt”",
  ],
  [
    "places",
    "wenn die sonne scheint feiert meine schwester gern in unseren garten",
    "Say “in unserem Garten”",
  ],
  ["objects", "Sie zieht bald aus und braucht noch ein Schreibtisch.", "Say “einen Schreibtisch”"],
  ["helpers", "zusammen sind wir im garten ein baumhaus gebaut", "“bauen” makes its past tense with “haben”"],
  [
    "helpers",
    "meine schwester hat am zweiten tag vom pferd gefallen",
    "“fallen” makes its past tense with “sein”",
  ],
  ["places", "Auf das Foto sehe ich eine Familie.", "Say “Auf dem Foto”"],
  ["places", "Das ist das berühmteste Buch in die Welt.", "Say “in der Welt”"],
  ["dative verbs", "Das Hotel hat mich nicht gefallen.", "Say “mir nicht gefallen”"],
  ["dative verbs", "Der Film hat meinen Bruder gut gefallen.", "“gefallen” takes the dative"],
  ["dative verbs", "Meine Stadt gefällt meine Eltern nicht.", "“gefallen” takes the dative"],
  ["dative verbs", "ich möchte arme kinder helfen weil sie kein geld haben", "“helfen” takes the dative"],
  ["dative verbs", "Auf Instagram folge ich viele Stars.", "“folgen” takes the dative"],
  ["recipients", "Meine Eltern geben mich fünf Pfund pro Woche.", "is in the dative. Say “"],
  ["recipients", "der chef hat mich gesagt dass ich gut arbeite", "is in the dative. Say “"],
  ["recipients", "Mein Onkel hat ihn einen Job angeboten.", "is in the dative. Say “"],
  ["recipients", "Die Lehrerin erklärt die Kinder die Regeln.", "in the dative"],
  ["owners", "Meine Oma wohnt allein, aber seine Katze ist immer da.", "Say “ihre Katze”"],
  ["owners", "Mein Bruder liebt ihren Hund.", "Say “seinen Hund”"],
  ["pronouns", "Ich habe eine Schwester und er heißt Kim.", "feminine: “sie”"],
  ["pronouns", "ich habe einen hund es heißt max", "masculine: “er”"],
  ["pronouns", "Meine Stadt ist alt und es hat ein Schloss.", "feminine: “sie”"],
  ["pronouns", "das buch ist toll weil er so spannend ist", "neuter: “es”"],
  ["verbs and prepositions", "Ich freue mich für meine Party am Samstag.", "“sich freuen auf”"],
  ["verbs and prepositions", "ich warte jeden morgen für den bus", "“warten auf”"],
  ["verbs and prepositions", "Ich interessiere mich in Geschichte.", "“sich interessieren für”"],
  ["degrees", "Mein Zimmer ist viel klein.", "Say “ist sehr klein”"],
  ["degrees", "Ich mag ihn viel.", "Say “mag ihn sehr”"],
  ["degrees", "wir haben sehr hausaufgaben", "“viele”"],
  ["degrees", "Kunst ist am interessant.", "“am …-sten”"],
  ["degrees", "Sie ist die mehr nette Person.", "one word"],
  ["degrees", "Meine Schwester ist älterer als ich.", "Say “älter als”"],
  ["also", "Die Schule ist groß und also modern.", "Say “und auch modern”"],
  ["trades", "Mein Vater ist ein Lehrer und meine Mutter arbeitet nicht.", "takes no article"],
  ["trades", "ich habe als ein babysitter gearbeitet", "Say “babysitter”"],
  ["English verbs", "Ich watche oft Serien am Abend.", "English verb"],
  ["English verbs", "ich will meine oma visiten", "English verb"],
  ["each", "Jeder Mädchen muss einen Rock tragen.", "neuter"],
  ["each", "Manche Leuten sind süchtig.", "Leute"],
])("German, %s: “%s” is told “%s”", async (_, said, told) => {
  const { improvement } = await embedded.assess(momentOf("German", said, ANYTHING, heard(said)));
  expect(improvement).toContain(told);
});

test.each([
  "Er ist einen Kopf größer als ich.",
  "Das Buch ist einen Besuch im Laden wert.",
  "Ich bin den ganzen Tag zu Hause gewesen.",
  "Ich bleibe jeden Abend einen Moment wach.",
  "meine mutter ist ärztin meinen vater sehe ich selten",
  "Den Film fand ich langweilig, den Schauspieler mag ich.",
  "Mein Ziel ist es, den Führerschein zu machen.",
  "mein bruder ist älter als ich und meinen opa kenne ich nicht",
  "Gestern hat der Lehrer gelacht und der Direktor auch.",
  "Auf das Foto bin ich besonders stolz.",
  "Ein Ausflug in die Berge ist mein Traum.",
  "in die pause gehe ich immer mit lisa",
  "Mein Vater hilft meiner Oma im Garten.",
  "Meine Schwester hilft den ganzen Tag.",
  "Meiner Mutter hilft meine Schwester.",
  "Ich möchte helfen, arme Kinder in Afrika zu unterstützen.",
  "Am besten hat mir der Strand gefallen.",
  "ich habe arme leute gesehen und ihnen geholfen",
  "Meine Eltern haben mich gefragt und mir dann ein Handy geschenkt.",
  "Meine Eltern schicken mich jeden Sommer in ein Feriencamp.",
  "Abends erklärt die Lehrerin die Aufgaben.",
  "Mein Bruder mag meine Mutter, weil ihr Essen lecker ist.",
  "Meine Schwester mag das Haus und seinen Garten.",
  "Meine Mutter liebt Elton John und seine Lieder.",
  "Mein Vater ist Lehrer und meine Mutter arbeitet viel, sie ist Ärztin.",
  "Meine Stadt ist alt und es hat oft geregnet.",
  "Ich habe ein Kaninchen, sie heißt Flocke.",
  "Ich freue mich für meine Schwester, weil sie gewonnen hat.",
  "ich interessiere mich in meiner freizeit für kunst",
  "Mein Zimmer ist viel kleiner und viel zu dunkel.",
  "Er war so froh, als ich kam.",
  "Mein Vater ist ein guter Lehrer.",
  "Sie ist eine Lehrerin, die jeder mag.",
  "Jedes Mädchen und jeder Junge trägt diese Uniform.",
  "Bei uns hat jeder seine Aufgaben.",
  "Ich poste Fotos und checke meine E-Mails.",
  "Mit Bus und Bahn kommt man überallhin.",
  "Mit das Beste war die Achterbahn.",
  "Ich bin traurig, seit meine Patentante in Leeds wohnt.",
  "Das Auto fährt vor die Garage.",
  "Mein Vater hat uns zur Schule gefahren.",
  "Das größte Problem sind die vielen Autos.",
  "ich glaube viele haben stress in der schule",
  "dass die reichen immer reicher und die armen immer ärmer werden",
  "Meine Schwester hat die Lasagne anbrennen lassen.",
  "ich arbeite bei frau hill und mag filme mit happy end",
  "Obwohl ich erkältet bin, gehe ich zur Schule.",
  "Das hat mir von allen Filmen am besten gefallen.",
])("German: “%s” raises no alarm", (said) => {
  expect(examine(momentOf("German", said, ANYTHING, heard(said))).findings).toEqual([]);
});

test("German: whom the question is about may own something", () => {
  const said = "Meine Mutter sagt, sein Zimmer ist immer unordentlich.";
  const { findings } = examine(momentOf("German", said, { text: "Erzähl von deinem Bruder." }));
  expect(findings).toEqual([]);
});
