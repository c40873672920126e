import type { NounTable } from "../../../core/morphology.ts";

/** People, their bodies, clothes, feasts and animals; how the nouns are written: `nouns.ts`. */
export const people: NounTable = {
  family: {
    m: `Vater/¨:father Bruder/¨:brother Sohn/¨e:son Onkel:uncle Cousin/-s Opa/-s:grandad Großvater/¨:grandfather Stiefvater/¨:stepfather
Zwilling/-e:twin Papa/-s:dad Enkel:grandson Elternteil/-e:parent Ehemann/¨er:husband Uropa/-s:great-grandad Charakter/-e:character
Bart/¨e:beard Humor:humour Ring/-e Respekt:respect Single/-s`,
    f: `Mutter/¨:mother Schwester/-n:sister Tochter/¨:daughter Tante:aunt Cousine:cousin Oma/-s:grandma Großmutter/¨:grandmother Familie:family
Stiefmutter/¨:stepmother Mama/-s:mum Ehe:marriage Ehefrau/-en:wife Geburt/-en:birth Jugend:youth Kindheit/:childhood Nichte:niece
Scheidung:divorce Erziehung/:upbringing Liebe/:love Unterstützung/:support Geduld:patience Eigenschaft:quality`,
    n: `Einzelkind/-er:only_child Mitglied/-er:member Paar/-e:couple Verhältnis/-se:relationship Vertrauen/:trust Vorbild/-er:role_model
Aussehen/:appearance`,
    mw: `Neffe/-n:nephew Vorname/-n:first_name Name/-n`,
    a: `Verwandte:relative`,
    mp: `Eltern:parents Großeltern:grandparents Geschwister:brothers_and_sisters`,
    fp: `Zwillinge:twins`,
  },
  friends: {
    m: `Mann/¨er:man Freund/-e:friend Kumpel/-s:friend Streit/-e:argument Partner Rat:advice Spitzname/-n:nickname Treff/-s:meeting
Treffpunkt/-e:meeting_place Typ/-en:guy Kontakt/-e:contact Kuss/¨e:kiss Teenager Gast/¨e:guest Besuch/-e:visit Besucher:visitor
Einwohner:inhabitant Ausländer:foreigner Witz/-e:joke Brieffreund/-e:penfriend`,
    f: `Frau/-en:woman Freundin:friend Nachbarin:neighbour Person/-en Gruppe:group Freundschaft:friendship Beziehung:relationship
Clique:group_of_friends Dame:lady Einladung:invitation Freundlichkeit/:friendliness Brieffreundin:penfriend Nachbarschaft:neighbourhood
Gesellschaft:society Klassenkameradin:classmate Freude:joy Laune:mood`,
    n: `Baby/-s Kind/-er:child Mädchen:girl Treffen:meeting Gespräch/-e:conversation Gefühl/-e:feeling Geheimnis/-se:secret Mobbing:bullying
Vorurteil/-e:prejudice`,
    mw: `Junge/-n:boy Mensch/-en:person Nachbar/-n:neighbour Herr/-en:gentleman`,
    a: `Jugendliche:teenager Bekannte:acquaintance Erwachsene:adult`,
    mp: `Leute:people`,
  },
  health: {
    m: `Körper:body Arm/-e Fuß/¨e:foot Kopf/¨e:head Bauch/¨e:stomach Rücken:back Mund/¨er:mouth Stress Schlaf:sleep Alkohol:alcohol Zahn/¨e:tooth
Schmerz/-en:pain Durst:thirst Hunger/ Finger Hals/¨e:neck Husten/:cough Krebs/-e:cancer Magen/¨:stomach Notfall/¨e:emergency
Zeh/-en:toe Kater:hangover Geruch/¨e:smell Lebensstil/-e:lifestyle Ratschlag/¨e:piece_of_advice Muskel/-n:muscle
Kopfschmerz/-en:headache Pony/-s:fringe`,
    f: `Gesundheit/:health Hand/¨e Nase:nose Krankheit:illness Zigarette:cigarette Droge:drug Bewegung:exercise Diät/-en:diet Erkältung:cold
Abhängigkeit/:addiction Gewohnheit:habit Grippe/:flu Haut:skin Lunge:lung Medizin/:medicine Operation Schulter/-n:shoulder Tablette:tablet
Verletzung:injury`,
    n: `Bein/-e:leg Auge/-n:eye Haar/-e:hair Ohr/-en:ear Herz/-en:heart Gesicht/-er:face Fieber/:fever Rauchen/:smoking Knie/-:knee Blut:blood
Gewicht/-e:weight Medikament/-e:medicine Übergewicht:excess_weight Wohlbefinden/:well-being`,
    mp: `Zahnschmerzen:toothache Bauchschmerzen:stomach_ache Halsschmerzen:sore_throat `,
    fp: `Kopfschmerzen:headache`,
  },
  animals: {
    m: `Hund/-e:dog Vogel/¨:bird Hamster Goldfisch/-e:goldfish Papagei/-en:parrot Tiger Wal/-e:whale Hai/-e:shark`,
    f: `Katze:cat Maus/¨e:mouse Kuh/¨e:cow Schildkröte:tortoise Schlange:snake Fliege:fly Spinne:spider`,
    n: `Pferd/-e:horse Kaninchen:rabbit Tier/-e:animal Haustier/-e:pet Meerschweinchen:guinea_pig Schaf/-e:sheep Schwein/-e:pig Pony/-s`,
  },
  shopping: {
    m: `Mantel/¨:coat Hut/¨e:hat Schuh/-e:shoe Pullover:jumper Preis/-e:price Schal/-s:scarf Anzug/¨e:suit Einkauf/¨e:shopping Euro/-s
Badeanzug/¨e:swimsuit Gürtel:belt Kapuzenpulli/-s:hoodie Pulli/-s:jumper Blazer:blazer Schmuck:jewellery Stiefel:boot Dollar/-s
Geldbeutel:purse Hoodie/-s`,
    f: `Hose:trousers Jacke:jacket Bluse:blouse Krawatte:tie Jeans/- Mode:fashion Marke:brand Tasche:bag Brille:glasses Kleidung/:clothes Socke:sock
Größe:size Auswahl:choice Kasse:till Kette:necklace Mütze:cap Qualität:quality Weste:waistcoat Wolle/:wool Armbanduhr/-en:wristwatch
Schminke/:make-up`,
    n: `Shopping Shoppen/:shopping Outfit/-s Top/-s Make-up Kleid/-er:dress Hemd/-en:shirt T-Shirt/-s:T-shirt Geschenk/-e:present Sweatshirt/-s
Angebot/-e:offer Einkaufen/:shopping Kostüm/-e:costume Leder/:leather Parfüm/-s:perfume Tattoo/-s Paket/-e:parcel Spielzeug/-e:toy
Armband/¨er:bracelet`,
    fp: `Klamotten:clothes Shorts`,
  },
  festivals: {
    m: `Geburtstag/-e:birthday Karneval:carnival Feiertag/-e:bank_holiday Weihnachtsmarkt/¨e:Christmas_market Umzug/¨e:parade
Weihnachtsbaum/¨e:Christmas_tree Brauch/¨e:custom Heiligabend:Christmas_Eve Muttertag/-e:Mother's_Day Nikolaus:St_Nicholas
Osterhase/-n:Easter_bunny Valentinstag/-e:Valentine's_Day Weihnachtsmann/¨er:Father_Christmas Weihnachtstag/-e:Christmas_Day Gott/¨er:god
Glaube:faith Ramadan:Ramadan`,
    f: `Party/-s Hochzeit/-en:wedding Tradition Kerze:candle Feier/-n:celebration Überraschung:surprise Veranstaltung:event`,
    n: `Fest/-e:festival Weihnachten/:Christmas Ostern:Easter Silvester/:New_Year's_Eve Feuerwerk/-e:fireworks Lagerfeuer:bonfire
Weihnachtsgeschenk/-e:Christmas_present`,
  },
};
