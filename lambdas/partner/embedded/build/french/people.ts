/** How a line is read: bank.ts. */
export const people = `
title | Ma famille et mes amis
photo | Sur la photo, il y a une famille dans un jardin. Les parents et les enfants mangent ensemble et ils sourient.
new | faire confiance à: to trust, se disputer: to argue, avoir de l'humour: to have a sense of humour, fidèle: loyal, le mariage: marriage
f present | Comment est ta famille ? | What is your family like? | Dans ma famille, il y a quatre personnes. Ma mère est calme et mon frère est drôle.
fh present | Comment est ton meilleur ami ou ta meilleure amie ? | What is your best friend like? | Mon meilleur ami est généreux et il a les cheveux bruns. Nous jouons souvent au foot ensemble.
h present | Tu t'entends bien avec ta famille ? Pourquoi ou pourquoi pas ? | Do you get on well with your family? Why or why not? | Je m'entends bien avec mes parents parce qu'ils me comprennent, mais je me dispute parfois avec ma sœur.
f past | Qu'est-ce que tu as fait avec ta famille le week-end dernier ? | What did you do with your family last weekend? | Le week-end dernier, j'ai mangé au restaurant avec ma famille.
fh past | Qu'est-ce que tu as fait avec tes amis récemment ? | What have you done with your friends recently? | La semaine dernière, j'ai fait du vélo avec mes amis et nous avons mangé une glace.
h past | Comment as-tu rencontré ton meilleur ami ou ta meilleure amie ? | How did you meet your best friend? | J'ai rencontré mon meilleur ami à l'école primaire. Il était timide, mais nous avons commencé à parler de football.
f future | Qu'est-ce que tu vas faire avec ta famille ce week-end ? | What are you going to do with your family this weekend? | Ce week-end, je vais voir mes grands-parents et nous allons jouer aux cartes.
fh future | Qu'est-ce que tu vas faire pour l'anniversaire de ton ami ? | What are you going to do for your friend's birthday? | Pour l'anniversaire de mon ami, je vais acheter un livre et nous allons organiser une fête.
h future | Comment vas-tu rester en contact avec tes amis après le collège ? | How are you going to stay in touch with your friends after school? | Je vais envoyer des messages à mes amis et nous allons passer les vacances ensemble.
f conditional | Avec qui voudrais-tu passer une journée ? | Who would you like to spend a day with? | Je voudrais passer une journée avec ma cousine parce qu'elle est amusante.
fh conditional | Tu voudrais avoir une grande famille plus tard ? | Would you like to have a big family later? | Plus tard, je voudrais avoir deux enfants parce que j'aime la vie de famille.
h conditional | Comment serait l'ami idéal ou l'amie idéale ? | What would the ideal friend be like? | L'ami idéal serait fidèle et patient, et il m'écouterait toujours quand j'aurais un problème.
f opinion | Qui est ta personne préférée dans ta famille, et pourquoi ? | Who is your favourite person in your family, and why? | Ma personne préférée est ma grand-mère parce qu'elle est gentille.
fh opinion | Qu'est-ce que c'est, un bon ami ? | What is a good friend? | À mon avis, un bon ami est honnête et drôle, et il a toujours du temps pour moi.
h opinion | Qu'est-ce qui est plus important, la famille ou les amis ? Justifie ta réponse. | What is more important, family or friends? Justify your answer. | Je pense que la famille est plus importante parce qu'elle est toujours là, même si les amis changent.
f ask | Pose-moi une question sur ma famille. | Ask me a question about my family. | Tu as des frères et sœurs ?
fh ask | Pose-moi une question sur mes amis. | Ask me a question about my friends. | Comment sont tes amis ?
fh ask | Pose-moi une question sur mes grands-parents. | Ask me a question about my grandparents. | Où habitent tes grands-parents ?
h ask | Pose-moi une question sur mes relations avec mes parents. | Ask me a question about my relationship with my parents. | Est-ce que tu t'entends bien avec tes parents ?
`;
