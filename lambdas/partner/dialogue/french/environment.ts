import { wordingOf } from "../followUp.ts";

export const environment = wordingOf(`
  daily.actions | Qu'est-ce que tu fais pour l'environnement ? | Tu fais beaucoup ou peu pour l'environnement ? | Je recycle le papier et je vais au collège à pied parce que je veux protéger l'environnement.
  daily.important | À quel point l'environnement est-il important pour toi ? | Tu veux protéger la nature ? | L'environnement est très important pour moi parce que j'adore la nature et les animaux.
  daily.last-week | Qu'est-ce que tu as fait pour l'environnement la semaine dernière ? | Tu as recyclé quelque chose la semaine dernière ? | La semaine dernière, j'ai recyclé du verre et j'ai pris le bus ; c'était très facile.
  daily.family | Que fait ta famille pour l'environnement ? | Ta famille économise l'énergie ou l'eau ? | Ma famille recycle le verre et nous éteignons les lumières parce que c'est bon pour la planète.
  daily.next-year | Que vas-tu faire pour l'environnement l'année prochaine ? | Tu vas recycler plus l'année prochaine ? | L'année prochaine, je vais recycler plus et je vais utiliser moins de plastique parce que c'est important.
  daily.school | À ton avis, ton collège fait assez d'efforts pour l'environnement ? | Ton collège recycle le papier ? | Mon collège recycle le papier, mais je pense qu'on utilise trop de bouteilles en plastique à la cantine.
  daily.more | Que pourrais-tu faire de plus pour protéger l'environnement ? | Tu pourrais économiser plus d'énergie ? | Je pourrais aller au collège à vélo parce que ce serait meilleur pour l'environnement.

  recycling.what | Qu'est-ce que ta famille recycle à la maison ? | Ta famille recycle le papier ou le verre ? | Nous recyclons le papier, le verre et le carton, et je trouve que c'est facile.
  recycling.why | Pourquoi est-ce que c'est important de recycler ? | Recycler, c'est important ou ennuyeux ? | C'est important de recycler parce que nous avons trop de déchets et il faut protéger la planète.
  recycling.last | Quand est-ce que tu as recyclé quelque chose pour la dernière fois ? | Tu as recyclé du papier hier ? | Hier soir, j'ai recyclé des bouteilles en plastique parce que je n'aime pas les jeter à la poubelle.
  recycling.easy | À ton avis, pourquoi certaines personnes ne recyclent-elles jamais ? | Recycler, c'est facile ou difficile ? | Je pense que certaines personnes ne recyclent pas parce qu'elles n'ont pas le temps, mais c'est dommage.
  recycling.clothes | Que ferais-tu des vêtements que tu ne portes plus ? | Tu vendrais tes vieux vêtements ? | Je donnerais mes vieux vêtements à une association parce que ce serait utile pour d'autres jeunes.

  plastic.use | Quand est-ce que tu utilises du plastique dans la vie quotidienne ? | Tu utilises des bouteilles en plastique ? | J'utilise parfois une bouteille en plastique au collège, mais je pense que ce n'est pas bon pour la planète.
  plastic.bags | Que penses-tu des sacs en plastique ? | Les sacs en plastique sont une bonne idée ? | Les sacs en plastique sont pratiques, mais je ne les aime pas parce qu'ils polluent la mer.
  plastic.less | Que vas-tu faire pour utiliser moins de plastique à l'avenir ? | Tu vas utiliser moins de plastique ? | Je vais prendre mon propre sac au supermarché et je vais acheter des fruits sans plastique, parce que c'est mieux.
  plastic.sea | Pourquoi le plastique est-il si dangereux pour les animaux de la mer ? | Le plastique est mauvais pour les poissons ? | Le plastique est dangereux parce que les poissons le mangent ; je trouve ça vraiment triste.
  plastic.without | Qu'est-ce qui changerait dans ta vie s'il n'y avait plus de plastique ? | La vie sans plastique serait difficile ? | S'il n'y avait plus de plastique, ma vie serait moins pratique, mais les plages seraient plus propres.

  energy.save | Qu'est-ce que tu fais pour économiser l'énergie à la maison ? | Tu éteins souvent la lumière ? | J'éteins toujours la lumière quand je quitte une pièce parce que c'est facile et important.
  energy.yesterday | Quels appareils électriques as-tu utilisés hier soir ? | Tu as utilisé l'ordinateur ou la télé hier ? | Hier soir, j'ai utilisé mon ordinateur parce que j'avais beaucoup de devoirs.
  energy.solar | Que penses-tu de l'énergie solaire ? | L'énergie solaire est une bonne idée ? | Je pense que l'énergie solaire est une bonne idée parce qu'elle est propre, mais elle est assez chère.
  energy.future | D'où viendra notre énergie dans cinquante ans ? | On utilisera plus d'énergie solaire à l'avenir ? | Dans cinquante ans, notre énergie viendra du soleil et du vent parce que ce sera moins cher.
  energy.no-electricity | Comment passerais-tu une journée sans électricité ? | Une journée sans électricité serait difficile ? | Sans électricité, je lirais un livre et je jouerais au foot ; ce serait difficile mais intéressant.

  water.save | Qu'est-ce que tu fais pour économiser l'eau ? | Tu fermes le robinet quand tu te laves les dents ? | Je prends une douche rapide et je ferme le robinet parce que l'eau est précieuse.
  water.shower | Tu préfères prendre un bain ou une douche ? | Une douche, c'est mieux qu'un bain ? | Je préfère prendre une douche parce que c'est plus rapide et j'utilise moins d'eau.
  water.drink | Tu bois de l'eau du robinet ou de l'eau en bouteille ? | Tu bois de l'eau du robinet ? | Je bois de l'eau du robinet parce que c'est moins cher et je n'aime pas les bouteilles en plastique.
  water.next-week | Que vas-tu faire pour utiliser moins d'eau la semaine prochaine ? | Tu vas prendre des douches plus courtes ? | La semaine prochaine, je vais prendre des douches plus courtes parce que je veux économiser l'eau.
  water.why | À ton avis, pourquoi faut-il gaspiller moins d'eau ? | C'est important d'économiser l'eau ? | Il faut gaspiller moins d'eau parce que dans certains pays les gens n'ont pas assez d'eau.
  water.little | Que ferais-tu s'il y avait très peu d'eau ? | Avec très peu d'eau, tu prendrais des douches très courtes ? | S'il y avait très peu d'eau, je prendrais des douches très courtes et je ne laverais pas la voiture.

  pollution.area | Il y a beaucoup de pollution là où tu habites ? | L'air est propre là où tu habites ? | Oui, il y a beaucoup de pollution parce qu'il y a trop de voitures, et je trouve ça désagréable.
  pollution.cause | À ton avis, qu'est-ce qui pollue le plus les villes ? | Il y a trop de voitures en ville ? | À mon avis, les voitures polluent le plus parce que beaucoup de gens ne prennent pas le bus.
  pollution.litter | Que penses-tu des déchets dans la rue ? | Les rues sont propres ou sales dans ton quartier ? | Je déteste les déchets dans la rue parce que c'est sale et dangereux pour les animaux.
  pollution.seen | Où est-ce que tu as vu beaucoup de déchets récemment ? | Tu as vu des déchets au parc la semaine dernière ? | J'ai vu beaucoup de déchets sur la plage l'été dernier et j'ai trouvé ça très triste.
  pollution.before | L'air des villes était-il plus propre autrefois qu'aujourd'hui ? | Avant, l'air était plus propre ? | Autrefois, il y avait moins de voitures, mais l'air n'était pas toujours propre parce que les usines polluaient beaucoup.
  pollution.reduce | Que ferais-tu pour réduire la pollution dans ta région ? | Tu aimerais une ville sans voitures ? | Je construirais plus de pistes cyclables parce que les gens prendraient moins la voiture.

  travel.best | Quel moyen de transport est le meilleur pour l'environnement ? | Le bus, c'est mieux que la voiture ? | Je pense que le vélo est le meilleur moyen de transport parce qu'il ne pollue pas.
  travel.walking | Est-ce que tu te déplaces parfois à pied plutôt qu'en voiture ? | Tu marches souvent ? | Quand il fait beau, je me déplace à pied plutôt qu'en voiture parce que c'est bon pour l'environnement.
  travel.yesterday | Comment as-tu fait le trajet jusqu'au collège la dernière fois ? | Ton dernier trajet au collège, c'était en bus ou en voiture ? | Hier, j'ai pris le bus avec mes amis parce que c'était pratique et moins cher.
  travel.next-trip | Si tu pars pendant les prochaines vacances, comment vas-tu voyager ? | Tu vas prendre le train ou la voiture pendant les vacances ? | Pendant les vacances, je vais prendre le train parce que c'est confortable et il pollue moins.
  travel.electric | Les voitures électriques sont-elles vraiment meilleures pour l'environnement ? | Les voitures électriques sont une bonne idée ? | Je pense que les voitures électriques sont meilleures parce qu'elles polluent moins, mais elles sont chères.
  travel.planes | Choisirais-tu le train plutôt que l'avion pour protéger l'environnement ? | Tu préférerais prendre le train ou l'avion ? | Oui, je prendrais le train parce que l'avion pollue beaucoup, mais les voyages seraient plus longs.

  climate.opinion | Que penses-tu du changement climatique ? | Le changement climatique est un grand problème ? | Je pense que le changement climatique est un grand problème parce qu'il fait de plus en plus chaud.
  climate.learnt | Qu'est-ce que tu as appris sur le climat au collège ? | Vous avez parlé du climat au collège ? | Au collège, j'ai appris que le climat change, et j'ai trouvé les cours très intéressants.
  climate.young | Qu'est-ce que les jeunes peuvent faire pour le climat ? | Les jeunes peuvent faire quelque chose pour le climat ? | Les jeunes peuvent prendre le vélo et manger moins de viande, et je pense que c'est assez facile.
  climate.causes | À ton avis, pourquoi le climat change-t-il ? | Est-ce qu'il fait de plus en plus chaud ? | Le climat change parce que nous utilisons trop de pétrole et nous coupons trop d'arbres.
  climate.fifty-years | Quel temps fera-t-il chez toi dans cinquante ans ? | Il fera plus chaud dans cinquante ans ? | Dans cinquante ans, il fera plus chaud en été et il pleuvra plus en hiver ; ce sera difficile.

  nature.often | Quand est-ce que tu passes du temps dans la nature ? | Tu vas souvent en forêt ou au parc ? | Le week-end, je fais des promenades en forêt avec ma famille parce que c'est calme et relaxant.
  nature.favourite | Quel paysage préfères-tu ? | Tu préfères la montagne ou la mer ? | Je préfère la montagne parce que j'adore faire des randonnées et l'air est très pur.
  nature.last | Qu'est-ce que tu as fait récemment dans un parc ou une forêt ? | Tu as fait une promenade la semaine dernière ? | Samedi dernier, j'ai fait un pique-nique au parc avec mes amis et nous avons joué au foot.
  nature.next | Qu'est-ce que tu vas faire en plein air le week-end prochain ? | Tu vas faire une promenade le week-end prochain ? | Le week-end prochain, je vais faire du vélo en forêt parce que j'aime la nature.
  nature.good | Pourquoi est-ce bon pour nous de passer du temps dans la nature ? | La nature, c'est bon pour la santé ? | La nature est bonne pour nous parce que l'air est pur et on peut oublier le stress.
  nature.trees | Comment serait une ville sans arbres et sans parcs ? | Tu aimerais plus d'arbres dans ton quartier ? | Une ville sans arbres serait triste et grise, et je ne voudrais pas y habiter.

  animals.favourite | Quel animal sauvage préfères-tu ? | Tu préfères les lions ou les éléphants ? | Je préfère les éléphants parce qu'ils sont intelligents et j'adore leurs grandes oreilles.
  animals.area | Quels animaux sauvages vivent dans ta région ? | Il y a des renards ou des lapins dans ta région ? | Dans ma région, il y a des renards et beaucoup d'oiseaux ; j'aime bien les regarder.
  animals.seen | Quels animaux sauvages as-tu vus récemment ? | Tu as vu un oiseau ou un renard la semaine dernière ? | Récemment, j'ai vu un renard dans le jardin et j'ai pris une photo parce qu'il était très beau.
  animals.wish | Quel animal sauvage aimerais-tu voir dans la nature ? | Tu aimerais voir une baleine ? | J'aimerais voir une baleine dans la mer parce que c'est un animal énorme et magnifique.
  animals.protect | Pourquoi est-ce important de protéger les animaux sauvages ? | C'est important de protéger les éléphants ? | Il est important de protéger les animaux sauvages parce qu'ils sont beaux et certaines espèces disparaissent.
  animals.zoos | Quels sont les avantages et les inconvénients des zoos ? | Les zoos sont bons ou mauvais pour les animaux ? | Les zoos protègent certaines espèces, mais je pense que les animaux n'ont pas assez de place.
  animals.forests | Que se passera-t-il pour les animaux sauvages s'il y a moins de forêts ? | Il y aura moins d'animaux sauvages à l'avenir ? | S'il y a moins de forêts, beaucoup d'animaux disparaîtront et ce sera très triste.

  volunteering.any | Est-ce que tu fais du bénévolat ? | Tu aides une association pour l'environnement ? | Oui, je fais du bénévolat le samedi parce que j'aime aider les autres et protéger la nature.
  volunteering.tasks | Qu'est-ce que tu fais comme bénévolat ? | Tu ramasses des déchets ou tu plantes des arbres ? | Je ramasse des déchets dans le parc parce que je veux protéger la nature.
  volunteering.reasons | Pourquoi fais-tu du bénévolat ? | Ton bénévolat est amusant ? | Je fais du bénévolat parce que j'aime rencontrer des gens et je veux protéger les animaux.
  volunteering.ideas | Quel genre de bénévolat aimerais-tu faire ? | Tu aimerais aider les animaux ou planter des arbres ? | J'aimerais travailler avec des animaux parce que je les adore et ce serait utile.
  volunteering.helped | Tu as déjà fait quelque chose pour la nature ou les animaux ? | Tu as déjà ramassé des déchets dans un parc ? | L'année dernière, j'ai planté des arbres avec ma classe ; c'était fatigant mais très amusant.
  volunteering.one-day | Un jour, tu vas aider une association pour l'environnement ? | Tu vas planter des arbres un jour ? | Oui, un jour, je vais travailler pour une association parce que je veux protéger les océans.
  volunteering.everybody | À ton avis, tous les jeunes devraient faire du bénévolat ? | Le bénévolat est important pour les jeunes ? | Je pense que le bénévolat est utile parce qu'on apprend beaucoup, mais les jeunes ont trop de devoirs.

  future.world | Comment sera la planète dans cinquante ans ? | La planète sera plus propre dans cinquante ans ? | Dans cinquante ans, la planète sera plus propre parce que nous utiliserons moins de plastique.
  future.problem | À ton avis, quel est le plus grand problème pour l'environnement ? | Le plus grand problème, c'est le plastique ou les voitures ? | À mon avis, le plus grand problème est le plastique parce qu'il y en a trop dans la mer.
  future.invention | Qu'est-ce que tu inventerais pour aider la planète ? | Tu inventerais une nouvelle voiture ? | J'inventerais un robot qui nettoie les océans parce que les poissons seraient en meilleure santé.
  future.money | Que ferais-tu pour la planète si tu avais beaucoup d'argent ? | Avec beaucoup d'argent, tu achèterais une forêt ? | Si j'avais beaucoup d'argent, j'achèterais une grande forêt parce que je voudrais protéger les animaux.
  future.past | Les gens vivaient-ils de façon plus écologique autrefois ? | Avant, les gens utilisaient moins de plastique ? | Oui, autrefois les gens utilisaient moins de plastique et ils voyageaient moins, mais ils recyclaient peu.
  future.hope | Penses-tu que les jeunes peuvent sauver la planète ? | C'est encore possible de sauver la planète ? | Oui, je pense que les jeunes peuvent sauver la planète parce qu'ils ont beaucoup de bonnes idées.
`);
