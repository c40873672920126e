/** How a line is read: bank.ts. */
export const festivals = `
title | Les fêtes et les traditions
photo | Sur la photo, il y a une famille qui fête Noël. Les enfants ouvrent leurs cadeaux et tout le monde sourit.
new | un feu d'artifice: fireworks, un défilé: a parade, se déguiser: to dress up, une coutume: a custom, offrir: to give as a present
f present | Comment est-ce que tu fêtes ton anniversaire ? | How do you celebrate your birthday? | Je fête mon anniversaire avec mes amis et nous mangeons un gâteau. C'est toujours amusant.
fh present | Qu'est-ce que tu fais normalement à Noël ou pour une autre fête ? | What do you normally do at Christmas or for another festival? | À Noël, je mange avec ma famille et nous ouvrons les cadeaux. C'est toujours amusant.
h present | Quelles sont les traditions de ta famille, et pourquoi sont-elles importantes ? | What are your family's traditions, and why are they important? | Nous préparons toujours un grand repas et nous chantons ensemble, parce que les traditions réunissent la famille.
f past | Comment as-tu fêté ton dernier anniversaire ? | How did you celebrate your last birthday? | J'ai mangé au restaurant avec mes amis et j'ai reçu un vélo.
fh past | Quelle fête as-tu aimée récemment, et pourquoi ? | Which celebration did you like recently, and why? | J'ai aimé le mariage de mon cousin parce que la musique était géniale. J'ai dansé toute la nuit.
h past | Parle-moi d'une fête que tu n'as pas aimée. | Tell me about a celebration that you did not like. | L'année dernière, j'ai détesté la fête de fin d'année parce que la musique était trop forte et que je ne connaissais personne.
f future | Qu'est-ce que tu vas faire pour ton prochain anniversaire ? | What are you going to do for your next birthday? | Pour mon anniversaire, je vais aller au cinéma avec mes amis.
fh future | Comment vas-tu fêter la fin des examens ? | How are you going to celebrate the end of the exams? | Je vais organiser une fête et nous allons danser dans le jardin.
h future | Quelle fête vas-tu célébrer bientôt, et comment ? | Which festival are you going to celebrate soon, and how? | Bientôt, je vais célébrer le nouvel an avec mes cousins, et nous allons regarder le feu d'artifice au bord de la rivière.
f conditional | Quel cadeau voudrais-tu recevoir ? | Which present would you like to get? | Je voudrais recevoir un nouveau portable parce que mon portable est vieux.
fh conditional | À quelle fête française voudrais-tu aller ? | Which French festival would you like to go to? | Je voudrais aller au carnaval de Nice parce que les costumes sont magnifiques.
h conditional | Comment serait ta fête idéale ? | What would your ideal party be like? | Ma fête idéale serait sur une plage, il y aurait un bon groupe et j'inviterais tous mes amis.
f opinion | Quelle est ta fête préférée, et pourquoi ? | What is your favourite festival, and why? | Ma fête préférée est Noël parce que j'adore les cadeaux.
fh opinion | Est-ce que les traditions sont importantes, à ton avis ? | Are traditions important, in your opinion? | Je pense que les traditions sont importantes parce qu'elles sont amusantes pour les enfants.
h opinion | Est-ce qu'on dépense trop d'argent pour les fêtes ? Justifie ta réponse. | Do people spend too much money on celebrations? Justify your answer. | À mon avis, on dépense trop d'argent, car les moments avec la famille sont plus importants que les cadeaux.
f ask | Pose-moi une question sur mon anniversaire. | Ask me a question about my birthday. | Comment est-ce que tu fêtes ton anniversaire ?
fh ask | Pose-moi une question sur ma fête préférée. | Ask me a question about my favourite festival. | Quelle est ta fête préférée ?
fh ask | Pose-moi une question sur les cadeaux. | Ask me a question about presents. | Quel cadeau est-ce que tu voudrais ?
h ask | Pose-moi une question sur les traditions de ma famille. | Ask me a question about my family's traditions. | Quelles sont les traditions de ta famille ?
`;
