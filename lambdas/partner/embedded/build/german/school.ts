/** How a line is read: bank.ts. */
export const school = `
title | Meine Schule
photo | Auf dem Foto sind Schüler in einem Klassenzimmer. Sie hören dem Lehrer zu und sehen zufrieden aus.
new | der Stundenplan: the timetable, der Druck: pressure, eine Prüfung bestehen: to pass an exam, sitzen bleiben: to repeat a year, die Nase voll haben von: to be fed up with
f present | Welche Fächer lernst du in der Schule? | Which subjects do you study at school? | In der Schule lerne ich Englisch, Mathe, Geschichte und Deutsch.
fh present | Wie ist deine Schule? | What is your school like? | Meine Schule ist groß und modern, und es gibt eine schöne Bibliothek. Die Lehrer sind nett.
h present | Welche Regeln gibt es in deiner Schule, und was hältst du davon? | What are the rules in your school, and what do you think of them? | Wir müssen eine Uniform tragen und dürfen unsere Handys nicht benutzen. Ich finde die Regeln nützlich, aber etwas streng.
f past | Was hast du gestern in der Schule gemacht? | What did you do at school yesterday? | Gestern habe ich Sport gemacht und in der Kantine gegessen. Das war gut.
fh past | Erzähl mir von einem Schulausflug. | Tell me about a school trip. | Letztes Jahr haben wir ein Museum in Berlin besucht. Ich habe viel gelernt und es war interessant.
h past | Wie war deine Grundschule im Vergleich zu deiner Schule jetzt? | What was your primary school like, compared with your school now? | Meine Grundschule war kleiner und wir hatten weniger Hausaufgaben. Der Kunstunterricht hat mir besonders gut gefallen.
f future | Was wirst du morgen nach der Schule machen? | What will you do after school tomorrow? | Morgen werde ich in die Theatergruppe gehen und meine Hausaufgaben machen.
fh future | Welche Fächer wirst du nächstes Jahr lernen? | Which subjects will you study next year? | Nächstes Jahr werde ich Biologie und Geschichte lernen, weil ich diese Fächer interessant finde.
h future | Wie wirst du dich auf deine Prüfungen vorbereiten? | How will you prepare for your exams? | Ich werde jeden Tag zwei Stunden lernen und mit meinen Freunden üben, weil es zusammen einfacher ist.
f conditional | Wie wäre deine ideale Schule? | What would your ideal school be like? | Meine ideale Schule wäre modern und es würde ein großes Schwimmbad geben.
fh conditional | Was würdest du in deiner Schule gern ändern? | What would you like to change in your school? | Ich würde gern später mit dem Unterricht beginnen und weniger Hausaufgaben bekommen.
h conditional | Was würdest du als Schulleiter oder Schulleiterin machen? | What would you do as a head teacher? | Ich würde die Uniform ändern und mehr Klassenfahrten organisieren, weil die Schüler das toll finden würden.
f opinion | Was ist dein Lieblingsfach, und warum? | What is your favourite subject, and why? | Mein Lieblingsfach ist Geschichte, weil der Lehrer lustig ist.
fh opinion | Wie findest du die Schuluniform? | What do you think of school uniform? | Meiner Meinung nach ist die Uniform praktisch, aber ich finde sie ein bisschen altmodisch.
h opinion | Gibt es zu viele Hausaufgaben? Begründe deine Meinung. | Is there too much homework? Give reasons for your opinion. | Ich denke, dass wir zu viele Hausaufgaben haben, weil wir nicht genug Zeit zum Ausruhen haben.
f ask | Stell mir eine Frage über meine Fächer. | Ask me a question about my subjects. | Was ist dein Lieblingsfach?
fh ask | Stell mir eine Frage über meine Schule. | Ask me a question about my school. | Wie ist deine Schule?
fh ask | Stell mir eine Frage über meine Lehrer. | Ask me a question about my teachers. | Wie sind deine Lehrer?
h ask | Stell mir eine Frage über die Regeln in meiner Schule. | Ask me a question about the rules in my school. | Wie findest du die Regeln in deiner Schule?
`;
