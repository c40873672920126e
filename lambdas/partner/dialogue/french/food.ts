import { wordingOf } from "../followUp.ts";

export const food = wordingOf(`
  likes.favourite | Quel est ton plat préféré ? | Tu préfères la pizza ou les pâtes ? | Mon plat préféré, c'est le poulet avec du riz parce que c'est délicieux.
  likes.favourite-why | Pourquoi aimes-tu tellement ton plat préféré ? | Ton plat préféré est sucré ou salé ? | J'aime beaucoup les pâtes parce qu'elles sont faciles à préparer et que j'adore la sauce tomate.
  likes.dislike | Qu'est-ce que tu n'aimes pas du tout manger ? | Tu aimes les champignons ? | Je n'aime pas du tout le poisson parce que je déteste l'odeur.
  likes.fruit | Quels fruits et légumes manges-tu souvent ? | Tu préfères les pommes ou les bananes ? | Je mange souvent des pommes et des carottes parce que c'est bon pour la santé.
  likes.childhood | Dans ton enfance, qu'est-ce que tu aimais manger ? | Tu aimais les légumes dans ton enfance ? | Dans mon enfance, j'aimais manger des frites parce que je détestais les légumes.
  likes.changed | Comment tes goûts alimentaires ont-ils changé depuis l'école primaire ? | Tu aimais les mêmes plats à l'école primaire ? | Avant, je détestais les légumes, mais j'ai découvert les plats indiens et j'ai changé d'avis.
  likes.vegetarian | Est-ce que ce serait facile pour toi de manger seulement des plats végétariens ? | Tu aimes les plats végétariens ? | Oui, ce serait assez facile parce que j'adore les légumes, mais je mangerais beaucoup de fromage.
  breakfast.usual | Qu'est-ce que tu prends d'habitude au petit déjeuner ? | Tu préfères les céréales ou les tartines ? | D'habitude, je prends des céréales avec du lait parce que c'est rapide.
  breakfast.weekend | En quoi ton petit déjeuner est-il différent le week-end ? | Ton petit déjeuner est différent le week-end ? | Le week-end, mon petit déjeuner est plus long parce que j'ai le temps de préparer des œufs.
  breakfast.today | Qu'est-ce que tu as pris au petit déjeuner ce matin ? | Tu as pris un petit déjeuner ce matin ? | Ce matin, j'ai mangé du pain avec de la confiture et c'était très bon.
  breakfast.tomorrow | Qu'est-ce que tu vas prendre au petit déjeuner demain ? | Tu vas manger du pain demain matin ? | Demain, je vais prendre un yaourt et une banane parce que j'aime les fruits.
  breakfast.important | À ton avis, le petit déjeuner est important ? | Le petit déjeuner te donne de l'énergie ? | À mon avis, le petit déjeuner est très important parce qu'il donne de l'énergie pour la journée.
  breakfast.ideal | Comment serait ton petit déjeuner idéal ? | Tu préférerais un petit déjeuner sucré ou salé ? | Mon petit déjeuner idéal serait sucré : je mangerais des crêpes parce que j'adore le chocolat.
  meals.evening | Le soir, tu manges quoi en général ? | Tu manges un repas chaud le soir ? | En général, je mange du poulet avec des légumes parce que c'est sain et délicieux.
  meals.with | Avec qui est-ce que tu manges le soir ? | Tu manges avec ta famille le soir ? | Le soir, je mange avec ma famille parce que nous aimons parler de notre journée.
  meals.yesterday | Hier soir, qu'est-ce que tu as mangé ? | Tu as mangé des pâtes hier soir ? | Hier soir, j'ai mangé une omelette avec de la salade et c'était délicieux.
  meals.tonight | Qu'est-ce que tu vas manger ce soir ? | Tu vas manger à la maison ce soir ? | Ce soir, je vais manger du riz avec des légumes parce que c'est mon plat préféré.
  meals.together | À ton avis, est-ce important de manger ensemble à la maison ? | Tu aimes manger avec ta famille ? | Je pense que c'est important de manger ensemble parce qu'on peut discuter et rire.
  meals.phone | Que penses-tu des gens qui regardent leur portable pendant les repas ? | Tu utilises ton portable à table ? | Je trouve que ce n'est pas poli parce qu'on doit parler avec les autres à table.
  cooking.any | Est-ce que tu cuisines de temps en temps à la maison ? | Tu sais cuisiner ? | Oui, je cuisine le week-end parce que j'aime essayer de nouvelles recettes.
  cooking.at-home | Chez toi, qui fait la cuisine le plus souvent ? | Quelqu'un cuisine bien chez toi ? | Chez moi, tout le monde fait la cuisine parce que nous aimons bien manger.
  cooking.what | Qu'est-ce que tu préfères cuisiner ? | Tu aimes faire des gâteaux ? | J'aime surtout préparer des gâteaux au chocolat parce que ma famille les adore.
  cooking.last | Qu'est-ce que tu as cuisiné récemment ? | Tu as fait un gâteau récemment ? | Le week-end dernier, j'ai préparé une soupe de légumes et c'était vraiment bon.
  cooking.why-not | Pourquoi est-ce que tu ne cuisines pas chez toi ? | Cuisiner, c'est ennuyeux ou difficile ? | Je ne cuisine pas parce que j'ai trop de devoirs et que je trouve ça difficile.
  cooking.friends | Qu'est-ce que tu préparerais pour tes amis ? | Tu ferais une pizza pour tes amis ? | Je préparerais une grande pizza au fromage parce que tous mes amis aiment ça.
  cooking.lessons | Est-ce que tous les élèves doivent apprendre à cuisiner au collège ? | Les cours de cuisine sont utiles ? | Oui, je pense que les cours de cuisine sont très utiles parce qu'on apprend à manger sainement.
  cooking.contest | Est-ce que tu participerais à un concours de cuisine à la télé ? | Tu aimes les émissions de cuisine ? | Non, je ne participerais pas à un concours parce que ce serait trop stressant pour moi.
  eatingOut.often | Est-ce que tu manges souvent au restaurant ? | Tu manges parfois au restaurant ? | Je mange au restaurant une fois par mois parce que c'est assez cher.
  eatingOut.order | Qu'est-ce que tu aimes commander au restaurant ? | Tu préfères commander de la viande ou des pâtes ? | J'aime commander un hamburger avec des frites parce que je n'en mange pas à la maison.
  eatingOut.place | Quel est le meilleur café ou restaurant de ton quartier ? | Il y a un bon restaurant dans ton quartier ? | Il y a un restaurant italien que j'adore parce que les pizzas sont énormes et bon marché.
  eatingOut.last | Tu as mangé au restaurant ou au café cette année ? | Tu as mangé dans un café le mois dernier ? | Oui, samedi dernier, j'ai mangé du poulet avec des frites au restaurant et c'était délicieux.
  eatingOut.soon | Tu vas bientôt manger au restaurant ? | Samedi, tu vas manger au restaurant ou à la maison ? | Samedi prochain, je vais manger au restaurant avec ma famille parce que c'est mon anniversaire.
  eatingOut.fast-food | Pourquoi est-ce que les jeunes aiment autant le fast-food ? | Tes amis aiment le fast-food ? | Les jeunes aiment le fast-food parce que c'est rapide et bon marché, mais ce n'est pas très sain.
  eatingOut.own | Si tu avais ton propre restaurant, quels plats est-ce que tu servirais ? | Tu voudrais avoir un restaurant ? | Si j'avais un restaurant, je servirais des plats végétariens parce que c'est bon pour la planète.
  world.favourite | Tu préfères la cuisine de quel pays ? | Tu préfères la cuisine italienne ou chinoise ? | Je préfère la cuisine italienne parce que j'adore les pâtes et les glaces.
  world.why | Pourquoi aimes-tu la cuisine d'autres pays ? | La cuisine d'autres pays est intéressante ? | J'aime la cuisine d'autres pays parce qu'elle est différente et pleine de nouveaux goûts.
  world.tried | Quel plat d'un autre pays as-tu déjà goûté ? | Tu as déjà mangé des sushis ? | J'ai goûté une paella dans un restaurant espagnol et c'était vraiment délicieux.
  world.abroad | Qu'est-ce que tu as mangé à l'étranger ? | C'était bon, la nourriture à l'étranger ? | En Espagne, j'ai mangé du poisson et des fruits, et c'était excellent.
  world.national | Quel plat est typique de la Grande-Bretagne ? | Le poisson avec des frites, c'est typique de la Grande-Bretagne ? | Un plat typique, c'est le poisson avec des frites, et je trouve que c'est délicieux.
  world.try | Tu voudrais goûter la cuisine de quel pays ? | Tu voudrais goûter la cuisine japonaise ? | Je voudrais goûter la cuisine japonaise parce que je n'ai jamais mangé de sushis.
  world.culture | Qu'est-ce qu'on apprend sur une culture grâce à sa cuisine ? | La cuisine d'un pays, c'est important ? | On apprend beaucoup de choses sur les traditions parce que chaque fête a ses plats spéciaux.
  world.insects | En voyage, est-ce que tu mangerais quelque chose d'insolite, par exemple des insectes ? | Tu mangerais des insectes ? | Oui, je mangerais des insectes parce que ce serait une expérience amusante et différente.
  schoolLunch.usual | D'habitude, qu'est-ce que tu manges au collège ? | Tu manges un sandwich au collège ? | D'habitude, je mange un sandwich au fromage parce que c'est pratique et bon.
  schoolLunch.with | Avec qui manges-tu au collège à midi ? | Tu manges avec tes amis au collège ? | À midi, je mange avec mes amis parce que nous aimons parler et rire ensemble.
  schoolLunch.opinion | Que penses-tu de la nourriture à la cantine ? | La nourriture à la cantine est bonne ? | Je trouve que la nourriture à la cantine est assez bonne, mais c'est un peu cher.
  schoolLunch.last | Qu'est-ce que tu as mangé au collège la dernière fois ? | Ton dernier repas au collège était bon ? | La dernière fois, j'ai mangé des pâtes à la cantine et c'était assez bon.
  schoolLunch.next-week | Qu'est-ce que tu vas manger au collège la semaine prochaine ? | Tu vas manger à la cantine la semaine prochaine ? | La semaine prochaine, je vais manger des salades parce que je veux manger plus sainement.
  schoolLunch.primary | Comment étaient les repas dans ton école primaire ? | Les repas étaient bons dans ton école primaire ? | Dans mon école primaire, les repas étaient délicieux et il y avait toujours un bon dessert.
  schoolLunch.improve | Qu'est-ce que tu changerais à la cantine pour avoir de meilleurs repas ? | Tu voudrais plus de plats végétariens à la cantine ? | Je proposerais plus de fruits et de plats végétariens parce que les repas seraient plus sains.
  drinks.favourite | Qu'est-ce que tu préfères boire ? | Tu préfères l'eau ou le jus d'orange ? | Je préfère boire du jus d'orange parce que c'est frais et plein de vitamines.
  drinks.hot-cold | Tu préfères les boissons chaudes ou les boissons froides ? | Tu aimes le chocolat chaud ? | Je préfère les boissons chaudes parce que j'adore le chocolat chaud en hiver.
  drinks.water | Quand est-ce que tu bois de l'eau pendant la journée ? | Tu bois de l'eau au collège ? | Je bois de l'eau à midi et après le sport parce que j'ai toujours soif.
  drinks.yesterday | Qu'est-ce que tu as bu hier ? | Tu as bu du thé hier ? | Hier, j'ai bu de l'eau et du thé parce qu'il faisait froid.
  drinks.energy | Que penses-tu des boissons énergisantes pour les jeunes ? | Les boissons énergisantes sont bonnes ou mauvaises ? | Je pense que ces boissons ne sont pas bonnes pour les jeunes parce qu'elles contiennent trop de sucre.
  snacks.between | Qu'est-ce que tu aimes manger entre les repas ? | Tu préfères les fruits ou les biscuits ? | Entre les repas, j'aime manger des fruits parce que c'est facile et sain.
  snacks.dessert | Quel dessert préfères-tu ? | Tu préfères le gâteau ou la glace ? | Je préfère la glace à la vanille parce que c'est frais et délicieux en été.
  snacks.yesterday | Qu'est-ce que tu as mangé hier après-midi ? | Tu as mangé des biscuits hier après-midi ? | Hier après-midi, j'ai mangé une pomme et des biscuits parce que j'avais faim.
  snacks.weekend | Qu'est-ce que tu vas manger entre les repas ce week-end ? | Tu vas manger une glace ce week-end ? | Ce week-end, je vais manger une glace au chocolat parce que j'adore les choses sucrées.
  snacks.without | Est-ce que tu pourrais vivre un mois sans chocolat ni bonbons ? | Le chocolat, c'est important pour toi ? | Non, ce serait trop difficile pour moi parce que j'adore le chocolat et les bonbons.
  special.birthday | Qu'est-ce que tu aimes manger pour les grandes occasions ? | Tu aimes les gâteaux d'anniversaire ? | Pour les grandes occasions, j'aime manger un gâteau au chocolat parce que c'est une tradition.
  special.last | Tu as mangé quelque chose de spécial à une fête cette année ? | Tu as mangé du gâteau à une fête cette année ? | Oui, à la fête d'un ami, j'ai mangé de la pizza et un gâteau, et c'était super.
  special.next | Que vas-tu manger pour ton prochain anniversaire ? | Tu vas avoir un gâteau pour ton prochain anniversaire ? | Pour mon anniversaire, je vais manger une pizza avec mes amis parce que c'est amusant.
  special.picnic | Qu'est-ce que tu apporterais à un pique-nique entre amis ? | Tu apporterais des sandwichs à un pique-nique ? | J'apporterais des sandwichs et des fruits parce que ce serait facile à préparer.
  special.best | Quel a été le meilleur repas de ta vie ? | Tu as fait un très bon repas cette année ? | C'était un repas en Italie : j'ai mangé une pizza énorme et c'était délicieux.
  special.guests | Que préparerais-tu pour un invité qui ne connaît pas la cuisine britannique ? | Tu ferais un plat britannique pour un invité ? | Je préparerais du poisson avec des frites parce que c'est un plat très célèbre.
  shopping.where | Où est-ce que ta famille achète les fruits et légumes ? | Vous achetez les fruits au marché ou au supermarché ? | Nous achetons les fruits au marché parce qu'ils sont plus frais et moins chers.
  shopping.last | Récemment, qu'est-ce que tu as acheté à manger ou à boire ? | Tu as acheté un sandwich cette semaine ? | Hier, j'ai acheté un sandwich et une bouteille d'eau parce que j'avais très faim.
  shopping.weekend | Qu'est-ce que tu vas acheter à manger ce week-end ? | Tu vas acheter quelque chose de sucré ce week-end ? | Ce week-end, je vais acheter du chocolat et des fruits parce que je vais faire un gâteau.
  shopping.market | Quels sont les avantages d'un marché par rapport à un supermarché ? | Un marché, c'est mieux qu'un supermarché ? | Au marché, les produits sont plus frais, mais le supermarché est souvent plus pratique et moins cher.
  shopping.waste | Que peut-on faire à la maison pour jeter moins de nourriture ? | Les gens jettent trop de nourriture ? | On peut faire une liste avant d'acheter et cuisiner les restes parce que c'est bon pour l'environnement.
`);
