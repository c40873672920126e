/** How a line is read: bank.ts. */
export const school = `
title | Mon collège
photo | Sur la photo, il y a des élèves dans une salle de classe. Ils écoutent le prof et ils ont l'air contents.
new | un emploi du temps: a timetable, la pression: pressure, passer un examen: to sit an exam, redoubler: to repeat a year, en avoir assez de: to be fed up with
f present | Quelles matières est-ce que tu étudies ? | Which subjects do you study? | Au collège, j'étudie l'anglais, les maths, l'histoire et le français.
fh present | Comment est ton collège ? | What is your school like? | Mon collège est grand et moderne, et il y a une belle bibliothèque. Les profs sont sympas.
h present | Quelles sont les règles dans ton collège, et qu'est-ce que tu en penses ? | What are the rules in your school, and what do you think of them? | On doit porter un uniforme et on ne peut pas utiliser son portable. Je trouve ces règles utiles, mais un peu strictes.
f past | Qu'est-ce que tu as fait au collège hier ? | What did you do at school yesterday? | Hier, j'ai eu un cours de sport et j'ai mangé à la cantine.
fh past | Parle-moi d'une sortie scolaire que tu as faite. | Tell me about a school trip you went on. | L'année dernière, nous avons visité un musée à Paris. J'ai appris beaucoup de choses et c'était intéressant.
h past | Comment était ton école primaire, par rapport à ton collège ? | What was your primary school like, compared with your school now? | Mon école primaire était plus petite et nous avions moins de devoirs. J'ai adoré les cours de dessin.
f future | Qu'est-ce que tu vas faire après les cours demain ? | What are you going to do after school tomorrow? | Demain, je vais aller au club de théâtre et je vais faire mes devoirs.
fh future | Quelles matières vas-tu étudier l'année prochaine ? | Which subjects are you going to study next year? | L'année prochaine, je vais étudier les sciences et l'histoire parce que ces matières m'intéressent.
h future | Comment vas-tu te préparer pour tes examens ? | How are you going to prepare for your exams? | Je vais réviser deux heures par jour et je vais faire des exercices avec mes amis, car ensemble, c'est plus facile.
f conditional | Comment serait ton collège idéal ? | What would your ideal school be like? | Mon collège idéal serait moderne et il y aurait une grande piscine.
fh conditional | Qu'est-ce que tu voudrais changer dans ton collège ? | What would you like to change in your school? | Je voudrais avoir moins de devoirs et je voudrais commencer les cours plus tard.
h conditional | Si tu étais directeur ou directrice, qu'est-ce que tu ferais ? | If you were the head teacher, what would you do? | Je changerais l'uniforme et j'organiserais plus de voyages scolaires, parce que les élèves aimeraient ça.
f opinion | Quelle est ta matière préférée, et pourquoi ? | What is your favourite subject, and why? | Ma matière préférée est l'histoire parce que le prof est amusant.
fh opinion | Qu'est-ce que tu penses de l'uniforme scolaire ? | What do you think of school uniform? | À mon avis, l'uniforme est pratique, mais je le trouve un peu démodé.
h opinion | À ton avis, est-ce qu'on a trop de devoirs ? Justifie ta réponse. | In your opinion, is there too much homework? Justify your answer. | Je pense que nous avons trop de devoirs, car nous n'avons pas assez de temps pour nous reposer.
f ask | Pose-moi une question sur mes matières. | Ask me a question about my subjects. | Quelle est ta matière préférée ?
fh ask | Pose-moi une question sur mon collège. | Ask me a question about my school. | Comment est ton collège ?
fh ask | Pose-moi une question sur mes professeurs. | Ask me a question about my teachers. | Comment sont tes professeurs ?
h ask | Pose-moi une question sur le règlement de mon collège. | Ask me a question about the rules of my school. | Qu'est-ce que tu penses des règles de ton collège ?
`;
