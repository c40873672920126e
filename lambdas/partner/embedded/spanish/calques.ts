import { slipsIn } from "../lines.ts";
import type { Tongue } from "../tongue.ts";

/** Further wrong turns of phrase, as in slips.ts: English ways of saying it, false friends and prepositions. */
export const calques: Tongue["slips"] = slipsIn(String.raw`
agreement /(?<!sobre |del )todo (la|las|los)(?= \p{L})/ “todo” has to agree with its noun too: toda la, todos los, todas las.
agreement /(?<!que |a |y |como |si |donde )todos (el|la|las)(?= \p{L})/ “todo” has to agree with its noun too: todo el, toda la, todas las.
agreement /(?<!que |a |y |como |si |donde )todas (el|la|los)(?= \p{L})/ “todo” has to agree with its noun too: todo el, toda la, todos los.
reflexive /(?:yo )?me llama(?= (?!mi|tu|su|el|la|por|a|mucho|al|todos|cada|un|con|para|cuando)\p{L}+(?: y |,|\.|$))/ “I am called” is “me llamo”. → me llamo
phrase /(?:es|está|hay) (?:mucho |muy )?(calor|viento|buen tiempo|mal tiempo)/ The weather goes with “hacer”. → hace $1
phrase /(?:es|está) (frío|sol|soleado)(?=$|[.,!]| (?:en (?:invierno|verano|inglaterra|españa)|hoy|y (?:hace|es)))/ The weather goes with “hacer”: hace frío, hace sol.
phrase /(?:hace|hacía|hizo) (lluvia|nieve|llueve|nieva|nublado|lloviendo|tormenta)/ This weather has a verb of its own: llueve, nieva, está nublado.
phrase /hace muy (frío|calor|sol|viento)/ “frío” and the like are nouns here, so “very” is “mucho”. → hace mucho $1
phrase /((?:ten|tuv|tien|teng)\p{L}+) muy (hambre|sed|sueño|miedo|calor|frío|prisa|suerte|ganas|cuidado|éxito)/ After “tener” these are nouns, so “very” is “mucho” or “mucha”.
phrase /((?:ten|tuv|tien|teng)\p{L}*) (?:un )?(?:muy )?(?:buen|bueno|gran) (?:tiempo|rato)(?! libre)/ “to have a good time” is “pasarlo bien”.
phrase /(mi (?:padre|madre|hermano|hermana|tío|tía|abuelo|abuela|primo|prima|padrastro|madrastra|novio|novia)|ella|él) (es|era) una? (profesora?|médic[oa]|enfermer[oa]|ingenier[oa]|abogad[oa]|dentista|camarer[oa]|mecánic[oa]|policía|cociner[oa]|contable|electricista|granjer[oa]|peluquer[oa]|periodista|veterinari[oa]|bomber[oa]|director[a]?|actor|actriz)(?=$|[.,!;]| (?:y|en|pero|porque|que trabaja))/ Jobs have no article after “ser”. → $1 $2 $3
phrase /((?:quiero|quería|me gustaría|quisiera|espero|voy a) ser) una? (profesora?|médic[oa]|enfermer[oa]|ingenier[oa]|abogad[oa]|dentista|camarer[oa]|mecánic[oa]|policía|cociner[oa]|contable|periodista|veterinari[oa]|bomber[oa]|actor|actriz|futbolista|arquitect[oa]|científic[oa]|piloto|cantante)(?=$|[.,!;]| (?:y|en|pero|porque))/ Jobs have no article after “ser”. → $1 $2
phrase /(?<!por lo |lo )(?:el |la )?más (mejor|peor|mayor|menor)(es)?/ This word has “more” in it already. → $1$2
phrase /más (buen[oa]s?|bien)(?= (?:que|persona|día|amig))/ “better” is “mejor”. → mejor
phrase /más (\p{L}+) de(?= (?:mi|tu|su) (?:padre|madre|hermano|hermana|amigo|amiga|primo|prima|profesor|profesora)(?:$|[.,!])| (?:yo|tú|mí)(?: |$|[.,!]))/ Comparisons take “que”. → más $1 que
phrase /(más|menos) (?!o)(\p{L}+) como(?= (?:el|la|los|las|mi|tu|yo|tú|él|ella) ?\p{L}*(?:$|[.,!]))/ Comparisons with “more” and “less” take “que”. → $1 $2 que
phrase /tan (\p{L}+) que(?= (?:yo|tú|él|ella|nosotros|(?:mi|tu|su|el|la) \p{L}+)(?:$|[.,!]))/ “as … as” is “tan … como”. → tan $1 como
phrase /(?:^|y |pero )también no(?= \p{L})/ “not either” is “tampoco”. → tampoco
negation /(?<!que |porque |donde |lo |si |cuando )(tengo|hay|soy|puedo|quiero|bebo|hago|veo) no(?= (?!sé|me|lo|es)\p{L})/ “no” stands before the verb. → no $1
negation /(?<!si |cuando |como |quien )(no) (?!aún|todavía|ya|porque|gracias|pero|yo|mucho|él|ella|eso|ahora|hoy|creo|sé|si|que|nunca|señor|nada|la|las|los|el)(\p{L}+) no(?= (?!sé|me|lo|es)\p{L})/ One “no” before the verb is enough. → $1 $2
agreement /(?:un|una) otr([oa])/ “another” has no “un” in Spanish. → otr$1
adjective /(mi|el|un|del|al|su|tu) (primer|tercer)o (?!de|y|en|es|que|fue|sin|con|para|a|me|no|por)(\p{L}{3,})/ Before a masculine noun this loses its -o. → $1 $2 $3
adjective /(un|una|el|la|mi) grande (?!y|o|en|de|pero|con|que)(\p{L}{3,})/ Before a singular noun “grande” becomes “gran”. → $1 gran $2
phrase /(habl|cant|bail|jueg|jug|toc|nad|cocin|dibuj|escrib)(\p{L}+) ((?:español|inglés|francés|fútbol|al fútbol|tenis) )?muy (?:bueno|buena)/ How somebody does something is “bien”. → $1$2 $3muy bien
phrase /muy (diversión|interés|aburrimiento|emoción|calor|hambre|sol|viento|lluvia|dinero|gente|comida|ruido|tráfico|tiempo)/ “muy” does not go with a noun; “much, many” is “mucho”.
false-friend /(?:soy|estaba|estoy|era|fui) (?:muy |tan )?embarazad[oa](?= (?:cuando|porque|por|con|de que|en))/ “embarazada” is pregnant; embarrassed is “avergonzado” (me da vergüenza).
false-friend /embarazado/ “embarazada” is pregnant; embarrassed is “avergonzado”.
false-friend /reali(?:cé|zo|zó|zamos|zaron|zar) que/ “realizar” is to carry out; to realise is “darse cuenta de que”.
false-friend /librería(?= .*(?:prestad|sacar libros|estudi|en silencio|hacer (?:mis |los )?deberes|del? (?:colegio|instituto)))/ “librería” is a bookshop; a library is a “biblioteca”.
false-friend /(?:estoy|estaba|soy|era|estamos|estábamos|son|están|muy) (?:muy )?excitad[oa]s?/ “excitado” is not said of looking forward to something; say “emocionado” or “tengo muchas ganas”.
false-friend /soport(?:o|a|amos|an|ar|é|aba) (?:al? |mi |el |a mi )?(?:mi |el )?(equipo|familia|amigos?|amigas?|manchester|liverpool|arsenal|chelsea|barcelona|real madrid)(?<!no .*)/ “soportar” is to put up with; to support is “apoyar”.
false-friend /(?:una carpeta|la carpeta|carpetas?)(?= .*(?:suelo|dormitorio|salón|habitación|sala))/ “carpeta” is a folder; a carpet is an “alfombra”.
false-friend /(?:la |una )?(casa|ciudad|piscina|familia|habitación|instituto|colegio|pueblo|jardín|país) (?:es|son|era)? ?(?:muy |bastante )?larg[oa]s?/ “largo” is long; large is “grande”.
false-friend /(?:pas(?:é|ar|o|aré|amos)|tom(?:é|ar|o|aré|amos)) (?:el|mi|mis|los|un|todos mis) (examen|exámenes)/ To take an exam is “hacer un examen”, to pass it “aprobar”.
false-friend /(?:buen[oa]s|mal[oa]s) (?:grados|marcas)/ Marks at school are “notas”. → buenas notas
false-friend /(?:me )?mov(?:í|imos|ió|er|erme|ieron|emos) a(?= \p{L})/ To move house is “mudarse a”.
false-friend /(?:pag(?:ar|o|ué|amos)) atención/ To pay attention is “prestar atención”.
false-friend /(?:toco|tocamos|tocan|toqué|toca|tocaba) (?:al? |el )?(fútbol|tenis|baloncesto|rugby|hockey|golf)/ Games go with “jugar al”, “tocar” is for instruments.
false-friend /(?:sé|sabes|sabe|sabemos|saben|saber) a (?:mi|tu|su|el|la|un|una|mucha|muchas) (gente|\p{L}+)/ To know somebody is “conocer a”.
preposition /para (dos|tres|cuatro|cinco|seis|siete|ocho|diez|muchos|muchas|varios|varias|unos|unas|\d+) (años|meses|horas|minutos)(?! (?:más|menos|de antigüedad))/ How long something takes is told with “durante”, and what still goes on with “desde hace”.
preposition /(?:vivo|estudio|juego|toco|aprendo|trabajo|vivimos|juega|toca) (?:.* )?por (dos|tres|cuatro|cinco|seis|siete|ocho|diez|muchos|\d+) (años|meses)/ What still goes on is told with “desde hace”.
preposition /(voy|vas|va|vamos|van|fui|fuimos|fue|fueron|viajo|viajé|viajamos|viajar|ir|vine|vengo|llegué|llegamos) (?:al \p{L}+ |a la \p{L}+ |a \p{L}+ |allí )?(?:por|con|de) (?:el )?(coche|tren|avión|autobús|barco|metro|bici|bicicleta|taxi|autocar)/ Means of transport take “en”.
preposition /(?:en|por|con) pie(?= |$|[.,])(?<!de pie)/ “on foot” is “a pie”. → a pie
preposition /(cas(?:o|é|arme|arse|ó|aré)) a (mi|una?|su)/ “to marry somebody” is “casarse con”. → $1 con $2
preposition /(?<!lo |la |los |las |me |te |nos |que )(necesito|necesita|necesitamos|necesitas|quiero|quieres|quiere|queremos|quieren|quería|puedo|puedes|puede|podemos|pueden|prefiero|debemos|odio|decidí|decidimos|intento|intentamos|necesitar) (?:a|por|para) (\p{L}+(?:ar|er|ir)(?:me|te|se|nos|lo|la)?)(?<! mujer| bar| lugar| ayer)/ No preposition is needed between these verbs. → $1 $2
preposition /(busc|esper)(o|as|a|amos|an|é|ó|aba|ar|ando) (?:por|para)(?= (?:el|la|mi|un|una|mis|los)(?: |$))(?! la (?:mañana|tarde|noche))/ This verb needs no preposition. → $1$2
phrase /(?:es|son) (un|una|muchos|muchas) (\p{L}+) (?:y (?:un|una) \p{L}+ )?en mi (ciudad|pueblo|barrio|instituto|casa|colegio|dormitorio|habitación)/ “there is” and “there are” are “hay”. → hay $1 $2 en mi $3
phrase /en las (siete|ocho|nueve|diez|once|doce|seis|cinco|cuatro|tres|dos)/ When something happens is told with “a”. → a las $1
phrase /(es) (?:a )?las (dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?= |$|[.,])/ From two o’clock on the verb is plural. → son las $2
phrase /(creo|pienso|creemos)(?= (?:el|la|los|las|mi|mis|nuestro|nuestra) \p{L}+ (?:es|son|está|están|fue|era|eran|tiene|tienen|hay|debe|deben)(?: |$))/ “that” cannot be left out in Spanish. → $1 que
preposition /(viv(?:o|imos|e|en|ía)) a(?! (?:un|una|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|diez|quince|veinte|treinta|media|poc|much|menos|más|cien|gran|tope|kilómetros|caballo|orillas|pie|las?|los?|veces|\d\S*)(?:\s|$))(?= \p{L})/ “to live in” is “vivir en”. → $1 en 
preposition /en el (uno|primero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|\d{1,2}) de (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)/ Dates take only the article: el doce de mayo. → el $1 de $2
preposition /trabaj(o|a|é|aba|ar) por (mi|una?) (padre|madre|tío|tía|abuelo|abuela|empresa|compañía|hombre|mujer)/ Whom somebody works for is told with “para”. → trabaj$1 para $2 $3
reflexive /(?<!me |te |se |nos )(?:yo )?(lavo|cepillo|lavé|cepillé|peino|peiné|rompí) (?:mi|mis) (dientes|pelo|manos|cara|brazo|pierna)/ What is done to one’s own body is reflexive, with the article: me lavo los dientes.
phrase /(mi \p{L}+|él|ella) es (?:el )?(pelo|los ojos|ojos)/ What somebody has goes with “tener”. → $1 tiene $2
phrase /(?<!que )(hay) (?:es|son|está|están|tiene|tienen)(?= )/ One verb is enough here. → hay
phrase /nada (deporte|ejercicio|carne|fruta|alcohol|azúcar|dinero|tiempo|fútbol)/ Before a noun “nada” needs “de”, or say “ningún”, “ninguna”.
phrase /qué tiempo (abre|cierra|empieza|sale|llega|termina|es(?= |\?))/ The time of day is “hora”: ¿a qué hora …?
infinitive /qué (\p{L}+(?:ar|er|ir)) (?:tú|usted)/ The verb needs the ending that goes with its subject.
phrase /(?<=\p{L}{3,} )(?<!(?:el|la|lo|los|las|al|del|tal|sé|saber|sabe) )cual es(?! (?:mi|tu|el|la|su)(?: |$))/ “which”, “that” is “que” here. → que es
phrase /(?:soy) una? (profesora?|médic[oa]|enfermer[oa]|camarer[oa]|dependient[ea]|estudiante|socorrista|niñer[oa])(?= en |$|[.,])/ Jobs have no article after “ser”. → soy $1
participle /(veído|rompido|escribido|abrido|morido|volvido|dicido|ponido|hacido|cubrido|resolvido|devolvido|descubrido)/ This verb has a past participle of its own: visto, roto, escrito, abierto, muerto, vuelto, dicho, puesto, hecho.
english /(?:washing up|sleepover|youth club|primary school|high school|best friend|part time)/ That is English. Try to say it in Spanish.
phrase /(?:era|fui|fue|soy|estaba) (tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|\d\d?) años(?! (?:de|desde))/ Age goes with “tener” in Spanish. → tenía $1 años
adjective /pelo (rubia|morena|negra|larga|corta|rizada|lisa|castaña|pelirroja)/ The adjective has to agree: “pelo” is masculine.
phrase /(me llevo|se lleva|nos llevamos|llevarme) (?:muy )?buen[oa]?(?= con)/ “to get on well” is “llevarse bien”. → $1 bien
preposition /((?:us|recicl|ahorr|necesit|utiliz)\p{L}+ (?:\p{L}+ ){1,3})por (\p{L}+(?:ar|er|ir))(?<! mujer| ayer| lugar)/ The aim of something is told with “para”. → $1para $2
preposition /(jueg|jug)(o|as|a|amos|an|ar|ué|aba) (?:en|el|a) (fútbol|tenis|baloncesto|rugby|hockey|golf)/ Games follow “jugar al”. → $1$2 al $3
phrase /(?:jueg|jug)(?:o|as|a|amos|an|ar|ué|aba) (?:al? |el |la )?(natación|ciclismo|atletismo|equitación|gimnasia|deporte|deportes|yoga|kárate|judo)/ This is not played: say “hacer” or “practicar”.
agreement /(a|en|de) la (francia|españa|inglaterra|italia|alemania|escocia|grecia|irlanda|portugal|gales|turquía)(?! (?:de|del|que))/ Countries like this have no article. → $1 $2
phrase /(hotel|casa|playa|piso|apartamento|camping|albergue|tienda|restaurante|instituto|piscina|estación) fue(?= (?:cerca|lejos|al lado|en (?:el centro|la playa|las afueras|la costa|el norte|el sur)|situad))/ Where something is goes with “estar”. → $1 estaba
phrase /(es|empieza|empiezan|termina|terminan|levanto|acuesto|ceno|desayuno|como|salgo|llego|abre|cierra) a (una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?=$|[.,]| y (?:media|cuarto)| de la| menos)/ The time of day has its article: a las …, a la una.
preposition /(prefier\p{L}+ (?:el|la|los|las|mi) \p{L}+) (?:que|más que|de) (el|la|los|las)(?= \p{L}+(?:$|[.,]| porque))/ “to prefer … to …” is “preferir … a …”. → $1 a $2
phrase /(?:estoy|soy|es|está|estaba) (?:un |el )?(dolor|fiebre|gripe|resfriado|catarro)(?= (?:de|en)|$|[.,])(?<!resfriado)/ What somebody suffers from goes with “tener”. → tengo $1
liking /mis? (?:cabeza|espalda|garganta|piernas?|manos?|rodillas?|barriga|boca|muelas?|orejas|brazos?|pies?|estómago|cuello|dedo|tobillo|oídos?|ojos?|dientes) (?:me )?duelen?/ What hurts comes last: me duele la …, me duelen los …
phrase /(?:soy|estoy) (?:muy )?caliente/ Whoever is hot says “tengo calor”. → tengo calor
accent* /(lu|ve|pe|lápi|feli|actri|vo|cru|nue|pa|raí)zes/ Before e, z becomes c. → $1ces
phrase /dónde (?:es|son) (el|la|mi|tu) (?!concierto|fiesta|partido|clase|reunión|boda|examen|festival|película)(\p{L}+)/ Where something is goes with “estar”. → dónde está $1 $2
person /(mis|los|las|sus|tus) (\p{L}+s) est[aá](?= (?!ciudad|casa|tarde|noche|semana|mañana|vez|prohibido|permitido|claro)\p{L})(?<!(?:de|a|con|en|para|por) \p{L}+ \p{L}+ \p{L}+)/ The subject is plural, so the verb is too. → $1 $2 están
preposition /(?:fui|fuimos|voy|vamos|va|van|ir) en (?:el|la) (?!coche|tren|avión|autobús|bus|metro|barco|moto|bici|bicicleta|furgoneta|verano|invierno|primavera|otoño|mañana|tarde|noche|autocar|ferry|camión|tranvía|taxi|parte)(\p{L}+)/ Where to is said with “a”: al, a la.
phrase /(partido|viaje|libro|concierto|final|película|fiesta|serie|novela|historia) (?:es|fue|era|estuvo) (?:muy )?emocionad[oa]/ A person is “emocionado”, a thing is “emocionante”.
second-verb /(es (?:necesario|importante|posible|mejor|imposible|esencial)) que (\p{L}{2,}(?:ar|er|ir))(?= |$|[.,])/ Before an infinitive there is no “que”. → $1 $2
phrase /cuando (?:yo )?soy (mayor|adult[oa]|grande)/ After “cuando” the future is told in the subjunctive: cuando sea mayor. → cuando sea $1
`);
