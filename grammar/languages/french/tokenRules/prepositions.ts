const sports =
  "foot|football|tennis|rugby|basket|basketball|basket-ball|hockey|golf|badminton|handball|ping-pong|cricket|volley|volleyball|netball|squash|baseball|bowling|billard|baby-foot";
const instruments =
  "piano|violon|saxophone|saxo|violoncelle|trombone|ukulélé|clavier|guitare|batterie|flûte|trompette|clarinette|basse|harpe";
const days =
  "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|weekend|lundis|mardis|samedis|dimanches|weekends|week-ends";
const months = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";
const towns =
  "londres|new|paris|manchester|birmingham|leeds|liverpool|bristol|york|newcastle|sheffield|édimbourg|edimbourg|cardiff|glasgow|barcelone|madrid|rome|berlin|bruxelles|nice|lyon|marseille|toulouse|bordeaux|dublin|oxford|cambridge|brighton|nottingham|leicester";
const feminine = "{land}&{f}";
const masculine = "{land}&{m}&{one}";
const subjects =
  "maths|français|anglais|sciences|histoire|géographie|géo|dessin|musique|physique|chimie|biologie|informatique|espagnol|allemand|eps|sport";
/** Adjectives with a "de" of their own: "plus proche de la mer" compares no sea. */
const linked =
  "{adj=fier,content,différent,conscient,amoureux,jaloux,plein,responsable,sûr,capable,loin,proche}";
const activitiesM =
  "vélo|ski|judo|karaté|yoga|athlétisme|sport|patinage|surf|skate|jogging|cyclisme|camping|shopping|kayak|cheval|fitness";
const activitiesF = "natation|danse|gymnastique|gym|voile|randonnée|boxe|musculation|plongée|planche";

/** Prepositions: what games, instruments, places, days and certain verbs ask for. */
export const placeTurns = `
preposition.avoir-besoin-un [<avoir> besoin un|une|mon|ma|le|la|l'|les|{thing}] *Avoir besoin* takes *de*. → $1 besoin de $3
preposition.demander-a [<demander> mon|ma|mes|le|la {noun:family,friends,school}] *Demander* takes *à* before a person. → $1 à $2 $3
preposition.towns-a [en|au|aux ${towns}] Use *à* with towns: *à Paris*. → à $2
[<aller,habiter,étudier,vivre,travailler,naître,rester> {any} ... dans ${towns}]
[<aller,voyager,étudier,vivre,travailler> dans? ${towns}] → $1 à $3
[<habiter> dans ${towns}] → $1 à $3
preposition.countries-en [<aller,voyager,habiter,être,rester,partir,conduire,voler,déménager,retourner,arriver,étudier,vivre,travailler> à la|l' ${feminine}] Use *en* with feminine countries: *en France*. → $1 en $4
[à|au|aux|dans ${feminine}] → en $2
[<passer> ... à la|l' ${feminine}]
preposition.dans-building [<passer,rester,dormir,loger,habiter> ... à un|une {adj}? {noun:home,travel,town}] Use *dans* for inside a place: *dans un hôtel*.
preposition.dans-future-time [( en {num} ans ) , je|j'|on|nous <habiter,être,vivre,travailler,avoir,vouloir,aimer:future,conditional> !<*:participle>] Use *dans* for a time from now: *dans deux ans*. → dans $3 $4
preposition.participer-a [<participer> dans|en] *Participer* takes *à*.
preposition.jouer-de-instruments [<jouer> à la|le|l' ${instruments}] With instruments, use *jouer de*: *jouer du piano*.
[<jouer> de? ${instruments}]
[<jouer> le|la|l'|les|un|une|à|au|avec|sur ${instruments}]
preposition.ecouter-article [<écouter> {thing:music}] *Écouter* needs the article here: *écouter de la musique*.
preposition.interesse-par [<intéresser:participle> à|dans|en|sur|pour] Say *intéressé par*, or use *s'intéresser à*.
preposition.chez-person [<aller,être,rester> au|à la|l'? médecin|docteur|dentiste|coiffeur|doctoresse] Use *chez* for somebody's place: *chez le médecin*.
preposition.clock-a [<commencer,finir,terminer:present,imperfect> {num} heures] Use *à* with clock times. → $1 à $2 heures
preposition.place-preposition [<entrer:participle,infinitive,imperfect>|<arriver,retourner,rentrer> la|l'|le|ma|mon|un|une !première|dernière {noun:town,school}|maison|gare] A preposition is missing before the place: *à la*, *dans la*.
preposition.aider-a-mon-family [<aider> à mon|ma|mes|notre {noun:family,friends}] *Aider* takes a direct object, without *à*. → $1 $3 $4
preposition.aller-maison [<aller,retourner,rentrer,rester,arriver,venir,revenir> maison] *Aller* needs a preposition and an article before *maison*. → $1 à la maison
preposition.aller-a-mon-family [<aller,rentrer,retourner,dormir,rester,loger,habiter,vivre,manger,dîner,déjeuner,séjourner> + à mon|ma|mes|notre|nos|son|sa|ses|leur|leurs|un|une {noun:family,friends}] For somebody's home, use *chez*, not *à*. → $1 chez $4 $5
preposition.prof-du [prof|professeur|cours|leçon du|des ${subjects}] After *prof* or *cours*, use *de* alone before the school subject. → $1 de $3
preposition.penser-de-mon [<penser> de mon|ma|mes] “To think about” something is *penser à*. → $1 à $3
preposition.faire [~pas|jamais|plus <faire> la|le|de? ${activitiesF}] *Faire* takes *de* and the article before a sport or activity. → $2 de la $4
preposition.faire-equitation [<faire> la|l'|de? équitation|escalade|escrime] *Faire* takes *de* and the article before a sport or activity. → $1 de l' $3
preposition.chercher-pour-determiner-word [<chercher,attendre> pour {det} {any}] *Chercher* already means “to look for”, so leave out *pour*. → $1 $3 $4
preposition.lever-number-heures [<lever,coucher,réveiller> en|dans|sur? {num} heures !plus|avant|après] Use *à* with clock times. → $1 à $3 heures
preposition.aller [<aller,voyager,habiter,rester,partir> ${feminine}] *Aller* needs a preposition before a place. → $1 en $2
preposition.donner-un-noun-mon [<donner,offrir,acheter,envoyer,montrer> un|une|des|le|la|les {noun} mon|ma|mes|notre {noun:family,friends} !<*>] Put *à* before the person you give something to. → $1 $2 $3 à $4 $5
preposition.hate-pour [hâte pour|à|aux|au] *Hâte* takes *de*. → hâte de
preposition.sur-mon-anniversaire [sur mon|son|notre anniversaire] With *anniversaire*, use *pour*, not *sur*. → pour $2 $3
preposition.repondre-la-question [<répondre> la|les|le|ma|mes|une|des question|questions|messages|message|téléphone|mail|mails|email|emails] *Répondre* takes *à*. → $1 à $2 $3
preposition.sur [sur|en|dans le|les? ${days}] Days of the week take no preposition. → $2 $3
preposition.en-un-home [en un|une {noun:home,town,travel,nature,school}] Before *un* or *une*, “in” is *dans*, not *en*. → dans $2 $3
preposition.demander-pour-un [<demander:present,imperfect,participle,infinitive> pour un|une|des|du|de|plus|mon|l'|la|le] *Demander* already means “to ask for”, so leave out *pour*. → $1 $3
preposition.en-etats-unis [en|à|au|dans les? États-Unis|états-unis|pays-bas] *États-Unis* is plural: use *à* with *les*, and the two contract. → aux $3
preposition.rever-infinitive [<rêver> <*:infinitive>] *Rêver* takes *de* before the infinitive. → $1 de $2
preposition.faire-2 [~pas|jamais|plus <faire> le|de? ${activitiesM}] *Faire* takes *de* and the article before a sport or activity. → $2 du $4
preposition.en [en|à|dans ${masculine}] A masculine country takes *à* with its article, and the two contract. → au $2
preposition.interesser-dans [<intéresser:present,imperfect,infinitive> dans|en|sur|pour] *S'intéresser* takes *à*. → $1 à
preposition.jouer-le [<jouer> + le|la|l'|les|du|de|en|dans|un|avec|à la? ${sports}] Before a sport or game, *jouer* takes *à* and the article. → $1 $2 au $5
preposition.jouer-jeux [<jouer> les|des|de|d'? jeux|cartes|échecs|dames] Before a sport or game, *jouer* takes *à* and the article. → $1 aux $3
preposition.sur-avion [sur avion|train|bus|bateau|voiture|vélo|ferry] To say how you travel, use *en*, not *sur*. → en $2
preposition.parler-mon-family [<parler> mon|ma|mes {noun:family,friends}] *Parler* needs *à* or *avec* before a person. → $1 avec $2 $3
preposition.sur-le-bus [sur le|la|l' bus|train|avion|métro|autobus] You travel inside a bus or a train: *sur* would mean “on top of”. → dans $2 $3
preposition.rendre-visite-mon-noun [<rendre> visite mon|ma|mes|notre|nos|le|la {noun}] *Rendre visite* takes *à* before the person. → $1 visite à $3 $4
preposition.a-maison [à|sur|dans|en maison] After *à*, *maison* needs its article. → à la maison
preposition.visiter-a-un-town [<visiter> à|au|dans un|une|le|la|l'|des {noun:town,travel,nature}] *Visiter* takes a direct object, without *à*. → $1 $3 $4
preposition.regarder-a-la-media [<regarder> à la|le|un|une|des|mon|les !télé|télévision {noun:media,technology,sport,nature,animals}] *Regarder* already means “to look at”, so leave out *à*. → $1 $3 $5
preposition.ecouter-a-la [<écouter> à la|l'] *Écouter* already means “to listen to”, so leave out *à*. → $1 $3
preposition.dans-les-vacances [dans les vacances] For “during”, use *pendant*, not *dans*. → pendant les vacances
preposition.sur-vacances [sur|à|dans vacances !de|d'] “On” holiday is *en*, not *sur*. → en vacances
preposition.dans-contact [dans contact] Before *contact*, “in” is *en*. → en contact
preposition.dans-la-plage [dans la plage] With *plage*, use *à* or *sur*, not *dans*. → à la plage
preposition.etre-dans-l-universite [<être,aller,étudier> dans l' université] With *université*, use *à*, not *dans*. → $1 à l'université
preposition.echouer-mon-noun [<échouer> mon|ma|mes|le|la|l'|les|un|une {noun}] “To fail” an exam is *échouer à*. → $1 à $2 $3
preposition.au-milieu-la-word [au|à|en milieu|bord|lieu|dehors|cause la|le|l'|les|mon|ma|mes !{noun:family,friends} {any}] “In the middle of” is *au milieu de*. → $1 $2 de $3 $5
[au|à lieu|cause un|une {any}] → $1 $2 de $3 $4
preposition.au-lieu-infinitive [au lieu <*:infinitive>] *Au lieu* needs *de* before the infinitive. → au lieu de $3
preposition.mettre-sur-mon-shopping [~le|la|les|l'|que <mettre> sur mon|ma|mes|un|une|des {noun:shopping}] *Mettre* already means “to put on”, so leave out *sur*. → $2 $4 $5
preposition.ecrire-a-un-email [<écrire,envoyer> à un|une|des email|mail|message|lettre|messages|lettres] What you write is a direct object: leave out *à*. → $1 $3 $4
preposition.faire-le-foot [<faire> le|de foot|rugby|tennis|basket|hockey|badminton] Before a sport, *faire* takes *de* and the article. → $1 du $3
preposition.marcher-a-ecole [~ça|tout|qui|bien <marcher:present,imperfect,infinitive> à|au la|l'|mon? école|collège|lycée|gare|boulot|travail] To walk to a place is *aller* with *à pied*. → $2<aller> $3 $4 $5 à pied
preposition.partager-mon-noun-a [<partager> mon|ma|mes|le|la|les {noun} à mon|ma|mes {noun:family,friends}] With *partager*, use *avec* before the person. → $1 $2 $3 avec $5 $6
preposition.etre-number-minutes-de [<être,habiter,vivre:present,imperfect> {num}|quelques minutes|kilomètres|km|mètres|miles de|d'|du la|l'|mon|ma|notre|collège|centre|{name}|${towns}] To say how far away something is, put *à* before the number of minutes. → $1 à $2 $3 $4 $5
preposition.proche-a-mon-family [proche|proches à|avec mon|ma|mes {noun:family,friends}] *Proche* takes *de*, not *à*. → $1 de $3 $4
preposition.proche-a-la-plage [proche|proches à la|l' plage|mer|gare|ville|montagne|école] *Proche* takes *de*, not *à*. → $1 de $3 $4
preposition.entendre-bien-a-mon [<entendre> + bien|mal|mieux à|de mon|ma|mes|ses {noun:family,friends}] “To get on” with somebody is *s'entendre avec*. → $1 $3 avec $5 $6
preposition.vivre-a-moi [<vivre,habiter,dormir,rester> à moi|toi|lui|nous|eux] For somebody's home, use *chez*, not *à*. → $1 chez $3
preposition.gentil-a-moi [gentil|gentille|gentils|gentilles|méchant|méchante|méchants|strict|stricte|stricts|sévère|sévères|sympa|sympas à|sur|vers moi|toi|lui|elle|nous|eux] “Kind to” somebody is *gentil(le) avec*. → $1 avec $3
preposition.rencontrer-avec-mon-family [<rencontrer:present,imperfect,infinitive> avec mon|ma|mes|un|une|des {noun:family,friends}] *Rencontrer* takes a direct object, without *avec*. → $1 $3 $4
preposition.parler-sur-le-telephone [<parler,discuter> sur le téléphone] “On” the phone is *à* with the article, and the two contract. → $1 au téléphone
preposition.ressembler-comme-mon-noun [<ressembler> comme mon|ma|mes|un|une {noun}] *Ressembler* takes *à*, not *comme*. → $1 à $3 $4
preposition.payer-pour-mon-travel [<payer> pour mon|ma|mes|notre|le|la|les|un|une {thing:travel,shopping,technology,food,home,media,music,sport}] *Payer* already means “to pay for”, so leave out *pour*. → $1 $3 $4
preposition.telephoner-le-family [~te|vous|t'|le|du|au|un|mon|ton|son <téléphoner,répondre,obéir,ressembler,plaire> le|la|les|l'|mon|ma|mes|son|sa|ses {noun:family,friends,school}] This verb takes *à* before a person. → $2 à $3 $4
preposition.bon-a [bon|bonne|bons|bonnes|fort|forte|forts|nul|nulle|mauvais|mauvaise|faible|excellent|excellente à|dans|aux|au|avec|de le|la|les|l'? ${subjects}] With a school subject, “good at” and “bad at” take *en*, with no article. → $1 en $4
preposition.chose-faire [chose|choses pour? <faire,voir,visiter,manger,boire,dire,lire,regarder,acheter,apprendre:infinitive>] After *choses*, put *à* before the infinitive. → $1 à $3
preposition.y-avoir-rien-pour [y <avoir> rien|beaucoup|plein|grand-chose pour <faire,voir,visiter:infinitive>] After *rien* or *beaucoup*, use *à*, not *pour*, before the infinitive. → $1 $2 $3 à $5
preposition.dans-la-pause [dans la pause|récréation|récré] For “during”, use *pendant*, not *dans*. → pendant la $3
preposition.dans-le [dans le ${masculine}] A masculine country takes *à* with *le*, and the two contract. → au $3
preposition.magasin-des-shopping [magasin|magasins|boutique|marchand|agence des {noun:shopping,food,sport,music,media,travel}] After a word for a shop, use *de* alone for what it sells. → $1 de $3
preposition.dans-ete [dans|à l'? été|hiver|automne !de|d'|qui|{num}] With *été*, *automne* and *hiver*, use *en*. → en $3
preposition.sur-la-tele [~reportage|documentaire|livre|article|débat|exposé sur|dans|en la télé|télévision|radio] “On” TV or the radio takes *à*. → à la $4
preposition.plus-adjective-comme [plus|moins|aussi {adj} comme] In comparisons, “than” is *que*, not *comme*. → $1 $2 que
preposition.pour-l-age-de [pour l' âge de] For what is still going on, “since” is *depuis*, not *pour*. → depuis l' âge de
preposition.dans-year [dans|à|sur {year}] With a year, use *en*, not *dans*. → en $2
preposition.en-le-noun [en le|les|l' !matin|soir|après-midi|États-Unis|états-unis|${months} !air|an|honneur|absence|occurrence|espace|état !<*:gerund> {noun}] Before *le*, “in” is *dans*, not *en*. → dans $2 $6
preposition.en-mon-word [en mon|ma|mes|notre|nos !avis|opinion|honneur {any}] *En* doesn't go here before *mon*, *ma* or *mes*. → dans $2 $4
preposition.en-printemps [en printemps] *Printemps* takes *à* with *le*, contracted. The other seasons take *en*. → au printemps
preposition.en-pied [en|par|avec|sur pied|pieds] “On foot” takes *à*. → à pied
preposition.sur-number-heures [sur {num} heures !de] Use *à* with clock times. → à $2 heures
preposition.en-le [en le|la ${months}] With a month, use *en* without an article. → en $3
preposition.fois-un-semaine [fois un|une semaine|jour|mois|an|année] For how often, “a week” takes *par*. → $1 par $3
preposition.number-noun-un-semaine [{num} {noun} un|une semaine|jour|mois|heure $|et|mais|parce|pour|avec] For how often, “a week” takes *par*. → $1 $2 par $4
preposition.le-jour-quand [le|au|un|ce|cette|l' jour|moment|année quand] After *le jour* or *le moment*, “when” is *où*, not *quand*. → $1 $2 où
preposition.sur-number [~chose|choses|exposé|film|livre|documentaire|article|texte|question|cours|rien|tout|beaucoup|plus|<parler,écrire,apprendre,savoir,lire> sur|en|à le? {num} ${months}] Dates take *le*, without a preposition. → le $4 $5
preposition.a-mon-opinion [à|en|dans|pour mon|ma opinion|idée|vue] “In my opinion” is said with *avis*, after *à*. → à mon avis
preposition.marre-avec [marre avec|pour|à] *En avoir marre* takes *de*. → marre de
preposition.fois-dans-semaine [fois dans|à|pour|en un|une? semaine|jour|mois|an|année] For how often, “a week” takes *par*. → $1 par $4
preposition.allergique-de [allergique|allergiques|accro|accros de|d'|avec|pour|sur] *Allergique* and *accro* take *à*. → $1 à
preposition.par-le-pied [par|avec|sur le|la|mes|mon pied|pieds] “On foot” takes *à*, with no article. → à pied
preposition.plus-que-number [plus|moins que {num}|mille] Before a number, “more than” is *plus de*. → $1 de $3
preposition.livres-pour-heure [livres|euros pour|dans un|une? heure|jour|semaine|mois] For a rate of pay, use *par*. → $1 par $4
preposition.jouer [<jouer> ${sports}] Before a sport or game, *jouer* takes *à* and the article. → $1 au $2
preposition.dependre-sur [<dépendre,plaindre> sur] This verb takes *de*, not *sur*. → $1 de
preposition.sur-premier-etage [sur|à|en|dans le? premier|deuxième|troisième|quatrième|cinquième étage] Floors take *à* with the article, and the two contract. → au $3 $4
preposition.number-ans-depuis [{num}|quelques ans|mois|semaines|jours depuis|passés|passées !qu'|que] For “ago”, put *il y a* before the length of time. → il y a $1 $2
preposition.number-ans-il-y [{num} ans|mois|semaines|jours il y a $|avec|j'|je|on|nous] *Il y a* (“ago”) goes before the length of time. → il y a $1 $2
preposition.number-de [{num} de ${months}] Dates take no *de* before the month. → $1 $3
preposition.sur-2 [~<aller,vivre,habiter,marcher> sur|à|dans|au ${months}] Months take *en*. → en $3
preposition.en-etranger [en|dans|au l'? étranger] “Abroad” takes *à* and the article, not *en*. → à l' étranger
preposition.pres-du-le [~de|d' près|loin|côté du le] *Du* already contains *le*, so leave out the second article. → $2 du
preposition.en-pays-de-galles [en|à|dans pays de galles] *Pays de Galles* is masculine: use *à* with *le*, and the two contract. → au pays de galles
preposition.plus-adjective-des-pl [~le|la|les plus|moins {adj} des {pl}] In comparisons, “than” is *que*, not *de*. → $2 $3 que les $5
preposition.a-bord-de-la [à bord de la mer] “By” the sea needs an article before *bord*, contracted with *à*. → au bord de la mer
preposition.a-bus [à bus|train|voiture|avion|métro|car] With a bus, car or train, use *en*, not *à*. → en $2
preposition.a-lit [à lit] After *à*, *lit* needs its article, and the two contract. → au lit
preposition.a-ma-maison [à|en ma|mon|notre maison|appartement] For somebody's home, use *chez*, not *à*. → chez moi
preposition.transport-en [<aller,venir,voyager,arriver,rentrer,partir> ... par|avec voiture|bus|vélo|moto|métro|avion|train] Use *en* with transport, but *à vélo* and *à pied*.
[par l'|la|le avion|voiture|bus|vélo|métro|bateau|ferry|train|car !de]
preposition.assister-a [<assister> !au|aux {det}|{num}|plusieurs {any}] You attend an event with *assister à*. To help somebody is *aider*.
preposition.pres-de [~de|du|d'|peu près|loin le|la|les|l'|mon|ma|mes|un|une|à|au|aux !nord|sud|fond|large {any}] Say *près de* and *loin de*.
preposition.article-after-a [à !tours|table|bord|gauche|droite|terre|vélo|pied|cheval|moto|place|bicyclette|voile|temps|poste|tour {thing:town,school}] The article is missing after *à*: *au*, *à la*, *à l'*.
preposition.superlative-de [le|la|les plus|meilleur|meilleure|meilleurs|meilleures !de|d' !<être> {any}? {adj}|{noun} dans le|la monde|ville|classe|pays|famille|groupe|école|équipe] After a superlative, use *de*: *du monde*, not *dans le monde*.
phrase.depuis-j-etre-toute [~et|mais|puis|car depuis j'|je|on|nous|il|elle|ils|elles <être,avoir> toute|tout|très|{num}|petit|petite|petits|jeune|jeunes|né|née|enfant|commencé] Before a subject and a verb, “since” is *depuis que*. → depuis que $3 $4<:present> $5
phrase.number [~en ${months} le? {num} $] In a date, the number comes before the month. → le $4 $2
phrase.preferer-determiner-noun-que [<préférer> {det} {noun} {adj}|{prep}? {noun}|{adj}? que le|la|l'|les|mon|ma|mes {noun} $|parce|car|et|mais|de|d'|du|à|au|pour|en|quand] *Préférer* takes *à*, not *que*, before the second thing. → $1 $2 $3 $4 $5 à $7 $8
phrase.il-est-number [il est !neuf {num} $|et] To tell the time, add *heure(s)* after the number. → il est $4 heures
phrase.heures-moins-quart [heures|heure moins quart] After *moins*, *quart* needs the article *le*. → $1 moins le quart
phrase.heures-et-cinq [heures et cinq|dix|quinze|vingt|trente|quarante !{noun}] After *heures*, minutes take no *et*: only *quart* and *demie* do. → $1 $3
phrase.a-deux [~{noun}|<partir> à|vers deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze $|et|puis|mais|parce|tous|chaque|trente|quinze|vingt|dix|quarante-cinq|pour|quand !demie|demi|quart|un|une] To give a time, add *heure(s)* after the number. → $2 $3 heures $4
phrase.jouer-de-la [<jouer> de|à la|l' ${activitiesF}|équitation] *Jouer* is for games and instruments. With other activities, use *faire*. → $1<faire> de $3 $4
phrase.etre-le-plus-adjective [<être> le|la|les plus|moins {adj} que moi|toi|lui|elle|eux|mon|ma|mes|les] The comparative with *que* takes no article before *plus*. → $1 $3 $4 $5 $6
phrase.activities-faire [<aller> à|au? !vélo|cheval ${activitiesF}|${activitiesM}|équitation|courses|achats|pêche !park|parc] Use *faire de* with activities: *faire de la natation*.
preposition.a-cote-de [à côté le|la|les|l'|mon|ma|mes|un|une|à {any}] “Next to” is *à côté de*, with *de*.
preposition.depenser-en [<dépenser> ... sur] Use *en* or *pour* for what you spend money on: *en vêtements*.
preposition.pendant-duration [<jouer,habiter,étudier,travailler,rester,faire,dormir,nager,regarder,apprendre,attendre,voyager,visiter,parler,danser,courir,marcher,aider:participle> ... pour {num}|un|une|tout|toute l'|la|le? été|hiver|nuit|journée|soirée|an|ans|mois|semaine|semaines|jour|jours|heure|heures|minutes] Use *pendant* for how long something lasted.
preposition.pendant-lasts [<dormir,jouer,travailler,étudier,regarder,lire,nager,marcher,courir,parler,réviser:present,imperfect,infinitive> ... pour presque|environ? {num}|une|quelques heures|heure|minutes $|et|chaque|tous|avec|avant] Use *pendant* for how long something lasts.
preposition.visiter-people [<visiter:participle,infinitive> à mon|ma|mes|notre {noun:family,friends}] Use *visiter* for places, and *rendre visite à* for people.
agreement.superlative-article [<être:present,imperfect> plus {adj} {thing} du|de|des|d'|que] The superlative needs its article: *le plus*, *la plus*.
[<être:present,imperfect> meilleur|meilleure|pire {thing}|film|livre|cours]
tense.depuis-present [~n' <avoir:present> <habiter,étudier,apprendre,jouer,travailler,vivre,connaître,être,avoir,collectionner,pratiquer,danser,chanter,nager:participle> !{num} ... depuis] With *depuis*, use the present tense for what is still going on.
preposition.depuis-duration [<habiter,jouer,apprendre,étudier,travailler,connaître,faire,avoir,être,danser,nager:present> !<jouer,habiter,étudier,travailler,rester,faire,dormir,nager,regarder,apprendre,attendre,voyager,visiter,parler,danser,courir,marcher,aider,aller,partir,venir,arriver:participle> ... pour presque|environ? {num}|un? longtemps|ans|an|années|mois|saisons|semaines] Use *depuis* and the present tense for what is still going on.
preposition.en-face-de [en face|haut|bas le|la|les|l'|mon|ma|mes|un|une {any}] Say *en face de*, with *de*.
preposition.verbs-with-de [<souvenir,profiter,moquer,méfier> !des|tout {article}|moi|toi|lui|elle|elles|eux] This verb takes *de* before its object.
[je|il|elle|on|qui|dois|nous me|m'|s'|nous <occuper> !des|tout {article} !<*>]
[envie|besoin|peur à|pour <*:infinitive>] → $1 de $3
preposition.lui-leur [{subject} ne|n'? les <parler,répondre,téléphoner,obéir,ressembler,plaire>] This verb takes an indirect object pronoun: *lui* or *leur*. → $1 $2 leur $4
[{subject} ne|n'? le|la|l' <téléphoner,obéir,ressembler,plaire,mentir>] → $1 $2 lui $4
[{subject} la|les <dire> tout|que|qu'|si|de]
preposition.direct-object-verbs [<chercher> pour !moi|toi|lui|elle|nous|vous|eux|elles !<*:infinitive> {any}] This verb takes a direct object, without a preposition.
preposition.chez-places [chez le|la|les|ma|notre maison|cinéma|parc|stade|piscine|école|plage !de] *Chez* is only for people: say *à la maison*, *au cinéma*.
agreement.general-article [~plus|moins|mieux que|car !internet|noël|pâques|paris|mars {thing:school,technology,music,food,sport,media,nature,health} sociaux? est|sont|peut|peuvent|aide|aident|{he}&{finite}|{they}&{finite}] Use the definite article for things in general: *le*, *la*, *les*.
[^ !internet|noël|pâques|paris|mars {thing:school,technology,music,food,sport,media,nature,health} sociaux? est|sont|peut|peuvent|aide|aident]
phrase.stressed-pronoun [avec|chez|sans|pour il|ils|je|tu] After a preposition, use *moi*, *toi*, *lui*, *elle* or *eux*.
[derrière|devant|contre|sur|sous|vers|à|de il|ils|je|tu $]
[avec|sans|chez le|la|les tous|toujours|souvent|parce|car|et|mais|quand|chaque|au|à|dans|sur]
tense.depuis-que-age [depuis que j'|je avais {num} ans] To give an age after *depuis que*, use the present tense. → depuis que j'ai $5 ans
tense.il-y-a-ago [<avoir:present> <acheter,déménager,visiter,rencontrer,recevoir,voir,finir,perdre,adopter:participle> ... depuis {num}|un|une an|ans|mois|semaine|semaines|jours] For “ago”, use *il y a*.
[<avoir,être:present> <*:participle> ... {num}|un|une an|ans|mois|semaine|semaines avant $]
preposition.comparative-que [~le|la|les|mon|ma|mes plus|moins|aussi !proche|proches|éloigné !${linked} {adj} de|du|des mon|ma|mes|ton|ta|moi|toi|lui|l'|la|les|le|{name}|${towns}] In comparisons, “than” and “as” are *que*.
person.et-moi [mon|ma|mes|notre|nos|un|une {noun:family,friends} et je {we}] With another person, say *et moi*, not *et je*. → $1 $2 et moi $5
phrase.pronoun-after-preposition [dans|sur|sous|avec|pour|sans|chez le|la|les $] After a preposition, use *lui*, *elle* or *eux* for people, and *dedans* or *dessus* for things.
preposition.hours-du-matin [heures dans le|la|l' matin|soir|après-midi] After a clock time, say *du matin*, *de l'après-midi* or *du soir*.
preposition.country-article [<visiter,découvrir,quitter,traverser,explorer,connaître,voir,aimer,adorer,détester,préférer> ${masculine}] Countries need their article here. → $1 le $2
[<visiter,découvrir,quitter,traverser,explorer,connaître,aimer,adorer,détester,préférer> ${feminine}] → $1 la $2
[que|parce|car ${feminine} {he}|est|a] → $1 la $2 $3
[~{prep} ^ ${feminine} {he}|est|a|produit] → la $3 $4
preposition.place-words-no-de [~le|au|du derrière|devant|sous de la|l'|mon|ma|mes|notre {noun}] *Derrière*, *devant*, *sous* and *sur* take no *de*. → $2 $4 $5
preposition.place-words-no-du [~le|au|du derrière|devant|sous du {noun}] *Derrière*, *devant* and *sous* take no *de*. → $2 le $4
preposition.depuis-duration [<être> malade|malades pour {num}|quelques jours|semaines|mois] → $1 $2 depuis $4 $5
preposition.a-quelle-heure [~à|vers|de|d'|est|pour|jusqu'à|pas|sais quelle heure <ouvrir,fermer,commencer,finir,partir,arriver>] “At what time” is *à quelle heure*. → à quelle heure $4
phrase.a-droit [à droit $|et|puis|après] *Tout droit* is “straight on”; “right” as a direction ends in *-e*. → à droite
preposition.au-number-heures [au {num} heures] Before a clock time, use *à* without an article. → à $2 heures
preposition.habiter-en-un [<habiter,vivre> en un|une|mon|ma] Before *un* or *une*, “in” is *dans*, not *en*. → $1 dans $3
preposition.dans-mon-avis [dans|en|sur mon avis] Before *mon avis*, “in” is *à*, not *dans*. → à mon avis
preposition.d-accord-pour-toi [d' accord pour|à toi|lui|elle|vous|eux !<*:infinitive>] To agree with a person, use *avec* after *d'accord*. → d'accord avec $4
preposition.country-article-after-de [nord|sud|est|ouest|centre|nord-ouest|sud-est|nord-est|sud-ouest de|d' ${feminine}] The country needs its article after *de*: *de la France*.
phrase.midi-nuit [midi nuit] “Midnight” is one word, without *midi*. → minuit
phrase.parce-que [parce c'|il|elle|je|j'|on|ils|elles|nous] “Because” is *parce que*, in two words. *Pourquoi* means “why”.
`;
