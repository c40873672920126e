import type { NounTable } from "../morphology.ts";

/**
 * "Word/plural:english"; a noun without a plural has none. "mw" are the masculines that end in -n or -en wherever they are
 * not the subject (der Junge, den Jungen); mp, fp and np have no singular.
 */
export const nouns: NounTable = {
  food: {
    m: `Käse:cheese Fisch/Fische:fish Reis:rice Kuchen/Kuchen:cake Tee/Tees:tea Kaffee/Kaffees:coffee Saft/Säfte:juice Schinken:ham Apfel/Äpfel:apple
      Salat/Salate:salad Zucker:sugar Joghurt:yoghurt Nachtisch/Nachtische:dessert Imbiss/Imbisse:snack Hamburger/Hamburger:hamburger Honig:honey
      Keks/Kekse:biscuit Pfirsich/Pfirsiche:peach Pilz/Pilze:mushroom Wein/Weine:wine Orangensaft:orange_juice Knoblauch:garlic Döner/Döner:kebab Burger/Burger:burger Kebab/Kebabs:kebab Hotdog/Hotdogs:hot_dog Snack/Snacks:snack Ketchup:ketchup Cocktail/Cocktails:cocktail Smoothie/Smoothies:smoothie Toast/Toasts:toast Pudding/Puddings:pudding`,
    f: `Pizza/Pizzas:pizza Lasagne/Lasagnen:lasagne Suppe/Suppen:soup Wurst/Würste:sausage Bratwurst/Bratwürste:fried_sausage Banane/Bananen:banana Orange/Orangen:orange Erdbeere/Erdbeeren:strawberry
      Birne/Birnen:pear Kartoffel/Kartoffeln:potato Tomate/Tomaten:tomato Milch:milk Schokolade/Schokoladen:chocolate Butter:butter Marmelade/Marmeladen:jam
      Zwiebel/Zwiebeln:onion Karotte/Karotten:carrot Limonade/Limonaden:lemonade Cola/Colas:cola Torte/Torten:cake Kirsche/Kirschen:cherry Mahlzeit/Mahlzeiten:meal Sahne:cream Currywurst/Currywürste:curry_sausage Pommes-frites:chips`,
    n: `Brot/Brote:bread Fleisch:meat Ei/Eier:egg Eis:ice_cream Wasser:water Obst:fruit Gemüse:vegetables Essen/Essen:food Frühstück/Frühstücke:breakfast
      Mittagessen/Mittagessen:lunch Abendessen/Abendessen:dinner Getränk/Getränke:drink Hähnchen/Hähnchen:chicken Brötchen/Brötchen:bread_roll Bier/Biere:beer
      Steak/Steaks:steak Sandwich/Sandwiches:sandwich Käsebrot/Käsebrote:cheese_sandwich Fast-Food:fast_food Fastfood:fast_food Popcorn:popcorn Curry/Currys:curry Gericht/Gerichte:dish Lieblingsessen/Lieblingsessen:favourite_food Müsli/Müslis:muesli Salz:salt`,
    fp: "Chips:crisps Spaghetti:spaghetti Pommes:chips Nudeln:pasta",
  },
  family: {
    m: `Vater/Väter:father Bruder/Brüder:brother Sohn/Söhne:son Onkel/Onkel:uncle Cousin/Cousins:cousin Opa/Opas:grandad Großvater/Großväter:grandfather
      Stiefvater/Stiefväter:stepfather Halbbruder/Halbbrüder:half-brother Zwilling/Zwillinge:twin Papa/Papas:dad Enkel/Enkel:grandson`,
    f: `Mutter/Mütter:mother Schwester/Schwestern:sister Tochter/Töchter:daughter Tante/Tanten:aunt Cousine/Cousinen:cousin Oma/Omas:grandma Großmutter/Großmütter:grandmother
      Familie/Familien:family Stiefmutter/Stiefmütter:stepmother Halbschwester/Halbschwestern:half-sister Mama/Mamas:mum`,
    n: "Einzelkind/Einzelkinder:only_child",
    mw: "Neffe/Neffen:nephew",
    mp: "Eltern:parents Großeltern:grandparents Geschwister:brothers_and_sisters",
  },
  friends: {
    m: "Mann/Männer:man Freund/Freunde:friend Kumpel/Kumpels:friend Jugendliche/Jugendlichen:teenager Streit/Streite:argument",
    f: "Frau/Frauen:woman Freundin/Freundinnen:friend Nachbarin/Nachbarinnen:neighbour Person/Personen:person Gruppe/Gruppen:group Freundschaft/Freundschaften:friendship Beziehung/Beziehungen:relationship",
    n: "Baby/Babys:baby Kind/Kinder:child Mädchen/Mädchen:girl",
    mw: "Junge/Jungen:boy Mensch/Menschen:person Nachbar/Nachbarn:neighbour Herr/Herren:gentleman",
    mp: "Leute:people",
  },
  home: {
    m: `Garten/Gärten:garden Tisch/Tische:table Stuhl/Stühle:chair Schrank/Schränke:cupboard Keller/Keller:cellar Balkon/Balkone:balcony Stock:floor Teppich/Teppiche:carpet
      Schreibtisch/Schreibtische:desk Sessel/Sessel:armchair Haushalt/Haushalte:household`,
    f: `Wohnung/Wohnungen:flat Küche/Küchen:kitchen Tür/Türen:door Lampe/Lampen:lamp Dusche/Duschen:shower Garage/Garagen:garage Wand/Wände:wall Treppe/Treppen:stairs
      Hausarbeit/Hausarbeiten:housework Miete/Mieten:rent`,
    n: `Haus/Häuser:house Zimmer/Zimmer:room Schlafzimmer/Schlafzimmer:bedroom Wohnzimmer/Wohnzimmer:living_room Badezimmer/Badezimmer:bathroom Esszimmer/Esszimmer:dining_room
      Bett/Betten:bed Sofa/Sofas:sofa Fenster/Fenster:window Regal/Regale:shelf Bad/Bäder:bath Doppelhaus/Doppelhäuser:semi-detached_house Reihenhaus/Reihenhäuser:terraced_house Geschirr:dishes`,
    fp: "Möbel:furniture",
  },
  town: {
    m: `Park/Parks:park Club/Clubs:club Pub/Pubs:pub Parkplatz/Parkplätze:car_park Markt/Märkte:market Bahnhof/Bahnhöfe:station Supermarkt/Supermärkte:supermarket Laden/Läden:shop Platz/Plätze:place Marktplatz/Marktplätze:market_square
      Ort/Orte:place Stadtteil/Stadtteile:district Lärm:noise Vorort/Vororte:suburb Dom/Dome:cathedral`,
    f: `Stadt/Städte:town Straße/Straßen:street Kirche/Kirchen:church Bibliothek/Bibliotheken:library Post:post_office Bank/Banken:bank Bäckerei/Bäckereien:bakery Apotheke/Apotheken:chemist's
      Eishalle/Eishallen:ice_rink Gegend/Gegenden:area Brücke/Brücken:bridge Disko/Diskos:disco Kegelbahn/Kegelbahnen:bowling_alley Innenstadt/Innenstädte:town_centre Großstadt/Großstädte:city Kleinstadt/Kleinstädte:small_town`,
    n: `Kino/Kinos:cinema Restaurant/Restaurants:restaurant Museum/Museen:museum Theater/Theater:theatre Stadion/Stadien:stadium Krankenhaus/Krankenhäuser:hospital Schwimmbad/Schwimmbäder:swimming_pool Freibad/Freibäder:open-air_pool
      Dorf/Dörfer:village Zentrum/Zentren:centre Stadtzentrum/Stadtzentren:town_centre Geschäft/Geschäfte:shop Einkaufszentrum/Einkaufszentren:shopping_centre Rathaus/Rathäuser:town_hall Schloss/Schlösser:castle
      Café/Cafés:café Gebäude/Gebäude:building Sportzentrum/Sportzentren:sports_centre Jugendzentrum/Jugendzentren:youth_centre`,
  },
  sport: {
    m: "Sport:sport Fußball/Fußbälle:football Ball/Bälle:ball Verein/Vereine:club Spieler/Spieler:player Basketball:basketball Volleyball:volleyball Handball:handball Fan/Fans:fan Trainer/Trainer:coach Coach/Coaches:coach Skateboarder/Skateboarder:skateboarder Federball:badminton Sportler/Sportler:sportsman Wettbewerb/Wettbewerbe:competition",
    f: "Mannschaft/Mannschaften:team Sportart/Sportarten:kind_of_sport Gymnastik:gymnastics Spielerin/Spielerinnen:player Sporthalle/Sporthallen:sports_hall",
    n: "Team/Teams:team Match/Matches:match Yoga:yoga Judo:judo Karate:karate Badminton:badminton Golf:golf Kricket:cricket Cricket:cricket Squash:squash Joggen:jogging Jogging:jogging Surfen:surfing Skateboard/Skateboards:skateboard Snowboarden:snowboarding Snowboard/Snowboards:snowboard Fitness:fitness Fitnesstraining:fitness Fußballspiel/Fußballspiele:football_match Tennis:tennis Rugby:rugby Hockey:hockey Spiel/Spiele:game Fahrrad/Fahrräder:bike Rad/Räder:bike Schwimmen:swimming Reiten:riding Turnen:gymnastics Training:training Fitnessstudio/Fitnessstudios:gym Skifahren:skiing Tanzen:dancing Wandern:hiking",
  },
  music: {
    m: "Sänger/Sänger:singer Chor/Chöre:choir Rock:rock Rap:rap Pop:pop Song/Songs:song Jazz:jazz Hip-Hop:hip-hop Hit/Hits:hit DJ/DJs:DJ",
    f: "Musik:music Gitarre/Gitarren:guitar Geige/Geigen:violin Flöte/Flöten:flute Band/Bands:band Sängerin/Sängerinnen:singer Trompete/Trompeten:trumpet Musikgruppe/Musikgruppen:band",
    n: "Konzert/Konzerte:concert Klavier/Klaviere:piano Instrument/Instrumente:instrument Lied/Lieder:song Schlagzeug:drums Orchester/Orchester:orchestra",
  },
  media: {
    m: "Film/Filme:film Roman/Romane:novel Schauspieler/Schauspieler:actor Krimi/Krimis:detective_story Comic/Comics:comic Dokumentarfilm/Dokumentarfilme:documentary Zeichentrickfilm/Zeichentrickfilme:cartoon Star/Stars:star Fernseher/Fernseher:TV_set Podcast/Podcasts:podcast Thriller/Thriller:thriller Actionfilm/Actionfilme:action_film Manga/Mangas:manga Western/Western:western",
    f: "Serie/Serien:series Show/Shows:show Sendung/Sendungen:programme Zeitung/Zeitungen:newspaper Zeitschrift/Zeitschriften:magazine Schauspielerin/Schauspielerinnen:actress Geschichte/Geschichten:history Komödie/Komödien:comedy Werbung/Werbungen:advert Seifenoper/Seifenopern:soap_opera",
    n: "Buch/Bücher:book Fernsehen:TV Lesen:reading",
    fp: "Nachrichten:news",
  },
  technology: {
    m: "Blog/Blogs:blog Chat/Chats:chat PC/PCs:PC Link/Links:link Computer/Computer:computer Laptop/Laptops:laptop Bildschirm/Bildschirme:screen",
    f: "Konsole/Konsolen:console PlayStation:PlayStation Playstation:PlayStation Xbox:Xbox Website/Websites:website Mail/Mails:email Software:software Nachricht/Nachrichten:message App/Apps:app Technologie/Technologien:technology Webseite/Webseiten:website E-Mail/E-Mails:email SMS/SMS:text_message",
    n: "Smartphone/Smartphones:smartphone Selfie/Selfies:selfie WLAN:Wi-Fi Web:web Videospiel/Videospiele:video_game Handyspiel/Handyspiele:mobile_game Handy/Handys:mobile_phone Telefon/Telefone:phone Internet:internet Video/Videos:video Foto/Fotos:photo Computerspiel/Computerspiele:computer_game Tablet/Tablets:tablet Netzwerk/Netzwerke:network",
  },
  school: {
    m: `Lehrer/Lehrer:teacher Schüler/Schüler:pupil Unterricht:lessons Stundenplan/Stundenpläne:timetable Kuli/Kulis:pen Bleistift/Bleistifte:pencil Rucksack/Rucksäcke:rucksack Druck:pressure
      Direktor/Direktoren:head_teacher Schultag/Schultage:school_day Schulhof/Schulhöfe:school_yard Abschluss/Abschlüsse:qualification`,
    f: `Schule/Schulen:school Klasse/Klassen:class Lehrerin/Lehrerinnen:teacher Schülerin/Schülerinnen:pupil Stunde/Stunden:lesson Pause/Pausen:break Note/Noten:mark Prüfung/Prüfungen:exam
      Hausaufgabe/Hausaufgaben:homework Uniform/Uniformen:uniform Schuluniform/Schuluniformen:school_uniform Erdkunde:geography Biologie:biology Chemie:chemistry Physik:physics Mathe:maths Informatik:computing Kunst:art
      Religion/Religionen:religion Regel/Regeln:rule Universität/Universitäten:university Uni/Unis:university Grundschule/Grundschulen:primary_school Gesamtschule/Gesamtschulen:comprehensive_school Kantine/Kantinen:canteen Klassenfahrt/Klassenfahrten:class_trip Arbeitsgruppe/Arbeitsgruppen:working_group Oberstufe:sixth_form`,
    n: `Fach/Fächer:subject Lieblingsfach/Lieblingsfächer:favourite_subject Gymnasium/Gymnasien:grammar_school Heft/Hefte:exercise_book Klassenzimmer/Klassenzimmer:classroom Zeugnis/Zeugnisse:report Abitur:A_levels
      Deutsch:German Englisch:English Französisch:French Spanisch:Spanish Lineal/Lineale:ruler Theaterspielen:drama`,
    fp: "Naturwissenschaften:science",
    mw: "Student/Studenten:student",
  },
  work: {
    m: `Beruf/Berufe:profession Job/Jobs:job Chef/Chefs:boss Arzt/Ärzte:doctor Ingenieur/Ingenieure:engineer Mechaniker/Mechaniker:mechanic Traum/Träume:dream Plan/Pläne:plan Lohn/Löhne:wage
      Nebenjob/Nebenjobs:part-time_job Arbeitsplatz/Arbeitsplätze:workplace Verkäufer/Verkäufer:shop_assistant Kellner/Kellner:waiter Tierarzt/Tierärzte:vet Friseur/Friseure:hairdresser Koch/Köche:cook Babysitter/Babysitter:babysitter`,
    f: `Arbeit/Arbeiten:work Firma/Firmen:company Stelle/Stellen:job Ärztin/Ärztinnen:doctor Zukunft:future Ingenieurin/Ingenieurinnen:engineer Erfahrung/Erfahrungen:experience Fabrik/Fabriken:factory Karriere/Karrieren:career
      Kellnerin/Kellnerinnen:waitress Tierärztin/Tierärztinnen:vet Friseurin/Friseurinnen:hairdresser Krankenschwester/Krankenschwestern:nurse Lehre/Lehren:apprenticeship Verantwortung:responsibility`,
    n: "Geld:money Büro/Büros:office Arbeitspraktikum:work_experience Praktikum/Praktika:work_experience Leben/Leben:life Taschengeld:pocket_money Studium/Studien:studies Gehalt/Gehälter:salary",
    mw: "Polizist/Polizisten:police_officer Kunde/Kunden:customer Kollege/Kollegen:colleague Journalist/Journalisten:journalist",
  },
  travel: {
    m: `Zug/Züge:train Bus/Busse:bus Strand/Strände:beach Koffer/Koffer:suitcase Berg/Berge:mountain Urlaub/Urlaube:holiday Campingplatz/Campingplätze:campsite Flughafen/Flughäfen:airport Flug/Flüge:flight
      Ausflug/Ausflüge:trip Pass/Pässe:passport Aufenthalt/Aufenthalte:stay Ausweis/Ausweise:identity_card`,
    f: `Reise/Reisen:journey Insel/Inseln:island Küste/Küsten:coast Jugendherberge/Jugendherbergen:youth_hostel Fahrkarte/Fahrkarten:ticket U-Bahn/U-Bahnen:underground Straßenbahn/Straßenbahnen:tram Sehenswürdigkeit/Sehenswürdigkeiten:sight
      Stadtrundfahrt/Stadtrundfahrten:city_tour Karte/Karten:ticket Schweiz:Switzerland Türkei:Turkey Fähre/Fähren:ferry`,
    n: "Meer/Meere:sea Auto/Autos:car Flugzeug/Flugzeuge:plane Schiff/Schiffe:ship Hotel/Hotels:hotel Land/Länder:country Ausland:foreign_countries Zelt/Zelte:tent Deutschland:Germany England:England Spanien:Spain Frankreich:France Japan:Japan Italien:Italy Amerika:America Griechenland:Greece Schottland:Scotland Taxi/Taxis:taxi Camping:camping Boot/Boote:boat Gepäck:luggage",
    fp: "Ferien:holidays Sommerferien:summer_holidays",
    mw: "Tourist/Touristen:tourist",
  },
  nature: {
    m: "Baum/Bäume:tree See/Seen:lake Müll:rubbish Wald/Wälder:wood Fluss/Flüsse:river Verkehr:traffic Klimawandel:climate_change Abfall/Abfälle:waste Planet/Planeten:planet",
    f: "Umwelt:environment Luft:air Blume/Blumen:flower Erde:earth Natur:nature Energie/Energien:energy Umweltverschmutzung:pollution Luftverschmutzung:air_pollution Verschmutzung:pollution Landschaft/Landschaften:countryside Wiese/Wiesen:meadow Mülltonne/Mülltonnen:bin Flasche/Flaschen:bottle Tüte/Tüten:bag",
    n: "Plastik:plastic Problem/Probleme:problem Klima:climate Papier:paper Glas/Gläser:glass Recycling:recycling Benzin:petrol",
  },
  weather: {
    m: "Regen:rain Schnee:snow Wind/Winde:wind Nebel:fog Sommer/Sommer:summer Winter/Winter:winter Frühling/Frühlinge:spring Herbst/Herbste:autumn Himmel:sky Sturm/Stürme:storm",
    f: "Sonne:sun Temperatur/Temperaturen:temperature Jahreszeit/Jahreszeiten:season Hitze:heat Kälte:cold Wolke/Wolken:cloud",
    n: "Wetter:weather Gewitter/Gewitter:thunderstorm",
  },
  health: {
    m: "Körper/Körper:body Arm/Arme:arm Fuß/Füße:foot Kopf/Köpfe:head Bauch/Bäuche:stomach Rücken/Rücken:back Mund/Münder:mouth Stress:stress Schlaf:sleep Alkohol:alcohol Zahn/Zähne:tooth Schmerz/Schmerzen:pain Durst:thirst Hunger:hunger",
    f: "Gesundheit:health Hand/Hände:hand Nase/Nasen:nose Krankheit/Krankheiten:illness Zigarette/Zigaretten:cigarette Droge/Drogen:drug Bewegung/Bewegungen:exercise Diät/Diäten:diet Erkältung/Erkältungen:cold",
    n: "Bein/Beine:leg Auge/Augen:eye Haar/Haare:hair Ohr/Ohren:ear Herz/Herzen:heart Gesicht/Gesichter:face Fieber:fever Rauchen:smoking Fitnesszentrum/Fitnesszentren:gym Knie/Knie:knee",
    fp: "Kopfschmerzen:headache",
  },
  shopping: {
    m: "Rock/Röcke:skirt Mantel/Mäntel:coat Hut/Hüte:hat Schuh/Schuhe:shoe Pullover/Pullover:jumper Preis/Preise:price Schal/Schals:scarf Anzug/Anzüge:suit Einkauf/Einkäufe:shopping Euro/Euros:euro",
    f: "Hose/Hosen:trousers Jacke/Jacken:jacket Bluse/Blusen:blouse Krawatte/Krawatten:tie Jeans/Jeans:jeans Mode/Moden:fashion Marke/Marken:brand Tasche/Taschen:bag Brille/Brillen:glasses Kleidung:clothes Socke/Socken:sock Größe/Größen:size",
    n: "Shopping:shopping Shoppen:shopping Outfit/Outfits:outfit Top/Tops:top Make-up:make-up Kleid/Kleider:dress Hemd/Hemden:shirt T-Shirt/T-Shirts:T-shirt Geschenk/Geschenke:present Sweatshirt/Sweatshirts:sweatshirt",
    fp: "Klamotten:clothes",
  },
  festivals: {
    m: "Geburtstag/Geburtstage:birthday Karneval:carnival Feiertag/Feiertage:bank_holiday Weihnachtsmarkt/Weihnachtsmärkte:Christmas_market Umzug/Umzüge:parade Weihnachtsbaum/Weihnachtsbäume:Christmas_tree",
    f: "Party/Partys:party Geburtstagsparty/Geburtstagspartys:birthday_party Hochzeit/Hochzeiten:wedding Tradition/Traditionen:tradition Kerze/Kerzen:candle Feier/Feiern:celebration",
    n: "Fest/Feste:festival Weihnachten:Christmas Ostern:Easter Silvester:New_Year's_Eve Feuerwerk/Feuerwerke:fireworks",
  },
  animals: {
    m: "Hund/Hunde:dog Vogel/Vögel:bird Hamster/Hamster:hamster Goldfisch/Goldfische:goldfish Wellensittich/Wellensittiche:budgie",
    f: "Katze/Katzen:cat Maus/Mäuse:mouse Kuh/Kühe:cow Schildkröte/Schildkröten:tortoise Schlange/Schlangen:snake",
    n: "Pferd/Pferde:horse Kaninchen/Kaninchen:rabbit Tier/Tiere:animal Haustier/Haustiere:pet Meerschweinchen/Meerschweinchen:guinea_pig Schaf/Schafe:sheep Schwein/Schweine:pig",
  },
  leisure: {
    m: "Spaß:fun Spaziergang/Spaziergänge:walk",
    f: "Freizeit:free_time Aktivität/Aktivitäten:activity Lust:desire",
    n: "Wochenende/Wochenenden:weekend Hobby/Hobbys:hobby",
  },
  other: {
    m: `Tag/Tage:day Monat/Monate:month Morgen/Morgen:morning Abend/Abende:evening Nachmittag/Nachmittage:afternoon Montag/Montage:Monday Dienstag/Dienstage:Tuesday Mittwoch/Mittwoche:Wednesday
      Donnerstag/Donnerstage:Thursday Freitag/Freitage:Friday Samstag/Samstage:Saturday Sonntag/Sonntage:Sunday Vorteil/Vorteile:advantage Nachteil/Nachteile:disadvantage Grund/Gründe:reason Moment/Momente:moment
      Vormittag/Vormittage:morning Teil/Teile:part`,
    f: "Welt/Welten:world Woche/Wochen:week Nacht/Nächte:night Minute/Minuten:minute Uhr/Uhren:clock Zeit/Zeiten:time Idee/Ideen:idea Sprache/Sprachen:language Frage/Fragen:question Farbe/Farben:colour Meinung/Meinungen:opinion Kultur/Kulturen:culture Sache/Sachen:thing Hilfe:help Nummer/Nummern:number Angst/Ängste:fear",
    n: "Jahr/Jahre:year Ende/Enden:end Beispiel/Beispiele:example Ding/Dinge:thing Thema/Themen:subject Wort/Wörter:word Bild/Bilder:picture Alter:age Mal/Male:time",
  },
};
