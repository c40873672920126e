import type { NounTable } from "../../../core/morphology.ts";

/** Nouns for what is eaten and drunk; how they are written: `nouns.ts`. */
export const food: NounTable = {
  food: {
    m: `chocolat:chocolate fromage:cheese pain:bread poulet:chicken poisson:fish riz:rice gâteau:cake lait:milk thé:tea café:coffee jus:juice
beurre:butter jambon:ham œuf:egg légume:vegetable fruit repas:meal petit-déjeuner/petits-déjeuners:breakfast déjeuner:lunch dîner:dinner
goûter:snack dessert sandwich sucre:sugar sel:salt yaourt:yoghurt bœuf:beef citron:lemon ananas:pineapple champignon:mushroom haricot:bean
oignon:onion croissant hamburger vin:wine coca:cola steak burger kebab fast-food:fast_food hot-dog:hot_dog smoothie ketchup barbecue snack
popcorn couscous curry brunch pique-nique:picnic plat:dish menu thon:tuna saumon:salmon homard:lobster+ bacon agneau/agneaux:lamb
canard:duck chewing-gum:chewing_gum bonbon:sweet biscuit macaron bol:bowl verre:glass couteau/couteaux:knife plateau/plateaux:tray+
régime:diet goût:taste kiwi ail:garlic épinard:spinach pourboire:tip+ végétarien:vegetarian végétalien:vegan+ produit:product rôti:roast
ragoût:stew+ four:oven+ soda:fizzy_drink sushi/sushis cookie escargot:snail`,
    f: `pizza boule:scoop salade:salad viande:meat soupe:soup pomme:apple banane:banana orange fraise:strawberry cerise:cherry carotte:carrot
tomate:tomato glace:ice_cream crêpe:pancake eau/eaux:water limonade:lemonade boisson:drink confiture:jam nourriture:food cuisine:cooking
tarte:tart lasagne pêche:peach crème:cream bière:beer saucisse:sausage omelette pâtisserie:pastry entrée:starter assiette:plate tasse:cup
bouteille:bottle baguette goutte:drop tranche:slice+ portion recette:recipe faim:hunger soif:thirst sauce huile:oil vanille:vanilla farine:flour+ noix/noix:nut
noisette:hazelnut+ cacahuète:peanut+ framboise:raspberry+ prune:plum+ mangue:mango olive dinde:turkey moule:mussel+ huître:oyster+ sardine
tartine:slice_of_bread gaufre:waffle+ paella bolognaise:bolognese malbouffe:junk_food protéine:protein+ serviette:napkin+ carafe:jug+
compote:stewed_fruit frite:chip chip:crisp spécialité:speciality addition:bill`,
    mp: `épinards:spinach `,
    fp: `chips:crisps frites:chips pâtes:pasta céréales:cereal sucreries:sweet_things nouilles:noodles provisions+`,
  },
};
