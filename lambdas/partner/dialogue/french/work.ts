import { wordingOf } from "../followUp.ts";

export const work = wordingOf(`
  ambitions.later | Quel métier voudrais-tu faire plus tard ? | Tu voudrais travailler avec des enfants ou des animaux ? | Plus tard, je voudrais travailler dans un hôpital parce que j'aime aider les gens.
  ambitions.important | Qu'est-ce qui est important pour toi dans un métier ? | Un métier amusant, c'est important pour toi ? | Pour moi, un métier doit être varié parce que je n'aime pas faire la même chose chaque jour.
  ambitions.place | Dans quelle ville ou dans quel pays aimerais-tu travailler ? | Tu voudrais travailler à Londres ? | J'aimerais travailler à Londres parce que c'est une grande ville et qu'il y aurait beaucoup de possibilités.
  ambitions.salary | Est-il plus important de gagner beaucoup d'argent ou d'aimer son travail ? | Au travail, le plus important, c'est l'argent ou le plaisir ? | Il est plus important d'aimer son travail parce qu'on y passe beaucoup de temps chaque semaine.
  ambitions.ten-years | Quel travail feras-tu dans dix ans, à ton avis ? | Tu auras un bon travail dans dix ans ? | Dans dix ans, je travaillerai pour une grande entreprise et je gagnerai bien ma vie parce que j'aurai un diplôme.

  professions.interesting | Quels métiers trouves-tu intéressants ? | Le travail avec des animaux, c'est intéressant ? | Je trouve le métier de journaliste passionnant parce qu'on rencontre beaucoup de gens.
  professions.never | Quel métier n'aimerais-tu pas faire ? | Tu voudrais travailler dans une ferme ? | Je ne voudrais pas travailler dans une ferme parce que je n'aimerais pas me lever tôt.
  professions.family | Quel est le métier d'une personne que tu connais bien ? | Tu connais quelqu'un qui travaille dans un bureau ? | Mon oncle travaille dans un magasin et il aime son travail parce que ses collègues sont sympas.
  professions.hard | Selon toi, quel est le métier le plus difficile ? | Le travail dans un hôpital, c'est facile ou difficile ? | Selon moi, le travail à l'hôpital est le plus difficile parce qu'on travaille aussi la nuit.
  professions.society | À ton avis, quels métiers sont les plus importants pour la société ? | Les profs sont importants pour la société ? | À mon avis, les profs sont les plus importants parce qu'ils préparent les jeunes à l'avenir.
  professions.robots | Quels métiers les robots feront-ils à l'avenir ? | Les robots travailleront dans les magasins ? | À l'avenir, les robots travailleront dans les usines, mais je pense qu'ils ne remplaceront pas les profs.

  part-time.any | Tu as un petit boulot ? | Tu travailles le week-end ? | Oui, je travaille dans un café le samedi et ça me plaît parce que les clients sont sympas.
  part-time.opinion | Que penses-tu de ton petit boulot ? | Ton petit boulot est amusant ou ennuyeux ? | Mon petit boulot est fatigant, mais je l'aime bien parce que mes collègues sont drôles.
  part-time.last | Qu'est-ce que tu as fait au travail la semaine dernière ? | Tu as beaucoup travaillé la semaine dernière ? | La semaine dernière, j'ai servi les clients et j'ai fait la vaisselle, et c'était un peu fatigant.
  part-time.wish | Quel petit boulot aimerais-tu faire ? | Tu voudrais travailler dans un magasin ? | J'aimerais travailler dans une boulangerie parce que j'adore l'odeur du pain.
  part-time.summer | Est-ce que tu vas travailler l'été prochain ? | Tu vas travailler dans un café l'été prochain ? | Oui, je vais travailler dans une colonie de vacances parce que j'aime m'occuper des enfants.
  part-time.advantages | Quels sont les avantages d'un petit boulot pour les élèves ? | Un petit boulot, c'est bien pour les élèves ? | On gagne un peu d'argent et on apprend à être responsable, ce qui est utile pour l'avenir.
  part-time.combine | Est-il difficile de combiner un petit boulot et les études ? | C'est difficile de travailler et d'étudier en même temps ? | Oui, c'est difficile parce qu'on a moins de temps pour réviser, surtout avant les examens.

  money.young | Comment est-ce que les jeunes peuvent gagner un peu d'argent ? | Les jeunes peuvent gagner de l'argent avec le baby-sitting ? | Les jeunes peuvent garder des enfants ou laver des voitures, et je trouve que c'est une bonne expérience.
  money.bought | Tu as acheté quelque chose d'utile récemment ? | Tu as acheté des vêtements le mois dernier ? | Le mois dernier, j'ai acheté un sac pour le collège parce que mon vieux sac était trop petit.
  money.save | Pour quel projet voudrais-tu économiser de l'argent ? | Tu voudrais économiser pour un voyage ? | Je voudrais économiser pour un vélo parce que je pourrais aller partout sans prendre le bus.
  money.first-pay | Que feras-tu un jour avec ton premier salaire ? | Tu vas économiser ton premier salaire ? | Avec mon premier salaire, j'inviterai ma famille au restaurant parce que ce sera un jour spécial.
  money.lottery | Si tu gagnais beaucoup d'argent, est-ce que tu travaillerais quand même ? | Tu travaillerais si tu avais beaucoup d'argent ? | Oui, je travaillerais quand même parce que je m'ennuierais à la maison sans collègues.
  money.happy | Penses-tu qu'un bon salaire rend les gens heureux ? | L'argent rend les gens heureux ? | Un bon salaire est utile, mais je pense que les amis et le temps libre sont plus importants.

  experience.done | Tu as déjà fait un stage en entreprise ? | Tu as fait un stage cette année ? | Oui, j'ai fait un stage dans une école primaire et j'ai trouvé le travail très varié.
  experience.where | Où aimerais-tu faire un stage ? | Tu voudrais faire un stage dans un hôpital ? | J'aimerais faire un stage dans un théâtre parce que ce serait très créatif.
  experience.useful | Que penses-tu des stages pour les élèves ? | Un stage, c'est utile pour les élèves ? | Je trouve que les stages sont utiles parce qu'on découvre le monde du travail.
  experience.next | Est-ce que tu vas faire un stage l'année prochaine ? | Tu vas travailler dans une entreprise l'année prochaine ? | Oui, je vais faire un stage chez un vétérinaire parce que les animaux me passionnent.
  experience.learn | Qu'est-ce qu'on apprend pendant un stage qu'on n'apprend pas à l'école ? | On apprend beaucoup pendant un stage ? | On apprend à travailler en équipe et à parler aux clients, ce qui est très important.
  experience.interview | Que dirais-tu de toi pendant un entretien d'embauche ? | Pendant un entretien, tu parlerais de tes loisirs ? | Je dirais que j'aime travailler en équipe et je parlerais de mes projets parce que ce serait important.

  after-sixteen.plans | Qu'est-ce que tu vas faire après tes examens du collège ? | Tu vas continuer tes études après tes examens ? | Après mes examens, je vais aller au lycée parce que je veux étudier les sciences.
  after-sixteen.subjects | Quelles matières voudrais-tu étudier après seize ans ? | Tu voudrais continuer les maths ? | Je voudrais étudier l'histoire et l'anglais parce que j'aime beaucoup lire et écrire.
  after-sixteen.talk | Tu as parlé de tes projets d'avenir avec quelqu'un ? | Tu as parlé de tes projets avec un prof ? | J'ai parlé de mes projets avec ma prof de français et ses conseils étaient très utiles.
  after-sixteen.apprentice | Vaut-il mieux faire un apprentissage ou rester à l'école après seize ans ? | Un apprentissage, c'est mieux que le lycée ? | Ça dépend, mais je préfère le lycée parce qu'on a plus de choix pour la suite.
  after-sixteen.choice | Pourquoi est-il difficile de choisir ses études à seize ans ? | C'est difficile de choisir ses matières ? | C'est difficile parce qu'on aime plusieurs matières et qu'on ne connaît pas encore tous les métiers.

  university.go | Est-ce que tu aimerais aller à l'université ? | Tu voudrais aller à l'université ou travailler ? | Oui, j'aimerais aller à l'université parce que je voudrais devenir architecte un jour.
  university.what | Qu'est-ce que tu étudierais à l'université ? | Tu étudierais les sciences ou les langues ? | J'étudierais les langues parce que j'aimerais travailler à l'étranger plus tard.
  university.far | C'est mieux d'étudier près ou loin de chez soi ? | C'est mieux de vivre avec sa famille pendant les études ? | À mon avis, c'est mieux d'étudier loin de chez soi parce qu'on apprend à être indépendant.
  university.necessary | Faut-il avoir un diplôme universitaire pour trouver un bon travail ? | C'est important d'aller à l'université ? | Pas toujours, parce que l'expérience est souvent plus importante, mais un diplôme peut aider.
  university.heard | Qu'est-ce que tu as entendu dire sur la vie à l'université ? | Tu as entendu de bonnes choses sur l'université ? | Ma cousine a dit que c'était super parce qu'elle a rencontré beaucoup de gens à l'université.

  abroad.year-out | Tu aimerais prendre une année sabbatique après le lycée ? | Tu voudrais voyager après le lycée ? | Oui, j'aimerais prendre une année sabbatique parce que je pourrais découvrir d'autres cultures.
  abroad.country | Dans quel pays étranger voudrais-tu travailler ? | Tu voudrais travailler en Europe ou aux États-Unis ? | Je voudrais travailler au Canada parce que les paysages sont magnifiques et que j'aime la neige.
  abroad.languages | Pourquoi est-ce que les langues sont utiles au travail ? | Les langues sont utiles pour travailler dans le tourisme ? | Les langues sont utiles parce qu'on peut travailler à l'étranger et parler avec des clients étrangers.
  abroad.gap-good | Quels sont les avantages et les inconvénients d'une année sabbatique ? | Une année sabbatique, c'est une bonne idée ? | On gagne de l'expérience et on voyage, mais je pense qu'il est difficile de reprendre ses études ensuite.
  abroad.live | Qu'est-ce qui serait difficile pour toi si tu travaillais à l'étranger ? | Ce serait difficile pour toi de travailler à l'étranger ? | Ma famille me manquerait beaucoup, mais je trouverais vite des amis parce que j'aime parler aux gens.

  skills.good-at | Quels sont tes points forts ? | L'informatique, c'est facile pour toi ? | Je travaille bien en équipe et je suis toujours à l'heure, ce qui est important au travail.
  skills.learned | Qu'est-ce que tu as appris d'utile cette année ? | Tu as appris quelque chose d'utile cette année ? | Cette année, j'ai appris à cuisiner et c'était très utile parce que j'aime préparer le dîner.
  skills.want | Qu'est-ce que tu voudrais apprendre pour ton avenir ? | Tu voudrais apprendre à conduire ? | Je voudrais apprendre à conduire parce que ce serait utile pour aller au travail.
  skills.need | Quelle qualité sera la plus importante dans ton futur métier ? | Tu auras besoin de patience dans ton métier ? | La patience sera importante parce que je travaillerai avec des enfants ou des personnes âgées.
  skills.employers | Quelles qualités les patrons cherchent-ils chez les jeunes ? | Les jeunes doivent être ponctuels au travail ? | Les patrons cherchent des jeunes ponctuels et motivés parce qu'ils veulent une bonne équipe.

  workplace.office | Tu préférerais travailler dans un bureau ou en plein air ? | Tu voudrais travailler dans un bureau ? | Je préférerais travailler en plein air parce que je n'aimerais pas rester devant un écran.
  workplace.team | Tu préfères travailler en équipe ou en solo ? | Tu aimes travailler en équipe ? | Je préfère travailler en équipe parce qu'on a plus d'idées et que c'est plus amusant.
  workplace.boss | Selon toi, comment est un bon patron ? | Un bon patron doit être sévère ou gentil ? | Selon moi, un bon patron est juste et écoute ses employés parce que leurs idées sont importantes.
  workplace.home | Vaut-il mieux travailler chez soi ou dans un bureau ? | C'est pratique de travailler à la maison ? | C'est pratique de travailler chez soi, mais je préfère le bureau parce qu'on voit ses collègues.
  workplace.company | Si tu avais ta propre entreprise, qu'est-ce que tu vendrais ? | Tu voudrais avoir ta propre entreprise ? | Je vendrais des vêtements recyclés parce que ce serait bon pour l'environnement.
  workplace.future | Comment le travail changera-t-il à l'avenir ? | Les gens travailleront moins à l'avenir ? | À l'avenir, on travaillera plus souvent à la maison, et je pense que les vacances seront plus longues.

  volunteering.any | Tu fais du bénévolat pendant ton temps libre ? | Tu aides une association caritative ? | Oui, j'aide dans un magasin solidaire le samedi parce que j'aime être utile.
  volunteering.last | Qu'est-ce que tu as fait comme bénévolat la dernière fois ? | Ton bénévolat, c'était amusant la dernière fois ? | La dernière fois, j'ai trié des vêtements et c'était amusant parce qu'on a travaillé en musique.
  volunteering.why | Qu'est-ce qui te plaît dans ton travail bénévole ? | Tu apprends beaucoup dans ton travail bénévole ? | J'aime mon travail bénévole parce que je peux aider les autres et que j'apprends beaucoup.
  volunteering.wish | Qui aimerais-tu aider en faisant du bénévolat ? | Tu voudrais aider des animaux ? | J'aimerais aider des personnes âgées parce que je pourrais écouter leurs histoires.
  volunteering.important | Pourquoi le bénévolat est-il important pour la société ? | Le bénévolat, c'est important ? | Le bénévolat est important parce que certaines personnes ont besoin d'aide et qu'on se sent utile.
  volunteering.school | Est-ce que ce serait bien si tous les élèves faisaient du bénévolat ? | Tous les élèves devraient faire du bénévolat ? | Oui, ce serait une bonne idée parce que les jeunes comprendraient mieux les problèmes des autres.

  dreams.biggest | Quel est ton plus grand rêve pour l'avenir ? | Tu rêves d'un bon travail ou d'une grande maison ? | Mon plus grand rêve, c'est de faire le tour du monde parce que j'adore découvrir de nouveaux pays.
  dreams.live | Où habiteras-tu dans dix ans, à ton avis ? | Tu habiteras dans une grande ville dans dix ans ? | Dans dix ans, j'habiterai au bord de la mer parce que j'adore nager et faire de la voile.
  dreams.child-dream | De quoi rêvais-tu à l'âge de six ans ? | À six ans, tu voulais devenir astronaute ? | À six ans, je rêvais de devenir astronaute parce que j'adorais les étoiles.
  dreams.plan-change | Comment tes projets d'avenir ont-ils changé depuis l'école primaire ? | Tu avais d'autres projets à l'école primaire ? | À l'école primaire, je voulais être vétérinaire, mais j'ai découvert l'informatique et ça m'a beaucoup plu.
  dreams.successful | Pour toi, qu'est-ce que ça veut dire, réussir sa vie ? | Pour toi, réussir, c'est avoir un bon travail ? | Pour moi, réussir, c'est faire un travail qu'on aime et avoir du temps pour sa famille.
`);
