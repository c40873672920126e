/** How a line is read: bank.ts. */
export const freeTime = `
title | Mon temps libre
photo | Sur la photo, il y a des jeunes qui jouent au foot dans un parc. Ils ont l'air de bien s'amuser.
new | se détendre: to relax, s'entraîner: to train, un tournoi: a tournament, bouquiner: to read, ça vaut la peine: it is worth it
f present | Qu'est-ce que tu fais pendant ton temps libre ? | What do you do in your free time? | Pendant mon temps libre, je joue au foot et j'écoute de la musique.
fh present | Quel sport est-ce que tu pratiques, et avec qui ? | Which sport do you do, and with whom? | Je fais de la natation deux fois par semaine avec ma sœur parce que c'est bon pour la santé.
h present | Comment est-ce que tu te détends après une longue journée ? | How do you relax after a long day? | Quand j'ai beaucoup de travail, je lis un bon roman ou je fais du vélo, ce qui me permet d'oublier mes problèmes.
f past | Qu'est-ce que tu as fait samedi dernier ? | What did you do last Saturday? | Samedi dernier, j'ai vu un film au cinéma avec mes amis.
fh past | Quel film as-tu vu récemment, et c'était comment ? | Which film have you seen recently, and what was it like? | J'ai vu un film d'action avec mon frère. C'était passionnant et les acteurs étaient très bons.
h past | Quels loisirs avais-tu à l'école primaire ? | Which hobbies did you have at primary school? | Quand j'étais plus jeune, je jouais du piano et je faisais de la danse, mais j'ai arrêté parce que c'était trop cher.
f future | Qu'est-ce que tu vas faire ce soir ? | What are you going to do this evening? | Ce soir, je vais regarder une série et je vais jouer de la guitare.
fh future | Qu'est-ce que tu vas faire avec tes amis le week-end prochain ? | What are you going to do with your friends next weekend? | Le week-end prochain, je vais jouer au tennis avec mes amis et nous allons manger une pizza.
h future | Quelle nouvelle activité vas-tu essayer l'été prochain, et pourquoi ? | Which new activity are you going to try next summer, and why? | L'été prochain, je vais faire de l'escalade parce que je cherche une activité plus dangereuse et plus passionnante.
f conditional | Quel sport voudrais-tu essayer ? | Which sport would you like to try? | Je voudrais essayer le ski parce que j'adore la neige.
fh conditional | De quel instrument voudrais-tu jouer, et pourquoi ? | Which instrument would you like to play, and why? | Je voudrais jouer de la batterie parce que j'adore le rock et c'est amusant.
h conditional | Si tu avais plus de temps libre, qu'est-ce que tu ferais ? | If you had more free time, what would you do? | Si j'avais plus de temps, je lirais davantage et j'apprendrais à jouer d'un instrument, car ce serait relaxant.
f opinion | Quelle musique est-ce que tu préfères, et pourquoi ? | Which music do you prefer, and why? | Je préfère la musique pop parce que les chansons sont amusantes.
fh opinion | Tu préfères rester à la maison ou sortir, et pourquoi ? | Do you prefer staying at home or going out, and why? | Je préfère sortir avec mes amis parce que c'est plus amusant que de rester à la maison.
h opinion | À ton avis, pourquoi les loisirs sont-ils importants pour les jeunes ? | In your opinion, why are hobbies important for young people? | À mon avis, les loisirs sont essentiels parce qu'on se fait des amis et qu'on oublie le stress du collège.
f ask | Pose-moi une question sur mes loisirs. | Ask me a question about my hobbies. | Qu'est-ce que tu fais pendant ton temps libre ?
fh ask | Pose-moi une question sur la musique. | Ask me a question about music. | Quelle musique est-ce que tu écoutes ?
fh ask | Pose-moi une question sur le sport. | Ask me a question about sport. | Tu fais souvent du sport ?
h ask | Pose-moi une question sur mon dernier week-end. | Ask me a question about my last weekend. | Qu'est-ce que tu as fait le week-end dernier ?
`;
