/** How a line is read: bank.ts. */
export const food = `
title | Manger et boire
photo | Sur la photo, il y a des amis au restaurant. Ils mangent une pizza et ils boivent de l'eau.
new | goûter: to taste, épicé: spicy, une recette: a recipe, un plat à emporter: a takeaway, être allergique à: to be allergic to
f present | Qu'est-ce que tu prends au petit-déjeuner ? | What do you have for breakfast? | Au petit-déjeuner, je prends des céréales et je bois un jus d'orange.
fh present | Qu'est-ce que tu manges à midi, et où ? | What do you eat at midday, and where? | À midi, je mange un sandwich et une pomme à la cantine avec mes amis.
h present | Qui fait la cuisine chez toi, et qu'est-ce qu'on mange ? | Who does the cooking at your house, and what do you eat? | Chez moi, mon père fait la cuisine parce qu'il adore ça. On mange souvent des plats épicés avec beaucoup de légumes.
f past | Qu'est-ce que tu as mangé hier soir ? | What did you eat last night? | Hier soir, j'ai mangé du poulet avec des frites. C'était très bon.
fh past | Parle-moi de ta dernière visite au restaurant. | Tell me about your last visit to a restaurant. | Samedi dernier, j'ai mangé une pizza dans un restaurant italien. Le repas était délicieux.
h past | Quel repas as-tu déjà préparé, et c'était comment ? | Which meal have you made before, and what was it like? | J'ai préparé un gâteau au chocolat pour ma mère. C'était difficile, mais toute la famille a beaucoup aimé le résultat.
f future | Qu'est-ce que tu vas manger ce soir ? | What are you going to eat this evening? | Ce soir, je vais manger des pâtes avec une salade.
fh future | Qu'est-ce que tu vas préparer pour une fête avec tes amis ? | What are you going to make for a party with your friends? | Je vais préparer des sandwichs et une salade de fruits, et je vais acheter des boissons.
h future | Comment vas-tu manger plus sainement à l'avenir ? | How are you going to eat more healthily in future? | À l'avenir, je vais manger moins de viande et je vais préparer mes repas, parce que c'est meilleur pour la santé.
f conditional | Quel plat voudrais-tu goûter en France ? | Which dish would you like to taste in France? | Je voudrais goûter une crêpe au chocolat parce que j'adore les desserts.
fh conditional | Dans quel restaurant voudrais-tu manger, et pourquoi ? | In which restaurant would you like to eat, and why? | Je voudrais manger dans un restaurant chinois parce que la nourriture est délicieuse.
h conditional | Est-ce que tu pourrais vivre sans viande ? Explique pourquoi. | Could you live without meat? Explain why. | Je pourrais vivre sans viande parce que j'adore les légumes et que ce serait mieux pour la planète.
f opinion | Quel est ton plat préféré, et pourquoi ? | What is your favourite dish, and why? | Mon plat préféré est la pizza parce que c'est délicieux.
fh opinion | Qu'est-ce que tu penses du fast-food ? | What do you think of fast food? | À mon avis, le fast-food est rapide et bon, mais il est mauvais pour la santé.
h opinion | Est-ce que les jeunes mangent bien aujourd'hui ? Justifie ta réponse. | Do young people eat well today? Justify your answer. | Je pense que les jeunes mangent trop de sucre parce que les produits sains sont souvent plus chers.
f ask | Pose-moi une question sur mon plat préféré. | Ask me a question about my favourite dish. | Quel est ton plat préféré ?
fh ask | Pose-moi une question sur mes repas. | Ask me a question about my meals. | Qu'est-ce que tu manges à midi ?
fh ask | Pose-moi une question sur un restaurant. | Ask me a question about a restaurant. | Comment est le restaurant ?
h ask | Pose-moi une question sur la cuisine de mon pays. | Ask me a question about the food of my country. | Quelle est la spécialité de ton pays ?
`;
