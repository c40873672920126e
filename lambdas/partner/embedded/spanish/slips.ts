import { slipsIn } from "../lines.ts";
import type { Tongue } from "../tongue.ts";

/**
 * Wrong turns of phrase, one a line: the kind of tip, a pattern over the answer in lower case, the rule, and what is right
 * ($1…) if that is certain. "kind*" is a slip of spelling, which nobody can hear.
 */
export const slips: Tongue["slips"] = slipsIn(String.raw`
phrase /(?:soy|eres|somos) en/ Where somebody is goes with “estar”.
adjective /un (bueno|malo) (?!y)\p{L}+/ Before a masculine noun this adjective loses its -o.
phrase /(?<!(?:el|la|un|mi|tu) \p{L}+ )(?:era|fue|estaba) (?:frío|calor|sol|viento|buen tiempo|mal tiempo)/ The weather goes with “hacer”: hacía, hizo.
phrase /(?<!(?:a|por|buen|mal|el|un|con|mi|tu|su|al|del|de|qué|mucho) )(?:yo )?(?:me )?gusto(?! (?:a|mucho a|musical|por)(?: |$))(?= |$)/ “gustar” turns the sentence round: the thing pleases me, “me gusta”. → me gusta
phrase /(juego|juegas|juega|jugamos|juegan|jugar|jugué|jugaba|jugando) (?:el )?(fútbol|tenis|baloncesto|rugby|hockey|golf|voleibol)/ Games follow “jugar al”. → $1 al $2
phrase /(en|sobre) (?:el )?(lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?! santo)/ Days take only the article: “el lunes”, or “los lunes” for every week.
phrase /(?:muy|demasiado) (?:much[oa]s?|(mejor|peor|mayor|menor)(?!e?s? ?(?:de|en) edad))/ “muy” does not go with this word. → mucho $1
phrase* /por que(?= (?:es|me|no|son|tengo|el|la|mi))/ “because” is one word: porque. → porque
phrase /(hay|había) (el|la|los|las)(?! (?:doble|triple|mism[oa]s?|posibilidad|opción|costumbre|que))/ “hay” takes un, una or no article, never el or la.
phrase /(?:yo )?llamo (?!a|por|al|la|el|mi|mucho|cuando)(\p{L}+)(?<!me llamo \p{L}+)/ Names are told with “me llamo”. → me llamo $1
`);
