/** English said word for word, and words that only look like English ones. */
export const calqueTurns = `
phrase [<pagar> mucha|más|poca? atención] → $1<prestar> $2 atención
preposition [<ser:present> desde !luego|las|la|el|hace|que|lunes|enero|septiembre {any}] → $1 de $4
word-order [mi|su más {adj} {noun:family}] This adjective stands behind its noun in Spanish. → $1 $4 más $3
phrase [<mirar> como un|una|mi] → $1<parecer> $3
[~me|se|lo|la|nos|te <mirar>&{he}|<mirar>&{they} muy|tan|bastante !atento|atenta|atentos|atentas {adj}] → $2<parecer> $3 $5
[<mirar> después de mi|mis|los|las|dos|tres|un? {noun:family,animals,friends}] To look after somebody is “cuidar a”.
[<estar,ser:present,imperfect>&{i}|<estar,ser:present,imperfect>&{we} permitido|permitida|permitidos|permitidas] Who is allowed to do something “puede” do it: no podemos llevar …
[sin nadie me|te|se|nos? <*:present>] “sin que” and the subjunctive follow here: sin que nadie me moleste.
[<ir,estar,salir> en vacaciones] → $1 de vacaciones
[tuve|tuvimos|tuvo un|una|la? {noun:food}] What one eats or drinks is “tomar”. → $1<tomar> $2 $3
[<preguntar> un|una|el|la {noun:food}] → $1<pedir> $2 $3
[<andar,caminar> mi|el|al|a mi? perro] → $1<pasear> a $3 perro
[me|nos|te <conducir>] → $1 $2<llevar>
[<ir> pescando|esquiando|acampando|comprando] Behind “ir” stands “a” and the infinitive, or “de”: ir a pescar, ir de compras.
[<ser> ahí|allí para] → $1<estar> $2 para
false-friend [mi|tu|los|mis|otros|un|el sujeto|sujetos] A school subject is “asignatura”.
[carácter que|favorito|principal] Somebody in a film or book is a “personaje”. → personaje $2
[hay|había mucho|mucha? frío|calor !humano] → hace $2 $3
[<tener> muy? divertido|diversión] To have fun is “divertirse” or “pasarlo bien”.
[<gastar> las|mis|el|un|una vacaciones|verano|fin|mañana|noche|semana|año] → $1<pasar> $2 $3
[<preguntar> {any}? {any}? {any}? por ayuda|dinero|permiso] To ask for something is “pedir”.
[<saber> mi|mis|tu|su|nuestro|nuestra {noun:family,friends}|vecino|vecina|vecinos|profesor|profesora] To know somebody is “conocer a”.
[<tener> hambre|sed|calor|frío|sueño|miedo|suerte|prisa mucho|mucha] → $1 mucha $2
[más|mejor|peor|menos {any}? que tuyo|mío|suyo] → $1 $2 que el $4
[el|la de mí $|y|pero] “mine” is “el mío”, “la mía”.
phrase [<hablar,correr,conducir,escribir,leer,nadar> muy|más|tan|demasiado rápida|rápidos|rápidas|lenta|lentos] How somebody does something does not agree: rápido, despacio.
preposition [para la primera|última|segunda vez] → por $3 vez
phrase [<cambiar> mi|su|de? mente] → $1 de opinión
phrase [<caer,estar> en amor] To fall in love is “enamorarse”.
phrase [<hacer> un|muchos|unos|algún? error|errores] → $1<cometer> $2 $3
phrase [<hacer> una|la|mi|muchas? decisión|decisiones] → $1<tomar> $2 $3
phrase [<hacer> mucho|ningún? sentido] → $1<tener> $2 sentido
phrase [<tomar> lugar] → $1<tener> lugar
false-friend [eventualmente] → al final
false-friend [actualmente me|no? <*:preterite>] “actualmente” is nowadays; actually is “en realidad”.
agreement [~sobre todo|todos|toda|todas de mi|mis|el|la|los|las|nuestros|sus {noun}] “all of” has no “de”. → $2 $4 $5
phrase [<*:preterite> la última semana|noche !de] → $1 la $3 pasada
false-friend [{noun=casa,ciudad,familia,habitación,instituto,colegio,pueblo,país,hotel,piso,albergue,dormitorio,cocina} {adj}? <ser>? muy|bastante? {adj=largo}] “largo” is long; large is “grande”.
preposition [<vivir,estar> {num} minutos|kilómetros|horas|millas de] → $1 a $2 $3 de
liking [^ sí|no , no? te gusta|gustan|encanta|encantan] Whoever is asked “te gusta” answers “me gusta”.
phrase [en el|la semana|mes|año|verano|fin|invierno|sábado|domingo pasado|pasada] → $2 $3 $4
negation [nadie no] → nadie
false-friend [me|te|nos|le|les <aprender> a] → $1 $2<enseñar> a
phrase [cien {num}] → ciento $2
phrase [<ir> a? compras] → $1 de compras
phrase [<ir> pesca|vacaciones|excursión|camping|fiesta] → $1 de $2
liking [te gustas|encantas|interesas] The verb goes with what is liked: te gusta.
second-verb [porque|pero|que|también|opinión <*:gerund> ... es|son|era + {adj}] As a subject the verb is an infinitive.
preposition [{adj=importante,fácil,difícil,bueno,útil} por mí|ti|nosotros] → $1 para $3
phrase [demasiado {adj} <*:infinitive>] → $1 $2 para $3
phrase [dinero|tiempo|edad <*:infinitive>] → $1 para $2
phrase [<hacer> el|la {noun=yoga,deporte,ejercicio,natación,judo}] → $1 $3
preposition [a|con|para|de nos $] → $1 nosotros
tense [mañana|viene|próximo|próxima|luego|semana|después estoy|estamos <*:gerund>] What is still to come is told with “ir a”.
phrase [<correr> un|una|el|la|su restaurante|tienda|negocio|empresa|bar|café|hotel] → $1<llevar> $2 $3
phrase [<caer> dormido|dormida|dormidos] To fall asleep is “dormirse”.
preposition [en la una] → a la una
phrase [soy|somos|son|éramos tarde] → $1<llegar> tarde
phrase [<obtener,conseguir,agarrar> el|un|mi tren|autobús|bus|taxi|avión|metro] → $1<coger> $2 $3
false-friend [<tratar> el|la|los|las|un|una {noun:food}] To taste something is “probar”. → $1<probar> $2 $3
phrase [fui|fue|fueron|fuimos casado|casada|casados] To get married is “casarse”.
false-friend [<vivir> en el país $|cerca|con|y|porque|no] Where there are fields is “el campo”. → $1 en el campo
phrase [ordenador|móvil|televisión|cámara|impresora|calefacción|lavadora|pantalla|ducha|coche|internet|aplicación no <trabajar>] → $1 no $3<funcionar>
phrase [parezco|parecemos que] → me parece que
phrase [pienso|creo así $|porque|pero|y] → creo que sí
phrase [{noun:friends,family} de mí|yo] “of mine” is “mío”, “mía”.
phrase [lo|la|los|las|te <perder:present,imperfect> mucho|muchísimo] To miss somebody is “echar de menos”.
phrase [{noun:family,friends}|siempre|yo|él|ella <estar,ser> siempre? correcto|correcta] → $1 $3 $2<tener> razón
phrase [me|te|le|nos|les <preguntar> a|de|para? <*:infinitive>] → $1 $2<pedir> $4
agreement [ningunos|ningunas {pl}] “ningún” and “ninguna” stand with one thing only.
tense [día|futuro me|te|le|nos|les gusta <*:infinitive>] What one wishes for is told with “gustaría”. → $1 $2 gustaría $4
phrase [{noun:family,friends} y me {we}] → $1 y yo $4
phrase [<jugar> + a|al? el|la|mi|un? {noun:music} !de] Instruments go with “tocar”. → $1<tocar> $2 $4 $5
phrase [<mirar,buscar> adelante] To look forward to something is “tener ganas de”.
phrase [<despertar,crecer> arriba] → $1
phrase [<poner> mi|mis|la {noun:clothes} en $|y] To put clothes on is “ponerse”.
phrase [me|te|se|nos <sentir> como <*:infinitive>] To feel like doing something is “tener ganas de”. → $2<tener> ganas de $4
phrase [me|te|se|nos <sentir> muy? bueno|buena $|y|porque|hoy] → $1 $2 $3 bien
phrase [sabe|saben|sabía|sabían muy? bueno|buena|buenos $] How it tastes is told with an adverb. → $1 $2 bien
[gusta|gustaba|gustó bueno|malo|delicioso $|y|pero] How something tastes is “saber”: sabe bien.
phrase [<disfrutar> de? mí|yo|nosotros|él|ella mismo|misma|mismos|$|en|con] To enjoy oneself is “divertirse” or “pasarlo bien”.
[me <relajar,lavar,vestir,divertir>&{i} mí mismo|misma] “me” says so already. → $1 $2
phrase [<tocar> al|el? fútbol|tenis|baloncesto|rugby|hockey|golf|voleibol|cartas|videojuegos] Games go with “jugar a”.
phrase [<saber> a mucha|tanta|más|poca gente] To know people is “conocer”. → $1<conocer> a $3 $4
phrase [<preguntar> por un|una {noun:food} $|y|con] To ask for something is “pedir”. → $1<pedir> $3 $4
phrase [me|te|le|nos|les <decir> a|para no? <*:infinitive>] To tell somebody to do something is “decir que” with the subjunctive.
phrase [~me|te|se|lo|nos <mirar>&{i}|<mirar>&{he}|<mirar>&{they} {adj=ridículo,feo,bonito,guapo,elegante,horrible,joven,viejo,genial,diferente,gracioso,enfermo,cansado,triste} $|y|con|en|pero|cuando|hoy] → $2<parecer> $3
false-friend [película|libro|serie|historia|novela|obra <ser> alrededor de] What it is about is told with “tratar de”. → $1 $2<tratar> de
phrase [<venir,volver> atrás a {any}] → $1<volver> a $4
phrase [<tomar> cuidado] To look after somebody is “cuidar a”, to be careful “tener cuidado”.
phrase [{noun:family} pasó|pasaron lejos $|hace|cuando|el|en] → $1 $2<morir>
reflexive [{noun:family,friends,animals} <ser:present,imperfect> llamado|llamada] “is called” is “se llama”. → $1 se $2<llamar>
phrase [lo|me <pasar> un buen|bueno tiempo] To have a good time is “pasarlo bien”.
[<ser> + mucho|mucha diversión]
phrase [muy|tan|súper <*:infinitive> $|y|pero|porque] What something is like is told by an adjective: divertido, relajante.
false-friend [<fallar,faltar> mi|el|un|mis|los examen|exámenes] To fail an exam is “suspender”. → $1<suspender> $2 $3
phrase [<tomar> un|el|mi|mis|los|muchos examen|exámenes] To sit an exam is “hacer un examen”. → $1<hacer> $2 $3
phrase [{num} minutos|kilómetros|millas lejos] How far it is is told with “a”: a diez minutos.
phrase [<pasar> mucho|mi|todo|poco|demasiado|el mi? dinero en|$] → $1<gastar> $2 $3 dinero
phrase [<ir> en internet] To go online is “navegar por internet”.
phrase [<tener> un frío $|y|,] A cold is “un resfriado”.
phrase [me|te|nos <hacer> loco|loca] → $1 $2<volver> $3
phrase [soy|es un? solo|sólo hijo|niño] An only child is “hijo único”, “hija única”.
[soy|es un|una? hijo|hija|niño|niña solo|sola]
phrase [<preferir> más {article}|<*:infinitive>] “preferir” has “more” in it already. → $1 $3
phrase [un mucho de {any}] “a lot of” is “mucho” or “mucha”.
`;
