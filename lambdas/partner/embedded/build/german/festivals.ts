/** How a line is read: bank.ts. */
export const festivals = `
title | Feste und Traditionen
photo | Auf dem Foto feiert eine Familie Weihnachten. Die Kinder öffnen ihre Geschenke und alle lachen.
new | das Feuerwerk: fireworks, der Umzug: the parade, sich verkleiden: to dress up, der Brauch: the custom, schenken: to give as a present
f present | Wie feierst du deinen Geburtstag? | How do you celebrate your birthday? | Ich feiere meinen Geburtstag mit meinen Freunden und wir essen einen Kuchen.
fh present | Was machst du normalerweise zu Weihnachten oder an einem anderen Fest? | What do you normally do at Christmas or at another festival? | Zu Weihnachten esse ich mit meiner Familie und wir öffnen die Geschenke. Das macht immer Spaß.
h present | Welche Traditionen hat deine Familie, und warum sind sie wichtig? | What traditions does your family have, and why are they important? | Wir kochen immer ein großes Essen und singen zusammen, weil die ganze Familie dann zusammen ist.
f past | Wie hast du deinen letzten Geburtstag gefeiert? | How did you celebrate your last birthday? | Ich habe mit meinen Freunden in einem Restaurant gegessen und ein Fahrrad bekommen.
fh past | Welches Fest hat dir neulich gefallen, und warum? | Which celebration did you like recently, and why? | Die Hochzeit von meinem Cousin hat mir gefallen, weil die Musik toll war. Ich habe die ganze Nacht getanzt.
h past | Erzähl mir von einem Fest, das dir nicht gefallen hat. | Tell me about a celebration that you did not like. | Letztes Jahr hat mir die Schulparty nicht gefallen, weil die Musik zu laut war und ich niemanden gekannt habe.
f future | Was wirst du an deinem nächsten Geburtstag machen? | What will you do on your next birthday? | An meinem Geburtstag werde ich mit meinen Freunden ins Kino gehen.
fh future | Wie wirst du das Ende der Prüfungen feiern? | How will you celebrate the end of the exams? | Ich werde eine Party organisieren und wir werden im Garten tanzen.
h future | Welches Fest wirst du bald feiern, und wie? | Which festival will you celebrate soon, and how? | Ich werde bald mit meinen Cousins Silvester feiern, und wir werden am Fluss das Feuerwerk sehen.
f conditional | Welches Geschenk würdest du gern bekommen? | Which present would you like to get? | Ich würde gern ein neues Handy bekommen, weil mein Handy alt ist.
fh conditional | Welches deutsche Fest würdest du gern besuchen? | Which German festival would you like to visit? | Ich würde gern einen Weihnachtsmarkt in Deutschland besuchen, weil das Essen lecker ist.
h conditional | Wie wäre deine ideale Party? | What would your ideal party be like? | Meine ideale Party wäre am Strand, es würde eine gute Band geben und ich würde alle Freunde einladen.
f opinion | Was ist dein Lieblingsfest, und warum? | What is your favourite festival, and why? | Mein Lieblingsfest ist Weihnachten, weil ich Geschenke liebe.
fh opinion | Sind Traditionen wichtig, deiner Meinung nach? | Are traditions important, in your opinion? | Ich denke, dass Traditionen wichtig sind, weil sie den Kindern Spaß machen.
h opinion | Gibt man für Feste zu viel Geld aus? Begründe deine Meinung. | Do people spend too much money on celebrations? Give reasons for your opinion. | Meiner Meinung nach gibt man zu viel Geld aus, weil die Zeit mit der Familie wichtiger als Geschenke ist.
f ask | Stell mir eine Frage über meinen Geburtstag. | Ask me a question about my birthday. | Wie feierst du deinen Geburtstag?
fh ask | Stell mir eine Frage über mein Lieblingsfest. | Ask me a question about my favourite festival. | Was ist dein Lieblingsfest?
fh ask | Stell mir eine Frage über Geschenke. | Ask me a question about presents. | Welches Geschenk möchtest du bekommen?
h ask | Stell mir eine Frage über die Traditionen meiner Familie. | Ask me a question about my family's traditions. | Was sind die Traditionen deiner Familie?
`;
