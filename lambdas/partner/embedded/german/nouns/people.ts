import type { NounTable } from "../../morphology.ts";

/** People and their bodies, and animals. */
export const people: NounTable = {
  family: {
    m: `Vater/Väter:father Bruder/Brüder:brother Sohn/Söhne:son Onkel/-:uncle Cousin/-s:cousin Opa/-s:grandad Großvater/Großväter:grandfather
      Stiefvater/Stiefväter:stepfather Halbbruder/Halbbrüder:half-brother Zwilling/-e:twin Papa/-s:dad Enkel/-:grandson Elternteil/-e:parent
      Ehemann/Ehemänner:husband Ex-Mann/Ex-Männer:ex-husband

      Uropa/-s:great-grandad Vati/-s:dad Charakter/-e:character Bart/Bärte:beard
      Schnurrbart/Schnurrbärte:moustache Humor:humour Ring/-e:ring Respekt:respect Single/-s:single`,
    f: `Mutter/Mütter:mother Schwester/-n:sister Tochter/Töchter:daughter Tante/-n:aunt Cousine/-n:cousin Oma/-s:grandma Großmutter/Großmütter:grandmother
      Familie/-n:family Stiefmutter/Stiefmütter:stepmother Halbschwester/-n:half-sister Mama/-s:mum Ehe/-n:marriage Ehefrau/-en:wife
      Enkelin/-nen:granddaughter Geburt/-en:birth Großfamilie/-n:extended_family Jugend:youth Kindheit:childhood
      Mutti/-s:mum Nichte/-n:niece Scheidung/-en:divorce
      Trennung/-en:separation Uroma/-s:great-grandma
      Erziehung:upbringing Witwe/-n:widow
      Generation/-en:generation Liebe:love Unterstützung:support Persönlichkeit/-en:personality Geduld:patience Eigenschaft/-en:quality`,
    n: `Einzelkind/-er:only_child Familienmitglied/-er:family_member Ehepaar/-e:married_couple Familienleben:family_life
      Geschlecht/-er:sex Mitglied/-er:member Paar/-e:couple Verhältnis/-se:relationship Vertrauen:trust
      Vorbild/-er:role_model Aussehen:appearance Selbstvertrauen:self-confidence`,
    mw: `Neffe/-n:nephew Familienname/-n:surname Vorname/-n:first_name Nachname/-n:surname Name/-n:name`,
    a: "Verlobte:fiancé Verwandte:relative",
    mp: "Eltern:parents Großeltern:grandparents Geschwister:brothers_and_sisters",
    fp: "Zwillinge:twins",
  },
  friends: {
    m: `Mann/Männer:man Freund/-e:friend Kumpel/-s:friend Streit/-e:argument Freundeskreis/-e:circle_of_friends Mobber/-:bully Partner/-:partner Rat:advice
      Spitzname/-n:nickname Treff/-s:meeting Treffpunkt/-e:meeting_place Typ/-en:guy Krach:row Kontakt/-e:contact Kuss/Küsse:kiss Teenager/-:teenager
      Gast/Gäste:guest Besuch/-e:visit Besucher/-:visitor Einwohner/-:inhabitant Ausländer/-:foreigner Witz/-e:joke Brieffreund/-e:penfriend`,
    f: `Frau/-en:woman Freundin/-nen:friend Nachbarin/-nen:neighbour Person/-en:person Gruppe/-n:group Freundschaft/-en:friendship Beziehung/-en:relationship
      Clique/-n:group_of_friends Dame/-n:lady Einladung/-en:invitation Freundlichkeit:friendliness Hilfsbereitschaft:helpfulness Kameradin/-nen:mate
      Partnerin/-nen:partner Brieffreundin/-nen:penfriend Verabredung/-en:date Nachbarschaft/-en:neighbourhood Gesellschaft/-en:society
      Klassenkameradin/-nen:classmate Gleichheit:equality Freude/-n:joy Laune/-n:mood`,
    n: `Baby/-s:baby Kind/-er:child Mädchen/-:girl Treffen/-:meeting Gespräch/-e:conversation Gefühl/-e:feeling Geheimnis/-se:secret Mobbing:bullying
      Vorurteil/-e:prejudice Date/-s:date Missverständnis/-se:misunderstanding`,
    mw: "Junge/-n:boy Mensch/-en:person Nachbar/-n:neighbour Herr/-en:gentleman",
    a: "Jugendliche:teenager Bekannte:acquaintance Erwachsene:adult",
    mp: "Leute:people",
  },
  health: {
    m: `Körper/-:body Arm/-e:arm Fuß/Füße:foot Kopf/Köpfe:head Bauch/Bäuche:stomach Rücken/-:back Mund/Münder:mouth Stress:stress Schlaf:sleep Alkohol:alcohol
      Zahn/Zähne:tooth Schmerz/-en:pain Durst:thirst Hunger:hunger Alkoholiker/-:alcoholic Atem:breath Daumen/-:thumb
      Finger/-:finger Hals/Hälse:neck Husten:cough Krankenwagen/-:ambulance Krebs/-e:cancer Magen/Mägen:stomach Nichtraucher/-:non-smoker
      Notfall/Notfälle:emergency Raucher/-:smoker Tropfen/-:drop
      Vegetarier/-:vegetarian Veganer/-:vegan Zeh/-en:toe Alkoholismus:alcoholism Kater/-:hangover Fettgehalt:fat_content
      Geruch/Gerüche:smell Rausch:intoxication Zustand/Zustände:condition Lebensstil/-e:lifestyle Ratschlag/Ratschläge:piece_of_advice Muskel/-n:muscle
      Kopfschmerz/-en:headache`,
    f: `Gesundheit:health Hand/Hände:hand Nase/-n:nose Krankheit/-en:illness Zigarette/-n:cigarette Droge/-n:drug Bewegung/-en:exercise Diät/-en:diet
      Erkältung/-en:cold Abhängigkeit:addiction Brust/Brüste:chest Entspannung:relaxation Gewohnheit/-en:habit Grippe:flu Haut:skin Lunge/-n:lung
      Leber/-n:liver Medizin:medicine Operation/-en:operation Pille/-n:pill Schulter/-n:shoulder Spritze/-n:injection Tablette/-n:tablet
      Vegetarierin/-nen:vegetarian Veganerin/-nen:vegan Verletzung/-en:injury Wunde/-n:wound Zunge/-n:tongue
      Lippe/-n:lip Stirn:forehead Balance:balance`,
    n: `Bein/-e:leg Auge/-n:eye Haar/-e:hair Ohr/-en:ear Herz/-en:heart Gesicht/-er:face Fieber:fever Rauchen:smoking
      Knie/-:knee Aspirin:aspirin Blut:blood Drogenproblem/-e:drug_problem Gehirn/-e:brain Gewicht/-e:weight Kinn/-e:chin Medikament/-e:medicine
      Passivrauchen:passive_smoking Übergewicht:excess_weight Wohlbefinden:well-being Vaping:vaping`,
    mp: `Zahnschmerzen:toothache Bauchschmerzen:stomach_ache Halsschmerzen:sore_throat Rückenschmerzen:backache Magenschmerzen:stomach_ache
      Ohrenschmerzen:earache`,
    fp: "Kopfschmerzen:headache",
  },
  animals: {
    m: `Hund/-e:dog Vogel/Vögel:bird Hamster/-:hamster Goldfisch/-e:goldfish Esel/-:donkey Frosch/Frösche:frog Papagei/-en:parrot
      Tiger/-:tiger Wal/-e:whale Wolf/Wölfe:wolf Hai/-e:shark Delfin/-e:dolphin Welpe/-n:puppy Fuchs/Füchse:fox Käfig/-e:cage
      Schmetterling/-e:butterfly`,
    f: `Katze/-n:cat Maus/Mäuse:mouse Kuh/Kühe:cow Schildkröte/-n:tortoise Schlange/-n:snake Biene/-n:bee Fliege/-n:fly Mücke/-n:mosquito
      Ratte/-n:rat Spinne/-n:spider Tierart/-en:species Ziege/-n:goat Wespe/-n:wasp`,
    n: `Pferd/-e:horse Kaninchen/-:rabbit Tier/-e:animal Haustier/-e:pet Meerschweinchen/-:guinea_pig Schaf/-e:sheep Schwein/-e:pig Insekt/-en:insect
      Kamel/-e:camel Pony/-s:pony Zebra/-s:zebra Kätzchen/-:kitten Küken/-:chick`,
  },
};
