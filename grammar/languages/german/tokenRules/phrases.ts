/** Set phrases of English said word by word. */
export const phraseTurns = `
phrase.tun-weh-mir [<tun> weh mir|ihm|ihr] *Wehtun* is separable: *weh* goes to the end, after the pronoun. → $1 $3 weh
phrase.auf-den-nerven [auf den|dem|der nerven] To get on somebody's nerves is *auf* with the accusative. → auf die Nerven
phrase.kleidungen [kleidungen] *Kleidung* (“clothes”) is always singular in German. → Kleidung
phrase.haben-keine-idee [<haben> ich|wir? keine idee $] For “no idea” (when you don't know), use *Ahnung*, not *Idee*. → $1 $2 keine Ahnung
phrase.spielen-mit-sport [<spielen> gern|oft? mit {noun:sport}] With a sport, *spielen* takes no preposition: leave out *mit*. → $1 $2 $4
phrase.age [<sein:present> {subject}? {num} jahre $|und|aber] For age, say *… Jahre alt*.
phrase.gern-eating [mag|magst !{det} <*:infinitive> {noun}] For what you like doing, use the verb with *gern*: *ich esse gern Pizza*.
word-order.ich-moegen-nicht-noun [ich|wir|er <mögen,lieben:present> nicht {noun} !sondern $|und|weil|aber] *Nicht* goes after the object here. → $1 $2 $4 nicht
word-order.ein-noun-blaue [ein|eine|einen {noun} blaue|rote|schwarze|grüne|weiße|graue|braune|neue|große|kleine $|und|mit] The adjective goes before its noun. → $1 $3 $2
reflexive.pronoun-subject [fühlt mich !an] The reflexive pronoun has to match its subject. → fühlt sich
[wasche mir $|und] → wasche mich
phrase.measure-no-von [glas|tasse|flasche|stück|becher|dose|teller|kilo|liter|schüssel|scheibe|packung|tüte von {noun:food}] After a quantity, leave out *von*. → $1 $3
phrase.be-about [es|er|sie|{noun:media} <sein:present,preterite> über ein|eine|einen|das|die|den|zwei {adj}? !jahr|monat|woche|stunde|meter|monate|jahre {noun}] “To be about” is *es geht um* or *handeln von*.
preposition.fuer-fruehstueck [für|bei|an frühstück|mittagessen|abendessen] With meals, use *zum*. → zum $2
phrase.nach-ich [nach ich|er|wir|du|man !{i}|{he}|{we}] *Nach* goes before a noun. Before a clause, “after” is *nachdem*. → nachdem $2
phrase.vor-ich [vor ich|er|wir|du|man|es !{i}|{he}|{we}] *Vor* goes before a noun. Before a clause, “before” is *bevor*. → bevor $2
preposition.country-in [nach die|der|den schweiz|türkei|ukraine|slowakei|usa|karibik] Countries with an article take *in*: *in die Schweiz*. → in die $3
preposition.country-article [in|aus|nach|von schweiz|türkei|ukraine|slowakei|usa|niederlande|niederlanden] These countries have an article: *in der Schweiz*, *in die USA*.
question.price [wie <kosten:present>] Ask for a price with *was* or *wie viel*. → was $2
false-friend.und-ich-verb-also [und ich|wir|er|sie|es <*> also] *Also* means “so”; “also” is *auch*. → und $2 $3 auch
false-friend.und-am-word-present [und am|im {any} <*:present,preterite> ich|wir|er|sie also] *Also* means “so”; “also” is *auch*. → und $2 $3 $4 $5 auch
phrase.am-meistens [am meistens] *Meistens* means “usually”; the superlative of *viel* has no *-s*. → am meisten
phrase.am-gernsten [am gernsten] *Gern* has an irregular superlative, which comes from *lieb*. → am liebsten
phrase.gerner [gerner] *Gern* has an irregular comparative, which comes from *lieb*. → lieber
phrase.jahr-alter [jahr|jahre alter] The comparative of *alt* needs an umlaut. → $1 älter
phrase.zu-viel-plain [zu viel {plain} !{noun}] Before an adjective, “too” is *zu*, without *viel*. → zu $3
word-order.genug-plain [genug {plain} !{noun}|{adj}|{unknown}] *Genug* goes after the adjective. → $2 genug
phrase.etwas-gutes [etwas|nichts|viel neu|gut|interessant|toll|lecker|gesund|schlecht|schön|wichtig|spannend|lustig|süß zu|über|für|<*:infinitive>|<*:participle>] After *etwas*, an adjective becomes a noun: *etwas Gutes*.
word-order.nicht-ihn-infinitive [nicht ihn|es|sie|mich|dich|ihm|ihnen <*:infinitive>|<*:participle> $|und|aber|weil] The object pronoun goes before *nicht*. → $2 nicht $3 $4
phrase.es-gibt [<sein:present,preterite> es viele|keine|zwei|drei|mehrere {adj}? !jahre|stunden|tage {noun}]
phrase.date-number [am|der|den {num} januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember] In dates, the number ends in *-te* or *-ten*: *am zwölften Mai*.
phrase.vor-before-time [~mich|sich|uns|dich {num}|eine|einen|ein|paar|einige jahr|jahre|monat|monate|woche|wochen|tag|tage|stunden vor $|<*>|<*:participle>|in|nach|zu] “Ago” is *vor* before the time: *vor fünf Jahren*.
phrase.fuer-das-erste-mal [für das erste|zweite|letzte mal] In “for the first time”, “for the” is *zum*, not *für das*. → zum ersten Mal
preposition.nach-schule [nach|vor|von|aus|bei schule|unterricht|mittagspause|pause] After this preposition, the noun needs the definite article in the dative. → $1 der $2
preposition.auf-dem-bus [auf dem bus|zug|flugzeug] On a bus, train or plane, use *in*, not *auf*. → im $3
phrase.ich-weiss-nicht-wenn [ich|wir weiß|wissen nicht , wenn] When “if” means “whether”, use *ob*, not *wenn*. → $1 $2 nicht ob
phrase.year-group [in|im jahr sieben|acht|neun|zehn|elf|zwölf|dreizehn|10|11] “Year 11” is *die elfte Klasse*.
phrase.other-hand [auf|an der|dem anderen|andere hand] “On the other hand” is *andererseits*.
phrase.aufhoeren [gestoppt|stoppe|stoppen|stoppte , {any}? {any}? zu <*:infinitive>] “To stop doing” something is *aufhören*.
question.wer [^ wer gehen|wohnen|fahren|spielen|machen|arbeiten|kommen|leben|essen sie] *Wer* means “who”; “where” is *wo* and “how” is *wie*.
phrase.koennen [<wissen> nicht? wie zu]
preposition.gut-an-sport [gut|schlecht|besser|schlechter an|bei {noun:sport,school,music}|mathe|englisch|deutsch|kunst|französisch|sprachen|fremdsprachen] After *gut* or *schlecht*, “at” a subject or a sport is *in*. → $1 in $3
preposition.angst-von [angst von|für|über|auf] *Angst* goes with *vor* and the dative. → Angst vor
preposition.lieber-in-dem-land [lieber|gern|früher|nicht in dem land] *Land* needs *auf*, not *in*, when it means the countryside. → $1 auf dem Land
preposition.mit-andere [mit|von|bei|zu|aus andere|alle $|und|weil|aber|oder] This preposition takes the dative, so the word after it ends in *-n*. → $1 $2n
preposition.interessiert-in [interessiert in] *Interessiert* goes with *an* and the dative. → interessiert an
preposition.allergisch-zu [allergisch zu|für|auf] *Allergisch* goes with *gegen*. → allergisch gegen
preposition.anders-von [anders von|zu|wie|zum] After *anders*, “from” is *als*. → anders als
false-friend.gymnasium [gymnasium ... gewichte|fit|train|trainiere|trainieren|muskeln|joggen|laufe|badminton|turnen] *Gymnasium* is a grammar school; a gym is *das Fitnessstudio*.
false-friend.chef [~{det} chef|chefin ... restaurant|kocht|koche|küche|kuchen|essen|gerichte] *Chef* is a boss; a chef is *Koch* or *Köchin*.
false-friend.art [lieblingsfach <sein> art] The school subject art is *Kunst*. → $1 $2 Kunst
false-friend.rente [rente ... wohnung|haus|wohnen|zentrum|zimmer] *Rente* is a pension; rent is *die Miete*.
false-friend.subjekt [subjekt|subjekte] A school subject is *ein Fach*.
phrase.mal [{num}|manche|mehrere|paar zeiten] For “how often”, use *-mal*: *zweimal*.
phrase.sondern-auch [nicht nur ... aber auch] “Not only … but also” is *nicht nur …, sondern auch*.
false-friend.hochschule [meine|unsere|der hochschule] *Hochschule* is a university; a school is *eine Schule*.
phrase.meiner-meinung-nach [in meiner|der|seiner|ihrer|unserer meinung] “In my opinion” is *meiner Meinung nach*.
phrase.mann-kann* [~{det}|{adj} mann kann|soll|sollte|muss|darf|könnte] *Mann* means “a man”; for “you” or “people in general”, use *man*. → man $3
phrase.deshalb [das ist warum] “That is why” is *deshalb*, with the verb next.
phrase.trotz-ich [trotz ich|er|es|wir|man|du] *Trotz* goes before a noun. Before a clause, “although” is *obwohl*. → obwohl $2
phrase.wegen-ich [wegen ich|er|es|sie|wir|man|du] *Wegen* goes before a noun. Before a clause, “because” is *weil*. → weil $2
phrase.wegen [weil von {det}] “Because of” is *wegen*.
phrase.haelfte [halb von] “Half of” is *die Hälfte*.
reflexive.sich-setzen [<sitzen> mich|sich|uns] “To sit down” is *sich setzen*.
phrase.fuer-beispiel [für beispiel] In “for example”, “for” is *zum*, not *für*. → zum Beispiel
preposition.im-foto [im|in dem|das|diesem|diese|dieses? foto] “In” a photo is *auf* with the dative. → auf dem Foto
phrase.gern-needs-verb [^ ich gern|gerne {noun} und|weil|aber|mit] *Gern* needs a verb: *ich esse gern Pizza*.
phrase.sehr-liking [<mögen,lieben,hassen,vermissen:present,preterite> !ich|er|sie|man|wir|so|nicht|zu|du {any} {any}? ~so|zu|nicht viel $|und|weil|aber|denn|ich|er|wir|mein|meine|obwohl] With *mögen* and *lieben*, “very much” is *sehr*. → $1 $3 $4 sehr
[<mögen,lieben,hassen,vermissen:present,preterite> !ich|er|sie|man|wir|so|nicht|zu|du {any} {any}? {any}? sehr viel $|und|weil|aber|denn|obwohl] → $1 $3 $4 $5 sehr
phrase.mich-viel-fuer [mich|sich|uns viel für|auf] With this reflexive verb, “a lot” is *sehr*, not *viel*. → $1 sehr $3
phrase.gefallen-mir-viel [<gefallen> mir|uns|ihm|ihr|ihnen so|sehr? viel] With *gefallen*, “a lot” is *sehr*, not *viel*. → $1 $2 sehr
phrase.sehr-adjective [<sein:present,preterite> {det}? {noun}? viel {plain} !als|{noun}] Before an adjective, “very” is *sehr*. → $1 $2 $3 sehr $5
phrase.viel-noun [ich|es|wir|er|sie|<haben,geben,machen,essen,trinken,kaufen,sehen> sehr {pl}] Before a noun, “a lot of” is *viel* or *viele*.
false-friend.also [und|oder also <*:infinitive>|{plain}|sehr|ein|eine|einen|der|die|das|mein|meine|gern|gerne] *Also* means “so”; “also” is *auch*. → $1 auch $3
phrase.comparative-umlaut [großer|alter|junger|kurzer|langer|starker|warmer|kalter|gesunder|kluger|armer|schwacher|gutter|gudder|guter|gutere|hocher , als] This comparative is irregular: *größer*, *älter*, *besser*.
phrase.mehr-gern [~nicht|nichts|nie|kein mehr gern|gerne] *Gern* has an irregular comparative: one word, without *mehr*. → lieber
phrase.superlative-am [am {plain} $|ist|sind|war|waren]
phrase.superlative-one-word [der|die|das meist|meiste|mehr {adj} {noun}|person] The superlative is one word: *die netteste Person*.
person.es-sind [es ist|war viele|mehrere|einige|zwei|drei|vier|fünf {adj}? !jahre|tage|wochen|stunden|uhr {noun}] Before a plural, use *es sind* or *es waren*. “There are” is *es gibt*.
preposition.in-mein-geburtstag [in|auf|bei mein|meinem|seinem|ihrem|deinem geburtstag] “On” your birthday is *an* with the dative. → an $2 $3
preposition.auf-halb-number [auf|am|im|bei|an halb|viertel vor|nach? {num}|eins] Use *um* with clock times. → um $2 $3 $4
preposition.in-wochenende [in|im|auf|um dem? wochenende] Use *am* with the weekend, as with days. → am Wochenende
preposition.double-article [im|am|zum|zur|ins|vom|beim|ans der|die|das|dem|den|ein|eine|einem|einer|einen {adj}? {noun} !<*>|anderen] *Im*, *am*, *zum* and *ins* already include the article. Use one of the two.
preposition.zu-schule [zu schule|arbeit|uni|universität|kirche|bushaltestelle|bank|post|toilette|disko|party|hochzeit|feier|berufsschule|grundschule] *Zu* needs the definite article here: *zu* and *der* make one word. → zur $2
preposition.zu-bahnhof [zu bahnhof|arzt|zahnarzt|flughafen|supermarkt|park|kino|schwimmbad|museum|training|markt|frühstück|mittagessen|abendessen|strand|fluss|fußballspiel|unterricht|friseur|konzert] *Zu* needs the definite article here: *zu* and *dem* make one word. → zum $2
preposition.von-montag-zu-montag [von montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|märz|mai|juni|juli|september|oktober zu montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|märz|mai|juni|juli|august|september|oktober|dezember] With days and months, “to” is *bis*, not *zu*. → von $2 bis $4
preposition.von-number-zu-number [von {num} uhr? zu|nach {num} uhr] With clock times, “to” is *bis*. → von $2 bis $5 uhr
phrase.number-jahr-alt [~ein {num} jahr|jahren alt] When you give an age, the plural of *Jahr* ends in *-e*. → $2 Jahre alt
phrase.age-sein [<haben:present> {num} jahre $|und|alt|aber|weil] Use *sein* to give an age.
phrase.jahr-alte [jahr|jahre alte|alten $|und|aber|weil] When you give somebody's age with *sein*, *alt* takes no ending. → $1 alt
phrase.lieblings [mein|meine|meinen|ein favorit|favorite|favoriten|favourite|liebling {noun}] “Favourite” is *Lieblings-* joined to its noun: *mein Lieblingsfach*.
case.time-phrase [^ letzter|nächster|jeder {noun} <*> ich|wir|er|man] Time phrases take the accusative: *letzten Samstag*.
phrase.pro-ein-noun [pro ein|eine|einen|einer {noun}] After *pro*, leave out the article. → pro $3
phrase.einmal-eine-woche [einmal|zweimal|dreimal|viermal|fünfmal eine|ein|einen woche|monat|jahr|tag !in|nach|bei|am|an|auf] In “once a week”, “a” is *pro*, not *eine*. → $1 pro $3
preposition.bevor-number-uhr [bevor {num} uhr] *Bevor* starts a clause; before a clock time, use *vor*. → vor $2 uhr
agreement.ihr-plural [ihr haare|augen sind|waren] Before a plural noun, use *ihre*. → $1e $2 $3
phrase.interested-in [ich|wir|bin|sind <sein>|ich|wir {any}? interessant in|an] “To be interested in” is *sich interessieren für*.
phrase.mit-meinen-freuden [mit meinen|unseren|seinen|ihren|vielen freuden] *Freuden* means “joys”: check the spelling of “friends”. → $1 $2 Freunden
word-order.ich-moegen-nicht-das [ich|wir|er <mögen,lieben:present> nicht das $|und|weil|aber] *Nicht* goes after the object. → $1 $2 $4 nicht
phrase.sondern [nicht <*:participle> , aber mit|nach|zu {any} {any}? <*:participle>] After *nicht*, “but” is *sondern*.
[~noch nicht {noun} <*:participle> , aber {noun} $]
tense.weather-past [<sein:preterite> {any}? {any} und es regnet|schneit $|nie|viel|jeden] This is about the past as well: *es hat geregnet*.
phrase.wissen-people [ich|wir <wissen:present> berlin|london|paris|wien|münchen|hamburg|köln|deutschland|spanien|england|frankreich|{name} sehr|gut|schon|nicht|$] For people, places and films, use *kennen*.
phrase.runtergeladet [runtergeladet|heruntergeladet] This past participle is irregular: it ends in *-en*. → runtergeladen
phrase.geregent [geregent|geregnen] The past participle of *regnen* is regular: it ends in *-et*. → geregnet
phrase.viel-spass [sehr spaß] “A lot of fun” is *viel Spaß*.
phrase.alle-ist [~geld|brot|milch|{prep} alle ist|war] *Alle* means “all” or “everybody”; “everything” is *alles*. → alles $3
phrase.was-musik-verb-du [^ was musik|filme|sport|bücher|fächer|hobbys|serien|essen <*> du|sie|ihr] “What kind of” is *was für*. → was für $3 $4 $5
phrase.fuer-telefonieren [~mich|sich|uns|zeit für telefonieren|chatten|lernen|spielen|schlafen|essen|kochen|einkaufen $|und] For a purpose, use *zum* with a verb as a noun: *zum Schwimmen*. → zum $3
phrase.stehen-auf-um-number [<stehen> auf um {num} uhr] *Aufstehen* is separable: *auf* goes to the end of the clause. → $1 um $4 Uhr auf
negation.nicht-noun [~weiß|weiss nicht kinder|tiere|freunde|hausaufgaben|süßigkeiten|milch|fisch|gemüse|obst|schokolade|kaffee|bier|plastik|fleisch|alkohol|drogen|zigaretten|papier|geschwister|haustiere|geld|zeit|urlaub|hunger|angst|lust , !sondern] For “not a”, “not any” or “no” before a noun, use *kein*.
second-verb.zu-i [zu !{noun} {i} $|und] After *zu*, use the infinitive. → zu $3<:infinitive>
reflexive.interessieren-fuer [~{noun} ich|wir <interessieren> in|für|an|über] “To be interested in” is *sich interessieren für*.
case.as-nominative [<sein> nicht|fast|genau? so|genauso|ebenso {adj} wie mir|mich|dich|dir|ihm|ihn] After *so … wie*, use the nominative: *so groß wie ich*.
word-order.fern-end [<sehen> fern jeden|jede|gern|gerne|oft|immer|abends] *Fernsehen* is separable: *fern* goes to the end.
phrase.besuchen-no-mit [~{noun} ich|wir besuche|besuchen mit {det} {noun:family,friends} ^] *Besuchen* takes no *mit*.
phrase.lieblings-one-word [lieblings {noun}] *Lieblings-* and its noun are one word.
adjective.superlative-ending [der|die|das größt|kleinst|jüngst|ältest|schnellst|schönst|wichtigst|best] A superlative before a noun needs an adjective ending after *-st*. → $1 $2e
phrase.superlative-am [am besser|schneller|größer|lieber|schöner|älter]
phrase.als [<sein> besser|schlechter|größer|kleiner|schneller|billiger|wichtiger|gesünder|älter für die|den|das|mich|uns {noun}? wie] “Than” is *als*.
phrase.weather [wetter <sein> regnen|schneien|regen|schnee|sonne|wind] For the weather, say *es regnet*, *es schneit* or *die Sonne scheint*.
phrase.weather-nouns [<sein> es sonne|regen|wind|schnee] For the weather, say *es regnet*, *die Sonne scheint* or *es ist windig*.
phrase.polite-orders [^ gehen|fahren sie ... dann? nehmen|biegen die|links|rechts] Polite commands need *Sie* after each verb.
case.place-dative [<sein> {noun}|{prep}|{det}? {noun}|{prep}|{det}? {noun}? auf die linke|rechte seite $] For where something is, use the dative.
[an|auf die|das wand|boden|tisch|regal <hängen,stehen,liegen> ein|eine|mein|meine|viele|zwei]
phrase.meine-meinung-nach [meine meinung nach] In “in my opinion”, *nach* takes the dative. → meiner Meinung nach
word-order.infinitive-end [ich|man <mögen,wollen,werden,können,müssen> ... <*:infinitive> und <studieren,spielen,essen,besuchen,kaufen,machen,sehen,lernen,trinken:infinitive> {noun} $] The infinitive goes to the end: *… und Mathe studieren*.
`;
