import type { NounTable } from "../../morphology.ts";

/** Nouns for what is eaten and drunk; how they are written: `nouns.ts`. */
export const food: NounTable = {
  food: {
    m: `chocolat:chocolate fromage:cheese pain:bread poulet:chicken poisson:fish riz:rice gâteau:cake lait:milk thé:tea
      café:coffee jus:juice beurre:butter jambon:ham œuf:egg légume:vegetable fruit:fruit repas:meal
      petit-déjeuner/petits-déjeuners:breakfast déjeuner:lunch dîner:dinner goûter:snack dessert:dessert sandwich:sandwich sucre:sugar
      sel:salt yaourt:yoghurt bœuf:beef porc:pork citron:lemon ananas:pineapple raisin:grape champignon:mushroom
      haricot:bean chou/choux:cabbage oignon:onion croissant:croissant hamburger:hamburger vin:wine coca:cola steak:steak
      burger:burger kebab:kebab fast-food:fast_food hot-dog:hot_dog milk-shake:milkshake smoothie:smoothie ketchup:ketchup
      barbecue:barbecue snack:snack cocktail:cocktail popcorn:popcorn couscous:couscous curry:curry brunch:brunch
      pique-nique:picnic aliment:food+ plat:dish menu:menu thon:tuna saumon:salmon crabe:crab homard:lobster+ bacon:bacon
      lard:bacon+ saucisson:salami agneau/agneaux:lamb veau/veaux:veal canard:duck miel:honey chewing-gum:chewing_gum
      bonbon:sweet biscuit:biscuit flan:flan sorbet:sorbet macaron:macaron éclair:eclair muesli:muesli bol:bowl verre:glass
      couteau/couteaux:knife plateau/plateaux:tray+ ingrédient:ingredient régime:diet goût:taste abricot:apricot melon:melon
      pamplemousse:grapefruit+ kiwi:kiwi poivron:pepper+ poivre:pepper ail:garlic concombre:cucumber
      chou-fleur/choux-fleurs:cauliflower brocoli:broccoli épinard:spinach céleri:celery maïs:sweetcorn radis:radish
      artichaut:artichoke+ cidre:cider champagne:champagne sirop:cordial hors-d'œuvre/hors-d'œuvre:starter pourboire:tip+
      végétarien:vegetarian végétalien:vegan+ produit:product amuse-gueule:nibble+ bifteck:steak rôti:roast ragoût:stew+
      pâté:pâté four:oven+ soda:fizzy_drink cheeseburger:cheeseburger wrap:wrap tofu:tofu sushi/sushis:sushi taco:taco
      bagel:bagel brownie:brownie cookie:cookie muffin:muffin pancake:pancake nugget:nugget hoummos:houmous
      apéritif:aperitif+ appétit:appetite escargot:snail`,
    f: `pizza:pizza salade:salad viande:meat soupe:soup pomme:apple banane:banana orange:orange fraise:strawberry poire:pear
      cerise:cherry carotte:carrot tomate:tomato glace:ice_cream crêpe:pancake eau/eaux:water limonade:lemonade
      boisson:drink confiture:jam nourriture:food cuisine:cooking tarte:tart lasagne:lasagne pêche:peach crème:cream
      bière:beer saucisse:sausage omelette:omelette quiche:quiche pomme-de-terre/pommes-de-terre:potato baguette:baguette
      pâtisserie:pastry entrée:starter assiette:plate fourchette:fork cuillère:spoon tasse:cup bouteille:bottle
      tranche:slice+ portion:portion recette:recipe faim:hunger soif:thirst moutarde:mustard mayonnaise:mayonnaise
      sauce:sauce huile:oil vanille:vanilla farine:flour+ levure:yeast+ noix/noix:nut noisette:hazelnut+ cacahuète:peanut+
      framboise:raspberry+ prune:plum+ mangue:mango pastèque:watermelon+ courgette:courgette aubergine:aubergine
      laitue:lettuce+ betterave:beetroot+ olive:olive truite:trout+ dinde:turkey crevette:prawn+ moule:mussel+
      huître:oyster+ sardine:sardine côtelette:chop+ tartine:slice_of_bread brioche:brioche gaufre:waffle+ mousse:mousse
      meringue:meringue raclette:raclette fondue:fondue ratatouille:ratatouille choucroute:sauerkraut+ paella:paella
      bolognaise:bolognese malbouffe:junk_food alimentation:diet+ gourmandise:greed+ épice:spice+ graisse:fat+
      vitamine:vitamin+ protéine:protein+ purée:mash sucette:lollipop+ confiserie:sweet_shop+ serviette:napkin+
      nappe:tablecloth+ carafe:jug+ compote:stewed_fruit patate:spud frite:chip chip:crisp tartiflette:cheese_bake
      spécialité:speciality addition:bill`,
    mp: `petits-pois:peas spaghettis:spaghetti épinards:spinach féculents:starchy_foods+ aliments:food`,
    fp: `chips:crisps frites:chips pâtes:pasta céréales:cereal crudités:raw_vegetables+ sucreries:sweet_things nouilles:noodles
      lentilles:lentils provisions:provisions+`,
  },
};
