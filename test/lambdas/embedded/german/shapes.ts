import { expect, test } from "@jest/globals";
import { embedded } from "../../../../lambdas/partner/embedded/embedded.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

const ANYTHING = { text: "" };

/** What is heard comes without capitals and full stops. */
const heard = (said: string) => ({ spoken: said === said.toLowerCase() && !/[.,?]/.test(said) });

test.each<[rule: string, said: string, told: string]>([
  ["age", "Ich bin fünfzehn Jahre.", "Jahre alt"],
  ["nicht", "Ich mag nicht Mathe.", "mag Mathe nicht"],
  ["nicht", "Man sollte nicht Plastik benutzen.", "“kein”"],
  ["gern", "Ich mag essen Schokolade.", "“gern”"],
  ["pain", "Mein Kopf tut weh mir.", "tut mir weh"],
  ["questions", "Was Musik hörst du gern?", "was für Musik"],
  ["plurals", "Ich kaufe mir Kleidungen.", "Kleidung"],
  ["um zu", "Ich benutze mein Handy für telefonieren.", "“zum telefonieren”"],
  ["separable verbs", "Ich stehe auf um sieben Uhr.", "um sieben Uhr auf"],
  ["reflexives", "Er fühlt mich nicht gut.", "fühlt sich"],
  ["infinitives", "Ich hoffe viel Geld zu verdiene.", "zu verdienen"],
  ["adjectives", "Ich trage eine Jacke blaue.", "eine blaue Jacke"],
  ["comparisons", "Meine Schwester ist ein bisschen kleiner dann ich und hat lange Haare.", "“kleiner als”"],
  ["comparisons", "ich gehe gern ins kino weil die leinwand größer wie unser fernseher ist", "“größer als”"],
  ["comparisons", "Meine Stadt ist nicht so groß als Manchester.", "“groß wie”"],
  [
    "comparisons",
    "deutsch ist schwer als französisch",
    "“More … than” is “-er als”; “as … as” is “so … wie”",
  ],
  ["comparisons", "Meine Schwester ist älterer als ich.", "“älter als”"],
  [
    "so",
    "Es war kalt, so wir sind nach Hause gegangen.",
    "“So” (for that reason) is “deshalb”, with the verb next. “So that” is “damit”",
  ],
  [
    "so",
    "ich bin krank so ich kann nicht kommen",
    "“So” (for that reason) is “deshalb”, with the verb next. “So that” is “damit”",
  ],
  [
    "so",
    "Ich mache mein Bett, so meine Mutter nicht böse wird.",
    "“So” (for that reason) is “deshalb”, with the verb next. “So that” is “damit”",
  ],
  ["wer", "ich habe einen film über einen mann gesehen wer auf dem mars lebt", "“der”, “die” or “das”"],
  ["wann", "wann es kalt ist trage ich eine mütze", "Say “wenn”"],
  [
    "für",
    "ich habe trompete gespielt für sechs jahre und ich spiele noch",
    "For something that is still going on, use “seit” and the present tense: “ich spiele seit drei Jahren”",
  ],
  [
    "für",
    "Für drei Jahre lerne ich Deutsch.",
    "For something that is still going on, use “seit” and the present tense: “ich spiele seit drei Jahren”",
  ],
  ["hours", "Ich bin müde, weil ich jeden Abend drei Uhren lerne.", "“Stunden”"],
  [
    "staying",
    "am wochenende bleibe ich oft nach hause",
    "“At home” is “zu Hause”; “(to) home” is “nach Hause”",
  ],
  ["vehicles", "wir sind mit dem auto nach london gegangen", "With a vehicle"],
  ["inviting", "Zu meinem Geburtstag lade ich immer meine Freunde.", "einladen"],
  ["ago", "Ich habe drei Jahre vor angefangen, Deutsch zu lernen.", "vor fünf Jahren"],
  ["birth", "mein bruder war in spanien geboren", "ich bin … geboren"],
  ["weather", "Heute ist es regnet.", "“es regnet”"],
  ["numbers", "Ich spiele mit meinen zwei Brüder.", "“mit” takes the dative, and the plural ends in “-n”"],
  ["weil", "das nervt weil er schnarcht sehr laut", "Say “weil er sehr laut schnarcht”"],
  ["weil", "Ich bin spät, weil ich immer für den Bus warten muss.", "warten auf"],
  ["order", "man kann besuchen das schloss", "goes to the end of the clause"],
  ["questions", "Um wie viel Uhr das Frühstück beginnt?", "before its subject"],
  ["questions", "Wo fährst du in den Ferien?", "“wohin”"],
  ["would", "Wenn ich reich wäre, hatte ich ein Schwimmbad.", "in both halves"],
])("German %s: “%s” is told", async (_, said, told) => {
  const { improvement } = await embedded.assess(momentOf("German", said, ANYTHING, heard(said)));
  expect(improvement).toContain(told);
});

test.each([
  "Ich bin jünger als er, denn er ist schon zwanzig.",
  "ich war so traurig als mein hund gestorben ist",
  "heute wird es wärmer dann gehen wir schwimmen",
  "Sie ist nett als Lehrerin, und er ist bekannt als Sänger.",
  "ich mag lieber den sommer und finde es besser denn es ist warm",
  "ich finde das nicht so ich mag lieber tennis",
  "Ich mag Mathe nicht so, ich finde es schwer.",
  "Es war kalt, so sind wir nach Hause gegangen.",
  "es ist jeden tag so ich stehe auf und gehe zur schule",
  "Mein Bruder und ich wissen nie, wer recht hat.",
  "Meine Eltern streiten oft, wer den Müll rausbringt.",
  "Ich kann mir aussuchen, wann ich arbeite.",
  "Meine Tante hat für zwei Jahre in Kanada gelebt.",
  "Ich arbeite von neun Uhr bis fünf Uhr und schlafe um elf Uhr.",
  "Ich bleibe bis acht Uhr, dann fahre ich nach Hause.",
  "Ich gehe mit dem Hund in den Park und fahre mit dem Bus.",
  "nach der fahrt mit dem bus gehen wir ins museum",
  "Ich lade jeden Abend mein Handy auf und lade viele Videos hoch.",
  "Eine Woche vor den Ferien war ich krank.",
  "Mein Bruder war damals schon geboren.",
  "wenn es kalt ist regnet es oft",
  "weil sie vegetarisch isst und nett ist",
  "um was es in dem buch geht weiß ich nicht mehr",
  "Weißt du, wo sie mit dem Bus fährt?",
  "Ich interessiere mich für Kochen und gehe für meine Oma einkaufen.",
])("German: “%s” raises no alarm", (said) => {
  expect(examine(momentOf("German", said, ANYTHING, heard(said))).findings).toEqual([]);
});
