import type { LanguageDefinition } from "../../core/languageDefinition.ts";
import { regexRulesIn } from "../../engine/ruleTables.ts";

/**
 * Wrong turns of phrase, one a line: the rule's id, a pattern over the answer in lower case, the message, and what is right
 * ($1…) if that is certain. "topic.name*" is a slip of spelling, which nobody can hear.
 */
export const regexRules: LanguageDefinition["regexRules"] = regexRulesIn(String.raw`
phrase.regarder-object /(regarde|regarder|regardé|regardais|regardent) (?:à la|au) (télé|télévision|film|match)(?! une?| des| les?| la)/ *Regarder* takes no preposition: say *regarder la télé*.
phrase.time-of-day /(dans|à|en|sur) (le )?(matin|soir|après-midi)/ Parts of the day take no preposition: say *le matin*. → le $3
adjective.adverb-after-etre /(?:es|son|étai|étaien)t (?:vraiment )?(?:très|vraiment|assez|trop|plus|moins) \p{L}+ment(?=$|[.,!]| et| parce| mais)/ After *être*, use an adjective: *rapide*, not *rapidement*.
phrase.because-clause /(?:a|à) cause (que|il|je|c'est)/ Before a whole clause, “because” is *parce que*.
second-verb.il-y-a-form /(il y avoir|il y est|il y sont)/ “There is” and “there are” are *il y a*. → il y a
phrase.cest-contraction /ce (est|était)/ *Ce* and *est* join to make *c'est*. → c'$1
word-order.double-question /est-ce que (tu|vous|ils?|elles?) (\p{L}+)-(?:t-)?(?:tu|vous|ils?|elles?)/ Use *est-ce que* or inversion, not both. → est-ce que $1 $2
phrase.numbers-71-96 /(?:soixante|vingt)[- ]dix[- ](?:et[- ])?(?:une?|deux|trois|quatre|cinq|six)/ Count on from sixty or eighty: *soixante-onze*, *quatre-vingt-douze*.
phrase.numbers-21-61 /(?<!-)(vingt|trente|quarante|cinquante|soixante)[- ](une?)/ These numbers need *et*: *vingt et un*. → $1 et $2
phrase.mille-cent-no-un /un (mille|cent)/ *Mille* and *cent* take no *un* before them. → $1
elision.si-il /si (ils?)/ *Si* loses its vowel before *il* and *ils*. → s'$1
phrase.name-mappelle /(mon nom est|je m'appelle est|je suis appelle)/ To give your name, *je m'appelle* is enough: add no other verb. → je m'appelle
phrase.dates /le \p{L}+ième (de )?(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/ Dates use plain numbers, except for *premier*: *le deux mai*.
`);
