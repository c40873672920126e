/** How a line is read: bank.ts. */
export const work = `
title | Mon avenir
photo | Sur la photo, il y a une femme qui travaille dans un bureau. Elle parle avec un client et elle a l'air contente.
new | un apprentissage: an apprenticeship, un diplôme: a qualification, une année sabbatique: a gap year, bien payé: well paid, un entretien: an interview
f present | Est-ce que tu as un petit travail ? | Do you have a part-time job? | J'ai un petit travail dans un café le samedi et je gagne de l'argent.
fh present | Que font tes parents comme travail ? | What do your parents do for work? | Ma mère travaille dans un hôpital et mon père est professeur. Ils aiment leur travail.
h present | Quelles sont tes qualités pour le monde du travail ? | What are your strengths for the world of work? | Je travaille bien en équipe et j'ai beaucoup de patience, ce qui est utile quand on parle avec des clients.
f past | Qu'est-ce que tu as fait pour gagner de l'argent ? | What have you done to earn money? | L'été dernier, j'ai travaillé dans un café et j'ai gagné de l'argent.
fh past | Où as-tu fait ton stage, et c'était comment ? | Where did you do your work experience, and what was it like? | J'ai fait mon stage dans une école. C'était fatigant, mais j'ai beaucoup appris.
h past | Quel métier voulais-tu faire à l'âge de huit ans ? | Which job did you want to do at the age of eight? | Quand j'étais plus jeune, je voulais être pilote parce que j'adorais les avions, mais j'ai changé d'avis.
f future | Qu'est-ce que tu vas faire après tes examens ? | What are you going to do after your exams? | Après mes examens, je vais continuer mes études au lycée.
fh future | Qu'est-ce que tu vas étudier l'année prochaine, et pourquoi ? | What are you going to study next year, and why? | L'année prochaine, je vais étudier les langues parce que je vais voyager plus tard.
h future | Comment sera ta vie dans dix ans ? | What will your life be like in ten years? | Dans dix ans, j'habiterai à l'étranger et je travaillerai dans une grande entreprise, car je parlerai trois langues.
f conditional | Quel métier voudrais-tu faire plus tard ? | Which job would you like to do later? | Plus tard, je voudrais être professeur parce que j'aime les enfants.
fh conditional | Tu voudrais aller à l'université ? Pourquoi ? | Would you like to go to university? Why? | Je voudrais aller à l'université parce que je voudrais être médecin.
h conditional | Si tu pouvais travailler dans un autre pays, où irais-tu ? | If you could work in another country, where would you go? | J'irais au Canada parce que je pourrais parler français et que je rencontrerais des gens intéressants.
f opinion | Quel est le meilleur métier, à ton avis ? | What is the best job, in your opinion? | À mon avis, le meilleur métier est médecin parce qu'on aide les gens.
fh opinion | Qu'est-ce que tu penses des petits jobs pour les jeunes ? | What do you think of part-time jobs for young people? | Je pense que les petits jobs sont utiles, mais ils sont parfois fatigants.
h opinion | Qu'est-ce qui est plus important, un bon salaire ou un travail intéressant ? | What is more important, a good salary or an interesting job? | À mon avis, un travail intéressant est plus important qu'un bon salaire, parce qu'on passe toute la journée au travail.
f ask | Pose-moi une question sur mon travail. | Ask me a question about my job. | Où est-ce que tu travailles ?
fh ask | Pose-moi une question sur mes projets. | Ask me a question about my plans. | Qu'est-ce que tu vas faire après le collège ?
fh ask | Pose-moi une question sur le métier de mes parents. | Ask me a question about my parents' job. | Que font tes parents comme travail ?
h ask | Pose-moi une question sur mon stage. | Ask me a question about my work experience. | Comment était ton stage ?
`;
