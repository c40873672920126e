/** How a line is read: bank.ts. */
export const media = `
title | Les médias et la technologie
photo | Sur la photo, il y a deux filles avec un portable. Elles regardent une vidéo et elles rient.
new | un réseau social: a social network, télécharger: to download, un mot de passe: a password, le cyberharcèlement: cyberbullying, mettre en ligne: to post online
f present | Qu'est-ce que tu fais avec ton portable ? | What do you do with your phone? | Avec mon portable, j'écoute de la musique et j'envoie des messages.
fh present | Qu'est-ce que tu regardes à la télé, et quand ? | What do you watch on TV, and when? | Le soir, je regarde une série avec ma sœur parce que les personnages sont drôles.
h present | Comment est-ce que tu utilises internet pour tes études ? | How do you use the internet for your studies? | J'utilise internet pour chercher des informations, et je regarde des vidéos qui expliquent les maths mieux que mon livre.
f past | Qu'est-ce que tu as regardé à la télé hier ? | What did you watch on TV yesterday? | Hier, j'ai regardé un match de foot avec mon père.
fh past | Comment as-tu utilisé ton ordinateur la semaine dernière ? | How did you use your computer last week? | La semaine dernière, j'ai fait mes devoirs sur mon ordinateur et j'ai joué à un jeu.
h past | Comment était la vie de tes parents sans internet ? | What was your parents' life like without the internet? | La vie de mes parents était plus calme. Ils lisaient des livres et ils écrivaient des lettres, mais ils ont eu moins de choix.
f future | Qu'est-ce que tu vas regarder ce week-end ? | What are you going to watch this weekend? | Ce week-end, je vais regarder un film comique avec mes amis.
fh future | Comment vas-tu utiliser ton portable demain ? | How are you going to use your phone tomorrow? | Demain, je vais prendre des photos et je vais parler avec ma cousine.
h future | Comment est-ce que la technologie va changer notre vie ? | How is technology going to change our life? | Les robots vont faire le ménage et nous allons travailler à la maison, ce qui va être très pratique.
f conditional | Quel portable voudrais-tu acheter ? | Which phone would you like to buy? | Je voudrais acheter un petit portable parce que c'est pratique.
fh conditional | Tu pourrais vivre sans portable ? | Could you live without a phone? | Je pourrais vivre une semaine sans portable, mais ce serait difficile.
h conditional | Quelle application inventerais-tu, et pourquoi ? | Which app would you invent, and why? | J'inventerais une application qui aiderait les élèves à réviser, parce que ce serait utile et amusant.
f opinion | Quelle est ton application préférée, et pourquoi ? | What is your favourite app, and why? | Mon application préférée est pour la musique parce qu'elle est pratique.
fh opinion | Qu'est-ce que tu penses des réseaux sociaux ? | What do you think of social networks? | Je pense que les réseaux sociaux sont amusants, mais ils peuvent être dangereux.
h opinion | Quels sont les avantages et les dangers d'internet, à ton avis ? | What are the advantages and dangers of the internet, in your opinion? | À mon avis, internet est utile pour apprendre, mais il est dangereux parce qu'on y trouve beaucoup de mensonges.
f ask | Pose-moi une question sur mon portable. | Ask me a question about my phone. | Est-ce que tu utilises beaucoup ton portable ?
fh ask | Pose-moi une question sur la télé. | Ask me a question about TV. | Qu'est-ce que tu regardes à la télé ?
fh ask | Pose-moi une question sur les jeux vidéo. | Ask me a question about video games. | Est-ce que tu joues à des jeux vidéo ?
h ask | Pose-moi une question sur les réseaux sociaux. | Ask me a question about social networks. | Qu'est-ce que tu penses des réseaux sociaux ?
`;
