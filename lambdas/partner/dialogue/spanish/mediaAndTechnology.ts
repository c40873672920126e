import { wordingOf } from "../followUp.ts";

export const mediaAndTechnology = wordingOf(`
  phone.use | ¿Para qué usas el móvil? | ¿Usas el móvil para escuchar música o mandar mensajes? | Uso mi móvil todos los días para escuchar música y mandar mensajes porque es muy práctico.
  phone.screen-time | ¿Cuánto tiempo al día pasas delante de una pantalla? | ¿Pasas una hora o más delante de una pantalla? | Paso dos horas al día delante de una pantalla, pero creo que es demasiado.
  phone.opinion | ¿Qué piensas de los móviles? | ¿Los móviles son útiles o molestos? | Creo que los móviles son muy útiles, pero algunas personas los usan demasiado.
  phone.yesterday | ¿Qué viste o hiciste ayer en una pantalla? | ¿Mandaste mensajes ayer? | Ayer vi un vídeo, mandé mensajes a mis amigos y fue muy divertido.
  phone.week-without | ¿Qué harías durante una semana sin móvil? | Sin móvil, ¿leerías o harías deporte? | Sin móvil leería más y haría deporte con mis amigos porque es más sano.
  phone.class | En tu opinión, ¿se debería permitir el móvil en clase? | ¿El móvil en clase es una buena o una mala idea? | En mi opinión, no se debe permitir el móvil en clase porque los alumnos prestan menos atención.
  phone.generations | ¿Los jóvenes y los adultos usan el móvil de la misma manera? | ¿Los adultos usan el móvil más o menos que nosotros? | Los jóvenes usan el móvil para ver vídeos, mientras que los adultos prefieren llamar o leer las noticias.
  internet.use | ¿Qué haces en Internet? | En Internet, ¿ves vídeos o haces los deberes? | En Internet veo vídeos y busco información para mis deberes porque es muy útil.
  internet.advantages | ¿Cuáles son las ventajas de Internet para ti? | ¿Internet es útil para los estudios? | La gran ventaja de Internet es que encuentras información muy rápido y es práctico.
  internet.disadvantages | ¿Qué no te gusta de Internet? | ¿Internet es molesto a veces? | No me gusta la publicidad en Internet porque es aburrida y hay demasiada.
  internet.recent | ¿Qué has buscado en Internet últimamente? | ¿Has buscado algo para clase últimamente? | La semana pasada busqué fotos en Internet para un proyecto y fue bastante fácil.
  internet.this-week | ¿Para qué vas a usar Internet esta semana? | ¿Vas a hacer deberes en línea esta semana? | Esta semana voy a buscar información en Internet para mis deberes porque tengo un examen.
  internet.without | ¿Cómo sería tu vida diaria sin Internet? | ¿La vida sin Internet sería fácil o difícil? | Sin Internet mi vida sería más tranquila, pero no podría hablar con mis primos.
  internet.school | ¿Es mejor aprender en línea o en el aula? | ¿Prefieres aprender en línea o en el instituto? | Prefiero aprender en el aula porque puedo preguntar al profesor y trabajar con mis compañeros.
  networks.opinion | ¿Qué opinas de las redes sociales? | ¿Las redes sociales te parecen útiles o aburridas? | Creo que las redes sociales son útiles porque puedes hablar con tus amigos.
  networks.contact | ¿Cómo te mantienes en contacto con tus amigos? | ¿Prefieres llamar o escribir mensajes? | Escribo mensajes a mis amigos todas las tardes porque es rápido y gratis.
  networks.share | ¿Qué has compartido o visto en las redes últimamente? | ¿Has compartido una foto últimamente? | El sábado pasado compartí una foto de la playa y a mis amigos les gustó mucho.
  networks.time | ¿Los jóvenes pasan demasiado tiempo en las redes sociales? | ¿Una hora al día en las redes es demasiado? | Sí, creo que los jóvenes pasan demasiado tiempo en las redes sociales y leen menos.
  networks.age | ¿A partir de qué edad se deberían permitir las redes sociales? | ¿Trece años es una buena edad para las redes sociales? | Creo que hay que tener quince años porque los niños no conocen los riesgos de las redes sociales.
  networks.face-to-face | ¿Hablar en línea es tan bueno como hablar cara a cara? | ¿Prefieres hablar en línea o cara a cara? | Hablar cara a cara es mejor que hablar en línea porque ves si la otra persona sonríe.
  networks.future | ¿Cómo van a cambiar las redes sociales en el futuro? | ¿Vamos a usar más las redes sociales en el futuro? | Creo que en el futuro las redes sociales serán más seguras porque habrá más reglas.
  gaming.any | ¿Juegas a veces con una consola o con el móvil? | ¿Te gustan los juegos para móvil? | Sí, juego a menudo con el móvil en el autobús porque es divertido.
  gaming.favourite | ¿A qué videojuego te gusta más jugar? | ¿Prefieres los juegos de deportes o de aventuras? | Prefiero un juego de fútbol porque puedo jugar con mis amigos y es emocionante.
  gaming.last | ¿Cuándo jugaste a un videojuego por última vez? | ¿Jugaste a un videojuego el fin de semana? | El fin de semana pasado jugué a un videojuego con mi primo y ganamos.
  gaming.instead | ¿Qué prefieres hacer en lugar de jugar a videojuegos? | En vez de jugar a videojuegos, ¿prefieres leer o hacer deporte? | Prefiero hacer deporte porque me gusta estar al aire libre con mis amigos.
  gaming.good-for | En tu opinión, ¿qué se puede aprender con los videojuegos? | ¿Los videojuegos pueden ser útiles? | En mi opinión, con los videojuegos se puede aprender a trabajar en equipo, pero no hay que jugar demasiado.
  gaming.invent | Si pudieras inventar un videojuego, ¿cómo sería? | ¿Tu videojuego sería divertido o difícil? | Mi videojuego sería divertido y fácil porque me gustaría jugar con toda mi familia.
  television.watch | ¿Qué te gusta ver en la televisión? | En la tele, ¿prefieres las series o el deporte? | Me gusta ver series cómicas en la televisión porque son divertidas y cortas.
  television.dislike | ¿Qué programas de televisión no te gustan? | ¿Las noticias te parecen aburridas? | No me gustan los programas de telerrealidad porque son aburridos y demasiado largos.
  television.with-whom | ¿Cuándo y con quién ves la televisión? | ¿Ves a menudo la tele con tu familia? | Veo la televisión por la noche con mi familia porque nos gusta pasar tiempo juntos.
  television.last | ¿Qué serie o programa has visto últimamente? | ¿Viste una serie la semana pasada? | La semana pasada vi una serie policíaca y me encantó la historia.
  television.weekend | ¿Qué vas a ver en la tele este fin de semana? | Este fin de semana, ¿vas a ver una película o deporte? | Este fin de semana voy a ver una serie cómica con mi familia porque nos gusta reírnos.
  television.streaming | ¿Qué ventajas tiene el streaming en comparación con la televisión normal? | ¿Prefieres el streaming o la televisión normal? | El streaming es más práctico que la televisión porque puedes ver tus series cuando quieres.
  television.childhood | ¿Qué veías en la tele en tu infancia? | En tu infancia, ¿veías dibujos animados? | En mi infancia veía dibujos animados todas las mañanas porque eran muy divertidos.
  films.kind | ¿Qué tipo de películas te gustan? | ¿Prefieres las películas divertidas o emocionantes? | Me gustan las películas de acción porque son emocionantes y siempre pasa algo.
  films.last | ¿Qué película has visto últimamente? | ¿Has visto una película divertida últimamente? | Hace poco vi una comedia con mi familia y nos reímos mucho.
  films.where | ¿Prefieres ver películas en el cine o en casa? | Para ver una película, ¿es mejor el cine o tu casa? | Prefiero ver películas en casa porque es más barato y más cómodo.
  films.next | ¿Qué película vas a ver pronto? | ¿Vas a ver una película pronto? | Pronto voy a ver una película de ciencia ficción con mis amigos porque parece emocionante.
  films.actor | ¿Qué actor o actriz te gusta y por qué? | ¿Te gustan los actores divertidos? | Me gusta mucho Tom Holland porque es gracioso y actúa muy bien.
  films.foreign | ¿Es una buena idea ver películas en otro idioma? | ¿Las películas con subtítulos te parecen difíciles? | Sí, es una buena idea ver películas en otro idioma porque aprendes palabras nuevas.
  films.make | Si pudieras hacer una película, ¿de qué trataría? | ¿Tu película sería una comedia o una película de acción? | Mi película trataría de mi ciudad y sería divertida porque me gustan las comedias.
  books.any | ¿Te gusta leer en tu tiempo libre? | ¿Lees libros o cómics? | Sí, me gusta leer novelas por la noche porque es tranquilo y me relaja.
  books.kind | ¿Qué tipo de historias te gusta leer? | ¿Prefieres las novelas de aventuras o policíacas? | Me gusta leer novelas de aventuras porque las historias son emocionantes y fáciles.
  books.last | ¿Qué libro has leído últimamente? | ¿Has leído un buen libro últimamente? | El mes pasado leí una novela policíaca y me gustó mucho el final.
  books.instead | ¿Qué haces por la noche en lugar de leer? | ¿Ves películas en lugar de leer? | Por la noche veo películas en lugar de leer porque es más divertido.
  books.paper | ¿Son mejores los libros de papel que los electrónicos? | ¿Prefieres los libros en papel o en una pantalla? | Prefiero los libros de papel porque ya pasamos demasiado tiempo delante de una pantalla.
  books.less | ¿Por qué algunos jóvenes leen menos que antes? | ¿Los jóvenes leen demasiado poco? | Algunos jóvenes leen menos porque prefieren ver vídeos y jugar con el móvil.
  books.write | Si escribieras un libro, ¿de qué trataría? | ¿Tu libro sería divertido o emocionante? | Mi libro trataría de un viaje largo porque me gustan las historias de aventuras.
  listening.how | ¿Cómo y cuándo escuchas música? | ¿Escuchas música por la mañana o por la noche? | Escucho música en mi móvil por la mañana porque me pone de buen humor.
  listening.podcasts | ¿Qué te parecen los podcasts? | ¿Prefieres los podcasts o la música? | Creo que los podcasts son útiles porque aprendes algo, pero prefiero la música.
  listening.yesterday | ¿Qué música o podcast escuchaste ayer? | ¿Ayer escuchaste música o la radio? | Ayer por la noche escuché una canción nueva con mis amigos y me gustó mucho.
  listening.radio | ¿La radio todavía es útil en la época del streaming? | ¿La radio es demasiado antigua para los jóvenes? | Sí, la radio todavía es útil porque puedes escuchar las noticias en el coche.
  listening.own | Si tuvieras tu propio podcast, ¿de qué hablarías? | ¿Tu podcast trataría de deporte o de películas? | En mi podcast hablaría de deporte porque conozco bien este tema.
  news.how | ¿Cómo sigues las noticias? | ¿Lees las noticias o las ves en la tele? | Leo las noticias en Internet porque es rápido y gratis.
  news.adverts | ¿Qué piensas de la publicidad? | ¿La publicidad te parece divertida o aburrida? | Creo que la publicidad es aburrida porque hay demasiada, pero a veces es graciosa.
  news.seen | ¿Qué has visto en un anuncio últimamente? | ¿Has visto un anuncio de chocolate últimamente? | Ayer vi un anuncio de zapatillas y la música me gustó mucho.
  news.influencers | ¿Qué influencia tienen los influencers en los jóvenes? | ¿Los influencers son buenos modelos? | Los influencers pueden dar buenas ideas, pero muchas veces quieren vender algo.
  news.trust | ¿Cómo se puede saber si una noticia en Internet es verdad? | ¿Se puede creer todo en Internet? | Hay que comparar la noticia en varias páginas porque no todo es verdad en Internet.
  news.paper-future | ¿Habrá todavía periódicos de papel dentro de veinte años? | ¿La gente va a comprar periódicos en el futuro? | Creo que no habrá periódicos de papel porque todo el mundo leerá en una pantalla.
  computers.use | ¿Para qué usas el ordenador en el instituto? | ¿Usas el ordenador en clase? | En el instituto uso un ordenador para escribir textos porque es más rápido.
  computers.app | ¿Qué aplicación te parece útil? | ¿Prefieres las aplicaciones para escuchar música o para aprender? | Una aplicación de idiomas me parece muy útil porque aprendo palabras todos los días.
  computers.help | ¿Qué tecnología usaste para tus últimos deberes? | ¿Hiciste deberes con un ordenador la semana pasada? | La semana pasada usé una aplicación para mis deberes de matemáticas y fue fácil.
  computers.job | ¿Cómo vas a usar la tecnología en tu futuro trabajo? | ¿Vas a trabajar con un ordenador en el futuro? | En el futuro voy a trabajar con un ordenador porque muchos trabajos usan la tecnología.
  computers.invent | ¿Qué aplicación o máquina te gustaría inventar? | ¿Te gustaría inventar una aplicación o un robot? | Me gustaría inventar un robot para limpiar la casa porque no me gusta hacer las tareas.
  computers.ai | ¿Qué ventajas y desventajas tiene la inteligencia artificial? | ¿La inteligencia artificial es útil para los estudios? | La inteligencia artificial puede ayudar mucho, pero a veces se equivoca, así que hay que pensar.
  computers.future | ¿Cómo va a cambiar la tecnología nuestra vida en los próximos veinte años? | ¿Habrá más robots en el futuro? | Dentro de veinte años habrá más robots en las casas y la vida será más fácil.
  safety.how | ¿Qué haces para protegerte en Internet? | ¿Es importante una contraseña larga? | Para protegerme uso una contraseña larga y nunca doy mi dirección porque es más seguro.
  safety.photos | ¿Es buena idea subir fotos a Internet? | ¿Subir fotos a Internet está bien o mal? | Sí, pero hay que pedir permiso antes porque no a todo el mundo le gusta.
  safety.rules | ¿Qué reglas hay sobre las pantallas en casa o en clase? | ¿Hay reglas para los móviles en tu instituto? | En mi instituto el móvil está prohibido en clase y creo que es justo.
  safety.learned | ¿Qué has aprendido en clase sobre la seguridad en Internet? | ¿Habéis hablado de contraseñas en clase? | En clase he aprendido que una buena contraseña es larga y difícil.
  safety.advice | ¿Qué consejos le darías a un niño que empieza a usar Internet? | ¿Hablarías de contraseñas con un niño? | Le diría que no debe dar su nombre y que puede hablar con su familia.
  safety.who | ¿Quién debe enseñar a los jóvenes a usar Internet con seguridad? | ¿El instituto debe hablar de la seguridad en Internet? | En mi opinión, los profesores y las familias deben ayudar a los jóvenes porque Internet es complicado.
`);
