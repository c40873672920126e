import { wordingOf } from "../followUp.ts";

export const school = wordingOf(`
  subjects.favourite | ¿Qué asignatura te gusta más? | ¿Prefieres las matemáticas o el dibujo? | Me gusta más la historia porque el profesor es divertido y aprendo mucho.
  subjects.favourite-why | ¿Por qué te gusta tu asignatura favorita? | ¿Tu asignatura favorita es fácil o interesante? | Me encantan las ciencias porque los experimentos son emocionantes y útiles para el futuro.
  subjects.difficult | ¿Cuál es la asignatura más difícil para ti? | ¿La física es más fácil o más difícil que el dibujo? | Para mí, la física es más difícil que la biología porque hay muchos cálculos.
  subjects.useful | En tu opinión, ¿qué asignatura es la más útil para la vida diaria? | ¿Las matemáticas son útiles en la vida diaria? | Creo que las matemáticas son muy útiles porque las necesitamos para comprar y para muchos trabajos.
  subjects.new | Si pudieras añadir una asignatura nueva en tu instituto, ¿cuál elegirías? | ¿Te gustaría estudiar una asignatura nueva? | Elegiría la cocina porque sería muy útil aprender a preparar platos sanos.

  teachers.typical | ¿Cómo son tus profesores? | ¿Tus profesores son estrictos o simpáticos? | Mis profesores son bastante estrictos, pero me caen bien porque explican todo muy bien.
  teachers.good | En tu opinión, ¿cómo es un buen profesor? | ¿Un buen profesor debe ser paciente? | En mi opinión, un buen profesor es paciente y ayuda a todos los alumnos.
  teachers.advice | ¿Te ha dado algún profesor un buen consejo este año? | ¿Te dio algún profesor un buen consejo la semana pasada? | Sí, mi profesora de matemáticas me dio consejos muy útiles y por fin entendí los ejercicios.
  teachers.strict | ¿Aprendes mejor con un profesor estricto o con uno más relajado? | ¿Prefieres a los profesores estrictos o a los divertidos? | Aprendo mejor con un profesor relajado porque hago más preguntas cuando hay buen ambiente en clase.
  teachers.interesting | Si fueras profesor o profesora, ¿cómo harías las clases más interesantes? | En clase, ¿harías juegos con los alumnos? | Organizaría juegos y proyectos porque los alumnos aprenderían más y no se aburrirían.

  day.start | ¿A qué hora empiezan las clases en tu instituto? | ¿Las clases empiezan antes de las nueve? | Las clases empiezan a las nueve menos veinte y creo que es demasiado temprano.
  day.way | ¿Cuánto tiempo tardas en llegar al instituto? | ¿Tu camino al instituto es largo o corto? | Tardo diez minutos a pie porque vivo muy cerca, y me parece muy práctico.
  day.break | ¿Qué haces durante el recreo? | ¿Hablas con tus amigos en el recreo? | Durante el recreo charlo con mis amigos y a veces jugamos al fútbol porque es divertido.
  day.last | ¿Qué hiciste en el instituto la semana pasada? | ¿Tuviste una buena semana en el instituto? | La semana pasada hicimos un experimento en la clase de química y fue muy interesante.
  day.after | ¿Qué vas a hacer después de las clases esta semana? | ¿Vas a ver a tus amigos después de las clases? | Después de las clases voy a ir al parque con mis amigos porque queremos jugar al baloncesto.
  day.long | ¿Crees que la jornada escolar es demasiado larga? | ¿Tu día en el instituto es largo o corto? | Sí, creo que es demasiado larga porque es difícil concentrarse por la tarde.
  day.change | Si pudieras cambiar tu horario, ¿qué harías de forma diferente? | ¿Te gustaría cambiar tu horario? | Empezaría las clases a las diez porque los alumnos podrían dormir más.

  buildings.describe | ¿Cómo es tu instituto? | ¿Tu instituto es grande o pequeño? | Mi instituto es bastante grande y moderno, y me gusta porque tiene una biblioteca muy buena.
  buildings.place | ¿Qué lugar de tu instituto te gusta más? | ¿Te gusta ir a la biblioteca del instituto? | Me gusta la biblioteca porque es un lugar tranquilo y puedo leer allí.
  buildings.food | ¿Qué te parece la comida de tu instituto? | ¿La comida del instituto es buena o mala? | Creo que la comida es bastante buena, pero me gustaría tener más fruta.
  buildings.missing | ¿Qué necesita tu instituto? | ¿Tu instituto necesita una piscina? | En mi opinión, mi instituto necesita una piscina porque la natación es muy buena para la salud.
  buildings.ideal | ¿Cómo sería tu instituto ideal? | ¿Tu instituto ideal sería grande o pequeño? | Mi instituto ideal sería moderno y tendría un jardín grande donde podríamos descansar.

  uniform.wear | ¿Qué ropa llevas en el instituto? | ¿Llevas uniforme en el instituto? | Llevo una camisa blanca y un pantalón negro, y creo que es bastante práctico.
  uniform.opinion | ¿Qué opinas del uniforme escolar? | ¿El uniforme escolar es práctico o feo? | Estoy a favor del uniforme porque es práctico y todos los alumnos son iguales.
  uniform.own | ¿Preferirías llevar un uniforme escolar o tu propia ropa? | ¿Te gustaría llevar vaqueros en el instituto? | Me gustaría llevar vaqueros y zapatillas de deporte porque sería más cómodo.
  uniform.compare | ¿Es mejor un instituto con uniforme que uno sin uniforme? | ¿Prefieres un instituto con uniforme o sin uniforme? | En mi opinión, es mejor sin uniforme porque los alumnos pueden mostrar su personalidad.
  uniform.design | Si pudieras diseñar un uniforme escolar, ¿cómo sería? | ¿Tu uniforme sería azul o verde? | Mi uniforme sería azul y tendría un jersey cómodo, porque en invierno hace frío.

  rules.list | ¿Qué normas hay en tu instituto? | ¿Está prohibido el chicle en tu instituto? | Hay que llegar a tiempo y no se puede comer en clase; creo que es justo.
  rules.phone | ¿Puedes usar el móvil en el instituto? | ¿Están prohibidos los móviles en tu instituto? | No, está prohibido, pero creo que es una buena idea porque nos concentramos mejor.
  rules.unfair | ¿Qué norma de tu instituto no te gusta? | ¿Son demasiado estrictas las normas de tu instituto? | No me gusta la norma sobre las joyas porque me parece inútil.
  rules.important | ¿Por qué crees que son necesarias las normas en un instituto? | ¿Son importantes las normas del instituto? | Creo que las normas son importantes porque sin ellas no podríamos estudiar tranquilamente.
  rules.head | Si dirigieras tu instituto, ¿qué norma cambiarías? | ¿Cambiarías las normas de tu instituto? | Permitiría los móviles durante el recreo porque sería más justo para los alumnos.

  homework.much | ¿Cuántos deberes tienes cada semana? | ¿Tienes muchos deberes? | Tengo unas cinco horas de deberes cada semana y creo que es demasiado.
  homework.where | ¿Dónde prefieres hacer los deberes? | ¿Haces los deberes en casa o en el instituto? | Prefiero hacer los deberes en mi dormitorio porque puedo escuchar música tranquilamente.
  homework.last | ¿Hiciste deberes el fin de semana pasado? | ¿Hiciste deberes de matemáticas el fin de semana pasado? | El fin de semana pasado escribí una redacción para la clase de inglés y fue bastante difícil.
  homework.next | ¿Cuándo vas a hacer los deberes esta semana? | ¿Vas a hacer deberes esta tarde? | Voy a hacer los deberes el jueves por la tarde porque el sábado voy a jugar al tenis.
  homework.necessary | ¿Crees que los deberes son realmente necesarios? | ¿Los deberes son útiles o inútiles? | Creo que los deberes son útiles porque repasamos lo que aprendemos, pero los profesores ponen demasiados.
  homework.without | ¿Qué harías con tu tiempo si no tuvieras deberes? | Sin deberes, ¿harías más deporte? | Haría más deporte y saldría más con mis amigos porque tendría más tiempo libre.

  exams.how | ¿Cómo repasas para un examen? | ¿Repasas en casa o en la biblioteca? | Leo mis apuntes y hago ejercicios en internet porque me ayuda mucho.
  exams.last | ¿Qué tal te fue en tu último examen? | ¿Tu último examen fue fácil o difícil? | Mi último examen fue bastante difícil, pero saqué una buena nota porque estudié mucho.
  exams.next | ¿Cómo vas a preparar tu próximo examen? | ¿Vas a estudiar mucho para los exámenes? | Voy a repasar una hora todos los días y voy a pedir ayuda a mis profesores.
  exams.marks | ¿Qué importancia tienen para ti las buenas notas? | ¿Son importantes para ti las buenas notas? | Las buenas notas son importantes para mí porque quiero ir a la universidad, pero no lo son todo.
  exams.advice | ¿Qué consejos le darías a un alumno que tiene muchos exámenes? | ¿Repasarías todos los días antes de un examen? | Le recomendaría hacer un plan y dormir bien porque así podría concentrarse mejor.

  clubs.any | ¿Participas en algún club? | ¿Hay un club deportivo en tu instituto? | Sí, voy al club de teatro los martes porque me encanta actuar con mis amigos.
  clubs.what | ¿Qué haces en tu club? | ¿Es divertido tu club? | En mi club preparamos una obra de teatro y me parece muy divertido.
  clubs.last | ¿Qué hiciste en tu club la última vez? | ¿Lo pasaste bien en tu club la última vez? | La última vez hicimos fotos en el club de fotografía y me gustó mucho porque fue muy divertido.
  clubs.wish | ¿Qué club te gustaría probar? | ¿Te gustaría ir a un club deportivo? | Me gustaría probar el club de fotografía porque sería una actividad creativa.
  clubs.next | ¿Vas a probar un club nuevo el año que viene? | ¿Vas a probar un club deportivo el año que viene? | El año que viene voy a probar el club de ajedrez porque a mis amigos les encanta.
  clubs.why | ¿Por qué son buenos los clubes para los alumnos? | ¿Se hacen amigos en un club? | Los clubes son muy buenos porque se hacen nuevos amigos y se aprende algo diferente.
  clubs.start | Si pudieras crear un club nuevo en tu instituto, ¿de qué sería? | ¿Te gustaría crear un club de música? | Crearía un club de cocina porque podríamos probar platos de todo el mundo.

  trips.been | ¿Has hecho alguna excursión con tu instituto? | ¿Has visitado un castillo con tu instituto? | Sí, el año pasado visitamos un museo en Londres y me pareció muy interesante.
  trips.dream | ¿Adónde te gustaría ir con tu clase? | ¿Te gustaría ir al extranjero con tu clase? | Me gustaría ir a España con mi clase porque podríamos hablar español todo el día.
  trips.next | ¿Tu clase va a hacer alguna excursión este año? | ¿Tu clase va a visitar un museo este año? | En junio vamos a ir al teatro con la profesora de inglés y va a ser genial.
  trips.learn | ¿Qué se aprende en un viaje escolar que no se aprende en clase? | ¿Se aprende mucho en un viaje escolar? | Se aprende a vivir con otras personas y se conocen otras culturas, y creo que es importante.
  trips.exchange | ¿Te gustaría vivir con una familia en el extranjero durante un intercambio? | ¿Te gustaría hacer un intercambio? | Sí, me gustaría vivir con una familia española porque hablaría el idioma todos los días.

  primary.like | ¿Cómo era tu escuela primaria? | ¿Tu escuela primaria era grande o pequeña? | Mi escuela primaria era pequeña, pero me gustaba mucho porque todos nos conocíamos.
  primary.fun | ¿Qué te gustaba hacer en la escuela primaria? | ¿Te gustaba dibujar en la escuela primaria? | En la escuela primaria me gustaba dibujar y jugar en el patio porque era divertido.
  primary.prefer | ¿Prefieres la escuela primaria o el instituto? | ¿El instituto es más difícil que la primaria? | Prefiero el instituto porque las asignaturas son más interesantes que en la escuela primaria.
  primary.difference | ¿Cuál es la mayor diferencia entre la escuela primaria y el instituto? | ¿Tienes más libertad en el instituto? | En el instituto tenemos muchos profesores y más libertad, pero hay que estudiar mucho más.
  primary.first | ¿Cómo fue tu primer día en el instituto? | ¿Fue bueno tu primer día en el instituto? | El primer día todo era nuevo, pero conocí a unos compañeros muy simpáticos y me gustó mucho.

  languages.which | ¿Qué idiomas estudias en el instituto? | ¿Los idiomas te parecen fáciles o difíciles? | Estudio español desde hace cuatro años y me encanta porque se habla en muchos países.
  languages.words | ¿Cómo aprendes palabras nuevas en otro idioma? | ¿Aprendes palabras nuevas con una aplicación? | Escribo las palabras en un cuaderno y escucho canciones porque es más divertido.
  languages.another | ¿Qué otro idioma te gustaría aprender? | ¿Te gustaría aprender italiano o chino? | Me gustaría aprender italiano porque un día quiero viajar por Italia.
  languages.important | ¿Por qué es importante hablar un idioma extranjero? | ¿Es útil hablar un idioma extranjero? | Es importante porque se puede conocer a gente de otros países y comprender mejor su cultura.
  languages.later | ¿Cómo usarás los idiomas en el futuro? | ¿Hablarás otro idioma en las vacaciones? | En el futuro viajaré mucho y hablaré con la gente de cada país porque me encanta descubrir otras culturas.
`);
