import { wordingOf } from "../followUp.ts";

export const work = wordingOf(`
  ambitions.later | ¿En qué te gustaría trabajar en el futuro? | ¿Te gustaría trabajar con niños o con animales? | Me gustaría trabajar en un hospital porque me encanta ayudar a la gente.
  ambitions.important | ¿Qué es importante para ti en un trabajo? | ¿Un trabajo divertido es importante para ti? | Para mí, un trabajo debe ser variado porque no me gusta hacer siempre lo mismo.
  ambitions.place | ¿En qué ciudad o país te gustaría trabajar? | ¿Te gustaría trabajar en Londres? | Me gustaría trabajar en Londres porque es una ciudad grande y tendría más oportunidades.
  ambitions.salary | ¿Es más importante ganar mucho dinero o disfrutar del trabajo? | ¿Qué es más importante, el dinero o un trabajo divertido? | Creo que es más importante disfrutar del trabajo porque pasamos muchas horas allí.
  ambitions.ten-years | ¿Qué trabajo crees que tendrás dentro de diez años? | ¿Tendrás un buen trabajo dentro de diez años? | Creo que dentro de diez años trabajaré en una empresa internacional porque hablaré varios idiomas.

  professions.interesting | ¿Qué profesiones te parecen interesantes? | ¿Te parece interesante el trabajo con animales? | La profesión de periodista me parece muy interesante porque se conoce a mucha gente.
  professions.never | ¿En qué no te gustaría trabajar? | ¿Te gustaría trabajar en una granja? | No me gustaría trabajar en una granja porque tendría que levantarme muy temprano.
  professions.family | ¿En qué trabaja una persona que conoces bien? | ¿Conoces a alguien que trabaje en una oficina? | Mi tío trabaja en una tienda y le gusta mucho porque sus compañeros son simpáticos.
  professions.hard | En tu opinión, ¿cuál es la profesión más dura? | ¿Trabajar en un hospital es fácil o difícil? | En mi opinión, trabajar en un hospital es lo más duro porque también se trabaja por la noche.
  professions.society | En tu opinión, ¿qué profesiones son las más importantes para la sociedad? | ¿Los profesores son importantes para la sociedad? | En mi opinión, los profesores son los más importantes porque preparan a los jóvenes para el futuro.
  professions.robots | ¿Qué trabajos harán los robots en el futuro? | ¿Los robots trabajarán en las tiendas en el futuro? | En el futuro los robots trabajarán en las fábricas, pero creo que no podrán sustituir a los profesores.

  part-time.any | ¿Tienes un trabajo a tiempo parcial? | ¿Trabajas los fines de semana? | Sí, trabajo en una cafetería los sábados y me gusta porque los clientes son amables.
  part-time.opinion | ¿Qué te parece tu trabajo a tiempo parcial? | ¿Tu trabajo es divertido o aburrido? | Mi trabajo es un poco duro, pero me gusta porque mis compañeros son muy graciosos.
  part-time.last | ¿Qué hiciste en tu trabajo la semana pasada? | ¿Trabajaste mucho la semana pasada? | La semana pasada serví a los clientes y lavé los platos, y fue un poco cansado.
  part-time.wish | ¿Qué trabajo a tiempo parcial te gustaría hacer? | ¿Te gustaría trabajar en una tienda? | Me gustaría trabajar en una panadería porque me encanta el olor del pan.
  part-time.summer | ¿Vas a trabajar el próximo verano? | ¿Vas a trabajar en una cafetería el próximo verano? | Sí, voy a trabajar en un campamento de verano porque me gusta cuidar a los niños.
  part-time.advantages | ¿Qué ventajas tiene un trabajo a tiempo parcial para los estudiantes? | ¿Es bueno para los estudiantes trabajar a tiempo parcial? | Se gana un poco de dinero y se aprende a ser responsable, y creo que es útil para el futuro.
  part-time.combine | ¿Es difícil combinar un trabajo a tiempo parcial con los estudios? | ¿Es difícil trabajar y estudiar al mismo tiempo? | Sí, es difícil porque se tiene menos tiempo para estudiar, sobre todo antes de los exámenes.

  money.young | ¿Cómo pueden los jóvenes ganar un poco de dinero? | ¿Los jóvenes pueden ganar dinero cuidando niños? | Los jóvenes pueden cuidar niños o lavar coches, y creo que es una buena experiencia.
  money.bought | ¿Has comprado algo útil últimamente? | ¿Compraste ropa el mes pasado? | El mes pasado compré una mochila para el instituto porque mi mochila era demasiado pequeña.
  money.save | ¿Para qué te gustaría ahorrar dinero? | ¿Te gustaría ahorrar para un viaje? | Me gustaría ahorrar para una bicicleta porque podría ir a todas partes sin coger el autobús.
  money.first-pay | ¿Qué harás un día con tu primer sueldo? | ¿Vas a ahorrar tu primer sueldo? | Con mi primer sueldo invitaré a mi familia a un restaurante porque será un día especial.
  money.lottery | Si ganaras mucho dinero, ¿seguirías trabajando? | ¿Trabajarías si tuvieras mucho dinero? | Sí, seguiría trabajando porque sin compañeros me aburriría en casa.
  money.happy | ¿Crees que un buen sueldo hace feliz a la gente? | ¿El dinero hace feliz a la gente? | Un buen sueldo es útil, pero creo que los amigos y el tiempo libre son más importantes.

  experience.done | ¿Has hecho ya prácticas en una empresa? | ¿Has hecho prácticas este año? | Sí, hice prácticas en una escuela primaria y el trabajo me pareció muy variado.
  experience.where | ¿Dónde te gustaría hacer prácticas? | ¿Te gustaría hacer prácticas en un hospital? | Me gustaría hacer prácticas en un teatro porque sería un trabajo muy creativo.
  experience.useful | ¿Qué opinas de las prácticas para los estudiantes? | ¿Son útiles las prácticas para los estudiantes? | Creo que las prácticas son útiles porque se descubre cómo es el mundo laboral.
  experience.next | ¿Vas a hacer prácticas el año que viene? | ¿Vas a trabajar en una empresa el año que viene? | Sí, voy a hacer prácticas con un veterinario porque me apasionan los animales.
  experience.learn | ¿Qué se aprende en unas prácticas que no se aprende en clase? | ¿Se aprende mucho en unas prácticas? | Se aprende a trabajar en equipo y a hablar con los clientes, y creo que es muy importante.
  experience.interview | ¿Qué dirías de ti en una entrevista de trabajo? | ¿Hablarías de tus aficiones en una entrevista? | Diría que me gusta trabajar en equipo y hablaría de mis proyectos porque sería importante.

  after-sixteen.plans | ¿Qué vas a hacer después de los exámenes de secundaria? | ¿Vas a seguir estudiando después de los exámenes? | Después de los exámenes voy a hacer el bachillerato porque quiero estudiar ciencias.
  after-sixteen.subjects | ¿Qué asignaturas te gustaría estudiar a partir de los dieciséis años? | ¿Te gustaría seguir con las matemáticas? | Me gustaría estudiar historia e inglés porque me encanta leer y escribir.
  after-sixteen.talk | ¿Has hablado con alguien de tus planes de futuro? | ¿Has hablado de tus planes con un profesor? | He hablado de mis planes con mi profesora de español y sus consejos fueron muy útiles.
  after-sixteen.apprentice | ¿Es mejor hacer formación profesional o estudiar bachillerato después de los dieciséis años? | ¿La formación profesional es mejor que el bachillerato? | Depende, pero prefiero el bachillerato porque después hay más opciones.
  after-sixteen.choice | ¿Por qué es difícil elegir los estudios a los dieciséis años? | ¿Es difícil elegir las asignaturas? | Es difícil porque me gustan varias asignaturas y todavía no conozco todas las profesiones.

  university.go | ¿Te gustaría ir a la universidad? | ¿Te gustaría ir a la universidad o trabajar? | Sí, me gustaría ir a la universidad porque quiero estudiar arquitectura.
  university.what | ¿Qué estudiarías en la universidad? | ¿Estudiarías ciencias o idiomas? | Estudiaría idiomas porque me gustaría trabajar en el extranjero.
  university.far | ¿Es mejor estudiar cerca o lejos de casa? | ¿Es mejor vivir con la familia durante la carrera? | En mi opinión, es mejor estudiar lejos de casa porque se aprende a ser independiente.
  university.necessary | ¿Hay que tener un título universitario para encontrar un buen trabajo? | ¿Es importante ir a la universidad? | No siempre, porque la experiencia suele ser más importante, pero creo que un título puede ayudar.
  university.heard | ¿Qué te han contado sobre la vida en la universidad? | ¿Te han contado cosas buenas de la universidad? | Mi prima me ha contado que le gustó mucho porque conoció a gente de muchos países.

  abroad.year-out | ¿Te gustaría tomarte un año sabático después del instituto? | ¿Te gustaría viajar después del instituto? | Sí, me gustaría tomarme un año sabático porque podría conocer otras culturas.
  abroad.country | ¿En qué país extranjero te gustaría trabajar? | ¿Te gustaría trabajar en Europa o en Estados Unidos? | Me gustaría trabajar en Argentina porque podría hablar español todos los días.
  abroad.languages | ¿Por qué son útiles los idiomas en el trabajo? | ¿Los idiomas son útiles para trabajar en el turismo? | Los idiomas son útiles porque se puede trabajar en otros países y hablar con clientes extranjeros.
  abroad.gap-good | ¿Cuáles son las ventajas y las desventajas de un año sabático? | ¿Es una buena idea un año sabático? | Se gana experiencia y se viaja, pero creo que después es difícil volver a estudiar.
  abroad.live | ¿Qué sería difícil para ti si trabajaras en otro país? | ¿Sería difícil para ti trabajar en otro país? | Echaría mucho de menos a mi familia, pero haría amigos rápido porque me gusta hablar con la gente.

  skills.good-at | ¿Qué se te da bien? | ¿Se te da bien la informática? | Se me da bien trabajar en equipo y me gusta organizar actividades para mis compañeros.
  skills.learned | ¿Qué cosa útil has aprendido este año? | ¿Has aprendido algo útil este año? | Este año he aprendido a cocinar y ha sido muy útil porque me gusta preparar la cena.
  skills.want | ¿Qué te gustaría aprender para tu futuro? | ¿Te gustaría aprender a conducir? | Me gustaría aprender a conducir porque sería útil para ir al trabajo.
  skills.need | ¿Qué cualidad será la más importante en tu futuro trabajo? | ¿Necesitarás paciencia en tu futuro trabajo? | La paciencia será importante porque trabajaré con niños o con personas mayores.
  skills.employers | ¿Qué cualidades buscan las empresas en los jóvenes? | ¿Los jóvenes tienen que ser puntuales en el trabajo? | Creo que las empresas buscan jóvenes puntuales y trabajadores porque quieren un buen equipo.

  workplace.office | ¿Preferirías trabajar en una oficina o al aire libre? | ¿Te gustaría trabajar en una oficina? | Preferiría trabajar al aire libre porque no me gustaría pasar todo el día delante de una pantalla.
  workplace.team | ¿Prefieres trabajar en equipo o por tu cuenta? | ¿Te gusta trabajar en equipo? | Prefiero trabajar en equipo porque tenemos más ideas y es más divertido.
  workplace.boss | En tu opinión, ¿cómo es un buen jefe? | ¿Un buen jefe debe ser estricto o amable? | En mi opinión, un buen jefe es justo y escucha a sus empleados porque sus ideas son importantes.
  workplace.home | ¿Es mejor trabajar desde casa o en una oficina? | ¿Es práctico trabajar desde casa? | Trabajar desde casa es práctico, pero creo que la oficina es mejor porque se ve a los compañeros.
  workplace.company | Si tuvieras tu propia empresa, ¿qué venderías? | ¿Te gustaría tener tu propia empresa? | Vendería ropa reciclada porque sería bueno para el medio ambiente.
  workplace.future | ¿Cómo cambiará el trabajo en el futuro? | ¿La gente trabajará menos en el futuro? | En el futuro trabajaremos más desde casa y creo que tendremos más vacaciones.

  volunteering.any | ¿Haces voluntariado en tu tiempo libre? | ¿Ayudas en una organización benéfica? | Sí, ayudo en una tienda solidaria los sábados porque me gusta ser útil.
  volunteering.last | ¿Qué hiciste la última vez en tu trabajo voluntario? | ¿Fue divertido tu trabajo voluntario la última vez? | La última vez ordené la ropa y fue divertido porque escuchamos música.
  volunteering.why | ¿Qué te gusta de tu trabajo voluntario? | ¿Aprendes mucho en tu trabajo voluntario? | Me gusta mi trabajo voluntario porque puedo ayudar a los demás y aprendo mucho.
  volunteering.wish | ¿A quién te gustaría ayudar con un trabajo voluntario? | ¿Te gustaría ayudar a los animales? | Me gustaría ayudar a personas mayores porque podría escuchar sus historias.
  volunteering.important | ¿Por qué es importante el trabajo voluntario para la sociedad? | ¿Es importante el trabajo voluntario? | El trabajo voluntario es importante porque muchas personas necesitan ayuda y todos podemos hacer algo.
  volunteering.school | ¿Sería bueno que todos los alumnos hicieran trabajo voluntario? | ¿Todos los alumnos deberían hacer trabajo voluntario? | Sí, sería una buena idea porque los jóvenes comprenderían mejor los problemas de los demás.

  dreams.biggest | ¿Cuál es tu mayor sueño para el futuro? | ¿Sueñas con un buen trabajo o con una casa grande? | Mi mayor sueño es dar la vuelta al mundo porque me encanta descubrir países nuevos.
  dreams.live | ¿Dónde vivirás dentro de diez años? | ¿Vivirás en una ciudad grande dentro de diez años? | Dentro de diez años viviré cerca del mar porque me encanta nadar.
  dreams.child-dream | ¿Qué querías ser a los seis años? | ¿Querías ser astronauta a los seis años? | A los seis años quería ser astronauta porque me encantaban las estrellas.
  dreams.plan-change | ¿Cómo han cambiado tus planes de futuro desde la escuela primaria? | ¿Tenías otros planes en la escuela primaria? | En la escuela primaria quería trabajar con animales, pero luego descubrí la informática y me gustó mucho.
  dreams.successful | ¿Qué significa para ti tener éxito en la vida? | ¿Un buen trabajo es un éxito para ti? | Para mí, tener éxito significa disfrutar del trabajo y tener tiempo para la familia y los amigos.
`);
