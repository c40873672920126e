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

distress | je <want> … (mourir|crever|me tuer|me suicider|en finir|disparaitre pour toujours|me faire du mal|me pendre|me jeter sous)
distress | je (veux|voudrais|serais mieux|prefererais) … (mort|morte|etre mort)
distress | j ?ai (envie d|essaye d|tente d|pense a|voulu) … (mourir|crever|me tuer|me suicider|en finir|me faire du mal)
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

sexual | photos? … (nue?s?|deshabillee?|toute nue|seins|sans vetements|intimes?)
sexual | (envoie|montre) … (nudes?|tes seins|tes fesses|ta chatte|ta bite)
sexual | (coucher|l amour|sexe|du sexe) avec (toi|moi|elle|lui|ma prof|mon prof|ma copine|mon copain)
sexual | (je|te|on|nous|veux|fait|faire) … (baiser|niquer|enculer|sucer|branler|lecher) (toi|ta|te|moi|ma|avec|une fille|les filles)
sexual | (te|me|se) (baiser|branler|sucer|doigter|branle|suce|doigte)
sexual | (regarde|mate|regardons|regarder|voir) … porno
sexual | (ma|ta|sa|grosse) (bite|queue dure|teub)
sexual | (gros|tes|ses) (seins|nichons)
sexual | pipe … (moi|toi|me|te)$|une pipe a|faire l amour|tailler une pipe|fellation|orgasme|ejacul\\w+|masturb\\w+|bander dur|sextos?|je suis (chaude|excitee?) … (baise|sexuellement|toi|sexe)

threat | (je|on) (vais|va|veux|voudrais) … (te|vous|le|la|les) (tuer|buter|crever|poignarder|egorger|planter|massacrer|defoncer|bruler|frapper|tabasser|peter la gueule|casser la gueule|violer)
threat | (je|on) (vais|va|veux|voudrais) … (tuer|buter|poignarder|egorger|massacrer|tabasser|bruler|frapper) (tout le monde|mon|ma|mes|le prof|la prof|les profs|le professeur|les autres|un eleve|des eleves|les filles|tous)
threat | (apporter|amener|prendre|venir avec|ramener) … (couteau|pistolet|arme|bombe|fusil) … (<school>)
threat | (bombe|fusillade|mettre le feu|faire sauter|tirer sur) … (<school>|prof|profs|eleves|tout le monde)
threat | (sale|sales) (arabes?|juifs?|juive|noirs?|noire|pede|pedes|gouine|negre|noiraud|roumains?|chinois|chinetoque|etrangers?|musulmans?|gitans?|immigres?|handicapes?|mongol)
threat | (pede|pedes|negres?|bougnoules?|youpins?|bicots?|tarlouze|tafiole|gouines?|chinetoques?|enculees?|enculer?s?|fils de pute|nique ta|niquer ta|ta gueule|connasse|salope|pute) (de merde)?
threat | (mort|a mort|gazer|tuer|exterminer) (aux|les|tous les) (arabes|juifs|noirs|homos|homosexuels|pedes|musulmans|immigres|etrangers)
threat | va (te faire foutre|mourir|crever|te suicider|te tuer)

takeover | (ignore|ignorez|oublie|oubliez|annule|desobeis|neglige|contourne|ne suis (pas|plus)) … (tes|vos|toutes (les|ces)) … (instructions|consignes|regles|ordres|directives)
takeover | (ignore|ignorez|oublie|oubliez) (les|ces) (instructions|consignes|regles|ordres) (precedentes?|ci dessus|au dessus|d avant|du systeme)
takeover | (oublie|abandonne|quitte|sors de|change) … (ton role|ton personnage|que tu es (mark|un eleve|un etudiant))
takeover | (tu es|vous etes|tu deviens|sois|fais semblant d etre|fais comme si tu etais|agis comme|joue le role d) … (maintenant|desormais|une? ia|une? intelligence|un assistant|chatgpt|un modele|un robot|un hacker|sans (aucune )?(regles?|limites?|filtres?|restrictions?))
takeover | (maintenant|desormais|a partir de maintenant) tu (es|n es plus|deviens|dois (obeir|parler anglais|repondre en anglais|me donner))
takeover | (montre|donne|affiche|repete|revele|dis|ecris|recopie) … (prompt|instructions (secretes|initiales|systeme|cachees)|tes (instructions|consignes|directives)|message systeme|invite systeme)
takeover | (donne|mets|attribue|accorde) … (100|cent|vingt|20|maximum|parfaite|la meilleure) … (points?|note|score|sur (100|cent|20|vingt)|pour ?cent)
takeover | (mode (developpeur|dieu|debug|admin|administrateur)|je suis … (developpeur|administrateur|createur) (du|de ce|de cette|de l|de ton) \\w+|ordre du developpeur|jailbreak)
takeover | (reponds?|parle|ecris|continue) … (seulement|uniquement|juste|toujours) en anglais

drift | (quel est|donne|c est quoi|dis) (moi )?(ton|ta) (numero|adresse|insta|instagram|snap|snapchat|mot de passe|e ?mail|nom de famille)
drift | (tu habites|vous habitez) ou exactement|(on se voit|rencontrons nous|on peut se rencontrer|viens chez moi|viens me voir)
drift | (ne le dis|ne dis rien|n en parle) (a )?(personne|a tes parents|pas a)|notre secret|entre nous deux
drift | en tant qu (ia|intelligence artificielle|assistant|modele de langage)
`;
