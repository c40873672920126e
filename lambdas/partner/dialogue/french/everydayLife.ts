import { wordingOf } from "../followUp.ts";

export const everydayLife = wordingOf(`
  mornings.get-up | À quelle heure est-ce que tu te lèves ? | Tu te lèves tôt ou tard ? | Je me lève à sept heures pendant la semaine. C'est trop tôt parce que j'adore dormir.
  mornings.before-school | Tu fais quoi le matin avant les cours ? | Tu prends une douche le matin ? | D'abord, je prends une douche et je m'habille vite, puis j'écoute de la musique parce que ça me réveille.
  mornings.breakfast | Que prends-tu au petit-déjeuner ? | Tu prends le petit-déjeuner tous les jours ? | D'habitude, je mange des céréales et je bois du jus d'orange parce que c'est rapide.
  mornings.today | Qu'est-ce que tu as fait ce matin ? | Tu as préparé ton sac ce matin ? | Ce matin, j'ai mangé du pain et j'ai préparé mon sac. C'était une matinée tranquille.
  mornings.prefer | Tu préfères le matin ou le soir ? | Tu aimes le matin ? | Je préfère le soir parce que je peux me détendre et parler avec mes amis.
  mornings.change | Comment seraient tes matins si l'école commençait à dix heures ? | Tu voudrais commencer l'école plus tard ? | Je dormirais plus longtemps et je prendrais un bon petit-déjeuner. Ce serait mieux parce que j'aurais plus d'énergie.
  evenings.after-school | Qu'est-ce que tu fais quand tu rentres de l'école ? | Tu fais tes devoirs après l'école ? | Quand je rentre, je mange un fruit et je fais mes devoirs parce que je veux être libre le soir.
  evenings.bed | À quelle heure te couches-tu pendant la semaine ? | Tu te couches tard ? | Pendant la semaine, je me couche à dix heures parce que je dois me lever tôt.
  evenings.yesterday | Tu as fait quoi hier soir ? | Tu as regardé la télé hier soir ? | Hier soir, j'ai fait mes devoirs et j'ai regardé une série. C'était très drôle.
  evenings.tonight | Que vas-tu faire ce soir ? | Tu vas voir des amis ce soir ? | Ce soir, je vais faire mes devoirs, puis je vais regarder un film avec ma famille parce que c'est relaxant.
  evenings.sleep | À ton avis, les jeunes dorment-ils assez ? | Le sommeil est important pour toi ? | Non, je pense que les jeunes ne dorment pas assez parce qu'ils regardent leur portable trop tard.
  evenings.ideal | Que ferais-tu le soir si tu n'avais pas de devoirs ? | Tu voudrais une vie sans devoirs ? | Sans devoirs, je ferais plus de sport et je verrais mes amis parce que ce serait bon pour le moral.
  weekends.usual | Qu'est-ce que tu fais d'habitude le week-end ? | Tu sors le week-end ? | Le week-end, je joue au foot et je vais en ville avec mes amis parce que c'est sympa.
  weekends.day | Quel jour de la semaine préfères-tu ? | Tu préfères le samedi ou le dimanche ? | Je préfère le samedi parce que je fais la grasse matinée et que je n'ai pas cours.
  weekends.last | Tu as fait quoi le week-end dernier ? | Tu as vu tes amis le week-end dernier ? | Samedi dernier, j'ai fait du vélo et j'ai mangé au restaurant. C'était un super week-end.
  weekends.next | Quels sont tes projets pour le week-end prochain ? | Tu vas faire du sport samedi ? | Le week-end prochain, je vais aller au cinéma avec mes amis parce que nous voulons voir un nouveau film.
  weekends.active | Tu préfères un week-end actif ou un week-end calme ? | Tu aimes les week-ends calmes ? | Je préfère un week-end actif parce que je n'aime pas rester à la maison toute la journée.
  weekends.ideal | Comment serait ton week-end idéal ? | Tu voudrais passer un week-end à Londres ? | Mon week-end idéal serait à Londres. J'irais à un concert et je mangerais dans un bon restaurant.
  weekends.long | Penses-tu que le week-end devrait durer trois jours ? | Le week-end est trop court ? | Oui, je pense qu'un week-end de trois jours est une bonne idée parce que les élèves sont fatigués.
  chores.what | Qu'est-ce que tu fais pour aider à la maison ? | Tu ranges ta chambre ? | Je mets la table et je fais la vaisselle tous les soirs parce que je veux aider ma famille.
  chores.least | Quelle tâche ménagère aimes-tu le moins ? | Tu préfères faire la cuisine ou ranger ? | Je déteste repasser parce que c'est ennuyeux et que ça prend beaucoup de temps.
  chores.last | Comment as-tu aidé à la maison la semaine dernière ? | Tu as fait la vaisselle la semaine dernière ? | Dimanche dernier, j'ai passé l'aspirateur et j'ai lavé la voiture. C'était fatigant mais utile.
  chores.room | Ta chambre est plutôt en ordre ou en désordre ? | Tu aimes ranger ta chambre ? | Ma chambre est souvent en désordre parce que je n'ai pas le temps de ranger pendant la semaine.
  chores.plan | Que vas-tu faire pour aider chez toi cette semaine ? | Tu vas préparer un repas cette semaine ? | Cette semaine, je vais préparer un repas et je vais faire les courses parce que j'aime aider.
  chores.should | Est-il important que les jeunes aident à la maison ? | C'est bien d'aider à la maison ? | Oui, c'est important parce qu'on devient plus responsable, et à mon avis tout le monde doit aider.
  chores.robot | Si tu avais un robot, que ferait-il chez toi ? | Tu voudrais avoir un robot à la maison ? | Mon robot rangerait ma chambre et ferait la vaisselle, et moi, j'aurais plus de temps pour mes amis.
  clothes.usual | Quels vêtements est-ce que tu portes le week-end ? | Tu portes un jean le week-end ? | Le week-end, je porte un jean et un pull parce que c'est confortable et pratique.
  clothes.favourite | Comment sont tes vêtements préférés ? | Tes vêtements préférés sont confortables ? | Mon vêtement préféré est un pull bleu. Je le porte souvent parce qu'il est très chaud.
  clothes.fashion | Que penses-tu de la mode ? | Tu aimes la mode ? | Je trouve la mode intéressante, mais je préfère les vêtements confortables parce que je bouge beaucoup.
  clothes.bought | Quels vêtements as-tu achetés récemment ? | Tu as acheté des baskets cette année ? | Le mois dernier, j'ai acheté des baskets blanches. J'ai choisi cette paire parce qu'elle était en solde.
  clothes.party | Si tu vas à une fête, qu'est-ce que tu vas porter ? | Si tu vas à une fête, tu vas porter un jean ? | Je vais porter une chemise noire et un jean parce que c'est élégant mais confortable.
  clothes.brands | Que penses-tu des vêtements de marque ? | Les vêtements de marque sont trop chers ? | Je pense que les marques sont trop chères, mais certains jeunes les achètent parce que leurs amis les portent.
  clothes.second-hand | Les vêtements d'occasion sont-ils mieux que les vêtements neufs ? | Tu aimes les vêtements d'occasion ? | À mon avis, les vêtements d'occasion sont mieux parce qu'ils sont moins chers et meilleurs pour l'environnement.
  shopping.like | Tu aimes faire du shopping ou tu trouves ça ennuyeux ? | Tu aimes les magasins ? | J'aime faire du shopping avec mes amis parce qu'on s'amuse, mais il y a souvent trop de monde.
  shopping.where | Où est-ce que tu fais tes achats ? | Tu fais tes achats en ville ou en ligne ? | Je fais mes achats au centre commercial parce qu'il y a beaucoup de magasins et de cafés.
  shopping.last | Qu'est-ce que tu as acheté récemment ? | Tu as acheté quelque chose le week-end dernier ? | Samedi, j'ai acheté un livre et un cadeau pour ma cousine. Elle a adoré son cadeau.
  shopping.next | Que vas-tu acheter ce mois-ci ? | Tu vas acheter des vêtements ce mois-ci ? | Je vais acheter un cadeau pour mon ami parce que c'est bientôt son anniversaire.
  shopping.voucher | Tu achèterais quoi avec cent livres sterling ? | Avec cent livres sterling, tu achèterais des vêtements ? | J'achèterais des écouteurs parce que j'écoute de la musique tous les jours, et je garderais le reste.
  shopping.online | Quels sont les avantages des achats en ligne par rapport aux magasins ? | Acheter en ligne, c'est plus facile qu'en magasin ? | En ligne, c'est plus rapide et souvent moins cher, mais on ne peut pas essayer les vêtements.
  shopping.small | Pourquoi les petits magasins sont-ils importants pour une ville ? | Tu préfères les petits ou les grands magasins ? | Les petits magasins sont importants parce que le service est plus personnel et que la ville est plus animée.
  money.spend | Qu'est-ce que tu aimes acheter quand tu as de l'argent ? | Tu préfères acheter des bonbons ou des vêtements ? | J'aime acheter des jeux vidéo et des livres parce que je peux les partager avec mes amis.
  money.save | Tu penses que c'est important d'économiser ? | C'est difficile d'économiser ? | Oui, je pense que c'est important parce qu'on peut acheter quelque chose de spécial plus tard.
  money.present | Quel cadeau as-tu offert à quelqu'un cette année ? | Tu as acheté un cadeau cette année ? | Pour l'anniversaire de ma tante, j'ai acheté des fleurs. Elle a trouvé mon cadeau très beau.
  money.later | Pour quels projets est-ce que tu économiseras plus tard ? | Tu achèteras une voiture un jour ? | J'économiserai pour un grand voyage au Canada parce que la nature y est magnifique. Ce sera inoubliable.
  money.happy | À ton avis, l'argent fait-il le bonheur ? | Les amis sont plus importants que l'argent ? | Non, je pense que l'argent est utile, mais la famille et les amis sont beaucoup plus importants.
  weather.today | Quel temps fait-il aujourd'hui ? | Il fait froid aujourd'hui ? | Aujourd'hui, il fait beau, mais il y a du vent. J'aime ce temps parce que je peux sortir.
  weather.favourite | Quel temps préfères-tu ? | Tu préfères le soleil ou la neige ? | Je préfère quand il fait chaud parce que je peux nager et jouer dehors.
  weather.rain | Qu'est-ce que tu fais quand il pleut ? | Tu restes à la maison quand il pleut ? | Quand il pleut, je reste à la maison et je regarde des films parce que c'est relaxant.
  weather.yesterday | Quel temps a-t-il fait le week-end dernier ? | Il a fait beau le week-end dernier ? | Samedi, il a plu toute la journée, mais dimanche, il a fait beau et j'ai joué au tennis.
  weather.tomorrow | Dimanche, s'il fait beau, que vas-tu faire ? | S'il fait beau dimanche, tu vas sortir ? | S'il fait beau, je vais aller au parc avec mes amis et nous allons faire un pique-nique.
  weather.mood | Est-ce que le temps qu'il fait influence ton humeur ? | Le soleil te met de bonne humeur ? | Quand il fait beau, je suis de bonne humeur et j'ai plus d'énergie parce que j'adore être dehors.
  weather.hot-country | Préférerais-tu vivre dans un pays chaud ou dans un pays froid ? | Tu voudrais vivre dans un pays chaud ? | J'aimerais vivre dans un pays chaud parce que je pourrais aller à la plage tous les jours.
  seasons.favourite | Quelle est ta saison préférée ? | Tu préfères l'été ou l'hiver ? | Ma saison préférée est l'été parce qu'il fait chaud et que nous avons de longues vacances.
  seasons.winter | En hiver, qu'est-ce que tu aimes faire ? | Tu aimes la neige en hiver ? | En hiver, j'aime boire du chocolat chaud et jouer dans la neige parce que c'est amusant.
  seasons.last | Tu as fait quoi l'été dernier ? | Tu as nagé l'été dernier ? | L'été dernier, j'ai nagé dans la mer et j'ai joué au volley sur la plage. C'était génial.
  seasons.next | Que vas-tu faire l'été prochain ? | Tu vas faire du sport l'été prochain ? | L'été prochain, je vais faire du camping avec ma famille parce que nous aimons la nature.
  seasons.always | Comment serait la vie si c'était toujours l'été ? | Tu voudrais avoir l'été toute l'année ? | La vie serait plus agréable parce qu'on pourrait toujours manger dehors, mais je voudrais aussi voir la neige.
  gettingAbout.school | Comment est-ce que tu vas à l'école ? | Tu vas à l'école en bus ? | Je vais à l'école à pied parce que c'est bon pour la santé et que j'habite près du collège.
  gettingAbout.favourite | Quel est ton moyen de transport préféré ? | Tu préfères le train ou la voiture ? | Mon moyen de transport préféré est le train parce qu'il est rapide et qu'on peut lire.
  gettingAbout.area | Comment sont les transports en commun dans ta région ? | Il y a beaucoup de bus dans ta région ? | Dans ma ville, les bus sont pratiques et assez rapides, mais je trouve que le train est trop cher.
  gettingAbout.last | Quel moyen de transport as-tu pris la semaine dernière ? | Tu as pris le train cette année ? | J'ai pris le train pour aller à York. C'était confortable et j'ai écouté de la musique.
  gettingAbout.drive | Est-ce que tu vas apprendre à conduire plus tard ? | Plus tard, tu auras une voiture ? | Oui, je vais apprendre à conduire parce que je veux voyager avec mes amis. Ça va être pratique.
  gettingAbout.bike | En ville, vaut-il mieux se déplacer à vélo ou en voiture ? | Tu aimes faire du vélo ? | En ville, le vélo est mieux que la voiture parce qu'il ne pollue pas et qu'il y a trop de circulation.
  gettingAbout.improve | Comment améliorerais-tu les transports dans ta région ? | Tu voudrais plus de bus dans ta région ? | Je mettrais plus de bus le soir et les billets seraient gratuits pour les jeunes. Ce serait plus pratique.
`);
