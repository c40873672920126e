const vehicles = "auto|bus|zug|rad|fahrrad|flugzeug|schiff|fähre|bahn|straßenbahn|u-bahn|taxi|boot|motorrad";

/** The wrong verb, or a verb in the wrong form. */
export const verbTurns = `
phrase.leave-out-sein [ich|er|sie|wir|es <sein:present,preterite> !schade {finite}|spiele|liebe|reise !ich|er|sie|wir|es|man] One verb is enough here: leave out *sein*.
phrase.gern-playing [<mögen,lieben,hassen:present,preterite> ich|er|wir|sie|man? nicht|auch|sehr? !{det}|haben|essen <*:infinitive> !lieber {noun}|{adj}|ein|eine|einen|den|mein|meine|meinen|ins|in|zum|zur|nach|mit|an|auf|gehen] For what you like doing, use the verb with *gern*: *ich spiele gern Tennis*.
phrase.koennen [<wissen,kennen:present,preterite> ich|er|sie|wir? nicht? {noun}? schwimmen|tanzen|kochen|reiten|singen|backen|spielen|fahren|sprechen] For a skill, use *können*.
preposition.vehicle-mit [bei|durch der|die|das|den|dem? ${vehicles} !und|oder] Use *mit dem* or *mit der* with transport.
[mit|von|an|auf ${vehicles} !und|oder|zu|bis]
phrase.gern-travelling [ich|wir|er|sie|man mag|mögen|liebe|lieben|liebt|hasse|hasst|hassen !es {noun}|{thing}? zu <*:infinitive>] For what you like doing, use the verb with *gern*: *ich reise gern*.
second-verb.purpose [<benutzen,brauchen,verwenden,nutzen:present> es|mein|das? {noun}? für {noun} <*:infinitive>] For a purpose, use *um … zu* or *zum*.
preposition.aus-origin [<kommen:present> ursprünglich? von england|schottland|deutschland|london|polen|indien|spanien|pakistan] Use *aus* for where somebody comes from.
preposition.stolz-auf [stolz von|über|für|mit] “Proud of” is *stolz auf*. → stolz auf
preposition.verheiratet-mit [verheiratet zu !sein] “Married to” is *verheiratet mit*. → verheiratet mit
reflexive.sich-treffen [~mich|dich|sich|uns treffe|trifft|treffen ich|wir|er|sie? mit meinen|meiner|meinem|freunden] “To meet up with” is *sich treffen mit*.
preposition.heiraten [mit|zu einem|einer {adj}? {noun} <heiraten>] *Heiraten* takes no *mit*.
phrase.wissen-fact [<kennen:present> ich|du|wir? nicht? , dass|warum|ob|wann|wo|wie|was|wer] For a fact, use *wissen*.
phrase.no-do [<tun,machen:present> ich|du|wir|er|sie? nicht <*:infinitive>] German has no “do”: one verb is enough.
[tust|machst|tue|tun du|ich|wir mögen|verstehen|wissen|kennen|haben|denken|glauben|essen|trinken|gehen|wohnen|spielen|lesen|hören]
phrase.es-gibt [in|im|auf meiner|meinem|der|dem|unserer|unserem? {noun:town,home,school}|foto|bild|nähe|gegend <sein:present,preterite> es ein|eine|viele|keine|zwei|drei|vier {adj}? {noun:town,home,school,nature,family,work}|leute|menschen|personen|geschäfte] “There is” and “there are” are *es gibt*.
auxiliary.geboren [war|warst|waren !noch|nicht|schon {any}? !noch|nicht|schon {any}? !noch|nicht|schon {any}? geboren|geborene $|in|im|am|und|aber|weil] “I was born” is *ich bin … geboren*.
preposition.verliebt-mit [verliebt mit] *Verliebt* goes with *in* and the accusative. → verliebt in
preposition.handeln-von [<handeln:present,preterite> um|über] “To be about” is *handeln von*.
phrase.used-to [benutzte|benutzten , !es|das|den|die|mein|meine {any}? !um {any}? !um zu <*:infinitive>] For “used to”, use *früher*: *früher habe ich gespielt*.
phrase.moechte-mag [<mögen:conditional> ich|wir|{noun:family,friends}? sehr|nicht|auch|wirklich? die|den|das|meine|meinen|unsere|unseren? {noun:school,music,family,friends,sport} , weil|denn|aber|obwohl] *Möchte* means “would like”; *mag* means “like”.
[nächstes|nächsten|nächste|zukunft|später {noun}? <mögen:present> ich|wir|er {any}? {any}? {any}? {any}? <*:infinitive> $]
[<mögen:present> {any}? {any}? {any}? werden]
phrase.superlative-am [am meisten warm|kalt|schön|gut|wichtig|schnell|teuer|alt|groß|lustig|nett|interessant|schwierig] The superlative ends in *-sten*: *am besten*.
false-friend.sehr-fast [sehr|so|zu fast !immer|nie|alle|jeden] *Fast* means “almost”; “fast” is *schnell*. → $1 schnell
false-friend.studieren-school [für den|die|das|meine|meinen|mathe {any}? studiert|studiere|studieren] At school, use *lernen*.
case.sein-nominative [<sein:present,preterite> einen sehr|ganz|so {adj}] After *sein*, use the nominative: *ein*, *kein*, *mein*.
case.accusative-person [<mögen,lieben,hassen,kennen:present> ihr|ihm|ihnen|mir $|und|weil|sehr|nicht] This verb takes the accusative: *ihn*, *sie*, *mich*.
agreement.relative-plural [{pl} , das|der {any}? {any}? {any}? {plain} sind|waren] After a plural noun, the relative pronoun is *die*.
[ein|eine|einen|einem|einer|zwei|viele {adj}? {noun:family,friends,animals,work}|leute|menschen|jungen|mädchen|mann|frau|person , wer !auch]
[{pl} , was {any}? {any}? sind|haben|{they}]
phrase.es-gibt [es ist|sind|war|waren ein|eine|einen|viele|kein|keine|keinen {adj}? {noun:town,home,school,sport} in|auf meiner|meinem|unserer|unserem|der !nähe {noun:town,home,school}]
[es keinen|einen|viele {adj}? {noun} <sein:present,preterite>]
preposition.seit [für {num}|ein|einige|viele jahre|jahr|monate|wochen|jahrzehnte verheiratet|zusammen|krank|geschieden|befreundet] For how long something has gone on up to now, use *seit*: *seit zwei Jahren*.
tense.es-waere [( es war {any}? {adj} ) , wenn {any}? {any}? {any}? {any}? {any}? <haben,sein,können:conditional>] “It would be” is *es wäre*. → es wäre $4 $5
agreement.feminine-subject [^ der {f}&{one} ist|war|hat|macht|heißt !es|das|ich|der|die|mein|meine] A feminine subject takes *die*. → die $3 $4
second-verb.es-gibt-zu [gibt|gab es? nicht|so|sehr? viel|viele|nichts|wenig|etwas {noun}? für? {noun}? machen|tun|sehen|unternehmen|besuchen] “There is … to do” needs *zu*: *es gibt viel zu tun*.
phrase.es-gibt-es [^ in|im|auf {det}? {noun} <geben:present,preterite> viele|keine|einen|zwei] You can't leave out *es* in *es gibt*.
reflexive.sich-erinnern [ich erinnere meine|meinen|mein|den|die|das|an] “To remember” is *sich erinnern an*.
second-verb.need-to [ich|wir|man brauche|brauchen|braucht !essen|leben|wissen|vertrauen <*:infinitive> !zu] “To need to” is *müssen*.
second-verb.anstatt-zu [anstatt !{noun} <*:infinitive> $|und|aber] After *anstatt*, use *zu* and the infinitive.
phrase.like-sein [<haben:present,preterite> sehr|so|ziemlich|wirklich|total !viel|wenig|gern|gerne|gut|recht|frei|lieb|eilig|nötig|satt|lang|hart|früh|spät {plain} $|und|aber|weil] Use *sein*, not *haben*, to say how somebody is or feels. → $1<sein> $2 $4
[<machen:present> das|der|die|ihr|sie|es|er? {noun}? um? {num}? uhr? offen|open]
preposition.vor-ago [^ seit {num}|ein|einem|einer|einigen|paar jahren|jahr|monaten|monat|wochen|woche|tagen bin|sind ich|wir !nicht|nie|nur|schon|immer|oft|jedes|jeden|dort nach|in|zu|ins ... gefahren|geflogen|gegangen|gereist] “Ago” is *vor*: *vor zwei Jahren*.
second-verb.werde-ich-i [~<*:infinitive> werde|möchte|würde|kann|will|muss ich !{det} {i}&{finite}] After *werden*, *würde* or a modal verb, use the infinitive. → $2 ich $5<:infinitive>
`;
