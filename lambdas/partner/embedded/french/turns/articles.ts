/** Articles: after verbs of liking, in negation, after quantities; and the halves of a negation. */
export const articleTurns = `
agreement [<aimer,adorer,détester,préférer:present,imperfect,conditional> !internet|noël|pâques|paris {thing:food,sport,school,music,media,animals,nature,technology,leisure,shopping,weather}] After verbs of liking a noun needs its article (le, la, les).
agreement [<aimer,adorer,détester,préférer:present,imperfect> pas|beaucoup|bien|vraiment|aussi|surtout !internet|noël|pâques|paris {thing:food,sport,school,music,media,animals,nature,technology,leisure,shopping}] After verbs of liking a noun needs its article (le, la, les).
agreement [<aimer,adorer,détester,préférer:present,imperfect> danse|lecture|pêche|français|anglais|espagnol|allemand|froid|chaud|voyage|cuisine|marche|chasse|produits !{adj}] After verbs of liking a noun needs its article (le, la, les).
agreement [<aimer,adorer,détester,préférer:present,imperfect> + du {m} !qui|que|qu'] After verbs of liking the article is le, la or les.
agreement [<aimer,adorer,détester,préférer:present,imperfect> + de la {f} !qui|que|qu'] After verbs of liking the article is le, la or les.
agreement [<aimer,adorer,détester:present,imperfect> + des {noun} !qui|que|qu'|comme|de|d'] After verbs of liking the article is le, la or les.
agreement [<manger,boire:present,imperfect,participle,infinitive> !internet|noël|pâques|paris {thing:food}] The article is missing: du, de la, des.
agreement [<avoir:present,imperfect,infinitive,future,conditional> !internet|noël|pâques|paris {thing:family,animals,technology}] The article is missing: un, une, des.
negation [<avoir:present,imperfect> pas {thing:family,animals,home,technology}] After “pas” comes “de”. → $1 pas de $3
agreement [<recevoir,acheter,avoir,rencontrer,faire,découvrir,essayer,porter,voir:present,imperfect,participle,infinitive> nouveau|nouvelle|nouveaux|nouvelles {noun}] The article is missing: un, une, de.
agreement [y a|avait !internet|noël|pâques|paris lit|gens|personnes|{thing:town,home,sport}] The article is missing: un, une, des.
negation [y a|avait pas {thing}] After “pas” comes “de”. → y $2 pas de $4
negation [<avoir,manger,boire,acheter,porter,prendre,faire,lire,gagner,recevoir:present,imperfect,future,infinitive> pas|jamais|plus des|un|une !seul|seule|peu {noun}] After “pas, jamais, plus” the article is “de”. → $1 $2 de $5
negation [<avoir,manger,boire,acheter,porter,prendre,faire,gagner:present,imperfect,conditional,future,infinitive> pas|jamais|plus du !tout {noun}] After “pas, jamais, plus” the article is “de”. → $1 $2 de $5
negation [<avoir,manger,boire,acheter,porter,prendre,faire,gagner:present,imperfect,conditional,future,infinitive> pas|jamais|plus de la|l' {noun}] After “pas, jamais, plus” the article is “de”. → $1 $2 de $5
negation [ne|n' pas !{noun} <*:present,imperfect,future,conditional>] “ne … pas” goes around the verb.
negation [n' <avoir> <*:participle> pas|jamais|rien|plus] In the past, the second half stands before the participle. → n' $2 $4 $3
negation [jamais pas] “jamais” stands without “pas”. → jamais
negation [pas jamais] “jamais” stands without “pas”. → jamais
negation [ne|n' {clitic}? <*> pas rien|personne|aucun|aucune] “rien, personne, aucun” stand without “pas”. → $1 $2 $3 $5
negation [~une|la|cette|chaque|autre|seule|jeune personne|rien ne|n' {clitic}? <*> pas] “rien, personne” stand without “pas”. → $2 $3 $4 $5
negation [ne|n' {clitic}? !<être,avoir,pouvoir,savoir> <*:infinitive> pas|plus|jamais|rien] Both halves stand before an infinitive. → ne $5 $2 $4
negation [${"je|j'|tu|il|elle|on|nous|vous|ils|elles"} pas <*>] The negative goes around the verb: ne … pas.
agreement [~un beaucoup|trop|assez|peu|tellement !attention|faim|soif|peur|envie|honte|mal|sommeil|besoin|chance|confiance|plaisir|monde|fun|fan|star|tête bus|cours|fruits|{thing}] A quantity needs “de” before a noun. → $2 de $4
agreement [beaucoup|trop|tellement|tant des !fois {noun}] After a quantity only “de” follows. → $1 de $4
agreement [~<aimer,adorer> trop|tellement|tant|assez|beaucoup du !temps|monde {noun}] After a quantity only “de” follows. → $2 de $5
agreement [beaucoup|trop|assez|plus|moins|peu de la|les {noun}] After a quantity only “de” follows. → $1 de $4
agreement [beaucoup|trop|assez de l' {noun} !que|qu'|qui] After a quantity only “de” follows. → $1 de $4
agreement [~n'|ne|en|<être,paraître,devenir,sembler> plus|moins|autant !faim|soif|peur|envie|honte|mal|sommeil|besoin|confiance|plaisir {thing}] A quantity needs “de” before a noun. → $2 de $4
agreement [~en plus|moins des {pl}] After a quantity only “de” follows. → $1 de $3
agreement [plupart de|d' {pl}] → plupart des $3
agreement [combien {thing}] It is “combien de”. → combien de $2
agreement [chaque {pl}] “chaque” is followed by the singular.
agreement [<donner,gagner,boire,manger,avoir,recevoir,dépenser,prendre,économiser:present,imperfect,participle,infinitive> de argent|eau|essence|aide|énergie|huile|alcool|ail] → $1 de l' $3
agreement [tous les {f}] → toutes les $3
agreement [toutes les {m}] → tous les $3
agreement [~pour|de|c'est|sur tout la {f}] “tout” has to agree. → toute la $4
agreement [~est tout ma|ta|sa|notre {f}] “tout” has to agree. → toute $3 $4
agreement* [~du|pas|jamais tout les] “tout” has to agree. → tous les
agreement [dans|devant|derrière|chez !classe !mamie|papi|papy|maman|papa|tonton|mémé|pépé|nounou !internet|noël|pâques|paris {thing:town,home,school,family}] The article is missing.
agreement [quelque|rien chose? {adj}] → $1 $2 de $3
agreement [<avoir> cheveux|yeux] → $1 les $2
word-order [<avoir> {adj=brun,blond,noir,roux,court,long,bleu,vert,marron,bouclé,châtain,gris} cheveux|yeux] → $1 les $3 $2
negation [ne|n' <avoir> pas <*:participle> rien|personne] “rien, personne” stand without “pas”.
agreement [ma {pl}] → mes $2
agreement [ta|sa {pl}] “ta, sa” are singular: tes, ses.
agreement [<essayer,goûter,commander,envoyer,recevoir,acheter,lire,regarder,voir,visiter,rencontrer,chercher,utiliser,écrire,trouver:present,imperfect,participle,infinitive,future> !the|thé|internet|noël|pâques|paris {thing}] The article is missing: un, une, des or le, la, les.
agreement [avec gens|peuple|personnes|amis|copains|copines|parents|famille|frère|sœur|mère|père|grand-mère|grand-père|cousin|cousine|chien] “my” or “the” is missing: avec mes, avec la.
phrase [un petit de|d'] → un peu $3
negation [ne|n' {clitic}? <*:present,imperfect,conditional> <*:infinitive> pas|jamais|plus] The second half stands before the infinitive. → $1 $2 $3 $5 $4
adjective [un|le|mon|ton|son|ce nouveau !et|ou|à|au|aux|en|avec|est|a|aussi|était|avait|où {vowel}] Before a vowel sound it is “nouvel”. → $1 nouvel $4
adjective [un|le|mon|ton|son|ce beau !et|ou|à|au|aux|en|avec|est|a|aussi|était|avait|où {vowel}] Before a vowel sound it is “bel”. → $1 bel $4
adjective [un|le|mon|ton|son|ce vieux !et|ou|à|au|aux|en|avec|est|a|aussi|était|avait|où {vowel}] Before a vowel sound it is “vieil”. → $1 vieil $4
preposition [content|contente|contents|fier|fière avec] → $1 de
preposition [<écouter> à mon|ma|mes|les|un|une {noun}] → $1 $3 $4
agreement [matière préférée c'? <être> histoire|géographie|musique|français|anglais|espagnol|allemand|danse|chimie|dessin] A noun needs its article (le, la, les).
agreement [<donner,gagner,porter,mettre,vendre,dépenser,partager,gaspiller,préparer,louer,réserver,perdre,utiliser,ranger,laver,nettoyer,jeter,recycler,couper:present,imperfect,participle,infinitive,future> !internet {thing:food,shopping,technology,home,animals,media,nature,work}] The article is missing: du, de la, des.
agreement [<gagner,recevoir> l' argent !que|qu'|de|d'] → $1 de l' argent
agreement [j'|je|on|nous <manger,boire:present,imperfect> + le|la|l'|les !petit-déjeuner|petit|déjeuner|dîner|repas|goûter|plat|menu|dessert {noun:food} !que|qu'|qui|de|d'|du|des|au|aux] “some” is du, de la, de l', des.
agreement [j'|je + <aimer,adorer,détester,préférer> + les|mes {f}&{pl} parce|car qu'? ils] → $5 $6 $7 $8 elles
agreement [exemple {thing:food,sport,animals,school}] The article is missing: des, le, la, les.
phrase [glace|tarte|crêpe|pizza|sandwich de|d'|avec {noun:food}] What it is made with takes “à”: une glace au chocolat.
agreement [avec {thing:food}] The article is missing: avec du, de la, des.
agreement [~ai|a|avons|ont assez|peu des {noun}] After a quantity only “de” follows. → $2 de $4
agreement [<étudier,apprendre,réviser,enseigner:present,imperfect,participle,infinitive,future> médecine|droit|histoire|français|anglais|espagnol|allemand|italien|{thing:school}] The article is missing: le, la, les.
negation [je|j'|tu|il|elle|on|nous|vous|ils|elles jamais {clitic}? <*>] “ne … jamais” goes around the verb: je ne fume jamais.
agreement [<manger:participle> les {noun:food} !que|qu'|de|d'|du|des] “some” is des.
agreement [<boire:participle> le|la|l' {noun:food} !que|qu'|de|d'|du] “some” is du, de la, de l', des.
agreement [kilo|kilos|litre|litres|bouteille|bouteilles|verre|verres|tasse|paquet|boîte|tranche|morceau|grammes|assiette des|du {noun:food}] After a quantity only “de” follows. → $1 de $3
agreement [toute le|mon {noun}] “tout” has to agree. → tout $2 $3
negation [n' <avoir> pas|jamais <acheter,manger,boire,voir,prendre,faire,recevoir,trouver,lire,visiter,mettre,porter,gagner:participle> un|une|des !seul|seule {noun}] After “pas, jamais” the article is “de”. → n' $2 $3 $4 de $7
agreement [<aimer,adorer,détester,préférer:present,imperfect> pas|plus? de|d' {thing:food,sport,school,music,animals,media}] After verbs of liking the article is le, la or les.
agreement [~n'|ne|sans|pas|plus|jamais|peu|rien <manger,boire,acheter,prendre:present,imperfect,participle> de|d' {thing:food}] Some of it is “du, de la, des”.
agreement [~y <avoir:present,imperfect> {thing:family,friends,home,animals,town,technology,shopping,leisure}&{pl}] The article is missing: des.
agreement [<gagner,avoir,manger,boire> assez|trop|beaucoup le|la|l'|les {thing}] A quantity needs “de” before a noun. → $1 $2 de $4
agreement [combien cours|élèves|{noun}&{pl}] It is “combien de”. → combien de $2
agreement [combien du|des {noun} !de|d'|du] It is “combien de”. → combien de $3
agreement [<prendre> bus|train|métro|avion|voiture|taxi|bateau|ferry|douche|bain|photo|photos|petit-déjeuner] The article is missing: le, la, un.
adjective* [{num} petit|petite|grand|grande|autre|jeune {pl}] Behind a number the adjective is plural. → $1 $2s $3
agreement [tous|toutes jours|matins|soirs|semaines|ans|mois] → $1 les $2
agreement [cet !{vowel} {m}] → ce $3
adjective [mon|ton|son|le|un|notre mieux {noun}] Before a noun it is “meilleur”. → $1 meilleur $3
adjective [ma|ta|sa|la|une mieux {noun}] Before a noun it is “meilleur”. → $1 meilleure $3
adjective [mes|les|ses|nos mieux {noun}] Before a noun it is “meilleur”.
adjective [un très? bien !{adj} {noun}] Before a noun it is “bon”. → $1 $2 bon $5
adjective [une très? bien !{adj} {noun}] Before a noun it is “bon”. → $1 $2 bonne $5
elision [ma !<*> !y {vowel}] Before a vowel sound it is “mon”. → mon $4
agreement [combien de|d'? l'|la {noun}] It is “combien de”. → combien de $4
agreement [tous le !{pl} {noun}] → tout le $4
agreement [tout le gens|{pl}] → tous les $3
negation* [^ personne|rien !ne|n'|de|d' !{noun} <*>] “personne” and “rien” need “ne” before the verb.
auxiliary [{subject}|{noun} ne|n' jamais|pas|rien|plus !<*:infinitive> <*:participle>] The past needs a helping verb: je n'ai jamais joué.
auxiliary [je|j'|tu|il|elle|on|nous|ils jamais|pas !<*> <*:participle>] The past needs a helping verb: je n'ai jamais joué.
agreement [<faire> devoirs|exercice|vaisselle|ménage|cuisine|courses] The article is missing.
person [plupart des {pl} {he}&{finite}|est|a|fait|va] “la plupart des …” counts as many.
preposition [quelqu' un !{noun} !d'|de {adj}] → quelqu'un de $5
person* [plupart des {pl} {singular}&{finite}] “la plupart des …” counts as many.
agreement [toute les {noun}] “all the” is “tous les, toutes les”.
agreement [tous|toutes de mes|ses|les|nos|tes] → $1 $3
phrase [il y <avoir> des? milliers|centaines|beaucoup|plusieurs|deux|trois $] “of them” is “en”: il y en a deux.
agreement [~{noun}|{prep}|<parler> des autres {noun}] Before “autres” it is “d'”: d'autres choses.
adjective* [heure|heures et demi] Behind “heure” it is “demie”. → $1 et demie
agreement [boîte|bouteille|bouteilles|tasse|verre|verres|paquet|kilo|litre|tranche|morceau|paire {noun}] → $1 de $2
agreement [j'|je + <aimer,adorer,détester,préférer> + la|l'|ma {f} parce|car qu'? il est + !important|nécessaire|possible|interdit|impossible {adj} !de|d'|que|qu'] What it is, is feminine: “elle”.
agreement [préféré|préférée|préférés|préférées c'? <être> !internet|noël|pâques {thing:sport,school,food,music,animals}] A noun needs its article (le, la, les).
agreement [~{det}|{adj}|{noun}|et|ou|de mère|père|frère|sœur|oncle|tante|grand-mère|grand-père {clitic}? {finite}|est|a|fait|va] “my” is missing: ma mère, mon père.
adjective [<coûter> + chers|chère|chères] With “coûter” it never changes: cher.
agreement [plusieurs|quelques de|d' {noun}] → $1 $3
agreement [j'|on|nous|il|elle <avoir:present,imperfect> de temps|argent|chance] “some” is du, de la, de l'.
agreement [j'|je|on <aimer,adorer,préférer,vouloir,aller:present,conditional> manger|boire|acheter de|d' {thing:food}] Some of it is “du, de la, des”.
agreement [chaque les|le|la {noun}] “chaque” is followed by the noun alone: chaque été.
phrase [des argents] → de l'argent
accent* [quatre-vingt {noun}] → quatre-vingts $2
phrase* [pas du tous] → pas du tout
negation [ne jamais <*:present,imperfect,future,conditional>] “ne … jamais” goes around the verb. → ne $3 jamais
adjective* [année|semaine|fois passé] “passé” has to agree. → $1 passée
`;
