/** Questions about what the student has mentioned: "name | question | simpler question | model answer". See `graph/things.ts`. */
export const things = `
career-how | Qu'est-ce qu'il faut faire pour devenir {bare} ? | Il faut aller à l'université pour ça ? | Il faut faire de longues études et avoir de bonnes notes en sciences.
career-qualities | Quelles qualités faut-il pour être {bare} ? | Il faut beaucoup de patience pour ça ? | Il faut être patient et sérieux, parce que c'est un métier difficile.
placement-learn | Qu'est-ce que tu as appris pendant {nom} ? | Tu as appris quelque chose d'utile ? | J'ai appris à travailler en équipe et j'ai rencontré des gens intéressants.
placement-hope | Qu'est-ce que tu voudrais apprendre pendant {nom} ? | Tu voudrais rencontrer de nouvelles personnes ? | Je voudrais apprendre à travailler en équipe et à parler aux clients.
placement-like | Qu'est-ce qui t'a plu le plus pendant {nom} ? | C'était intéressant ou ennuyeux ? | J'ai surtout aimé l'ambiance, parce que tout le monde était gentil avec moi.
pet-like | Et {nom}, {he} {is} comment ? | C'est un animal calme ou plutôt actif ? | Il est petit et très drôle, et il dort souvent sur mon lit.
pet-care | Qui s'occupe {of} chez toi ? | Tu t'occupes toi-même de ton animal ? | C'est surtout moi, parce que mes parents travaillent beaucoup.
pet-do | Qu'est-ce que tu aimes faire avec {nom} ? | Tu aimes jouer avec ton animal ? | J'aime jouer avec lui dans le jardin, parce que c'est amusant.
event-like | C'était comment, {nom} ? | C'était bien ou ennuyeux ? | C'était génial, parce qu'il y avait une bonne ambiance.
event-best | Qu'est-ce que tu as préféré pendant {nom} ? | Il y avait quelque chose de spécial ? | J'ai surtout aimé la fin, parce que tout le monde a chanté.
event-ready | Comment est-ce que tu vas te préparer pour {nom} ? | Tu vas préparer quelque chose ? | Je vais faire une liste et je vais en parler avec mes amis.
work-about | De quoi parle {nom} ? | C'est une histoire drôle ou sérieuse ? | C'est l'histoire d'une fille qui part en voyage et trouve de nouveaux amis.
work-best | Qu'est-ce qui t'a plu dans {nom} ? | Il y avait un bon acteur ou un bon personnage ? | J'ai aimé l'histoire, parce qu'elle était drôle et un peu triste.
club-people | Les gens dans {nom}, ils sont comment ? | Ils sont sympas ? | Ils sont très sympas et on rit beaucoup ensemble.
club-since | Tu es dans {nom} depuis quand ? | C'est nouveau pour toi ? | Depuis deux ans, parce que mon frère m'a invité à essayer.
instrument-hard | Qu'est-ce qui est le plus difficile quand on apprend {nom} ? | C'est difficile à jouer ? | Le plus difficile, c'est le rythme, parce qu'il faut beaucoup d'entraînement.
instrument-choose | Pourquoi est-ce que tu as choisi {nom} ? | C'était ton idée ? | J'ai choisi cet instrument parce que j'adore le son.
game-do | Qu'est-ce qu'il faut faire dans {nom} ? | C'est un jeu facile ou difficile ? | Il faut construire une ville et travailler en équipe, c'est amusant.
activity-taught | Qui t'a appris à {inf} ? | Tu as appris à l'école ? | C'est mon père qui m'a appris, quand j'avais sept ans.
activity-best | Qu'est-ce qui te plaît quand il s'agit de {inf} ? | C'est relaxant ? | C'est relaxant et je peux oublier mes devoirs.
sport-best | Qu'est-ce qui te plaît le plus dans {nom} ? | C'est amusant ? | J'aime surtout l'ambiance, parce qu'on rit beaucoup ensemble.
sport-hard | Qu'est-ce qui est le plus difficile dans {nom} ? | C'est facile à apprendre ? | Le plus difficile, c'est de rester calme quand on est fatigué.
sport-begin | Comment est-ce que tu as découvert {nom} ? | Tu as commencé à l'école primaire ? | J'ai commencé à l'école primaire, parce que ma sœur en faisait déjà.
relative-view | Et {nom}, {he} {thinks} la même chose ? | C'est le même avis que toi ? | Elle est d'accord avec moi, parce qu'on aime les mêmes choses.
relative-like | Et {nom}, {he} {is} comment ? | C'est quelqu'un de calme ou de drôle ? | Elle est drôle et gentille, et elle m'aide toujours avec mes devoirs.
relative-get-on | Comment est-ce que tu t'entends avec {nom} ? | Vous vous entendez bien ? | On s'entend bien, parce qu'on a le même humour.
relative-do | Qu'est-ce que tu aimes faire avec {nom} ? | Vous parlez souvent ensemble ? | On aime regarder des films et préparer le dîner ensemble.
abroad-best | Qu'est-ce qui t'a plu le plus {in} ? | Tu as aimé la nourriture là-bas ? | J'ai surtout aimé la plage et les gens, qui étaient très gentils.
abroad-weather | Quel temps faisait-il {in} ? | Il faisait chaud ? | Il faisait très chaud, alors on est allés à la plage tous les jours.
abroad-do | Qu'est-ce qu'on peut faire {in} ? | Il y a beaucoup de choses à faire là-bas ? | On peut visiter des musées, aller à la plage et manger de bonnes choses.
abroad-plan | Qu'est-ce que tu voudrais voir {in} ? | Tu vas visiter une ville ? | Je voudrais voir les monuments et goûter la cuisine du pays.
subject-now | Qu'est-ce que vous faites {in} en ce moment ? | C'est intéressant en ce moment ? | En ce moment, on prépare un projet en groupe, et c'est assez intéressant.
subject-hard | Qu'est-ce que tu trouves difficile {in} ? | C'est difficile pour toi ? | Je trouve les examens difficiles, parce qu'il faut apprendre beaucoup de choses.
garment-buy | Où est-ce que tu as acheté {nom} ? | C'était dans un magasin ? | Dans un magasin en ville, parce que ce n'était pas trop cher.
room-like | {He} {is} comment, {nom} ? | C'est grand ou petit ? | C'est assez petit, mais il y a une grande fenêtre et c'est confortable.
room-change | Qu'est-ce que tu changerais dans {nom} ? | Tu voudrais une autre couleur ? | Je changerais la couleur des murs, parce que je n'aime plus le blanc.
device-use | Tu utilises {nom} surtout pour quoi ? | Tu l'utilises pour le collège ? | Surtout pour parler avec mes amis et pour faire mes devoirs.
place-like | {He} {is} comment, {nom} ? | C'est grand ou petit ? | C'est assez grand et très joli, et il y a beaucoup de choses à voir.
place-best | Qu'est-ce qui t'a plu dans {nom} ? | C'était intéressant ? | J'ai aimé l'ambiance, parce que c'était calme et beau.
dish-make | Tu sais préparer {nom} ? | C'est facile à préparer ? | Oui, c'est assez facile, et mon père m'aide parfois.
dish-last | Quand est-ce que tu as mangé {of} pour la dernière fois ? | Tu en as mangé la semaine dernière ? | J'en ai mangé samedi dernier chez ma grand-mère et c'était délicieux.
harm-do | Qu'est-ce qu'on peut faire contre {nom} ? | Est-ce que chacun peut faire quelque chose ? | On peut changer nos habitudes et en parler à l'école.
any-more | Tu peux me parler un peu plus {of} ? | C'est important pour toi ? | Oui, c'est important pour moi, parce que j'y pense souvent.
`;
