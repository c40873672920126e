import type { AdjectiveTable } from "../../core/morphology.ts";

/**
 * "word:english", with the stem that endings are added to behind a slash where it differs (teuer/teur). A "=" behind the
 * English marks adjectives that never take an ending.
 */
export const adjectives: AdjectiveTable = {
  positive: `interessant:interesting lustig:funny launisch:moody spannend:exciting gut:good toll:great prima:great= super:great= fantastisch:fantastic schön:beautiful
hübsch:pretty lecker:delicious nett:nice freundlich:friendly nützlich:useful einfach:easy leicht:easy ausgezeichnet:excellent
angenehm:pleasant glücklich:happy froh:glad entspannend:relaxing wunderbar:wonderful unglaublich:incredible intelligent ruhig:quiet
gesund:healthy besser:better best perfekt:perfect stolz:proud bequem:comfortable praktisch:practical sauber:clean unterhaltsam:entertaining
großzügig:generous sympathisch:likeable hilfsbereit:helpful herrlich:marvellous cool klasse:great= fit geil:great fleißig:hard-working
klug:clever witzig:witty köstlich:delicious zufrieden:content wichtig:important modern aufregend:exciting ehrlich:honest treu:loyal
höflich:polite liebenswürdig:kind lieb:dear süß:sweet attraktiv:attractive schick:smart elegant gemütlich:cosy hervorragend:excellent
erstaunlich:amazing großartig:magnificent wunderschön:beautiful beeindruckend:impressive faszinierend:fascinating erfolgreich:successful
begabt:gifted talentiert:talented kreativ:creative geduldig:patient verständnisvoll:understanding vernünftig:sensible zuverlässig:reliable
optimistisch:optimistic selbstbewusst:self-confident selbstständig:independent mutig:brave fröhlich:cheerful begeistert:enthusiastic
umweltfreundlich:environmentally_friendly erfrischend:refreshing günstig:reasonable preiswert:good_value erholsam:relaxing entspannt:relaxed
lehrreich:instructive informativ:informative motiviert:motivated motivierend:motivating inspirierend:inspiring sinnvoll:meaningful
hilfreich:helpful frisch:fresh lebendig:lively abwechslungsreich:varied ideal genial:brilliant romantisch:romantic aufgeregt:excited
charmant:charming brav:well-behaved ordentlich:tidy pünktlich:punctual gerecht:fair fair tolerant positiv:positive liebevoll:loving nah:near
ausgeglichen:balanced ausgewogen:balanced sicher:safe lebenswichtig:vital unvergesslich:unforgettable spektakulär:spectacular bunt:colourful
überrascht:surprised gebildet:educated bekannt:well-known locker:easy-going dankbar:grateful lohnenswert:worthwhile gelungen:successful
verliebt:in_love dynamisch:dynamic krass:awesome mega= top:great= ok:okay= okay= happy= spaßig:fun unterhaltend:entertaining`,
  negative: `langweilig:boring schwierig:difficult schwer:difficult schlecht:bad schrecklich:terrible furchtbar:awful traurig:sad müde:tired
anstrengend:tiring nutzlos:useless laut:noisy schmutzig:dirty gefährlich:dangerous teuer/teur:expensive krank:ill stressig:stressful
gestresst:stressed faul:lazy hässlich:ugly enttäuscht:disappointed enttäuschend:disappointing eklig:disgusting kompliziert:complicated
streng:strict nervig:annoying ärgerlich:annoying egoistisch:selfish verschmutzt:polluted ungesund:unhealthy böse:angry allein:alone
doof:stupid dumm:stupid blöd:stupid einsam:lonely unfreundlich:unfriendly ungerecht:unfair schlimm:bad altmodisch:old-fashioned
unbequem:uncomfortable unangenehm:unpleasant unhöflich:impolite unordentlich:untidy ungeduldig:impatient unglücklich:unhappy
unmöglich:impossible unzufrieden:dissatisfied frech:cheeky gemein:mean grausam:cruel eifersüchtig:jealous neidisch:envious nervös:nervous
ängstlich:anxious pessimistisch:pessimistic arrogant eingebildet:conceited gewalttätig:violent aggressiv:aggressive schädlich:harmful
süchtig:addicted abhängig:dependent gelangweilt:bored verrückt:mad sinnlos:pointless überfüllt:overcrowded kaputt:broken
peinlich:embarrassing schuldig:guilty tot:dead arbeitslos:unemployed obdachlos:homeless fettig:greasy salzig:salty bitter scharf:spicy
sauer/saur:sour beängstigend:frightening gruselig:creepy erschöpft:exhausted besorgt:worried ekelhaft:disgusting entsetzlich:dreadful
miserabel/miserabl:miserable grässlich:horrible negativ:negative problematisch:problematic betrunken:drunk erkältet:suffering_from_a_cold
verletzt:injured übergewichtig:overweight umweltschädlich:environmentally_damaging unsicher:unsafe unwichtig:unimportant unfair uncool=
chaotisch:chaotic deprimierend:depressing deprimiert:depressed frustrierend:frustrating frustriert:frustrated bedroht:threatened
giftig:poisonous schuld:to_blame= blass:pale schmerzhaft:painful verärgert:annoyed wütend:angry hungrig:hungry durstig:thirsty
lächerlich:ridiculous falsch:wrong leer:empty`,
  neutral: `groß:big klein:small neu:new alt:old jung:young lang:long kurz:short rot:red blau:blue grün:green schwarz:black weiß:white gelb:yellow
grau:grey rosa:pink= lila:purple= braun:brown orange= blond rothaarig:red-haired französisch:French englisch:English spanisch:Spanish
deutsch:German italienisch:Italian amerikanisch:American heiß:hot warm kalt:cold erst:first nächst:next letzt:last vorletzt:last_but_one
ganz:whole historisch:historic sportlich:sporty aktiv:active schüchtern:shy gesprächig:talkative ernst:serious berühmt:famous reich:rich
arm:poor dick:fat dünn:thin möglich:possible nötig:necessary verschieden:different traditionell:traditional typisch:typical
touristisch:touristy täglich:daily verheiratet:married geschieden:divorced schnell:fast langsam:slow stark:strong hoch/hoh:high niedrig:low
schwach:weak kostenlos:free fertig:ready geschlossen:closed offen:open vegetarisch:vegetarian beliebt:popular schlank:slim ander:other
selb:same kulturell:cultural jünger:younger älter:older größer:bigger kleiner:smaller
größt:biggest kleinst:smallest ältest:oldest jüngst:youngest höchst:highest schönst:most_beautiful wichtigst:most_important schlimmst:worst nettest:nicest
teuerst:dearest billigst:cheapest schnellst:fastest lustigst:funniest interessantest:most_interesting schwierigst:most_difficult schwerst:hardest
leichtest:easiest stärkst:strongest wärmst:warmest kältest:coldest leckerst:tastiest coolst:coolest beliebtest:most_popular bekanntest:best_known
tollst:greatest neuest:newest gefährlichst:most_dangerous ledig:single glatt:straight lockig:curly hell:light
dunkel/dunkl:dark viel:much öffentlich:public britisch:British nass:wet sonnig:sunny wolkig:cloudy windig:windy neblig:foggy
unterschiedlich:different ähnlich:similar gleich:same eigen:own tief:deep breit:wide eng:narrow weit:far flach:flat rund:round hart:hard
weich:soft voll:full roh:raw frei:free besetzt:occupied einzig:only direkt:direct normal gewöhnlich:usual üblich:usual regelmäßig:regular
häufig:frequent wöchentlich:weekly monatlich:monthly jährlich:yearly heutig:today's gestrig:yesterday's früh:early spät:late früher:former
aktuell:current alkoholisch:alcoholic alkoholfrei:non-alcoholic vegan biologisch:biological künstlich:artificial natürlich:natural
ökologisch:ecological elektrisch:electric elektronisch:electronic digital technisch:technical wissenschaftlich:scientific
politisch:political wirtschaftlich:economic sozial:social global international national regional lokal:local ländlich:rural
christlich:Christian religiös:religious katholisch:Catholic muslimisch:Muslim jüdisch:Jewish europäisch:European schottisch:Scottish
irisch:Irish österreichisch:Austrian schweizerisch:Swiss türkisch:Turkish griechisch:Greek chinesisch:Chinese japanisch:Japanese
indisch:Indian russisch:Russian polnisch:Polish portugiesisch:Portuguese afrikanisch:African asiatisch:Asian mexikanisch:Mexican
australisch:Australian niederländisch:Dutch mittelgroß:medium-sized kräftig:strong dunkelbraun:dark_brown hellbraun:light_brown
dunkelblau:dark_blue hellblau:light_blue gestreift:striped golden:gold pink= beige= türkis:turquoise= gebraten:fried gekocht:boiled
gegrillt:grilled gebacken:baked gemischt:mixed verlobt:engaged getrennt:separated verwandt:related adoptiert:adopted erwachsen:grown-up
jugendlich:youthful ernsthaft:serious still:quiet neugierig:curious unabhängig:independent konservativ:conservative emotional
sensibel/sensibl:sensitive empfindlich:sensitive persönlich:personal privat:private gemeinsam:joint körperlich:physical psychisch:mental
medizinisch:medical freiwillig:voluntary steil:steep gewohnt:used_to theoretisch:theoretical mündlich:oral schriftlich:written
wertvoll:valuable billig:cheap gebraucht:used erneuerbar:renewable nachhaltig:sustainable trocken:dry feucht:damp kühl:cool mild
heiter:bright bedeckt:overcast regnerisch:rainy stürmisch:stormy nördlich:northern südlich:southern östlich:eastern westlich:western
zentral:central entfernt:distant link:left recht:right vorig:previous folgend:following kommend:coming vergangen:past zweit:second
dritt:third viert:fourth fünft:fifth sechst:sixth siebt:seventh neunt:ninth zehnt:tenth elft:eleventh zwölft:twelfth zwanzigst:twentieth
klar:clear deutlich:clear genau:exact bestimmt:certain gewiss:certain notwendig:necessary gespannt:curious bereit:ready wach:awake
lebend:alive blind taub:deaf behindert:disabled schwanger:pregnant geboren:born bilingual zweisprachig:bilingual meist:most wenig:little
einzeln:individual gesamt:total halb:half doppelt:double riesig:huge winzig:tiny enorm:enormous stressfrei:stress-free klassisch:classical
akustisch:acoustic live= online= berufstätig:working angestellt:employed selbständig:self-employed ausländisch:foreign fremd:foreign
fern:distant sogenannt:so-called menschlich:human weiblich:female männlich:male fließend:fluent allgemein:general speziell:special
besonder:special wahr:true echt:real richtig:right passend:suitable ungewöhnlich:unusual seltsam:strange komisch:funny merkwürdig:odd
unbekannt:unknown einheimisch:local interessiert:interested extrem:extreme intensiv:intensive gesellig:sociable introvertiert:introverted
extrovertiert:extroverted zurückhaltend:reserved reif:mature unterwegs:on_the_way= barfuß:barefoot= zuckerfrei:sugar-free fettarm:low-fat
vitaminreich:rich_in_vitamins süßsauer/süßsaur:sweet_and_sour mager:lean schwul:gay lesbisch:lesbian hetero:straight= bisexuell:bisexual
trans= religionslos:non-religious`,
};
