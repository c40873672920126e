import type { QuestionForms } from "../questionForms.ts";
import { word } from "../wholeWord.ts";

/** How students ask in Spanish. */
export const questions: QuestionForms = {
  lead: new Set(
    "y e pero pues entonces bueno vale hola mark oye perdon perdona perdone disculpe gracias no tu ti tambien senor senora favor dias tardes dime saber genial bien".split(
      " ",
    ),
  ),
  links: new Set(
    `que quien cuando si donde como porque aunque mientras asi pues entonces y e o pero ni no tambien
    tampoco siempre nunca a veces ya se me lo la los las le les un una el mi mis tu tus de en con para
    por sin a al del muy mas alli ahi aqui luego despues hasta desde cuanto`.split(/\s+/),
  ),
  echo: /(?<![a-z'])y (?:para |que |a |en |con |por )?(?:tu(?: que)?|ti|vosotros|usted|contigo|tu mark|tu casa que tal)(?: (?:mark|tambien|que opinas|que piensas|que dices|que tal))*(?= ?$| ,)|(?:que (?:opinas|piensas|crees|dices|te parece|tal tu|tal te va)(?: tu)?(?: (?:de|sobre) (?:eso|esto|ello))?|cual es tu opinion|tu que (?:opinas|piensas|crees|dices))(?= ?$| ,)|(?:(?:tu )?tambien (?:lo |la |lo de )?(?:piensas|crees|opinas)(?: (?:eso|lo mismo|asi))?|(?:piensas|crees|opinas)(?: tu)? (?:lo mismo|igual|asi|como yo|eso tambien|tambien)|estas de acuerdo(?: conmigo)?)(?= ?$)|^(?:a ti|tu|y a ti|para ti)(?: tambien| mark)?$|, (?:tu|vosotros) no(?= ?$)|(?<![a-z'])y (?:lo|la|el|los|las) tuy[oa]s?(?= ?$| ,)/,
  strong: [
    "(?:a ti |tu )?te (?:gust|encant|interes|apetec|llam|levant|acuest|llev|parec|molest|prefier|aburr|dedic|va|duch|despiert)[a-z]*",
    "(?:cuanto|cuantos|cuantas) (?:cuesta|cuestan|es|vale|valen|anos|hermanos|dura)",
    "a que hora",
    "(?:es|esta|son|estan) [a-z]+ tus? [a-z]+(?= ?$)",
    "(?:el|la|los|las) tuy[oa]s? ",
    "cuanto (?:falta|queda)(?= ?$| para)",
    "podemos (?:terminar|acabar|parar)",
    "tus? [a-z]+(?= ?$)",
    "que tal(?= ?$| estas| tu)",
    "(?:es|esta) (?:grave|serio|contagioso|peligroso)(?= ?$)",
    "(?:como|quien) (?:es|esta) (?:emma|sam|biscuit)",
    "(?:ya )?(?:hemos|se ha) (?:ya )?(?:terminado|acabado)(?= ?$| ya)",
    "(?:podemos quedar|quedamos)(?= (?:un dia|algun dia|contigo|tu y yo|en persona|fuera|este|el|manana)(?![a-z]))(?=.{0,30}$)",
    "donde (?:esta|estan|hay|puedo|se)",
    "(?:el|la) [a-z]+ cuanto cuesta",
  ],
  withYou: [
    "(?:(?:a|de|con|en|para|por|desde|hasta) )?(?:que|quien|quienes|donde|adonde|cuando|como|cual|cuales|cuant[oa]s?)",
  ],
  you: word(
    "tu|te|ti|tus|contigo|usted|ustedes|vosotros|os|(?!triste|chiste|existe|insiste|consiste|asiste|resiste)[a-z]{2,}[ai]ste",
  ),
  last: /(?<![a-z'])(?:tu|te|tus|usted)(?![a-z]).* (?:que|donde|cuando|cuanto|quien|cual|por que)$/,
  tags: /(?:(?:^| )(?:, )?(?:verdad|no|vale|sabes|eh|ok|a que si|no crees|no es verdad|no te parece|entiendes|ya sabes|cierto))+$/,
  never:
    /por que tu no$|me (?:escuchas|estas escuchando|lo preguntas)(?: o no| otra vez)?$|como se (?:dice|llama en|escribe)|que es [a-z]+ en (?:ingles|espanol)|^(?:y )?(?:que es|que son) (?!tu|el|la|lo|los|las|para|mas|mejor|un|una)[a-z]+$|como (?:te|os|ya) (?:decia|dije|he dicho|conte)|me lo has (?:preguntado|dicho)|ya (?:me|te) lo|^que va(?: |$)|(?:^|, |y )que voy a|cuant[oa]s? (?:mas|menos) |de que (?:te )?sirve|que mas (?:quieres|se puede pedir)|en cuanto|siempre y cuando|desde que |quien sabe|que (?:significa|quiere decir)|por que no$|que (?:puedo|debo) decir|^(?:giras|cruzas|cuanto mas|cuanto menos|tienes razon|eres (?:muy )?(?:simpatic|amable|gracios|tont|maj|geni|rar|pesad)|ya sabes|como sabes|sabes que)|(?:puedes|podrias|puede|podria) (?:repetir|ayudarme|hablar mas|explicar)|que se yo/,
  back: /(?:seguimos|todavia estamos|aun estamos) hablando (?:de|sobre)|(?:podemos|podriamos|puedes|podrias|quiero|quisiera|prefiero|me gustaria|quieres|vamos a) (?:por favor |ya |mejor |ahora )?(?:volver (?:a |al )(?:tema|hablar|la pregunta|mi tema)|hablar (?:mas |otra vez |de nuevo |mejor )(?:de|sobre)(?![a-z])|cambiar de tema|seguir (?:hablando|con el tema))|(?:podemos|podriamos) (?:por favor |ya |mejor |ahora )?(?:volver (?:al|a la|a los|a las) [a-z]+(?: |$)|hablar (?:de|sobre)(?![a-z]))|volvemos a(?:l)? (?:tema|hablar)|(?<![a-z])(?:estamos|estabamos) hablando de|por que (?:me )?(?:hablas|preguntas) (?:de|sobre|por)(?![a-z])|(?:yo )?no (?:he dicho|dije|he hablado|hable) (?:nada )?de|(?<![a-z])no hablaba de|(?:^|no |yo )hablaba de|(?:creia|pensaba) que (?:hablabamos|ibamos a hablar|estabamos hablando|hablariamos)|que (?:tiene|tienen) que ver|hablemos de|(?:^|pero |y )(?:mi|el) tema (?:es|son|era)(?![a-z])|(?:queria|preferiria|prefiero) hablar (?:de|sobre)(?![a-z])/,
  anywhere:
    /(?<![a-z'])(?:eres (?:realmente |de verdad |solo )?(?:una? )?(?:robot|ia|human[oa]|maquina|programa|ordenador|persona|real)|cuentame un chiste|has [a-z]+ (?:[a-z]+ )*alguna vez|(?<!que |como |donde |cuando )has (?:ido|estado|visto|jugado|viajado) (?:a|al|en)|cuanto (?:cuesta|cuestan|es todo|le debo|te debo)|a que hora (?:sale|abre|cierra)|que hora es|(?<!que |si |con |de |para |en |a )(?:los tuyos|las tuyas|el tuyo|la tuya|tus [a-z]+|tu (?:padre|madre|hermana|familia|casa|ciudad|instituto)) (?:es|son|esta|estan|tambien|se llama)|como se llama tu)(?![a-z])/,
  plain: /^(?:es|son|fue|era|esta|estuvo|hay|hubo) [a-z]+ [a-z]+/,
  indirect:
    /(?:se|sabe|sabia|sabes|entiendo|recuerdo|pregunto|pregunta|dijo|dice|acuerdo|preguntado)(?: (?:muy bien|bien))? (?:, )?$/,
  open: word("que|quien|quienes|donde|adonde|cuando|como|cual|cuales|cuanto|cuanta|cuantos|cuantas"),
  knows: word("(?:conoces|conoce usted|has oido hablar)"),
  negated: word("no|nunca|nada"),
  kinds: [
    ["reason", word("por que|porque(?= (?:te|tu|no|prefieres|quieres|estudias|aprendes))")],
    [
      "howOften",
      word(
        "cuantas veces|frecuencia|a menudo|todos los dias|cada (?:dia|semana|cuanto)|cuanto tiempo (?:pasas|usas|al)|cuantas horas|muchas veces|siempre",
      ),
    ],
    ["when", word("cuando|que hora|desde cuando|cuanto tiempo|que dia|cuanto hace")],
    ["who", word("quien|quienes")],
    ["where", word("donde|adonde")],
    [
      "opinion",
      word(
        "peleas|discutes|piensas?|piensa|opinas?|opinion|parece|parecen|crees|cree|importante|mejor|llevas (?:bien|mal)|que tal (?:es|te)",
      ),
    ],
    [
      "like",
      word(
        "gusta|gustan|encanta|encantan|prefieres?|prefiere|favorit[oa]s?|preferid[oa]s?|odias|interesan?|adoras|mola|molan",
      ),
    ],
  ],
  times: {
    past: word(
      "ayer|anoche|pasad[oa]s?(?! manana)|gusto|has [a-z]+(?:ado|ido|cho|to)|ha estado|[a-z]+aste|fuiste|hiciste|viste|comiste|bebiste|saliste|tuviste|estuviste|leiste|viviste|naciste|recibiste|fuiste|eras|[a-z]+abas|estabas|ibas|cuando eras",
    ),
    future: word(
      "que viene|este (?:ano|verano|fin de semana|finde)|proxim[oa]s?|pasado manana|en el futuro|vas a (?:ir|ser|[a-z]+[aei]r(?:te)?)|despues de (?:los|tus) (?:examenes|gcses?)|haras|tendras|iras|seras|viajaras|trabajaras|estudiaras|estaras|viviras",
    ),
    conditional: word(
      "harias|irias|serias|vivirias|comprarias|viajarias|cambiarias|trabajarias|querrias|podrias|tendrias|estudiarias|visitarias|gustaria|gustarian|haria|si (?:tuvieras|fueras|pudieras|ganaras)",
    ),
  },
  phrases: [
    ["bestTrip", word("gusto (?:mas|menos) (?:de|en) [a-z]+")],
    ["fame", word("(?:ser|hacerte) (?:[a-z]+ )?(?:famos[oa]|una estrella)")],
    ["influencers", word("influencers?")],
    ["roleModel", word("(?:un|tu) modelo|admiras|(?:tienes|tu) (?:un )?idolo")],
    ["team", word("(?:equipo|club) (?:favorito|preferido)|tu equipo")],
    ["sister", word("(?:como|quien) es(?: ,)? emma|emma(?: ,)? como es")],
    ["holidays", word("planes (?:tienes )?(?:para|en) (?:las|tus|estas) vacaciones")],
    [
      "townSights",
      word(
        "(?:se puede|puedes|hay que|podemos) (?:hacer|ver|visitar) en (?:la tuya|tu (?:ciudad|pueblo|barrio)|brighton)",
      ),
    ],
    ["singing", word("cantas (?:bien|mucho)|sabes cantar")],
    ["badmintonSkill", word("(?:buen[oa]|mal[oa]) (?:en|al|jugando al) badminton|juegas bien al badminton")],
    [
      "dogCharacter",
      word(
        "(?:buen[oa]|simpatic[oa]|tranquil[oa]|divertid[oa]|carinos[oa]|mal[oa]) (?:tu perro|biscuit)|(?:tu perro|biscuit) .*(?:bueno|simpatico|tranquilo|divertido|carinoso|malo)",
      ),
    ],
    ["series", word("concursos?|que (?:ves|sueles ver|miras)(?: tu)?(?= ?$| por la| en la| en netflix)")],
    ["otherSport", word("cinturon (?:negro|azul|marron|verde|amarillo)")],
    [
      "curious",
      word(
        "por que (?:me )?(?:preguntas|lo preguntas|quieres saber(?:lo)?)(?: (?:eso|esto|tanto|todo eso|siempre|tu|a mi|cosas))*(?= ?$| ,)|cual es tu problema|que problema tienes",
      ),
    ],
    [
      "misheard",
      word("por que (?:lo sientes|sientes (?:eso|mucho)|(?:estas|te pones) triste|dices (?:eso|esto))"),
    ],
    ["joke", word("(?:un|otro|algun) chiste|chistes")],
    ["otherStudents", word("(?:otros|mas) (?:alumnos|estudiantes)")],
    ["schoolSize", word("cuantos (?:alumnos|estudiantes)")],
    ["hungry", word("tienes hambre")],
    [
      "today",
      word(
        "(?:como|que tal) (?:ha sido |fue |te ha ido |ha ido )?(?:tu|el) dia|tu dia(?: ,)? (?:que tal|como)(?: .*)?|hecho hoy",
      ),
    ],
    ["later", word("haces (?:luego|hoy)(?= ?$)")],
    ["household", word("vives con")],
    ["siblings", word("se llama(?: ,)? tu hermana|tu hermana(?: ,)? como se llama|nombre de tu hermana")],
    ["sam", word("(?:quien es|como es|con|conoces a|conociste a) sam|sam(?: ,)? (?:quien|como) es")],
    ["biscuit", word("(?:quien es|como es) biscuit")],
    ["songs", word("canciones? .*guitarra|guitarra .*canciones?")],
    ["filmSeen", word("pelicula .*(?:emma|con tu hermana)")],
    ["filmRole", word("que (?:papel|personaje)")],
    [
      "dislikedSubject",
      word(
        "asignaturas? .*(?:odias|detestas|menos te gusta|no te gusta|te gusta(?:ba)? menos)|(?:odias|menos te gusta) .*asignatura",
      ),
    ],
    ["goodAt", word("(?:eres|eras) (?:muy )?(?:buen[oa]|mal[oa]) en|se te dan? (?:bien|mal)")],
    ["primarySchool", word("(?:escuela|colegio)? ?primaria")],
    ["strictness", word("(?:tus padres|los tuyos) .*(?:estrict|sever)[a-z]*")],
    ["costume", word("disfraz[a-z]*")],
    ["tasted", word("has (?:probado|comido alguna vez|bebido alguna vez)")],
    ["flown", word("has (?:ido|viajado|montado|volado)(?: [a-z]+)* en avion|has volado")],
    [
      "answerInEnglish",
      word("(?:puedo|podemos|se puede) (?:contestar|responder|hablar|decirlo|seguir) (?:[a-z]+ )*en ingles"),
    ],
    ["married", word("casad[oa]|esposa")],
    [
      "ownRoom",
      word(
        "compartes (?:tu |la |el )?(?:habitacion|dormitorio|cuarto)|(?:habitacion|dormitorio|cuarto) propi[oa]",
      ),
    ],
    [
      "meeting",
      word(
        "(?:jugar|juegas|vienes) conmigo|(?:quieres|te gustaria|puedes|vienes) (?:[a-z]+ )*(?:conmigo|con nosotros)",
      ),
    ],
    ["money", word("cuanto (?:dinero )?ganas|ganas (?:mucho|bien)")],
    ["mood", word("estas (?:muy )?(?:cansad[oa]|enferm[oa]|content[oa]|triste|feliz)")],
    [
      "questions",
      word(
        "que pregunta(?: es esa| es esta)?(?= ?$)|pregunta(?:s)? (?:tan )?(?:raras?|tontas?|dificil(?:es)?|aburridas?)(?= ?$)",
      ),
    ],
    ["finish", word("(?:queda|falta) mucho|cuando (?:termina|acaba|terminamos|acabamos)(?: esto)?(?= ?$)")],
    ["homeland", word("(?:estado|ido) (?:[a-z]+ )*(?:en|a) (?:gran bretana|inglaterra|reino unido)")],
    ["guitarSkill", word("tocas (?:muy )?bien .*guitarra")],
    ["films", word("has visto(?= ?$| (?:ultimamente|hace poco|esta semana))")],
    ["trainPlane", word("(?:tren|avion|coche|autobus) o (?:el |en )?(?:tren|avion|coche|autobus)")],
    ["london", word("(?:vives|eres|vienes) .*londres")],
    ["actor", word("(?:actor|actriz) (?:favorit[oa]|preferid[oa])")],
    ["chocolate", word("te gusta (?:el )?chocolate")],
    [
      "sister",
      word(
        "como es tu hermana|tu hermana(?: ,)? como es|tu hermana es (?:simpatica|divertida|pesada|alta|amable)|(?:describe a|hablame de) tu hermana",
      ),
    ],
    ["townName", word("(?:se llama|nombre de) tu (?:ciudad|pueblo)|tu (?:ciudad|pueblo) se llama")],
    [
      "flying",
      word("miedo (?:a |de )?(?:volar|los aviones|el avion|ir en avion|al avion)|(?:volar|avion) .*miedo"),
    ],
    ["fear", word("(?:tienes|dan?) (?:[a-z]+ )?miedo(?!.*(?:examen|oral))")],
    ["diving", word("buceo|buceado|bucear|submarinismo")],
    ["fish", word("pescado")],
    ["catsDogs", word("(?:gatos?|perros?) o (?:los |un )?(?:gatos?|perros?)")],
    ["teaCoffee", word("(?:te|cafe) o (?:el )?(?:te|cafe)")],
    ["singer", word("(?:cantante|grupo|artista) (?:favorit[oa]|preferid[oa])|que (?:cantantes?|grupos?)")],
    ["colour", word("color (?:favorito|preferido)")],
    ["number", word("numero (?:favorito|preferido)")],
    ["animal", word("animal (?:favorito|preferido)")],
    ["country", word("pais (?:favorito|preferido)")],
    ["memory", word("mejor(?:es)? recuerdos?")],
    ["million", word("(?:un )?mill(?:on|ones)")],
    ["superpower", word("super ?poder(?:es)?|superheroe")],
    ["pocketMoney", word("(?:la|una|tu) paga|dinero de bolsillo|dan dinero")],
    [
      "phoneBook",
      word("(?:movil|telefono) o (?:un |los |el )?libros?|libros? o (?:el |un |tu )?(?:movil|telefono)"),
    ],
    ["ownClothes", word("uniforme o|propia ropa")],
    ["cityCountry", word("ciudad o (?:en )?(?:el )?campo|campo o (?:en )?(?:la )?ciudad")],
    ["marriage", word("casarte|casar|matrimonio|bodas?")],
    ["famousDay", word("quien (?:serias|te gustaria ser|querrias ser)|famoso por un dia")],
    [
      "yesterdayFood",
      word("(?:comiste|cenaste|desayunaste) .*(?:ayer|anoche)|(?:ayer|anoche) .*(?:comiste|cenaste)"),
    ],
    ["present", word("regalos?")],
    ["driving", word("conduces|conducir|carnet")],
    ["cooking", word("cocinas|cocinar|sabes cocinar")],
    ["examNerves", word("(?:nervios[oa]|estresad[oa]|miedo|nervios) .*(?:examen(?:es)?|oral)")],
    ["stress", word("estresad[oa]|estres")],
    ["bestTrip", word("(?:que (?:ciudad|pais|viaje)|cual) te (?:ha gustado|gusto) mas")],
    ["heat", word("cuando hace (?:mucho )?calor|el calor")],
    ["rainyDay", word("cuando llueve|si llueve")],
    ["breakfast", word("desayunas")],
    [
      "schoolEnd",
      word(
        "(?:terminan|acaban) (?:tus|las) clases|clases (?:terminan|acaban)|(?:instituto|colegio) (?:termina|acaba)",
      ),
    ],
    ["newSport", word("deporte .*(?:probar)|probar .*deporte")],
    ["badmintonHard", word("badminton .*(?:dificil|facil)|(?:dificil|facil) .*badminton")],
    ["footballPay", word("(?:futbolistas|jugadores|famosos) .*ganan")],
    ["ai", word("la (?:inteligencia artificial|ia)")],
    ["teachMe", word("ensenarme|me ensenas|me puedes ensenar")],
    [
      "right",
      word("(?:esta|es) (?:bien|correcto)(?: asi)?(?= ?$)|lo (?:digo|he dicho) bien|mi (?:acento|espanol)"),
    ],
    [
      "finish",
      word(
        "(?:hemos|se ha) (?:ya )?(?:terminado|acabado)|cuanto (?:falta|queda)|(?:podemos|vamos a) (?:terminar|acabar|parar)|(?:terminamos|acabamos) ya|cuantas preguntas",
      ),
    ],
    ["remark", word("no es (?:lo )?ideal")],
    ["questions", word("(?:mejores|interesantes) preguntas|preguntas (?:mejores|mas interesantes)")],
    ["unknown", word("dios|politica|votas")],
    ["alcohol", word("alcohol|cerveza|(?:el|bebes|beber|tomas) vino|vino (?:tinto|blanco)")],
    ["health", word("(?:en|ponerte en) forma|sanamente|vida sana")],
    ["job", word("has trabajado")],
    [
      "robot",
      word(
        "te (?:creo|hizo|programo|invento)|robots?|eres (?:un |una )?(?:profesora? o|ordenador|maquina)|o (?:un ordenador|una maquina)|(?:una )?persona (?:real|de verdad)|humano|humana|una ia|un programa(?! de)|inteligencia artificial|un bot|chatgpt|eres (?:real|de verdad)|existes",
      ),
    ],
    ["phoneNumber", word("tu (?:numero|snap[a-z]*|insta[a-z]*|whatsapp|tiktok|correo|email)")],
    [
      "meeting",
      word("(?:quedar|quedamos|vernos|nos vemos|conocernos|salir conmigo|venir a mi casa|vienes a mi casa)"),
    ],
    ["address", word("tu (?:direccion|calle)|en que calle")],
    ["photos", word("(?:una?|tu|tus) (?:fotos?|selfies?)(?: de ti| tuyas?)?|foto tuya")],
    ["private", word("tu contrasena|tus secretos|estas sol[oa]")],
    ["love", word("(?:yo )?te gusto(?= ?$| yo)|me quieres|novi[oa]s?|enamorad[oa]|solter[oa]")],
    ["name", word("te llamas|tu nombre|se llama usted|como se llama$")],
    ["age", word("cuantos anos|tu edad|que edad")],
    ["mood", word("que tal(?: estas| esta usted)?$|como esta(?:s| usted)|como te va|que tal hoy|estas bien")],
    [
      "origin",
      word(
        "de donde (?:eres|vienes)|eres (?:ingles|inglesa|espanol|de inglaterra|britanico)|nacionalidad|eres de donde",
      ),
    ],
    ["birthday", word("cumpleanos|cumples")],
    [
      "gettingAbout",
      word(
        "como (?:vas|llegas|vienes) (?:tu )?(?:al|a la|a|hasta) (?!instituto|colegio|insti|cole|escuela|tu )[a-z]+|como te mueves",
      ),
    ],
    ["barcelonaTrip", word("(?:hiciste|viste|comiste|visitaste|gusto|fue|has hecho) .*barcelona")],
    ["cologneTrip", word("(?:hiciste|viste|comiste|visitaste|gusto|fue|has hecho) .*colonia")],
    ["lilleTrip", word("(?:hiciste|viste|comiste|visitaste|gusto|fue|has hecho) .*lille")],
    [
      "transport",
      word(
        "como (?:vas|llegas|vienes) (?:al|a la|a tu)|(?:vas|llegas) (?:al|a tu) (?:instituto|colegio|insti|cole) (?:andando|a pie|en)",
      ),
    ],
    [
      "plans",
      word(
        "despues de (?:los|tus) (?:examenes|gcses?)|el (?:ano que viene|proximo ano|curso que viene|proximo curso)|en septiembre",
      ),
    ],
    [
      "career",
      word(
        "en el futuro|ser de mayor|de mayor|a que te quieres dedicar|te gustaria ser|quieres ser|trabajar",
      ),
    ],
    ["routine", word("te (?:levantas|despiertas|duchas)|rutina|dia tipico|dia normal")],
    ["sleep", word("te acuestas|duermes|dormir")],
    ["job", word("trabajo a tiempo parcial|tienes (?:un )?(?:trabajo|empleo)|trabajas")],
    [
      "chores",
      word(
        "tareas (?:domesticas|de casa)|ayudas? en casa|ayudas a tus padres|los platos|en casa para ayudar",
      ),
    ],
    ["books", word("comics?|tebeos?")],
    ["internet", word("redes sociales|en linea|internet")],
    ["siblings", word("herman[oa]s")],
    ["weekend", word("fin(?:es)? de semana|finde|sabados?|domingos?")],
    [
      "freeTime",
      word("tiempo libre|ratos libres|pasatiempos?|aficion(?:es)?|hobbys?|hobbies|divertirte|relajarte"),
    ],
    ["seasons", word("estacion(?:es)? (?:del ano|favorita|preferida)")],
    ["spain", word("espana|a barcelona|en barcelona")],
    ["dream", word("loteria|fueras rico|suenos?|ganaras")],
    ["environment", word("medio ?ambiente|planeta|reciclas|ecologic[oa]")],
    ["town", word("brighton")],
    [
      "absurd",
      word(
        "helicoptero|unicornios?|dinosaurios?|extraterrestres?|fantasmas?|zombis?|vampiros?|dragon(?:es)?|(?:a|en) la luna|cohete|multimillonario|jirafas?|elefantes?|cocodrilos?",
      ),
    ],
  ],
  counter:
    /(?<![a-z'])(?:(?:puede|puedes|podria|podrias) (?:recomendar|aconsejar|decir)[a-z]*|(?:me|nos) recomienda[s]?|(?:gracias|favor|disculpe|perdon)(?: ,)? tienen?|(?<!(?:no|que|si|asi) )puedo)(?![a-z])/,
  services: [
    ["until", word("hasta (?:que hora|cuando|que dia)|antes de que hora")],
    ["line", word("hay (?:un |una |algun )?(?:autobus|bus|tren|metro|tranvia)")],
    [
      "night",
      word("(?:precio|cuanto|cuesta) .*(?:noche|habitacion)|(?:noche|habitacion) .*(?:precio|cuanto|cuesta)"),
    ],
    [
      "kinds",
      word(
        "que (?:tipos?|clases?|sabores?|helados?|postres?|bebidas?|tallas?|colores|platos?) (?:de [a-z]+ )?(?:tienen?|hay)",
      ),
    ],
    ["adviseFood", /(?=.*(?:recom|aconsej))(?=.*(?:restaurante|cafeteria|bar |comer|cenar))/],
    ["adviseHotel", /(?=.*(?:recom|aconsej))(?=.*(?:hotel|albergue|camping|habitacion))/],
    [
      "advisePlace",
      /(?=.*(?:recom|aconsej))(?=.*(?:visitar|ver|museo|actividad|excursion|sitio|lugar|ciudad))/,
    ],
    ["advise", word("recomiend[a-z]+|recomendar|aconsej[a-z]+")],
    ["found", word("(?:han|ha|habeis) encontrado|encontrad[oa]")],
    ["hospital", word("hospital|es grave")],
    ["medicine", word("pastillas?|medicinas?|medicamentos?|jarabe|receta")],
    ["contains", word("nueces|frutos secos|gluten|lactosa|cacahuetes?|alergenos?|cerdo")],
    ["wifi", word("(?<!incluido el )wi ?fi(?! .*(?:incluido|gratis))")],
    ["through", word("(?:hay que|tengo que|necesito) cambiar de (?:tren|autobus)|directo")],
    ["online", word("(?:por|en) internet|en linea|reservar")],
    ["next", word("que (?:tengo que|debo|puedo|hago) (?:hacer)?")],
    ["card", word("con tarjeta|tarjeta|en efectivo")],
    ["breakfast", /desayuno/],
    ["time", word("que hora es|tiene (?:usted )?hora")],
    ["bill", word("la cuenta")],
    ["tryOn", word("probarme(?:l[oa]s?)?|probar(?:l[oa]s?)?|probadores?")],
    ["change", word("cambiar(?:me)?|otra (?:habitacion|mesa|talla)|cambio de habitacion")],
    ["fix", word("arreglar(?:l[oa])?|limpiar|mandar a alguien|traerme|ayudarme")],
    ["discount", word("descuento|rebaja|reembolso|devolver(?:me)? el dinero")],
    ["included", word("incluid[oa]s?|gratis|gratuit[oa]s?")],
    ["people", word("(?:para )?cuantas personas")],
    ["price", word("cuanto (?:cuesta|cuestan|es|vale|valen|son|le debo|te debo)|precio|cuesta|cuestan")],
    ["departure", word("sale|llega|salida|proximo (?:tren|autobus|vuelo|metro)|anden")],
    ["duration", word("cuanto (?:tiempo|dura|tarda|se tarda)|dura|tarda")],
    [
      "hours",
      word("abre|abren|cierra|cierran|abierto|abierta|horario|que hora|cuando (?:empieza|termina)|empieza"),
    ],
    [
      "where",
      word(
        "donde (?:esta|estan|hay|puedo|se|queda)|esta lejos|por donde|para ir|como (?:llego|puedo ir|se va)|cerca de aqui",
      ),
    ],
    [
      "permit",
      word(
        "(?:puedo|podria) .*(?:deporte|nadar|piscina|instituto|colegio|escuela|clase|trabajar|jugar|salir|bailar|correr|viajar|comer|beber)",
      ),
    ],
    ["something", word("tienen? (?:algo|alguna cosa)")],
    ["have", word("tienen? (?:un|una|unos|unas|otr[oa]|algun|alguna|est[ae])")],
    ["available", word("hay|tienen?|tiene usted|queda|quedan|puedo|se puede|podria|es posible|podemos")],
  ],
};
