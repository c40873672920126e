import type { NounTable } from "../../../core/morphology.ts";

/** Nouns for home, town, journeys and nature; how they are written: `nouns.ts`. */
export const places: NounTable = {
  home: {
    m: `appartement:flat jardin:garden salon:living_room lit:bed bureau:desk garage étage:floor placard:cupboard ménage:housework fauteuil:armchair
meuble:piece_of_furniture immeuble:building canapé:sofa mur:wall miroir:mirror sous-sol:basement+
rez-de-chaussée/rez-de-chaussée:ground_floor escalier:staircase couloir:corridor+ balcon:balcony toit:roof+ sol:floor tapis/tapis:carpet
tiroir:drawer+ frigo:fridge lave-vaisselle/lave-vaisselle:dishwasher aspirateur:vacuum_cleaner robinet:tap+ bain:bath chauffage:heating+
logement:accommodation+ loyer:rent+ poster réveil:alarm_clock studio ascenseur:lift coin:corner intérieur:inside extérieur:outside
jardinage:gardening rangement:tidying matelas/matelas:mattress+`,
    f: `maison:house chambre:bedroom table chaise:chair porte:door fenêtre:window lampe:lamp douche:shower pièce:room clé:key armoire:wardrobe
vaisselle:washing-up salle:room étagère:shelf terrasse:terrace cave:cellar+ pelouse:lawn cuisinière:cooker+ couette:duvet+
couverture:blanket brosse:brush toilette:toilet lumière:light ferme:farm adresse:address tâche:chore+ horloge:clock+ montre:watch boîte:box
prise:socket+`,
    mp: `meubles:furniture toilettes:toilets `,
    fp: `toilettes:toilets affaires:things`,
    mf: `propriétaire:owner+`,
  },
  town: {
    m: `cinéma restaurant bar parking:car_park parc:park musée:museum magasin:shop marché:market centre quartier:district village théâtre
stade:stadium hôpital/hôpitaux:hospital supermarché:supermarket pont:bridge château:castle centre-ville/centres-villes:town_centre
bâtiment:building bruit:noise lieu:place endroit:place commerce:shop arrêt:stop commissariat:police_station+ port trottoir:pavement+
plan:map zoo palais/palais:palace+ embouteillage:traffic_jam+ bouchon:traffic_jam+ habitant:inhabitant espace:space ciné:cinema
resto:restaurant panneau/panneaux:sign+ banc:bench+ chemin:path sud:south nord:north ouest:west nord-est:north-east nord-ouest:north-west
kilomètre mètre skatepark`,
    f: `ville:town rue:street gare:station église:church piscine:swimming_pool bibliothèque:library banque:bank place:square mairie:town_hall
boulangerie:bakery pharmacie:chemist's patinoire:ice_rink région banlieue:suburb boutique:shop épicerie:grocer's librairie:bookshop
cathédrale:cathedral mosquée:mosque+ avenue autoroute:motorway route:road fontaine:fountain+ capitale:capital foule:crowd+ queue
galerie:gallery+ expo:exhibition vitrine:shop_window+ ambiance:atmosphere direction distance`,
    mf: `poste:post_office tour:tower pub fleuriste:florist+`,
    mp: `environs:surroundings+ magasins:shops`,
  },
  travel: {
    m: `voyage:journey train avion:plane bus/bus bateau:boat car:coach hôtel camping:campsite pays/pays:country séjour:stay passeport:passport
billet:ticket métro:underground vol:flight bord:edge sac:bag camping-car/camping-cars:camper_van tramway:tram tram ferry/ferries taxi
scooter aéroport:airport aller-retour/allers-retours:return_ticket+ chalet départ:departure emplacement:pitch+ gîte:holiday_cottage+
paysage:landscape+ quai:platform+ retard:delay retour:return sable:sand+ souvenir tourisme:tourism trajet:journey+ transport
véhicule:vehicle+ visiteur:visitor+ permis/permis:licence Royaume-Uni:UK Canada:Canada Portugal/Portugals:Portugal Japon:Japan
Mexique:Mexico Brésil:Brazil Maroc:Morocco Sénégal/Sénégals:Senegal Pakistan:Pakistan Bangladesh:Bangladesh Nigeria:Nigeria camp ticket`,
    f: `bicyclette:bicycle plage:beach mer:sea voiture:car valise:suitcase montagne:mountain campagne:countryside visite:visit excursion:trip
île:island auberge:hostel tente:tent côte:coast France:France Espagne:Spain Allemagne:Germany Angleterre:England Italie:Italy
arrivée:arrival caravane:caravan colonie:summer_camp destination+ essence:petrol+ fiche:form+ frontière:border+ location:hire+
moto:motorbike panne:breakdown+ réception+ vague:wave+ vue:view vitesse:speed+ Écosse:Scotland Irlande:Ireland Grande-Bretagne:Great_Britain
Belgique:Belgium Suisse:Switzerland Grèce:Greece Turquie:Turkey Russie:Russia Chine:China Inde:India Afrique:Africa Amérique:America
Asie:Asia Australie:Australia Europe:Europe Tunisie:Tunisia Algérie:Algeria Autriche:Austria Pologne:Poland Suède:Sweden Norvège:Norway
Croatie:Croatia Nouvelle-Zélande:New_Zealand Thaïlande:Thailand Égypte:Egypt Bretagne:Brittany Normandie:Normandy Corse:Corsica
Cornouailles:Cornwall Islande:Iceland Sicile:Sicily Martinique:Martinique Réunion:Réunion`,
    mf: `touriste:tourist`,
    fp: `vacances:holidays Alpes:Alps `,
    mp: `États-Unis:United_States Pays-Bas:Netherlands transports:transport`,
  },
  nature: {
    m: `environnement:environment arbre:tree lac:lake recyclage:recycling déchet:waste plastique:plastic problème:problem climat:climate
papier:paper bois:wood champ:field feu/feux:fire carton:cardboard+ réchauffement:warming+ charbon:coal+ gaz/gaz:gas+ pétrole:oil+ désert+
dauphin:dolphin+ éléphant fleuve:river+ incendie:fire+ lion océan+ singe:monkey+ sans-abri/sans-abri:homeless_person+ tigre:tiger
volcan:volcano+ tri:sorting+ gaspillage:waste+ trou:hole+ habitat+ manque:lack+ gouvernement:government+ loup:wolf+ ours/ours:bear+
requin:shark+ geste:gesture+ impact+ besoin:need+ réfugié:refugee+ racisme:racism+ vote+ crime+ voleur:thief+ parti:party+ combat:fight+
compost+ rocher:rock+ coquillage:shell+`,
    f: `pollution planète:planet terre:earth forêt:forest fleur:flower rivière:river nature énergie:energy poubelle:bin circulation:traffic
inondation:flood sécheresse:drought abeille:bee+ baleine:whale+ colline:hill catastrophe:disaster+ déforestation+ électricité:electricity+
espèce:species+ étoile:star flamme:flame+ herbe:grass+ lune:moon+ ordure:rubbish+ paix/paix:peace+ pauvreté:poverty+ plante:plant
protection+ solution+ vallée:valley+ manifestation:demonstration+ consommation:consumption+ conséquence+ cause+ action+ loi:law+
charité:charity+ immigration+ tempête:storm pile:battery+ araignée:spider girafe:giraffe rose`,
    mp: `déchets:waste`,
    fp: `ordures:rubbish+`,
    mf: ``,
  },
  weather: {
    m: `temps/temps:weather soleil:sun vent:wind orage:storm nuage:cloud ciel:sky froid:cold printemps:spring été:summer automne:autumn hiver:winter
brouillard:fog degré:degree flocon:snowflake+`,
    f: `pluie:rain neige:snow météo:forecast température chaleur:heat saison:season foudre:lightning+`,
    fp: `intempéries:bad_weather+`,
  },
};
