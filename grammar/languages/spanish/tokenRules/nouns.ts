const months = "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const hours = "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce";
const small = "uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve";
const tens = "treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa";
const inside =
  "playa|piscina|parque|centro|patio|universidad|cine|teatro|museo|gimnasio|biblioteca|cantina|cafetería|comedor|estación|aeropuerto|supermercado|mercado|cocina|salón|dormitorio|jardín|estadio|polideportivo|oficina|hospital|pueblo|barrio|iglesia|bosque|discoteca|panadería|farmacia";

const acts =
  "es|son|era|eran|fue|fueron|estaba|estaban|puede|pueden|debe|deben|tiene|tienen|ha|han|hace|hacen|está|están|cuesta|cuestan|causa|causan|ayuda|ayudan|sirve|sirven|parece|ofrece|significa";

/** Nouns: what joins two of them, the article that they need, numbers, hours and dates. */
export const nounTurns = `
agreement.este [~por eso|esto|aquello {thing}|{noun:home,clothes} !que] Before a noun, *este* agrees: *este*, *esta*, *estos*, *estas*.
agreement.possessive-plural [mi|tu|su {num} {pl}] The noun is plural, so use *mis*, *tus* or *sus*. → $1s $2 $3
adjective.algun-ningun [alguno|ninguno|uno {m}&{one} !de] Before a masculine singular noun, use *un*, *algún* or *ningún*.
agreement.algunos-ningunos [alguno|ninguno {m}&{pl}] Before a plural noun, use *algunos* or *algunas*.
adjective.cualquier [cualquiera {noun}] Before a noun, use *cualquier*. → cualquier $2
agreement.todo-possessive* [todo|toda mis|tus|sus|nuestros|nuestras {noun}] *Todo* agrees with its noun.
agreement.tantos [tan {thing}] Before a noun, use *tanto*, *tanta*, *tantos* or *tantas*.
negation.nada-de [nada {thing}&{one}] Before a noun, use *nada de* or *ningún*, *ninguna*.
phrase.muy-no-noun [muy !amigo|amiga|amigos|amigas|fan|niño|niña|hombre|mujer|señora {thing}&{one}] *Muy* doesn't go with a noun. Use an adjective, or *mucho*.
phrase.mucho-alone [muy $|en|con|para|porque|pero|cuando|después|antes|desde|los|las|el|mi|mis !serio !<*:infinitive>] On its own, “very much” is *mucho*. → mucho $2
phrase.weather-mucho [<hacer> muy frío|calor|sol|viento|fresco] With *hace frío* and *hace calor*, “very” is *mucho*. → $1 mucho $3
phrase.joining-de [vaso|taza|botella|lata|litro|kilo|trozo|paquete|plato|bolsa|rebanada|docena|par|montón|variedad {noun:food,clothes,nature}|{thing}&{pl}|agua|leche|cosas] To join two nouns, use *de* and put the main noun first. → $1 de $2
[mayoría|mitad|resto el|la|los|las|mi|mis {thing}] → $1 de $2 $3
phrase.some-of-my [algunos|algunas|muchos|muchas|pocos|unos|unas mis|tus|sus|nuestros {noun}] “Some of my” needs *de*. → $1 de $2 $3
phrase.joining-de [zumo|jugo|bocadillo|sándwich|sopa|ensalada|tarta|helado|tortilla|pastel|batido|crema|yogur {thing}&{noun:food}|naranja|fresa|chocolate|jamón|queso|manzana|limón|vainilla|pollo|atún] → $1 de $2
[camiseta|camisa|pantalón|pantalones|falda|vestido|chaqueta|jersey|zapatos|abrigo|bolso|guantes|botas|casa|mesa|silla|botella|botellas|bolsa|bolsas algodón|lana|cuero|seda|madera|plástico|cristal|metal|piedra] → $1 de $2
phrase.un-mil [un mil] “A thousand” is *mil*, without *un*. → mil
phrase.tens-y [${tens} ${small}] From 31 on, put *y* between tens and units. → $1 y $2
phrase.million-de [millón|millones {thing}&{pl}|habitantes] Before a noun, *millón* and *millones* need *de*. → $1 de $2
phrase.a-la-una [a las una] “At one o'clock” is *a la una*. → a la una
phrase.half-past [las ${hours} y medio] “Half past” is *y media*. → las $2 y media
phrase.about-time [sobre|hacia|alrededor a las|la ${hours}|una] With clock times, “about” is *sobre*, without *a*. → sobre $3 $4
phrase.dates [en el? {num} de ${months}] Dates take only the article: *el doce de mayo*. → el $3 de $5
preposition.en-el [en el ${months} !pasado !del !de !que] Months take *en* without an article. → en $3
preposition.days [en|sobre sábados|domingos|lunes|martes|miércoles|jueves|viernes !santo]
phrase.last-article [~{det}|de|fin|lo|cada|cada año|semana|verano|invierno|mes|sábado|domingo|lunes|viernes pasado|pasada] “Last …” needs its article. → el $2 $3
phrase.number-anos-hace [{num} años|meses|semanas|días hace !que] For “ago”, put *hace* before the length of time. → hace $1 $2
preposition.in-place-article [en !teatro ${inside}|ordenador !y !o !en !a !{adj} !de] A place needs its article here: *en el parque*.
preposition.shopping-centre-article [en centro|centros !de !y comercial] A place needs its article here: *en el centro comercial*.
preposition.place-article-after-de [cerca|lejos|después|antes|fuera de ${inside}|instituto|colegio|recreo|partido|concierto|almuerzo|desayuno] The place needs *de* and its article: *cerca de la playa*.
preposition.a-izquierda [a izquierda|derecha !e !y !o] For “on the left” or “on the right”, add the article *la*. → a la $2
preposition.where-to-a [voy|vas|va|vamos|van|fui|fuimos|iba|ir instituto|colegio|escuela|universidad|gimnasio|cine|playa|piscina|centro] Use *a* for where you are going: *al*, *a la*.
preposition.place-words-de [<estar> + cerca|lejos|enfrente|detrás|delante|debajo|encima|dentro un|una {noun}] These place words need *de*: *cerca de*, *al lado de*. → $1 $3 de $4 $5
preposition.durante-no-de [durante de] “During” is *durante*, without *de*. → durante
preposition.antes-despues-de [antes|después clase|colegio|instituto|cena|escuela {i}|{we}|me|nos] → $1 de $2 $3
phrase.subjects-start-article [^ matemáticas|ciencias + son|me] School subjects and languages need the definite article as the subject of a verb. → las $2 $4
phrase.subject-article [porque|opinión|pero|aunque|si|pienso|creo que? !{noun:family} {pl} no? me|te|nos|se|les? {finite}&{they}] When a noun means something in general, use the definite article: *el*, *la*, *los*, *las*.
phrase.subjects-start-article [^ sí|no|mí? español|inglés|francés|alemán + es|me|no] → $2 el $3 $5
phrase.lo-que [^ el que no? más|menos? me gusta|encanta|molesta más|menos? es que|la|<*:infinitive>]
[^ qué no? más|menos? me|nos gusta|gustan|encanta|molesta ... es|son !que]
phrase.subject-article [^ !{noun:family,festivals,travel,weather,school} !internet|luna|estrella|nieve|coco|canela|princesa|casa {thing} {adj}? de? {noun}? no? me|te|nos|se|les? ${acts}]
[porque|opinión|pero|aunque|si|pienso|creo que? !{noun:family,festivals,travel,weather,school} !internet {thing} {adj}? no? ${acts}]
agreement.superlative-de [el|la|los|las {noun}? más {adj} en el|la|mi|nuestro|nuestra mundo|país|región|norte|sur|clase|familia|ciudad|pueblo|barrio|colegio|instituto|grupo|equipo|zona !que] After a superlative, use *de*: *del mundo*.
agreement.superlative-de-name [el|la|los|las {noun}? más {adj} en {name}|inglaterra|españa|europa|londres|escocia|irlanda|gales|francia] After a superlative, use *de*. → $1 $2 $3 $4 de $6
phrase.ser-como-adjective-como [<ser,parecer> + como|así {adj} como] “As” before the adjective is *tan*; after it, *como*. → $1 tan $4 como
phrase.question-order [^ dónde|cuándo|cómo|adónde|qué {noun}? tú <*>] In a question, the verb comes before its subject. → $2 $3 $5 $4
[^ dónde|cuándo|cómo|adónde el|la|los|las|tu|tus {noun} <*>] → $2 $5 $3 $4
preposition.in-place-article [a ${inside} !{adj} !de]
preposition.a-cama [a cama] *Cama* needs its article here. → a la cama
phrase.date-order [es|el ${months} {num} !{noun}] The day comes first: *el cinco de marzo*. → $1 el $3 de $2
phrase.joining-de [un|una {noun:sport} equipo|partido|club|campo|jugador|entrenador] → $1 $3 de $2
phrase.possession-order [mi|tu|su {noun:family,friends}&{one} {noun:family,friends}&{one} <*>] Spanish has no “'s”: use *de*. → $3 de $1 $2 $4
phrase.tan-adjective [tanto !{noun} {single} como|que] Before an adjective, use *tan … como*. → tan $3 como
phrase.missing-que-which [cosas puedes|puedo|podemos|quiero <*:infinitive>] You can't leave out *que* (“which”). → $1 que $2 $3
phrase.joining-de [clase|clases|profesor|profesora|profesores|profe|examen|exámenes|libro|libros|novela|película|películas|programa|programas|videojuegos|club|equipo|partido|campo|pista|jugador|zapatillas|tienda|tiendas|parada|estación|billete|dolor|cuarto|fin|fines|fiesta {thing:school,sport,music}|baile|danza|cocina|natación|deportes|acción|terror|amor|aventuras|misterio|guerra|miedo|ciencia|autobús|tren|metro|ropa|zapatos|cabeza|estómago|garganta|baño|semana|cumpleaños] → $1 de $2
phrase.el-importante-es-que [^ el|la importante|interesante|difícil|divertido|positivo|negativo|bonito|bueno|malo|mejor|peor es|fue|era que|cuando|<*:infinitive>] For “the important thing” or “the bad thing”, use *lo* before the adjective, not *el* or *la*. → lo $3 $4 $5
word-order.adjective-after [{det} {relational} !{prep} {thing}|{noun:clothes}] → $1 $4 $2
phrase.hundreds-feminine [doscientos|trescientos|cuatrocientos|quinientos|seiscientos|setecientos|ochocientos|novecientos {f}] Hundreds agree with their noun: *doscientas*.
phrase.hundreds-one-word [dos|tres|cuatro|seis|ocho cientos|cientas] The number is one word: *doscientos*.
phrase.cien [~por|el ciento {pl}] For 100 before a noun, use *cien*. → cien $3
phrase.veintiun [~el|del|día|siglo|las veintiuno {pl}] Before a noun, use *veintiún* or *veintiuna*.
phrase.treinta-y-un [treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa y uno {pl}] Before a noun, *uno* at the end of a number becomes *un* or *una*.
phrase.el-mejor-es-la [^ el mejor|peor es|fue|era la|las !final {noun}] For “the best thing” or “the worst thing”, use *lo*, not *el*. → lo $3 $4 $5 $7
phrase.cuando-hora [cuándo|cuando hora|horas] To ask when something happens by the clock, use *a qué* before *hora*. → a qué hora
agreement.demasiado [<comer,beber,tener,comprar,haber,hacer,usar,ver>|hay demasiado|bastante {pl}] Before a noun, *demasiado* and *bastante* agree with it.
phrase.joining-de [un|una|unos|unas algodón|cuero|lana|seda|plástico|madera|chocolate|fresa|queso {thing}|{noun:clothes,home,food}] → $1 $3 de $2
phrase.hundreds-masculine [doscientas|trescientas|quinientas|ochocientas|novecientas {m}] Hundreds agree with their noun: *doscientos*.
phrase.smell-adverb [huele|huelen|olía|olían bueno|buena] For how something smells, use *bien* or *mal*. → $1 bien
[huele|huelen|olía|olían muy? malo|mala] → $1 $2 mal
agreement.no-article-possessive [~a|de el|la|los|las|un|una mi|mis|tu|tus|su|sus {noun} !y] Before *mi*, *tu* and *su*, leave out the article. → $3 $4
phrase.pelo [<tener> los? pelos {adj}] Hair is singular: *el pelo*.
phrase.possession-de [mi|tu|su mejor? {noun:family,friends}&{one} nombre|coche|cumpleaños|dormitorio|móvil|pelo|edad <ser,estar>] Spanish has no “'s”: say *el nombre de mi hermano*.
person.gente-singular [^ la|mi gente|familia en mi|la|el|los|este? {noun}|{name} no? se|me? {they}&{finite}] *Gente* and *familia* take a singular verb.
[porque|pero|que la|mi gente|familia en mi|la|el|los|este? {noun}|{name} no? se|me? {they}&{finite}]
phrase.of-mine [el|la|los|las {noun:home,clothes}|coche|móvil|perro|gato {adj}? de mí|yo $|y|es] For “my” or “of mine”, use *mi*, *mío* or *mía*, not *de mí*.
`;
