import type { NounTable } from "../../morphology.ts";

/** Food, home and shopping. */
export const daily: NounTable = {
  food: {
    m: `Käse:cheese Fisch/-e:fish Reis:rice Kuchen/-:cake Tee/-s:tea Kaffee/-s:coffee Saft/Säfte:juice Schinken:ham Apfel/Äpfel:apple Salat/-e:salad
      Zucker:sugar Joghurt:yoghurt Nachtisch/-e:dessert Imbiss/-e:snack Hamburger/-:hamburger Honig:honey Keks/-e:biscuit Pilz/-e:mushroom
      Wein/-e:wine Orangensaft:orange_juice Knoblauch:garlic Döner/-:kebab Burger/-:burger Kebab/-s:kebab Hotdog/-s:hot_dog Snack/-s:snack Ketchup:ketchup
      Smoothie/-s:smoothie Toast/-s:toast Apfelsaft:apple_juice Becher/-:mug Champignon/-s:mushroom Essig:vinegar
      Fruchtsaft/Fruchtsäfte:fruit_juice Geschmack:taste Herd/-e:cooker Hummer/-:lobster Kakao:cocoa Kartoffelsalat/-e:potato_salad Kaugummi/-s:chewing_gum
      Kohl:cabbage Krug/Krüge:jug Kühlschrank/Kühlschränke:fridge Lachs/-e:salmon Löffel/-:spoon Mais:sweetcorn Milchshake/-s:milkshake Ofen/Öfen:oven
      Pfannkuchen/-:pancake Pfeffer:pepper Quark:quark Rotwein/-e:red_wine Sekt:sparkling_wine Senf:mustard Spinat:spinach
      Sprudel:sparkling_water Teller/-:plate Teig/-e:dough Topf/Töpfe:pot Truthahn/Truthähne:turkey Wunsch/Wünsche:wish
      Braten/-:roast Rosenkohl:Brussels_sprouts Blumenkohl:cauliflower Brokkoli:broccoli
      Bonbon/-s:sweet Speck:bacon Gang/Gänge:course Metzger/-:butcher Bäcker/-:baker Wrap/-s:wrap Muffin/-s:muffin
      Donut/-s:doughnut Energydrink/-s:energy_drink Drink/-s:drink Schluck/-e:sip`,
    f: `Pizza/-s:pizza Lasagne/-n:lasagne Suppe/-n:soup Wurst/Würste:sausage Bratwurst/Bratwürste:fried_sausage Banane/-n:banana Orange/-n:orange
      Erdbeere/-n:strawberry Birne/-n:pear Kartoffel/-n:potato Tomate/-n:tomato Milch:milk Schokolade/-n:chocolate Butter:butter Marmelade/-n:jam
      Zwiebel/-n:onion Karotte/-n:carrot Limonade/-n:lemonade Cola/-s:cola Torte/-n:cake Kirsche/-n:cherry Mahlzeit/-en:meal Sahne:cream
      Currywurst/Currywürste:curry_sausage Pommes-frites:chips Ananas/-se:pineapple Bohne/-n:bean Brause/-n:pop
      Diätcola/-s:diet_cola Ente/-n:duck Erbse/-n:pea Frucht/Früchte:fruit Gabel/-n:fork
      Gans/Gänse:goose Gastronomie:catering Gurke/-n:cucumber Kneipe/-n:pub
      Kost:food Krabbe/-n:crab Mango/-s:mango
      Melone/-n:melon Nuss/Nüsse:nut Olive/-n:olive Paprika/-s:pepper Pfanne/-n:pan Portion/-en:portion
      Pute/-n:turkey Rechnung/-en:bill Rosine/-n:raisin Salami/-s:salami Schale/-n:bowl
      Serviette/-n:napkin Soße/-n:sauce Speise/-n:dish Speisekarte/-n:menu Spezialität/-en:speciality Süßigkeit/-en:sweet Tafel/-n:bar
      Tasse/-n:cup Traube/-n:grape Vorspeise/-n:starter Waffel/-n:waffle Weintraube/-n:grape Zitrone/-n:lemon Zutat/-en:ingredient Zucchini/-s:courgette
      Pasta:pasta Quiche/-s:quiche Hauptspeise/-n:main_course Ernährung:diet Bedienung/-en:service
      Bestellung/-en:order Dose/-n:tin Eisdiele/-n:ice_cream_parlour Brezel/-n:pretzel
      Semmel/-n:bread_roll Cornflake/-s:cornflake Allergie/-n:allergy`,
    n: `Brot/-e:bread Fleisch:meat Ei/-er:egg Eis:ice_cream Wasser:water Obst:fruit Gemüse:vegetables Essen/-:food Frühstück/-e:breakfast Mittagessen/-:lunch
      Abendessen/-:dinner Getränk/-e:drink Hähnchen/-:chicken Brötchen/-:bread_roll Bier/-e:beer Steak/-s:steak Sandwich/-es:sandwich
      Käsebrot/-e:cheese_sandwich Fast-Food:fast_food Fastfood:fast_food Popcorn:popcorn Curry/-s:curry Gericht/-e:dish Lieblingsessen/-:favourite_food
      Müsli/-s:muesli Salz:salt Dessert/-s:dessert Fett/-e:fat Gebäck:pastry Hackfleisch:mince
      Hauptgericht/-e:main_course Huhn/Hühner:chicken Kilo/-s:kilo Lamm/Lämmer:lamb
      Lebensmittel/-:groceries Messer/-:knife Mineralwasser:mineral_water Öl/-e:oil Pfund/-e:pound Pausenbrot/-e:sandwich
      Plätzchen/-:biscuit Protein/-e:protein Rezept/-e:recipe Rindfleisch:beef Rührei/-er:scrambled_eggs Schnitzel/-:schnitzel Schweinefleisch:pork
      Stück/-e:piece Trinkgeld/-er:tip Vitamin/-e:vitamin Würstchen/-:sausage Buffet/-s:buffet Sushi/-s:sushi Picknick/-s:picnic
      Vanilleeis:vanilla_ice_cream Schokoladeneis:chocolate_ice_cream Tablett/-s:tray Besteck/-e:cutlery Toastbrot/-e:toast Butterbrot/-e:sandwich
      Lieblingsgericht/-e:favourite_dish Grillfest/-e:barbecue`,
    mp: "Meeresfrüchte:seafood",
    fp: "Chips:crisps Spaghetti:spaghetti Pommes:chips Nudeln:pasta",
  },
  home: {
    m: `Garten/Gärten:garden Tisch/-e:table Stuhl/Stühle:chair Schrank/Schränke:cupboard Keller/-:cellar Balkon/-e:balcony Stock:floor Teppich/-e:carpet
      Schreibtisch/-e:desk Sessel/-:armchair Haushalt/-e:household Aufzug/Aufzüge:lift Bauernhof/Bauernhöfe:farm Boden/Böden:floor
      Dachboden/Dachböden:attic Eingang/Eingänge:entrance Flur/-e:hall
      Geschirrspüler/-:dishwasher Hausschlüssel/-:house_key Kamin/-e:fireplace Kleiderschrank/Kleiderschränke:wardrobe
      Nachttisch/-e:bedside_table Rasen/-:lawn Raum/Räume:room Schlüssel/-:key Spiegel/-:mirror Staubsauger/-:vacuum_cleaner
      Wecker/-:alarm_clock Wohnblock/-s:block_of_flats
      Wohnort/-e:home_town Zaun/Zäune:fence Mieter/-:tenant Esstisch/-e:dining_table Mülleimer/-:bin`,
    f: `Wohnung/-en:flat Küche/-n:kitchen Tür/-en:door Lampe/-n:lamp Dusche/-n:shower Garage/-n:garage Wand/Wände:wall Treppe/-n:stairs
      Hausarbeit/-en:housework Miete/-n:rent Adresse/-n:address Badewanne/-n:bath Bettdecke/-n:duvet Decke/-n:blanket Ecke/-n:corner
      Etage/-n:floor Haustür/-en:front_door
      Hecke/-n:hedge Mauer/-n:wall Mikrowelle/-n:microwave Seife/-n:soap Spülmaschine/-n:dishwasher
      Stube/-n:room Tapete/-n:wallpaper Telefonnummer/-n:phone_number Terrasse/-n:terrace Toilette/-n:toilet Waschmaschine/-n:washing_machine Wäsche:washing
      WG/-s:flat_share Zahnbürste/-n:toothbrush`,
    n: `Haus/Häuser:house Zimmer/-:room Schlafzimmer/-:bedroom Wohnzimmer/-:living_room Badezimmer/-:bathroom Esszimmer/-:dining_room Bett/-en:bed
      Sofa/-s:sofa Fenster/-:window Regal/-e:shelf Bad/Bäder:bath Doppelhaus/Doppelhäuser:semi-detached_house Reihenhaus/Reihenhäuser:terraced_house
      Geschirr:dishes Arbeitszimmer/-:study Bücherregal/-e:bookcase Dach/Dächer:roof Doppelzimmer/-:double_room
      Einfamilienhaus/Einfamilienhäuser:detached_house Einzelzimmer/-:single_room
      Hochhaus/Hochhäuser:tower_block Kissen/-:cushion Licht/-er:light Poster/-:poster
      Stockwerk/-e:floor Zuhause:home Klo/-s:loo Gästezimmer/-:guest_room Gebiet/-e:area
      Handtuch/Handtücher:towel`,
    fp: "Möbel:furniture",
  },
  shopping: {
    m: `Mantel/Mäntel:coat Hut/Hüte:hat Schuh/-e:shoe Pullover/-:jumper Preis/-e:price Schal/-s:scarf Anzug/Anzüge:suit Einkauf/Einkäufe:shopping Euro/-s:euro
      Ausverkauf/Ausverkäufe:sale Badeanzug/Badeanzüge:swimsuit Bikini/-s:bikini Cent/-s:cent Einkaufsbummel/-:shopping_trip
      Einkaufswagen/-:shopping_trolley Gürtel/-:belt Handschuh/-e:glove Kapuzenpulli/-s:hoodie
      Kleiderladen/Kleiderläden:clothes_shop Knopf/Knöpfe:button Konsum:consumption Pulli/-s:jumper Pyjama/-s:pyjamas Rabatt/-e:discount
      Schlafanzug/Schlafanzüge:pyjamas Schmuck:jewellery Stiefel/-:boot
      Onlineshop/-s:online_shop Dollar/-s:dollar Geldbeutel/-:purse Stil/-e:style Hoodie/-s:hoodie Lippenstift/-e:lipstick
      Geldschein/-e:banknote Kleidungsstil/-e:style_of_clothes Einkäufer/-:shopper`,
    f: `Hose/-n:trousers Jacke/-n:jacket Bluse/-n:blouse Krawatte/-n:tie Jeans/-:jeans Mode/-n:fashion Marke/-n:brand Tasche/-n:bag Brille/-n:glasses
      Kleidung:clothes Socke/-n:sock Größe/-n:size Abteilung/-en:department Auswahl:choice
      Halskette/-n:necklace Handtasche/-n:handbag Kapuze/-n:hood Kasse/-n:till Kette/-n:necklace
      Leggings/-:leggings Mütze/-n:cap Münze/-n:coin Qualität/-en:quality
      Seide:silk Weste/-n:waistcoat Wolle:wool
      Armbanduhr/-en:wristwatch Badehose/-n:swimming_trunks Kappe/-n:cap Lederjacke/-n:leather_jacket Schminke:make-up Markenklamotte/-n:designer_clothes
`,
    n: `Shopping:shopping Shoppen:shopping Outfit/-s:outfit Top/-s:top Make-up:make-up Kleid/-er:dress Hemd/-en:shirt T-Shirt/-s:T-shirt Geschenk/-e:present
      Sweatshirt/-s:sweatshirt Angebot/-e:offer Einkaufen:shopping Kleidungsstück/-e:item_of_clothing
      Kleidergeschäft/-e:clothes_shop Kostüm/-e:costume Leder:leather Parfüm/-s:perfume
      Tattoo/-s:tattoo Piercing/-s:piercing Tuch/Tücher:cloth Paket/-e:parcel
      Spielzeug/-e:toy`,
    fp: "Klamotten:clothes Shorts:shorts",
  },
};
