import type { SensitiveTopics } from "./topics.ts";

export const spanish: SensitiveTopics = {
  people: `padre madre padres papa mama abuel[oa]s? abuelit[oa]s? herman[oa]s? hermanit[oa]s? hermanastr[oa]s? ti[oa]s? prim[oa]s?
    amig[oa]s? novi[oa]s? vecin[oa]s? padrastro madrastra familia bebe perr[oa]s? perrit[oa]s? gat[oa]s? gatit[oa]s? conejos? hamster
    caballo pajaro loro cobaya tortuga profe profesora? companer[oa]s? mascotas? mejor amig[oa] bisabuel[oa]s? sobrin[oa]s?
    marido mujer hij[oa]s? madrina padrino`,
  things: `vasos? botellas? platos? jarron tazas? telefonos? moviles movil ordenador\\w* pantallas? ventanas? robots? juguetes?
    tartas? bolsas? maletas? bicis? sillas? lamparas? espejos? raquetas? cuerdas? cristal\\w* tele consola coches?`,
  harmless: `
    (?:casi|por poco) (?:\\w+ ){0,2}(?:ahog\\w*|muer\\w*|mor\\w*|atropell\\w*)
    (?:me|nos|le) (?:rob\\w*|quit\\w*) (?:\\w+ ){0,2}(?:galletas?|bocadillos?|patatas?|merienda|caramelos?|chocolate|pizza|postre|helado|sitio|silla|boli)
    (?:corto|corte|cortar|cortaron) (?:\\w+ )?(?:pelo|flequillo)
    (?:me|te|se|nos) moriri\\w*
    (?:bebe|nin[oa]s?|hermanit[oa]|prim[oa]s?) (?:\\w+ ){0,4}llor\\w*|(?:vi|vimos|lei|leimos|escuche|he visto|hemos visto) (?:\\w+ ){1,6}llor\\w*
    <things> (?:\\w+ ){0,5}(?:romp\\w*|rot[oa]s?|ca(?:e|en|yo|ido|er)\\w*|quem\\w*)(?: (?:en|por|de|a) (?:el |la |las |los )?\\w+)?|(?:romp\\w*|rot[oa]s?) (?:el |la |los |las |un |una |mi |mis |su )<things>
    (?:ferry|barco|crucero|travesia) (?:\\w+ ){0,8}enferm[oa]s?|enferm[oa]s? en (?:el |la )?(?:barco|ferry|coche|autobus|avion)
    (?:moriria|moririan|daria|darian|mataria|matarian)(?: \\w+)? (?:de |un |una )+(?:ataque|infarto|susto|risa|verguenza|pena|algo|algun)|(?:se|me|te) (?:moriria|moririan) (?:de|si)|(?:muer\\w*|mor\\w*) de (?:un )?(?:ataque de risa|susto)|ataque de risa
    (?:animales|peces|pajaros|aves|tortugas|delfines|ballenas|focas?|tiburones|especies|abejas|arboles|plantas?) (?:\\w+ ){0,5}(?:muer\\w*|mur\\w*|mor\\w*|desaparec\\w*|enferm\\w*|herid\\w*)|(?:mat\\w*|salvar) (?:\\w+ ){0,2}(?:animales|peces|pajaros|aves|tortugas|delfines|ballenas|focas?)
    (?:perdi|perdido|perder) (?:a )?(?:un|una|unos|unas) amig[oa]s? (?:\\w+ ){0,6}(?:mensaje|malentendido|pelea|mentira|juego|secreto|redes)
    no (?:esta|estan|estaba|ha|se ha) (?:muert[oa]s?|enferm[oa]s?|herid[oa]s?|muriendo)
    (?:me )?(?:muer[oe]|muriendo|morir\\w*|mori|murio|muerto|muerta|muertos) (?:de|del) (?:risa|hambre|sed|ganas|calor|frio|sueno|cansancio|aburrimiento|verguenza|miedo|envidia|curiosidad)
    dia de (?:los |todos los )?(?:muertos|difuntos)|mar muerto|naturaleza muerta|tiempos? muertos?|punto muerto
    (?:bateria|movil|telefono|ordenador|ciudad|pueblo|barrio|calle) … muert[oa]
    llor\\w* de (?:risa|alegria|felicidad)
    (?:bat\\w*|romp\\w*) (?:mi |el |un |su )?record
    mat\\w* (?:el tiempo|monstruos|zombis|zombies|enemigos|mosquitos)
    (?:trabaj\\w*|practicas|volunt\\w*|enfermer[oa]\\w*|medic[oa]s?|doctora?|empleo|ayudar|cirujan\\w*) … (?:en|de|del|para) (?:un |el |los )?(?:hospital\\w*|clinica)
    (?:hay|cerca|lado|detras|delante|enfrente|lejos|construir|tiene|entre) … (?:hospital\\w*|clinica)
    miedo (?:a|de|al) (?:las aranas|aranas|las serpientes|volar|suspender|los examenes|hablar|las alturas|la oscuridad|los perros|los payasos|fracasar|equivocarme)
    (?:no|sin|nunca) (?:\\w+ )?(?:tengo|tenia|tiene|tuve|da|me da)? ?miedo
    (?:romp\\w*) (?:el hielo|la rutina|mi rutina)
    (?:perd\\w*) (?:el |la |un |los )?(?:partido|tiempo|peso|kilos?|llaves|movil|autobus|tren|avion)
    golpe de (?:estado|suerte)|de golpe
    pega\\w* (?:con|fotos|carteles|un|una|el|la)
    separ\\w* (?:la|el|los|las) (?:basura|residuos|plastico)|basura separ\\w*
    llor\\w* de (?:emocion|orgullo|nervios)|nadie (?:se )?(?:burla|rie)|nunca se (?:burla|rie)|(?:dono|donaria|donar|doy|di|dinero) … hospital
    no (?:\\w+ )?(?:grita|gritan|se (?:burla|rie))\\w*
    sin (?:accidentes?|peligro|violencia)|guerra (?:mundial|civil)`,
  minor: `
    (?:pelea|discusion|peleado|discutido|pelee|discuti) con (?:(?:mi|mis) )?(?:\\w+ )?<people>
    romp\\w* (?:\\w+ )?(?:pierna|brazo|muneca|tobillo|nariz|dientes?|mano|pie|dedo|hombro|rodilla)|rot[oa] (?:el|la) \\w+|(?:pierna|brazo|muneca|tobillo|mano|pie|dedo) rot[oa]
    (?:cai|cayo|caido|caer) (?:\\w+ ){0,4}(?:escaleras?|caballo|arbol|bici\\w*|moto)|escayol\\w*|muletas|esguince|fractur\\w*|me (?:torci|lesione)
    (?:estoy|estaba|estuve|estuvo|esta|estan) (?:\\w+ )?(?:triste|enferm[oa]s?|mal)|<people> (?:\\w+ ){0,3}enferm[oa]s?|llor\\w*|me (?:siento|sentia|senti) (?:\\w+ )?(?:sol[oa]|triste|mal)
    (?:tuve|tenia) (?:\\w+ )?miedo|(?:lo|la|los|las) ech\\w* (?:mucho )?de menos`,
  over: `
    antes (?:\\w+aba|\\w+ia) |en aquella epoca|deje de \\w+r
    hace (?:mucho|muchos anos|\\w+ anos)|(?:cuando era|de) (?:\\w+ )?(?:pequen[oa]|nin[oa]|joven)|el ano pasado
    (?:me|nos) (?:salvo|ha salvado)|reconcili\\w*|hicimos las paces|(?:ya )?esta(?:n)? (?:mucho )?(?:mejor|bien)(?: ya)?|todo (?:va|esta) bien|ya (?:paso|pasó|se acabo)
    consol\\w*|me animo|animarme|vin\\w* (?:a mi casa|a verme)|me (?:ayudo|ayudaron|apoyo|apoyaron)
    resfriad\\w*|catarro|gripe|fiebre|indigestion|comi demasiado`,
  own: `
    (?:lo|la|los|las|le|te) (?:echo|echamos|extrano|extranamos) (?:mucho |tanto )?(?:de menos)?|echo (?:mucho )?de menos a
    (?:inundacion\\w*|terremoto|huracan|incendio) … (?:primos?|primas?|familia|abuelos?|casa)|(?:primos?|primas?|familia|abuelos?) … (?:inundacion\\w*|terremoto|huracan)
    (?:pelea|discusion|peleado|discutido) con (?:mi|mis) <people>
    mi (?:padre|madre|papa|mama) se (?:ha ido|fue|ha mudado|mudo)(?: de casa)?$
    (?:estoy|estaba|esta) (?:muy |un poco |bastante |tan )?triste|(?:lo|la) (?:paso|pasa|pasaba|ha pasado) fatal
    <people> (?:\\w+ ){0,6}(?:muert[oa]s?|muere|mueren|murio|murieron|morir|moria|morirse|moriria|fallec\\w*|enterr\\w*|suicid\\w*|desaparec\\w*|enferm[oa]s?|hospital|hospitali[zs]\\w*|oper\\w*|cancer|ingresad\\w*)
    (?:murio|murieron|muere|muerto|muerta|fallecio|fallecieron|ha muerto|han muerto|se murio|mori|se muere) (?:mi|mis|su|el|la|nuestr[oa]) <people>
    (?:muerte|funeral|entierro|enfermedad|cancer|operacion|suicidio|perdida|fallecimiento) de(?:l| mi| mis| su| la| nuestr[oa])? (?:<people>)
    (?:perdi|perdimos|perder|perdido|perdio) a? ?(?:mi|mis|su|sus|nuestr[oa]|un|una) <people>|se nos fue|ya no esta (?:con nosotros|entre)
    <people> (?:\\w+ ){0,4}(?:carcel|prision|perdi(?:o|eron|do) (?:su|el) (?:trabajo|empleo)|despid\\w*|paro|desemplead\\w*|alcoholic\\w*|bebe (?:mucho|demasiado)|borrach\\w*|drog\\w*|separad\\w*|divorci\\w*|se separ\\w*)
    padres (?:\\w+ ){0,4}(?:divorci\\w*|separ\\w*|no se quieren|discut\\w* (?:mucho|siempre|todo|cada)|pele\\w* (?:mucho|siempre|todo|cada)|grit\\w*|se (?:pelean|pelear\\w*|gritan))
    divorcio|(?:divorciaron|separaron|divorciado|divorciada|divorciados)
    (?:me|nos|le|les|lo|la) (?:(?:ha|han|habia|estan?|siempre|a veces) )?(?:peg[aou]\\w*|pegan\\w*|golpe\\w*|insult\\w*|acos(?:a|an|aba|aban|aron|ado)|amenaz\\w*|agred\\w*|atac\\w*|viol\\w*|maltrat\\w*|humill\\w*|empuj\\w*|rob[aoe]\\w*|apunal\\w*|atropell\\w*|abandon\\w*|excluy\\w*|muerd\\w*|mordieron|mordio|patea\\w*|dio una paliza|dieron una paliza|tiran del pelo|hicieron dano|hace dano|hacen dano|hizo dano|gritan? (?:mucho|siempre|todos))
    (?:pega|pegan|golpean?|grita|gritan|insultan?|insulta) (?:a )?(?:mi|me|a mi|mucho a mi|mi)(?: |$)
    (?:fue|fui|fueron|ser|sido|siendo|era) (?:\\w+ )?(?:golpead\\w*|insultad\\w*|acosad\\w*|amenazad\\w*|agredid\\w*|atacad\\w*|violad\\w*|maltratad\\w*|humillad\\w*|robad\\w*|asesinad\\w*|atropellad\\w*|excluid\\w*|secuestrad\\w*)
    (?:se )?(?:burl\\w*|rie|rien|reian|reia|rieron) de (?:mi|ella|el|nosotros|mis|mi)|me (?:llaman|llamaban|llamo|llama|dicen|decian) (?:gord\\w*|fe[oa]|tont\\w*|idiota|estupid\\w*|nombres|cosas|insultos|empollon\\w*)
    nadie (?:me (?:habla|quiere|escucha|entiende|hace caso)|quiere (?:jugar|hablar|estar|sentarse))|(?:no tengo|sin|ningun|ninguna) (?:ningun |ninguna )?amig[oa]s?
    (?:siento|estoy|estaba|me siento) (?:muy |tan |siempre |bastante )?(?:sol[oa]|triste|deprimid\\w*|vaci[oa]|rechazad\\w*)(?: |$)
    (?:tengo|tenia|tuve|da|daba|dio|tiene) (?:\\w+ ){0,2}miedo (?:de|a|cuando|porque) (?:\\w+ )?(?:mi|mis|el|ella|ellos|volver|salir|ir|dormir|morir|perder|la noche|la guerra|su|sus|que|alguien|casa)
    tengo (?:mucho |tanto |bastante |muchisimo )?miedo$
    (?:me|se|te|nos) (?:ha |he |habia )?(?:fractur\\w*|lesion\\w*|hice dano|hizo dano|ahog[oaue]\\w*|torci|torcio|torcido|cort[eo] (?:el|la) (?:dedo|mano|pierna)|her[iy]\\w*|hirio|hirieron)(?! la rutina)
    romp\\w* (?:\\w+ )?(?:pierna|brazo|muneca|tobillo|nariz|dientes?|mano|pie|dedo|hombro|rodilla|hueso|clavicula)|(?:pierna|brazo|muneca|tobillo|mano|pie|dedo) rot[oa]
    (?:cai|cayo|caido|caer|caimos) (?:\\w+ ){0,4}(?:escaleras?|tejado|caballo|acantilado|arbol|ventana|bici\\w*|moto)
    (?:nuestra|mi|la|su) casa (?:\\w+ ){0,3}(?:quem\\w*|incendi\\w*|inund\\w*|destru\\w*)
    (?:mi|su) (?:ex|novi[oa]|mejor amig[oa]) (?:\\w+ ){0,3}(?:me (?:dejo|ha dejado|engano|ha enganado|traiciono)|ya no (?:me )?(?:quiere|habla)|rompi\\w*|rompio|cort[oe])
    (?:rompi|rompio|rompimos|cortamos|corte|corto|terminado|hemos roto|ha roto) (?:con )?(?:mi|su|conmigo|con)? ?(?:novi[oa]|conmigo)|me (?:dejo|ha dejado|abandono|engano|traiciono)(?: |$)
    (?:estoy|estaba|esta|estuve|estan|puso|puse) (?:muy|tan|demasiado|siempre|bastante|gravemente) (?:triste|tristes|deprimid\\w*|enferm[oa]s?|mal)
    (?:dejo|dejaron|dejado) de (?:ir|venir|comer|hablar) (?:al|a la|con|conmigo)? ?(?:instituto|colegio|escuela|clase|conmigo)?`,
  general: `
    (?:esta|estan|estaba|estaban|ha|han|habia|fue|fueron) (?:\\w+ ){0,2}(?:muert[oa]s?|fallecid\\w*|enterrad\\w*)|murio|murieron|fallec\\w*|se (?:muere|mueren|murio|murieron)
    (?:la|su|mi|una) muerte|muertes|muertos|entierro|funeral\\w*|cementerio|luto|suicid\\w*|asesin\\w*|mataron|mato a|cadaver\\w*
    cancer|leucemia|tumor|quimio\\w*|infarto|derrame|alzheimer|demencia|coma|urgencias|depresion|anorexi\\w*|bulimi\\w*|sida|enfermedad grave|gravemente|aborto
    (?:en el|en|al|del) hospital|hospitali[zs]\\w*|ingresad[oa]
    (?:le|me|la|lo|se|nos) (?:oper(?:aron|o|an|ado)|han operado|ha operado)|una operacion (?:de|del|en)|operad[oa]s?
    violencia|agresion\\w*|atentados?|terroris\\w*|tiroteo|guerra|bombard\\w*|pelea con
    acos(?:o|ar|an|aron|ado|ada|aba|aban)|ciberacoso|bullying|intimid(?!ad)\\w*|insult(?:an|aban|aron|aba|os?|ado|ada)|humill\\w*|maltrat\\w*|abus(?:o|os|an|aron|aba)
    trauma\\w*|pesadillas?|ansiedad|ataques? de panico
    accident(?:e|es)|herid[oa]s?|incendios? (?:en|de) (?:mi|nuestra|la) casa|ahog(?:o|ado|ada|arse|aron)|ambulancia|fractur\\w*|escayol\\w*|muletas|esguince|atropell\\w*|llor(?:o|a|ar|ando|aba|aban|e|an|amos|aron|abamos|ado)|(?:tengo|tenia|tuve|tuvo|pase|paso) (?:mucho|tanto|bastante|muchisimo) miedo|asustad\\w*|sangr(?:aba|ando|o)`,
  distance: `pelicula\\w* peli pelis libros? novelas? series? juegos? videojuegos? manga historia personajes? actor actores actriz heroe
    heroina teatro obra capitulo documental siglo rey reina leyenda cuento museo partido equipo cancion
    cantante famos[oa]s? escritora? autora? noticias periodico tradicion fiesta favorit[oa]s? concurso carrera`,
};
