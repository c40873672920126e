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
  ["vowels", "mein vater fahrt mich zur schule", "Say “mein vater fährt”"],
  ["places", "Ich arbeite in ein Café, wo ich die Tische abräume.", "Say “in einem Café”"],
  ["second verbs", "ja ich kann gut gitarre spiele", "Say “kann gut gitarre spielen”"],
  ["second verbs", "Ich will nach Rom fliege und im Meer schwimmen.", "Say “will nach Rom fliegen”"],
  ["second verbs", "Man darf nicht sein Handy zu benutzen.", "without “zu”"],
  ["second verbs", "weil ich menschen helfe will", "Say “helfen will”"],
  ["second verbs", "Ich will auf die Uni gehen für Medizin zu studieren.", "“um … zu”"],
  ["helpers", "Man kann immer seine Eltern anrufen kann.", "One “kann” is enough"],
  ["helpers", "Ich bin aufgehört.", "Say “habe aufgehört”"],
  ["clauses", "Ich mag es, weil meine Eltern kommt und wir feiern.", "Say “meine Eltern kommen”"],
  ["clauses", "Ich gehe, wenn die anderen Schüler laut ist.", "has to go with “Schüler”"],
  ["clauses", "wir sind vier in der familie meine eltern ist sehr nett", "Say “meine eltern sind”"],
  ["clauses", "Ich mag Rom, weil dort das Wetter ist besser.", "Say “weil dort das Wetter besser ist”"],
  ["verb second", "Ich mich langweile in der Schule.", "right behind its subject"],
  ["second persons", "wann beginnst der unterricht", "Say “beginnt der unterricht”"],
  ["shared subjects", "Er reitet gern und spielen Klavier.", "Say “spielt”"],
  ["lists", "Es gibt ein Bett, ein Schrank und eine Lampe.", "Say “einen Schrank”"],
  ["goals", "man kann in der stadt gehen und einkaufen", "Say “in die Stadt”"],
  ["order", "Ich fahre zur Schule mit dem Bus.", "Say “mit dem Bus zur Schule”"],
  ["comparatives", "Ich finde Rom mehr interessant für junge Leute.", "Comparatives end in -er"],
  ["pronouns", "Mein Lieblingsessen ist Pizza, weil er lecker ist.", "which is feminine: “sie”"],
  ["pronouns", "Ich hasse die Uniform, weil es hässlich ist.", "which is feminine: “sie”"],
  ["adjectives", "Am Wochenende trage ich bequem Kleidung.", "an adjective has an ending"],
  ["adjectives", "sie hat lang braune haare", "Each adjective"],
  ["favourites", "mein lieblingsstadt ist berlin", "is feminine"],
  ["numbers", "Ich habe viel neue Leute getroffen.", "Say “viele neue Leute”"],
  ["countries", "Normalerweise fahren wir zu Spanien.", "take “nach”"],
  ["what is not so", "Wenn ich reich bin, würde ich reisen.", "“wäre”"],
  ["days", "Ich spiele am montags Tennis.", "Say “montags”"],
  ["false friends", "Ich gehe in das Gymnasium und hebe Gewichte.", "“Fitnessstudio”"],
  ["false friends", "Ich studiere gern Geschichte.", "at school it is “lernen”"],
  ["false friends", "Ich spende mein Geld für Kleidung.", "“ausgeben für”"],
  ["must not", "Wir müssen nicht hier essen. Das ist verboten.", "“nicht dürfen”"],
  ["past", "Als ich klein war, spiele ich oft im Garten.", "in the past"],
  ["questions", "Können Sie mir sagen, wo ist der Bahnhof?", "goes to the end"],
  ["articles", "Ich will in Ausland arbeiten.", "The article is needed"],
  ["prepositions", "Ich freue mich zu den Ferien.", "“sich freuen auf”"],
  ["datives", "sie hilft immer mich", "takes the dative"],
  ["objects", "Aber meine Schwester hasst er.", "Say “meine Schwester hasst ihn”"],
  ["English words", "Man kann bullied werden.", "That is an English word"],
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
  "Ich möchte die Chance haben, im Ausland zu arbeiten.",
  "ich will etwas zu essen kaufen",
  "Wir werden zu meinen Großeltern fahren.",
  "Vom Balkon aus das Meer zu sehen ist schön.",
  "Ich gehe mit dem Hund in den Park und treffe dort Freunde.",
  "Ich habe die Schule gewechselt, und jetzt ist es besser.",
  "Ich esse nichts mehr und bin nicht mehr müde.",
  "bevor ich studiere reise ich durch kanada",
  "Wenn ich älter bin, würde ich gern in Wien wohnen.",
  "Heute kommen meine Tante, mein Onkel und ein Freund.",
  "weil die leute im dorf so nett sind wohne ich gern hier",
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
  ["Was hast du als Kind gern gemacht?", "Als Kind spiele ich mit Puppen.", "asks for the past"],
  ["Was machst du nächstes Wochenende?", "Ich habe meine Oma besucht.", "asks for the future"],
  ["Was würdest du mit viel Geld machen?", "Ich kaufe ein großes Haus.", "asks for the conditional"],
  ["Was machst du normalerweise am Abend?", "Ich habe ferngesehen.", "asks for the present"],
  ["Stell mir eine Frage über die Schule.", "Ich mag Kunst und Sport.", "your turn to ask"],
])("German “%s” is not answered by “%s”", async (question, said, told) => {
  const { improvement } = await embedded.assess(momentOf("German", said, { text: question }));
  expect(improvement).toContain(told);
});

test.each([
  ["Fragen Sie nach dem Weg.", "entschuldigung wissen sie wo hier der bahnhof ist"],
  ["Stell eine Frage über das Hotel.", "gibt es hier ein schwimmbad"],
  ["Stell eine Frage über die Schule.", "um wie viel uhr fängt der unterricht an"],
  ["Bist du schon einmal nach Berlin gefahren?", "ja ich fahre jedes jahr nach berlin"],
  ["Was machst du oft mit Tom?", "früher haben wir viel fußball gespielt jetzt treffen wir uns im café"],
])("German “%s” is answered by “%s”", (question, said) => {
  const { findings } = examine(momentOf("German", said, { text: question }, { spoken: true }));
  expect(findings).toEqual([]);
});
