import { asksIn } from "../lines.ts";
import type { Phrasebook } from "../phrasebook.ts";

/** One line a question: topic and tense of the answer | question | its English | an answer worth full marks. */
export const questions: Phrasebook["questions"] = asksIn(`
food present | ¿Cuál es tu plato favorito? | What is your favourite dish? | Mi plato favorito es la paella porque es deliciosa y muy española.
food past | ¿Qué comiste ayer? | What did you eat yesterday? | Ayer comí pollo con patatas y bebí agua. Estaba muy rico.
food present | ¿Te gusta cocinar? | Do you like cooking? | Sí, me gusta cocinar con mi madre porque es divertido.
food present | ¿Qué desayunas normalmente? | What do you normally have for breakfast? | Normalmente desayuno cereales con leche y bebo un zumo de naranja.
family present | ¿Te llevas bien con tu familia? | Do you get on well with your family? | Sí, me llevo bien con mis padres porque son simpáticos y generosos.
family past | ¿Qué hiciste con tu familia recientemente? | What have you done with your family recently? | El domingo pasado fui a un restaurante con mi familia. Fue genial.
family present | ¿Cómo es tu familia? | What is your family like? | En mi familia somos cuatro. Mi hermana es divertida, pero mi hermano es un poco perezoso.
friends present | ¿Cómo es tu mejor amigo o tu mejor amiga? | What is your best friend like? | Mi mejor amigo es gracioso y generoso. Jugamos al fútbol juntos.
friends future | ¿Qué vas a hacer con tus amigos el próximo fin de semana? | What are you going to do with your friends next weekend? | El próximo fin de semana voy a ir al centro con mis amigos porque me encantan las tiendas.
home present | ¿Cómo es tu casa? | What is your house like? | Mi casa es bastante pequeña, pero es cómoda y tiene un jardín bonito.
home present | ¿Qué haces para ayudar en casa? | What do you do to help at home? | Arreglo mi dormitorio y pongo la mesa, pero odio pasar la aspiradora.
town present | ¿Qué hay en tu ciudad? | What is there in your town? | En mi ciudad hay un cine, muchas tiendas y un parque grande. Me gusta vivir aquí.
town conditional | ¿Dónde te gustaría vivir en el futuro? | Where would you like to live in the future? | Me gustaría vivir en Madrid porque es una ciudad bonita y animada.
town past | ¿Qué hiciste en el centro recientemente? | What have you done in town recently? | El sábado pasado fui al centro y compré una camiseta.
sport present | ¿Qué deporte prefieres y por qué? | Which sport do you prefer, and why? | Prefiero el tenis porque es rápido y emocionante.
sport present | ¿Haces mucho deporte? | Do you do a lot of sport? | Sí, hago deporte dos veces a la semana porque es bueno para la salud.
sport past | ¿Qué partido viste recientemente? | Which match have you seen recently? | El fin de semana pasado vi un partido de fútbol en la tele. Fue emocionante.
music present | ¿Qué música escuchas? | What music do you listen to? | Escucho rap y música pop porque me relaja.
music conditional | ¿Te gustaría tocar un instrumento? | Would you like to play an instrument? | Sí, me gustaría tocar la guitarra porque me encanta el rock.
media present | ¿Qué tipo de películas te gustan? | What sort of films do you like? | Me gustan las comedias porque son divertidas, pero no me gustan las películas de terror.
media past | ¿Qué película viste recientemente? | Which film have you seen recently? | Vi una película de acción con mi hermano. Fue genial.
media present | ¿Prefieres leer o ver la tele? | Do you prefer reading or watching TV? | Prefiero leer porque los libros son más interesantes.
technology present | ¿Usas mucho tu móvil? | Do you use your phone a lot? | Sí, uso mi móvil todos los días para hablar con mis amigos.
technology present | ¿Cuáles son los peligros de internet? | What are the dangers of the internet? | En mi opinión, pasamos demasiado tiempo delante de la pantalla y es malo para la salud.
school present | ¿Cuál es tu asignatura favorita y por qué? | What is your favourite subject, and why? | Mi asignatura favorita es la historia porque el profesor es divertido.
school present | ¿Cómo son tus profesores? | What are your teachers like? | Mis profesores son estrictos, pero son simpáticos y nos ayudan.
school conditional | ¿Qué te gustaría cambiar en tu instituto? | What would you like to change in your school? | Me gustaría llevar vaqueros porque el uniforme es incómodo.
work future | ¿Qué vas a hacer después de los exámenes? | What are you going to do after your exams? | Después de los exámenes voy a seguir estudiando porque quiero ser médico.
work conditional | ¿En qué te gustaría trabajar en el futuro? | What would you like to work as in the future? | Me gustaría ser profesor porque me gusta trabajar con niños.
travel present | ¿Dónde pasas las vacaciones normalmente? | Where do you normally spend your holidays? | Normalmente paso las vacaciones en España con mi familia porque hace buen tiempo.
travel past | ¿Adónde fuiste de vacaciones el año pasado? | Where did you go on holiday last year? | El año pasado fui a Francia en avión con mis padres. Lo pasé muy bien.
travel conditional | ¿Qué país te gustaría visitar? | Which country would you like to visit? | Me gustaría visitar Italia porque la comida es deliciosa.
nature present | ¿Qué haces para proteger el medio ambiente? | What do you do to protect the environment? | Reciclo el papel y voy al instituto a pie para proteger el planeta.
nature present | ¿Cuál es el mayor problema para el planeta? | What is the biggest problem for the planet? | En mi opinión, es la contaminación porque hay demasiados coches.
weather present | ¿Qué estación del año prefieres? | Which season do you prefer? | Prefiero el verano porque hace calor y puedo ir a la playa.
health present | ¿Qué haces para estar en forma? | What do you do to keep fit? | Como mucha fruta y hago natación dos veces a la semana.
health present | ¿Duermes bastante, en tu opinión? | Do you sleep enough, in your opinion? | No, no duermo bastante porque tengo muchos deberes.
shopping present | ¿Te gusta ir de compras? | Do you like going shopping? | Sí, me gusta comprar ropa con mis amigos, pero es cara.
shopping past | ¿Qué compraste recientemente? | What have you bought recently? | La semana pasada compré unos vaqueros y una camiseta azul.
festivals past | ¿Cómo celebraste tu último cumpleaños? | How did you celebrate your last birthday? | Comí en un restaurante con mis amigos y recibí una bicicleta. Fue genial.
festivals present | ¿Cuál es tu fiesta favorita? | What is your favourite festival? | Mi fiesta favorita es la Navidad porque me encantan los regalos.
animals present | ¿Tienes algún animal en casa? | Do you have a pet at home? | Sí, tengo un perro que es muy gracioso y lo quiero mucho.
leisure present | ¿Qué haces en tu tiempo libre? | What do you do in your free time? | En mi tiempo libre juego al fútbol y escucho música porque es relajante.
leisure past | ¿Qué hiciste el sábado pasado? | What did you do last Saturday? | El sábado pasado fui al cine con mis amigos. Fue divertido.
leisure future | ¿Qué vas a hacer este fin de semana? | What are you going to do this weekend? | Este fin de semana voy a jugar al tenis y voy a ver a mis abuelos.
`);
