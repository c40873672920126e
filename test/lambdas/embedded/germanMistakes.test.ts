import { expect, test } from "@jest/globals";
import { embedded } from "../../../lambdas/partner/embedded/embedded.ts";
import { examine } from "../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "./lesson.ts";

const ANYTHING = { text: "" };

test.each<[rule: string, said: string, told: string]>([
  ["pronouns", "Ich mag er sehr.", "Say “Ich mag ihn”"],
  ["pronouns", "Mein Bruder hat mich das erzählt.", "in the dative"],
  ["recipients", "Ich schenke meine Mutter Blumen.", "Say “meiner Mutter”"],
  ["recipients", "Das Handy gehört meinen Bruder.", "Say “gehört meinem Bruder”"],
  ["reflexives", "Ich interessiere mir für Musik.", "Say “interessiere mich”"],
  ["reflexives", "Ich fühle müde.", "Say “Ich fühle mich müde”"],
  ["pairs", "Mein Opa und meine Oma wohnt in Leeds.", "Say “Mein Opa und meine Oma wohnen”"],
  ["pairs", "anna und ich gehe ins kino", "Say “anna und ich gehen”"],
  ["shared subjects", "Ich trenne den Müll und benutzt den Bus.", "Say “benutze”"],
  ["shared subjects", "Abends sehe ich fern und esst Popcorn.", "Say “esse”"],
  ["relative clauses", "Ich sehe zwei Mädchen, die Volleyball spielt.", "has to be plural as well"],
  ["denn", "Ich mag Sport, denn es Spaß macht.", "Say “es macht Spaß”"],
  ["clauses unheard", "wenn ich bin krank bleibe ich im bett", "Say “wenn ich krank bin”"],
  ["clauses unheard", "ich liebe sie weil sie immer kocht für mich", "goes to the end"],
  ["verb second", "Vor zwei Jahren wir sind nach Rom geflogen.", "Say “Vor zwei Jahren sind wir”"],
  ["verb second", "Ich nie esse Fleisch.", "Say “Ich esse nie”"],
  ["second verbs", "Man darf nicht benutzen das Handy.", "has to stand at the end"],
  ["second verbs", "Ich darf nicht gehe allein in die Stadt.", "the infinitive of “gehen”"],
  ["second verbs", "Ich möchte Arzt zu werden.", "without “zu”"],
  ["separable verbs", "ich anrufe meine freundin", "rufe … an"],
  ["goals", "Ich gehe in der Stadt mit Tom.", "Say “in die Stadt”"],
  ["places", "Ich treffe meine Freunde in die Stadt.", "Say “in der Stadt”"],
  ["places", "Das Buch ist auf den Tisch.", "Say “auf dem Tisch”"],
  ["numbers", "Wir haben drei Katze.", "Say “drei Katzen”"],
  ["numbers", "Das Haus hat vier Zimmern.", "Say “vier Zimmer”"],
  ["numbers", "Ich esse viel Äpfel.", "Say “viele Äpfel”"],
  ["participles", "Ich habe das Buch geliest.", "Say “gelesen”"],
  ["adjectives", "Ich mag sie, weil sie lustige sind.", "Say “lustig sind”"],
  ["phrases", "Ich weiß ihn seit drei Jahren.", "Say “Ich kenne ihn seit”"],
  ["missing zu", "Ich versuche, weniger Plastik benutzen.", "Behind “versuche” the infinitive needs “zu”"],
  ["missing zu", "Es ist wichtig, jeden Tag Gemüse essen.", "Behind “wichtig” the infinitive needs “zu”"],
  [
    "missing zu",
    "Ich habe keine Lust, heute mein Zimmer aufräumen.",
    "Behind “Lust” the infinitive needs “zu”",
  ],
  ["missing zu", "Ich jogge, um fit bleiben.", "Behind “um” the infinitive needs “zu”"],
  ["second verbs", "Man kann ins Kino geht und einkaufen.", "the infinitive of “gehen”"],
  ["seit", "Ich habe seit fünf Jahren Klavier gespielt.", "in the present with “seit”"],
  ["seit", "Ich habe Deutsch für vier Jahre gelernt.", "in the present with “seit”"],
  ["must not", "Man muss nicht Kaugummi kauen, das ist verboten.", "“must not” is “nicht dürfen”"],
  ["prepositions", "Ich warte immer für meinen Bruder.", "“warten auf”"],
  ["prepositions", "Ich spreche zu meiner Mutter.", "“sprechen mit”"],
  ["things to do", "Es gibt nichts machen in meiner Stadt.", "“es gibt … zu tun”"],
  ["nicht", "Ich mag nicht es.", "Say “Ich mag es nicht”"],
  ["nicht", "Ich lese Bücher gern nicht.", "Say “nicht gern”"],
  ["verb second", "Ich um acht Uhr frühstücke mit meiner Familie.", "right behind its subject"],
  ["comparatives", "Das Kino ist mehr interessant als das Fernsehen.", "Comparatives end in -er"],
  ["comparatives", "Deutsch ist schwerer wie Französisch.", "Say “schwerer als”"],
  ["gender", "Der Party war super.", "Say “die Party war”"],
  ["second persons", "Ich esse Toast und meine Schwester esst Müsli.", "the form of “essen” that goes with"],
  ["English nouns", "Ich mache meine Homework und dann spiele ich.", "That is an English word"],
])("German %s: “%s” is told", async (_, said, told) => {
  const { improvement } = await embedded.assess(momentOf("German", said, ANYTHING));
  expect(improvement).toContain(told);
});

test.each([
  "Mein Vater und ich gehen angeln, meine Mutter und meine Schwester malen lieber.",
  "Ich gehe im Park joggen und in der Stadt einkaufen.",
  "Wir treffen uns in der Stadt und gehen dann ins Kino.",
  "Ich bin stolz auf den Hund, und er steht auf den Sänger.",
  "Er kennt zwei Frauen, die Oma mag.",
  "Ich trinke zwei Cola und um sechs Tee.",
  "Ich spiele Tennis und finde ich Zeit, lese ich.",
  "ich hoffe dass ich dann einen job habe der mir spaß macht",
  "weil mein lehrer es so gut erklärt dass sogar ich es verstehe",
  "die können nützlich sein solange man aufpasst was man postet",
  "meistens zocke ich oder gehe eine runde laufen",
  "Ich helfe Kindern und gebe meiner Schwester ein Buch.",
  "Ich möchte viel zu tun haben.",
  "Ich kann mein Handy zum Lernen gut gebrauchen.",
  "Ich muss gestehen, dass ich faul bin.",
  "Ich hoffe, meine Freunde kommen.",
  "Viele verbringen zu viel Zeit am Handy, weil sie dort Spaß haben.",
  "Ich muss um sechs Uhr aufstehen, um den Bus zu erreichen.",
  "Ich will um die Welt reisen und Menschen um Hilfe bitten.",
  "Ich hasse es, mein Zimmer aufräumen zu müssen.",
  "Ich bin nicht mehr klein, und mein Handy ist nicht mehr modern.",
  "Ich habe ihn seit drei Jahren nicht gesehen.",
  "Ich habe fünf Jahre Klavier gelernt.",
  "Wir müssen keine Uniform tragen, aber Mützen sind verboten.",
  "Meine Mutter backt Kuchen, und ich esse ihn.",
])("German: “%s” raises no alarm", (said) => {
  // What is all in small letters was spoken.
  const spoken = said === said.toLowerCase();
  expect(examine(momentOf("German", said, ANYTHING, { spoken })).findings).toEqual([]);
});

test.each([
  ["Wofür gibst du dein Geld aus?", "fürs kino für süßigkeiten und manchmal für geschenke"],
  ["Was machst du gegen Stress?", "dann höre ich musik oder gehe mit dem hund raus"],
  ["Wie sparst du Wasser?", "Ich dusche, statt zu baden, und drehe beim Zähneputzen den Wasserhahn zu."],
])("German “%s” may be answered by anything", (question, said) => {
  expect(examine(momentOf("German", said, { text: question })).standing).toBe("answered");
});

test.each([
  ["Wohin bist du gegangen?", "Ich gehe mit meinen Eltern in die Stadt.", "asks for the past"],
  ["Was hast du gestern gegessen?", "Ich esse ein Schnitzel mit Salat.", "asks for the past"],
  ["Was würdest du mit viel Geld machen?", "Ich kaufe ein großes Haus.", "asks for the conditional"],
  ["Was machst du normalerweise am Abend?", "Ich habe ferngesehen.", "asks for the present"],
  ["Stell mir eine Frage über die Schule.", "Ich mag Kunst und Sport.", "your turn to ask"],
])("German “%s” is not answered by “%s”", async (question, said, told) => {
  const { improvement } = await embedded.assess(momentOf("German", said, { text: question }));
  expect(improvement).toContain(told);
});

test.each([
  ["Stell eine Frage über das Hotel.", "gibt es hier ein schwimmbad"],
  ["Stell eine Frage über die Schule.", "um wie viel uhr fängt der unterricht an"],
  ["Bist du schon einmal nach Berlin gefahren?", "ja ich fahre jedes jahr nach berlin"],
  ["Was machst du oft mit Tom?", "früher haben wir viel fußball gespielt jetzt treffen wir uns im café"],
])("German “%s” is answered by “%s”", (question, said) => {
  const { findings } = examine(momentOf("German", said, { text: question }, { spoken: true }));
  expect(findings).toEqual([]);
});
