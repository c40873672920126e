import type { LanguageDefinition } from "../../core/languageDefinition.ts";
import { regexRulesIn } from "../../engine/ruleTables.ts";

const near = "cerca|lejos|al lado|enfrente|detrás|delante|dentro|debajo|encima|alrededor";
const relative =
  "madre|padre|hermano|hermana|abuelo|abuela|tío|tía|primo|prima|amigo|amiga|padres|abuelos|amigos";

/** Still more wrong turns of phrase, as in regexRules.ts: words that are missing, doubled or in the wrong place. */
export const wordings: LanguageDefinition["regexRules"] = regexRulesIn(String.raw`
preposition.place-words-de /(${near})(?: a| en)? (mi|tu|su|la|los|las) (\p{L}+(?: de \p{L}+)?)(?=$|[.,!]| (?:y|en|con|porque|pero) )/ These place words need *de*: *cerca de*, *al lado de*. → $1 de $2 $3
preposition.place-words-de /(?<!(?:^|y|,|[.]) ?)(${near})(?: a| en)? el (\p{L}+(?: de \p{L}+)?)(?=$|[.,!]| (?:y|en|con|porque|pero) )/ These place words need *de*: *cerca de*, *al lado de*. → $1 del $2
preposition.durante /((?:estuve|estuvimos|me quedé|nos quedamos|fui|fuimos|vivo|viví|estudio|juego|trabajé) (?:(?!reserv)\p{L}+ ){0,4})para (una|dos|tres|cuatro|cinco|seis|siete|diez|unas) (semanas?|días|noches)(?=$|[.,!]| (?:y|con|porque|en))/ For how long something lasted, use *durante*. → $1durante $2 $3
preposition.place-words-de /(${near}) (?:a|con) (una?|nuestr[oa]s?|otr[oa]|est[ea])(?= (?!hora|media|kil|mill|par)\p{L})(?<!frente a \p{L}+)/ These place words need *de*: *cerca de*, *al lado de*. → $1 de $2
negation.no-tampoco /(?<!si )no (?!sol)(?:(?!sino|pero|y|aunque|porque|que|si|solo|sólo)\p{L}+ ){1,5}también(?=$|[.!])/ After *no*, “too” is *tampoco*.
negation.nunca-tampoco /nunca (?:(?!pero|y|aunque|porque|que|si)\p{L}+ ){0,3}también(?=$|[.!])/ After *nunca*, “too” is *tampoco*.
phrase.porque-before-verb /a causa de(?= (?:es|son|está|están|hay|tengo|hace|me|no|puedo|era|fue)(?: |$))/ Before a verb, “because” is *porque*. → porque
reflexive.alojarse /(?<!me |nos |se |te |os )(aloj(?:é|amos|o|aré))(?= en)/ *Alojarse* (“to stay”) is reflexive: it needs *me* or *nos*.
reflexive.quedarse /(?<!me |nos |se |te |os )(qued(?:é|amos))(?= en (?:un|una) (?:hotel|camping|apartamento|albergue|chalet|casa rural))/ *Quedarse* (“to stay”) is reflexive: it needs *me* or *nos*.
infinitive.noun-needs-ending /(chic[oa]s?|niñ[oa]s?|personas?|hombres?|mujer(?:es)?|señoras?|señor(?:es)?) que (\p{L}{2,}(?:ar|er|ir))(?= |$|[.,])/ The verb needs an ending to match its subject.
phrase.mas-de-number /(?<!no (?:\p{L}+ ){1,3})(más|menos) que(?= (?:\d|(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|cien|mil|la mitad|un millón)(?: |$)))/ Before a number, “more than” is *más de*. → $1 de
phrase.possession-order /mi (${relative})(?:'?s)? (casa|coche|habitación|dormitorio|cumpleaños|móvil|perro)(?=$|[.,]| (?:y|con|en|porque|es|para))/ Spanish has no “'s”: use *de*. → $2 de mi $1
participle.haber-o /(he|has|ha|hemos|han) (\p{L}{2,}[ai]d)(?:as?|os)(?= |$|[.,])/ After *haber*, the past participle ends in *-o*. → $1 $2o
phrase.possession-s* /\p{L}+'s (?:${relative}|casa|coche|habitación|perro|gato|fiesta|cumpleaños|instituto|equipo|móvil)/ Spanish has no “'s”: say *la casa de Ana*.
accent.si-accent* /^si(?=, (?:me|es|tengo|hay|creo|mi|la|el|soy|en|a))/ “Yes” is *sí*, with an accent. → sí
accent.question-words* /(?<=¿)(?:donde|quien|cual|cuantos?|cuantas?|como (?:es|son|se|te|está|fue|era)|que (?:haces|te|es|hiciste|vas))(?= |\?)/ Question words have an accent: *¿dónde?*, *¿quién?*.
`);
