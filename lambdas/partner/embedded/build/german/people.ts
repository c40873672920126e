/** How a line is read: bank.ts. */
export const people = `
title | Meine Familie und meine Freunde
photo | Auf dem Foto ist eine Familie in einem Garten. Die Eltern und die Kinder essen zusammen und lachen.
new | vertrauen: to trust, sich streiten: to argue, Sinn für Humor haben: to have a sense of humour, treu: loyal, die Ehe: marriage
f present | Wie ist deine Familie? | What is your family like? | In meiner Familie sind wir vier Personen. Meine Mutter ist ruhig und mein Bruder ist lustig.
fh present | Wie ist dein bester Freund oder deine beste Freundin? | What is your best friend like? | Mein bester Freund ist großzügig und hat braune Haare. Wir spielen oft zusammen Fußball.
h present | Verstehst du dich gut mit deiner Familie? Warum oder warum nicht? | Do you get on well with your family? Why or why not? | Ich verstehe mich gut mit meinen Eltern, weil sie mir zuhören, aber ich streite mich manchmal mit meiner Schwester.
f past | Was hast du letztes Wochenende mit deiner Familie gemacht? | What did you do with your family last weekend? | Letztes Wochenende habe ich mit meiner Familie in einem Restaurant gegessen.
fh past | Was hast du neulich mit deinen Freunden gemacht? | What have you done with your friends recently? | Letzte Woche habe ich mit meinen Freunden Tennis gespielt und wir haben ein Eis gegessen.
h past | Wie hast du deinen besten Freund oder deine beste Freundin kennengelernt? | How did you meet your best friend? | Ich habe meinen besten Freund in der Grundschule kennengelernt. Er war schüchtern, aber wir haben über Fußball gesprochen.
f future | Was wirst du dieses Wochenende mit deiner Familie machen? | What will you do with your family this weekend? | Dieses Wochenende werde ich meine Großeltern besuchen und wir werden Karten spielen.
fh future | Was wirst du für den Geburtstag deines Freundes machen? | What will you do for your friend's birthday? | Für den Geburtstag von meinem Freund werde ich ein Buch kaufen und wir werden eine Party organisieren.
h future | Wie wirst du nach der Schule mit deinen Freunden in Kontakt bleiben? | How will you stay in touch with your friends after school? | Ich werde meinen Freunden Nachrichten schicken und wir werden die Ferien zusammen verbringen.
f conditional | Mit wem würdest du gern einen Tag verbringen? | Who would you like to spend a day with? | Ich würde gern einen Tag mit meiner Cousine verbringen, weil sie lustig ist.
fh conditional | Würdest du später gern eine große Familie haben? | Would you like to have a big family later? | Ich würde später gern zwei Kinder haben, weil ich das Familienleben mag.
h conditional | Wie wäre der ideale Freund oder die ideale Freundin? | What would the ideal friend be like? | Der ideale Freund wäre treu und geduldig, und er würde mir immer zuhören, wenn ich ein Problem hätte.
f opinion | Wer ist deine Lieblingsperson in der Familie, und warum? | Who is your favourite person in your family, and why? | Meine Lieblingsperson ist meine Oma, weil sie nett ist.
fh opinion | Was ist ein guter Freund, deiner Meinung nach? | What is a good friend, in your opinion? | Meiner Meinung nach ist ein guter Freund ehrlich und lustig, und er hat immer Zeit für mich.
h opinion | Was ist wichtiger, Familie oder Freunde? Begründe deine Meinung. | What is more important, family or friends? Give reasons for your opinion. | Ich denke, dass die Familie wichtiger ist, weil sie immer da ist, auch wenn Freunde sich ändern.
f ask | Stell mir eine Frage über meine Familie. | Ask me a question about my family. | Hast du Geschwister?
fh ask | Stell mir eine Frage über meine Freunde. | Ask me a question about my friends. | Wie sind deine Freunde?
fh ask | Stell mir eine Frage über meine Großeltern. | Ask me a question about my grandparents. | Wo wohnen deine Großeltern?
h ask | Stell mir eine Frage über meine Beziehung zu meinen Eltern. | Ask me a question about my relationship with my parents. | Verstehst du dich gut mit deinen Eltern?
`;
