import type { SensitiveTopics } from "./topics.ts";

export const german: SensitiveTopics = {
  people: `vater vaters mutter papa mama eltern bruder bruders schwester geschwister opa opas oma omas grossvater grossmutter
    grosseltern urgrossvater urgrossmutter uroma uropa onkel tante cousine? cousin freunde? freundin freundes nachbar nachbarin
    stiefvater stiefmutter familie baby hund hundes hundin katze kater kaninchen hamster pferd pony wellensittich
    meerschweinchen haustier lehrer lehrerin mitschuler\\w* klassenkamerad\\w* mann frau kind sohn tochter neffe nichte patenonkel`,
  things: `glas glaser flasche\\w* teller vase tasse\\w* handy handys telefon computer bildschirm fenster roboter spielzeug\\w* kuchen
    tasche\\w* koffer fahrrad\\w* stuhl lampe\\w* spiegel schlager seil ball fernseher konsole auto`,
  harmless: `
    (?:fast|beinahe) (?:\\w+ ){0,2}(?:ertrunken|gestorben|erstickt|gestorben|uberfahren)
    (?:haare?|pony|frisur) (?:\\w+ ){0,8}geschnitten|(?:haare?|sie|rasen) (?:\\w+ )?geschnitten
    (?:keks\\w*|brot|pommes|schokolade|bonbons?|pizza|eis|sussigkeiten|kuchen|platz|stift) (?:\\w+ ){0,2}(?:geklaut|gestohlen|klaut\\w*)
    (?:baby|kleiner bruder|kleine schwester|kinder|kind) (?:\\w+ ){0,4}(?:wein\\w*|gewein\\w*|heul\\w*)|(?:gesehen|gelesen|geschaut|gehort) (?:\\w+ ){0,3}gewein\\w*
    <things> (?:\\w+ ){0,6}(?:kaputt\\w*|zerbroch\\w*|gebroch\\w*|gerissen|gefallen|heruntergefallen|runtergefallen|gesturzt|verbrannt|zerbrich\\w*)
    seekrank|reisekrank|(?:fahre|schiff|boot|kreuzfahrt) (?:\\w+ ){0,8}(?:krank|schlecht)
    (?:wurde|wurden|wurd) (?:\\w+ ){0,4}(?:umfallen|ausrasten|in ohnmacht|sterben vor|herzinfarkt|anfall|umbringen|durchdrehen)(?: \\w+)?|(?:lach|herz)anfall
    (?:tiere|fische|vogel|robben?|schildkrote\\w*|delfine|wale|haie|arten|bienen|baume|pflanzen|eisbaren) (?:\\w+ ){0,6}(?:sterben|gestorben|tot\\w*|starben|aussterben|verletz\\w*|krank)|(?:tote[nr]?|verletzte[nr]?|totet) (?:\\w+ )?(?:tiere|fische|vogel|robben?|schildkrote\\w*|delfine|wale)|sterben (?:\\w+ ){0,3}(?:tiere|fische|vogel|arten)
    (?:freund|freundin|freunde) (?:\\w+ ){0,6}(?:missverstandnis\\w*|nachricht|lug\\w*|spiel|geheimnis\\w*) (?:\\w+ )?(?:verloren|verlor)|(?:verlor\\w*) (?:\\w+ ){0,3}(?:freund|freundin) (?:\\w+ ){0,3}(?:missverstandnis\\w*|nachricht|lug\\w*)
    (?:ist|sind|war|waren) (?:gar |doch |zum gluck )?nicht (?:tot|gestorben|krank|verletzt|schlimm)
    (?:sterb\\w*|stirb\\w*|starb|gestorben|tot) (?:\\w+ )?(?:vor|fur) (?:\\w+)|vor (?:hunger|durst|lachen|langeweile|hitze|kalte|angst|mudigkeit|neugier|scham|aufregung|freude) (?:\\w+ ){0,2}(?:sterb\\w*|gestorben|starb|tot)
    todmude|totlach\\w*|totgelacht|tot gelacht|todlangweilig|sterbenslangweilig|totensonntag|tote hose|totes meer|todesstern
    (?:akku|handy|batterie|stadt|dorf|internet|computer|wlan) … (?:tot|gestorben)
    (?:wein\\w*|gewein\\w*|tran\\w*) vor (?:lachen|freude|gluck)|vor (?:lachen|freude|gluck) gewein\\w*
    (?:mannschaft|team|spiel|gegner|finale|tennis|fussball|schach|rekord) … (?:geschlagen|schlag\\w*|schlug\\w*)
    (?:geschlagen|schlag\\w*|schlug) … (?:tennis|fussball|schach|rekord|spiel|finale|vor)|vorschlag\\w*|vorgeschlagen
    rekord gebrochen|brech\\w* (?:\\w+ )?rekord|zeit totschlag\\w*
    (?:arbeit\\w*|gearbeitet|praktikum|beruf|arzt|arztin|krankenschwester|krankenpfleger\\w*|helf\\w*|freiwillig\\w*|chirurg\\w*|job|pflegerin) … krankenh\\w*(?: … (?:arbeit\\w*|gearbeitet|gemacht|helfen))?|krankenh\\w* (?:\\w+ ){0,2}(?:arbeit\\w*|gearbeitet|praktikum|helf\\w*)
    (?:es gibt|gibt es|neben|hinter|vor|gegenuber|nahe|nahe vom|zwischen|weit|bis zum) … krankenh\\w*
    angst (?:vor )?(?:\\w+ )?(?:spinnen|zahnarzt\\w*|mathe\\w*|gewitter|schlangen|fliegen|hohe|hohen|prufung\\w*|klassenarbeit\\w*|hunden|clowns|dunkelheit|mausen|fehler\\w*|referat\\w*|test\\w*|examen)
    (?:keine|nie|ohne) angst
    (?:verlor\\w*|verlier\\w*) (?:\\w+ ){0,2}(?:spiel|zeit|gewicht|kilo\\w*|schlussel|handy|bus|wette)|(?:spiel|handy|schlussel|zeit|geld|tasche|portemonnaie) (?:\\w+ ){0,2}verlor\\w*
    (?:mull|papier|glas|wird|bei uns) (?:\\w+ )?(?:getrennt|trenn\\w*)|(?:trenn\\w*) (?:\\w+ ){0,2}(?:mull|abfall|papier|plastik)|mulltrennung|getrennter mull
    nicht (?:\\w+ )?(?:ausgelacht|uber mich)|lach\\w* nicht|nie (?:\\w+ )?(?:anschreit|angeschrien|schreit)|niemand (?:\\w+ )?(?:verletzt|mobbing|gemobbt)
    ohne (?:unfall|unfalle|gefahr|gewalt)|gewaltig|auf keinen fall|todsicher
    (?:zweiten?|ersten?|zweite|erste) weltkrieg`,
  minor: `
    (?:streit|gestritten) mit (?:(?:meine[mnr]?|mein) )?(?:\\w+ )?<people>|mit (?:meine[mnr]?|mein) (?:\\w+ )?<people> (?:\\w+ ){0,2}(?:gestritten|streit)
    (?:bein|arm|handgelenk|knochel|nase|zahn|hand|fuss|finger|schulter|knie) (?:\\w+ )?(?:gebrochen|verstaucht|verletzt)|(?:hab\\w*|hatte|hat) (?:\\w+ ){0,5}(?:gebrochen|verstaucht)|gips|krucken
    (?:pferd|baum|fahrrad|treppe|leiter) (?:\\w+ ){0,2}(?:gefallen|gesturzt|runtergefallen)
    (?:bin|war|fuhlte mich|fuhle mich) (?:\\w+ )?(?:traurig|allein|einsam|krank)|(?:traurig|krank) war|<people> (?:\\w+ ){0,3}krank|(?:wein\\w*|gewein\\w*)
    (?:hatte|habe) (?:\\w+ )?angst|vermiss\\w*`,
  over: `
    fruher |damals|aufgehort
    vor (?:langer zeit|vielen jahren|\\w+ jahren)|als (?:ich )?(?:\\w+ )?(?:klein|kind|baby)(?: war)?|letztes jahr
    (?:mich|uns) (?:\\w+ )?gerettet|vertragen|versohnt|(?:viel )?besser|alles (?:ist )?(?:wieder )?gut|(?:ist|war) vorbei
    getrostet|aufgemuntert|aufgeheitert|(?:zu mir|mich besuchen|mich besucht) (?:\\w+ )?(?:gekommen|kam)?|mir (?:\\w+ )?geholfen
    erkalt\\w*|grippe|fieber|schnupfen|zu viel gegessen`,
  own: `
    (?:ich|wir) vermiss\\w* (?:sie|ihn|es|<people>|meine?n? <people>)|(?:er|sie|es) fehlt (?:mir|uns)|ohne sie (?:sein|komisch)
    (?:uberschwemm\\w*|erdbeben|hochwasser|brand) … (?:cousins?|cousinen?|familie|grosseltern|haus)|(?:cousins?|cousinen?|familie|grosseltern) … (?:uberschwemm\\w*|erdbeben|hochwasser)
    (?:streit|gestritten) mit (?:meine[mnr]?|mein) <people>|mit (?:meine[mnr]?|mein) <people> gestritten
    mein\\w* (?:vater|mutter|papa|mama) (?:ist )?(?:ausgezogen|weggezogen)
    (?:ich )?(?:bin|war) (?:so |sehr |ein bisschen |ziemlich |etwas )?traurig
    <people> (?:\\w+ ){0,7}(?:gestorben|starb|stirbt|sterben|tot|verstorben|begraben|beerdigt|krank|krebs|krankenhaus|verungluckt|operiert|umgebracht|im sterben|eingeschlafert|verschwunden|uberfahren)
    (?:starb|gestorben|stirbt|verstorben|verstarb) (?:\\w+ )?(?:mein\\w*|sein\\w*|ihr\\w*|unser\\w*) (?:\\w+ )?<people>
    (?:tod|beerdigung|begrabnis|krankheit|krebs|operation|selbstmord|verlust) (?:von |meine[srm] |unsere[srm] |seine[srm] |ihre[srm] |der |des |vom |mein )+(?:\\w+ )?<people>
    (?:mein\\w*|unser\\w*|ein\\w*) (?:\\w+ )?<people> (?:\\w+ ){0,3}(?:verloren|verlor|verliere)|verlor (?:\\w+ )?(?:mein\\w*|sein\\w*|ihr\\w*) <people>
    <people> (?:\\w+ ){0,4}(?:im gefangnis|ins gefangnis|arbeitslos|arbeit verloren|job verloren|entlassen|gekundigt|alkoholiker\\w*|trinkt (?:zu )?viel|betrunken|drogen|getrennt|geschieden|scheid\\w*|trennen|verlassen|nicht mehr (?:da|bei uns))
    eltern (?:\\w+ ){0,4}(?:geschieden|scheiden|getrennt|trennen|trennten|streit\\w*|gestritten|schrei(?:t|en|e|st)|nicht mehr zusammen|lieben sich nicht)
    scheidung|geschieden
    (?:mich|mir|uns|ihn|sie|ihr|ihm) (?:\\w+ ){0,5}(?:geschlagen|schlag[et]\\w*|schlug\\w*|verprugel\\w*|beleidig\\w*|gemobbt|mobb\\w*|bedroh\\w*|angegriffen|uberfallen|vergewaltig\\w*|misshandel\\w*|geschubst|schubs\\w*|getreten|bestohlen|ausgeraubt|gestohlen|klauen|geklaut|erstochen|verletz\\w*|gebissen|ausgelacht|auslach\\w*|lachen aus|ausgeschlossen|ausschliess\\w*|angeschrien|anschrei\\w*|schreit an|angefasst|hansel\\w*|gehanselt|wehgetan|weh getan|weh tut|verfolgt|erpress\\w*|belastig\\w*)
    (?:schlagt|schlagen|schlug|schlugen|beleidigt|beleidigen|mobbt|mobben|bedroht|bedrohen|tritt|treten|hasst|hassen|schubst|schubsen|verprugelt|verprugeln) (?:\\w+ ){0,2}(?:mich|mir|uns)
    (?:wurde|wurden|werde|wird|worden|bin|ist) (?:\\w+ ){0,4}(?:geschlagen|verprugelt|beleidigt|gemobbt|bedroht|angegriffen|uberfallen|vergewaltigt|misshandelt|ausgeraubt|ermordet|getotet|erschossen|angefahren|uberfahren|ausgelacht|ausgeschlossen|verhaftet|entfuhrt|operiert|erpresst|ausgegrenzt)
    lach\\w* (?:\\w+ ){0,5}uber (?:mich|uns|ihn|sie)|mach\\w* (?:\\w+ ){0,2}(?:uber|sich uber|sich lustig uber) (?:mich|ihn|sie|uns)|lustig uber (?:mich|ihn|sie|uns)|nenn\\w* mich (?:\\w+ )?(?:fett|dick|dumm|hasslich|idiot\\w*)
    (?:niemand|keiner) (?:mag mich|spricht mit mir|redet mit mir|spielt mit mir|will (?:mit mir|neben mir|mich)|liebt mich|hort mir zu|versteht mich)|keine freunde|kein freund
    (?:bin|fuhle mich|war|fuhlte mich) (?:\\w+ )?(?:sehr |so |ganz |immer |total |oft )?(?:allein|einsam|deprimiert|ausgeschlossen)(?: (?:in|auf|und|weil|zu|wenn|seit)|$)
    angst (?:\\w+ ){0,2}(?:vor|um|wenn|nach hause|dass|zu) (?:\\w+ )?(?:mein\\w*|ihm|ihr|ihnen|dem|der|den|krieg|schule|hause|sterben|tod|er|sie|schlafen|ihn|nacht|menschen|leuten|jungen)
    angst (?:nach hause|in die schule|ins bett) (?:\\w+ )?zu
    (?:habe|hatte|hat|hatten|bekam|mit) (?:\\w+ ){0,2}(?:viel|grosse|sehr|so viel|so|richtig|immer|oft) angst|ich (?:habe|hatte) angst$|angst gehabt$
    (?:mir|sich|mich|dir|hat|habe) (?:\\w+ ){0,5}(?:gebrochen|verstaucht|verletzt|verbrannt|geschnitten|ertrunken|angebrochen|brach|gerissen|verrenkt)(?! rekord)
    (?:bein|arm|handgelenk|knochel|nase|zahn|hand|fuss|finger|schulter|knie|knochen|rucken|rippe) (?:\\w+ )?(?:gebrochen|verstaucht|verletzt|angebrochen|gerissen)
    (?:treppe|dach|pferd|baum|fenster|fahrrad|leiter) (?:\\w+ ){0,2}(?:gefallen|gesturzt|heruntergefallen|runtergefallen|fiel)
    (?:unser|mein|ihr|das) haus (?:\\w+ ){0,3}(?:gebrannt|brannte|abgebrannt|uberflutet|uberschwemmt|zerstort|ausgeraubt)
    (?:freund|freundin|ex|beste freundin|bester freund) (?:\\w+ ){0,4}(?:schluss gemacht|verlassen|betrogen|nicht mehr mit mir|liebt mich nicht)|schluss gemacht|uns getrennt|haben uns getrennt
    (?:es geht|geht es) (?:mir|ihm|ihr|\\w+ <people>) (?:\\w+ )?(?:schlecht|nicht gut)|(?:sehr|schwer|ernsthaft|todlich) krank`,
  general: `
    (?:ist|sind|war|waren|wurde) (?:\\w+ ){0,4}(?:gestorben|tot|verstorben|begraben|verungluckt)|starb|starben|stirbt
    (?:der|dem|den|sein|ihr|durch) tode?s?|tote|beerdigung|begrabnis|friedhof|trauer\\w*|selbstmord\\w*|suizid\\w*|mord|morde|ermord\\w*|leiche\\w*|umgebracht
    krebs|leukamie|tumor|chemo\\w*|schlaganfall|herzinfarkt|alzheimer|demenz|koma|notaufnahme|depression\\w*|depressiv|magersucht|magersuchtig|bulimie|aids|schwere krankheit|fehlgeburt
    (?:im|ins|in ein|in das|in dem|in einem|aus dem|zum|in) krankenhaus|klinik
    (?:wurde|wird|worden|ist|musste) (?:\\w+ ){0,3}operiert|(?:eine|seine|ihre|meine|der) operation
    gewalt|angriff|anschlag|terror\\w*|schiesserei|krieg|bomben|schlagerei|prugelei
    mobb\\w*|gemobbt|cybermobbing|belastig\\w*|beleidigung\\w*|missbrauch\\w*
    trauma\\w*|alptraum\\w*|albtraum\\w*|panikattack\\w*
    unfall\\w*|autounfall\\w*|unfalle|verungluckt|verletzung\\w*|verletzte?r?|ertrunken|ertrink\\w*|krankenwagen|gips|krucken|angefahren|uberfahren|geblutet
    (?:wein(?:e|te|t|en|ten|st)|gewein\\w*|heule|heulte|geheult)
    ich (?:war|bin) (?:\\w+ )?(?:\\w+ )?traurig`,
  distance: `film filme filmen actionfilm zeichentrickfilm horrorfilm filmende titel happy ende buch bucher roman romane serie serien spiel spiele videospiele? manga geschichte figur\\w* schauspieler\\w*
    held heldin theater stuck folge dokumentation jahrhundert konig konigin legende marchen museum mannschaft lied sanger\\w* beruhmt\\w*
    autor autorin schriftsteller\\w* nachrichten zeitung krimi krimis lieblings\\w* wettbewerb rennen`,
};
