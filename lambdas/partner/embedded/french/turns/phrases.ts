/** What somebody feels about things, but things do not. */
const felt =
  "excité|excitée|ennuyé|ennuyée|ennuyés|ennuyées|intéressé|intéressée|fatigué|fatiguée|fatigués|relaxé|relaxée|choqué|choquée|passionné|passionnée|fasciné|fascinée|stressé|stressée|déprimé|déprimée|amusé|amusée|terrifié|terrifiée|déçu|déçue|dégoûté|dégoûtée";
const things =
  "{noun=film,livre,roman,histoire,match,cours,matière,leçon,jeu,émission,série,travail,voyage,journée,visite,musée,spectacle,exposition,attraction,concert,vie,ville,sport,vacances,activité,examen,fin,musique,sujet}";

/** False friends, English idioms word for word, and comparisons. */
export const phraseTurns = `
adjective [c' est|était|serait + un? peu? ${felt}] Only people feel so; what makes them is “-ant”: fatigant (but ennuyeux).
[${things} <être> + un? peu? ${felt} !par]
[la|les|l' <trouver> + ${felt}]
[<trouver> ça|le|la|l'|les|ce|cette ${things}? + ${felt}]
false-friend [je|j'|nous|on|était|étions <être>? + excité|excitée|excités|excitées] “excited” is “impatient”, “ravi” or “content”.
false-friend [je|me|m' <être,sentir> + confortable|inconfortable] A chair is “confortable”; somebody is “à l'aise”.
phrase [malade|malades de|d'|pour la|ma? maison] “homesick” is “avoir le mal du pays”.
false-friend [pièce de|d' {noun:food}] Of food it is “un morceau, une part”.
adjective [je|j' <être:present,imperfect> + ennuyeux|ennuyeuse|fatigant|fatigante|stressant|stressante|excitant|excitante|choquant|relaxant|décevant|surprenant|effrayant|effrayante|terrifiant] What you feel is “-é”: fatigué, stressé.
false-friend [<réserver,partager> une|ma|la|notre pièce] A bedroom or a hotel room is “une chambre”. → $1 $2 chambre
adjective [<nager,courir,pédaler,travailler,jouer,écrire,lire,marcher,parler,conduire,manger,rouler,apprendre,passer> + rapide|lent|rapides|facile !{noun}] With a verb it is an adverb: vite, lentement, facilement.
false-friend [<prendre,donner,boire,acheter,oublier> de? la|une|ma|mon|les|du|des|sa|leur|cette|d'|de? médecine|médecines|médicine] A medicine is “un médicament”.
phrase [<prendre> un|une|des|mes|mon|mon|les examen|examens|test|tests] “take an exam” is “passer un examen”.
phrase [<faire> + bien|mal dans|à l'|mon|le examen|contrôle|test] “do well” is “réussir”.
phrase [<avoir> + du? amusant|amusement|fun|drôle] “have fun, have a good time” is “bien s'amuser”.
[<avoir,passer> un|du|le bon|bonne temps]
[<apprécier,profiter,aimer> + moi-même|nous-mêmes|lui-même|elle-même|eux-mêmes|elles-mêmes]
phrase [<avoir:present> bon|mauvais <*:participle>] With a verb it is “bien” or “mieux”.
[<jouer,chanter,danser,parler,nager,travailler,dormir,cuisiner,expliquer,écrire,courir,manger,apprendre,comprendre,dessiner,payer> + bon|bonne|mauvais|meilleur|meilleure !{noun}]
phrase [<être> + mal pour] With “être” it is “mauvais”.
false-friend [beaucoup|des|plusieurs|trop|peu|les|de|bonnes|meilleures|nouvelles de|d'|bonnes|meilleures|nouvelles? facilités !à|en|de] Facilities are “équipements”.
phrase [très|trop|si beaucoup] One of the two is enough: trop, tellement, beaucoup.
phrase [à|il {any}? {num} et demie|demi|quart] The word “heures” is missing.
false-friend [poisson|steak|burger|poulet ... chips] “chips” are crisps; chips are “frites”.
false-friend [<avoir,recevoir> de|des bonnes|mauvaises|meilleures marques] School marks are “notes”. → $1 $2 $3 notes
phrase [que le|la|les de|du|d'|des] “the one of” is “celui de, celle de, ceux de”.
second-verb [<apprendre> comment à|de? <*:infinitive>] “learn how to” is “apprendre à”. → $1 à $4
second-verb [<savoir> pas? comment !faire|dire|expliquer|répondre|réagir <*:infinitive>] “know how to” is “savoir” alone. → $1 $2 $5
false-friend [<connaître> que|qu'|comment|pourquoi|<*:infinitive>] To know a fact, or how to do something, is “savoir”. → $1<savoir> $2
reflexive [je|tu|il|elle|on|nous|ils <sentir:present,imperfect,conditional,future> + mieux|mal|bien|perdu|perdue|{late} !{noun}] To feel so is “se sentir”: je me sens.
false-friend [caractère|caractères principal|principale|principaux|préféré|préférés] Somebody in a story is “un personnage”.
phrase [<avoir> une douche puis|chaque|tous|le|à|avant|et je|j'|après|puis] A shower is taken: prendre une douche.
false-friend [<étudier,travailler,réviser,emprunter,lire> ... librairie] “librairie” is a bookshop; a library is “bibliothèque”.
[librairie ... emprunter|étudier|travailler|réviser|calme|gratuitement]
phrase [c' est|était plus|moins|très|aussi vite !fait|dit] With “être” it is an adjective: plus rapide.
phrase [~me|m' suis|étais + ennuyé|ennuyée] “I am bored” is “je m'ennuie”.
phrase [<regarder> en|dans avant|avance] To look forward to it is “avoir hâte de”.
[<pouvoir> pas|plus attendre pour|de|d'|à|aux|les|mes]
false-friend [journée de {name}|londres|paris à] A journey is “un voyage”, “un trajet”.
[journée en avion|train|bus|car|voiture|bateau|ferry]
[journée <être> + rapide]
auxiliary [j' étais né|née en|à|le|dans|au] “I was born” is “je suis né(e)”. → je suis $3 $4
phrase [<regarder> comme] “look like” is “ressembler à”.
false-friend [<savoir> {name} !<*>] To know people is “connaître”.
[~tu|vous <savoir> tous|bien|personne? beaucoup|peu|plein? d'|de|{det}|personne {num}? {adj}? gens|personnes|élèves|voisins|quartier|{noun:family,friends,town} !{clitic} !<*>]
[je le|la|les sais depuis]
phrase [j'|nous|tu|elle|on|ils|{noun:family,friends} <avoir> été <donner,dire,offrir,demander,montrer:participle> un|une|des|de|le|mon] “I was given” is “on m'a donné”.
false-friend [<organiser,préparer,aller,faire,avoir> à? une grande|petite|super|belle? partie !de|d'|du|des] A party is “une fête”. → $1 $2 $3 $4 fête
false-friend [<être,devenir> + confident|confidente|confidents] Sure of oneself is “confiant, sûr de soi”.
phrase [<prendre> une marche] → $1<faire> une promenade
[<payer> + attention] → $1<faire> attention
[<rendre> en? colère] → $1<mettre> en colère
[<être> l' air {adj}|d'|de] → $1<avoir> l' air $4
[jeunes personnes] → jeunes
[plus et plus] → de plus en plus
[<travailler> + durement] → $1 dur
[<entendre> bon|bonne !{noun}] → $1 bien
[le lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche dernier|prochain] → $2 $3
[en tard] → en retard
[{subject}|<avoir> <laisser:present,imperfect,future,participle> la|l'|ma|notre|le maison|école|collège|appartement|travail à? $|{num}|vers|tôt|quand|pour|avant] → $1 $2<quitter> $3 $4
[je|on|nous|il|elle|ils <quitter:present,imperfect> $|à|pour|vers|tôt|en|avec] → $1 $2<partir> $3
[même|mêmes {noun}? comme] → $1 $2 que
[plus bon|bons !marché] → meilleur
[plus bonne|bonnes] → meilleure
[plus mieux|meilleur|meilleure|meilleurs|meilleures|pire|pires] → $2
[~<rendre> <visiter> mon|ma|mes|notre|nos|son|sa|ses|leurs|un|une|des {adj}? {noun:family,friends}] → $2<rendre> visite à $3 $4 $5
[<demander,faire> une|des|la|beaucoup|plusieurs de? question|questions] → $1<poser> $2 $3 $4
[quelques gens] → certaines personnes
[<aller> pour|sur un|une|des promenade|balade|marche|pique-nique|randonnée|tour] → $1<faire> $3 $4
[qui|{noun:festivals,sport,music,media,town,leisure,weather} <prendre> place] → $1 $2<avoir> lieu
[sens d'|de orientation|humour] → sens de l' $3
[{num} temps par] → $1 fois par
[plus bien] → mieux
[{subject}|{noun} !<être,sembler,devenir,rester,trouver,rendre,sentir> <*:present,imperfect> meilleur|meilleure que|qu'] → $1 $3 mieux $5
[ils|elles|il|elle|on|qui me|m'|te|t'|nous <visiter>] → $1 $2 $3<rendre> visite
[déchet|poubelle|gaspillage de|du|d' temps|argent] → perte de $3
false-friend [sujets que|où je|j'|on ... étudier|continuer|lycée|déteste|adore|école|collège] A school subject is “une matière”.
[sujet|sujets préféré|préférés|favori|favoris|scolaire|scolaires]
phrase [je suis + bon|bonne|mauvais|mauvaise à !manger <*:infinitive>] “I am good at doing” is one verb with “bien” or “mal”: je joue bien.
false-friend [<attendre:present,imperfect> un|une|l'|le|mon|notre {adj}? école|collège|lycée|université !avec] “attendre” is to wait; to be a pupil there is “aller à”.
false-friend [bonne|belle|mauvaise|super location] “location” is hiring; a location is “un emplacement”.
phrase [~il|me|te|lui|nous|vous|leur <manquer:present,imperfect,future> + le|la|l'|les|mon|ma|mes|notre|son|sa|ses|leurs {adj}? !fête|gare {noun:family,friends,animals,home,town,nature,food}|soleil] Whom I miss is the subject in French: ma famille me manque.
[je|j'|nous|on <manquer> + lui|elle|eux|elles|toi|vous]
phrase [~la|le|mon|un|ce|du|au|de|leur|semaine|week-end|weekend|été|année|mois|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fois|vacances dernier|dernière|prochain|prochaine lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mois|an|année|semaine|week-end|été|hiver|noël] “last, next” stand behind it: samedi dernier, la semaine prochaine.
phrase [<regarder,garder> après {det} {adj}? {num}? enfants|{noun:family,friends,animals,home}] “look after” is “garder” or “s'occuper de”.
second-verb [c' est|était|serait|sera + facile|difficile|dur|amusant|intéressant à <*:infinitive> le|la|les|un|une|des|mon|mes|en contact?] It is “c'est … de” before an infinitive. → $1 $2 $4 de $6
[c' est|était|serait|sera + important|nécessaire|possible|impossible|interdit|essentiel|agréable|dangereux|mieux|bon|génial à <*:infinitive>] → $1 $2 $4 de $6
false-friend [<gagner,dépenser,économiser> ... monnaie] “monnaie” is change; money is “argent”.
phrase [<dépenser> mon|ma|mes|le|la|les|tout|toute|toutes|du|beaucoup|trop|une|un|de la|les|mes|de? temps|vacances|week-end|weekend|journée] Time is “passé”, only money is “dépensé”.
phrase [<faire> de? l'? argent] “make money” is “gagner de l'argent”.
phrase [<faire> une|des|la|ma décision|décisions] “make a decision” is “prendre une décision”.
false-friend [<sauver> ... argent|livres|euros|énergie|électricité|temps] “sauver” is to rescue; to save money is “économiser”.
phrase [<monter> {article} vélo|cheval|chevaux|poney|moto] Riding is “faire”: je fais du vélo, du cheval.
false-friend [<marcher> mon|le|notre|les|ma|son|leur {noun:animals}] “walk a dog” is “promener”. → $1<promener> $2 $3
phrase [tout le jour|soir|matin] All of it is “toute la journée, la soirée, la matinée”.
agreement [million|millions|milliard|milliards|centaine|centaines|dizaine|douzaine|milliers {noun}] → $1 de $2
preposition [<croire> dans] → $1 à
[inquiet|inquiète|<inquiéter> sur] → $1 pour
preposition [hâte pour|à|aux|au] It is “avoir hâte de”.
preposition [<vivre,habiter,aller,être,rester> ... dans la campagne $|parce|et|avec|mais|pour|depuis] “in the country” is “à la campagne”.
phrase [prochain|prochaine jour|matin|nuit] “the next day” is “le lendemain”.
phrase [pendant j'|je|nous|on|il|elle|ils] “while” is “pendant que”, “when” is “quand”.
adjective* [ensembles] “ensemble” never changes. → ensemble
phrase [<avoir> le|mon|un petit? petit-déjeuner|déjeuner|dîner à|avec|dans] Meals go with “prendre”.
[~y <avoir:present,imperfect> du|des|un|une {noun:food} pour le petit-déjeuner|petit|déjeuner|dîner]
`;
