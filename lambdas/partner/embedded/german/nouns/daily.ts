import type { NounTable } from "../../morphology.ts";

/** Food, home and shopping. */
export const daily: NounTable = {
  food: {
    m: `Käse:cheese Fisch/-e:fish Reis:rice Kuchen/-:cake Tee/-s:tea Kaffee/-s:coffee Saft/Säfte:juice Schinken:ham Apfel/Äpfel:apple Salat/-e:salad
      Zucker:sugar Joghurt:yoghurt Nachtisch/-e:dessert Imbiss/-e:snack Hamburger/-:hamburger Honig:honey Keks/-e:biscuit Pfirsich/-e:peach Pilz/-e:mushroom
      Wein/-e:wine Orangensaft:orange_juice Knoblauch:garlic Döner/-:kebab Burger/-:burger Kebab/-s:kebab Hotdog/-s:hot_dog Snack/-s:snack Ketchup:ketchup
      Cocktail/-s:cocktail Smoothie/-s:smoothie Toast/-s:toast Pudding/-s:pudding Apfelsaft:apple_juice Becher/-:mug Champignon/-s:mushroom Essig:vinegar
      Fruchtsaft/Fruchtsäfte:fruit_juice Geschmack:taste Herd/-e:cooker Hummer/-:lobster Kakao:cocoa Kartoffelsalat/-e:potato_salad Kaugummi/-s:chewing_gum
      Kohl:cabbage Krug/Krüge:jug Kühlschrank/Kühlschränke:fridge Lachs/-e:salmon Löffel/-:spoon Mais:sweetcorn Milchshake/-s:milkshake Ofen/Öfen:oven
      Pfannkuchen/-:pancake Pfeffer:pepper Quark:quark Rotwein/-e:red_wine Schnaps/Schnäpse:spirits Sekt:sparkling_wine Senf:mustard Spinat:spinach
      Sprudel:sparkling_water Strudel/-:strudel Thunfisch/-e:tuna Teller/-:plate Teig/-e:dough Topf/Töpfe:pot Truthahn/Truthähne:turkey Wunsch/Wünsche:wish
      Braten/-:roast Eintopf/Eintöpfe:stew Rosenkohl:Brussels_sprouts Blumenkohl:cauliflower Brokkoli:broccoli Salatkopf/Salatköpfe:lettuce Appetit:appetite
      Bonbon/-s:sweet Pizzabäcker/-:pizza_maker Speck:bacon Gang/Gänge:course Metzger/-:butcher Bäcker/-:baker Wrap/-s:wrap Muffin/-s:muffin
      Donut/-s:doughnut Energydrink/-s:energy_drink Drink/-s:drink Schluck/-e:sip`,
    f: `Pizza/-s:pizza Lasagne/-n:lasagne Suppe/-n:soup Wurst/Würste:sausage Bratwurst/Bratwürste:fried_sausage Banane/-n:banana Orange/-n:orange
      Erdbeere/-n:strawberry Birne/-n:pear Kartoffel/-n:potato Tomate/-n:tomato Milch:milk Schokolade/-n:chocolate Butter:butter Marmelade/-n:jam
      Zwiebel/-n:onion Karotte/-n:carrot Limonade/-n:lemonade Cola/-s:cola Torte/-n:cake Kirsche/-n:cherry Mahlzeit/-en:meal Sahne:cream
      Currywurst/Currywürste:curry_sausage Pommes-frites:chips Ananas/-se:pineapple Aprikose/-n:apricot Aubergine/-n:aubergine Bohne/-n:bean Brause/-n:pop
      Diätcola/-s:diet_cola Ente/-n:duck Erbse/-n:pea Erdnuss/Erdnüsse:peanut Essenszeit/-en:mealtime Forelle/-n:trout Frucht/Früchte:fruit Gabel/-n:fork
      Gans/Gänse:goose Garnele/-n:prawn Gastronomie:catering Gurke/-n:cucumber Himbeere/-n:raspberry Karaffe/-n:carafe Kneipe/-n:pub
      Kokosnuss/Kokosnüsse:coconut Konditorei/-en:cake_shop Kost:food Krabbe/-n:crab Leberwurst/Leberwürste:liver_sausage Mango/-s:mango
      Mayonnaise/-n:mayonnaise Melone/-n:melon Nuss/Nüsse:nut Olive/-n:olive Paprika/-s:pepper Pfanne/-n:pan Pflaume/-n:plum Portion/-en:portion
      Praline/-n:chocolate Pute/-n:turkey Rechnung/-en:bill Rosine/-n:raisin Salami/-s:salami Schale/-n:bowl Scheibe/-n:slice Schlagsahne:whipped_cream
      Schüssel/-n:bowl Serviette/-n:napkin Soße/-n:sauce Speise/-n:dish Speisekarte/-n:menu Spezialität/-en:speciality Süßigkeit/-en:sweet Tafel/-n:bar
      Tasse/-n:cup Traube/-n:grape Vorspeise/-n:starter Waffel/-n:waffle Weintraube/-n:grape Zitrone/-n:lemon Zutat/-en:ingredient Zucchini/-s:courgette
      Pasta:pasta Quiche/-s:quiche Margarine:margarine Hauptspeise/-n:main_course Nachspeise/-n:dessert Ernährung:diet Bedienung/-en:service
      Bestellung/-en:order Dose/-n:tin Packung/-en:packet Metzgerei/-en:butcher's Imbissstube/-n:snack_bar Eisdiele/-n:ice_cream_parlour Brezel/-n:pretzel
      Frikadelle/-n:meatball Semmel/-n:bread_roll Cornflake/-s:cornflake Allergie/-n:allergy`,
    n: `Brot/-e:bread Fleisch:meat Ei/-er:egg Eis:ice_cream Wasser:water Obst:fruit Gemüse:vegetables Essen/-:food Frühstück/-e:breakfast Mittagessen/-:lunch
      Abendessen/-:dinner Getränk/-e:drink Hähnchen/-:chicken Brötchen/-:bread_roll Bier/-e:beer Steak/-s:steak Sandwich/-es:sandwich
      Käsebrot/-e:cheese_sandwich Fast-Food:fast_food Fastfood:fast_food Popcorn:popcorn Curry/-s:curry Gericht/-e:dish Lieblingsessen/-:favourite_food
      Müsli/-s:muesli Salz:salt Dessert/-s:dessert Fett/-e:fat Gasthaus/Gasthäuser:inn Gebäck:pastry Getreide:cereal Hackfleisch:mince
      Hauptgericht/-e:main_course Huhn/Hühner:chicken Kalbfleisch:veal Kännchen/-:pot Kilo/-s:kilo Kotelett/-s:chop Lamm/Lämmer:lamb Lammfleisch:lamb
      Lebensmittel/-:groceries Messer/-:knife Mineralwasser:mineral_water Öl/-e:oil Omelett/-s:omelette Pfund/-e:pound Pausenbrot/-e:sandwich
      Plätzchen/-:biscuit Protein/-e:protein Rezept/-e:recipe Rindfleisch:beef Rührei/-er:scrambled_eggs Schnitzel/-:schnitzel Schweinefleisch:pork
      Spiegelei/-er:fried_egg Stück/-e:piece Trinkgeld/-er:tip Vitamin/-e:vitamin Würstchen/-:sausage Buffet/-s:buffet Sushi/-s:sushi Picknick/-s:picnic
      Vanilleeis:vanilla_ice_cream Schokoladeneis:chocolate_ice_cream Tablett/-s:tray Besteck/-e:cutlery Toastbrot/-e:toast Butterbrot/-e:sandwich
      Wiener-Schnitzel/-:schnitzel Leitungswasser:tap_water Vollkornbrot/-e:wholemeal_bread Lieblingsgericht/-e:favourite_dish Grillfest/-e:barbecue`,
    mp: "Meeresfrüchte:seafood",
    fp: "Chips:crisps Spaghetti:spaghetti Pommes:chips Nudeln:pasta",
  },
  home: {
    m: `Garten/Gärten:garden Tisch/-e:table Stuhl/Stühle:chair Schrank/Schränke:cupboard Keller/-:cellar Balkon/-e:balcony Stock:floor Teppich/-e:carpet
      Schreibtisch/-e:desk Sessel/-:armchair Haushalt/-e:household Abfalleimer/-:bin Aufzug/Aufzüge:lift Bauernhof/Bauernhöfe:farm Boden/Böden:floor
      Dachboden/Dachböden:attic Eingang/Eingänge:entrance Fahrstuhl/Fahrstühle:lift Fernsehsessel/-:armchair Flur/-e:hall Fußboden/Fußböden:floor
      Geschirrspüler/-:dishwasher Hausschlüssel/-:house_key Kamin/-e:fireplace Kleiderschrank/Kleiderschränke:wardrobe Mikrowellenherd/-e:microwave
      Nachttisch/-e:bedside_table Rasen/-:lawn Raum/Räume:room Schlüssel/-:key Spiegel/-:mirror Staubsauger/-:vacuum_cleaner
      Teppichboden/Teppichböden:carpet Vorhang/Vorhänge:curtain Wecker/-:alarm_clock Wintergarten/Wintergärten:conservatory Wohnblock/-s:block_of_flats
      Wohnort/-e:home_town Zaun/Zäune:fence Mieter/-:tenant Esstisch/-e:dining_table Mülleimer/-:bin`,
    f: `Wohnung/-en:flat Küche/-n:kitchen Tür/-en:door Lampe/-n:lamp Dusche/-n:shower Garage/-n:garage Wand/Wände:wall Treppe/-n:stairs
      Hausarbeit/-en:housework Miete/-n:rent Adresse/-n:address Badewanne/-n:bath Bettdecke/-n:duvet Decke/-n:blanket Ecke/-n:corner
      Einrichtung/-en:furnishings Etage/-n:floor Fensterbank/Fensterbänke:windowsill Gardine/-n:curtain Haustür/-en:front_door Heizung/-en:heating
      Hecke/-n:hedge Kommode/-n:chest_of_drawers Mauer/-n:wall Mikrowelle/-n:microwave Postleitzahl/-en:postcode Seife/-n:soap Spülmaschine/-n:dishwasher
      Stube/-n:room Tapete/-n:wallpaper Telefonnummer/-n:phone_number Terrasse/-n:terrace Toilette/-n:toilet Waschmaschine/-n:washing_machine Wäsche:washing
      WG/-s:flat_share Wohngemeinschaft/-en:flat_share Zahnbürste/-n:toothbrush Zimmernummer/-n:room_number Zentralheizung/-en:central_heating`,
    n: `Haus/Häuser:house Zimmer/-:room Schlafzimmer/-:bedroom Wohnzimmer/-:living_room Badezimmer/-:bathroom Esszimmer/-:dining_room Bett/-en:bed
      Sofa/-s:sofa Fenster/-:window Regal/-e:shelf Bad/Bäder:bath Doppelhaus/Doppelhäuser:semi-detached_house Reihenhaus/Reihenhäuser:terraced_house
      Geschirr:dishes Arbeitszimmer/-:study Bücherregal/-e:bookcase Dach/Dächer:roof Doppelzimmer/-:double_room
      Einfamilienhaus/Einfamilienhäuser:detached_house Einzelhaus/Einzelhäuser:detached_house Einzelzimmer/-:single_room Erdgeschoss/-e:ground_floor
      Hochhaus/Hochhäuser:tower_block Kissen/-:cushion Kopfkissen/-:pillow Licht/-er:light Möbelstück/-e:piece_of_furniture Poster/-:poster
      Stockwerk/-e:floor Untergeschoss/-e:basement Waschbecken/-:washbasin Zuhause:home Klo/-s:loo Gästezimmer/-:guest_room Gebiet/-e:area
      Handtuch/Handtücher:towel Mietshaus/Mietshäuser:block_of_flats`,
    fp: "Möbel:furniture",
  },
  shopping: {
    m: `Mantel/Mäntel:coat Hut/Hüte:hat Schuh/-e:shoe Pullover/-:jumper Preis/-e:price Schal/-s:scarf Anzug/Anzüge:suit Einkauf/Einkäufe:shopping Euro/-s:euro
      Ausverkauf/Ausverkäufe:sale Badeanzug/Badeanzüge:swimsuit Bikini/-s:bikini Cent/-s:cent Einkaufsbummel/-:shopping_trip
      Einkaufswagen/-:shopping_trolley Gürtel/-:belt Gutschein/-e:voucher Handschuh/-e:glove Kapuzenpulli/-s:hoodie Kassierer/-:cashier
      Kleiderladen/Kleiderläden:clothes_shop Knopf/Knöpfe:button Konsum:consumption Ohrring/-e:earring Pulli/-s:jumper Pyjama/-s:pyjamas Rabatt/-e:discount
      Schlafanzug/Schlafanzüge:pyjamas Schlussverkauf/Schlussverkäufe:sale Schmuck:jewellery Stiefel/-:boot Trainingsanzug/Trainingsanzüge:tracksuit
      Onlineshop/-s:online_shop Dollar/-s:dollar Geldbeutel/-:purse Minirock/Miniröcke:miniskirt Stil/-e:style Hoodie/-s:hoodie Lippenstift/-e:lipstick
      Geldschein/-e:banknote Kleidungsstil/-e:style_of_clothes Einkäufer/-:shopper`,
    f: `Hose/-n:trousers Jacke/-n:jacket Bluse/-n:blouse Krawatte/-n:tie Jeans/-:jeans Mode/-n:fashion Marke/-n:brand Tasche/-n:bag Brille/-n:glasses
      Kleidung:clothes Socke/-n:sock Größe/-n:size Abteilung/-en:department Auswahl:choice Baumwolle:cotton Einkaufsliste/-n:shopping_list
      Einkaufstasche/-n:shopping_bag Geldbörse/-n:purse Halskette/-n:necklace Handtasche/-n:handbag Kapuze/-n:hood Kasse/-n:till Kette/-n:necklace
      Kleidergröße/-n:dress_size Leggings/-:leggings Markenkleidung:designer_clothes Mütze/-n:cap Münze/-n:coin Quittung/-en:receipt Qualität/-en:quality
      Seide:silk Strumpfhose/-n:tights Umkleidekabine/-n:changing_room Unterhose/-n:underpants Unterwäsche:underwear Weste/-n:waistcoat Wolle:wool
      Armbanduhr/-en:wristwatch Badehose/-n:swimming_trunks Kappe/-n:cap Lederjacke/-n:leather_jacket Schminke:make-up Markenklamotte/-n:designer_clothes
      Bankkarte/-n:bank_card`,
    n: `Shopping:shopping Shoppen:shopping Outfit/-s:outfit Top/-s:top Make-up:make-up Kleid/-er:dress Hemd/-en:shirt T-Shirt/-s:T-shirt Geschenk/-e:present
      Sweatshirt/-s:sweatshirt Angebot/-e:offer Armband/Armbänder:bracelet Bargeld:cash Einkaufen:shopping Kleidungsstück/-e:item_of_clothing
      Kleidergeschäft/-e:clothes_shop Kostüm/-e:costume Leder:leather Modegeschäft/-e:fashion_shop Parfüm/-s:perfume Portemonnaie/-s:purse
      Sonderangebot/-e:special_offer Tattoo/-s:tattoo Unterhemd/-en:vest Piercing/-s:piercing Halstuch/Halstücher:scarf Tuch/Tücher:cloth Paket/-e:parcel
      Spielzeug/-e:toy`,
    fp: "Klamotten:clothes Shorts:shorts",
  },
};
