import { wordingOf } from "../followUp.ts";

export const health = wordingOf(`
  healthyLiving.habits | Qu'est-ce que tu fais pour rester en bonne santé ? | Tu préfères faire du sport ou manger des fruits ? | Je fais du sport et je mange des fruits parce que je veux rester en forme.
  healthyLiving.important | Qu'est-ce qui est le plus important pour une vie saine ? | Le plus important pour toi, c'est le sommeil ou le sport ? | Pour moi, le plus important est le sommeil parce qu'il donne de l'énergie.
  healthyLiving.last-week | La semaine dernière, qu'est-ce que tu as fait pour rester en forme ? | Tu as fait du sport la semaine dernière ? | La semaine dernière, j'ai fait du vélo avec mes amis et c'était amusant.
  healthyLiving.plans | Que vas-tu faire cette année pour vivre plus sainement ? | Tu vas faire plus de sport cette année ? | Cette année, je vais faire plus de sport parce que j'adore la natation.
  healthyLiving.change | Quelle habitude est-ce que tu voudrais changer ? | Tu voudrais dormir plus ? | Je voudrais passer moins de temps sur mon portable parce que j'aurais plus de temps libre.
  healthyLiving.hard | Pourquoi n'est-il pas toujours facile pour les jeunes de vivre sainement ? | C'est difficile pour les jeunes de vivre sainement ? | Ce n'est pas facile parce que les jeunes ont beaucoup de devoirs et que le fast-food est bon marché.
  healthyLiving.childhood | Dans ton enfance, est-ce que tu bougeais plus ou moins que maintenant ? | Tu faisais plus de sport à l'école primaire ? | Dans mon enfance, je bougeais plus parce que je jouais tous les jours dans le parc.
  healthyLiving.school | Que pourrait faire ton collège pour aider les élèves à vivre plus sainement ? | Tu voudrais plus de sport au collège ? | Le collège pourrait proposer plus de clubs de sport parce que ce serait amusant pour tout le monde.
  exercise.any | Est-ce que tu fais du sport en dehors du collège ? | Tu fais du sport ? | Oui, je fais de la natation le samedi parce que c'est bon pour la santé.
  exercise.often | Tu fais du sport combien de fois par semaine ? | Tu fais du sport toutes les semaines ? | Je fais du sport deux fois par semaine parce que j'adore jouer en équipe.
  exercise.feel | Tu te sens comment après le sport ? | Tu te sens bien après le sport ? | Après le sport, je me sens très bien parce que j'oublie mes devoirs.
  exercise.without | Comment est-ce que tu restes en forme sans faire de sport ? | Tu marches beaucoup ? | Je vais au collège à pied et je danse dans ma chambre parce que j'adore la musique.
  exercise.last | La dernière fois que tu as beaucoup bougé, c'était quand ? | Tu as fait du sport le week-end dernier ? | Le week-end dernier, j'ai joué au foot dans le parc et c'était génial.
  exercise.try | Quel sport est-ce que tu voudrais essayer ? | Tu voudrais essayer un sport nautique ? | Je voudrais essayer la voile parce que j'adore la mer et l'aventure.
  exercise.mind | Pourquoi est-ce que le sport est bon pour le moral et pour le corps ? | Le sport, c'est bon pour le moral ? | Le sport est bon pour le moral parce qu'on oublie le stress et qu'on rencontre des amis.
  exercise.pe | Est-ce que ce serait une bonne idée de faire du sport au collège tous les jours ? | Tu voudrais faire du sport tous les jours ? | Oui, ce serait une bonne idée parce que les élèves auraient plus d'énergie en classe.
  sleep.bedtime | Tu te couches à quelle heure les jours d'école ? | Tu te couches avant dix heures ? | Je me couche à dix heures parce que je dois me lever tôt le matin.
  sleep.hours | Combien d'heures est-ce que tu dors par nuit ? | Tu dors huit heures ? | Je dors huit heures par nuit parce que c'est important pour bien travailler.
  sleep.before | Que fais-tu avant de dormir ? | Tu préfères lire ou écouter de la musique avant de dormir ? | Avant de dormir, je lis un roman parce que je trouve ça très relaxant.
  sleep.last-night | Comment as-tu dormi la nuit dernière ? | Tu as bien dormi la nuit dernière ? | J'ai très bien dormi parce que j'ai joué au tennis hier et que ma chambre était calme.
  sleep.saturday | Jusqu'à quelle heure vas-tu dormir samedi prochain ? | Tu vas beaucoup dormir samedi prochain ? | Samedi prochain, je vais dormir jusqu'à neuf heures parce que je n'aime pas me lever tôt.
  sleep.better | Quels conseils donnerais-tu à quelqu'un qui voudrait mieux dormir ? | Tu dormirais mieux sans portable ? | Je dirais qu'il faut lire un livre le soir parce que ce serait plus calme qu'un écran.
  sleep.later | Qu'est-ce qui serait mieux ou moins bien si les cours commençaient plus tard ? | Tu voudrais dormir plus longtemps les jours d'école ? | Les élèves dormiraient plus, mais ils rentreraient plus tard et auraient moins de temps libre.
  relaxing.how | Comment est-ce que tu te détends après les cours ? | Tu préfères la musique ou une série pour te détendre ? | Après les cours, j'écoute de la musique parce que ça m'aide à oublier le stress.
  relaxing.where | Où aimes-tu te détendre ? | Tu aimes te détendre dans ta chambre ? | J'aime me détendre dans ma chambre parce que c'est calme et confortable.
  relaxing.music | Quel genre de musique t'aide à te détendre ? | Tu écoutes de la musique pour te détendre ? | La musique classique m'aide beaucoup parce qu'elle est calme et que je la trouve belle.
  relaxing.last | Qu'est-ce que tu as fait pour te détendre le week-end dernier ? | Tu as regardé une série le week-end dernier ? | Le week-end dernier, j'ai regardé une série avec ma famille et c'était très drôle.
  relaxing.holidays | Pendant les prochaines vacances, que vas-tu faire pour te détendre ? | Tu vas beaucoup dormir pendant les prochaines vacances ? | Je vais lire des romans et je vais beaucoup dormir parce que j'aime le calme.
  relaxing.day-off | Que ferais-tu un jour sans cours et sans devoirs ? | Tu resterais au lit un jour sans cours ? | Je ferais une promenade avec mes amis parce que ce serait amusant et bon pour la santé.
  relaxing.enough | À ton avis, les jeunes d'aujourd'hui ont-ils assez de temps pour se détendre ? | Tu as assez de temps libre ? | Je pense que les jeunes n'ont pas assez de temps libre parce qu'ils ont trop de devoirs.
  screens.time | Tu passes combien de temps par jour devant un écran ? | Tu passes beaucoup de temps devant un écran ? | Je passe trois heures par jour devant un écran parce que j'aime parler avec mes amis.
  screens.without | Qu'est-ce que tu aimes faire sans écran ? | Tu aimes lire ou dessiner ? | J'aime dessiner et jouer au tennis parce que c'est amusant et créatif.
  screens.night | Que penses-tu des portables dans la chambre la nuit ? | Un portable dans la chambre, c'est une bonne idée ? | Je pense que ce n'est pas une bonne idée parce qu'on dort mieux sans portable.
  screens.yesterday | Qu'est-ce que tu as fait hier sur un portable ou un ordinateur ? | Tu as regardé une série hier ? | Hier, j'ai regardé une série et j'ai fait mes devoirs, et c'était intéressant.
  screens.weekend | Qu'est-ce que tu vas faire sans écran ce week-end ? | Tu vas lire un livre ce week-end ? | Ce week-end, je vais faire du vélo parce que j'aime prendre l'air.
  screens.day | Qu'est-ce que tu ferais un jour sans Internet ? | Un jour sans Internet, ce serait difficile ? | Un jour sans Internet, je jouerais aux cartes avec ma famille parce que ce serait drôle.
  screens.rules | Que penses-tu des règles pour les portables à la maison ou au collège ? | Les règles pour les portables, c'est une bonne idée ? | Je pense que les règles sont utiles parce qu'on travaille mieux sans portable en classe.
  study.balance | Avec les devoirs, comment trouves-tu du temps pour tes loisirs ? | Tu as du temps pour tes loisirs ? | Je fais mes devoirs tout de suite après les cours parce que je veux sortir le soir.
  study.breaks | Que fais-tu pendant une pause quand tu révises ? | Tu fais des pauses quand tu révises ? | Pendant une pause, je mange une pomme et je sors parce que l'air frais m'aide.
  study.place | Où est-ce que tu révises le mieux ? | Tu préfères réviser à la maison ou à la bibliothèque ? | Je révise mieux à la bibliothèque parce que c'est calme et que j'aime les livres.
  study.last | Comment est-ce que tu as préparé tes derniers examens ? | Tu as beaucoup révisé pour tes derniers examens ? | J'ai révisé avec mes amis et j'ai fait des exercices, et c'était vraiment utile.
  study.exams | Qu'est-ce que tu vas faire après les examens pour te détendre ? | Tu vas faire la fête après les examens ? | Après les examens, je vais faire une fête avec mes amis parce que nous aurons enfin du temps libre.
  study.calm | Qu'est-ce qui t'aide à rester calme avant un examen important ? | La musique t'aide avant un examen ? | Avant un examen, je fais une promenade parce que la nature m'aide à rester calme.
  study.advice | Qu'est-ce que tu dirais à quelqu'un qui révise toute la journée sans pause ? | Les pauses sont importantes quand on révise ? | Je dirais qu'une pause serait une bonne idée parce qu'on travaillerait mieux après.
  eating.healthy | Qu'est-ce que tu aimes manger de sain ? | Tu aimes manger de la salade ? | J'aime manger des salades et du poisson parce que c'est sain et délicieux.
  eating.often | Tu manges des fruits combien de fois par semaine ? | Tu manges des fruits tous les jours ? | Je mange des fruits tous les jours parce que j'adore les fraises et les bananes.
  eating.yesterday | Hier, qu'est-ce que tu as mangé de sain ? | Tu as mangé des légumes hier ? | Hier, j'ai mangé une soupe de légumes et une pomme, et c'était très bon.
  eating.week | Cette semaine, qu'est-ce que tu vas manger de sain ? | Tu vas manger du poisson cette semaine ? | Cette semaine, je vais manger du poisson et des légumes parce que c'est bon pour la santé.
  eating.easy | Est-ce que c'est facile de manger sainement dans ton collège ? | La nourriture est saine dans ton collège ? | Oui, c'est assez facile parce que la cantine propose des salades et des fruits tous les jours.
  eating.dinner | Qu'est-ce que tu préparerais si tes amis voulaient un repas sain ? | Tu ferais une salade pour tes amis ? | Je préparerais du riz avec des légumes parce que ce serait sain et facile.
  outdoors.often | Est-ce que tu passes souvent du temps dehors ? | Tu aimes passer du temps dehors ? | Je passe du temps dehors tous les jours parce que j'aime jouer dans le parc.
  outdoors.where | Où est-ce qu'on peut faire une belle promenade dans ta région ? | Il y a un parc dans ta région ? | On peut faire une promenade dans la forêt et je trouve que c'est très calme.
  outdoors.way | Ton trajet jusqu'au collège est bon pour la santé ? | Tu vas au collège à pied ? | Oui, je vais au collège à pied parce que c'est bon pour la santé et l'environnement.
  outdoors.last | Qu'est-ce que tu as fait dehors le week-end dernier ? | Tu as fait une promenade le week-end dernier ? | Le week-end dernier, j'ai fait une promenade à la campagne et c'était très agréable.
  outdoors.weekend | Tu vas faire quoi en plein air ce week-end ? | Tu vas faire une promenade ce week-end ? | Ce week-end, je vais jouer au foot avec mes amis parce qu'il va faire beau.
  outdoors.nature | Pourquoi est-ce que c'est bon de passer du temps dans la nature ? | Tu te sens bien dans la nature ? | C'est bon parce qu'on respire l'air frais et qu'on oublie les problèmes de tous les jours.
  happiness.mood | Qu'est-ce qui te met de bonne humeur ? | La musique te met de bonne humeur ? | La musique me met de bonne humeur parce que j'adore chanter avec mes amis.
  happiness.friends | Qu'est-ce que tu aimes faire avec tes amis ? | Tu aimes faire du sport avec tes amis ? | J'aime jouer au basket avec mes amis parce que nous rions beaucoup ensemble.
  happiness.last | La semaine dernière, qu'est-ce que tu as fait d'amusant ? | Tu as beaucoup ri la semaine dernière ? | La semaine dernière, j'ai vu un film avec mes amis et c'était très drôle.
  happiness.next | Cette semaine, que vas-tu faire pour t'amuser ? | Tu vas voir tes amis cette semaine ? | Cette semaine, je vais jouer aux cartes avec ma famille parce que c'est toujours amusant.
  happiness.hobbies | Pourquoi est-ce qu'un passe-temps est bon pour le bien-être ? | C'est important d'avoir un passe-temps ? | Un passe-temps est important parce qu'on oublie le stress et qu'on apprend quelque chose de nouveau.
  happiness.talk | Pourquoi est-ce que ça fait du bien de parler avec des amis ? | Tu aimes parler avec tes amis ? | Ça fait du bien parce que les amis écoutent, donnent des conseils et nous font rire.
  routine.morning | Comment commence ta journée ? | Tu te lèves tôt les jours d'école ? | Le matin, je prends une douche et je mange des céréales parce que j'ai faim.
  routine.energy | À quel moment de la journée as-tu le plus d'énergie ? | Tu as plus d'énergie le matin ou le soir ? | J'ai plus d'énergie le soir parce que je n'aime pas me lever tôt.
  routine.yesterday | Qu'est-ce que tu as fait hier avant d'aller au lit ? | Tu as fait tes devoirs hier soir ? | Hier soir, j'ai fait mes devoirs et j'ai regardé un film qui était très intéressant.
  routine.change | Qu'est-ce que tu changerais dans ta routine ? | Tu voudrais te lever plus tard ? | Je voudrais me lever plus tard parce que j'aurais plus d'énergie pendant la journée.
  routine.compare | Quelle est la différence entre ta routine en semaine et ta routine le week-end ? | Ta routine est plus calme le week-end ? | Le week-end, je me lève plus tard parce que je n'ai pas cours, et c'est plus calme.
  community.fitness | Que peuvent faire les jeunes dans ta région pour rester en forme ? | Il y a une piscine dans ta région ? | Les jeunes peuvent nager à la piscine et jouer dans le parc, et je trouve ça super.
  community.last | Récemment, qu'as-tu fait dans un parc ou un centre sportif ? | Tu as joué dans un parc récemment ? | Samedi dernier, j'ai joué au tennis dans le parc et c'était très amusant.
  community.build | Que construirais-tu dans ta région pour encourager les gens à faire du sport ? | Tu construirais une piscine ou un parc ? | Je construirais une grande piscine parce que les jeunes pourraient nager après les cours.
  community.future | Est-ce que les gens vivront plus sainement à l'avenir qu'aujourd'hui ? | Les gens feront plus de sport à l'avenir ? | Je pense que les gens vivront plus sainement parce qu'ils mangeront plus de légumes et feront du vélo.
  community.generations | Les jeunes d'aujourd'hui vivent-ils plus sainement que les gens d'autrefois ? | Les jeunes vivent sainement aujourd'hui ? | Je pense que les jeunes mangent mieux, mais ils passent plus de temps devant un écran.
`);
