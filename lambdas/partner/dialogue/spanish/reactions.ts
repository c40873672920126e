/** What Mark says about an answer before he goes on: "key | text | English". "{echo}" stands for words of the student, "{told}" for a clause of theirs. */
export const reactions = `
frame | ¡Ah, {echo}! | Ah, {echo}!
frame | Vale, {echo}. | OK, {echo}.
frame | Ah, sí, {echo}. | Oh yes, {echo}.
told | Ah, {told}. | Ah, {told}.
told | Vale, {told}. | OK, {told}.
told | Así que {told}. | So {told}.
told | O sea que {told}. | So {told}, then.
like | Te entiendo. | I understand that.
like | Cada uno tiene sus preferencias. | Everyone has their own preferences.
like | Está bien tener algo que te gusta. | It's good to have something you like.
like | Sí, es fácil de entender. | Yes, that's easy to understand.
like+food | A mí me encantan el curry y la pizza. | I love curry and pizza.
like+food | Comer bien es un placer. | Eating well is a pleasure.
like+family | Yo también me llevo bien con mi familia. | I get on well with my family too.
like+family | La familia es importante. | Family matters.
like+friends | Yo me río mucho con Sam. | I laugh a lot with Sam.
like+friends | Los buenos amigos valen mucho. | Good friends are worth a lot.
like+sport | A mí me gusta sobre todo el bádminton. | I like badminton best.
like+sport | Con el deporte piensas en otra cosa. | Sport takes your mind off things.
like+music | Yo también escucho música a menudo. | I often listen to music too.
like+music | A mí me gusta tocar la guitarra. | I like playing the guitar.
like+media | A mí me gustan las series cómicas. | I like comedy series.
like+media | A mí me encanta leer cómics. | I enjoy reading comics.
like+school | A mí me gusta sobre todo la geografía. | I like geography most of all.
like+school | Cuando algo gusta, se aprende mejor. | You learn more easily when you like something.
like+festivals | A mí me gusta mucho la Navidad. | I like Christmas a lot.
like+festivals | Las fiestas rompen la rutina. | Celebrations make a change.
like+animals | Yo adoro a nuestro perro, Biscuit. | I love our dog, Biscuit.
like+animals | A mí también me gustan los animales. | I like animals too.
dislike | Eso está claro. | That's clear.
dislike | Vale, lo entiendo. | OK, I understand.
dislike | Gracias por decirlo claramente. | Thanks for being honest.
dislike+food | A mí no me gustan los champiñones. | I don't like mushrooms.
dislike+food | Con la comida, cada uno tiene sus gustos. | With food, everyone has their own taste.
dislike+sport | A mí me aburre el fútbol en la tele. | I find football on TV boring.
dislike+sport | No a todos nos gusta el mismo deporte. | Not everyone likes the same sport.
dislike+music | En la música es cuestión de gustos. | With music it's a question of taste.
dislike+music | A mí tampoco me gusta toda la música. | I don't like everything in music either.
dislike+media | Yo tampoco lo veo todo. | I don't watch everything either.
dislike+media | Por suerte, hay mucho donde elegir. | Luckily, there's plenty of choice.
dislike+school | A mí no me gustan los deberes del viernes. | I don't like homework on Fridays.
dislike+school | En el instituto no puede gustar todo. | You can't like everything at school.
have+animals | Nosotros tenemos un perro, Biscuit. | We have a dog, Biscuit.
have+animals | Nuestro perro tiene cuatro años. | Our dog's four years old.
do+sport | Yo juego al bádminton los martes. | I play badminton on Tuesdays.
do+sport | Yo estoy en un club de bádminton. | I'm in a badminton club.
do+music | Yo toco la guitarra, no muy bien. | I play the guitar, not very well.
do+music | Llevo dos años aprendiendo guitarra. | I've been learning the guitar for two years.
did+sport | Yo perdí al bádminton el domingo. | I lost at badminton on Sunday.
did+sport | Yo jugué al bádminton el fin de semana. | I played badminton at the weekend.
did+music | Yo toco un poco la guitarra. | I play the guitar a little.
did+music | La música se queda en la cabeza. | Music stays in your head.
eat+food | Yo como un bocadillo al mediodía. | I eat a sandwich at lunchtime.
eat+food | Mi plato favorito es el curry. | My favourite dish is curry.
did+travel | Yo, el verano pasado, acampé con lluvia. | Last summer I went camping in the rain.
did+travel | Yo, el año pasado, visité Barcelona. | Last year I visited Barcelona.
plan+travel | A mí, un día, me gustaría ver Canadá. | One day I'd like to see Canada.
plan+travel | A mí también me gusta viajar. | I like travelling too.
plan+work | Yo, más adelante, quiero dibujar mapas. | Later I want to draw maps.
plan+work | Yo todavía dudo sobre mi futuro trabajo. | I still haven't decided on my future job.
live+town | Yo vivo en Brighton, cerca del mar. | I live in Brighton, near the sea.
live+town | Nosotros vivimos en una casa pequeña en Brighton. | We live in a small house in Brighton.
did+media | Yo, este fin de semana, vi una película con Emma. | I watched a film with Emma at the weekend.
did+media | Yo veo sobre todo comedias. | I mostly watch comedies.
do+media | Yo veo sobre todo series cómicas. | I mostly watch comedy series.
do+media | Yo, por la noche, leo a menudo un cómic. | In the evening I often read a comic.
do+home | Yo, en casa, lavo los platos. | At home I do the washing-up.
do+home | Yo soy quien pasea al perro. | I'm the one who walks the dog.
good | Ah, qué bien. | Ah, that's good.
good | Ah, muy bien. | Ah, very good.
good | Suena bien. | That sounds good.
bad | Sí, te entiendo. | Yes, I understand you.
bad | Ah, ya veo. | Ah, I see.
bad | Vale, te comprendo. | OK, I understand you.
mixed | Hay ventajas y desventajas, entonces. | So there are two sides to it.
mixed | Suele pasar. | It's often like that.
mixed | Vale, un poco de las dos cosas. | OK, so a bit of both.
tired | Sí, ahora mismo es mucho. | Yes, it's a lot at the moment.
tired | A veces una pausa ayuda. | A break sometimes helps.
tired | Me suena, sobre todo por la mañana. | I know the feeling, especially in the morning.
won | ¡Enhorabuena! | Congratulations!
won | ¡Bien jugado! | Well played!
won | Ganar siempre alegra. | Winning feels good.
lost | Yo también perdí mi último partido. | I lost my last match too.
lost | Lo importante es participar. | It's the taking part that counts.
lost | La próxima vez irá mejor. | Better luck next time.
agree | Vale. | OK.
agree | Bien, está claro. | Right, that's clear.
agree | Ah, de acuerdo. | Ah yes, OK.
deny | Ah, vale. | Ah, OK.
deny | Bueno, tomo nota. | Right, noted.
deny | No hay problema. | No problem.
reason | Vale, entiendo por qué. | OK, I understand why.
reason | Es una razón clara. | That's a clear reason.
reason | Gracias por la explicación. | Thanks for explaining.
because | Ah, es por eso. | Ah, that's why.
because | Sí, tiene sentido. | Yes, that makes sense.
because | Gracias, así lo entiendo mejor. | Thanks, I understand better now.
because | Sí, te sigo. | Yes, I follow you.
because | Es lógico, sí. | Yes, that's logical.
because | Ya veo por qué. | I can see why now.
because | Se entiende muy bien. | That's easy to understand.
story | Gracias por esa historia. | Thanks for that story.
story | Es un recuerdo para guardar. | That's something to remember.
story | Lo cuentas muy bien. | You tell it very well.
story | Me imagino bien la escena. | I can just picture it.
story | Gracias por contármelo. | Thanks for telling me that.
sides | Ves los dos lados. | You see both sides.
sides | No todo es blanco o negro. | It isn't all black and white.
sides | Nada es perfecto, es verdad. | Nothing's perfect, that's true.
sides | Hay un poco de todo. | So there's a bit of everything.
plans | Suena bien ese plan. | That plan sounds good.
plans | Pues es una idea. | Now that's an idea.
plans | Ya tienes planes, entonces. | So you have plans.
plans | Es un buen plan. | That's a fine plan.
view | Es una opinión clara. | That's a clear opinion.
view | Sí, se puede ver así. | Yes, you can see it like that.
view | Gracias por tu opinión. | Thanks for your opinion.
view | Buen argumento. | Good argument.
view | Está bien tener opinión propia. | It's good to have your own opinion.
detail | Gracias por tantos detalles. | Thanks for all those details.
detail | Ahora me lo imagino mejor. | Now I can imagine it better.
detail | Está bien explicado. | That's well explained.
detail | Gracias, es una respuesta completa. | Thanks, that's a full answer.
absurd | ¡Vaya imaginación tienes! | What an imagination you have!
absurd | ¡Eso no me lo esperaba! | I wasn't expecting that!
absurd | Estás de broma, claro. | You're joking, of course.
mention | Gracias por hablarme {of}. | Thanks for telling me about {thing}.
mention | Da gusto oírte hablar {of}. | It's nice to hear you talk about {thing}.
mention | Me gusta cómo hablas {of}. | I like the way you talk about {thing}.
thanks | Ah, qué amable. | Oh, that's kind.
thanks | De nada, con mucho gusto. | You're welcome, my pleasure.
thanks | Ah, me alegro. | Oh, I'm glad.
greet | ¡Hola! Me alegro de hablar contigo. | Hi! It's nice to talk to you.
greet | ¡Hola a ti también! | Hello to you too!
greet | ¡Buenas! Estoy listo. | Hi! I'm ready.
sorry | No te preocupes. | No worries.
sorry | No es nada, de verdad. | It's nothing, really.
sorry | Todo bien, seguimos. | It's all fine, let's carry on.
unsure | No pasa nada, es normal. | No problem, it happens.
unsure | No siempre hay una respuesta. | You don't always have an answer.
unsure | Yo tampoco lo sé siempre. | I don't always know either.
unsure | No importa nada. | It doesn't matter at all.
rude | Bueno, seguimos tranquilamente. | Right, let's carry on calmly.
rude | Vale, pasamos a otra cosa. | OK, let's move on.
rude | Da igual, aquí sigo. | Never mind, I'm still here.
rude | Venga, seguimos. | Come on, let's go on.
plain | Vale. | OK.
plain | Ah, vale. | Ah, OK.
plain | Ya veo. | I see.
plain | De acuerdo. | All right.
plain | Entiendo. | I understand.
plain | Ah, ya. | Ah, right.
plain | Vale, entiendo. | OK, I understand.
plain | Ah, ya veo. | Ah, I see.
plain | Está bien. | All right then.
begin+exam | Hola, me llamo Mark. Practicamos para el oral. | Hi, my name's Mark. We're practising for the speaking exam.
begin+exam | Buenas, soy Mark. Vamos a practicar el examen oral. | Hello, I'm Mark. This is our practice speaking exam.
begin+exam | Hola, soy Mark. Empezamos el oral con calma. | Hi, I'm Mark. Let's start the speaking exam calmly.
begin+photo | Hola, soy Mark. Aquí está la foto. | Hi, it's Mark. Here's the photo.
begin+photo | Hola, aquí Mark. Vamos a hablar de la foto. | Hello, I'm Mark. Let's talk about the photo.
begin+photo | Soy Mark. Vamos a mirar esta foto. | I'm Mark. Let's look at this photo together.
begin+topic | Hola, soy Mark. Charlamos un rato. | Hi, it's Mark. We're going to chat for a bit.
begin+topic | Hola, me llamo Mark. Me apetece charlar contigo. | Hello, I'm Mark. I'm glad to talk to you.
begin+topic | Buenas, aquí Mark. Ya podemos empezar. | Hi, Mark here. We can begin.
begin+passage | Hola, soy Mark. Aquí tienes un texto para leer: | Hi, it's Mark. Here's a text to read:
begin+passage | Hola, me llamo Mark. Este es nuestro texto para leer: | Hello, I'm Mark. This is our text to read:
begin+passage | Buenas, soy Mark. Hoy toca leer: | Hi, I'm Mark. Today it's reading:
end | Gracias por la conversación. ¡Suerte con el examen! | Thanks for the conversation. Good luck in the exam!
end | Ya está. ¡Gracias y que tengas un buen día! | That's all. Thanks, and have a good day!
end | Gracias por hablar conmigo. ¡Adiós! | Thanks for talking to me. Goodbye!
end | Esa era mi última pregunta. ¡Muchas gracias! | That was my last question. Thank you!
end | Lo dejamos aquí. ¡Gracias por tus respuestas! | Let's stop here. Thanks for your answers!
end | Gracias, me ha gustado hablar contigo. | Thanks, I've enjoyed talking to you.
end | Gracias por este rato. ¡Que te vaya bien! | Thanks for your time. All the best!
end | Por hoy hemos terminado. ¡Gracias y adiós! | That's it for today. Thanks and bye!
end+read | Gracias por leer este texto. ¡Buen día! | Thanks for reading this text. Have a good day!
end+read | Ya está, fin del texto. ¡Gracias! | There, that's the end of the text. Thanks!
end+read | Gracias por la lectura. ¡Suerte en el oral! | Thanks for reading. Good luck in the exam!
turn | Hablemos de otra cosa. | Let's talk about something else.
turn | Cambiemos un poco de tema. | Let's change the subject a little.
turn | Tengo otra pregunta. | I have another question.
turn | Ahora, algo diferente. | Now something different.
turn | Hay otra cosa que quiero saber. | There's something else I'd like to know.
turn | Bueno, un tema nuevo. | Right, a new subject.
turn | Venga, vamos con algo nuevo. | OK, let's go on to something new.
dig | Ahora tengo curiosidad. | Now I'm curious.
dig | Quiero entenderlo mejor. | I'd like to understand better.
dig | Me gustaría saber más. | I'd like to know more about that.
answered | Y ahora te toca a ti. | And now it's your turn.
answered | Bueno, ahora pregunto yo. | Right, my turn to ask.
answered | Y eso es todo sobre mí. | That's it about me.
answered | Ya basta de hablar de mí. | Enough about me.
answered | Vuelvo a ti. | Back to you.
answered | Ahora, mi pregunta. | Now my question.
`;
