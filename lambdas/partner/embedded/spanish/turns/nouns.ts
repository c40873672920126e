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
agreement [~por eso|esto|aquello {thing}|{noun:home,clothes} !que] Before a noun this agrees: este, esta, estos, estas.
agreement [mi|tu|su {num} {pl}] The noun is plural, so this word is too. → $1s $2 $3
adjective [alguno|ninguno|uno {m}&{one} !de] Before a noun this loses its -o: un, algún, ningún.
agreement [alguno|ninguno {m}&{pl}] Before a noun in the plural this is “algunos” or “ningunos”.
adjective [cualquiera {noun}] Before a noun this is “cualquier”. → cualquier $2
agreement* [todo|toda mis|tus|sus|nuestros|nuestras {noun}] “todo” has to agree with its noun too.
agreement [tan {thing}] Before a noun this is “tantos” or “tantas”.
negation [nada {thing}&{one}] Before a noun “nada” needs “de”, or say “ningún”, “ninguna”.
phrase [muy !amigo|amiga|amigos|amigas|fan|niño|niña|hombre|mujer|señora {thing}&{one}] “muy” does not go with a noun; say an adjective, or “mucho”.
phrase [muy $|en|con|para|porque|pero|cuando|después|antes|desde|los|las|el|mi|mis !serio !<*:infinitive>] By itself “very much” is “mucho”. → mucho $2
phrase [<hacer> muy frío|calor|sol|viento|fresco] “frío” and the like are nouns here, so “very” is “mucho”. → $1 mucho $3
phrase [vaso|taza|botella|lata|litro|kilo|trozo|paquete|plato|bolsa|rebanada|docena|par|montón|variedad {noun:food,clothes,nature}|{thing}&{pl}|agua|leche|cosas] “de” joins the two. → $1 de $2
phrase [mayoría|mitad|resto el|la|los|las|mi|mis {thing}] “de” joins the two. → $1 de $2 $3
phrase [algunos|algunas|muchos|muchas|pocos|unos|unas mis|tus|sus|nuestros {noun}] “some of my …” needs “de”. → $1 de $2 $3
phrase [zumo|jugo|bocadillo|sándwich|sopa|ensalada|tarta|helado|tortilla|pastel|batido|crema|yogur {thing}&{noun:food}|naranja|fresa|chocolate|jamón|queso|manzana|limón|vainilla|pollo|atún] “de” joins the two. → $1 de $2
phrase [camiseta|camisa|pantalón|pantalones|falda|vestido|chaqueta|jersey|zapatos|abrigo|bolso|guantes|botas|casa|mesa|silla|botella|botellas|bolsa|bolsas algodón|lana|cuero|seda|madera|plástico|cristal|metal|piedra] “de” joins the two. → $1 de $2
phrase [un mil] → mil
phrase [${tens} ${small}] Between tens and ones stands “y”. → $1 y $2
phrase [millón|millones {thing}&{pl}|habitantes] Behind a million comes “de”. → $1 de $2
phrase [a las una] It is “a la una”. → a la una
phrase [las ${hours} y medio] Half an hour is “media”. → las $2 y media
phrase [sobre|hacia|alrededor a las|la ${hours}|una] “about” is “sobre”, without “a”. → sobre $3 $4
phrase [en el? {num} de ${months}] Dates take only the article: el doce de mayo. → el $3 de $5
preposition [en el ${months} !pasado !del !de !que] → en $3
preposition [en|sobre sábados|domingos|lunes|martes|miércoles|jueves|viernes !santo] Days take only the article: el lunes, los lunes.
phrase [~{det}|de|fin|lo|cada|cada año|semana|verano|invierno|mes|sábado|domingo|lunes|viernes pasado|pasada] “last …” needs its article. → el $2 $3
phrase [{num} años|meses|semanas|días hace !que] → hace $1 $2
preposition [en !teatro ${inside}|ordenador !y !o !en !a !{adj} !de] A place needs its article here: en el parque, a la playa.
preposition [en centro|centros !de !y comercial] A place needs its article here: en el centro comercial.
preposition [cerca|lejos|después|antes|fuera de ${inside}|instituto|colegio|recreo|partido|concierto|almuerzo|desayuno] This needs its article here: cerca de la playa.
preposition [a izquierda|derecha !e !y !o] → a la $2
preposition [voy|vas|va|vamos|van|fui|fuimos|iba|ir instituto|colegio|escuela|universidad|gimnasio|cine|playa|piscina|centro] Where to is said with “a”: al, a la.
preposition [<estar> + cerca|lejos|enfrente|detrás|delante|debajo|encima|dentro un|una {noun}] Words of place need “de”: cerca de, al lado de. → $1 $3 de $4 $5
preposition [durante de] “during” is “durante”, without “de”. → durante
preposition [antes|después clase|colegio|instituto|cena|escuela {i}|{we}|me|nos] “before” and “after” are “antes de” and “después de”. → $1 de $2 $3
phrase [^ matemáticas|ciencias + son|me] A subject needs its article. → las $2 $4
phrase [porque|opinión|pero|aunque|si|pienso|creo que? !{noun:family} {pl} no? me|te|nos|se|les? {finite}&{they}] A subject needs its article: el, la, los, las.
phrase [^ sí|no|mí? español|inglés|francés|alemán + es|me|no] A subject needs its article. → $2 el $3 $5
phrase [^ el que no? más|menos? me gusta|encanta|molesta más|menos? es que|la|<*:infinitive>] “what …” is “lo que”.
phrase [^ qué no? más|menos? me|nos gusta|gustan|encanta|molesta ... es|son !que] “what …” is “lo que”.
phrase [^ !{noun:family,festivals,travel,weather,school} !internet|luna|estrella|nieve|coco|canela|princesa|casa {thing} {adj}? de? {noun}? no? me|te|nos|se|les? ${acts}] A subject needs its article: el, la, los, las.
phrase [porque|opinión|pero|aunque|si|pienso|creo que? !{noun:family,festivals,travel,weather,school} !internet {thing} {adj}? no? ${acts}] A subject needs its article: el, la, los, las.
agreement [el|la|los|las {noun}? más {adj} en el|la|mi|nuestro|nuestra mundo|país|región|norte|sur|clase|familia|ciudad|pueblo|barrio|colegio|instituto|grupo|equipo|zona !que] Behind “the most …” comes “de”: del mundo, de la clase.
agreement [el|la|los|las {noun}? más {adj} en {name}|inglaterra|españa|europa|londres|escocia|irlanda|gales|francia] Behind “the most …” comes “de”. → $1 $2 $3 $4 de $6
phrase [<ser,parecer> + como|así {adj} como] → $1 tan $4 como
phrase [^ dónde|cuándo|cómo|adónde|qué {noun}? tú <*>] In a question the verb comes before its subject. → $2 $3 $5 $4
phrase [^ dónde|cuándo|cómo|adónde el|la|los|las|tu|tus {noun} <*>] In a question the verb comes before its subject. → $2 $5 $3 $4
preposition [a ${inside} !{adj} !de] A place needs its article here: en el parque, a la playa.
preposition [a cama] → a la cama
phrase [es|el ${months} {num} !{noun}] The day comes first: el cinco de marzo. → $1 el $3 de $2
phrase [un|una {noun:sport} equipo|partido|club|campo|jugador|entrenador] “de” joins the two. → $1 $3 de $2
phrase [mi|tu|su {noun:family,friends}&{one} {noun:family,friends}&{one} <*>] What belongs to somebody is told with “de”. → $3 de $1 $2 $4
phrase [tanto !{noun} {single} como|que] As … as: “tan”. → tan $3 como
phrase [cosas puedes|puedo|podemos|quiero <*:infinitive>] “which” cannot be left out. → $1 que $2 $3
phrase [clase|clases|profesor|profesora|profesores|profe|examen|exámenes|libro|libros|novela|película|películas|programa|programas|videojuegos|club|equipo|partido|campo|pista|jugador|zapatillas|tienda|tiendas|parada|estación|billete|dolor|cuarto|fin|fines|fiesta {thing:school,sport,music}|baile|danza|cocina|natación|deportes|acción|terror|amor|aventuras|misterio|guerra|miedo|ciencia|autobús|tren|metro|ropa|zapatos|cabeza|estómago|garganta|baño|semana|cumpleaños] “de” joins the two. → $1 de $2
phrase [^ el|la importante|interesante|difícil|divertido|positivo|negativo|bonito|bueno|malo|mejor|peor es|fue|era que|cuando|<*:infinitive>] → lo $3 $4 $5
word-order [{det} {relational} !{prep} {thing}|{noun:clothes}] This adjective stands behind its noun in Spanish. → $1 $4 $2
phrase [doscientos|trescientos|cuatrocientos|quinientos|seiscientos|setecientos|ochocientos|novecientos {f}] The hundreds agree with their noun: doscientas, quinientas.
phrase [dos|tres|cuatro|seis|ocho cientos|cientas] This is one word: doscientos, trescientas.
phrase [~por|el ciento {pl}] Before a noun it is “cien”. → cien $3
phrase [~el|del|día|siglo|las veintiuno {pl}] Before a noun it is “veintiún” or “veintiuna”.
phrase [treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa y uno {pl}] Before a noun it is “un” or “una”: treinta y un, treinta y una.
phrase [^ el mejor|peor es|fue|era la|las !final {noun}] → lo $3 $4 $5 $7
phrase [cuándo|cuando hora|horas] → a qué hora
agreement [<comer,beber,tener,comprar,haber,hacer,usar,ver>|hay demasiado|bastante {pl}] In the plural this is “demasiados”, “demasiadas”, or “bastantes”.
phrase [un|una|unos|unas algodón|cuero|lana|seda|plástico|madera|chocolate|fresa|queso {thing}|{noun:clothes,home,food}] “de” joins the two. → $1 $3 de $2
phrase [doscientas|trescientas|quinientas|ochocientas|novecientas {m}] The hundreds agree with their noun: doscientos, quinientos.
phrase [huele|huelen|olía|olían bueno|buena] How it smells is told with an adverb. → $1 bien
[huele|huelen|olía|olían muy? malo|mala] → $1 $2 mal
agreement [~a|de el|la|los|las|un|una mi|mis|tu|tus|su|sus {noun} !y] Before “mi”, “tu” and “su” stands no article. → $3 $4
phrase [<tener> los? pelos {adj}] Hair is told in the singular: el pelo.
phrase [mi|tu|su mejor? {noun:family,friends}&{one} nombre|coche|cumpleaños|dormitorio|móvil|pelo|edad <ser,estar>] What belongs to somebody is told with “de”: el nombre de mi hermano.
person [^ la|mi gente|familia en mi|la|el|los|este? {noun}|{name} no? se|me? {they}&{finite}] “gente” and “familia” are one: the verb is in the singular.
[porque|pero|que la|mi gente|familia en mi|la|el|los|este? {noun}|{name} no? se|me? {they}&{finite}]
phrase [el|la|los|las {noun:home,clothes}|coche|móvil|perro|gato {adj}? de mí|yo $|y|es] “of mine” is “mi …” or “mío”, “mía”.
`;
