import type { NounTable } from "../morphology.ts";

/** "word:english", or "word/plural:english" where the plural does not follow the rule. "mf" may be either; mp and fp have no singular. */
export const nouns: NounTable = {
  food: {
    m: `chocolat:chocolate fromage:cheese pain:bread poulet:chicken poisson:fish riz:rice gâteau:cake lait:milk thé:tea
      café:coffee jus:juice beurre:butter jambon:ham œuf:egg légume:vegetable fruit:fruit repas:meal
      petit-déjeuner:breakfast déjeuner:lunch dîner:dinner goûter:snack dessert:dessert sandwich:sandwich sucre:sugar
      sel:salt yaourt:yoghurt bœuf:beef porc:pork citron:lemon ananas:pineapple raisin:grape champignon:mushroom
      haricot:bean chou/choux:cabbage oignon:onion croissant:croissant hamburger:hamburger vin:wine coca:cola
      steak:steak burger:burger kebab:kebab fast-food:fast_food hot-dog:hot_dog milk-shake:milkshake smoothie:smoothie
      ketchup:ketchup barbecue:barbecue snack:snack cocktail:cocktail popcorn:popcorn couscous:couscous curry:curry brunch:brunch pique-nique:picnic`,
    f: `pizza:pizza salade:salad viande:meat soupe:soup pomme:apple banane:banana orange:orange fraise:strawberry
      poire:pear cerise:cherry carotte:carrot tomate:tomato glace:ice_cream crêpe:pancake eau/eaux:water limonade:lemonade
      boisson:drink confiture:jam nourriture:food cuisine:cooking tarte:tart lasagne:lasagne pêche:peach crème:cream bière:beer
      saucisse:sausage omelette:omelette quiche:quiche pomme-de-terre/pommes-de-terre:potato baguette:baguette`,
    mp: "petits-pois:peas",
    fp: "chips:crisps frites:chips pâtes:pasta céréales:cereal",
  },
  family: {
    m: `père:father frère:brother oncle:uncle cousin:cousin grand-père/grands-pères:grandfather 
      beau-père/beaux-pères:stepfather demi-frère/demi-frères:half-brother neveu:nephew papa:dad jumeau:twin`,
    f: `mère:mother sœur:sister tante:aunt cousine:cousin grand-mère/grands-mères:grandmother famille:family
      belle-mère/belles-mères:stepmother demi-sœur/demi-sœurs:half-sister nièce:niece maman:mum jumelle:twin`,
    mf: "enfant:child",
    mp: "parents:parents grands-parents:grandparents",
  },
  friends: {
    m: "bébé:baby mari:husband fils:son ami:friend copain:friend pote:friend garçon:boy homme:man voisin:neighbour petit-copain/petits-copains:boyfriend groupe:group adolescent:teenager",
    f: "femme:woman fille:girl amie:friend copine:friend voisine:neighbour personne:person petite-copine/petites-copines:girlfriend amitié:friendship dispute:argument",
    mp: "gens:people jeunes:young_people",
  },
  home: {
    m: `appartement:flat jardin:garden salon:living_room lit:bed bureau:desk garage:garage étage:floor placard:cupboard
      ménage:housework fauteuil:armchair meuble:piece_of_furniture immeuble:building canapé:sofa mur:wall miroir:mirror`,
    f: `maison:house chambre:bedroom cuisine:kitchen table:table chaise:chair porte:door fenêtre:window lampe:lamp douche:shower
      pièce:room clé:key armoire:wardrobe vaisselle:washing-up salle:room étagère:shelf`,
  },
  town: {
    m: `cinéma:cinema restaurant:restaurant bar:bar pub:pub parking:car_park café-internet:internet_café parc:park musée:museum magasin:shop marché:market centre:centre quartier:district village:village
      théâtre:theatre stade:stadium hôpital/hôpitaux:hospital supermarché:supermarket pont:bridge château:castle
      centre-ville/centres-villes:town_centre bâtiment:building bruit:noise lieu:place endroit:place commerce:shop`,
    f: `ville:town rue:street gare:station église:church piscine:swimming_pool bibliothèque:library poste:post_office banque:bank
      place:square mairie:town_hall boulangerie:bakery pharmacie:chemist's patinoire:ice_rink région:region banlieue:suburb
      discothèque:nightclub`,
  },
  sport: {
    m: `sport:sport foot:football football:football tennis:tennis rugby:rugby basket:basketball hockey:hockey vélo:bike
      match/matchs:match ballon:ball cyclisme:cycling ski:skiing club:club entraînement:training handball:handball jogging:jogging footing:jogging fitness:fitness bowling:bowling surf:surfing snowboard:snowboarding volley:volleyball
      volleyball:volleyball basketball:basketball judo:judo karaté:karate yoga:yoga cricket:cricket ping-pong:table_tennis squash:squash roller:roller_skating stretching:stretching
      kayak:kayaking canoë:canoeing trampoline:trampolining coach:coach score:score supporter:supporter      badminton:badminton golf:golf patinage:skating skate:skateboarding joueur:player terrain:pitch gymnase:gym`,
    f: `natation:swimming équitation:horse_riding équipe:team gymnastique:gymnastics danse:dancing voile:sailing randonnée:hike
      musculation:weight_training course:race balle:ball escalade:climbing compétition:competition`,
    mp: "sports-nautiques:water_sports",
  },
  music: {
    m: "concert:concert piano:piano violon:violin groupe:band instrument:instrument chanteur:singer rap:rap rock:rock orchestre:orchestra jazz:jazz hip-hop:hip-hop tube:hit hit:hit CD/CD:CD",
    f: "pop:pop musique:music guitare:guitar chanson:song batterie:drums chanteuse:singer flûte:flute trompette:trumpet chorale:choir",
  },
  media: {
    m: `film:film livre:book roman:novel journal/journaux:newspaper magazine:magazine acteur:actor dessin-animé/dessins-animés:cartoon
      documentaire:documentary feuilleton:soap_opera héros/héros:hero personnage:character podcast:podcast thriller:thriller western:western show:show talk-show:talk_show best-seller:bestseller
      manga:manga fan:fan`,
    f: `télé:TV télévision:television série:series émission:programme actrice:actress lecture:reading histoire:story
      bande-dessinée/bandes-dessinées:comic célébrité:celebrity vedette:star star:star publicité:advert`,
    fp: "actualités:news infos:news",
  },
  technology: {
    m: `ordinateur:computer portable:mobile_phone téléphone:phone jeu/jeux:game site:website mail:email message:message
      réseau:network internet:internet écran:screen logiciel:software blog:blog smartphone:smartphone selfie:selfie e-mail:email email:email chat:chat tchat:chat Wi-Fi:Wi-Fi laptop:laptop web:web
      streaming:streaming hashtag:hashtag jeu-vidéo/jeux-vidéo:video_game SMS/SMS:text_message texto:text_message`,
    f: "tablette:tablet application:app vidéo:video photo:photo PlayStation:PlayStation Xbox:Xbox technologie:technology console:console",
  },
  school: {
    m: `collège:secondary_school lycée:sixth_form cours:lesson examen:exam devoir:homework uniforme:uniform
      dessin:art français:French anglais:English espagnol:Spanish allemand:German stylo:pen crayon:pencil cahier:exercise_book
      règlement:set_of_rules diplôme:diploma bac:baccalaureate emploi-du-temps/emplois-du-temps:timetable bulletin:report étudiant:student`,
    f: `école:school matière:subject classe:class géographie:geography informatique:computing biologie:biology chimie:chemistry
      physique:physics religion:religion leçon:lesson récréation:break note:mark étudiante:student cantine:canteen rentrée:start_of_term
      règle:rule pression:pressure trousse:pencil_case université:university cour:playground gomme:rubber`,
    mf: "élève:pupil professeur:teacher prof:teacher",
    mp: "devoirs:homework",
    fp: "maths:maths mathématiques:maths sciences:science études:studies",
  },
  work: {
    m: `travail/travaux:work emploi:job métier:job job:job business:business marketing:marketing baby-sitting:babysitting manager:manager stage:work_experience patron:boss argent:money salaire:salary médecin:doctor
      ingénieur:engineer avocat:lawyer infirmier:nurse avenir:future rêve:dream projet:plan client:customer policier:police_officer vendeur:shop_assistant coiffeur:hairdresser mécanicien:mechanic pompier:firefighter serveur:waiter`,
    f: `entreprise:company usine:factory carrière:career infirmière:nurse avocate:lawyer vie:life profession:profession
      expérience:experience année-sabbatique/années-sabbatiques:gap_year`,
    mf: "collègue:colleague dentiste:dentist journaliste:journalist artiste:artist secrétaire:secretary vétérinaire:vet comptable:accountant architecte:architect pilote:pilot",
  },
  travel: {
    m: `voyage:journey train:train avion:plane bus/bus:bus bateau:boat car:coach hôtel:hotel camping:campsite pays/pays:country séjour:stay
      passeport:passport billet:ticket métro:underground monument:monument vol:flight bord:edge sac:bag camping-car/camping-cars:camper_van tramway:tram tram:tram ferry/ferries:ferry taxi:taxi scooter:scooter aéroport:airport`,
    f: `plage:beach mer:sea voiture:car valise:suitcase montagne:mountain campagne:countryside visite:visit excursion:trip île:island
      auberge:hostel tente:tent côte:coast France:France Espagne:Spain Allemagne:Germany Angleterre:England Italie:Italy`,
    mf: "touriste:tourist",
    fp: "vacances:holidays",
  },
  nature: {
    m: `environnement:environment arbre:tree lac:lake recyclage:recycling déchet:waste plastique:plastic problème:problem
      climat:climate papier:paper bois:wood champ:field feu/feux:fire`,
    f: `pollution:pollution planète:planet terre:earth forêt:forest fleur:flower rivière:river nature:nature énergie:energy
      poubelle:bin circulation:traffic inondation:flood sécheresse:drought`,
    mp: "transports-en-commun:public_transport",
  },
  weather: {
    m: "temps/temps:weather soleil:sun vent:wind orage:storm nuage:cloud ciel:sky froid:cold printemps:spring été:summer automne:autumn hiver:winter",
    f: "pluie:rain neige:snow météo:forecast température:temperature chaleur:heat saison:season",
  },
  health: {
    m: "corps/corps:body bras/bras:arm dos/dos:back pied:foot nez/nez:nose ventre:stomach sommeil:sleep tabac:tobacco alcool:alcohol stress:stress cœur:heart genou/genoux:knee",
    f: "santé:health tête:head main:hand jambe:leg bouche:mouth dent:tooth maladie:illness forme:fitness cigarette:cigarette drogue:drug gorge:throat",
    mp: "yeux:eyes cheveux:hair",
  },
  shopping: {
    m: `vêtement:garment pantalon:trousers jean:jeans pull:jumper manteau:coat chapeau:hat tee-shirt/tee-shirts:T-shirt cadeau:present prix/prix:price
      sweat:sweatshirt short:shorts euro:euro maillot:swimsuit bonnet:woolly_hat t-shirt/t-shirts:T-shirt shopping:shopping sweat-shirt/sweat-shirts:sweatshirt blouson:jacket
      legging:leggings centre-commercial/centres-commerciaux:shopping_centre look:look jogging:tracksuit`,
    f: "robe:dress jupe:skirt chemise:shirt veste:jacket chaussure:shoe cravate:tie mode:fashion marque:brand botte:boot chaussette:sock casquette:cap basket:trainer taille:size",
    mp: "jeans:jeans",
    fp: "baskets:trainers lunettes:glasses courses:shopping soldes:sales",
  },
  festivals: {
    m: "anniversaire:birthday Noël:Christmas carnaval/carnavals:carnival feu-d'artifice/feux-d'artifice:fireworks mariage:wedding festival/festivals:festival bal/bals:ball sapin:Christmas_tree défilé:parade",
    f: "fête:party boum:party tradition:tradition coutume:custom bougie:candle carte:card",
    fp: "Pâques:Easter",
  },
  animals: {
    m: "chien:dog chat:cat cheval/chevaux:horse lapin:rabbit oiseau:bird hamster:hamster animal/animaux:animal cochon:pig mouton:sheep serpent:snake poisson-rouge/poissons-rouges:goldfish",
    f: "vache:cow souris/souris:mouse tortue:tortoise perruche:budgie chatte:cat chienne:dog",
  },
  leisure: {
    m: "week-end:weekend weekend:weekend hobby/hobbies:hobby passe-temps/passe-temps:hobby loisir:leisure_activity temps-libre:free_time",
    f: "activité:activity sortie:outing promenade:walk soirée:evening",
  },
  other: {
    m: `jour:day monde:world mois/mois:month an:year matin:morning soir:evening lundi:Monday mardi:Tuesday mercredi:Wednesday
      jeudi:Thursday vendredi:Friday samedi:Saturday dimanche:Sunday moment:moment avantage:advantage inconvénient:disadvantage
      choix/choix:choice nom:name âge:age exemple:example début:beginning mot:word côté:side numéro:number conseil:piece_of_advice caractère:character`,
    f: `heure:hour semaine:week année:year nuit:night journée:day minute:minute chose:thing fois/fois:time idée:idea langue:language couleur:colour
      raison:reason question:question façon:way liberté:freedom culture:culture image:picture opinion:opinion fin:end vérité:truth`,
    mf: "après-midi/après-midi:afternoon",
  },
};
