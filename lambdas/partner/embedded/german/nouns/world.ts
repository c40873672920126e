import type { NounTable } from "../../morphology.ts";

/** Town, travel, nature, weather, and what belongs to no topic. */
export const world: NounTable = {
  town: {
    m: `Park/-s:park Club/-s:club Pub/-s:pub Parkplatz/Parkplätze:car_park Markt/Märkte:market Bahnhof/Bahnhöfe:station Supermarkt/Supermärkte:supermarket
      Laden/Läden:shop Platz/Plätze:place Marktplatz/Marktplätze:market_square Ort/-e:place Stadtteil/-e:district Lärm:noise Vorort/-e:suburb
      Dom/-e:cathedral Ausgang/Ausgänge:exit Blumenladen/Blumenläden:flower_shop
      Bürgermeister/-:mayor Flohmarkt/Flohmärkte:flea_market Freizeitpark/-s:theme_park
      Fußgänger/-:pedestrian Fußweg/-e:footpath Hafen/Häfen:port Hauptbahnhof/Hauptbahnhöfe:main_station Jugendklub/-s:youth_club Kiosk/-e:kiosk
      Kreis/-e:circle Nachtklub/-s:nightclub Norden:north Osten:east Süden:south Westen:west Palast/Paläste:palace
      Radweg/-e:cycle_path Spielplatz/Spielplätze:playground Stadtplan/Stadtpläne:town_map Stadtrand/Stadtränder:outskirts Stau/-s:traffic_jam
      Tempel/-:temple Turm/Türme:tower Vergnügungspark/-s:theme_park Weg/-e:way Zebrastreifen/-:zebra_crossing Zoo/-s:zoo
      Bau/-ten:construction Jugendclub/-s:youth_club Fahrradweg/-e:cycle_path
      Südosten:south-east Buchladen/Buchläden:bookshop`,
    f: `Stadt/Städte:town Straße/-n:street Kirche/-n:church Bibliothek/-en:library Post:post_office Bank/-en:bank Bäckerei/-en:bakery Apotheke/-n:chemist's
      Eishalle/-n:ice_rink Gegend/-en:area Brücke/-n:bridge Disko/-s:disco Innenstadt/Innenstädte:town_centre
      Großstadt/Großstädte:city Kleinstadt/Kleinstädte:small_town Altstadt/Altstädte:old_town Ampel/-n:traffic_light
      Autobahn/-en:motorway Buchhandlung/-en:bookshop Burg/-en:castle Bushaltestelle/-n:bus_stop Drogerie/-n:chemist's
      Einkaufsstraße/-n:shopping_street Feuerwehr/-en:fire_brigade Fußgängerzone/-n:pedestrian_precinct Galerie/-n:gallery
      Gasse/-n:lane Gemeinde/-n:community Halle/-n:hall Haltestelle/-n:stop Hauptstadt/Hauptstädte:capital_city Hauptstraße/-n:main_road
      Industrie/-n:industry Kathedrale/-n:cathedral Kreuzung/-en:crossroads Lage/-n:location Mitte:middle Moschee/-n:mosque
      Nähe:vicinity Polizei:police Region/-en:region Ruine/-n:ruin Seite/-n:side
      Stadtmitte/-n:town_centre Statue/-n:statue
      Tankstelle/-n:petrol_station Umgebung/-en:surroundings Anlage/-n:facility`,
    n: `Kino/-s:cinema Restaurant/-s:restaurant Museum/Museen:museum Theater/-:theatre Stadion/Stadien:stadium Krankenhaus/Krankenhäuser:hospital
      Schwimmbad/Schwimmbäder:swimming_pool Freibad/Freibäder:open-air_pool Dorf/Dörfer:village Zentrum/Zentren:centre Stadtzentrum/Stadtzentren:town_centre
      Geschäft/-e:shop Einkaufszentrum/Einkaufszentren:shopping_centre Rathaus/Rathäuser:town_hall Schloss/Schlösser:castle Café/-s:café Gebäude/-:building
      Sportzentrum/Sportzentren:sports_centre Jugendzentrum/Jugendzentren:youth_centre Amt/Ämter:office Denkmal/Denkmäler:monument
      Gebirge/-:mountains Hallenbad/Hallenbäder:indoor_pool
      Internetcafé/-s:internet_café Kaufhaus/Kaufhäuser:department_store
      Schild/-er:sign Tor/-e:gate Verkehrsamt/Verkehrsämter:tourist_office Verkehrsmittel/-:means_of_transport
      Viertel/-:district Ziel/-e:destination Nachtleben:nightlife Ufer/-:bank`,
    a: "Obdachlose:homeless_person",
  },
  travel: {
    m: `Zug/Züge:train Bus/-se:bus Strand/Strände:beach Koffer/-:suitcase Berg/-e:mountain Urlaub/-e:holiday Campingplatz/Campingplätze:campsite
      Flughafen/Flughäfen:airport Flug/Flüge:flight Ausflug/Ausflüge:trip Pass/Pässe:passport Aufenthalt/-e:stay Ausweis/-e:identity_card
      Abflug/Abflüge:departure Bahnsteig/-e:platform Campingbus/-se:camper_van Eintritt:admission
      Empfang/Empfänge:reception Engländer/-:Englishman Fahrplan/Fahrpläne:timetable Fahrschein/-e:ticket
      Führerschein/-e:driving_licence Italiener/-:Italian
      Lastwagen/-:lorry LKW/-s:lorry Motor/-en:engine Österreicher/-:Austrian Parkschein/-e:parking_ticket
      Personalausweis/-e:identity_card PKW/-s:car Reisebus/-se:coach Reiseführer/-:guide Reisepass/Reisepässe:passport
      Rückflug/Rückflüge:return_flight Sand:sand Schalter/-:counter
      Sonnenschein:sunshine Spanier/-:Spaniard Stadtbummel/-:stroll_in_town Tourismus:tourism
      Traumurlaub/-e:dream_holiday Tunnel/-:tunnel Wagen/-:car Wohnwagen/-:caravan
      Zoll/Zölle:customs Strandurlaub/-e:beach_holiday Skiurlaub/-e:skiing_holiday
      Sommerurlaub/-e:summer_holiday Schweizer/-:Swiss Amerikaner/-:American Anspruch/Ansprüche:claim Rhein:Rhine Pool/-s:pool Blick/-e:view
      Ausblick/-e:view Reiseleiter/-:tour_guide Schwarzwald:Black_Forest`,
    f: `Reise/-n:journey Insel/-n:island Küste/-n:coast Jugendherberge/-n:youth_hostel Fahrkarte/-n:ticket U-Bahn/-en:underground Straßenbahn/-en:tram
      Sehenswürdigkeit/-en:sight Stadtrundfahrt/-en:city_tour Karte/-n:ticket Schweiz:Switzerland Türkei:Turkey Fähre/-n:ferry Abfahrt/-en:departure
      Abreise/-n:departure Ankunft/Ankünfte:arrival Aussicht/-en:view Bahn/-en:railway Besichtigung/-en:visit
      Donau:Danube Fahrradtour/-en:bike_tour Fahrt/-en:journey Ferienwohnung/-en:holiday_flat
      Gastfamilie/-n:host_family Grenze/-n:border Heimat:home
      Hinfahrt/-en:outward_journey Kreuzfahrt/-en:cruise Kreditkarte/-n:credit_card Linie/-n:line
      Nationalität/-en:nationality Ostsee:Baltic Nordsee:North_Sea Pension/-en:guest_house Postkarte/-n:postcard
      Reservierung/-en:reservation Rezeption/-en:reception Rückfahrkarte/-n:return_ticket Rückfahrt/-en:return_journey Rundfahrt/-en:tour
      S-Bahn/-en:suburban_railway See:sea Sonnencreme/-s:sun_cream Sonnenbrille/-n:sunglasses
      Tour/-en:tour Übernachtung/-en:overnight_stay Unterkunft/Unterkünfte:accommodation Verspätung/-en:delay Wanderung/-en:hike
      Welle/-n:wave Weltreise/-n:world_tour Zugfahrt/-en:train_journey Bootsfahrt/-en:boat_trip
      Radtour/-en:bike_tour Autofahrt/-en:drive Busfahrt/-en:bus_journey Touristin/-nen:tourist Rundreise/-n:tour`,
    n: `Meer/-e:sea Auto/-s:car Flugzeug/-e:plane Schiff/-e:ship Hotel/-s:hotel Land/Länder:country Ausland:foreign_countries Zelt/-e:tent Deutschland:Germany
      England:England Spanien:Spain Frankreich:France Japan:Japan Italien:Italy Amerika:America Griechenland:Greece Schottland:Scotland Taxi/-s:taxi
      Camping:camping Boot/-e:boat Gepäck:luggage Andenken/-:souvenir Europa:Europe Fahrzeug/-e:vehicle
      Ferienhaus/Ferienhäuser:holiday_home Flugticket/-s:plane_ticket Gleis/-e:platform Hotelzimmer/-:hotel_room Kreuz/-e:cross
      Mittelmeer:Mediterranean Mofa/-s:moped Motorrad/Motorräder:motorbike Österreich:Austria Portugal:Portugal Reisebüro/-s:travel_agency
      Reiseziel/-e:destination Souvenir/-s:souvenir Ticket/-s:ticket Transportmittel/-:means_of_transport Visum/Visa:visa
      Wales:Wales Wohnmobil/-e:camper_van Russland:Russia Polen:Poland Indien:India Australien:Australia China:China Irland:Ireland
      Belgien:Belgium Ägypten:Egypt Afrika:Africa Kanada:Canada Asien:Asia Mallorca:Majorca Ibiza:Ibiza Florida:Florida Brasilien:Brazil Mexiko:Mexico
      Resort/-s:resort Ferienlager/-:holiday_camp`,
    mw: "Tourist/-en:tourist",
    fp: `Ferien:holidays Sommerferien:summer_holidays USA:USA Alpen:Alps Winterferien:winter_holidays Osterferien:Easter_holidays
      Weihnachtsferien:Christmas_holidays Niederlande:Netherlands Herbstferien:autumn_holidays Semesterferien:vacation`,
  },
  nature: {
    m: `Baum/Bäume:tree See/-n:lake Müll:rubbish Wald/Wälder:wood Fluss/Flüsse:river Verkehr:traffic Klimawandel:climate_change Abfall/Abfälle:waste
      Planet/-en:planet Umweltschutz:environmental_protection
      Tierschutz:animal_protection Energieverbrauch:energy_consumption FCKW/-s:CFC Hügel/-:hill
      Kompost/-e:compost Müllberg/-e:rubbish_heap Nationalpark/-s:national_park Regenwald/Regenwälder:rainforest Schaden/Schäden:damage
      Strom:electricity Treibhauseffekt:greenhouse_effect Umweltfreund/-e:environmentalist Verbrauch:consumption
      Vulkan/-e:volcano Waldbrand/Waldbrände:forest_fire Mond/-e:moon Stern/-e:star Stein/-e:stone
      Krieg/-e:war Frieden:peace Umweltschützer/-:environmentalist Feind/-e:enemy Teich/-e:pond Kunststoff/-e:plastic`,
    f: `Umwelt:environment Luft:air Blume/-n:flower Erde:earth Natur:nature Energie/-n:energy Umweltverschmutzung:pollution Luftverschmutzung:air_pollution
      Verschmutzung:pollution Landschaft/-en:countryside Wiese/-n:meadow Mülltonne/-n:bin Flasche/-n:bottle Tüte/-n:bag
      Armut:poverty Biotonne/-n:organic_waste_bin Dürre/-n:drought Erderwärmung:global_warming Erwärmung:warming Gewalt:violence Katastrophe/-n:catastrophe
      Klimaanlage/-n:air_conditioning Kohle:coal Kriminalität:crime Lösung/-en:solution Menschheit:humanity
      Obdachlosigkeit:homelessness Pflanze/-n:plant Plastikflasche/-n:plastic_bottle
      Plastiktüte/-n:plastic_bag Rettung:rescue Solarenergie:solar_energy Sonnenenergie:solar_energy
      Überschwemmung/-en:flood Ursache/-n:cause Verpackung/-en:packaging
      Windenergie:wind_energy Wüste/-n:desert Zerstörung:destruction Atomkraft:nuclear_power Wohltätigkeit:charity
      Tonne/-n:bin Rose/-n:rose Spende/-n:donation`,
    n: `Plastik:plastic Problem/-e:problem Klima:climate Papier:paper Glas/Gläser:glass Recycling:recycling Benzin:petrol Abgas/-e:exhaust_fumes
      Aussterben:extinction Gas/-e:gas Gras/Gräser:grass Gift/-e:poison Kohlendioxid:carbon_dioxide Kraftwerk/-e:power_station
      Loch/Löcher:hole Metall/-e:metal Ozonloch/Ozonlöcher:ozone_hole Tal/Täler:valley Tierheim/-e:animal_shelter Treibhausgas/-e:greenhouse_gas
      Umweltproblem/-e:environmental_problem Feld/-er:field Feuer/-:fire Holz/Hölzer:wood Altpapier:waste_paper Altglas:waste_glass
      Elektroauto/-s:electric_car`,
  },
  weather: {
    m: `Regen:rain Schnee:snow Wind/-e:wind Nebel:fog Sommer/-:summer Winter/-:winter Frühling/-e:spring Herbst/-e:autumn Himmel:sky Sturm/Stürme:storm
      Blitz/-e:lightning Donner:thunder Frost:frost Grad/-e:degree Hagel:hail Regenschirm/-e:umbrella Regentag/-e:rainy_day Schauer/-:shower
      Schatten/-:shade Schneefall/Schneefälle:snowfall`,
    f: `Sonne:sun Temperatur/-en:temperature Jahreszeit/-en:season Hitze:heat Kälte:cold Wolke/-n:cloud
      Wettervorhersage/-n:weather_forecast`,
    n: "Wetter:weather Gewitter/-:thunderstorm",
  },
  other: {
    m: `Tag/-e:day Monat/-e:month Morgen/-:morning Abend/-e:evening Nachmittag/-e:afternoon Montag/-e:Monday Dienstag/-e:Tuesday Mittwoch/-e:Wednesday
      Donnerstag/-e:Thursday Freitag/-e:Friday Samstag/-e:Saturday Sonntag/-e:Sunday Vorteil/-e:advantage Nachteil/-e:disadvantage Grund/Gründe:reason
      Moment/-e:moment Vormittag/-e:morning Teil/-e:part Alltag:everyday_life Anfang/Anfänge:beginning Anteil/-e:share August:August April:April
      Aspekt/-e:aspect Augenblick/-e:moment Beginn:beginning Bereich/-e:area Dank:thanks Dezember:December Dieb/-e:thief Effekt/-e:effect
      Eindruck/Eindrücke:impression Einfluss/Einflüsse:influence Fall/Fälle:case Februar:February Ferientag/-e:day_of_holiday Flüchtling/-e:refugee
      Gegenstand/Gegenstände:object Inhalt/-e:contents Januar:January Juli:July Juni:June König/-e:king Kilometer/-:kilometre Liter/-:litre Mai:May
      März:March Mangel/Mängel:lack Meter/-:metre Mittag/-e:midday Mut:courage November:November Oktober:October Quatsch:nonsense Raub:robbery
      September:September Sinn/-e:sense Tod/-e:death Unterschied/-e:difference Verlust/-e:loss Vorschlag/Vorschläge:suggestion Wert/-e:value
      Zweck/-e:purpose Zufall/Zufälle:coincidence Zeitpunkt/-e:point_in_time Schritt/-e:step Staat/-en:state Nutzen:benefit Bedarf:need Schmutz:dirt
      Ärger:trouble Hass:hatred Horror:horror Gebrauch/Gebräuche:use Fakt/-en:fact Rest/-e:rest Sonnenaufgang/Sonnenaufgänge:sunrise Moslem/-s:Muslim`,
    f: `Welt/-en:world Woche/-n:week Nacht/Nächte:night Minute/-n:minute Uhr/-en:clock Zeit/-en:time Idee/-n:idea Sprache/-n:language Frage/-n:question
      Farbe/-n:colour Meinung/-en:opinion Kultur/-en:culture Sache/-n:thing Hilfe:help Nummer/-n:number Angst/Ängste:fear Routine/-n:routine
      Tagesroutine/-n:daily_routine Mitternacht:midnight Ahnung/-en:idea Ausnahme/-n:exception Bedeutung/-en:meaning Beschreibung/-en:description
      Bitte/-n:request Demokratie/-n:democracy Form/-en:form Forschung/-en:research Geschwindigkeit/-en:speed Gleichberechtigung:equal_rights Hälfte/-n:half
      Königin/-nen:queen Kleinigkeit/-en:little_thing Kritik/-en:criticism Lebensqualität:quality_of_life Lüge/-n:lie Menge/-n:amount Million/-en:million
      Mühe/-n:effort Partei/-en:party Phase/-n:phase Politik:politics Realität/-en:reality Reaktion/-en:reaction Regierung/-en:government Reihe/-n:row
      Schuld:blame Sekunde/-n:second Sorge/-n:worry Sorte/-n:kind Toleranz:tolerance Tatsache/-n:fact
      Viertelstunde/-n:quarter_of_an_hour Vergangenheit:past Wahrheit/-en:truth Weise/-n:way Wirkung/-en:effect Atmosphäre/-n:atmosphere
      Stimmung/-en:atmosphere Rückkehr:return Schönheit:beauty Szene/-n:scene Verbesserung/-en:improvement Veränderung/-en:change Änderung/-en:change
      Theorie/-n:theory Wut:anger Ordnung:order Situation/-en:situation Rasse/-n:race Immigration:immigration`,
    n: `Jahr/-e:year Ende/-n:end Beispiel/-e:example Ding/-e:thing Thema/Themen:subject Wort/Wörter:word Bild/-er:picture Alter:age Mal/-e:time
      Argument/-e:argument Ereignis/-se:event Erlebnis/-se:experience Gegenteil/-e:opposite Glück:luck Gesetz/-e:law Jahrhundert/-e:century
      Jahrzehnt/-e:decade Material/-ien:material Opfer/-:victim Pech:bad_luck Prozent/-e:per_cent Recht/-e:right Resultat/-e:result
      Symbol/-e:symbol System/-e:system Unglück/-e:misfortune Verbrechen/-:crime Verbot/-e:ban Verständnis:understanding
      Wesen/-:being Zeichen/-:sign Zeug:stuff Zitat/-e:quotation Detail/-s:detail Mittel/-:means Rätsel/-:puzzle Niveau/-s:level Chaos:chaos Tempo/-s:speed
      Verhalten:behaviour Elend:misery Gebot/-e:commandment`,
    mw: `Gedanke/-n:thought Wille/-n:will Russe/-n:Russian Franzose/-n:Frenchman Schotte/-n:Scot Ire/-n:Irishman Türke/-n:Turk Grieche/-n:Greek
      Chinese/-n:Chinese Pole/-n:Pole Däne/-n:Dane Brite/-n:Briton Migrant/-en:migrant Immigrant/-en:immigrant Prinz/-en:prince Christ/-en:Christian
      Löwe/-n:lion Affe/-n:monkey Elefant/-en:elephant Bär/-en:bear Hase/-n:hare Experte/-n:expert Zeuge/-n:witness Kamerad/-en:mate
      Klassenkamerad/-en:classmate Athlet/-en:athlete Held/-en:hero Gitarrist/-en:guitarist Automat/-en:machine Bauer/-n:farmer
`,
    a: "Deutsche:German",
  },
};
