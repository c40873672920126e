import { wordingOf } from "../followUp.ts";

export const familyAndFriends = wordingOf(`
  identity.age | ¿Cuántos años tienes? | ¿Tienes quince años? | Tengo quince años y creo que es una buena edad porque tengo más libertad.
  identity.birthday | ¿Cuándo es tu cumpleaños? | ¿Tu cumpleaños es en verano o en invierno? | Mi cumpleaños es el diez de julio y me gusta porque siempre hace buen tiempo.
  identity.birthday-last | ¿A quién viste en tu último cumpleaños? | ¿Viste a tus amigos en tu cumpleaños? | Vi a mis amigos y comimos pizza. Después vimos una película y fue muy divertido.
  identity.birthday-next | ¿A quién vas a ver en tu próximo cumpleaños? | ¿Vas a hacer una fiesta en tu cumpleaños? | Voy a ver a mis amigos y vamos a ir a la bolera porque es divertido.
  identity.name | Si pudieras cambiar de nombre, ¿cuál elegirías? | ¿Te gusta tu nombre? | Elegiría el nombre de Alex porque es corto y fácil de escribir, pero me gusta mi nombre.
  identity.identity | ¿Qué es más importante para tu identidad, tu familia o tus aficiones? | ¿Para ti es más importante la música o el deporte? | En mi opinión, la familia es más importante porque siempre me apoya y compartimos muchas tradiciones.
  family.who | ¿Quiénes forman parte de tu familia? | ¿Tu familia es grande o pequeña? | En mi familia hay cinco personas. Me gusta mi familia porque nos reímos mucho juntos.
  family.person | ¿Puedes describir a alguien de tu familia? | ¿Hay alguien muy gracioso en tu familia? | Mi tía es alta y muy simpática. Me encanta hablar con ella porque cuenta historias divertidas.
  family.laugh | ¿Quién es la persona más graciosa de tu familia? | ¿Te ríes mucho con tu familia? | Creo que mi tío es el más gracioso porque baila muy mal y siempre canta.
  family.visit | ¿Has visitado a algún familiar últimamente? | ¿Viste a algún familiar en las vacaciones? | El fin de semana pasado visité a mis primos. Jugamos al fútbol y lo pasé muy bien.
  family.size | ¿Qué ventajas tiene una familia grande en comparación con una pequeña? | ¿Es mejor una familia grande que una pequeña? | Una familia grande es más divertida porque siempre hay alguien en casa, pero una familia pequeña es más tranquila.
  family.learnt | ¿Qué cosas útiles has aprendido de tu familia? | ¿Has aprendido a cocinar con tu familia? | He aprendido a cocinar y a escuchar a los demás. Creo que ha sido importante porque ahora soy más independiente.
  siblings.any | ¿Tienes hermanos? | ¿Tienes un hermano o una hermana? | Sí, tengo una hermana pequeña. Se llama Maya y la quiero mucho porque es muy graciosa.
  siblings.like | ¿Cómo es tu hermano o hermana? | ¿Es amable tu hermano o hermana? | Mi hermano es inteligente y deportista. Creo que es simpático, pero habla demasiado.
  siblings.did | ¿Qué hiciste con tu hermano o hermana el fin de semana pasado? | ¿Jugaste con tu hermano o hermana? | El sábado pasado jugué a los videojuegos con mi hermano. Gané y fue muy divertido.
  siblings.none | ¿Qué ventajas tiene no tener hermanos? | ¿Tu casa es tranquila sin hermanos? | Mi casa es muy tranquila y tengo mi propia habitación, pero a veces es un poco aburrido.
  siblings.ten | ¿Cómo sería la vida con diez hermanos? | ¿Sería divertido tener diez hermanos? | La vida sería muy ruidosa y no tendría mi propia habitación, pero sería divertido.
  gettingOn.family | ¿Qué tal te llevas con tu familia? | ¿Te llevas bien con tu familia? | Me llevo bien con mi familia porque hablamos de todo y nos divertimos juntos.
  gettingOn.best | ¿Con quién de tu familia te llevas mejor? | ¿Alguien de tu familia te entiende bien? | Me llevo mejor con mi abuela porque es paciente y siempre me escucha.
  gettingOn.talk | ¿Con quién hablas cuando necesitas un consejo? | ¿Pides consejos a tus amigos? | Hablo con mi mejor amiga porque es sincera y siempre me da buenos consejos.
  gettingOn.helped | ¿Has ayudado a alguien de tu familia últimamente? | ¿Preparaste una comida para tu familia la semana pasada? | La semana pasada preparé la cena para mi familia. Fue un poco difícil, pero a todos les gustó.
  gettingOn.good | ¿Qué es lo más importante para llevarse bien con la familia? | ¿Es importante hablar con la familia? | Pienso que el respeto es lo más importante porque todos tenemos opiniones diferentes y hay que escuchar.
  gettingOn.better | ¿Qué podrías hacer para llevarte aún mejor con tu familia? | ¿Te gustaría pasar más tiempo con tu familia? | Podría pasar menos tiempo con el móvil y debería ayudar más en casa porque es importante.
  together.what | ¿Qué te gusta hacer con tu familia? | ¿Ves la tele con tu familia? | Me gusta dar paseos con mi familia porque es sano y hablamos mucho.
  together.eat | ¿Cuándo coméis todos juntos en tu familia? | ¿Tu familia come junta los domingos? | Comemos juntos los domingos. Me gusta mucho porque todos hablamos de la semana.
  together.weekend | ¿Qué hiciste con tu familia el fin de semana pasado? | ¿Viste una película con tu familia el sábado? | El sábado fuimos al parque e hicimos un pícnic. Fue estupendo porque hizo sol.
  together.soon | ¿Qué vas a hacer con tu familia el próximo fin de semana? | ¿Vas a salir con tu familia el domingo? | El domingo voy a ir a la playa con mi familia y vamos a comer helado. ¡Será genial!
  together.prefer | ¿Prefieres salir con tu familia o con tus amigos? | ¿Es más divertido salir con la familia o con los amigos? | Prefiero salir con mis amigos porque nos gustan las mismas cosas y nos reímos mucho.
  together.dream | ¿Cómo sería un día perfecto con tu familia? | ¿Te gustaría ir a la playa con tu familia? | Un día perfecto con mi familia sería en la playa. Comeríamos helados y sería genial.
  friends.like | ¿Cómo son tus amigos? | ¿Son graciosos tus amigos? | Mis amigos son graciosos y amables. Me gusta estar con ellos porque siempre me ayudan.
  friends.do | ¿Qué haces con tus amigos en tu tiempo libre? | ¿Haces deporte con tus amigos? | Con mis amigos juego al baloncesto o voy al centro porque nos gusta salir.
  friends.met | ¿Dónde conociste a tus amigos? | ¿Conociste a tus amigos en el instituto? | Conocí a mis amigos en la escuela primaria. Jugábamos juntos en el recreo y era muy divertido.
  friends.plan | ¿Qué vas a hacer con tus amigos el sábado? | ¿Vas a ir al cine con tus amigos? | El sábado voy a montar en bici con mis amigos y luego vamos a ver un partido. ¡Será genial!
  friends.good | Para ti, ¿cómo es un buen amigo o una buena amiga? | ¿Un buen amigo es gracioso o paciente? | En mi opinión, un buen amigo es sincero y paciente porque la confianza es muy importante.
  friends.many | ¿Es mejor tener muchos amigos o pocos pero buenos? | ¿Tienes muchos o pocos amigos? | Creo que es mejor tener pocos amigos, pero buenos, porque puedes hablar con ellos de todo.
  friends.online | ¿Los amigos de internet pueden ser tan importantes como los del instituto? | ¿Chateas con tus amigos por internet? | En mi opinión, los amigos del instituto son más importantes porque los veo todos los días.
  pets.any | ¿Tienes una mascota? | ¿Tienes un perro o un gato? | Sí, tengo un perro que se llama Max. Me encanta porque es muy cariñoso.
  pets.like | ¿Cómo es tu mascota? | ¿Tu mascota es grande o pequeña? | Mi gato es pequeño y negro. Es muy bonito, pero duerme todo el día.
  pets.care | ¿Cómo cuidas de tu mascota? | ¿Das de comer a tu mascota todos los días? | Paseo a mi perro todas las mañanas y juego con él porque tiene mucha energía.
  pets.want | ¿Qué mascota te gustaría tener? | ¿Te gustaría tener un perro? | Me gustaría tener un conejo porque es un animal tranquilo y muy bonito.
  pets.favourite | ¿Cuál es tu animal favorito? | ¿Prefieres los perros o los gatos? | Mi animal favorito es el caballo porque creo que los caballos son bonitos e inteligentes.
  pets.good | ¿Cuáles son las ventajas y desventajas de tener una mascota? | ¿Una mascota da mucho trabajo? | Una mascota es una buena compañía, pero hay que cuidarla todos los días y cuesta mucho dinero.
  pets.later | ¿Tendrás animales de mayor? | ¿Tendrás un perro algún día? | De mayor tendré dos perros y un caballo porque viviré en el campo.
  looks.self | ¿Cómo eres físicamente? | ¿Tienes el pelo largo o corto? | Tengo el pelo castaño y los ojos verdes. Me gusta mi pelo porque es rizado.
  looks.friend | ¿Puedes describir físicamente a un amigo o una amiga? | ¿Alguno de tus amigos lleva gafas? | Mi amigo Sam tiene el pelo negro y lleva gafas. Creo que tiene mucho estilo.
  looks.small | ¿Cómo eras físicamente a los cinco años? | ¿Tenías el pelo largo a los cinco años? | A los cinco años tenía el pelo rubio y muy corto porque era más práctico.
  looks.change | ¿Qué peinado o color de pelo te gustaría probar? | ¿Te gustaría tener el pelo azul? | Me gustaría tener el pelo azul porque sería original, pero no podría ir así al instituto.
  looks.important | ¿Crees que la apariencia es demasiado importante para los jóvenes de tu edad? | ¿La apariencia es importante para tus amigos? | Sí, creo que es demasiado importante por culpa de las redes sociales, pero el carácter vale más.
  character.self | ¿Cómo es tu carácter? | ¿Eres una persona tranquila o activa? | En general soy amable y optimista, pero a veces soy un poco impaciente con mis amigos.
  character.quality | ¿Cuál es tu mejor cualidad? | ¿Tienes mucha paciencia? | Mi mejor cualidad es la paciencia porque siempre escucho a los demás.
  character.admire | ¿A quién admiras? | ¿Admiras más a los deportistas o a los cantantes? | Admiro a mi profesora de educación física porque trabaja mucho y siempre nos ayuda.
  character.friends-say | ¿Qué dirían tus amigos de tu carácter? | ¿Tus amigos dirían que tienes un carácter tranquilo? | Mis amigos dirían que soy una persona amable y alegre, pero que debería ser más puntual.
  character.changed | ¿Cómo ha cambiado tu carácter desde la escuela primaria? | ¿En la escuela primaria hablabas menos? | En la escuela primaria hablaba poco en clase, pero he cambiado porque he hecho muchos amigos nuevos.
  character.role-model | ¿Qué cualidades tiene un buen modelo para los jóvenes? | ¿Los deportistas son buenos modelos? | Un buen modelo es trabajador y honesto, y ayuda a los demás porque los jóvenes lo imitan.
  childhood.like | ¿Cómo eras en tu infancia? | ¿Hablabas mucho en tu infancia? | En mi infancia era muy alegre y hablaba mucho, pero no me gustaba acostarme temprano.
  childhood.play | ¿A qué jugabas en tu infancia? | En tu infancia, ¿jugabas en la calle o en casa? | Jugaba al fútbol en el parque con mis amigos porque me encantaba correr.
  childhood.memory | ¿Cuál es tu mejor recuerdo de la infancia? | ¿Tenías un juguete favorito en tu infancia? | Cuando tenía siete años, fui al zoo con mi clase. Vi leones y fue increíble.
  childhood.teenagers | ¿La vida es más fácil para los niños pequeños o para los adolescentes? | ¿Es divertida la vida de los adolescentes? | Creo que la vida es más fácil para los niños pequeños porque no tienen exámenes.
  childhood.fifty | ¿En qué era diferente la vida de los niños hace cincuenta años? | ¿Antes los niños jugaban más en la calle? | Los niños no tenían móvil y jugaban más en la calle. Creo que la vida era más sencilla.
  independence.allowed | ¿Qué te dejan hacer los fines de semana? | ¿Te dejan salir el sábado por la noche? | Puedo salir con mis amigos, pero tengo que volver antes de las diez. Creo que es justo.
  independence.rules | ¿Qué reglas hay en tu casa? | ¿Las reglas de tu casa son estrictas? | En mi casa no se puede usar el móvil en la mesa. Creo que es una buena regla.
  independence.eighteen | ¿Qué vas a hacer a los dieciocho años? | ¿Vas a aprender a conducir a los dieciocho años? | A los dieciocho años voy a viajar por Europa con mis amigos porque me encanta conocer otras culturas.
  independence.best-age | En tu opinión, ¿cuál es la mejor edad de la vida? | ¿Es mejor tener dieciséis o treinta años? | En mi opinión, la mejor edad son los veinte años porque tienes más libertad y puedes viajar.
  independence.adult | ¿Cómo cambiará tu vida cuando seas mayor? | ¿Vivirás en una ciudad grande en el futuro? | En el futuro tendré más libertad y viviré en otra ciudad, pero también tendré más responsabilidades.
`);
