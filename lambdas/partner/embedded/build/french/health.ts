/** How a line is read: bank.ts. */
export const health = `
title | La santé
photo | Sur la photo, il y a des jeunes qui courent dans un parc. Ils sont en forme et ils portent des baskets.
new | le bien-être: well-being, le sommeil: sleep, éviter: to avoid, une habitude: a habit, respirer: to breathe
f present | Qu'est-ce que tu fais pour rester en forme ? | What do you do to keep fit? | Je mange des fruits et je fais de la natation pour rester en forme.
fh present | À quelle heure est-ce que tu te couches, et pourquoi ? | At what time do you go to bed, and why? | Je me couche à dix heures parce que je me lève très tôt pour aller au collège.
h present | Comment est-ce que tu évites le stress ? | How do you avoid stress? | J'évite le stress en faisant du sport et je parle de mes problèmes avec mes amis, ce qui m'aide beaucoup.
f past | Quel sport as-tu fait la semaine dernière ? | Which sport did you do last week? | La semaine dernière, j'ai joué au tennis et j'ai fait du vélo.
fh past | Qu'est-ce que tu as mangé de sain hier ? | What did you eat yesterday that was healthy? | Hier, j'ai mangé une salade et deux pommes, et j'ai bu beaucoup d'eau.
h past | Qu'est-ce que tu as changé pour vivre plus sainement ? | What have you changed in order to live more healthily? | Avant, je mangeais trop de bonbons. J'ai décidé de boire plus d'eau et j'ai commencé à courir.
f future | Qu'est-ce que tu vas faire pour être en forme ? | What are you going to do to be fit? | Je vais faire plus de sport et je vais manger des légumes.
fh future | Quelles bonnes habitudes vas-tu prendre l'année prochaine ? | Which good habits are you going to start next year? | L'année prochaine, je vais dormir huit heures et je vais manger moins de chocolat.
h future | Comment vas-tu garder un bon équilibre pendant les examens ? | How are you going to keep a good balance during the exams? | Pendant les examens, je vais me reposer le soir et je vais sortir avec mes amis, parce que le bien-être est important.
f conditional | Quel sport voudrais-tu faire pour la santé ? | Which sport would you like to do for your health? | Je voudrais faire du yoga parce que c'est relaxant.
fh conditional | Qu'est-ce que tu voudrais changer dans ta vie pour être plus en forme ? | What would you like to change in your life in order to be fitter? | Je voudrais dormir plus et je voudrais aller au collège à pied parce que c'est sain.
h conditional | Qu'est-ce que tu ferais pour encourager les jeunes à bouger ? | What would you do to encourage young people to be active? | J'organiserais des tournois gratuits et je construirais une piscine, parce que le sport devrait être amusant.
f opinion | Tu dors assez, à ton avis ? | Do you sleep enough, in your opinion? | À mon avis, je ne dors pas assez parce que j'ai beaucoup de devoirs.
fh opinion | Est-ce que tu as une vie saine, à ton avis ? | Do you have a healthy life, in your opinion? | Je pense que j'ai une vie assez saine parce que je fais du sport.
h opinion | Quel est le plus grand problème de santé pour les jeunes, à ton avis ? | What is the biggest health problem for young people, in your opinion? | À mon avis, le plus grand problème est le manque de sommeil parce que les jeunes passent trop de temps devant leur écran.
f ask | Pose-moi une question sur le sport. | Ask me a question about sport. | Quel sport est-ce que tu fais ?
fh ask | Pose-moi une question sur ma santé. | Ask me a question about my health. | Qu'est-ce que tu fais pour rester en forme ?
fh ask | Pose-moi une question sur mon sommeil. | Ask me a question about my sleep. | À quelle heure est-ce que tu te couches ?
h ask | Pose-moi une question sur mes bonnes habitudes. | Ask me a question about my good habits. | Qu'est-ce que tu fais pour vivre plus sainement ?
`;
