/** How a line is read: bank.ts. */
export const media = `
title | Los medios y la tecnología
photo | En la foto hay dos chicas con un móvil. Ven un vídeo y se ríen.
new | una red social: a social network, descargar: to download, una contraseña: a password, el ciberacoso: cyberbullying, subir fotos: to upload photos
f present | ¿Qué haces con tu móvil? | What do you do with your phone? | Con mi móvil escucho música y mando mensajes.
fh present | ¿Qué ves en la tele y cuándo? | What do you watch on TV, and when? | Por la noche veo una serie con mi hermana porque los personajes son divertidos.
h present | ¿Cómo usas internet para tus estudios? | How do you use the internet for your studies? | Uso internet para buscar información, y veo vídeos que explican muy bien las matemáticas.
f past | ¿Qué viste ayer en la tele? | What did you watch on TV yesterday? | Ayer vi un partido de fútbol con mi padre.
fh past | ¿Cómo usaste tu ordenador la semana pasada? | How did you use your computer last week? | La semana pasada hice mis deberes en el ordenador y jugué a un juego.
h past | ¿Cómo era la vida de tus padres sin internet? | What was your parents' life like without the internet? | La vida de mis padres era más tranquila. Leían libros y escribían cartas, pero tenían menos opciones.
f future | ¿Qué vas a ver este fin de semana? | What are you going to watch this weekend? | Este fin de semana voy a ver una película divertida con mis amigos.
fh future | ¿Cómo vas a usar tu móvil mañana? | How are you going to use your phone tomorrow? | Mañana voy a sacar fotos y voy a hablar con mi prima.
h future | ¿Cómo va a cambiar la tecnología nuestra vida? | How is technology going to change our life? | Los robots van a limpiar la casa y vamos a trabajar en casa, y eso va a ser muy práctico.
f conditional | ¿Qué móvil te gustaría comprar? | Which phone would you like to buy? | Me gustaría comprar un móvil pequeño porque es práctico.
fh conditional | ¿Podrías vivir sin móvil? | Could you live without a phone? | Podría vivir una semana sin móvil, pero sería difícil.
h conditional | ¿Qué aplicación inventarías y por qué? | Which app would you invent, and why? | Inventaría una aplicación que ayudaría a los alumnos a estudiar, porque sería útil y divertida.
f opinion | ¿Cuál es tu aplicación preferida y por qué? | What is your favourite app, and why? | Mi aplicación preferida es para la música porque es práctica.
fh opinion | ¿Qué piensas de las redes sociales? | What do you think of social networks? | Creo que las redes sociales son divertidas, pero pueden ser peligrosas.
h opinion | ¿Cuáles son las ventajas y los peligros de internet, en tu opinión? | What are the advantages and dangers of the internet, in your opinion? | En mi opinión, internet es útil para aprender, pero es peligroso porque hay muchas mentiras.
f ask | Hazme una pregunta sobre mi móvil. | Ask me a question about my phone. | ¿Usas mucho tu móvil?
fh ask | Hazme una pregunta sobre la tele. | Ask me a question about TV. | ¿Qué ves en la tele?
fh ask | Hazme una pregunta sobre los videojuegos. | Ask me a question about video games. | ¿Te gustan los videojuegos?
h ask | Hazme una pregunta sobre las redes sociales. | Ask me a question about social networks. | ¿Qué piensas de las redes sociales?
`;
