/** How a line is read: bank.ts. */
export const environment = `
title | El medio ambiente
photo | En la foto hay unos jóvenes en un bosque. Recogen botellas de plástico para proteger la naturaleza.
new | el calentamiento global: global warming, los residuos: waste, malgastar: to waste, la energía solar: solar energy, una especie en peligro: an endangered species
f present | ¿Qué haces para proteger el medio ambiente? | What do you do to protect the environment? | Para proteger el medio ambiente reciclo el papel y el vidrio.
fh present | ¿Cómo vas al instituto y por qué? | How do you go to school, and why? | Voy al instituto en bicicleta porque es bueno para la salud y para el planeta.
h present | ¿Qué problemas del medio ambiente hay en tu región? | What environmental problems are there in your area? | En mi región el aire está sucio porque hay demasiados coches, y hay basura por todas partes.
f past | ¿Qué reciclaste la semana pasada? | What did you recycle last week? | La semana pasada reciclé papel y botellas. Fue fácil.
fh past | ¿Qué hizo tu instituto por el medio ambiente? | What did your school do for the environment? | Mi instituto plantó árboles y reciclamos mucho papel.
h past | ¿Qué hiciste recientemente para producir menos basura? | What have you done recently to produce less waste? | Dejé de comprar botellas de plástico y vendí mi ropa vieja, y fue fácil.
f future | ¿Qué vas a hacer por el planeta? | What are you going to do for the planet? | Voy a usar menos plástico y voy a plantar un árbol.
fh future | ¿Cómo vas a ayudar al medio ambiente en casa? | How are you going to help the environment at home? | En casa voy a apagar las luces y voy a usar menos agua.
h future | ¿Cómo será el planeta dentro de veinte años? | What will the planet be like in twenty years? | Dentro de veinte años hará más calor, pero usaremos más energía solar y habrá menos coches.
f conditional | ¿Qué te gustaría hacer por los animales? | What would you like to do for animals? | Me gustaría proteger los animales porque son importantes.
fh conditional | ¿Qué te gustaría cambiar en tu ciudad por el medio ambiente? | What would you like to change in your town for the environment? | Me gustaría tener más autobuses y más árboles porque el aire estaría más limpio.
h conditional | ¿Qué harías por el planeta si fueras presidente o presidenta? | What would you do for the planet if you were president? | Haría más carriles para bicicletas y prohibiría las bolsas de plástico, porque los aviones contaminan mucho.
f opinion | ¿Cuál es el mayor problema del planeta, en tu opinión? | What is the biggest problem of the planet, in your opinion? | En mi opinión, el mayor problema es la contaminación porque hay demasiados coches.
fh opinion | ¿Es importante el reciclaje, en tu opinión? | Is recycling important, in your opinion? | Creo que el reciclaje es muy importante porque hay demasiada basura.
h opinion | ¿Crees que los jóvenes hacen bastante por el medio ambiente? Justifica tu respuesta. | Do you think that young people do enough for the environment? Justify your answer. | En mi opinión, los jóvenes hacen mucho, pero el gobierno no hace bastante porque es caro.
f ask | Hazme una pregunta sobre el reciclaje. | Ask me a question about recycling. | ¿Qué reciclas en casa?
fh ask | Hazme una pregunta sobre el medio ambiente. | Ask me a question about the environment. | ¿Qué haces para proteger el medio ambiente?
fh ask | Hazme una pregunta sobre el transporte. | Ask me a question about transport. | ¿Cómo vas al instituto?
h ask | Hazme una pregunta sobre la contaminación en mi ciudad. | Ask me a question about pollution in my town. | ¿Hay mucha contaminación en tu ciudad?
`;
