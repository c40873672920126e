/** Articles: after verbs of liking, in negation, after quantities; and the halves of a negation. */
export const articleTurns = `
adjective [un|une très? bien !{adj} {noun}] Before a noun it is “bon(ne)”.
agreement [<gagner,recevoir> l' argent !que|qu'|de|d'] → $1 de l' argent
[boîte|bouteille|bouteilles|tasse|verre|verres|paquet|kilo|litre|tranche|morceau|paire {noun}] → $1 de $2
[<avoir> cheveux|yeux] → $1 les $2
[plusieurs|quelques de|d' {noun}] → $1 $3
[cet !{vowel} {m}] → ce $3
[ma {pl}] → mes $2
[quelque|rien chose? {adj}] → $1 $2 de $3
[<donner,gagner,avoir,recevoir,dépenser:present,imperfect,participle,infinitive> de argent|eau|essence|aide] → $1 de l' $3
[tous les {f}] → toutes les $3
[tous|toutes de mes|ses|les|nos|tes] → $1 $3
[tous|toutes jours|matins|soirs|semaines|ans|mois] → $1 les $2
[plupart de|d'|du {pl}] → plupart des $3
[toutes les {m}] → tous les $3
[tous le !{pl} {noun}] → tout le $4
person* [plupart des {pl} {singular}&{finite}] “la plupart des …” counts as many.
preposition [content|contente|contents|fier|fière avec] → $1 de
[quelqu' un !{noun} !d'|de {adj}] → quelqu'un de $5
[<écouter> à mon|ma|mes|les|un|une|de|ce|cette|nos|leurs|des {any}] → $1 $3 $4
[<écouter> aux {noun}] → $1 les $3
adjective* [{num} petit|petite|grand|grande|autre|jeune {pl}] Behind a number the adjective is plural. → $1 $2s $3
adjective* [année|semaine|fois passé] “passé” has to agree. → $1 passée
adjective* [heure|heures et demi] Behind “heure” it is “demie”. → $1 et demie
agreement* [~du|pas|jamais tout les] This word has to agree. → tous les
adjective [mon|ton|son|le|un|notre|ma|la|une|mes|les|ses|nos mieux {noun}] Before a noun it is “meilleur(e)”.
agreement [~{noun}|{prep}|<parler> des autres {noun}] Before “autres” it is “d'”: d'autres choses.
agreement [<manger,boire:present,imperfect,participle,infinitive> !internet|noël|pâques|paris {thing:food}] The article is missing: du, de la, des.
[<préparer,manger,faire:participle> soupe|glace|crêpes]
[<donner,gagner,porter,mettre,vendre,dépenser,partager,gaspiller,préparer,louer,réserver,perdre,utiliser,ranger,laver,nettoyer,jeter,recycler,couper:present,imperfect,participle,infinitive,future> !internet {thing:food,shopping,technology,home,animals,media,nature,work}]
agreement [<aimer,adorer,détester,préférer:present,imperfect,conditional> pas|beaucoup|bien|vraiment|aussi|surtout? !internet|noël|pâques|paris {thing:food,sport,school,music,media,animals,nature,technology,leisure,shopping,weather}|voyages|langues|vacances] After verbs of liking a noun needs its article (le, la, les).
[<aimer,adorer,détester,préférer:present,imperfect> danse|lecture|pêche|français|anglais|espagnol|allemand|froid|chaud|voyage|cuisine|marche|chasse|produits !{adj}]
agreement [<faire,avoir> argent|progrès|blagues|bêtises|photos|dessins|devoirs|examens|exercice|vaisselle|ménage|cuisine|courses] The article is missing.
[dans|devant|derrière|chez !classe !mamie|papi|papy|maman|papa|tonton|mémé|pépé|nounou !internet|noël|pâques|paris !{land} {thing:town,home,school,family,nature,travel}]
agreement [la|ma|cette livre !sterling|de] A book is masculine: le livre.
phrase [<donner,avoir,recevoir,manger,faire,prendre,trouver,obtenir,acheter,porter,voir,regarder,lire,gagner,rencontrer> !le|la|les + bons|bonnes|beaux|belles|petits|petites|grands|grandes|mauvaises|nouveaux|nouvelles {noun}] The article is missing: de. → $1 de $4 $5
agreement [<aimer,adorer,détester,préférer:present,imperfect> pas|plus? vraiment|trop? de|d' {thing:food,sport,school,music,animals,media}] After verbs of liking the article is le, la or les.
[<aimer,adorer,détester,préférer:present,imperfect> + de la {f} !qui|que|qu']
[<aimer,adorer,détester,préférer:present,imperfect> + du {m} !qui|que|qu']
[<aimer,adorer,détester:present,imperfect> + ~jour|soir|matin des {noun} !qui|que|qu'|comme|de|d']
adjective [un|le|mon|ton|son|ce nouveau|beau|vieux !et|ou|à|au|aux|en|avec|est|a|aussi|était|avait|où {vowel}] Before a vowel sound it is “nouvel, bel, vieil”.
agreement [beaucoup|trop|assez|plus|moins|peu de la|les|l' {noun} !que|qu'|qui] After a quantity only “de” follows. → $1 de $4
[beaucoup|trop|tellement|tant|énormément|autant des !fois {adj}? {noun}|{unknown}] → $1 de $4 $5
[~en|de|ai|a|avons|ont|un|trop|très assez|peu|plus|moins des {adj}? {noun}|{unknown}] → $2 de $4 $5
[~<aimer,adorer> trop|tellement|tant|assez|beaucoup du !temps|monde {noun}] → $2 de $5
[kilo|kilos|litre|litres|bouteille|bouteilles|verre|verres|tasse|paquet|boîte|tranche|morceau|grammes|assiette des|du {noun:food}] → $1 de $3
negation [ni {det}? {noun} et {det}? {noun}] → ni $2 $3 ni $5 $6
phrase [glace|tarte|crêpe|pizza|sandwich de|d'|avec {noun:food}] What it is made with takes “à”: une glace au chocolat.
agreement [<avoir:present,imperfect,infinitive,future,conditional> !internet|noël|pâques|paris {thing:family,animals,technology}] The article is missing: un, une, des.
[<recevoir,acheter,avoir,rencontrer,faire,découvrir,essayer,porter,voir:present,imperfect,participle,infinitive> nouveau|nouvelle|nouveaux|nouvelles {noun}]
[<travailler,jouer,parler,aider> avec|à? animaux|enfants|gens|jeunes|personnes|amis !âgées]
[<avoir:present,imperfect> !faim|soif {thing:food} pour|à|au|le|chaque|tous|avec|et]
[y <avoir> !internet|noël|pâques|paris lit|gens|personnes|{thing:town,home,sport,food}]
elision [ma !<*> !y {vowel}] Before a vowel sound it is “mon”. → mon $4
agreement [avec de? {thing:food}] The article is missing: avec du, de la, des.
agreement [exemple {thing:food,sport,animals,school}] The article is missing: un, une, des or le, la, les.
[<prendre> bus|train|métro|avion|voiture|taxi|bateau|ferry|douche|bain|photo|photos|petit-déjeuner]
[<essayer,goûter,commander,envoyer,recevoir,acheter,lire,regarder,voir,visiter,rencontrer,chercher,utiliser,écrire,trouver:present,imperfect,participle,infinitive,future> !the|thé|internet|noël|pâques|paris {thing}]
agreement* [beaucoup|trop|plein|peu|combien de|d' chose|ami|magasin|livre|film|élève|matière|activité|voiture|personne|enfant|animal|problème] Of what can be counted there are several: beaucoup de choses.
agreement [<étudier,apprendre,réviser,enseigner:present,imperfect,participle,infinitive,future> médecine|droit|histoire|français|anglais|espagnol|allemand|italien|{thing:school}] The article is missing: le, la, les.
[préféré|préférée|préférés|préférées c'? <être> !internet|noël|pâques {thing:sport,school,food,music,animals}]
[matière préférée c'? <être> histoire|géographie|musique|français|anglais|espagnol|allemand|danse|chimie|dessin]
word-order [<avoir> {late}|longs|courts cheveux|yeux] → $1 les $3 $2
[<avoir> long|court cheveux] → $1 les cheveux $2s
agreement [toute les {noun}] “all the” is “tous les, toutes les”.
agreement [chaque les|le|la|deux|trois|quatre deux|trois|quatre? {noun}] “chaque” is followed by the noun alone: chaque été, but tous les deux jours.
agreement [chaque {pl}] “chaque” is followed by the singular.
negation [ne|n' {clitic}? <*:present,imperfect,conditional> <*:infinitive> pas|jamais|plus] The second half stands before the infinitive. → $1 $2 $3 $5 $4
agreement [avec|pour gens|peuple|personnes|amis|copains|copines|parents|famille|frère|sœur|mère|père|grand-mère|grand-père|cousin|cousine|chien] “my” or “the” is missing: avec mes, avec la.
negation [n'|ne {clitic}? <avoir,être> <*:participle> pas|jamais] In the past, the second half stands before the participle. → $1 $2 $3 $5 $4
[<avoir,aller:present> ne|n' pas|jamais|rien|plus {clitic}? <*:participle>|<*:infinitive>] → ne $1 $3 $4 $5
negation [ne|n' {clitic}? !<être,avoir,pouvoir,savoir> <*:infinitive> pas|plus|jamais|rien] Both halves stand before an infinitive. → ne $5 $2 $4
agreement [<gagner,avoir,manger,boire,dépenser,gaspiller,recevoir,consommer> assez|trop|beaucoup le|la|l'|les {thing}] A quantity needs “de” before a noun. → $1 $2 de $4
[~un beaucoup|trop|assez|peu|tellement !faute|attention|faim|soif|peur|envie|honte|mal|sommeil|besoin|chance|confiance|plaisir|monde|fun|fan|star|tête bus|cours|fruits|{thing}] → $2 de $4
[~n'|ne|en|air|<être,paraître,devenir,sembler> plus|moins|autant !attention|faim|soif|peur|envie|honte|mal|sommeil|besoin|confiance|plaisir {thing}] → $2 de $4
accent* [deux|trois|quatre|cinq|six|sept|huit|neuf cent {noun}] → $1 cents $3
[quatre-vingt {noun}] → quatre-vingts $2
agreement [toute le|mon {noun}] This word has to agree. → tout $2 $3
[~pour|de|c'est|sur tout la {f}] → toute la $4
[~est tout ma|ta|sa|notre {f}] → toute $3 $4
phrase [des argents] → de l'argent
[un petit de|d'] → un peu $3
[le plus de|des {pl}] → la plupart des $4
agreement [j'|on|nous|il|elle <avoir:present,imperfect> de temps|argent|chance] “some” is du, de la, de l', des.
[j'|je|on|nous <manger,boire:present,imperfect> + le|la|l'|les !petit-déjeuner|petit|déjeuner|dîner|repas|goûter|plat|menu|dessert {noun:food} !que|qu'|qui|de|d'|du|des|au|aux]
[<manger:participle> les {noun:food} !que|qu'|de|d'|du|des]
[<boire:participle> le|la|l' {noun:food} !que|qu'|de|d'|du]
[~plus|moins|autant|combien {subject}|{noun} <avoir:present>? ~beaucoup|peu|trop|assez|plus|moins|tant|autant|jamais|rien|pas <manger,boire,acheter,prendre:present,imperfect,participle> de|d' {thing:food}|{unknown}]
[j'|je|on <aimer,adorer,préférer,vouloir,aller:present,conditional> manger|boire|acheter de|d' {thing:food}]
negation [ne jamais <*:present,imperfect,future,conditional>] “ne … pas, jamais” goes around the verb. → ne $3 jamais
[je|j'|tu|il|elle|on|nous|vous|ils|elles jamais {clitic}? <*>]
[${"je|j'|tu|il|elle|on|nous|vous|ils|elles"} pas <*>]
[ne|n' pas !{noun} <*:present,imperfect,future,conditional>]
negation* [^ personne|rien !ne|n'|de|d' !{noun} <*>] It takes “ne” as well.
[il y <avoir> personne|rien] It takes “ne” as well. → il n'y $3 $4
[~ne|n'|{clitic}|nous|{prep}|c'|ça|ce {finite}&<*:present,imperfect,future,conditional>|<être,avoir,aller,faire,pouvoir,vouloir,devoir,aimer:present,imperfect,future,conditional> jamais|rien|personne|pas !mal] → ne $2 $3
[~ne|n' nous {we} jamais|rien|personne|pas !mal] → nous ne $3 $4
agreement [combien {thing}] It is “combien de”. → combien de $2
[combien cours|élèves|{noun}&{pl}] → combien de $2
[combien de? du|des|l'|la {noun} !de|d'|du] → combien de $4
negation [jamais pas] “jamais” stands without “pas”. → jamais
[pas jamais] → jamais
phrase* [pas du tous] → pas du tout
negation [ne|n' {clitic}? <*> pas <*:participle>? à|de|d'|avec|pour|chez? rien|personne|aucun|aucune] “rien, personne, aucun” stand without “pas”.
negation [n' <avoir> <*:participle> rien|plus] In the past, the second half stands before the participle. → n' $2 $4 $3
negation [n' <avoir> pas|jamais <acheter,manger,boire,voir,prendre,faire,recevoir,trouver,lire,visiter,mettre,porter,gagner,avoir:participle> un|une|des !seul|seule {noun}] After “pas, jamais, plus” the article is “de”. → n' $2 $3 $4 de $7
[<avoir,manger,boire,acheter,porter,prendre,faire,gagner:present,imperfect,conditional,future,infinitive> pas|jamais|plus de la|l' {noun}] → $1 $2 de $5
[ne|n' y? !<être,devenir,aimer,adorer,détester,préférer,sembler,rester,parler,rêver,dépendre,profiter,venir,sortir,revenir,jouer,discuter,rater,manquer,remplacer> <*> pas|jamais|plus des|un|une !seul|seule|peu|sou|mot|minute|seconde|instant {adj}? {noun}|{unknown}] → $1 $2 $4 $5 de $8 $9
[<avoir,manger,boire,acheter,porter,prendre,faire,gagner:present,imperfect,conditional,future,infinitive> pas|jamais|plus du !tout {noun}] → $1 $2 de $5
auxiliary [{subject}|{noun} ne|n' jamais|pas|rien|plus !<*:infinitive> <*:participle>] The past needs a helping verb: je n'ai jamais joué.
`;
