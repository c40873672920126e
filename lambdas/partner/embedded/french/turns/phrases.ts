/** What somebody feels about things, but things do not. */
const felt =
  "excité|excitée|ennuyé|ennuyée|ennuyés|ennuyées|intéressé|intéressée|fatigué|fatiguée|fatigués|relaxé|relaxée|choqué|choquée|passionné|passionnée|fasciné|fascinée|stressé|stressée|déprimé|déprimée|amusé|amusée|terrifié|terrifiée|déçu|déçue|dégoûté|dégoûtée";
const things =
  "{noun=film,livre,roman,histoire,match,cours,matière,leçon,jeu,émission,série,travail,voyage,journée,visite,musée,spectacle,exposition,attraction,concert,vie,ville,sport,vacances,activité,examen,fin,musique,sujet}";

/** False friends, English idioms word for word, and comparisons. */
export const phraseTurns = `
adjective [c' est|était|serait + un? peu? ${felt}] Only people feel so; what makes them is “-ant”: fatigant (but ennuyeux).
[la|les|l' <trouver> + ${felt}]
[<trouver> ça|le|la|l'|les|ce|cette ${things}? + ${felt}]
[${things} qui? <être> + un? peu? ${felt}|effrayé !par]
adjective [je|j' <être:present,imperfect> + ennuyeux|ennuyeuse|fatigant|fatigante|stressant|stressante|excitant|excitante|terrifiant] What you feel is “-é”: fatigué, stressé.
false-friend [je|j'|nous|on|était|étions <être>? + excité|excitée|excités|excitées] “excited” is “impatient”, “ravi” or “content”.
false-friend [sujet|sujets préféré|préférés|favori|favoris|scolaire|scolaires] A school subject is “une matière”.
phrase [c' est|était plus|moins|très|aussi vite !fait|dit] With “être” it is an adjective: plus rapide.
false-friend [caractère|caractères principal|principale|principaux|préféré|préférés] Somebody in a story is “un personnage”.
phrase [<avoir> + du? amusant|amusement|fun|drôle] “have fun, have a good time” is “bien s'amuser”.
[<avoir,passer> un|du|le bon|bonne temps]
adjective [<nager,courir,pédaler,travailler,jouer,écrire,lire,marcher,parler,conduire,manger,rouler,apprendre,passer> + rapide|lent|rapides|facile !{noun}] With a verb it is an adverb: vite, lentement, facilement.
phrase [je suis + bon|bonne|mauvais|mauvaise à !manger <*:infinitive>] “I am good at doing” is one verb with “bien” or “mal”: je joue bien.
second-verb [c' est|était|serait + important|nécessaire|possible|interdit|dangereux|mieux à <*:infinitive>] → $1 $2 $4 de $6
phrase [très|trop|si beaucoup] One of the two is enough: trop, tellement, beaucoup.
false-friend [je|me|m' <être,sentir> + confortable|inconfortable] A chair is “confortable”; somebody is “à l'aise”.
false-friend [<être,devenir> + confident|confidente|confidents] Sure of oneself is “confiant, sûr de soi”.
reflexive [je|tu|il|elle|on|nous|ils <sentir:present,imperfect,conditional,future> + mieux|mal|bien|perdu|perdue|{late} !{noun}] To feel so is “se sentir”: je me sens.
false-friend [bonne|belle|mauvaise|super location] “location” is hiring; a location is “un emplacement”.
phrase [<avoir> le|mon|un petit? petit-déjeuner|déjeuner|dîner à|avec|dans] Meals go with “prendre”.
false-friend [<voyager> en {any} et la journée <avoir>? <durer>] “journée” is a day; a journey is “le voyage”.
preposition [soupe d'|de|des|à oignon|oignons] → soupe à l'oignon
false-friend [<étudier,réviser,emprunter,lire> ... librairie] “librairie” is a bookshop; a library is “bibliothèque”.
[librairie ... emprunter|étudier|travailler|réviser|calme|gratuitement]
second-verb [<savoir> pas? comment !faire|dire|expliquer|répondre|réagir <*:infinitive>] → $1 $2 $5
phrase [~il|me|te|lui|nous|vous|leur <manquer:present,imperfect,future> + le|la|l'|les|mon|ma|mes|notre|son|sa|ses|leurs {adj}? !fête|gare {noun:family,friends,animals,home,town,nature,food}|soleil] Whom I miss is the subject in French: ma famille me manque.
[<avoir> <manquer:participle> mon|ma|mes {noun:family,friends,animals}]
[je|j'|nous|on <manquer> + lui|elle|eux|elles|toi|vous]
second-verb [<apprendre> comment à|de? <*:infinitive>] → $1 à $4
phrase [~me|m' suis|étais + ennuyé|ennuyée] “I am bored” is “je m'ennuie”.
false-friend [<prendre,donner,boire,acheter,oublier> de? la|une|ma|mon|les|du|des|sa|leur|cette|d'|de? médecine|médecines|médicine] A medicine is “un médicament”.
phrase [<regarder,garder> après {det} {adj}? {num}? enfants|{noun:family,friends,animals,home}] “look after” is “garder” or “s'occuper de”.
phrase [m'|t'|l'|nous|vous|me|te|les <avoir>? <introduire> !dans] → $1 $2 $3<présenter>
[<travailler> + durement] → $1 dur
[<tourner> la|les|le|l'|ma|mon lumière|lumières|télé|radio|musique|chauffage|ordinateur] “turn on, off” is “allumer, éteindre”.
[<prendre> un|une|des|mes|mon|les examen|examens|test|tests] → $1<passer> $2 $3
[<rendre> en? colère] → $1<mettre> en colère
[<user:present,imperfect> + {article} {noun:technology,media}|internet] → $1<utiliser> $2 $3 $4
[qui|{noun:festivals,sport,music,media,town,leisure} <prendre> place] → $1 $2<avoir> lieu
[<réserver,partager> une|ma|la|notre pièce] → $1 $2 chambre
[{noun:technology} ne|n'? <travailler:present,imperfect>] → $1 $2 $3<marcher>
[<prendre> une marche] → $1<faire> une promenade
[quelques gens] → certaines personnes
[<payer> + attention] → $1<faire> attention
[<avoir> une douche puis|chaque|tous|le|à|avant|et] → $1<prendre> $2 $3 $4
[<être> l' air {adj}|d'|de] → $1<avoir> l' air $4
[plus et plus] → de plus en plus
[<entendre> bon|bonne !{noun}] → $1 bien
[plus bon|bons !marché] → meilleur
[le prochain jour|matin] → le lendemain
[jeunes personnes] → jeunes
[<partir:present,imperfect,infinitive> ma|la|l'|mon maison|école|collège|bureau|travail] → $1<quitter> $2 $3
[je|on|nous|il|elle|ils <quitter:present,imperfect> $|à|pour|vers|tôt|en|avec] → $1 $2<partir> $3
[{subject}|<avoir> <laisser:present,imperfect,future,participle> la|l'|ma|notre|le maison|école|collège|appartement|travail à? $|{num}|vers|tôt|quand|pour|avant] → $1 $2<quitter> $3 $4
[même|mêmes {noun}? comme] → $1 $2 que
[plus bonne|bonnes] → meilleure
[plus mieux|meilleur|meilleure|meilleurs|meilleures|pire|pires] → $2
[<aller> pour|sur un|une|des promenade|balade|marche|pique-nique|randonnée|tour] → $1<faire> $3 $4
[<demander,faire> une|des|la|beaucoup|plusieurs de? question|questions] → $1<poser> $2 $3 $4
[sens d'|de orientation|humour] → sens de l' $3
[<venir,aller,vouloir,pouvoir> me|te|nous|vous visiter] → $1 $2 rendre visite
[plus bien] → mieux
[{subject}|{noun} !<être,sembler,devenir,rester,trouver,rendre,sentir> <*:present,imperfect> meilleur|meilleure que|qu'] → $1 $3 mieux $5
[en tard] → en retard
[le lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche dernier|prochain] → $2 $3
[deux|trois|quatre|cinq|dix|plusieurs|première|dernière|prochaine|chaque|cette temps !plein] → $1 fois
[{noun}|ils|elles|il|elle|on|qui me|m'|te|t'|nous <avoir>? <visiter>] → $1 $2 $3 $4<rendre> visite
[~<rendre> <visiter> mon|ma|mes|notre|nos|son|sa|ses|leurs|un|une|des {adj}? {noun:family,friends}] → $2<rendre> visite à $3 $4 $5
[déchet|poubelle|gaspillage de|du|d' temps|argent] → perte de $3
phrase [<avoir:present> bon|mauvais <*:participle>] With a verb it is “bien” or “mieux”.
[<jouer,chanter,danser,parler,nager,travailler,dormir,cuisiner,expliquer,écrire,courir,manger,apprendre,comprendre,dessiner,payer> + bon|bonne|mauvais|meilleur|meilleure !{noun}]
phrase [tout le jour|soir|matin] All of it is “toute la journée, la soirée, la matinée”.
phrase [<regarder> en|dans avant|avance] To look forward to it is “avoir hâte de”.
[<pouvoir> pas|plus attendre pour|de|d'|à|aux|les|mes]
phrase [<avoir:present,imperfect,future,conditional> très <*:participle> !{noun}] With a verb it is “beaucoup” or “bien”. → $1 beaucoup $3
[~oui|pas|non <*> très $|parce|car|et|mais|que|mon|ma|mes|la|le|les] → $2 beaucoup $4
[<être> beaucoup {adj=fatigué,content,grand,petit,gentil,cher,difficile,drôle}] → $1 très $3
phrase [<être> + mal pour] With “être” it is “mauvais”.
phrase [<faire> une|des|la|ma décision|décisions] → $1<prendre> $2 $3
false-friend [<connaître> + que|qu'|comment|pourquoi|où|<*:infinitive>] To know a fact, or how to do something, is “savoir”. → $1<savoir> $2 $3
false-friend [<marcher> mon|le|notre|les|ma|son|leur {noun:animals}] → $1<promener> $2 $3
preposition [<croire> dans] → $1 à
[inquiet|inquiète|<inquiéter> sur] → $1 pour
false-friend [<organiser,préparer,aller,faire,avoir> à? une grande|petite|super|belle? partie !de|d'|du|des] → $1 $2 $3 $4 fête
phrase [~en|la|le|mon|un|ce|du|au|de|leur|semaine|week-end|weekend|été|année|mois|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fois|vacances dernier|dernière|prochain|prochaine lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mois|an|année|semaine|week-end|été|hiver|noël] “last, next” stand behind it: samedi dernier, la semaine prochaine.
false-friend [journée en avion|train|bus|car|voiture|bateau|ferry] A journey is “un voyage”, “un trajet”.
[journée <être> + rapide]
false-friend [<attendre:present,imperfect,infinitive> un|une|l'|le|mon|notre {adj}? école|collège|lycée|université !avec] “attendre” is to wait; to be a pupil there is “aller à”.
agreement [million|millions|milliard|milliards|centaine|centaines|dizaine|douzaine|milliers {noun}] → $1 de $2
auxiliary [j' étais né|née en|à|le|dans|au] “I was born” is “je suis né(e)”. → je suis $3 $4
phrase [~pour|pendant|durant|est|de|dans|à|c'est|était le|la|l'|les prochain|prochaine|dernier|dernière an|année|semaine|mois|été|hiver|printemps|automne|noël !de|d'|du|des|où|que|qu'|avant|scolaire] “last, next” stand behind it: samedi dernier, la semaine prochaine. → $2 $4 $3
false-friend [<gagner,dépenser,économiser> ... monnaie] “monnaie” is change; money is “argent”.
false-friend [<sauver> ... argent|livres|euros|énergie|électricité|temps] “sauver” is to rescue; to save money is “économiser”.
false-friend [beaucoup|des|plusieurs|trop|peu|les|de|bonnes|meilleures|nouvelles de|d'|bonnes|meilleures|nouvelles? facilités !à|en|de] Facilities are “équipements”.
false-friend [<savoir> + {name}|paris|londres|lyon|nice|marseille !<*>] To know people is “connaître”.
[je le|la|les sais depuis]
[~tu|vous <savoir> tous|bien|personne? beaucoup|peu|plein? d'|de|{det}|personne {num}? {adj}? gens|personnes|élèves|voisins|quartier|{noun:family,friends,town} !{clitic} !<*>]
preposition [<vivre,habiter,aller,être,rester> ... dans la campagne $|parce|et|avec|mais|pour|depuis] “in the country” is “à la campagne”.
false-friend [poisson|steak|burger|poulet ... chips] “chips” are crisps; chips are “frites”.
phrase [<dépenser> mon|ma|mes|le|la|les|tout|toute|toutes|du|beaucoup|trop|une|un|de la|les|mes|de? temps|vacances|week-end|weekend|journée] Time is “passé”, only money is “dépensé”.
phrase [à|il {any}? {num} et demie|demi|quart] The word “heures” is missing.
phrase [pendant j'|je|nous|on|il|elle|ils] “while” is “pendant que”, “when” is “quand”.
phrase [<dormir> dans $|jusqu'|tard] “sleep in” is “faire la grasse matinée”.
phrase [<faire> bien|mal dans|en mes|mon|les|l'|{noun:school}] “do well, do badly” is “réussir, rater”.
adjective [<être> + bien en|à|aux maths|français|anglais|sciences|histoire|géographie|dessin|sport|langues] “good at” is “bon(ne) en”.
phrase [<préférer> {det} {noun} {adj}? plus que] “préférer” already means “more”. → $1 $2 $3 $4 à
[<préférer> plus|mieux le|la|l'|les|{num}|<*:infinitive>] → $1 $3
phrase [<faire> les|la|mon|ma|mes|le cours|vie|école|gens|voyage|journée|ville|travail|leçons|élèves|monde + {adj=intéressant,amusant,facile,difficile,heureux,ennuyeux,agréable,content,triste}] To make somebody or something so is “rendre”. → $1<rendre> $2 $3 $5
phrase [chaque autre !{noun}] “each other” is “se”: nous nous parlons.
false-friend [il|elle|ils|elles <regarder:present,imperfect> + heureux|heureuse|triste|tristes|contents?|content|contente|fatigué|fatiguée|fatigués|jeune|jeunes|vieux|stressé|malade $|et|mais|parce|car|dans|sur|avec] To look so is “avoir l'air”. → $1 $2<avoir> l'air $4
[ça|il|elle|ils|elles|c' <sembler,regarder> comme un|une|des|mon|ma {noun}] “look like” is “ressembler à” or “on dirait”.
[il|elle <regarder> comme moi|lui|elle $]
false-friend [<avoir,attraper> un|le froid $|et|mais|parce] A cold is “un rhume”.
phrase [<être:imperfect> un bon|super temps !pour|de] “have a good time” is “bien s'amuser”.
agreement [la plus|moins {adj} {m}&{one}] The article and the adjective have to agree with the noun.
[le plus|moins {adj} {f}&{one}]
phrase [l'|les <utiliser> à <*:infinitive>] What for is “pour”. → $1 $2 pour $4
[<utiliser> mon|ma|le|la|l' {noun:technology} à !laver|calculer|coudre <*:infinitive>] → $1 $2 $3 pour $6
phrase [<utiliser:imperfect> à|de? <*:infinitive>] “used to” is the imperfect alone: je jouais.
phrase [c' est dépend|dépends] → ça dépend
[il fait {any}? {any}? {noun}? et|mais il est très? chaud|froid|frais|beau !et|comme|pour|avec] The weather is always “il fait”: il fait chaud.
[<avoir> le mal de|à tête|ventre|gorge|dents|dos] What hurts is “avoir mal à”: j'ai mal à la tête.
preposition [^ pendant {num} ans|mois j'|je|nous|on|il|elle <apprendre,habiter,étudier,vivre,pratiquer:present>] What is still going on is told with “depuis”. → depuis $3 $4 $5 $6
phrase [samedi|vendredi|dimanche|jeudi|hier nuit !blanche] → $1 soir
[<passer> temps] → $1 du temps
[<prendre> mon|le|notre|les|ma|mes chien|chiens|chienne pour une|des promenade|promenades|marche|balade] → $1<promener> $2 $3
[le jour <commencer,finir,terminer> à {num}] → la journée $3 à $5
[mille et {num}] → mille $3
[travail de maison] → devoirs
[shopping centre] → centre commercial
[je|il|elle <être> un|une végétarien|végétarienne $|et|mais|parce|car] → $1 $2 $4
phrase [<goûter> bon|bien|mauvais|délicieux] “taste good” is “avoir bon goût” or “être bon”.
phrase [heures|heure|minutes long|longue|longs|longues] How long it takes is “durer”: le vol dure trois heures.
phrase [minutes|kilomètres|km|miles loin] How far it is: à dix minutes de la plage.
false-friend [<appliquer> pour un|une|le|la|des|mon {noun}] To apply is “postuler”.
preposition [<jouer> xbox|playstation|fortnite|minecraft|fifa|roblox] A game takes “à”: jouer à Fortnite, à la console.
preposition [<parler> avec? lui|elle|eux|moi|nous? sur tout|mes|nos|ses|des !{noun:technology,media,friends}] “talk about” is “parler de”.
agreement [un|mon|ce plus|moins {adj} {f}&{one}] The article and the adjective have to agree with the noun.
[une|ma|cette plus|moins {adj} {m}&{one}]
phrase [qui <être:present,imperfect> faim|soif|peur|sommeil] This goes with “avoir”. → $1 $2<avoir> $3
[gens|personnes|enfants qui sont|étaient froid|chaud] → $1 $2 $3<avoir> $4
`;
