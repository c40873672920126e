/** How a line is read: bank.ts. */
export const people = `
title | Mi familia y mis amigos
photo | En la foto hay una familia en un jardín. Los padres y los niños comen juntos y sonríen.
new | confiar en: to trust, discutir: to argue, tener sentido del humor: to have a sense of humour, fiel: loyal, el matrimonio: marriage
f present | ¿Cómo es tu familia? | What is your family like? | En mi familia hay cuatro personas. Mi madre es tranquila y mi hermano es divertido.
fh present | ¿Cómo es tu mejor amigo o amiga? | What is your best friend like? | Mi mejor amigo es generoso y tiene el pelo castaño. Jugamos mucho al fútbol juntos.
h present | ¿Te llevas bien con tu familia? ¿Por qué o por qué no? | Do you get on well with your family? Why or why not? | Me llevo bien con mis padres porque me escuchan, pero a veces discuto con mi hermana.
f past | ¿Qué hiciste con tu familia el fin de semana pasado? | What did you do with your family last weekend? | El fin de semana pasado comí en un restaurante con mi familia.
fh past | ¿Qué hiciste con tus amigos recientemente? | What have you done with your friends recently? | La semana pasada jugué al tenis con mis amigos y comimos un helado.
h past | ¿Cómo conociste a tu mejor amigo o amiga? | How did you meet your best friend? | Conocí a mi mejor amigo en la escuela primaria. Era tímido, pero empezamos a hablar de fútbol.
f future | ¿Qué vas a hacer con tu familia este fin de semana? | What are you going to do with your family this weekend? | Este fin de semana voy a visitar a mis abuelos y vamos a jugar a las cartas.
fh future | ¿Qué vas a hacer para el cumpleaños de tu amigo? | What are you going to do for your friend's birthday? | Para el cumpleaños de mi amigo voy a comprar un libro y vamos a organizar una fiesta.
h future | ¿Cómo vas a mantener el contacto con tus amigos después del instituto? | How are you going to stay in touch with your friends after school? | Voy a mandar mensajes a mis amigos y vamos a pasar las vacaciones juntos.
f conditional | ¿Con quién te gustaría pasar un día? | Who would you like to spend a day with? | Me gustaría pasar un día con mi prima porque es divertida.
fh conditional | ¿Te gustaría tener una familia grande en el futuro? | Would you like to have a big family in the future? | En el futuro me gustaría tener dos hijos porque me encanta la vida de familia.
h conditional | ¿Cómo sería el amigo ideal o la amiga ideal? | What would the ideal friend be like? | El amigo ideal sería fiel y paciente, y me escucharía siempre que yo tuviera un problema.
f opinion | ¿Quién es tu persona preferida de la familia y por qué? | Who is your favourite person in the family, and why? | Mi persona preferida es mi abuela porque es simpática.
fh opinion | ¿Qué es un buen amigo, en tu opinión? | What is a good friend, in your opinion? | En mi opinión, un buen amigo es honesto y divertido, y siempre tiene tiempo para mí.
h opinion | ¿Qué es más importante, la familia o los amigos? Justifica tu respuesta. | What is more important, family or friends? Justify your answer. | Creo que la familia es más importante porque siempre está ahí, aunque los amigos cambian.
f ask | Hazme una pregunta sobre mi familia. | Ask me a question about my family. | ¿Tienes hermanos?
fh ask | Hazme una pregunta sobre mis amigos. | Ask me a question about my friends. | ¿Cómo son tus amigos?
fh ask | Hazme una pregunta sobre mis abuelos. | Ask me a question about my grandparents. | ¿Dónde viven tus abuelos?
h ask | Hazme una pregunta sobre la relación con mis padres. | Ask me a question about my relationship with my parents. | ¿Te llevas bien con tus padres?
`;
