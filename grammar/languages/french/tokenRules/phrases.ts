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
phrase.bien-samuser [<avoir> + du? amusant|amusement|fun|drôle] “To have fun” is *bien s'amuser*.
[<avoir,passer> un|du|le bon|bonne temps]
adjective.adverb-with-verb [<nager,courir,pédaler,travailler,jouer,écrire,lire,marcher,parler,conduire,manger,rouler,apprendre,passer> + rapide|lent|rapides|facile !{noun}] With a verb, use an adverb: *vite*, *lentement*, *facilement*.
phrase.good-at-doing [je suis + bon|bonne|mauvais|mauvaise à !manger <*:infinitive>] “I'm good at” with a verb is *bien*: *je joue bien*.
second-verb.c-est-important-a [c' est|était|serait + important|nécessaire|possible|interdit|dangereux|mieux à <*:infinitive>] → $1 $2 $4 de $6
phrase.tres-beaucoup [très|trop|si beaucoup] Use just one of these words.
false-friend.confortable [je|me|m' <être,sentir> + confortable|inconfortable] *Confortable* is for furniture; a person is *à l'aise*.
false-friend.confident [<être,devenir> + confident|confidente|confidents] “Confident” is *sûr(e) de soi*.
reflexive.se-sentir [je|tu|il|elle|on|nous|ils <sentir:present,imperfect,conditional,future> + mieux|mal|bien|perdu|perdue|{late} !{noun}] For how somebody feels, use *se sentir*: *je me sens bien*.
false-friend.location [bonne|belle|mauvaise|super location] *Location* means hiring; a location is *un endroit*.
phrase.meals-prendre [<avoir> le|mon|un petit? petit-déjeuner|déjeuner|dîner à|avec|dans] Use *prendre* with meals.
false-friend.journee [<voyager> en {any} et la journée <avoir>? <durer>] *Journée* means day; a journey is *un voyage*.
preposition.soupe-d-oignon [soupe d'|de|des|à oignon|oignons] → soupe à l'oignon
false-friend.librairie [<étudier,réviser,emprunter,lire> ... librairie] *Librairie* is a bookshop; a library is *une bibliothèque*.
[librairie ... emprunter|étudier|travailler|réviser|calme|gratuitement]
second-verb.savoir-comment-infinitive [<savoir> pas? comment !faire|dire|expliquer|répondre|réagir <*:infinitive>] → $1 $2 $5
phrase.manquer [~il|me|te|lui|nous|vous|leur <manquer:present,imperfect,future> + le|la|l'|les|mon|ma|mes|notre|son|sa|ses|leurs {adj}? !fête|gare {noun:family,friends,animals,home,town,nature,food}|soleil]
[<avoir> <manquer:participle> mon|ma|mes {noun:family,friends,animals}]
[je|j'|nous|on <manquer> + lui|elle|eux|elles|toi|vous]
second-verb.apprendre-comment-infinitive [<apprendre> comment à|de? <*:infinitive>] → $1 à $4
phrase.sennuyer [~me|m' suis|étais + ennuyé|ennuyée] “I'm bored” is *je m'ennuie*.
false-friend.medecine [<prendre,donner,boire,acheter,oublier> de? la|une|ma|mon|les|du|des|sa|leur|cette|d'|de? médecine|médecines|médicine] Medicine that you take is *un médicament*.
phrase.look-after [<regarder,garder> après {det} {adj}? {num}? enfants|{noun:family,friends,animals,home}] “To look after” is *garder* or *s'occuper de*.
phrase.m-introduire [m'|t'|l'|nous|vous|me|te|les <avoir>? <introduire> !dans] → $1 $2 $3<présenter>
phrase.travailler-durement [<travailler> + durement] → $1 dur
phrase.turn-on-off [<tourner> la|les|le|l'|ma|mon lumière|lumières|télé|radio|musique|chauffage|ordinateur] “To turn on” is *allumer*; “to turn off” is *éteindre*.
phrase.prendre-un-examen [<prendre> un|une|des|mes|mon|les examen|examens|test|tests] → $1<passer> $2 $3
phrase.rendre-colere [<rendre> en? colère] → $1<mettre> en colère
phrase.user-article-technology [<user:present,imperfect> + {article} {noun:technology,media}|internet] → $1<utiliser> $2 $3 $4
phrase.qui-prendre-place [qui|{noun:festivals,sport,music,media,town,leisure} <prendre> place] → $1 $2<avoir> lieu
phrase.reserver-une-piece [<réserver,partager> une|ma|la|notre pièce] → $1 $2 chambre
phrase.technology-travailler [{noun:technology} ne|n'? <travailler:present,imperfect>] → $1 $2 $3<marcher>
phrase.prendre-une-marche [<prendre> une marche] → $1<faire> une promenade
phrase.quelques-gens [quelques gens] → certaines personnes
phrase.payer-attention [<payer> + attention] → $1<faire> attention
phrase.avoir-une-douche-puis [<avoir> une douche puis|chaque|tous|le|à|avant|et] → $1<prendre> $2 $3 $4
phrase.etre-l-air-adjective [<être> l' air {adj}|d'|de] → $1<avoir> l' air $4
phrase.plus-et-plus [plus et plus] → de plus en plus
phrase.entendre-bon [<entendre> bon|bonne !{noun}] → $1 bien
phrase.plus-bon [plus bon|bons !marché] → meilleur
phrase.le-prochain-jour [le prochain jour|matin] → le lendemain
phrase.jeunes-personnes [jeunes personnes] → jeunes
phrase.partir-ma-maison [<partir:present,imperfect,infinitive> ma|la|l'|mon maison|école|collège|bureau|travail] → $1<quitter> $2 $3
phrase.je-quitter [je|on|nous|il|elle|ils <quitter:present,imperfect> $|à|pour|vers|tôt|en|avec] → $1 $2<partir> $3
phrase.subject-laisser-la-maison [{subject}|<avoir> <laisser:present,imperfect,future,participle> la|l'|ma|notre|le maison|école|collège|appartement|travail à? $|{num}|vers|tôt|quand|pour|avant] → $1 $2<quitter> $3 $4
phrase.meme-comme [même|mêmes {noun}? comme] → $1 $2 que
phrase.plus-bonne [plus bonne|bonnes] → meilleure
phrase.plus-mieux [plus mieux|meilleur|meilleure|meilleurs|meilleures|pire|pires] → $2
phrase.aller-pour-un-promenade [<aller> pour|sur un|une|des promenade|balade|marche|pique-nique|randonnée|tour] → $1<faire> $3 $4
phrase.demander-une-question [<demander,faire> une|des|la|beaucoup|plusieurs de? question|questions] → $1<poser> $2 $3 $4
phrase.sens-d-orientation [sens d'|de orientation|humour] → sens de l' $3
phrase.venir-me-visiter [<venir,aller,vouloir,pouvoir> me|te|nous|vous visiter] → $1 $2 rendre visite
phrase.plus-bien [plus bien] → mieux
phrase.subject-present-meilleur-que [{subject}|{noun} !<être,sembler,devenir,rester,trouver,rendre,sentir> <*:present,imperfect> meilleur|meilleure que|qu'] → $1 $3 mieux $5
phrase.en-tard [en tard] → en retard
phrase.le-lundi-dernier [le lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche dernier|prochain] → $2 $3
phrase.deux-temps [deux|trois|quatre|cinq|dix|plusieurs|première|dernière|prochaine|chaque|cette temps !plein] → $1 fois
phrase.noun-me-visiter [{noun}|ils|elles|il|elle|on|qui me|m'|te|t'|nous <avoir>? <visiter>] → $1 $2 $3 $4<rendre> visite
phrase.visiter-mon-family [~<rendre> <visiter> mon|ma|mes|notre|nos|son|sa|ses|leurs|un|une|des {adj}? {noun:family,friends}] → $2<rendre> visite à $3 $4 $5
phrase.dechet-de-temps [déchet|poubelle|gaspillage de|du|d' temps|argent] → perte de $3
phrase.bien-with-verb [<avoir:present> bon|mauvais <*:participle>] With a verb, use *bien* or *mieux*.
[<jouer,chanter,danser,parler,nager,travailler,dormir,cuisiner,expliquer,écrire,courir,manger,apprendre,comprendre,dessiner,payer> + bon|bonne|mauvais|meilleur|meilleure !{noun}]
phrase.toute-la-journee [tout le jour|soir|matin] “All day” is *toute la journée*.
phrase.avoir-hate [<regarder> en|dans avant|avance] “To look forward to” is *avoir hâte de*.
[<pouvoir> pas|plus attendre pour|de|d'|à|aux|les|mes]
phrase.beaucoup-with-verb [<avoir:present,imperfect,future,conditional> très <*:participle> !{noun}] With a verb, use *beaucoup* or *bien*, not *très*. → $1 beaucoup $3
[~oui|pas|non <*> très $|parce|car|et|mais|que|mon|ma|mes|la|le|les] → $2 beaucoup $4
[<être> beaucoup {adj=fatigué,content,grand,petit,gentil,cher,difficile,drôle}] → $1 très $3
phrase.mauvais-after-etre [<être> + mal pour] After *être*, use *mauvais*, not *mal*.
phrase.faire-une-decision [<faire> une|des|la|ma décision|décisions] → $1<prendre> $2 $3
false-friend.connaitre-fact [<connaître> + que|qu'|comment|pourquoi|où|<*:infinitive>] For a fact, or knowing how to do something, use *savoir*. → $1<savoir> $2 $3
false-friend.marcher-mon-animals [<marcher> mon|le|notre|les|ma|son|leur {noun:animals}] → $1<promener> $2 $3
preposition.croire-dans [<croire> dans] → $1 à
preposition.inquiet-sur [inquiet|inquiète|<inquiéter> sur] → $1 pour
false-friend.organiser-une-partie [<organiser,préparer,aller,faire,avoir> à? une grande|petite|super|belle? partie !de|d'|du|des] → $1 $2 $3 $4 fête
phrase.last-next [~en|la|le|mon|un|ce|du|au|de|leur|semaine|week-end|weekend|été|année|mois|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fois|vacances dernier|dernière|prochain|prochaine lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mois|an|année|semaine|week-end|été|hiver|noël] *Dernier* and *prochain* go after these nouns: *samedi dernier*.
false-friend.journey [journée en avion|train|bus|car|voiture|bateau|ferry] A journey is *un voyage* or *un trajet*.
[journée <être> + rapide]
false-friend.attendre [<attendre:present,imperfect,infinitive> un|une|l'|le|mon|notre {adj}? école|collège|lycée|université !avec] *Attendre* means to wait; to go to a school is *aller à*.
agreement.million-noun [million|millions|milliard|milliards|centaine|centaines|dizaine|douzaine|milliers {noun}] → $1 de $2
auxiliary.je-suis-ne [j' étais né|née en|à|le|dans|au] “I was born” is *je suis né(e)*. → je suis $3 $4
phrase.last-next [~pour|pendant|durant|est|de|dans|à|c'est|était le|la|l'|les prochain|prochaine|dernier|dernière an|année|semaine|mois|été|hiver|printemps|automne|noël !de|d'|du|des|où|que|qu'|avant|scolaire] → $2 $4 $3
false-friend.monnaie [<gagner,dépenser,économiser> ... monnaie] *Monnaie* is change; money is *l'argent*.
false-friend.sauver [<sauver> ... argent|livres|euros|énergie|électricité|temps] *Sauver* means to rescue; to save money is *économiser*.
false-friend.facilites [beaucoup|des|plusieurs|trop|peu|les|de|bonnes|meilleures|nouvelles de|d'|bonnes|meilleures|nouvelles? facilités !à|en|de] Facilities are *équipements*.
false-friend.savoir-people [<savoir> + {name}|paris|londres|lyon|nice|marseille !<*>] For people and places, use *connaître*.
[je le|la|les sais depuis]
[~tu|vous <savoir> tous|bien|personne? beaucoup|peu|plein? d'|de|{det}|personne {num}? {adj}? gens|personnes|élèves|voisins|quartier|{noun:family,friends,town} !{clitic} !<*>]
preposition.countryside [<vivre,habiter,aller,être,rester> ... dans la campagne $|parce|et|avec|mais|pour|depuis] “In the country” is *à la campagne*.
false-friend.chips [poisson|steak|burger|poulet ... chips] *Chips* are crisps; chips are *frites*.
phrase.depenser-time [<dépenser> mon|ma|mes|le|la|les|tout|toute|toutes|du|beaucoup|trop|une|un|de la|les|mes|de? temps|vacances|week-end|weekend|journée] You *passez* time; you only *dépensez* money.
phrase.missing-heures [à|il {any}? {num} et demie|demi|quart] The word *heures* is missing.
phrase.pendant-que [pendant j'|je|nous|on|il|elle|ils] “While” is *pendant que*.
phrase.sleep-in [<dormir> dans $|jusqu'|tard] “To have a lie-in” is *faire la grasse matinée*.
phrase.do-well [<faire> bien|mal dans|en mes|mon|les|l'|{noun:school}] “To do well” is *réussir*.
adjective.good-at [<être> + bien en|à|aux maths|français|anglais|sciences|histoire|géographie|dessin|sport|langues] “Good at” a subject is *bon(ne) en*.
phrase.preferer-no-plus [<préférer> {det} {noun} {adj}? plus que] *Préférer* already means “like more”, so leave out *plus*. → $1 $2 $3 $4 à
[<préférer> plus|mieux le|la|l'|les|{num}|<*:infinitive>] → $1 $3
phrase.rendre-adjective [<faire> les|la|mon|ma|mes|le cours|vie|école|gens|voyage|journée|ville|travail|leçons|élèves|monde + {adj=intéressant,amusant,facile,difficile,heureux,ennuyeux,agréable,content,triste}] “To make” somebody happy or sad is *rendre*. → $1<rendre> $2 $3 $5
phrase.each-other [chaque autre !{noun}] “Each other” is *se*: *nous nous parlons*.
false-friend.avoir-lair [il|elle|ils|elles <regarder:present,imperfect> + heureux|heureuse|triste|tristes|contents?|content|contente|fatigué|fatiguée|fatigués|jeune|jeunes|vieux|stressé|malade $|et|mais|parce|car|dans|sur|avec] “To look” happy or tired is *avoir l'air*. → $1 $2<avoir> l'air $4
[ça|il|elle|ils|elles|c' <sembler,regarder> comme un|une|des|mon|ma {noun}]
[il|elle <regarder> comme moi|lui|elle $]
false-friend.cold [<avoir,attraper> un|le froid $|et|mais|parce] A cold is *un rhume*.
phrase.good-time [<être:imperfect> un bon|super temps !pour|de] “To have a good time” is *bien s'amuser*.
agreement.superlative-agreement [la plus|moins {adj} {m}&{one}] The article and the adjective both agree with the noun.
[le plus|moins {adj} {f}&{one}]
phrase.utiliser-pour [l'|les <utiliser> à <*:infinitive>] To say what for, use *pour* and the infinitive. → $1 $2 pour $4
[<utiliser> mon|ma|le|la|l' {noun:technology} à !laver|calculer|coudre <*:infinitive>] → $1 $2 $3 pour $6
phrase.used-to [<utiliser:imperfect> à|de? <*:infinitive>] For “used to”, use the imperfect: *je jouais*.
phrase.c-est-depend [c' est dépend|dépends] → ça dépend
phrase.weather-il-fait [il fait {any}? {any}? {noun}? et|mais il est très? chaud|froid|frais|beau !et|comme|pour|avec] The weather stays with *il fait*: *il fait chaud*.
phrase.avoir-mal-a [<avoir> le mal de|à tête|ventre|gorge|dents|dos] For pain, use *avoir mal à*: *j'ai mal à la tête*.
preposition.pendant-to-depuis [^ pendant {num} ans|mois j'|je|nous|on|il|elle <apprendre,habiter,étudier,vivre,pratiquer:present>] Use *depuis* for what is still going on. → depuis $3 $4 $5 $6
phrase.samedi-nuit [samedi|vendredi|dimanche|jeudi|hier nuit !blanche] → $1 soir
phrase.passer-temps [<passer> temps] → $1 du temps
phrase.prendre-mon-chien-pour [<prendre> mon|le|notre|les|ma|mes chien|chiens|chienne pour une|des promenade|promenades|marche|balade] → $1<promener> $2 $3
phrase.le-jour-commencer-a [le jour <commencer,finir,terminer> à {num}] → la journée $3 à $5
phrase.mille-et-number [mille et {num}] → mille $3
phrase.travail-de-maison [travail de maison] → devoirs
phrase.shopping-centre [shopping centre] → centre commercial
phrase.je-etre-un-vegetarien [je|il|elle <être> un|une végétarien|végétarienne $|et|mais|parce|car] → $1 $2 $4
phrase.taste [<goûter> bon|bien|mauvais|délicieux] “To taste good” is *avoir bon goût* or *être bon*.
phrase.how-long-takes [heures|heure|minutes long|longue|longs|longues] To say how long something takes, use *durer*: *le vol dure trois heures*.
phrase.distance [minutes|kilomètres|km|miles loin] For distance, say *à dix minutes de la plage*.
preposition.games-a [<jouer> xbox|playstation|fortnite|minecraft|fifa|roblox] Use *jouer à* with games: *jouer à Fortnite*.
preposition.parler-de [<parler> avec? lui|elle|eux|moi|nous? sur tout|mes|nos|ses|des !{noun:technology,media,friends}] “To talk about” is *parler de*.
agreement.superlative-agreement [un|mon|ce plus|moins {adj} {f}&{one}]
[une|ma|cette plus|moins {adj} {m}&{one}]
phrase.hunger-avoir [qui <être:present,imperfect> faim|soif|peur|sommeil] Use *avoir* here, not *être*. → $1 $2<avoir> $3
[gens|personnes|enfants qui sont|étaient froid|chaud] → $1 $2 $3<avoir> $4
`;
