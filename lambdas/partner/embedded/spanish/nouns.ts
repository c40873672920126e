import type { NounTable } from "../morphology.ts";

/**
 * "word:english", or "word/plural:english" where the plural does not follow the rule. "mf" may be either; mp and fp have
 * no singular.
 */
export const nouns: NounTable = {
  food: {
    m: `chocolate:chocolate queso:cheese pan:bread pollo:chicken pescado:fish arroz:rice pastel:cake té:tea café:coffee zumo:juice
      jamón:ham huevo:egg desayuno:breakfast almuerzo:lunch bocadillo:sandwich azúcar:sugar yogur:yoghurt helado:ice_cream
      plátano:banana tomate:tomato limón:lemon postre:dessert plato:dish refresco:soft_drink filete:steak atún:tuna marisco:seafood
      gazpacho:gazpacho champiñón:mushroom ajo:garlic aceite:oil vino:wine melocotón:peach perrito:hot_dog sándwich/sándwiches:sandwich sandwich/sandwiches:sandwich kebab:kebab burger:burger kétchup:ketchup ketchup:ketchup curry:curry taco:taco
      nacho:nacho burrito:burrito chorizo:chorizo smoothie:smoothie cóctel:cocktail chicle:chewing_gum picnic:picnic`,
    f: `pizza:pizza coca-cola:cola ensalada:salad carne:meat sopa:soup manzana:apple naranja:orange fresa:strawberry pera:pear zanahoria:carrot
      leche:milk agua:water limonada:lemonade bebida:drink mermelada:jam comida:food cena:dinner mantequilla:butter
      cebolla:onion patata:potato hamburguesa:hamburger paella:paella lasaña:lasagne tortilla:omelette fruta:fruit verdura:vegetable galleta:biscuit
      tostada:toast tarta:cake cerveza:beer salchicha:sausage tapa:tapa uva:grape piña:pineapple merienda:snack`,
    mp: "chips:crisps churros:churros cereales:cereal guisantes:peas",
    fp: "legumbres:pulses",
  },
  family: {
    m: `padre:father hermano:brother tío:uncle primo:cousin abuelo:grandfather padrastro:stepfather
      hermanastro:stepbrother sobrino:nephew gemelo:twin papá:dad nieto:grandson `,
    f: `madre:mother hermana:sister tía:aunt prima:cousin abuela:grandmother familia:family madrastra:stepmother
      hermanastra:stepsister sobrina:niece gemela:twin mamá:mum nieta:granddaughter `,
  },
  friends: {
    m: "niño:boy bebé:baby marido:husband hijo:son amigo:friend colega:friend chico:boy hombre:man vecino:neighbour novio:boyfriend compañero:classmate grupo:group adolescente:teenager muchacho:boy",
    f: "niña:girl mujer:woman hija:daughter amiga:friend chica:girl vecina:neighbour novia:girlfriend compañera:classmate gente:people persona:person amistad:friendship pelea:fight",
    mf: "joven/jóvenes:young_person",
  },
  home: {
    m: `piso:flat jardín:garden salón:living_room dormitorio:bedroom comedor:dining_room garaje:garage baño:bathroom apartamento:flat
      armario:wardrobe sofá:sofa escritorio:desk sillón:armchair mueble:piece_of_furniture edificio:building espejo:mirror suelo:floor`,
    f: `casa:house habitación:bedroom cocina:kitchen mesa:table silla:chair puerta:door ventana:window lámpara:lamp ducha:shower cama:bed
      terraza:terrace planta:floor pared:wall llave:key estantería:shelf aspiradora:vacuum_cleaner`,
  },
  town: {
    m: `cine:cinema restaurante:restaurant pub:pub club:club parking:car_park parque:park museo:museum mercado:market centro:centre barrio:neighbourhood pueblo:village teatro:theatre
      estadio:stadium hospital:hospital supermercado:supermarket puente:bridge castillo:castle ayuntamiento:town_hall lugar:place
      sitio:place ruido:noise polideportivo:sports_centre bar:bar banco:bank colegio:school`,
    f: `ciudad:city calle:street estación:station iglesia:church piscina:swimming_pool biblioteca:library plaza:square panadería:bakery
      farmacia:chemist's tienda:shop región:region zona:area discoteca:nightclub bolera:bowling_alley cafetería:café`,
    mp: "alrededores:surroundings",
    fp: "afueras:outskirts",
  },
  sport: {
    m: `deporte:sport fútbol:football tenis/tenis:tennis rugby:rugby baloncesto:basketball hockey:hockey partido:match balón:ball
      ciclismo:cycling esquí:skiing club:club entrenamiento:training atletismo:athletics golf:golf patinaje:skating monopatín:skateboard
      jogging:jogging footing:jogging running:running fitness:fitness surf:surfing skate:skateboarding snowboard:snowboarding bádminton:badminton voleibol:volleyball
      vóley:volleyball ping-pong:table_tennis squash:squash yoga:yoga kárate:karate karate:karate béisbol:baseball críquet:cricket cricket:cricket crol:crawl kayak:kayaking boxeo:boxing
      gol:goal récord:record fan:fan jugador:player equipo:team gimnasio:gym campo:field judo:judo`,
    f: `natación:swimming equitación:horse_riding gimnasia:gymnastics vela:sailing carrera:race pelota:ball escalada:climbing
      bici:bike bicicleta:bike competición:competition danza:dance pesca:fishing`,
  },
  music: {
    m: "concierto:concert piano:piano violín:violin instrumento:instrument cantante:singer rap:rap rock:rock coro:choir baile:dance jazz:jazz hip-hop:hip-hop pop:pop reggaeton:reggaeton reguetón:reggaeton blues/blues:blues CD/CD:CD DJ/DJ:DJ",
    f: "música:music guitarra:guitar canción:song batería:drums banda:band flauta:flute trompeta:trumpet orquesta:orchestra",
  },
  media: {
    m: "libro:book periódico:newspaper actor:actor documental:documentary programa:programme tebeo:comic personaje:character cuento:story anuncio:advert podcast:podcast póster/pósteres:poster cómic/cómics:comic thriller:thriller western:western show:show manga:manga bestseller:bestseller",
    f: `película:film tele:TV televisión:television serie:series actriz:actress lectura:reading historia:history novela:novel
      revista:magazine telenovela:soap_opera noticia:piece_of_news comedia:comedy estrella:star`,
    mp: "dibujos:cartoons",
  },
  technology: {
    m: `ordenador:computer móvil:mobile_phone teléfono:phone videojuego:video_game juego:game correo:email mensaje:message portátil:laptop
      sitio-web:website vídeo:video internet:internet blog/blogs:blog chat/chats:chat selfie:selfie smartphone:smartphone email/emails:email e-mail/e-mails:email wifi:Wi-Fi SMS/SMS:text_message
      software:software hashtag:hashtag streaming:streaming ratón:mouse`,
    f: "tableta:tablet aplicación:app foto/fotos:photo tecnología:technology play:PlayStation PlayStation:PlayStation Xbox:Xbox web/webs:website tablet/tablets:tablet pantalla:screen red:network consola:console página:page",
  },
  school: {
    m: `instituto:secondary_school profesor:teacher alumno:pupil examen/exámenes:exam uniforme:uniform dibujo:art español:Spanish inglés:English
      francés:French alemán:German bolígrafo:pen lápiz:pencil cuaderno:exercise_book recreo:break deber:homework patio:playground
      horario:timetable curso:school_year trimestre:term`,
    f: `escuela:school asignatura:subject clase:class geografía:geography informática:computing biología:biology química:chemistry
      física:physics religión:religion nota:mark regla:rule presión:pressure profesora:teacher alumna:pupil universidad:university
      mochila:schoolbag goma:rubber cantina:canteen educación:education`,
    mf: "estudiante:student",
    mp: "deberes:homework estudios:studies",
    fp: "matemáticas:maths ciencias:science mates:maths",
  },
  work: {
    m: `trabajo:work empleo:job jefe:boss dinero:money sueldo:salary médico:doctor ingeniero:engineer abogado:lawyer enfermero:nurse futuro:future
      sueño:dream plan:plan cliente:customer camarero:waiter bombero:firefighter veterinario:vet peluquero:hairdresser cocinero:cook arquitecto:architect piloto:pilot mecánico:mechanic dependiente:shop_assistant euro:euro`,
    f: "empresa:company fábrica:factory médica:doctor ingeniera:engineer abogada:lawyer enfermera:nurse vida:life experiencia:experience oficina:office profesión:profession camarera:waitress veterinaria:vet peluquera:hairdresser cocinera:cook arquitecta:architect",
    fp: "prácticas:work_experience",
    mf: "dentista:dentist periodista:journalist artista:artist policía:police_officer",
  },
  travel: {
    m: `viaje:journey tren:train avión:plane autobús:bus autocar:coach barco:boat coche:car hotel:hotel camping/campings:campsite taxi:taxi ferry/ferries:ferry país:country pasaporte:passport
      billete:ticket metro:underground monumento:monument vuelo:flight extranjero:foreign_countries aeropuerto:airport albergue:hostel`,
    f: `playa:beach maleta:suitcase montaña:mountain visita:visit excursión:trip isla:island tienda-de-campaña:tent costa:coast
      España:Spain Francia:France Inglaterra:England Alemania:Germany Italia:Italy estancia:stay`,
    fp: "vacaciones:holidays",
    mf: "turista:tourist mar:sea",
  },
  nature: {
    m: `medio-ambiente:environment árbol:tree lago:lake reciclaje:recycling plástico:plastic problema:problem clima:climate papel:paper bosque:wood río:river
      planeta:planet incendio:fire campo:countryside tráfico:traffic cristal:glass`,
    f: "contaminación:pollution tierra:earth selva:jungle flor:flower naturaleza:nature energía:energy basura:rubbish sequía:drought botella:bottle bolsa:bag",
  },
  weather: {
    m: "tiempo:weather sol:sun viento:wind cielo:sky frío:cold calor:heat verano:summer otoño:autumn invierno:winter",
    f: "lluvia:rain nieve:snow tormenta:storm niebla:fog nube:cloud temperatura:temperature primavera:spring estación-del-año:season",
  },
  health: {
    m: "cuerpo:body brazo:arm pie:foot estómago:stomach sueño:sleep tabaco:tobacco alcohol:alcohol estrés:stress corazón:heart pelo:hair ojo:eye diente:tooth dolor:pain ejercicio:exercise cigarrillo:cigarette",
    f: "salud:health cabeza:head mano:hand pierna:leg boca:mouth enfermedad:illness droga:drug garganta:throat espalda:back nariz:nose dieta:diet fiebre:fever",
  },
  shopping: {
    m: "pantalón:trousers jersey:jumper abrigo:coat sombrero:hat regalo:present precio:price vestido:dress zapato:shoe calcetín:sock traje:suit bolso:handbag short:shorts look:look top:top piercing:piercing tatuaje:tattoo",
    f: "ropa:clothes falda:skirt camisa:shirt camiseta:T-shirt chaqueta:jacket corbata:tie moda:fashion marca:brand bota:boot gorra:cap compra:shopping zapatilla:trainer talla:size sudadera:sweatshirt",
    mp: "vaqueros:jeans",
    fp: "gafas:glasses rebajas:sales",
  },
  festivals: {
    m: "cumpleaños/cumpleaños:birthday carnaval:carnival festival:festival árbol-de-Navidad:Christmas_tree desfile:parade",
    f: "fiesta:party Navidad:Christmas Nochebuena:Christmas_Eve tradición:tradition costumbre:custom boda:wedding vela:candle tarjeta:card Pascua:Easter feria:fair",
    mp: "fuegos-artificiales:fireworks Reyes:Epiphany",
    fp: "Navidades:Christmas",
  },
  animals: {
    m: "perro:dog gato:cat caballo:horse conejo:rabbit pájaro:bird hámster:hamster animal:animal cerdo:pig ratón:mouse pez:fish toro:bull",
    f: "vaca:cow oveja:sheep tortuga:tortoise serpiente:snake mascota:pet gata:cat perra:dog",
  },
  leisure: {
    m: "fin:end hobby/hobbies:hobby weekend:weekend pasatiempo:hobby paseo:walk ocio:leisure",
    f: "actividad:activity afición:hobby",
    mp: "ratos:free_moments",
  },
  other: {
    m: `día:day mundo:world mes:month año:year lunes/lunes:Monday martes/martes:Tuesday miércoles/miércoles:Wednesday jueves/jueves:Thursday
      viernes/viernes:Friday sábado:Saturday domingo:Sunday momento:moment tiempo-libre:free_time nombre:name ejemplo:example idioma:language
      color:colour número:number consejo:piece_of_advice lado:side minuto:minute tema:subject aspecto:aspect carácter/caracteres:character`,
    f: `hora:hour semana:week noche:night tarde:afternoon mañana:morning vez:time cosa:thing idea:idea lengua:language razón:reason pregunta:question
      cultura:culture opinión:opinion edad:age ventaja:advantage desventaja:disadvantage parte:part suerte:luck verdad:truth libertad:freedom imagen/imágenes:picture`,
  },
};
