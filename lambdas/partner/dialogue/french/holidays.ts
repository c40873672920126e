import { wordingOf } from "../followUp.ts";

export const holidays = wordingOf(`
  types.where | Où est-ce que tu aimes passer les vacances ? | Tu préfères la plage ou la montagne ? | J'aime passer les vacances au bord de la mer parce que je peux nager et me reposer.
  types.city-country | Pour les vacances, tu préfères la ville ou la campagne ? | Tu aimes visiter les grandes villes ? | Je préfère la ville parce qu'il y a beaucoup de choses à faire et des magasins intéressants.
  types.beach | Qu'est-ce que tu penses des vacances à la plage ? | Les vacances à la plage, c'est reposant ou ennuyeux ? | À mon avis, les vacances à la plage sont agréables, mais un peu ennuyeuses après une semaine.
  types.home | Quels sont les avantages des vacances à la maison ? | Les vacances à la maison, c'est amusant ou ennuyeux ? | À la maison, je peux me lever tard et voir mes amis, donc c'est vraiment super.
  types.importance | À ton avis, pourquoi est-ce que les vacances sont importantes ? | Les vacances, c'est important pour toi ? | Les vacances sont importantes parce qu'on peut oublier le stress de l'école et passer du temps ensemble.
  types.same-new | Tu aimerais mieux aller toujours au même endroit ou découvrir de nouveaux endroits ? | Tu voudrais découvrir un nouvel endroit ? | J'aimerais mieux découvrir de nouveaux endroits parce que ce serait plus intéressant et plus varié.
  company.who | Avec qui est-ce que tu passes les vacances d'habitude ? | Tu passes les vacances en famille ou avec des amis ? | D'habitude, je passe les vacances avec ma famille parce qu'on s'amuse bien ensemble.
  company.friends | Les vacances entre amis, c'est mieux que les vacances en famille ? | Tu aimes les vacances entre amis ? | Je préfère les vacances entre amis parce qu'on a plus de liberté et les mêmes goûts.
  company.together | Qu'est-ce que tu aimes faire en famille pendant les vacances ? | Tu fais des sorties avec ta famille ? | J'aime faire des pique-niques en famille parce que c'est relaxant et tout le monde rit.
  company.camp | Tu aimerais partir en colonie de vacances ? | Une colonie de vacances, c'est une bonne idée ? | J'aimerais bien partir en colonie de vacances parce que je pourrais me faire de nouveaux amis.
  company.without-family | Comment seraient pour toi des vacances sans ta famille ? | Tu voudrais voyager sans ta famille ? | Sans ma famille, j'aurais plus d'indépendance, mais je devrais tout organiser et ce serait difficile.
  company.qualities | Quelles qualités sont importantes quand on voyage ensemble ? | En voyage, il faut de la patience ou de l'humour ? | Il faut avoir de la patience et de l'humour parce qu'il y a parfois des problèmes pendant le voyage.
  transport.how | Quel moyen de transport préfères-tu pour voyager ? | Tu préfères le train ou l'avion ? | Je préfère le train parce que c'est confortable et on peut regarder le paysage.
  transport.long | Que fais-tu pendant un long voyage ? | Tu écoutes de la musique pendant un long voyage ? | Pendant un long voyage, j'écoute de la musique ou je lis parce que je m'ennuie vite.
  transport.plane | Que penses-tu des voyages en avion ? | L'avion, c'est pratique ou trop cher ? | Je pense que l'avion est rapide et pratique, mais c'est mauvais pour l'environnement.
  transport.last | Tu as fait un long voyage cette année ? | Tu as pris le train ou l'avion cette année ? | J'ai pris le train avec ma famille et c'était agréable parce que j'ai bien dormi.
  transport.problem | Est-ce que tu as déjà eu un problème pendant un voyage ? | Tu as déjà raté un train ou un bus ? | L'année dernière, notre train a eu deux heures de retard et nous avons dû attendre dans le froid.
  transport.future | Penses-tu qu'on prendra moins l'avion à l'avenir ? | Tu prendras souvent le train à l'avenir ? | À l'avenir, je pense qu'on prendra plus souvent le train parce que l'avion pollue trop.
  accommodation.favourite | Quel type de logement préfères-tu en vacances ? | Tu préfères l'hôtel ou le camping ? | Je préfère l'hôtel parce que c'est plus confortable et il y a souvent une piscine.
  accommodation.camping | Tu trouves le camping comment ? | Le camping, c'est amusant ou inconfortable ? | Je trouve le camping génial parce qu'on est dans la nature et ce n'est pas cher.
  accommodation.good-hotel | Qu'est-ce qu'il faut dans un bon hôtel ? | Est-ce qu'il faut une piscine dans un bon hôtel ? | Dans un bon hôtel, il faut une grande piscine et un bon restaurant parce que j'adore nager et bien manger.
  accommodation.stayed | Tu as déjà dormi à l'hôtel ou dans un camping ? | Tu as déjà dormi sous une tente ? | L'été dernier, j'ai dormi dans un camping près de la mer et c'était vraiment amusant.
  accommodation.unusual | Dans quel endroit original est-ce que tu aimerais passer une nuit ? | Tu aimerais dormir dans un château ? | J'aimerais passer une nuit dans un vieux château parce que ce serait une expérience inoubliable.
  accommodation.host-family | Quels sont les avantages d'un séjour dans une famille d'accueil à l'étranger ? | Une famille d'accueil, c'est mieux qu'un hôtel ? | Dans une famille d'accueil, on parle la langue tous les jours et on découvre une autre culture.
  activities.do | Qu'est-ce que tu aimes faire en vacances ? | En vacances, tu aimes nager ? | En vacances, j'aime nager et faire du vélo parce que c'est bon pour la santé.
  activities.active | Tu préfères des vacances actives ou des vacances tranquilles ? | Tu aimes faire du sport en vacances ? | Je préfère des vacances actives parce que je m'ennuie vite quand je ne fais rien.
  activities.sights | Ça t'intéresse de visiter des musées et des monuments ? | Les musées, c'est intéressant ou ennuyeux ? | Oui, j'aime visiter des châteaux parce que j'adore l'histoire, mais je trouve les musées ennuyeux.
  activities.souvenirs | Quels souvenirs aimes-tu acheter en vacances ? | Tu achètes des cadeaux ou des cartes postales en vacances ? | J'aime acheter du chocolat et des tee-shirts parce que ce sont de bons cadeaux pour mes amis.
  activities.food | Qu'est-ce que tu aimes manger en vacances ? | Tu manges souvent des glaces en vacances ? | En vacances, j'aime goûter les plats de la région parce que c'est souvent délicieux.
  activities.new | Quelle nouvelle activité aimerais-tu essayer en vacances ? | Tu aimerais essayer le surf ? | J'aimerais essayer la plongée parce que je verrais des poissons et ce serait passionnant.
  activities.phone | Vaut-il mieux laisser son portable à la maison pendant les vacances ? | Tu utilises beaucoup ton portable en vacances ? | Non, je pense que le portable est utile pour prendre des photos, mais il faut aussi profiter du moment.
  weather.favourite | Quel temps préfères-tu pendant les vacances ? | Tu préfères les vacances au soleil ou à la neige ? | Je préfère quand il fait chaud parce que je peux passer toute la journée dehors.
  weather.rain | Que fais-tu pendant les vacances quand il pleut ? | Quand il pleut en vacances, tu vas au cinéma ? | Quand il pleut, je vais au cinéma ou je joue aux cartes parce que c'est amusant.
  weather.season | Quelle est la meilleure saison pour voyager ? | Tu préfères les vacances d'été ou d'hiver ? | À mon avis, l'été est la meilleure saison parce que les journées sont longues et il fait beau.
  weather.past | Quel temps a-t-il fait pendant les dernières vacances ? | Il a fait beau pendant les dernières vacances ? | Il a fait beau presque tous les jours, donc j'ai pu nager et jouer dehors.
  weather.importance | Le beau temps est-il indispensable pour passer de bonnes vacances ? | Le beau temps, c'est important en vacances ? | Le soleil est important, mais je crois qu'on peut aussi s'amuser avec des amis quand il pleut.
  weather.snow-sun | Préférerais-tu passer une semaine à la neige ou au soleil ? | Tu voudrais faire du ski ? | J'aimerais mieux passer une semaine à la neige parce que je pourrais apprendre à faire du ski.
  past.did | Qu'est-ce que tu as fait pendant les dernières vacances ? | Tu as voyagé pendant les dernières vacances ? | J'ai passé une semaine chez mes cousins et c'était super parce qu'on a joué au foot.
  past.best-day | Tu as passé une très bonne journée pendant tes dernières vacances ? | C'était bien, tes dernières vacances ? | Oui, un jour, j'ai visité un parc d'attractions avec mes amis et j'ai adoré ça.
  past.place | Quel endroit intéressant as-tu déjà visité ? | Tu as déjà visité un château ou un musée ? | Le mois dernier, j'ai visité un château près de chez moi et c'était très intéressant.
  past.class-trip | Tu as déjà fait une excursion avec ta classe ? | Tu as visité un musée avec ta classe ? | L'année dernière, j'ai visité Londres avec ma classe et c'était vraiment amusant.
  past.memory | De quel voyage ou de quelle sortie gardes-tu un très bon souvenir ? | Tu as déjà fait un voyage super ? | Quand j'avais douze ans, j'ai passé un week-end à la campagne et j'ai vu des animaux incroyables.
  past.childhood | Que faisais-tu pendant les vacances quand tu avais sept ans ? | Tu jouais beaucoup dehors quand tu avais sept ans ? | Quand j'avais sept ans, je jouais toujours au parc avec mes amis parce que c'était amusant.
  plans.next | Qu'est-ce que tu vas faire pendant les prochaines vacances ? | Tu vas voyager pendant les prochaines vacances ? | Je vais faire du camping avec mes amis parce que nous aimons tous la nature.
  plans.who | Avec qui est-ce que tu vas passer l'été prochain ? | Tu vas passer l'été avec ta famille ? | Je vais passer l'été avec mes amis parce que nous allons jouer au tennis ensemble.
  plans.outings | Tu vas faire des sorties l'été prochain ? | Tu vas aller à la plage l'été prochain ? | L'été prochain, je vais aller à la plage parce que j'adore nager dans la mer.
  plans.suitcase | Qu'est-ce que tu mets toujours dans ta valise ? | Tu mets un livre dans ta valise ? | Dans ma valise, je mets toujours un bon livre parce que j'aime lire avant de dormir.
  plans.planning | Vaut-il mieux tout organiser avant un voyage ou improviser ? | Tu aimes organiser un voyage ? | Je crois qu'il vaut mieux tout organiser parce qu'on a moins de problèmes et c'est moins cher.
  plans.after-exams | Comment passeras-tu les vacances après tes examens ? | Tu vas te reposer après tes examens ? | Après mes examens, je ferai du sport et je sortirai avec mes amis parce que j'aurai plus de temps libre.
  plans.later | Quels pays visiteras-tu plus tard ? | Plus tard, tu voyageras souvent ? | Plus tard, je visiterai beaucoup de pays parce que je veux connaître d'autres cultures.
  dream.where | Où irais-tu pour des vacances de rêve ? | Tu aimerais visiter l'Amérique ou l'Afrique ? | J'irais au Japon parce que la culture est fascinante et je pourrais goûter des plats délicieux.
  dream.do | Que ferais-tu pendant des vacances de rêve ? | Tu nagerais tous les jours pendant des vacances de rêve ? | Je nagerais tous les jours et je ferais de la voile parce que j'adore la mer.
  dream.who | Tu passerais des vacances de rêve avec qui ? | Tu passerais des vacances de rêve avec des amis ? | Je passerais mes vacances de rêve avec mes amis parce qu'on rirait beaucoup ensemble.
  dream.world | Si tu pouvais faire le tour du monde, par où commencerais-tu ? | Tu aimerais faire le tour du monde ? | Je commencerais par l'Australie parce que j'aimerais voir les animaux et les belles plages.
  dream.desert-island | Quels objets emporterais-tu sur une île déserte ? | Tu aimerais vivre sur une île ? | J'emporterais un bon livre et une tente parce que je voudrais lire et bien dormir.
  dream.space | Est-ce que des vacances dans l'espace te plairaient ? | L'espace, ça t'intéresse ? | Oui, j'aimerais voyager dans l'espace parce que la vue sur la Terre serait magnifique.
  abroad.been | Tu as déjà visité un pays étranger ? | Tu as déjà visité la France ou l'Espagne ? | Oui, l'année dernière, j'ai visité l'Italie et j'ai adoré la cuisine.
  abroad.best | Quel pays étranger as-tu préféré ? | Tu as aimé la nourriture à l'étranger ? | J'ai préféré l'Espagne parce que les gens étaient sympas et il faisait chaud.
  abroad.first | Quel pays voudrais-tu visiter en premier ? | Tu voudrais visiter l'Italie ? | Je voudrais visiter l'Italie parce que j'adore les pâtes et les glaces.
  abroad.interesting | Quel pays trouves-tu particulièrement intéressant ? | Tu trouves le Japon intéressant ? | Je trouve le Canada très intéressant parce que la nature est belle et on parle deux langues.
  abroad.different | Qu'est-ce qui était différent à l'étranger ? | Les repas étaient différents à l'étranger ? | C'était intéressant parce que les gens mangeaient plus tard le soir et parlaient plus vite.
  abroad.learn | Qu'est-ce qu'on peut apprendre quand on voyage à l'étranger ? | C'est bien de découvrir d'autres cultures ? | On peut découvrir une autre culture et pratiquer la langue, et je trouve ça très important.
  abroad.live | Tu aimerais vivre un jour à l'étranger ? | Vivre à l'étranger, c'est une bonne idée ? | J'aimerais vivre un an en France parce que je pourrais améliorer mon français et rencontrer des gens.
  languages.which | Quelles langues est-ce que tu parles ? | Tu parles deux ou trois langues ? | Je parle anglais et un peu français parce que j'apprends cette langue au collège.
  languages.useful | Pourquoi est-ce que les langues sont utiles en voyage ? | L'anglais suffit quand on voyage ? | Les langues sont utiles parce qu'on peut parler avec les gens et commander au restaurant.
  languages.difficult | Qu'est-ce qui est difficile quand on parle une langue étrangère ? | Parler, c'est plus facile qu'écrire ? | Pour moi, il est difficile de comprendre les gens parce qu'ils parlent souvent très vite.
  languages.spoken | Tu as déjà parlé une langue étrangère en vacances ? | Tu as déjà commandé quelque chose dans une langue étrangère ? | Oui, j'ai commandé une glace en français et le serveur a tout compris, c'était super.
  languages.exchange | Tu aimerais participer à un échange scolaire ? | Un échange scolaire, c'est intéressant ou stressant ? | Oui, j'aimerais participer à un échange scolaire parce que je parlerais français tous les jours.
  languages.another | Quelle autre langue apprendras-tu peut-être plus tard ? | Tu vas apprendre une autre langue plus tard ? | Plus tard, j'apprendrai l'italien parce que je voudrais voyager en Italie.
  languages.apps | Avec les applications de traduction, faut-il encore apprendre des langues ? | Tu utilises des applications de traduction ? | Oui, il faut apprendre des langues parce qu'une vraie conversation est plus naturelle qu'une traduction sur un portable.
  tourism.area | Qu'est-ce que les touristes peuvent faire dans ta région ? | Il y a beaucoup de touristes dans ta région ? | Dans ma région, on peut visiter un château et faire des randonnées, et je trouve ça super.
  tourism.recommend | Quel endroit en Grande-Bretagne recommandes-tu aux touristes ? | Londres, c'est intéressant pour les touristes ? | Je recommande Londres parce qu'il y a des musées gratuits et des monuments célèbres.
  tourism.advantages | Quels sont les avantages du tourisme ? | Le tourisme, c'est bon pour les magasins ? | Le tourisme est bon pour la région parce que les touristes achètent beaucoup de choses.
  tourism.problems | Quels problèmes est-ce que le tourisme peut causer ? | Les touristes font trop de bruit ? | Quand il y a trop de touristes, je pense que les rues sont sales et tout devient plus cher.
  tourism.green | Que devraient faire les touristes pour protéger l'environnement ? | Les touristes devraient voyager en train ? | Ils devraient voyager en train et utiliser moins de plastique parce que ce serait mieux pour la nature.
  tourism.work | Aimerais-tu travailler plus tard dans le tourisme ? | Travailler dans un hôtel, c'est intéressant ? | J'aimerais travailler dans le tourisme parce que je rencontrerais des gens de tous les pays.
`);
