const doing =
  "tragen|schreiben|lernen|besuchen|backen|zeichnen|malen|sprechen|fotografieren|spielen|hören|lesen|sehen|essen|trinken|machen|kochen|treiben|treffen|schauen|kaufen";
const vehicles = "auto|bus|zug|rad|fahrrad|flugzeug|schiff|fähre|bahn|straßenbahn|u-bahn|taxi|boot|motorrad";
const infinitives = "gehen|reisen|fahren|laufen";

/** The wrong verb, or a verb in the wrong form. */
export const verbTurns = `
phrase [mag|mögen|magst|mochte|liebe|liebt|lieben|hasse ich|er|wir|sie? nicht|auch|sehr? ${doing} {adj}? {noun}] What you like doing is the verb itself with “gern”: ich spiele gern Tennis.
phrase [mag|mögen|magst|mochte|liebe|liebt|lieben|hasse ich|er|wir|sie? nicht|auch? ${infinitives} in|ins|zu|zum|zur|nach|mit|an|auf {any}] What you like doing is the verb itself with “gern”: ich gehe gern ins Kino.
phrase [ich|wir|er|sie|du|man mag|mögen|magst|mochte|liebe|liebt|lieben einkaufen|schwimmen|spazieren|essen|joggen|reiten|tanzen|laufen gehen] What you like doing is the verb itself with “gern”: ich gehe gern einkaufen.
preposition [<hören:present> {thing}|musik|podcasts zu $] “hören” takes its object without “zu”. → $1 $2
case [mein|meine {noun:family,friends} <lieben,hassen,mögen,kennen,sehen:present,preterite> er $] “er” is only ever a subject; the object is “ihn”. → $1 $2 $3 ihn
word-order [<mögen,wollen,müssen,werden,können:present,conditional> lernen {noun} <*:infinitive> $] What you learn stands before “lernen”. → $1 $3 $4 lernen
phrase [ich|wir|er|sie|man mag|mögen|liebe|lieben|liebt|hasse|hasst|hassen !es {noun}|{thing}? zu <*:infinitive>] What you like doing is the verb itself with “gern”: ich reise gern.
second-verb [<benutzen,brauchen,verwenden,nutzen:present> es|mein|das? {noun}? für {noun} <*:infinitive>] What something is for is “um … zu” or “zum”.
phrase [<wissen:present> {noun} spielen|fahren|sprechen] What you have learnt to do is said with “können”.
phrase [ich|er|sie|wir <wissen,kennen:present,preterite> nicht? schwimmen|tanzen|kochen|reiten|singen|backen] What you have learnt to do is said with “können”.
phrase [ich|wir|er|man <wissen:present> mein|meinen|meine|deinen|den|die|diese beste|besten? {noun:family,friends}|stadt|gegend|band|schule|leute !<*>] To know a person or a place is “kennen”.
phrase [ist|sind da zwei|drei|vier|fünf|sechs|viele {noun}] “there is” and “there are” are “es gibt”.
preposition [<kommen:present> ursprünglich? von england|schottland|wales|irland|deutschland|london|manchester|amerika|polen|indien|spanien|pakistan|italien|frankreich|china] Where somebody is from is said with “aus”.
preposition [<suchen:present,preterite> für] To look for somebody is “suchen” without a preposition, or “suchen nach”.
preposition [<fragen:present,preterite> für] To ask for something is “bitten um” or “fragen nach”.
preposition [stolz von|über|für|mit] To be proud of somebody is “stolz auf”. → stolz auf
preposition [verheiratet zu !sein] To be married to somebody is “verheiratet mit”. → verheiratet mit
reflexive [~mich|dich|sich|uns treffe|trifft|treffen ich|wir|er|sie? mit meinen|meiner|meinem|freunden] To meet up with somebody is “sich treffen mit”.
phrase [mich|uns|ihn|dich lachen|weinen|lächeln machen|macht] “make somebody laugh” is “zum Lachen bringen”.
preposition [mit|zu einem|einer {adj}? {noun} <heiraten>] “heiraten” takes its object without “mit”.
preposition [<wohnen,leben:present> an|auf|zu|nach {name}|london|manchester|leeds|birmingham|berlin|england|wales|schottland|deutschland] The town or country where somebody lives is said with “in”.
preposition [<wohnen,leben:present> lieber|gern|gerne|nicht in|im dem? land $] In the country is “auf dem Land”.
phrase [<kennen:present> ich|du|wir? nicht? dass|warum|ob|wann|wo] To know a fact is “wissen”.
phrase [{noun:family,friends}|mann|frau|junge|mädchen|kind|kinder|leute|familie|person <sein:present,preterite> spielen|essen|trinken|lesen|gehen|fahren|machen|sitzen|stehen|tragen|hören|sehen|lachen|laufen|kochen|arbeiten|schlafen|schwimmen|tanzen|reden|sprechen] In German one verb does it: there is no “is …ing”.
phrase [<mögen,lieben,hassen:present> nicht|sehr|auch? <*:infinitive> ein|eine|einen|den|mein|meine|meinen {adj}? {noun}] What you like doing is the verb itself with “gern”: ich trage gern …
phrase [<tun,machen:present> ich|du|wir|er|sie? nicht <*:infinitive>] There is no “do” in German: one verb is enough.
phrase [ich weiß viele|einige {noun}] To know a person, a place or a film is “kennen”.
second-verb [gibt|gab es? nicht|so|sehr|leider? viel|viele|nichts|wenig|etwas|genug {noun}? für? {adj}? {noun}? machen|tun|sehen|unternehmen|besuchen] What there is to do is “es gibt … zu tun”, with “zu”.
phrase [tust|machst|tue|tun du|ich|wir mögen|verstehen|wissen|kennen|haben|denken|glauben|essen|trinken|gehen|wohnen|spielen|lesen|hören] There is no “do” in German: one verb is enough.
phrase [<gehen:present,preterite> ich|wir|er|sie|man|immer|oft|meistens? jeden|am? tag|morgen? zur|nach|in|ins? die? schule|hause|stadt|arbeit|{name}? mit dem|der|meinem|unserem ${vehicles}] With a vehicle it is “fahren”, or “fliegen”.
phrase [mit dem|der|meinem|unserem ${vehicles} nach|zu|zum|zur|in|ins|an|ans die|den|der? {any} gegangen|gehen|geht] With a vehicle it is “fahren”, or “fliegen”.
phrase [in|im|auf meiner|meinem|der|dem|unserer|unserem? stadt|schule|dorf|haus|zimmer|foto|bild|garten|stadtzentrum|nähe|küche|stock|keller|gegend <sein:present,preterite> es ein|eine|viele|keine|zwei|drei|vier {adj}? {noun:town,home,school,nature,family,work}|leute|menschen|personen|geschäfte] “there is” and “there are” are “es gibt”.
phrase [^ in|im|auf meiner|meinem|der|dem|unserer|unserem? {noun} <geben:present,preterite> auch|nur|leider? viele|keine|einen|zwei|drei|mehrere] “there is” and “there are” are “es gibt”: the “es” may not be left out.
phrase [es ist|sind ein|eine {adj}? {noun:town,home,school} und ein|eine {adj}? {noun:town,home,school} in|neben|auf|bei] “there is” and “there are” are “es gibt”.
second-verb [^ kannst|willst|möchtest|darfst|sollst du <*:present>&{self} am|mit|zu|nach|in|ins] Behind a modal verb stands the infinitive.
preposition [<gehen,fahren,kommen:present,preterite> ich|wir|er|sie? zu hause mit|um|und|nach|zu|dann|weil] To go home is “nach Hause”, to be there “zu Hause”. → $1 $2 nach Hause $5
auxiliary [<haben:present,preterite> ich|er|sie|wir? vom|aus dem? {any}? {noun} gefallen] To fall makes its past tense with “sein”.
auxiliary [ich war in|am|im {any} geborene|geboren] Where and when somebody was born is “ich bin … geboren”. → $1 bin $3 $4 geboren
word-order [rufe|rufen|ruft meine|meinen {noun} $|und] To phone somebody is “anrufen”: ich rufe meine Mutter an.
preposition [<warten:present,preterite> den|einen|meine|meinen|die bus|zug|{noun:family,friends}] To wait for somebody is “warten auf”.
preposition [verliebt mit] → verliebt in
phrase [wetter <sein:present,preterite> sehr|so|zu? regnet|regen|regnen|schneit|schnee|sonne|wind] The weather is “regnerisch”, “sonnig”, “windig”; or say “es regnet”.
reflexive [{noun:family,friends}|{name} und ich <*:present,preterite>&{we} sich] With “… und ich” the reflexive pronoun is “uns”. → $1 und ich $4 uns
preposition [<handeln:present,preterite> um|über] A story “handelt von” somebody.
preposition [für {adj}? {adj}? {noun} suchen] To look for something is “suchen” without a preposition, or “suchen nach”.
phrase [<gehen:present,preterite> ich|wir|er|sie? zu|für einem|einen|ein spaziergang] To go for a walk is “spazieren gehen”.
phrase [ich|wir|er benutzte|benutzten !den|die|das|es|ihn|sie|um|ein|eine|einen|mein|meine|meinen|oft|immer|viel ... zu <*:infinitive>] What “used to” be is told with “früher”: früher habe ich … gespielt.
phrase [ich weiß auch|schon|nicht|sehr viele|einige {noun:family,friends}|leute|menschen|filme|lieder|orte] To know a person, a place or a film is “kennen”.
phrase [fotos|bilder nehme|nehmen|nimmt|nahm|genommen] Photos are “made” in German: Fotos machen.
phrase [<sein:present,preterite> ich|er|wir immer|oft|meistens|gern|gerne? lesen|spielen|hören|machen|schreiben im|in|mit|am] In German one verb does it: there is no “is …ing”.
preposition [<hören:present> ich|wir|er|sie|man gern|gerne|oft|immer|auch|viel? zu musik|podcasts|liedern|radio] “hören” takes its object without “zu”.
preposition [<interessieren:present> mich|uns|sich sehr|nicht|auch|besonders? in|an|über|auf !{det}|dieser|diesem|letzter|meiner|unserer|der|den|dem|zukunft] The verb is “sich interessieren für”. → $1 $2 $3 für
preposition [geld auf|an !reisen|partys|märkten|flohmärkten|konzerten {any} aus] Money is spent “für” something. → geld für $4 aus
preposition [nach der|die uni|universität gehen $] → auf die Uni gehen
case [wünschen|wünsche ich|wir die|meine|den|unsere {noun:family,friends}|gäste|leute ein|eine|einen|alles|frohe|schöne|viel] To whom something is wished is in the dative: den Gästen.
person [wenn|dass|weil etwas|jemand|niemand <*:infinitive> $] Behind “etwas” and “jemand” the verb ends in -t.
phrase [mich|mir|dich|uns|ihn lachen|weinen machen] “make somebody laugh” is “zum Lachen bringen”.
reflexive [<fühlen:present,preterite> ich immer|viel|oft|sehr|so|danach|dann? viel|sehr|so? besser|gut|wohl|schlecht|müde|glücklich|fit|gesund|frei|allein|traurig] What one feels like is “sich fühlen”. → $1 $2 mich $3 $4 $5
case [<geben:present,preterite> {num}|viel|das {noun}|pfund|euro|geld mich|ihn|dich $|und|für|weil] Whom something is given is in the dative and stands first: sie geben mir zehn Pfund.
agreement [und sie heißt {any} und !<*>|ist|hat|er|ich|sie|wir {any} $] Two are named: “sie heißen”.
`;
