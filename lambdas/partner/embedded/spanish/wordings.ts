import { slipsIn } from "../lines.ts";
import type { Tongue } from "../tongue.ts";

const near = "cerca|lejos|al lado|enfrente|detrás|delante|dentro|debajo|encima|alrededor";
const relative =
  "madre|padre|hermano|hermana|abuelo|abuela|tío|tía|primo|prima|amigo|amiga|padres|abuelos|amigos";

/** Still more wrong turns of phrase, as in slips.ts: words that are missing, doubled or in the wrong place. */
export const wordings: Tongue["slips"] = slipsIn(String.raw`
preposition /(${near})(?: a| en)? (mi|tu|su|la|los|las) (\p{L}+(?: de \p{L}+)?)(?=$|[.,!]| (?:y|en|con|porque|pero) )/ Words of place need “de”: cerca de, al lado de. → $1 de $2 $3
preposition /(?<!(?:^|y|,|[.]) ?)(${near})(?: a| en)? el (\p{L}+(?: de \p{L}+)?)(?=$|[.,!]| (?:y|en|con|porque|pero) )/ Words of place need “de”: cerca de, al lado de. → $1 del $2
preposition /((?:estuve|estuvimos|me quedé|nos quedamos|fui|fuimos|vivo|viví|estudio|juego|trabajé) (?:(?!reserv)\p{L}+ ){0,4})para (una|dos|tres|cuatro|cinco|seis|siete|diez|unas) (semanas?|días|noches)(?=$|[.,!]| (?:y|con|porque|en))/ How long something lasted is told with “durante”. → $1durante $2 $3
preposition /(${near}) (?:a|con) (una?|nuestr[oa]s?|otr[oa]|est[ea])(?= (?!hora|media|kil|mill|par)\p{L})(?<!frente a \p{L}+)/ Words of place need “de”: cerca de, al lado de. → $1 de $2
negation /(?<!si )no (?!sol)(?:(?!sino|pero|y|aunque|porque|que|si|solo|sólo)\p{L}+ ){1,5}también(?=$|[.!])/ After a “no”, “too” is “tampoco”.
negation /nunca (?:(?!pero|y|aunque|porque|que|si)\p{L}+ ){0,3}también(?=$|[.!])/ After a “never”, “too” is “tampoco”.
phrase /a causa de(?= (?:es|son|está|están|hay|tengo|hace|me|no|puedo|era|fue)(?: |$))/ Before a verb, “because” is “porque”. → porque
reflexive /(?<!me |nos |se |te |os )(aloj(?:é|amos|o|aré))(?= en)/ “to stay” is “alojarse”: it needs “me” or “nos” before it.
reflexive /(?<!me |nos |se |te |os )(qued(?:é|amos))(?= en (?:un|una) (?:hotel|camping|apartamento|albergue|chalet|casa rural))/ “to stay” is “quedarse”: it needs “me” or “nos” before it.
infinitive /(chic[oa]s?|niñ[oa]s?|personas?|hombres?|mujer(?:es)?|señoras?|señor(?:es)?) que (\p{L}{2,}(?:ar|er|ir))(?= |$|[.,])/ The verb needs the ending that goes with its subject.
phrase /(?<!no (?:\p{L}+ ){1,3})(más|menos) que(?= (?:\d|(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|cien|mil|la mitad|un millón)(?: |$)))/ Before a number “more than” is “más de”. → $1 de
phrase /mi (${relative})(?:'?s)? (casa|coche|habitación|dormitorio|cumpleaños|móvil|perro)(?=$|[.,]| (?:y|con|en|porque|es|para))/ What belongs to somebody is told with “de”. → $2 de mi $1
participle /(he|has|ha|hemos|han) (\p{L}{2,}[ai]d)(?:as?|os)(?= |$|[.,])/ Behind “haber” the participle ends in -o. → $1 $2o
phrase* /\p{L}+'s (?:${relative}|casa|coche|habitación|perro|gato|fiesta|cumpleaños|instituto|equipo|móvil)/ What belongs to somebody is told with “de”: la casa de Ana.
accent* /^si(?=, (?:me|es|tengo|hay|creo|mi|la|el|soy|en|a))/ “Yes” is “sí”, with an accent. → sí
accent* /(?<=¿)(?:donde|quien|cual|cuantos?|cuantas?|como (?:es|son|se|te|está|fue|era)|que (?:haces|te|es|hiciste|vas))(?= |\?)/ Question words have an accent.
`);
