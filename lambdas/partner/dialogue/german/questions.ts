import type { QuestionForms } from "../questionForms.ts";
import { word } from "../wholeWord.ts";

/** How students ask in German. */
export const questions: QuestionForms = {
  lead: new Set(
    "und aber also dann hallo mark ja nein danke entschuldigung bitte du mal sag tag auch okay ok dich oder dir gut".split(
      " ",
    ),
  ),
  links: new Set(
    `dass weil wenn ob als wo was wer wie die der das den dem denn und aber oder sondern da dann so hier
    dort jetzt manchmal oft immer nie auch nur also deshalb trotzdem danach zuerst morgens abends heute
    morgen gestern vielleicht leider naturlich in im am an auf mit zu zum zur von fur ein eine einen
    mein meine sehr zu`.split(/\s+/),
  ),
  echo: /(?<![a-z'])und (?:wie |was )?(?:ist es |ist das |ist |sieht es |geht es )?(?:mit |bei |fur |was |von )?(?:du|dir|dich|euch|ihnen|sie|selbst|selber|deine meinung)(?: (?:so|denn|mark|auch|aus|selbst|meinst du|eigentlich))*(?= ?$| ,)|, du (?:nicht|auch)(?= ?$)|(?:was|wie) (?:meinst|denkst|findest|sagst|haltst) (?:du|sie)(?: (?:das|dazu|daruber|davon|so|denn|es))*(?= ?$| ,)|was ist deine meinung(?: dazu)?(?= ?$| ,)|(?:findest|denkst|meinst|glaubst|siehst) du (?:das |es |so )*auch(?: so)?(?= ?$)|bist du (?:einverstanden|auch dafur|der gleichen meinung)(?= ?$)|(?<![a-z'])und deine?[rs]?(?= ?$)|^(?:du|dir|bei dir)(?: auch| mark)?$|^(?:magst|machst|findest|kennst) du (?:das|es|sie|ihn)(?: auch)?$/,
  strong: [
    "(?:wie viel|wieviel|was) kost[a-z]+",
    "wo (?:ist|sind|finde|gibt|liegt|kann) (?!mein|meine)",
    "gibt es",
    "(?:wie|wer) ist (?:denn |eigentlich )?(?:emma|sam|biscuit)",
    "sind wir (?:bald|gleich|schon|endlich|jetzt|dann) fertig",
    "(?:konnen|kann) (?:wir|ich) (?:bitte |jetzt |endlich )*aufhoren",
    "deine? [a-z]+(?= ?$)",
    "(?:konnen|wollen|sollen) wir uns (?:mal )?(?:[a-z]+ )*treffen",
    "(?:wann|um wie viel uhr|um wieviel uhr) (?:fahrt|beginnt|offnet|schliesst|macht|kommt|ist|gibt|endet)",
    "wie (?:weit|lange|komme) (?:ist|dauert|ich|dauern)",
    "haben sie|konnen sie|verkaufen sie|kann (?:ich|man) hier",
    "wie (?:spat|heissen sie|geht es ihnen)",
  ],
  withYou: [
    "(?:(?:mit|um|fur|von|aus|seit|bis|in|an|auf|zu|wie) )?(?:was|wer|wen|wem|wo|wohin|woher|wann|wie|warum|wieso|weshalb|welche[a-z]*|womit|wofur|woruber|worauf|wovon|wovor|wozu|wie viele?|wieviele?)(?! (?:du|ihr|dein[a-z]*) (?!(?:gern|gerne|auch)))",
  ],
  you: word("du|dich|dir|dein|deine|deinen|deinem|deiner|deines|euch|euer|eure|ihr"),
  last: undefined,
  tags: /(?:(?:^| )(?:, )?(?:oder|oder nicht|ne|gell|nicht wahr|stimmt'?s?|weisst du|verstehst du|okay|ok|nicht|richtig|oder was|siehst du))+$/,
  never:
    /(?:warum|wieso) du nicht$|horst du (?:mir )?(?:zu|uberhaupt zu|nicht zu)$|fragst du (?:das |mich )*(?:schon wieder|noch ?mal|noch einmal)|wie sagt man|was (?:ist|sind) (?!dein|deine|ihr|ihre|das|der|die|fur|mit|los|dir|besser|wichtig|schlimm)(?:(?:in|im|auf|an|ein|eine) )*[a-z]+(?: [a-z]+)?$(?<!bei dir)|schon (?:gesagt|gefragt)|wer weiss(?: das)?(?: schon)?$|warum nicht |^du bist (?:sehr|so|echt|zu|ein bisschen) |wie heisst (?:das|\w+) (?:auf|in)|was (?:heisst|bedeutet)|warum nicht$|was soll ich|^du (?:hast recht|bist (?:nett|toll|doof|lustig|komisch|cool))|(?:kannst|konntest|konnen|konnten) (?:du|sie)(?: das| die frage| mir| bitte| noch)* ?(?:einmal |mal |bitte )*(?:wiederholen|langsamer|helfen|erklaren)|wie du (?:weisst|siehst)/,
  back: /(?:reden|sprechen) wir (?:eigentlich |jetzt )?(?:noch|immer noch|weiter) (?:immer )?(?:uber|von)|(?:konnen|konnten|wollen|wollten|sollen) wir(?: (?:bitte|vielleicht|jetzt|mal|lieber|gern|gerne|noch|einmal|nicht))* (?:wieder|uber|von|zuruck|zum|zur)(?![a-z])[a-z ]*?(?:sprechen|reden|zuruck|kommen|gehen)(?![a-z])|(?:mochte|will|wurde|kann|konnte) (?:ich )?(?:gern |gerne |jetzt |bitte )*(?:lieber |wieder |weiter )+(?:uber|von) [a-z ]+(?:sprechen|reden)|(?:ich )?dachte (?:dass )?wir (?:sprechen|reden|wollten|[a-z ]*sprechen|[a-z ]*reden)|warum (?:sprichst|redest|fragst) du (?:mich |mit mir )?(?:uber|von|nach)(?![a-z])|(?:ich )?wollte (?:ich )?(?:doch |eigentlich |lieber |gern |gerne )*(?:uber|von) [a-z ]+(?:sprechen|reden)|wann (?:sprechen|reden) wir (?:endlich |wieder )?(?:uber|von)|wollten wir nicht (?:uber|von)|(?:was|wie) hat (?:das|der|die)?[a-z ]* (?:damit |mit [a-z ]+)?zu tun|das thema wechseln|zuruck zu(?:m|r) thema|(?:habe|hab) (?:doch )?(?:gar )?(?:nichts|nicht) (?:von|uber) [a-z ]+(?:gesagt|gesprochen)|wir (?:sprechen|reden|sprachen) doch (?:uber|von)|ich sprach von|ich meinte /,
  anywhere:
    /(?<![a-z'])(?:bist du (?:wirklich |eigentlich |nur |echt )?(?:eine? )?(?:echter )?(?:roboter|ki|mensch|maschine|computer|programm|echt(?= ?$))|erzahl(?: mir)?(?: mal| doch)* einen witz|(?:wie viel|wieviel|was) kostet|wie spat ist es|wann fahrt der|(?:wann|wo|wie|was|warum|wohin|woher|wen|wovor) (?!und|oder)[a-z]+ (?:du|deine?)|hast du (?:auch|eigentlich|denn)|(?:warst|bist) du (?:auch|eigentlich|denn|schon)|(?:welche[nmrs]?|was fur(?: ein[a-z]*)?|wie viele?|wieviele?) (?:[a-z]+ ){1,2}(?:[a-z]+st|hast|bist|magst|willst) du|(?:ist|sind|war|waren|heisst|hat|haben) deine?[rn]? [a-z]+|(?:wie lange )?dauert das noch)(?![a-z])/,
  plain: /^(?:ist|sind|war|waren|macht|gibt|verdienen|kostet|hat|haben) [a-z]+ [a-z]+/,
  indirect:
    /(?:weiss|wusste|verstehe|sagt|fragt|fragte|gefragt|vergessen|sagte|ahnung|mir egal)(?: (?:nicht|nie|noch nicht|genau|immer|mich|ich nicht|nicht genau))*(?: ,)? $/,
  open: word(
    "was|wer|wen|wem|wo|wohin|woher|wann|wie|warum|wieso|weshalb|welche[a-z]*|womit|wofur|woruber|worauf|wovor|wovon|wozu|wieviele?",
  ),
  knows: word("(?:kennst du|kennen sie|hast du .*gehort)"),
  negated: word("nicht|kein|keine|keinen|nie"),
  kinds: [
    ["reason", word("warum|wieso|weshalb")],
    [
      "howOften",
      word(
        "wie oft|wie haufig|oft|jeden tag|jede woche|wie viele stunden|wie lange (?:bist du|verbringst|sitzt|nutzt|benutzt)|wie viel zeit|wieviel zeit|regelmassig",
      ),
    ],
    ["when", word("wann|wie viel uhr|wieviel uhr|wie lange|an welchem tag|seit wann")],
    ["who", word("wer|wen|wem")],
    ["where", word("wo|wohin|woher")],
    [
      "opinion",
      word("streitest|findest|denkst|meinst|meinung|haltst|glaubst|ist dir wichtig|wichtig|verstehst"),
    ],
    [
      "like",
      /(?<![a-z])(?:magst|mogt|gern|gerne|liebst|lieber|am liebsten|liebling[a-z]*|gefallt|gefallen|interessier[a-z]*|hasst|schmeckt|bevorzugst|stehst du auf|lieblings)(?![a-z])/,
    ],
  ],
  times: {
    past: word(
      "gestern|letzt[a-z]+|vorgestern|warst|wart|hattest|(?:hast|bist|habt) (?:du|ihr) (?:[a-z]+ )*(?:ge[a-z]+(?:t|en)|[a-z]+ge[a-z]+(?:t|en)|besucht|verbracht|erlebt|studiert|trainiert)|konntest du|als kind|fruher",
    ),
    future: word(
      "morgen(?! (?:auf|fruh auf))|nachst[a-z]+|spater|in (?:der )?zukunft|wirst|werdet|nach (?:den|deinen|der) (?:prufungen|gcses?|schule|examen)|ubermorgen|dies(?:es jahr|en sommer|es wochenende)|hast du vor|planst du",
    ),
    conditional: word(
      "wurdest|wurde dir|mochtest|hattest du gern|konntest du dir|wenn du (?:viel geld|reich|konntest|[a-z]+ hattest|[a-z]+ warst)|warst du gern|wurdet",
    ),
  },
  phrases: [
    ["fame", word("beruhmt (?:sein|werden)|(?:ein )?star (?:sein|werden)")],
    ["influencers", word("influencer(?:n|in|innen)?")],
    ["roleModel", word("vorbild(?:er)?|bewunderst")],
    ["team", word("lieblings(?:verein|mannschaft|team|club)|dein (?:verein|team)")],
    ["sister", word("(?:wie|wer) ist (?:denn |eigentlich )?emma")],
    [
      "townSights",
      word(
        "kann man (?:[a-z]+ )*(?:in|bei) (?:deiner|deinem|dir|brighton)(?: [a-z]+)?(?: (?:machen|sehen|besuchen|unternehmen))?(?= ?$)",
      ),
    ],
    ["singing", word("singst du(?: [a-z]+)* (?:gut|gern|gerne)|(?:kannst|konntest) du(?: [a-z]+)* singen")],
    ["badmintonSkill", word("(?:gut|schlecht) (?:im|in) badminton|spielst du gut badminton")],
    ["dogCharacter", word("(?:dein hund|biscuit) .*(?:lieb|suss|nett|brav|lustig|bose|ruhig)")],
    [
      "series",
      word("was (?:guckst|siehst|schaust) du(?: so| gern| gerne| abends| im fernsehen| auf netflix)*(?= ?$)"),
    ],
    ["otherSport", word("(?:schwarzen|blauen|braunen|grunen|gelben) gurtel")],
    [
      "curious",
      word(
        "(?:warum|wieso) (?:willst|mochtest) du (?:das|es|all das)? ?(?:alles )?wissen|(?:warum|wieso) fragst du(?: mich| das| so viel| immer| so was| eigentlich)*(?= ?$| ,)|was ist dein problem(?: .*)?",
      ),
    ],
    ["misheard", word("(?:warum|wieso) (?:tut (?:es|das) dir leid|bist du traurig|sagst du das)")],
    ["joke", word("witze?")],
    ["otherStudents", word("(?:andere|anderen|mehr|weitere) schulern?")],
    ["schoolSize", word("(?:wie viele|wieviele) (?:schuler(?:innen)?|leute|kinder)")],
    ["hungry", word("hunger|hungrig")],
    ["today", word("(?:wie war|und) dein tag|hast du heute gemacht(?= ?$)")],
    ["later", word("(?:machst|hast) du heute(?: noch)?(?: vor)?(?= ?$)")],
    ["household", word("(?:wohnst|lebst) du (?:[a-z]+ )*(?:mit|bei) dein[a-z]*")],
    ["siblings", word("heisst (?:denn )?deine schwester|name (?:von )?deiner schwester")],
    ["sam", word("(?:wer|wie) ist (?:denn )?sam|kennst du sam|mit sam")],
    ["biscuit", word("(?:wer|wie) ist (?:denn )?biscuit")],
    ["songs", word("(?:lieder?|songs?) .*gitarre|gitarre .*(?:lieder?|songs?)")],
    ["filmSeen", word("film .*(?:emma|mit deiner schwester)")],
    ["filmRole", word("welche (?:rolle|figur)")],
    [
      "dislikedSubject",
      word(
        "f(?:a|ae)ch(?:er)? .*(?:nicht (?:gern|gerne|gemocht|so)|hasst|magst du nicht|am wenigsten)|(?:hasst|magst) .*fach .*nicht",
      ),
    ],
    ["goodAt", word("(?:bist|warst) du (?:auch )?(?:gut|schlecht) in")],
    ["primarySchool", word("grundschule")],
    ["strictness", word("deine eltern .*streng")],
    ["costume", word("verkleide[a-z]*|kostum")],
    ["tasted", word("(?:schon (?:ein)?mal|je(?:mals)?) .*(?:gegessen|probiert|getrunken)")],
    ["flown", word("(?:schon (?:ein)?mal|je(?:mals)?) geflogen")],
    ["answerInEnglish", word("(?:darf|kann|konnen|durfen) (?:ich|wir) (?:[a-z]+ )*(?:auf|in) englisch")],
    ["married", word("verheiratet")],
    ["ownRoom", word("teilst du (?:dir )?(?:dein|ein|das) zimmer|eigenes zimmer")],
    [
      "meeting",
      word(
        "mit mir (?:zocken|spielen)|(?:willst|mochtest|kommst|kannst|wurdest) du (?:[a-z]+ )*mit (?:mir|uns)|kommst du (?:[a-z]+ )*mit(?= ?$)",
      ),
    ],
    ["money", word("(?:wie viel|wieviel) (?:geld )?verdienst|verdienst du (?:viel|gut)|geld verdienst du")],
    ["mood", word("bist du (?:auch |sehr |jetzt )?(?:mude|krank|glucklich|traurig|zufrieden)")],
    [
      "questions",
      word(
        "was ist das (?:denn )?fur (?:eine )?(?:komische |dumme |blode )?fragen?|(?:blode|dumme|komische) fragen?(?= ?$)",
      ),
    ],
    ["finish", word("dauert (?:das|es) (?:denn )?noch|wie lange noch")],
    ["homeland", word("(?:schon (?:ein)?mal|waren sie) .*(?:grossbritannien|england)")],
    ["guitarSkill", word("(?:spielst|kannst) du (?:[a-z]+ )*gut (?:[a-z]+ )*gitarre|gut gitarre")],
    ["films", word("zuletzt gesehen")],
    [
      "trainPlane",
      word(
        "(?:zug|bus|auto|flugzeug) oder (?:lieber )?(?:mit dem |fliegst|den |das )?(?:zug|bus|auto|flugzeug|du)?",
      ),
    ],
    ["london", word("(?:wohnst|kommst|lebst) .*london")],
    ["actor", word("lieblingsschauspieler(?:in)?")],
    ["chocolate", word("(?:magst|isst) .*schokolade")],
    [
      "sister",
      word(
        "wie ist (?:denn |eigentlich )?deine (?:kleine )?schwester|deine (?:kleine )?schwester(?: ,)? wie ist (?:sie|die)|ist deine (?:kleine )?schwester (?:nett|lustig|nervig|lieb)|beschreib(?:e)? deine schwester",
      ),
    ],
    ["examNerves", word("(?:prufung(?:en)?|klausur(?:en)?) .*(?:nervos|aufgeregt|gestresst|angst)")],
    ["townName", word("heisst (?:denn )?deine stadt|deine stadt heisst|name (?:von )?deiner stadt")],
    ["flying", word("(?:flugangst|angst .*(?:fliegen|flugzeug))")],
    ["fear", word("angst(?!.*(?:prufung|klausur))")],
    ["diving", word("tauchen|getaucht|tauchst")],
    ["fish", word("(?:isst|magst|gern|gerne) .*fisch")],
    ["catsDogs", word("(?:hunde?|katzen?) oder (?:lieber )?(?:hunde?|katzen?)")],
    ["teaCoffee", word("(?:tee|kaffee) oder (?:lieber )?(?:tee|kaffee)")],
    ["singer", word("lieblings(?:sanger(?:in)?|band|gruppe)|welche[nr]? (?:band|sanger(?:in)?|gruppe)")],
    ["colour", word("lieblingsfarbe")],
    ["number", word("lieblingszahl")],
    ["animal", word("lieblingstier")],
    ["country", word("lieblingsland")],
    ["memory", word("(?:beste|schonste|beste) erinnerung(?:en)?|schonstes erlebnis")],
    ["million", word("millionen?|millionar")],
    ["superpower", word("superkraft|superkrafte|superheld")],
    ["pocketMoney", word("taschengeld")],
    [
      "phoneBook",
      word(
        "(?:handy|smartphone) oder (?:lieber )?(?:ein )?buch(?:er)?|buch(?:er)? oder (?:lieber )?(?:dein )?handy",
      ),
    ],
    ["ownClothes", word("uniform oder|eigene (?:kleidung|klamotten)")],
    [
      "cityCountry",
      word(
        "stadt oder (?:lieber )?(?:auf )?(?:dem|das|im)? ?(?:land|dorf)|land oder (?:lieber )?(?:in )?(?:der|die)? ?stadt",
      ),
    ],
    ["marriage", word("heiraten|hochzeit|verheiratet")],
    ["famousDay", word("wer (?:warst|wurdest) du(?: gern(?:e)?)?|einen tag (?:lang )?beruhmt")],
    ["yesterdayFood", word("gestern .*(?:gegessen)")],
    ["present", word("geschenke?|(?:zum geburtstag) .*bekommen")],
    ["driving", word("auto fahren|fahrst du (?:schon )?auto|fuhrerschein")],
    ["cooking", word("kochst|kochen")],
    ["examNerves", word("(?:nervos|aufgeregt|gestresst|angst) .*(?:prufung(?:en)?|klausur(?:en)?)")],
    ["stress", word("gestresst|stress")],
    [
      "bestTrip",
      word(
        "(?:welche (?:stadt|reise)|welches land|wo) (?:hat|hat's|hat es) dir (?:[a-z]+ )?am besten (?:gefallen)?",
      ),
    ],
    ["heat", word("wenn es (?:sehr )?(?:heiss|warm) ist|hitze")],
    ["rainyDay", word("wenn es regnet")],
    ["breakfast", word("zum fruhstuck")],
    ["schoolEnd", word("schule (?:aus|zu ende)|(?:endet|ist) (?:deine|die) schule (?:aus|zu ende)?")],
    ["newSport", word("sportart .*ausprobieren|ausprobieren .*sport")],
    ["badmintonHard", word("badminton .*(?:schwer|schwierig|leicht|einfach)")],
    [
      "footballPay",
      word("(?:fussballer|spieler|stars) .*verdienen|verdienen .*(?:fussballer|spieler|stars)"),
    ],
    ["ai", word("(?:die|von|uber) (?:kunstliche intelligenz|ki)|kunstliche intelligenz (?!bist)")],
    ["teachMe", word("(?:mir|es mir) (?:[a-z]+ )*(?:beibringen|zeigen wie)")],
    ["right", word("(?:ist|war) (?:das|es) (?:so )?(?:richtig|falsch|korrekt)|mein (?:deutsch|akzent)")],
    [
      "finish",
      word("(?:bald|gleich|schon|endlich|jetzt|dann) fertig|(?:aufhoren|schluss machen)|wie viele fragen"),
    ],
    ["remark", word("nicht (?:so )?ideal")],
    ["questions", word("(?:besseren?|interessanteren?) fragen")],
    ["unknown", word("gott|politik|wahlst")],
    ["alcohol", word("alkohol|bier|wein")],
    ["job", word("gearbeitet")],
    [
      "robot",
      word(
        "hat dich (?:gemacht|programmiert|erfunden|entwickelt)|robot[a-z]*|echt|echter|ein (?:echter )?mensch|ki|computer ?programm|computer|bot|kunstliche|programm|chatgpt|wirklich",
      ),
    ],
    [
      "phoneNumber",
      word(
        "deine? (?:handy ?|telefon ?)?(?:nummer|handynummer|telefonnummer|snap[a-z]*|insta[a-z]*|whatsapp|tiktok|email|mail)",
      ),
    ],
    [
      "meeting",
      word(
        "(?:uns|mich|dich) (?:[a-z]+ )*(?:treffen|sehen)|treffen wir uns|mit mir (?:aus)?gehen|zu mir kommen|dich treffen",
      ),
    ],
    ["address", word("deine adresse|welcher strasse|deine strasse")],
    ["photos", word("(?:ein|dein|deine|mir) (?:foto|bild|fotos|bilder|selfie)(?: von dir)?")],
    ["private", word("dein passwort|bist du (?:gerade )?allein|geheimnis[a-z]*")],
    ["love", word("(?:liebst|magst) du mich|(?:eine |deine )?freundin|verliebt|single|einen festen freund")],
    ["name", word("(?:heisst|heissen) (?:du|sie)|dein name|du heisst|deinen namen")],
    ["age", word("wie alt|dein alter")],
    ["mood", word("(?:wie )?geht'? ?(?:es|s) (?:dir|ihnen)|wie gehts?|wie geht'? s|geht es dir")],
    [
      "origin",
      word("woher|kommst du aus|aus welchem land|bist du (?:englander|deutscher|brite|deutsch|englisch)"),
    ],
    ["birthday", word("geburtstag|geboren")],
    [
      "gettingAbout",
      word(
        "wie (?:kommst|gehst|fahrst) du (?:[a-z]+ )?(?:zum|ins|in den|dahin|dorthin|zur (?!schule)[a-z]+|in die (?!schule)[a-z]+)",
      ),
    ],
    ["barcelonaTrip", word("(?:wie war|was hast|hast du|hat es|hat) .*barcelona")],
    ["cologneTrip", word("(?:wie war|was hast|hast du|hat es|hat) .*koln")],
    ["lilleTrip", word("(?:wie war|was hast|hast du|hat es|hat) .*lille")],
    [
      "transport",
      word(
        "wie (?:kommst|gehst|fahrst) du (?:zur|in die|nach)|(?:zu fuss|mit dem bus) (?:zur|in die) schule",
      ),
    ],
    [
      "plans",
      word("nach (?:den|deinen|der) (?:prufungen|gcses?|schule|examen)|nachstes (?:schul)?jahr|im september"),
    ],
    ["career", word("spater|in (?:der )?zukunft|von beruf|werden(?= ?$)|traumberuf|arbeiten")],
    ["routine", word("stehst .*auf|aufstehen|alltag|tagesablauf|aufgestanden|wachst")],
    ["sleep", word("ins bett|schlafst|schlafen")],
    ["job", word("nebenjob|teilzeitjob|einen job|arbeitest")],
    ["chores", word("zu ?hause (?:helfen|machen)|hilfst|haushalt|hausarbeit|im haus|hilfst du zu hause")],
    ["books", word("comics?")],
    ["internet", word("soziale[a-z]* (?:medien|netzwerke)|online|internet|im netz")],
    ["weekend", word("(?:am |letztes |nachstes )?wochenende|samstags?|sonntags?")],
    ["freeTime", word("freizeit|hobbys?|hobbies|in deiner freien zeit|entspannen|spass")],
    ["germany", word("deutschland|koln")],
    ["dream", word("lotto|reich|traum")],
    ["environment", word("umwelt|umweltfreundlich|mull|klima|planeten")],
    ["food", word("lieblingsessen")],
    ["drink", word("lieblingsgetrank")],
    ["subjects", word("lieblingsfach|facher")],
    ["sport", word("lieblingssport[a-z]*|sportlich")],
    ["films", word("lieblingsfilm")],
    ["seasons", word("jahreszeit|lieblingsjahreszeit")],
    ["teachers", word("lieblingslehrer(?:in)?")],
    ["town", word("brighton")],
    [
      "absurd",
      word(
        "hubschrauber|einhorn|einhorner|dinosaurier|ausserirdische[rn]?|geister?|zombies?|vampire?|drachen?|auf dem mond|rakete|milliardar|giraffen?|elefanten?|krokodile?",
      ),
    ],
  ],
  counter:
    /(?<![a-z'])(?:(?:konnen|konnten) sie (?:(?:mir|uns) )?(?:[a-z]+ )*(?:empfehlen|vorschlagen|sagen)|haben sie|(?:darf|kann) ich(?!.* nicht))(?![a-z])/,
  services: [
    ["until", word("bis wann|bis wie viel uhr|bis wieviel uhr")],
    [
      "line",
      word(
        "gibt es (?:hier )?(?:einen |eine )?(?:bus|zug|u bahn|s bahn|strassenbahn)|fahrt (?:hier )?(?:ein|auch ein) bus",
      ),
    ],
    [
      "night",
      word("(?:preis|was kostet|kostet|wie viel) .*(?:nacht|zimmer)|(?:nacht|zimmer) .*(?:preis|kostet)"),
    ],
    ["kinds", word("was fur (?:ein[a-z]* )?[a-z]+ (?:haben|gibt)|welche [a-z]+ (?:haben sie|gibt es)")],
    ["adviseFood", /(?=.*(?:empf|vorschl|raten))(?=.*(?:restaurant|cafe|essen|imbiss))/],
    ["adviseHotel", /(?=.*(?:empf|vorschl|raten))(?=.*(?:hotel|jugendherberge|pension|zimmer))/],
    [
      "advisePlace",
      /(?=.*(?:empf|vorschl|raten))(?=.*(?:sehenswurdigkeit|besuchen|besichtigen|museum|ausflug|ort|stadt|aktivitat))/,
    ],
    ["advise", word("empfehlen|empfiehlt|empfehlung|vorschlagen|raten sie")],
    ["found", word("gefunden")],
    ["hospital", word("krankenhaus|ist es (?:schlimm|ernst)")],
    ["medicine", word("tabletten?|medikamente?|medizin|pillen?|rezept|salbe")],
    ["contains", word("nusse?|gluten|laktose|erdnusse?|allergene?|schweinefleisch")],
    ["wifi", word("(?:wlan|wifi|internet)(?! .*(?:inklusive|kostenlos|inbegriffen|gratis|kostet))")],
    ["through", word("umsteigen|direkt")],
    ["online", word("(?:online|im internet) (?:kaufen|buchen|reservieren)|reservieren")],
    ["next", word("was (?:muss|soll|kann) ich (?:jetzt |nun )?(?:machen|tun)")],
    [
      "card",
      word("mit (?:der )?(?:kreditkarte|karte|ec karte)|kreditkarte|bar bezahlen|karte (?:be)?zahlen"),
    ],
    ["breakfast", /fruhstuck/],
    ["time", word("wie spat(?: ist es)?|wie viel uhr ist es|wieviel uhr ist es")],
    ["bill", word("(?:die )?rechnung|(?:be)?zahlen bitte|bitte (?:be)?zahlen")],
    ["tryOn", word("anprobieren|umkleidekabinen?")],
    [
      "change",
      word(
        "anderes zimmer|zimmer (?:wechseln|tauschen)|umtauschen|wechseln|ein anderer tisch|einen anderen tisch",
      ),
    ],
    ["fix", word("reparieren|sauber machen|jemanden (?:schicken|vorbeischicken)|mir .*bringen")],
    ["discount", word("rabatt|ermassigung|geld zuruck")],
    ["included", word("inbegriffen|inklusive|enthalten|kostenlos|gratis")],
    ["people", word("(?:fur )?wie viele personen")],
    ["price", word("(?:wie viel|wieviel|was) (?:kost[a-z]+|macht das)|kostet|kosten|preis|eintritt")],
    ["departure", word("fahrt|kommt .*an|abfahrt|nachste (?:zug|bus|flug|bahn)|welchem gleis|gleis|ankunft")],
    ["duration", word("wie lange|dauert")],
    [
      "hours",
      word(
        "offnet|schliesst|geoffnet|offnungszeiten|macht .*(?:auf|zu)|wann (?:beginnt|endet|fangt)|um wie viel uhr|beginnt|wie spat",
      ),
    ],
    [
      "permit",
      word(
        "(?<!(?:wo|wie|was|wann|wohin) )(?:darf|kann) ich .*(?:schwimmen|sport|schule|arbeiten|spielen|tanzen|laufen|joggen|reisen|fliegen|essen|trinken|rausgehen|ausgehen)",
      ),
    ],
    ["where", word("wo (?:ist|sind|finde|kann|gibt|liegt)|wie komme ich|wie weit|in der nahe|zum|zur")],
    ["something", word("haben sie (?:auch |vielleicht )?etwas")],
    ["have", word("haben sie (?:auch |vielleicht |noch |hier )?(?:eine?[nrs]?|dies[a-z]+)")],
    [
      "available",
      word(
        "gibt es|haben sie|kann (?:ich|man)|konnte ich|ist .*frei|darf (?:ich|man)|konnen (?:wir|sie)|verkaufen sie|noch (?:platze|karten|zimmer)",
      ),
    ],
  ],
};
