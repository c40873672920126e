/** How a line is read: bank.ts. */
export const home = `
title | Mi casa y mi ciudad
photo | En la foto hay una calle de una ciudad grande. Veo tiendas, coches y mucha gente.
new | las afueras: the outskirts, animado: lively, un atasco: a traffic jam, el transporte público: public transport, mudarse: to move house
f present | ¿Dónde vives? | Where do you live? | Vivo en una casa pequeña en Londres con mi familia.
fh present | ¿Qué hay en tu ciudad? | What is there in your town? | En mi ciudad hay un cine, tiendas y un parque grande. Me gusta vivir allí.
h present | ¿Cuáles son las ventajas y las desventajas de tu ciudad? | What are the advantages and disadvantages of your town? | Hay muchas tiendas y buen transporte, pero las calles están sucias y hay demasiados coches.
f past | ¿Qué hiciste en la ciudad recientemente? | What have you done in town recently? | El sábado pasado compré un jersey en la ciudad con mi madre.
fh past | ¿Qué hiciste para ayudar en casa la semana pasada? | What did you do to help at home last week? | La semana pasada limpié mi dormitorio y lavé los platos. Fue aburrido.
h past | ¿Cómo era tu ciudad antes y qué ha cambiado? | What was your town like before, and what has changed? | Antes mi ciudad era más tranquila y había menos coches. Construyeron un centro comercial grande.
f future | ¿Qué vas a hacer en la ciudad el sábado? | What are you going to do in town on Saturday? | El sábado voy a ir de compras y voy a comer una hamburguesa.
fh future | ¿Qué vas a enseñar a un amigo español en tu ciudad? | What are you going to show a Spanish friend in your town? | Voy a enseñar el castillo y el mercado a mi amigo, y vamos a comer en un restaurante.
h future | ¿Dónde vas a vivir en el futuro y por qué? | Where are you going to live in the future, and why? | En el futuro voy a vivir en una ciudad grande porque voy a encontrar trabajo más fácilmente.
f conditional | ¿Cómo sería tu casa ideal? | What would your ideal house be like? | Mi casa ideal sería muy grande y tendría una piscina.
fh conditional | ¿Dónde te gustaría vivir en el futuro? | Where would you like to live in the future? | Me gustaría vivir cerca del mar porque me encantan la playa y el sol.
h conditional | ¿Qué harías para mejorar tu ciudad? | What would you do to improve your town? | Construiría más carriles para bicicletas y abriría un centro para los jóvenes, porque no hay nada que hacer por la noche.
f opinion | ¿Cuál es tu habitación preferida y por qué? | What is your favourite room, and why? | Mi habitación preferida es mi dormitorio porque es cómodo y tranquilo.
fh opinion | ¿Qué piensas de tu ciudad? | What do you think of your town? | Creo que mi ciudad es bonita, pero no hay bastantes tiendas.
h opinion | ¿Prefieres la ciudad o el campo? Justifica tu respuesta. | Do you prefer the town or the countryside? Justify your answer. | Prefiero la ciudad porque es más animada que el campo, aunque hay más ruido.
f ask | Hazme una pregunta sobre mi casa. | Ask me a question about my house. | ¿Cómo es tu casa?
fh ask | Hazme una pregunta sobre mi ciudad. | Ask me a question about my town. | ¿Qué hay en tu ciudad?
fh ask | Hazme una pregunta sobre mi dormitorio. | Ask me a question about my bedroom. | ¿Qué hay en tu dormitorio?
h ask | Hazme una pregunta sobre el transporte en mi ciudad. | Ask me a question about transport in my town. | ¿Cómo es el transporte en tu ciudad?
`;
