/** Who may act: somebody, not something. */
const who = "+ich +du +er +sie +wir +man +{family} +{friends}";

/**
 * Verbs that do not go with a noun beside them in one clause, whatever stands where, one a line: "kind verbs | words | rule". A word is
 * - a noun, or what a compound ends in: "prüfung" is a Fahrprüfung as well; "{sport}" any noun of that topic;
 * - "bare:hunger" one without an article; "für:lauf" one behind that preposition; "the:klavier" one behind der, die or das;
 * - "-müde" another word as it is, that describes nothing;
 * - "!mir" one that the clause must not hold; "+ich" one that it has to, or another such one, with no preposition before it.
 */
export const matches = `
phrase nehmen | foto bild selfie video | Photos are “made” in German: Fotos machen.
phrase nehmen | prüfung test klausur klassenarbeit examen abitur | To take an exam is “eine Prüfung machen” or “schreiben”.
phrase gehen nehmen | für:spaziergang für:lauf zu:spaziergang zu:lauf | To go for a walk is “spazieren gehen”, for a run “joggen gehen”.
phrase sein | ${who} !mir !mehr bare:hunger bare:durst bare:angst bare:lust bare:glück bare:fieber bare:schnupfen bare:husten bare:heimweh bare:schmerzen -recht | This goes with “haben” in German.
phrase haben | !es -müde -krank -gestresst -traurig -glücklich -gelangweilt -erkältet -nervös -hungrig -durstig -vierzehn -fünfzehn -sechzehn | States go with “sein” in German.
phrase sein | +ich +du +wir !mir !auf -kalt -heiß -warm | Somebody who feels cold or hot says “mir ist”.
false-friend sein | +ich +wir -langweilig | “ich bin langweilig” is “I am a bore”; who is bored says “mir ist langweilig”.
phrase sein | !kein !wichtig !wichtiger !wichtigste !entscheidend !nötig !an bare:spaß | Something fun “macht Spaß”.
phrase machen | -lustig -spaßig !sich !über | Something fun “macht Spaß”.
phrase tun | {sport} judo yoga karate hausaufgaben fitness gymnastik | What one does as a sport or as work goes with “machen” or “treiben”.
phrase machen | -lachen -weinen | To make somebody laugh is “zum Lachen bringen”.
phrase machen | +mich +uns +ihn +dich +sie zu:-lachen zu:-weinen zu:-lächeln | To make somebody laugh is “zum Lachen bringen”.
phrase machen | entscheidung | A decision is “getroffen”: eine Entscheidung treffen.
phrase fragen | frage | To ask a question is “eine Frage stellen”.
phrase reiten | fahrrad rad bus auto motorrad roller skateboard | Only animals are ridden: with this it is “fahren”.
phrase spielen | the:klavier the:gitarre the:geige the:trompete the:flöte the:schlagzeug the:saxophon the:keyboard the:fußball the:tennis the:hockey the:basketball the:rugby | No article follows “spielen” with games and instruments.
phrase wissen | ${who} !wann !wie !wo !was !name !namen !vornamen {family} {friends} nachbar nachbarin leute mensch stadt gegend film lied band restaurant -uns -ihn -dich | To know a person, a place or a film is “kennen”.
preposition hören | zu:musik zu:jazz zu:pop zu:rock zu:rap zu:lied zu:podcast zu:hörbuch zu:radio zu:song | “hören” takes its object without “zu”.
false-friend sparen | !schützen !retten !geld !strom !energie !wasser !papier !pfund !euro !um umwelt planet erde natur tier wald | To keep from harm is “schützen” or “retten”; “sparen” is to put aside.
false-friend spenden ausgeben | !geld !euro !pfund !etwas stunde minute tag ferien wochenende sommer abend woche monat zeit | To spend time is “verbringen”.
false-friend verbringen | geld pfund euro | To spend money is “ausgeben”.
false-friend vermissen | bus zug flug flugzeug bahn minute | “vermissen” is to long for; to miss a bus is “verpassen”.
false-friend werden | ${who} handy geschenk geld job note computer pfund euro | “werden” is to become; to get is “bekommen”.
false-friend bekommen schenken geben finden kaufen mitbringen | gift | “Gift” is poison; what somebody is given is a “Geschenk”.
phrase nehmen | !ich !wir !er !sie !du !man -minuten -minute -stunde -stunden -tage | How long something takes is said with “dauern”.
preposition geben schicken zeigen erzählen erklären schenken leihen | !bekommen !bekommt !bekomme !bekam zu:{family} zu:{friends} zu:lehrer zu:kind zu:leute zu:mensch zu:-mir zu:-ihm zu:-ihr zu:-uns | Whom something is given, said or shown is in the dative, without “zu”.
false-friend lernen | !kennen !kennenzulernen -mich -uns -dich -ihn -mir -dir -ihm | “lernen” is to learn; to teach is “unterrichten” or “beibringen”.
case machen | +mich +dich +ihn bare:spaß bare:angst bare:sorge bare:freude bare:mut | Here somebody is in the dative: mir, dir, ihm.
case sein fallen | +mich +dich +ihn -egal -wichtig -peinlich -langweilig -kalt -warm -schlecht -klar -schwer -leicht | Here somebody is in the dative: mir, dir, ihm.
case treffen besuchen lieben hassen verstehen nerven ärgern stören fragen unterstützen vermissen respektieren bewundern motivieren mobben einladen anrufen rufen | -mir -dir -ihm | Here somebody is in the accusative: mich, dich, ihn.
case mögen sehen finden besuchen | !zu !ähnlich -ihm | Here somebody is in the accusative: mich, dich, ihn.
case erlauben verbieten empfehlen schaden gefallen schmecken | -mich -dich -ihn | Here somebody is in the dative: mir, dir, ihm.
reflexive fühlen | !mich !dich !sich !uns -gut -besser -schlecht -wohl -krank -müde -fit -glücklich -traurig -allein -einsam -sicher -gestresst | What somebody feels like is “sich fühlen”: ich fühle mich müde.
reflexive interessieren freuen fühlen langweilen | -mir | The reflexive pronoun of this verb is “mich”.
reflexive waschen putzen kämmen bürsten föhnen brechen | +mich +dich zahn haar hand gesicht bein arm fuß | With a part of the body the reflexive pronoun is in the dative: mir, dir.
preposition wohnen leben | ${who} im:-land | In the country is “auf dem Land”.
phrase sein | ${who} bare:haar bare:auge | You “have” hair and eyes: use “haben”.
false-friend spenden | für:kleid für:kleidung für:klamotten für:schuh für:schmuck für:spiel für:süßigkeit für:make-up für:kino für:buch für:handy für:essen | “spenden” is to give to charity; to spend money on something is “ausgeben für”.
phrase gehen | ${who} !nummer !spazieren !einkaufen !fahrt !reise !zu mit:auto mit:bus mit:zug mit:rad mit:bahn mit:flugzeug mit:schiff mit:fähre mit:taxi mit:boot | With a vehicle it is “fahren”, or “fliegen”.
preposition bleiben arbeiten essen lernen spielen kochen schlafen wohnen lesen | !kommen !gehen !weg !bus nach:-hause nach:-haus | To go home is “nach Hause”, to be there “zu Hause”.
preposition gehen fahren kommen laufen | !an !in !ins !zur !auf zu:-hause zu:-haus | To go home is “nach Hause”, to be there “zu Hause”.
false-friend bekommen | !mich !mir -dunkel -kalt -warm -heiß -größer -besser -schlechter -müde -krank -nervös -wütend -traurig -berühmt -reich -alt -süchtig -dick -teurer -älter -wärmer -dunkler -heißer -kälter -schlimmer | “bekommen” is to get something; to become is “werden”.
word-order fangen | !an !anfangen !ein !auf um:uhr unterricht schule film konzert stunde ferien | This verb parts: die Schule fängt um neun an.
word-order stehen | +ich +wir !auf !an !vor um:uhr um:-sechs um:-sieben um:-acht um:-halb um:-viertel | This verb parts: ich stehe um sieben Uhr auf.
word-order räumen | !auf !ein !aus zimmer haus | This verb parts: ich räume mein Zimmer auf.
word-order schalten | !aus !ein !an !ab !um !ausschalten licht fernseher computer heizung gerät handy radio | This verb parts: ich schalte das Licht aus.
preposition telefonieren | !mit !dass !wenn !weil +ich +wir {family} {friends} | Whom somebody phones is told with “mit”: mit meiner Freundin.
word-order laden | !im !ein !auf !herunter !runter !hoch !aus !an {friends} {family} kind leute gast klasse mitschüler | To invite somebody is “einladen”: ich lade meine Freunde ein.
word-order rufen | !an !auf !mich !uns !mir !ihn !zu !zum !nach !um !laut {family} {friends} | To phone somebody is “anrufen”: ich rufe meine Mutter an.
preposition dauern | für:stunde für:minute für:tag für:woche | How long something takes is said without “für”.
phrase dauern lernen arbeiten spielen schlafen verbringen brauchen sitzen | !um !bis !ab !von !gegen !nach !vor bare:uhr | What lasts is counted in “Stunden”.
phrase spielen | !zu -schwimmen -joggen -reiten -turnen yoga judo karate leichtathletik | “spielen” is for games; these are verbs of their own, or go with “machen”.
preposition fahren fliegen reisen | +du +sie +ihr !hin !mit !rad !ski !auto -wo | To which place is “wohin”.
`;
