import type { Ask, Said, Tongue } from "../tongue.ts";

const said = (text: string, english: string): Said => ({ text, english });

export const greeting: Tongue["greeting"] = {
  exam: [
    said(
      "¡Hola! Soy Mark. Vamos a practicar juntos para el examen oral, ¿vale?",
      "Hi! I'm Mark. Let's practise for the speaking exam together, OK?",
    ),
    said(
      "¡Hola! Me llamo Mark y soy estudiante como tú. ¿Empezamos?",
      "Hello! My name is Mark, and I'm a student like you. Shall we start?",
    ),
  ],
  photo: [
    said(
      "¡Hola, soy Mark! Vamos a mirar la foto juntos.",
      "Hi, it's Mark! Let's look at the photo together.",
    ),
  ],
  topic: [
    said(
      "¡Hola! Soy Mark. Tengo ganas de hablar un poco contigo.",
      "Hi! I'm Mark. I'd like to have a chat with you.",
    ),
  ],
  passage: [
    said(
      "¡Hola! Soy Mark. Lee este texto en voz alta, o escríbelo, por favor:",
      "Hi! I'm Mark. Please read this text aloud, or type it:",
    ),
  ],
};

/** "{le}", "{un}" and "{ton}" stand for the noun that was heard with that determiner, "{noun}" for its English. */
export const reactions: Tongue["reactions"] = {
  nothing: [
    said("Perdona, no te he entendido bien.", "Sorry, I didn't quite understand you."),
    said(
      "Mmm, no lo he entendido. No pasa nada, seguimos.",
      "Hmm, I didn't understand. Never mind, let's go on.",
    ),
    said("Lo siento, no lo he seguido todo.", "Sorry, I didn't follow all of that."),
  ],
  foreign: [
    said(
      "Inténtalo en español, aunque sea con palabras sencillas. ¡Tú puedes!",
      "Try it in Spanish, even with simple words. You can do it!",
    ),
    said(
      "Aquí hablamos español. Con unas palabras es suficiente.",
      "We speak Spanish here. A few words are enough.",
    ),
  ],
  refusal: [
    said("No pasa nada, pasamos a otra cosa.", "Never mind, let's move on to something else."),
    said("No te preocupes, ya saldrá.", "Don't worry, it will come."),
  ],
  astray: [
    said("Vale, pero esa no era exactamente mi pregunta.", "OK, but that wasn't quite my question."),
    said("Ah, ya veo. Pero yo hablaba de otra cosa.", "Ah, I see. But I was talking about something else."),
    said(
      "Interesante, pero no has contestado a mi pregunta.",
      "Interesting, but you haven't answered my question.",
    ),
  ],
  question: [
    said("¡Ah, buena pregunta! A mí me gusta bastante.", "Ah, good question! I quite like it."),
    said("¡Buena pregunta! Para mí, sí, en general.", "Good question! For me, yes, generally."),
  ],
  negative: [
    said("Vaya, qué pena.", "Oh, what a pity."),
    said("Ay, lo siento. Te entiendo.", "Oh, I'm sorry. I understand you."),
    said("Vaya, qué mala suerte.", "Oh, what bad luck."),
    said("Uf, eso no es nada divertido.", "Ugh, that's no fun at all."),
  ],
  "negative+noun": [
    said(
      "Ah, {le}: veo que eso no es lo tuyo. Lo entiendo.",
      "Ah, {noun}: I can see that isn't your thing. I understand.",
    ),
    said(
      "Te entiendo: {le}, eso no es para todo el mundo.",
      "I understand you: {noun}, that isn't for everybody.",
    ),
  ],
  positive: [
    said("¡Qué bien, suena genial!", "Great, that sounds brilliant!"),
    said("¡Ah, qué guay!", "Ah, how cool!"),
    said("¡Genial, me alegro por ti!", "Brilliant, I'm happy for you!"),
    said("¡Qué buena idea!", "What a good idea!"),
  ],
  "positive+noun": [
    said("¡Ah, sí, {le}! A mí también me encanta.", "Oh yes, {noun}! I love that too."),
    said("¡Genial, {le}! Veo que eso te importa.", "Brilliant, {noun}! I can see that matters to you."),
    said("¡Qué bien, {le}! Me das envidia.", "Great, {noun}! You make me envious."),
  ],
  plain: [
    said("Vale, ya veo.", "OK, I see."),
    said("Ah, muy bien.", "Ah, very good."),
    said("Gracias, es interesante.", "Thanks, that's interesting."),
    said("Ah, ¡de acuerdo!", "Ah, all right!"),
  ],
  "plain+noun": [
    said("¡Ah, {le}! Interesante.", "Ah, {noun}! Interesting."),
    said("Vale, {le}, ya veo.", "OK, {noun}, I see."),
    said("¡Ah, sí, {le}!", "Oh yes, {noun}!"),
  ],
  food: [
    said("¡Mmm, {le}! Me da hambre.", "Mmm, {noun}! That makes me hungry."),
    said("¡Ah, {un}! Buena elección.", "Ah, {noun}! Good choice."),
    said("¡Ñam, {le}! Me encanta.", "Yum, {noun}! I love it."),
  ],
  family: [
    said("¡Ah, {ton}! La familia es importante.", "Ah, your {noun}! Family is important."),
    said("¡Qué bien, con {ton}!", "Nice, with your {noun}!"),
  ],
  friends: [
    said("Con los amigos todo es mejor.", "Everything is better with friends."),
    said("¡Ah, los amigos son importantes!", "Ah, friends are important!"),
  ],
  sport: [
    said("¡Ah, {le}! Moverse es bueno para la salud.", "Ah, {noun}! Moving is good for your health."),
    said("¡{Le}, genial! Yo no soy muy bueno.", "{Noun}, great! I'm not very good at it."),
  ],
  music: [said("¡Ah, {le}! Yo escucho música todos los días.", "Ah, {noun}! I listen to music every day.")],
  media: [
    said("¡Ah, {le}! Es una buena manera de relajarse.", "Ah, {noun}! That's a good way to relax."),
    said("{Le}: a mí también me gusta.", "{Noun}: I like that too."),
  ],
  technology: [
    said(
      "¡Ah, {le}! Yo también paso demasiado tiempo delante de una pantalla.",
      "Ah, {noun}! I spend too much time in front of a screen too.",
    ),
  ],
  school: [said("¡Ah, {le}! En el instituto trabajamos mucho.", "Ah, {noun}! We work a lot at school.")],
  work: [said("{Le}: eso es importante para el futuro.", "{Noun}: that's important for the future.")],
  travel: [
    said("¡Ah, {le}! Me haces soñar.", "Ah, {noun}! You make me dream."),
    said("¡{Le}, qué suerte!", "{Noun}, how lucky!"),
  ],
  town: [said("¡Ah, {le}! Es un buen sitio para salir.", "Ah, {noun}! That's a good place to go out.")],
  home: [said("Ah, {le}. En casa se está bien.", "Ah, {noun}. Home is a good place to be.")],
  nature: [said("{Le}: es un tema importante.", "{Noun}: that's an important subject.")],
  weather: [said("¡Ah, {le}! Eso lo cambia todo.", "Ah, {noun}! That changes everything.")],
  health: [said("Sí, {le}: hay que pensar en eso.", "Yes, {noun}: you have to think of that.")],
  shopping: [said("¡Ah, {le}! Yo gasto demasiado dinero.", "Ah, {noun}! I spend too much money.")],
  festivals: [said("¡Ah, {le}! Me encanta celebrar.", "Ah, {noun}! I love celebrating.")],
  animals: [said("¡Oh, {un}! Me encantan los animales.", "Oh, {noun}! I love animals.")],
  leisure: [said("¡Ah, {le}! Eso sienta bien.", "Ah, {noun}! That does you good.")],
  read: [
    said("Gracias por leer. ¡Buena suerte en el examen!", "Thanks for reading. Good luck in the exam!"),
    said(
      "¡Muy bien! Gracias por leer este texto. ¡Hasta pronto!",
      "Very good! Thanks for reading this text. See you soon!",
    ),
  ],
  closing: [
    said(
      "Gracias, ha sido genial hablar contigo. ¡Buena suerte en el examen!",
      "Thanks, it was great talking to you. Good luck in the exam!",
    ),
    said(
      "Bueno, ya está. ¡Gracias por la conversación y hasta pronto!",
      "Well, that's it. Thanks for the conversation, and see you soon!",
    ),
    said(
      "Esa era mi última pregunta. ¡Gracias y que tengas un buen día!",
      "That was my last question. Thanks, and have a good day!",
    ),
  ],
};

type Row = readonly [Ask["topic"], Ask["tense"], text: string, english: string, model: string];

const rows: readonly Row[] = [
  [
    "food",
    "present",
    "¿Cuál es tu plato favorito?",
    "What is your favourite dish?",
    "Mi plato favorito es la paella porque es deliciosa y muy española.",
  ],
  [
    "food",
    "past",
    "¿Qué comiste ayer?",
    "What did you eat yesterday?",
    "Ayer comí pollo con patatas y bebí agua. Estaba muy rico.",
  ],
  [
    "food",
    "present",
    "¿Te gusta cocinar?",
    "Do you like cooking?",
    "Sí, me gusta cocinar con mi madre porque es divertido.",
  ],
  [
    "food",
    "present",
    "¿Qué desayunas normalmente?",
    "What do you normally have for breakfast?",
    "Normalmente desayuno cereales con leche y bebo un zumo de naranja.",
  ],
  [
    "family",
    "present",
    "¿Te llevas bien con tu familia?",
    "Do you get on well with your family?",
    "Sí, me llevo bien con mis padres porque son simpáticos y generosos.",
  ],
  [
    "family",
    "past",
    "¿Qué hiciste con tu familia recientemente?",
    "What have you done with your family recently?",
    "El domingo pasado fui a un restaurante con mi familia. Fue genial.",
  ],
  [
    "family",
    "present",
    "¿Cómo es tu familia?",
    "What is your family like?",
    "En mi familia somos cuatro. Mi hermana es divertida, pero mi hermano es un poco perezoso.",
  ],
  [
    "friends",
    "present",
    "¿Cómo es tu mejor amigo o tu mejor amiga?",
    "What is your best friend like?",
    "Mi mejor amigo es gracioso y generoso. Jugamos al fútbol juntos.",
  ],
  [
    "friends",
    "future",
    "¿Qué vas a hacer con tus amigos el próximo fin de semana?",
    "What are you going to do with your friends next weekend?",
    "El próximo fin de semana voy a ir al centro con mis amigos porque me encantan las tiendas.",
  ],
  [
    "home",
    "present",
    "¿Cómo es tu casa?",
    "What is your house like?",
    "Mi casa es bastante pequeña, pero es cómoda y tiene un jardín bonito.",
  ],
  [
    "home",
    "present",
    "¿Qué haces para ayudar en casa?",
    "What do you do to help at home?",
    "Arreglo mi dormitorio y pongo la mesa, pero odio pasar la aspiradora.",
  ],
  [
    "town",
    "present",
    "¿Qué hay en tu ciudad?",
    "What is there in your town?",
    "En mi ciudad hay un cine, muchas tiendas y un parque grande. Me gusta vivir aquí.",
  ],
  [
    "town",
    "conditional",
    "¿Dónde te gustaría vivir en el futuro?",
    "Where would you like to live in the future?",
    "Me gustaría vivir en Madrid porque es una ciudad bonita y animada.",
  ],
  [
    "town",
    "past",
    "¿Qué hiciste en el centro recientemente?",
    "What have you done in town recently?",
    "El sábado pasado fui al centro y compré una camiseta.",
  ],
  [
    "sport",
    "present",
    "¿Qué deporte prefieres y por qué?",
    "Which sport do you prefer, and why?",
    "Prefiero el tenis porque es rápido y emocionante.",
  ],
  [
    "sport",
    "present",
    "¿Haces mucho deporte?",
    "Do you do a lot of sport?",
    "Sí, hago deporte dos veces a la semana porque es bueno para la salud.",
  ],
  [
    "sport",
    "past",
    "¿Qué partido viste recientemente?",
    "Which match have you seen recently?",
    "El fin de semana pasado vi un partido de fútbol en la tele. Fue emocionante.",
  ],
  [
    "music",
    "present",
    "¿Qué música escuchas?",
    "What music do you listen to?",
    "Escucho rap y música pop porque me relaja.",
  ],
  [
    "music",
    "conditional",
    "¿Te gustaría tocar un instrumento?",
    "Would you like to play an instrument?",
    "Sí, me gustaría tocar la guitarra porque me encanta el rock.",
  ],
  [
    "media",
    "present",
    "¿Qué tipo de películas te gustan?",
    "What sort of films do you like?",
    "Me gustan las comedias porque son divertidas, pero no me gustan las películas de terror.",
  ],
  [
    "media",
    "past",
    "¿Qué película viste recientemente?",
    "Which film have you seen recently?",
    "Vi una película de acción con mi hermano. Fue genial.",
  ],
  [
    "media",
    "present",
    "¿Prefieres leer o ver la tele?",
    "Do you prefer reading or watching TV?",
    "Prefiero leer porque los libros son más interesantes.",
  ],
  [
    "technology",
    "present",
    "¿Usas mucho tu móvil?",
    "Do you use your phone a lot?",
    "Sí, uso mi móvil todos los días para hablar con mis amigos.",
  ],
  [
    "technology",
    "present",
    "¿Cuáles son los peligros de internet?",
    "What are the dangers of the internet?",
    "En mi opinión, pasamos demasiado tiempo delante de la pantalla y es malo para la salud.",
  ],
  [
    "school",
    "present",
    "¿Cuál es tu asignatura favorita y por qué?",
    "What is your favourite subject, and why?",
    "Mi asignatura favorita es la historia porque el profesor es divertido.",
  ],
  [
    "school",
    "present",
    "¿Cómo son tus profesores?",
    "What are your teachers like?",
    "Mis profesores son estrictos, pero son simpáticos y nos ayudan.",
  ],
  [
    "school",
    "conditional",
    "¿Qué te gustaría cambiar en tu instituto?",
    "What would you like to change in your school?",
    "Me gustaría llevar vaqueros porque el uniforme es incómodo.",
  ],
  [
    "work",
    "future",
    "¿Qué vas a hacer después de los exámenes?",
    "What are you going to do after your exams?",
    "Después de los exámenes voy a seguir estudiando porque quiero ser médico.",
  ],
  [
    "work",
    "conditional",
    "¿En qué te gustaría trabajar en el futuro?",
    "What would you like to work as in the future?",
    "Me gustaría ser profesor porque me gusta trabajar con niños.",
  ],
  [
    "travel",
    "present",
    "¿Dónde pasas las vacaciones normalmente?",
    "Where do you normally spend your holidays?",
    "Normalmente paso las vacaciones en España con mi familia porque hace buen tiempo.",
  ],
  [
    "travel",
    "past",
    "¿Adónde fuiste de vacaciones el año pasado?",
    "Where did you go on holiday last year?",
    "El año pasado fui a Francia en avión con mis padres. Lo pasé muy bien.",
  ],
  [
    "travel",
    "conditional",
    "¿Qué país te gustaría visitar?",
    "Which country would you like to visit?",
    "Me gustaría visitar Italia porque la comida es deliciosa.",
  ],
  [
    "nature",
    "present",
    "¿Qué haces para proteger el medio ambiente?",
    "What do you do to protect the environment?",
    "Reciclo el papel y voy al instituto a pie para proteger el planeta.",
  ],
  [
    "nature",
    "present",
    "¿Cuál es el mayor problema para el planeta?",
    "What is the biggest problem for the planet?",
    "En mi opinión, es la contaminación porque hay demasiados coches.",
  ],
  [
    "weather",
    "present",
    "¿Qué estación del año prefieres?",
    "Which season do you prefer?",
    "Prefiero el verano porque hace calor y puedo ir a la playa.",
  ],
  [
    "health",
    "present",
    "¿Qué haces para estar en forma?",
    "What do you do to keep fit?",
    "Como mucha fruta y hago natación dos veces a la semana.",
  ],
  [
    "health",
    "present",
    "¿Duermes bastante, en tu opinión?",
    "Do you sleep enough, in your opinion?",
    "No, no duermo bastante porque tengo muchos deberes.",
  ],
  [
    "shopping",
    "present",
    "¿Te gusta ir de compras?",
    "Do you like going shopping?",
    "Sí, me gusta comprar ropa con mis amigos, pero es cara.",
  ],
  [
    "shopping",
    "past",
    "¿Qué compraste recientemente?",
    "What have you bought recently?",
    "La semana pasada compré unos vaqueros y una camiseta azul.",
  ],
  [
    "festivals",
    "past",
    "¿Cómo celebraste tu último cumpleaños?",
    "How did you celebrate your last birthday?",
    "Comí en un restaurante con mis amigos y recibí una bicicleta. Fue genial.",
  ],
  [
    "festivals",
    "present",
    "¿Cuál es tu fiesta favorita?",
    "What is your favourite festival?",
    "Mi fiesta favorita es la Navidad porque me encantan los regalos.",
  ],
  [
    "animals",
    "present",
    "¿Tienes algún animal en casa?",
    "Do you have a pet at home?",
    "Sí, tengo un perro que es muy gracioso y lo quiero mucho.",
  ],
  [
    "leisure",
    "present",
    "¿Qué haces en tu tiempo libre?",
    "What do you do in your free time?",
    "En mi tiempo libre juego al fútbol y escucho música porque es relajante.",
  ],
  [
    "leisure",
    "past",
    "¿Qué hiciste el sábado pasado?",
    "What did you do last Saturday?",
    "El sábado pasado fui al cine con mis amigos. Fue divertido.",
  ],
  [
    "leisure",
    "future",
    "¿Qué vas a hacer este fin de semana?",
    "What are you going to do this weekend?",
    "Este fin de semana voy a jugar al tenis y voy a ver a mis abuelos.",
  ],
];

export const questions: readonly Ask[] = rows.map(([topic, tense, text, english, model]) => ({
  topic,
  tense,
  text,
  english,
  model,
}));

export const demands: Tongue["demands"] = [
  ["con quién|quién es|quiénes|quién", "who"],
  ["dónde|adónde|de dónde", "where"],
  ["cuándo|a qué hora|qué día", "when"],
  ["por qué", "why"],
  [
    "cómo (?:es|son|fue|era|estuvo)|qué tal|qué piensas|qué opinas|cuál es tu opinión|te gustó|qué te parece",
    "opinion",
  ],
  ["cuántos|cuántas|qué edad", "number"],
  [
    "qué (?:hiciste|haces|hacéis|hacías|harás|harías)|qué vas a hacer|qué (?:te gusta|te gustaría|quieres|sueles) hacer",
    "action",
  ],
];

export const answers: Tongue["answers"] = [
  ["cómo es (?:tu|el|la) .+", "Es bastante grande y me gusta mucho porque es interesante."],
  ["te gusta (el|la) (.+)", "Sí, me gusta mucho $1 $2 porque es interesante."],
  ["te gustan (los|las) (.+)", "Sí, me gustan mucho $1 $2."],
  ["te gusta (\\p{L}+(?:ar|er|ir)) ?(.*)", "Sí, me gusta mucho $1 $2 porque es divertido."],
  ["te gustaría (.+?)(?: y por qué)?", "Sí, me gustaría $1 porque sería una buena experiencia."],
  ["qué (?:piensas|opinas) de .+", "Creo que es interesante, pero a veces es un poco difícil."],
  ["cuántos años tienes|qué edad tienes", "Tengo quince años y mi cumpleaños es en mayo."],
  ["cómo te llamas", "Me llamo Alex y tengo quince años."],
  ["dónde vives", "Vivo en Londres con mi familia. Me gusta mi ciudad porque hay mucho que hacer."],
  [
    "qué (?:hay|ves|se ve) en (?:la|esta) foto",
    "En la foto hay unas personas que están contentas. Creo que están de vacaciones.",
  ],
  [
    "(?:describe|descríbeme|háblame de) (?:la|esta) foto.*",
    "En la foto hay unas personas que están contentas. Creo que están de vacaciones.",
  ],
];

export const mirror: Tongue["mirror"] = {
  yes: "Sí, ",
  swaps: [
    ["te", "me"],
    ["tu", "mi"],
    ["tus", "mis"],
    ["contigo", "conmigo"],
    ["ti", "mí"],
  ],
  because: " porque me gusta",
};

export const examples: Tongue["examples"] = {
  reason: "… porque es divertido",
  opinion: "Fue genial",
  start: "Creo que es interesante",
};

export const hints: Tongue["hints"] = {
  past: "Jugué, fui, fue divertido",
  future: "Voy a viajar, vamos a ver",
  conditional: "Me gustaría, sería",
  opinion: "En mi opinión, es genial",
  reason: "porque es divertido",
  question: "¿Y tú, qué te gusta?",
  describe: "una casa grande, mi hermana es simpática",
  present: "Normalmente juego, vamos",
};
