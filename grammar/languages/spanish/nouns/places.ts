import type { NounTable } from "../../../core/morphology.ts";

/** Home, town, travel, nature and weather; how the nouns are written:`nouns.ts`. */
export const places: NounTable = {
  home: {
    m: `bote:jar piso:flat jardín:garden salón:living_room dormitorio:bedroom comedor:dining_room garaje:garage baño:bathroom apartamento:flat
armario:wardrobe sofá escritorio:desk mueble:piece_of_furniture edificio:building espejo:mirror suelo:floor ático:attic sótano:basement
balcón:balcony pasillo:corridor techo:ceiling tejado:roof césped:lawn ascensor:lift cuarto:room grifo:tap horno:oven frigorífico:fridge
lavaplatos/lavaplatos:dishwasher cojín:cushion reloj:clock adosado:terraced_house alquiler:rent dueño:owner jabón:soap estudio:study
hogar:home`,
    f: `casa:house habitación:bedroom cocina:kitchen mesa:table silla:chair puerta:door ventana:window lámpara:lamp ducha:shower cama:bed
terraza:terrace planta:floor pared:wall llave:key estantería:shelf aspiradora:vacuum_cleaner vivienda:housing escalera:staircase
manta:blanket toalla:towel bañera:bath nevera:fridge secadora:dryer plancha:iron luz/luces:light radio calefacción:heating granja:farm
tarea:task litera:bunk_bed mesita:bedside_table entrada:ticket sala:room caravana:caravan`,
  },
  town: {
    m: `cine:cinema restaurante:restaurant pub club/clubs parque:park museo:museum mercado:market centro:centre barrio:neighbourhood pueblo:village
teatro:theatre estadio:stadium hospital supermercado:supermarket puente:bridge castillo:castle ayuntamiento:town_hall lugar:place
sitio:place ruido:noise polideportivo:sports_centre bar banco:bank aparcamiento:car_park semáforo:traffic_light cruce:crossroads
ciudadano:citizen habitante:inhabitant turismo:tourism comercio:trade rascacielos/rascacielos:skyscraper puerto:port palacio:palace
acuario:aquarium zoo zoológico:zoo kilómetro:kilometre mapa:map plano:map paisaje:landscape espacio:space inconveniente:drawback`,
    f: `ciudad:city calle:street estación:station iglesia:church piscina:swimming_pool biblioteca:library plaza:square panadería:bakery
farmacia:chemist's tienda:shop región zona:area discoteca:nightclub bolera:bowling_alley cafetería:café acera:pavement avenida:avenue
esquina:corner carnicería:butcher's pastelería:cake_shop librería:bookshop peluquería:hairdresser's catedral:cathedral mezquita:mosque
torre:tower fuente:fountain estatua:statue galería:gallery capital población:population multitud:crowd comunidad:community
delincuencia:crime carretera:road autopista:motorway parada:stop guardería:nursery heladería:ice-cream_parlour pista:track
atracción:attraction vista:view distancia:distance altura:height`,
    ms: `norte:north sur:south `,
    mp: `servicios:toilets`,
    fp: `afueras:outskirts`,
  },
  travel: {
    m: `viaje:journey tren:train avión:plane autobús:bus autocar:coach barco:boat coche:car hotel camping/campings:campsite taxi ferry/ferris
país:country pasaporte:passport billete:ticket metro:underground monumento:monument vuelo:flight extranjero:foreign_countries
aeropuerto:airport albergue:hostel andén:platform asiento:seat retraso:delay destino:destination alojamiento:accommodation recuerdo:souvenir
yate:yacht helicóptero:helicopter tranvía:tram transporte:transport vehículo:vehicle seguro:insurance accidente:accident atasco:traffic_jam
carné/carnés:licence permiso:permission continente:continent océano:ocean bañador:swimsuit acento:accent motor:engine bus/buses`,
    f: `playa:beach maleta:suitcase montaña:mountain visita:visit excursión:trip isla:island costa:coast estancia:stay llegada:arrival
salida:departure vuelta:return ida:outward_journey recepción:reception moto:motorbike furgoneta:van arena:sand ola:wave sombrilla:parasol
gafa:glass orilla:shore cueva:cave agencia:agency postal:postcard aerolínea:airline rueda:wheel avería:breakdown multa:fine línea:line
ruta:route bienvenida:welcome despedida:farewell`,
    mf: `turista:tourist mar:sea`,
    ms: `Mediterráneo:Mediterranean Atlántico:Atlantic México:Mexico Perú:Peru Japón:Japan Canadá:Canada Brasil:Brazil Portugal:Portugal
Marruecos:Morocco Gales:Wales Londres:London`,
    fs: `España:Spain Francia:France Inglaterra:England Alemania:Germany Italia:Italy Escocia:Scotland Irlanda:Ireland Europa:Europe América:America
África:Africa Asia:Asia Australia:Australia Argentina:Argentina Colombia:Colombia Cuba:Cuba China:China India:India Grecia:Greece
Turquía:Turkey Mallorca:Majorca Tenerife:Tenerife Andalucía:Andalusia Galicia:Galicia Valencia:Valencia Málaga:Malaga Sevilla:Seville
Granada:Granada Barcelona:Barcelona Jamaica:Jamaica Polonia:Poland Suiza:Switzerland`,
    fp: `vacaciones:holidays`,
  },
  nature: {
    m: `ambiente:environment árbol:tree lago:lake reciclaje:recycling plástico:plastic problema:problem papel:paper bosque:wood río:river
planeta:planet incendio:fire campo:countryside tráfico:traffic humo:smoke petróleo:oil carbón:coal gas contenedor:container vidrio:glass
cartón:cardboard residuo:waste recurso:resource calentamiento:warming cambio:change desastre:disaster desierto:desert hielo:ice aire:air fuego:fire
riesgo:risk daño:damage consumo:consumption desarrollo:development gobierno:government derecho:right inmigrante:immigrant refugiado:refugee
pobre:poor_person racismo:racism robo:theft terrorismo:terrorism`,
    f: `contaminación:pollution tierra:earth selva:jungle flor:flower naturaleza:nature energía:energy basura:rubbish sequía:drought botella:bottle
bolsa:bag inundación:flood especie:species madera:wood piedra:stone hierba:grass luna:moon solución:solution causa:cause
consecuencia:consequence electricidad:electricity pobreza:poverty riqueza:wealth desigualdad:inequality igualdad:equality justicia:justice
paz/paces:peace guerra:war violencia:violence víctima:victim ley:law sociedad:society ONG:NGO inmigración:immigration
manifestación:demonstration protesta:protest medida:measure diferencia:difference discriminación:discrimination raza:race`,
    mp: `residuos:waste`,
  },
  weather: {
    m: `clima:climate sol:sun viento:wind cielo:sky frío:cold calor:heat verano:summer otoño:autumn invierno:winter`,
    f: `lluvia:rain nieve:snow tormenta:storm niebla:fog nube:cloud temperatura:temperature primavera:spring sombra:shade estación/estaciones:season`,
  },
};
