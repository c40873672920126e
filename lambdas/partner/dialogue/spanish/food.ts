import { wordingOf } from "../followUp.ts";

export const food = wordingOf(`
  likes.favourite | ¿Cuál es tu plato favorito? | ¿Prefieres la pizza o la pasta? | Mi plato favorito es el pollo con arroz porque está delicioso.
  likes.favourite-why | ¿Por qué te gusta tanto tu plato favorito? | ¿Tu plato favorito es dulce o salado? | Me encanta la pasta porque es fácil de preparar y la salsa está muy rica.
  likes.dislike | ¿Qué comida no te gusta nada? | ¿Te gustan los champiñones? | No me gusta nada el pescado porque creo que huele mal.
  likes.fruit | ¿Qué fruta y qué verduras comes a menudo? | ¿Prefieres las manzanas o los plátanos? | Como manzanas y zanahorias a menudo porque son buenas para la salud.
  likes.childhood | ¿Qué te gustaba comer en tu infancia? | ¿Te gustaban las verduras en tu infancia? | En mi infancia me gustaba comer patatas fritas porque odiaba las verduras.
  likes.changed | ¿Cómo han cambiado tus gustos en la comida desde la escuela primaria? | ¿Te gustaban los mismos platos en la escuela primaria? | Antes odiaba las verduras, pero probé la comida india y ahora me encantan.
  likes.vegetarian | ¿Te resultaría fácil comer solo platos vegetarianos? | ¿Te gustan los platos vegetarianos? | Sí, sería bastante fácil porque me encantan las verduras, pero comería mucho queso.
  breakfast.usual | ¿Qué tomas normalmente en el desayuno? | ¿Prefieres los cereales o las tostadas? | Normalmente desayuno cereales con leche porque es rápido y me gustan mucho.
  breakfast.weekend | ¿En qué es diferente tu desayuno los fines de semana? | ¿Tu desayuno es diferente los fines de semana? | Los fines de semana desayuno mejor porque tengo más tiempo y puedo preparar huevos.
  breakfast.today | ¿Qué has desayunado esta mañana? | ¿Has desayunado esta mañana? | Esta mañana he desayunado tostadas con mermelada y estaban muy ricas.
  breakfast.tomorrow | ¿Qué vas a desayunar mañana? | ¿Vas a desayunar tostadas mañana? | Mañana voy a desayunar un yogur y un plátano porque me gusta la fruta.
  breakfast.important | ¿Crees que el desayuno es importante? | ¿El desayuno te da energía? | Creo que el desayuno es muy importante porque da energía para todo el día.
  breakfast.ideal | ¿Cómo sería tu desayuno ideal? | ¿Preferirías un desayuno dulce o salado? | Mi desayuno ideal sería dulce y comería churros porque me encanta el chocolate.
  meals.evening | ¿Qué sueles cenar? | ¿Cenas algo caliente? | Suelo cenar pollo con verduras porque es sano y está delicioso.
  meals.with | ¿Con quién cenas normalmente? | ¿Cenas con tu familia? | Normalmente ceno con mi familia porque nos gusta hablar de nuestro día.
  meals.yesterday | ¿Qué cenaste ayer? | ¿Cenaste pasta ayer? | Ayer cené una tortilla con ensalada y estaba muy rica.
  meals.tonight | ¿Qué vas a cenar esta noche? | ¿Vas a cenar en casa esta noche? | Esta noche voy a cenar arroz con verduras porque es mi plato favorito.
  meals.together | En tu opinión, ¿es importante comer juntos en casa? | ¿Te gusta comer con tu familia? | Creo que es importante comer juntos porque podemos hablar y reírnos.
  meals.phone | ¿Qué piensas de la gente que mira el móvil durante las comidas? | ¿Usas el móvil en la mesa? | Pienso que es de mala educación porque en la mesa hay que hablar con los demás.
  cooking.any | ¿Cocinas en casa de vez en cuando? | ¿Sabes cocinar? | Sí, cocino con mi familia los fines de semana porque me gusta hacer pasteles.
  cooking.at-home | En tu casa, ¿quién cocina más? | ¿Alguien cocina bien en tu casa? | En mi casa cocinamos todos porque nos gusta mucho la buena comida.
  cooking.what | ¿Qué es lo que más te gusta cocinar? | ¿Te gusta hacer pasteles? | Me gusta mucho hacer pasteles de chocolate porque le encantan a mi familia.
  cooking.last | ¿Qué has cocinado últimamente? | ¿Has hecho un pastel últimamente? | El fin de semana pasado preparé una sopa de verduras y estaba muy buena.
  cooking.why-not | ¿Por qué no cocinas en casa? | ¿Cocinar es aburrido o difícil? | No cocino porque tengo muchos deberes y creo que es difícil.
  cooking.friends | ¿Qué cocinarías para tus amigos? | ¿Harías una pizza para tus amigos? | Haría una pizza grande con mucho queso porque a mis amigos les encanta.
  cooking.lessons | ¿Deben todos los alumnos aprender a cocinar en el instituto? | ¿Son útiles las clases de cocina? | Sí, creo que las clases de cocina son muy útiles porque aprendemos a comer bien.
  cooking.contest | ¿Participarías en un concurso de cocina en la televisión? | ¿Te gustan los programas de cocina? | No, no participaría en un concurso porque sería muy estresante para mí.
  eatingOut.often | ¿Con qué frecuencia comes en un restaurante? | ¿Comes en un restaurante a veces? | Como en un restaurante una vez al mes porque es bastante caro.
  eatingOut.order | ¿Qué te gusta pedir en un restaurante? | ¿Prefieres pedir carne o pasta? | Me gusta pedir una hamburguesa con patatas fritas porque no las como en casa.
  eatingOut.place | ¿Qué cafetería o restaurante de tu barrio recomiendas? | ¿Hay un buen restaurante en tu barrio? | Hay un restaurante italiano que me encanta porque las pizzas son enormes y baratas.
  eatingOut.last | ¿Has comido en un restaurante o en una cafetería este año? | ¿Comiste en una cafetería el mes pasado? | Sí, el sábado pasado comí pollo con patatas fritas en un restaurante y estaba delicioso.
  eatingOut.soon | ¿Vas a comer pronto en un restaurante? | El sábado, ¿vas a comer en un restaurante o en casa? | El sábado voy a comer en un restaurante con mi familia porque es mi cumpleaños.
  eatingOut.fast-food | ¿Por qué les gusta tanto la comida rápida a los jóvenes? | ¿A tus amigos les gusta la comida rápida? | A los jóvenes les gusta la comida rápida porque es barata, pero no es muy sana.
  eatingOut.own | Si tuvieras tu propio restaurante, ¿qué platos servirías? | ¿Te gustaría tener un restaurante? | Si tuviera un restaurante, serviría platos vegetarianos porque son buenos para el planeta.
  world.favourite | ¿De qué país es la comida que más te gusta? | ¿Prefieres la comida italiana o la china? | Prefiero la comida italiana porque me encantan la pasta y los helados.
  world.why | ¿Por qué te gusta la comida de otros países? | ¿Es interesante la comida de otros países? | Me gusta la comida de otros países porque es diferente y tiene sabores nuevos.
  world.tried | ¿Qué plato de otro país has probado ya? | ¿Has comido sushi alguna vez? | He probado el sushi en un restaurante japonés y estaba muy rico.
  world.abroad | ¿Qué comiste en el extranjero? | ¿Estaba buena la comida en el extranjero? | En España comí pescado y mucha fruta, y todo estaba muy rico.
  world.national | ¿Qué plato es típico de Gran Bretaña? | ¿El pescado con patatas fritas es típico de Gran Bretaña? | Un plato típico es el pescado con patatas fritas y creo que está delicioso.
  world.try | ¿De qué país te gustaría probar la comida? | ¿Te gustaría probar la comida japonesa? | Me gustaría probar la comida japonesa porque nunca he comido sushi.
  world.culture | ¿Qué podemos aprender de una cultura a través de su comida? | ¿Es importante la comida de un país? | Podemos aprender mucho sobre las tradiciones porque cada fiesta tiene sus platos especiales.
  world.insects | En un viaje, ¿comerías algo poco común, por ejemplo, insectos? | ¿Comerías insectos? | Sí, comería insectos porque sería una experiencia divertida y diferente.
  schoolLunch.usual | ¿Qué comes normalmente en el instituto? | ¿Comes un bocadillo en el instituto? | Normalmente como un bocadillo de queso porque es práctico y me gusta.
  schoolLunch.with | ¿Con quién comes en el instituto a mediodía? | ¿Comes con tus amigos en el instituto? | A mediodía como con mis amigos porque nos gusta hablar y reírnos juntos.
  schoolLunch.opinion | ¿Qué piensas de la comida del comedor? | ¿Está buena la comida del comedor? | Creo que la comida del comedor está bastante buena, pero es un poco cara.
  schoolLunch.last | ¿Qué comiste la última vez en el instituto? | ¿Te gustó tu última comida en el instituto? | La última vez comí pasta en el comedor y estaba bastante buena.
  schoolLunch.next-week | ¿Qué vas a comer en el instituto la semana que viene? | ¿Vas a comer en el comedor la semana que viene? | La semana que viene voy a comer ensaladas porque quiero comer mejor.
  schoolLunch.primary | ¿Cómo eran las comidas en tu escuela primaria? | ¿Te gustaba la comida en tu escuela primaria? | En mi escuela primaria las comidas eran muy buenas y siempre había un postre rico.
  schoolLunch.improve | ¿Qué cambiarías en el comedor para tener mejores comidas? | ¿Te gustaría tener más platos vegetarianos en el comedor? | Ofrecería más fruta y más platos vegetarianos porque las comidas serían más sanas.
  drinks.favourite | ¿Qué es lo que más te gusta beber? | ¿Prefieres el agua o el zumo de naranja? | Prefiero beber zumo de naranja porque es fresco y tiene muchas vitaminas.
  drinks.hot-cold | ¿Prefieres las bebidas calientes o las bebidas frías? | ¿Te gusta el chocolate caliente? | Prefiero las bebidas calientes porque me encanta el chocolate en invierno.
  drinks.water | ¿Cuándo bebes agua durante el día? | ¿Bebes agua en el instituto? | Bebo agua a mediodía y después de hacer deporte porque siempre tengo sed.
  drinks.yesterday | ¿Qué bebiste ayer? | ¿Bebiste té ayer? | Ayer bebí agua y un té porque hacía mucho frío.
  drinks.energy | ¿Qué piensas de las bebidas energéticas para los jóvenes? | ¿Las bebidas energéticas son buenas o malas? | Pienso que no son buenas para los jóvenes porque tienen demasiado azúcar.
  snacks.between | ¿Qué te gusta comer entre comidas? | ¿Prefieres la fruta o las galletas? | Entre comidas me gusta comer fruta porque es fácil y muy sana.
  snacks.dessert | ¿Qué postre te gusta más? | ¿Prefieres los pasteles o los helados? | Prefiero el helado de vainilla porque es fresco y está delicioso en verano.
  snacks.yesterday | ¿Qué comiste ayer por la tarde? | ¿Comiste galletas ayer por la tarde? | Ayer por la tarde comí una manzana y unas galletas porque tenía hambre.
  snacks.weekend | ¿Qué vas a comer entre comidas este fin de semana? | ¿Vas a comer un helado este fin de semana? | Este fin de semana voy a comer un helado de chocolate porque me encantan las cosas dulces.
  snacks.without | ¿Podrías vivir un mes sin chocolate ni caramelos? | ¿Es importante el chocolate para ti? | No, sería muy difícil porque me encanta el chocolate y lo como todos los días.
  special.birthday | ¿Qué te gusta comer en los días especiales? | ¿Te gustan las tartas de cumpleaños? | En los días especiales me gusta comer una tarta de chocolate porque es una tradición.
  special.last | ¿Has comido algo especial en una fiesta este año? | ¿Has comido tarta en una fiesta este año? | Sí, en la fiesta de un amigo comí pizza y una tarta de fresa, y todo estaba muy rico.
  special.next | ¿Qué vas a comer en tu próximo cumpleaños? | ¿Vas a comer tarta en tu próximo cumpleaños? | En mi cumpleaños voy a comer pizza con mis amigos porque es divertido.
  special.picnic | ¿Qué llevarías a un pícnic con tus amigos? | ¿Llevarías bocadillos a un pícnic? | Llevaría bocadillos y fruta porque serían fáciles de preparar.
  special.best | ¿Cuál ha sido la mejor comida de tu vida? | ¿Has comido algo muy bueno este año? | Mi mejor comida fue en Italia, donde comí una pizza enorme y deliciosa.
  special.guests | ¿Qué cocinarías para un invitado que no conoce la comida británica? | ¿Prepararías un plato británico para un invitado? | Prepararía pescado con patatas fritas porque es un plato muy famoso.
  shopping.where | ¿Dónde compra tu familia la fruta y las verduras? | ¿Compráis la fruta en el mercado o en el supermercado? | Compramos la fruta en el mercado porque es más fresca y más barata.
  shopping.last | ¿Qué fue lo último que compraste para comer o beber? | ¿Compraste un bocadillo la semana pasada? | Ayer compré un bocadillo y una botella de agua porque tenía mucha hambre.
  shopping.weekend | ¿Qué vas a comprar para comer este fin de semana? | ¿Vas a comprar algo dulce este fin de semana? | Este fin de semana voy a comprar chocolate y fruta porque voy a hacer un pastel.
  shopping.market | ¿Qué ventajas tiene un mercado en comparación con un supermercado? | ¿Es mejor un mercado que un supermercado? | En el mercado los productos son más frescos, pero el supermercado es más práctico.
  shopping.waste | ¿Qué podemos hacer en casa para tirar menos comida? | ¿La gente tira demasiada comida? | Podemos hacer una lista antes de comprar y usar las sobras porque es bueno para el medio ambiente.
`);
