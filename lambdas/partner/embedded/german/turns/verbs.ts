const vehicles = "auto|bus|zug|rad|fahrrad|flugzeug|schiff|fähre|bahn|straßenbahn|u-bahn|taxi|boot|motorrad";

/** The wrong verb, or a verb in the wrong form. */
export const verbTurns = `
phrase [ich|er|sie|wir|es <sein:present,preterite> !schade {finite}|spiele|liebe|reise !ich|er|sie|wir|es|man] One verb is enough here: leave out “sein”.
phrase [<mögen,lieben,hassen:present,preterite> ich|er|wir|sie|man? nicht|auch|sehr? !{det}|haben|essen <*:infinitive> !lieber {noun}|{adj}|ein|eine|einen|den|mein|meine|meinen|ins|in|zum|zur|nach|mit|an|auf|gehen] What you like doing is the verb itself with “gern”: ich spiele gern Tennis.
phrase [<wissen,kennen:present,preterite> ich|er|sie|wir? nicht? {noun}? schwimmen|tanzen|kochen|reiten|singen|backen|spielen|fahren|sprechen] What you have learnt to do is said with “können”.
preposition [bei|durch der|die|das|den|dem? ${vehicles} !und|oder] By a vehicle is “mit dem …” (feminine: “mit der …”).
preposition [mit|von|an|auf ${vehicles} !und|oder|zu|bis] By a vehicle is “mit dem …” (feminine: “mit der …”).
phrase [ich|wir|er|sie|man mag|mögen|liebe|lieben|liebt|hasse|hasst|hassen !es {noun}|{thing}? zu <*:infinitive>] What you like doing is the verb itself with “gern”: ich reise gern.
second-verb [<benutzen,brauchen,verwenden,nutzen:present> es|mein|das? {noun}? für {noun} <*:infinitive>] What something is for is “um … zu” or “zum”.
preposition [<kommen:present> ursprünglich? von england|schottland|deutschland|london|polen|indien|spanien|pakistan] Where somebody is from is said with “aus”.
preposition [stolz von|über|für|mit] To be proud of somebody is “stolz auf”. → stolz auf
preposition [verheiratet zu !sein] To be married to somebody is “verheiratet mit”. → verheiratet mit
reflexive [~mich|dich|sich|uns treffe|trifft|treffen ich|wir|er|sie? mit meinen|meiner|meinem|freunden] To meet up with somebody is “sich treffen mit”.
preposition [mit|zu einem|einer {adj}? {noun} <heiraten>] “heiraten” takes its object without “mit”.
phrase [<kennen:present> ich|du|wir? nicht? , dass|warum|ob|wann|wo|wie|was|wer] To know a fact is “wissen”.
phrase [<tun,machen:present> ich|du|wir|er|sie? nicht <*:infinitive>] There is no “do” in German: one verb is enough.
phrase [tust|machst|tue|tun du|ich|wir mögen|verstehen|wissen|kennen|haben|denken|glauben|essen|trinken|gehen|wohnen|spielen|lesen|hören] There is no “do” in German: one verb is enough.
phrase [in|im|auf meiner|meinem|der|dem|unserer|unserem? {noun:town,home,school}|foto|bild|nähe|gegend <sein:present,preterite> es ein|eine|viele|keine|zwei|drei|vier {adj}? {noun:town,home,school,nature,family,work}|leute|menschen|personen|geschäfte] “there is” and “there are” are “es gibt”.
auxiliary [war|warst|waren !noch|nicht|schon {any}? !noch|nicht|schon {any}? !noch|nicht|schon {any}? geboren|geborene $|in|im|am|und|aber|weil] Where and when somebody was born is “ich bin … geboren”.
preposition [verliebt mit] → verliebt in
preposition [<handeln:present,preterite> um|über] A story “handelt von” somebody.
phrase [benutzte|benutzten , !es|das|den|die|mein|meine {any}? !um {any}? !um zu <*:infinitive>] What “used to” be is told with “früher”: früher habe ich … gespielt.
phrase [<mögen:conditional> ich|wir|{noun:family,friends}? sehr|nicht|auch|wirklich? die|den|das|meine|meinen|unsere|unseren? {noun:school,music,family,friends,sport} , weil|denn|aber|obwohl] “möchte” is what somebody would like, “mag” what somebody likes.
[nächstes|nächsten|nächste|zukunft|später {noun}? <mögen:present> ich|wir|er {any}? {any}? {any}? {any}? <*:infinitive> $]
[<mögen:present> {any}? {any}? {any}? werden]
phrase [am meisten warm|kalt|schön|gut|wichtig|schnell|teuer|alt|groß|lustig|nett|interessant|schwierig] The superlative is “am …-sten”.
false-friend [sehr|so|zu fast !immer|nie|alle|jeden] → $1 schnell
false-friend [für den|die|das|meine|meinen|mathe {any}? studiert|studiere|studieren] At school it is “lernen”.
case [<sein:present,preterite> einen sehr|ganz|so {adj}] Behind “sein” stands the nominative: ein, kein, mein.
case [<mögen,lieben,hassen,kennen:present> ihr|ihm|ihnen|mir $|und|weil|sehr|nicht] Here somebody is in the accusative.
agreement [{pl} , das|der {any}? {any}? {any}? {plain} sind|waren] A clause about several begins with “die”.
[ein|eine|einen|einem|einer|zwei|viele {adj}? {noun:family,friends,animals,work}|leute|menschen|jungen|mädchen|mann|frau|person , wer !auch] A clause about somebody begins with “der”, “die” or “das”.
agreement [{pl} , was {any}? {any}? sind|haben|{they}] A clause about several begins with “die”.
phrase [es ist|sind|war|waren ein|eine|einen|viele|kein|keine|keinen {adj}? {noun:town,home,school,sport} in|auf meiner|meinem|unserer|unserem|der !nähe {noun:town,home,school}] “there is” and “there are” are “es gibt”.
[es keinen|einen|viele {adj}? {noun} <sein:present,preterite>]
preposition [für {num}|ein|einige|viele jahre|jahr|monate|wochen|jahrzehnte verheiratet|zusammen|krank|geschieden|befreundet] How long something has been so is said with “seit”: seit zwei Jahren.
tense [es war {any}? {adj} , wenn {any}? {any}? {any}? {any}? {any}? <haben,sein,können:conditional>] What would be so is told with “wäre”. → es wäre $3 $4
agreement [^ der {f}&{one} ist|war|hat|macht|heißt !es|das|ich|der|die|mein|meine] As a subject, a feminine noun takes “die”. → die $3 $4
second-verb [gibt|gab es? nicht|so|sehr? viel|viele|nichts|wenig|etwas {noun}? für? {noun}? machen|tun|sehen|unternehmen|besuchen] What there is to do is “es gibt … zu tun”, with “zu”.
phrase [^ in|im|auf {det}? {noun} <geben:present,preterite> viele|keine|einen|zwei] The “es” of “es gibt” may not be left out.
reflexive [ich erinnere meine|meinen|mein|den|die|das|an] To remember is “sich erinnern an”.
second-verb [ich|wir|man brauche|brauchen|braucht !essen|leben|wissen|vertrauen <*:infinitive> !zu] What somebody needs to do is said with “müssen”.
second-verb [anstatt !{noun} <*:infinitive> $|und|aber] Behind “anstatt” the infinitive needs “zu”.
phrase [<haben:present,preterite> sehr|so|ziemlich|wirklich|total !viel|wenig|gern|gerne|gut|recht|frei|lieb|eilig|nötig|satt|lang|hart|früh|spät {plain} $|und|aber|weil] What somebody is like is said with “sein”. → $1<sein> $2 $4
[<machen:present> das|der|die|ihr|sie|es|er? {noun}? um? {num}? uhr? offen|open] To open is “aufmachen”: er macht um neun auf.
preposition [^ seit {num}|ein|einem|einer|einigen|paar jahren|jahr|monaten|monat|wochen|woche|tagen bin|sind ich|wir !nicht|nie|nur|schon|immer|oft|jedes|jeden|dort nach|in|zu|ins ... gefahren|geflogen|gegangen|gereist] “ago” is “vor”: vor zwei Jahren.
second-verb [~<*:infinitive> werde|möchte|würde|kann|will|muss ich !{det} {i}&{finite}] → $2 ich $5<:infinitive>
`;
