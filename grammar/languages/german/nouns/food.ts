import type { NounTable } from "../../../core/morphology.ts";

/** Food and drink; how the nouns are written: `nouns.ts`. */
export const food: NounTable = {
  food: {
    m: `Käse:cheese Fisch/-e:fish Reis:rice Kuchen:cake Tee/-s:tea Kaffee/-s:coffee Saft/¨e:juice Schinken/:ham Apfel/¨:apple Salat/-e:salad
Zucker/:sugar Joghurt:yoghurt Nachtisch/-e:dessert Imbiss/-e:snack Hamburger Honig:honey Keks/-e:biscuit Pilz/-e:mushroom Wein/-e:wine
Orangensaft:orange_juice Knoblauch:garlic Döner:kebab Burger Snack/-s Ketchup Smoothie/-s Toast/-s Apfelsaft:apple_juice Becher:mug
Geschmack:taste Vegetarier:vegetarian Herd/-e:cooker Kakao:cocoa Kaugummi/-s:chewing_gum Kühlschrank/¨e:fridge Lachs/-e:salmon Ofen/¨:oven Pfannkuchen:pancake
Pfeffer/:pepper Quark Spinat:spinach Teller:plate Teig/-e:dough Topf/¨e:pot Truthahn/¨e:turkey Wunsch/¨e:wish Braten:roast
Rosenkohl:Brussels_sprouts Brokkoli:broccoli Bonbon/-s:sweet Speck:bacon Gang/¨e:course Bäcker:baker Energydrink/-s:energy_drink`,
    f: `Pizza/-s Lasagne Vegetarierin:vegetarian Suppe:soup Wurst/¨e:sausage Bratwurst/¨e:fried_sausage Banane:banana Orange Erdbeere:strawberry Birne:pear
Kartoffel/-n:potato Tomate:tomato Milch:milk Schokolade:chocolate Butter Marmelade:jam Karotte:carrot Limonade:lemonade Cola/-s Torte:cake
Mahlzeit/-en:meal Sahne/:cream Ente:duck Erbse:pea Gabel/-n:fork Gans/¨e:goose Gurke:cucumber Kneipe:pub Mango/-s Nuss/¨e:nut Olive Portion
Pute:turkey Rechnung:bill Soße:sauce Speise:dish Speisekarte:menu Spezialität:speciality Süßigkeit:sweet Tafel/-n:bar Tasse:cup
Waffel/-n:waffle Zitrone:lemon Ernährung/:diet Dose:tin Eisdiele:ice_cream_parlour Cornflake/-s Allergie:allergy`,
    n: `Brot/-e:bread Fleisch:meat Ei/-er:egg Eis:ice_cream Wasser/:water Obst:fruit Gemüse:vegetables Essen:food Frühstück/-e:breakfast
Mittagessen:lunch Abendessen:dinner Getränk/-e:drink Hähnchen:chicken Brötchen:bread_roll Bier/-e:beer Steak/-s Sandwich/-es
Fastfood:fast_food Popcorn Curry/-s Gericht/-e:dish Lieblingsessen:favourite_food Müsli/-s:muesli Salz:salt Dessert/-s Fett/-e:fat
Hauptgericht/-e:main_course Huhn/¨er:chicken Kilo/-s Lebensmittel:groceries Messer:knife Mineralwasser/:mineral_water Öl/-e:oil
Pfund/-e:pound Plätzchen:biscuit Rezept/-e:recipe Rindfleisch:beef Rührei/-er:scrambled_eggs Schnitzel Schweinefleisch:pork Stück/-e:piece
Trinkgeld/-er:tip Vitamin/-e Würstchen:sausage Sushi/-s Picknick/-s:picnic Schokoladeneis:chocolate_ice_cream Grillfest/-e:barbecue`,
    mp: `Meeresfrüchte:seafood`,
    fp: `Chips:crisps Spaghetti Pommes:chips Nudeln:pasta`,
  },
};
