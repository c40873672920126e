import { slipsIn } from "../lines.ts";
import type { Tongue } from "../tongue.ts";

/**
 * Wrong turns of phrase, one a line: the kind of tip, a pattern over the answer in lower case, the rule, and what is right
 * ($1…) if that is certain. "kind*" is a slip of spelling, which nobody can hear.
 */
export const slips: Tongue["slips"] = slipsIn(String.raw`
phrase /(regarde|regarder|regardé|regardais|regardent) (?:à la|au) (télé|télévision|film|match)(?! une?| des| les?| la)/ “Regarder” needs no preposition.
phrase /(dans|à|en|sur) (le )?(matin|soir|après-midi)/ Parts of the day need no preposition: le matin. → le $3
adjective /(?:es|son|étai|étaien)t (?:vraiment )?(?:très|vraiment|assez|trop|plus|moins) \p{L}+ment(?=$|[.,!]| et| parce| mais)/ With “être” it is an adjective: rapide, not rapidement.
phrase /(?:a|à) cause (que|il|je|c'est)/ Before a whole clause “because” is “parce que”.
second-verb /(il y avoir|il y est|il y sont)/ “there is” is “il y a”. → il y a
phrase /ce (est|était)/ “ce” and “est” become “c'est”. → c'$1
word-order /est-ce que (tu|vous|ils?|elles?) (\p{L}+)-(?:t-)?(?:tu|vous|ils?|elles?)/ One way of asking is enough. → est-ce que $1 $2
phrase /(?:soixante|vingt)[- ]dix[- ](?:et[- ])?(?:une?|deux|trois|quatre|cinq|six)/ From 71 to 76 and 91 to 96 it is soixante-onze, quatre-vingt-douze …
phrase /(?<!-)(vingt|trente|quarante|cinquante|soixante)[- ](une?)/ → $1 et $2
phrase /un (mille|cent)/ → $1
elision /si (ils?)/ “si” loses its vowel before “il”. → s'$1
phrase /(mon nom est|je m'appelle est|je suis appelle)/ Names are told with “je m'appelle”. → je m'appelle
phrase /le \p{L}+ième (de )?(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/ Dates use plain numbers: le deux mai.
`);
