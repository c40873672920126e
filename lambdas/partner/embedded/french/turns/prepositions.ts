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
preposition [<avoir> besoin un|une|mon|ma|le|la|l'|les|{thing}] → $1 besoin de $3
[<demander> mon|ma|mes|le|la {noun:family,friends,school}] Somebody is asked with “à”. → $1 à $2 $3
preposition [en|au|aux ${towns}] Towns take “à”. → à $2
[<aller,habiter,étudier,vivre,travailler,naître,rester> {any} ... dans ${towns}]
[<aller,voyager,étudier,vivre,travailler> dans? ${towns}] → $1 à $3
[<habiter> dans ${towns}] → $1 à $3
preposition [<aller,voyager,habiter,être,rester,partir,conduire,voler,déménager,retourner,arriver,étudier,vivre,travailler> à la|l' ${feminine}] Feminine countries take “en”. → $1 en $4
[à|au|aux|dans ${feminine}] → en $2
[<passer> ... à la|l' ${feminine}]
preposition [<passer,rester,dormir,loger,habiter> ... à un|une {adj}? {noun:home,travel,town}] It is “dans”: dans un hôtel.
preposition [en {num} ans , je|j'|on|nous <habiter,être,vivre,travailler,avoir,vouloir,aimer:future,conditional> !<*:participle>] What will be then takes “dans”. → dans $2 $3
preposition [<participer> dans|en] It is “participer à”.
preposition [<jouer> à la|le|l' ${instruments}] Instruments follow “jouer de”: du piano, de la guitare.
[<jouer> de? ${instruments}]
[<jouer> le|la|l'|les|un|une|à|au|avec|sur ${instruments}]
preposition [<écouter> {thing:music}] The article is missing: écouter de la musique.
preposition [<intéresser:participle> à|dans|en|sur|pour] It is “intéressé par”, or “s'intéresser à”.
preposition [<aller,être,rester> au|à la|l'? médecin|docteur|dentiste|coiffeur|doctoresse] To a person's place is “chez”: chez le médecin.
preposition [<commencer,finir,terminer:present,imperfect> {num} heures] A time of day takes “à”. → $1 à $2 heures
preposition [<entrer:participle,infinitive,imperfect>|<arriver,retourner,rentrer> la|l'|le|ma|mon|un|une !première|dernière {noun:town,school}|maison|gare] A place needs a little word before it: à la, dans la.
preposition [<aider> à mon|ma|mes|notre {noun:family,friends}] → $1 $3 $4
[<aller,retourner,rentrer,rester,arriver,venir,revenir> maison] → $1 à la maison
[<aller,rentrer,retourner,dormir,rester,loger,habiter,vivre,manger,dîner,déjeuner,séjourner> + à mon|ma|mes|notre|nos|son|sa|ses|leur|leurs|un|une {noun:family,friends}] → $1 chez $4 $5
[prof|professeur|cours|leçon du|des ${subjects}] → $1 de $3
[<penser> de mon|ma|mes] → $1 à $3
[~pas|jamais|plus <faire> la|le|de? ${activitiesF}] → $2 de la $4
[<faire> la|l'|de? équitation|escalade|escrime] → $1 de l' $3
[<chercher,attendre> pour {det} {any}] → $1 $3 $4
[<lever,coucher,réveiller> en|dans|sur? {num} heures !plus|avant|après] → $1 à $3 heures
[<aller,voyager,habiter,rester,partir> ${feminine}] → $1 en $2
[<donner,offrir,acheter,envoyer,montrer> un|une|des|le|la|les {noun} mon|ma|mes|notre {noun:family,friends} !<*>] → $1 $2 $3 à $4 $5
[hâte pour|à|aux|au] → hâte de
[sur mon|son|notre anniversaire] → pour $2 $3
[<répondre> la|les|le|ma|mes|une|des question|questions|messages|message|téléphone|mail|mails|email|emails] → $1 à $2 $3
[sur|en|dans le|les? ${days}] → $2 $3
[en un|une {noun:home,town,travel,nature,school}] → dans $2 $3
[<demander:present,imperfect,participle,infinitive> pour un|une|des|du|de|plus|mon|l'|la|le] → $1 $3
[en|à|au|dans les? États-Unis|états-unis|pays-bas] → aux $3
[<rêver> <*:infinitive>] → $1 de $2
[~pas|jamais|plus <faire> le|de? ${activitiesM}] → $2 du $4
[en|à|dans ${masculine}] → au $2
[<intéresser:present,imperfect,infinitive> dans|en|sur|pour] → $1 à
[<jouer> + le|la|l'|les|du|de|en|dans|un|avec|à la? ${sports}] → $1 $2 au $5
[<jouer> les|des|de|d'? jeux|cartes|échecs|dames] → $1 aux $3
[sur avion|train|bus|bateau|voiture|vélo|ferry] → en $2
[<parler> mon|ma|mes {noun:family,friends}] → $1 avec $2 $3
[sur le|la|l' bus|train|avion|métro|autobus] → dans $2 $3
[<rendre> visite mon|ma|mes|notre|nos|le|la {noun}] → $1 visite à $3 $4
[à|sur|dans|en maison] → à la maison
[<visiter> à|au|dans un|une|le|la|l'|des {noun:town,travel,nature}] → $1 $3 $4
[<regarder> à la|le|un|une|des|mon|les !télé|télévision {noun:media,technology,sport,nature,animals}] → $1 $3 $5
[<écouter> à la|l'] → $1 $3
[dans les vacances] → pendant les vacances
[sur|à|dans vacances !de|d'] → en vacances
[dans contact] → en contact
[dans la plage] → à la plage
[<être,aller,étudier> dans l' université] → $1 à l'université
[<échouer> mon|ma|mes|le|la|l'|les|un|une {noun}] → $1 à $2 $3
[au|à|en milieu|bord|lieu|dehors|cause la|le|l'|les|mon|ma|mes|un|une {any}] → $1 $2 de $3 $4
[au lieu <*:infinitive>] → au lieu de $3
[~le|la|les|l'|que <mettre> sur mon|ma|mes|un|une|des {noun:shopping}] → $2 $4 $5
[<écrire,envoyer> à un|une|des email|mail|message|lettre|messages|lettres] → $1 $3 $4
[<faire> le|de foot|rugby|tennis|basket|hockey|badminton] → $1 du $3
[~ça|tout|qui|bien <marcher:present,imperfect,infinitive> à|au la|l'|mon? école|collège|lycée|gare|boulot|travail] → $2<aller> $3 $4 $5 à pied
[<partager> mon|ma|mes|le|la|les {noun} à mon|ma|mes {noun:family,friends}] → $1 $2 $3 avec $5 $6
[<être,habiter,vivre:present,imperfect> {num}|quelques minutes|kilomètres|km|mètres|miles de|d'|du la|l'|mon|ma|notre|collège|centre|{name}|${towns}] → $1 à $2 $3 $4 $5
[proche|proches à|avec mon|ma|mes {noun:family,friends}] → $1 de $3 $4
[proche|proches à la|l' plage|mer|gare|ville|montagne|école] → $1 de $3 $4
[<entendre> + bien|mal|mieux à|de mon|ma|mes|ses {noun:family,friends}] → $1 $3 avec $5 $6
[<vivre,habiter,dormir,rester> à moi|toi|lui|nous|eux] → $1 chez $3
[gentil|gentille|gentils|gentilles|méchant|méchante|méchants|strict|stricte|stricts|sévère|sévères|sympa|sympas à|sur|vers moi|toi|lui|elle|nous|eux] → $1 avec $3
[<rencontrer:present,imperfect,infinitive> avec mon|ma|mes|un|une|des {noun:family,friends}] → $1 $3 $4
[<parler,discuter> sur le téléphone] → $1 au téléphone
[<ressembler> comme mon|ma|mes|un|une {noun}] → $1 à $3 $4
[<payer> pour mon|ma|mes|notre|le|la|les|un|une {thing:travel,shopping,technology,food,home,media,music,sport}] → $1 $3 $4
[~te|vous|t'|le|du|au|un|mon|ton|son <téléphoner,répondre,obéir,ressembler,plaire> le|la|les|l'|mon|ma|mes|son|sa|ses {noun:family,friends,school}] → $2 à $3 $4
[bon|bonne|bons|bonnes|fort|forte|forts|nul|nulle|mauvais|mauvaise|faible|excellent|excellente à|dans|aux|au|avec|de le|la|les|l'? ${subjects}] → $1 en $4
[chose|choses pour? <faire,voir,visiter,manger,boire,dire,lire,regarder,acheter,apprendre:infinitive>] → $1 à $3
[y <avoir> rien|beaucoup|plein|grand-chose pour <faire,voir,visiter:infinitive>] → $2 $3 à $5
[dans la pause|récréation|récré] → pendant la $3
[dans le ${masculine}] → au $3
[magasin|magasins|boutique|marchand|agence des {noun:shopping,food,sport,music,media,travel}] → $1 de $3
[dans|à l'? été|hiver|automne !de|d'|qui|{num}] → en $3
[~reportage|documentaire|livre|article|débat|exposé sur|dans|en la télé|télévision|radio] → à la $4
[plus|moins|aussi {adj} comme] → $1 $2 que
[pour l' âge de] → depuis l' âge de
[dans|à|sur {year}] → en $2
[en le|les|l' !matin|soir|après-midi|États-Unis|états-unis|${months} !air|an|honneur|absence|occurrence|espace|état !<*:gerund> {noun}] → dans $2 $6
[en mon|ma|mes|notre|nos !avis|opinion|honneur {any}] → dans $2 $4
[en printemps] → au printemps
[en|par|avec|sur pied|pieds] → à pied
[sur {num} heures !de] → à $2 heures
[en le|la ${months}] → en $3
[fois un|une semaine|jour|mois|an|année] → $1 par $3
[{num} {noun} un|une semaine|jour|mois|heure $|et|mais|parce|pour|avec] → $1 $2 par $4
[le|au|un|ce|cette|l' jour|moment|année quand] → $1 $2 où
[~chose|choses|exposé|film|livre|documentaire|article|texte|question|cours|rien|tout|beaucoup|plus|<parler,écrire,apprendre,savoir,lire> sur|en|à le? {num} ${months}] → le $3 $4
[à|en|dans|pour mon|ma opinion|idée|vue] → à mon avis
[marre avec|pour|à] → marre de
[fois dans|à|pour|en un|une? semaine|jour|mois|an|année] → $1 par $4
[allergique|allergiques|accro|accros de|d'|avec|pour|sur] → $1 à
[par|avec|sur le|la|mes|mon pied|pieds] → à pied
[plus|moins que {num}|mille] → $1 de $3
[livres|euros pour|dans un|une? heure|jour|semaine|mois] → $1 par $4
[<jouer> ${sports}] → $1 au $2
[<dépendre,plaindre> sur] → $1 de
[sur|à|en|dans le? premier|deuxième|troisième|quatrième|cinquième étage] → au $3 $4
[{num}|quelques ans|mois|semaines|jours depuis|passés|passées !qu'|que] → il y a $1 $2
[{num} ans|mois|semaines|jours il y a $|avec|j'|je|on|nous] → il y a $1 $2
[{num} de ${months}] → $1 $3
[~<aller,vivre,habiter,marcher> sur|à|dans|au ${months}] → en $3
[en|dans|au l'? étranger] → à l' étranger
[~de|d' près|loin|côté du le] → $2 du
[en|à|dans pays de galles] → au pays de galles
[~le|la|les plus|moins {adj} des {pl}] → $2 $3 que les $5
[à bord de la mer] → au bord de la mer
[à bus|train|voiture|avion|métro|car] → en $2
[à lit] → au lit
[à|en ma|mon|notre maison|appartement] → chez moi
preposition [<aller,venir,voyager,arriver,rentrer,partir> ... par|avec voiture|bus|vélo|moto|métro|avion|train] Transport takes “en” (à vélo, à pied).
[par l'|la|le avion|voiture|bus|vélo|métro|bateau|ferry|train|car !de]
preposition [<assister> !au|aux {det}|{num}|plusieurs {any}] An event takes “assister à”; to help people is “aider”.
preposition [~de|du|d'|peu près|loin le|la|les|l'|mon|ma|mes|un|une|à|au|aux !nord|sud|fond|large {any}] It is “près de, loin de”.
preposition [à !tours|table|bord|gauche|droite|terre|vélo|pied|cheval|moto|place|bicyclette|voile|temps|poste|tour {thing:town,school}] The article is missing after “à”: au, à la, à l'.
preposition [le|la|les plus|meilleur|meilleure|meilleurs|meilleures !de|d' !<être> {any}? {adj}|{noun} dans le|la monde|ville|classe|pays|famille|groupe|école|équipe] After “the best, the most” it is “de”: du monde.
phrase [~et|mais|puis|car depuis j'|je|on|nous|il|elle|ils|elles <être,avoir> toute|tout|très|{num}|petit|petite|petits|jeune|jeunes|né|née|enfant|commencé] → depuis que $3 $4 $5
[~en ${months} le? {num} $] → le $4 $2
[<préférer> {det} {noun} {adj}|{prep}? {noun}|{adj}? que le|la|l'|les|mon|ma|mes {noun} $|parce|car|et|mais|de|d'|du|à|au|pour|en|quand] → $1 $2 $3 $4 $5 à $7 $8
[il est {num} $|et] → il est $3 heures
[heures|heure moins quart] → $1 moins le quart
[heures et cinq|dix|quinze|vingt|trente|quarante !{noun}] → $1 $3
[~{noun}|<partir> à|vers deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze $|et|puis|mais|parce|tous|chaque|trente|quinze|vingt|dix|quarante-cinq|pour|quand !demie|demi|quart|un|une] → $2 $3 heures $4
[<jouer> de|à la|l' ${activitiesF}|équitation] → $1<faire> de $3 $4
[<être> le|la|les plus|moins {adj} que moi|toi|lui|elle|eux|mon|ma|mes|les] → $1 $3 $4 $5 $6
phrase [<aller> à|au? !vélo|cheval ${activitiesF}|${activitiesM}|équitation|courses|achats|pêche !park|parc] Activities are said with “faire”: faire de la natation, du vélo.
preposition [à côté le|la|les|l'|mon|ma|mes|un|une|à {any}] It is “à côté de”.
preposition [<dépenser> ... sur] What money goes on is told with “en” or “pour”: en vêtements.
preposition [<jouer,habiter,étudier,travailler,rester,faire,dormir,nager,regarder,apprendre,attendre,voyager,visiter,parler,danser,courir,marcher,aider:participle> ... pour {num}|un|une|tout|toute l'|la|le? été|hiver|nuit|journée|soirée|an|ans|mois|semaine|semaines|jour|jours|heure|heures|minutes] How long something lasted is said with “pendant”.
preposition [<dormir,jouer,travailler,étudier,regarder,lire,nager,marcher,courir,parler,réviser:present,imperfect,infinitive> ... pour presque|environ? {num}|une|quelques heures|heure|minutes $|et|chaque|tous|avec|avant] How long something takes is said with “pendant”.
preposition [<visiter:participle,infinitive> à mon|ma|mes|notre {noun:family,friends}] You visit places with “visiter”, but people with “rendre visite à”.
agreement [<être:present,imperfect> plus {adj} {thing} du|de|des|d'|que] The superlative needs its article: le plus, la plus.
[<être:present,imperfect> meilleur|meilleure|pire {thing}|film|livre|cours]
tense [~n' <avoir:present> <habiter,étudier,apprendre,jouer,travailler,vivre,connaître,être,avoir,collectionner,pratiquer,danser,chanter,nager:participle> !{num} ... depuis] With “depuis”, what still goes on is in the present tense.
preposition [<habiter,jouer,apprendre,étudier,travailler,connaître,faire,avoir,être,danser,nager:present> !<jouer,habiter,étudier,travailler,rester,faire,dormir,nager,regarder,apprendre,attendre,voyager,visiter,parler,danser,courir,marcher,aider,aller,partir,venir,arriver:participle> ... pour presque|environ? {num}|un? longtemps|ans|an|années|mois|saisons|semaines] How long something has been going on is said with “depuis”.
preposition [en face|haut|bas le|la|les|l'|mon|ma|mes|un|une {any}] It is “en face de”.
preposition [<souvenir,profiter,moquer,méfier> !des|tout {article}|moi|toi|lui|elle|elles|eux] It takes “de”.
[je|il|elle|on|qui|dois|nous me|m'|s'|nous <occuper> !des|tout {article} !<*>]
[envie|besoin|peur à|pour <*:infinitive>] → $1 de $3
preposition [{subject} ne|n'? les <parler,répondre,téléphoner,obéir,ressembler,plaire>] This verb takes “lui, leur”. → $1 $2 leur $4
[{subject} ne|n'? le|la|l' <téléphoner,obéir,ressembler,plaire,mentir>] → $1 $2 lui $4
[{subject} la|les <dire> tout|que|qu'|si|de]
preposition [<chercher> pour !moi|toi|lui|elle|nous|vous|eux|elles !<*:infinitive> {any}] This verb needs no preposition.
preposition [chez le|la|les|ma|notre maison|cinéma|parc|stade|piscine|école|plage !de] “chez” is for people: à la maison, au cinéma.
agreement [~plus|moins|mieux que|car !internet|noël|pâques|paris|mars {thing:school,technology,music,food,sport,media,nature,health} sociaux? est|sont|peut|peuvent|aide|aident|{he}&{finite}|{they}&{finite}] Things in general need “le, la, les”.
[^ !internet|noël|pâques|paris|mars {thing:school,technology,music,food,sport,media,nature,health} sociaux? est|sont|peut|peuvent|aide|aident]
phrase [avec|chez|sans|pour il|ils|je|tu] Behind a preposition it is “moi, toi, lui, elle, eux”.
[derrière|devant|contre|sur|sous|vers|à|de il|ils|je|tu $]
[avec|sans|chez le|la|les tous|toujours|souvent|parce|car|et|mais|quand|chaque|au|à|dans|sur]
tense [depuis que j'|je avais {num} ans] What still goes on is in the present: depuis que j'ai … ans. → depuis que j'ai $5 ans
tense [<avoir:present> <acheter,déménager,visiter,rencontrer,recevoir,voir,finir,perdre,adopter:participle> ... depuis {num}|un|une an|ans|mois|semaine|semaines|jours] What happened so long ago is told with “il y a”.
[<avoir,être:present> <*:participle> ... {num}|un|une an|ans|mois|semaine|semaines avant $]
preposition [~le|la|les|mon|ma|mes plus|moins|aussi !proche|proches|éloigné !${linked} {adj} de|du|des mon|ma|mes|ton|ta|moi|toi|lui|l'|la|les|le|{name}|${towns}] In a comparison “than” and “as” are “que”.
person [mon|ma|mes|notre|nos|un|une {noun:family,friends} et je {we}] With another person it is “et moi”. → $1 $2 et moi $5
phrase [dans|sur|sous|avec|pour|sans|chez le|la|les $] Behind a preposition it is “lui, elle, eux”, or “dedans, dessus”.
preposition [heures dans le|la|l' matin|soir|après-midi] With an hour it is “du matin, du soir, de l'après-midi”.
preposition [<visiter,découvrir,quitter,traverser,explorer,connaître,voir,aimer,adorer,détester,préférer> ${masculine}] A country needs its article. → $1 le $2
[<visiter,découvrir,quitter,traverser,explorer,connaître,aimer,adorer,détester,préférer> ${feminine}] → $1 la $2
[que|parce|car ${feminine} {he}|est|a] → $1 la $2 $3
[~{prep} ^ ${feminine} {he}|est|a|produit] → la $3 $4
preposition [~le|au|du derrière|devant|sous de la|l'|mon|ma|mes|notre {noun}] This goes without “de”: derrière la maison. → $2 $4 $5
preposition [~le|au|du derrière|devant|sous du {noun}] This goes without “de”: derrière le jardin. → $2 le $4
preposition [<être> malade|malades pour {num}|quelques jours|semaines|mois] How long something has been going on is said with “depuis”. → $1 $2 depuis $4 $5
preposition [~à|vers|de|d'|est|pour|jusqu'à|pas|sais quelle heure <ouvrir,fermer,commencer,finir,partir,arriver>] “what time” is “à quelle heure”. → à quelle heure $4
phrase [à droit $|et|puis|après] → à droite
preposition [au {num} heures] → à $2 heures
preposition [<habiter,vivre> en un|une|mon|ma] → $1 dans $3
preposition [dans|en|sur mon avis] → à mon avis
preposition [d' accord pour|à toi|lui|elle|vous|eux !<*:infinitive>] → d'accord avec $4
preposition [nord|sud|est|ouest|centre|nord-ouest|sud-est|nord-est|sud-ouest de|d' ${feminine}] Countries have their article here: de l'Angleterre, de la France.
phrase [midi nuit] → minuit
phrase [parce c'|il|elle|je|j'|on|ils|elles|nous] “because” is “parce que”.
`;
