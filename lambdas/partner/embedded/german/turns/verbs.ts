const vehicles = "auto|bus|zug|rad|fahrrad|flugzeug|schiff|fähre|bahn|straßenbahn|u-bahn|taxi|boot|motorrad";

/** The wrong verb, or a verb in the wrong form. */
export const verbTurns = `
phrase [ich|er|sie|wir|es <sein:present,preterite> {finite}|spiele|liebe|reise !ich|er|sie|wir|es|man] One verb is enough here: leave out “sein”.
phrase [<mögen,lieben,hassen:present,preterite> ich|er|wir|sie|man? nicht|auch|sehr? !{det}|haben|essen <*:infinitive> !lieber {noun}|{adj}|ein|eine|einen|den|mein|meine|meinen|ins|in|zum|zur|nach|mit|an|auf|gehen] What you like doing is the verb itself with “gern”: ich spiele gern Tennis.
phrase [<wissen,kennen:present,preterite> ich|er|sie|wir? nicht? {noun}? schwimmen|tanzen|kochen|reiten|singen|backen|spielen|fahren|sprechen] What you have learnt to do is said with “können”.
preposition [bei|durch der|die|das|den|dem? ${vehicles} !und|oder] By a vehicle is “mit dem …” (feminine: “mit der …”).
preposition [mit|von|an|auf ${vehicles} !und|oder|zu|bis] By a vehicle is “mit dem …” (feminine: “mit der …”).
person [lest|nehmt|gebt|esst|seht|sprecht|helft|trefft|vergesst er|sie|es|man|mein|meine] With er, sie and es this verb changes its stem: er liest, sie nimmt.
preposition [<hören:present> {thing}|musik|podcasts zu $] “hören” takes its object without “zu”. → $1 $2
phrase [ich|wir|er|sie|man mag|mögen|liebe|lieben|liebt|hasse|hasst|hassen !es {noun}|{thing}? zu <*:infinitive>] What you like doing is the verb itself with “gern”: ich reise gern.
second-verb [<benutzen,brauchen,verwenden,nutzen:present> es|mein|das? {noun}? für {noun} <*:infinitive>] What something is for is “um … zu” or “zum”.
second-verb [gibt|gab es? nicht|so|sehr|leider? viel|viele|nichts|wenig|etwas|genug {noun}? für? {adj}? {noun}? machen|tun|sehen|unternehmen|besuchen] What there is to do is “es gibt … zu tun”, with “zu”.
phrase [ist|sind da zwei|drei|vier|fünf|sechs|viele {noun}] “there is” and “there are” are “es gibt”.
preposition [<kommen:present> ursprünglich? von england|schottland|deutschland|london|polen|indien|spanien|pakistan] Where somebody is from is said with “aus”.
preposition [stolz von|über|für|mit] To be proud of somebody is “stolz auf”. → stolz auf
preposition [verheiratet zu !sein] To be married to somebody is “verheiratet mit”. → verheiratet mit
reflexive [~mich|dich|sich|uns treffe|trifft|treffen ich|wir|er|sie? mit meinen|meiner|meinem|freunden] To meet up with somebody is “sich treffen mit”.
preposition [mit|zu einem|einer {adj}? {noun} <heiraten>] “heiraten” takes its object without “mit”.
preposition [<wohnen,leben:present> an|auf|zu|nach {name}|london|manchester|england|deutschland] The town or country where somebody lives is said with “in”.
phrase [<kennen:present> ich|du|wir? nicht? dass|warum|ob|wann|wo] To know a fact is “wissen”.
phrase [ich weiß viele|einige {noun}] To know a person, a place or a film is “kennen”.
phrase [<tun,machen:present> ich|du|wir|er|sie? nicht <*:infinitive>] There is no “do” in German: one verb is enough.
phrase [tust|machst|tue|tun du|ich|wir mögen|verstehen|wissen|kennen|haben|denken|glauben|essen|trinken|gehen|wohnen|spielen|lesen|hören] There is no “do” in German: one verb is enough.
phrase [in|im|auf meiner|meinem|der|dem|unserer|unserem? {noun:town,home,school}|foto|bild|nähe|gegend <sein:present,preterite> es ein|eine|viele|keine|zwei|drei|vier {adj}? {noun:town,home,school,nature,family,work}|leute|menschen|personen|geschäfte] “there is” and “there are” are “es gibt”.
phrase [^ in|im|auf meiner|meinem|der|dem|unserer|unserem? {noun} <geben:present,preterite> auch|nur|leider? viele|keine|einen|zwei|drei|mehrere] “there is” and “there are” are “es gibt”: the “es” may not be left out.
phrase [es ist|sind ein|eine {adj}? {noun:town,home,school} und ein|eine {adj}? {noun:town,home,school} in|neben|auf|bei] “there is” and “there are” are “es gibt”.
person [<*:participle>|<*:infinitive>|{adj} und|aber|denn meine|unsere|die familie|klasse|mannschaft haben|sind|gehen|machen|kommen|essen|spielen !und|ich|wir {any}] A family is one: “meine Familie hat”.
auxiliary [war|warst|waren !noch|nicht|schon {any}? !noch|nicht|schon {any}? !noch|nicht|schon {any}? geboren|geborene $|in|im|am|und|aber|weil] Where and when somebody was born is “ich bin … geboren”.
preposition [verliebt mit] → verliebt in
preposition [<handeln:present,preterite> um|über] A story “handelt von” somebody.
phrase [benutzte|benutzten , !es|das|den|die|mein|meine {any}? !um {any}? !um zu <*:infinitive>] What “used to” be is told with “früher”: früher habe ich … gespielt.
preposition [geld auf|an !reisen|partys|märkten|flohmärkten|konzerten {any} aus] Money is spent “für” something. → geld für $4 aus
preposition [nach der|die uni|universität gehen $] → auf die Uni gehen
`;
