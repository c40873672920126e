import { wordingOf } from "../followUp.ts";

export const health = wordingOf(`
  healthyLiving.habits | ¿Qué haces para llevar una vida sana? | ¿Prefieres hacer deporte o comer fruta? | Hago deporte y como mucha fruta porque quiero estar en forma.
  healthyLiving.important | ¿Qué es lo más importante para una vida sana? | ¿Qué es más importante para ti, dormir o hacer deporte? | Para mí, lo más importante es dormir bien porque necesito energía para el día.
  healthyLiving.last-week | ¿Qué hiciste la semana pasada para estar en forma? | ¿Hiciste deporte la semana pasada? | La semana pasada monté en bicicleta con mis amigos y fue muy divertido.
  healthyLiving.plans | ¿Qué vas a hacer este año para llevar una vida más sana? | ¿Vas a hacer más deporte este año? | Este año voy a hacer más deporte porque me encanta la natación.
  healthyLiving.change | ¿Qué hábito te gustaría cambiar? | ¿Te gustaría dormir más? | Me gustaría pasar menos tiempo con el móvil porque tendría más tiempo libre.
  healthyLiving.hard | ¿Por qué no siempre es fácil para los jóvenes llevar una vida sana? | ¿Es difícil para los jóvenes llevar una vida sana? | No es fácil porque los jóvenes tienen muchos deberes y la comida rápida es muy barata.
  healthyLiving.childhood | En tu infancia, ¿hacías más o menos ejercicio que ahora? | ¿Hacías más deporte en la escuela primaria? | En mi infancia hacía más ejercicio porque jugaba todos los días en el parque.
  healthyLiving.school | ¿Qué podría hacer tu instituto para ayudar a los alumnos a llevar una vida más sana? | ¿Te gustaría hacer más deporte en el instituto? | El instituto podría ofrecer más clubes deportivos porque sería divertido para todos.
  exercise.any | ¿Haces deporte fuera del instituto? | ¿Haces deporte? | Sí, hago natación los sábados porque es muy buena para la salud.
  exercise.often | ¿Cuántas veces por semana haces deporte? | ¿Haces deporte todas las semanas? | Hago deporte dos veces por semana porque me encanta jugar en equipo.
  exercise.feel | ¿Cómo te sientes después de hacer deporte? | ¿Te sientes bien después de hacer deporte? | Después de hacer deporte me siento muy bien porque me olvido de los deberes.
  exercise.without | Si no haces deporte, ¿cómo te mantienes en forma? | ¿Andas mucho? | Voy al instituto a pie y bailo en mi dormitorio porque me encanta la música.
  exercise.last | ¿Cuándo fue la última vez que hiciste mucho ejercicio? | ¿Hiciste deporte el fin de semana pasado? | El fin de semana pasado jugué al fútbol en el parque y fue genial.
  exercise.try | ¿Qué deporte te gustaría probar? | ¿Te gustaría probar un deporte acuático? | Me gustaría probar la vela porque me encantan el mar y la aventura.
  exercise.mind | ¿Por qué es bueno el ejercicio para la mente y para el cuerpo? | ¿El deporte te pone de buen humor? | El ejercicio es bueno para la mente porque olvidamos el estrés y hacemos nuevos amigos.
  exercise.pe | ¿Sería una buena idea hacer deporte en el instituto todos los días? | ¿Te gustaría hacer deporte todos los días? | Sí, sería una buena idea porque los alumnos tendrían más energía en clase.
  sleep.bedtime | ¿A qué hora te acuestas los días de clase? | ¿Te acuestas antes de las diez? | Me acuesto a las diez porque tengo que levantarme temprano por la mañana.
  sleep.hours | ¿Cuántas horas duermes cada noche? | ¿Duermes ocho horas? | Duermo ocho horas cada noche porque es importante para estudiar bien.
  sleep.before | ¿Qué haces antes de dormir? | ¿Prefieres leer o escuchar música antes de dormir? | Antes de dormir leo una novela porque creo que es muy relajante.
  sleep.last-night | ¿Qué tal dormiste anoche? | ¿Dormiste bien anoche? | Dormí muy bien porque ayer hice mucho deporte con mis amigos.
  sleep.saturday | ¿Hasta qué hora vas a dormir el sábado que viene? | ¿Vas a dormir mucho el sábado que viene? | El sábado voy a dormir hasta las nueve porque no me gusta levantarme temprano.
  sleep.better | ¿Qué consejos le darías a alguien que quiere dormir mejor? | ¿Dormirías mejor sin el móvil? | Le diría que no debería usar el móvil por la noche porque dormiría mejor.
  sleep.later | ¿Qué sería mejor o peor si las clases empezaran más tarde? | ¿Te gustaría dormir más los días de clase? | Los alumnos dormirían más, pero volverían a casa más tarde y tendrían menos tiempo libre.
  relaxing.how | ¿Cómo te relajas después de las clases? | ¿Prefieres relajarte con música o con una serie? | Después de las clases escucho música porque me ayuda a olvidar el estrés.
  relaxing.where | ¿Dónde te gusta relajarte? | ¿Te gusta relajarte en tu dormitorio? | Me gusta relajarme en mi dormitorio porque es tranquilo y cómodo.
  relaxing.music | ¿Qué tipo de música te ayuda a relajarte? | ¿Escuchas música para relajarte? | La música clásica me ayuda mucho porque es tranquila y me parece muy bonita.
  relaxing.last | ¿Qué hiciste el fin de semana pasado para relajarte? | ¿Viste una serie el fin de semana pasado? | El fin de semana pasado vi una serie con mi familia y fue muy divertida.
  relaxing.holidays | ¿Qué vas a hacer para relajarte en las próximas vacaciones? | ¿Vas a dormir mucho en las próximas vacaciones? | Voy a leer novelas y voy a dormir mucho porque me gusta la tranquilidad.
  relaxing.day-off | ¿Qué harías un día sin clases ni deberes? | ¿Te quedarías en la cama un día sin clases? | Daría un paseo con mis amigos porque sería divertido y bueno para la salud.
  relaxing.enough | En tu opinión, ¿tienen los jóvenes de hoy suficiente tiempo para relajarse? | ¿Tienes suficiente tiempo libre? | Creo que los jóvenes no tienen suficiente tiempo libre porque tienen demasiados deberes.
  screens.time | ¿Cuánto tiempo pasas al día delante de una pantalla? | ¿Pasas mucho tiempo delante de una pantalla? | Paso tres horas al día delante de una pantalla porque me gusta hablar con mis amigos.
  screens.without | ¿Qué te gusta hacer sin pantallas? | ¿Te gusta leer o dibujar? | Me gusta mucho dibujar con mis amigos porque es divertido y creo que es muy creativo.
  screens.night | ¿Qué piensas de tener el móvil en el dormitorio por la noche? | ¿Es buena idea tener el móvil en el dormitorio? | Pienso que no es una buena idea porque dormimos mejor sin el móvil.
  screens.yesterday | ¿Qué hiciste ayer con el móvil o el ordenador? | ¿Viste una serie ayer? | Ayer vi una serie e hice mis deberes, y fue bastante interesante.
  screens.weekend | ¿Qué vas a hacer sin pantallas este fin de semana? | ¿Vas a leer un libro este fin de semana? | Este fin de semana voy a montar en bicicleta porque me gusta el aire libre.
  screens.day | ¿Qué harías un día sin internet? | ¿Sería difícil un día sin internet? | En un día sin internet jugaría a las cartas con mi familia porque sería divertido.
  screens.rules | ¿Qué piensas de las normas sobre los móviles en casa o en el instituto? | ¿Son una buena idea las normas sobre los móviles? | Pienso que las normas son útiles porque estudiamos mejor sin el móvil en clase.
  study.balance | Con los deberes, ¿cómo encuentras tiempo para tus pasatiempos? | ¿Tienes tiempo para tus pasatiempos? | Hago los deberes justo después de las clases porque quiero salir por la tarde.
  study.breaks | ¿Qué haces en los descansos cuando estudias? | ¿Haces descansos cuando estudias? | En los descansos como una manzana y salgo al jardín porque me ayuda mucho.
  study.place | ¿Dónde estudias mejor? | ¿Prefieres estudiar en casa o en la biblioteca? | Estudio mejor en la biblioteca porque es un lugar tranquilo y me gustan los libros.
  study.last | ¿Cómo preparaste tus últimos exámenes? | ¿Estudiaste mucho para tus últimos exámenes? | Estudié con mis amigos e hice muchos ejercicios, y fue muy útil.
  study.exams | ¿Qué vas a hacer para relajarte después de los exámenes? | ¿Vas a hacer una fiesta después de los exámenes? | Después de los exámenes voy a hacer una fiesta con mis amigos porque vamos a estar de vacaciones.
  study.calm | ¿Qué te ayuda a mantener la calma antes de un examen importante? | ¿Te ayuda la música antes de un examen? | Antes de un examen doy un paseo porque la naturaleza me ayuda a mantener la calma.
  study.advice | ¿Qué le dirías a alguien que estudia todo el día sin descansar? | ¿Son importantes los descansos cuando estudias? | Le diría que un descanso sería una buena idea porque después estudiaría mejor.
  eating.healthy | ¿Qué cosas sanas te gusta comer? | ¿Te gusta comer ensalada? | Me gusta comer ensaladas y pescado porque son sanos y muy ricos.
  eating.often | ¿Con qué frecuencia comes fruta? | ¿Comes fruta todos los días? | Como fruta todos los días porque me encantan las fresas y los plátanos.
  eating.yesterday | ¿Qué cosas sanas comiste ayer? | ¿Comiste verduras ayer? | Ayer comí una sopa de verduras y una manzana, y todo estaba muy rico.
  eating.week | ¿Qué comida sana vas a comer esta semana? | ¿Vas a comer pescado esta semana? | Esta semana voy a comer pescado y verduras porque son buenos para la salud.
  eating.easy | ¿Es fácil comer bien y sano en tu instituto? | ¿Es sana la comida en tu instituto? | Sí, es bastante fácil porque en el comedor hay ensaladas y fruta todos los días.
  eating.dinner | ¿Qué cocinarías si tus amigos quisieran una comida sana? | ¿Harías una ensalada para tus amigos? | Cocinaría arroz con verduras porque sería una comida sana y fácil.
  outdoors.often | ¿Con qué frecuencia pasas tiempo al aire libre? | ¿Te gusta estar al aire libre? | Paso tiempo al aire libre todos los días porque me gusta jugar en el parque.
  outdoors.where | ¿Dónde se puede dar un buen paseo en tu zona? | ¿Hay un parque en tu zona? | Se puede dar un paseo por el bosque y creo que es un lugar muy tranquilo.
  outdoors.way | ¿Tu camino al instituto es bueno para la salud? | ¿Vas al instituto a pie? | Sí, voy al instituto a pie porque es bueno para la salud y para el medio ambiente.
  outdoors.last | ¿Qué hiciste al aire libre el fin de semana pasado? | ¿Diste un paseo el fin de semana pasado? | El fin de semana pasado di un paseo por el campo y fue muy agradable.
  outdoors.weekend | ¿Qué vas a hacer al aire libre este fin de semana? | ¿Vas a dar un paseo este fin de semana? | Este fin de semana voy a jugar al fútbol con mis amigos porque va a hacer sol.
  outdoors.nature | ¿Por qué es bueno pasar tiempo en la naturaleza? | ¿Te sientes bien en la naturaleza? | Es bueno porque respiramos aire fresco y olvidamos los problemas de cada día.
  happiness.mood | ¿Qué te pone de buen humor? | ¿La música te pone de buen humor? | La música me pone de buen humor porque me encanta cantar con mis amigos.
  happiness.friends | ¿Qué te gusta hacer con tus amigos? | ¿Te gusta hacer deporte con tus amigos? | Me gusta jugar al baloncesto con mis amigos porque nos reímos mucho juntos.
  happiness.last | ¿Qué cosa divertida hiciste la semana pasada? | ¿Te reíste mucho la semana pasada? | La semana pasada vi una película con mis amigos y fue muy divertida.
  happiness.next | ¿Qué vas a hacer esta semana para divertirte? | ¿Vas a ver a tus amigos esta semana? | Esta semana voy a jugar a las cartas con mi familia porque siempre es divertido.
  happiness.hobbies | ¿Por qué un pasatiempo es bueno para el bienestar? | ¿Es importante tener un pasatiempo? | Un pasatiempo es importante porque olvidamos el estrés y aprendemos algo nuevo.
  happiness.talk | ¿Por qué nos sienta bien hablar con los amigos? | ¿Te gusta hablar con tus amigos? | Nos sienta bien porque los amigos escuchan, dan consejos y nos hacen reír.
  routine.morning | ¿Cómo empieza tu día? | ¿Te levantas temprano los días de clase? | Por la mañana me ducho y desayuno cereales porque siempre tengo hambre.
  routine.energy | ¿Cuándo tienes más energía? | ¿Tienes más energía por la mañana o por la noche? | Tengo más energía por la noche porque no me gusta levantarme temprano.
  routine.yesterday | ¿Qué hiciste ayer antes de acostarte? | ¿Hiciste los deberes ayer por la noche? | Ayer por la noche hice los deberes y vi una película que fue muy interesante.
  routine.change | ¿Qué cambiarías de tu rutina diaria? | ¿Te gustaría levantarte más tarde? | Me levantaría más tarde porque tendría más energía durante el día.
  routine.compare | ¿En qué es diferente tu rutina los fines de semana? | ¿Tu rutina es más tranquila los fines de semana? | Los fines de semana me levanto más tarde porque no tengo clase, y todo es más tranquilo.
  community.fitness | ¿Qué pueden hacer los jóvenes en tu zona para estar en forma? | ¿Hay una piscina en tu zona? | Los jóvenes pueden nadar en la piscina y jugar en el parque, y me parece genial.
  community.last | ¿Qué hiciste la última vez que fuiste a un parque o polideportivo? | ¿Has ido a un parque últimamente? | El sábado pasado jugué al tenis en el parque y fue muy divertido.
  community.build | ¿Qué construirías en tu zona para que la gente hiciera más deporte? | ¿Construirías una piscina o un parque? | Construiría una piscina grande porque los jóvenes podrían nadar después de las clases.
  community.future | ¿La gente llevará una vida más sana en el futuro que ahora? | ¿La gente hará más deporte en el futuro? | Creo que la gente llevará una vida más sana porque comerá más verduras e irá en bicicleta.
  community.generations | ¿Llevan los jóvenes de hoy una vida más sana que la gente de antes? | ¿Llevan los jóvenes una vida sana hoy en día? | Creo que los jóvenes comen mejor, pero pasan más tiempo delante de una pantalla.
`);
