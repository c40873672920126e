/** How a line is read: bank.ts. */
export const food = `
title | La comida y la bebida
photo | En la foto hay unos amigos en un restaurante. Comen una pizza y beben agua.
new | probar: to taste, picante: spicy, una receta: a recipe, la comida para llevar: takeaway food, ser alérgico a: to be allergic to
f present | ¿Qué desayunas normalmente? | What do you normally have for breakfast? | Normalmente desayuno cereales y bebo un zumo de naranja.
fh present | ¿Qué comes a mediodía y dónde? | What do you eat at midday, and where? | A mediodía como un bocadillo y una manzana en la cantina con mis amigos.
h present | ¿Quién cocina en tu casa y qué se come? | Who does the cooking at your house, and what do you eat? | En mi casa cocina mi padre porque le encanta. Comemos a menudo platos picantes con muchas verduras.
f past | ¿Qué comiste anoche? | What did you eat last night? | Anoche comí pollo con patatas fritas. Estaba muy bueno.
fh past | Háblame de tu última visita a un restaurante. | Tell me about your last visit to a restaurant. | El sábado pasado comí una pizza en un restaurante italiano. La comida estaba deliciosa.
h past | ¿Qué plato preparaste alguna vez y cómo fue? | Which dish have you made before, and what was it like? | Preparé un pastel de chocolate para mi madre. Fue difícil, pero el resultado gustó a toda la familia.
f future | ¿Qué vas a cenar esta noche? | What are you going to have for dinner tonight? | Esta noche voy a cenar pasta con una ensalada.
fh future | ¿Qué vas a preparar para una fiesta con tus amigos? | What are you going to make for a party with your friends? | Voy a preparar bocadillos y una ensalada de fruta, y voy a comprar bebidas.
h future | ¿Cómo vas a comer mejor en el futuro? | How are you going to eat better in the future? | En el futuro voy a comer menos carne y voy a preparar mi comida, porque es mejor para la salud.
f conditional | ¿Qué plato te gustaría probar en España? | Which dish would you like to try in Spain? | Me gustaría probar la paella porque me encanta el arroz.
fh conditional | ¿En qué restaurante te gustaría comer y por qué? | In which restaurant would you like to eat, and why? | Me gustaría comer en un restaurante chino porque la comida es deliciosa.
h conditional | ¿Podrías vivir sin carne? Explica por qué. | Could you live without meat? Explain why. | Podría vivir sin carne porque me gustan mucho las verduras y sería mejor para el planeta.
f opinion | ¿Cuál es tu comida preferida y por qué? | What is your favourite food, and why? | Mi comida preferida es la pizza porque es deliciosa.
fh opinion | ¿Qué piensas de la comida rápida? | What do you think of fast food? | En mi opinión, la comida rápida es barata y rica, pero es mala para la salud.
h opinion | ¿Crees que los jóvenes comen bien hoy? Justifica tu respuesta. | Do you think that young people eat well today? Justify your answer. | Creo que los jóvenes comen demasiado azúcar porque los productos sanos son a menudo más caros.
f ask | Hazme una pregunta sobre mi comida preferida. | Ask me a question about my favourite food. | ¿Cuál es tu comida preferida?
fh ask | Hazme una pregunta sobre mi desayuno. | Ask me a question about my breakfast. | ¿Qué desayunas?
fh ask | Hazme una pregunta sobre un restaurante. | Ask me a question about a restaurant. | ¿Cómo es el restaurante?
h ask | Hazme una pregunta sobre la comida de mi país. | Ask me a question about the food of my country. | ¿Qué se come en tu país?
`;
