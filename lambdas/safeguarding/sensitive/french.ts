import type { SensitiveTopics } from "./topics.ts";

export const french: SensitiveTopics = {
  people: `pere mere papa maman parents freres? soeurs? grands? peres? grands? meres? grand parents grands parents papi papy mamie
    mamy papie oncle tante tonton tata cousine?s? amie?s? copains? copines? voisine?s? beau pere belle mere demi frere demi soeur
    famille bebe chiene?s? chienne chats? chatte chaton lapine? hamster cheval poney perroquet cochon d inde prof
    professeure? camarades? jumelle jumeau niece neveu parrain marraine`,
  things: `verres? bouteilles? assiettes? vases? tasses? telephones? portables? ordinateurs? ecrans? fenetres? vitres? robots? jouets?
    gateaux? sacs? valises? velos? chaises? lampes? miroirs? raquettes? cordes? ballons? tele console voitures?`,
  harmless: `
    (?:ai|a|avons|ont|as) failli (?:\\w+ ){0,2}(?:mourir|noyer|tomber|etouffer)|presque (?:\\w+ ){0,2}(?:mort\\w*|noye\\w*)
    (?:m|nous|l) (?:a|ont) (?:vole|pique|pris) (?:\\w+ ){0,2}(?:gateaux?|biscuits?|bonbons?|frites|sandwich|gouter|chocolat|pizza|dessert|glace|place|chaise|stylo)
    mourrai\\w*
    (?:bebe|petite? (?:frere|soeur|cousine?)|enfants?) (?:\\w+ ){0,4}pleur\\w*|(?:on a|j ai|nous avons) (?:regarde|vu|lu|ecoute) (?:\\w+ ){1,6}pleur\\w*
    <things> (?:\\w+ ){0,5}(?:cass\\w*|bris\\w*|tomb\\w*|brul\\w*)(?: (?:dans|sur|de|par) (?:l |la |le |les )?\\w+)?|(?:cass\\w*|bris\\w*|brul\\w*) (?:le |la |les |un |une |des |mon |ma |mes |son |sa )<things>|(?:tout|ca|qui) se casse
    malades? (?:en|dans|sur) (?:le |la |l )?(?:ferry|bateau|voiture|bus|car|avion|train|mer)|mal de mer|(?:ferry|bateau|traversee|croisiere|manege\\w*) (?:\\w+ ){0,10}malades?
    (?:mourrait|mourrais|mourraient) (?:de|d|si)|(?:ferait|feraient|ferais|aurait|auraient) (?:une |un )?(?:crise cardiaque|attaque|infarctus|syncope)|tombe\\w* (?:de haut|amoureu\\w*)
    (?:animaux|poissons|oiseaux|tortues|dauphins|baleines|phoques?|requins|especes|abeilles|arbres|plantes?) (?:\\w+ ){0,5}(?:mort\\w*|meurent|mourir|disparu\\w*|malades?|tue\\w*|blesse\\w*)|(?:tue\\w*|tuer|blesse\\w*|sauver) (?:\\w+ ){0,2}(?:animaux|poissons|oiseaux|tortues|dauphins|baleines|phoques?)
    (?:perdu|perdre) (?:un|une|des) amie?s? (?:\\w+ ){0,6}(?:message|malentendu|dispute|mensonge|jeu|secret|reseaux)
    (?:n est|ne sont|n etait) pas (?:mort\\w*|malades?|blesse\\w*|grave)
    (?:mort|morte|morts|mortes|mourir|meurs|meurt|mourais|creve) (?:de|d) (?:rire|faim|soif|envie|chaud|froid|fatigue|ennui|honte|sommeil|trouille|curiosite|impatience|jalousie)
    (?:nature|point|saison|langue|temps|heure|ville|village|batterie|pile|quartier) (?:est )?mort\\w*
    (?:batterie|telephone|portable|ordinateur|console|tele|voiture|velo) … (?:mort|morte|accident\\w*)
    (?:mer|vallee) morte|jour des morts|fete des morts|toussaint
    pleur\\w* (?:de|d) (?:rire|joie)
    (?:battre|battu\\w*|bat|battent) … (?:record|match|equipe|tennis|foot|jeu|echecs|cartes|adversaire|finale)
    (?:equipe|finale|match|championn\\w*|adversaires?|record) … (?:battu\\w*|bat|battent)
    tapes? (?:a|au|sur|un|une|le|la|des) \\w+
    (?:travail\\w*|bosse\\w*|stage|benevol\\w*|infirmi\\w*|medecins?|docteur|metier|aider|employe\\w*|chirurgien\\w*) … (?:a|dans|au|aux|en|de) ?(?:l|un|le|les|des|d)? ?(?:hopital|hopitaux|urgences|clinique)
    (?:il y a|y a|pres|cote|derriere|face|devant|loin|jusqu a|construire|entre|dans ma (?:ville|region|rue)) … (?:hopital|hopitaux|clinique)(?: … hopital)?
    (?:tue\\w*|tuer) (?:le temps|des (?:monstres|zombies|ennemis|moustiques))|ca me tue
    peur (?:de |du |des |d )(?:rater|avion|araignees?|serpents?|parler|prof|examens?|hauteur|vide|noir|chiens?|clowns?|souris|insectes?|perdre (?:mon|ma) (?:temps|telephone|portable)|echouer|echec|me tromper|faire des fautes)
    n (?:ai|avais|as|a) (?:pas|plus|jamais) (?:\\w+ )?peur
    (?:casse\\w*|casser) (?:les pieds|la tete|la croute|les oreilles)
    (?:coup|coups) (?:de|d) (?:soleil|main|fil|foudre|coeur|telephone|oeil|pied|tete|tonnerre)
    (?:perdu|perdue|perdre|perd) (?:le |la |un |des |les )?(?:match|temps|poids|partie|kilos?|cles?|sac)
    sans (?:accident|danger|violence)|guerre mondiale
    sang froid|pur sang|c est mort
    (?:ne|n) (?:\\w+ )?(?:se|s|me|m) (?:\\w+ )?moqu\\w*|sans qu (?:il|elle|on) se moque|ceux qui se moquent
    (?:donne\\w*|argent) … hopital|alarme incendie
    (?:quitt\\w*) (?:la maison|le college|l ecole|le lycee|la table|le travail|mon travail|paris)
    separ\\w* (?:les|des|mes|ses|nos) (?:dechets|ordures|poubelles?)|tri separ\\w*`,
  minor: `
    disput\\w* (?:avec )?(?:(?:mon|ma|mes) )?(?:\\w+ )?<people>
    (?:me|m|s|se) (?:est |suis |etais )?casse\\w*|casse\\w* (?:\\w+ )?(?:jambe|bras|poignet|cheville|nez|dents?|main|pied|doigt|epaule|genou)
    tombe\\w* (?:\\w+ ){0,3}(?:escaliers?|cheval|arbre|velo|moto)|platre|bequilles|entorse|fracture\\w*
    (?:suis|etais|etait) (?:\\w+ )?(?:triste|malades?)|<people> (?:\\w+ ){0,3}malades?|pleur\\w*|(?:me|m) sen\\w* (?:seule?|triste|mal)
    (?:eu|avais|avait) (?:\\w+ )?peur|(?:il|elle|ils|elles|<people>) (?:\\w+ )?(?:me|m|nous) manqu\\w*`,
  over: `
    avant (?:je|j) |a l epoque|j ai (?:du )?arrete\\w*
    il y a (?:longtemps|\\w+ ans)|quand j etais (?:\\w+ )?(?:petite?|enfant|jeune|bebe)|l an (?:passe|dernier)|l annee (?:passee|derniere)
    (?:m|nous) (?:a |ont )?sauve\\w*|reconcilie\\w*|(?:tout |ca )?va (?:beaucoup )?mieux|tout va bien|c est (?:fini|passe|du passe)
    consol\\w*|reconfort\\w*|remont\\w* le moral|fait du bien|(?:venue?s?|passee?s?) (?:chez moi|me voir)|m (?:a|ont) (?:\\w+ )?(?:aidee?|soutenue?)
    rhume|grippe|gastro|fievre|indigestion|trop mange`,
  own: `
    <people> (?:\\w+ ){0,4}(?:a|dans) (?:l |un |une )?hopital|(?:il|elle) (?:est|etait) (?:tres|gravement|vraiment|si) malade
    (?:il|elle|ils|elles|<people>) (?:\\w+ ){0,1}(?:me|m|nous) manque\\w*
    (?:inond\\w*|tremblement de terre|ouragan|tempete|incendie) … (?:cousine?s?|famille|grands? parents?|maison)|(?:cousine?s?|famille|grands? parents?) … (?:inond\\w*|tremblement de terre|ouragan)
    disput\\w* avec (?:mon|ma|mes) <people>
    (?:mon|ma) (?:pere|mere|papa|maman) (?:est parti\\w*|a demenage\\w*)(?: de la maison| de chez nous)?$
    (?:je|j) (?:suis|etais) (?:un peu |assez )?triste
    <people> (?:\\w+ ){0,6}(?:mort|morte|morts|mortes|mourir|meurt|meurent|mourut|mourait|decede\\w*|enterre\\w*|suicid\\w*|disparu\\w*|malades?|hospitalis\\w*|opere\\w*|cancer|mourrant\\w*|mourant\\w*)
    (?:mort|deces|enterrement|funerailles|obseques|maladie|cancer|operation|suicide|perte) (?:de|d|du|des) (?:(?:mon|ma|mes|son|sa|notre|nos|leur|l) )?(?:<people>)
    (?:perdu|perdre|perdue) (?:mon|ma|mes|son|sa|ses|notre|nos|un|une) <people>
    <people> (?:\\w+ ){0,3}(?:nous|m|l) (?:a|ont) (?:quitte\\w*|abandonne\\w*|laisse\\w*)|<people> (?:\\w+ )?n (?:est|sont) plus (?:la|parmi)
    <people> (?:\\w+ ){0,4}(?:a|en|dans la|de) (?:la )?prison|<people> (?:\\w+ ){0,4}(?:perdu (?:son|leur) (?:travail|emploi|boulot)|licencie\\w*|chomage|alcoolique|boit (?:trop|beaucoup)|drogue\\w*|se drogue\\w*)
    (?:(?:mon|ma|mes|nos|notre|des|ses|leurs?) )(?:petits? )?<people> (?:\\w+ ){0,4}(?:divorc\\w*|se separ\\w*|separes?|plus ensemble|s aiment plus|se disput\\w* (?:tout|toujours|tous|souvent|beaucoup)|se cri\\w*|cri\\w* (?:tout|toujours|tous|beaucoup|sur|fort|souvent))
    (?:divorce|separation) (?:de|des) (?:mes|ses|leurs) parents|parents (?:sont )?divorc\\w*
    (?:m|me|nous|l|le|la|lui|les) (?:a |ont |avait |avaient )?(?:toujours |souvent |beaucoup |deja |meme )?(?:frapp\\w*|battus?|battues?|battre|gifl\\w*|cogn\\w*|agress\\w*|attaqu\\w*|viole\\w*|menac\\w*|insult\\w*|harcel\\w*|humili\\w*|poignard\\w*|bouscul\\w*|maltrait\\w*|racket\\w*|blesse\\w*|exclu\\w*|rejet\\w*|tapes?|tapee?s?|tapent|mord\\w*)
    (?:m|nous|l|lui|leur) (?:a|ont|avait) vole\\w*
    (?:me|m|nous|le|la|l) bat(?:s|tent|tait|taient)?
    (?:frapp\\w*|bat|tape\\w*|crie\\w*|tapent|frappent|battent) (?:\\w+ )?(?:moi|sur moi)
    (?:ete|etre|fait|fut|etait|suis|fais|faire) (?:\\w+ )?(?:frapp\\w*|batt(?:u|ue|us|ues)|agress\\w*|attaqu\\w*|menac\\w*|insult\\w*|harcel\\w*|humili\\w*|viole\\w*|cambriol\\w*|vole(?:e|r)?|tue\\w*|poignard\\w*|renverse\\w*|exclu\\w*|rejet\\w*|racket\\w*|maltrait\\w*|assassin\\w*|kidnapp\\w*|arrete\\w* par la police)
    (?:se|s est|se sont|est) (?:\\w+ )?moqu\\w*|moqu\\w* de (?:moi|nous|lui|elle|mon|ma|mes)|(?:me|m|nous) (?:traite\\w*|appell\\w*) (?:de|d) \\w+
    (?:personne|nul) (?:ne )?(?:me parle|m aime|m ecoute|veut (?:etre|jouer|parler)|joue avec moi)|(?:pas|aucun|aucune) (?:d |un |une )?(?:ami|amie|amis|amies|copains?|copines?)
    (?:toujours|suis) (?:tout |toute |tres |si |trop )?(?:seul|seule) (?:au|dans|pendant|depuis|parce)
    me sens (?:\\w+ )?(?:seule?|mal|triste|vide|nulle?|rejete\\w*|exclu\\w*)
    (?:peur|terrifie\\w*|effraye\\w*) (?:de |d |du |des |quand |a cause de )(?:\\w+ )?(?:mon|ma|mes|lui|elle|eux|rentrer|sortir|aller|dormir|mourir|perdre|la nuit|le soir|la guerre|le noir|leurs?|il|ils|me faire|quelqu)
    ai (?:toujours |souvent )?peur(?: (?:tout le temps|tous les jours|la nuit|chez moi|a la maison|au college|a l ecole))?$
    (?:me|te|se|m|nous|s|c) (?:est |suis |sont |etait |etais |a )?(?:fait )?(?:casse\\w*|blesse\\w*|brule\\w*|noye\\w*|noyer|foule\\w*|fracture\\w*)
    casse\\w* (?:\\w+ )?(?:jambe|bras|poignet|cheville|nez|dents?|main|pied|doigt|epaule|genou|os|dos)
    (?:tombe\\w*) (?:\\w+ ){0,3}(?:escaliers?|toit|cheval|falaise|arbre|fenetre|velo|moto)
    (?:notre|ma|la|sa|leur) maison (?:\\w+ ){0,3}(?:brul\\w*|incendi\\w*|inond\\w*|detruit\\w*)
    (?:copain|copine|petit ami|petite amie|ex|meilleure? amie?) (?:\\w+ ){0,3}(?:ne me parle plus|ne m aime plus|m a (?:\\w+ )?(?:quitte\\w*|laisse\\w*|trompe\\w*|largue\\w*|trahi\\w*)|et moi (?:avons|on a|a) rompu)
    (?:m a|t a|l a|nous a|s est fait|suis fait) (?:\\w+ )?(?:largue\\w*|trompe\\w*|trahi\\w*|quitte\\w*)|on (?:a|s est) (?:rompu|separe\\w*)|nous (?:avons rompu|nous sommes separe\\w*)
    (?:je|j) (?:suis|etais) (?:tres|trop|si|tellement|vraiment|toujours) (?:triste|malheureu\\w*|deprime\\w*|malade)
    (?:quelqu un|on|il|elle|un (?:homme|garcon|eleve|ami)|des (?:garcons|filles|eleves|gens)|les autres) (?:\\w+ ){0,2}(?:me|m|nous) (?:\\w+ )?(?:fait|font|faisait|faisaient) (?:\\w+ )?(?:mal|peur|pleurer|du mal)`,
  general: `
    (?:est|sont|etait|etaient|a ete|ont ete|soit|serait) (?:\\w+ ){0,2}(?:mort|morte|morts|mortes|decede\\w*|enterre\\w*)
    (?:la|sa|leur|ma|cette) mort|les morts|deces|enterrement|funerailles|obseques|cimetiere|deuil|suicid\\w*|meurtr\\w*|assassin\\w*|cadavre\\w*
    cancer|leucemie|tumeur|chimio\\w*|avc|crise cardiaque|infarctus|alzheimer|coma|urgences|depression|depressi\\w*|anorexi\\w*|boulimi\\w*|sida|maladie grave|gravement|maladies? mortelles?|fausse couche
    (?:a|dans|en|au|de) (?:l )?hopital|hospitalis\\w*
    (?:a ete|ete|est|etre|se fait|s est fait|se faire|me faire|suis fait|fait) oper\\w*|(?:une|son|sa|l|mon|cette) operation (?:du|de la|au|a la|chirurgicale|du coeur)
    violen(?:ce|ces)|agress(?:ion|ions|e|ee|er)|attentats?|terroris\\w*|fusillade|guerre|bombard\\w*
    harcel\\w*|cyberharcel\\w*|intimid\\w*|racket\\w*|bizut\\w*|moquent|moqueries?|insultes?|humili\\w*|maltrait\\w*
    traumatis\\w*|cauchemars|angoiss\\w*|attaques? de panique|crises? (?:de panique|d angoisse)
    accident\\w*|blessures?|blesses?|blessees?|incendie|noye\\w*|noyade|ambulance|fracture\\w*|platre|bequilles|entorse|renverse\\w* par|percut\\w*|saign\\w*
    divorc\\w*|rupture
    (?:pleure|pleures|pleurer|pleurais|pleurait|pleurent|pleuraient)
    (?:ai|avais|eu|suis|avait|a) (?:\\w+ )?(?:tres |si |trop |vraiment |tellement |beaucoup de |grand )peur`,
  distance: `films? livres? romans? series? jeux? manga histoire personnages? acteurs? actrices? heros heroine theatre piece episode
    documentaire siecle roi reine legende conte musee match equipe chanson chanteu\\w* celebre ecrivain auteur
    journal actualites preferee?s? course concours tradition`,
};
