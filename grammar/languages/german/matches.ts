/** Who may act: somebody, not something. */
const who = "+ich +du +er +sie +wir +man +{family} +{friends}";

/**
 * Verbs that do not go with a noun beside them in one clause, whatever stands where, one a line: "topic.name verbs | words | message". A word is
 * - a noun, or what a compound ends in: "prüfung" is a Fahrprüfung as well; "{sport}" any noun of that topic;
 * - "bare:hunger" one without an article; "für:lauf" one behind that preposition; "the:klavier" one behind der, die or das;
 * - "-müde" another word as it is, that describes nothing;
 * - "!mir" one that the clause must not hold; "+ich" one that it has to, or another such one, with no preposition before it.
 */
export const matches = `
phrase.photos-machen nehmen | foto bild selfie video | For photos, use *machen*: *Fotos machen*.
phrase.exam-machen nehmen | prüfung test klausur klassenarbeit examen abitur | To take an exam is *eine Prüfung machen* or *schreiben*.
phrase.spazieren-gehen gehen nehmen | für:spaziergang für:lauf zu:spaziergang zu:lauf | “To go for a walk” is *spazieren gehen*; “for a run” is *joggen gehen*.
phrase.states-haben sein | ${who} !mir !mehr bare:hunger bare:durst bare:angst bare:lust bare:glück bare:fieber bare:schnupfen bare:husten bare:heimweh bare:schmerzen -recht | Nouns such as *Hunger*, *Angst* and *Kopfschmerzen* go with *haben*, not *sein*.
phrase.states-sein haben | !es -müde -krank -gestresst -traurig -glücklich -gelangweilt -erkältet -nervös -hungrig -durstig -vierzehn -fünfzehn -sechzehn | To say how you feel or how old you are, use *sein*, not *haben*.
phrase.mir-ist-kalt sein | +ich +du +wir !mir !auf -kalt -heiß -warm | “I'm cold” is *mir ist kalt*; “I'm hot” is *mir ist heiß*.
false-friend.langweilig sein | +ich +wir -langweilig | “I'm bored” is *mir ist langweilig*; *ich bin langweilig* means “I'm boring”.
phrase.spass-machen sein | !kein !wichtig !wichtiger !wichtigste !entscheidend !nötig !an bare:spaß | “To be fun” is *Spaß machen*.
phrase.spass-machen machen | -lustig -spaßig !sich !über | “To be fun” is *Spaß machen*.
phrase.activities-machen tun | {sport} judo yoga karate hausaufgaben fitness gymnastik | “To do” homework or a sport is *machen*, not *tun*.
phrase.laugh-bringen machen | -lachen -weinen | “To make somebody laugh” is *zum Lachen bringen*.
phrase.laugh-bringen machen | +mich +uns +ihn +dich +sie zu:-lachen zu:-weinen zu:-lächeln | “To make somebody laugh” is *zum Lachen bringen*.
phrase.entscheidung-treffen machen | entscheidung | “To make a decision” is *eine Entscheidung treffen*.
phrase.frage-stellen fragen | frage | “To ask a question” is *eine Frage stellen*.
phrase.ride-fahren reiten | fahrrad rad bus auto motorrad roller skateboard | *Reiten* is only for animals; use *fahren* here.
phrase.spielen-no-article spielen | the:klavier the:gitarre the:geige the:trompete the:flöte the:schlagzeug the:saxophon the:keyboard the:fußball the:tennis the:hockey the:basketball the:rugby | *Spielen* takes no article with games and instruments.
phrase.kennen wissen | ${who} !wann !wie !wo !was !name !namen !vornamen {family} {friends} nachbar nachbarin leute mensch stadt gegend film lied band restaurant -uns -ihn -dich | For people, places and films, use *kennen*.
preposition.hoeren-no-zu hören | zu:musik zu:jazz zu:pop zu:rock zu:rap zu:lied zu:podcast zu:hörbuch zu:radio zu:song | *Hören* takes no *zu*.
false-friend.save-schuetzen sparen | !schützen !retten !geld !strom !energie !wasser !papier !pfund !euro !um umwelt planet erde natur tier wald | “To save” as in “protect” is *schützen* or *retten*.
false-friend.spend-time spenden ausgeben | !geld !euro !pfund !etwas stunde minute tag ferien wochenende sommer abend woche monat zeit | To spend time is *verbringen*.
false-friend.spend-money verbringen | geld pfund euro | To spend money is *ausgeben*.
false-friend.vermissen vermissen | bus zug flug flugzeug bahn minute | To miss a bus or a train is *verpassen*.
false-friend.werden-get werden | ${who} handy geschenk geld job note computer pfund euro | *Werden* means “become”; “to get” is *bekommen*.
false-friend.gift bekommen schenken geben finden kaufen mitbringen | gift | *Gift* is poison; a present is *ein Geschenk*.
phrase.dauern nehmen | !ich !wir !er !sie !du !man -minuten -minute -stunde -stunden -tage | To say how long something takes, use *dauern*.
preposition.give-dative geben schicken zeigen erzählen erklären schenken leihen | !bekommen !bekommt !bekomme !bekam zu:{family} zu:{friends} zu:lehrer zu:kind zu:leute zu:mensch zu:-mir zu:-ihm zu:-ihr zu:-uns | The person you give something to is in the dative, without *zu*.
false-friend.lernen lernen | !kennen !kennenzulernen -mich -uns -dich -ihn -mir -dir -ihm | *Lernen* is to learn; to teach is *unterrichten* or *beibringen*.
case.machen-dative machen | +mich +dich +ihn bare:spaß bare:angst bare:sorge bare:freude bare:mut | With this phrase, the person is in the dative: *mir*, *dir*, *ihm*.
case.feel-dative sein fallen | +mich +dich +ihn -egal -wichtig -peinlich -langweilig -kalt -warm -schlecht -klar -schwer -leicht | With this phrase, the person is in the dative: *mir*, *dir*, *ihm*.
case.verb-accusative treffen besuchen lieben hassen verstehen nerven ärgern stören fragen unterstützen vermissen respektieren bewundern motivieren mobben einladen anrufen rufen | -mir -dir -ihm | This verb takes the accusative: *mich*, *dich*, *ihn*.
case.verb-accusative mögen sehen finden besuchen | !zu !ähnlich -ihm | This verb takes the accusative: *mich*, *dich*, *ihn*.
case.verb-dative erlauben verbieten empfehlen | -mich -dich | This verb takes the dative: *mir*, *dir*, *ihm*.
case.verb-dative schaden gefallen schmecken | -mich -dich -ihn | This verb takes the dative: *mir*, *dir*, *ihm*.
reflexive.sich-fuehlen fühlen | !mich !dich !sich !uns -gut -besser -schlecht -wohl -krank -müde -fit -glücklich -traurig -allein -einsam -sicher -gestresst | “To feel” is *sich fühlen*: *ich fühle mich müde*.
reflexive.mich-not-mir interessieren freuen fühlen langweilen | -mir | With this verb, the reflexive pronoun is in the accusative: *mich*.
reflexive.body-dative waschen putzen kämmen bürsten föhnen brechen | +mich +dich zahn haar hand gesicht bein arm fuß | With a part of the body, the reflexive pronoun is in the dative: *mir*, *dir*.
preposition.auf-dem-land wohnen leben | ${who} im:-land | “In the country” is *auf dem Land*.
phrase.hair-haben sein | ${who} bare:haar bare:auge | Use *haben* for hair and eyes.
false-friend.spenden spenden | für:kleid für:kleidung für:klamotten für:schuh für:schmuck für:spiel für:süßigkeit für:make-up für:kino für:buch für:handy für:essen | *Spenden* is to give to charity; to spend money is *ausgeben für*.
phrase.fahren gehen | ${who} !nummer !spazieren !einkaufen !fahrt !reise !zu mit:auto mit:bus mit:zug mit:rad mit:bahn mit:flugzeug mit:schiff mit:fähre mit:taxi mit:boot | With a vehicle, use *fahren* or *fliegen*, not *gehen*.
preposition.zu-hause bleiben arbeiten essen lernen spielen kochen schlafen wohnen lesen | !kommen !gehen !weg !bus nach:-hause nach:-haus | “At home” is *zu Hause*; “(to) home” is *nach Hause*.
preposition.nach-hause gehen fahren kommen laufen | !an !in !ins !zur !auf zu:-hause zu:-haus | “(To) home” is *nach Hause*; “at home” is *zu Hause*.
false-friend.bekommen bekommen | !mich !mir -dunkel -kalt -warm -heiß -größer -besser -schlechter -müde -krank -nervös -wütend -traurig -berühmt -reich -alt -süchtig -dick -teurer -älter -wärmer -dunkler -heißer -kälter -schlimmer | *Bekommen* means “get”; “to become” is *werden*.
word-order.anfangen fangen | !an !anfangen !ein !auf um:uhr unterricht schule film konzert stunde ferien | *Anfangen* is separable: *die Schule fängt um neun an*.
word-order.aufstehen stehen | +ich +wir !auf !an !vor um:uhr um:-sechs um:-sieben um:-acht um:-halb um:-viertel | *Aufstehen* is separable: *ich stehe um sieben Uhr auf*.
word-order.aufraeumen räumen | !auf !ein !aus zimmer haus | *Aufräumen* is separable: *ich räume mein Zimmer auf*.
word-order.ausschalten schalten | !aus !ein !an !ab !um !ausschalten licht fernseher computer heizung gerät handy radio | *Ausschalten* is separable: *ich schalte das Licht aus*.
preposition.telefonieren-mit telefonieren | !mit !dass !wenn !weil +ich +wir {family} {friends} | *Telefonieren* takes *mit*: *mit meiner Freundin*.
word-order.einladen laden | !im !ein !auf !herunter !runter !hoch !aus !an {friends} {family} kind leute gast klasse mitschüler | “To invite” is *einladen*, a separable verb: *ich lade meine Freunde ein*.
word-order.anrufen rufen | !an !auf !mich !uns !mir !ihn !zu !zum !nach !um !laut {family} {friends} | “To phone” is *anrufen*, a separable verb: *ich rufe meine Mutter an*.
preposition.dauern-no-fuer dauern | für:stunde für:minute für:tag für:woche | For how long something lasts, leave out *für*.
phrase.stunden-not-uhr dauern lernen arbeiten spielen schlafen verbringen brauchen sitzen | !um !bis !ab !von !gegen !nach !vor bare:uhr | For how long something lasts, use *Stunden*, not *Uhr*.
phrase.activity-verbs spielen | !zu -schwimmen -joggen -reiten -turnen yoga judo karate leichtathletik | *Spielen* is for games, ball sports and instruments. For other activities, use *machen* or the verb itself.
preposition.wohin fahren fliegen reisen | +du +sie +ihr !hin !mit !rad !ski !auto -wo | “Where to” is *wohin*.
`;
