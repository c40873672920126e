import { countries } from "./countries.ts";

/** What is said with ser, estar, tener or hay, whoever it is about and whenever it was. */
export const beingTurns = `
phrase.tener-states [<ser,estar> mucho|mucha|muy? hambre|sed|miedo|sueño|prisa|suerte|razón|ganas] Use *tener* here, not *ser* or *estar*. → $1<tener> $2 $3
[soy|eres|somos|fui|fuimos mucho|muy? frío|calor] → $1<tener> $2 $3
phrase.weather-verbs [<estar> nieve|lluvia $|y|en|muy|cuando|porque] For snow and rain, use the verbs *nevar* and *llover*.
phrase.place-estar [<ser:present,imperfect> en las|el|la|los? afueras|centro|norte|sur|este|oeste|noroeste|sureste|costa|campo|planta|primer|segundo !piso !donde !que] Use *estar* to say where something is. → $1<estar> en $3 $4
[{noun:home,town,school}|que <ser:present,imperfect> al|a|en la|el? lado|final|fondo|derecha|izquierda|principio|norte|sur] → $1 $2<estar> $3 $4 $5
[{noun:home,town,school} <ser:present,imperfect> muy? arriba|abajo|enfrente] → $1 $2<estar> $3 $4
[~{noun=fiesta,boda,concierto,partido} es|era a? {num} minutos|kilómetros|horas|millas de mi|casa|aquí|nuestra|la] → $2<estar> a $4 $5 $6 $7
[que <ser:present,imperfect> muy? cerca|lejos de] → que $2<estar> $3 $4 de
phrase.describe-ser [{noun:friends,family}|él|ella|yo <estar:present> + alto|alta|bajo|baja !{det}|para|ya] Use *ser* to say what somebody is like. → $1 $2<ser> $4
phrase.job-ser [<estar:present,imperfect> un|una? camarero|camarera|médico|médica|profesor|profesora|enfermero|enfermera|abogado|abogada|ingeniero|ingeniera|estudiante|policía|dependiente $|y|en|de|pero] Use *ser* for jobs. → $1<ser> $3
phrase.hay-habia [antes|aquí|allí|ahí|también <ser:present,imperfect,preterite> dos|tres|cuatro|muchos|muchas|pocos|varios|varias {pl}] “There is” is *hay*, and “there was” is *había*.
preposition.days [en los? lunes|martes|miércoles|jueves|viernes|sábado|sábados|domingo|domingos !santo !de !del] Days take only the article: *el lunes*, *los lunes*.
preposition.escuchar-thing [<escuchar> a|al el|la|un|una|mis? música|radio|podcast|podcasts|canción|canciones|disco|discos|audiolibros|rap|pop] *Escuchar* takes no *a* before things. → $1 $3 $4
phrase.buscar [<mirar> por|para un|una|el|la|las|los|mis|mi|mejor? !ventana|balcón|encima {thing}] “To look for” is *buscar*. → $1<buscar> $3 $5
phrase.muy-adjective [<ser,estar,parecer> mucho !frío|calor|mejor|peor|mayor|menor|más|menos {adj}] Before an adjective, “very” is *muy*. → $1 muy $4
phrase.mucho-noun [muy hambre|sed|sueño|miedo|calor|prisa|suerte|ganas|cuidado|simpatía|paciencia|energía|éxito|dinero|alegría|inteligencia|diversión|belleza|ruido|tráfico] Use *mucho* before a noun, and *muy* before an adjective.
phrase.tan-como [tan {adj}|bien|mal|lejos|cerca que {article} {adj}? {noun} de? {noun}? {adj}? $|pero|porque|aunque !también] “As … as” is *tan … como*. → tan $2 como $4 $5 $6 $7 $8 $9
[tan {adj}|bien|mal|lejos|cerca que {name}|{subject}|${countries} $|pero|porque|aunque !también] → tan $2 como $4
[tan {adj} que el|la|los|las de|mío|tuyo|mía|tuya] → tan $2 como $4 $5
[( no <ser,estar> tan {adj} que {article} {noun} ) y no|me|se|por? {finite}|eso] → no $3 tan $5 como $7 $8
phrase.comparison-que [<ser,parecer> mucho? más|menos {adj} del avión|tren|coche|autobús|fútbol|inglés|español|francés|mío|instituto] In a comparison, “than” is *que*. → $1 $2 $3 $4 que el $6
phrase.missing-que [~me|te|se|lo|no <decir,creer,pensar,opinar:present> el|la|los|las|mi|mis|nuestro|nuestra {noun} <*:present>&{finite}] You can't leave out *que*: *creo que*, *dicen que*. → $2 que $3 $4 $5
negation.double-negative [~si|alguien|quien no|nunca|nadie|jamás me|te|le|nos|les|se|lo? <hacer,decir,comer,beber,comprar,querer,ver,saber,entender,necesitar,aprender,encontrar,llevar,tener,haber,tomar,leer,escuchar,pedir,conocer>|hay|había|hubo a? algo|alguien|cualquier|alguna|algún !más] After *no*, use a negative word: *nada*, *nadie* or *ninguno*.
agreement.el-agua [la|una hambre|agua|aula|águila|arma|área|alma !de] Before a feminine singular noun that starts with a stressed *a-* or *ha-*, use *el* or *un*. → el $2
preposition.mi-ti [a|para|de|sin|por|sobre|contra me|te $|gusta|gustan|encanta|y|pero|porque|en|cuando] After a preposition, use *mí* and *ti*.
word-order.haber-participle [<haber:present> usted|ustedes|tú|él|ella|yo <*:participle>] Nothing goes between *haber* and the past participle. → $1 $3 $2
[<haber:present> tu|tus|su|sus|el|la|los|las|mi|mis {noun} <*:participle>] → $1 $4 $2 $3
phrase.cual-es [qué <ser> el|la|los|las {noun} más|que|favorita|favorito] To ask which of several things, use *cuál* for one and *cuáles* for more than one.
false-friend.excitado [muy|<ser,estar> + excitado|excitada|excitados|excitadas] “Excited” is *emocionado*.
false-friend.embarazada [muy|tan|bastante|súper embarazada|embarazado] *Embarazada* means “pregnant”. For “embarrassed”, use *avergonzado* or *avergonzada*.
phrase.ahorrar [<salvar> casi|el|mi|mis|mucho|más|un|poco? de? {num}? {num}? dinero|agua|energía|electricidad|libras|euros] To save money, water or energy is *ahorrar*.
phrase.adverb-bien [<oír,ver,leer,conducir> muy|tan bueno|buena] With a verb, use the adverb *bien*. → $1 $2 bien
preposition.hasta [hasta que el|la mediodía|noche|tarde|mañana|final|domingo|lunes !<*>] Before a time, “until” is *hasta* without *que*. → hasta $3 $4
preposition.good-for [{adj=bueno,malo,sano}|malísimo|malísimos|malísimas|buenísimo por el|la|los|las|mi|tu|nuestra {noun:health,nature}] To say who or what something is good or bad for, use *para*. → $1 para $3 $4
preposition.destination-a [<volver,viajar,volar,regresar,mudar> en españa|francia|italia|escocia|inglaterra|irlanda|barcelona|madrid|londres|gales|parís|méxico|alemania] Use *a* for where you are going. → $1 a $3
preposition.pronoun [sin|para|con|de lo|la|los|las $|y|pero|porque] After a preposition, use *él*, *ella*, *ellos* or *ellas*.
phrase.feelings-estar [antes|después|durante ... <ser:present,imperfect> + {adj=nervioso,triste,estresado}] Use *estar* for how somebody feels at a certain time.
phrase.what-it-is-ser [porque|que|y|también está|están un|una|mi {noun:school,leisure,media,sport,food,work} + {adj}] Use *ser* to say what something is. → $1 es $3 $4 $6
phrase.hay [fue|era|fueron|eran mucho|mucha|una|unas tormenta|tormentas|niebla|nieve|lluvia|tráfico|ruido|gente] “There is” is *hay*, and “there was” is *había*.
[~hay es|son mucho|mucha|muchos|muchas|demasiado|demasiada|demasiados|demasiadas tráfico|basura|ruido|contaminación|gente|turistas|coches|tiendas !que]
[en {det} {noun} {adj}? eran|son {num} {pl}]
[fueron|eran demasiadas|demasiados|muchas|muchos personas|turistas|niños]
phrase.llegar-tarde [él|ella|yo|amigo|amiga|hermano|hermana|tren|autobús|nunca|profesor siempre|nunca|a? veces? soy|es|era|fui|fue + tarde !para] “To be late” is *llegar tarde*.
phrase.origin-ser [<estar:present> de ${countries}] Use *ser de* for where somebody comes from. → $1<ser> de $3
phrase.ser-bien-pagado [<ser> bien|mal pagado|pagada] Use *estar* with *bien pagado*. → $1<estar> $2 $3
phrase.ser-bueno [es|son|era muy? bien $|conmigo|con] After *ser*, use *bueno*, not *bien*.
phrase.place-estar [hotel|apartamento|camping|albergue|restaurante fue en|cerca|lejos|al] → $1 estaba $3
phrase.weather-hacer [^ hoy|aquí|fuera + es frío|fresco] Use *hacer* for the weather: *hace*, *hacía*, *hizo*.
[^ hoy|aquí? + es|era caliente en {any}]
phrase.tener-states [estoy|estamos frío|fría|fríos] → $1<tener> frío
phrase.hunger-tener [<ser> + hambriento|hambrienta|sediento|sedienta $|y|siempre|porque|cuando|antes|después] Use *tener* for hunger and thirst: *tengo hambre*.
phrase.hay-no-possessive [hay|había mi|mis|tu|tus|nuestro|nuestra {noun}] After *hay*, use *un*, *una* or no article. For where something of yours is, use *estar*.
phrase.tener-features [y|también|pero|que es|son|soy pelo|ojos {adj}] Use *tener* for what somebody has: *tiene el pelo corto*. → $1 $2<tener> $3 $4
phrase.place-estar [dónde <ser:present,imperfect> el|la|los|las|mi|tu {noun:home,town,shopping,animals,technology,clothes} !de] → dónde $2<estar> $3 $4
phrase.sentado [estoy|estamos|está|están|estaba|estaban sentando en|al|a|con|cerca] “Sitting” is *sentado* or *sentada*.
phrase.open-closed-estar [{noun=puerta,tienda,ventana,museo,piscina,cine,biblioteca,restaurante} <ser:present,imperfect> abierto|abierta|cerrado|cerrada $|los|a|y|hoy|en] Use *estar* with *abierto* and *cerrado*. → $1 $2<estar> $3
`;
