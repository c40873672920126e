/** How a line is read: bank.ts. */
export const work = `
title | Mi futuro
photo | En la foto hay una mujer que trabaja en una oficina. Habla con un cliente y parece contenta.
new | un aprendizaje: an apprenticeship, un título: a qualification, un año sabático: a gap year, bien pagado: well paid, una entrevista: an interview
f present | ¿Tienes un trabajo a tiempo parcial? | Do you have a part-time job? | Tengo un trabajo en un café los sábados y gano dinero.
fh present | ¿En qué trabajan tus padres? | What do your parents do for work? | Mi madre trabaja en un hospital y mi padre es profesor. Les gusta su trabajo.
h present | ¿Qué cualidades tienes para el mundo del trabajo? | What strengths do you have for the world of work? | Trabajo bien en equipo y tengo mucha paciencia, y eso es útil cuando hablas con los clientes.
f past | ¿Qué hiciste para ganar dinero? | What did you do to earn money? | El verano pasado lavé coches y trabajé en un jardín.
fh past | ¿Dónde hiciste tus prácticas y cómo fueron? | Where did you do your work experience, and what was it like? | Hice mis prácticas en una escuela. El trabajo fue difícil, pero aprendí mucho.
h past | ¿Qué querías ser cuando eras más joven? | What did you want to be when you were younger? | Cuando era más joven, quería ser piloto porque me encantaban los aviones, pero cambié de opinión.
f future | ¿Qué vas a hacer después de los exámenes? | What are you going to do after the exams? | Después de los exámenes voy a continuar mis estudios.
fh future | ¿Qué vas a estudiar el año que viene y por qué? | What are you going to study next year, and why? | El año que viene voy a estudiar idiomas porque quiero viajar mucho.
h future | ¿Cómo será tu vida dentro de diez años? | What will your life be like in ten years? | Dentro de diez años viviré en el extranjero y trabajaré en una empresa grande, porque hablaré tres idiomas.
f conditional | ¿En qué te gustaría trabajar en el futuro? | What would you like to work as in the future? | En el futuro me gustaría ser profesor porque me gustan los niños.
fh conditional | ¿Te gustaría ir a la universidad? ¿Por qué? | Would you like to go to university? Why? | Me gustaría ir a la universidad porque quiero ser médico.
h conditional | Si pudieras trabajar en otro país, ¿adónde irías? | If you could work in another country, where would you go? | Iría a México porque podría hablar español y conocería a gente interesante.
f opinion | ¿Cuál es el mejor trabajo, en tu opinión? | What is the best job, in your opinion? | En mi opinión, el mejor trabajo es médico porque ayudas a la gente.
fh opinion | ¿Qué piensas de los trabajos a tiempo parcial para los jóvenes? | What do you think of part-time jobs for young people? | Creo que los trabajos a tiempo parcial son útiles, pero a veces son difíciles.
h opinion | ¿Qué es más importante, un buen sueldo o un trabajo interesante? | What is more important, a good salary or an interesting job? | En mi opinión, un trabajo interesante es más importante que un buen sueldo, porque pasas todo el día en el trabajo.
f ask | Hazme una pregunta sobre mi trabajo. | Ask me a question about my job. | ¿Dónde trabajas?
fh ask | Hazme una pregunta sobre mis planes. | Ask me a question about my plans. | ¿Qué vas a hacer después del instituto?
fh ask | Hazme una pregunta sobre el trabajo de mis padres. | Ask me a question about my parents' job. | ¿En qué trabajan tus padres?
h ask | Hazme una pregunta sobre mis prácticas. | Ask me a question about my work experience. | ¿Cómo fueron tus prácticas?
`;
