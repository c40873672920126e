/** What always stands behind its noun. */
const behind =
  "rojo,azul,verde,romántico,divertido,aburrido,inteligente,interesante,simpático,favorito,preferido,caro,sano,difícil,fácil,útil";

/** What is looked forward to, or told of. */
const shows =
  "final|partido|viaje|libro|novela|película|concierto|serie|historia|día|excursión|fiesta|experiencia";

/** Comparisons, times, set phrases, words that English has and Spanish has not, questions. */
export const phraseTurns = `
phrase.comparatives-que [más|menos {adj} de|como yo|tú|ella|él] In comparisons, “than” is *que*. → $1 $2 que $4
[más|menos {adj} de los|las otros|otras|demás] → $1 $2 que $4 $5
phrase.than-yo [más|menos {adj}|{noun} que|de|como mi|mí|me|mío $|y|pero|porque|aunque|en] “Than me” is *que yo*. → $1 $2 que yo
phrase.comparatives-que [mejor|peor|mayor|menor como {det}|{name}|{subject}] → $1 que $3
[~el|la|los|las mayor|menor de|como mi|yo|mí|ti|él|ella $] → $2 que yo
[<ser> + más|menos {adj} de|como {name}|él|ella|ellos|tú|londres|madrid|barcelona|manchester|inglaterra|españa|francia] → $1 $2 $3 $4 que $6
phrase.comparative-superlative [<ser,parecer> + más|menos {adj} de {det} {noun}] In comparisons, “than” is *que*. “The most” needs its article: *el más*, *la más*.
phrase.superlative-de [el|la|los|las mejor|peor|mejores|peores {noun}|{adj} en el|la mundo|clase|país] After “the best”, use *de*: *del mundo*.
phrase.vez [{num}|muchos|pocos|varios|algunos tiempos] “Time” as in “how often” is *vez*: *una vez*, *dos veces*.
phrase.cada-no-article [cada el|la|los|las {noun}] *Cada* takes no article. → cada $3
agreement.cada-singular [cada {pl} !que] After *cada*, use the singular.
agreement.todos-los [~somos|son|eran|fuimos|sobre|a|de|por|en todos|todas|todo|toda {pl}&{thing}|días|años|meses|veranos|sábados|domingos|lunes|viernes] *Todos* and *todas* need the definite article here: *los* or *las*.
phrase.un-pequeno-de [un pequeño|poquito|poca de] “A little” of something is *un poco de*. → un poco de
phrase.mucho-no-de [<hacer,comer,tener,beber,haber,necesitar,comprar,costar,gastar,ver,leer>|hay|había mucho|mucha|muchos|muchas|demasiado|demasiada|demasiados de {noun}] *Mucho* takes no *de*. → $1 $2 $4
phrase.muchos-no-de [muchos|muchas|pocos|pocas de {pl}] Straight before a noun, *muchos* and *pocos* take no *de*. → $1 $3
word-order.adjective-after [{det} {adj=${behind},español,inglés,francés,italiano,alemán,americano} !{prep} {noun}] → $1 $4 $2
[<tener,llevar,comprar,comer,leer,ver,haber,escuchar,hacer> {relational}|{adj=${behind}} !{prep} {noun}] → $1 $4 $2
phrase.muchos-noun [muy {pl}&{thing} !{adj}] Before a plural noun, use *muchos* or *muchas*, not *muy*.
accent.ay-muchos* [ay muchos|muchas|un|una|dos|tres|varios|pocos|mucha|mucho|que] The word for “there is” and “there are” begins with a silent *h*. → hay $2
phrase.well-good [muy buen $] “Well” is *bien*; “good” on its own is *bueno*.
phrase.adverb-bien [<jugar,cantar,bailar,hablar,nadar,cocinar,dormir,tocar,escribir,enseñar,explicar,estudiar,dibujar,pintar,correr,conducir,funcionar,quedar> muy|bastante? bueno|buena !{noun} !{adj}] → $1 $2 bien
[intento|intentar|intentamos|debo|debes|debemos|que|importante|esencial comer|dormir muy? bueno|buena !{noun} !{adj}] → $1 $2 $3 bien
phrase.adverb-mal [<jugar,cantar,bailar,hablar,nadar,cocinar,dormir,tocar,escribir> muy? malo|mala !{noun} !{adj}] With a verb, use the adverb *mal*. → $1 $2 mal
phrase.adjective-after-ser [~que|lo es|son + rápidamente|despacio|fácilmente|lentamente|perfectamente|tranquilamente|difícilmente $] After *ser*, use an adjective: *rápido*, *fácil*.
phrase.relative-who-which [un|una|con|es|<tener,haber> {adj}? !mamá|papá {noun}|alguien {adj}? quien|quién no|siempre|también? me|te|se|nos|le|les|lo|la? <*>] “Who” or “which” after a noun is *que*. → $1 $2 $4 $5 que $7 $8 $9
[~<ser>|de|y !mi|su|tu|nuestro|nuestra|un|una {det} {adj}? {noun} {adj}? quien|quién no|siempre|también? me|te|se|nos|le|les|lo|la? <*>] → $3 $4 $5 $6 que $8 $9 $10
phrase.relative-which [libro|película|canción|serie|programa|casa|perro|gato|equipo|juego|móvil|ciudad|instituto quien|quién|cual|cuál se|me|te|le|no? <*>] “Which” after a noun is *que*. → $1 que $3 $4
phrase.todo-que-verb [~sobre todo que <*>|me|te|se|mi|yo|no|nos|quiero] “Everything that” is *todo lo que*. → todo lo que $4
phrase.last-pasado [~en|por|el|lo|y|del|la último|última|ultimo semana|mes|año|noche|verano|sábado|domingo|viernes|fin|invierno] “Last …” is *el … pasado*: *el verano pasado*.
phrase.next-article [~el|la|lo|del|mi|de|su|un próximo|próxima|siguiente semana|año|mes|verano|sábado|domingo|fin|septiembre|vez] “Next …” needs the article: *la próxima semana*.
phrase.number-anos-pasado [~los|las {num} años|semanas|días|meses|horas|semana|mes|año pasado|pasados|pasadas|antes|atrás|ago $|y|con|en] For “ago”, put *hace* before the length of time, and nothing after it. → hace $2 $3
phrase.clock-article [a una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce y|menos media|cuarto|diez|veinte|cinco] Clock times need the article: *a las dos*.
preposition.clock-de-la [las una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce y? media|cuarto? en|por la mañana|tarde|noche $] After a clock time, use *de la*: *de la mañana*. → $1 $2 $3 $4 de la $7
preposition.date-article [cumpleaños es|fue {num} de] Dates need the article: *el cinco*. → $1 $2 el $3 de
preposition.el-number-enero [el {num} enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre] In dates, put *de* before the month. → el $2 de $3
phrase.weather-sunny-windy [hoy|tiempo es + soleado|ventoso] For the weather, say *hace sol* or *está nublado*.
phrase.mil-no-y [mil y {num} !una|noches] After *mil*, the number follows directly. → mil $3
false-friend.grados [<tener,sacar,conseguir,obtener,recibir> muy|los|mis? buenos|malos|mejores|altos grados] School marks are *notas*; *grados* are degrees.
false-friend.aplicar [<aplicar> para|a un|una|el|la|este|varios trabajo|puesto|empleo|universidad|trabajos] To apply for something is *solicitar*.
accent.indirect-question-words* [sobre|saber|sabe|sé|sabes|saben quienes <ser>] Question words keep their accent inside a sentence. → $1 quiénes $3
phrase.weather-was [^ fue|era + soleado|ventoso|nublado|lluvioso y|pero|en] For the weather, say *hizo sol* or *estaba nublado*.
phrase.weather-cloudy [~día|cielo|tiempo|clima|otoño|invierno|siempre es + nublado|ventoso|lloviendo|lluvia|lluvioso] For the weather, say *está nublado*, *hace viento* or *llueve*.
phrase.weather-no-tiempo [el tiempo|clima <hacer> + sol|calor|frío|viento|buen|mal|bueno|malo] For the weather, say *hace …* without *el tiempo*. → $3 $4 $5
phrase.sensible [{noun=decisión,opción,idea,elección,consejo} es|fue|era|muy? sensible] *Sensible* means “sensitive”; “sensible” is *sensato*.
phrase.spend-time [<gastar> mucho|muchas|demasiado|el|la|mi|mis|todo|toda|unas|unos|casi|{num}? {num}? {noun:festivals}|tiempo|horas|hora|tarde|tardes|día|días|semana|semanas|mes|verano|vacaciones|noche|mañana|rato|año] To spend time is *pasar*. → $1<pasar> $2 $3 $4
phrase.que-es-tu-noun [qué es|son tu|tus|su|sus|vuestro|vuestra {noun}] To ask what somebody's name, number or favourite thing is, use *cuál*, not *qué*. → cuál $2 $3 $4
phrase.how-old-much [cómo viejo|vieja|mucho|mucha|muchos|muchas|lejos|largo {any}] “How much” and “how many” are *cuánto*, which agrees with its noun. “How old” is *cuántos años*.
person.cuesta [cuánto cuestan|valen el|la|un|una|este|esta|ese|esa {noun}] The verb is singular: it agrees with one thing. → cuánto cuesta $3 $4
person.question-third-person [cuándo|hora|dónde|cómo <salir,llegar,empezar,abrir,cerrar,estar,ser,terminar,venir>&{you} el|la|los|las {noun}] The verb agrees with what follows, not with *tú*.
person.question-plural [cuándo|hora|dónde|cómo <salir,llegar,empezar,estar,ser,terminar,venir>&{he} los|las {pl}] The verb agrees with what follows, which is plural.
phrase.ante-ente [porque|y|que es|son|fue|fueron|era|eran + {adj=relajado,emocionado,interesado,fascinado,sorprendido} $] For what something is like, use *-ante* or *-ente*: *relajante*, *interesante*.
phrase.conocer-place [~no sé|sabe|sabemos|sabes|saber|sabía madrid|barcelona|españa|francia|londres|parís|italia|inglaterra] To know a place is *conocer*.
phrase.clock-las [<levantar,acostar,cenar,desayunar,empezar,terminar,llegar,salir,abrir,cerrar> + a los {num} !{noun}] From two o'clock on, clock times need *las*. → $1 $2 a las $5
[a los dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce y media|cuarto|{num}] → a las $3 y $5
phrase.frequency-a [vez|veces en|por el|la semana|mes|año|día !pasado|pasada|que] To say how often, use *a* before the period of time, as in *al día*.
phrase.per-al [vez|veces|hora|horas|minutos|libras|euros|días a mes|día|año] For “a day” or “a month”, use *al* or *a la*. → $1 al $3
phrase.how-estar [soy|somos|eres + bien|mal !{adj}] Use *estar* with *bien* and *mal*. → $1<estar> $2 $3
phrase.weather-hacer [<ser,estar> mucho frío|calor|sol|viento]
phrase.muy-adjective [<ser,estar> mucho|mucha|muchos|muchas !frío|mejor|peor|mayor|menor {adj} !que] → $1 muy $4
[y|pero|veces|siempre|también|es|{noun} mucho|mucha|muchos|muchas !{noun} !mejor|peor|mayor|menor|más|menos|antes|solo|sola {adj} !{noun}] → $1 muy $5
phrase.tener-que-hacer [cosas|nada|algo|sitios|lugares a <hacer,ver,comer,comprar,visitar,estudiar:infinitive>] → $1 que $3
word-order.noun-de-noun* [mi|un|una|el|la|tu|los|mis|mucho|muchos {thing}|español|inglés|francés|química|historia|matemáticas profesor|profesora|profesores|equipo|botella|partido|examen|exámenes|clase|clases|libro|libros|película|programa|tienda|tiendas|club|camiseta|parque|estación|zumo|bocadillo|sopa|ensalada|tarta|fiesta|uniforme|viaje|jugador|pista|campo] Put the main noun first and use *de*: *el partido de fútbol*.
phrase.have-tener [soy|eres|es dos|tres|cuatro|cinco|muchos|muchas {noun:family,animals}] Use *tener* for what somebody has. → $1<tener> $2 $3
phrase.veinti* [veinte y uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve] From 21 to 29, the number is one word: *veintidós*.
phrase.clock-article [<empezar,terminar,levantar,acostar,cenar,comer,desayunar,salir,llegar,abrir,cerrar,despertar,comenzar,acabar,ir,volver> a|al? casa|instituto|colegio|clase|trabajo? a dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce $|y|en|de|hasta|pero|porque|para|todos]
phrase.subjects-article [asignatura favorita|preferida es|son español|inglés|francés|alemán|matemáticas|historia|geografía|ciencias|química|física|biología|música|tecnología|informática|educación|teatro|religión] School subjects need the article here: *el inglés*.
phrase.lo-bueno [la|el|una buena|mala cosa] For “the good thing” or “the bad thing”, use *lo* and the adjective, without *cosa*.
false-friend.argumento [<tener> un|unos|muchos|algunos? argumento|argumentos muy? {adj=fuerte,grande,serio}? $|con|y|cuando|sobre|porque|todos|en] An argument between people is *una discusión*.
false-friend.soportar [~no|nadie|ni|apenas|menos|lo|la|los|las me|te|nos? <soportar:present,future,conditional,preterite> !el !que] *Soportar* means “to put up with”; “to support” is *apoyar*. → $2 $3<apoyar>
phrase.no-do-questions [qué|hora|dónde|cuándo|cómo|cuánto haces|hace|hacen el|la|los|las|tu|tus {noun} !{noun} {he}|{they}] Spanish questions have no “do”. The verb comes before its subject. → $1 $6 $3 $4
false-friend.partida [partida {adj}? contra|de fútbol|rugby|tenis|un|el|la|los|las|otro] A match is *un partido*.
phrase.meal-article [<cocinar,preparar,hacer,perder> cena|desayuno|almuerzo] A meal needs its article here: *la cena*.
phrase.meal-article-para [para almuerzo|cena|desayuno|merienda $|y|en|con|a|porque|como|tomo|comemos|tomamos|me|suelo] A meal needs its article after *para*: *para la cena*.
phrase.hacer-activities [<jugar> al?|el|la? natación|ciclismo|atletismo|equitación|gimnasia|deporte|deportes|yoga|judo|patinaje|esquí|vela|surf|boxeo|escalada] Use *hacer* with this activity, not *jugar*.
phrase.ropa [ropas] Clothes are *la ropa*, in the singular.
phrase.superlative-after [el|la|los|las más !peor|mejor|mayor|menor {adj} {thing}|cosa] The adjective goes after its noun: *el problema más grande*. → $1 $5 más $4
agreement.buena-primera [buen|primer|tercer {f} !y] Before a feminine noun, keep the *-a*: *buena*, *primera*.
agreement.cuanto [cuánto !falta {pl}|{f}] *Cuánto* agrees with its noun.
phrase.la-mejor-cosa-es [la mejor|peor cosa es|fue|era|de] For “the best thing” or “the worst thing”, use *lo* without *cosa*. → lo $2 $4
false-friend.soportar [debemos|debo|quiero|queremos|para soportar] → $1 apoyar
false-friend.argumentar [argumento|argumentamos|argumentan|argumentar mucho|siempre|todos|casi|con|por|sobre] To argue is *discutir*.
phrase.poner-mesa [<poner,quitar,recoger> mesa] After *poner*, *mesa* needs its article. → $1 la mesa
phrase.ante-ente [${shows} <ser>? + {adj=emocionado,relajado,sorprendido,fascinado}]
phrase.know-a-person [gente|persona|personas|alguien|nadie|{noun:friends,family} {adj}? que no? sé|sabes|sabemos muy? $|y|pero|bien] To know a person is *conocer*. → $1 $2 que $4 $5<conocer>
phrase.know-somebody [<saber> a casi? todos? mi|mis|los|las|muchos|muchas|un|una {adj}? {noun:family,friends}] To know somebody is *conocer*. → $1<conocer> a $3 $4 $5 $6 $7
word-order.largo-pelo [largo|larga|corto|rizado|liso|rubio|moreno|castaño pelo] The adjective goes after its noun here. → pelo $1
phrase.que-un-noun [qué un|una {noun} $] In an exclamation, *qué* takes no *un* or *una*. → qué $3
phrase.get-to-know [<saber> otro|otra|otros|otras|nuevo|nueva|nuevos|nuevas|más|diferentes? cultura|culturas|países|gente|personas|lugares|sitios|ciudades] To know or get to know people and places is *conocer*. → $1<conocer> $2 $3
phrase.first-time [primer|primera|último|última tiempo $|en|que|cuando] “Time” as in “the first time” is *vez*.
phrase.vez [un|una|dos|tres tiempo al|a|por]
phrase.last-pasado [~ha|había|el pasado|pasada semana|mes|año|verano|sábado|domingo|viernes|lunes|fin|noche|invierno]
phrase.better-worse [más bueno|buena|buenos|buenas|malo|mala|malos|malas que|para|de|$|porque|y] “Better” and “worse” are *mejor* and *peor*.
phrase.muy-bien [mucho bien|mal|temprano] “Very” before *bien*, *mal* or *temprano* is *muy*. → muy $2
word-order.comparative-after [más|menos {late} {thing}&{one} de|del] The adjective goes after its noun: *el problema más grande*.
phrase.el-mejor [~el|la|lo|los|las|mucho|que <ser> mejor|peor de el|la|mi|todos|todas|nuestra|este|toda] “The best” needs its article: *el mejor*, *la mejor*.
phrase.superlative-one-article [el|la|los|las {noun} el|la|los|las más|menos {adj}] Say the article only once. → $1 $2 $4 $5
word-order.adjective-after [{det} {adj=alto,bajo,guapo,delgado,gordo,rubio,moreno,amable,gracioso} {noun:family,friends}|chico|chica|hombre|mujer] → $1 $3 $2
accent.te-drink* [bebo|beber|tomo|tomar|taza de? te $|con|y] The drink is *té*, with an accent. → $1 $2 té
person.salir-bien [examen|prueba|todo me|nos salió muy|bastante? bueno|buena] To say how something went, use *salir* with *bien* or *mal*. The verb agrees with the thing. → $1 $2 salió $4 bien
phrase.a-la-dos [a la dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce $|y|menos|de|en|pero] From two o'clock on, use *las*, not *la*. → a las $3
phrase.feeling-ante [^ fue|es|era + {adj=emocionado,relajado,sorprendido,fascinado} $] For what something is like, use *-ante* or *-ente*: *relajante*.
accent.porque-no-accent* [~el|un|del|los porqué {any}] “Because” is *porque*, with no accent. → porque $3
person.es-la-una [son|eran la una $|y|menos|de|cuando] For one o'clock, say *es la una*.
phrase.cuanto-es-los-noun [cuánto es|era los|las {noun}] To ask the price of several things, use *costar* in the plural. → cuánto cuestan $3 $4
phrase.relative-who [<tener,haber,conocer>|con|hay {num}|muchos|unos|varios|algunos|otros {pl} quienes no? me|se|nos? <*>] “Who” after a noun is *que*. → $1 $2 $3 que $5 $6 $7
[{noun} quien no? me|se|nos? {they}&{finite}] → $1 que $3 $4 $5
phrase.tanto [tan mucho|mucha|muchos|muchas {any}] “So much” and “so many” are *tanto*, which agrees with its noun.
phrase.both [ambos|ambas mis|tus|sus {noun}] “Both my” is *mis dos*. → $2 dos $3
phrase.enough [<ser> suficiente {adj} $|para|y] Before an adjective, “enough” is *lo bastante*. → $1 lo bastante $3
phrase.good-bueno [es|fue un|una {noun} muy? bien $|y|pero] “Good” is *bueno* or *buena*; *bien* means “well”.
phrase.nombre-es-llamo [nombre es llamo|llama] One verb is enough: use *llamarse*, or *ser* with *nombre*. → nombre es
phrase.pensar-que [<pensar> en que !hay <*:present,imperfect,future>] “To think that” is *pensar que*. → $1 que $5
phrase.estar-de-acuerdo-que [<estar> de acuerdo que] *Estar de acuerdo* needs *en* before *que*. → $1 de acuerdo en que
agreement.uno-un [uno {noun:family,animals}] Before a noun, use *un* or *una*.
adjective.buen-mal [<ser> bueno|malo {m}&{one} !de] Before a masculine singular noun, use *buen* or *mal*.
adjective.emocionado [estoy|estamos|estaba|estábamos muy|tan|bastante? emocionante|emocionantes|interesante] *Emocionante* means “exciting”. For “excited”, use *emocionado* or *emocionada*.
auxiliary.haber-missing [hace {num} años|meses|semanas que <*:participle>] The perfect tense needs *haber*: *he vivido*. For what is still going on, use the present.
accent.spelling* [nesecito|necisito|nececito|nesesito] Check the spelling. → necesito
[muncho|mutcho] → mucho
[aveces] → a veces
[tanbien|tanbién] → también
[vinio] → vino
[fuemos] → fuimos
[fuieron] → fueron
[voyo] → voy
[leyo] → leo
[escuho] → escucho
preposition.ser-en-number-enero [<ser> en {num} enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre] Dates take *el*, without *en*. → $1 el $3 de $4
preposition.dolor-en-cabeza [dolor en cabeza|estómago|espalda|garganta|barriga|pierna] *Dolor* takes *de* before a part of the body. → dolor de $3
preposition.norte-en-inglaterra* [norte|sur|este|oeste|noreste|noroeste|sureste|suroeste|centro en inglaterra|españa|escocia|gales|francia|irlanda|londres] *Norte*, *sur*, *este*, *oeste* and *centro* take *de* before the place. → $1 de $3
phrase.hay-not-tiene [^ en mi|nuestra {noun:home,school} tiene un|una|dos|tres|muchos|muchas|mucho {noun}] To say what there is somewhere, use *hay*. → en $3 $4 hay $6 $7
[^ es un|una {noun:home} en mi dormitorio|habitación|casa|cuarto|salón] → hay $3 $4 en $6 $7
agreement.fin-de-semana [fin de semana pasada|próxima] *Pasado* and *próximo* agree with *fin*, which is masculine.
adjective.mucho-with-verb [gustó|gusta|gustan|gustaron|encanta mucha|muchos|muchas $|y|pero|porque] With a verb, use *mucho*, which doesn't change. → $1 mucho
auxiliary.incomplete [me|te|se|nos <aburrir,divertir,cansar,levantar,acostar,duchar,relajar,gustar,interesar:participle> !con] This is a past participle. Put a form of *haber* before it, or use another tense.
preposition.estar-de-acuerdo-a [<estar> de acuerdo a|de|por ti|él|ella|usted|mi|mis] *Estar de acuerdo* takes *con*. → $1 de acuerdo con $5
second-verb.joined-infinitive [puedes|puedo|podemos|se puede? <*:infinitive> ... y <comer,nadar,ver,jugar,bailar,comprar,visitar,tomar:present>&{he} en|un|una|el|la|al|con] After *y*, the second verb is an infinitive too.
`;
