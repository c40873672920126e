/** What somebody feels about things, but things do not. */
const felt =
  "excité|excitée|ennuyé|ennuyée|intéressé|intéressée|fatigué|fatiguée|fatigués|relaxé|relaxée|choqué|choquée|passionné|passionnée|fasciné|fascinée|stressé|stressée|déprimé|déprimée|amusé|amusée|terrifié|terrifiée|déçu|déçue|dégoûté|dégoûtée";
const things =
  "{noun=film,livre,roman,histoire,match,cours,matière,leçon,jeu,émission,série,travail,voyage,journée,visite,musée,spectacle,concert,vie,ville,sport,vacances,activité,examen,fin,musique,sujet}";

/** False friends, English idioms word for word, and comparisons. */
export const phraseTurns = `
phrase [plus mieux|meilleur|meilleure|meilleurs|meilleures|pire|pires] → $2
phrase [plus bon|bons !marché] → meilleur
phrase [plus bonne|bonnes] → meilleure
phrase [plus bien] → mieux
phrase [<jouer,chanter,danser,parler,nager,travailler,dormir,cuisiner,expliquer,écrire,courir,manger,apprendre,comprendre,dessiner,payer> + bon|bonne|mauvais|meilleur|meilleure !{noun}] With a verb it is “bien” or “mieux”.
phrase [<entendre> bon|bonne !{noun}] → $1 bien
phrase [<être> + mal pour] With “être” it is “mauvais”.
phrase [à|il {any}? {num} et demie|demi|quart] The word “heures” is missing.
phrase [{num} temps par] → $1 fois par
phrase [~<rendre> <visiter> mon|ma|mes|notre|nos {noun:family,friends}] → $2<rendre> visite à $3 $4
phrase [<dépenser> mon|ma|mes|le|la|les|tout|toute|toutes|du|beaucoup|trop|une|un|de la|les|mes|de? temps|vacances|week-end|weekend|journée] Time is “passé”, only money is “dépensé”.
phrase [<prendre> un|une|des|mes|mon|mon|les examen|examens|test|tests] “take an exam” is “passer un examen”.
phrase [<faire> une|des|la|ma décision|décisions] “make a decision” is “prendre une décision”.
phrase [<avoir> + du? amusant|amusement|fun|drôle] “have fun” is “s'amuser”: je m'amuse, je me suis amusé(e).
phrase [<avoir> un|du|le bon|bonne temps] “have a good time” is “bien s'amuser”.
phrase [<avoir> le|mon|un petit? petit-déjeuner|déjeuner|dîner à|avec|dans] Meals go with “prendre”.
phrase [~y <avoir:present,imperfect> du|des|un|une {noun:food} pour le petit-déjeuner|petit|déjeuner|dîner] Meals go with “prendre”.
phrase [jeunes personnes] → jeunes
phrase [<faire> + bien|mal dans|à l'|mon|le examen|contrôle|test] “do well” is “réussir”.
phrase [<prendre> une marche] → $1<faire> une promenade
phrase [~me|m' suis|étais + ennuyé|ennuyée] “I am bored” is “je m'ennuie”.
phrase [<être> + excité|excitée pour|de|d'] To look forward to it is “avoir hâte de”.
phrase [<regarder,garder> après mon|ma|mes|le|la|les] “look after” is “garder” or “s'occuper de”.
phrase [<regarder> comme] “look like” is “ressembler à”.
false-friend [<connaître> que|comment|pourquoi|quand] To know a fact is “savoir”. → $1<savoir> $2
false-friend [<connaître> <*:infinitive>] To know how to do something is “savoir”. → $1<savoir> $2
false-friend [<étudier,travailler,réviser,emprunter,lire> ... librairie] “librairie” is a bookshop; a library is “bibliothèque”.
false-friend [librairie de|du l'? école|collège|lycée] “librairie” is a bookshop; a library is “bibliothèque”.
false-friend [<attendre> l'|le|la|un|une|mon|ce école|collège|lycée|université] “attendre” is to wait; to attend a school is “aller à”.
false-friend [large maison|ville|famille|chambre|jardin|école|village] “large” is wide; large is “grand(e)”.
false-friend [<gagner,dépenser,économiser> ... monnaie] “monnaie” is change; money is “argent”.
false-friend [<réserver,partager> une|ma|la|notre pièce] A bedroom or a hotel room is “une chambre”. → $1 $2 chambre
phrase [en tard] → en retard
phrase [je suis + bon|bonne|mauvais|mauvaise à !manger <*:infinitive>] “I am good at doing” is one verb with “bien” or “mal”: je joue bien.
false-friend [<sauver> ... argent|livres|euros|énergie|électricité|temps] “sauver” is to rescue; to save money is “économiser”.
false-friend [bonne|belle|mauvaise|super location] “location” is hiring; a location is “un emplacement”.
false-friend [je|j'|nous|on|était|étions <être>? + excité|excitée|excités|excitées] “excited” is “impatient”, “ravi” or “content”.
phrase [{subject}|{noun} !<être,sembler,devenir,rester,trouver,rendre,sentir> <*:present,imperfect> meilleur|meilleure que|qu'] → $1 $3 mieux $5
phrase [!<être,faire,sentir,tenir,trouver,juger> <*:present,imperfect> bon|bonne le|la|l'|les|mon|ma|mes] → $2 bien $4
phrase [<avoir:present> bon|mauvais <*:participle>] With a verb it is “bien” or “mal”.
adjective [c' est|était|serait + un? peu? ${felt}] Only people feel so; what makes them is “-ant”: fatigant (but ennuyeux).
adjective [${things} <être> + un? peu? ${felt} !par] Only people feel so; what makes them is “-ant”: fatigant (but ennuyeux).
adjective [<trouver> ça|le|la|l'|les|ce|cette ${things}? + ${felt}] Only people feel so; what makes them is “-ant”: fatigant (but ennuyeux).
adjective [je <être:present,imperfect> + ennuyeux|ennuyeuse|fatigant|fatigante|stressant|stressante|excitant|excitante|choquant|relaxant|décevant|surprenant] What you feel is “-é”: fatigué, stressé.
false-friend [<marcher> mon|le|notre|les|ma|son|leur {noun:animals}] “walk a dog” is “promener”. → $1<promener> $2 $3
phrase [déchet|poubelle|gaspillage de|du|d' temps|argent] → perte de $3
false-friend [poisson|steak|burger|poulet ... chips] “chips” are crisps; chips are “frites”.
false-friend [librairie où|pour ... emprunter|étudier|travailler|réviser|calme|gratuitement] “librairie” is a bookshop; a library is “bibliothèque”.
false-friend [caractère|caractères principal|principale|principaux|préféré|préférés] Somebody in a story is “un personnage”.
false-friend [beaucoup|des|plusieurs|trop|peu|les|bonnes de|d'? bonnes? facilités !à|en|pour] Facilities are “équipements”.
false-friend [<lire,acheter:present,imperfect,participle,infinitive> ... ~{prep} un|des|beaucoup d'|de? magasin|magasins] “magasin” is a shop.
false-friend [<avoir,recevoir> de|des bonnes|mauvaises|meilleures marques] School marks are “notes”. → $1 $2 $3 notes
false-friend [sujet|sujets préféré|préférés|favori|favoris|scolaire|scolaires] A school subject is “une matière”.
false-friend [<avoir:present,imperfect> {num} classes] Lessons are “cours”. → $1 $2 cours
phrase [<payer> + attention] → $1<faire> attention
phrase [<regarder> en|dans avant|avance] “look forward to” is “avoir hâte de”.
preposition [hâte pour|à|aux|au] It is “avoir hâte de”.
phrase [qui|{noun:festivals,sport,music,media,town,leisure,weather} <prendre> place] → $1 $2<avoir> lieu
phrase [un|une long|longue temps] → longtemps
phrase [tout le jour] → toute la journée
phrase [<aller> courses|shopping|achats|camping|pêche|natation] Activities are said with “faire”: faire les courses.
phrase [pour exemple] → par exemple
phrase [je|on|nous|il|elle|ils <quitter:present,imperfect> $|à|pour|vers|tôt|en|avec] → $1 $2<partir> $3
false-friend [<partir:present,imperfect,infinitive> le|la|l'|mon|ma|notre maison|école|collège|lycée|travail|village] To leave a place is “quitter”. → $1<quitter> $2 $3
phrase [<demander,faire> une|des|la|beaucoup|plusieurs de? question|questions] → $1<poser> $2 $3 $4
reflexive [je|tu|il|elle|on|nous|ils <sentir:present,imperfect,conditional,future> + mieux|mal|bien|perdu|perdue|{late} !{noun}] To feel so is “se sentir”: je me sens.
phrase [<aller> pour|sur un|une|des promenade|balade|marche|pique-nique|randonnée|tour] → $1<faire> $3 $4
phrase [<passer> un|le bon|super|excellent temps] → $1 $2 $3 moment
phrase [<avoir> une douche puis|chaque|tous|le|à|avant|et je|j'|après|puis] A shower is taken: prendre une douche.
phrase [<avoir:participle> une douche] → pris une douche
phrase [la|chaque|première|dernière|cette temps] → $1 fois
phrase [à|au même temps] → en même temps
phrase [~la|le|mon|un|ce|du|au|de|leur|semaine|week-end|weekend|été|année|mois|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fois|vacances dernier|dernière|prochain|prochaine lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mois|an|année|semaine|week-end|été|hiver|noël] “last, next” stand behind it: samedi dernier, la semaine prochaine.
phrase [le lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche dernier|prochain] → $2 $3
auxiliary [j' étais né|née en|à|le|dans|au] “I was born” is “je suis né(e)”. → je suis $3 $4
phrase [<manquer:present,imperfect,future> mon|ma|mes|notre {noun:family,friends,animals,home,town}] Whom I miss is the subject in French: ma famille me manque.
phrase [même|mêmes {noun}? comme] → $1 $2 que
phrase [quand je suis {num}] “When I am eighteen” is “quand j'aurai dix-huit ans”.
second-verb [c' est|était|serait|sera + important|nécessaire|possible|impossible|interdit|essentiel|agréable|dangereux|mieux|bon|génial à <*:infinitive>] It is “c'est … de” before an infinitive. → $1 $2 $4 de $6
second-verb [c' est|était|serait|sera + facile|difficile|dur|amusant|intéressant à <*:infinitive> le|la|les|un|une|des|mon|mes|en contact?] It is “c'est … de” before an infinitive. → $1 $2 $4 de $6
phrase [plus et plus] → de plus en plus
preposition [<vivre,habiter,aller,être,rester> ... dans la campagne $|parce|et|avec|mais|pour|depuis] “in the country” is “à la campagne”.
agreement [million|millions|milliard|milliards|centaine|centaines|dizaine|douzaine|milliers {noun}] → $1 de $2
phrase [quelques gens] → certaines personnes
phrase [<travailler> + durement] → $1 dur
second-verb [<savoir> pas? comment !faire|dire|expliquer|répondre|réagir <*:infinitive>] “know how to” is “savoir” alone. → $1 $2 $5
false-friend [je le|la|les sais depuis] To know people is “connaître”.
adjective [<nager,courir,marcher,parler,conduire,manger,rouler,apprendre,passer> + rapide|lent|rapides|facile !{noun}] With a verb it is an adverb: vite, lentement, facilement.
preposition [inquiet|inquiète|<inquiéter> sur] → $1 pour
phrase [très|trop|si beaucoup] One of the two is enough: trop, tellement, beaucoup.
phrase [<pouvoir> pas|plus attendre pour|de|d'|à|aux|les|mes] “I can't wait” is “j'ai hâte de”.
false-friend [<prendre> de? la|une|ma|mon|les|du médecine|médecines|médicine] A medicine is “un médicament”.
preposition [<croire> dans] → $1 à
phrase [prochain|prochaine jour|matin|nuit] “the next day” is “le lendemain”.
phrase [c' est|était plus|moins|très|aussi vite !fait|dit] With “être” it is an adjective: plus rapide.
phrase [que le|la|les de|du|d'|des] “the one of” is “celui de, celle de, ceux de”.
phrase [pendant j'|je|nous|on|il|elle|ils] “while” is “pendant que”, “when” is “quand”.
adjective* [ensembles] “ensemble” never changes. → ensemble
false-friend [<savoir> + mon|ma|mes|beaucoup|le|la|les de? {noun:family,friends}] To know people is “connaître”.
phrase [<faire> de? l'? argent] “make money” is “gagner de l'argent”.
`;
