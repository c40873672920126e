import { countries } from "./countries.ts";

const places =
  "restaurante|café|bar|hotel|parque|cine|museo|concierto|fiesta|playa|piscina|tienda|partido|estadio|ciudad|pueblo|isla|camping|castillo|bosque|montaña|montañas|discoteca|zoo|teatro|granja|instituto|colegio|universidad|biblioteca|gimnasio|polideportivo|supermercado|médico|mercado|cafetería|centro|tiendas|restaurantes|iglesia|mezquita|costa|campo|extranjero";
const going = "voy|vas|va|vamos|van|fui|fuimos|fuiste|iba|íbamos|iré|iremos|ir";

/** Prepositions: where to, with what, what for; verbs that bring one along. */
export const placeTurns = `
preposition [${going} en? el|la|los|las|un|una|mi|muchos|muchas|otro|otra ${places}] Where to is said with “a”. → $1 a $3 $4
preposition [${going}|viajar|viajo|viajé|viajamos|viajaré|vuelo|volar en? ${countries}] Where to is said with “a”. → $1 a $3
preposition [<llegar> en el|la|mi|un|una? ${places}|aeropuerto|estación|casa|clase|${countries}] → $1 a $3 $4
preposition [<depender> en|sobre !invierno|verano|primavera|otoño|general|parte {any}] → $1 de $4
preposition [en la mañana|tarde|noche !de !del !que !más !anterior] → por la $3
preposition [<salir> el|la|mi|un|una? {noun:home,school,town}|casa|clase !<*:infinitive>] To leave a place is “salir de”. → $1 de $2 $3
preposition [<admirar> {name}|{unknown}] → $1 a $2
[<vivir:present,imperfect> a !{det}|{num}|{adj}|{noun}|menos|poco|solo|media|más {any}] → $1 en $4
[para {num}|unos|varios|muchos meses|años|horas|minutos !más|menos|de] How long it takes is “durante”, how long it has been going on “desde hace”.
preposition [<asistir> el|la|un|una|los|mi|clases|clase] “to attend” is “asistir a”.
preposition [a coche|autobús|avión|metro|bicicleta|bici|tren|barco] → en $2
preposition [por|con autobús|bus|coche|avión|bici|bicicleta|tren|metro|barco|taxi] → en $2
preposition [<gastar> ... sobre|para el|la|los|las|un|una? {thing}] What money is spent on takes “en”.
preposition [<tocar> al|a la? {noun:music}] Instruments have only their article: toco el piano.
preposition [<pedir> por|para un|una|el|la|unos|unas? !favor|teléfono|internet|correo|separado {noun}] “to ask for” is “pedir”, without a preposition. → $1 $3 $5
preposition [<buscar,esperar> por|para {det} {noun:family,friends,animals}|dueño|dueña|profesor|profesora] Who is looked or waited for takes “a”. → $1 a $3 $4
preposition [<buscar,esperar> por|para mi|mis|tu|tus|su|sus|nuestro|nuestra|nuestros|un|una|el|la|los|las {noun}] This verb needs no preposition. → $1 $3 $4
preposition [<ver,mirar> a la|una|el|las|los|un televisión|tele|película|partido|programa|películas|serie|series|vídeos|noticias] This verb needs no “a” before things. → $1 $3 $4
preposition [<visitar,encontrar,descubrir>|vi|vimos|vio|ver|veo|vieron a|de la|los|las|un|una|unos|unas|muchos|muchas|varios|dos|tres? {noun:town,nature,home,clothes,technology}|${countries}] Before places and things there is no “a”. → $1 $3 $4
preposition [~de|mi|un|tengo|el <soñar> de|sobre|a|en {any}] → $2 con $4
preposition [preocupo|preocupa|preocupado|preocupada|preocupados sobre|acerca|de] → $1 por
preposition [{adj=bueno,malo,importante,esencial,necesario,útil} por la|mi|tu|el|los|nuestra|nuestro salud|cuerpo|futuro|medio|planeta|cerebro|corazón|mente|carrera|trabajo|vida|niños|jóvenes] What is good for something takes “para”. → $1 para $3 $4
preposition [<comprar,cocinar,preparar> ... por mi|su|mis|sus|nuestra|nuestro|nuestros {noun:family,friends} !que] Whom something is for takes “para”.
preposition [café|té|zumo|bocadillo|helado|pizza|agua|ensalada|mesa|trabajo|comida|regalo|regalos|baño por mi|mis|los|las|tu|su|dos|tres|cuatro|él|ella|favor? {noun:family,friends}|personas|clientes] Whom something is for takes “para”. → $1 para $3 $4
[regalo|regalos|flores|tarjeta|carta|dinero|pastel es|son|era por {det} {noun:family,friends}] → $1 $2 para $4 $5
phrase [<preferir:present> playa|montaña|ciudad|campo|cine|música|ciencias|matemáticas|historia|fruta|carne|pescado|deporte|leche $|que|a|y|porque|pero] What is preferred in general has its article.
phrase [odio|odia|odian|odiamos|detesto|adoro|adora|amo {noun:food,animals,sport,school,music,weather} !{det}] What is liked or hated in general has its article: el, la, los, las.
phrase [prefiero|prefiere|preferimos verano|invierno|otoño|primavera|{thing}&{noun:animals}] What is preferred in general has its article.
phrase [que !{noun:family,festivals,travel,weather} !internet {thing} es|son|tiene|tienen|ayuda|cuesta + {adj}] A subject needs its article: el, la, los, las.
preposition [quedo|quedamos|quedé|quedarme|quedarse|estoy|estamos|estuve|estuvimos|comemos|ceno a casa] Being at home is “en casa”. → $1 en casa
agreement [a|en|de|<visitar,recorrer,conocer,amar,adorar> la ${countries} !del !de !que] Countries like this have no article. → $1 $3
preposition [<ir,viajar,venir> de|con el? coche|tren|avión|autobús|barco|metro] → $1 en $4
preposition [<trabajar> por el|la|un|una {adj}? empresa|compañía|organización|gobierno|banco] → $1 para $3 $4 $5
preposition [<trabajar> a un|una|el|la banco|tienda|hospital|restaurante|oficina|fábrica|colegio|instituto|café|cafetería|supermercado|hotel|empresa|universidad] Where somebody works takes “en”. → $1 en $3 $4
preposition [<jugar> los|las {noun=videojuego,carta,juego}] What is played takes “a”. → $1 a $2 $3
preposition [<entrar> el|la|un|una|mi|su ${places}|casa|habitación|dormitorio|clase] → $1 en $2 $3
preposition [después|antes el|la|las|los|mis|mi colegio|instituto|clases|clase|escuela|cena|comida|desayuno|deberes|trabajo|partido|exámenes !{he}|{they}|<*:imperfect>] “before” and “after” are “antes de” and “después de”. → $1 de $2 $3
preposition [{adj=fácil,difícil,imposible} a <*:infinitive>] “a” does not go here: es fácil viajar, un libro fácil de leer.
preposition [en la|mi derecha|izquierda] On the right or left is “a la derecha”, “a la izquierda”. → a la $3
preposition [<buscar> por|para {thing}|trabajo|información] This verb needs no preposition. → $1 $3
preposition [libras|euros|veces|horas para hora|día|semana|mes|año] “per” is “por” or “a”. → $1 por $3
preposition [~un|el|del sobre de {det}|{thing}] “about” is “sobre”, without “de”. → sobre $4
preposition [me|te|se|nos <enfadar,casar> a {det} {noun:family,friends}|{noun:work}] With whom is told with “con”. → $1 $2 con $4 $5
preposition [<participar,confiar> a|de {det}|muchos|muchas] → $1 en $3
preposition [<pensar> + a|sobre {det}] → $1 en $4
preposition [{adj=famoso} para {det}|{thing}|<*:infinitive>] What somebody is known for takes “por”. → $1 por $3
preposition [{adj=interesado} de|a|con {any}] → $1 en $3
preposition [<caminar,andar,correr,pasear,viajar> para el|la|los|las calles|calle|playa|parque|centro|bosque|campo|montaña|ciudad|pueblo] Where one walks is told with “por”. → $1 por $3 $4
preposition [<quedar,alojar> a un|una|el|la|mi hotel|camping|apartamento|albergue|casa|piso|villa|pensión|chalet] Where one stays takes “en”. → $1 en $3 $4
preposition [<estudiar,aprender,trabajar,entrenar,lavar,correr,practicar,usar,reciclar,ahorrar,necesitar,utilizar> {det}? {noun}|mucho|español|francés|alemán|inglés|duro? {adj}? {det}? {noun}? por <*:infinitive>] The aim of something is told with “para”. → $1 $2 $3 $4 $5 $6 para $8
preposition [~{adj}|mejor|mayor para|a|de|sin|por|sobre|contra|hacia|hasta yo !<*:infinitive> !<*:subjunctive>] Behind a preposition “yo” becomes “mí”. → $2 mí
phrase [con ti|tú] “with you” is one word: contigo. → contigo
phrase [con me|mí|yo !{noun}] “with me” is one word: conmigo. → conmigo
phrase [con mi $] “with me” is one word: conmigo. → conmigo
phrase [con mi a|al|en|por|y|porque|cuando|para|los|las|el|la|todos|mucho|pero|de] “with me” is one word: conmigo. → conmigo $3
false-friend [<atender> a? un|una|la|el|mi|muchas club|curso|universidad|clase|clases|colegio|instituto|escuela|concierto|fiesta|partido|iglesia] To attend something is “asistir a”.
preposition [<mirar> por|para mi|mis|tu|tus|su|sus|nuestro|nuestras !ventana|balcón {noun}] To look for something is “buscar”.
preposition [me|nos parezco|parecemos mi|mis|su {noun}] → $1 $2 a $3 $4
preposition [<ser> + {adj=bueno,malo} a|al {noun:sport,school}|la|el|las|<*:infinitive>] What somebody is good at takes “en”.
preposition [ejercicio|deporte por <*:infinitive>] The aim of something is told with “para”. → $1 para $3
phrase [que|como mí] Than I, as I: “yo”. → $1 yo
preposition [{adj} para yo $|y|pero|porque] Behind a preposition “yo” becomes “mí”. → $1 para mí
phrase [por quiero|puedo|tengo|soy|estoy|es|hay] → porque $2
phrase [~que|lo|se <creer,pensar,opinar,suponer:present>&{self} el|la|los|las|mi|mis|este|esta|estos {noun} {adj}|de|del|en ... <ser,estar,tener,haber,deber,poder,costar,causar,ayudar>] “that” cannot be left out. → $2 que $3 $4
phrase [~que|lo|se|ya|no sé|sabemos es|está|son|hay] “that” cannot be left out. → $2 que $3
negation [no también] “not … either” is “tampoco”. → tampoco
preposition [<reír> a|sobre {det}|mí|él|ella] → $1 de $3
preposition [casado|casada|casarse|casarme|caso|casó|casará a|de un|una|nadie|mi|su] → $1 con $3
preposition [adicto|adicta|adictos|adictas|alérgico|alérgica|alérgicos de] → $1 a
preposition [~qué <pensar> de mi|mis {noun}] → $2 en $4 $5
[<pagar> para {det} {noun}] → $1 $3 $4
[había|hay|tiene|tenemos|cuesta|con|de|gana más|menos que {num}] → $1 $2 de $4
[detrás|delante|cerca|lejos|enfrente|encima|debajo él|ella|ellos|nosotros|mí] → $1 de $2
preposition [<pensar> mucho de {det}] → $1 mucho en $4
preposition [{adj=orgulloso,harto,lleno,enamorado} con|en|por|sobre|a {det}|{thing}] → $1 de $3
preposition [gracias para !que {any}] → gracias por $4
preposition [~lo|la|los|las|me|te|que|no <ir,volver,llegar,venir,caminar,andar> a escuela|colegio|instituto|gimnasio $|y|en|con|a|por|todos|pero] A place needs its article here: al instituto, a la escuela.
preposition [lo|la|los|las <usar,utilizar,necesitar> a <*:infinitive>] The aim of something is told with “para”. → $1 $2 para $4
preposition [billete|billetes|vuelta por {name}|madrid|barcelona|sevilla|valencia|granada|londres|parís] → $1 para $3
preposition [burla|burlan|burló|burlaron|burlaba|burlaban|burlarse|burlo a {any}] → $1 de $3
phrase [<hablar,charlar> mucho|a|con? mi|mis? {noun}? en el teléfono] “on the phone” is “por teléfono”.
preposition [<montar> mi|la|una? bici|bicicleta] → $1 en $2 $3
preposition [estado|<estar:preterite> a ${countries}|{name}] → $1 en $3
[<estar:preterite,imperfect> a un|una|la|el playa|piscina|parque|cine|hotel|camping|casa] → $1 en $3 $4
phrase [sido a ${countries}|{name}] Where somebody has been is told with “estar en”.
preposition [<llevar> muy? bien|mal|genial|fatal a {det} {noun:family,friends}] → $1 $2 $3 con $5 $6
preposition [~les <pelear,discutir,chatear,charlar,quedar,jugar> a mi|mis|su|sus|un|una {noun:family,friends}] → $2 con $4 $5
preposition [^ detrás|delante|enfrente|encima|debajo el|la|mi|nuestra {noun} hay|había] → $2 de $3 $4 $5
preposition [vez|veces la semana !pasada|que|siguiente] → $1 a $2 $3
preposition [<buscar> a un|una|mi|mis trabajo|empleo|{noun:home,clothes,technology}] → $1 $3 $4
preposition [para|a|de|sin|por|sobre|hacia tú $|pero|porque] Behind a preposition “tú” becomes “ti”. → $1 ti
preposition [<preferir> {article}? {thing} que {article}? {thing} $] One prefers something “a” something else. → $1 $2 $3 a $5 $6
preposition [en {det} {noun} que el|la campo|ciudad|costa|pueblo|montaña $] → $1 $2 $3 que en $5 $6
preposition [{adj=nervioso,emocionado,estresado} sobre {det} !escenario {noun}] → $1 por $3 $5
preposition [demasiado !mal {adj} por mí|<*:infinitive>] → $1 $3 para $5
`;
