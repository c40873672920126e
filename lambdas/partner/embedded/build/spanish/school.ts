/** How a line is read: bank.ts. */
export const school = `
title | Mi instituto
photo | En la foto hay unos alumnos en una clase. Escuchan al profesor y parecen contentos.
new | el horario: the timetable, la presión: pressure, aprobar un examen: to pass an exam, repetir curso: to repeat a year, estar harto de: to be fed up with
f present | ¿Qué asignaturas estudias? | Which subjects do you study? | En el instituto estudio inglés, matemáticas, historia y español.
fh present | ¿Cómo es tu instituto? | What is your school like? | Mi instituto es grande y moderno, y hay una biblioteca bonita. Los profesores son simpáticos.
h present | ¿Qué normas hay en tu instituto y qué piensas de ellas? | What are the rules in your school, and what do you think of them? | Tenemos que llevar uniforme y no podemos usar el móvil. Creo que las normas son útiles, pero un poco estrictas.
f past | ¿Qué hiciste ayer en el instituto? | What did you do at school yesterday? | Ayer tuve una clase de deporte y comí en la cantina.
fh past | Háblame de una excursión que hiciste con el instituto. | Tell me about a trip that you went on with the school. | El año pasado visitamos un museo en Madrid. Aprendí muchas cosas y fue interesante.
h past | ¿Cómo era tu escuela primaria, comparada con tu instituto? | What was your primary school like, compared with your school now? | Mi escuela primaria era más pequeña y teníamos menos deberes. Me encantaban las clases de dibujo.
f future | ¿Qué vas a hacer mañana después de las clases? | What are you going to do after school tomorrow? | Mañana voy a ir al club de teatro y voy a hacer mis deberes.
fh future | ¿Qué asignaturas vas a estudiar el año que viene? | Which subjects are you going to study next year? | El año que viene voy a estudiar ciencias e historia porque son interesantes.
h future | ¿Cómo te vas a preparar para los exámenes? | How are you going to prepare for the exams? | Voy a estudiar dos horas al día y voy a hacer ejercicios con mis amigos, porque juntos es más fácil.
f conditional | ¿Cómo sería tu instituto ideal? | What would your ideal school be like? | Mi instituto ideal sería moderno y tendría una piscina grande.
fh conditional | ¿Qué te gustaría cambiar en tu instituto? | What would you like to change in your school? | Me gustaría tener menos deberes y empezar las clases más tarde.
h conditional | ¿Qué harías si fueras director o directora del instituto? | What would you do if you were the head teacher? | Cambiaría el uniforme y organizaría más excursiones, porque a los alumnos les gustaría mucho.
f opinion | ¿Cuál es tu asignatura preferida y por qué? | What is your favourite subject, and why? | Mi asignatura preferida es la historia porque el profesor es divertido.
fh opinion | ¿Qué piensas del uniforme escolar? | What do you think of school uniform? | En mi opinión, el uniforme es práctico, pero es un poco anticuado.
h opinion | ¿Crees que hay demasiados deberes? Justifica tu respuesta. | Do you think that there is too much homework? Justify your answer. | Creo que tenemos demasiados deberes porque no tenemos bastante tiempo para descansar.
f ask | Hazme una pregunta sobre mis asignaturas. | Ask me a question about my subjects. | ¿Cuál es tu asignatura preferida?
fh ask | Hazme una pregunta sobre mi instituto. | Ask me a question about my school. | ¿Cómo es tu instituto?
fh ask | Hazme una pregunta sobre mis profesores. | Ask me a question about my teachers. | ¿Cómo son tus profesores?
h ask | Hazme una pregunta sobre las normas de mi instituto. | Ask me a question about the rules of my school. | ¿Qué piensas de las normas de tu instituto?
`;
