/** How a line is read: bank.ts. */
export const freeTime = `
title | Mi tiempo libre
photo | En la foto hay unos jóvenes que juegan al fútbol en un parque. Hace sol y se divierten mucho.
new | relajarse: to relax, entrenar: to train, un torneo: a tournament, el ocio: leisure, vale la pena: it is worth it
f present | ¿Qué haces en tu tiempo libre? | What do you do in your free time? | En mi tiempo libre juego al fútbol y escucho música.
fh present | ¿Qué deporte practicas y con quién? | Which sport do you do, and with whom? | Practico la natación dos veces por semana con mi hermana porque es buena para la salud.
h present | ¿Cómo te relajas cuando tienes mucho trabajo? | How do you relax when you have a lot of work? | Cuando tengo mucho trabajo, leo una buena novela o monto en bicicleta, y así olvido mis problemas.
f past | ¿Qué hiciste el sábado pasado? | What did you do last Saturday? | El sábado pasado vi una película en el cine con mis amigos.
fh past | ¿Qué película viste recientemente y cómo fue? | Which film have you seen recently, and what was it like? | Vi una película de acción con mi hermano. Fue emocionante y los actores eran muy buenos.
h past | ¿Qué aficiones tenías cuando eras más joven? | Which hobbies did you have when you were younger? | Cuando era más joven, tocaba el piano y bailaba, pero dejé las clases porque eran demasiado caras.
f future | ¿Qué vas a hacer esta noche? | What are you going to do tonight? | Esta noche voy a ver una serie y voy a tocar la guitarra.
fh future | ¿Qué vas a hacer con tus amigos el próximo fin de semana? | What are you going to do with your friends next weekend? | El próximo fin de semana voy a jugar al tenis con mis amigos y vamos a comer una pizza.
h future | ¿Qué actividad nueva vas a probar el próximo verano y por qué? | Which new activity are you going to try next summer, and why? | El próximo verano voy a hacer escalada porque quiero probar una actividad más peligrosa y emocionante.
f conditional | ¿Qué deporte te gustaría probar? | Which sport would you like to try? | Me gustaría probar el esquí porque me encanta la nieve.
fh conditional | ¿Qué instrumento te gustaría tocar y por qué? | Which instrument would you like to play, and why? | Me gustaría tocar la batería porque me encanta el rock y es divertido.
h conditional | ¿Qué harías si tuvieras más tiempo libre? | What would you do if you had more free time? | Si tuviera más tiempo, leería más y aprendería a tocar un instrumento, porque sería relajante.
f opinion | ¿Qué música prefieres y por qué? | Which music do you prefer, and why? | Prefiero la música pop porque las canciones son divertidas.
fh opinion | ¿Prefieres quedarte en casa o salir? ¿Por qué? | Do you prefer staying at home or going out? Why? | Prefiero salir con mis amigos porque es más divertido que estar en casa.
h opinion | ¿Por qué son importantes las aficiones para los jóvenes, en tu opinión? | Why are hobbies important for young people, in your opinion? | En mi opinión, las aficiones son muy importantes porque haces amigos y olvidas el estrés del instituto.
f ask | Hazme una pregunta sobre mi tiempo libre. | Ask me a question about my free time. | ¿Qué haces en tu tiempo libre?
fh ask | Hazme una pregunta sobre la música. | Ask me a question about music. | ¿Qué música escuchas?
fh ask | Hazme una pregunta sobre el deporte. | Ask me a question about sport. | ¿Practicas mucho deporte?
h ask | Hazme una pregunta sobre mi último fin de semana. | Ask me a question about my last weekend. | ¿Qué hiciste el fin de semana pasado?
`;
