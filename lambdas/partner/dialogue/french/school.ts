import { wordingOf } from "../followUp.ts";

export const school = wordingOf(`
  subjects.favourite | Quelle matière préfères-tu ? | Tu préfères les maths ou le dessin ? | Je préfère l'histoire parce que le prof est drôle et j'apprends beaucoup.
  subjects.favourite-why | Pourquoi est-ce que tu aimes ta matière préférée ? | Ta matière préférée, elle est facile ou intéressante ? | J'aime beaucoup les sciences parce que les expériences sont passionnantes et utiles pour l'avenir.
  subjects.difficult | Pour toi, quelle est la matière la plus difficile ? | La physique, c'est plus facile ou plus difficile que le dessin ? | Pour moi, la physique est plus difficile que la biologie parce qu'il y a trop de calculs.
  subjects.useful | À ton avis, quelle matière est la plus utile dans la vie quotidienne ? | Les maths sont utiles dans la vie de tous les jours ? | Je pense que les maths sont très utiles parce qu'on calcule tous les jours, par exemple au supermarché.
  subjects.new | Si tu pouvais ajouter une nouvelle matière au collège, laquelle choisirais-tu ? | Tu voudrais étudier une nouvelle matière ? | Je choisirais la cuisine parce qu'il serait utile d'apprendre à préparer des repas sains.

  teachers.typical | Comment sont tes professeurs ? | Tes profs sont stricts ou sympas ? | Mes professeurs sont assez stricts, mais je les aime bien parce qu'ils expliquent tout clairement.
  teachers.good | À ton avis, c'est quoi, un bon prof ? | Un bon prof doit être patient ? | À mon avis, un bon prof est patient, organise des activités variées et aide tous les élèves.
  teachers.advice | Est-ce qu'un prof t'a donné un bon conseil cette année ? | Un prof t'a donné un bon conseil la semaine dernière ? | Oui, ma prof de maths m'a donné des conseils très utiles et j'ai enfin compris les exercices.
  teachers.strict | Apprends-tu mieux avec un prof sévère ou avec un prof plus détendu ? | Tu préfères les profs sévères ou les profs drôles ? | J'apprends mieux avec un prof détendu parce que je pose plus de questions quand l'ambiance est bonne.
  teachers.interesting | Si tu étais prof, comment est-ce que tu rendrais tes cours plus intéressants ? | Si tu étais prof, tu ferais des jeux en classe ? | J'organiserais des jeux et des débats parce que les élèves seraient plus motivés.

  day.start | À quelle heure commencent les cours dans ton collège ? | Les cours commencent avant neuf heures ? | Les cours commencent à neuf heures moins vingt et je trouve que c'est trop tôt.
  day.way | Combien de temps dure ton trajet jusqu'au collège ? | Ton trajet jusqu'au collège est long ou court ? | Mon trajet dure dix minutes à pied et c'est pratique parce que j'habite tout près.
  day.break | Qu'est-ce que tu fais pendant la récréation ? | Tu parles avec tes amis pendant la récré ? | Pendant la récré, je bavarde avec mes copains et on joue souvent au foot.
  day.last | Qu'est-ce que tu as fait au collège la semaine dernière ? | La semaine dernière, c'était bien au collège ? | La semaine dernière, on a fait une expérience en chimie et j'ai trouvé ça passionnant.
  day.after | Qu'est-ce que tu vas faire après les cours cette semaine ? | Tu vas voir tes amis après les cours ? | Après les cours, je vais aller au parc avec mes amis parce qu'on veut jouer au basket.
  day.long | Trouves-tu que la journée scolaire est trop longue ? | Ta journée au collège est longue ou courte ? | Oui, elle est trop longue parce qu'on a du mal à se concentrer après quinze heures.
  day.change | Si tu pouvais changer ton emploi du temps, qu'est-ce que tu ferais différemment ? | Tu voudrais changer ton emploi du temps ? | Je commencerais les cours à dix heures parce que les élèves seraient moins fatigués.

  buildings.describe | Comment est ton collège ? | Ton collège est grand ou petit ? | Mon collège est assez grand et moderne, et j'aime bien les salles de classe parce qu'elles sont claires.
  buildings.place | Quel endroit de ton collège est-ce que tu aimes ? | Tu aimes aller à la bibliothèque du collège ? | J'aime la bibliothèque parce que c'est un endroit calme où je peux lire.
  buildings.food | Que penses-tu de la nourriture dans ton collège ? | On mange bien ou mal dans ton collège ? | Je trouve que la nourriture est assez bonne, mais il n'y a pas assez de fruits.
  buildings.missing | Qu'est-ce qui manque dans ton collège ? | Ton collège a besoin d'une piscine ? | À mon avis, il manque une piscine dans mon collège parce que la natation est bonne pour la santé.
  buildings.ideal | Comment serait ton collège idéal ? | Ton collège idéal serait grand ou petit ? | Mon collège idéal serait moderne, et il y aurait un grand jardin où on pourrait se reposer.

  uniform.wear | Qu'est-ce que tu portes pour aller au collège ? | Tu portes un uniforme au collège ? | Je porte une chemise blanche et un pantalon noir, et je trouve que c'est pratique.
  uniform.opinion | Que penses-tu de l'uniforme scolaire ? | L'uniforme scolaire, c'est pratique ou moche ? | Je suis pour l'uniforme parce que c'est pratique et que tous les élèves sont égaux.
  uniform.own | Tu préférerais porter un uniforme scolaire ou tes propres vêtements ? | Tu voudrais porter un jean au collège ? | J'aimerais porter un jean et des baskets parce que ce serait plus confortable.
  uniform.compare | Un collège avec un uniforme, est-ce que c'est mieux qu'un collège sans uniforme ? | C'est mieux avec ou sans uniforme ? | À mon avis, c'est mieux sans uniforme parce que les élèves peuvent montrer leur personnalité.
  uniform.design | Si tu pouvais dessiner un uniforme scolaire, comment serait-il ? | Ton uniforme serait bleu ou vert ? | Mon uniforme serait bleu, et il y aurait un pull confortable parce qu'il fait froid en hiver.

  rules.list | Quelles sont les règles dans ton collège ? | Le chewing-gum est interdit dans ton collège ? | On doit arriver à l'heure et il est interdit de manger en classe, ce que je trouve juste.
  rules.phone | Tu as le droit d'utiliser ton portable au collège ? | Les portables sont interdits dans ton collège ? | Non, c'est interdit, mais je pense que c'est une bonne idée parce qu'on se concentre mieux.
  rules.unfair | Quelle règle de ton collège n'aimes-tu pas ? | Les règles de ton collège sont trop strictes ? | Je n'aime pas la règle sur les bijoux parce que je la trouve inutile.
  rules.important | À quoi servent les règles dans un collège, selon toi ? | Les règles du collège sont importantes ? | Selon moi, les règles sont importantes parce que, sans elles, on ne pourrait pas travailler dans le calme.
  rules.head | Si tu dirigeais ton collège, quelle règle est-ce que tu changerais ? | Tu changerais les règles de ton collège ? | Je permettrais aux élèves d'utiliser leur portable à midi parce que ce serait plus juste.

  homework.much | Combien de devoirs est-ce que tu as par semaine ? | Tu as beaucoup de devoirs ? | J'ai environ cinq heures de devoirs par semaine et je trouve que c'est trop.
  homework.where | Où préfères-tu faire tes devoirs ? | Tu fais tes devoirs à la maison ou au collège ? | Je préfère faire mes devoirs dans ma chambre parce que je peux écouter de la musique.
  homework.last | Tu as fait des devoirs le week-end dernier ? | Tu as fait des devoirs de maths le week-end dernier ? | Le week-end dernier, j'ai écrit un texte pour le cours d'anglais et c'était assez difficile.
  homework.next | Quand est-ce que tu vas faire tes devoirs cette semaine ? | Tu vas faire des devoirs ce soir ? | Je vais faire mes devoirs jeudi soir parce que je vais jouer au tennis samedi.
  homework.necessary | Est-ce que tu penses que les devoirs sont vraiment nécessaires ? | Les devoirs sont utiles ou inutiles ? | Je pense que les devoirs sont utiles parce qu'on apprend à travailler seul, mais on en a trop.
  homework.without | Qu'est-ce que tu ferais de ton temps si tu n'avais pas de devoirs ? | Sans devoirs, tu ferais plus de sport ? | Je ferais plus de sport et je verrais mes amis plus souvent parce que j'aurais plus de temps libre.

  exams.how | Comment est-ce que tu révises avant un contrôle ? | Tu révises à la maison ou à la bibliothèque ? | Avant un contrôle, je relis mes notes, et je préfère réviser avec des amis parce que c'est moins ennuyeux.
  exams.last | Comment s'est passé ton dernier contrôle ? | Ton dernier contrôle était facile ou difficile ? | Mon dernier contrôle était assez difficile, mais j'ai eu une bonne note parce que j'ai beaucoup révisé.
  exams.next | Comment vas-tu préparer ton prochain examen ? | Tu vas beaucoup travailler pour tes examens ? | Je vais réviser une heure chaque soir et je vais demander de l'aide à mes profs.
  exams.marks | Quelle importance ont les bonnes notes pour toi ? | Les bonnes notes sont importantes pour toi ? | Les bonnes notes sont importantes pour moi parce que je veux aller au lycée, mais ce n'est pas tout.
  exams.advice | Quels conseils donnerais-tu à un élève qui a beaucoup d'examens ? | Tu réviserais tous les jours avant un examen ? | Je lui conseillerais de faire un programme de révision et de bien dormir, parce que le sommeil est important.

  clubs.any | Tu fais partie d'un club ? | Il y a un club de sport dans ton collège ? | Oui, je vais au club de théâtre le mardi parce que j'adore jouer sur scène.
  clubs.what | Que fais-tu dans ton club ? | Ton club est amusant ? | Dans mon club, on prépare un spectacle pour l'été et je trouve ça très amusant.
  clubs.last | Qu'est-ce que tu as fait à ton club la dernière fois ? | C'était bien à ton club la dernière fois ? | La dernière fois, on a chanté deux nouvelles chansons et on a beaucoup ri.
  clubs.wish | Quel club aimerais-tu essayer ? | Tu voudrais aller dans un club de sport ? | J'aimerais essayer le club de photo parce que ce serait une activité créative.
  clubs.next | Est-ce que tu vas essayer un nouveau club l'année prochaine ? | Tu vas essayer un club de sport l'année prochaine ? | L'année prochaine, je vais essayer le club d'échecs parce que mes amis aiment ce jeu.
  clubs.why | Pourquoi les clubs sont-ils une bonne chose pour les élèves ? | On se fait des amis dans un club ? | Les clubs sont une bonne chose parce qu'on se fait de nouveaux amis et qu'on oublie les examens.
  clubs.start | Si tu pouvais créer un nouveau club au collège, ce serait un club de quoi ? | Tu voudrais créer un club de musique ? | Je créerais un club de cuisine parce qu'on pourrait goûter des plats du monde entier.

  trips.been | Tu as déjà fait un voyage avec ton collège ? | Tu as visité un château avec ton collège ? | Oui, l'année dernière, on a visité un musée à Londres et j'ai trouvé ça très intéressant.
  trips.dream | Où aimerais-tu aller avec ta classe ? | Tu voudrais aller à l'étranger avec ta classe ? | J'aimerais aller en France avec ma classe parce qu'on pourrait parler français toute la journée.
  trips.next | Est-ce que ta classe va faire une sortie cette année ? | Ta classe va visiter un musée cette année ? | En juin, on va aller au théâtre avec notre prof d'anglais et ça va être génial.
  trips.learn | Qu'est-ce qu'on apprend pendant un voyage scolaire qu'on n'apprend pas en classe ? | On apprend beaucoup pendant un voyage scolaire ? | On découvre une autre culture et on apprend à mieux connaître les autres, ce qui est très important.
  trips.exchange | Aimerais-tu vivre dans une famille à l'étranger pendant un échange ? | Tu aimerais faire un échange scolaire ? | Oui, j'aimerais vivre dans une famille française parce que je parlerais la langue tous les jours.

  primary.like | Comment était ton école primaire ? | Ton école primaire était grande ou petite ? | Mon école primaire était petite, mais je l'aimais bien parce que tout le monde se connaissait.
  primary.fun | Qu'est-ce que tu aimais faire à l'école primaire ? | Tu aimais dessiner à l'école primaire ? | À l'école primaire, j'aimais dessiner et jouer dans la cour parce que c'était amusant.
  primary.prefer | Tu préfères l'école primaire ou le collège ? | Le collège est plus difficile que l'école primaire ? | Je préfère le collège parce que les matières sont plus intéressantes qu'à l'école primaire.
  primary.difference | Quelle est la plus grande différence entre l'école primaire et le collège ? | Tu as plus de liberté au collège ? | Au collège, on a un prof pour chaque matière et plus de liberté, mais on travaille beaucoup plus.
  primary.first | Comment s'est passé ton premier jour au collège ? | Ton premier jour au collège, c'était bien ? | Le premier jour, tout était nouveau, mais j'ai rencontré des élèves sympas et la journée était super.

  languages.which | Quelles langues est-ce que tu apprends au collège ? | Les langues, c'est facile ou difficile pour toi ? | J'apprends le français depuis quatre ans et j'adore cette langue parce qu'elle est très belle.
  languages.words | Comment apprends-tu le vocabulaire d'une langue étrangère ? | Tu apprends le vocabulaire avec une appli ? | J'apprends le vocabulaire avec des chansons dans la langue étrangère parce que c'est plus amusant.
  languages.another | Quelle autre langue voudrais-tu apprendre ? | Tu voudrais apprendre l'italien ou le chinois ? | Je voudrais apprendre l'italien parce que j'aimerais voyager en Italie un jour.
  languages.important | Pourquoi est-il important de parler une langue étrangère ? | C'est utile de parler une langue étrangère ? | C'est important parce qu'on peut communiquer avec plus de gens et mieux comprendre leur culture.
  languages.later | Comment est-ce que tu utiliseras les langues étrangères à l'avenir ? | Tu parleras une langue étrangère en vacances ? | J'utiliserai les langues étrangères au travail, et je crois que ce sera très utile à l'étranger.
`);
