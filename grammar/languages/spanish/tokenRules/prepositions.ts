import { countries } from "./countries.ts";

const places =
  "restaurante|café|bar|hotel|parque|cine|museo|concierto|fiesta|playa|piscina|tienda|partido|estadio|ciudad|pueblo|isla|camping|castillo|bosque|montaña|montañas|discoteca|zoo|teatro|granja|instituto|colegio|universidad|biblioteca|gimnasio|polideportivo|supermercado|médico|mercado|cafetería|centro|tiendas|restaurantes|iglesia|mezquita|costa|campo|extranjero";
const going = "voy|vas|va|vamos|van|fui|fuimos|fuiste|iba|íbamos|iré|iremos|ir";

/** Prepositions: where to, with what, what for; verbs that bring one along. */
export const placeTurns = `
preposition.destination-a [${going} en? el|la|los|las|un|una|mi|muchos|muchas|otro|otra ${places}] → $1 a $3 $4
[${going}|viajar|viajo|viajé|viajamos|viajaré|vuelo|volar en? ${countries}] → $1 a $3
preposition.llegar-en [<llegar> en el|la|mi|un|una? ${places}|aeropuerto|estación|casa|clase|${countries}] *Llegar* takes *a* before a place. → $1 a $3 $4
preposition.depender-en-word [<depender> en|sobre !invierno|verano|primavera|otoño|general|parte {any}] *Depender* takes *de*. → $1 de $4
preposition.en-la-manana [en la mañana|tarde|noche !de !del !que !más !anterior] For “in the” morning, afternoon or night, use *por*. → por la $3
preposition.salir-de [<salir> el|la|mi|un|una? {noun:home,school,town}|casa|clase !<*:infinitive>] “To leave” a place is *salir de*. → $1 de $2 $3
preposition.admirar-name [<admirar> {name}|{unknown}] A person as the direct object needs the personal *a*. → $1 a $2
preposition.vivir-a-word [<vivir:present,imperfect> a !{det}|{num}|{adj}|{noun}|menos|poco|solo|media|más {any}] For where somebody lives, use *en*. → $1 en $4
preposition.para-duration [para {num}|unos|varios|muchos meses|años|horas|minutos !más|menos|de] Use *durante* for how long it lasts, and *desde hace* for how long it has been going on.
preposition.asistir-a [<asistir> el|la|un|una|los|mi|clases|clase] “To attend” is *asistir a*.
preposition.a-coche [a coche|autobús|avión|metro|bicicleta|bici|tren|barco] For a means of transport, use *en*. → en $2
preposition.por-autobus [por|con autobús|bus|coche|avión|bici|bicicleta|tren|metro|barco|taxi] For a means of transport, use *en*. → en $2
preposition.gastar-en [<gastar> ... sobre|para el|la|los|las|un|una? {thing}] Use *en* for what you spend money on.
preposition.tocar-instrument [<tocar> al|a la? {noun:music}] *Tocar* takes only the article: *toco el piano*.
preposition.pedir [<pedir> por|para un|una|el|la|unos|unas? !favor|teléfono|internet|correo|separado {noun}] “To ask for” is *pedir*, with no preposition. → $1 $3 $5
preposition.buscar-a-person [<buscar,esperar> por|para {det} {noun:family,friends,animals}|dueño|dueña|profesor|profesora] After *buscar* and *esperar*, put *a* before a person. → $1 a $3 $4
preposition.no-preposition [<buscar,esperar> por|para mi|mis|tu|tus|su|sus|nuestro|nuestra|nuestros|un|una|el|la|los|las {noun}] This verb takes no preposition. → $1 $3 $4
preposition.ver-thing [<ver,mirar> a la|una|el|las|los|un televisión|tele|película|partido|programa|películas|serie|series|vídeos|noticias] This verb takes no *a* before things. → $1 $3 $4
preposition.no-personal-a [<visitar,encontrar,descubrir>|vi|vimos|vio|ver|veo|vieron a|de la|los|las|un|una|unos|unas|muchos|muchas|varios|dos|tres? {noun:town,nature,home,clothes,technology}|${countries}] Personal *a* is only for people, not for places or things. → $1 $3 $4
preposition.sonar-de-word [~de|mi|un|tengo|el <soñar> de|sobre|a|en {any}] *Soñar* (“to dream”) takes *con*. → $2 con $4
preposition.preocupo-sobre [preocupo|preocupa|preocupado|preocupada|preocupados sobre|acerca|de] *Preocuparse* (“to worry”) takes *por*. → $1 por
preposition.important-for [{adj=bueno,malo,importante,esencial,necesario,útil} por la|mi|tu|el|los|nuestra|nuestro salud|cuerpo|futuro|medio|planeta|cerebro|corazón|mente|carrera|trabajo|vida|niños|jóvenes] After adjectives such as *bueno*, *importante* and *útil*, “for” is *para*. → $1 para $3 $4
preposition.for-somebody [<comprar,cocinar,preparar> ... por mi|su|mis|sus|nuestra|nuestro|nuestros {noun:family,friends} !que] Use *para* for the person something is for.
[café|té|zumo|bocadillo|helado|pizza|agua|ensalada|mesa|trabajo|comida|regalo|regalos|baño por mi|mis|los|las|tu|su|dos|tres|cuatro|él|ella|favor? {noun:family,friends}|personas|clientes] → $1 para $3 $4
[regalo|regalos|flores|tarjeta|carta|dinero|pastel es|son|era por {det} {noun:family,friends}] → $1 $2 para $4 $5
phrase.preferir-article [<preferir:present> playa|montaña|ciudad|campo|cine|música|ciencias|matemáticas|historia|fruta|carne|pescado|deporte|leche $|que|a|y|porque|pero] *Preferir* needs the article with things in general.
phrase.liking-article [odio|odia|odian|odiamos|detesto|adoro|adora|amo {noun:food,animals,sport,school,music,weather} !{det}] With things you like or hate, use the definite article: *el*, *la*, *los*, *las*.
phrase.preferir-article [prefiero|prefiere|preferimos verano|invierno|otoño|primavera|{thing}&{noun:animals}]
phrase.subject-article [que !{noun:family,festivals,travel,weather} !internet {thing} es|son|tiene|tienen|ayuda|cuesta + {adj}] When a noun means something in general, use the definite article: *el*, *la*, *los*, *las*.
preposition.en-casa [quedo|quedamos|quedé|quedarme|quedarse|estoy|estamos|estuve|estuvimos|comemos|ceno a casa] “At home” is *en casa*. → $1 en casa
agreement.country-no-article [a|en|de|<visitar,recorrer,conocer,amar,adorar> la ${countries} !del !de !que] This country takes no article. → $1 $3
preposition.ir-de-coche [<ir,viajar,venir> de|con el? coche|tren|avión|autobús|barco|metro] For a means of transport, use *en*. → $1 en $4
preposition.trabajar-por-el-empresa [<trabajar> por el|la|un|una {adj}? empresa|compañía|organización|gobierno|banco] To say who somebody works for, use *para*. → $1 para $3 $4 $5
preposition.trabajar-en [<trabajar> a un|una|el|la banco|tienda|hospital|restaurante|oficina|fábrica|colegio|instituto|café|cafetería|supermercado|hotel|empresa|universidad] Use *en* for where somebody works. → $1 en $3 $4
preposition.jugar-a [<jugar> los|las {noun=videojuego,carta,juego}] *Jugar* takes *a* before what you play. → $1 a $2 $3
preposition.entrar-el [<entrar> el|la|un|una|mi|su ${places}|casa|habitación|dormitorio|clase] *Entrar* takes *en* before a place. → $1 en $2 $3
preposition.antes-despues-de [después|antes el|la|las|los|mis|mi colegio|instituto|clases|clase|escuela|cena|comida|desayuno|deberes|trabajo|partido|exámenes !{he}|{they}|<*:imperfect>] “Before” and “after” are *antes de* and *después de*. → $1 de $2 $3
preposition.easy-no-a [{adj=fácil,difícil,imposible} a <*:infinitive>] After *fácil*, *difícil* or *imposible*, leave out *a* before the infinitive.
preposition.left-right [en la|mi derecha|izquierda] “On the right” is *a la derecha*; “on the left” is *a la izquierda*. → a la $3
preposition.no-preposition [<buscar> por|para {thing}|trabajo|información] → $1 $3
preposition.per [libras|euros|veces|horas para hora|día|semana|mes|año] “Per” is *por*, or *a* with the article. → $1 por $3
preposition.about-sobre [~un|el|del sobre de {det}|{thing}] “About” is *sobre*, without *de*. → sobre $4
preposition.enfadarse-con [me|te|se|nos <enfadar,casar> a {det} {noun:family,friends}|{noun:work}] This verb takes *con* before the other person. → $1 $2 con $4 $5
preposition.participar-a-determiner [<participar,confiar> a|de {det}|muchos|muchas] *Participar* and *confiar* take *en*. → $1 en $3
preposition.pensar-a-determiner [<pensar> + a|sobre {det}] For what somebody thinks about, *pensar* takes *en*. → $1 en $4
preposition.famoso-por [{adj=famoso} para {det}|{thing}|<*:infinitive>] “Famous for” is *famoso por*. → $1 por $3
preposition.interesado-de-word [{adj=interesado} de|a|con {any}] *Interesado* takes *en*. → $1 en $3
preposition.along-por [<caminar,andar,correr,pasear,viajar> para el|la|los|las calles|calle|playa|parque|centro|bosque|campo|montaña|ciudad|pueblo] Use *por* for where you walk. → $1 por $3 $4
preposition.stay-en [<quedar,alojar> a un|una|el|la|mi hotel|camping|apartamento|albergue|casa|piso|villa|pensión|chalet] Use *en* for where you stay. → $1 en $3 $4
preposition.purpose-para [<estudiar,aprender,trabajar,entrenar,lavar,correr,practicar,usar,reciclar,ahorrar,necesitar,utilizar> {det}? {noun}|mucho|español|francés|alemán|inglés|duro? {adj}? {det}? {noun}? por <*:infinitive>] For a purpose, use *para* and the infinitive. → $1 $2 $3 $4 $5 $6 para $8
preposition.yo-to-mi [~{adj}|mejor|mayor para|a|de|sin|por|sobre|contra|hacia|hasta yo !<*:infinitive> !<*:subjunctive>] After a preposition, *yo* becomes *mí*. → $2 mí
phrase.contigo [con ti|tú] “With you” is one word: *contigo*. → contigo
phrase.conmigo [con me|mí|yo !{noun}] “With me” is one word: *conmigo*. → conmigo
[con mi $] → conmigo
[con mi a|al|en|por|y|porque|cuando|para|los|las|el|la|todos|mucho|pero|de] → conmigo $3
false-friend.atender [<atender> a? un|una|la|el|mi|muchas club|curso|universidad|clase|clases|colegio|instituto|escuela|concierto|fiesta|partido|iglesia] To attend something is *asistir a*.
preposition.mirar-por [<mirar> por|para mi|mis|tu|tus|su|sus|nuestro|nuestras !ventana|balcón {noun}] “To look for” is *buscar*.
preposition.me-parezco-mi-noun [me|nos parezco|parecemos mi|mis|su {noun}] *Parecerse* (“to look like”) takes *a*. → $1 $2 a $3 $4
preposition.good-at-en [<ser> + {adj=bueno,malo} a|al {noun:sport,school}|la|el|las|<*:infinitive>] To say what somebody is good or bad at, use *en*.
preposition.purpose-para [ejercicio|deporte por <*:infinitive>] → $1 para $3
phrase.than-i [que|como mí] After *que* or *como* in a comparison, use *yo*, not *mí*. → $1 yo
preposition.yo-to-mi [{adj} para yo $|y|pero|porque] → $1 para mí
phrase.por-quiero [por quiero|puedo|tengo|soy|estoy|es|hay] Before a verb with its ending, “because” is *porque*. → porque $2
phrase.que-not-left-out [~que|lo|se <creer,pensar,opinar,suponer:present>&{self} el|la|los|las|mi|mis|este|esta|estos {noun} {adj}|de|del|en ... <ser,estar,tener,haber,deber,poder,costar,causar,ayudar>] You can't leave out *que* (“that”). → $2 que $3 $4
[~que|lo|se|ya|no sé|sabemos es|está|son|hay] → $2 que $3
negation.no-tambien [no también] “Not … either” is *tampoco*. → tampoco
preposition.reir-a-determiner [<reír> a|sobre {det}|mí|él|ella] *Reírse* takes *de* before who or what you laugh at. → $1 de $3
preposition.casado-a-un [casado|casada|casarse|casarme|caso|casó|casará a|de un|una|nadie|mi|su] *Casarse* and *casado* take *con*. → $1 con $3
preposition.adicto-de [adicto|adicta|adictos|adictas|alérgico|alérgica|alérgicos de] *Adicto* and *alérgico* take *a*. → $1 a
preposition.pensar-de-mi-noun [~qué <pensar> de mi|mis {noun}] For what somebody thinks about, *pensar* takes *en*. → $2 en $4 $5
preposition.pagar-para-determiner-noun [<pagar> para {det} {noun}] *Pagar* takes no *para* before the thing you pay for. → $1 $3 $4
preposition.habia-mas-que-number [había|hay|tiene|tenemos|cuesta|con|de|gana más|menos que {num}] Before a number, “more than” and “less than” take *de*, not *que*. → $1 $2 de $4
preposition.detras-el [detrás|delante|cerca|lejos|enfrente|encima|debajo él|ella|ellos|nosotros|mí] Place words such as *detrás* and *cerca* need *de* before a pronoun. → $1 de $2
preposition.pensar-mucho-de-determiner [<pensar> mucho de {det}] For what somebody thinks about, *pensar* takes *en*. → $1 mucho en $4
preposition.orgulloso-con-determiner [{adj=orgulloso,harto,lleno,enamorado} con|en|por|sobre|a {det}|{thing}] *Orgulloso*, *harto*, *lleno* and *enamorado* take *de*. → $1 de $3
preposition.gracias-para-word [gracias para !que {any}] *Gracias* takes *por*. → gracias por $4
preposition.place-article [~lo|la|los|las|me|te|que|no <ir,volver,llegar,venir,caminar,andar> a escuela|colegio|instituto|gimnasio $|y|en|con|a|por|todos|pero] A place needs its article here: *al instituto*, *a la escuela*.
preposition.purpose-para [lo|la|los|las <usar,utilizar,necesitar> a <*:infinitive>] → $1 $2 para $4
preposition.billete-por-name [billete|billetes|vuelta por {name}|madrid|barcelona|sevilla|valencia|granada|londres|parís] For a ticket to somewhere, use *para*. → $1 para $3
preposition.burla-a-word [burla|burlan|burló|burlaron|burlaba|burlaban|burlarse|burlo a {any}] *Burlarse* (“to make fun”) takes *de*. → $1 de $3
phrase.por-telefono [<hablar,charlar> mucho|a|con? mi|mis? {noun}? en el teléfono] “On the phone” is *por teléfono*.
preposition.montar-bici [<montar> mi|la|una? bici|bicicleta] *Montar* needs *en* before *bici*. → $1 en $2 $3
preposition.estado-a [estado|<estar:preterite> a ${countries}|{name}] To say where somebody has been, use *en* with *estar*. → $1 en $3
preposition.estar-a-un-playa [<estar:preterite,imperfect> a un|una|la|el playa|piscina|parque|cine|hotel|camping|casa] To say where somebody was, use *en* with *estar*. → $1 en $3 $4
phrase.been-to [sido a ${countries}|{name}] For where somebody has been, use *estar en*.
preposition.llevar-bien-a-determiner [<llevar> muy? bien|mal|genial|fatal a {det} {noun:family,friends}] *Llevarse bien* (“to get on well”) takes *con*. → $1 $2 $3 con $5 $6
preposition.pelear-a-mi-family [~les <pelear,discutir,chatear,charlar,quedar,jugar> a mi|mis|su|sus|un|una {noun:family,friends}] This verb takes *con* before the other person. → $2 con $4 $5
preposition.detras-el-noun-hay [^ detrás|delante|enfrente|encima|debajo el|la|mi|nuestra {noun} hay|había] Place words such as *detrás* and *encima* need *de* before a noun. → $2 de $3 $4 $5
preposition.vez-la-semana [vez|veces la semana !pasada|que|siguiente] To say how often, put *a* before the period of time. → $1 a $2 $3
preposition.buscar-a-un-trabajo [<buscar> a un|una|mi|mis trabajo|empleo|{noun:home,clothes,technology}] *Buscar* takes no preposition before a thing. → $1 $3 $4
preposition.tu-to-ti [para|a|de|sin|por|sobre|hacia tú $|pero|porque] After a preposition, *tú* becomes *ti*. → $1 ti
preposition.preferir-a [<preferir> {article}? {thing} que {article}? {thing} $] With *preferir*, “to” or “rather than” is *a*. → $1 $2 $3 a $5 $6
preposition.en-determiner-noun-que [en {det} {noun} que el|la campo|ciudad|costa|pueblo|montaña $] In a comparison of two places, repeat *en* after *que*. → $1 $2 $3 que en $5 $6
preposition.nervioso-sobre-determiner-noun [{adj=nervioso,emocionado,estresado} sobre {det} !escenario {noun}] To say what somebody is nervous or excited about, use *por*. → $1 por $3 $5
preposition.demasiado-adjective-por-mi [demasiado !mal {adj} por mí|<*:infinitive>] After *demasiado* and an adjective, “for” and “to” are *para*. → $1 $3 para $5
`;
