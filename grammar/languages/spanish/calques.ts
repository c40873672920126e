import type { LanguageDefinition } from "../../core/languageDefinition.ts";
import { regexRulesIn } from "../../engine/ruleTables.ts";

/** Further wrong turns of phrase, as in regexRules.ts: English ways of saying it, false friends and prepositions. */
export const calques: LanguageDefinition["regexRules"] = regexRulesIn(String.raw`
agreement.todo /(?<!sobre |del |de )todo (la|las|los)(?= \p{L})/ *Todo* agrees with its noun: *toda la*, *todos los*, *todas las*.
agreement.todos /(?<!que |a |y |como |si |donde )todos (el|la|las)(?= \p{L})/ *Todo* agrees with its noun: *todo el*, *toda la*, *todas las*.
agreement.todas /(?<!que |a |y |como |si |donde )todas (el|la|los)(?= \p{L})/ *Todo* agrees with its noun: *todo el*, *toda la*, *todos los*.
phrase.weather-hace /(?:es|está) (?:mucho |muy )?(calor|viento|buen tiempo|mal tiempo)/ Use *hacer* for the weather. → hace $1
phrase.weather-hace-frio /(?<!(?:el|la|un|mi|tu) \p{L}+ )(?:es|está) (frío|sol|soleado)(?=$|[.,!]| (?:en (?:invierno|verano|inglaterra|españa)|hoy|y (?:hace|es)))/ Use *hacer* for the weather: *hace frío*, *hace sol*.
phrase.have-good-time /((?:ten|tuv|tien|teng)\p{L}*) (?:un (?:muy )?(?:buen|bueno|gran) (?:tiempo|rato)(?! libre)|(?:muy )?(?:buen|bueno) tiempo(?= juntos| con (?:mis?|los|nuestr)))/ “To have a good time” is *pasarlo bien*.
phrase.no-mas-mejor /(?<!por lo |lo )más (mejor|peor|mayor|menor)(es)?/ *Mejor*, *peor*, *mayor* and *menor* take no *más*. → $1$2
phrase.mejor /más (buen[oa]s?|bien)(?= (?:que(?!\p{L})|día|amig))/ “Better” is *mejor*. → mejor
phrase.comparative-que /(más|menos) (?!o)(\p{L}+) como(?= (?:el|la|los|las|mi|tu|yo|tú|él|ella) ?\p{L}*(?:$|[.,!]))/ In comparisons with *más* and *menos*, “than” is *que*. → $1 $2 que
phrase.not-either /también no(?! s[oó]l)/ “Not … either” is *tampoco*. → tampoco
negation.no-before-verb /(?<!que |porque |donde |lo |si |cuando )(tengo|hay|soy|puedo|quiero|bebo|hago|veo) no(?= (?!sé|me|lo|es)\p{L})/ *No* goes before the verb. → no $1
agreement.otro-no-un /(?:un|una) otr([oa])/ *Otro* and *otra* take no *un* or *una*. → otr$1
adjective.primer-tercer /(mi|el|un|del|al|su|tu) (primer|tercer)o (?!de|y|en|es|que|fue|sin|con|para|a|me|no|por)(\p{L}{3,})/ Before a masculine singular noun, use *primer* or *tercer*. → $1 $2 $3
adjective.gran /(un|una|el|la|mi) grande (?!y|o|en|de|pero|con|que)(\p{L}{3,})/ Before a singular noun, *grande* becomes *gran*. → $1 gran $2
false-friend.expensivo /expensiv([oa]s?)/ There is no such word in Spanish; “expensive” is *caro*. → car$1
false-friend.embarazado /embarazado/ *Embarazada* means “pregnant”. For “embarrassed”, use *avergonzado* or *avergonzada*.
false-friend.libreria /librería(?= .*(?:prestad|sacar libros|estudi|en silencio|hacer (?:mis |los )?deberes|del? (?:colegio|instituto)))/ *Librería* is a bookshop; a library is *una biblioteca*.
false-friend.carpeta /(?:una carpeta|la carpeta|carpetas?)(?= .*(?:suelo|dormitorio|salón|habitación|sala))/ *Carpeta* is a folder; a carpet is *una alfombra*.
false-friend.mover /(?:me )?mov(?:í|imos|ió|er|erme|ieron|emos) a(?= \p{L})/ “To move house” is *mudarse*.
preposition.a-pie /(?:en|por|con) pie(?= |$|[.,])(?<!de pie)/ “On foot” is *a pie*. → a pie
phrase.a-las /en las (siete|ocho|nueve|diez|once|doce|seis|cinco|cuatro|tres|dos)/ For the time something happens, use *a las*. → a las $1
phrase.tener-features /(mi \p{L}+|él|ella) es (?:el )?(pelo|los ojos|ojos)/ Use *tener* for what somebody has: *tiene el pelo corto*. → $1 tiene $2
phrase.one-verb /(?<!que |lo que no )(hay) (?:es|son|está|están|tiene|tienen)(?= )/ One verb is enough here. → hay
phrase.que-hora /qué tiempo (abre|cierra|empieza|sale|llega|termina|es(?= |\?))/ *Tiempo* isn't used for clock times. Ask with *hora* instead.
phrase.que-not-cual /(?<=\p{L}{3,} )(?<!(?:el|la|lo|los|las|al|del|tal|sé|saber|sabe) )cual es(?! (?:mi|tu|el|la|su)(?: |$))/ “Which” or “that” inside a sentence is *que*. → que es
participle.irregular /(veído|rompido|escribido|abrido|morido|volvido|dicido|ponido|hacido|cubrido|resolvido|devolvido|descubrido)/ This past participle is irregular: it doesn't end in *-ado* or *-ido*.
phrase.llevarse-bien /(me llevo|se lleva|nos llevamos|llevarme) (?:muy )?buen[oa]?(?= con)/ “To get on well” is *llevarse bien*. → $1 bien
phrase.tengo-calor /(?:soy|estoy) (?:muy )?caliente/ “I'm hot” is *tengo calor*. → tengo calor
accent.z-to-c* /(\p{L}+)z([eé](?:s|n|mos)?)/ Before *e*, *z* changes to *c*. → $1c$2
accent.spelling* /qua(l|nt)idad(es)?/ Check the spelling. → ca$1idad$2
accent.spelling* /qua(\p{L}+)/ Check the spelling. → cua$1
accent.adverb-amente /(\p{L}+)omente/ To make an adverb in *-mente*, start from the feminine form of the adjective. → $1amente
phrase.cuando-sea /cuando (?:yo )?soy (mayor|adult[oa]|grande)/ After *cuando*, use the subjunctive for the future: *cuando sea mayor*. → cuando sea $1
`);
