import { slipsIn } from "../lines.ts";
import type { Tongue } from "../tongue.ts";

/** Further wrong turns of phrase, as in slips.ts: English ways of saying it, false friends and prepositions. */
export const calques: Tongue["slips"] = slipsIn(String.raw`
agreement /(?<!sobre |del |de )todo (la|las|los)(?= \p{L})/ “todo” has to agree with its noun too: toda la, todos los, todas las.
agreement /(?<!que |a |y |como |si |donde )todos (el|la|las)(?= \p{L})/ “todo” has to agree with its noun too: todo el, toda la, todas las.
agreement /(?<!que |a |y |como |si |donde )todas (el|la|los)(?= \p{L})/ “todo” has to agree with its noun too: todo el, toda la, todos los.
phrase /(?:es|está) (?:mucho |muy )?(calor|viento|buen tiempo|mal tiempo)/ The weather goes with “hacer”. → hace $1
phrase /(?<!(?:el|la|un|mi|tu) \p{L}+ )(?:es|está) (frío|sol|soleado)(?=$|[.,!]| (?:en (?:invierno|verano|inglaterra|españa)|hoy|y (?:hace|es)))/ The weather goes with “hacer”: hace frío, hace sol.
phrase /((?:ten|tuv|tien|teng)\p{L}*) (?:un (?:muy )?(?:buen|bueno|gran) (?:tiempo|rato)(?! libre)|(?:muy )?(?:buen|bueno) tiempo(?= juntos| con (?:mis?|los|nuestr)))/ “to have a good time” is “pasarlo bien”.
phrase /(?<!por lo |lo )más (mejor|peor|mayor|menor)(es)?/ This word has “more” in it already. → $1$2
phrase /más (buen[oa]s?|bien)(?= (?:que(?!\p{L})|día|amig))/ “better” is “mejor”. → mejor
phrase /(más|menos) (?!o)(\p{L}+) como(?= (?:el|la|los|las|mi|tu|yo|tú|él|ella) ?\p{L}*(?:$|[.,!]))/ Comparisons with “more” and “less” take “que”. → $1 $2 que
phrase /también no(?! s[oó]l)/ “not either” is “tampoco”. → tampoco
negation /(?<!que |porque |donde |lo |si |cuando )(tengo|hay|soy|puedo|quiero|bebo|hago|veo) no(?= (?!sé|me|lo|es)\p{L})/ “no” stands before the verb. → no $1
agreement /(?:un|una) otr([oa])/ “another” has no “un” in Spanish. → otr$1
adjective /(mi|el|un|del|al|su|tu) (primer|tercer)o (?!de|y|en|es|que|fue|sin|con|para|a|me|no|por)(\p{L}{3,})/ Before a masculine noun this loses its -o. → $1 $2 $3
adjective /(un|una|el|la|mi) grande (?!y|o|en|de|pero|con|que)(\p{L}{3,})/ Before a singular noun “grande” becomes “gran”. → $1 gran $2
false-friend /expensiv([oa]s?)/ There is no such word in Spanish. → car$1
false-friend /embarazado/ “embarazada” is pregnant; embarrassed is “avergonzado”.
false-friend /librería(?= .*(?:prestad|sacar libros|estudi|en silencio|hacer (?:mis |los )?deberes|del? (?:colegio|instituto)))/ “librería” is a bookshop; a library is a “biblioteca”.
false-friend /(?:una carpeta|la carpeta|carpetas?)(?= .*(?:suelo|dormitorio|salón|habitación|sala))/ “carpeta” is a folder; a carpet is an “alfombra”.
false-friend /(?:me )?mov(?:í|imos|ió|er|erme|ieron|emos) a(?= \p{L})/ To move house is “mudarse a”.
preposition /(?:en|por|con) pie(?= |$|[.,])(?<!de pie)/ “on foot” is “a pie”. → a pie
phrase /en las (siete|ocho|nueve|diez|once|doce|seis|cinco|cuatro|tres|dos)/ When something happens is told with “a”. → a las $1
phrase /(mi \p{L}+|él|ella) es (?:el )?(pelo|los ojos|ojos)/ What somebody has goes with “tener”. → $1 tiene $2
phrase /(?<!que |lo que no )(hay) (?:es|son|está|están|tiene|tienen)(?= )/ One verb is enough here. → hay
phrase /qué tiempo (abre|cierra|empieza|sale|llega|termina|es(?= |\?))/ The time of day is “hora”: ¿a qué hora …?
phrase /(?<=\p{L}{3,} )(?<!(?:el|la|lo|los|las|al|del|tal|sé|saber|sabe) )cual es(?! (?:mi|tu|el|la|su)(?: |$))/ “which”, “that” is “que” here. → que es
participle /(veído|rompido|escribido|abrido|morido|volvido|dicido|ponido|hacido|cubrido|resolvido|devolvido|descubrido)/ This verb has a past participle of its own: visto, roto, escrito, abierto, muerto, vuelto, dicho, puesto, hecho.
phrase /(me llevo|se lleva|nos llevamos|llevarme) (?:muy )?buen[oa]?(?= con)/ “to get on well” is “llevarse bien”. → $1 bien
phrase /(?:soy|estoy) (?:muy )?caliente/ Whoever is hot says “tengo calor”. → tengo calor
accent* /(\p{L}+)z([eé](?:s|n|mos)?)/ Before e, z becomes c. → $1c$2
accent* /qua(l|nt)idad(es)?/ This word is spelt differently. → ca$1idad$2
accent* /qua(\p{L}+)/ This word is spelt differently. → cua$1
accent /(\p{L}+)omente/ Adverbs are made from the feminine: -amente. → $1amente
phrase /cuando (?:yo )?soy (mayor|adult[oa]|grande)/ After “cuando” the future is told in the subjunctive: cuando sea mayor. → cuando sea $1
`);
