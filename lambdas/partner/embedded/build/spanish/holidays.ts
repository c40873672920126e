/** How a line is read: bank.ts. */
export const holidays = `
title | Mis vacaciones
photo | En la foto hay una familia en una playa. Hace buen tiempo y los niños juegan en el mar.
new | en el extranjero: abroad, la estancia: the stay, broncearse: to sunbathe, el alojamiento: accommodation, el vuelo: the flight
f present | ¿Dónde pasas las vacaciones normalmente? | Where do you normally spend your holidays? | Normalmente paso las vacaciones en Francia con mi familia.
fh present | ¿Qué haces durante las vacaciones? | What do you do during the holidays? | Durante las vacaciones nado en el mar y como helados. También me gusta dormir mucho.
h present | ¿Qué actividades prefieres hacer en vacaciones y por qué? | Which activities do you prefer to do on holiday, and why? | Prefiero las actividades culturales porque me interesa la historia, y la playa me parece un poco aburrida.
f past | ¿Qué hiciste en las últimas vacaciones? | What did you do in the last holidays? | El verano pasado visité Barcelona con mis padres. Fue genial.
fh past | ¿Dónde te alojaste en tus últimas vacaciones y cómo era? | Where did you stay on your last holiday, and what was it like? | Pasé una semana en un hotel pequeño cerca de la playa. Las habitaciones estaban limpias e hizo buen tiempo.
h past | Háblame de un problema que tuviste en vacaciones. | Tell me about a problem that you had on holiday. | El año pasado perdimos las maletas en el aeropuerto. Fue horrible, pero encontramos una solución.
f future | ¿Qué vas a hacer en las próximas vacaciones? | What are you going to do in the next holidays? | En las próximas vacaciones voy a ir a España con mi familia.
fh future | ¿Cómo vas a viajar el próximo verano y con quién? | How are you going to travel next summer, and with whom? | El próximo verano voy a viajar en tren con mis primos porque es cómodo.
h future | ¿Qué planes tienes para las vacaciones después de los exámenes? | What plans do you have for the holidays after the exams? | Después de los exámenes voy a hacer camping con mis amigos y vamos a descubrir las montañas.
f conditional | ¿Qué país te gustaría visitar? | Which country would you like to visit? | Me gustaría visitar Italia porque la comida es deliciosa.
fh conditional | ¿Cómo serían tus vacaciones ideales? | What would your ideal holidays be like? | Mis vacaciones ideales serían en la costa y haría surf todos los días.
h conditional | ¿Adónde irías si tuvieras mucho dinero y por qué? | Where would you go if you had a lot of money, and why? | Si tuviera mucho dinero, iría a Australia porque podría ver animales fantásticos.
f opinion | ¿Prefieres el mar o la montaña? ¿Por qué? | Do you prefer the sea or the mountains? Why? | Prefiero el mar porque me encanta nadar.
fh opinion | ¿Qué piensas del camping? | What do you think of camping? | En mi opinión, el camping es divertido y barato, pero odio la lluvia.
h opinion | ¿Es mejor viajar con la familia o con los amigos? Justifica tu respuesta. | Is it better to travel with your family or with your friends? Justify your answer. | Creo que es mejor viajar con los amigos porque tienes más libertad, aunque es más caro.
f ask | Hazme una pregunta sobre mis vacaciones. | Ask me a question about my holidays. | ¿Dónde pasas las vacaciones?
fh ask | Hazme una pregunta sobre un hotel. | Ask me a question about a hotel. | ¿Cómo es el hotel?
fh ask | Hazme una pregunta sobre mis últimas vacaciones. | Ask me a question about my last holidays. | ¿Dónde pasaste tus últimas vacaciones?
h ask | Hazme una pregunta sobre mis planes de vacaciones. | Ask me a question about my holiday plans. | ¿Adónde vas a ir de vacaciones el próximo verano?
`;
