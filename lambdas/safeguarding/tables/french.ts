/**
 * What worries in French. One line a rule, over a text in lower case without accents or punctuation: "…" stands for up to
 * four words, "<name>" for the words behind "name =". What a `harmless` line matches is not looked at by any other.
 */
export const french = `
adult = pere|papa|mere|maman|parents|beau pere|belle mere|oncle|tante|grand pere|prof|professeur|entraineur|voisin|copain|mari|cousin
kin = frere|grand frere|demi frere|soeur|grande soeur
hits = frappe|frappent|bat|battent|tabasse|tabassent|cogne|gifle|fouette|brule|etrangle
hit = frappe|frappee|battu|battue|tabasse|tabassee|cogne|gifle|giflee|brule|brulee|etrangle|etranglee
want = veux|voudrais|aimerais|vais|souhaite|veut|ai envie de|ai decide de|pense a|pense souvent a|ai pense a|ai voulu|voulais
school = ecole|college|lycee|classe|cours

harmless | (mourir?|meurs|mort|morte|morts|mourrai|mourais) (de|d) (rire|faim|soif|envie|chaud|froid|fatigue|ennui|honte|sommeil|peur|curiosite|jalousie|impatience)
harmless | (me|te|se) (tue|tues|suis tue|suis tuee) (au travail|a la tache|au boulot|a (faire|etudier|reviser|travailler|repeter|expliquer|le dire))
harmless | (bat|battent|battu|battue|frappe) … (au|aux|a la|a l) (tennis|foot|football|ping pong|echecs|cartes|basket|badminton|jeu|jeux|course|fifa|scrabble|monopoly|petanque|golf|natation|mario kart|playstation|switch|console|babyfoot|rugby)
harmless | (film|livre|roman|serie|histoire|jeu|piece|chanson|emission|dessin anime) … (dit|pense|dire|crie|chante|raconte) .*
harmless | (coupe|couper|coupee?) … (les cheveux|les ongles|la frange|le doigt|la parole|du monde)
harmless | (tuer|tue|tuent|frapper|attaquer) … (dragon|dragons|zombie|zombies|monstre|monstres|boss|ennemi|ennemis|aliens|le temps|moustiques?|araignees?)
harmless | vais te (battre|tuer) … (au|aux|a la) (tennis|foot|football|echecs|cartes|fifa|ping pong|basket|jeu)
harmless | pas … mourir … (idiot|bete)
harmless | tapes? … (sur les nerfs|dans la main|dans les mains|l incruste|la balle|le ballon|a l ordinateur|un texto|un message)
harmless | (disparaitre|mourir|mort|morte|morts) … (de honte|de peur|de fatigue|quand je dois|devant la classe|devant tout le monde|de trac)
harmless | (coup|coups) de (soleil|main|fil|foudre|fatigue|telephone|coeur|poing dans le sac)
harmless | (m|me|nous) (oblige|obligent|force|forcent|forcer) … (manger|travailler|ranger|etudier|faire mes devoirs|aller a l|aller au|apprendre|jouer|me coucher)
harmless | (failli|presque) … (mourir|mort|morte)
harmless | l enfer c est les autres|c est l enfer

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
distress | (je|j) … (vais|veux|prefere|aimerais|voudrais|pourrais) … … (mourir|mort|morte|suicide|suicider)( |$)(?!.*(vieux|vieille|idiot))

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

drift | (quel est|donne|c est quoi|dis) (moi )?(ton|ta) (numero|adresse|insta|instagram|snap|snapchat|mot de passe|e ?mail|nom de famille)
drift | (tu habites|vous habitez) ou exactement|(on se voit|rencontrons nous|on peut se rencontrer|viens chez moi|viens me voir)
drift | (ne le dis|ne dis rien|n en parle) (a )?(personne|a tes parents|pas a)|notre secret|entre nous deux
drift | en tant qu (ia|intelligence artificielle|assistant|modele de langage)
`;
