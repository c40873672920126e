/** How a line is read: bank.ts. */
export const media = `
title | Medien und Technologie
photo | Auf dem Foto sind zwei Mädchen mit einem Handy. Sie sehen ein Video und lachen.
new | das soziale Netzwerk: the social network, herunterladen: to download, das Passwort: the password, Cybermobbing: cyberbullying, hochladen: to upload
f present | Was machst du mit deinem Handy? | What do you do with your phone? | Mit meinem Handy höre ich Musik und schicke Nachrichten.
fh present | Was siehst du im Fernsehen, und wann? | What do you watch on TV, and when? | Am Abend sehe ich mit meiner Schwester eine Serie, weil sie lustig ist.
h present | Wie benutzt du das Internet für die Schule? | How do you use the internet for school? | Ich benutze das Internet, um Informationen zu finden, und ich sehe Videos, die Mathe besser als mein Buch erklären.
f past | Was hast du gestern im Fernsehen gesehen? | What did you watch on TV yesterday? | Gestern habe ich mit meinem Vater ein Fußballspiel gesehen.
fh past | Wie hast du letzte Woche deinen Computer benutzt? | How did you use your computer last week? | Letzte Woche habe ich am Computer meine Hausaufgaben gemacht und ein Spiel gespielt.
h past | Wie war das Leben deiner Eltern ohne Internet? | What was your parents' life like without the internet? | Das Leben meiner Eltern war ruhiger. Sie haben Bücher gelesen und Briefe geschrieben, aber sie hatten weniger Auswahl.
f future | Was wirst du dieses Wochenende sehen? | What will you watch this weekend? | Dieses Wochenende werde ich mit meinen Freunden eine Komödie sehen.
fh future | Wie wirst du morgen dein Handy benutzen? | How will you use your phone tomorrow? | Morgen werde ich Fotos machen und mit meiner Cousine sprechen.
h future | Wie wird die Technologie unser Leben ändern? | How will technology change our life? | Roboter werden putzen und wir werden zu Hause arbeiten, was sehr praktisch sein wird.
f conditional | Welches Handy würdest du gern kaufen? | Which phone would you like to buy? | Ich würde gern ein kleines Handy kaufen, weil das praktisch ist.
fh conditional | Könntest du ohne Handy leben? | Could you live without a phone? | Ich könnte eine Woche ohne Handy leben, aber es wäre schwierig.
h conditional | Welche App würdest du erfinden, und warum? | Which app would you invent, and why? | Ich würde eine App erfinden, die beim Lernen helfen würde, weil das für alle Schüler nützlich wäre.
f opinion | Was ist deine Lieblingsapp, und warum? | What is your favourite app, and why? | Meine Lieblingsapp ist eine App für Musik, weil sie praktisch ist.
fh opinion | Wie findest du soziale Netzwerke? | What do you think of social networks? | Ich finde soziale Netzwerke lustig, aber sie können gefährlich sein.
h opinion | Was sind die Vorteile und Gefahren des Internets, deiner Meinung nach? | What are the advantages and dangers of the internet, in your opinion? | Meiner Meinung nach ist das Internet nützlich, aber es ist gefährlich, weil man dort viele Lügen findet.
f ask | Stell mir eine Frage über mein Handy. | Ask me a question about my phone. | Benutzt du oft dein Handy?
fh ask | Stell mir eine Frage über das Fernsehen. | Ask me a question about TV. | Was siehst du im Fernsehen?
fh ask | Stell mir eine Frage über Computerspiele. | Ask me a question about computer games. | Spielst du gern Computerspiele?
h ask | Stell mir eine Frage über soziale Netzwerke. | Ask me a question about social networks. | Wie findest du soziale Netzwerke?
`;
