/** What always stands behind its noun. */
const behind =
  "rojo,azul,verde,romántico,divertido,aburrido,inteligente,interesante,simpático,favorito,preferido,caro,sano,difícil,fácil,útil";

/** What is looked forward to, or told of. */
const shows =
  "final|partido|viaje|libro|novela|película|concierto|serie|historia|día|excursión|fiesta|experiencia";

/** Comparisons, times, set phrases, words that English has and Spanish has not, questions. */
export const phraseTurns = `
phrase [más|menos {adj} de|como yo|tú|ella|él] Comparisons take “que”. → $1 $2 que $4
[más|menos {adj} de los|las otros|otras|demás] Comparisons take “que”. → $1 $2 que $4 $5
phrase [más|menos {adj}|{noun} que|de|como mi|mí|me|mío $|y|pero|porque|aunque|en] Than I: “que yo”. → $1 $2 que yo
phrase [mejor|peor|mayor|menor como {det}|{name}|{subject}] Comparisons take “que”. → $1 que $3
phrase [~el|la|los|las mayor|menor de|como mi|yo|mí|ti|él|ella $] Comparisons take “que”. → $2 que yo
phrase [<ser> + más|menos {adj} de|como {name}|él|ella|ellos|tú|londres|madrid|barcelona|manchester|inglaterra|españa|francia] Comparisons take “que”. → $1 $2 $3 $4 que $6
phrase [<ser,parecer> + más|menos {adj} de {det} {noun}] Comparisons take “que”, and “the most … of” has its article: el más, la más.
phrase [el|la|los|las mejor|peor|mejores|peores {noun}|{adj} en el|la mundo|clase|país] Behind “the best” comes “de”: del mundo, de la clase.
phrase [{num}|muchos|pocos|varios|algunos tiempos] How often is told with “vez”: una vez, dos veces.
phrase [cada el|la|los|las {noun}] Behind “cada” there is no article. → cada $3
agreement [cada {pl} !que] Behind “cada” the noun is singular.
agreement [~somos|son|eran|fuimos|sobre|a|de|por|en todos|todas|todo|toda {pl}&{thing}|días|años|meses|veranos|sábados|domingos|lunes|viernes] “todos” needs an article here: todos los días.
phrase [un pequeño|poquito|poca de] → un poco de
phrase [<hacer,comer,tener,beber,haber,necesitar,comprar,costar,gastar,ver,leer>|hay|había mucho|mucha|muchos|muchas|demasiado|demasiada|demasiados de {noun}] “mucho” goes straight with its noun, without “de”. → $1 $2 $4
phrase [muchos|muchas|pocos|pocas de {pl}] “many” goes straight with its noun, without “de”. → $1 $3
word-order [{det} {adj=${behind},español,inglés,francés,italiano,alemán,americano} !{prep} {noun}] This adjective stands behind its noun in Spanish. → $1 $4 $2
word-order [<tener,llevar,comprar,comer,leer,ver,haber,escuchar,hacer> {relational}|{adj=${behind}} !{prep} {noun}] This adjective stands behind its noun in Spanish. → $1 $4 $2
phrase [muy {pl}&{thing} !{adj}] “muy” does not go with a noun; “many” is “muchos” or “muchas”.
accent* [ay muchos|muchas|un|una|dos|tres|varios|pocos|mucha|mucho|que] → hay $2
phrase [muy buen $] “well” is “bien”, “good” by itself “bueno”.
phrase [<jugar,cantar,bailar,hablar,nadar,cocinar,dormir,tocar,escribir,enseñar,explicar,estudiar,dibujar,pintar,correr,conducir,funcionar,quedar> muy|bastante? bueno|buena !{noun} !{adj}] How somebody does something is “bien”. → $1 $2 bien
[intento|intentar|intentamos|debo|debes|debemos|que|importante|esencial comer|dormir muy? bueno|buena !{noun} !{adj}] How somebody does something is “bien”. → $1 $2 $3 bien
phrase [<jugar,cantar,bailar,hablar,nadar,cocinar,dormir,tocar,escribir> muy? malo|mala !{noun} !{adj}] How somebody does something is “mal”. → $1 $2 mal
phrase [~que|lo es|son + rápidamente|despacio|fácilmente|lentamente|perfectamente|tranquilamente|difícilmente $] After “ser” comes an adjective: rápido, fácil.
phrase [un|una|con|es|<tener,haber> {adj}? !mamá|papá {noun}|alguien {adj}? quien|quién no|siempre|también? me|te|se|nos|le|les|lo|la? <*>] “who” or “which” right behind its noun is “que”. → $1 $2 $4 $5 que $7 $8 $9
[~<ser>|de|y !mi|su|tu|nuestro|nuestra|un|una {det} {adj}? {noun} {adj}? quien|quién no|siempre|también? me|te|se|nos|le|les|lo|la? <*>] “who” or “which” right behind its noun is “que”. → $3 $4 $5 $6 que $8 $9 $10
phrase [libro|película|canción|serie|programa|casa|perro|gato|equipo|juego|móvil|ciudad|instituto quien|quién|cual|cuál se|me|te|le|no? <*>] “which” right behind its noun is “que”. → $1 que $3 $4
phrase [~sobre todo que <*>|me|te|se|mi|yo|no|nos|quiero] → todo lo que $4
phrase [~en|por|el|lo|y|del|la último|última|ultimo semana|mes|año|noche|verano|sábado|domingo|viernes|fin|invierno] “last …” is “… pasado” with its article: el verano pasado.
phrase [~el|la|lo|del|mi|de|su|un próximo|próxima|siguiente semana|año|mes|verano|sábado|domingo|fin|septiembre|vez] This needs its article: la próxima semana, el año que viene.
phrase [~los|las {num} años|semanas|días|meses|horas|semana|mes|año pasado|pasados|pasadas|antes|atrás|ago $|y|con|en] → hace $2 $3
phrase [a una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce y|menos media|cuarto|diez|veinte|cinco] The time of day has its article: a las …
preposition [las una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce y? media|cuarto? en|por la mañana|tarde|noche $] With the time of day it is “de la”. → $1 $2 $3 $4 de la $7
preposition [cumpleaños es|fue {num} de] Dates have their article. → $1 $2 el $3 de
preposition [el {num} enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre] → el $2 de $3
phrase [hoy|tiempo es + soleado|ventoso] The weather goes with “hacer” or “estar”: hace sol, está nublado.
phrase [mil y {num} !una|noches] Behind “mil” the number follows at once. → mil $3
false-friend [<tener,sacar,conseguir,obtener,recibir> muy|los|mis? buenos|malos|mejores|altos grados] “grados” are degrees; marks are “notas”.
false-friend [<aplicar> para|a un|una|el|la|este|varios trabajo|puesto|empleo|universidad|trabajos] To apply for something is “solicitar”.
accent* [sobre|saber|sabe|sé|sabes|saben quienes <ser>] A question word has an accent, within a sentence too. → $1 quiénes $3
phrase [^ fue|era + soleado|ventoso|nublado|lluvioso y|pero|en] The weather goes with “hacer” or “estar”: hizo sol, estaba nublado.
phrase [~día|cielo|tiempo|clima|otoño|invierno|siempre es + nublado|ventoso|lloviendo|lluvia|lluvioso] The weather: está nublado, hace viento, llueve.
phrase [el tiempo|clima <hacer> + sol|calor|frío|viento|buen|mal|bueno|malo] The weather is “hace …”, without “el tiempo”. → $3 $4 $5
phrase [{noun=decisión,opción,idea,elección,consejo} es|fue|era|muy? sensible] “sensible” is sensitive; what is sensible is “sensato”.
phrase [<gastar> mucho|muchas|demasiado|el|la|mi|mis|todo|toda|unas|unos|casi|{num}? {num}? {noun:festivals}|tiempo|horas|hora|tarde|tardes|día|días|semana|semanas|mes|verano|vacaciones|noche|mañana|rato|año] Time is spent with “pasar”. → $1<pasar> $2 $3 $4
phrase [qué es|son tu|tus|su|sus|vuestro|vuestra {noun}] → cuál $2 $3 $4
phrase [cómo viejo|vieja|mucho|mucha|muchos|muchas|lejos|largo {any}] “How old, how much, how many” are “cuántos años”, “cuánto”, “cuántos”.
person [cuánto cuestan|valen el|la|un|una|este|esta|ese|esa {noun}] The verb goes with one thing here. → cuánto cuesta $3 $4
person [cuándo|hora|dónde|cómo <salir,llegar,empezar,abrir,cerrar,estar,ser,terminar,venir>&{you} el|la|los|las {noun}] The verb goes with what follows, and not with “you”.
person [cuándo|hora|dónde|cómo <salir,llegar,empezar,estar,ser,terminar,venir>&{he} los|las {pl}] The verb goes with what follows, which is plural.
phrase [porque|y|que es|son|fue|fueron|era|eran + {adj=relajado,emocionado,interesado,fascinado,sorprendido} $] What something is like ends in -ante or -ente: relajante, emocionante, interesante.
phrase [~no sé|sabe|sabemos|sabes|saber|sabía madrid|barcelona|españa|francia|londres|parís|italia|inglaterra] To know a place is “conocer”.
phrase [<levantar,acostar,cenar,desayunar,empezar,terminar,llegar,salir,abrir,cerrar> + a los {num} !{noun}] The time of day goes with “las”. → $1 $2 a las $5
phrase [a los dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce y media|cuarto|{num}] The time of day goes with “las”. → a las $3 y $5
phrase [vez|veces en|por el|la semana|mes|año|día !pasado|pasada|que] How often is told with “a”: una vez a la semana, al mes.
phrase [vez|veces|hora|horas|minutos|libras|euros|días a mes|día|año] How often is told with “al” or “a la”. → $1 al $3
phrase [soy|somos|eres + bien|mal !{adj}] How somebody is goes with “estar”. → $1<estar> $2 $3
phrase [<ser,estar> mucho frío|calor|sol|viento] The weather goes with “hacer”: hace, hacía, hizo.
phrase [<ser,estar> mucho|mucha|muchos|muchas !frío|mejor|peor|mayor|menor {adj} !que] Before an adjective “very” is “muy”. → $1 muy $4
phrase [y|pero|veces|siempre|también|es|{noun} mucho|mucha|muchos|muchas !{noun} !mejor|peor|mayor|menor|más|menos|antes|solo|sola {adj} !{noun}] Before an adjective “very” is “muy”. → $1 muy $5
phrase [cosas|nada|algo|sitios|lugares a <hacer,ver,comer,comprar,visitar,estudiar:infinitive>] What there is to do takes “que”. → $1 que $3
word-order* [mi|un|una|el|la|tu|los|mis|mucho|muchos {thing}|español|inglés|francés|química|historia|matemáticas profesor|profesora|profesores|equipo|botella|partido|examen|exámenes|clase|clases|libro|libros|película|programa|tienda|tiendas|club|camiseta|parque|estación|zumo|bocadillo|sopa|ensalada|tarta|fiesta|uniforme|viaje|jugador|pista|campo] In Spanish the main word comes first, and “de” joins the other: el partido de fútbol.
phrase [soy|eres|es dos|tres|cuatro|cinco|muchos|muchas {noun:family,animals}] What somebody has is “tener”. → $1<tener> $2 $3
phrase* [veinte y uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve] From 21 to 29 it is one word: veintiuno, veintidós …
phrase [<empezar,terminar,levantar,acostar,cenar,comer,desayunar,salir,llegar,abrir,cerrar,despertar,comenzar,acabar,ir,volver> a|al? casa|instituto|colegio|clase|trabajo? a dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce $|y|en|de|hasta|pero|porque|para|todos] The time of day has its article: a las …
phrase [asignatura favorita|preferida es|son español|inglés|francés|alemán|matemáticas|historia|geografía|ciencias|química|física|biología|música|tecnología|informática|educación|teatro|religión] School subjects have their article here: el inglés, las matemáticas.
phrase [la|el|una buena|mala cosa] “the … thing” is “lo bueno”, “lo malo”.
false-friend [<tener> un|unos|muchos|algunos? argumento|argumentos muy? {adj=fuerte,grande,serio}? $|con|y|cuando|sobre|porque|todos|en] An argument between people is a “discusión”.
false-friend [~no|nadie|ni|apenas|menos|lo|la|los|las me|te|nos? <soportar:present,future,conditional,preterite> !el !que] “soportar” is to put up with; to support is “apoyar”. → $2 $3<apoyar>
phrase [qué|hora|dónde|cuándo|cómo|cuánto haces|hace|hacen el|la|los|las|tu|tus {noun} !{noun} {he}|{they}] Spanish questions need no “do”, and the verb comes before its subject. → $1 $6 $3 $4
false-friend [partida {adj}? contra|de fútbol|rugby|tenis|un|el|la|los|las|otro] A match is “un partido”; “partida” is a round of cards or of a video game.
phrase [<cocinar,preparar,hacer,perder> cena|desayuno|almuerzo] A meal has its article here: la cena, el desayuno. 
phrase [para almuerzo|cena|desayuno|merienda $|y|en|con|a|porque|como|tomo|comemos|tomamos|me|suelo] A meal has its article here: para la cena.
phrase [<jugar> al?|el|la? natación|ciclismo|atletismo|equitación|gimnasia|deporte|deportes|yoga|judo|patinaje|esquí|vela|surf|boxeo|escalada] This is done, not played: “hacer”.
phrase [ropas] Clothes are “la ropa”, in the singular.
phrase [el|la|los|las más !peor|mejor|mayor|menor {adj} {thing}|cosa] The adjective stands behind its noun: el problema más grande. → $1 $5 más $4
agreement [buen|primer|tercer {f} !y] Before a feminine noun this word keeps its -a: buena, primera.
agreement [cuánto !falta {pl}|{f}] “How many” has to agree with its noun.
phrase [la mejor|peor cosa es|fue|era|de] → lo $2 $4
false-friend [debemos|debo|quiero|queremos|para soportar] “soportar” is to put up with; to support is “apoyar”. → $1 apoyar
false-friend [argumento|argumentamos|argumentan|argumentar mucho|siempre|todos|casi|con|por|sobre] To argue is “discutir”.
phrase [<poner,quitar,recoger> mesa] → $1 la mesa
phrase [${shows} <ser>? + {adj=emocionado,relajado,sorprendido,fascinado}] What something is like ends in -ante or -ente: relajante, emocionante, interesante.
phrase [gente|persona|personas|alguien|nadie|{noun:friends,family} {adj}? que no? sé|sabes|sabemos muy? $|y|pero|bien] To know a person is “conocer”. → $1 $2 que $4 $5<conocer>
phrase [<saber> a casi? todos? mi|mis|los|las|muchos|muchas|un|una {adj}? {noun:family,friends}] To know somebody is “conocer”. → $1<conocer> a $3 $4 $5 $6 $7
word-order [largo|larga|corto|rizado|liso|rubio|moreno|castaño pelo] → pelo $1
phrase [qué un|una {noun} $] → qué $3
phrase [<saber> otro|otra|otros|otras|nuevo|nueva|nuevos|nuevas|más|diferentes? cultura|culturas|países|gente|personas|lugares|sitios|ciudades] To know or get to know a place or people is “conocer”. → $1<conocer> $2 $3
phrase [primer|primera|último|última tiempo $|en|que|cuando] A time that something happens is “vez”: la primera vez.
phrase [un|una|dos|tres tiempo al|a|por] How often is told with “vez”: una vez, dos veces.
phrase [~ha|había|el pasado|pasada semana|mes|año|verano|sábado|domingo|viernes|lunes|fin|noche|invierno] “last …” is “… pasado” with its article: el verano pasado.
phrase [más bueno|buena|buenos|buenas|malo|mala|malos|malas que|para|de|$|porque|y] “better” and “worse” are “mejor” and “peor”.
phrase [mucho bien|mal|temprano] Before this word “very” is “muy”. → muy $2
word-order [más|menos {late} {thing}&{one} de|del] The adjective stands behind its noun: el problema más grande.
phrase [~el|la|lo|los|las|mucho|que <ser> mejor|peor de el|la|mi|todos|todas|nuestra|este|toda] “the best of” has its article: el mejor, la mejor.
phrase [el|la|los|las {noun} el|la|los|las más|menos {adj}] The article is not said twice. → $1 $2 $4 $5
word-order [{det} {adj=alto,bajo,guapo,delgado,gordo,rubio,moreno,amable,gracioso} {noun:family,friends}|chico|chica|hombre|mujer] This adjective stands behind its noun in Spanish. → $1 $3 $2
accent* [bebo|beber|tomo|tomar|taza de? te $|con|y] The drink is “té”. → $1 $2 té
person [examen|prueba|todo me|nos salió muy|bastante? bueno|buena] How something went is “bien”. → $1 $2 salió $4 bien
phrase [a la dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce $|y|menos|de|en|pero] → a las $3
phrase [^ fue|es|era + {adj=emocionado,relajado,sorprendido,fascinado} $] What something is like ends in -ante or -ente: relajante, emocionante.
accent* [~el|un|del|los porqué {any}] “because” has no accent: porque. → porque $3
person [son|eran la una $|y|menos|de|cuando] With one o'clock it is “es la una”, “era la una”.
phrase [cuánto es|era los|las {noun}] → cuánto cuestan $3 $4
phrase [<tener,haber,conocer>|con|hay {num}|muchos|unos|varios|algunos|otros {pl} quienes no? me|se|nos? <*>] “who” right behind its noun is “que”. → $1 $2 $3 que $5 $6 $7
[{noun} quien no? me|se|nos? {they}&{finite}] → $1 que $3 $4 $5
phrase [tan mucho|mucha|muchos|muchas {any}] “so much” is “tanto”, “so many” “tantos”.
phrase [ambos|ambas mis|tus|sus {noun}] “both my …” is “mis dos …”. → $2 dos $3
phrase [<ser> suficiente {adj} $|para|y] Before an adjective “enough” is “lo bastante”. → $1 lo bastante $3
phrase [es|fue un|una {noun} muy? bien $|y|pero] Something good is “bueno”, “buena”.
phrase [nombre es llamo|llama] → nombre es
[<pensar> en que !hay <*:present,imperfect,future>] “to think that” is “pensar que”. → $1 que $5
[<estar> de acuerdo que] → $1 de acuerdo en que
agreement [uno {noun:family,animals}] Before a noun it is “un” or “una”.
adjective [<ser> bueno|malo {m}&{one} !de] Before a masculine noun this loses its -o: buen, mal.
adjective [estoy|estamos|estaba|estábamos muy|tan|bastante? emocionante|emocionantes|interesante] What somebody feels is “emocionado” or “emocionada”.
auxiliary [hace {num} años|meses|semanas que <*:participle>] This form needs “haber” before it: he vivido. What is still going on is in the present.
accent* [nesecito|necisito|nececito|nesesito] This word is spelt differently. → necesito
[muncho|mutcho] → mucho
[aveces] → a veces
[tanbien|tanbién] → también
[vinio] → vino
[fuemos] → fuimos
[fuieron] → fueron
[voyo] → voy
[leyo] → leo
[escuho] → escucho
preposition [<ser> en {num} enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre] → $1 el $3 de $4
preposition [dolor en cabeza|estómago|espalda|garganta|barriga|pierna] → dolor de $3
preposition* [norte|sur|este|oeste|noreste|noroeste|sureste|suroeste|centro en inglaterra|españa|escocia|gales|francia|irlanda|londres] → $1 de $3
phrase [^ en mi|nuestra {noun:home,school} tiene un|una|dos|tres|muchos|muchas|mucho {noun}] What there is somewhere is told with “hay”. → en $3 $4 hay $6 $7
phrase [^ es un|una {noun:home} en mi dormitorio|habitación|casa|cuarto|salón] What there is somewhere is told with “hay”. → hay $3 $4 en $6 $7
agreement [fin de semana pasada|próxima] This goes with “fin”, which is masculine: pasado, próximo.
adjective [gustó|gusta|gustan|gustaron|encanta mucha|muchos|muchas $|y|pero|porque] With a verb it is “mucho”. → $1 mucho
auxiliary [me|te|se|nos <aburrir,divertir,cansar,levantar,acostar,duchar,relajar,gustar,interesar:participle> !con] The verb is not whole: “me ha …”, or one of its forms.
preposition [<estar> de acuerdo a|de|por ti|él|ella|usted|mi|mis] → $1 de acuerdo con $5
second-verb [puedes|puedo|podemos|se puede? <*:infinitive> ... y <comer,nadar,ver,jugar,bailar,comprar,visitar,tomar:present>&{he} en|un|una|el|la|al|con] The second verb depends on the first one as well, so it is an infinitive.
`;
