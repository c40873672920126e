/** Articles: after verbs of liking, in negation, after quantities; and the halves of a negation. */
export const articleTurns = `
adjective.bon-before-noun [un|une très? bien !{adj} {noun}] Before a noun, use the adjective *bon(ne)*, not *bien*.
agreement.gagner-l-argent [<gagner,recevoir> l' argent !que|qu'|de|d'] You mean “some” money, so use the partitive article, not *l'*. → $1 de l' argent
agreement.boite-noun [boîte|bouteille|bouteilles|tasse|verre|verres|paquet|kilo|litre|tranche|morceau|paire {noun}] After a container or a quantity, use *de* before the noun. → $1 de $2
agreement.avoir-cheveux [<avoir> cheveux|yeux] To describe hair or eyes, use *avoir* with the definite article. → $1 les $2
agreement.plusieurs-de-noun [plusieurs|quelques de|d' {noun}] *Plusieurs* goes straight before its noun, without *de*. → $1 $3
agreement.cet-m [cet !{vowel} {m}] *Cet* is only for masculine nouns that start with a vowel sound. → ce $3
agreement.ma-pl [ma {pl}] This possessive is singular, but the noun is plural: they must agree. → mes $2
agreement.quelque-adjective [quelque|rien chose? {adj}] After *quelque chose*, put *de* before the adjective. → $1 $2 de $3
agreement.donner-de-argent [<donner,gagner,avoir,recevoir,dépenser:present,imperfect,participle,infinitive> de argent|eau|essence|aide] “Some” money needs the full partitive article, not *de* alone. → $1 de l' $3
agreement.tous-les-f [tous les {f}] *Tous* is masculine, but this noun is feminine: they must agree. → toutes les $3
agreement.tous-de-mes [tous|toutes de mes|ses|les|nos|tes] Leave out “of”: *tous* or *toutes* goes straight before the possessive. → $1 $3
agreement.tous-jours [tous|toutes jours|matins|soirs|semaines|ans|mois] After *tous*, put the definite article before the noun. → $1 les $2
agreement.plupart-de-pl [plupart de|d'|du {pl}] After *la plupart*, use *de* with the definite article. → plupart des $3
agreement.toutes-les-m [toutes les {m}] *Toutes* is feminine, but this noun is masculine: they must agree. → tous les $3
agreement.tous-le-noun [tous le !{pl} {noun}] *Tous* is plural, but this noun is singular: they must agree. → tout le $4
person.la-plupart* [plupart des {pl} {singular}&{finite}] *La plupart des* takes a plural verb.
preposition.content-avec [content|contente|contents|fier|fière avec] *Content* and *fier* take *de*, not *avec*. → $1 de
preposition.quelqu-un-adjective [quelqu' un !{noun} !d'|de {adj}] After *quelqu'un*, put *de* before the adjective. → quelqu'un de $5
preposition.ecouter-a-mon-word [<écouter> à mon|ma|mes|les|un|une|de|ce|cette|nos|leurs|des {any}] *Écouter* already means “to listen to”, so leave out *à*. → $1 $3 $4
preposition.ecouter-aux-noun [<écouter> aux {noun}] *Écouter* already means “to listen to”: leave out *à*, but keep the article. → $1 les $3
adjective.after-number* [{num} petit|petite|grand|grande|autre|jeune {pl}] After a number, the adjective is plural. → $1 $2s $3
adjective.passe-agreement* [année|semaine|fois passé] *Passé* agrees with its noun. → $1 passée
adjective.demie* [heure|heures et demi] After *heure*, write *demie* with *-e*. → $1 et demie
agreement.tout* [~du|pas|jamais ( tout les ) {f}] *Tout* agrees with its noun: *tout*, *toute*, *tous*, *toutes*. → toutes les
[~du|pas|jamais tout les !{f}] → tous les
adjective.meilleur [mon|ton|son|le|un|notre|ma|la|une|mes|les|ses|nos mieux {noun}] Before a noun, “better” is *meilleur(e)*.
agreement.dautres [~{noun}|{prep}|<parler> des autres {noun}] “Other” without an article is *d'autres*.
agreement.food-article [<manger,boire:present,imperfect,participle,infinitive> !internet|noël|pâques|paris {thing:food}] Use the partitive article with food (*du*, *de la*, *des*), or *de* after a quantity.
[<préparer,manger,faire:participle> soupe|glace|crêpes]
[<donner,gagner,porter,mettre,vendre,dépenser,partager,gaspiller,préparer,louer,réserver,perdre,utiliser,ranger,laver,nettoyer,jeter,recycler,couper:present,imperfect,participle,infinitive,future> !internet {thing:food,shopping,technology,home,animals,media,nature,work}]
agreement.liking-article [<aimer,adorer,détester,préférer:present,imperfect,conditional> pas|beaucoup|bien|vraiment|aussi|surtout? !internet|noël|pâques|paris {thing:food,sport,school,music,media,animals,nature,technology,leisure,shopping,weather}|voyages|langues|vacances] After verbs of liking, a noun needs *le*, *la* or *les*.
[<aimer,adorer,détester,préférer:present,imperfect> danse|lecture|pêche|français|anglais|espagnol|allemand|froid|chaud|voyage|cuisine|marche|chasse|produits !{adj}]
agreement.missing-article [<faire,avoir> argent|progrès|blagues|bêtises|photos|dessins|devoirs|examens|exercice|vaisselle|ménage|cuisine|courses] The article is missing.
[dans|devant|derrière|chez !classe !mamie|papi|papy|maman|papa|tonton|mémé|pépé|nounou !internet|noël|pâques|paris !{land} {thing:town,home,school,family,nature,travel}]
agreement.livre-gender [la|ma|cette livre !sterling|de] *Livre* is masculine when it means a book.
phrase.des-before-adjective [<donner,avoir,recevoir,manger,faire,prendre,trouver,obtenir,acheter,porter,voir,regarder,lire,gagner,rencontrer> !le|la|les + bons|bonnes|beaux|belles|petits|petites|grands|grandes|mauvaises|nouveaux|nouvelles {noun}] The article *de* is missing before the adjective. → $1 de $4 $5
agreement.liking-definite [<aimer,adorer,détester,préférer:present,imperfect> pas|plus? vraiment|trop? de|d' {thing:food,sport,school,music,animals,media}] After verbs of liking, use the definite article: *le*, *la* or *les*.
[<aimer,adorer,détester,préférer:present,imperfect> + de la {f} !qui|que|qu']
[<aimer,adorer,détester,préférer:present,imperfect> + du {m} !qui|que|qu']
[<aimer,adorer,détester:present,imperfect> + ~jour|soir|matin des {noun} !qui|que|qu'|comme|de|d']
adjective.bel-nouvel-vieil [un|le|mon|ton|son|ce nouveau|beau|vieux !et|ou|à|au|aux|en|avec|est|a|aussi|était|avait|où {vowel}] Before a masculine singular noun with a vowel sound, use *bel*, *nouvel* or *vieil*.
agreement.quantity-de [beaucoup|trop|assez|plus|moins|peu de la|les|l' {noun} !que|qu'|qui] After a quantity, use *de* alone. → $1 de $4
[beaucoup|trop|tellement|tant|énormément|autant des !fois {adj}? {noun}|{unknown}] → $1 de $4 $5
[~en|de|ai|a|avons|ont|un|trop|très assez|peu|plus|moins des {adj}? {noun}|{unknown}] → $2 de $4 $5
[~<aimer,adorer> trop|tellement|tant|assez|beaucoup du !temps|monde {noun}] → $2 de $5
[kilo|kilos|litre|litres|bouteille|bouteilles|verre|verres|tasse|paquet|boîte|tranche|morceau|grammes|assiette des|du {noun:food}] → $1 de $3
negation.ni-noun-et-noun [ni {det}? {noun} et {det}? {noun}] With *ni*, repeat *ni* before the second noun: don't use *et*. → ni $2 $3 ni $5 $6
phrase.flavour-a [glace|tarte|crêpe|pizza|sandwich de|d'|avec {noun:food}] For a flavour or filling, use *à*: *une glace au chocolat*.
agreement.indefinite-article [<avoir:present,imperfect,infinitive,future,conditional> !internet|noël|pâques|paris {thing:family,animals,technology}] The indefinite article is missing: *un*, *une* or *des*.
[<recevoir,acheter,avoir,rencontrer,faire,découvrir,essayer,porter,voir:present,imperfect,participle,infinitive> nouveau|nouvelle|nouveaux|nouvelles {noun}]
[<travailler,jouer,parler,aider> avec|à? animaux|enfants|gens|jeunes|personnes|amis !âgées]
[<avoir:present,imperfect> !faim|soif {thing:food} pour|à|au|le|chaque|tous|avec|et]
[y <avoir> !internet|noël|pâques|paris lit|gens|personnes|{thing:town,home,sport,food}]
elision.mon-before-vowel [ma !<*> !y {vowel}] Before a vowel sound, use *mon*, not *ma*. → mon $4
agreement.avec-article [avec de? {thing:food}] The article is missing: *avec du*, *de la* or *des*.
agreement.article-needed [exemple {thing:food,sport,animals,school}] The article is missing: *un*, *une*, *des* or *le*, *la*, *les*.
[<prendre> bus|train|métro|avion|voiture|taxi|bateau|ferry|douche|bain|photo|photos|petit-déjeuner]
[<essayer,goûter,commander,envoyer,recevoir,acheter,lire,regarder,voir,visiter,rencontrer,chercher,utiliser,écrire,trouver:present,imperfect,participle,infinitive,future> !the|thé|internet|noël|pâques|paris {thing}]
agreement.quantity-plural* [beaucoup|trop|plein|peu|combien de|d' chose|ami|magasin|livre|film|élève|matière|activité|voiture|personne|enfant|animal|problème] After *beaucoup de*, use the plural for things you can count.
agreement.definite-article [<étudier,apprendre,réviser,enseigner:present,imperfect,participle,infinitive,future> médecine|droit|histoire|français|anglais|espagnol|allemand|italien|{thing:school}] The definite article is missing: *le*, *la* or *les*.
[préféré|préférée|préférés|préférées c'? <être> !internet|noël|pâques {thing:sport,school,food,music,animals}]
[matière préférée c'? <être> histoire|géographie|musique|français|anglais|espagnol|allemand|danse|chimie|dessin]
word-order.avoir-late-cheveux [<avoir> {late}|longs|courts cheveux|yeux] The adjective goes after *cheveux* or *yeux*, with the definite article before the noun. → $1 les $3 $2
word-order.avoir-long-cheveux [<avoir> long|court cheveux] The adjective goes after *cheveux* or *yeux*, with the definite article before the noun. → $1 les cheveux $2s
agreement.tous-les [toute les {noun}] “All the” is *tous les* or *toutes les*.
agreement.chaque-alone [chaque les|le|la|deux|trois|quatre deux|trois|quatre? {noun}] *Chaque* takes no article, and only goes with a singular noun: *chaque été*.
agreement.chaque-singular [chaque {pl}] After *chaque*, use the singular.
negation.before-infinitive [ne|n' {clitic}? <*:present,imperfect,conditional> <*:infinitive> pas|jamais|plus] *Pas* goes before the infinitive. → $1 $2 $3 $5 $4
agreement.possessive-needed [avec|pour gens|peuple|personnes|amis|copains|copines|parents|famille|frère|sœur|mère|père|grand-mère|grand-père|cousin|cousine|chien] “My” or “the” is missing: *avec mes*, *avec la*.
negation.perfect [n'|ne {clitic}? <avoir,être> <*:participle> pas|jamais] In the perfect tense, *pas* goes before the past participle. → $1 $2 $3 $5 $4
[<avoir,aller:present> ne|n' pas|jamais|rien|plus {clitic}? <*:participle>|<*:infinitive>] → ne $1 $3 $4 $5
negation.infinitive [ne|n' {clitic}? !<être,avoir,pouvoir,savoir> <*:infinitive> pas|plus|jamais|rien] Before an infinitive, keep *ne pas* together. → ne $5 $2 $4
agreement.quantity-before-noun [<gagner,avoir,manger,boire,dépenser,gaspiller,recevoir,consommer> assez|trop|beaucoup le|la|l'|les {thing}] A quantity needs *de* before a noun. → $1 $2 de $4
[~un beaucoup|trop|assez|peu|tellement !faute|attention|faim|soif|peur|envie|honte|mal|sommeil|besoin|chance|confiance|plaisir|monde|fun|fan|star|tête bus|cours|fruits|{thing}] → $2 de $4
[~n'|ne|en|air|<être,paraître,devenir,sembler> plus|moins|autant !attention|faim|soif|peur|envie|honte|mal|sommeil|besoin|confiance|plaisir {thing}] → $2 de $4
accent.deux-cent-noun* [deux|trois|quatre|cinq|six|sept|huit|neuf cent {noun}] In exact hundreds such as 200 or 300, *cent* takes an *-s*. → $1 cents $3
accent.quatre-vingt-noun* [quatre-vingt {noun}] “Eighty” ends in *-s* when no other number follows it. → quatre-vingts $2
agreement.tout [toute le|mon {noun}] → tout $2 $3
[~pour|de|c'est|sur tout la {f}] → toute la $4
[~est tout ma|ta|sa|notre {f}] → toute $3 $4
phrase.des-argents [des argents] *Argent* is always singular, so use the singular partitive article. → de l'argent
phrase.un-petit-de [un petit de|d'] For an amount, “a little” is *un peu*, not *un petit*. → un peu $3
phrase.le-plus-de-pl [le plus de|des {pl}] “Most” of a group is *la plupart*, not *le plus*. → la plupart des $4
agreement.partitive [j'|on|nous|il|elle <avoir:present,imperfect> de temps|argent|chance] “Some” is *du*, *de la*, *de l'* or *des*.
[j'|je|on|nous <manger,boire:present,imperfect> + le|la|l'|les !petit-déjeuner|petit|déjeuner|dîner|repas|goûter|plat|menu|dessert {noun:food} !que|qu'|qui|de|d'|du|des|au|aux]
[<manger:participle> les {noun:food} !que|qu'|de|d'|du|des]
[<boire:participle> le|la|l' {noun:food} !que|qu'|de|d'|du]
[~plus|moins|autant|combien {subject}|{noun} <avoir:present>? ~beaucoup|peu|trop|assez|plus|moins|tant|autant|jamais|rien|pas <manger,boire,acheter,prendre:present,imperfect,participle> de|d' {thing:food}|{unknown}]
[j'|je|on <aimer,adorer,préférer,vouloir,aller:present,conditional> manger|boire|acheter de|d' {thing:food}]
negation.ne-pas-around-verb [ne jamais <*:present,imperfect,future,conditional>] *Ne … pas* goes around the verb. → ne $3 jamais
[je|j'|tu|il|elle|on|nous|vous|ils|elles jamais {clitic}? <*>]
[${"je|j'|tu|il|elle|on|nous|vous|ils|elles"} pas <*>]
[ne|n' pas !{noun} <*:present,imperfect,future,conditional>]
negation.missing-ne* [^ personne|rien !ne|n'|de|d' !{noun} <*>] *Ne* is missing before the verb.
[il y <avoir> personne|rien] → il n'y $3 $4
[~ne|n'|{clitic}|nous|{prep}|c'|ça|ce {finite}&<*:present,imperfect,future,conditional>|<être,avoir,aller,faire,pouvoir,vouloir,devoir,aimer:present,imperfect,future,conditional> jamais|rien|personne|pas !mal] → ne $2 $3
[~ne|n' nous {we} jamais|rien|personne|pas !mal] → nous ne $3 $4
agreement.combien-de [combien {thing}] “How many” is *combien de* before a noun. → combien de $2
[combien cours|élèves|{noun}&{pl}] → combien de $2
[combien de? du|des|l'|la {noun} !de|d'|du] → combien de $4
negation.jamais-no-pas [jamais pas] *Jamais* goes without *pas*. → jamais
[pas jamais] → jamais
phrase.pas-du-tous* [pas du tous] “Not at all” ends in the singular, *tout*. → pas du tout
negation.rien-no-pas [ne|n' {clitic}? <*> pas <*:participle>? à|de|d'|avec|pour|chez? rien|personne|aucun|aucune] *Rien*, *personne* and *aucun* go without *pas*.
negation.perfect [n' <avoir> <*:participle> rien|plus] → n' $2 $4 $3
negation.pas-de [n' <avoir> pas|jamais <acheter,manger,boire,voir,prendre,faire,recevoir,trouver,lire,visiter,mettre,porter,gagner,avoir:participle> un|une|des !seul|seule {noun}] After *pas*, *jamais* or *plus*, *un*, *une*, *du*, *de la* and *des* become *de*. → n' $2 $3 $4 de $7
[<avoir,manger,boire,acheter,porter,prendre,faire,gagner:present,imperfect,conditional,future,infinitive> pas|jamais|plus de la|l' {noun}] → $1 $2 de $5
[ne|n' y? !<être,devenir,aimer,adorer,détester,préférer,sembler,rester,parler,rêver,dépendre,profiter,venir,sortir,revenir,jouer,discuter,rater,manquer,remplacer> <*> pas|jamais|plus des|un|une !seul|seule|peu|sou|mot|minute|seconde|instant {adj}? {noun}|{unknown}] → $1 $2 $4 $5 de $8 $9
[<avoir,manger,boire,acheter,porter,prendre,faire,gagner:present,imperfect,conditional,future,infinitive> pas|jamais|plus du !tout {noun}] → $1 $2 de $5
auxiliary.missing-helper [{subject}|{noun} ne|n' jamais|pas|rien|plus !<*:infinitive> <*:participle>] The perfect tense needs *avoir* or *être* before the past participle.
`;
