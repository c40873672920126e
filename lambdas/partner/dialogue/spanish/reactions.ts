/** What Mark says about an answer before he goes on: "key | text | English". "{echo}" stands for words of the student. */
export const reactions = `
frame | ¡Ah, {echo}! | Ah, {echo}!
frame | Vale, {echo}. | OK, {echo}.
frame | Ah, sí, {echo}. | Oh yes, {echo}.
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
like+home | A mí también me gusta estar en casa. | I like being at home too.
like+home | En casa se está tranquilo. | At home you have some peace.
like+town | A mí me gusta bastante Brighton. | I like Brighton.
like+town | Está bien tener un sitio favorito. | It's good to have a favourite place.
like+sport | A mí me gusta sobre todo el bádminton. | I like badminton best.
like+sport | Con el deporte piensas en otra cosa. | Sport takes your mind off things.
like+music | Yo también escucho música a menudo. | I often listen to music too.
like+music | A mí me gusta tocar la guitarra. | I like playing the guitar.
like+media | A mí me gustan las series cómicas. | I like comedy series.
like+media | A mí me encanta leer cómics. | I enjoy reading comics.
like+technology | A mí también me gusta ver vídeos. | I like watching videos too.
like+technology | Delante de una pantalla el tiempo vuela. | Time flies in front of a screen.
like+school | A mí me gusta sobre todo la geografía. | I like geography most of all.
like+school | Cuando algo gusta, se aprende mejor. | You learn more easily when you like something.
like+work | Es una suerte disfrutar del trabajo. | It's lucky to enjoy your work.
like+work | A mí me gustaría trabajar con mapas. | I'd like to work with maps.
like+travel | A mí me encantaría ver Canadá. | I'd love to see Canada.
like+travel | A mí también me gusta viajar. | I like travelling too.
like+nature | A mí me gusta pasear junto al mar. | I like walking by the sea.
like+nature | La naturaleza también es importante para mí. | Nature matters to me too.
like+weather | A mí me gusta sobre todo el otoño. | I like autumn best.
like+weather | Ese tiempo se aprovecha. | You can enjoy that sort of weather.
like+shopping | Cada uno tiene su estilo. | Everyone has their own style.
like+shopping | Yo busco un regalo para un amigo. | I'm looking for a present for a friend.
like+festivals | A mí me gusta mucho la Navidad. | I like Christmas a lot.
like+festivals | Las fiestas rompen la rutina. | Celebrations make a change.
like+animals | Yo adoro a nuestro perro, Biscuit. | I love our dog, Biscuit.
like+animals | A mí también me gustan los animales. | I like animals too.
like+leisure | A mí me gusta dibujar cuando tengo tiempo. | I like drawing when I have time.
like+leisure | El tiempo libre vale mucho. | Free time is precious.
dislike | Eso está claro. | That's clear.
dislike | Vale, lo entiendo. | OK, I understand.
dislike | Gracias por decirlo claramente. | Thanks for being honest.
dislike+food | A mí no me gustan los champiñones. | I don't like mushrooms.
dislike+food | Con la comida, cada uno tiene sus gustos. | With food, everyone has their own taste.
dislike+home | En mi casa tampoco es todo perfecto. | Not everything's perfect at ours either.
dislike+home | En casa no todo puede gustar. | You can't like everything at home.
dislike+town | En una ciudad no puede gustar todo. | You can't like everything in a town.
dislike+town | Yo prefiero la playa a la ciudad. | I prefer the beach to the town.
dislike+sport | A mí me aburre el fútbol en la tele. | I find football on TV boring.
dislike+sport | No a todos nos gusta el mismo deporte. | Not everyone likes the same sport.
dislike+music | En la música es cuestión de gustos. | With music it's a question of taste.
dislike+music | A mí tampoco me gusta toda la música. | I don't like everything in music either.
dislike+media | Yo tampoco lo veo todo. | I don't watch everything either.
dislike+media | Por suerte, hay mucho donde elegir. | Luckily, there's plenty of choice.
dislike+technology | La tecnología también tiene su lado malo. | Technology has its bad sides too.
dislike+technology | Un descanso sin pantallas sienta bien. | A break from screens does you good.
dislike+school | A mí no me gustan los deberes del viernes. | I don't like homework on Fridays.
dislike+school | En el instituto no puede gustar todo. | You can't like everything at school.
dislike+work | El trabajo no siempre es fácil. | Work isn't always easy.
dislike+work | No todos queremos lo mismo. | We don't all want the same thing.
dislike+travel | Cada uno viaja a su manera. | Everyone travels in their own way.
dislike+travel | En un viaje no todo es perfecto. | Not everything's perfect when you travel.
dislike+weather | El tiempo no se puede elegir. | You can't choose the weather.
dislike+weather | Por suerte, en Inglaterra el tiempo cambia mucho. | Luckily, the weather changes a lot in England.
dislike+shopping | Las tiendas no son para todo el mundo. | Shops aren't for everybody.
dislike+shopping | A mí mi uniforme me parece aburrido. | I find my school uniform boring.
dislike+festivals | Cada uno vive las fiestas a su manera. | Everyone celebrates in their own way.
dislike+festivals | Las fiestas a veces son mucho ruido. | Celebrations can be rather noisy.
dislike+animals | No todos los animales gustan a todo el mundo. | Not everybody likes every animal.
dislike+animals | Yo conozco sobre todo a los perros. | I mostly know about dogs.
have+family | Yo tengo una hermana pequeña, Emma. | I have a little sister, Emma.
have+family | En mi casa somos cuatro. | There are four of us at home.
have+friends | Mi mejor amigo se llama Sam. | My best friend's called Sam.
have+friends | Yo conozco a Sam del instituto. | I know Sam from school.
have+animals | Nosotros tenemos un perro, Biscuit. | We have a dog, Biscuit.
have+animals | Nuestro perro tiene cuatro años. | Our dog's four years old.
have+home | Nosotros tenemos una casa en Brighton. | We have a house in Brighton.
have+home | Nuestra casa es adosada. | Our house is a terraced house.
have+town | En Brighton hay sobre todo playa. | In Brighton there's mainly the beach.
have+town | Cada ciudad tiene algo propio. | Every town has something of its own.
have+technology | Yo uso sobre todo el móvil. | I mainly use my phone.
have+technology | Mi móvil es sobre todo para mensajes. | My phone's mainly for messages.
have+school | Yo voy al instituto en Brighton. | I go to school in Brighton.
have+school | Cada instituto es un poco diferente. | Every school's a little different.
have+sport | En mi club jugamos al bádminton los martes. | My badminton club's on Tuesdays.
have+sport | Nosotros tuvimos un partido el domingo. | We had a match on Sunday.
have+media | Yo tengo sobre todo cómics. | I mostly have comics.
have+media | Yo entiendo más de comedias. | I know more about comedies.
lack | Vale, entiendo. | OK, I understand.
lack | Ah, vale. | Ah, OK.
lack | Bueno, ya veo. | Right, I see.
lack+animals | Un animal necesita mucho tiempo. | An animal takes a lot of time.
lack+animals | Con un perro hay que salir todos los días. | With a dog, you have to go out every day.
lack+family | Cada familia es diferente. | Every family's different.
lack+family | Hay familias de todo tipo. | There are all sorts of families.
lack+town | Cada lugar es distinto. | Every place is different.
lack+town | Brighton tampoco lo tiene todo. | Brighton doesn't have everything either.
lack+home | Cada casa es diferente. | Every home's different.
lack+home | Nuestra casa es bastante sencilla. | Our house is quite simple.
lack+technology | También es posible vivir sin eso. | You can manage without, too.
lack+technology | A veces es más tranquilo así. | It's sometimes quieter that way.
lack+work | Yo tampoco tengo trabajo a tiempo parcial. | I don't have a part-time job either.
lack+work | Con los estudios ya hay bastante que hacer. | School already keeps you busy.
do+sport | Yo juego al bádminton los martes. | I play badminton on Tuesdays.
do+sport | Yo estoy en un club de bádminton. | I'm in a badminton club.
do+music | Yo toco la guitarra, no muy bien. | I play the guitar, not very well.
do+music | Llevo dos años aprendiendo guitarra. | I've been learning the guitar for two years.
do+media | Yo veo sobre todo comedias. | I mostly watch comedies.
do+media | Yo leo cómics a menudo. | I often read comics.
do+technology | Yo sobre todo mando mensajes. | I mostly send messages.
do+technology | Yo veo muchos vídeos. | I watch a lot of videos.
do+school | Con los exámenes hay mucho que hacer. | With the exams, there's a lot to do.
do+school | Yo estudio sobre todo geografía. | I mainly study geography.
do+home | Yo friego los platos. | I wash the dishes.
do+home | En mi casa también hay mucho que hacer. | There's a lot to do at ours too.
do+work | Yo ayudé dos semanas en una cafetería. | I helped in a café for two weeks.
do+work | Trabajando se aprenden muchas cosas. | You learn a lot at work.
do+leisure | Yo dibujo en mi tiempo libre. | I draw in my free time.
do+leisure | Todos necesitamos tiempo libre. | We all need free time.
do+shopping | Hace falta tiempo para elegir bien. | It takes time to choose well.
do+shopping | Yo llevo un uniforme azul en el instituto. | I wear a blue uniform at school.
do+animals | Yo paseo a nuestro perro. | I walk our dog.
do+animals | Con Biscuit salgo mucho. | I'm often outside with Biscuit.
do+nature | Yo reciclo y camino mucho. | I recycle and walk a lot.
do+nature | Hay que proteger la naturaleza. | Nature has to be protected.
did+sport | Yo perdí al bádminton el domingo. | I lost at badminton on Sunday.
did+sport | Yo jugué al bádminton el fin de semana. | I played badminton at the weekend.
did+music | Yo toco un poco la guitarra. | I play the guitar a little.
did+music | La música se queda en la cabeza. | Music stays in your head.
did+media | Yo vi una película con Emma el sábado. | I watched a film with Emma on Saturday.
did+media | Yo ahora estoy leyendo un cómic. | I'm reading a comic at the moment.
did+school | En el instituto las semanas pasan rápido. | The weeks go fast at school.
did+school | En el instituto siempre pasa algo. | There's always something going on at school.
did+home | Yo paseé al perro el fin de semana. | I walked the dog at the weekend.
did+home | En casa siempre hay algo que hacer. | There's always something to do at home.
did+work | El verano pasado ayudé en una cafetería. | I helped in a café last summer.
did+work | En el trabajo siempre se aprende algo. | You always learn something at work.
did+travel | Yo fui de camping a Gales. | I went camping in Wales.
did+travel | Un viaje siempre deja recuerdos. | A trip leaves memories.
did+town | Yo estuve en la playa el sábado. | I was on the beach on Saturday.
did+town | Yo voy a pie a casi todas partes. | I walk almost everywhere.
did+food | Yo comí un bocadillo al mediodía. | I had a sandwich for lunch.
did+food | Yo pido curry a menudo. | I often have a curry.
did+shopping | Encontrar lo que buscas lleva tiempo. | Finding the right thing takes time.
did+shopping | Yo vi el mercado de Navidad de Colonia. | I went to the Christmas market in Cologne.
did+leisure | El tiempo libre siempre pasa rápido. | Free time always goes quickly.
did+leisure | Yo tuve bádminton el domingo. | I had badminton on Sunday.
did+festivals | Mi fiesta favorita es la Navidad. | My favourite festival's Christmas.
did+festivals | Una fiesta no se olvida pronto. | You don't forget a celebration quickly.
did+family | Yo vi una película con mi hermana. | I watched a film with my sister.
did+family | Nosotros acampamos en familia el verano pasado. | We went camping as a family last summer.
did+friends | Yo hago muchas cosas con Sam. | I do a lot of things with Sam.
did+friends | Yo veo a Sam casi todos los días. | I see Sam almost every day.
not-do+sport | Yo solo hago bádminton. | I only do badminton.
not-do+sport | No se pueden hacer todos los deportes. | You can't do every sport.
not-do+music | Yo no toco muy bien la guitarra. | I'm not very good at the guitar.
not-do+music | La música no es una obligación. | Music isn't something you have to do.
not-do+media | Yo soy más de cómics. | I'm more into comics.
not-do+media | Es fácil encontrar otra cosa que hacer. | It's easy to find something else to do.
not-do+home | Yo tampoco lo hago todo. | I don't do everything either.
not-do+home | Cada familia se organiza a su manera. | Every family has its own way of doing things.
not-do+school | Cada uno sigue su camino. | Everyone goes their own way.
not-do+school | En el instituto no se puede hacer todo. | You can't do everything at school.
not-do+travel | Yo voy al instituto a pie. | I walk to school.
not-do+travel | No siempre hace falta ir lejos. | You don't always need to go far.
go+town | Yo estoy a menudo en la playa. | I'm often on the beach.
go+town | Yo en Brighton lo hago todo a pie. | In Brighton, I do everything on foot.
go+travel | Yo ya he estado en Barcelona. | I've already been to Barcelona.
go+travel | Nosotros fuimos a Gales el verano pasado. | We went to Wales last summer.
go+school | Yo camino quince minutos hasta el instituto. | I walk fifteen minutes to school.
go+school | A mí me cuesta levantarme temprano. | I find it hard to get up in the morning.
go+sport | Yo voy a bádminton los martes. | I go to badminton on Tuesdays.
go+sport | A mí me gusta mi club de bádminton. | I like my badminton club.
go+shopping | En las tiendas el tiempo pasa rápido. | Time goes quickly in the shops.
go+shopping | Yo todavía necesito un regalo de cumpleaños. | I still need a birthday present.
go+nature | Yo paseo por la playa con Biscuit. | I walk on the beach with Biscuit.
go+nature | Al aire libre se respira mejor. | You breathe better outdoors.
go+leisure | Yo voy a la bolera el próximo fin de semana. | I'm going bowling next weekend.
go+leisure | Así se sale de la rutina. | It's a break from the routine.
eat+food | Yo como un bocadillo al mediodía. | I eat a sandwich at lunchtime.
eat+food | Mi plato favorito es el curry. | My favourite dish is curry.
live+town | Yo vivo en una ciudad, en Brighton. | I live in a city, in Brighton.
live+town | En Brighton hay mucha gente en verano. | Brighton gets busy in summer.
live+home | Nosotros vivimos en una casa adosada. | We live in a terraced house.
live+home | Somos cuatro en casa, más el perro. | There are four of us at home, plus the dog.
live+travel | Yo vivo junto al mar. | I live by the sea.
live+travel | Mis abuelos viven en Gales. | My grandparents live in Wales.
live+nature | Yo tengo el mar muy cerca. | I've got the sea nearby.
live+nature | Es agradable tener la naturaleza cerca. | It's nice to have nature close by.
plan+travel | Yo quisiera viajar a Canadá. | I'd like to travel to Canada.
plan+travel | Preparar un viaje ya es divertido. | Even planning a trip is fun.
plan+work | Yo quizás sea profesor. | I might become a teacher.
plan+work | Yo también pienso a menudo en el futuro. | I often think about the future too.
plan+school | Yo quiero seguir con la geografía. | I want to carry on with geography.
plan+school | Yo seguiré estudiando después de los exámenes. | I'm carrying on at school after the exams.
plan+sport | A mí me gustaría ganar al bádminton. | I'd like to win a badminton match.
plan+sport | Yo sigo fiel al bádminton. | I'm staying loyal to badminton.
plan+music | Yo quiero tocar mejor la guitarra. | I'd like to play the guitar better.
plan+music | Con la música siempre se aprende. | With music, you're always learning.
plan+food | Yo los lunes como sin carne. | On Mondays I eat without meat.
plan+food | En la cocina hay mucho que probar. | With food, there's a lot to try.
plan+leisure | A mí me toca bolera el próximo fin de semana. | I've got bowling next weekend.
plan+leisure | Un poco de tiempo libre sienta bien. | A bit of free time does you good.
plan+shopping | Es mejor elegir con calma. | It's better to take your time choosing.
plan+shopping | Yo todavía tengo que encontrar un regalo. | I still have to find a present.
plan+family | Yo veo muchas películas con Emma. | I often watch films with Emma.
plan+family | El tiempo en familia es importante. | Time with family matters.
plan+friends | Pronto es el cumpleaños de un amigo mío. | It's a friend of mine's birthday soon.
plan+friends | El tiempo con los demás es importante. | Time with other people is important.
plan+home | Yo de mayor quiero una casa pequeña. | Later on, I'd like a small house.
plan+home | Yo sueño con una casa junto al mar. | I dream of a house by the sea.
plan+animals | Nosotros ya tenemos bastante con Biscuit. | We have enough to do with Biscuit.
plan+animals | Con los animales hace falta paciencia. | With animals you need patience.
good | Ah, qué bien. | Ah, that's good.
good | Ah, muy bien. | Ah, very good.
good | Suena bien. | That sounds good.
good+food | Comer bien pone de buen humor. | Good food puts you in a good mood.
good+food | Yo casi nunca soy difícil con la comida. | I'm rarely fussy about food.
good+family | A mí Emma me hace reír mucho. | Emma often makes me laugh.
good+family | Eso ayuda en una familia. | That helps in a family.
good+friends | Mi amigo Sam es gracioso. | My friend Sam's funny.
good+friends | Estar bien con los demás es importante. | Getting on with others matters.
good+home | Yo también me siento bien en casa. | I feel good at home too.
good+home | Así se está bien en casa. | That's how you feel comfortable at home.
good+town | A un buen sitio siempre se vuelve. | You always come back to a good place.
good+town | Lo mejor de Brighton es la playa. | The best thing about Brighton is the beach.
good+sport | Yo siempre me divierto con el bádminton. | I always have fun at badminton.
good+sport | En el deporte es importante pasarlo bien. | With sport, fun's important.
good+music | La música alegra el día. | Music makes the day better.
good+music | A mí me sienta bien tocar la guitarra. | Playing the guitar does me good.
good+media | A mí me gustan las comedias. | It's comedies that I like.
good+media | Una buena historia siempre viene bien. | A good story does you good.
good+technology | Sí, le gusta a mucha gente. | Yes, a lot of people like that.
good+technology | La tecnología tiene su lado bueno. | Technology has its good sides.
good+school | Así la semana es más agradable. | It makes the week nicer.
good+school | Yo nunca me aburro en geografía. | I'm never bored in geography.
good+work | En el trabajo es importante estar a gusto. | It's important to be happy at work.
good+work | A mí me gustó ayudar en la cafetería. | I liked helping in the café.
good+travel | A mí me gustó mi viaje a Barcelona. | I enjoyed my trip to Barcelona.
good+travel | Los buenos viajes se recuerdan mucho tiempo. | You remember good trips for a long time.
good+weather | Entonces se puede aprovechar. | Then you can make the most of it.
good+weather | Mi estación favorita es el otoño. | My favourite season's autumn.
good+festivals | Una fiesta siempre es un buen momento. | A celebration is always a nice time.
good+festivals | Yo siempre espero la Navidad con ilusión. | I always look forward to Christmas.
good+animals | A los animales se les coge cariño pronto. | You soon grow fond of animals.
good+animals | A mí Biscuit me hace reír. | Biscuit makes me laugh.
bad | Sí, te entiendo. | Yes, I understand you.
bad | Ah, ya veo. | Ah, I see.
bad | Vale, te comprendo. | OK, I understand you.
bad+food | Yo dejo los champiñones. | I leave mushrooms.
bad+food | Por suerte hay otras cosas para comer. | Luckily, there are other things to eat.
bad+home | En mi casa también hay cosas pesadas. | Some things are a pain at ours too.
bad+home | Ninguna casa es perfecta. | No house is perfect.
bad+town | En Brighton también hay problemas. | Brighton has its problems too.
bad+town | Ninguna ciudad es perfecta. | No town's perfect.
bad+sport | El deporte a veces es duro. | Sport's hard sometimes.
bad+sport | A mí no me gusta ver fútbol en la tele. | I don't like watching football on TV.
bad+media | Por suerte hay otras cosas que ver. | Luckily, there are other things to see.
bad+media | Yo también lo dejo a veces a medias. | I sometimes stop halfway too.
bad+technology | Sí, hay que tener cuidado. | Yes, you have to be careful.
bad+technology | Las pantallas también tienen desventajas. | Screens have their drawbacks too.
bad+school | El instituto no siempre es fácil. | School isn't always easy.
bad+school | A mí también se me hacen largos algunos días. | Some days feel long to me too.
bad+work | El trabajo a veces cansa. | Work's tiring sometimes.
bad+work | Ningún trabajo es siempre agradable. | No job's always pleasant.
bad+travel | Viajar no siempre es fácil. | Travelling isn't always simple.
bad+travel | A nosotros nos llovió mucho en el camping. | We had a lot of rain when we went camping.
bad+weather | Con el tiempo no hay elección. | You've no choice with the weather.
bad+weather | Sí, eso estropea un poco el día. | Yes, it spoils the day a bit.
bad+shopping | Ir de compras a veces es pesado. | Shopping's a pain sometimes.
bad+shopping | Entonces, mejor guardar el dinero. | Better to keep your money, then.
bad+nature | En nuestra playa hay demasiado plástico. | There's too much plastic on our beach.
bad+nature | Sí, todavía queda mucho por hacer. | Yes, there's still a lot to do.
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
joke | Ja, me tomas el pelo. | Ha, you're having me on.
joke | Esa no me la esperaba. | I didn't expect that one.
joke | Ja, qué historia más graciosa. | Ha, that's a funny story.
joke | Tienes mucha imaginación. | You've got imagination.
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
turn | Tengo otra pregunta: | I have another question:
turn | Ahora, algo diferente: | Now something different:
turn | Hay otra cosa que quiero saber. | There's something else I'd like to know.
turn | Bueno, un tema nuevo: | Right, a new subject:
turn | Venga, vamos con algo nuevo. | OK, let's go on to something new.
dig | Cuéntame un poco más. | Tell me a little more.
dig | Ahora tengo curiosidad. | Now I'm curious.
dig | Quiero entenderlo mejor. | I'd like to understand better.
dig | Cuenta, cuenta. | Go on, tell me.
dig | Me gustaría saber más. | I'd like to know more about that.
dig | Sigue, te escucho. | Go on, I'm listening.
dig | Explícame un poco más. | Explain a bit more to me.
dig | Dame algunos detalles. | Give me a few details.
answered | Y ahora te toca a ti. | And now it's your turn.
answered | Bueno, ahora pregunto yo. | Right, my turn to ask.
answered | Y eso es todo sobre mí. | That's it about me.
answered | Ya basta de hablar de mí. | Enough about me.
answered | Vuelvo a ti: | Back to you:
answered | Ahora, mi pregunta: | Now my question:
`;
