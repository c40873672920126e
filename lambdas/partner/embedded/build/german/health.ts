/** How a line is read: bank.ts. */
export const health = `
title | Die Gesundheit
photo | Auf dem Foto laufen junge Leute in einem Park. Sie sind fit und tragen Sportschuhe.
new | das Wohlbefinden: well-being, der Schlaf: sleep, vermeiden: to avoid, die Gewohnheit: the habit, atmen: to breathe
f present | Was machst du, um fit zu bleiben? | What do you do to keep fit? | Ich esse Obst und schwimme oft, um fit zu bleiben.
fh present | Wann gehst du ins Bett, und warum? | When do you go to bed, and why? | Ich gehe um zehn Uhr ins Bett, weil ich für die Schule sehr früh aufstehe.
h present | Wie vermeidest du Stress? | How do you avoid stress? | Ich vermeide Stress, indem ich Sport mache, und ich spreche mit meinen Freunden über meine Probleme.
f past | Welchen Sport hast du letzte Woche gemacht? | Which sport did you do last week? | Letzte Woche habe ich Tennis und Fußball gespielt. Das war toll.
fh past | Was hast du gestern Gesundes gegessen? | What did you eat yesterday that was healthy? | Gestern habe ich einen Salat und zwei Äpfel gegessen, und ich habe viel Wasser getrunken.
h past | Was hast du geändert, um gesünder zu leben? | What have you changed in order to live more healthily? | Früher habe ich zu viele Süßigkeiten gegessen. Dann habe ich mehr Wasser getrunken und mit dem Laufen angefangen.
f future | Was wirst du machen, um fit zu sein? | What will you do to be fit? | Ich werde mehr Sport machen und Gemüse essen, weil das gesund ist.
fh future | Was wirst du nächstes Jahr für deine Gesundheit machen? | What will you do for your health next year? | Nächstes Jahr werde ich acht Stunden schlafen und weniger Schokolade essen.
h future | Wie wirst du während der Prüfungen gesund bleiben? | How will you stay healthy during the exams? | Während der Prüfungen werde ich viel schlafen und meine Freunde treffen, weil das wichtig ist.
f conditional | Welchen Sport würdest du gern für deine Gesundheit machen? | Which sport would you like to do for your health? | Ich würde gern Yoga machen, weil es entspannend ist.
fh conditional | Was würdest du gern in deinem Leben ändern, um fitter zu sein? | What would you like to change in your life in order to be fitter? | Ich würde gern mehr schlafen und zu Fuß zur Schule gehen, weil das gesund ist.
h conditional | Was würdest du machen, damit junge Leute mehr Sport treiben? | What would you do so that young people do more sport? | Ich würde kostenlose Turniere organisieren und ein Schwimmbad bauen, weil Sport Spaß machen sollte.
f opinion | Schläfst du genug, deiner Meinung nach? | Do you sleep enough, in your opinion? | Meiner Meinung nach schlafe ich nicht genug, weil ich viele Hausaufgaben habe.
fh opinion | Lebst du gesund, deiner Meinung nach? | Do you live healthily, in your opinion? | Ich denke, dass ich ziemlich gesund lebe, weil ich Sport mache.
h opinion | Was ist das größte Gesundheitsproblem für junge Leute, deiner Meinung nach? | What is the biggest health problem for young people, in your opinion? | Meiner Meinung nach ist der Mangel an Schlaf das größte Problem, weil junge Leute zu viel Zeit am Bildschirm verbringen.
f ask | Stell mir eine Frage über Sport. | Ask me a question about sport. | Welchen Sport machst du?
fh ask | Stell mir eine Frage über meine Gesundheit. | Ask me a question about my health. | Was machst du, um fit zu bleiben?
fh ask | Stell mir eine Frage über meinen Schlaf. | Ask me a question about my sleep. | Wann gehst du ins Bett?
h ask | Stell mir eine Frage über meine guten Gewohnheiten. | Ask me a question about my good habits. | Was machst du, um gesund zu leben?
`;
