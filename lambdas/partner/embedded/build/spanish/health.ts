/** How a line is read: bank.ts. */
export const health = `
title | La salud
photo | En la foto hay unos jóvenes que corren en un parque. Están en forma y llevan zapatillas de deporte.
new | el bienestar: well-being, el sueño: sleep, evitar: to avoid, una costumbre: a habit, respirar: to breathe
f present | ¿Qué haces para estar en forma? | What do you do to keep fit? | Como fruta y practico la natación para estar en forma.
fh present | ¿A qué hora te acuestas y por qué? | At what time do you go to bed, and why? | Me acuesto a las diez porque me levanto muy temprano para ir al instituto.
h present | ¿Cómo evitas el estrés? | How do you avoid stress? | Evito el estrés con el deporte, y también hablo de mis problemas con mis amigos porque eso me ayuda mucho.
f past | ¿Qué deporte hiciste la semana pasada? | Which sport did you do last week? | La semana pasada jugué al tenis y al fútbol. Fue divertido.
fh past | ¿Qué comiste ayer que era sano? | What did you eat yesterday that was healthy? | Ayer comí una ensalada y dos manzanas, y bebí mucha agua.
h past | ¿Qué cambiaste para llevar una vida más sana? | What did you change in order to lead a healthier life? | Antes comía demasiados dulces. Decidí beber más agua y empecé a correr.
f future | ¿Qué vas a hacer para estar en forma? | What are you going to do to be fit? | Voy a hacer más deporte y voy a comer verduras.
fh future | ¿Qué vas a hacer por tu salud el año que viene? | What are you going to do for your health next year? | El año que viene voy a dormir ocho horas y voy a comer menos chocolate.
h future | ¿Cómo vas a cuidarte durante los exámenes? | How are you going to look after yourself during the exams? | Durante los exámenes voy a descansar por la noche y voy a salir con mis amigos, porque el bienestar es importante.
f conditional | ¿Qué deporte te gustaría hacer por tu salud? | Which sport would you like to do for your health? | Me gustaría hacer yoga porque es relajante.
fh conditional | ¿Qué te gustaría cambiar en tu vida para estar más en forma? | What would you like to change in your life in order to be fitter? | Me gustaría dormir más e ir al instituto a pie porque es sano.
h conditional | ¿Qué harías para animar a los jóvenes a hacer deporte? | What would you do to encourage young people to do sport? | Organizaría torneos gratis y construiría una piscina, porque el deporte debería ser divertido.
f opinion | ¿Crees que duermes bastante? | Do you think that you sleep enough? | Creo que no duermo bastante porque tengo muchos deberes.
fh opinion | ¿Crees que llevas una vida sana? | Do you think that you lead a healthy life? | Creo que llevo una vida bastante sana porque hago deporte.
h opinion | ¿Cuál es el mayor problema de salud para los jóvenes, en tu opinión? | What is the biggest health problem for young people, in your opinion? | En mi opinión, el mayor problema es la falta de sueño porque los jóvenes pasan demasiado tiempo delante de la pantalla.
f ask | Hazme una pregunta sobre el deporte. | Ask me a question about sport. | ¿Qué deporte haces?
fh ask | Hazme una pregunta sobre mi salud. | Ask me a question about my health. | ¿Qué haces para estar en forma?
fh ask | Hazme una pregunta sobre mi sueño. | Ask me a question about my sleep. | ¿A qué hora te acuestas?
h ask | Hazme una pregunta sobre mis buenas costumbres. | Ask me a question about my good habits. | ¿Qué haces para llevar una vida sana?
`;
