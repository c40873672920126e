import { wordingOf } from "../followUp.ts";

export const homeAndTown = wordingOf(`
  house.describe | Comment est ta maison ou ton appartement ? | Tu habites dans une maison ou un appartement ? | J'habite dans une petite maison moderne et je l'aime bien parce qu'elle est très confortable.
  house.rooms | Il y a quelles pièces chez toi ? | Il y a un jardin ou un balcon chez toi ? | Chez moi, il y a une cuisine, un salon et trois chambres, et j'adore le salon parce qu'il est clair.
  house.favourite-room | Quelle pièce préfères-tu chez toi ? | Tu préfères la cuisine ou le salon ? | Je préfère la cuisine parce qu'elle est grande et je peux préparer des gâteaux avec ma famille.
  house.evening | Qu'est-ce que tu as fait chez toi hier soir ? | Tu as regardé la télé hier ? | Hier soir, j'ai fini mes devoirs, puis j'ai regardé un film drôle avec ma famille.
  house.weekend | Qu'est-ce que tu vas faire à la maison ce week-end ? | Tu vas rester à la maison dimanche ? | Ce week-end, je vais lire dans ma chambre et je vais préparer un gâteau parce que c'est amusant.
  house.change | Si tu pouvais, qu'est-ce que tu changerais chez toi ? | Tu voudrais une plus grande cuisine ou un plus grand jardin ? | Si je pouvais, j'aurais un plus grand jardin parce que j'aimerais jouer au foot avec mes amis.

  bedroom.describe | Comment est ta chambre ? | Ta chambre est grande ou petite ? | Ma chambre est petite mais confortable, et je l'aime parce que les murs sont bleus.
  bedroom.share | Tu trouves ça comment, de partager une chambre ? | C'est bien de partager une chambre ? | À mon avis, partager une chambre peut être amusant, mais c'est difficile quand on veut dormir.
  bedroom.habits | Que fais-tu dans ta chambre le soir ? | Tu lis ou tu écoutes de la musique dans ta chambre ? | Le soir, je fais mes devoirs et j'écoute de la musique dans ma chambre parce que c'est calme.
  bedroom.tidied | Quand as-tu rangé ta chambre pour la dernière fois ? | Tu as rangé ta chambre la semaine dernière ? | J'ai rangé ma chambre samedi dernier parce que j'ai invité des amis chez moi.
  bedroom.wish | Qu'est-ce que tu aimerais avoir dans ta chambre ? | Tu aimerais un nouveau bureau ou un nouveau lit ? | J'aimerais avoir un grand bureau dans ma chambre parce que mon bureau est trop petit.
  bedroom.decorate | Comment vas-tu décorer ta chambre à l'avenir ? | Tu vas mettre des posters dans ta chambre ? | Je vais choisir des murs verts et je vais mettre des photos, parce que je trouve ma chambre trop blanche.

  chores.help | Quelles tâches ménagères fais-tu pendant la semaine ? | Tu fais la vaisselle ou tu ranges ? | Je fais la vaisselle tous les soirs et je range ma chambre, mais je trouve ça ennuyeux.
  chores.worst | Quelle tâche ménagère trouves-tu la plus ennuyeuse ? | C'est ennuyeux de faire la vaisselle ? | Je déteste passer l'aspirateur parce que ça prend beaucoup de temps et c'est fatigant.
  chores.last-weekend | Comment as-tu aidé à la maison le week-end dernier ? | Tu as aidé à la maison samedi ? | Le week-end dernier, j'ai préparé le dîner et j'ai fait la vaisselle ; c'était fatigant mais utile.
  chores.fair | Penses-tu que les jeunes devraient aider davantage à la maison ? | C'est important d'aider à la maison ? | Oui, je pense que les jeunes doivent aider plus parce que c'est plus juste pour toute la famille.
  chores.robot | Quelle tâche ménagère donnerais-tu à un robot si tu pouvais ? | Un robot serait utile chez toi ? | Je donnerais le repassage à un robot parce que c'est ennuyeux et j'aurais plus de temps libre.

  town.describe | Comment est ta ville ou ton village ? | Ta ville ou ton village est grand ou petit ? | Ma ville est assez grande et très animée, et je l'aime parce qu'il y a beaucoup de magasins.
  town.facilities | Qu'est-ce qu'il y a dans ton quartier ? | Il y a un parc ou un cinéma dans ton quartier ? | Dans mon quartier, il y a un parc, une bibliothèque et des magasins ; c'est très pratique.
  town.favourite-place | Quel est ton endroit préféré dans ta ville ou ton village ? | Tu préfères le parc ou les magasins ? | Mon endroit préféré est le parc parce que je peux jouer au foot et c'est joli.
  town.people | Les gens sont comment là où tu habites ? | Les gens sont sympas là où tu habites ? | Là où j'habite, les gens sont très sympas et ils aiment aider leurs voisins.
  town.before | Ta ville ou ton village était comment il y a dix ans ? | Ta ville ou ton village était plus petit avant ? | Il y a dix ans, ma ville était plus calme et il y avait moins de voitures, mais c'était ennuyeux.
  town.decide | Que ferais-tu pour ta ville ou ton village si tu décidais de tout ? | Tu construirais une piscine ou un cinéma ? | Si je décidais de tout, je construirais une piscine parce que les jeunes aiment nager.

  opinions.good | Qu'est-ce qui est bien dans le coin où tu habites ? | Ton quartier est joli ou intéressant ? | Mon quartier est calme et je l'aime parce qu'on peut jouer au foot dans le parc.
  opinions.bad | Qu'est-ce qui est moins bien dans ton quartier ? | Il y a trop de bruit dans ton quartier ? | Dans mon quartier, il y a trop de voitures et je n'aime pas le bruit.
  opinions.missing | Qu'est-ce que tu voudrais avoir dans ton quartier ? | Tu voudrais une piscine ou un cinéma dans ton quartier ? | Je voudrais avoir un cinéma dans mon quartier parce que j'aime beaucoup les films.
  opinions.young | À ton avis, ton quartier est bien pour les jeunes ? | Il y a beaucoup d'activités pour les jeunes dans ton quartier ? | Oui, mon quartier est bien pour les jeunes parce qu'il y a un centre sportif et on peut rencontrer des amis.
  opinions.improve | Comment améliorerais-tu ton quartier ? | Tu voudrais plus de parcs dans ton quartier ? | Je planterais plus d'arbres et il y aurait moins de voitures, donc mon quartier serait plus joli.
  opinions.twenty-years | Comment sera ton quartier dans vingt ans ? | Ton quartier sera plus grand dans vingt ans ? | Dans vingt ans, mon quartier sera plus grand et il y aura plus de maisons, mais ce sera moins calme.

  activities.possible | Qu'est-ce qu'on peut faire dans ton quartier le week-end ? | On peut faire du sport dans ton quartier ? | Le week-end, on peut aller au cinéma ou faire du sport, et je trouve ça génial.
  activities.friends | Où est-ce que tu retrouves tes amis ? | Tu retrouves tes amis au parc ou dans un café ? | Je retrouve mes amis au centre commercial parce que nous aimons regarder les magasins.
  activities.rain | Que fais-tu dans ton quartier quand il pleut ? | Tu vas au cinéma quand il pleut ? | Quand il pleut, je vais à la bibliothèque avec mes amis parce que j'adore lire.
  activities.last-time | Qu'est-ce que tu as fait en ville la dernière fois ? | Tu as passé du temps en ville la semaine dernière ? | Samedi dernier, j'ai mangé une pizza en ville et j'ai vu un film avec mes amis ; c'était super.
  activities.next | Qu'est-ce que tu vas faire en ville le week-end prochain ? | Tu vas aller au cinéma le week-end prochain ? | Le week-end prochain, je vais aller à la piscine avec mes amis parce que j'aime nager.
  activities.useful | Pour une ville, un musée est-il plus utile qu'un centre sportif ? | Tu préfères les musées ou les centres sportifs ? | Je pense qu'un centre sportif est plus utile qu'un musée parce que le sport est bon pour la santé.
  activities.free-day | Qu'est-ce que tu ferais dans ta région pendant une journée libre ? | Tu irais au parc ou au musée ? | Pendant une journée libre, j'irais à la patinoire et je mangerais au restaurant avec mes amis.

  shops.nearby | Quels magasins y a-t-il près de chez toi ? | Il y a un supermarché près de chez toi ? | Près de chez moi, il y a un supermarché et une boulangerie ; j'aime la boulangerie parce que le pain est délicieux.
  shops.family | Où est-ce que ta famille fait les courses ? | Ta famille préfère le marché ou le supermarché ? | Ma famille fait les courses au supermarché parce qu'il est grand et pratique, mais je préfère le marché.
  shops.bought | Qu'est-ce que tu as acheté récemment dans un magasin ? | Tu as acheté quelque chose la semaine dernière ? | La semaine dernière, j'ai acheté un livre pour mon ami parce que c'était son anniversaire.
  shops.small | À ton avis, les petits magasins sont-ils mieux que les centres commerciaux ? | Tu préfères les petits magasins ou les centres commerciaux ? | Je préfère les petits magasins parce que les vendeurs sont plus sympas et il y a moins de monde.
  shops.future | Y aura-t-il encore des magasins dans nos villes dans cinquante ans ? | Il y aura moins de magasins à l'avenir ? | Oui, il y aura encore des magasins parce que les gens voudront toujours essayer les vêtements.

  transport.town | Comment est-ce que tu vas en ville d'habitude ? | Tu vas en ville en bus ? | Je vais en ville en bus parce que c'est rapide et l'arrêt est près de chez moi.
  transport.opinion | Que penses-tu des transports en commun dans ta région ? | Les bus sont pratiques dans ta région ? | Je trouve que les bus sont pratiques, mais ils sont souvent en retard et c'est ennuyeux.
  transport.favourite | Quel moyen de transport préfères-tu ? | Tu préfères le bus ou le vélo ? | Je préfère le train parce que c'est confortable et je peux regarder le paysage.
  transport.cycling | C'est facile de circuler à vélo là où tu habites ? | Il y a des pistes cyclables là où tu habites ? | Oui, c'est facile parce qu'il y a des pistes cyclables et j'aime beaucoup faire du vélo.
  transport.last-trip | Quel moyen de transport as-tu pris récemment pour visiter une autre ville ? | Ton dernier voyage, c'était en train ou en bus ? | L'été dernier, j'ai pris le train pour visiter Londres et c'était très rapide.
  transport.improve | Qu'est-ce que tu changerais dans les transports de ta région ? | Tu voudrais plus de bus ou plus de pistes cyclables ? | Je voudrais plus de pistes cyclables parce que les jeunes pourraient aller au collège à vélo.
  transport.future | Comment est-ce qu'on se déplacera en ville dans trente ans ? | Il y aura encore beaucoup de voitures dans trente ans ? | Dans trente ans, on prendra des bus électriques et il y aura moins de voitures ; ce sera mieux pour l'environnement.

  visitors.see | Qu'est-ce que les touristes peuvent voir dans ta région ? | Il y a un château ou un musée dans ta région ? | Les touristes peuvent visiter un vieux château et ils peuvent voir la mer ; c'est magnifique.
  visitors.season | Quel est le meilleur moment pour visiter ta région ? | Ta région est plus jolie en été ou en hiver ? | Le meilleur moment est l'été parce qu'il fait beau et on peut aller à la plage.
  visitors.visited | Quel endroit de ta région as-tu visité récemment ? | Tu as visité un château ou un musée l'année dernière ? | Récemment, j'ai visité un grand musée avec ma classe et j'ai trouvé ça très intéressant.
  visitors.show | Que montrerais-tu à un visiteur dans ta région ? | Tu montrerais la ville ou la campagne à un visiteur ? | Je montrerais le vieux pont et le marché parce que ce serait intéressant pour un visiteur.
  visitors.summer | Tu vas visiter un endroit de ta région l'été prochain ? | Tu vas visiter une ville l'été prochain ? | L'été prochain, je vais visiter un village près de la mer parce que j'adore la plage.
  visitors.tourism | Quels sont les avantages et les inconvénients du tourisme pour une région ? | Le tourisme est bon pour ta région ? | Le tourisme est bon pour les magasins, mais je pense qu'il y a trop de monde en été.

  country.prefer | Tu préfères la vie en ville ou à la campagne ? | Tu aimes la vie en ville ? | Je préfère la vie en ville parce qu'il y a plus de magasins et c'est plus animé.
  country.city | Quels sont les avantages de la vie dans une grande ville ? | Il y a beaucoup à faire dans une grande ville ? | Dans une grande ville, il y a toujours quelque chose à faire et les transports sont pratiques.
  country.quiet | Qu'est-ce qui est bien quand on habite à la campagne ? | La campagne est calme ou ennuyeuse ? | À la campagne, l'air est pur et on peut faire des promenades ; je trouve ça relaxant.
  country.region | Elle est comment, ta région ? | Ta région est près de la mer ? | Ma région est très verte avec beaucoup de collines, et je la trouve vraiment belle.
  country.last-day | Quand as-tu passé une journée à la campagne pour la dernière fois ? | Tu as passé une journée à la campagne l'année dernière ? | L'été dernier, j'ai passé une journée à la campagne avec ma famille et nous avons fait un pique-nique.
  country.young | Pour les jeunes, la vie est-elle plus difficile à la campagne qu'en ville ? | La vie à la campagne est difficile pour les jeunes ? | Oui, je pense que c'est plus difficile à la campagne parce qu'il y a moins de bus et moins de choses à faire.
  country.farm | Qu'est-ce qui changerait dans ta vie si tu habitais dans une ferme ? | Tu aimerais habiter dans une ferme ? | Si j'habitais dans une ferme, j'aurais beaucoup d'animaux, mais je devrais travailler très tôt le matin.

  later.where | Où voudrais-tu habiter plus tard ? | Tu voudrais habiter en ville ou au bord de la mer ? | Plus tard, je voudrais habiter au bord de la mer parce que j'adore nager et faire de la voile.
  later.dream | Comment serait la maison de tes rêves ? | La maison de tes rêves serait moderne ou ancienne ? | La maison de mes rêves serait grande et moderne, et elle aurait une piscine parce que j'aime nager.
  later.stay | Tu vas rester dans ta région plus tard ? | Tu vas habiter dans ta région ou à l'étranger ? | Oui, je vais rester dans ma région parce que ma famille et mes amis sont importants pour moi.
  later.moved | Est-ce que tu as déjà déménagé ? | Tu as toujours habité dans la même maison ? | Oui, nous avons déménagé il y a cinq ans et j'ai trouvé ça difficile, mais amusant aussi.
  later.share | Après le lycée, vas-tu partager un appartement avec des amis ou vivre en solo ? | Tu vas partager un appartement avec des amis plus tard ? | Je vais partager un appartement avec des amis parce que ce sera plus amusant et moins cher.
  later.important | Quand on cherche un appartement, qu'est-ce qui est le plus important ? | Un jardin est important pour toi ? | Quand on cherche un appartement, le plus important est le quartier parce qu'on veut habiter près des magasins.
  later.country | Dans quel pays habiterais-tu si tu avais le choix ? | Tu préférerais habiter en Italie ou en Espagne ? | Si j'avais le choix, j'habiterais en Espagne parce qu'il y fait chaud et j'adore la plage.
`);
