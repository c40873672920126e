/** What worries in German, written as in french.ts; umlauts stand without their dots, ß as ss. */
export const german = `
adult = vater|papa|mutter|mama|eltern|stiefvater|stiefmutter|onkel|tante|opa|lehrer|trainer|nachbar|freund|cousin|mann
kin = bruder|grosser bruder|stiefbruder|schwester|grosse schwester
hits = schlagt|schlagen|verprugelt|verprugeln|misshandelt|misshandeln|wurgt|tritt|verbrennt|prugelt
hit = geschlagen|verprugelt|misshandelt|gewurgt|getreten|verbrannt
want = will|mochte|wollte|wurde|werde|wunsche mir|wunschte
school = schule|klasse|unterricht|schulhof|gymnasium

harmless | (sterbe|sterben|gestorben|starb|stirbt) … vor (hunger|durst|lachen|langeweile|hitze|kalte|angst|mudigkeit|neugier|scham|aufregung|freude|sehnsucht)
harmless | vor (hunger|durst|lachen|langeweile|hitze|kalte|angst|mudigkeit|neugier|scham|aufregung|freude) … (sterben|gestorben|sterbe)
harmless | (schlagt|schlagen|geschlagen|besiegt) … (im|beim|in) (tennis|fussball|schach|tischtennis|spiel|basketball|kartenspiel|kartenspielen|fifa|mario kart|badminton|videospiel|volleyball|spielen|laufen|schwimmen)
harmless | (im|beim) (tennis|fussball|schach|tischtennis|spiel|basketball|kartenspiel|fifa|badminton|videospiel|spielen|schwimmen) … (schlagt|schlagen|geschlagen)
harmless | (film|buch|roman|serie|geschichte|spiel|lied|theaterstuck|marchen) … (sagt|denkt|sagen|schreit|singt|erzahlt|ruft) .*
harmless | (schneide|schneiden|geschnitten|schnitt) … (haare|nagel|pony|rasen|brot|gemuse)|(haare|nagel) … (schneide|schneiden|geschnitten)
harmless | (beim|kochen|kuche) (\\w+ ){0,4}(in den finger|finger) (\\w+ )?geschnitten
harmless | (drachen|zombies?|monster|gegner|aliens|boss|feinde|zeit|mucken?|spinnen?) … (toten|totet|getotet|umbringen|totschlagen|totschlagt|erschiessen|abschiessen)
harmless | (totlachen|tot gelacht|totgelacht|todmude|todlangweilig|tot mude|sterbenslangweilig)
harmless | (vor scham|vor peinlichkeit) … (versinken|versunken|sterben|gestorben)
harmless | (bein|arm|zimmer|ball|tor) … (getreten|tritt|schlagt)
harmless | (tritt|trete|treten) … (band|verein|auf|ein|zuruck)
harmless | (zwingen|zwingt) mich … (gemuse|hausaufgaben|lernen|aufraumen|essen|arbeiten|schule|helfen|zur|zum)
harmless | (fast|beinahe) … (gestorben|tot|sterben)
harmless | lach\\w* … tot
harmless | (weg sein|verschwinden) … (ferien|strand|urlaub|meer)
harmless | (geschnitten|schneide) … (kochen|gemuse\\w*|papier|rasieren)|(gemuse\\w*|kochen|rasieren|papier) … geschnitten

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
distress | nicht (mehr )?(\\w+ )?(existieren|geboren)
distress | (denke|dachte|denken|nachdenken|nachgedacht|traume|suche|stelle mir) … … (sterben (konnte|kann|werde)|sterben|sterbe|tod|umbringen|selbstmord|suizid|beerdigung|tot)
distress | (leben|existieren) … (bringt|nutzt|hat) … (nichts|keinen sinn)|(bringt|nutzt) (\\w+ )?nichts … (leben|weiterleben)|keine kraft mehr
distress | (alle|jeder|meine eltern|meine familie) … (hassen|hasst) mich|mich (hassen|hasst) … (alle|jeder)|mich … (alle|jeder) (hassen|hasst)
distress | (mir|mich|meine|meinen|ich) … … (schere|messer|rasierklinge|zirkel|feuerzeug|zigarette) … (arme?n?|handgelenke?|beine?n?|haut|wunden)|(wunden|schnitte|narben) … (arme?n?|handgelenke?n?|beine?n?)
distress | (auf nichts|zu nichts|keine) (mehr )?lust mehr|(auf nichts) mehr lust|(fuhle mich|bin) (\\w+ )?(leer|hoffnungslos|wertlos)|mir ist alles egal
distress | (weg|verschwunden) (\\w+ )?fur immer|einfach (nur )?(weg sein|nicht mehr da|tot sein|verschwinden)(?!.*(ferien|strand|urlaub))
distress | (mich|mir) … (geschnitten|geritzt|verletzt) … (therapie|therapeut\\w*|psycholog\\w*|klinik|fruher)|(fruher|damals|manchmal|oft) … (mich|mir) … (geschnitten|geritzt|selbst verletzt)|ich wollte sterben
distress | (keiner|keinen|niemand|niemanden) … (traurig|storen|vermissen|interessieren|merken|weinen) … (tot|sterbe|sterben|weg|sturbe|nicht mehr)|wenn ich (tot|nicht mehr da|weg) ware|wenn ich sterben wurde
distress | (habe|hatte|leide|bin) … (depressionen|depressiv|magersucht|magersuchtig|bulimie|essstorung|suizidal)

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

sexual | (nackt\\w*|nudes?|oben ohne|intime?) (bilder|fotos?|bild|videos?|selfies?)|nackt(bild|foto|video|selfie)\\w*|(schick|sende|zeig) … (nudes?|nackt\\w*|titten|bruste|muschi|schwanz|arsch)
sexual | (mit dir|mit ihr|mit ihm|mit meiner (freundin|lehrerin)|mit meinem (freund|lehrer)) (\\w+ ){0,2}(schlafen|ficken|sex|bumsen|vogeln)|sex mit (dir|ihr|ihm|mir|meiner|meinem)
sexual | (ficken|fick mich|gefickt|blasen lassen|einen blasen|bumsen|wichsen|wichse|masturb\\w+|selbstbefriedigung|orgasmus|titten|muschi lecken|lutsch meinen|meinen schwanz|sexting|notgeil)
sexual | (gucke|schaue|sehe|gucken|schauen) … (porno|pornos|pornofilme)
sexual | (schon mal|schon|jemals) … (mit (einem|einer|jemandem|nem|ner)) (\\w+ )?(geschlafen|gevogelt|gebumst|sex)|schon (mal )?sex
sexual | (fasse|streichle|beruhre) mich … (an dich|selbst|nackt|bett|unten)|(bist du) (noch )?jungfrau
sexual | (mich|dich|ihn|sie) … (ohne (kleider|kleidung|klamotten)|nackt|oben ohne|in unterwasche)|(willst|mochtest|darf|kann) … (nackt|ohne (kleider|kleidung|klamotten)|bruste|busen|unterwasche)|(du bist|bist du) (\\w+ )?(sexy|notgeil|heiss auf)
sexual | zieh (dich|dein\\w*|deine) … aus(?!.*(jacke|schuhe|mantel))|(nacktfoto|nacktbild|nacktfotos|nacktbilder|nacktvideo)s?
sexual | (lust auf dich|will dich nackt|mit mir ins bett|in die kiste)

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

drift | (was ist|wie ist|wie lautet|gib mir|sag mir|nenn mir) (deine?) (nummer|handynummer|telefonnummer|adresse|instagram|insta|snapchat|passwort|e ?mail|nachname)
drift | wo genau wohnst du|(treffen wir uns|wollen wir uns treffen|komm zu mir|komm mich besuchen)
drift | (sag|erzahl) es (niemandem|keinem|nicht deinen eltern)|unser geheimnis
drift | als (eine )?(ki|kunstliche intelligenz|sprachmodell|ki assistent)
`;
