/** Set phrases of English said word by word. */
export const phraseTurns = `
phrase [<tun> weh mir|ihm|ihr] → $1 $3 weh
[auf den|dem|der nerven] → auf die Nerven
[kleidungen] → Kleidung
[<haben> ich|wir? keine idee $] → $1 $2 keine Ahnung
[<spielen> gern|oft? mit {noun:sport}] → $1 $2 $4
[<sein:present> {subject}? {num} jahre $|und|aber] Age is “… Jahre alt”.
[mag|magst !{det} <*:infinitive> {noun}] What you like doing is said with “gern”: ich esse gern …
word-order [ich|wir|er <mögen,lieben:present> nicht {noun} !sondern $|und|weil|aber] → $1 $2 $4 nicht
[ein|eine|einen {noun} blaue|rote|schwarze|grüne|weiße|graue|braune|neue|große|kleine $|und|mit] → $1 $3 $2
reflexive [fühlt mich !an] The reflexive pronoun goes with its subject. → fühlt sich
[wasche mir $|und] → wasche mich
phrase [glas|tasse|flasche|stück|becher|dose|teller|kilo|liter|schüssel|scheibe|packung|tüte von {noun:food}] Behind a measure the thing follows without “von”. → $1 $3
phrase [es|er|sie|{noun:media} <sein:present,preterite> über ein|eine|einen|das|die|den|zwei {adj}? !jahr|monat|woche|stunde|meter|monate|jahre {noun}] What it is about is “es geht um …”, “er handelt von …”.
preposition [für|bei|an frühstück|mittagessen|abendessen] → zum $2
phrase [nach ich|er|wir|du|man !{i}|{he}|{we}] → nachdem $2
[vor ich|er|wir|du|man|es !{i}|{he}|{we}] → bevor $2
preposition [nach die|der|den schweiz|türkei|ukraine|slowakei|usa|karibik] Countries that have an article go with “in”. → in die $3
preposition [in|aus|nach|von schweiz|türkei|ukraine|slowakei|usa|niederlande|niederlanden] These have an article: in der Schweiz, in die USA, aus der Türkei.
question [wie <kosten:present>] The price is asked with “was” or “wie viel”. → was $2
false-friend [und ich|wir|er|sie|es <*> also] → und $2 $3 auch
[und am|im {any} <*:present,preterite> ich|wir|er|sie also] → und $2 $3 $4 $5 auch
phrase [am meistens] → am meisten
[am gernsten] → am liebsten
[gerner] → lieber
[jahr|jahre alter] → $1 älter
phrase [zu viel {plain} !{noun}] → zu $3
word-order [genug {plain} !{noun}|{adj}|{unknown}] → $2 genug
phrase [etwas|nichts|viel neu|gut|interessant|toll|lecker|gesund|schlecht|schön|wichtig|spannend|lustig|süß zu|über|für|<*:infinitive>|<*:participle>] Behind “etwas” an adjective is a noun: etwas Gutes.
word-order [nicht ihn|es|sie|mich|dich|ihm|ihnen <*:infinitive>|<*:participle> $|und|aber|weil] → $2 nicht $3 $4
phrase [<sein:present,preterite> es viele|keine|zwei|drei|mehrere {adj}? !jahre|stunden|tage {noun}] “there is” and “there are” are “es gibt”.
phrase [am|der|den {num} januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember] A date has the number of “first”, “second”: am zwölften Mai.
phrase [~mich|sich|uns|dich {num}|eine|einen|ein|paar|einige jahr|jahre|monat|monate|woche|wochen|tag|tage|stunden vor $|<*>|<*:participle>|in|nach|zu] “ago” is “vor” before the time: vor fünf Jahren.
phrase [für das erste|zweite|letzte mal] → zum ersten Mal
preposition [nach|vor|von|aus|bei schule|unterricht|mittagspause|pause] → $1 der $2
preposition [auf dem bus|zug|flugzeug] → im $3
phrase [ich|wir weiß|wissen nicht , wenn] → $1 $2 nicht ob
phrase [in|im jahr sieben|acht|neun|zehn|elf|zwölf|dreizehn|10|11] “Year 11” is “die elfte Klasse”.
phrase [auf|an der|dem anderen|andere hand] “on the other hand” is “andererseits”.
phrase [gestoppt|stoppe|stoppen|stoppte , {any}? {any}? zu <*:infinitive>] To stop doing something is “aufhören”.
question [^ wer gehen|wohnen|fahren|spielen|machen|arbeiten|kommen|leben|essen sie] “wer” is “who”; “where” is “wo”, and “how” is “wie”.
phrase [<wissen> nicht? wie zu] What you have learnt to do is said with “können”.
preposition [gut|schlecht|besser|schlechter an|bei {noun:sport,school,music}|mathe|englisch|deutsch|kunst|französisch|sprachen|fremdsprachen] → $1 in $3
preposition [angst von|für|über|auf] → Angst vor
preposition [lieber|gern|früher|nicht in dem land] → $1 auf dem Land
preposition [mit|von|bei|zu|aus andere|alle $|und|weil|aber|oder] → $1 $2n
[interessiert in] → interessiert an
preposition [allergisch zu|für|auf] → allergisch gegen
preposition [anders von|zu|wie|zum] → anders als
false-friend [gymnasium ... gewichte|fit|train|trainiere|trainieren|muskeln|joggen|laufe|badminton|turnen] A “Gymnasium” is a grammar school; a gym is “Fitnessstudio” or “Turnhalle”.
false-friend [~{det} chef|chefin ... restaurant|kocht|koche|küche|kuchen|essen|gerichte] A “Chef” is a boss; who cooks is a “Koch”.
false-friend [lieblingsfach <sein> art] School “art” is “Kunst”. → $1 $2 Kunst
false-friend [rente ... wohnung|haus|wohnen|zentrum|zimmer] A “Rente” is a pension; what a home costs is “Miete”.
false-friend [subjekt|subjekte] A school subject is “Fach”.
phrase [{num}|manche|mehrere|paar zeiten] How often is “-mal”: zweimal.
phrase [nicht nur ... aber auch] “not only … but also” is “nicht nur …, sondern auch”.
false-friend [meine|unsere|der hochschule] A “Hochschule” is a university; a high school is a “Schule”.
phrase [in meiner|der|seiner|ihrer|unserer meinung] In somebody’s opinion is “meiner Meinung nach”.
phrase* [~{det}|{adj} mann kann|soll|sollte|muss|darf|könnte] → man $3
phrase [das ist warum] “that is why” is “deshalb”.
phrase [trotz ich|er|es|wir|man|du] → obwohl $2
phrase [wegen ich|er|es|sie|wir|man|du] → weil $2
phrase [weil von {det}] “because of” is “wegen”.
phrase [halb von] “half of” is “die Hälfte”.
reflexive [<sitzen> mich|sich|uns] To sit down is “sich setzen”.
phrase [für beispiel] → zum Beispiel
preposition [im|in dem|das|diesem|diese|dieses? foto] → auf dem Foto
phrase [^ ich gern|gerne {noun} und|weil|aber|mit] “gern” needs a verb that says what you like doing: ich esse gern …
phrase [<mögen,lieben,hassen,vermissen:present,preterite> !ich|er|sie|man|wir|so|nicht|zu|du {any} {any}? ~so|zu|nicht viel $|und|weil|aber|denn|ich|er|wir|mein|meine|obwohl] How much you like something is “sehr”. → $1 $3 $4 sehr
[<mögen,lieben,hassen,vermissen:present,preterite> !ich|er|sie|man|wir|so|nicht|zu|du {any} {any}? {any}? sehr viel $|und|weil|aber|denn|obwohl] → $1 $3 $4 $5 sehr
phrase [mich|sich|uns viel für|auf] → $1 sehr $3
[<gefallen> mir|uns|ihm|ihr|ihnen so|sehr? viel] → $1 $2 sehr
phrase [<sein:present,preterite> {det}? {noun}? viel {plain} !als|{noun}] Before an adjective “very” is “sehr”. → $1 $2 $3 sehr $5
phrase [ich|es|wir|er|sie|<haben,geben,machen,essen,trinken,kaufen,sehen> sehr {pl}] Before a noun “a lot of” is “viel”, “viele”, or “sehr viele”.
false-friend [und|oder also <*:infinitive>|{plain}|sehr|ein|eine|einen|der|die|das|mein|meine|gern|gerne] “also” means “so”; “too” is “auch”. → $1 auch $3
phrase [großer|alter|junger|kurzer|langer|starker|warmer|kalter|gesunder|kluger|armer|schwacher|gutter|gudder|guter|gutere|hocher , als] This comparative changes its vowel, or is another word: größer, älter, wärmer, besser.
phrase [~nicht|nichts|nie|kein mehr gern|gerne] → lieber
phrase [am {plain} $|ist|sind|war|waren] The superlative is “am …-sten”.
phrase [der|die|das meist|meiste|mehr {adj} {noun}|person] A superlative is one word: die netteste Person.
person [es ist|war viele|mehrere|einige|zwei|drei|vier|fünf {adj}? !jahre|tage|wochen|stunden|uhr {noun}] Before a plural it is “es sind” and “es waren”; “there are” is “es gibt”.
preposition [in|auf|bei mein|meinem|seinem|ihrem|deinem geburtstag] → an $2 $3
preposition [auf|am|im|bei|an halb|viertel vor|nach? {num}|eins] → um $2 $3 $4
preposition [in|im|auf|um dem? wochenende] → am Wochenende
preposition [im|am|zum|zur|ins|vom|beim|ans der|die|das|dem|den|ein|eine|einem|einer|einen {adj}? {noun} !<*>|anderen] “$1” holds its article already: use one of the two.
preposition [zu schule|arbeit|uni|universität|kirche|bushaltestelle|bank|post|toilette|disko|party|hochzeit|feier|berufsschule|grundschule] → zur $2
[zu bahnhof|arzt|zahnarzt|flughafen|supermarkt|park|kino|schwimmbad|museum|training|markt|frühstück|mittagessen|abendessen|strand|fluss|fußballspiel|unterricht|friseur|konzert] → zum $2
[von montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|märz|mai|juni|juli|september|oktober zu montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|märz|mai|juni|juli|august|september|oktober|dezember] → von $2 bis $4
[von {num} uhr? zu|nach {num} uhr] → von $2 bis $5 uhr
phrase [~ein {num} jahr|jahren alt] → $2 Jahre alt
phrase [<haben:present> {num} jahre $|und|alt|aber|weil] Age goes with “sein” in German.
phrase [jahr|jahre alte|alten $|und|aber|weil] → $1 alt
phrase [mein|meine|meinen|ein favorit|favorite|favoriten|favourite|liebling {noun}] What you like best is one word with “Lieblings-”: mein Lieblingsfach.
case [^ letzter|nächster|jeder {noun} <*> ich|wir|er|man] When something happens stands in the accusative: letzten Samstag.
phrase [pro ein|eine|einen|einer {noun}] → pro $3
phrase [einmal|zweimal|dreimal|viermal|fünfmal eine|ein|einen woche|monat|jahr|tag !in|nach|bei|am|an|auf] → $1 pro $3
preposition [bevor {num} uhr] → vor $2 uhr
agreement [ihr haare|augen sind|waren] Before a plural this ends in -e. → $1e $2 $3
phrase [ich|wir|bin|sind <sein>|ich|wir {any}? interessant in|an] To be interested in is “sich interessieren für”.
phrase [mit meinen|unseren|seinen|ihren|vielen freuden] → $1 $2 Freunden
word-order [ich|wir|er <mögen,lieben:present> nicht das $|und|weil|aber] → $1 $2 $4 nicht
phrase [nicht <*:participle> , aber mit|nach|zu {any} {any}? <*:participle>] After “nicht” what is true instead follows “sondern”.
phrase [~noch nicht {noun} <*:participle> , aber {noun} $] After “nicht” what is true instead follows “sondern”.
tense [<sein:preterite> {any}? {any} und es regnet|schneit $|nie|viel|jeden] This is about the past as well: “es hat geregnet”.
phrase [ich|wir <wissen:present> berlin|london|paris|wien|münchen|hamburg|köln|deutschland|spanien|england|frankreich|{name} sehr|gut|schon|nicht|$] To know a person, a place or a film is “kennen”.
phrase [runtergeladet|heruntergeladet] → runtergeladen
phrase [geregent|geregnen] → geregnet
phrase [sehr spaß] “a lot of fun” is “viel Spaß”.
phrase [~geld|brot|milch|{prep} alle ist|war] → alles $3
[^ was musik|filme|sport|bücher|fächer|hobbys|serien|essen <*> du|sie|ihr] → was für $3 $4 $5
[~mich|sich|uns|zeit für telefonieren|chatten|lernen|spielen|schlafen|essen|kochen|einkaufen $|und] → zum $3
[<stehen> auf um {num} uhr] → $1 um $4 Uhr auf
negation [nicht kinder|tiere|freunde|hausaufgaben|süßigkeiten|milch|fisch|gemüse|obst|schokolade|kaffee|bier|plastik|fleisch|alkohol|drogen|zigaretten|papier|geschwister|haustiere|geld|zeit|urlaub|hunger|angst|lust , !sondern] Before a noun “not” is “kein”.
second-verb [zu !{noun} {i} $|und] → zu $3<:infinitive>
reflexive [~{noun} ich|wir <interessieren> in|für|an|über] “interested in” is “sich interessieren für”: ich interessiere mich für Musik.
case [<sein> nicht|fast|genau? so|genauso|ebenso {adj} wie mir|mich|dich|dir|ihm|ihn] Who is compared with the subject is in the nominative: so groß wie ich.
word-order [<sehen> fern jeden|jede|gern|gerne|oft|immer|abends] “fern” has to stand at the end of the clause.
phrase [~{noun} ich|wir besuche|besuchen mit {det} {noun:family,friends} ^] Who is visited stands without “mit”.
phrase [lieblings {noun}] “Lieblings-” and its noun are one word.
adjective [der|die|das größt|kleinst|jüngst|ältest|schnellst|schönst|wichtigst|best] This adjective needs its ending. → $1 $2e
phrase [am besser|schneller|größer|lieber|schöner|älter] The superlative is “am …-sten”.
phrase [<sein> besser|schlechter|größer|kleiner|schneller|billiger|wichtiger|gesünder|älter für die|den|das|mich|uns {noun}? wie] A comparison takes “als”.
phrase [wetter <sein> regnen|schneien|regen|schnee|sonne|wind] Weather: es regnet, es schneit, die Sonne scheint.
phrase [<sein> es sonne|regen|wind|schnee] Weather: es regnet, die Sonne scheint, es ist windig.
phrase [^ gehen|fahren sie ... dann? nehmen|biegen die|links|rechts] Polite orders have “Sie” behind each verb.
case [<sein> {noun}|{prep}|{det}? {noun}|{prep}|{det}? {noun}? auf die linke|rechte seite $] Where something is stands in the dative.
case [an|auf die|das wand|boden|tisch|regal <hängen,stehen,liegen> ein|eine|mein|meine|viele|zwei] Where something is stands in the dative.
phrase [meine meinung nach] → meiner Meinung nach
word-order [ich|man <mögen,wollen,werden,können,müssen> ... <*:infinitive> und <studieren,spielen,essen,besuchen,kaufen,machen,sehen,lernen,trinken:infinitive> {noun} $] The infinitive stands at the end: … und Mathe studieren.
`;
