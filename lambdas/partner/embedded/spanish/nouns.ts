import type { NounTable } from "../morphology.ts";

/**
 * "word:english", or "word/plural:english" where the plural does not follow the rule. "mf" may be either; mp and fp have
 * no singular, ms and fs no plural.
 */
export const nouns: NounTable = {
  food: {
    m: `chocolate:chocolate queso:cheese pan:bread pollo:chicken pescado:fish arroz:rice pastel:cake té:tea café:coffee zumo:juice jamón:ham huevo:egg
      desayuno:breakfast almuerzo:lunch bocadillo:sandwich azúcar:sugar yogur:yoghurt helado:ice_cream plátano:banana tomate:tomato limón:lemon
      postre:dessert plato:dish refresco:soft_drink filete:steak atún:tuna marisco:seafood gazpacho:gazpacho champiñón:mushroom ajo:garlic aceite:oil
      vino:wine melocotón:peach perrito:hot_dog sándwich/sándwiches:sandwich sandwich/sandwiches:sandwich kebab:kebab burger:burger curry/currys:curry
      jugo:juice taco:taco burrito:burrito chorizo:chorizo smoothie:smoothie cóctel:cocktail chicle:chewing_gum picnic/picnics:picnic cacahuete:peanut
      caramelo:sweet bistec/bistecs:steak cordero:lamb pavo:turkey salmón:salmon calamar:squid pimiento:pepper pepino:cucumber brócoli:broccoli maíz:maize
      apio:celery aguacate:avocado mango:mango kiwi:kiwi melón:melon coco:coconut dulce:sweet bizcocho:sponge_cake flan:crème_caramel churro:churro
      bollo:bun cruasán:croissant batido:milkshake vinagre:vinegar menú/menús:menu vaso:glass
      tenedor:fork cuchillo:knife sabor:flavour olor:smell ingrediente:ingredient alimento:food producto:product hueso:bone
      trozo:piece pedazo:piece aperitivo:appetiser entrante:starter cereal:cereal espagueti:spaghetti
      camarón:prawn chile:chilli
      snack/snacks:snack buffet/buffets:buffet
      donut/donuts:doughnut paquete:packet kilo:kilo litro:litre gramo:gram`,
    f: `barbacoa:barbecue sal:salt pizza:pizza coca-cola:cola ensalada:salad carne:meat sopa:soup manzana:apple naranja:orange fresa:strawberry pera:pear zanahoria:carrot leche:milk
      agua:water limonada:lemonade bebida:drink mermelada:jam comida:food cena:dinner mantequilla:butter cebolla:onion patata:potato hamburguesa:hamburger
      paella:paella lasaña:lasagne tortilla:omelette fruta:fruit verdura:vegetable galleta:biscuit tostada:toast tarta:cake cerveza:beer salchicha:sausage
      tapa:tapa uva:grape piña:pineapple merienda:snack lechuga:lettuce espinaca:spinach judía:bean aceituna:olive almendra:almond
      nuez:nut cereza:cherry sandía:watermelon mandarina:tangerine miel:honey nata:cream crema:cream salsa:sauce
      mayonesa:mayonnaise pasta:pasta gamba:prawn ternera:beef
      empanada:pasty magdalena:fairy_cake infusión:herbal_tea taza:cup cuchara:spoon copa:wine_glass
      servilleta:napkin propina:tip cuenta:bill receta:recipe lata:tin caja:box porción:portion ración:portion sed:thirst
      barbacoa:barbecue grasa:fat vitamina:vitamin proteína:protein caloría:calorie golosina:sweet
      cafeína:caffeine carta:menu gastronomía:gastronomy
      papa:potato torta:cake `,
    ms: `kétchup:ketchup ketchup:ketchup brunch:brunch ramen:ramen sushi:sushi`,
    mp: `chips:crisps churros:churros cereales:cereal guisantes:peas espaguetis:spaghetti calamares:squid fideos:noodles mariscos:seafood
      nachos:nachos`,
    fp: `legumbres:pulses palomitas:popcorn lentejas:lentils chuches:sweets`,
  },
  family: {
    m: `padre:father hermano:brother tío:uncle primo:cousin abuelo:grandfather padrastro:stepfather hermanastro:stepbrother sobrino:nephew gemelo:twin
      papá:dad nieto:grandson apellido:surname
      nacimiento:birth divorcio:divorce matrimonio:marriage mellizo:twin esposo:husband
      hermanito:little_brother`,
    f: `madre:mother hermana:sister tía:aunt prima:cousin abuela:grandmother familia:family madrastra:stepmother hermanastra:stepsister sobrina:niece
      gemela:twin mamá:mum nieta:granddaughter cuñada:sister-in-law
      esposa:wife infancia:childhood adolescencia:adolescence juventud:youth generación:generation
      relación:relationship hermanita:little_sister melliza:twin pareja:couple muerte:death `,
    mf: `familiar:relative pariente:relative`,
  },
  friends: {
    m: `ojo:eye pelo:hair niño:boy bebé:baby marido:husband hijo:son amigo:friend colega:friend chico:boy hombre:man vecino:neighbour novio:boyfriend compañero:classmate
      grupo:group adolescente:teenager muchacho:boy conocido:acquaintance desconocido:stranger enemigo:enemy cariño:affection amor:love beso:kiss abrazo:hug
      chiste:joke secreto:secret humor:humour apoyo:support conflicto:conflict odio:hatred respeto:respect sentimiento:feeling defecto:fault
      bigote:moustache peinado:hairstyle tipo:type señor:gentleman anciano:old_man adulto:adult
      invitado:guest`,
    f: `niña:girl mujer:woman hija:daughter amiga:friend chica:girl vecina:neighbour novia:girlfriend compañera:classmate gente:people persona:person
      amistad:friendship pelea:fight confianza:trust barba:beard sonrisa:smile personalidad:personality cualidad:quality
      paciencia:patience honestidad:honesty sinceridad:sincerity envidia:envy discusión:argument broma:joke risa:laughter felicidad:happiness
      tristeza:sadness alegría:joy emoción:emotion lágrima:tear mirada:look señora:lady señorita:young_lady anciana:old_woman adulta:adult cita:date
      pasión:passion soledad:loneliness vergüenza:embarrassment mentira:lie promesa:promise ayuda:help solidaridad:solidarity cicatriz:scar
      celebridad:celebrity invitada:guest ilusión:hope curiosidad:curiosity sorpresa:surprise ira:anger rabia:rage`,
    mf: `joven/jóvenes:young_person amante:lover modelo:model miembro:member guía:guide`,
    mp: `celos:jealousy rizos:curls`,
  },
  home: {
    m: `piso:flat jardín:garden salón:living_room dormitorio:bedroom comedor:dining_room garaje:garage baño:bathroom apartamento:flat armario:wardrobe
      sofá:sofa escritorio:desk sillón:armchair mueble:piece_of_furniture edificio:building espejo:mirror suelo:floor ático:attic sótano:basement
      balcón:balcony pasillo:corridor techo:ceiling tejado:roof césped:lawn ascensor:lift cuarto:room lavabo:washbasin grifo:tap
      horno:oven microondas/microondas:microwave frigorífico:fridge congelador:freezer lavaplatos/lavaplatos:dishwasher lavavajillas/lavavajillas:dishwasher
      cojín:cushion cuadro:picture reloj:clock
      chalet/chalets:detached_house adosado:terraced_house alquiler:rent dueño:owner propietario:owner quehacer:chore polvo:dust
      jabón:soap cepillo:brush estudio:study hogar:home
      electrodoméstico:household_appliance`,
    f: `casa:house habitación:bedroom cocina:kitchen mesa:table silla:chair puerta:door ventana:window lámpara:lamp ducha:shower cama:bed terraza:terrace
      planta:floor pared:wall llave:key estantería:shelf aspiradora:vacuum_cleaner vivienda:housing escalera:staircase chimenea:fireplace cortina:curtain
      alfombra:carpet almohada:pillow manta:blanket toalla:towel bañera:bath nevera:fridge lavadora:washing_machine secadora:dryer plancha:iron
      escoba:broom luz/luces:light radio:radio calefacción:heating granja:farm
      tarea:task litera:bunk_bed mesita:bedside_table entrada:ticket sala:room caravana:caravan
      `,
  },
  town: {
    m: `cine:cinema restaurante:restaurant pub:pub club/clubs:club parking:car_park parque:park museo:museum mercado:market centro:centre barrio:neighbourhood
      pueblo:village teatro:theatre estadio:stadium hospital:hospital supermercado:supermarket puente:bridge castillo:castle ayuntamiento:town_hall
      lugar:place sitio:place ruido:noise polideportivo:sports_centre bar:bar banco:bank aparcamiento:car_park semáforo:traffic_light
      cruce:crossroads peatón:pedestrian ciudadano:citizen habitante:inhabitant turismo:tourism comercio:trade
      rascacielos/rascacielos:skyscraper puerto:port palacio:palace ambiente:atmosphere acuario:aquarium zoo:zoo
      zoológico:zoo rincón:corner kilómetro:kilometre mapa:map plano:map paisaje:landscape
      circo:circus
      espacio:space inconveniente:drawback`,
    f: `ciudad:city calle:street estación:station iglesia:church piscina:swimming_pool biblioteca:library plaza:square panadería:bakery pizzería:pizzeria farmacia:chemist's
      tienda:shop región:region zona:area discoteca:nightclub bolera:bowling_alley cafetería:café acera:pavement avenida:avenue esquina:corner
      rotonda:roundabout carnicería:butcher's pastelería:cake_shop librería:bookshop
      peluquería:hairdresser's
      catedral:cathedral mezquita:mosque torre:tower fuente:fountain estatua:statue galería:gallery exposición:exhibition capital:capital
      población:population multitud:crowd provincia:province frontera:border comunidad:community delincuencia:crime carretera:road autopista:motorway
      parada:stop guardería:nursery heladería:ice-cream_parlour pista:track atracción:attraction vista:view
      distancia:distance altura:height`,
    ms: `norte:north sur:south oeste:west`,
    mp: `alrededores:surroundings servicios:toilets`,
    fp: `afueras:outskirts`,
  },
  sport: {
    m: `deporte:sport partido:match balón:ball ciclismo:cycling esquí:skiing club/clubs:club entrenamiento:training atletismo:athletics patinaje:skating
      monopatín:skateboard béisbol:baseball crol:crawl kayak:kayaking boxeo:boxing gol/goles:goal récord/récords:record fan:fan jugador:player equipo:team
      gimnasio:gym campo:field torneo:tournament campeonato:championship campeón:champion ganador:winner entrenador:coach árbitro:referee aficionado:fan
      deportista:sportsperson portero:goalkeeper delantero:striker futbolista:footballer atleta:athlete premio:prize trofeo:trophy empate:draw
      resultado:result puntaje:score punto:point salto:jump alpinismo:mountaineering senderismo:hiking piragüismo:canoeing submarinismo:diving buceo:diving
      remo:rowing parapente:paragliding patín:skate esfuerzo:effort vestuario:changing_room ajedrez:chess balonmano:handball billar:billiards
      ciclista:cyclist ejército:army jinete:rider casco:helmet silbato:whistle bate:bat paracaidismo:parachuting lanzamiento:throw
      nadador:swimmer corredor:runner polo:polo`,
    f: `natación:swimming equitación:horse_riding gimnasia:gymnastics vela:sailing carrera:race pelota:ball escalada:climbing bici:bike bicicleta:bike
      competición:competition danza:dance pesca:fishing raqueta:racket medalla:medal final:final liga:league victoria:victory derrota:defeat meta:goal cancha:court
      pesa:weight temporada:season selección:national_team jugadora:player entrenadora:coach campeona:champion portera:goalkeeper nadadora:swimmer
      gimnasta:gymnast lucha:wrestling esgrima:fencing marcha:walk caminata:hike petanca:petanque canoa:canoe tabla:board piragua:canoe cometa:kite
      participación:participation fuerza:strength resistencia:endurance velocidad:speed aventura:adventure`,
    mf: `maratón:marathon tenista:tennis_player`,
    ms: `fútbol:football tenis:tennis rugby:rugby baloncesto:basketball hockey:hockey golf:golf jogging:jogging footing:jogging running:running fitness:fitness
      surf:surfing skate:skateboarding snowboard:snowboarding bádminton:badminton voleibol:volleyball vóley:volleyball ping-pong:table_tennis squash:squash
      yoga:yoga kárate:karate karate:karate críquet:cricket cricket:cricket judo:judo windsurf:windsurfing netball:netball spinning:spinning pilates:pilates
      crossfit:crossfit`,
    fs: `zumba:zumba`,
    fp: `pesas:weights`,
  },
  music: {
    m: `concierto:concert piano:piano violín:violin instrumento:instrument cantante:singer coro:choir baile:dance blues/blues:blues CD/CD:CD DJ/DJ:DJ
      cantautor:singer-songwriter músico:musician ritmo:rhythm tambor:drum saxofón:saxophone clarinete:clarinet violonchelo:cello teclado:keyboard
      ukelele:ukulele álbum/álbumes:album disco:record género:genre sonido:sound volumen/volúmenes:volume micrófono:microphone escenario:stage ballet:ballet
      flamenco:flamenco concurso:competition compositor:composer éxito:success altavoz:speaker auricular:headphone musical:musical tango:tango`,
    f: `música:music guitarra:guitar canción:song batería:drums banda:band flauta:flute trompeta:trumpet orquesta:orchestra letra:lyrics melodía:melody
      voz:voice ópera:opera cantante:singer gira:tour actuación:performance discográfica:record_label armónica:harmonica arpa:harp maraca:maraca
      coreografía:choreography bachata:bachata cumbia:cumbia`,
    mf: `guitarrista:guitarist pianista:pianist bailarín:dancer`,
    ms: `rap:rap rock:rock jazz:jazz hip-hop:hip-hop pop:pop reggaeton:reggaeton reguetón:reggaeton techno:techno metal:metal soul:soul folk:folk trap:trap
      indie:indie`,
    mp: `auriculares:headphones`,
  },
  media: {
    m: `libro:book periódico:newspaper actor:actor documental:documentary programa:programme tebeo:comic personaje:character cuento:story anuncio:advert
      podcast:podcast póster/pósteres:poster cómic/cómics:comic thriller:thriller western:western show:show manga:manga bestseller:bestseller canal:channel
      telediario:news noticiero:news artículo:article reportaje:report autor:author escritor:writer lector:reader capítulo:chapter episodio:episode
      final:end protagonista:main_character argumento:plot guion:script director:director espectador:viewer público:audience héroe:hero villano:villain
      efecto:effect reality/realities:reality_show culebrón:soap_opera tráiler:trailer cartel:poster poema:poem poeta:poet misterio:mystery terror:horror
      suspense:suspense horror:horror drama:drama clásico:classic entretenimiento:entertainment dibujante:cartoonist streamer/streamers:streamer
      youtuber/youtubers:youtuber influencer/influencers:influencer anime:anime meme:meme titular:headline rodaje:filming superhéroe:superhero
      fantasma:ghost vampiro:vampire zombi:zombie monstruo:monster rey:king príncipe:prince mago:magician`,
    f: `película:film tele:TV televisión:television serie:series actriz:actress lectura:reading historia:history novela:novel revista:magazine
      telenovela:soap_opera noticia:piece_of_news comedia:comedy estrella:star taquilla:box_office escena:scene autora:author escritora:writer
      directora:director heroína:heroine audiencia:audience publicidad:advertising prensa:press obra:play poesía:poetry animación:animation fantasía:fantasy
      acción:action trama:plot entrevista:interview portada:cover emisora:radio_station tragedia:tragedy reina:queen princesa:princess bruja:witch
      magia:magic influencer/influencers:influencer fama:fame cámara:camera ficción:fiction biografía:biography`,
    ms: `tiktok:TikTok TikTok:TikTok Netflix:Netflix`,
    mp: `dibujos:cartoons medios:media`,
    fp: `noticias:news`,
  },
  technology: {
    m: `ordenador:computer móvil:mobile_phone teléfono:phone videojuego:video_game juego:game correo:email mensaje:message portátil:laptop vídeo:video
      blog/blogs:blog chat/chats:chat selfie:selfie smartphone:smartphone email/emails:email e-mail/e-mails:email SMS/SMS:text_message hashtag:hashtag
      ratón:mouse aparato:device dispositivo:device archivo:file documento:document enlace:link usuario:user perfil:profile virus/virus:virus acoso:bullying
      ciberacoso:cyberbullying peligro:danger acceso:access buscador:search_engine navegador:browser foro:forum cargador:charger cable:cable
      robot/robots:robot invento:invention celular:mobile computador:computer código:code botón:button comentario:comment seguidor:follower
      emoticono:emoticon emoji/emojis:emoji videoclip/videoclips:music_video tuit/tuits:tweet iPhone:iPhone iPad:iPad hacker/hackers:hacker sistema:system
      mando:remote_control ebook/ebooks:e-book`,
    f: `tableta:tablet aplicación:app foto/fotos:photo tecnología:technology web/webs:website tablet/tablets:tablet pantalla:screen red:network
      consola:console página:page contraseña:password impresora:printer computadora:computer señal:signal conexión:connection llamada:call
      videollamada:video_call pila:battery privacidad:privacy adicción:addiction dependencia:dependence identidad:identity información:information
      máquina:machine herramienta:tool carpeta:folder app/apps:app búsqueda:search comunicación:communication`,
    ms: `internet:internet wifi:Wi-Fi software:software streaming:streaming GPS:GPS YouTube:YouTube Instagram:Instagram WhatsApp:WhatsApp Snapchat:Snapchat
      whatsapp:WhatsApp gaming:gaming`,
    fs: `play:PlayStation PlayStation:PlayStation Xbox:Xbox`,
    fp: `redes:networks`,
  },
  school: {
    m: `colegio:school instituto:secondary_school profesor:teacher alumno:pupil examen/exámenes:exam uniforme:uniform dibujo:art español:Spanish inglés:English
      francés:French alemán:German bolígrafo:pen lápiz:pencil cuaderno:exercise_book recreo:break deber:homework patio:playground horario:timetable
      curso:school_year trimestre:term laboratorio:laboratory tutor:tutor maestro:teacher profe:teacher pupitre:desk estuche:pencil_case
      sacapuntas/sacapuntas:sharpener rotulador:felt-tip diccionario:dictionary folio:sheet lapicero:pencil bachillerato:sixth_form certificado:certificate
      título:degree diploma:diploma fracaso:failure castigo:detention comportamiento:behaviour aprendizaje:learning conocimiento:knowledge
      resumen/resúmenes:summary proyecto:project intercambio:exchange latín:Latin italiano:Italian arte:art semestre:semester apunte:note error:mistake
      fallo:mistake internado:boarding_school campus/campus:campus máster:master's_degree grado:degree taller:workshop mandarín:Mandarin chino:Chinese
      ruso:Russian tablón:noticeboard test/tests:test requisito:requirement repaso:revision lenguaje:language`,
    f: `aula:classroom escuela:school asignatura:subject clase:class geografía:geography informática:computing biología:biology química:chemistry física:physics
      religión:religion nota:mark regla:rule presión:pressure profesora:teacher alumna:pupil universidad:university mochila:schoolbag goma:rubber
      cantina:canteen educación:education maestra:teacher profe:teacher tutora:tutor pizarra:board tiza:chalk agenda:diary calculadora:calculator
      tijera:scissors hoja:sheet prueba:test evaluación:assessment lección:lesson asistencia:attendance ausencia:absence conducta:behaviour
      disciplina:discipline economía:economics sociología:sociology psicología:psychology filosofía:philosophy literatura:literature ciencia:science
      beca:grant facultad:faculty formación:training optativa:optional_subject calificación:grade calidad:quality matrícula:enrolment respuesta:answer
      explicación:explanation dificultad:difficulty obligación:obligation primaria:primary_school secundaria:secondary_school repostería:cake_making
      ética:ethics aula:classroom palabra:word frase:sentence gramática:grammar traducción:translation pronunciación:pronunciation instalación:facility`,
    mf: `estudiante:student`,
    mp: `deberes:homework estudios:studies`,
    fp: `matemáticas:maths ciencias:science mates:maths instalaciones:facilities letras:arts tijeras:scissors`,
  },
  work: {
    m: `trabajo:work empleo:job jefe:boss dinero:money sueldo:salary médico:doctor doctor:doctor ingeniero:engineer abogado:lawyer enfermero:nurse futuro:future sueño:dream
      cliente:customer camarero:waiter bombero:firefighter veterinario:vet peluquero:hairdresser cocinero:cook arquitecto:architect piloto:pilot
      mecánico:mechanic dependiente:shop_assistant euro:euro empleado:employee obrero:worker trabajador:worker electricista:electrician fontanero:plumber
      albañil:builder carpintero:carpenter granjero:farmer agricultor:farmer jardinero:gardener panadero:baker carnicero:butcher pescador:fisherman
      cartero:postman conductor:driver camionero:lorry_driver soldado:soldier marinero:sailor científico:scientist informático:computer_scientist
      programador:programmer diseñador:designer fotógrafo:photographer pintor:painter traductor:translator intérprete:interpreter contable:accountant
      funcionario:civil_servant político:politician juez:judge secretario:secretary vendedor:salesperson gerente:manager empresario:businessman
      psicólogo:psychologist farmacéutico:pharmacist fisioterapeuta:physiotherapist cirujano:surgeon socorrista:lifeguard niñero:babysitter
      canguro:babysitter aprendiz:apprentice voluntario:volunteer jubilado:pensioner desempleo:unemployment paro:unemployment salario:salary
      contrato:contract currículum/currículums:CV puesto:post negocio:business objetivo:aim reto:challenge desafío:challenge ascenso:promotion impuesto:tax
      préstamo:loan ahorro:saving voluntariado:volunteering cargo:position oficio:trade servicio:service sector:sector taxista:taxi_driver guardia:guard
      detective:detective astronauta:astronaut matemático:mathematician logro:achievement beneficio:benefit`,
    f: `paga:pocket_money empresa:company fábrica:factory médica:doctor doctora:doctor ingeniera:engineer abogada:lawyer enfermera:nurse oficina:office
      profesión:profession camarera:waitress veterinaria:vet peluquera:hairdresser cocinera:cook arquitecta:architect empleada:employee obrera:worker
      trabajadora:worker jardinera:gardener granjera:farmer panadera:baker cartera:wallet conductora:driver científica:scientist programadora:programmer
      diseñadora:designer fotógrafa:photographer pintora:painter traductora:translator azafata:flight_attendant funcionaria:civil_servant política:politics
      jueza:judge secretaria:secretary vendedora:saleswoman empresaria:businesswoman psicóloga:psychologist cirujana:surgeon niñera:babysitter
      voluntaria:volunteer jubilada:pensioner bombera:firefighter mecánica:mechanic dependienta:shop_assistant jefa:boss solicitud:application
      reunión:meeting ambición:ambition oportunidad:opportunity responsabilidad:responsibility capacidad:ability habilidad:skill ganancia:profit moneda:coin
      libra:pound deuda:debt crisis/crisis:crisis industria:industry agricultura:agriculture medicina:medicine ingeniería:engineering enfermería:nursing
      abogacía:law organización:organisation campaña:campaign oferta:offer posibilidad:possibility hostelería:hospitality contabilidad:accounting carga:load
      independencia:independence vocación:vocation`,
    mf: `dentista:dentist periodista:journalist artista:artist policía:police_officer recepcionista:receptionist agente:agent asistente:assistant
      representante:representative comerciante:shopkeeper ayudante:assistant`,
    mp: `ingresos:income negocios:business ahorros:savings`,
    fp: `prácticas:work_experience`,
  },
  travel: {
    m: `viaje:journey tren:train avión:plane autobús:bus autocar:coach barco:boat coche:car hotel:hotel camping/campings:campsite taxi:taxi ferry/ferris:ferry
      país:country pasaporte:passport billete:ticket metro:underground monumento:monument vuelo:flight extranjero:foreign_countries aeropuerto:airport
      albergue:hostel viajero:traveller pasajero:passenger equipaje:luggage andén:platform asiento:seat retraso:delay destino:destination
      alojamiento:accommodation parador:state-owned_hotel recuerdo:souvenir folleto:brochure crucero:cruise bote:boat yate:yacht camión:lorry
      helicóptero:helicopter tranvía:tram transporte:transport vehículo:vehicle seguro:insurance accidente:accident atasco:traffic_jam carné/carnés:licence
      carnet/carnets:licence permiso:permission itinerario:itinerary continente:continent océano:ocean bañador:swimsuit bikini:bikini acento:accent
      safari:safari tour/tours:tour motor:engine bus/buses:bus`,
    f: `playa:beach maleta:suitcase montaña:mountain visita:visit excursión:trip isla:island costa:coast estancia:stay aduana:customs llegada:arrival
      salida:departure vuelta:return ida:outward_journey recepción:reception reserva:booking pensión:guest_house moto:motorbike motocicleta:motorbike
      furgoneta:van camioneta:van arena:sand ola:wave sombrilla:parasol gafa:glass orilla:shore bahía:bay cueva:cave agencia:agency postal:postcard
      aerolínea:airline rueda:wheel gasolina:petrol gasolinera:petrol_station avería:breakdown multa:fine línea:line ruta:route tumbona:sun_lounger
      tirolina:zip_wire bienvenida:welcome despedida:farewell`,
    mf: `turista:tourist mar:sea`,
    ms: `Mediterráneo:Mediterranean Atlántico:Atlantic México:Mexico Perú:Peru Japón:Japan Canadá:Canada Brasil:Brazil Portugal:Portugal Marruecos:Morocco
      Gales:Wales Londres:London Benidorm:Benidorm`,
    fs: `España:Spain Francia:France Inglaterra:England Alemania:Germany Italia:Italy Escocia:Scotland Irlanda:Ireland Europa:Europe América:America
      África:Africa Asia:Asia Australia:Australia Argentina:Argentina Colombia:Colombia Cuba:Cuba China:China India:India Grecia:Greece Turquía:Turkey
      Mallorca:Majorca Ibiza:Ibiza Tenerife:Tenerife Andalucía:Andalusia Cataluña:Catalonia Galicia:Galicia Valencia:Valencia Málaga:Malaga Sevilla:Seville
      Granada:Granada Barcelona:Barcelona Jamaica:Jamaica Polonia:Poland Suiza:Switzerland Rusia:Russia`,
    fp: `vacaciones:holidays`,
  },
  nature: {
    m: `árbol:tree lago:lake reciclaje:recycling plástico:plastic problema:problem papel:paper bosque:wood río:river planeta:planet
      incendio:fire campo:countryside tráfico:traffic humo:smoke petróleo:oil carbón:coal gas:gas
      contenedor:container vidrio:glass cartón:cardboard residuo:waste recurso:resource calentamiento:warming
      desastre:disaster desierto:desert valle:valley hielo:ice aire:air fuego:fire ecosistema:ecosystem
      riesgo:risk daño:damage consumo:consumption desarrollo:development gobierno:government derecho:right
      inmigrante:immigrant refugiado:refugee pobre:poor_person racismo:racism sexismo:sexism
      robo:theft terrorismo:terrorism `,
    f: `contaminación:pollution tierra:earth selva:jungle flor:flower naturaleza:nature energía:energy basura:rubbish sequía:drought botella:bottle bolsa:bag
      inundación:flood deforestación:deforestation especie:species madera:wood piedra:stone hierba:grass
      luna:moon solución:solution causa:cause consecuencia:consequence
      electricidad:electricity pobreza:poverty riqueza:wealth desigualdad:inequality igualdad:equality justicia:justice paz/paces:peace guerra:war
      violencia:violence víctima:victim ley:law sociedad:society ONG:NGO inmigración:immigration manifestación:demonstration protesta:protest
      extinción:extinction medida:measure diferencia:difference discriminación:discrimination raza:race`,
    mp: `residuos:waste`,
  },
  weather: {
    m: `clima:climate sol:sun viento:wind cielo:sky frío:cold calor:heat verano:summer otoño:autumn invierno:winter
      `,
    f: `lluvia:rain nieve:snow tormenta:storm niebla:fog nube:cloud temperatura:temperature primavera:spring sombra:shade
      `,
  },
  health: {
    m: `cuerpo:body brazo:arm pie:foot estómago:stomach sueño:sleep tabaco:tobacco alcohol:alcohol estrés:stress corazón:heart diente:tooth
      dolor:pain ejercicio:exercise cigarrillo:cigarette resfriado:cold catarro:cold enfermo:sick_person paciente:patient medicamento:medicine jarabe:syrup
      antibiótico:antibiotic comprimido:tablet tratamiento:treatment síntoma:symptom cáncer:cancer infarto:heart_attack hábito:habit vicio:vice
      fumador:smoker porro:joint alcohólico:alcoholic alcoholismo:alcoholism drogadicto:drug_addict sobrepeso:overweight peso:weight régimen/regímenes:diet
      cuello:neck hombro:shoulder codo:elbow dedo:finger tobillo:ankle pecho:chest cerebro:brain pulmón:lung hígado:liver músculo:muscle oído:ear labio:lip
      rostro:face riñón:kidney descanso:rest cansancio:tiredness bienestar:well-being vapeador:vape cigarro:cigarette ataque:attack vapeo:vaping
      estado:state mareo:dizziness síndrome:syndrome sudor:sweat`,
    f: `salud:health cabeza:head mano:hand pierna:leg boca:mouth enfermedad:illness droga:drug garganta:throat espalda:back nariz:nose dieta:diet fiebre:fever
      cara:face frente:forehead ceja:eyebrow oreja:ear mejilla:cheek barbilla:chin muela:tooth rodilla:knee uña:nail piel:skin sangre:blood cintura:waist
      muñeca:wrist cadera:hip tos:cough gripe:flu alergia:allergy herida:wound quemadura:burn insolación:sunstroke pastilla:tablet vacuna:vaccine
      venda:bandage farmacéutica:pharmacist ambulancia:ambulance operación:operation consulta:surgery urgencia:emergency infección:infection
      obesidad:obesity anorexia:anorexia depresión:depression ansiedad:anxiety borrachera:drunkenness sobredosis/sobredosis:overdose cocaína:cocaine
      marihuana:marijuana nicotina:nicotine relajación:relaxation meditación:meditation higiene:hygiene fatiga:fatigue costilla:rib
      diabetes/diabetes:diabetes memoria:memory mente:mind prevención:prevention tirita:plaster diarrea:diarrhoea picadura:sting pandemia:pandemic
      mascarilla:mask`,
    fp: `drogas:drugs lentillas:contact_lenses urgencias:A&E`,
  },
  shopping: {
    m: `pantalón:trousers jersey/jerséis:jumper abrigo:coat sombrero:hat regalo:present precio:price vestido:dress zapato:shoe calcetín:sock traje:suit
      bolso:handbag short/shorts:shorts look:look top:top piercing:piercing tatuaje:tattoo guante:glove cinturón:belt gorro:woolly_hat
      paraguas/paraguas:umbrella pijama:pyjamas chándal:tracksuit collar:necklace anillo:ring pendiente:earring maquillaje:make-up perfume:perfume
      pañuelo:handkerchief bolsillo:pocket escaparate:shop_window probador:changing_room descuento:discount recibo:receipt cambio:change
      mercadillo:flea_market algodón:cotton cuero:leather tamaño:size estilo:style chaleco:waistcoat leotardo:tights sujetador:bra calzoncillo:underpants
      tacón:heel oro:gold monedero:purse outfit/outfits:outfit vaquero:jeans carrito:trolley impermeable:raincoat chubasquero:raincoat`,
    f: `ropa:clothes falda:skirt camisa:shirt camiseta:T-shirt manga:sleeve chaqueta:jacket corbata:tie moda:fashion marca:brand bota:boot gorra:cap compra:shopping
      zapatilla:trainer talla:size sudadera:sweatshirt blusa:blouse bufanda:scarf pulsera:bracelet sandalia:sandal chancla:flip-flop cazadora:jacket
      rebeca:cardigan seda:silk lana:wool plata:silver tela:cloth queja:complaint clienta:customer cola:queue lista:list devolución:refund etiqueta:label
      joya:jewel gabardina:raincoat braga:knickers visera:visor diadema:headband`,
    mp: `vaqueros:jeans pantalones:trousers guantes:gloves zapatos:shoes calcetines:socks leggings:leggings jeans:jeans`,
    fp: `gafas:glasses rebajas:sales medias:tights deportivas:trainers compras:shopping`,
  },
  festivals: {
    m: `cumpleaños/cumpleaños:birthday carnaval:carnival festival:festival desfile:parade santo:saint's_day aniversario:anniversary bautizo:christening
      villancico:Christmas_carol belén:nativity_scene turrón:nougat disfraz:costume encierro:bull_run torero:bullfighter
      globo:balloon petardo:firecracker brindis/brindis:toast evento:event espectáculo:show altar:altar esqueleto:skeleton sacerdote:priest dios:god
      cristiano:Christian musulmán:Muslim judío:Jew`,
    f: `fiesta:party tradición:tradition costumbre:custom boda:wedding vela:candle tarjeta:card feria:fair Nochevieja:New_Year's_Eve procesión:procession
      corrida:bullfight celebración:celebration hoguera:bonfire máscara:mask ceremonia:ceremony misa:mass comunión:communion
      quinceañera:fifteenth_birthday_party piñata:piñata felicitación:greeting decoración:decoration calavera:skull fe:faith`,
    ms: `Ramadán:Ramadan Eid:Eid Halloween:Halloween Diwali:Diwali Janucá:Hanukkah`,
    fs: `Navidad:Christmas Nochebuena:Christmas_Eve Pascua:Easter Tomatina:Tomatina`,
    mp: `Reyes:Epiphany Sanfermines:San_Fermín_festival`,
    fp: `Navidades:Christmas Fallas:Fallas fiestas:festivities`,
  },
  animals: {
    m: `perro:dog gato:cat caballo:horse conejo:rabbit pájaro:bird hámster/hámsteres:hamster animal:animal cerdo:pig ratón:mouse pez:fish toro:bull león:lion
      tigre:tiger elefante:elephant oso:bear mono:monkey lobo:wolf zorro:fox burro:donkey pato:duck pollito:chick loro:parrot
      delfín:dolphin tiburón:shark insecto:insect mosquito:mosquito cachorro:puppy gatito:kitten pingüino:penguin dinosaurio:dinosaur dragón:dragon
      panda:panda cocodrilo:crocodile pulpo:octopus poni:pony `,
    f: `vaca:cow oveja:sheep tortuga:tortoise serpiente:snake mascota:pet gata:cat perra:dog gallina:hen rata:rat abeja:bee
      araña:spider mariposa:butterfly rana:frog jirafa:giraffe águila:eagle
      `,
  },
  leisure: {
    m: `fin:end hobby/hobbies:hobby weekend:weekend pasatiempo:hobby paseo:walk ocio:leisure
      rompecabezas/rompecabezas:puzzle finde:weekend juguete:toy
      `,
    f: `actividad:activity afición:hobby diversión:fun colección:collection siesta:nap fotografía:photography jardinería:gardening pintura:painting
      lotería:lottery videoconsola:games_console acampada:camping
      `,
    mp: `ratos:free_moments`,
  },
  other: {
    m: `plan:plan tiempo:weather día:day mundo:world mes:month año:year lunes/lunes:Monday martes/martes:Tuesday miércoles/miércoles:Wednesday jueves/jueves:Thursday
      viernes/viernes:Friday sábado:Saturday domingo:Sunday momento:moment nombre:name ejemplo:example idioma:language color:colour número:number
      consejo:piece_of_advice lado:side minuto:minute tema:subject aspecto:aspect carácter/caracteres:character siglo:century rato:while
      segundo:second mediodía:midday principio:beginning comienzo:beginning modo:way nivel:level porcentaje:percentage
      objeto:object asunto:matter caso:case motivo:reason interés:interest acuerdo:agreement desacuerdo:disagreement pensamiento:thought
      deseo:wish miedo:fear cuidado:care favor:favour gusto:taste valor:value uso:use origen/orígenes:origin significado:meaning
      sentido:sense detalle:detail dato:fact avance:advance progreso:progress orden/órdenes:order par:pair montón:pile resto:rest fondo:background
      extremo:end interior:inside exterior:outside frente:front presidente:president líder:leader
      control:control enero:January asco:disgust rollo:bore lío:mess truco:trick
      descubrimiento:discovery estereotipo:stereotype límite:limit impacto:impact aumento:increase `,
    f: `experiencia:experience vida:life forma:shape rutina:routine hora:hour semana:week noche:night tarde:afternoon mañana:morning vez:time cosa:thing idea:idea lengua:language razón:reason pregunta:question
      cultura:culture opinión:opinion edad:age ventaja:advantage desventaja:disadvantage parte:part suerte:luck verdad:truth libertad:freedom
      imagen/imágenes:picture fecha:date época:era etapa:stage madrugada:early_morning medianoche:midnight mitad:half
      cantidad:quantity manera:way especialidad:speciality característica:characteristic situación:situation
      condición:condition importancia:importance necesidad:need facilidad:ease decisión:decision elección:choice intención:intention esperanza:hope
      realidad:reality atención:attention pena:pity culpa:fault duda:doubt seguridad:safety frecuencia:frequency
      influencia:influence falta:lack mayoría:majority minoría:minority derecha:right izquierda:left
      dirección:address conversación:conversation charla:talk crítica:criticism descripción:description prisa:hurry calma:calm tranquilidad:peace
      desilusión:disappointment perspectiva:perspective nacionalidad:nationality sensación:sensation belleza:beauty limpieza:cleaning
      variedad:variety diversidad:diversity lástima:pity tontería:nonsense pérdida:waste reacción:reaction mezcla:mixture base:base norma:rule
      maravilla:wonder`,
    fp: `ganas:desire`,
  },
};
