import { expect, test } from "@jest/globals";
import type { MistakeKind } from "../../../../domain/mistakes.ts";
import { embedded } from "../../../../lambdas/partner/embedded/embedded.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

const findingsIn = (said: string, question = "") =>
  examine(momentOf("French", said, { text: question })).findings;

/** Kind, a wrong sentence, and one that is right and looks much like it. */
const pairs: readonly (readonly [MistakeKind, string, string])[] = [
  ["phrase", "C'est dépend du temps.", "Ça dépend du temps."],
  ["phrase", "Il fait du soleil et il est chaud.", "Il fait un gâteau et il est bon."],
  ["phrase", "J'ai le mal de tête.", "J'ai le mal de mer."],
  ["preposition", "Pendant deux ans j'apprends le français.", "Pendant deux ans, j'ai appris le français."],
  ["person", "Mes amis et moi va en ville.", "Mes amis et moi allons en ville."],
  [
    "person",
    "Il y a un lit, et mes vêtements est par terre.",
    "Il y a un lit, et mes vêtements sont par terre.",
  ],
  ["person", "L'autre fille lis un livre.", "L'autre fille lit un livre."],
  [
    "person",
    "C'est l'air, car les voitures et les avions produit des gaz.",
    "Je cours tous les samedis et je gagne.",
  ],
  [
    "adjective",
    "J'adore le sport mais ma mère est paresseux.",
    "J'adore le sport mais ma mère est paresseuse.",
  ],
  ["adjective", "C'est une ville historique et très animé.", "C'est une ville historique et très animée."],
  ["person", "Nous mangons ensemble.", "Nous mangeons ensemble."],
  ["infinitive", "Après l'école, je dîner avec ma famille.", "Après l'école, je dîne avec ma famille."],
  ["infinitive", "Je pense que les jeunes fumer trop.", "Je pense que les jeunes fument trop."],
  ["preposition", "Je joue au foot trois fois une semaine.", "Je joue au foot trois fois par semaine."],
  ["preposition", "Je gagne sept livres pour heure.", "Je gagne sept livres de l'heure."],
  ["preposition", "Je veux travailler en étranger.", "Je veux travailler à l'étranger."],
  ["preposition", "Je vais au collège à bus.", "Je vais au collège en bus."],
  ["preposition", "Il y a plus de choses faire.", "Il y a plus de choses à faire."],
  ["preposition", "L'écran est plus grand de la télé.", "C'est le village le plus proche de la mer."],
  ["phrase", "Ça me fait heureux.", "Ça me rend heureux."],
  ["phrase", "Je suis toujours tard.", "Je suis toujours en retard."],
  ["participle", "J'ai joue au foot.", "J'ai joué au foot."],
  ["tense", "Il prépare une paella samedi dernier.", "Le concert d'hier est sur mon portable."],
  ["tense", "Hier on mange au restaurant et c'était bon.", "Le film que j'ai vu hier est super."],
  ["tense", "Si j'ai de l'argent, j'achèterais une maison.", "Si j'ai le temps, j'aimerais la voir."],
  ["agreement", "Mon sport préféré est natation.", "Mon sport préféré est la natation."],
  ["agreement", "Ma mère me donne argent.", "Ma mère me donne de l'argent."],
  ["agreement", "Je travaille pour gagner l'argent.", "Je travaille pour gagner l'argent de mes vacances."],
  ["agreement", "Le soir je mange le riz.", "Le soir je mange le riz de ma mère."],
  [
    "agreement",
    "J'aime les comédies parce qu'ils me font rire.",
    "J'aime les films parce qu'ils me font rire.",
  ],
  [
    "agreement",
    "J'aime la natation parce qu'il est relaxant.",
    "J'aime la plage parce qu'il est possible de nager.",
  ],
  ["word-order", "Je préfère les romantiques films.", "Je préfère les différents films."],
  ["word-order", "C'est quelqu'un qui écoute toi.", "C'est quelqu'un qui aime, toi aussi."],
  ["word-order", "Mes parents ont donné moi un portable.", "Mes parents m'ont donné un portable."],
  ["word-order", "J'aime aider les.", "J'aime les aider."],
  ["word-order", "J'ai aimé beaucoup ce film.", "J'ai aimé beaucoup de films."],
  ["negation", "Il ne me laisse sortir pas.", "Il ne me laisse pas sortir."],
  ["phrase", "Le sport que me plaît est le foot.", "J'ai une montre que m'a donnée mon oncle."],
  ["phrase", "Le train arrive en tard.", "Le train arrive en retard."],
  ["false-friend", "J'ai sauvé mon argent.", "J'ai sauvé mon chat."],
  ["phrase", "En hiver, il est froid.", "Mon frère, il est froid."],
  ["english", "Je veux faire un gap year.", "Je veux faire une année sabbatique."],
  ["accent", "Je suis un peu timid.", "Je suis un peu timide."],
  ["person", "Toute ma famille viennent chez nous.", "Toute ma famille vient chez nous."],
  ["person", "Tout le monde sont là.", "Tous mes amis sont là."],
  ["phrase", "Il est beaucoup de gens.", "Il y a beaucoup de gens."],
  ["second-verb", "Ça m'aide me détendre.", "Ça m'aide à me détendre."],
  ["second-verb", "J'essaie me calmer.", "J'essaie de me calmer."],
  ["phrase", "Je joue avec le tous les jours.", "Je joue avec lui tous les jours."],
  ["phrase", "Mes clefs sont dans le.", "Mes clefs sont dedans."],
  ["preposition", "Je mange à ma maison.", "Je mange dans ma maison."],
  ["preposition", "Je suis allé à Paris trois ans depuis.", "Je suis allé à Paris il y a trois ans."],
  ["preposition", "Je cherche pour quelqu'un de gentil.", "Je cherche quelqu'un de gentil."],
  ["word-order", "L'anglais est la plus utile matière.", "L'anglais est la matière la plus utile."],
  ["agreement", "Je bois le thé avec du lait.", "Je bois le thé que ma mère prépare."],
  ["person", "C'est un garçon qui veux gagner.", "C'est un garçon qui veut gagner."],
  ["person", "Mon frère qui vais à Londres.", "Mon frère qui va à Londres."],
  ["tense", "Si j'étais maire, je construirai un parc.", "Même si j'étais petit, je m'en souviendrai."],
  ["auxiliary", "On a nagé et nous mangé des glaces.", "On a nagé et nous avons mangé des glaces."],
  ["reflexive", "J'ai cassé mon bras.", "J'ai cassé mon portable."],
  ["agreement", "Je mange par exemple pommes.", "Je mange par exemple des pommes."],
  ["phrase", "Je voudrais une glace de chocolat.", "Je voudrais une glace au chocolat."],
  ["false-friend", "Nous étions très excités.", "Nous étions très contents."],
  ["word-order", "Il donne nous des devoirs.", "Il nous donne des devoirs."],
  ["adjective", "Elle est honnête, patient et drôle.", "Elle est honnête, patiente et drôle."],
  ["phrase", "Ma mère dit que est trop cher.", "Ma mère dit que c'est trop cher."],
  ["tense", "Je veux y habiter quand je suis adulte.", "Je veux y habiter quand je serai adulte."],
  ["agreement", "Je mange le poulet avec frites.", "Je mange du poulet avec des frites."],
  ["phrase", "J'ai une fenêtre que donne sur le jardin.", "J'ai une fenêtre qui donne sur le jardin."],
  ["preposition", "À mon opinion, c'est bien.", "À mon avis, c'est bien."],
  ["agreement", "Il n'y a pas assez des bus.", "J'en ai assez des bus."],
  ["word-order", "Je connais lui depuis deux ans.", "Je le connais depuis deux ans."],
  ["word-order", "Elle enseigne nous l'histoire.", "Elle nous enseigne l'histoire."],
  ["person", "Je parle avec mes amis et on mangeons.", "Je parle avec mes amis et on mange."],
  ["agreement", "Je veux étudier médecine.", "Je veux étudier la médecine."],
  ["second-verb", "C'est trop loin pour marche.", "C'est trop loin pour marcher."],
  ["phrase", "J'étais peur du noir.", "J'avais peur du noir."],
  ["phrase", "Il travaille dans une école comme un prof.", "Il travaille dans une école comme prof."],
  ["preposition", "Je dépense mon argent sur les vêtements.", "Je dépense mon argent en vêtements."],
  ["agreement", "Les gens sont amicals.", "Les gens sont amicaux."],
  ["agreement", "J'aime les animals.", "J'aime les animaux."],
  ["agreement", "On voit des bateaus.", "On voit des bateaux."],
  ["agreement", "Elle a les cheveus longs.", "Elle a les cheveux longs."],
  ["phrase", "J'ai seize et mon frère a dix ans.", "J'ai seize ans et mon frère a dix ans."],
  ["preposition", "Je veux vivre en New York.", "Je veux vivre à New York."],
  ["negation", "Elle jamais se fâche.", "Elle ne se fâche jamais."],
  ["person", "Je fini mes devoirs.", "Je finis mes devoirs."],
  ["preposition", "Je retourne à maison.", "Je retourne à la maison."],
  ["agreement", "J'ai bu la limonade.", "J'ai bu la limonade de ma mère."],
  ["agreement", "Je voudrais un kilo des pommes.", "Je voudrais un kilo de pommes."],
  ["agreement", "Je suis restée au lit toute le jour.", "Je suis restée au lit toute la journée."],
  ["word-order", "J'ai des rêves mauvais.", "J'ai de mauvais rêves."],
  ["adjective", "Ma semaine était ennuyeux.", "Ma semaine était ennuyeuse."],
  ["second-verb", "Ça aide les gens rester en forme.", "Ça aide les gens à rester en forme."],
  ["phrase", "Je me promène mon chien.", "Je me promène avec mon chien."],
  ["word-order", "J'ai dit elle que je venais.", "J'ai dit que je venais."],
  ["word-order", "J'ai trouvé le très intéressant.", "Je l'ai trouvé très intéressant."],
  ["word-order", "Je trouve le trop cher.", "Je le trouve trop cher."],
  ["preposition", "Je m'intéresse dans la musique.", "Je m'intéresse à la musique."],
  ["person", "Le vendredi, je sorte avec mes amis.", "Le vendredi, je sors avec mes amis."],
  ["person", "Souvent, ils aillent au bowling.", "Je veux qu'ils aillent au bowling."],
  ["preposition", "Nous avons joué des cartes.", "Nous avons joué aux cartes."],
  ["preposition", "Je suis allergique de noix.", "Je suis allergique aux noix."],
  ["phrase", "Je préfère le poisson que la viande.", "Je préfère le plat que ma mère prépare."],
  ["phrase", "Mon frère est le plus grand que moi.", "Mon frère est plus grand que moi."],
  ["second-verb", "Elle aime lit des romans.", "Elle aime lire des romans."],
  ["word-order", "Il y n'a pas de cinéma.", "Il n'y a pas de cinéma."],
  ["word-order", "Est-ce que fais-tu du sport ?", "Est-ce que tu fais du sport ?"],
  ["preposition", "J'ai besoin d'il.", "J'ai besoin de lui."],
  ["phrase", "C'était très chaud tous les jours.", "Il faisait très chaud tous les jours."],
  ["agreement", "Tous les autres actrices sont belles.", "Toutes les autres actrices sont belles."],
  ["person", "Il faut que nous prenons le train.", "Il faut que nous prenions le train."],
  ["adjective", "C'est ennuyé pour les jeunes.", "C'est ennuyeux pour les jeunes."],
  ["reflexive", "Je dispute souvent avec ma mère.", "Je me dispute souvent avec ma mère."],
  ["false-friend", "J'ai de bonnes grades.", "J'ai de bonnes notes."],
  ["adjective", "Ma maison est assez petit.", "Ma maison est assez petite."],
  ["agreement", "Il m'a donné de argent.", "Il m'a donné de l'argent."],
];

test("“il sont” may be one or several, so no fix is told", () => {
  const [worst] = findingsIn("Il sont confortables.");
  expect(worst).toMatchObject({ kind: "person" });
  expect(worst?.right).toBeUndefined();
});

test.each(pairs)("%s: “%s” is told, “%s” is not", (kind, wrong, right) => {
  expect(findingsIn(wrong).map((finding) => finding.kind)).toContain(kind);
  expect(findingsIn(right)).toEqual([]);
});

test("what was done yesterday is not told by what one does, but may be denied so", () => {
  const asked = "Qu'est-ce que tu as étudié hier au collège ?";
  expect(findingsIn("Le mardi je joue au foot et je mange une pizza.", asked)).toContainEqual(
    expect.objectContaining({ kind: "tense" }),
  );
  expect(findingsIn("Je ne fais jamais rien.", asked)).toEqual([]);
});

test("what is told of a time past or to come stays in it to the end", () => {
  const past = "C'était comment, tes vacances ?";
  const kinds = (said: string, asked: string) => findingsIn(said, asked).map(({ kind }) => kind);
  expect(kinds("C'était super et nous allons à la plage.", past)).toContain("tense");
  expect(kinds("C'était super et nous sommes allés à la plage.", past)).toEqual([]);
  expect(kinds("J'irai au parc et j'ai joué au tennis.", "Que feras-tu samedi ?")).toContain("tense");
  expect(kinds("J'irai au parc et je jouerai au tennis.", "Que feras-tu samedi ?")).toEqual([]);
});

test.each<[string, string]>([
  ["Qu'est-ce que tu aimes ?", "J'aime beaucoup les films d'action."],
  ["Qu'est-ce que tu fais quand tu es stressé ?", "Je vais courir au parc ou je me mets au piano."],
  ["Tu connais Paris ?", "j'y suis allée deux fois une fois avec mes parents et une fois avec le collège"],
  ["Comment est ta sœur ?", "Elle est gentille et elle me détend."],
  ["Tu aimes Noël ?", "Les moments avec la famille sont plus importants que les cadeaux."],
  ["Tu aimes la chimie ?", "La chimie me magnétise."],
  ["Comment fait-on ce gâteau ?", "On ajoute la farine petit à petit."],
  ["Tu es dans un club ?", "je fais partie de la chorale on se réunit le jeudi midi et on chante de tout"],
  ["Quand ?", "Je viens d'arriver la semaine dernière."],
  ["Tu as vu le film ?", "Non, je vais le voir mercredi."],
  ["Le sport est-il cher ?", "Heureusement, notre club prête des patins aux débutants."],
  ["Que voudrais-tu changer ?", "Je voudrais qu'ils me fassent plus confiance."],
  ["Tu te disputes avec tes parents ?", "ça arrive surtout quand je ne range pas ma chambre"],
  ["Que mange-t-on dans ta région ?", "Notre spécialité, ce sont les « scones »."],
  [
    "Parle-moi d'une dispute récente.",
    "ma sœur avait mis mon pull sans me demander et elle l'a taché alors je me suis énervée",
  ],
  ["Quelle émission as-tu regardée hier ?", "une série coréenne que toutes mes copines regardent"],
  [
    "Quel genre de travail ne voudrais-tu pas faire ?",
    "Je me vois mal enfermé dans un bureau du matin au soir à répondre à des courriels. Il me faut de l'action et du contact humain.",
  ],
  ["Quelle ville as-tu visitée en dernier ?", "Bath, dont les thermes romains m'ont fascinée."],
  ["Où est ton village ?", "Il est assez loin au nord d'ici."],
  [
    "Pourquoi tu étais absent hier ?",
    "J'avais rendez-vous chez le dentiste, qui m'a posé un appareil. J'ai encore mal.",
  ],
  [
    "Parle-moi de tes grands-parents.",
    "ma grand-mère est d'origine italienne et mon grand-père est décédé l'année dernière",
  ],
  [
    "Parle-moi d'une visite.",
    "Nous avons visité une mine. Le guide, qui y avait travaillé pendant trente ans, nous a raconté son histoire.",
  ],
  ["À quelle heure te couches-tu ?", "Je me couche à vingt et une heures."],
  ["Aimes-tu l'avion ?", "oui j'adore regarder les nuages par le hublot"],
  ["À quoi sert ton ordinateur ?", "À peu près à tout : j'y monte des vidéos."],
  ["Où regardes-tu des films ?", "Je préfère les regarder à la maison."],
  ["Tu prends le train ?", "Oui. Quoiqu'il soit souvent en retard, il est moins cher."],
  ["Quels sont tes projets ?", "Je veux dormir et après partir au soleil."],
  [
    "Quelles qualités faut-il pour être prof ?",
    "Celui qui n'aime pas les enfants n'a rien à faire dans une salle de classe.",
  ],
  ["Comment est ta maison ?", "Au rez-de-chaussée se trouvent la cuisine et le salon."],
  ["Qu'est-ce que tu vas faire ce week-end ?", "J'ai un exposé à finir et il faut que j'aide mon frère."],
  ["Quel pays voudrais-tu visiter ?", "j'ai envie d'aller en grèce"],
  ["Que feras-tu après le lycée ?", "mon rêve c'est de devenir cuisinier et d'ouvrir mon propre restaurant"],
  ["Parle-moi de ta région.", "Située entre la mer et la montagne, ma région est très belle."],
  ["Décris ta routine du matin.", "À peine ai-je ouvert les yeux que mon petit frère saute sur mon lit."],
  [
    "Qu'est-ce que tu as fait hier pour être en forme ?",
    "hier j'ai couru cinq kilomètres et j'ai bu deux litres d'eau",
  ],
  [
    "Est-il important de gagner beaucoup d'argent ?",
    "L'argent ne fait pas le bonheur. Il faut un métier qui vous plaise.",
  ],
  [
    "Que penses-tu des zoos ?",
    "Je suis partagé : ils protègent des espèces menacées, mais voir un lion tourner en rond dans une cage me fend le cœur.",
  ],
  [
    "Tu aimes aller chez le coiffeur ?",
    "Pas tellement. La dernière fois, il m'a coupé les cheveux beaucoup trop court et j'ai porté un bonnet pendant deux semaines.",
  ],
])("asked “%s”: “%s” is right", async (question, said) => {
  const { improvement } = await embedded.assess(momentOf("French", said, { text: question }));
  expect(improvement).not.toMatch(
    /^“|about something else|sounds like a speech|Listen to the question|no part of the answer/,
  );
});

test("who introduces a family has not answered what was asked about something else", async () => {
  const asked = { text: "Quels sont les avantages d'Internet ?" };
  const tipOn = async (said: string) =>
    (await embedded.assess(momentOf("French", said, asked))).improvement ?? "";
  expect(await tipOn("Mes parents sont divorcés et j'habite avec ma mère.")).toMatch(/about something else/);
  expect(await tipOn("Mes parents sont divorcés, alors je parle à mon père en ligne.")).not.toMatch(/else/);
});
