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
