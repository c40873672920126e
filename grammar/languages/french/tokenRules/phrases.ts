/** What somebody feels about things, but things do not. */
const felt =
  "excité|excitée|ennuyé|ennuyée|ennuyés|ennuyées|intéressé|intéressée|fatigué|fatiguée|fatigués|relaxé|relaxée|choqué|choquée|passionné|passionnée|fasciné|fascinée|stressé|stressée|déprimé|déprimée|amusé|amusée|terrifié|terrifiée|déçu|déçue|dégoûté|dégoûtée";
const things =
  "{noun=film,livre,roman,histoire,match,cours,matière,leçon,jeu,émission,série,travail,voyage,journée,visite,musée,spectacle,exposition,attraction,concert,vie,ville,sport,vacances,activité,examen,fin,musique,sujet}";

/** False friends, English idioms word for word, and comparisons. */
export const phraseTurns = `
adjective.feeling-ant [c' est|était|serait + un? peu? ${felt}] For what causes the feeling, use *-ant*: *fatigant*, *intéressant*.
[la|les|l' <trouver> + ${felt}]
[<trouver> ça|le|la|l'|les|ce|cette ${things}? + ${felt}]
[${things} qui? <être> + un? peu? ${felt}|effrayé !par]
adjective.feeling-e [je|j' <être:present,imperfect> + ennuyeux|ennuyeuse|fatigant|fatigante|stressant|stressante|excitant|excitante|terrifiant] For how you feel, use *-é*: *fatigué*, *stressé*.
false-friend.excite [je|j'|nous|on|était|étions <être>? + excité|excitée|excités|excitées] “Excited” is *impatient*, *ravi* or *content*.
false-friend.sujet [sujet|sujets préféré|préférés|favori|favoris|scolaire|scolaires] A school subject is *une matière*.
phrase.adjective-after-etre [c' est|était plus|moins|très|aussi vite !fait|dit] After *être*, use an adjective: *plus rapide*.
false-friend.caractere [caractère|caractères principal|principale|principaux|préféré|préférés] A character in a story is *un personnage*.
phrase.bien-samuser [<avoir> + du? amusement|fun] “To have fun” is *bien s'amuser*.
[~il|elle|qui|{noun} <avoir> + amusant|drôle]
[<avoir,passer> un|du|le bon|bonne temps]
adjective.adverb-with-verb [<nager,courir,pédaler,travailler,jouer,écrire,lire,marcher,parler,conduire,manger,rouler,apprendre,passer> + rapide|lent|rapides|facile !{noun}] With a verb, use an adverb: *vite*, *lentement*, *facilement*.
phrase.good-at-doing [je suis + bon|bonne|mauvais|mauvaise à !manger <*:infinitive>] “I'm good at” with a verb is *bien*: *je joue bien*.
second-verb.c-est-important-a [c' est|était|serait + important|nécessaire|possible|interdit|dangereux|mieux à <*:infinitive>] After *c'est important*, use *de* before the infinitive. → $1 $2 $4 de $6
phrase.tres-beaucoup [très|trop|si beaucoup] Use just one of these words.
false-friend.confortable [je|me|m' <être,sentir> + confortable|inconfortable] *Confortable* describes a thing; a person is *à l'aise*.
false-friend.confident [<être,devenir> + confident|confidente|confidents] “Confident” is *sûr(e) de moi*, *de toi*, *de lui* and so on.
reflexive.se-sentir [je|tu|il|elle|on|nous|ils <sentir:present,imperfect,conditional,future> + mieux|mal|bien|perdu|perdue|{late} !{noun}] For how somebody feels, use *se sentir*: *je me sens bien*.
false-friend.location [bonne|belle|mauvaise|super location] *Location* means “hiring”; “a location” is *un endroit*.
phrase.meals-prendre [<avoir> le|mon|un petit? petit-déjeuner|déjeuner|dîner à|avec|dans] Use *prendre* with meals.
false-friend.journee [<voyager> en {any} et la journée <avoir>? <durer>] *Journée* means “day”; “a journey” is *un voyage*.
preposition.soupe-d-oignon [soupe d'|de|des|à oignon|oignons] For a flavour or filling, use *à* with the article. → soupe à l'oignon
false-friend.librairie [<étudier,réviser,emprunter,lire> ... librairie] *Librairie* means “bookshop”; “a library” is *une bibliothèque*.
[librairie ... emprunter|étudier|travailler|réviser|calme|gratuitement]
second-verb.savoir-comment-infinitive [<savoir> pas? comment !faire|dire|expliquer|répondre|réagir <*:infinitive>] “To know how to” is *savoir* with the infinitive, without *comment*. → $1 $2 $5
phrase.manquer [~il|me|te|lui|nous|vous|leur <manquer:present,imperfect,future> + le|la|l'|les|mon|ma|mes|notre|son|sa|ses|leurs {adj}? !fête|gare {noun:family,friends,animals,home,town,nature,food}|soleil]
[<avoir> <manquer:participle> mon|ma|mes {noun:family,friends,animals}]
[je|j'|nous|on <manquer> + lui|elle|eux|elles|toi|vous]
second-verb.apprendre-comment-infinitive [<apprendre> comment à|de? <*:infinitive>] “To learn how to” is *apprendre à*, without *comment*. → $1 à $4
phrase.sennuyer [~me|m' suis|étais + ennuyé|ennuyée] “I'm bored” is *je m'ennuie*.
false-friend.medecine [<prendre,donner,boire,acheter,oublier> de? la|une|ma|mon|les|du|des|sa|leur|cette|d'|de? médecine|médecines|médicine] Medicine that you take is *un médicament*.
phrase.look-after [<regarder,garder> après {det} {adj}? {num}? enfants|{noun:family,friends,animals,home}] “To look after” is *garder* or *s'occuper de*.
phrase.m-introduire [m'|t'|l' <avoir> <introduire:participle> !dans] *Introduire* is a false friend: to introduce a person is *présenter*. → $1 $2 $3<présenter:participle>
[m'|t'|l'|nous|vous|me|te|les <introduire:present,imperfect,future,infinitive> !dans] → $1 $2<présenter>
phrase.travailler-durement [<travailler> + durement] *Durement* means “harshly”; with *travailler*, “hard” is *dur*. → $1 dur
phrase.turn-on-off [<tourner> la|les|le|l'|ma|mon lumière|lumières|télé|radio|musique|chauffage|ordinateur] “To turn on” is *allumer*; “to turn off” is *éteindre*.
phrase.prendre-un-examen [<prendre> un|une|des|mes|mon|les examen|examens|test|tests] “To take” an exam is *passer*, not *prendre*. → $1<passer> $2 $3
phrase.rendre-colere [<rendre> en? colère] “To make” somebody angry is *mettre en colère*, not *rendre*. → $1<mettre> en colère
phrase.user-article-technology [<user:present,imperfect> + {article} {noun:technology,media}|internet] *User* means “to wear out”; “to use” is *utiliser*. → $1<utiliser> $2 $3 $4
phrase.qui-prendre-place [qui|{noun:festivals,sport,music,media,town,leisure} <prendre> place] “To take place” is *avoir lieu*. → $1 $2<avoir> lieu
phrase.reserver-une-piece [<réserver,partager> une|ma|la|notre pièce] A bedroom, at home or in a hotel, is *une chambre*. → $1 $2 chambre
phrase.technology-travailler [{noun:technology} ne|n'? <travailler:present,imperfect>] *Travailler* is for people. For a machine that works, use *marcher*. → $1 $2 $3<marcher>
phrase.prendre-une-marche [<prendre> une marche] “To take a walk” uses *faire*, not *prendre*. → $1<faire> une promenade
phrase.quelques-gens [quelques gens] *Quelques* doesn't go with *gens*: use *personnes*. → certaines personnes
phrase.payer-attention [<payer> + attention] With *attention*, use *faire*, not *payer*. → $1<faire> attention
phrase.avoir-une-douche-puis [<avoir> une douche puis|chaque|tous|le|à|avant|et] With a shower or a bath, use *prendre*, not *avoir*. → $1<prendre> $2 $3 $4
phrase.etre-l-air-adjective [<être> l' air {adj}|d'|de] “To look” happy or tired is *avoir l'air*, not *être*. → $1<avoir> l' air $4
phrase.plus-et-plus [plus et plus] “More and more” begins with *de* and has *en* in the middle. → de plus en plus
phrase.entendre-bon [<entendre> bon|bonne !{noun}] With a verb, use the adverb *bien*, not *bon*. → $1 bien
phrase.plus-bon [plus bon|bons !marché] *Bon* has an irregular comparative: one word, without *plus*. → meilleur
phrase.le-prochain-jour [le prochain jour|matin] In a story, “the next day” is one noun: *lendemain*. → le lendemain
phrase.jeunes-personnes [jeunes personnes] For “young people”, use *jeunes* as a noun, without *personnes*. → jeunes
phrase.partir-ma-maison [<partir:present,imperfect,infinitive> ma|la|l'|mon maison|école|collège|bureau|travail] *Partir* takes no object. To leave a place is *quitter*. → $1<quitter> $2 $3
phrase.je-quitter [je|on|nous|il|elle|ils <quitter:present,imperfect> $|à|pour|vers|tôt|en|avec] *Quitter* needs an object. To leave, with no object, is *partir*. → $1 $2<partir> $3
phrase.subject-laisser-la-maison [{subject}|<avoir> <laisser:present,imperfect,future,participle> la|l'|ma|notre|le maison|école|collège|appartement|travail à? $|{num}|vers|tôt|quand|pour|avant] *Laisser* is to leave something behind. To leave a place is *quitter*. → $1 $2<quitter> $3 $4
phrase.meme-comme [même|mêmes {noun}? comme] After *le même* or *la même*, “as” is *que*, not *comme*. → $1 $2 que
phrase.plus-bonne [plus bonne|bonnes] *Bonne* has an irregular comparative: one word, without *plus*. → meilleure
phrase.plus-mieux [plus mieux|meilleur|meilleure|meilleurs|meilleures|pire|pires] *Mieux* already means “better”, so leave out *plus*. → $2
phrase.aller-pour-un-promenade [<aller> pour|sur un|une|des promenade|balade|marche|pique-nique|randonnée|tour] “To go for” a walk or a ride is *faire*, not *aller*. → $1<faire> $3 $4
phrase.demander-une-question [<demander,faire> une|des|la|beaucoup|plusieurs de? question|questions] With *question*, use *poser*, not *demander*. → $1<poser> $2 $3 $4
phrase.sens-d-orientation [sens d'|de orientation|humour] After *sens de*, the noun needs the definite article. → sens de l' $3
phrase.venir-me-visiter [<venir,aller,vouloir,pouvoir> me|te|nous|vous visiter] *Visiter* is for places. With people, use *rendre visite à*. → $1 $2 rendre visite
phrase.plus-bien [plus bien] *Bien* has an irregular comparative: one word, without *plus*. → mieux
phrase.subject-present-meilleur-que [{subject}|{noun} !<être,sembler,devenir,rester,trouver,rendre,sentir> <*:present,imperfect> meilleur|meilleure que|qu'] With a verb, “better” is the adverb *mieux*. → $1 $3 mieux $5
phrase.en-tard [en tard] *Tard* means late in the day. For somebody who is late, use *en retard*. → en retard
phrase.le-lundi-dernier [le lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche dernier|prochain] A day with *dernier* takes no article. → $2 $3
phrase.deux-temps [deux|trois|quatre|cinq|dix|plusieurs|première|dernière|prochaine|chaque|cette temps !plein] For how often, “times” is *fois*, not *temps*. → $1 fois
phrase.noun-me-visiter [{noun}|ils|elles|il|elle|on|qui me|m'|te|t'|nous <avoir>? <visiter>] *Visiter* is for places. With people, use *rendre visite à*. → $1 $2 $3 $4<rendre> visite
phrase.visiter-mon-family [~<rendre> <visiter> mon|ma|mes|notre|nos|son|sa|ses|leurs|un|une|des {adj}? {noun:family,friends}] *Visiter* is for places. With people, use *rendre visite à*. → $2<rendre> visite à $3 $4 $5
phrase.dechet-de-temps [déchet|poubelle|gaspillage de|du|d' temps|argent] *Déchet* means “rubbish”; “a waste” of time is *une perte*. → perte de $3
phrase.bien-with-verb [<avoir:present> bon|mauvais <*:participle>] With a verb, use *bien* or *mieux*.
[<jouer,chanter,danser,parler,nager,travailler,dormir,cuisiner,expliquer,écrire,courir,manger,apprendre,comprendre,dessiner,payer> + bon|bonne|mauvais|meilleur|meilleure !{noun}]
phrase.toute-la-journee [tout le jour|soir|matin] “All day” is *toute la journée*.
phrase.avoir-hate [<regarder> en|dans avant|avance] “To look forward to” is *avoir hâte de*.
[<pouvoir> pas|plus attendre pour|de|d'|à|aux|les|mes]
phrase.beaucoup-with-verb [<avoir:present,imperfect,future,conditional> très <*:participle> !{noun}] With a verb, use *beaucoup* or *bien*, not *très*. → $1 beaucoup $3
[~oui|pas|non <*> très $|parce|car|et|mais|que|mon|ma|mes|la|le|les] → $2 beaucoup $4
[<être> beaucoup {adj=fatigué,content,grand,petit,gentil,cher,difficile,drôle}] → $1 très $3
phrase.mauvais-after-etre [<être> + mal pour] After *être*, use *mauvais*, not *mal*.
phrase.faire-une-decision [<faire> une|des|la|ma décision|décisions] With *décision*, use *prendre*, not *faire*. → $1<prendre> $2 $3
false-friend.connaitre-fact [<connaître> + que|qu'|comment|pourquoi|où|<*:infinitive>] For a fact, or knowing how to do something, use *savoir*. → $1<savoir> $2 $3
false-friend.marcher-mon-animals [<marcher> mon|le|notre|les|ma|son|leur {noun:animals}] *Marcher* takes no object: to walk an animal is *promener*. → $1<promener> $2 $3
preposition.croire-dans [<croire> dans] “To believe in” takes *à* or *en*, not *dans*. → $1 à
preposition.inquiet-sur [inquiet|inquiète|<inquiéter> sur] *Inquiet* doesn't take *sur*: use *pour* or *de*. → $1 pour
false-friend.organiser-une-partie [<organiser,préparer,aller,faire,avoir> à? une grande|petite|super|belle? partie !de|d'|du|des] *Partie* means “part”; “a party” is *une fête*. → $1 $2 $3 $4 fête
phrase.last-next [~en|la|le|mon|un|ce|du|au|de|leur|semaine|week-end|weekend|été|année|mois|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fois|vacances dernier|dernière|prochain|prochaine lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mois|an|année|semaine|week-end|été|hiver|noël] *Dernier* and *prochain* go after these nouns: *samedi dernier*.
false-friend.journey [journée en avion|train|bus|car|voiture|bateau|ferry] *Journée* means “day”; “a journey” is *un voyage* or *un trajet*.
[journée <être> + rapide]
false-friend.attendre [<attendre:present,imperfect,infinitive> un|une|l'|le|mon|notre {adj}? école|collège|lycée|université !avec] *Attendre* means “to wait”. “To attend” a school is *aller à*.
agreement.million-noun [million|millions|milliard|milliards|centaine|centaines|dizaine|douzaine|milliers {noun}] *Million* needs *de* before a noun. → $1 de $2
auxiliary.je-suis-ne [j' étais né|née en|à|le|dans|au] “I was born” is *je suis né(e)*. → je suis $3 $4
phrase.last-next [~pour|pendant|durant|est|de|dans|à|c'est|était le|la|l'|les prochain|prochaine|dernier|dernière an|année|semaine|mois|été|hiver|printemps|automne|noël !de|d'|du|des|où|que|qu'|avant|scolaire] → $2 $4 $3
false-friend.monnaie [<gagner,dépenser,économiser> ... monnaie] *Monnaie* means “change”; “money” is *argent*.
false-friend.sauver [<sauver> ... argent|livres|euros|énergie|électricité|temps] *Sauver* means “to rescue”; “to save” money is *économiser*.
false-friend.facilites [beaucoup|des|plusieurs|trop|peu|les|de|bonnes|meilleures|nouvelles de|d'|bonnes|meilleures|nouvelles? facilités !à|en|de] “Facilities” are *des équipements*.
false-friend.savoir-people [<savoir> + {name}|paris|londres|lyon|nice|marseille !<*>] For people and places, use *connaître*.
[je le|la|les sais depuis]
[~tu|vous <savoir> tous|bien|personne? beaucoup|peu|plein? d'|de|{det}|personne {num}? {adj}? gens|personnes|élèves|voisins|quartier|{noun:family,friends,town} !{clitic} !<*>]
preposition.countryside [<vivre,habiter,aller,être,rester> ... dans la campagne $|parce|et|avec|mais|pour|depuis] “In the country” is *à la campagne*.
false-friend.chips [poisson|steak|burger|poulet ... chips] *Chips* means “crisps”; “chips” are *des frites*.
phrase.depenser-time [<dépenser> mon|ma|mes|le|la|les|tout|toute|toutes|du|beaucoup|trop|une|un|de la|les|mes|de? temps|vacances|week-end|weekend|journée] With time, use *passer*; *dépenser* is for money.
phrase.missing-heures [à|il {any}? {num} et demie|demi|quart] The word *heures* is missing.
phrase.pendant-que [pendant j'|je|nous|on|il|elle|ils] “While” is *pendant que*.
phrase.sleep-in [<dormir> dans $|jusqu'|tard] “To have a lie-in” is *faire la grasse matinée*.
phrase.do-well [<faire> bien|mal dans|en mes|mon|les|l'|{noun:school}] “To do well” is *réussir*.
adjective.good-at [<être> + bien en|à|aux maths|français|anglais|sciences|histoire|géographie|dessin|sport|langues] “Good at” a subject is *bon(ne) en*.
phrase.preferer-no-plus [<préférer> {det} {noun} {adj}? plus que] *Préférer* already means “like more”, so leave out *plus*. → $1 $2 $3 $4 à
[<préférer> plus|mieux le|la|l'|les|{num}|<*:infinitive>] → $1 $3
phrase.rendre-adjective [<faire> les|la|mon|ma|mes|le cours|vie|école|gens|voyage|journée|ville|travail|leçons|élèves|monde + {adj=intéressant,amusant,facile,difficile,heureux,ennuyeux,agréable,content,triste}] “To make” somebody happy or sad is *rendre*. → $1<rendre> $2 $3 $5
phrase.each-other [chaque autre !{noun}] “Each other” is a reflexive pronoun before the verb: *nous nous parlons*.
false-friend.avoir-lair [il|elle|ils|elles <regarder:present,imperfect> + heureux|heureuse|triste|tristes|contents?|content|contente|fatigué|fatiguée|fatigués|jeune|jeunes|vieux|stressé|malade $|et|mais|parce|car|dans|sur|avec] “To look” happy or tired is *avoir l'air*. → $1 $2<avoir> l'air $4
[ça|il|elle|ils|elles|c' <sembler,regarder> comme un|une|des|mon|ma {noun}]
[il|elle <regarder> comme moi|lui|elle $]
false-friend.cold [<avoir,attraper> un|le froid $|et|mais|parce] “A cold” is *un rhume*.
phrase.good-time [<être:imperfect> un bon|super temps !pour|de] “To have a good time” is *bien s'amuser*.
agreement.superlative-agreement [la plus|moins {adj} {m}&{one}] The article and the adjective both agree with the noun.
[le plus|moins {adj} {f}&{one}]
phrase.utiliser-pour [l'|les <utiliser> à <*:infinitive>] To say what for, use *pour* and the infinitive. → $1 $2 pour $4
[<utiliser> mon|ma|le|la|l' {noun:technology} à !laver|calculer|coudre <*:infinitive>] → $1 $2 $3 pour $6
phrase.used-to [<utiliser:imperfect> à|de? <*:infinitive>] For “used to”, use the imperfect: *je jouais*.
phrase.c-est-depend [c' est dépend|dépends] *Dépendre* is the verb here, so leave out *est*. → ça dépend
phrase.weather-il-fait [il fait {any}? {any}? {noun}? et|mais il est très? chaud|froid|frais|beau !et|comme|pour|avec] Use *il fait* for hot, cold or fine weather: *il fait chaud*.
phrase.avoir-mal-a [<avoir> le mal de|à tête|ventre|gorge|dents|dos] For pain, use *avoir mal à*: *j'ai mal à la tête*.
preposition.pendant-to-depuis [^ pendant {num} ans|mois j'|je|nous|on|il|elle <apprendre,habiter,étudier,vivre,pratiquer:present>] Use *depuis* for what is still going on. → depuis $3 $4 $5 $6
phrase.samedi-nuit [samedi|vendredi|dimanche|jeudi|hier nuit !blanche] *Nuit* is when you sleep. For the evening, use *soir*. → $1 soir
phrase.passer-temps [<passer> temps] After *passer*, *temps* needs the partitive article. → $1 du temps
phrase.prendre-mon-chien-pour [<prendre> mon|le|notre|les|ma|mes chien|chiens|chienne pour une|des promenade|promenades|marche|balade] To take an animal for a walk is *promener*, not *prendre*. → $1<promener> $2 $3
phrase.le-jour-commencer-a [le jour <commencer,finir,terminer> à {num}] For the whole day, from start to finish, use *journée*. → la journée $3 à $5
phrase.mille-et-number [mille et {num}] After *mille*, the next number follows without *et*. → mille $3
phrase.travail-de-maison [travail de maison] “Homework” is a plural noun in French: *devoirs*. → devoirs
phrase.shopping-centre [shopping centre] This is English. In French, the noun *centre* comes first. → centre commercial
phrase.je-etre-un-vegetarien [je|il|elle <être> un|une végétarien|végétarienne $|et|mais|parce|car] After *être*, words like *végétarien* take no article. → $1 $2 $4
phrase.taste [<goûter> bon|bien|mauvais|délicieux] “To taste good” is *avoir bon goût* or *être bon*.
phrase.how-long-takes [heures|heure|minutes long|longue|longs|longues] To say how long something takes, use *durer*: *le vol dure trois heures*.
phrase.distance [minutes|kilomètres|km|miles loin] For distance, say *à dix minutes de la plage*.
preposition.games-a [<jouer> xbox|playstation|fortnite|minecraft|fifa|roblox] Use *jouer à* with games: *jouer à Fortnite*.
preposition.parler-de [<parler> avec? lui|elle|eux|moi|nous? sur tout|mes|nos|ses|des !{noun:technology,media,friends}] “To talk about” is *parler de*.
agreement.superlative-agreement [un|mon|ce plus|moins {adj} {f}&{one}]
[une|ma|cette plus|moins {adj} {m}&{one}]
phrase.hunger-avoir [qui <être:present,imperfect> faim|soif|peur|sommeil] Hunger, thirst, fear and feeling hot or cold take *avoir*, not *être*. → $1 $2<avoir> $3
[gens|personnes|enfants qui sont|étaient froid|chaud] → $1 $2 $3<avoir> $4
`;
