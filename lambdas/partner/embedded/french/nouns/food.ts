import type { NounTable } from "../../morphology.ts";

/** Nouns for what is eaten and drunk; how they are written: `nouns.ts`. */
export const food: NounTable = {
  food: {
    m: `chocolat:chocolate fromage:cheese pain:bread poulet:chicken poisson:fish riz:rice gâteau:cake lait:milk
      thé:tea café:coffee jus:juice beurre:butter jambon:ham œuf:egg légume:vegetable fruit repas:meal
      petit-déjeuner/petits-déjeuners:breakfast déjeuner:lunch dîner:dinner goûter:snack dessert sandwich sucre:sugar
      sel:salt yaourt:yoghurt bœuf:beef porc:pork citron:lemon ananas:pineapple raisin:grape champignon:mushroom
      haricot:bean chou/choux:cabbage oignon:onion croissant hamburger vin:wine coca:cola steak burger kebab
      fast-food:fast_food hot-dog:hot_dog milk-shake:milkshake smoothie ketchup barbecue snack cocktail popcorn
      couscous curry brunch pique-nique:picnic aliment:food+ plat:dish menu thon:tuna saumon:salmon crabe:crab
      homard:lobster+ bacon lard:bacon+ saucisson:salami agneau/agneaux:lamb veau/veaux:veal canard:duck miel:honey
      chewing-gum:chewing_gum bonbon:sweet biscuit flan sorbet macaron éclair muesli bol:bowl verre:glass
      couteau/couteaux:knife plateau/plateaux:tray+ ingrédient régime:diet goût:taste abricot:apricot melon
      pamplemousse:grapefruit+ kiwi poivron:pepper+ poivre:pepper ail:garlic concombre:cucumber
      chou-fleur/choux-fleurs:cauliflower brocoli:broccoli épinard:spinach céleri:celery maïs:sweetcorn radis:radish
      artichaut:artichoke+ cidre:cider champagne sirop:cordial hors-d'œuvre/hors-d'œuvre:starter pourboire:tip+
      végétarien:vegetarian végétalien:vegan+ produit:product amuse-gueule:nibble+ bifteck:steak rôti:roast
      ragoût:stew+ pâté:pâté four:oven+ soda:fizzy_drink cheeseburger wrap tofu sushi/sushis taco bagel brownie cookie
      muffin pancake nugget hoummos:houmous apéritif+ appétit:appetite escargot:snail`,
    f: `pizza boule:scoop salade:salad viande:meat soupe:soup pomme:apple banane:banana orange fraise:strawberry
      poire:pear cerise:cherry carotte:carrot tomate:tomato glace:ice_cream crêpe:pancake eau/eaux:water
      limonade:lemonade boisson:drink confiture:jam nourriture:food cuisine:cooking tarte:tart lasagne pêche:peach
      crème:cream bière:beer saucisse:sausage omelette quiche pomme-de-terre/pommes-de-terre:potato baguette
      pâtisserie:pastry entrée:starter assiette:plate fourchette:fork cuillère:spoon tasse:cup bouteille:bottle
      tranche:slice+ portion recette:recipe faim:hunger soif:thirst moutarde:mustard mayonnaise sauce huile:oil
      vanille:vanilla farine:flour+ levure:yeast+ noix/noix:nut noisette:hazelnut+ cacahuète:peanut+
      framboise:raspberry+ prune:plum+ mangue:mango pastèque:watermelon+ courgette aubergine laitue:lettuce+
      betterave:beetroot+ olive truite:trout+ dinde:turkey crevette:prawn+ moule:mussel+ huître:oyster+ sardine
      côtelette:chop+ tartine:slice_of_bread brioche gaufre:waffle+ mousse meringue raclette fondue ratatouille
      choucroute:sauerkraut+ paella bolognaise:bolognese malbouffe:junk_food alimentation:diet+ gourmandise:greed+
      épice:spice+ graisse:fat+ vitamine:vitamin+ protéine:protein+ purée:mash sucette:lollipop+
      confiserie:sweet_shop+ serviette:napkin+ nappe:tablecloth+ carafe:jug+ compote:stewed_fruit patate:spud
      frite:chip chip:crisp tartiflette:cheese_bake spécialité:speciality addition:bill`,
    mp: `petits-pois:peas spaghettis:spaghetti épinards:spinach féculents:starchy_foods+ aliments:food`,
    fp: `chips:crisps frites:chips pâtes:pasta céréales:cereal crudités:raw_vegetables+ sucreries:sweet_things
      nouilles:noodles lentilles:lentils provisions+`,
  },
};
