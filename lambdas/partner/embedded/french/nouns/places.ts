import type { NounTable } from "../../morphology.ts";

/** Nouns for home, town, journeys and nature; how they are written: `nouns.ts`. */
export const places: NounTable = {
  home: {
    m: `appartement:flat jardin:garden salon:living_room lit:bed bureau:desk garage étage:floor placard:cupboard
      ménage:housework fauteuil:armchair meuble:piece_of_furniture immeuble:building canapé:sofa mur:wall
      miroir:mirror grenier:attic+ sous-sol:basement+ rez-de-chaussée/rez-de-chaussée:ground_floor escalier:staircase
      couloir:corridor+ balcon:balcony toit:roof+ plafond:ceiling+ plancher:floor+ sol:floor tapis/tapis:carpet
      rideau/rideaux:curtain coussin:cushion drap:sheet+ oreiller:pillow+ tiroir:drawer+ frigo:fridge
      frigidaire:fridge réfrigérateur:fridge+ congélateur:freezer+ micro-ondes/micro-ondes:microwave
      lave-vaisselle/lave-vaisselle:dishwasher lave-linge/lave-linge:washing_machine+ aspirateur:vacuum_cleaner
      lavabo:washbasin+ évier:sink+ robinet:tap+ bain:bath savon:soap dentifrice:toothpaste+ shampooing:shampoo+
      peigne:comb+ sèche-cheveux/sèche-cheveux:hairdryer+ chauffage:heating+ radiateur:radiator+
      logement:accommodation+ loyer:rent+ voisinage:neighbourhood+ poster réveil:alarm_clock téléviseur:TV_set studio
      pavillon:detached_house+ ascenseur:lift hlm/hlm:council_flat chez-moi:home coin:corner intérieur:inside
      extérieur:outside repassage:ironing jardinage:gardening bricolage:DIY nettoyage:cleaning rangement:tidying
      portail:gate+ volet:shutter+ matelas/matelas:mattress+`,
    f: `maison:house chambre:bedroom table chaise:chair porte:door fenêtre:window lampe:lamp douche:shower pièce:room
      clé:key armoire:wardrobe vaisselle:washing-up salle:room étagère:shelf terrasse:terrace cave:cellar+
      véranda:conservatory+ pelouse:lawn baignoire:bath+ cuisinière:cooker+ moquette:carpet commode:chest_of_drawers+
      couette:duvet+ couverture:blanket brosse:brush toilette:toilet lumière:light cheminée:fireplace+ ferme:farm
      adresse:address tâche:chore+ lessive:washing poussière:dust+ horloge:clock+ montre:watch boîte:box
      corbeille:basket+ prise:socket+ peinture:paint colocation:flatshare+`,
    mp: `meubles:furniture toilettes:toilets WC:toilet`,
    fp: `toilettes:toilets affaires:things`,
    mf: `propriétaire:owner+ coloc:flatmate`,
  },
  town: {
    m: `cinéma restaurant bar parking:car_park café-internet:internet_café parc:park musée:museum magasin:shop
      marché:market centre quartier:district village théâtre stade:stadium hôpital/hôpitaux:hospital
      supermarché:supermarket pont:bridge château:castle centre-ville/centres-villes:town_centre bâtiment:building
      bruit:noise lieu:place endroit:place commerce:shop arrêt:stop commissariat:police_station+
      hypermarché:hypermarket+ port trottoir:pavement+ carrefour:crossroads+ rond-point/ronds-points:roundabout+
      plan:map kiosque:kiosk+ distributeur:cash_machine+ zoo aquarium cirque:circus+ palais/palais:palace+ tunnel+
      embouteillage:traffic_jam+ bouchon:traffic_jam+ habitant:inhabitant citadin:city_dweller+ maire:mayor
      espace:space lotissement:housing_estate+ ciné:cinema resto:restaurant bistrot:bistro
      gratte-ciel/gratte-ciel:skyscraper+ panneau/panneaux:sign+ banc:bench+ chemin:path sud:south nord:north
      ouest:west sud-est:south-east sud-ouest:south-west nord-est:north-east nord-ouest:north-west kilomètre mètre
      skatepark`,
    f: `ville:town rue:street gare:station église:church piscine:swimming_pool bibliothèque:library banque:bank
      place:square mairie:town_hall boulangerie:bakery pharmacie:chemist's patinoire:ice_rink région banlieue:suburb
      discothèque:nightclub boutique:shop boucherie:butcher's charcuterie:delicatessen épicerie:grocer's
      librairie:bookshop papeterie:stationer's+ bijouterie:jeweller's+ parfumerie:perfume_shop+ crémerie:dairy_shop+
      poissonnerie:fishmonger's+ droguerie:household_shop+ laverie:launderette+ cathédrale:cathedral mosquée:mosque+
      synagogue+ caserne:fire_station+ station-service/stations-service:petrol_station rocade:bypass+ avenue
      autoroute:motorway route:road fontaine:fountain+ statue+ capitale:capital métropole:metropolis+ population+
      foule:crowd+ queue galerie:gallery+ exposition:exhibition expo:exhibition vitrine:shop_window+
      ambiance:atmosphere direction distance cité:estate`,
    mf: `poste:post_office tour:tower pub fleuriste:florist+`,
    mp: `environs:surroundings+ alentours:surroundings+ magasins:shops`,
  },
  travel: {
    m: `voyage:journey train avion:plane bus/bus bateau:boat car:coach hôtel camping:campsite pays/pays:country
      séjour:stay passeport:passport billet:ticket métro:underground monument vol:flight bord:edge sac:bag
      camping-car/camping-cars:camper_van tramway:tram tram ferry/ferries taxi scooter aéroport:airport
      aller-retour/allers-retours:return_ticket+ autocar:coach+ auto-stop:hitch-hiking+ bagage:luggage chalet
      départ:departure dépliant:leaflet+ détour+ emplacement:pitch+ gîte:holiday_cottage+ hébergement:accommodation+
      itinéraire:route+ paysage:landscape+ quai:platform+ retard:delay retour:return sable:sand+ souvenir
      tourisme:tourism trajet:journey+ transport véhicule:vehicle+ visiteur:visitor+ voyageur:traveller+
      wagon:carriage+ camion:lorry TGV/TGV:high-speed_train hélicoptère:helicopter+ permis/permis:licence
      pneu/pneus:tyre+ volant:steering_wheel+ passager:passenger+ parasol:sunshade+ permanent continent Royaume-Uni:UK
      Canada:Canada Portugal/Portugals:Portugal Japon:Japan Mexique:Mexico Brésil:Brazil Maroc:Morocco
      Sénégal/Sénégals:Senegal Danemark:Denmark Luxembourg:Luxembourg Pakistan:Pakistan Bangladesh:Bangladesh
      Nigeria:Nigeria bungalow+ camp resort ticket casino safari yacht Eurostar:Eurostar`,
    f: `bicyclette:bicycle plage:beach mer:sea voiture:car valise:suitcase montagne:mountain campagne:countryside
      visite:visit excursion:trip île:island auberge:hostel tente:tent côte:coast France:France Espagne:Spain
      Allemagne:Germany Angleterre:England Italie:Italy arrivée:arrival caravane:caravan colonie:summer_camp
      correspondance:connection+ couchette:bunk+ croisière:cruise+ demi-pension:half_board+ destination+
      douane:customs+ essence:petrol+ fiche:form+ frontière:border+ garderie:nursery+ location:hire+ moto:motorbike
      mobylette:moped+ navette:shuttle+ panne:breakdown+ réception+ réservation:booking+ traversée:crossing+
      vague:wave+ vue:view voie:platform+ vitesse:speed+ Écosse:Scotland Irlande:Ireland Grande-Bretagne:Great_Britain
      Belgique:Belgium Suisse:Switzerland Grèce:Greece Turquie:Turkey Russie:Russia Chine:China Inde:India
      Afrique:Africa Amérique:America Asie:Asia Australie:Australia Europe:Europe Tunisie:Tunisia Algérie:Algeria
      Autriche:Austria Pologne:Poland Suède:Sweden Norvège:Norway Hongrie:Hungary Croatie:Croatia Jamaïque:Jamaica
      Nouvelle-Zélande:New_Zealand Thaïlande:Thailand Égypte:Egypt Corée:Korea Bretagne:Brittany Normandie:Normandy
      Provence:Provence Corse:Corsica Cornouailles:Cornwall Roumanie:Romania Islande:Iceland Ukraine:Ukraine
      Floride:Florida Californie:California Sicile:Sicily Bulgarie:Bulgaria Finlande:Finland Tchéquie:Czechia
      Méditerranée:Mediterranean Tamise:Thames gastronomie:gastronomy+ villa bagnole:car tong:flip-flop crique:cove+
      falaise:cliff+ roulotte:caravan+ Guadeloupe:Guadeloupe Martinique:Martinique Réunion:Réunion`,
    mf: `touriste:tourist`,
    fp: `vacances:holidays Alpes:Alps Canaries:Canaries Baléares:Balearics Antilles:West_Indies Pyrénées:Pyrenees`,
    mp: `États-Unis:United_States Pays-Bas:Netherlands bagages:luggage Émirats:Emirates transports:transport`,
  },
  nature: {
    m: `environnement:environment arbre:tree lac:lake recyclage:recycling déchet:waste plastique:plastic
      problème:problem climat:climate papier:paper bois:wood champ:field feu/feux:fire carton:cardboard+
      réchauffement:warming+ combustible:fuel+ charbon:coal+ gaz/gaz:gas+ pétrole:oil+ désert+
      déboisement:deforestation+ dauphin:dolphin+ éléphant emballage:packaging+ fleuve:river+ incendie:fire+ lion
      océan+ ouragan:hurricane+ oxygène:oxygen+ plancton:plankton+ singe:monkey+ sans-abri/sans-abri:homeless_person+
      SDF/SDF:homeless_person+ tigre:tiger volcan:volcano+ tri:sorting+ gaspillage:waste+ trou:hole+ habitat+
      manque:lack+ gouvernement:government+ covoiturage:car_sharing+ insecte:insect papillon:butterfly+ aigle:eagle+
      loup:wolf+ ours/ours:bear+ renard:fox+ requin:shark+ écureuil:squirrel+ crocodile bénéfice:benefit+
      geste:gesture+ impact+ militant:activist+ besoin:need+ citoyen:citizen+ réfugié:refugee+ immigré:immigrant+
      racisme:racism+ sexisme:sexism+ vote+ crime+ voleur:thief+ parti:party+ combat:fight+ caddie:trolley+ compost+
      sommet:summit+ ruisseau/ruisseaux:stream+ rocher:rock+ coquillage:shell+`,
    f: `pollution planète:planet terre:earth forêt:forest fleur:flower rivière:river nature énergie:energy
      poubelle:bin circulation:traffic inondation:flood sécheresse:drought abeille:bee+ augmentation:increase+
      baleine:whale+ biodiversité:biodiversity+ centrale:power_station+ colline:hill catastrophe:disaster+
      déforestation+ destruction+ disparition:disappearance+ électricité:electricity+ espèce:species+ étoile:star
      flamme:flame+ fumée:smoke+ herbe:grass+ inégalité:inequality+ lune:moon+ marée:tide+ menace:threat+
      ordure:rubbish+ paix/paix:peace+ pauvreté:poverty+ plante:plant pénurie:shortage+ protection+ réduction+
      ressource:resource+ survie:survival+ solution+ vallée:valley+ zone:area+ éolienne:wind_turbine+
      manifestation:demonstration+ consommation:consumption+ conséquence+ cause+ action+ loi:law+ malnutrition+
      misère:misery+ charité:charity+ discrimination+ immigration+ égalité:equality+ faune:wildlife+ flore:flora+
      canicule:heatwave+ tempête:storm tornade:tornado+ pile:battery+ araignée:spider mouche:fly+ guêpe:wasp+
      grenouille:frog+ girafe:giraffe rose`,
    mp: `transports-en-commun:public_transport déchets:waste`,
    fp: `ordures:rubbish+`,
    mf: `écologiste:ecologist+ raciste:racist+`,
  },
  weather: {
    m: `temps/temps:weather soleil:sun vent:wind orage:storm nuage:cloud ciel:sky froid:cold printemps:spring
      été:summer automne:autumn hiver:winter brouillard:fog degré:degree arc-en-ciel/arcs-en-ciel:rainbow+ gel:frost+
      tonnerre:thunder+ flocon:snowflake+`,
    f: `pluie:rain neige:snow météo:forecast température chaleur:heat saison:season averse:shower+ brume:mist+
      éclaircie:sunny_spell+ grêle:hail+ ombre:shade+ foudre:lightning+ brise:breeze+`,
    fp: `prévisions:forecast+ intempéries:bad_weather+`,
  },
};
