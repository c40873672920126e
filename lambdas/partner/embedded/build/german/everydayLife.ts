/** How a line is read: bank.ts. */
export const everydayLife = `
title | Mein Alltag
photo | Auf dem Foto ist eine Familie in der Küche. Sie frühstücken und der Junge trinkt Milch.
new | aufwachen: to wake up, ausschlafen: to have a lie-in, die Hausarbeit: housework, das Taschengeld: pocket money, es eilig haben: to be in a hurry
f present | Wann stehst du auf, und was machst du dann? | When do you get up, and what do you do then? | Ich stehe um sieben Uhr auf, dann wasche ich mich und esse Müsli.
fh present | Beschreib einen typischen Tag. | Describe a typical day. | Ich stehe um sieben Uhr auf und fahre mit dem Bus zur Schule. Am Abend mache ich meine Hausaufgaben und sehe fern.
h present | Was machst du am Wochenende anders als an Schultagen? | What do you do differently at the weekend from on school days? | Am Wochenende schlafe ich aus und treffe meine Freunde, aber an Schultagen habe ich nie genug Zeit.
f past | Was hast du gestern Abend gemacht? | What did you do yesterday evening? | Gestern Abend habe ich meine Hausaufgaben gemacht und eine Serie gesehen.
fh past | Was hast du letzten Sonntag gemacht? | What did you do last Sunday? | Letzten Sonntag habe ich bis zehn Uhr geschlafen und mit meinem Bruder Karten gespielt.
h past | Wie war dein Alltag vor fünf Jahren? | What was your daily life like five years ago? | Vor fünf Jahren war mein Alltag ruhiger. Ich habe jeden Tag draußen gespielt, aber ich musste früher ins Bett gehen.
f future | Was wirst du morgen früh machen? | What will you do tomorrow morning? | Morgen früh werde ich den Bus nehmen und zur Schule fahren.
fh future | Was wirst du nächsten Sonntag machen? | What will you do next Sunday? | Nächsten Sonntag werde ich lange schlafen und mit meiner Mutter einen Kuchen backen.
h future | Wie wird dein Alltag nach der Schule sein? | What will your daily life be like after school? | Nach der Schule werde ich früher aufstehen und mit dem Zug fahren, aber ich werde mehr Freiheit haben.
f conditional | Wann würdest du gern mit der Schule anfangen? | When would you like to start school? | Ich würde gern um zehn Uhr anfangen, weil ich gern schlafe.
fh conditional | Wie wäre dein idealer Tag? | What would your ideal day be like? | Mein idealer Tag würde um zehn Uhr beginnen und ich würde mit meinen Freunden Pfannkuchen essen.
h conditional | Was würdest du an deinem Alltag ändern, und warum? | What would you change about your daily life, and why? | Ich würde weniger Zeit im Bus verbringen und mehr schlafen, weil ich dann fitter wäre.
f opinion | Was ist dein Lieblingstag, und warum? | What is your favourite day, and why? | Mein Lieblingstag ist der Samstag, weil ich keine Schule habe.
fh opinion | Wie findest du Hausarbeit? | What do you think of housework? | Ich finde Hausarbeit langweilig, aber es ist wichtig, den Eltern zu helfen.
h opinion | Haben junge Leute genug Freizeit, deiner Meinung nach? | Do young people have enough free time, in your opinion? | Meiner Meinung nach haben junge Leute nicht genug Freizeit, weil sie zu viele Hausaufgaben haben.
f ask | Stell mir eine Frage über meinen Tag. | Ask me a question about my day. | Wann stehst du auf?
fh ask | Stell mir eine Frage über mein Wochenende. | Ask me a question about my weekend. | Was machst du am Wochenende?
fh ask | Stell mir eine Frage über meinen Abend. | Ask me a question about my evening. | Was machst du am Abend?
h ask | Stell mir eine Frage über Hausarbeit. | Ask me a question about housework. | Wie hilfst du zu Hause?
`;
