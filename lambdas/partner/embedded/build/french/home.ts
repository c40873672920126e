/** How a line is read: bank.ts. */
export const home = `
title | Ma maison et ma ville
photo | Sur la photo, il y a une rue dans une grande ville. Je vois des magasins, des voitures et beaucoup de gens.
new | la banlieue: the suburbs, animé: lively, un embouteillage: a traffic jam, les transports en commun: public transport, déménager: to move house
f present | Où est-ce que tu habites ? | Where do you live? | J'habite dans une petite maison à Londres avec ma famille.
fh present | Qu'est-ce qu'il y a dans ta ville ? | What is there in your town? | Dans ma ville, il y a un cinéma, des magasins et un grand parc. J'aime y habiter.
h present | Quels sont les avantages et les inconvénients de ta ville ? | What are the advantages and disadvantages of your town? | Il y a beaucoup de magasins et de bons transports, mais les rues sont sales et il y a trop de voitures.
f past | Qu'est-ce que tu as fait en ville récemment ? | What have you done in town recently? | Samedi dernier, j'ai acheté un pull en ville avec ma mère.
fh past | Qu'est-ce que tu as fait pour aider à la maison la semaine dernière ? | What did you do to help at home last week? | La semaine dernière, j'ai rangé ma chambre et j'ai fait la vaisselle. C'était ennuyeux.
h past | Comment était ta ville avant, et qu'est-ce qui a changé ? | What was your town like before, and what has changed? | Avant, ma ville était plus calme et il y avait moins de voitures. On a construit un grand centre commercial.
f future | Qu'est-ce que tu vas faire en ville samedi ? | What are you going to do in town on Saturday? | Samedi, je vais faire les magasins et je vais manger un burger.
fh future | Qu'est-ce que tu vas montrer à un ami français dans ta ville ? | What are you going to show a French friend in your town? | Je vais montrer le château et le marché à mon ami, et nous allons manger au restaurant.
h future | Où est-ce que tu vas habiter plus tard, et pourquoi ? | Where are you going to live later, and why? | Plus tard, je vais habiter dans une grande ville parce que je vais trouver un travail plus facilement.
f conditional | Comment serait ta maison idéale ? | What would your ideal house be like? | Ma maison idéale serait très grande et il y aurait une piscine.
fh conditional | Où est-ce que tu voudrais habiter plus tard ? | Where would you like to live later? | Je voudrais habiter au bord de la mer parce que j'adore la plage et le soleil.
h conditional | Qu'est-ce que tu ferais pour améliorer ta ville ? | What would you do to improve your town? | Je construirais plus de pistes cyclables et j'ouvrirais un centre pour les jeunes, parce que le soir, il n'y a rien à faire.
f opinion | Quelle est ta pièce préférée, et pourquoi ? | What is your favourite room, and why? | Ma pièce préférée est ma chambre parce qu'elle est confortable et calme.
fh opinion | Qu'est-ce que tu penses de ta ville ? | What do you think of your town? | Je pense que ma ville est jolie, mais il n'y a pas assez de magasins.
h opinion | Est-ce que tu préfères la ville ou la campagne ? Justifie ta réponse. | Do you prefer the town or the countryside? Justify your answer. | Je préfère la ville parce qu'elle est plus animée que la campagne, même s'il y a plus de bruit.
f ask | Pose-moi une question sur ma maison. | Ask me a question about my house. | Comment est ta maison ?
fh ask | Pose-moi une question sur ma ville. | Ask me a question about my town. | Qu'est-ce qu'il y a dans ta ville ?
fh ask | Pose-moi une question sur ma chambre. | Ask me a question about my bedroom. | Qu'est-ce qu'il y a dans ta chambre ?
h ask | Pose-moi une question sur les transports dans ma ville. | Ask me a question about transport in my town. | Comment sont les transports dans ta ville ?
`;
