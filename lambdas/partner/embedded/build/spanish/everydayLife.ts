/** How a line is read: bank.ts. */
export const everydayLife = `
title | Mi vida diaria
photo | En la foto hay una familia en la cocina. Desayunan juntos y el chico bebe leche.
new | despertarse: to wake up, dormir hasta tarde: to have a lie-in, las tareas de la casa: housework, la paga: pocket money, tener prisa: to be in a hurry
f present | ¿A qué hora te levantas y qué haces después? | At what time do you get up, and what do you do next? | Me levanto a las siete, me ducho y como cereales.
fh present | Describe un día típico. | Describe a typical day. | Me levanto a las siete y voy al instituto en autobús. Por la tarde hago mis deberes y veo la tele.
h present | ¿Cómo cambia tu rutina durante el fin de semana? | How does your routine change at the weekend? | El fin de semana duermo mucho y salgo con mis amigos, pero los otros días nunca tengo bastante tiempo.
f past | ¿Qué hiciste ayer por la tarde? | What did you do yesterday afternoon? | Ayer por la tarde hice mis deberes y vi una serie.
fh past | ¿Qué hiciste el domingo pasado? | What did you do last Sunday? | El domingo pasado dormí hasta las diez y jugué a las cartas con mi hermano.
h past | ¿Cómo era tu vida diaria hace cinco años? | What was your daily life like five years ago? | Hace cinco años mi vida era más tranquila. Jugaba todos los días en el parque, pero me acostaba más temprano.
f future | ¿Qué vas a hacer mañana por la mañana? | What are you going to do tomorrow morning? | Mañana por la mañana voy a coger el autobús y voy a ir al instituto.
fh future | ¿Qué vas a hacer el próximo domingo? | What are you going to do next Sunday? | El próximo domingo voy a dormir mucho y voy a hacer un pastel con mi madre.
h future | ¿Cómo será tu vida diaria después del instituto? | What will your daily life be like after school? | Después del instituto me levantaré más temprano y viajaré en tren, pero tendré más libertad.
f conditional | ¿A qué hora te gustaría empezar las clases? | At what time would you like to start lessons? | Me gustaría empezar las clases a las diez porque me gusta dormir.
fh conditional | ¿Cómo sería tu día ideal? | What would your ideal day be like? | Mi día ideal empezaría a las diez y comería churros con mis amigos.
h conditional | ¿Qué cambiarías en tu rutina y por qué? | What would you change in your routine, and why? | Pasaría menos tiempo en el autobús y dormiría más, porque así estaría más en forma.
f opinion | ¿Cuál es tu día preferido y por qué? | What is your favourite day, and why? | Mi día preferido es el sábado porque no tengo clase.
fh opinion | ¿Qué piensas de las tareas de la casa? | What do you think of housework? | Creo que las tareas de la casa son aburridas, pero es importante ayudar a los padres.
h opinion | ¿Tienen los jóvenes bastante tiempo libre, en tu opinión? | Do young people have enough free time, in your opinion? | En mi opinión, los jóvenes no tienen bastante tiempo libre porque tienen demasiados deberes.
f ask | Hazme una pregunta sobre mi día. | Ask me a question about my day. | ¿A qué hora te levantas?
fh ask | Hazme una pregunta sobre mi fin de semana. | Ask me a question about my weekend. | ¿Qué haces el fin de semana?
fh ask | Hazme una pregunta sobre mi tarde. | Ask me a question about my afternoon. | ¿Qué haces por la tarde?
h ask | Hazme una pregunta sobre las tareas de la casa. | Ask me a question about housework. | ¿Qué haces para ayudar en casa?
`;
