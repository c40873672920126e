import type { AdjectiveTable } from "../morphology.ts";

/**
 * "word:english", with the stem that endings are added to behind a slash where it differs (teuer/teur). A "=" behind the
 * English marks adjectives that never take an ending.
 */
export const adjectives: AdjectiveTable = {
  positive: `interessant:interesting lustig:funny spannend:exciting gut:good toll:great prima:great= super:great= fantastisch:fantastic schön:beautiful hübsch:pretty
    lecker:delicious nett:nice freundlich:friendly nützlich:useful einfach:easy leicht:easy ausgezeichnet:excellent angenehm:pleasant glücklich:happy froh:glad
    entspannend:relaxing wunderbar:wonderful unglaublich:incredible intelligent:intelligent ruhig:quiet gesund:healthy besser:better best:best perfekt:perfect stolz:proud
    bequem:comfortable praktisch:practical sauber:clean unterhaltsam:entertaining großzügig:generous sympathisch:likeable hilfsbereit:helpful herrlich:marvellous
    cool:cool klasse:great= fit:fit geil:great fleißig:hard-working klug:clever witzig:witty köstlich:delicious zufrieden:content wichtig:important modern:modern aufregend:exciting`,
  negative: `langweilig:boring schwierig:difficult schwer:difficult schlecht:bad schrecklich:terrible furchtbar:awful traurig:sad müde:tired anstrengend:tiring nutzlos:useless laut:noisy
    schmutzig:dirty gefährlich:dangerous teuer/teur:expensive krank:ill stressig:stressful gestresst:stressed faul:lazy hässlich:ugly enttäuscht:disappointed enttäuschend:disappointing
    eklig:disgusting kompliziert:complicated streng:strict nervig:annoying ärgerlich:annoying egoistisch:selfish verschmutzt:polluted ungesund:unhealthy böse:angry allein:alone
    doof:stupid dumm:stupid blöd:stupid einsam:lonely mies:lousy unfreundlich:unfriendly ungerecht:unfair schlimm:bad`,
  neutral: `groß:big klein:small neu:new alt:old jung:young lang:long kurz:short rot:red blau:blue grün:green schwarz:black weiß:white gelb:yellow grau:grey rosa:pink= lila:purple= braun:brown
    orange:orange= blond:blond rothaarig:red-haired französisch:French englisch:English spanisch:Spanish deutsch:German italienisch:Italian amerikanisch:American heiß:hot warm:warm kalt:cold erst:first
    nächst:next letzt:last ganz:whole historisch:historic sportlich:sporty aktiv:active schüchtern:shy gesprächig:talkative ernst:serious berühmt:famous reich:rich arm:poor dick:fat
    dünn:thin möglich:possible nötig:necessary verschieden:different traditionell:traditional typisch:typical touristisch:touristy täglich:daily verheiratet:married geschieden:divorced schnell:fast langsam:slow
    stark:strong hoch/hoh:high niedrig:low schwach:weak kostenlos:free fertig:ready geschlossen:closed offen:open vegetarisch:vegetarian beliebt:popular schlank:slim ander:other selb:same kulturell:cultural
    jünger:younger älter:older größer:bigger kleiner:smaller ledig:single glatt:straight lockig:curly hell:light dunkel/dunkl:dark viel:much öffentlich:public britisch:British nass:wet sonnig:sunny wolkig:cloudy windig:windy neblig:foggy`,
};
