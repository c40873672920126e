import { slipsIn } from "../lines.ts";
import type { Tongue } from "../tongue.ts";

/**
 * Wrong turns of phrase, one a line: the kind of tip, a pattern over the answer in lower case, the rule, and what is right
 * ($1…) if that is certain. "kind*" is a slip of spelling, which nobody can hear.
 */
export const slips: Tongue["slips"] = slipsIn(String.raw`
phrase /(j'ai|tu as|il a|elle a|nous avons|ils ont) (?:très |trop |un peu )?(petite?s?|grande?s?|contente?s?|fatiguée?s?|malades?|tristes?|heureux|heureuse|stressée?s?|timides?|sportif|sportive|gentils?|gentilles?)(?= *(?:[.,!]|$|et |mais |parce|quand|après |avant |ce matin))/ What somebody is like goes with “être”, not with “avoir”.
phrase /(il|elle) est (faim|soif|peur|raison|tort)/ This goes with “avoir” in French. → $1 a $2
phrase /il est (chaud|froid|beau|mauvais)(?= (aujourd'hui|en|à|au|dehors|hier))/ The weather goes with “faire”: il fait. → il fait $1
phrase /il était (chaud|froid|beau)(?= (hier|en|dehors))/ The weather goes with “faire”. → il faisait $1
phrase /(regarde|regarder|regardé|regardais|regardent) (?:à la|au) (télé|télévision|film|match)(?! une?| des| les?| la)/ “Regarder” needs no preposition.
phrase /(?<!rend\p{L}* )(visite|visiter|visité|visitons) (mes? |ma |mon |mes )(amis?|amies?|copains?|copines?|grands?-parents|grand-mère|grand-père|tante|oncle|cousins?|cousines?|famille)/ You visit places with “visiter”, but people with “rendre visite à”.
phrase /(dans|à) (le )?(matin|soir|après-midi)/ Parts of the day need no preposition: le matin. → le $3
phrase /(je|tu|il|elle|on|ils|elles) n(?:e |')(aime|aimes|aiment|mange|manges|mangent|joue|joues|vais|vas|va|suis|est|ai|a|fais|fait|regarde|travaille|habite|veux|parle) (?!(?:\p{L}+[' -]){0,4}(?:pas|plus|jamais|rien|que|qu|ni|personne|guère|aucune?|nulle)(?!\p{L}))(?!pense)\p{L}+/ “ne” needs its second half: ne … pas, jamais, plus.
phrase /(n'ai|n'a|n'as|n'avons|n'ont) (\p{L}+é|fait|vu|bu|lu|pris|mis|dit) pas/ In the past, “pas” stands before the participle. → $1 pas $2
phrase /très (beaucoup|délicieuse?|excellente?|magnifique|fantastique|super|génial|géniale)(?! de)/ “très” does not go with this word. → $1
phrase /beaucoup (des|du|de la) (?!fois|temps|[mts]iens|nôtres)(\p{L}+)/ After “beaucoup” only “de” follows. → beaucoup de $2
adjective /(c'est|c'était) (très|vraiment|assez|trop|plus) \p{L}+ment(?=$|[.,!]| et| parce)/ With “c'est” it is an adjective: rapide, not rapidement.
phrase /(?:a|à) cause (que|il|je|c'est)/ Before a whole clause “because” is “parce que”.
phrase /pour (deux|trois|quatre|cinq|six) (ans|mois|semaines) (j'|je|nous)/ How long something has been going on is said with “depuis”.
phrase /(j'aime|j'adore|je déteste|je préfère|il aime|elle aime|tu aimes) (foot|football|tennis|rugby|musique|chocolat|français|sport|cinéma|pizza|fromage|danse|natation|lecture|maths|sciences|géographie|anglais|vélo|basket)/ After verbs of liking a noun needs its article (le, la, les).
phrase /(j'aime|j'adore|je déteste|je préfère|il aime|elle aime|tu aimes) (du|de la|des) \p{L}+/ After verbs of liking the article is le, la or les.
second-verb /(il y avoir|il y est|il y sont)/ “there is” is “il y a”. → il y a
phrase /(c'est|ce est) (beaucoup|des)(?= \p{L}+s)/ “there are” is “il y a”, and “these are” is “ce sont”.
phrase /ce est/ “ce” and “est” become “c'est”. → c'est
elision /ce était/ “ce” and “était” become “c'était”. → c'était
elision /si (ils?)/ “si” loses its vowel before “il”. → s'$1
phrase /je (appelle|lève|couche|réveille|lave|habille|amuse|repose|entends bien)(?! (mon|ma|mes|le|la|les|un|une|des|l'))/ This verb is reflexive here: it needs “me” or “m'”.
phrase /je m'(appelle|amuse|entends) (suis|est)/ One verb is enough here.
phrase /(mon nom est|je m'appelle est|je suis appelle)/ Names are told with “je m'appelle”. → je m'appelle
phrase /le \p{L}+ième (de )?(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/ Dates use plain numbers: le deux mai.
phrase /(?<!(?:week-end|weekend|semaine|mois|an|année|été|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fois|vacances) )(dernier|dernière) (semaine|week-end|weekend|été|année|mois|samedi)/ “last” stands after its noun here: la semaine dernière.
phrase /(?<!(?:week-end|weekend|semaine|mois|an|année|été|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fois|vacances) )(prochain|prochaine) (semaine|week-end|weekend|été|année|mois|samedi)/ “next” stands after its noun here: la semaine prochaine.
word-order /(un|une|des|le|la|les|mon|ma|mes) (rouge|bleue?|verte?|noire?|blanche?|jaune|grise?|intéressante?|ennuyeuse|ennuyeux|amusante?|difficile|moderne|sportif|sportive|historique)s? (?!et)(\p{L}{3,})/ This adjective stands behind its noun in French. → $1 $3 $2
word-order /(film|livre|maison|ville|chien|chat|chambre|jardin|repas|gâteau) (petite?|belle|beau|bonne?|jolie?|mauvaise?|grosse?|gros)(?=$| (?!mais |et |ou ))/ This short adjective stands before its noun.
word-order /(j'aime|j'adore|je regarde|je mange|je fais|je déteste|je préfère) (le|la|les)(?=$| parce| car| et| mais)/ Object pronouns stand before the verb: je l'aime, je le fais.
phrase /(?:hiver|été|automne|printemps|aujourd'hui|hier|demain),? il (est|était) (très |assez |trop |souvent |toujours )?(froid|chaud|beau|mauvais)(?! (?:que|qu|de|d'))/ The weather goes with “faire”: il fait, il faisait.
`);
