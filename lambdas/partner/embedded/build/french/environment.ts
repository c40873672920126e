/** How a line is read: bank.ts. */
export const environment = `
title | L'environnement
photo | Sur la photo, il y a des jeunes dans une forêt. Ils ramassent des bouteilles en plastique pour protéger la nature.
new | le réchauffement climatique: global warming, les déchets: waste, gaspiller: to waste, l'énergie solaire: solar energy, une espèce menacée: an endangered species
f present | Qu'est-ce que tu fais pour protéger l'environnement ? | What do you do to protect the environment? | Pour protéger l'environnement, je recycle le papier et le verre.
fh present | Comment est-ce que tu vas au collège, et pourquoi ? | How do you go to school, and why? | Je vais au collège à vélo parce que c'est bon pour la santé et pour la planète.
h present | Quels sont les problèmes d'environnement dans ta région ? | What are the environmental problems in your area? | Dans ma région, l'air est pollué parce qu'il y a trop de voitures, et on trouve des déchets partout.
f past | Qu'est-ce que tu as recyclé la semaine dernière ? | What did you recycle last week? | La semaine dernière, j'ai recyclé du papier et des bouteilles.
fh past | Qu'est-ce que ton collège a fait pour l'environnement ? | What has your school done for the environment? | Mon collège a planté des arbres et nous avons recyclé beaucoup de papier.
h past | Qu'est-ce que tu as fait récemment pour réduire tes déchets ? | What have you done recently to reduce your waste? | J'ai arrêté d'acheter des bouteilles en plastique et j'ai vendu mes vieux vêtements, ce qui était facile.
f future | Qu'est-ce que tu vas faire pour la planète ? | What are you going to do for the planet? | Je vais utiliser moins de plastique et je vais planter un arbre.
fh future | Comment vas-tu aider l'environnement à la maison ? | How are you going to help the environment at home? | À la maison, je vais éteindre les lumières et je vais prendre des douches plus courtes.
h future | Comment sera la planète dans vingt ans ? | What will the planet be like in twenty years? | Dans vingt ans, il fera plus chaud, mais nous utiliserons plus d'énergie solaire et il y aura moins de voitures.
f conditional | Qu'est-ce que tu voudrais faire pour les animaux ? | What would you like to do for animals? | Je voudrais protéger les animaux parce qu'ils sont importants.
fh conditional | Qu'est-ce que tu voudrais changer dans ta ville pour l'environnement ? | What would you like to change in your town for the environment? | Je voudrais avoir plus de bus et plus d'arbres parce que l'air serait plus propre.
h conditional | Si tu étais président ou présidente, que ferais-tu pour la planète ? | If you were president, what would you do for the planet? | Je ferais plus de pistes cyclables et j'interdirais les sacs en plastique, parce que les avions polluent trop.
f opinion | Quel est le plus grand problème pour la planète, à ton avis ? | What is the biggest problem for the planet, in your opinion? | À mon avis, le plus grand problème est la pollution parce qu'il y a trop de voitures.
fh opinion | Est-ce que le recyclage est important, à ton avis ? | Is recycling important, in your opinion? | Je pense que le recyclage est très important parce qu'il y a trop de déchets.
h opinion | Est-ce que les jeunes font assez pour l'environnement ? Justifie ta réponse. | Do young people do enough for the environment? Justify your answer. | À mon avis, les jeunes font beaucoup d'efforts, mais le gouvernement ne fait pas assez parce que cela coûte cher.
f ask | Pose-moi une question sur le recyclage. | Ask me a question about recycling. | Qu'est-ce que tu recycles à la maison ?
fh ask | Pose-moi une question sur l'environnement. | Ask me a question about the environment. | Qu'est-ce que tu fais pour protéger l'environnement ?
fh ask | Pose-moi une question sur les transports. | Ask me a question about transport. | Comment est-ce que tu vas au collège ?
h ask | Pose-moi une question sur la pollution dans ma ville. | Ask me a question about pollution in my town. | Est-ce qu'il y a beaucoup de pollution dans ta ville ?
`;
