/** How a line is read: bank.ts. */
export const holidays = `
title | Mes vacances
photo | Sur la photo, il y a une famille sur une plage. Il fait beau et les enfants jouent dans la mer.
new | à l'étranger: abroad, un séjour: a stay, bronzer: to sunbathe, le dépaysement: a change of scene, un vol: a flight
f present | Où est-ce que tu passes tes vacances normalement ? | Where do you normally spend your holidays? | Normalement, je passe mes vacances en Espagne avec ma famille.
fh present | Qu'est-ce que tu fais pendant les vacances ? | What do you do during the holidays? | Pendant les vacances, je nage dans la mer et je mange des glaces. J'aime bien dormir tard.
h present | Quelles activités est-ce que tu préfères en vacances, et pourquoi ? | Which activities do you prefer on holiday, and why? | Je préfère les activités culturelles parce que je m'intéresse à l'histoire, et je trouve la plage un peu ennuyeuse.
f past | Qu'est-ce que tu as fait pendant les dernières vacances ? | What did you do in the last holidays? | L'été dernier, j'ai visité Paris avec mes parents. C'était super.
fh past | Où as-tu logé pendant tes dernières vacances, et c'était comment ? | Where did you stay on your last holiday, and what was it like? | J'ai logé dans un petit hôtel près de la plage. Les chambres étaient propres et il a fait beau.
h past | Parle-moi d'un problème que tu as eu en vacances. | Tell me about a problem that you had on holiday. | L'année dernière, nous avons perdu nos valises à l'aéroport. C'était affreux, mais on a trouvé une solution.
f future | Qu'est-ce que tu vas faire pendant les prochaines vacances ? | What are you going to do in the next holidays? | Pendant les prochaines vacances, je vais aller en France avec ma famille.
fh future | Comment vas-tu voyager l'été prochain, et avec qui ? | How are you going to travel next summer, and with whom? | L'été prochain, je vais voyager en train avec mes cousins parce que c'est confortable.
h future | Quels sont tes projets pour les vacances après les examens ? | What are your plans for the holidays after the exams? | Après les examens, je vais faire du camping avec mes amis et nous allons découvrir les montagnes.
f conditional | Quel pays voudrais-tu visiter ? | Which country would you like to visit? | Je voudrais visiter l'Italie parce que la nourriture est délicieuse.
fh conditional | Comment seraient tes vacances idéales ? | What would your ideal holidays be like? | Mes vacances idéales seraient au bord de la mer et je ferais du surf tous les jours.
h conditional | Où irais-tu si tu avais beaucoup d'argent, et pourquoi ? | Where would you go if you had a lot of money, and why? | Si j'avais beaucoup d'argent, j'irais en Australie parce que je pourrais voir des animaux extraordinaires.
f opinion | Tu préfères la mer ou la montagne, et pourquoi ? | Do you prefer the sea or the mountains, and why? | Je préfère la mer parce que j'adore nager.
fh opinion | Qu'est-ce que tu penses du camping ? | What do you think of camping? | À mon avis, le camping est amusant et pas cher, mais je déteste la pluie.
h opinion | Est-ce qu'il vaut mieux partir avec sa famille ou avec ses amis ? Justifie ta réponse. | Is it better to go away with your family or with your friends? Justify your answer. | Je pense qu'il vaut mieux partir avec ses amis parce qu'on est plus libre, même si c'est plus cher.
f ask | Pose-moi une question sur mes vacances. | Ask me a question about my holidays. | Où est-ce que tu passes tes vacances ?
fh ask | Pose-moi une question sur un hôtel. | Ask me a question about a hotel. | Comment est l'hôtel ?
fh ask | Pose-moi une question sur mes dernières vacances. | Ask me a question about my last holidays. | Où as-tu passé tes dernières vacances ?
h ask | Pose-moi une question sur mes projets de vacances. | Ask me a question about my holiday plans. | Où est-ce que tu vas aller en vacances l'été prochain ?
`;
