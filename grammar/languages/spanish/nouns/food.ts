import type { NounTable } from "../../../core/morphology.ts";

/** Food and drink; how the nouns are written:`nouns.ts`. */
export const food: NounTable = {
  food: {
    m: `chocolate queso:cheese pan:bread pollo:chicken pescado:fish arroz:rice pastel:cake té:tea café:coffee zumo:juice jamón:ham huevo:egg
desayuno:breakfast almuerzo:lunch bocadillo:sandwich azúcar:sugar yogur:yoghurt helado:ice_cream plátano:banana tomate:tomato limón:lemon
postre:dessert hielo:ice plato:dish refresco:soft_drink atún:tuna marisco:seafood gazpacho champiñón:mushroom ajo:garlic aceite:oil
vino:wine perrito:hot_dog sándwich/sándwiches sandwich/sandwiches kebab burger curry/currys jugo:juice taco chorizo chicle:chewing_gum
picnic/picnics caramelo:sweet cordero:lamb pavo:turkey calamar:squid brócoli:broccoli mango kiwi coco:coconut dulce:sweet churro
cruasán:croissant batido:milkshake menú/menús vaso:glass cuchillo:knife olor:smell ingrediente:ingredient alimento:food producto:product
filete:steak hueso:bone trozo:piece cereal chile:chilli snack/snacks paquete:packet kilo litro:litre`,
    f: `barbacoa:barbecue sal:salt pizza coca-cola:cola ensalada:salad carne:meat sopa:soup manzana:apple naranja:orange piña:pineapple
fresa:strawberry zanahoria:carrot leche:milk agua:water limonada:lemonade bebida:drink mermelada:jam comida:food cena:dinner
mantequilla:butter cebolla:onion patata:potato hamburguesa:hamburger paella lasaña:lasagne tortilla:omelette fruta:fruit verdura:vegetable
galleta:biscuit tostada:toast tarta:cake cerveza:beer tapa uva:grape merienda:snack espinaca:spinach judía:bean aceituna:olive miel:honey
crema:cream salsa:sauce pasta gamba:prawn ternera:beef taza:cup cuchara:spoon copa:wine_glass propina:tip cuenta:bill receta:recipe lata:tin
caja:box ración:portion sed:thirst grasa:fat vitamina:vitamin proteína:protein carta:menu papa:potato`,
    ms: `ketchup sushi`,
    mp: `chips:crisps churros cereales:cereal calamares:squid fideos:noodles mariscos:seafood`,
    fp: `palomitas:popcorn lentejas:lentils chuches:sweets`,
  },
};
