import { wordingOf } from "../followUp.ts";

export const homeAndTown = wordingOf(`
  house.describe | ¿Cómo es tu casa o tu piso? | ¿Vives en una casa o en un piso? | Vivo en una casa pequeña y moderna, y me gusta mucho porque es muy cómoda.
  house.rooms | ¿Qué habitaciones hay en tu casa? | ¿Hay un jardín o un balcón en tu casa? | En mi casa hay una cocina, un salón y tres dormitorios, y me encanta el salón porque es grande.
  house.favourite-room | ¿Cuál es tu habitación favorita de la casa? | ¿Prefieres la cocina o el salón? | Prefiero la cocina porque me gusta hacer pasteles y hablar con mi familia.
  house.evening | ¿Qué hiciste en casa ayer por la tarde? | ¿Viste la tele en casa ayer? | Ayer por la tarde hice los deberes y después vi una película divertida con mi familia.
  house.weekend | ¿Qué vas a hacer en casa este fin de semana? | ¿Vas a quedarte en casa el domingo? | Este fin de semana voy a leer en mi dormitorio y voy a hacer un pastel porque es divertido.
  house.change | ¿Qué cambiarías en tu casa si pudieras? | ¿Te gustaría tener una cocina o un jardín más grande? | Si pudiera, tendría un jardín más grande porque me gustaría jugar al fútbol con mis amigos.

  bedroom.describe | ¿Cómo es tu dormitorio? | ¿Tu dormitorio es grande o pequeño? | Mi dormitorio es pequeño pero cómodo, y me gusta porque las paredes son azules.
  bedroom.share | ¿Qué te parece compartir el dormitorio? | ¿Es bueno compartir el dormitorio? | En mi opinión, compartir el dormitorio puede ser divertido, pero es difícil cuando quieres dormir.
  bedroom.habits | ¿Qué haces en tu dormitorio por la noche? | ¿Lees o escuchas música en tu dormitorio? | Por la noche hago los deberes y escucho música en mi dormitorio porque es tranquilo.
  bedroom.tidied | ¿Cuándo ordenaste tu dormitorio por última vez? | ¿Ordenaste tu dormitorio la semana pasada? | Ordené mi dormitorio el sábado pasado porque invité a unos amigos a mi casa.
  bedroom.wish | ¿Qué te gustaría tener en tu dormitorio? | ¿Te gustaría tener un escritorio nuevo o una cama nueva? | Me gustaría tener un escritorio grande en mi dormitorio porque el mío es demasiado pequeño.
  bedroom.decorate | ¿Cómo vas a decorar tu dormitorio en el futuro? | ¿Vas a poner pósteres en tu dormitorio? | Voy a pintar las paredes de verde y voy a poner fotos porque será más bonito así.

  chores.help | ¿Qué tareas de la casa haces durante la semana? | ¿Lavas los platos o recoges la casa? | Lavo los platos todas las noches y ordeno mi dormitorio, pero me parece aburrido.
  chores.worst | ¿Qué tarea de la casa te parece más aburrida? | ¿Es aburrido lavar los platos? | Odio pasar la aspiradora porque es una tarea muy aburrida y tengo poco tiempo.
  chores.last-weekend | ¿Cómo ayudaste en casa el fin de semana pasado? | ¿Ayudaste en casa el sábado? | El fin de semana pasado preparé la cena y lavé los platos; fue aburrido pero útil.
  chores.fair | ¿Crees que los jóvenes deberían ayudar más en casa? | ¿Es importante ayudar en casa? | Sí, creo que los jóvenes deben ayudar más porque toda la familia vive en la casa.
  chores.robot | ¿Qué tarea de la casa le darías a un robot si pudieras? | ¿Sería útil un robot en tu casa? | Le daría a un robot la tarea de planchar porque es muy aburrida y así tendría más tiempo libre.

  town.describe | ¿Cómo es tu ciudad o tu pueblo? | ¿Tu ciudad o pueblo es grande o pequeño? | Mi ciudad es bastante grande y muy animada, y me gusta porque hay muchas tiendas.
  town.facilities | ¿Qué hay en tu barrio? | ¿Hay un parque o un cine en tu barrio? | En mi barrio hay un parque, una biblioteca y muchas tiendas; creo que es muy práctico.
  town.favourite-place | ¿Cuál es tu lugar favorito de tu ciudad o pueblo? | ¿Prefieres el parque o las tiendas? | Mi lugar favorito es el parque porque puedo jugar al fútbol y es muy bonito.
  town.people | ¿Cómo es la gente donde vives? | ¿Es simpática la gente donde vives? | Donde vivo la gente es muy simpática y me gusta porque siempre ayuda a los vecinos.
  town.before | ¿Cómo era tu ciudad o pueblo hace diez años? | ¿Tu ciudad o pueblo era más pequeño antes? | Antes mi ciudad era más tranquila y había menos coches, pero era un poco aburrida.
  town.decide | ¿Qué harías por tu ciudad o pueblo si pudieras decidirlo todo? | ¿Construirías una piscina o un cine? | Si pudiera decidirlo todo, construiría una piscina porque a los jóvenes les gusta nadar.

  opinions.good | ¿Qué es lo mejor de la zona donde vives? | ¿Tu zona es bonita o interesante? | Lo mejor de mi zona es que es tranquila y hay un parque grande cerca de mi casa.
  opinions.bad | ¿Qué es lo peor de tu zona? | ¿Hay demasiado ruido en tu zona? | Lo peor es el tráfico porque hay demasiados coches y no me gusta el ruido.
  opinions.missing | ¿Qué te gustaría tener en tu zona? | ¿Te gustaría tener una piscina o un cine en tu zona? | Me gustaría tener un cine en mi zona porque me encantan las películas.
  opinions.young | En tu opinión, ¿tu zona es un buen lugar para los jóvenes? | ¿Hay muchas actividades para los jóvenes en tu zona? | Sí, mi zona es un buen lugar para los jóvenes porque hay un polideportivo y puedes quedar con amigos.
  opinions.improve | ¿Cómo mejorarías tu zona? | ¿Te gustaría tener más parques en tu zona? | Plantaría más árboles y habría menos coches, porque así mi zona sería más bonita.
  opinions.twenty-years | ¿Cómo será tu zona dentro de veinte años? | ¿Será más grande tu zona dentro de veinte años? | Dentro de veinte años mi zona será más grande y habrá más casas, pero será menos tranquila.

  activities.possible | ¿Qué se puede hacer en tu zona los fines de semana? | ¿Se puede hacer deporte en tu zona? | Los fines de semana se puede ir al cine o hacer deporte, y me parece genial.
  activities.friends | ¿Dónde quedas con tus amigos? | ¿Quedas con tus amigos en el parque o en una cafetería? | Quedo con mis amigos en el centro comercial porque nos gusta ir de tiendas.
  activities.rain | ¿Qué haces en tu barrio cuando llueve? | ¿Vas al cine cuando llueve? | Cuando llueve, voy a la biblioteca con mis amigos porque me encanta leer.
  activities.last-time | ¿Qué hiciste la última vez que fuiste al centro? | ¿Fuiste al centro la semana pasada? | El sábado pasado comí una pizza en el centro y vi una película con mis amigos; fue genial.
  activities.next | ¿Qué vas a hacer en el centro el próximo fin de semana? | ¿Vas a ir al cine el próximo fin de semana? | El próximo fin de semana voy a ir a la piscina con mis amigos porque me gusta nadar.
  activities.useful | Para una ciudad, ¿es más útil un museo o un polideportivo? | ¿Prefieres los museos o los polideportivos? | Creo que un polideportivo es más útil que un museo porque el deporte es bueno para la salud.
  activities.free-day | ¿Qué harías en tu zona si tuvieras un día libre? | ¿Irías al parque o a un museo? | En un día libre iría a la bolera y comería en un restaurante con mis amigos.

  shops.nearby | ¿Qué tiendas hay cerca de tu casa? | ¿Hay un supermercado cerca de tu casa? | Cerca de mi casa hay un supermercado y una panadería; me gusta la panadería porque el pan es delicioso.
  shops.family | ¿Dónde hace la compra tu familia? | ¿Tu familia prefiere el mercado o el supermercado? | Mi familia hace la compra en el supermercado porque es grande y práctico, pero prefiero el mercado.
  shops.bought | ¿Qué compraste la última vez que fuiste de compras? | ¿Compraste algo la semana pasada? | La semana pasada compré un libro para mi amigo porque era su cumpleaños.
  shops.small | ¿Crees que las tiendas pequeñas son mejores que los centros comerciales? | ¿Prefieres las tiendas pequeñas o los centros comerciales? | Prefiero las tiendas pequeñas porque los dependientes son más simpáticos y hay menos gente.
  shops.future | ¿Todavía habrá tiendas en nuestras ciudades dentro de cincuenta años? | ¿Habrá menos tiendas en el futuro? | Sí, todavía habrá tiendas porque la gente siempre querrá probarse la ropa.

  transport.town | ¿Cómo vas al centro? | ¿Vas al centro en autobús? | Voy al centro en autobús porque es rápido y la parada está cerca de mi casa.
  transport.opinion | ¿Qué opinas del transporte público en tu zona? | ¿Son buenos los autobuses en tu zona? | Creo que los autobuses son prácticos, pero a menudo llegan tarde y es aburrido esperar.
  transport.favourite | ¿Qué medio de transporte prefieres? | ¿Prefieres el autobús o la bici? | Prefiero el tren porque es cómodo y puedo mirar el paisaje.
  transport.cycling | ¿Es fácil ir en bici donde vives? | ¿Hay carriles bici donde vives? | Sí, es fácil ir en bici porque hay carriles bici y me gusta mucho el ciclismo.
  transport.last-trip | ¿Qué medio de transporte usaste en tu último viaje a otra ciudad? | En tu último viaje, ¿cogiste el tren o el autobús? | El verano pasado cogí el tren para visitar Londres y fue muy rápido.
  transport.improve | ¿Qué cambiarías del transporte en tu zona? | ¿Te gustaría tener más autobuses o más carriles bici? | Me gustaría tener más carriles bici porque los jóvenes podrían ir al instituto en bici.
  transport.future | ¿Cómo viajará la gente en las ciudades dentro de treinta años? | ¿Todavía habrá muchos coches dentro de treinta años? | Dentro de treinta años la gente usará autobuses eléctricos y habrá menos coches; será mejor para el planeta.

  visitors.see | ¿Qué pueden ver los turistas en tu región? | ¿Hay un castillo o un museo en tu región? | Los turistas pueden visitar un castillo antiguo y pueden ver el mar; es precioso.
  visitors.season | ¿Cuál es la mejor época para visitar tu región? | ¿Tu región es más bonita en verano o en invierno? | La mejor época es el verano porque hace buen tiempo y se puede ir a la playa.
  visitors.visited | ¿Qué lugar de tu región has visitado recientemente? | ¿Visitaste un castillo o un museo el año pasado? | Recientemente he visitado un museo grande con mi clase y me ha parecido muy interesante.
  visitors.show | ¿Qué le enseñarías a un visitante en tu región? | ¿Le enseñarías la ciudad o el campo a un visitante? | Le enseñaría el puente antiguo y el mercado porque serían interesantes para un visitante.
  visitors.summer | ¿Vas a visitar algún lugar de tu región el próximo verano? | ¿Vas a visitar una ciudad el próximo verano? | El próximo verano voy a visitar un pueblo cerca del mar porque me encanta la playa.
  visitors.tourism | ¿Cuáles son las ventajas y las desventajas del turismo para una región? | ¿Es bueno el turismo para tu región? | El turismo es bueno para las tiendas, pero creo que hay demasiada gente en verano.

  country.prefer | ¿Prefieres la vida en la ciudad o en el campo? | ¿Te gusta la vida en la ciudad? | Prefiero la vida en la ciudad porque hay más tiendas y es más animada.
  country.city | ¿Qué ventajas tiene la vida en una ciudad grande? | ¿Hay mucho que hacer en una ciudad grande? | En una ciudad grande siempre hay actividades para los jóvenes y me gusta porque el transporte es práctico.
  country.quiet | ¿Qué tiene de bueno vivir en el campo? | ¿El campo es tranquilo o aburrido? | En el campo el aire es limpio y se pueden dar paseos; creo que es muy relajante.
  country.region | ¿Cómo es tu región? | ¿Está cerca del mar tu región? | Mi región es muy verde y tiene muchas colinas, y creo que es muy bonita.
  country.last-day | ¿Cuándo pasaste un día en el campo por última vez? | ¿Pasaste un día en el campo el año pasado? | El verano pasado pasé un día en el campo con mi familia e hicimos un pícnic.
  country.young | ¿La vida en el campo es más difícil para los jóvenes que en la ciudad? | ¿Es difícil la vida en el campo para los jóvenes? | Sí, creo que es más difícil en el campo porque hay menos autobuses y menos actividades.
  country.farm | ¿Cómo cambiaría tu vida si vivieras en una granja? | ¿Te gustaría vivir en una granja? | Si viviera en una granja, tendría muchos animales, pero trabajaría muy temprano por la mañana.

  later.where | ¿Dónde te gustaría vivir en el futuro? | ¿Te gustaría vivir en una ciudad o junto al mar? | En el futuro me gustaría vivir cerca del mar porque me encanta nadar y hacer vela.
  later.dream | ¿Cómo sería la casa de tus sueños? | ¿La casa de tus sueños sería moderna o antigua? | La casa de mis sueños sería grande y moderna, y tendría una piscina porque me gusta nadar.
  later.stay | ¿Vas a quedarte en tu región en el futuro? | ¿Vas a vivir en tu región o en el extranjero? | Sí, voy a quedarme en mi región porque mi familia y mis amigos son importantes para mí.
  later.moved | ¿Te has mudado de casa alguna vez? | ¿Siempre has vivido en la misma casa? | Sí, nos mudamos de casa hace cinco años y fue difícil, pero también fue divertido.
  later.share | Cuando termines el instituto, ¿compartirás piso con amigos o vivirás por tu cuenta? | ¿Compartirás piso con amigos en el futuro? | Compartiré piso con amigos porque será más divertido y más barato.
  later.important | ¿Qué es lo más importante cuando buscas piso? | ¿Es importante para ti tener jardín? | Para mí lo más importante es el barrio porque me gusta vivir cerca de las tiendas.
  later.country | ¿En qué país vivirías si pudieras elegir? | ¿Preferirías vivir en Italia o en España? | Si pudiera elegir, viviría en España porque me encanta la comida y hablo un poco de español.
`);
