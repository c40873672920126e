import { wordingOf } from "../followUp.ts";

export const festivals = wordingOf(`
  favourites.best | ¿Cuál es tu fiesta preferida? | ¿Prefieres los cumpleaños o el Año Nuevo? | Mi fiesta preferida es el Año Nuevo porque toda la familia se reúne y bailamos.
  favourites.who | ¿Con quién te gusta celebrar las fiestas? | ¿Celebras las fiestas con tu familia o con amigos? | Me gusta celebrar las fiestas con mis primos porque son graciosos y nos reímos mucho.
  favourites.do | ¿Qué haces normalmente los días de fiesta? | ¿Comes con tu familia los días de fiesta? | Los días de fiesta como con mi familia y jugamos a las cartas porque es divertido.
  favourites.recent | ¿Qué has celebrado últimamente? | ¿Has celebrado un cumpleaños últimamente? | El mes pasado celebré el cumpleaños de mi primo y fue genial porque bailamos mucho.
  favourites.next | ¿Qué es lo próximo que vas a celebrar? | ¿Vas a celebrar algo este mes? | El próximo sábado voy a celebrar mi cumpleaños en un restaurante porque me gusta comer con mis amigos.
  favourites.important | En tu opinión, ¿por qué son importantes las fiestas para la gente? | ¿Son importantes las fiestas para ti? | Las fiestas son importantes porque olvidamos el trabajo y pasamos tiempo con la familia.
  favourites.invent | Si pudieras inventar una fiesta nueva, ¿qué celebraría la gente? | ¿Te gustaría tener más días festivos? | Inventaría una fiesta de la amistad porque los amigos son importantes y sería muy divertido.
  birthday.when | ¿En qué mes es tu cumpleaños? | ¿Tu cumpleaños es durante las vacaciones? | Mi cumpleaños es el cinco de mayo y me gusta ese día porque veo a todos mis amigos.
  birthday.like | ¿Qué te gusta hacer el día de tu cumpleaños? | ¿Te gusta comer tarta en tu cumpleaños? | El día de mi cumpleaños me gusta ir al cine con mis amigos porque nos encantan las películas de acción.
  birthday.last | ¿Qué hiciste en tu último cumpleaños? | ¿Comiste tarta en tu último cumpleaños? | Invité a tres amigos a mi casa, comimos pizza y fue una tarde estupenda.
  birthday.next | ¿Qué vas a hacer en tu próximo cumpleaños? | ¿Vas a invitar a amigos en tu próximo cumpleaños? | En mi próximo cumpleaños voy a patinar sobre hielo con mis amigos porque es muy divertido.
  birthday.family-friends | ¿Prefieres los cumpleaños con tu familia o con amigos? | ¿Te gustan los cumpleaños con tu familia? | Prefiero los cumpleaños con amigos porque escuchamos nuestra música y hablamos mucho.
  birthday.ideal | ¿Qué harías en un cumpleaños ideal? | ¿Te gustaría hacer una gran fiesta de cumpleaños? | En un cumpleaños ideal pasaría el día en un parque temático porque sería muy emocionante.
  birthday.eighteen | ¿Cómo celebrarás tus dieciocho años? | ¿Celebrarás tus dieciocho años con muchos amigos? | Cuando cumpla dieciocho años, viajaré a Italia con mis amigos porque nos encanta la playa.
  birthday.childhood | ¿Cómo eran tus cumpleaños cuando tenías seis años? | ¿Jugaste mucho cuando cumpliste seis años? | Cuando tenía seis años, jugaba en el jardín con mis amigos y siempre era divertido.
  christmas.do | ¿Qué haces normalmente en las vacaciones de Navidad? | ¿Pasas las vacaciones de Navidad con tu familia? | Normalmente paso tiempo con mi familia y veo películas porque hace frío en la calle.
  christmas.britain | ¿Cómo se celebra la Navidad en Gran Bretaña? | ¿Se come pavo en Navidad en Gran Bretaña? | Mucha gente decora un árbol y come pavo con su familia porque es una tradición.
  christmas.markets | ¿Qué te parecen los mercadillos de Navidad? | ¿Los mercadillos de Navidad son bonitos o aburridos? | Los mercadillos de Navidad me parecen bonitos porque hay muchas luces y comida rica.
  christmas.last | ¿Qué hiciste en las últimas vacaciones de Navidad? | ¿Viste películas en las últimas vacaciones de Navidad? | Pasé unos días en casa de mis abuelos y fue genial porque jugamos mucho.
  christmas.commercial | En tu opinión, ¿la Navidad es demasiado comercial hoy en día? | ¿La gente compra demasiado en Navidad? | Sí, creo que la Navidad es demasiado comercial porque la gente compra muchas cosas inútiles.
  christmas.beach | ¿Cómo sería la Navidad en una playa de Australia? | ¿Te gustaría pasar la Navidad en un país cálido? | Sería divertido porque podríamos nadar en el mar, pero yo preferiría tener nieve.
  new-year.do | ¿Qué haces normalmente en Nochevieja? | ¿Te quedas en casa en Nochevieja? | Normalmente me quedo en casa con mi familia porque nos gusta ver una película juntos.
  new-year.fireworks | ¿Qué te parecen los fuegos artificiales? | ¿Los fuegos artificiales son bonitos o demasiado ruidosos? | Me gustan los fuegos artificiales porque los colores son bonitos, pero hacen mucho ruido.
  new-year.last | ¿Cómo pasaste la última Nochevieja? | ¿Viste fuegos artificiales en la última Nochevieja? | Cené con mi familia, a medianoche vimos los fuegos artificiales y fue precioso.
  new-year.resolution | ¿Qué cosas vas a mejorar el año que viene? | ¿Vas a hacer más deporte el año que viene? | El año que viene voy a hacer más deporte porque es importante para la salud.
  new-year.grapes | En España se comen doce uvas a medianoche en Nochevieja, ¿qué te parece esta tradición? | ¿Comer uvas a medianoche es una buena idea? | Me parece una tradición divertida porque es original, pero es difícil comer tan rápido.
  new-year.city | ¿En qué ciudad te gustaría celebrar el Año Nuevo? | ¿Preferirías celebrar el Año Nuevo en París o en Berlín? | Me gustaría celebrar el Año Nuevo en Madrid porque habría mucha gente y buen ambiente.
  food.eat | ¿Qué te gusta comer en una fiesta? | En una fiesta, ¿prefieres tarta o pizza? | Me gusta comer tarta de chocolate porque es dulce y está muy rica.
  food.britain | ¿Qué se come en los días de fiesta en Gran Bretaña? | ¿Se comen tortitas en febrero en Gran Bretaña? | En febrero mucha gente come tortitas con azúcar porque es una tradición muy antigua.
  food.bake | ¿Te gusta hacer tartas o cocinar para una fiesta? | ¿Hacer una tarta es fácil o difícil? | Me gusta preparar galletas de chocolate porque es fácil y a todos les gustan.
  food.last | ¿Qué comiste en la última fiesta de tu familia? | ¿Comiste tarta en la última fiesta? | Comí pollo con arroz y me encantó el postre porque estaba delicioso.
  food.cook | ¿Qué prepararías de comer para una fiesta con amigos? | ¿Harías una pizza para una fiesta? | Prepararía una ensalada grande y pizzas porque a mis amigos les encanta el queso.
  food.together | En tu opinión, ¿por qué es importante comer juntos en las fiestas? | ¿Es importante una gran comida en una fiesta? | Es importante comer juntos porque puedes hablar mucho con la familia y lo pasas bien.
  food.try | ¿Qué plato tradicional de otro país te gustaría probar? | ¿Te gustaría probar una paella española? | Me gustaría probar una paella porque me encanta el arroz y sería algo nuevo para mí.
  presents.get | ¿Qué regalos te gusta recibir? | Como regalo, ¿prefieres un libro o un juego? | Me gusta recibir libros porque leo mucho y son regalos útiles.
  presents.give | ¿Prefieres dar o recibir regalos? | ¿Te gusta hacer regalos? | Prefiero dar regalos porque me gusta ver la sonrisa de mis amigos.
  presents.best | ¿Cuál es el mejor regalo que has recibido? | ¿Has recibido alguna vez un libro como regalo? | El año pasado recibí una bicicleta roja y me encantó porque me gusta mucho el deporte.
  presents.gave | ¿Has comprado o hecho un regalo para alguien últimamente? | ¿Has comprado un regalo últimamente? | Compré un libro bonito sobre los animales porque a mi prima le encanta la naturaleza.
  presents.next | ¿Vas a hacerle un regalo a alguien pronto? | ¿Vas a comprar pronto un regalo? | Voy a regalar un juego de mesa porque a mis amigos les encanta jugar los fines de semana.
  presents.home-made | ¿Los regalos hechos a mano son mejores que los comprados? | ¿Te gustan los regalos hechos a mano? | Creo que los regalos hechos a mano son mejores porque son más personales y más baratos.
  presents.perfect | ¿Cuál sería el regalo perfecto para tu familia? | ¿Un viaje sería un buen regalo para tu familia? | El regalo perfecto sería un viaje a la costa porque podríamos descansar juntos.
  presents.too-many | ¿Crees que los niños reciben demasiados regalos hoy en día? | ¿Los niños reciben demasiados regalos? | Sí, creo que reciben demasiados regalos porque después no juegan con todos los juguetes.
  other-countries.which | ¿Qué fiesta de otro país te parece interesante? | ¿Te parece interesante el carnaval? | La Tomatina me parece interesante porque la gente tira tomates y es muy divertido.
  other-countries.see | ¿Qué fiesta en el extranjero te gustaría ver? | ¿Te gustaría ver un carnaval en el extranjero? | Me gustaría ver las Fallas de Valencia porque sería una experiencia muy emocionante.
  other-countries.carnival | ¿Qué hace la gente en carnaval? | ¿La gente lleva disfraces en carnaval? | La gente lleva disfraces y baila en la calle porque es una fiesta muy alegre.
  other-countries.learned | ¿Qué fiesta de otro país has estudiado en el instituto? | ¿Has hablado del carnaval en el instituto? | En clase de español vimos un vídeo sobre la Tomatina y fue muy interesante.
  other-countries.compare | ¿En qué se diferencian las fiestas extranjeras de las británicas? | ¿Son más ruidosas las fiestas extranjeras que las británicas? | Creo que en otros países hay más fiestas en la calle porque hace más calor.
  other-countries.learn | ¿Por qué es bueno conocer las fiestas de otras culturas? | ¿Es bueno conocer otras fiestas? | Es bueno porque puedes entender mejor a otras personas y aprender cosas nuevas.
  other-countries.tourists | ¿Qué opinas de los turistas en las fiestas tradicionales? | ¿Hay demasiados turistas en las fiestas famosas? | Los turistas son buenos para las tiendas, pero creo que a veces hay demasiada gente.
  parties.good | ¿Qué hace falta para una buena fiesta? | ¿Hace falta música para una buena fiesta? | Para una buena fiesta hace falta música porque a todo el mundo le gusta bailar.
  parties.do | ¿Qué te gusta hacer en una fiesta? | En una fiesta, ¿prefieres bailar o hablar? | En una fiesta me gusta hablar con mis amigos porque bailo muy mal.
  parties.music | ¿Qué música te gusta escuchar en una fiesta? | En una fiesta, ¿prefieres el pop o el rap? | Me gusta la música pop porque tiene un buen ritmo y es fácil cantar.
  parties.wear | ¿Qué ropa te gusta llevar en una fiesta? | ¿Te pones vaqueros para ir a una fiesta? | Me gusta llevar vaqueros y una camisa bonita porque es muy cómodo.
  parties.last | ¿Has celebrado algo con tus amigos últimamente? | ¿Bailaste en una fiesta el año pasado? | Sí, celebré el cumpleaños de un amigo y fue genial porque cantamos y bailamos mucho.
  parties.class | ¿Qué tipo de fiesta organizarías para tu clase? | ¿Te gustaría organizar una fiesta para tu clase? | Organizaría un pícnic en el parque porque todos podríamos jugar juntos y sería barato.
  parties.small-big | ¿Son mejores las fiestas pequeñas que las grandes? | ¿Te gustan las fiestas pequeñas? | Creo que las fiestas pequeñas son mejores porque puedes hablar con todos tus amigos.
  costumes.halloween | ¿Qué te parece Halloween? | ¿Halloween es divertido o es una tontería? | Halloween me parece divertido porque los niños llevan disfraces y comen caramelos.
  costumes.dressing-up | ¿Te gusta disfrazarte para una fiesta? | ¿Los disfraces son divertidos o ridículos? | Sí, me gusta disfrazarme porque es divertido y puedo ser un personaje famoso.
  costumes.britain | ¿Qué hacen los niños británicos en Halloween? | ¿Los niños reciben caramelos en Halloween? | Los niños van a las casas de los vecinos y piden caramelos porque les gusta mucho.
  costumes.worn | ¿Has llevado alguna vez un disfraz en una fiesta? | ¿Has llevado alguna vez un disfraz en el colegio? | El año pasado llevé un disfraz de pirata en el colegio y fue muy divertido.
  costumes.wish | ¿Qué disfraz te gustaría llevar en una fiesta? | ¿Te gustaría llevar un disfraz de pirata? | Me gustaría llevar un disfraz de pirata porque sería fácil de hacer y muy gracioso.
  costumes.only-children | En tu opinión, ¿Halloween es solo para los niños pequeños? | ¿Halloween es también para los jóvenes? | No, creo que Halloween es para todos porque a los jóvenes también les gusta divertirse.
  traditions.british | ¿Qué tradición británica te gusta? | ¿Te gusta el día de las tortitas? | Me gusta el día de las tortitas porque son fáciles de hacer y muy ricas.
  traditions.november | ¿Qué se hace en Gran Bretaña el cinco de noviembre? | ¿Hay fuegos artificiales el cinco de noviembre? | El cinco de noviembre vemos fuegos artificiales en el parque porque es una tradición muy antigua.
  traditions.family | ¿Tu familia tiene alguna costumbre especial? | ¿Tu familia juega a algo los días de fiesta? | Sí, el uno de enero mi familia da un paseo largo porque nos gusta la naturaleza.
  traditions.show | ¿Qué tradición le enseñarías a un visitante extranjero? | ¿Harías tortitas con un visitante extranjero? | Le enseñaría el día de las tortitas porque sería divertido cocinar juntos.
  traditions.primary | ¿Qué tradición te gustaba cuando ibas a la escuela primaria? | ¿Te gustaban los huevos de chocolate en la escuela primaria? | Me gustaba buscar huevos de chocolate en el jardín porque era muy emocionante.
  traditions.keep | ¿Es importante mantener las tradiciones antiguas? | ¿Las tradiciones antiguas son interesantes o aburridas? | Sí, creo que es importante mantener las tradiciones porque son parte de nuestra cultura.
  traditions.future | ¿Qué tradiciones existirán todavía dentro de cincuenta años? | ¿Comeremos tortitas en febrero dentro de cincuenta años? | Dentro de cincuenta años todavía celebraremos los cumpleaños porque a todos nos gustan las tartas.
  family.do | ¿Cómo celebra tu familia los días especiales? | ¿Tu familia celebra las fiestas en casa o en un restaurante? | Mi familia prepara una comida grande en casa porque a todos nos gusta cocinar.
  family.weddings | ¿Qué opinas de las bodas grandes? | ¿Las bodas grandes son bonitas o demasiado caras? | Creo que las bodas grandes son bonitas porque hay música y baile, pero son caras.
  family.last | ¿Qué hiciste en la última fiesta familiar? | ¿Bailaste en la última fiesta familiar? | Hablé con mis primos e hice muchas fotos porque toda la familia estaba allí.
  family.next | ¿Qué va a celebrar pronto tu familia? | ¿Tu familia va a hacer una fiesta pronto? | En junio vamos a celebrar el cumpleaños de mi tía y voy a preparar una tarta.
  family.surprise | ¿Qué sorpresa organizarías para alguien de tu familia? | ¿Te gustaría dar una sorpresa a alguien de tu familia? | Organizaría una fiesta pequeña en el jardín porque toda la familia estaría contenta.
  family.young | ¿Las fiestas familiares son tan importantes para los jóvenes como para los adultos? | ¿A los jóvenes les gustan las fiestas familiares? | Creo que los jóvenes prefieren salir con sus amigos, pero la familia también es importante.
  local-events.town | ¿Qué fiestas hay donde vives? | ¿Hay un festival donde vives? | En mi ciudad hay un festival de música en verano y me encanta porque es gratis.
  local-events.music | ¿Qué te parecen los festivales de música? | ¿Los festivales de música son geniales o demasiado ruidosos? | Me gustan los festivales de música porque puedes escuchar a muchos grupos diferentes.
  local-events.seen | ¿Has visto alguna vez un desfile o un concierto? | ¿Viste un desfile el verano pasado? | El verano pasado vi un concierto en el parque y fue genial porque me encanta la música.
  local-events.next | ¿Vas a ver un concierto o un festival este año? | ¿Vas a escuchar a un grupo en directo este verano? | En julio voy a ver un concierto con mis amigos porque nos encanta el rock.
  local-events.organise | ¿Qué evento organizarías para tu ciudad o tu pueblo? | ¿Organizarías un concierto para tu ciudad? | Organizaría un concierto gratis porque los jóvenes podrían escuchar música y bailar.
  local-events.advantages | ¿Qué ventajas y desventajas tiene un festival para una ciudad? | ¿Un festival es bueno para las tiendas? | Un festival es bueno para las tiendas, pero creo que hay demasiado ruido y basura.
`);
