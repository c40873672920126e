/** How a line is read: bank.ts. */
export const festivals = `
title | Las fiestas y las tradiciones
photo | En la foto hay una familia que celebra la Navidad. Los niños abren sus regalos y todos sonríen.
new | los fuegos artificiales: fireworks, un desfile: a parade, disfrazarse: to dress up, una costumbre: a custom, regalar: to give as a present
f present | ¿Cómo celebras tu cumpleaños? | How do you celebrate your birthday? | Celebro mi cumpleaños con mis amigos y comemos un pastel.
fh present | ¿Qué haces normalmente en Navidad o en otra fiesta? | What do you normally do at Christmas or at another festival? | En Navidad como con mi familia y abrimos los regalos. Siempre es divertido.
h present | ¿Qué tradiciones tiene tu familia y por qué son importantes? | What traditions does your family have, and why are they important? | Preparamos siempre una comida grande y cantamos juntos, porque así toda la familia está en casa.
f past | ¿Cómo celebraste tu último cumpleaños? | How did you celebrate your last birthday? | Comí en un restaurante con mis amigos y recibí una bicicleta.
fh past | ¿Qué fiesta te gustó recientemente y por qué? | Which celebration did you like recently, and why? | Me gustó la boda de mi primo porque la música fue genial. Bailé toda la noche.
h past | Háblame de una fiesta que no te gustó. | Tell me about a celebration that you did not like. | El año pasado no me gustó la fiesta del instituto porque la música era demasiado alta y no conocía a nadie.
f future | ¿Qué vas a hacer en tu próximo cumpleaños? | What are you going to do on your next birthday? | En mi cumpleaños voy a ir al cine con mis amigos.
fh future | ¿Cómo vas a celebrar el fin de los exámenes? | How are you going to celebrate the end of the exams? | Voy a organizar una fiesta y vamos a bailar en el jardín.
h future | ¿Qué fiesta vas a celebrar pronto y cómo? | Which festival are you going to celebrate soon, and how? | Pronto voy a celebrar la Nochevieja con mis primos, y vamos a ver los fuegos artificiales cerca del río.
f conditional | ¿Qué regalo te gustaría recibir? | Which present would you like to get? | Me gustaría recibir un móvil nuevo porque mi móvil es viejo.
fh conditional | ¿A qué fiesta española te gustaría ir? | Which Spanish festival would you like to go to? | Me gustaría ir a la Tomatina porque es una fiesta muy divertida.
h conditional | ¿Cómo sería tu fiesta ideal? | What would your ideal party be like? | Mi fiesta ideal sería en una playa, habría un buen grupo de música e invitaría a todos mis amigos.
f opinion | ¿Cuál es tu fiesta preferida y por qué? | What is your favourite festival, and why? | Mi fiesta preferida es la Navidad porque me encantan los regalos.
fh opinion | ¿Son importantes las tradiciones, en tu opinión? | Are traditions important, in your opinion? | Creo que las tradiciones son importantes porque son divertidas para los niños.
h opinion | ¿Crees que se gasta demasiado dinero en las fiestas? Justifica tu respuesta. | Do you think that people spend too much money on celebrations? Justify your answer. | En mi opinión, se gasta demasiado dinero, porque el tiempo con la familia es más importante que los regalos.
f ask | Hazme una pregunta sobre mi cumpleaños. | Ask me a question about my birthday. | ¿Cómo celebras tu cumpleaños?
fh ask | Hazme una pregunta sobre mi fiesta preferida. | Ask me a question about my favourite festival. | ¿Cuál es tu fiesta preferida?
fh ask | Hazme una pregunta sobre los regalos. | Ask me a question about presents. | ¿Qué regalo quieres?
h ask | Hazme una pregunta sobre las tradiciones de mi familia. | Ask me a question about my family's traditions. | ¿Qué tradiciones tiene tu familia?
`;
