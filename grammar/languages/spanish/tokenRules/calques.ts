/** English said word for word, and words that only look like English ones. */
export const calqueTurns = `
phrase.pagar-atencion [<pagar> mucha|más|poca? atención] Use *prestar* with *atención*, not *pagar*. → $1<prestar> $2 atención
preposition.ser-desde-word [<ser:present> desde !luego|las|la|el|hace|que|lunes|enero|septiembre {any}] For where somebody is from, use *de*, not *desde*. → $1 de $4
word-order.adjective-after [mi|su más {adj} {noun:family}] This adjective goes after its noun. → $1 $4 más $3
phrase.mirar-como-un [<mirar> como un|una|mi] *Mirar* is to look at something. For what something looks like, use *parecer*. → $1<parecer> $3
phrase.mirar-muy-adjective [~me|se|lo|la|nos|te <mirar>&{he}|<mirar>&{they} muy|tan|bastante !atento|atenta|atentos|atentas {adj}] *Mirar* is to look at something. For how somebody or something looks, use *parecer*. → $2<parecer> $3 $5
phrase.cuidar [<mirar> después de mi|mis|los|las|dos|tres|un? {noun:family,animals,friends}] “To look after” is *cuidar*, with *a* before a person.
phrase.allowed-poder [<estar,ser:present,imperfect>&{i}|<estar,ser:present,imperfect>&{we} permitido|permitida|permitidos|permitidas] For “allowed to”, use *poder*: *no podemos llevar joyas*.
phrase.sin-que [sin nadie me|te|se|nos? <*:present>] Use *sin que* and the subjunctive here.
phrase.ir-en-vacaciones [<ir,estar,salir> en vacaciones] *Ir* takes *de* with *vacaciones*. → $1 de vacaciones
phrase.tomar-food [tuve|tuvimos|tuvo un|una|la? {noun:food}] Use *tomar* for what you eat or drink. → $1<tomar> $2 $3
phrase.preguntar-un-food [<preguntar> un|una|el|la {noun:food}] *Preguntar* is for questions. To ask for something is *pedir*. → $1<pedir> $2 $3
phrase.andar-mi-perro [<andar,caminar> mi|el|al|a mi? perro] *Andar* means to walk yourself. For walking a dog, use *pasear*. → $1<pasear> a $3 perro
phrase.me-conducir [me|nos|te <conducir>] To take somebody by car is *llevar*, not *conducir*. → $1 $2<llevar>
phrase.ir-infinitive [<ir> pescando|esquiando|acampando|comprando] After *ir*, use *a* and the infinitive, or *de*: *ir de compras*.
phrase.ser-ahi-para [<ser> ahí|allí para] “To be there” for somebody is *estar*, not *ser*. → $1<estar> $2 para
false-friend.sujeto [mi|tu|los|mis|otros|un|el sujeto|sujetos] A school subject is *una asignatura*; *sujeto* is the subject of a verb.
[carácter que|favorito|principal] → personaje $2
[hay|había mucho|mucha? frío|calor !humano] → hace $2 $3
[<tener> muy? divertido|diversión]
[<gastar> las|mis|el|un|una vacaciones|verano|fin|mañana|noche|semana|año] → $1<pasar> $2 $3
[<preguntar> {any}? {any}? {any}? por ayuda|dinero|permiso]
[<saber> mi|mis|tu|su|nuestro|nuestra {noun:family,friends}|vecino|vecina|vecinos|profesor|profesora]
[<tener> hambre|sed|calor|frío|sueño|miedo|suerte|prisa mucho|mucha] → $1 mucha $2
[más|mejor|peor|menos {any}? que tuyo|mío|suyo] → $1 $2 que el $4
[el|la de mí $|y|pero]
phrase.adverb-no-agreement [<hablar,correr,conducir,escribir,leer,nadar> muy|más|tan|demasiado rápida|rápidos|rápidas|lenta|lentos] An adverb doesn't agree: *rápido*, *despacio*.
preposition.para-la-primera-vez [para la primera|última|segunda vez] “For the first time” takes *por*, without an article. → por $3 vez
phrase.cambiar-mente [<cambiar> mi|su|de? mente] “To change your mind” is *cambiar de opinión*. → $1 de opinión
phrase.fall-in-love [<caer,estar> en amor] “To fall in love” is *enamorarse*.
phrase.hacer-error [<hacer> un|muchos|unos|algún? error|errores] Use *cometer* with *error*, not *hacer*. → $1<cometer> $2 $3
phrase.hacer-decision [<hacer> una|la|mi|muchas? decisión|decisiones] Use *tomar* with *decisión*, not *hacer*. → $1<tomar> $2 $3
phrase.hacer-sentido [<hacer> mucho|ningún? sentido] “To make sense” is *tener sentido*. → $1<tener> $2 sentido
phrase.tomar-lugar [<tomar> lugar] “To take place” is *tener lugar*. → $1<tener> lugar
false-friend.eventualmente [eventualmente] *Eventualmente* means “possibly”, not “eventually”. → al final
false-friend.actualmente [actualmente me|no? <*:preterite>] *Actualmente* means “nowadays”; “actually” is *en realidad*.
agreement.todos-no-de [~sobre todo|todos|toda|todas de mi|mis|el|la|los|las|nuestros|sus {noun}] “All of” takes no *de* in Spanish. → $2 $4 $5
phrase.preterite-la-ultima-semana [<*:preterite> la última semana|noche !de] For the one just gone, use *pasada* after the noun instead of *última* before it. → $1 la $3 pasada
false-friend.largo [{noun=casa,ciudad,familia,habitación,instituto,colegio,pueblo,país,hotel,piso,albergue,dormitorio,cocina} {adj}? <ser>? muy|bastante? {adj=largo}] *Largo* means “long”; “large” is *grande*.
preposition.vivir-number-minutos-de [<vivir,estar> {num} minutos|kilómetros|horas|millas de] To say how far away something is, put *a* before the distance. → $1 a $2 $3 de
liking.te-gusta-answer [^ sí|no , no? te gusta|gustan|encanta|encantan] *¿Te gusta?* is answered with *me gusta*.
phrase.en-el-semana-pasado [en el|la semana|mes|año|verano|fin|invierno|sábado|domingo pasado|pasada] With *pasado* (“last”), use only the article, without *en*. → $2 $3 $4
negation.nadie-no [nadie no] When *nadie* comes before the verb, leave out *no*. → nadie
false-friend.me-aprender-a [me|te|nos|le|les <aprender> a] *Aprender* means “to learn”. “To teach” is *enseñar*. → $1 $2<enseñar> a
phrase.cien-number [cien {num}] From 101 to 199, use *ciento*. → ciento $2
phrase.ir-compras [<ir> a? compras] *Ir* needs *de* before *compras*. → $1 de compras
phrase.ir-pesca [<ir> pesca|vacaciones|excursión|camping|fiesta] *Ir* needs *de* before a word like this. → $1 de $2
liking.te-gustas [te gustas|encantas|interesas] The verb agrees with what is liked: *te gusta* or *te gustan*.
second-verb.subject-infinitive [porque|pero|que|también|opinión <*:gerund> ... es|son|era + {adj}] When a verb is the subject of the sentence, use the infinitive.
preposition.importante-por-mi [{adj=importante,fácil,difícil,bueno,útil} por mí|ti|nosotros] For what matters to somebody, “for” is *para*. → $1 para $3
phrase.demasiado-adjective-infinitive [demasiado {adj} <*:infinitive>] After *demasiado* and an adjective, put *para* before the infinitive. → $1 $2 para $3
phrase.dinero-infinitive [dinero|tiempo|edad <*:infinitive>] To say what money is for, put *para* before the infinitive. → $1 para $2
phrase.hacer-el-yoga [<hacer> el|la {noun=yoga,deporte,ejercicio,natación,judo}] After *hacer*, a sport or activity takes no article. → $1 $3
preposition.a-nos [a|con|para|de nos $] After a preposition, use *nosotros* or *nosotras*, not *nos*. → $1 nosotros
tense.ir-a-future [mañana|viene|próximo|próxima|luego|semana|después estoy|estamos <*:gerund>] For something still to come, use *ir a* and the infinitive.
phrase.correr-un-restaurante [<correr> un|una|el|la|su restaurante|tienda|negocio|empresa|bar|café|hotel] To run a business is *llevar*; *correr* is to run on foot. → $1<llevar> $2 $3
phrase.dormirse [<caer> dormido|dormida|dormidos] “To fall asleep” is *dormirse*.
preposition.en-la-una [en la una] For the time something happens, use *a*, not *en*. → a la una
phrase.soy-tarde [soy|somos|son|éramos tarde] “To be late” is *llegar tarde*. → $1<llegar> tarde
phrase.obtener-el-tren [<obtener,conseguir,agarrar> el|un|mi tren|autobús|bus|taxi|avión|metro] To take a train, a bus or a taxi is *coger* or *tomar*. → $1<coger> $2 $3
false-friend.tratar-food [<tratar> el|la|los|las|un|una {noun:food}] To try food is *probar*. → $1<probar> $2 $3
phrase.casarse [fui|fue|fueron|fuimos casado|casada|casados] “To get married” is *casarse*.
false-friend.pais [<vivir> en el país $|cerca|con|y|porque|no] The countryside is *el campo*; *país* is a country. → $1 en el campo
phrase.ordenador-no-trabajar [ordenador|móvil|televisión|cámara|impresora|calefacción|lavadora|pantalla|ducha|coche|internet|aplicación no <trabajar>] *Trabajar* is for people. When a machine works, use *funcionar*. → $1 no $3<funcionar>
phrase.parezco-que [parezco|parecemos que] For “I think that”, use *me* with *parecer* in the third person, not the *yo* form. → me parece que
phrase.pienso-asi [pienso|creo así $|porque|pero|y] “I think so” is *creo que sí*. → creo que sí
phrase.mio [{noun:friends,family} de mí|yo] “Of mine” is *mío* or *mía*.
phrase.echar-de-menos [lo|la|los|las|te <perder:present,imperfect> mucho|muchísimo] “To miss” somebody is *echar de menos*.
phrase.family-estar-correcto [{noun:family,friends}|siempre|yo|él|ella <estar,ser> siempre? correcto|correcta] “To be right” is *tener razón*. → $1 $3 $2<tener> razón
phrase.me-preguntar-infinitive [me|te|le|nos|les <preguntar> a|de|para? <*:infinitive>] *Preguntar* is for questions. To ask somebody to do something is *pedir*. → $1 $2<pedir> $4
agreement.ningun [ningunos|ningunas {pl}] *Ningún* and *ninguna* are nearly always used in the singular.
tense.gustaria [día|futuro me|te|le|nos|les gusta <*:infinitive>] For what you would like to do, use *me gustaría*. → $1 $2 gustaría $4
phrase.family-y-me-we [{noun:family,friends} y me {we}] As the subject, “I” is *yo*. *Me* is an object pronoun. → $1 y yo $4
phrase.tocar [<jugar> + a|al? el|la|mi|un? {noun:music} !de] Use *tocar* with instruments. → $1<tocar> $2 $4 $5
phrase.look-forward [<mirar,buscar> adelante] “To look forward to” is *tener ganas de*.
phrase.despertar-arriba [<despertar,crecer> arriba] “Up” is already part of this verb, so leave out *arriba*. → $1
phrase.feel-like [me|te|se|nos <sentir> como <*:infinitive>] “To feel like” doing something is *tener ganas de*. → $2<tener> ganas de $4
phrase.me-sentir-bueno [me|te|se|nos <sentir> muy? bueno|buena $|y|porque|hoy] With *sentirse*, use the adverb *bien* or *mal*. → $1 $2 $3 bien
phrase.taste-adverb [sabe|saben|sabía|sabían muy? bueno|buena|buenos $] For how something tastes, use *saber* with *bien* or *mal*. → $1 $2 bien
[gusta|gustaba|gustó bueno|malo|delicioso $|y|pero]
phrase.divertirse [<disfrutar> de? mí|yo|nosotros|él|ella mismo|misma|mismos|$|en|con] A reflexive pronoun already means “myself” or “yourself”. “To enjoy yourself” is *divertirse*.
[me <relajar,lavar,vestir,divertir>&{i} mí mismo|misma] → $1 $2
phrase.jugar-games [<tocar> al|el? fútbol|tenis|baloncesto|rugby|hockey|golf|voleibol|cartas|videojuegos] Use *jugar a* with games and sports.
phrase.know-people [<saber> a mucha|tanta|más|poca gente] To know people is *conocer*. → $1<conocer> a $3 $4
phrase.ask-for [<preguntar> por un|una {noun:food} $|y|con] “To ask for” is *pedir*. → $1<pedir> $3 $4
phrase.decir-que [me|te|le|nos|les <decir> a|para no? <*:infinitive>] “To tell somebody to” is *decir que* with the subjunctive.
phrase.mirar-ridiculo [~me|te|se|lo|nos <mirar>&{i}|<mirar>&{he}|<mirar>&{they} {adj=ridículo,feo,bonito,guapo,elegante,horrible,joven,viejo,genial,diferente,gracioso,enfermo,cansado,triste} $|y|con|en|pero|cuando|hoy] *Mirar* is to look at something. For how somebody or something looks, use *parecer*. → $2<parecer> $3
false-friend.be-about [película|libro|serie|historia|novela|obra <ser> alrededor de] “To be about” is *tratar de*. → $1 $2<tratar> de
phrase.venir-atras-a-word [<venir,volver> atrás a {any}] “To come back” is *volver*, without *atrás*. → $1<volver> a $4
phrase.take-care [<tomar> cuidado] “To look after” is *cuidar*, with *a* before a person. “To be careful” is *tener cuidado*.
phrase.family-paso-lejos [{noun:family} pasó|pasaron lejos $|hace|cuando|el|en] *Pasar lejos* doesn't mean “to pass away”. Use *morir*. → $1 $2<morir>
reflexive.se-llama [{noun:family,friends,animals} <ser:present,imperfect> llamado|llamada] “Is called” is *se llama*. → $1 se $2<llamar>
phrase.pasarlo-bien [lo|me <pasar> un buen|bueno tiempo] “To have a good time” is *pasarlo bien*.
[<ser> + mucho|mucha diversión]
phrase.adjective-not-verb [muy|tan|súper <*:infinitive> $|y|pero|porque] Use an adjective here: *divertido*, *relajante*.
false-friend.fail-exam [<fallar,faltar> mi|el|un|mis|los examen|exámenes] To fail an exam is *suspender*. → $1<suspender> $2 $3
phrase.sit-exam [<tomar> un|el|mi|mis|los|muchos examen|exámenes] To sit an exam is *hacer un examen*. → $1<hacer> $2 $3
phrase.distance-a [{num} minutos|kilómetros|millas lejos] For distance, use *a*: *a diez minutos*.
phrase.pasar-mucho-dinero-en [<pasar> mucho|mi|todo|poco|demasiado|el mi? dinero en|$] To spend money is *gastar*; *pasar* is for time. → $1<gastar> $2 $3 dinero
phrase.go-online [<ir> en internet] “To go online” is *navegar por internet*.
phrase.cold [<tener> un frío $|y|,] A cold is *un resfriado*.
phrase.me-hacer-loco [me|te|nos <hacer> loco|loca] “To drive somebody mad” is *volver loco*. → $1 $2<volver> $3
phrase.only-child [soy|es un? solo|sólo hijo|niño] An only child is *hijo único* or *hija única*.
[soy|es un|una? hijo|hija|niño|niña solo|sola]
phrase.preferir-no-mas [<preferir> más {article}|<*:infinitive>] *Preferir* already means “like more”, so leave out *más*. → $1 $3
phrase.a-lot-of [un mucho de {any}] “A lot of” is *mucho*, which agrees with its noun.
`;
