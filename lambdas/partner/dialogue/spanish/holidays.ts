import { wordingOf } from "../followUp.ts";

export const holidays = wordingOf(`
  types.where | ¿Dónde te gusta pasar las vacaciones? | ¿Prefieres la playa o la montaña? | Me gusta pasar las vacaciones en la costa porque puedo nadar y descansar.
  types.city-country | Para las vacaciones, ¿prefieres la ciudad o el campo? | ¿Te gusta visitar ciudades grandes? | Prefiero la ciudad porque hay más cosas que hacer y las tiendas son interesantes.
  types.beach | ¿Qué opinas de las vacaciones en la playa? | ¿Las vacaciones en la playa son relajantes o aburridas? | En mi opinión, las vacaciones en la playa son relajantes, pero prefiero hacer cosas más activas.
  types.home | ¿Qué ventajas tienen las vacaciones en casa? | ¿Las vacaciones en casa son divertidas o aburridas? | En casa puedo levantarme tarde y ver a mis amigos, así que me parece genial.
  types.importance | En tu opinión, ¿por qué son importantes las vacaciones? | ¿Son importantes las vacaciones para ti? | Son importantes porque puedes olvidar el estrés del instituto y pasar más tiempo con tu familia.
  types.same-new | ¿Preferirías ir siempre al mismo lugar o descubrir sitios nuevos? | ¿Te gustaría descubrir un lugar nuevo? | Preferiría descubrir sitios nuevos porque sería más emocionante y aprendería mucho.
  company.who | ¿Con quién sueles pasar las vacaciones? | ¿Pasas las vacaciones con tu familia o con amigos? | Normalmente paso las vacaciones con mi familia porque nos llevamos muy bien.
  company.friends | ¿Son mejores las vacaciones con amigos que con la familia? | ¿Te gustan las vacaciones con amigos? | Para mí, las vacaciones con amigos son mejores porque tenemos más libertad y los mismos gustos.
  company.together | ¿Qué te gusta hacer con tu familia en vacaciones? | ¿Haces excursiones con tu familia? | Me gusta hacer excursiones con mi familia porque descubrimos sitios bonitos y lo pasamos bien.
  company.camp | ¿Te gustaría ir a un campamento de verano? | ¿Un campamento de verano es una buena idea? | Sí, me gustaría ir a un campamento de verano porque haría nuevos amigos y muchas actividades.
  company.without-family | ¿Cómo serían para ti unas vacaciones sin tu familia? | ¿Te gustaría viajar sin tu familia? | Sin mi familia tendría más independencia, pero tendría que organizarlo todo y sería difícil.
  company.qualities | ¿Qué cualidades son importantes cuando se viaja en grupo? | De viaje, ¿hace falta paciencia o sentido del humor? | Es importante tener paciencia y sentido del humor porque a veces hay problemas durante el viaje.
  transport.how | ¿Qué medio de transporte prefieres para viajar? | ¿Prefieres el tren o el avión? | Prefiero el tren porque es cómodo y puedo mirar el paisaje por la ventana.
  transport.long | ¿Qué haces durante un viaje largo? | ¿Escuchas música durante un viaje largo? | Durante un viaje largo escucho música o leo una novela porque me aburro muy rápido.
  transport.plane | ¿Qué te parece viajar en avión? | ¿El avión es práctico o demasiado caro? | Me parece rápido y práctico viajar en avión, pero es malo para el medio ambiente.
  transport.last | ¿Has hecho un viaje largo este año? | ¿Has viajado en tren o en avión este año? | Viajé en tren con mi familia y fue agradable porque dormí mucho y leí una revista.
  transport.problem | ¿Has tenido alguna vez un problema durante un viaje? | ¿Has perdido alguna vez un tren o un autobús? | El año pasado nuestro tren llegó con dos horas de retraso y tuvimos que esperar en la estación.
  transport.future | ¿Crees que viajaremos menos en avión en el futuro? | ¿Viajarás mucho en tren en el futuro? | En el futuro creo que viajaremos más en tren porque los aviones contaminan demasiado.
  accommodation.favourite | ¿Qué tipo de alojamiento prefieres en vacaciones? | ¿Prefieres un hotel o un camping? | Prefiero un hotel porque es más cómodo y normalmente hay una piscina.
  accommodation.camping | ¿Qué te parece ir de camping? | ¿Ir de camping es divertido o incómodo? | Me parece divertido ir de camping porque estás en la naturaleza y no es caro.
  accommodation.good-hotel | ¿Qué tiene que tener un buen hotel? | ¿Un buen hotel necesita tener piscina? | Un buen hotel tiene que tener piscina y un buen restaurante porque me encanta nadar y comer bien.
  accommodation.stayed | ¿Has dormido alguna vez en un hotel o en un camping? | ¿Has dormido alguna vez en una tienda de campaña? | El verano pasado dormí en un camping cerca de la playa y fue muy divertido.
  accommodation.unusual | ¿En qué sitio original te gustaría pasar una noche? | ¿Te gustaría dormir en un castillo? | Me gustaría pasar una noche en un castillo antiguo porque sería una experiencia inolvidable.
  accommodation.host-family | ¿Qué ventajas tiene alojarse con una familia en el extranjero? | ¿Es mejor alojarse con una familia que en un hotel? | Creo que es mejor que un hotel porque hablas el idioma cada día y aprendes mucho sobre la cultura.
  activities.do | ¿Qué te gusta hacer en vacaciones? | ¿Te gusta nadar en vacaciones? | En vacaciones me gusta nadar y montar en bici porque es divertido y muy sano.
  activities.active | ¿Prefieres unas vacaciones activas o tranquilas? | ¿Te gusta hacer deporte en vacaciones? | Prefiero unas vacaciones activas porque me aburro rápido cuando no hago nada.
  activities.sights | ¿Te interesa visitar museos y monumentos? | ¿Los museos son interesantes o aburridos? | Sí, me interesa visitar castillos porque me encanta la historia, pero los museos me aburren.
  activities.souvenirs | ¿Qué recuerdos te gusta comprar en vacaciones? | ¿Compras regalos o postales en vacaciones? | Me gusta comprar postales y chocolate porque son buenos regalos para mis amigos.
  activities.food | ¿Qué te gusta comer en vacaciones? | ¿Comes muchos helados en vacaciones? | Me gusta probar los platos típicos de la región porque normalmente son deliciosos.
  activities.new | ¿Qué actividad nueva te gustaría probar en vacaciones? | ¿Te gustaría probar el surf? | Me gustaría probar el buceo porque vería muchos peces y sería una experiencia emocionante.
  activities.phone | ¿Es mejor dejar el móvil en casa durante las vacaciones? | ¿Usas mucho el móvil en vacaciones? | Creo que el móvil es útil para hacer fotos, pero también hay que disfrutar del momento.
  weather.favourite | ¿Qué tiempo prefieres en vacaciones? | ¿Prefieres las vacaciones con sol o con nieve? | Prefiero cuando hace calor porque puedo pasar todo el día al aire libre.
  weather.rain | ¿Qué haces en vacaciones cuando llueve? | Cuando llueve en vacaciones, ¿vas al cine? | Cuando llueve, voy al cine o juego a las cartas porque es divertido.
  weather.season | ¿Cuál es la mejor estación para viajar? | ¿Prefieres las vacaciones de verano o de invierno? | En mi opinión, el verano es la mejor estación porque los días son largos y hace buen tiempo.
  weather.past | ¿Qué tiempo hizo en tus últimas vacaciones? | ¿Hizo buen tiempo en tus últimas vacaciones? | Hizo sol casi todos los días, así que pude nadar y jugar al aire libre.
  weather.importance | ¿Hasta qué punto es importante el buen tiempo en vacaciones? | ¿Es importante el buen tiempo en vacaciones? | El sol es importante, pero creo que también puedes divertirte con amigos cuando llueve.
  weather.snow-sun | ¿Preferirías pasar una semana en la nieve o al sol? | ¿Te gustaría esquiar? | Preferiría pasar una semana en la nieve porque podría aprender a esquiar.
  past.did | ¿Qué hiciste en tus últimas vacaciones? | ¿Viajaste en tus últimas vacaciones? | Pasé una semana en casa de mis primos y fue genial porque jugamos al fútbol.
  past.best-day | ¿Pasaste un día muy bueno en tus últimas vacaciones? | ¿Lo pasaste bien en tus últimas vacaciones? | Sí, un día visité un parque temático con mis amigos y me gustó muchísimo.
  past.place | ¿Qué lugar interesante has visitado? | ¿Has visitado un castillo o un museo? | El mes pasado visité un castillo cerca de mi pueblo y fue muy interesante.
  past.class-trip | ¿Has hecho alguna vez una excursión con tu clase? | ¿Has visitado un museo con tu clase? | El año pasado visité Londres con mi clase y me gustó porque vimos muchos monumentos.
  past.memory | ¿Qué viaje o qué excursión recuerdas con mucho cariño? | ¿Has hecho alguna vez un viaje estupendo? | El año pasado hice una excursión al campo con mis amigos y me encantó porque vimos muchos animales.
  past.childhood | ¿Qué hacías en vacaciones cuando tenías siete años? | ¿Jugabas mucho al aire libre cuando tenías siete años? | Cuando tenía siete años, siempre jugaba en el parque con mis amigos porque era divertido.
  plans.next | ¿Qué vas a hacer en las próximas vacaciones? | ¿Vas a viajar en las próximas vacaciones? | Voy a ir de camping con mis amigos porque a todos nos gusta la naturaleza.
  plans.who | ¿Con quién vas a pasar el próximo verano? | ¿Vas a pasar el verano con tu familia? | Voy a pasar el verano con mis amigos porque vamos a jugar al tenis juntos.
  plans.outings | ¿Vas a hacer alguna excursión el próximo verano? | ¿Vas a ir a la playa el próximo verano? | El próximo verano voy a ir a la playa porque me encanta nadar en el mar.
  plans.suitcase | ¿Qué llevas siempre en la maleta? | ¿Llevas un libro en la maleta? | En la maleta siempre llevo un buen libro porque me gusta leer antes de dormir.
  plans.planning | ¿Es mejor planear bien un viaje o improvisar? | ¿Te gusta planear un viaje? | Creo que es mejor planear el viaje porque tienes menos problemas y es más barato.
  plans.after-exams | ¿Cómo pasarás las vacaciones después de los exámenes? | ¿Vas a descansar después de los exámenes? | Después de los exámenes saldré con mis amigos y haré deporte porque tendré más tiempo libre.
  plans.later | ¿Qué países visitarás en el futuro? | ¿Viajarás a menudo en el futuro? | En el futuro visitaré muchos países porque quiero conocer otras culturas y otros paisajes.
  dream.where | ¿Adónde irías en tus vacaciones ideales? | ¿Te gustaría visitar América o África? | Iría a Japón porque la cultura es fascinante y podría probar comida deliciosa.
  dream.do | ¿Qué harías en tus vacaciones ideales? | ¿Nadarías todos los días en tus vacaciones ideales? | Nadaría todos los días y haría vela porque me encanta el mar.
  dream.who | ¿Con quién pasarías tus vacaciones ideales? | ¿Pasarías tus vacaciones ideales con amigos? | Pasaría mis vacaciones ideales con mis amigos porque nos reiríamos mucho.
  dream.world | Si pudieras dar la vuelta al mundo, ¿por dónde empezarías? | ¿Te gustaría dar la vuelta al mundo? | Empezaría por Australia porque me gustaría ver los animales y las playas bonitas.
  dream.desert-island | ¿Qué cosas llevarías a una isla desierta? | ¿Te gustaría vivir en una isla? | Llevaría un buen libro y una guitarra porque me gustaría leer y tocar música.
  dream.space | ¿Te gustaría pasar unas vacaciones en el espacio? | ¿Te interesa el espacio? | Sí, me gustaría viajar al espacio porque la vista de la Tierra sería increíble.
  abroad.been | ¿Has visitado alguna vez un país extranjero? | ¿Has visitado Francia o España? | Sí, el año pasado visité Italia con mi familia y me encantó la comida.
  abroad.best | ¿Qué país extranjero te gustó más? | ¿Te gustó la comida en el extranjero? | Me gustó más Francia porque la gente era simpática y visitamos muchos sitios bonitos.
  abroad.first | ¿Qué país te gustaría visitar primero? | ¿Te gustaría visitar Italia? | Me gustaría visitar Italia porque me encantan la pasta y los helados.
  abroad.interesting | ¿Qué país te parece especialmente interesante? | ¿Japón te parece interesante? | México me parece muy interesante porque tiene una cultura rica y playas bonitas.
  abroad.different | ¿Qué cosas eran diferentes en el extranjero? | ¿La comida era diferente en el extranjero? | La gente cenaba más tarde y las tiendas cerraban a mediodía, pero me gustó mucho.
  abroad.learn | ¿Qué se puede aprender cuando se viaja al extranjero? | ¿Es bueno conocer otras culturas? | Se puede conocer otra cultura y practicar un idioma, y creo que eso es muy útil.
  abroad.live | ¿Te gustaría vivir algún día en el extranjero? | ¿Vivir en el extranjero es una buena idea? | Me gustaría vivir un año en España porque podría mejorar mi español y conocer a gente nueva.
  languages.which | ¿Qué idiomas hablas? | ¿Hablas dos o tres idiomas? | Hablo inglés y un poco de español porque lo estudio en el instituto.
  languages.useful | ¿Por qué son útiles los idiomas cuando viajas? | ¿Es suficiente el inglés cuando viajas? | Los idiomas son útiles porque puedes hablar con la gente y pedir comida en los restaurantes.
  languages.difficult | ¿Qué es difícil cuando hablas otro idioma? | ¿Hablar es más fácil que escribir? | Para mí es difícil entender a la gente porque habla muy rápido.
  languages.spoken | ¿Has hablado alguna vez otro idioma en vacaciones? | ¿Has pedido alguna vez algo en otro idioma? | Sí, una vez pedí un helado en español, el camarero me entendió y fue genial.
  languages.exchange | ¿Te gustaría participar en un intercambio escolar? | ¿Un intercambio escolar es interesante o estresante? | Sí, me gustaría participar en un intercambio porque hablaría español todos los días.
  languages.another | ¿Qué otro idioma aprenderás quizás en el futuro? | ¿Vas a aprender otro idioma en el futuro? | En el futuro aprenderé italiano porque quiero viajar mucho por Italia.
  languages.apps | Con las aplicaciones de traducción, ¿todavía hace falta aprender idiomas? | ¿Usas aplicaciones de traducción? | Sí, hace falta aprender idiomas porque una aplicación no es tan buena como una conversación real.
  tourism.area | ¿Qué pueden hacer los turistas en tu región? | ¿Hay muchos turistas en tu región? | En mi región se puede visitar un castillo y hacer senderismo porque hay paisajes bonitos.
  tourism.recommend | ¿Qué lugar de Gran Bretaña recomiendas a los turistas? | ¿Londres es interesante para los turistas? | Recomiendo Londres porque hay museos gratis y monumentos famosos que me gustan mucho.
  tourism.advantages | ¿Cuáles son las ventajas del turismo? | ¿El turismo es bueno para las tiendas? | El turismo es bueno para la región porque hay más trabajo y los turistas compran mucho.
  tourism.problems | ¿Qué problemas puede causar el turismo? | ¿Los turistas hacen demasiado ruido? | Creo que, cuando hay demasiados turistas, las calles están sucias y todo es más caro.
  tourism.green | ¿Qué deberían hacer los turistas para proteger el medio ambiente? | ¿Los turistas deberían viajar en tren? | Deberían viajar en tren y no tirar basura porque tenemos que proteger la naturaleza.
  tourism.work | ¿Te gustaría trabajar en el turismo en el futuro? | ¿Trabajar en un hotel es interesante? | Me gustaría trabajar en el turismo porque conocería a gente de muchos países.
`);
