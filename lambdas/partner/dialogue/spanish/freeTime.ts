import { wordingOf } from "../followUp.ts";

export const freeTime = wordingOf(`
  leisure.usual | ¿Qué te gusta hacer en tu tiempo libre? | ¿Prefieres salir o quedarte en casa? | En mi tiempo libre me gusta jugar al baloncesto y escuchar música porque es relajante.
  leisure.how-much | ¿Tienes mucho tiempo libre durante la semana? | ¿Tienes más tiempo los sábados o los domingos? | Durante la semana no tengo mucho tiempo libre porque tengo demasiados deberes.
  leisure.last-weekend | ¿Cómo pasaste tu tiempo libre el fin de semana pasado? | ¿Saliste o te quedaste en casa el fin de semana pasado? | El fin de semana pasado jugué al fútbol en el parque con mis amigos y fue muy divertido.
  leisure.next-weekend | ¿Qué vas a hacer este fin de semana? | ¿Vas a salir o a descansar este fin de semana? | Este fin de semana voy a montar en bici con mi familia porque va a hacer buen tiempo.
  leisure.younger | ¿Qué hacías en tu tiempo libre cuando eras más joven? | ¿Jugabas mucho al aire libre en la escuela primaria? | Cuando era más joven, jugaba en el parque con mis amigos, pero ahora prefiero los videojuegos.
  leisure.more-time | ¿Qué harías si tuvieras más tiempo libre? | Con más tiempo libre, ¿harías deporte o leerías? | Si tuviera más tiempo libre, aprendería a tocar la guitarra porque me encanta la música.
  leisure.enough | ¿Crees que los jóvenes tienen suficiente tiempo libre? | ¿Tienes suficiente tiempo para descansar? | En mi opinión, los jóvenes no tienen suficiente tiempo libre porque tienen muchos exámenes y deberes.
  sport.any | ¿Haces deporte en tu tiempo libre? | ¿Te gusta el deporte? | Sí, juego al bádminton dos veces por semana porque es un deporte rápido y divertido.
  sport.why | ¿Por qué te gusta tu deporte favorito? | ¿Es divertido tu deporte favorito? | Me gusta la natación porque es buena para la salud y puedo nadar con mis amigos.
  sport.instead | ¿Qué prefieres hacer en lugar de practicar deporte? | ¿Prefieres la música o el dibujo? | Prefiero escuchar música o dibujar porque el deporte me parece aburrido.
  sport.team | ¿Prefieres los deportes de equipo o los deportes individuales? | ¿Prefieres el fútbol o la natación? | Prefiero los deportes de equipo porque me gusta jugar con mis amigos y es más divertido.
  sport.lesson | ¿Cómo fue tu última clase de educación física? | ¿Jugaste al fútbol en tu última clase de educación física? | Mi última clase de educación física fue genial porque jugamos al baloncesto y mi equipo ganó.
  sport.try | ¿Qué deporte nuevo te gustaría probar? | ¿Te gustaría probar la escalada o el surf? | Me gustaría probar la escalada porque sería emocionante y me encanta la aventura.
  sport.important | ¿Por qué es importante que los jóvenes hagan deporte? | ¿Es bueno el deporte para los jóvenes? | Es importante hacer deporte porque ayuda a los jóvenes a estar en forma y a olvidar el estrés.
  matches.watch | ¿Te gusta ver deporte en la televisión? | ¿Prefieres ver deporte o hacer deporte? | Sí, me gusta ver el tenis en la televisión porque los partidos son emocionantes.
  matches.stadium | ¿Has visto alguna vez un partido en un estadio? | ¿Viste un partido en la tele el año pasado? | Sí, el año pasado vi un partido de rugby en un estadio grande y el ambiente fue increíble.
  matches.big-match | ¿Vas a ver algún partido este mes? | ¿Vas a ver el fútbol el sábado? | Sí, voy a ver un partido de fútbol en casa de mi amigo porque nuestro equipo juega muy bien.
  matches.dream | Si pudieras ver cualquier partido o competición, ¿cuál elegirías? | ¿Te gustaría ver los Juegos Olímpicos? | Si pudiera elegir, iría a los Juegos Olímpicos porque me encanta el atletismo y el ambiente sería genial.
  matches.at-home | ¿Es mejor ver un partido en el estadio o en casa? | ¿Prefieres el estadio o la televisión? | Creo que el ambiente es mejor en el estadio, pero en casa es más cómodo y más barato.
  music.kind | ¿Qué tipo de música te gusta? | ¿Prefieres la música pop o el rap? | Me gusta sobre todo la música pop porque las canciones son alegres y me gusta bailar.
  music.when | ¿Cuándo escuchas música? | ¿Escuchas música cuando vas al instituto? | Escucho música todas las mañanas en el autobús porque el viaje es aburrido.
  music.favourite | ¿Tienes un cantante o un grupo favorito? | ¿Prefieres las canciones en inglés o en otros idiomas? | Sí, me encanta una cantante inglesa porque su voz es muy bonita y escribe canciones muy buenas.
  music.yesterday | ¿Qué música escuchaste ayer? | ¿Escuchaste música ayer? | Ayer por la tarde escuché rap en mi móvil y bailé en mi habitación.
  music.important | ¿Por qué es tan importante la música para muchos jóvenes? | ¿La música te ayuda a relajarte? | La música es importante porque ayuda a los jóvenes a relajarse y a olvidar sus problemas.
  music.younger | ¿Qué música escuchabas cuando eras más joven? | ¿Cantabas mucho en la escuela primaria? | Cuando era más joven, escuchaba canciones de dibujos animados, pero ahora prefiero el rock.
  instruments.any | ¿Tocas algún instrumento? | ¿Tocas el piano o la guitarra? | Sí, toco el piano desde hace tres años y creo que es difícil, pero muy agradable.
  instruments.since | ¿Cuánto tiempo hace que tocas tu instrumento? | ¿Tu instrumento es fácil o difícil? | Toco la guitarra desde hace dos años y me encanta porque puedo tocar mis canciones favoritas.
  instruments.learn | ¿Qué instrumento te gustaría aprender a tocar? | ¿Te gustaría aprender a tocar la guitarra o el piano? | Me gustaría aprender a tocar la batería porque me gusta el rock y sería divertido.
  instruments.primary | ¿Qué hacías en las clases de música en la escuela primaria? | ¿Cantabas en la escuela primaria? | En la escuela primaria cantaba en un coro y tocaba la flauta, y era muy divertido.
  instruments.everybody | ¿Crees que todos los alumnos deberían aprender a tocar un instrumento en el instituto? | ¿Es bueno aprender a tocar un instrumento? | En mi opinión, es una buena idea porque la música ayuda a la memoria, pero algunos alumnos prefieren el deporte.
  instruments.continue | ¿Seguirás tocando tu instrumento cuando seas mayor? | ¿Vas a tocar tu instrumento el año que viene? | Sí, seguiré tocando el violín porque la música es mi pasión.
  concerts.been | ¿Has ido alguna vez a un concierto o a un espectáculo? | ¿Viste un espectáculo el año pasado? | Sí, el verano pasado fui a un concierto de rock con mi prima y fue genial.
  concerts.opinion | ¿Qué piensas de los conciertos? | ¿Los conciertos son divertidos o demasiado ruidosos? | Pienso que los conciertos son emocionantes porque el ambiente es fantástico, pero hay demasiada gente.
  concerts.see | ¿A qué grupo o cantante te gustaría ver en concierto? | ¿Te gustaría ir a un concierto de rock? | Me gustaría ver a un grupo de rock inglés porque sus canciones son geniales.
  concerts.plan | ¿Vas a ir a un concierto o a un espectáculo este año? | ¿Vas a ir a un concierto este verano? | Sí, en julio voy a ir a un festival de música con mis amigos y será genial.
  concerts.price | En tu opinión, ¿son demasiado caras las entradas de los conciertos para los jóvenes? | ¿Los conciertos son baratos o caros? | Sí, creo que las entradas son demasiado caras porque los jóvenes no tienen mucho dinero.
  cinema.kind | ¿Qué tipo de películas te gusta ver? | ¿Prefieres las comedias o las películas de acción? | Me encantan las comedias porque son muy graciosas y puedo verlas con mi familia.
  cinema.often | ¿Con qué frecuencia vas al cine? | ¿Vas mucho al cine? | Voy al cine una vez al mes con mis amigos porque me encanta la pantalla grande.
  cinema.last | ¿Qué te pareció la última película que viste? | La última película, ¿fue buena o aburrida? | La última película que vi fue muy divertida y me gustaron mucho los actores.
  cinema.next | ¿Cuál es la próxima película que vas a ver? | ¿Vas a ver una película este fin de semana? | El sábado por la noche voy a ver una película de ciencia ficción porque me gustan las historias originales.
  cinema.at-home | ¿Es mejor ver películas en el cine o en casa? | ¿Prefieres el cine o el sofá de tu casa? | Prefiero el cine porque la pantalla es más grande, pero en casa es más barato.
  cinema.role | Si pudieras actuar en una película, ¿qué papel elegirías? | En una película, ¿preferirías un papel gracioso o serio? | Si pudiera actuar en una película, elegiría el papel del malo porque sería más interesante.
  cinema.languages | ¿Es útil ver películas en un idioma extranjero? | ¿Te gustan las películas con subtítulos? | Sí, es muy útil porque aprendes palabras nuevas y descubres otra cultura.
  reading.any | ¿Te gusta leer? | ¿Prefieres los libros o las revistas? | Sí, me gusta leer por la noche en la cama porque es tranquilo y relajante.
  reading.kind | ¿Qué tipo de libros te gusta leer? | ¿Lees novelas o cómics? | Me gusta leer novelas policíacas porque siempre hay suspense y los personajes son interesantes.
  reading.instead | ¿Qué prefieres hacer en lugar de leer? | ¿Prefieres las películas o los juegos? | Prefiero ver películas porque los libros son a menudo demasiado largos y aburridos.
  reading.last | ¿Cuál fue el último libro que leíste? | ¿Leíste un libro en clase el año pasado? | El mes pasado leí una novela histórica para la clase de inglés y me gustó mucho.
  reading.holidays | ¿Vas a leer durante las próximas vacaciones? | En las vacaciones, ¿vas a leer una revista o un libro? | Sí, voy a leer una novela de fantasía en la playa porque es una buena forma de descansar.
  reading.e-books | ¿Son mejores los libros electrónicos que los de papel? | ¿Prefieres leer en papel o en una pantalla? | Los libros electrónicos son más prácticos en vacaciones, pero prefiero los libros de papel porque son más bonitos.
  reading.less | ¿Por qué algunos jóvenes no leen mucho hoy en día? | ¿Los jóvenes leen mucho o poco? | Creo que algunos jóvenes no leen mucho porque pasan demasiado tiempo con el móvil.
  games.any | ¿Juegas a los videojuegos? | ¿Te gustan los videojuegos? | Sí, juego a los videojuegos los fines de semana con mis amigos porque es divertido.
  games.favourite | ¿Cuál es tu videojuego favorito? | ¿Juegas a menudo a los videojuegos con tus amigos? | Mi videojuego favorito es un juego de deportes porque es fácil y puedo jugar en línea.
  games.board | ¿Prefieres los videojuegos o los juegos de mesa? | ¿Te gusta jugar a las cartas o al ajedrez? | Prefiero los juegos de mesa porque puedo jugar con toda mi familia y nos reímos mucho.
  games.childhood | ¿A qué juegos jugabas cuando eras más joven? | ¿Jugabas mucho a las cartas en la escuela primaria? | Cuando tenía siete años, jugaba a las cartas con mis abuelos y siempre era divertido.
  games.both-sides | ¿Cuáles son las ventajas y las desventajas de los videojuegos? | ¿Los videojuegos son buenos o malos para los jóvenes? | Los videojuegos son divertidos y se puede jugar con amigos, pero mucha gente pasa demasiado tiempo delante de una pantalla.
  games.create | Si crearas un videojuego, ¿cómo sería? | ¿Te gustaría crear un videojuego? | Si creara un videojuego, sería una aventura en el espacio porque me encanta la ciencia ficción.
  outings.where | ¿Adónde te gusta ir con tus amigos? | ¿Prefieres el parque o el centro comercial? | Me gusta ir al parque con mis amigos porque es gratis y podemos jugar al fútbol.
  outings.last | ¿Qué hiciste la última vez que saliste? | ¿Saliste el sábado? | El sábado pasado comí una pizza en el centro con mis amigos y fuimos a la bolera.
  outings.plan | ¿Qué vas a hacer con tus amigos el próximo sábado? | ¿Vas a ver a tus amigos el sábado? | El próximo sábado voy a ir al centro comercial con mis amigos porque quiero comprar un regalo.
  outings.area | ¿Qué hay para los jóvenes en tu zona? | ¿Hay un cine o un polideportivo en tu zona? | En mi ciudad hay un cine y una piscina, pero no hay pista de hielo.
  outings.ideal | ¿Cómo sería tu día ideal con tus amigos? | ¿Te gustaría pasar un día en la playa? | En mi día ideal iría a un parque de atracciones con mis amigos porque sería emocionante.
  outings.build | ¿Qué harías para mejorar tu zona para los jóvenes? | ¿Te gustaría tener una piscina nueva o un cine nuevo? | Construiría un polideportivo grande porque los jóvenes podrían divertirse y estar en forma.
  hobbies.favourite | ¿Qué pasatiempo te gusta más? | ¿Prefieres dibujar o bailar? | Mi pasatiempo favorito es el baile porque es una actividad creativa y buena para la salud.
  hobbies.why | ¿Por qué te gusta tu pasatiempo favorito? | ¿Tu pasatiempo es relajante o emocionante? | Me gusta la fotografía porque puedo estar al aire libre y enseñar mis fotos a mis amigos.
  hobbies.cooking | ¿Te gusta cocinar en casa? | ¿Prefieres hacer pasteles o pizza? | Sí, hago pasteles los domingos porque es fácil y a toda mi familia le gustan.
  hobbies.new | ¿Qué pasatiempo nuevo te gustaría probar? | ¿Te gustaría probar la fotografía o el baile? | Me gustaría probar el teatro porque sería divertido y me gusta hablar en público.
  hobbies.later | ¿Qué pasatiempos tendrás cuando seas mayor? | ¿Tendrás los mismos pasatiempos dentro de diez años? | En el futuro haré natación porque es buena para la salud y aprenderé a pintar.
  hobbies.useful | ¿Por qué es bueno tener un pasatiempo? | ¿Un pasatiempo te ayuda a relajarte? | Es bueno tener un pasatiempo porque conoces a gente nueva y olvidas el estrés del instituto.
`);
