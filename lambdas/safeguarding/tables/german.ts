/** What worries in German, written as in french.ts; umlauts stand without their dots, ß as ss. */
export const german = `
everyday = ich|mich|mir|mein\\w*|er|sie|wir|uns|und|der|die|das|ist|nicht|nichts|niemand|keiner|alle|papa|mama|keine?n?|ein\\w*|wenn|will|es|zu|hat
adult = vater|papa|mutter|mama|eltern|stiefvater|stiefmutter|onkel|tante|opa|lehrer|trainer|nachbar|freund|cousin|mann
kin = bruder|grosser bruder|stiefbruder|schwester|grosse schwester
hits = schlagt|schlagen|verprugelt|verprugeln|misshandelt|misshandeln|wurgt|tritt|verbrennt|prugelt
hit = geschlagen|verprugelt|misshandelt|gewurgt|getreten|verbrannt
want = will|mochte|wollte|wurde|werde|wunsche mir|wunschte
school = schule|klasse|unterricht|schulhof|gymnasium

harmless | (wer|man|der|die) (\\w+ ){0,4}muss lebensmude sein|(die|eine|keine|gefullte) pute|(kriegt|bekommt|bringt) mich (da )?(keiner|niemand)
harmless | (sterbe|sterben|gestorben|starb|stirbt) … vor (hunger|durst|lachen|langeweile|hitze|kalte|angst|mudigkeit|neugier|scham|aufregung|freude|sehnsucht)
harmless | vor (hunger|durst|lachen|langeweile|hitze|kalte|angst|mudigkeit|neugier|scham|aufregung|freude) … (sterben|gestorben|sterbe)
harmless | (schlagt|schlagen|geschlagen|besiegt) … (im|beim|in) (tennis|fussball|schach|tischtennis|spiel|basketball|kartenspiel|kartenspielen|fifa|mario kart|badminton|videospiel|volleyball|spielen|laufen|schwimmen)
harmless | (im|beim) (tennis|fussball|schach|tischtennis|spiel|basketball|kartenspiel|fifa|badminton|videospiel|spielen|schwimmen) … (schlagt|schlagen|geschlagen)
harmless | (film|buch|roman|serie|geschichte|spiel|lied|theaterstuck|marchen) … (sagt|denkt|sagen|schreit|singt|erzahlt|ruft) .*
harmless | (schneide|schneiden|geschnitten|schnitt) … (haare|nagel|pony|rasen|brot|gemuse)|(haare|nagel) … (schneide|schneiden|geschnitten)
harmless | (beim|kochen|kuche) (\\w+ ){0,4}(in den finger|finger) (\\w+ )?geschnitten
harmless | (drachen|zombies?|monster|gegner|aliens|boss|feinde|zeit|mucken?|spinnen?) … (toten|totet|getotet|umbringen|totschlagen|totschlagt|erschiessen|abschiessen)
harmless | (totlachen|tot gelacht|totgelacht|todmude|todlangweilig|tot mude|sterbenslangweilig)
harmless | (erlaubt|kauft|schenkt|bezahlt|leiht) mir (\\w+ ){0,2}(keiner|niemand)|geholfen hat mir (\\w+ )?(keiner|niemand) (\\w+ ){0,6}(allein|selbst)
harmless | macht mir (\\w+ )?(keiner|niemand) (et)?was vor|(vor scham|vor peinlichkeit) … (versinken|versunken|sterben|gestorben)
harmless | (verstecken|versteckt) (\\w+ ){0,8}mich (niemand|keiner) (sieht|sah|findet|fand)
harmless | (bein|arm|zimmer|ball|tor) … (getreten|tritt|schlagt)
harmless | (tritt|trete|treten) … (band|verein|auf|ein|zuruck)
harmless | (zwingen|zwingt) mich … (gemuse|hausaufgaben|lernen|aufraumen|essen|arbeiten|schule|helfen|zur|zum)
harmless | (fast|beinahe) … (gestorben|tot|sterben)
harmless | lach\\w* … tot
harmless | (weg sein|verschwinden) … (ferien|strand|urlaub|meer)
harmless | (geschnitten|schneide) … (kochen|gemuse\\w*|papier|rasieren)|(gemuse\\w*|kochen|rasieren|papier) … geschnitten
harmless | (kleiner|kleine|kleinen) (bruder|schwester) (kommt|schlaft|kriecht) … (bett|zimmer)|ohne (mein|meine|meinen|das|mein) (handy|musik|hund|katze|freunde|computer|telefon) … (sterben|leben)
harmless | (mir|mich) (\\w+ )?(beim|im) (fussball|rugby|sport|skifahren|turnen|training|handball|spielen|laufen) … (weh ?getan|verletzt)
harmless | (menschen|leute|kinder|familien|fluchtlinge) (\\w+ )?die (\\w+ ){0,9}(strasse|essen|schlafen)|(trainer|lehrer|vater|mutter|freund|er|sie) (\\w+ )?schlagt (mir|uns) vor|schlagt (\\w+ ){0,8}vor|nichts (\\w+ )?zu essen haben
harmless | trinkt? (\\w+ )?(kaffee|tee|wasser|milch|saft|cola|limo)
harmless | (kleiner|kleine|jungere?r?) (bruder|schwester|cousine?) (\\w+ )?(schlagt|tritt|beisst|haut) mich|angst vor (meiner|meinem) (\\w*lehrerin|\\w*lehrer)
harmless | in (dem|der|einem|einer|diesem|dieser) (roman|buch|film|geschichte|serie|stuck) (\\w+ )?(ein|eine|der|die|sein|seine|ihr|ihre|er|sie|jemand) .*
harmless | auch wenn mir das (keiner|niemand) glaubt|das glaubt mir (keiner|niemand) aber|droht (\\w+ ){0,3}(sie|ihn|es) zu (verschenken|verkaufen)

distress | ich <want> … (sterben|tot sein|mich umbringen|mich toten|nicht mehr leben|nicht mehr da sein|nicht mehr weiterleben|mich verletzen|mir wehtun|mir etwas antun|mir das leben nehmen|verschwinden fur immer|nie geboren)
distress | (mochte|will|wollte|wurde) ich … (sterben|tot sein|mich umbringen|nicht mehr leben|nicht mehr da sein|mir das leben nehmen|mir etwas antun)
distress | ich (bringe|bring) mich (\\w+ )?um|ich habe (\\w+ ){0,4}(versucht|uberlegt|daran gedacht) (\\w+ )?mich (\\w+ )?(umzubringen|zu toten)|mich (selbst )?umzubringen
distress | (denke|gedacht|nachgedacht|gedanken|denken) (\\w+ ){0,3}(selbstmord|suizid|ans sterben|an den tod zu gehen)
distress | (selbstmordgedanken|suizidgedanken|selbstmordversuch|suizidversuch|selbstmord begehen|suizid begehen|lebensmude)
distress | (ritze|ritzen|geritzt|schneide|geschnitten|verletze|verbrenne|selbstverletzung) … (mich|mir|mich selbst)|mich (\\w+ )?(ritze|ritzen|selbst verletze|verletzen|geritzt)|mir (\\w+ )?(in die arme|die pulsadern|in den arm)|(mich|mir) selbst (weh|verletz\\w+)
distress | (finger in den hals|ubergebe mich … (absichtlich|abnehmen|dunn|essen)|kotze absichtlich|absichtlich (erbrochen|ubergeben))
distress | ohne mich (\\w+ ){0,3}(besser|glucklicher)|besser (\\w+ )?ohne mich
distress | (niemand|keiner) (mag|liebt|braucht|versteht|interessiert sich fur|vermisst|hort) (mich|mir)|(mich|mir) (\\w+ ){0,2}(niemand|keiner)
distress | (mein leben|das leben|leben) … (keinen sinn|sinnlos|nichts wert|ist die holle|lohnt sich nicht|nicht mehr lebenswert)
distress | (ich hasse (mich|mein leben)|ich bin (\\w+ ){0,2}(wertlos|eine last|nichts wert)|habe keine lust (mehr )?(zu leben|auf das leben)|keinen grund (mehr )?zu leben|ich habe keine hoffnung|keine hoffnung mehr|ich bin hoffnungslos|alles ist hoffnungslos|ich kann nicht mehr leben)
distress | (esse|gegessen) (\\w+ ){0,3}(nichts|nicht) … (abnehmen|dunn|fett|dick|kilo)
distress | (nie (wieder|mehr)|nicht mehr|niemals) … (aufwachen|aufwache|zuruckkommen|da sein)|(einschlafen|verschwinden|weg sein) (\\w+ )?(fur immer|und nie)|fur immer (einschlafen|verschwinden|schlafen)
distress | (packung|viele|zu viele|alle|ganze|menge|handvoll) … (tabletten|pillen|medikamente|schlaftabletten) … (geschluckt|genommen|schlucken|nehmen)|(tabletten|pillen) … (geschluckt|schlucken) … (sterben|alles)
distress | (weine|heule) (jede nacht|jeden (tag|abend)|die ganze zeit|nur noch|immer)
distress | (keinen (ausweg|sinn|grund)|keine zukunft|keine kraft) … (mehr|leben|weiter\\w*|mich)
distress | (spring\\w*|sturz\\w*|werfe|schmeiss\\w*) … (brucke|fenster|dach|zug|balkon|bahn)|vor (den|einen) zug|von (der|einer) brucke springen
distress | (rasierklinge|klinge|messer) … (arm|arme|haut|handgelenk|mich)|(arm|arme|haut) … (rasierklinge|narben|aufschneide\\w*|schnitte)
distress | (von zu ?hause|zuhause) … (abhauen|weglaufen|wegrennen|abgehauen)|(abhauen|weglaufen) … von zu ?hause
distress | ich bin (nur )?(eine last|eine belastung|ein fehler|uberflussig|zu nichts nutze|niemandem wichtig)|niemand wurde … (merken|bemerken|vermissen)|versucht mich umzubringen|versucht mir das leben
distress | (?<!noch )nicht (mehr )?(\\w+ )?(existieren|geboren)
distress | (denke|dachte|denken|nachdenken|nachgedacht|traume|suche|stelle mir) … … (sterben (konnte|kann|werde)|sterben|sterbe|tod|umbringen|selbstmord|suizid|beerdigung|tot)
distress | (leben|existieren) … (bringt|nutzt|hat) … (nichts|keinen sinn)|(bringt|nutzt) (\\w+ )?nichts … (leben|weiterleben)|keine kraft mehr
distress | (alle|jeder|meine eltern|meine familie) … (hassen|hasst) mich|mich (hassen|hasst) … (alle|jeder)|mich … (alle|jeder) (hassen|hasst)
distress | (mir|mich|meine|meinen|ich) … … (schere|messer|rasierklinge|zirkel|feuerzeug|zigarette) … (arme?n?|handgelenke?|beine?n?|haut|wunden)|(wunden|schnitte|narben) … (arme?n?|handgelenke?n?|beine?n?)
distress | (auf nichts|zu nichts|(?<!hatte (ich )?|hatten wir )keine) (mehr )?lust mehr|(auf nichts) mehr lust|(fuhle mich|bin) (\\w+ )?(leer|hoffnungslos|wertlos)|mir ist alles egal
distress | (weg|verschwunden) (\\w+ )?fur immer|einfach (nur )?(weg sein|nicht mehr da|tot sein|verschwinden)(?!.*(ferien|strand|urlaub))
distress | (mich|mir) … (geschnitten|geritzt|verletzt) … (therapie|therapeut\\w*|psycholog\\w*|klinik|fruher)|(fruher|damals|manchmal|oft) … (mich|mir) … (geschnitten|geritzt|selbst verletzt)|ich wollte sterben
distress | (keiner|keinen|niemand|niemanden) … (traurig|storen|vermissen|interessieren|merken|weinen) … (tot|sterbe|sterben|weg|sturbe|nicht mehr)|wenn ich (tot|nicht mehr da|weg) ware|wenn ich sterben wurde
distress | (habe|hatte|leide|bin) … (depressionen|depressiv|magersucht|magersuchtig|bulimie|essstorung|suizidal)
distress | (will|mochte|hoffe|wunsche|wunschte|wurde|lieber|wollte) (\\w+ ){0,4}(nicht|nie|nicht mehr|nie wieder|nie mehr) (\\w+ )?(aufwach\\w*|aufzuwachen)(?! (um|so|fruh))(?<!(um|fruh|uhr|ferien) .*)|nie (wieder|mehr) aufwach\\w*
distress | (leichter|besser|einfacher|schoner) (\\w+ ){0,3}wenn (\\w+ )?ich (\\w+ ){0,2}(nicht (mehr )?(da|hier|geboren|existier\\w*|lebe\\w*)|tot|weg|gestorben)|ich (will|mochte|wurde gern) (\\w+ )?verschwinden(?!.*(wenn|peinlich|ferien))|(lieber|am liebsten) (\\w+ )?(tot|gestorben|sterben|nicht mehr leben)
distress | (keiner|niemand) (\\w+ ){0,3}(mich|um mich|mir) (\\w+ )?(vermiss\\w*|brauch\\w*|wein\\w*|glaub\\w*|will|sieht|lieb\\w*|mag|weinen)|(niemand|keiner|keinem|niemandem) (\\w+ ){0,2}(wurde (es )?(merken|auffallen)|braucht mich|glaubt mir|will mich|sieht mich)|(niemandem|keinem) (\\w+ )?(fehlen|wichtig|auffallen)
distress | (mude|satt|genug|schnauze voll|kein bock mehr) (\\w+ )?(von|auf) (allem|alles|meinem leben|dem leben|das leben)|(sehe|habe|gibt) (\\w+ )?keine (zukunft|hoffnung|perspektive)( (fur mich|mehr)|$)|habe (\\w+ )?(alles|das leben|mein leben) (\\w+ )?satt
distress | ich (kann|schaffe|halte|ertrage) (\\w+ ){0,3}(einfach )?nicht mehr( aus| weiter\\w*| ertragen| leben)?($| (ich |und )?(will|alles|dass))|ich kann nicht mehr (ich|und|alles)|(will|mochte|wunsche) (\\w+ ){0,4}(alles|es|das) (\\w+ )?(aufhort|vorbei ist|endet|zu ende ist)|(soll|sollte|muss) (\\w+ )?(alles )(aufhoren|vorbei sein|enden)
distress | (nichts|nicht|kaum|gar nichts|kein essen) (mehr )?(gegessen|esse|essen)( |$)(\\w+ ){0,3}(tagen|wochen|fett|dick|abnehmen|dunn|hasslich|zu dick|korper)|seit (\\w+ )?(tagen|wochen) (\\w+ ){0,3}(nichts|nicht|kaum) (\\w+ )?(gegessen|esse)|esse (\\w+ )?seit (\\w+ )?(tagen|wochen) (nichts|nicht|kaum)|(esse|gegessen) (\\w+ ){0,5}weil (ich )?(\\w+ ){0,3}(fett|zu dick|dunner|hasslich)(?<=(nichts|nicht|kaum|nie|seit) .*)(?<!(fleisch|schokolade|gesund|suss\\w*|chips|gemuse|pommes) .*)
distress | esse nur (\\w+ ){0,4}(tag|taglich) (\\w+ ){0,5}(fett|dick|korper|abnehmen|hasslich|gewicht)|(hasse|ekle|schame) (\\w+ ){0,2}(mein\\w*|vor mein\\w*) korper|korper (\\w+ )?hasse|ich (\\w+ )?(ekle mich vor mir|finde mich ekelhaft|bin ekelhaft|bin widerlich)|abfuhrmittel
distress | (nach|jedem|wenn ich) (\\w+ ){0,2}(essen|mahlzeit|abendessen|mittagessen|gegessen|esse) (\\w+ ){0,8}(kotze|kotzen|ubergebe|ubergeben|erbreche|brechen)(?!.*(achterbahn|krank))|(kotze|ubergebe mich|erbreche) (\\w+ ){0,3}(nach (dem|jedem)|alles|immer|essen)(?!.*(achterbahn|krank))
distress | (freund|freundin|schwester|bruder|mutter|vater|mama|papa|cousine?|mitschuler\\w*|er|sie) (\\w+ ){0,7}sich (\\w+ )?(umbringen|umzubringen|umgebracht|toten|zu toten|getotet|erhangt|ritzt|geritzt|das leben (nehmen|zu nehmen|genommen)|etwas anzutun|selbst verletzt)(?<!(film|buch) .*)|(freund|freundin|schwester|bruder|mutter|er|sie) (\\w+ ){0,3}(ritzt sich|bringt sich um|verletzt sich selbst|will sterben|will nicht mehr leben|selbstmord)
distress | abschiedsbrief\\w*|abschiedsnachricht|wenn ich (\\w+ )?(nicht mehr|nicht) (da|hier|am leben) bin|(sagt?|richte\\w*) (\\w+ )?(meiner|meinen|meinem) (\\w+ ){0,4}(liebe|lieb hatte|geliebt|leid)|wenn ich (tot|weg|gestorben) bin|(ist|wird|war heute) (\\w+ ){0,2}mein letzter (tag|geburtstag)(?! (in|an|am|als|vor|mit))|meine letzte nachricht|(ist|wird|sind|werden) (\\w+ ){0,2}(meine|mein) letzte (woche|weihnachten)(?! (in|an|am|als|vor|mit))
distress | (schlage|haue|knalle|hau) (\\w+ ){0,3}kopf (\\w+ ){0,2}(gegen|an|auf) (die |eine )?wand|ich (\\w+ )?(tue|tu|tun|fuge|kratze|beisse|verbrenne|schlage|kneife|bestrafe|ritze|schneide|verletze) (mich|mir) (\\w+ ){0,3}(weh|schmerzen|blutig|blut|wund|wenn|um|bis|absichtlich|weil|selbst)(?!.*(kochen|mucken|fussball|sport|allerg|jucken))|(tue|tu) ich mir (\\w+ ){0,2}weh|kratze (\\w+ ){0,4}(blutig|blutet)
distress | versteck\\w* (\\w+ )?(meine|die|meinen) (arme?|narben|handgelenke|schnitte)|narben (\\w+ ){0,3}(arm\\w*|handgelenk\\w*|oberschenkel\\w*)|(arm\\w*|handgelenk\\w*) (\\w+ ){0,4}narben|lange armel … (verstecken|sieht|arme|narben|schnitte)
distress | (niemanden|keinen|niemand|keiner) (\\w+ ){0,3}(zum reden|reden kann|vertrauen kann|sprechen kann|der mir zuhort|mit dem ich reden)|(weine|heule|wein) (\\w+ )?(nachts|abends|allein|heimlich|ohne grund|im bett|mich in den schlaf)|nachts weine|in den schlaf (weine|geweint|weinen)
distress | ich (trinke|rauche|nehme|kiffe) (\\w+ ){0,6}(wodka|alkohol|bier|wein|schnaps|drogen|gras|tabletten) (\\w+ ){0,5}(vergessen|heimlich|schlafen|jeden tag|nichts mehr|fuhlen|probleme)|(trinke|kiffe) ich (\\w+ ){0,4}(zu vergessen|heimlich|jeden tag alkohol)
distress | (nicht|kein|keine) (\\w+ )?(will|lust|mochte|willen|kraft|wunsch) (\\w+ )?(mehr )?(zu )?(leben|existieren|am leben)|(will|mochte|wollte) (\\w+ )?nicht (mehr )?(leben|existieren|weiterleben|da sein|hier sein|am leben)( mehr)?$|nie (wieder|mehr) glucklich|nicht will mehr leben
distress | (abgehauen|weggelaufen|abhauen|weglaufen|fliehen) (\\w+ )?(von|aus) (zu ?hause|meiner familie|meinen eltern|dem haus)|(will|mochte|bin) (\\w+ )?von (zu ?hause|zuhause) (weg|weglaufen|abhauen|abgehauen|weggelaufen)|schlafe auf der strasse|(alle|familie|eltern|welt|ohne) (\\w+ ){0,4}(besser|glucklicher) (dran )?(\\w+ )?ohne mich|ich (bin|fuhle mich) (\\w+ ){0,2}(ein fehler|eine last|unsichtbar|kaputt|wertlos|leer|uberflussig|nutzlos|gefangen|abschaum|dreck)
distress | (mein leben|das leben) (\\w+ ){0,2}(ist vorbei|ist scheisse|kein sinn|keinen sinn|ohne sinn|sinnlos|macht keinen)
distress | (innen|innerlich|drinnen) (\\w+ )?(bin|fuhle) (ich )?(\\w+ ){0,2}(tot|leer|kaputt)|(innerlich|innen) (tot|leer|kaputt)|(kein|keinen) platz (\\w+ )?(fur mich|in dieser welt|auf dieser welt)(?<=(mich|welt) ?.*)|fur mich (\\w+ ){0,3}keinen platz|(diese|die|dieser|auf der|auf dieser) welt (\\w+ )?(verlassen|nicht mehr|weg)|leben (\\w+ )?(ist )?zu (schwer|hart|anstrengend) (fur mich|ich)|(halte|ertrage|kann) (\\w+ )?(diesen|den|dieses|das|die) (schmerz\\w*|leben|leid) (\\w+ )?nicht (mehr|langer)|(kein essen|nicht|nichts) (\\w+ )?verdien\\w*(?<=(ich|dass) .*)(?<=(fett|essen|leben|liebe|geliebt|dick|ich) .*)(?!.*(geld|euro|lohn|job))(?<!(geld|euro|lohn|job|viel) .*)|ich (\\w+ )?(habe es )?verdien\\w* (\\w+ )?(zu sterben|zu leiden|den tod|schlage)|(alles ist|sehe alles) (\\w+ )?(schwarz|dunkel|hoffnungslos)$|(will|mochte) (\\w+ )?leben nicht( mehr)?|(nie|nicht) (\\w+ )?(mehr|wieder) (\\w+ )?wach werden
distress | (kotze|breche|ubergebe|erbreche|kotzen|brechen|ubergeben) (\\w+ ){0,8}(dick|fett|zunehme|zunehmen|abnehmen|dunn)|wenn ich (\\w+ )?(sterbe|verschwinde|weg bin|tot bin) (\\w+ ){0,3}(niemand|keiner|wer|keinen|niemanden)|(freundin|freund|schwester|bruder|sie|er) (\\w+ ){0,8}(sich|ihre|seine) (\\w+ ){0,3}(ritzt|schneidet|aufschneidet|geritzt)|(brucke|dach|gleise|gleisen) (\\w+ ){0,6}(springen|sterben|spring\\w*)
distress | (alles|das alles|mein leben|es) (zu )?beenden|(warum|wozu|wofur) (ich )?(\\w+ ){0,3}(weitermachen|weitermache|weiterleben|weiterlebe|lebe|leben soll|noch da bin|geboren|existiere|aufstehe)|(packung|schachtel|dose|viele|menge|haufen) (tabletten|pillen|schlaftabletten|medikamente)(?=.*(bett|denke|nehmen|versteckt|alle|genug))|(besser|leichter) fur (alle|sie|meine familie|meine eltern|jeden) (\\w+ )?(wenn|ohne) (ich|mich)
distress | (schnitte|narben|wunden) (\\w+ ){0,6}arme?n?|arme?n? (\\w+ ){0,8}(schnitte|narben|wunden)|ich (hungere|hunger mich)|(denke|denken|nachgedacht) (\\w+ )?(daran|daruber nach) (\\w+ ){0,4}(beenden|springen|sterben|verschwinden|toten|schluss zu machen)|(so|zu|total) (allein|einsam|traurig|unglucklich|verzweifelt) (\\w+ ){0,5}(sterben|beenden|leben will|verschwinden)|(fuhle|bin) (mich )?(nicht|nie) (geliebt|gewollt|erwunscht)|(niemand|keiner) (hilft|liebt|versteht|mag) mi(r|ch)

abuse | (mein|meine|meinen|der|die|ein) (<adult>|<kin>) (\\w+ ){0,5}(<hits>) (mich|uns)
abuse | (mein|meine|der|die) (<adult>|<kin>) (\\w+ ){0,2}(hat|haben) (mich|uns) (\\w+ ){0,5}(<hit>|angefasst|eingesperrt|vergewaltigt|missbraucht)
abuse | (mich|uns) (\\w+ ){0,4}(<hits>)(?!.*(spiel|tennis|schach))
abuse | (fasst|fassen|beruhrt|streichelt) mich … (an|nachts|bett|zimmer|unten|uberall)|mich (\\w+ ){0,2}(anfasst|angefasst|begrapscht|beruhrt)
abuse | (nachts|bett|zimmer|dusche) … (beruhrt|fasst|streichelt) (er |sie )?mich
abuse | (wurde|werde|worden|bin) (\\w+ ){0,6}(gemobbt|vergewaltigt|missbraucht|misshandelt|verprugelt|sexuell belastigt|erpresst|bedroht)
abuse | (vergewaltigt|missbraucht|misshandelt|mobbt|mobben|erpresst|erpressen|schikaniert|schikanieren|bedrohen|bedroht) (\\w+ )?mich|hat mich (\\w+ )?(vergewaltigt|missbraucht)|mich (\\w+ ){0,4}(mobben|schikanieren|erpressen|bedrohen)
abuse | angst (\\w+ ){0,3}(nach hause|heimzugehen|heim zu gehen|vor meinem (<adult>)|vor meiner (mutter|stiefmutter|tante)|vor meinen eltern)
abuse | (sperrt|sperren|eingesperrt) … (mich|uns) … (ein|zimmer|keller|eingesperrt)|mich (\\w+ ){0,4}(einsperrt|eingesperrt)
abuse | (gibt|geben|bekomme|kriege) (mir )?(\\w+ ){0,2}(nichts|kein essen|kaum) … (zu essen|zuhause|zu hause|essen)
abuse | (zwangsheirat|zwangsverheiratet|zwangsverheiraten|gezwungen … heiraten|heiraten … gezwungen|zwingen … heiraten)
abuse | (schlagt|verprugelt) (\\w+ )?(meine mutter|meine mama|meinen bruder|meine schwester|meine geschwister)
abuse | (<hits>|tritt|treten|schubsen|bespucken|prugeln|ohrfeigt|ohrfeigen) mich
abuse | (<adult>|<kin>|er|sie) (\\w+ ){0,4}(gibt|geben|gab|verpasst) mir … (ohrfeigen?|schlage|backpfeifen?|prugel|tritte)
abuse | mich (\\w+ ){0,5}(treten|schlagen|schubsen|bespucken|verprugeln|schlagt|tritt|hungern|einsperren)
abuse | (nehmen|nimmt|klauen|klaut|stehlen) mir … (geld|handy|essen|pausenbrot)
abuse | (zwingt|zwingen|zwang|will dass ich|gezwungen) … (auszuziehen|ausziehe|ausziehen|kussen|anzufassen|anfasse|nackt|fotos|sex)|zwingt mich … ausz\\w+
abuse | (macht|machen|tut|gemacht) … (dinge|sachen) mit mir|(dinge|sachen) … die ich nicht (will|mag|mochte)
abuse | (lasst|lassen) mich (\\w+ )?(hungern|nicht essen|nicht raus)|(kein|nichts zu) essen … (strafe|bekomme|gibt)
abuse | freund … (schlagt mich|zwingt mich|bedroht mich|kontrolliert mein|erpresst mich)
abuse | (lachen|machen sich) … (uber mich|mich) (\\w+ )?(lustig )?(jeden tag|immer)|beleidigen mich|jeden tag … (ausgelacht|beleidigt|geschubst|getreten)
abuse | (wirft|werfen|stosst|stossen|schubst|schubsen|schleudert|zerrt|schuttelt|druckt) (mich|uns) … (wand|boden|treppe|tur|tisch|bett)
abuse | (<adult>) … (betrunken|besoffen|alkoholiker|trinkt|getrunken) … … (mich|uns|angst|schreit|gewalttatig|mir)|(betrunken|besoffen) … (mich|uns|angst)
abuse | (traue|trau|angst|will|kann) … … (nicht mehr|in die|zur|vor der) … (<school>)|(traue|trau) mich nicht … (<school>)|angst … (<school>) zu gehen
abuse | (klasse|mitschuler|leute|jungs|madchen|sie|alle) … (schickt|schicken|schreibt|schreiben|posten|verschicken) … (nachrichten|kommentare|beleidigungen|fotos|bilder|drohungen)(?=.*(mich|mir|von mir|schlimm|bose|gemein))
abuse | (gesagt|sagt|soll|darf) … (geheim halten|niemandem (sagen|erzahlen)|geheim bleiben)|unser (kleines )?geheimnis|(gekusst|angefasst|beruhrt) … (geheim|niemand)
abuse | (blaue flecken|narben|blutergusse) … (weil|von|rucken|korper|gesicht)|mein(e)? (<adult>) (\\w+ ){0,3}(gewalttatig|bedroht mich|demutigt mich)|tut mir (\\w+ )?weh … (wenn|nachts|absichtlich)
abuse | (spucken|spuckt|bespuckt) mich|(nennen|nennt) (sie )?(mich|mir) … (fett|fette|hasslich|schlampe|hure|schwuchtel|schwein|missgeburt|opfer|dreck)|mich … (fett|fette sau|hasslich) nennen
abuse | (hand|hande|finger|fasst mir|greift mir|fasst mich) … (unter|zwischen|an (die|den|meine|meinen) (brust|po|hintern|beine|brueste|bruste|oberschenkel)|in die hose)
abuse | (<adult>) … (gewalttatig|brutal|aggressiv zu mir)|(schlagt|prugelt|verprugelt) (\\w+ )?(meine|unsere) (mutter|mama|schwester)
abuse | (begrapscht|betatscht|angrapscht|kusst mich|befummelt)|angst vor (meinem|meiner|meinen) (<adult>)
abuse | (<adult>|<kin>|opa|oma|er|sie|der) (\\w+ ){0,5}(schlagt|schlug|geschlagen|verprugelt|prugelt|schubst|tritt|haut|beleidigt und schlagt|misshandelt) (\\w+ )?(mich|uns|mir|meine (mutter|mama|schwester|kleine|geschwister)|meinen (bruder|kleinen)|mama|mutter)(?! (im|in|beim|um) (spiel|rennen|schach|tennis))
abuse | (<adult>|<kin>|opa|oma|er|sie|sie haben|freund) (\\w+ ){0,3}(mich|uns|mir|meine mutter|meine schwester|meinen bruder|meine mama) (\\w+ ){0,5}(geschlagen|verprugelt|gehauen|getreten|vergewaltigt|missbraucht|angefasst|gewurgt|misshandelt|begrapscht|schlug|haut|(arm|nase|bein|rippe|finger|zahn|kiefer|hand) (gebrochen|ausgeschlagen|verbrannt))(?!.*(rennen|schach|tennis|spiel|knapp))(?<!(rennen|spiel|schach|tennis|wettkampf|final\\w*|froh) .*)
abuse | (will|mochte|traue|trau|kann|gehe) (\\w+ )?nicht (gern )?(\\w+ )?(nach hause|heim|zu hause sein) (\\w+ ){0,3}(<adult>|er|sie|angst)|(nicht|nie) (\\w+ )?sicher(?<=(hause|zuhause|zimmer|daheim|fuhle|familie) .*)(?!ob|dass|was|wie|wann)|(nicht|nie) sicher (zu ?hause|daheim)|angst (\\w+ ){0,4}allein (\\w+ )?mit (ihm|meinem)|allein mit (ihm|meinem (<adult>)) (\\w+ ){0,4}(angst|anfass\\w*)
abuse | (<adult>) (\\w+ ){0,7}(verstecke|verkrieche|schliesse) ich mich|(verstecke|verkrieche|schliesse) (ich )?mich (\\w+ ){0,8}(<adult>|er) (\\w+ ){0,4}(kommt|trinkt|schreit|betrunken|wutend|ausrastet)|wenn (\\w+ )?(<adult>) (\\w+ ){0,4}(verstecke|verkrieche) ich
abuse | (nichts|kein|nie) (\\w+ )?(zu )?essen(?<=(zu hause|zuhause|daheim|bei uns) .*)(?!.*(urlaub|einkaufen|supermarkt))|(lasst|lassen) (mich|uns) (\\w+ )?(tagelang|nachtelang|wochenlang|oft nachts|tage|wochen) ?(\\w+ )?allein|hungrig ins bett
abuse | (<adult>|<kin>|opa|er|mann) (\\w+ ){0,3}(kommt|kam|legt|legte|geht|steigt|schleicht) (sich )?(\\w+ ){0,2}(in|zu mir in|zu mir ins|ins|unter) (mein|meine|meinem|die|das)? ?(bett|zimmer|dusche|bad|decke)(?=.*(nachts|nacht|anfass\\w*|fasst|nackt|mag das nicht|mag es nicht|will das nicht|will es nicht|sage nein|hort nicht auf|angst|geheim))|(kommt|kam) (\\w+ )?nachts (\\w+ )?(in mein|zu mir)
abuse | (nachts|jede nacht|abends) (\\w+ ){0,3}(in mein|zu mir ins) (zimmer|bett) (?=.*)(?<=(<adult>|<kin>|opa|er|mann) .*)(?<!(katze|hund) .*)|(beobachtet|filmt|filmte|fotografiert) mich (\\w+ ){0,4}(dusch\\w*|umzieh\\w*|ausziehen|nackt|bad|klo)|(zwingt|bittet|sagt|will|wollte) (\\w+ ){0,6}(geheimnis\\w*|geheim)(?<=(<adult>|<kin>|mann|er|trainer) .*)
abuse | (freundin|schwester|cousine|freund|ich) (\\w+ ){0,3}(vergewaltigt|missbraucht|begrapscht)|(kusst|streichelt|umarmt|beruhrt|kusste|gekusst) (mich )?(\\w+ ){0,7}(mag das nicht|will das nicht|wollte das nicht|wollte es nicht|angst|unangenehm|ekl\\w*)
abuse | (mann|typ|fremder|jemand|erwachsener|junge|er|kerl) (\\w+ ){0,6}(internet|online|snapchat|instagram|insta|discord|tiktok|spiel|roblox|fortnite|whatsapp|schreibt mir|nachrichten) (\\w+ ){0,6}(will|wollte|fragt|bittet|mochte|schickt|verspricht|sagt|verlangt) (\\w+ ){0,7}(fotos?|bilder|bild|treffen|sehen|kommen|adresse|korper|kamera|webcam|geheim|liebt)|(kennengelernt|schreibe|chatte|rede|kenne) (\\w+ ){0,5}(mann|fremden|typ|typen|erwachsenen) (\\w+ ){0,6}(internet|online|instagram|snapchat|discord) (\\w+ ){0,6}(treffen|fotos?|bilder|hotel|geheim|alt)|mein freund ist (dreissig|vierzig|funfundzwanzig|[34]\\d|2[3-9]) jahre
abuse | (gibt|schenkt|bietet|verspricht|zahlt|kauft|gab) (er |sie )?mir (\\w+ ){0,4}(geld|geschenke?|handy|alkohol|kleidung) (\\w+ ){0,3}(wenn|fur|damit|dafur) (\\w+ ){0,4}(fotos?|bilder|zeige|schicke|kusse|anfass\\w*|schlafe|nackt|ausziehe)
abuse | (freund|freundin|ex) (\\w+ ){0,6}(liest|kontrolliert|uberwacht|verbietet|bedroht|erpresst|verfolgt|durchsucht|beleidigt) (\\w+ ){0,2}(mein\\w*|mich|mir|alle|was)|(freund|ex) (\\w+ )?(will nicht dass ich|lasst mich nicht) (\\w+ ){0,3}(freund\\w*|sehe|treffe|rede|sehen|treffen|reden)
abuse | (niemand|keiner) (\\w+ ){0,3}(redet|spricht|spielt|sitzt) (\\w+ )?(mit|neben|bei) mir|(niemand|keiner) (will|mochte) (\\w+ )?(mit|neben) mir|(mit|neben) mir (redet|spricht|sitzt|will) (\\w+ ){0,3}(niemand|keiner)|(alle|sie|klasse|mitschuler|jungs|madchen|leute) (\\w+ ){0,4}(lachen (\\w+ )?mich (\\w+ )?aus|lachen uber mich|beleidigen mich|ignorieren mich|mobben|schubsen mich|schliessen mich|argern mich|werfen (\\w+ )?(sachen|steine|essen) auf mich|machen sich (\\w+ )?uber mich lustig|hassen mich|demutigen)
abuse | (fotos?|video|bilder?|film\\w*) (\\w+ ){0,2}von mir (\\w+ ){0,6}(internet|online|instagram|snapchat|tiktok|gruppe|klassenchat|herumgeschickt|gepostet|verbreitet|verschickt|geteilt)(?<=(sie|jemand|jungs|madchen|er|klasse|mitschuler|ex) .*)(?<!(freundin|schwester|mutter) .*)|(fakeprofil|fake profil|falsches profil|fake account|geruchte|lugen) (\\w+ ){0,3}(von|uber|mit) (mir|mich|meinem)|(esse|verstecke|sitze) (\\w+ ){0,5}(auf dem|im|auf der) (klo|toilette)(?=.*(pause|allein|schule|niemand))
abuse | (eltern|vater|familie|mutter|onkel|ich) (\\w+ ){0,5}(wollen|will|zwingen|zwingt|planen|muss|soll) (\\w+ ){0,8}(heirate|verheirat\\w*)(?<=(eltern|vater|familie|mutter|onkel|muss|soll) .*)(?<!(ich will|ich mochte) .*)
abuse | wenn ich (\\w+ ){0,4}(sage|erzahle|rede|verrate|sag|anrufe|anzeige) (\\w+ ){0,2}(er|sie|tut|bringt|schlagt|macht|will|wird|passiert) (\\w+ ){0,5}(weh|um|schlag\\w*|umbring\\w*|etwas an|familie|veroffentlich\\w*|schickt|etwas schlimmes)|(droht|gedroht|drohen) (\\w+ ){0,3}(mir|mich|uns|damit|zu|dass)|(er|ex|stiefvater|freund) (\\w+ )?(sagt|gesagt|hat gesagt) (\\w+ ){0,4}(bringt mich um|mich umbringt|mir weh|uns um)
abuse | (mutter|vater|mama|papa|eltern|stiefvater|stiefmutter|familie) (\\w+ ){0,5}(nie geboren|(lieben|liebt|wollen|wollten|will) mich nicht|hasst mich|hassen mich|bereu\\w* (dass|mich)|dass ich (\\w+ ){0,2}(nutzlos|wertlos|dumm|ein fehler|hasslich|fett|versager\\w*|nichts wert) bin|ich (ware|bin) (\\w+ ){0,2}(nutzlos|wertlos|dumm|ein fehler|hasslich|fett|versager\\w*|nichts wert)|(rausgeworfen|rausgeschmissen)|nennt mich (\\w+ )?(dumm|fett|nutzlos|schlampe|idiot|versager\\w*))
abuse | (papa|mama|vater|mutter|stiefvater|stiefmutter|onkel|opa|eltern|er|sie) (\\w+ ){0,3}(haut|hauen|schlagt|schlug|prugelt|verprugelt|tritt|ohrfeigt) (mich|uns|mir|mama|meine)(?! (vor|eine|im))|(papa|mama|vater|mutter|stiefvater|stiefmutter|onkel|eltern|er|sie) (\\w+ ){0,6}(wirft|werfen|warf|schmeisst|zerschlagen|zerschlagt|geworfen|zerbrochen) (\\w+ ){0,4}(flaschen?|teller|stuhle?|glas|glaser|sachen|schuhe?|mobel)?(?=.*(auf mich|auf uns|auf mama|nach mir|nach uns|kopf|mutter))|(flasche|teller|stuhl|glas|schuh) (\\w+ )?(auf|nach|an) (\\w+ )?(mir|mich|kopf|mama|mutter|meinem kopf|meinen kopf) (\\w+ )?(zerschlagen|geworfen|geschmissen)
abuse | (schliess\\w*|sperr\\w*|versteck\\w*) (\\w+ ){0,2}(den kuhlschrank|die kuche|das essen)|(bekomme|kriege|gibt|darf) (ich )?(\\w+ ){0,3}(kein (abendessen|essen|mittagessen|fruhstuck)|nicht(s)? (zu )?essen)(?=.*(hause|strafe|eltern|vater|mutter)|$)(?<=(hause|zuhause|vater|mutter|eltern|strafe|kuhlschrank|sie) .*)|(<adult>|<kin>|mann|junge|er) (\\w+ ){0,5}(mein|meine|meinen|mir ans|mir an den|mir an die) (\\w+ )?(bein|beine|oberschenkel|knie|po|hintern|brust|bruste|busen|korper) (\\w+ )?(angefasst|gestreichelt|beruhrt|gefasst|begrapscht|gelegt)|(fasst|fasste|beruhrt|streichelt|begrapscht) (mich|mein bein|meine beine|meinen korper|mir)(?<=(<adult>|<kin>|mann|er) .*)
abuse | (schaut|guckt|sieht|glotzt) (er |mir )?(\\w+ ){0,4}(dusche\\w*|umziehen|ausziehen|bad) ?(zu)?(?<=(<adult>|<kin>|opa|er|mann) .*)(?=.*)(?<=(mir|mich) .*)|(sie|klassenchat|alle|jemand|jungs|madchen|leute|mitschuler|klasse) (\\w+ ){0,5}(schreiben|schreibt|sagen|sagt|kommentieren) (\\w+ ){0,4}(ich|mich) (\\w+ )?(sterben|umbringen|verschwinden|springen|soll sterben)|(zeigt|zeigen|postet|posten|verschickt|veroffentlicht|teilt|schickt|stellt) (\\w+ ){0,3}(meine|unsere|die|mein) (fotos?|bilder|bild|videos?|video|nacktbilder) (\\w+ ){0,6}(wenn ich|internet|alle|allen|schule|klasse)
abuse | (angst|zittere|verstecke|panik) (\\w+ ){0,3}wenn (\\w+ ){0,2}(<adult>) (\\w+ ){0,5}(kommt|trinkt|schreit|ist|anfangt|wutend)|(darf|kann|trau\\w*) (\\w+ ){0,3}(niemandem|keinem|meiner mutter|meinen eltern) (\\w+ ){0,3}(sagen|erzahlen)|was (er|sie|mein (<adult>)) (\\w+ )?(mit mir|mir) (\\w+ )?(macht|antut|gemacht|angetan)|was (bei uns |bei mir )?zu ?hause passiert|blaue flecken (\\w+ ){0,5}(arm\\w*|korper|bein\\w*|rucken|verstecken)(?!.*(fussball|rugby|gefallen|rad|judo))
abuse | (lehrer|trainer|nachbar|onkel|mann) (\\w+ ){0,2}(schreibt|schickt|ruft) mir (\\w+ ){0,5}(nachts|abends|liebe|hubsch|sexy|fotos?|herzen|heimlich|allein)|freund (von|meiner) (meiner )?(mutter|mama) (\\w+ ){0,4}(schlagt|fasst|schaut|schreit|angst|schlug)|(nachbar|mann|onkel|trainer|lehrer|er) (\\w+ ){0,5}(geld|geschenke) (\\w+ ){0,6}(fotografier\\w*|fotos?|anfass\\w*|kuss\\w*|film\\w*)
abuse | (freund|mann|vater|papa|stiefvater|er) (\\w+ ){0,4}(schlagt|verprugelt|haut|schlug) (sie|meine mutter|meine mama|ihn|mama)|(zieht|ziehen|zerrt|zog|packt) mich (\\w+ ){0,2}(haaren|ohren|haare)|zwingt mich (\\w+ )?(dinge|sachen|etwas)|(bett|zimmer) (\\w+ ){0,7}(niemandem|keinem) (\\w+ )?(sagen|erzahlen)|(sage|sagte|gesagt) nein (\\w+ ){0,4}(er|sie) (\\w+ ){0,3}(auf\\w*|weiter\\w*|horte?)|(verfolgt|verfolgen) mich|lauft mir (\\w+ )?(hinterher|nach)
abuse | (lasst|lassen|liess) (mich|uns) (\\w+ ){0,4}(wochenende|tage|tagelang|nacht|nachte|woche) (\\w+ )?allein|(lasst|lassen) (mich|uns) (\\w+ ){0,5}allein (\\w+ ){0,3}(ohne|geld|essen)|(warten|lauern) (\\w+ ){0,5}(auf mich|mir auf)(?=.*(treten|schlag\\w+|angst|schubs\\w+|geld|prugel\\w*))|(mutter|vater|mama|papa|eltern) (\\w+ ){0,3}(trinkt|trinken|nimmt drogen|betrunken|saufen|sauft) (\\w+ ){0,3}(jeden (tag|abend)|den ganzen tag|die ganze zeit|zu viel|immer|viel alkohol)|(sie|jungs|madchen|mitschuler|leute) (\\w+ ){0,2}(zerstoren|klauen|werfen|verstecken|zerreissen|haben) (\\w+ )?(meine sachen|meinen rucksack|meine bucher|meine kleidung|meine tasche|meine brille|meine schuhe)

sexual | (nackt\\w*|nudes?|oben ohne|intime?) (bilder|fotos?|bild|videos?|selfies?)|nackt(bild|foto|video|selfie)\\w*|(schick|sende|zeig) … (nudes?|nackt\\w*|titten|bruste|muschi|schwanz|arsch)
sexual | (mit dir|mit ihr|mit ihm|mit meiner (freundin|lehrerin)|mit meinem (freund|lehrer)) (\\w+ ){0,2}(schlafen|ficken|sex|bumsen|vogeln)|sex mit (dir|ihr|ihm|mir|meiner|meinem)
sexual | (ficken|fick mich|gefickt|blasen lassen|einen blasen|bumsen|wichsen|wichse|masturb\\w+|selbstbefriedigung|orgasmus|titten|muschi lecken|lutsch meinen|meinen schwanz|sexting|notgeil)
sexual | (gucke|schaue|sehe|gucken|schauen) … (porno|pornos|pornofilme)
sexual | (schon mal|schon|jemals) … (mit (einem|einer|jemandem|nem|ner)) (\\w+ )?(geschlafen|gevogelt|gebumst|sex)|schon (mal )?sex
sexual | (fasse|streichle|beruhre) mich … (an dich|selbst|nackt|bett|unten)|(bist du) (noch )?jungfrau
sexual | (mich|dich|ihn|sie) … (ohne (kleider|kleidung|klamotten)|nackt|oben ohne|in unterwasche)|(willst|mochtest|darf|kann) … (nackt|ohne (kleider|kleidung|klamotten)|bruste|busen|unterwasche)|(du bist|bist du) (\\w+ )?(sexy|notgeil|heiss auf)
sexual | zieh (dich|dein\\w*|deine) … aus(?!.*(jacke|schuhe|mantel))|(nacktfoto|nacktbild|nacktfotos|nacktbilder|nacktvideo)s?
sexual | (lust auf dich|will dich nackt|mit mir ins bett|in die kiste)
sexual | mit (mir|dir|ihm|ihr) (\\w+ )?(schlafen|ins bett)|(habe|hatte|haben|hatten) (\\w+ ){0,6}(sex|geschlechtsverkehr)|mit (einem|einer|meinem|meiner) (jungen|madchen|mann|frau|typ|freund|freundin|typen) (\\w+ )?geschlafen
sexual | (foto|bild|video)s? von (seinem|seiner|meinem|ihrem) (\\w+ )?(penis|schwanz|glied|intimbereich)|penis|vagina

threat | ich (bringe|bring|mache|mach|schlage|steche|erschiesse|tote|prugle|verprugle) (dich|euch|ihn|sie|alle|meinen lehrer|meine lehrerin|den lehrer) (\\w+ ){0,3}(um|kaputt|fertig|tot|ab|zusammen|kurz und klein)?
threat | (ich|wir) (will|werde|mochte|wollen|werden) (\\w+ ){0,4}(dich|euch|ihn|alle|lehrer|lehrerin|mitschuler|jemanden|ihr) (\\w+ ){0,3}(umbringen|toten|abstechen|erschiessen|verprugeln|schlagen|verbrennen|zusammenschlagen|vergewaltigen)
threat | (messer|pistole|waffe|bombe|gewehr) … (in die|mit in die|zur|in der) (<school>)|(stech\\w*|stich) (ihn|sie|dich|jemanden) (\\w+ )?(ab|nieder)|steche ihn ab
threat | (amoklauf|bombe|anzunden|abfackeln|schiessen) … (<school>|lehrer|schuler|alle)|amok laufen
threat | (schwuchteln?|kanaken?|kanacke|neger|drecksjude|judensau|judenschwein|zigeunerpack|schlitzaugen?|drecksturken?|scheiss (turken|juden|auslander|araber|schwarze|muslime|schwule)|scheissauslander|hurensohn|huren?sohne|fotze|schlampe|missgeburt|spasti|halt die fresse|fick dich|fick deine mutter|verpiss dich)
threat | (tod|vergasen|ausrotten|umbringen) (den|alle|der) (juden|auslandern?|muslime|schwulen|schwarzen)|(alle )?(juden|auslander|muslime|schwule) (\\w+ )?(vergasen|ausrotten|abschieben und|umbringen)|auslander raus
threat | (bring dich um|tote dich|geh sterben|stirb doch|erhang dich)
threat | (turken|juden|auslander|muslime|schwarze|schwarzen|schwule|araber|fluchtlinge|zigeuner) … (sollen|sollten|mussen|gehoren) … (weg|sterben|verrecken|vergast|umgebracht|tot|erschossen|abgeschoben)
threat | (ihn|sie|ihm|dich|dir|denen|euch|den|die) (\\w+ ){0,4}(abstechen|erstechen|umbringen|verprugeln|abknallen|zusammenschlagen|erwurgen|das messer)|(ramme|stosse) … messer
threat | (ich|wir) … (haue|hau|schlage|schlag|trete|box|polier|poliere|breche|brech) (dir|euch|ihm|ihr|dich) … (rein|fresse|gesicht|zahne|nase|knochen|eine|schadel)|(haue|hau|schlage) (ich )?(dir|ihm) (\\w+ )?(eine|rein|in die)
threat | (wenn du|sonst|pass auf) … … (schlage|bringe|verprugle|mache|kriegst|wirst) … (dich|dir|um|fertig|bereuen|schlage)
threat | (bringe|nehme|hole|kaufe|mitbringen|habe) … (pistole|waffe|messer|gewehr|bombe|machete|knarre) (\\w+ )?(mit|dabei|in die)
threat | (erschiesse|tote|ersteche|steche|knalle|bringe|schlage) (ich )?(alle|sie alle|ihn|die alle|euch|dich|jeden)
threat | (pistole|waffe|messer|knarre|machete) … (<school>|erschiess\\w+|abstech\\w+|umbring\\w+)
threat | (werden|wirst|wird|sollen|werdet) (\\w+ ){0,4}(bezahlen|bussen|bereuen)(?! (mit|an))(?<=(alle|ihr|sie|du|er) .*)(?<!(urlaub|restaurant|eintritt|essen|karte) .*)|(habe|hab|verstecke|trage) (\\w+ ){0,3}(messer|waffe|pistole|klinge) (\\w+ )?(in|im|unter|bei) (der|meiner|dem|meinem|mir)? ?(tasche|rucksack|schultasche|spind|jacke|mir|mappe)
threat | (verdien\\w+) (\\w+ )?(den tod|zu sterben|tot zu sein)(?<!(film|buch|morder|konig) .*)|(schule|klassenzimmer|gymnasium) (\\w+ )?(anzunden|anzunde|abfackeln|niederbrennen|sprengen|in die luft)|(zunde|brenne) (\\w+ )?(die|meine|diese) (<school>)
threat | (schwarze|schwarzen|turken|auslander|juden|muslime|araber|schwule|schwulen|lesben|behinderte|fluchtlinge|chinesen|transmenschen) (\\w+ )?sind (\\w+ ){0,3}(dumm|dreckig|tiere|kriminell|kriminelle|ekelhaft|krank|abschaum|affen|minderwertig)|(schwarze|schwarzen|turken|auslander|juden|muslime|araber|schwule|schwulen|lesben|fluchtlinge) (\\w+ ){0,4}(sollen|sollten|mussen|gehoren) (\\w+ ){0,4}(sterben|zuruck|weg|verschwinden|raus|in ihr land|vergast)
threat | (ich|wir) (werde|werden|will) (\\w+ ){0,3}(ihm|ihr|ihnen|dir|euch) (\\w+ ){0,3}(weh tun|wehtun|eine reinhauen|die nase brechen|das gesicht)
threat | ich (\\w+ )?(will|werde|mochte) (\\w+ )?(den|die|diesen|diese|dieses|das) (\\w+ )?(jungen|typen|madchen|mann|lehrer|lehrerin|kerl|idioten|leute|frau|schuler) (\\w+ )?(schlagen|verprugeln|umbringen|abstechen|toten|verletzen|treten)|ich hasse (\\w+ )?(auslander|muslime|juden|araber|schwarze|schwule|turken|fluchtlinge|zigeuner)
threat | (schlage|haue|box|boxe|trete|ramme) (ich )?\\w+ (\\w+ )?(ins gesicht|in den bauch|in die fresse|auf die nase|auf den kopf)|ich (\\w+ )?(werde|will) \\w+ (\\w+ )?(ins gesicht|in den bauch) (schlagen|treten|boxen)

takeover | (ignoriere?|vergiss|vergesst|missachte|uberschreibe|umgehe|befolge nicht|losche) … (deine|alle|vorherigen|bisherigen|obigen) … (anweisungen|instruktionen|regeln|befehle|vorgaben|vorschriften)
takeover | (vergiss|verlasse|verlass|wechsle|hor auf mit) … (deine rolle|dass du mark|dass du ein schuler)
takeover | (du bist|sei|spiel|spiele|tu so als warst du|tu so als ob du|verhalte dich wie|benimm dich wie|stell dir vor du bist) … (jetzt|nun|ab sofort|chatgpt|eine ki|ein assistent|ein sprachmodell|ein roboter|ein hacker|ohne (\\w+ )?(regeln|grenzen|filter|einschrankungen))
takeover | (ab jetzt|ab sofort|von jetzt an|jetzt) (bist du|sprichst du|musst du|antwortest du) … (nicht mehr|ki|englisch|gehorchen|assistent|frei|ohne|pirat|hacker)
takeover | (zeig|zeige|gib|nenn|nenne|verrate|wiederhole|schreib|drucke) … (systemprompt|prompt|systemnachricht|deine (\\w+ )?(anweisungen|instruktionen)|geheimen? (anweisungen|instruktionen))
takeover | (gib|gebe|vergib|schreib) … (100|hundert|volle|die beste|eine eins|maximale|hochste) … (punkte|punktzahl|note|prozent|bewertung|fur meine)
takeover | ich bin (der|die|dein|deine) (entwickler|entwicklerin|administrator|programmierer|schopfer|chef)|(entwicklermodus|admin modus|gottmodus|jailbreak)
takeover | (antworte|sprich|schreib|rede) … (nur|ausschliesslich|immer) auf englisch|sprich englisch mit mir
takeover | (hinweis|nachricht|notiz|anweisung|mitteilung) (an|fur) (den |die |das )?(prufer|pruferin|ki|system|lehrer|korrektor|bewerter)
takeover | (nicht mehr|kein) mark|(bist|du bist) (\\w+ ){0,3}(mein|meine) (diener|sklave|assistent|roboter)
takeover | (volle|maximale|hochste) (punktzahl|bewertung|note)|(bekommt|verdient) … (volle|maximale|hochste|beste) (punktzahl|bewertung|note)
takeover | (sei|bist|werde|als|wie) (\\w+ )?(chatgpt|gpt|eine ki|gemini|siri|claude|das modell)
takeover | (du musst|musst du|du sollst|ich will dass du|ich befehle dir) … (beste|gute|volle|100|hundert|hochste|eins) … (note|punkte|punktzahl|bewertung)
takeover | (hor auf|nicht mehr|ohne) … (schuler|rolle|mitschuler|partner) (zu )?(spielen|sein|spiel)
takeover | (vergiss|ignorier\\w*) … (alle |die |deine )?(regeln|anweisungen|grenzen|vorgaben) … (antworte|sprich|schreib|sei|mach|rede)
takeover | (antworte|sprich|rede|benimm dich|verhalte dich|schreib) wie … (roboter|pirat|boser|hacker|ki|assistent|lehrer|mensch)
takeover | (gib|gebe|gibst) (mir )?(\\w+ )?(100|hundert|alle|volle|die volle) (punkte|punktzahl|prozent)|100 von 100
takeover | (sag|sage|zeig|zeige|lies|schreib|wiederhole|nenn) (\\w+ ){0,6}(in|von)? ?deinen? (\\w+ )?(anweisungen|regeln|vorgaben|instruktionen)|(was|wie) (\\w+ )?(sind|lauten) deine (\\w+ )?(anweisungen|regeln|vorgaben)|vergiss (alles )?was (\\w+ ){0,4}(gesagt|befohlen)
takeover | ich bin (\\w+ ){0,2}(lehrer|lehrerin|prufer|pruferin|entwickler|administrator|direktor|programmierer)(?=.*(bewerte|gib|note|zahle|ignoriere|vergiss|werte|antworte))(?=.*(richtig|punkte|note|antworten?|regeln|anweisungen))
takeover | (musst|sollst|wirst) (\\w+ ){0,2}(mir |mich )?gehorchen|gehorche mir|du bist (\\w+ )?frei (\\w+ ){0,4}(musst|regeln|gehorch\\w*|kannst alles)|ohne (jede )?(regeln|filter|grenzen)(?=.*(antworte|gib|sag|du|losungen))(?<!(schule|welt|leben|familie|spiel) .*)
takeover | (tu|tue|stell|benimm|verhalte) (\\w+ ){0,2}(so )?als (\\w+ )?(warst|ob|warest) (\\w+ ){0,7}(regeln|losungen|lehrer|ki|frei|hacker|bose\\w*|antworten)|(gib|sag) mir (\\w+ )?(alle |die )?(losungen|richtigen antworten)
takeover | (bewerte|werte|zahle|markiere) (\\w+ ){0,4}(antworten?|alles) (\\w+ )?als (richtig|korrekt|perfekt|gut)
takeover | (rede|sprich|antworte|verhalte dich) (wie|als) (\\w+ ){0,5}(ohne regeln|schimpfworter|ohne grenzen|ohne filter|keine regeln)|sag (\\w+ )?(schimpfworter|schlimme worter)|beleidige mich|(welche ki|welches modell) bist du|^(schreib|schreibe|mach) mir? (\\w+ )?(ein gedicht|code|einen aufsatz|meine hausaufgaben)

drift | (was ist|wie ist|wie lautet|gib mir|sag mir|nenn mir) (deine?) (nummer|handynummer|telefonnummer|adresse|instagram|insta|snapchat|passwort|e ?mail|nachname)
drift | wo genau wohnst du|(treffen wir uns|wollen wir uns treffen|komm zu mir|komm mich besuchen)
drift | (sag|erzahl) es (niemandem|keinem|nicht deinen eltern)|unser geheimnis
drift | als (eine )?(ki|kunstliche intelligenz|sprachmodell|ki assistent)
`;
