/**
 * What worries in French. One line a rule, over a text in lower case without accents or punctuation: "…" stands for up to
 * four words, "<name>" for the words behind "name =". What a `harmless` line matches is not looked at by any other. Of what is
 * said without any of the `everyday` words, no rule for distress, abuse or harmless things is tried.
 */
export const french = `
everyday = je|j|moi|mon|ma|mes|nous|il|elle|ils|elles|le|les|est|une|des|qui|pas|plus|personne|tout|suis|envie|vie|m|ai|quand|papa|maman
adult = pere|papa|mere|maman|parents|beau pere|belle mere|oncle|tante|grand pere|prof|professeur|entraineur|voisin|copain|mari|cousin
kin = frere|grand frere|demi frere|soeur|grande soeur
hits = frappe|frappent|bat|battent|tabasse|tabassent|cogne|gifle|fouette|brule|etrangle
hit = frappe|frappee|battu|battue|tabasse|tabassee|cogne|gifle|giflee|brule|brulee|etrangle|etranglee
want = veux|voudrais|aimerais|vais|souhaite|veut|ai envie de|ai decide de|pense a|pense souvent a|ai pense a|ai voulu|voulais
school = ecole|college|lycee|classe|cours

harmless | brule les doigts|bat(tent)? tous (au|aux|a la|a l) (?!maison)\\w+|donne (\\w+ )?(livres|euros)
harmless | quand (je suis|on est|il est|elle est) malades? (\\w+ ){0,3}(prends|prend|prenons) (des|mes|un) (medicaments?|comprimes?)|personne ne mange (de|du|des) \\w+
harmless | (mourir?|meurs|mort|morte|morts|mourrai|mourais) (de|d) (rire|faim|soif|envie|chaud|froid|fatigue|ennui|honte|sommeil|peur|curiosite|jalousie|impatience)
harmless | (me|te|se) (tue|tues|suis tue|suis tuee) (au travail|a la tache|au boulot|a (faire|etudier|reviser|travailler|repeter|expliquer|le dire))
harmless | (bat|battent|battu|battue|frappe) … (au|aux|a la|a l) (tennis|foot|football|ping pong|echecs|cartes|basket|badminton|jeu|jeux|course|fifa|scrabble|monopoly|petanque|golf|natation|mario kart|playstation|switch|console|babyfoot|rugby)
harmless | (film|livre|roman|serie|histoire|jeu|piece|chanson|emission|dessin anime) … (dit|pense|dire|crie|chante|raconte) .*
harmless | (coupe|couper|coupee?) … (les cheveux|les ongles|la frange|le doigt|la parole|du monde)
harmless | (tuer|tue|tuent|frapper|attaquer) … (dragon|dragons|zombie|zombies|monstre|monstres|boss|ennemi|ennemis|aliens|le temps|moustiques?|araignees?)
harmless | battue?s? a plates coutures|a la bourre
harmless | vais te (battre|tuer) … (au|aux|a la) (tennis|foot|football|echecs|cartes|fifa|ping pong|basket|jeu)
harmless | pas … mourir … (idiot|bete)
harmless | tapes? … (sur les nerfs|dans la main|dans les mains|l incruste|la balle|le ballon|a l ordinateur|un texto|un message)
harmless | (disparaitre|mourir|mort|morte|morts) … (de honte|de peur|de fatigue|quand je dois|devant la classe|devant tout le monde|de trac)
harmless | (coup|coups) de (soleil|main|fil|foudre|fatigue|telephone|coeur|poing dans le sac)
harmless | (m|me|nous) (oblige|obligent|force|forcent|forcer) … (manger|travailler|ranger|etudier|faire mes devoirs|aller a l|aller au|apprendre|jouer|me coucher)
harmless | (failli|presque) … (mourir|mort|morte)
harmless | peux pas vivre sans … (portable|telephone|smartphone|internet|ordinateur|tablette|musique|utilise\\w*)
harmless | (du|tout (a|d un)|d un|apres|sur le|pour le|vaut le) coup(?! (de|du|d) )|l enfer c est les autres|c est l enfer
harmless | en finir avec (mes|les|ces|l|le|la|cet|cette|un|une|ce) (examens?|devoirs|cours|ecole|annee|controles?|revisions?|pollution|racisme|harcelement|pauvrete|plastique)
harmless | envie de toi et moi|coup(e|ee?|ais|ait)? … (en cuisinant|cuisine|papier|legumes|rasant)
harmless | (disparaitre|mourir) … (especes|animaux|foret|planete)
harmless | petite? (frere|soeur) (vient|dort|entre|monte) … mon lit|(vivre|mourir) sans (lui|elle|mon|ma|mes) ?(portable|telephone|musique|chien|chat|amis|copains|ordinateur|chocolat)?
harmless | disparaitre quand (\\w+ ){0,3}(chante|danse|parle|raconte|embrasse)|(frere|soeur) (\\w+ ){0,7}(prend|pique|vole) (toujours )?(mon chargeur|mes affaires)
harmless | fait mal (a la|au|aux) (jambe|genou|pied|bras|main|cheville|dos|doigts?|tete|epaule|poignet)|me fais? mal (en|au) (jouant|faisant|tombant|foot|rugby|sport|ski|courant)
harmless | (frappe|frappent) (\\w+ )?par (sa|son|leur|la)|(gens|enfants|familles|personnes|hommes|refugies) (\\w+ )?qui (\\w+ ){0,9}(rue|manger|nourriture)|me touche (beaucoup|le coeur|vraiment|profondement)
harmless | (boit|boire|bois) (\\w+ )?(du |de l )?(cafe|the|eau|lait|jus|coca|chocolat)
harmless | (petite?|petits) (frere|soeur|cousine?) (\\w+ )?me (tape|frappe|mord|bat|pousse)|peur de (mon|ma) prof
harmless | dans (le|la|un|une|ce|cette|l) (roman|livre|film|histoire|piece|serie) (un|une|le|la|son|sa|il|elle|ils|quelqu un) .*

distress | je <want> … (mourir|crever|me tuer|me suicider|en finir|disparaitre pour toujours|me faire du mal|me pendre|me jeter sous)
distress | je (veux|voudrais|serais mieux|prefererais) … (mort|morte|etre mort)
distress | j ?ai … (envie|essaye|tente|pense|voulu|decide|reve) … (mourir|crever|me tuer|me suicider|en finir avec (tout|la vie|ma vie)|me faire du mal)
distress | je (ne )?(veux|peux|ai) (plus|pas) (envie de )?(vivre|exister|continuer a vivre)
distress | (ne )?(veux|peux) plus etre (la|vivant|vivante|en vie)
distress | (je|me) … (scarifie|scarifier|mutile|mutiler|automutile|suicider|suiciderai|suis suicide)
distress | pens\\w+ … (au|de) suicide
distress | (tentative|envies?|idees?|pensees?) (de suicide|suicidaires?)
distress | me (suis )?(coupe|coupee|taillade|entaille|ouvre|ouvrir|brule) … (bras|poignets?|veines|cuisses|jambes?|peau|expres)
distress | me (fais|faire|suis fait) … (vomir|du mal|mal expres)
distress | (mieux|plus heureux|tranquilles?) sans moi
distress | (personne|nul) (ne )?m ?(aime|aimera|ecoute jamais|comprend jamais)
distress | personne (ne )?(tient a moi|se soucie de moi|s interesse a moi)
distress | (ma vie|la vie|vivre) … (n a (plus )?(aucun|pas de|plus de) sens|ne sert a rien|sert a rien|ne vaut (rien|pas|plus)|vaut (plus|pas) la peine|est foutue|est un enfer)
distress | je (me deteste|me hais|deteste ma vie|hais ma vie|ne sers a rien|sers a rien|suis un poids)
distress | (marre|fatiguee?) de (vivre|la vie|ma vie|exister)
distress | (plus|aucun) (aucun )?espoir … (moi|ma vie|vivre|continuer)
distress | je (n ai|ai|vois) (plus|aucun) … (espoir|raison de vivre)
distress | je voudrais … (ne plus me reveiller|ne jamais etre nee?|n etre jamais nee?)
distress | (ne mange (plus|pas)|arrete de manger|me prive de manger) … (maigrir|mince|grosse|gros|kilos)
distress | (ne (plus )?(jamais|plus) (me reveiller|revenir|ouvrir les yeux)|(dormir|endormir|partir|disparaitre) pour toujours)
distress | (envie|voudrais|veux|aimerais|rever?) (de |d )?(tout arreter|disparaitre|en finir|tout finir)
distress | (avale|pris|prendre|prends|avaler) … (plein|trop|tous|toute|boite|tube|plaquette|paquet|beaucoup|des|les) … (medicaments|comprimes|cachets|pilules|somniferes|antidepresseurs)
distress | pleure (tous les (soirs|jours)|toutes les nuits|chaque (soir|nuit|jour)|tout le temps)
distress | (plus|aucune|pas de) raison … (continuer|vivre|me lever|exister|d etre)
distress | (sauter|me jeter|jeter) … (pont|fenetre|toit|train|metro|balcon)
distress | (lame|rasoir|cutter) … (bras|poignets?|peau|cuisses)|(bras|poignets?|cuisses) … (lame|rasoir|cutter|cicatrices)
distress | (fuguer|m enfuir de (la maison|chez)|faire une fugue)
distress | (serais|suis|etais) (un |une )?(poids|fardeau|erreur|inutile|de trop)|(c est|ce sera) (la fin pour moi|mon dernier jour)|(vous|tu) (allez|vas) tous? me regretter|personne … (remarquerait|verrait) si je
distress | (ne )?(plus|pas|jamais) (exister|etre ne|etre nee)
distress | (pense|pensais|reflechis|cherche|reve|imagine|parle) … … (mourir|mort|suicide|me tuer|ma mort|mon enterrement)
distress | (sert|servir|servent) … rien … (vivre|exister|continuer|la vie)|(vivre|exister|la vie) … sert … rien|(pas|plus) la force de (vivre|continuer|me lever)
distress | (tout le monde|ils|tous|toute ma famille|mes parents) … me (deteste|detestent|hait|haissent|rejette|rejettent)
distress | (me|m|mes|mon) … … (bras|poignets?|cuisses|jambes|ventre) … (ciseaux|couteau|lame|compas|sang|briquet|cigarette|couteaux)|(ciseaux|couteau|lame|compas|briquet) … (mes|les|mon) (bras|poignets?|cuisses)
distress | (blessures|marques|cicatrices|entailles|coupures) (sur|aux|a) … (bras|poignets?|cuisses|jambes)|(plus envie de rien|envie de rien du tout|plus gout a rien|je me sens vide|je suis vide)
distress | (je|j) … (vais|veux|prefere|aimerais|voudrais|pourrais) … … (mourir|mort|morte|suicide|suicider)(?!.*(vieux|vieille|idiot))
distress | je (me coupais|me scarifiais|me mutilais|me faisais du mal|voulais mourir|me faisais vomir)
distress | (personne|nul|qui) … (triste|pleurerait|manquerais|regretterait|remarquerait|remarque|s en fout|en rendrait compte) … (mourais|mort|morte|etais plus la|disparaissais|meurs)
distress | si je (mourais|n etais plus la|disparaissais|n existais pas)
distress | (tres mal|vraiment mal|trop mal) … (en finir|plus vivre|arreter tout)
distress | (ma|un|une) (psy|psychologue|psychiatre|therapeute) … (suicide|depression|mourir|coupais|scarifi\\w+)
distress | (je|j) (suis|ai ete|etais|ai fait) … (depressive?|en depression|une depression|suicidaire|anorexique|boulimique|hospitalisee? en psychiatrie)
distress | (veux|veut|voudrais|espere|prefere|aimerais|envie) (\\w+ ){0,2}(pas|plus|jamais|ne) (\\w+ ){0,3}(reveiller|me reveille)(?! .*(tot|heures?|tard|ecole|avant))
distress | (plus facile|mieux|plus simple|preferable) (\\w+ ){0,4}si j(e n)? ?(etais|existais|n etais|n existais|disparaissais|n etais pas ne\\w*) ?(pas|plus|mort|morte|parti)?( la| ne\\w*)?|je (veux|voudrais|aimerais) disparaitre(?!.*(quand|honte|devant))
distress | je (ne )?manquerais? (a )?(personne|pas)|(personne|nul) (ne )?(m |me |va |verra |remarquerait |remarquera )(\\w+ )?(regretter\\w*|manquer\\w*|chercherait|pleurer\\w*|croit|voit|veut)
distress | (fatiguee?|marre|assez|ras le bol) (de|d) (tout|etre moi|etre la|me battre)|(pas|plus|aucun) (de |d )?avenir (pour moi|dans)|(vois|ai) (pas|plus|aucun) (de |d )?(avenir|issue|espoir|futur)(?! (dans|au|de))
distress | (n en |en )?(peux|peut) plus (\\w+ ){0,3}(tout s arrete|que ca s arrete|vivre|continuer|arreter|finir|supporter|tenir)|(veux|voudrais|aimerais|envie) que (tout |ca )(s arrete|finisse|se termine)|je (n en |en )peux plus( de (la vie|vivre|ma vie|tout|cette vie))?$
distress | (pas|plus|rien|jamais|sans|arrete de) (\\w+ )?(mange\\w*|avale) (depuis|rien|du tout|plus|pendant|pour) (\\w+ ){0,3}(jours|semaines|lundi|grosse?|maigrir|mince)|(mange\\w*|manger) (\\w+ ){0,6}(parce que|car|pour) (\\w+ ){0,5}(trop |si )?(grosse?|moche|maigrir|perdre du poids) ?(et|$)(?=.*)(?<=(pas|plus|rien|jamais|jours|semaines|saute) .*)(?<!(legumes|viande|chocolat|gras|sucre|sain|bonbons|frites|fast|gateaux|fruits) .*)
distress | mange (seulement|juste|que|qu) … (par|chaque) jour … (grosse?|corps|maigrir|poids|moche)|(deteste|hais|honte de) (\\w+ )?mon corps|je (me )?(degoute|trouve degoutante?|suis degoutante?|suis nulle et moche)|laxatifs
distress | (apres|chaque fois|quand je) (\\w+ ){0,3}(manger|mange|repas|diner|dejeuner|mange) (\\w+ ){0,6}(vomir|vomis|me faire vomir)|vomis (\\w+ )?(apres (manger|les|chaque)|tout ce que|ce que je)|doigts? … gorge
distress | (ami|amie|copine|copain|soeur|frere|mere|pere|maman|papa|cousine?|camarade|il|elle) (\\w+ ){0,5}(se (suicider|tuer|pendre|mutiler|scarifier|scarifie|mutile|faire du mal)|suicidaire|s est (suicidee?|pendue?|tuee?(?! (en|dans|a)))|veut mourir|voulait mourir)
distress | lettres? (d )?adieux?|si (\\w+ )?je (ne )?suis (plus|pas) la|(dites?|dis) a (ma|mon|mes) (\\w+ ){0,4}(aime|aimais|desolee?|pardon)|quand je (serai|serais) (mort|morte|plus la)|((sera|seront|serait|est|etait) (\\w+ )?(mon dernier|ma derniere) (anniversaire|noel|jour|semaine)|mon dernier message)(?! (de|d|au|a|en) )
distress | (tape|cogne|frappe) (\\w+ )?(ma |la )?tete (\\w+ )?(contre|dans|sur) (le |les |un )?murs?|je me (gratte|mords|griffe|brule|pince|frappe|tape|punis|fais (du )?mal|blesse|coupe) (\\w+ ){0,4}(quand|pour|jusqu|expres|parce|sang|triste|toute seule?)(?!.*(cuisin|moustique|boutons|foot|sport|ski|allerg))
distress | cache (\\w+ )?(mes|les) (bras|poignets|cicatrices|marques|coupures)|cicatrices (\\w+ ){0,2}(mes|mon) (bras|poignets?|cuisses)|manches longues … (cacher|voie|bras|cicatrices)
distress | (personne|pas quelqu un) (a|avec) qui (je peux )?(parler|me confier|compter)|(plus|pas) (de )?personne a qui|pleure (\\w+ )?(la nuit|le soir|seule?|toute seule|dans (mon lit|les toilettes)|sans raison)
distress | je (\\w+ )?(bois|fume|prends) (\\w+ ){0,3}(vodka|alcool|biere|vin|whisky|drogues?|cannabis|joints?|medicaments|shit) (\\w+ ){0,5}(oublier|cachette|dormir|tous les jours|ne plus sentir|problemes)
distress | (pas|plus|aucune) (\\w+ )?(envie|volonte|force|gout) (de |d )+(etre (vivante?|la|en vie)|vivre|me lever|continuer|exister)(?! (en|a|dans|avec|mes|le|les|la|ici|chez))|vouloir mourir|je ne (suis|serai) (plus )?(jamais )?heureu(x|se) (jamais|plus)|jamais (contente?|heureux|heureuse) (dans|de) (ma|la) vie
distress | partir (de (chez moi|la maison)) (\\w+ ){0,3}(jamais|parce|frappe|peur|pour de bon)|je (suis|me suis) (fugue|enfuie?|sauvee?) de (chez|la maison)|je dors dans la rue
distress | (mieux|plus heureu\\w+|soulages?|tranquille) (\\w+ ){0,2}sans moi|(ma vie|la vie) (\\w+ ){0,3}(pas de sens|plus de sens|aucun sens|pas la peine|finie|ne vaut|est nulle et)|je (suis|me sens) (\\w+ )?(une erreur|un fardeau|de trop|inutile|invisible|casse|brise|vide)
distress | (interieur|dedans|dans moi) (\\w+ )?(je suis|je me sens) (\\w+ )?(morte?|vide|cassee?|brisee?)|morte? (a l interieur|de l interieur)|(pas|plus|aucune) (de |ma )?place (dans|sur|pour moi|ici)(?! (le bus|le train|la voiture|le parking))(?=.*(moi|monde|terre|j|vie))|(quitter|partir de) (ce|cette|le) (monde|vie)|(dans|sur) (ce monde|cette terre|cette vie)(?<=(plus|pas|envie|rester|place) .*)|(vie|tout) (\\w+ )?(est )?trop (dure?|difficile|penible) (pour moi|je)|supporte (plus|pas) (\\w+ )?(cette|la|ma|ces) (douleur|vie|souffrance)|merite (pas|plus) (\\w+ )?(de )?(manger|vivre|etre aimee?|d etre|exister|de vivre)|je merite (de |d )?(mourir|souffrir|etre punie?|mal)|(tout est|je vois tout) (en )?(noir|sombre)$|(vivre) (plus|pas)$|(choisi|decide|sais) (\\w+ )?(comment|quand|le jour) (\\w+ ){0,4}(mourir|faire|partir)$
distress | vomi\\w* (\\w+ ){0,8}(grossir|maigrir|prendre du poids)|si je (meurs|disparais|pars) (\\w+ ){0,3}(personne|qui)|(amie?|soeur|frere|copine|copain|elle|il) (\\w+ ){0,6}se (coupe|taillade|ouvre|scarifie|mutile) (\\w+ ){0,2}(bras|poignets?|veines|cuisses|jambes|quand|parce|$)|(pont|toit|rails|quai) (\\w+ ){0,6}(sauter|mourir|en finir|tomber)
distress | (tout|de tout|a tout) (finir|arreter|terminer|quitter)(?=$| (\\w+ )?(parce|car|je|parfois|un jour))|(pourquoi|a quoi bon) (je |est ce que je )?(\\w+ )?(continue|continuer|vivre|vis|existe|suis nee?|suis en vie|me leve)$|vois pas pourquoi (je )?(continue\\w*|vi\\w+|exist\\w+)|(boite|tube|plaquette|bouteille|plein|beaucoup) de (medicaments|cachets|comprimes|pilules)(?=.*(lit|pense|prendre|cachee?|assez|tous))|(mieux|plus facile) pour (tout le monde|eux|ma famille|mes parents|tous) (\\w+ )?(si|quand|sans) (je|moi|j)
distress | (coupures|cicatrices|entailles) (\\w+ ){0,6}bras|bras (\\w+ ){0,8}(coupures|cicatrices|entailles)|je m affame|(pense|penser|songe) (\\w+ )?(a|au) (en finir|sauter|la mort|disparaitre|mourir|tout quitter)|(tellement|trop|si) (seule?|triste|malheureu\\w+|desespere\\w*) (\\w+ ){0,4}(mourir|finir|vivre|disparaitre)|(me sens|suis) (pas|jamais) (aimee?|voulue?|desiree?)|personne (ne )?(m aide|me comprend|m aime|veut de moi)

abuse | (mon|ma|mes|le|la|un|son) (<adult>|<kin>) (\\w+ ){0,5}(me|m|nous) (<hits>|a <hit>|ont <hit>|as <hit>)
abuse | (on|il|elle|ils|elles) (me|m|nous) (<hits>|a <hit>|ont <hit>) … (maison|chez|ceinture|tous les jours|souvent|quand|<school>|visage|ventre|baton|parce)
abuse | (me|m) (touche|a touchee?|caresse|a caressee?|a embrasse de force|force a|oblige a) … (partout|corps|nuit|chambre|lit|intime|secret|coucher|faire des choses|deshabiller|sous)
abuse | (chambre|lit|nuit|douche) … (il|elle) me (touche|caresse|regarde nue?)
abuse | (mon|le|un) (<adult>) … me touche\\b(?! (beaucoup|le coeur))
abuse | j ?ai ete … (violee?|agressee?|abusee?|harceleee?|frappee?|battue?|maltraitee?)
abuse | (m a|ont|l a|a) (violee?|agressee? sexuellement|abuse de moi)
abuse | (abuse|abusent|profite sexuellement) de moi
abuse | je (suis|me fais|me sens) … (harceleee?|harceler|maltraitee?|tabasser|frapper|racketter|battre par|insulter tous)
abuse | (me|m) (harcelent?|ont harceleee?|a harceleee?|insultent tous|rackettent?|humilient?|menacent?)
abuse | j ?ai … peur (de|d|quand) … (rentrer|retourner a la maison|aller a la maison|mon pere|ma mere|mon beau pere|mon oncle)
abuse | (m enferme|m enferment|m a enfermee?|nous enferme) … (chambre|cave|placard|maison|dehors)
abuse | (me|m) (donne|donnent) (pas|rien|jamais) … (manger|nourriture)
abuse | (marier|mariage) … (force|contre ma volonte|contre mon gre)
abuse | (frappe|bat|tape) (ma mere|maman|mon frere|ma soeur) … (maison|soir|souvent|boit|bu|colere|tous les jours)
abuse | (<adult>|<kin>|il|elle|ils|on|garcons|filles|eleves|gens|quelqu un) (\\w+ ){0,6}(me|m) (frappe|frappent|tabasse|tabassent|gifle|giflent|cogne|cognent|tape|tapent|pousse dans|poussent dans|crachent|etrangle|brule)
abuse | (<adult>|<kin>|il|elle|ils|on) (\\w+ ){0,5}(me|m) (donne|donnent|met|mettent|a donne|a mis|flanque) … (coups?|gifles?|claques?|fessees?|baffes?|coup de (poing|pied|ceinture))
abuse | (prennent|prend|volent|vole|piquent|pique|demandent|exigent) (toujours )?(mon argent|mon portable de force|mon gouter|mon dejeuner|mes affaires)
abuse | (me|m) (demande|force|oblige|fait|ordonne|supplie|a demande|a force|a oblige) … (deshabill\\w+|de me mettre nue?|nue?|enlever mes|l embrasser|de le toucher|le toucher|des photos de moi)
abuse | (fait|faire|fais|font) … (choses|trucs) … (je (n )?aime pas|qui me (font peur|genent)|bizarres a mon corps|je ne veux pas)
abuse | (me|m|nous) (laisse|laissent|prive|privent) … (sans manger|de nourriture|de repas|mourir de faim)
abuse | (copain|petit ami|petit copain|mec) … (me frappe|me force|m oblige|me menace|me surveille|controle mon)
abuse | (se moquent|rient) de moi (tous les jours|tout le temps|chaque jour)|m insultent (tous|chaque|sur)|(j ai|je suis) … (victime|harcelement) (de|d) (harcelement|violences?|abus|agression)
abuse | (me|m|nous) … (jette|jettent|pousse|poussent|balance|lance|traine|secoue|plaque|a jete|a jetee|a pousse|a poussee) … (mur|sol|escaliers?|par terre|porte|table|lit)
abuse | (<adult>) … (ivre|saoul|soul|bourre|alcoolique|boit|bu) … … (me|m|nous|peur|crie|casse|violent)|(ivre|saoul|soul|bourre) … (me|m|nous|peur|violent)
abuse | (ose|oser|veux|peux|arrive) (plus|pas) … (aller|retourner|venir) … (<school>)|(peur|angoisse) … (aller|retourner|venir) … (<school>)
abuse | (classe|eleves|gens|garcons|filles|camarades|ils|elles) … (envoie|envoient|ecrit|ecrivent|mettent|postent|publient) … (messages?|commentaires?|insultes|photos?) … (horribles?|mechants?|de moi|sur moi|insultants?|menaces?)
abuse | (m a dit|me dit|m a demande|je dois|il veut) … (garder (le|ce|notre) secret|rien dire|en parler a personne|le dire a personne)|notre petit secret|(embrasse|embrassee|touche|touchee) … (secret|personne)
abuse | (me fait|m a fait|font|fait) … mal … (expres|chez moi|la nuit|quand il|quand elle)|(bleus|marques) … (parce que|a cause de|dos|corps|visage) … (mon|ma|il|elle)|(mon|ma) (<adult>) … (violente?s?|me terrorise|me menace|m humilie)
abuse | (crache|crachent|cracher) (\\w+ )?dessus|me crache|(m|me) (appelle|appellent|traite|traitent) (de |la |le )?(grosse|gros|moche|pute|pd|pede|salope|cochon|baleine|thon|monstre|ordure|negre|merde)
abuse | (main|mains|doigts) … (sous mon|sous ma|dans mon|dans ma|sur mes (seins|fesses|cuisses)|sur ma (cuisse|poitrine)|entre mes)
abuse | (<adult>) … (tres |trop |super )?violente?s?
abuse | (m|me) (touche|tripote|pelote|embrasse|caresse) … (sous|fesses|seins|cuisses|de force|contre ma volonte)
abuse | (peur|terrorisee?) (de|a cause de) (mon|ma) (<adult>)
abuse | (<adult>|<kin>|il|elle|ils|papi|compagnon|grand mere) (\\w+ ){0,5}(frappe|frappait|tape|tapait|bat|battait|cogne|cognait|gifle|giflait|tabasse|violente|pousse|insulte) (\\w+ )?(ma (mere|maman|soeur|petite)|maman|mon (frere|petit)|mes (freres|soeurs))(?! (au|aux|a la) )
abuse | (<adult>|<kin>|il|elle|ils|papi|grand mere|qui) (\\w+ ){0,5}(me|m|nous) (\\w+ )?(frappait|frappaient|tapait|tape dessus|battait|giflait|cognait|brulait|a casse (le|la|une|un|les)? ?(bras|nez|dent|jambe|cote|poignet|doigt|machoire)s?|a (tape|frappe|gifle|cogne|battu)e?|fait du mal|faisait du mal|tapent dessus|a fait du mal)
abuse | (<adult>|<kin>|il|elle) (\\w+ ){0,2}(frappe|tape|battu|bat|gifle|frapper) (a )?(moi|nous)|(<adult>) (\\w+ ){0,4}(ceinture|coups?|poing)(?! (de|d) (main|fil|telephone))(?=.*(moi|me|m|dos|notes))
abuse | (veux|peux|envie|ose|aime) (pas|plus) (\\w+ )?(rentrer|aller|retourner|etre) (chez (moi|nous|mon|ma)|a la maison) (\\w+ ){0,3}(<adult>|il|elle|ils|peur|crie\\w*|frappe\\w*)|(pas|jamais|plus) (\\w+ )?en (securite|surete)|seule? avec (lui|mon (<adult>)) (\\w+ ){0,4}(peur|touche)|peur (\\w+ ){0,4}seule? avec (lui|mon)
abuse | (<adult>) (\\w+ ){0,7}je me (cache|enferme)|je m ?e? (cache|enferme) (\\w+ ){0,8}(<adult>|il) (\\w+ )?(rentre|arrive|boit|crie|est (ivre|saoul|en colere)|vient)
abuse | (rien|pas|plus) (\\w+ ){0,2}(a manger|nourriture) (chez (nous|moi)|a la maison)(?!.*(vacances|courses|supermarche))|(laisse|laissent) (\\w+ )?seule?s? (\\w+ ){0,4}(jours|nuits|semaines|nuit)|me coucher sans manger
abuse | (<adult>|<kin>|grand pere|il|homme) (\\w+ ){0,4}(vient|venait|entre|entrait|monte|rentre|se couche|dort) (\\w+ )?(dans|sur) (mon|ma|le|la) (lit|chambre|douche|salle de bain)(?=.*(nuit|touche|nue?|aime pas|veux pas|dis non|arrete pas|peur|secret))
abuse | me (regarde|filme|mate|observe|photographie) (\\w+ ){0,4}(douche|bain|deshabill\\w*|change|nue?|toilettes)|(m|me) (\\w+ )?(oblige|force|fait|demande|dit) (\\w+ ){0,3}(garder|avoir|taire) (\\w+ ){0,3}secrets?
abuse | (m|l|nous) a (\\w+ )?(violee?s?|agressee?|abusee?|tripotee?)|(ami|amie|soeur|copine|cousine) (\\w+ ){0,3}(violee?|abusee?|agressee?)|(m|me) (touche|embrasse|caresse|a touchee?|a embrassee?) (\\w+ ){0,7}(aime pas|voulais pas|veux pas|peur|genee?|non)
abuse | (homme|mec|inconnu|quelqu un|gars|personne|adulte|monsieur|il) (\\w+ ){0,6}(internet|en ligne|snap|snapchat|instagram|insta|discord|tiktok|jeu|roblox|fortnite|whatsapp|m ecrit|messages?) (\\w+ ){0,6}(demande|veut|voulait|propose|envoie|insiste|promet|dit) (\\w+ ){0,6}(photos?|voir|rencontrer|rendez vous|venir|adresse|corps|camera|webcam|secret|amoureux|aime)|(rencontree?|parle|discute|connais) (\\w+ ){0,5}(homme|inconnu|mec|gars|adulte) (\\w+ ){0,6}(internet|en ligne|snap\\w*|insta\\w*|discord) (\\w+ ){0,6}(voir|rencontrer|photos?|hotel|chez lui|secret|ans)|mon copain a (trente|quarante|vingt cinq|[34]\\d|2[3-9]) ans
abuse | (m|me) (donne|offre|propose|promet|achete|paie|paye) (\\w+ ){0,4}(argent|cadeaux?|portable|telephone|alcool|vetements) (\\w+ ){0,3}(si|pour|quand) (\\w+ ){0,4}(photos?|envoie|montre|embrasse|touche|couche|deshabille|laisse)
abuse | (copain|copine|petit ami|mec|ex) (\\w+ ){0,5}(lit (\\w+ )?mes messages|controle|surveille|interdit|m empeche|me suit|me laisse pas|menace|fouille|force|oblige|insulte|veut pas que je (voie|parle|sorte|mette)|en colere (si|quand) je)
abuse | personne (ne )?(\\w+ )?(me parle|veut (me parler|etre|jouer|manger|s asseoir|travailler)|s assoit|joue|mange|s assied) ?(avec|a cote|pres)? ?(de)? ?(moi)?(?=.*(college|ecole|lycee|classe|moi|moque|recre|cantine|seule?)|$)|(se moque|se moquent|rient|rigolent|se foutent) (\\w+ )?de (moi|mon|ma)(?=.*(college|ecole|classe|tout le monde|toujours|tous|jours|grosse?|accent|vetements|corps))|(tout le monde|ils|elles|eleves|classe|garcons|filles|gens) (\\w+ ){0,3}(se moque|se moquent|m insulte\\w*|m ignore\\w*|me bouscule\\w*|m exclu\\w*|me rejett\\w*|m humili\\w*|me lancent?|me jettent?|m embetent tous)
abuse | (photos?|videos?|film\\w*|montage) (\\w+ ){0,2}(de|sur|avec) moi (\\w+ ){0,10}(internet|en ligne|reseaux|instagram|snap\\w*|tiktok|groupe|whatsapp|partagee?s?|postee?s?|publiee?s?)(?=.*)(?<=(ils|elles|quelqu un|il|elle|garcons?|filles?|classe|ex|on) .*)(?<!(ami|amie|soeur|mere) .*)|faux (compte|profil)|(rumeurs|mensonges|des choses (horribles|mechantes)) (\\w+ )?sur moi|(mange|cache|reste) (\\w+ ){0,3}dans les toilettes
abuse | (parents|pere|famille|mere|oncle) (\\w+ ){0,5}(veulent|veut|vont|force\\w*|oblige\\w*|decide) (\\w+ ){0,4}(me|m|je) (\\w+ )?(marie\\w*|epouse\\w*)|je dois (me marier|epouser)
abuse | si (je|j|on) (en |le |lui )?(parle|dis|raconte|dit|appelle)( a | rien |que )?(\\w+ ){0,4}(il|elle|ils) (\\w+ ){0,3}(mal|tuer|frapper|tue|frappe|publier|poster|envoyer|montrer|partager)|(menace|menacent|menacee?) de (me|tuer|publier|poster|faire|montrer|partager|nous)|chantage (\\w+ ){0,2}(moi|photos?)|me fait (du )?chantage|(il|ils|ex|copain|beau pere) (\\w+ )?(a dit|dit|veut|va) (\\w+ ){0,4}(me tuer|faire du mal|nous tuer)
abuse | (mere|pere|maman|papa|parents|beau pere|belle mere|famille) (\\w+ ){0,5}(prefere (\\w+ )?que je (ne )?(sois|soit|serais)|regrette\\w* (que|de m)|m aime(nt)? pas|ne m aime\\w*|me deteste\\w*|aurait du avorter|que je (suis|sois|ne suis) (\\w+ )?(inutile|nulle|bonne a rien|bon a rien|moche|erreur|degoutante?|rien|ratee?)|m a mise? dehors|me traite de|me met dehors|voulaient pas de moi)
abuse | (papa|maman|pere|mere|beau pere|belle mere|oncle|grand pere|parents|il|elle) (\\w+ ){0,3}(nous|me|m) (tape|tapent|frappe|frappent|bat|battent|gifle|cogne|fouette)(?! (sur les nerfs|au|aux|dans la main|la balle))|(papa|pere|mere|maman|parents|beau pere|belle mere|oncle|il|elle|ils) (\\w+ ){0,6}(jette|jettent|lance|casse|cassee?|jete|lancee?|balance) (\\w+ ){0,3}(bouteilles?|assiettes?|chaises?|verres?|objets|choses|chaussures?|meubles) (\\w+ )?(sur|a|contre|a la|dans) (\\w+ )?(moi|nous|maman|mere|tete|figure|visage)
abuse | (ferme|ferment|cache|cachent|verrouille) (\\w+ )?(a cle )?(le frigo|la cuisine|la nourriture|le placard)|(pas|jamais|rien) (\\w+ )?(droit de|de) (manger|diner|repas)(?=.*(maison|chez moi|puni|mere|pere|parents))|(ai|a) pas de diner|(<adult>|<kin>|homme|garcon|il|mec) (\\w+ ){0,5}(touche|touchait|caresse|caressait|tripote|attrape|serre) (\\w+ )?(ma|mon|mes|les|la) (\\w+ )?(jambes?|cuisses?|genou|fesses|seins|poitrine|corps|culotte|sexe)|(<adult>|<kin>|homme) (\\w+ )?(me|m) (touche|touchait|a touchee?|caresse|tripote)(?! (le coeur|beaucoup|mot))
abuse | (ils|elles|on|classe|quelqu un|garcons|filles|gens) (\\w+ ){0,5}(ecrivent|ecrit|disent|dit|commentent) (\\w+ ){0,4}(je|me|j) (\\w+ )?(dois|devrais|doive|devais|devrait) (\\w+ )?(mourir|crever|disparaitre|me tuer|tuer|suicider|sauter)|(montrer|publier|poster|envoyer|partager|mettre|diffuser) (\\w+ ){0,3}(mes|nos|ces|les|la|ma) (photos?|videos?|nudes) (\\w+ ){0,5}(si je|sauf si|internet|tout le monde|ecole|college|classe)(?<=(il|elle|ils|ex|copain|garcon|homme|quelqu un|fille|mec) .*)
abuse | (peur|tremble|cache|panique) (\\w+ ){0,3}quand (\\w+ ){0,2}(<adult>) (\\w+ ){0,2}(rentre|arrive|vient|boit|crie|est|commence|revient)|(peux|ose|dois|droit) (\\w+ )?(le dire|raconter|en parler|dire) (\\w+ )?(a )?(personne|ma mere|mes parents)(?<=(pas|ne|jamais|peux) .*)|ce qu ?(il|ils|elle|mon (<adult>)) (\\w+ )?(me|m) (fait|font|a fait|faisait)|ce qui se passe (chez moi|a la maison)|bleus (\\w+ ){0,5}(bras|corps|jambes|dos|cacher|cache)(?!.*(foot|rugby|tombe|velo|judo|yeux))
abuse | (prof|entraineur|voisin|oncle|homme) (\\w+ ){0,4}m (\\w+ )?(ecrit|envoie|appelle) (\\w+ ){0,5}(la nuit|le soir|amour|belle|sexy|photos?|coeurs?|secret|seule?)|(copain|mec|compagnon|ami) de (ma mere|maman) (\\w+ ){0,4}(frappe|touche|regarde|crie|peur|bat)|(voisin|homme|oncle|mec|prof|il) (\\w+ ){0,5}(argent|cadeaux) (\\w+ ){0,6}(photographier|prendre (des|en) photo|toucher|embrasser|filmer)
abuse | (<adult>|il) (\\w+ ){0,5}(la|l|le) (frappe|gifle|bat|tape|cogne|a frappee|a battue)(?! (au|aux|dans|balle))|(me|m|nous) (tire|tirent|traine|attrape) (par )?les cheveux|(me|m) (force|oblige|fait|forcee?) (a )?faire (\\w+ )?(choses|trucs|ca)|(lit|chambre) (\\w+ ){0,7}(dire|raconter|parler) a personne|(dis|dit|disais) non (\\w+ ){0,3}(il|ils|elle) (\\w+ ){0,3}(arrete\\w*|continue\\w*|ecoute\\w*)|(me|m) (suit|suivent|suivi) (\\w+ )?(partout|jusqu|dans la rue|apres)
abuse | (laisse|laissent|laissee?s?) (\\w+ )?seule?s? (\\w+ ){0,5}(week end|jours?|nuits?|argent|manger|semaine)|m attend(ent)? (apres|devant|a la sortie) (\\w+ )?(\\w+ )?(<school>|ecole|college)(?=.*(frapp\\w+|coups?|peur|tap\\w+|pouss\\w+|argent|moqu\\w+))|(mere|pere|maman|papa|parents) (\\w+ ){0,3}(boit|boivent|se drogue\\w*|est (ivre|saoul\\w*|alcoolique)) (\\w+ ){0,3}(tous les (jours|soirs)|toute la journee|tout le temps|trop|beaucoup)|(ils|elles|garcons|filles|eleves) (\\w+ ){0,4}(cassent|casse|volent|vole|jettent|jete|cachent|cache) (mes|mon|ma) (affaires|sac|livres|vetements|chaussures|lunettes)

sexual | photos? … (nue?s?|deshabillee?|toute nue|seins|sans vetements|intimes?)
sexual | (envoie|montre) … (nudes?|tes seins|tes fesses|ta chatte|ta bite)
sexual | (coucher|l amour|sexe|du sexe) avec (toi|moi|elle|lui|ma prof|mon prof|ma copine|mon copain)
sexual | (je|te|on|nous|veux|fait|faire) … (baiser|niquer|enculer|sucer|branler|lecher) (toi|ta|te|moi|ma|avec|une fille|les filles)
sexual | (te|me|se) (baiser|branler|sucer|doigter|branle|suce|doigte)
sexual | (regarde|mate|regardons|regarder|voir) … porno
sexual | (ma|ta|sa|grosse) (bite|queue dure|teub)
sexual | (gros|tes|ses) (seins|nichons)
sexual | pipe … (moi|toi|me|te)$|une pipe a|faire l amour|tailler une pipe|fellation|orgasme|ejacul\\w+|masturb\\w+|bander dur|sextos?|je suis (chaude|excitee?) … (baise|sexuellement|toi|sexe)
sexual | (as|a|avez|es tu|t as|jamais|deja) … (couche|baise|fait l amour) avec (une?|des|quelqu un|ta|ton|elle|lui)
sexual | (je|en train de) (me touche|me toucher|me caresse|me caresser)(?! (les cheveux|le nez|le menton|la tete))
sexual | (tu es|es tu|t es) (encore )?(vierge|puceau|pucelle)
sexual | (voir|vois|regarder|montrer|montre|toucher|touche) … (seins|nue?|toute nue|fesses|sans (vetements|culotte)|corps nu|sous vetements|parties intimes)
sexual | (t es|tu es) (trop |tellement )?(sexy|bonne|chaude)|(envie de (toi|sexe|baiser)|plan cul)
sexual | (enleve|retire|enlever|ote) … (pantalon|culotte|t shirt|vetements|soutien gorge|habits)
sexual | envie de toi
sexual | (photo|video|selfie) … (nue?s?|toute nue|intimes?|sans vetements)|faire (le sexe|du sexe|ca avec toi)
sexual | (couche|coucher|couchee|dormi) avec (un|une|des|mon|ma|son) (garcons?|mec|fille|homme|copain|copine|petit ami|type)|(veut|voulait|demande|insiste|force) (\\w+ ){0,3}(coucher|faire l amour|du sexe|rapports?)|(relations?|rapports?) sexuel\\w*
sexual | (photo|image|video)s? de (son|sa|mon|ma|ton|ta) (\\w+ )?(penis|sexe|zizi|bite|chatte|seins|corps nu)|penis|vagin

threat | (je|on) (vais|va|veux|voudrais) … (te|vous|le|la|les) (tuer|buter|crever|poignarder|egorger|planter|massacrer|defoncer|bruler|frapper|tabasser|peter la gueule|casser la gueule|violer)
threat | (je|on) (vais|va|veux|voudrais) … (tuer|buter|poignarder|egorger|massacrer|tabasser|bruler|frapper) (tout le monde|mon|ma|mes|le prof|la prof|les profs|le professeur|les autres|un eleve|des eleves|les filles|tous)
threat | (apporter|amener|prendre|venir avec|ramener) … (couteau|pistolet|arme|bombe|fusil) … (<school>)
threat | (bombe|fusillade|mettre le feu|faire sauter|tirer sur) … (<school>|prof|profs|eleves|tout le monde)
threat | (sale|sales) (arabes?|juifs?|juive|noirs?|noire|pede|pedes|gouine|negre|noiraud|roumains?|chinois|chinetoque|etrangers?|musulmans?|gitans?|immigres?|handicapes?|mongol)
threat | (pede|pedes|negres?|bougnoules?|youpins?|bicots?|tarlouze|tafiole|gouines?|chinetoques?|enculees?|enculer?s?|fils de pute|nique ta|niquer ta|ta gueule|connasse|salope|pute)( de merde)?
threat | (mort|a mort|gazer|tuer|exterminer) (aux|les|tous les) (arabes|juifs|noirs|homos|homosexuels|pedes|musulmans|immigres|etrangers)
threat | va (te faire foutre|mourir|crever|te suicider|te tuer)
threat | (arabes|juifs|noirs|musulmans|immigres|etrangers|homosexuels|gays|homos|roms) … (devraient|doivent|faut|meritent) … (mourir|crever|tuer|renvoyer|gazer|bruler|disparaitre|degager)
threat | (je|on) … (vais|va|veux|voudrais) (lui|leur|te|vous) … (planter|mettre|donner|foutre|enfoncer) … (couteau|coups?|balle|poing|raclee)
threat | (il|elle|ils|elles|tu) (va|vont|vas) (mourir|crever|le regretter|payer) … (demain|<school>|de mes mains|sinon)
threat | (je|on|j) (vais )?(te|vous|lui|leur) … (casse|casser|pete|peter|explose|exploser|eclate|eclater|fracasse|defonce|defoncer|demonte) … (figure|gueule|tete|dents|nez|bras|jambes|face)
threat | (si tu|sinon|attention) … … (je te|on te|t auras|tu vas) … (frappe|tue|tape|bute|creve|regretter|massacre|retrouve)
threat | (ramene|ramenerai|amene|apporte|prends|sors|acheter|prendre|cherche) … (flingue|pistolet|fusil|arme|bombe|couteau|machette)
threat | je (les|le|la|te|vous) (tue|bute|massacre|flingue|plante|egorge|defonce|poignarde|creve)
threat | (flingue|pistolet|fusil|couteau|machette|arme) … (<school>|les tue|le tue|la tue|tuer)
threat | (vont|va|vas|allez) (\\w+ )?(payer|le payer|regretter)(?! (\\w+ ){0,3}(euros|repas|billet|addition|note|hotel|cher|moins|plus))|(ai|cache|garde) (\\w+ ){0,2}(couteau|arme|pistolet|lame|flingue) (\\w+ )?(dans|sous) (mon|ma|le) (sac|poche|casier|veste|cartable|trousse)
threat | merit\\w+ (\\w+ )?(de )?(mourir|crever|la mort|souffrir)(?!.*(film|livre|mechant|roi))|(mettre|mets|foutre|foute) le feu (a|au|dans) (\\w+ )?(<school>)|(bruler|exploser|detruire|sauter) (\\w+ )?(le|la|l|mon|ce|cette) (<school>)
threat | (noirs?|arabes?|juifs?|musulmans?|etrangers|immigres|gays|homos|homosexuels|lesbiennes|trans|roms|gitans|handicapes|chinois|asiatiques) (\\w+ ){0,2}(sont|c est) (\\w+ ){0,3}(stupides?|sales?|betes?|animaux|criminels|voleurs|degoutants?|inferieurs|malades|singes|cons)|(noirs|arabes|juifs|musulmans|etrangers|immigres|gays|homos|homosexuels|lesbiennes|roms|gitans) (\\w+ ){0,5}(doivent|devraient|faut|meritent) (\\w+ ){0,3}(mourir|retourner|rentrer|partir|disparaitre|crever|degager|tuer)
threat | je (vais|veux) (\\w+ )?(lui|leur|te|le|la|les|vous) (faire (du )?mal|tabasser|frapper|eclater|exploser|defoncer|massacrer|taper)
threat | je (\\w+ )?(veux|vais|voudrais) (\\w+ )?(frapper|taper|tuer|tabasser|poignarder|defoncer|blesser) (ce|cet|cette|ces|le|la) (\\w+ )?(garcon|fille|mec|homme|prof|eleve|femme|gens|type|idiot|connard)|je (deteste|hais) (\\w+ )?(les )?(etrangers|musulmans|juifs|arabes|noirs|gays|homos|immigres|roms|gitans)
threat | (vais|veux|voudrais) (\\w+ )?(frapper|taper|poignarder|cogner|planter|tabasser) \\w+ (\\w+ )?(dans|sur|a) (la|le) (figure|tete|visage|ventre|nez|gueule)

takeover | (ignore|ignorez|oublie|oubliez|annule|desobeis|neglige|contourne|ne suis (pas|plus)) … (tes|vos|toutes (les|ces)) … (instructions|consignes|regles|ordres|directives)
takeover | (ignore|ignorez|oublie|oubliez) (les|ces) (instructions|consignes|regles|ordres) (precedentes?|ci dessus|au dessus|d avant|du systeme)
takeover | (oublie|abandonne|quitte|sors de|change) … (ton role|ton personnage|que tu es (mark|un eleve|un etudiant))
takeover | (tu es|vous etes|tu deviens|sois|fais semblant d etre|fais comme si tu etais|agis comme|joue le role d) … (maintenant|desormais|une? ia|une? intelligence|un assistant|chatgpt|un modele|un robot|un hacker|sans (aucune )?(regles?|limites?|filtres?|restrictions?))
takeover | (maintenant|desormais|a partir de maintenant) tu (es|n es plus|deviens|dois (obeir|parler anglais|repondre en anglais|me donner))
takeover | (montre|donne|affiche|repete|revele|dis|ecris|recopie) … (prompt|instructions (secretes|initiales|systeme|cachees)|tes (instructions|consignes|directives)|message systeme|invite systeme)
takeover | (donne|mets|attribue|accorde) … (100|cent|vingt|20|maximum|parfaite|la meilleure) … (points?|note|score|sur (100|cent|20|vingt)|pour ?cent)
takeover | (mode (developpeur|dieu|debug|admin|administrateur)|je suis … (developpeur|administrateur|createur) (du|de ce|de cette|de l|de ton) \\w+|ordre du developpeur|jailbreak)
takeover | (reponds?|parle|ecris|continue) … (seulement|uniquement|juste|toujours) en anglais
takeover | (note|message|remarque|instruction) (pour|a|au|a l) (l )?(examinateur|examinatrice|correcteur|ia|systeme|professeur|jury|assistant)
takeover | tu (n )?(es|n es) (plus|pas) mark|tu (es|seras) (mon|mon petit) (serviteur|esclave|assistant|robot)
takeover | (note|score) (maximale?|parfaite?|maximum) … (reponse|moi|examen)
takeover | (redeviens|redevenir|sois|es|redevenez|mode|deviens|comme) (\\w+ )?(chatgpt|gpt|une ia|gemini|siri|claude|le modele)
takeover | (tu dois|il faut que tu|vous devez|tu vas|je veux que tu|je t ordonne de) … (donner|donnes|mettre|mettes) … (meilleure|bonne|maximale?|maximum|100|cent|20|toutes?) … (note|points?|score)
takeover | (arrete|ne) … (jouer|joue|faire|fais) (plus )?(l|le|la|un|une|au) (eleve|etudiant|role|prof|camarade|personnage)
takeover | (oublie|ignore|laisse tomber) … (toutes )?(les|tes|ces) (consignes|regles|instructions|limites) … (reponds|parle|dis|fais|sois|agis)
takeover | (reponds|comporte toi|parle|agis|ecris) comme … (robot|pirate|mechant|hacker|ia|assistant|prof|humain)
takeover | (mets|met|donne|donnez|mettez)( |-)?(moi)? (100|20|cent|vingt|le maximum|la note maximale|tous les points)|100 sur 100|20 sur 20 (s il|stp|direct|sinon)
takeover | (dis|montre|lis|donne|repete|ecris) (\\w+ ){0,5}(dans|de) (tes|vos) (instructions|consignes|regles|directives)|(quelles|c est quoi) (sont )?(tes|vos) (instructions|consignes)
takeover | (je suis|c est) (\\w+ ){0,2}(prof|professeur|examinat\\w+|developpeur|administrateur|directeur|createur) (\\w+ ){0,6}(note|donne|mets|marque|compte|arrete|ignore|oublie|reponds)(?=.*(correct\\w*|justes?|points|note|reponses?|regles?|instructions?))
takeover | (dois m obeir|obeis moi|tu es libre … (obeir|regles)|fais tout ce que je dis)(?!.*(parents|chien|uniforme))(?<!.*(ecole|college|vacances|monde|jeu|societe|vie) .*)
takeover | (fais|fait|agis|imagine|parle) (\\w+ )?(comme si|semblant|que) (\\w+ ){0,2}(tu|etais|etre|es) (\\w+ ){0,6}(reponses|sans regles|prof|ia|libre|hacker|mechant)|(donne|dis) moi (\\w+ )?(les )?(bonnes )?(reponses|solutions) (\\w+ )?(examen|controle|test|sans)
takeover | (note|compte|marque|evalue) (\\w+ ){0,3}(reponses?|tout) (\\w+ )?comme (correct\\w*|justes?|parfait\\w*|bonnes?|vraies?)
takeover | (parle|agis|reponds|comporte toi) comme (\\w+ ){0,6}(pas de regles?|sans regles?|gros mots|limites|filtre)|(dis|ecris) (moi )?des (gros mots|insultes)|insulte moi|(quel|quelle) (ia|modele|intelligence artificielle) (es tu|tu es)|(ecris|fais) moi (un|une|mes|du) (poeme|code|devoirs|redaction|programme)

drift | (quel est|donne|c est quoi|dis) (moi )?(ton|ta) (numero|adresse|insta|instagram|snap|snapchat|mot de passe|e ?mail|nom de famille)
drift | (tu habites|vous habitez) ou exactement|(on se voit|rencontrons nous|on peut se rencontrer|viens chez moi|viens me voir)
drift | (ne le dis|ne dis rien|n en parle) (a )?(personne|a tes parents|pas a)|notre secret|entre nous deux
drift | en tant qu (ia|intelligence artificielle|assistant|modele de langage)
`;
