/** False friends, English idioms word for word, and comparisons. */
export const phraseTurns = `
phrase [plus mieux|meilleur|meilleure|meilleurs|meilleures|pire|pires] This is already a comparative. → $2
phrase [plus bon|bons !marché] The comparative of “bon” is “meilleur”. → meilleur
phrase [plus bonne|bonnes] The comparative of “bon” is “meilleur”. → meilleure
phrase [plus bien] The comparative of “bien” is “mieux”. → mieux
phrase [<jouer,chanter,danser,parler,nager,travailler,dormir,cuisiner,expliquer,écrire,courir> + bon|bonne|mauvais|meilleur|meilleure !{noun}] With a verb it is “bien” or “mieux”.
phrase [<entendre> bon|bonne !{noun}] With a verb it is “bien”. → $1 bien
phrase [<être> + mal pour] With “être” it is “mauvais”.
phrase [<être> beaucoup {adj}] “very” is “très” before an adjective. → $1 très $3
phrase [à|il {any}? {num} et demie|demi|quart] The word “heures” is missing.
phrase [{num} temps par] “times” is “fois”. → $1 fois par
phrase [dernier|dernière soir|nuit] “last night” is “hier soir”. → hier soir
phrase [je|tu|il|elle|nous|ils comme !{adj} {det} {noun}] “like” as a verb is “aimer”.
phrase [~<rendre> <visiter> mon|ma|mes|notre|nos {noun:family,friends}] You visit places with “visiter”, but people with “rendre visite à”. → $2<rendre> visite à $3 $4
phrase [<dépenser> mon|ma|mes|le|la|les|tout|toute|toutes|du|beaucoup|trop|une|un|de la|les|mes|de? temps|vacances|week-end|weekend|journée] Time is “passé”, only money is “dépensé”.
phrase [<prendre> un|une|des|mes|mon|mon|les examen|examens|test|tests] “take an exam” is “passer un examen”.
phrase [<faire> une|des|la|ma décision|décisions] “make a decision” is “prendre une décision”.
phrase [<faire> de? l'? argent] “make money” is “gagner de l'argent”.
phrase [<avoir> + du? amusant|amusement|fun|drôle] “have fun” is “s'amuser”: je m'amuse, je me suis amusé(e).
phrase [<avoir> un|du|le bon|bonne temps] “have a good time” is “bien s'amuser”.
phrase [<avoir> le|mon|un petit? petit-déjeuner|déjeuner|dîner à|avec|dans] Meals go with “prendre”.
phrase [~y <avoir:present,imperfect> du|des|un|une {noun:food} pour le petit-déjeuner|petit|déjeuner|dîner] Meals go with “prendre”.
phrase [jeunes personnes] “young people” is “les jeunes”. → jeunes
phrase [<faire> + bien|mal dans|à l'|mon|le examen|contrôle|test] “do well” is “réussir”.
phrase [<prendre> une marche] “take a walk” is “faire une promenade”. → $1<faire> une promenade
phrase [~me|m' suis|étais + ennuyé|ennuyée] “I am bored” is “je m'ennuie”.
phrase [<être> + excité|excitée pour|de|d'] To look forward to it is “avoir hâte de”.
phrase [<regarder,garder> après mon|ma|mes|le|la|les] “look after” is “garder” or “s'occuper de”.
phrase [<regarder> comme] “look like” is “ressembler à”.
false-friend [<savoir> + mon|ma|mes|beaucoup|le|la|les de? {noun:family,friends}] To know people is “connaître”.
false-friend [<connaître> que|comment|pourquoi|quand] To know a fact is “savoir”. → $1<savoir> $2
false-friend [<connaître> <*:infinitive>] To know how to do something is “savoir”. → $1<savoir> $2
false-friend [<étudier,travailler,réviser,emprunter,lire> ... librairie] “librairie” is a bookshop; a library is “bibliothèque”.
false-friend [librairie de|du l'? école|collège|lycée] “librairie” is a bookshop; a library is “bibliothèque”.
false-friend [<attendre> l'|le|la|un|une|mon|ce école|collège|lycée|université] “attendre” is to wait; to attend a school is “aller à”.
false-friend [large maison|ville|famille|chambre|jardin|école|village] “large” is wide; large is “grand(e)”.
false-friend [<gagner,dépenser,économiser> ... monnaie] “monnaie” is change; money is “argent”.
false-friend [<réserver,partager> une|ma|la|notre pièce] A bedroom or a hotel room is “une chambre”. → $1 $2 chambre
phrase [en tard] “late” is “en retard”. → en retard
phrase [je suis + bon|bonne|mauvais|mauvaise à !manger <*:infinitive>] “I am good at doing” is one verb with “bien” or “mal”: je joue bien.
false-friend [<sauver> ... argent|livres|euros] “sauver” is to rescue; to save money is “économiser”.
false-friend [bonne|belle|mauvaise|super location] “location” is hiring; a location is “un emplacement”.
false-friend [je|j'|nous|on|était|étions <être>? + excité|excitée|excités|excitées] “excited” is “impatient”, “ravi” or “content”.
phrase [{subject}|{noun} !<être,sembler,devenir,rester,trouver,rendre,sentir> <*:present,imperfect> meilleur|meilleure que|qu'] With a verb it is “mieux”. → $1 $3 mieux $5
phrase [!<être,faire,sentir,tenir,trouver,juger> <*:present,imperfect> bon|bonne le|la|l'|les|mon|ma|mes] With a verb it is “bien”. → $2 bien $4
phrase [<avoir:present> bon|mauvais <*:participle>] With a verb it is “bien” or “mal”.
`;
