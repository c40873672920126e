import type { NounTable } from "../../../core/morphology.ts";

/** Home, town, travel, nature and weather; how the nouns are written: `nouns.ts`. */
export const places: NounTable = {
  home: {
    m: `Garten/¨:garden Tisch/-e:table Stuhl/¨e:chair Schrank/¨e:cupboard Keller:cellar Balkon/-e:balcony Stock:floor Teppich/-e:carpet
Schreibtisch/-e:desk Haushalt/-e:household Aufzug/¨e:lift Bauernhof/¨e:farm Boden/¨:floor Eingang/¨e:entrance Flur/-e:hall Rasen:lawn
Raum/¨e:room Schlüssel:key Spiegel:mirror Staubsauger:vacuum_cleaner Wecker:alarm_clock Wohnort/-e:home_town Mülleimer:bin`,
    f: `Wohnung:flat Küche:kitchen Tür/-en:door Lampe:lamp Dusche:shower Garage Wand/¨e:wall Treppe:stairs Hausarbeit/-en:housework Miete:rent
Adresse:address Badewanne:bath Decke:blanket Ecke:corner Haustür/-en:front_door Mauer/-n:wall Mikrowelle:microwave Spülmaschine:dishwasher
Terrasse:terrace Toilette:toilet Wäsche/:washing WG/-s:flat_share Couch/-s:couch Zahnbürste:toothbrush`,
    n: `Haus/¨er:house Zimmer:room Schlafzimmer:bedroom Wohnzimmer:living_room Badezimmer:bathroom Bett/-en:bed Sofa/-s Fenster:window
Regal/-e:shelf Bad/¨er:bath Doppelhaus/¨er:semi-detached_house Reihenhaus/¨er:terraced_house Geschirr:dishes Dach/¨er:roof
Doppelzimmer:double_room Einfamilienhaus/¨er:detached_house Einzelzimmer:single_room Kissen:cushion Licht/-er:light Poster Zuhause:home
Klo/-s:loo Handtuch/¨er:towel`,
    fp: `Möbel:furniture`,
  },
  town: {
    m: `Park/-s Club/-s Pub/-s Markt/¨e:market Bahnhof/¨e:station Supermarkt/¨e:supermarket Laden/¨:shop Platz/¨e:place Ort/-e:place
Stadtteil/-e:district Lärm:noise Vorort/-e:suburb Dom/-e:cathedral Ausgang/¨e:exit Blumenladen/¨:flower_shop Bürgermeister:mayor
Flohmarkt/¨e:flea_market Freizeitpark/-s:theme_park Fußweg/-e:footpath Hafen/¨:port Hauptbahnhof/¨e:main_station Jugendklub/-s:youth_club
Norden/:north Osten/:east Süden/:south Westen/:west Radweg/-e:cycle_path Stadtplan/¨e:town_map Stadtrand/¨er:outskirts Stau/-s:traffic_jam
Turm/¨e:tower Vergnügungspark/-s:theme_park Weg/-e:way Zoo/-s Fahrradweg/-e:cycle_path`,
    f: `Stadt/¨e:town Straße:street Kirche:church Bibliothek/-en:library Post:post_office Bank/-en Bäckerei:bakery Apotheke:chemist's
Gegend/-en:area Brücke:bridge Disko/-s:disco Disco/-s:disco Innenstadt/¨e:town_centre Großstadt/¨e:city Kleinstadt/¨e:small_town
Altstadt/¨e:old_town Ampel/-n:traffic_light Burg/-en:castle Feuerwehr/-en:fire_brigade Fußgängerzone:pedestrian_precinct Galerie:gallery
Halle:hall Haltestelle:stop Hauptstadt/¨e:capital_city Hauptstraße:main_road Industrie:industry Kathedrale:cathedral Kreuzung:crossroads
Lage:location Mitte/:middle Moschee:mosque Nähe/:vicinity Polizei/:police Region Seite:side Umgebung:surroundings`,
    n: `Kino/-s:cinema Restaurant/-s Museum/Museen Theater:theatre Stadion/Stadien:stadium Krankenhaus/¨er:hospital Schwimmbad/¨er:swimming_pool
Freibad/¨er:open-air_pool Dorf/¨er:village Zentrum/Zentren:centre Stadtzentrum/Stadtzentren:town_centre Geschäft/-e:shop
Einkaufszentrum/Einkaufszentren:shopping_centre Rathaus/¨er:town_hall Schloss/¨er:castle Café/-s:café Gebäude/-:building
Jugendzentrum/Jugendzentren:youth_centre Hallenbad/¨er:indoor_pool Kaufhaus/¨er:department_store Tor/-e:gate Verkehrsamt/¨er:tourist_office
Verkehrsmittel:means_of_transport Viertel:district Ziel/-e:destination Ufer:bank`,
    a: `Obdachlose:homeless_person Arme:poor_person Arbeitslose:unemployed_person Angestellte:employee`,
  },
  travel: {
    m: `Zug/¨e:train Bus/-se Strand/¨e:beach Koffer:suitcase Berg/-e:mountain Urlaub/-e:holiday Campingplatz/¨e:campsite Flughafen/¨:airport
Flug/¨e:flight Ausflug/¨e:trip Pass/¨e:passport Aufenthalt/-e:stay Ausweis/-e:identity_card Eintritt:admission Empfang/¨e:reception
Engländer:Englishman Führerschein/-e:driving_licence Italiener:Italian Österreicher:Austrian Personalausweis/-e:identity_card
Reisebus/-se:coach Reiseführer:guide Sand Sonnenschein:sunshine Spanier:Spaniard Tourismus:tourism Traumurlaub/-e:dream_holiday Wagen:car
Wohnwagen:caravan Schweizer:Swiss Amerikaner:American Pool/-s Blick/-e:view Schwarzwald:Black_Forest`,
    f: `Reise:journey Insel/-n:island Küste:coast Jugendherberge:youth_hostel Fahrkarte:ticket U-Bahn/-en:underground Straßenbahn/-en:tram
Sehenswürdigkeit:sight Karte:ticket Schweiz:Switzerland Türkei/:Turkey Fähre:ferry Abfahrt/-en:departure Abreise:departure
Ankunft/¨e:arrival Aussicht/-en:view Bahn/-en:railway Besichtigung:visit Donau:Danube Fahrt/-en:journey Ferienwohnung:holiday_flat
Gastfamilie:host_family Grenze:border Heimat:home Kreditkarte:credit_card Ostsee/:Baltic Nordsee/:North_Sea Pension:guest_house
Postkarte:postcard Reservierung:reservation Rezeption:reception S-Bahn/-en:suburban_railway See/:sea Sonnencreme/-s:sun_cream
Übernachtung:overnight_stay Unterkunft/¨e:accommodation Verspätung:delay Wanderung:hike Welle:wave Weltreise:world_tour Touristin:tourist`,
    n: `Meer/-e:sea Auto/-s:car Flugzeug/-e:plane Schiff/-e:ship Hotel/-s Land/¨er:country Ausland:foreign_countries Zelt/-e:tent
Deutschland:Germany England:England Spanien/:Spain Frankreich:France Japan:Japan Italien/:Italy Amerika:America Griechenland:Greece
Schottland:Scotland Taxi/-s Camping Boot/-e:boat Gepäck:luggage Europa:Europe Fahrzeug/-e:vehicle Ferienhaus/¨er:holiday_home
Hotelzimmer:hotel_room Motorrad/¨er:motorbike Österreich:Austria Portugal:Portugal Reisebüro/-s:travel_agency Souvenir/-s Ticket/-s
Transportmittel:means_of_transport Wales:Wales Wohnmobil/-e:camper_van Russland:Russia Polen/:Poland Indien/:India Australien/:Australia
China:China Irland:Ireland Belgien/:Belgium Ägypten/:Egypt Afrika:Africa Kanada:Canada Asien/:Asia Mallorca:Majorca Florida:Florida
Brasilien/:Brazil Mexiko:Mexico Resort/-s Ferienlager:holiday_camp`,
    mw: `Tourist/-en`,
    fp: `Ferien:holidays Sommerferien:summer_holidays USA:USA Alpen:Alps Osterferien:Easter_holidays Weihnachtsferien:Christmas_holidays
Niederlande:Netherlands`,
  },
  nature: {
    m: `Baum/¨e:tree See/-n:lake Müll:rubbish Wald/¨er:wood Fluss/¨e:river Verkehr:traffic Klimawandel/:climate_change Abfall/¨e:waste Planet/-en
Umweltschutz:environmental_protection Tierschutz:animal_protection Hügel:hill Schaden/¨:damage Strom:electricity Vulkan/-e:volcano
Waldbrand/¨e:forest_fire Mond/-e:moon Stern/-e:star Stein/-e:stone Krieg/-e:war Frieden/:peace Umweltschützer:environmentalist
Feind/-e:enemy`,
    f: `Umwelt:environment Luft:air Blume:flower Erde/:earth Natur:nature Energie:energy Luftverschmutzung/:air_pollution Verschmutzung/:pollution
Landschaft:countryside Wiese:meadow Flasche:bottle Tüte:bag Armut:poverty Erderwärmung/:global_warming Gewalt:violence
Katastrophe:catastrophe Klimaanlage:air_conditioning Kohle/:coal Kriminalität/:crime Lösung:solution Obdachlosigkeit/:homelessness
Pflanze:plant Plastikflasche:plastic_bottle Plastiktüte:plastic_bag Solarenergie/:solar_energy Überschwemmung:flood Ursache:cause
Verpackung:packaging Wüste:desert Zerstörung/:destruction Atomkraft:nuclear_power Wohltätigkeit/:charity Rose Spende:donation`,
    n: `Plastik:plastic Problem/-e Klima:climate Papier/:paper Glas/¨er:glass Recycling Gras/¨er:grass Gift/-e:poison Tierheim/-e:animal_shelter
Umweltproblem/-e:environmental_problem Feuer:fire Elektroauto/-s:electric_car`,
  },
  weather: {
    m: `Regen/:rain Schnee:snow Wind/-e Nebel/:fog Sommer:summer Winter Frühling/-e:spring Herbst/-e:autumn Himmel/:sky Sturm/¨e:storm
Grad/-e:degree Regenschirm/-e:umbrella Regentag/-e:rainy_day Schatten:shade`,
    f: `Sonne/:sun Temperatur/-en:temperature Jahreszeit/-en:season Hitze/:heat Kälte/:cold Wolke:cloud`,
    n: `Wetter/:weather Gewitter:thunderstorm`,
  },
};
