import type { LanguageDefinition } from "../../core/languageDefinition.ts";
import { regexRulesIn } from "../../engine/ruleTables.ts";

/**
 * Wrong turns of phrase, one a line: the rule's id, a pattern over the answer in lower case, the message, and what is right
 * ($1…) if that is certain. "topic.name*" is a slip of spelling, which nobody can hear.
 */
export const regexRules: LanguageDefinition["regexRules"] = regexRulesIn(String.raw`
phrase.location-estar /(?:soy|eres|somos) en/ Use *estar* to say where somebody is.
adjective.un-buen /un (bueno|malo) (?!y)\p{L}+/ Before a masculine singular noun, use *buen* or *mal*.
phrase.weather-hacer-past /(?<!(?:el|la|un|mi|tu) \p{L}+ )(?:era|fue|estaba) (?:frío|calor|sol|viento|buen tiempo|mal tiempo)/ Use *hacer* for the weather: *hacía frío*, *hizo sol*.
phrase.me-gusta /(?<!(?:a|por|buen|mal|el|un|con|mi|tu|su|al|del|de|qué|mucho) )(?:yo )?(?:me )?gusto(?! (?:a|mucho a|musical|por)(?: |$))(?= |$)/ With *gustar*, the thing you like is the subject: *me gusta*. → me gusta
phrase.jugar-al /(juego|juegas|juega|jugamos|juegan|jugar|jugué|jugaba|jugando) (?:el )?(fútbol|tenis|baloncesto|rugby|hockey|golf|voleibol)/ Use *jugar al* with sports. → $1 al $2
phrase.days-article /(en|sobre) (?:el )?(lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?! santo)/ Days take only the article: *el lunes*, *los lunes*.
phrase.no-muy /(?:muy|demasiado) (?:much[oa]s?|(mejor|peor|mayor|menor)(?!e?s? ?(?:de|en) edad))/ *Muy* doesn't go with *mucho*, or with comparatives such as *mejor*. → mucho $1
phrase.porque-one-word* /por que(?= (?:es|me|no|son|tengo|el|la|mi))/ “Because” is one word: *porque*. → porque
phrase.hay-no-el /(hay|había) (el|la|los|las)(?! (?:doble|triple|mism[oa]s?|posibilidad|opción|costumbre|que))/ After *hay*, use *un*, *una* or no article, never *el* or *la*.
phrase.me-llamo /(?:yo )?llamo (?!a|por|al|la|el|mi|mucho|cuando)(\p{L}+)(?<!me llamo \p{L}+)/ To give your name, use *me llamo*. → me llamo $1
`);
