/** How a line is read: bank.ts. */
export const everydayLife = `
title | Ma vie quotidienne
photo | Sur la photo, il y a une famille dans la cuisine. Ils prennent le petit-déjeuner et le garçon boit du lait.
new | se réveiller: to wake up, faire la grasse matinée: to have a lie-in, les tâches ménagères: housework, l'argent de poche: pocket money, être pressé: to be in a hurry
f present | À quelle heure est-ce que tu te lèves, et qu'est-ce que tu fais ensuite ? | At what time do you get up, and what do you do next? | Je me lève à sept heures, je prends une douche et je mange des céréales.
fh present | Décris une journée typique. | Describe a typical day. | Je me lève à sept heures et je vais au collège en bus. Le soir, je fais mes devoirs et je regarde la télé.
h present | Comment est-ce que ta journée change pendant le week-end ? | How does your day change at the weekend? | Le week-end, je fais la grasse matinée et je sors avec mes amis, alors qu'en semaine, je n'ai jamais assez de temps.
f past | Qu'est-ce que tu as fait hier soir ? | What did you do yesterday evening? | Hier soir, j'ai fait mes devoirs et j'ai regardé une série.
fh past | Qu'est-ce que tu as fait dimanche dernier ? | What did you do last Sunday? | Dimanche dernier, j'ai dormi jusqu'à dix heures et j'ai joué aux cartes avec mon frère.
h past | Comment était ta vie quotidienne il y a cinq ans ? | What was your daily life like five years ago? | Il y a cinq ans, ma vie était plus calme. Je jouais tous les jours dehors, mais je devais me coucher plus tôt.
f future | Qu'est-ce que tu vas faire demain matin ? | What are you going to do tomorrow morning? | Demain matin, je vais prendre le bus et je vais aller au collège.
fh future | Qu'est-ce que tu vas faire dimanche prochain ? | What are you going to do next Sunday? | Dimanche prochain, je vais me lever tard et je vais faire un gâteau avec ma mère.
h future | Comment sera ta vie quotidienne après le collège ? | What will your daily life be like after school? | Après le collège, je me lèverai plus tôt et je prendrai le train, mais j'aurai plus de liberté.
f conditional | À quelle heure voudrais-tu commencer les cours ? | At what time would you like to start lessons? | Je voudrais commencer les cours à dix heures parce que j'aime dormir.
fh conditional | Comment serait ta journée idéale ? | What would your ideal day be like? | Ma journée idéale commencerait à dix heures et je mangerais des crêpes avec mes amis.
h conditional | Qu'est-ce que tu changerais dans ta routine, et pourquoi ? | What would you change in your routine, and why? | Je passerais moins de temps dans le bus et je dormirais plus, parce que je serais alors en meilleure forme.
f opinion | Quel est ton jour préféré, et pourquoi ? | What is your favourite day, and why? | Mon jour préféré est le samedi parce que je n'ai pas cours.
fh opinion | Qu'est-ce que tu penses des tâches ménagères ? | What do you think of housework? | Je trouve les tâches ménagères ennuyeuses, mais il est important d'aider ses parents.
h opinion | Est-ce que les jeunes ont assez de temps libre, à ton avis ? | Do young people have enough free time, in your opinion? | À mon avis, les jeunes n'ont pas assez de temps libre parce qu'ils ont trop de devoirs et d'activités.
f ask | Pose-moi une question sur ma journée. | Ask me a question about my day. | À quelle heure est-ce que tu te lèves ?
fh ask | Pose-moi une question sur mon week-end. | Ask me a question about my weekend. | Qu'est-ce que tu fais le week-end ?
fh ask | Pose-moi une question sur ma soirée. | Ask me a question about my evening. | Qu'est-ce que tu fais le soir ?
h ask | Pose-moi une question sur les tâches ménagères. | Ask me a question about housework. | Qu'est-ce que tu fais pour aider à la maison ?
`;
