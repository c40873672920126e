/** Questions with the student's clause in them: "name | question | simpler question | model answer". See `graph/slots.ts`. */
export const slots = `
since | Depuis quand {asks} ? | C'est quelque chose de nouveau pour toi ? | Depuis trois ans, parce qu'une amie m'a donné envie d'essayer et j'adore ça.
who-with | Avec qui {asks} ? | C'est avec ta famille ou avec tes amis ? | D'habitude avec mes amis, parce que c'est plus amusant quand on est plusieurs.
where | Où {asks} ? | Tu fais ça au collège ou dans un club ? | Dans un club près de chez moi, parce qu'il y a une bonne ambiance.
how-often | Combien de fois par semaine {asks} ? | C'est tous les jours ou une fois par semaine ? | Deux fois par semaine, parce que le reste du temps j'ai trop de devoirs.
when | Quand {asks} ? | C'est le matin ou le soir ? | Surtout le soir après mes devoirs, parce que le matin je n'ai pas le temps.
who-went | Avec qui {asks} ? | Tu étais avec ta famille ou avec tes amis ? | J'étais avec ma famille et nous avons passé un bon moment ensemble.
went-why | Pourquoi {asks} ? | C'était ton idée ? | C'était mon idée, parce que j'en avais envie depuis longtemps.
will-who | Avec qui {asks} ? | Ce sera avec ta famille ou avec tes amis ? | Ce sera avec mes amis, parce qu'on va bien rire ensemble.
will-when | Quand {asks} ? | C'est cette semaine ou plus tard ? | Je vais faire ça samedi prochain, parce que je n'aurai pas cours.
will-why | Pourquoi {asks} ? | Ce serait amusant ou utile ? | Parce que je pense que ce serait une expérience passionnante et utile.
like-why | Pourquoi {asks} ? | C'est parce que c'est amusant ? | Parce que c'est amusant et je trouve que ça change les idées.
hate-why | Pourquoi {asks} ? | C'est parce que c'est ennuyeux ? | Parce que je trouve ça ennuyeux et je préfère faire autre chose.
not-why | Pourquoi {asks} ? | Il y a une raison particulière ? | Parce que ce n'est pas vraiment mon truc et je préfère autre chose.
learn-why | Pourquoi {asks} ? | C'est utile pour ton avenir ? | Parce que ce sera utile plus tard et je trouve ça intéressant.
`;
