import type { NounTable } from "../../../core/morphology.ts";

/** People, their bodies, clothes, feasts and animals; how the nouns are written:`nouns.ts`. */
export const people: NounTable = {
  family: {
    m: `padre:father hermano:brother tío:uncle primo:cousin abuelo:grandfather padrastro:stepfather hermanastro:stepbrother sobrino:nephew
gemelo:twin papá:dad nieto:grandson apellido:surname nacimiento:birth divorcio:divorce matrimonio:marriage hermanito:little_brother`,
    f: `madre:mother hermana:sister tía:aunt prima:cousin abuela:grandmother bisabuela:great-grandmother familia:family madrastra:stepmother
hermanastra:stepsister gemela:twin mamá:mum esposa:wife infancia:childhood juventud:youth generación:generation relación:relationship
hermanita:little_sister pareja:couple muerte:death`,
    mf: `familiar:relative pariente:relative`,
  },
  friends: {
    m: `ojo:eye pelo:hair niño:boy bebé:baby marido:husband hijo:son amigo:friend colega:friend chico:boy hombre:man vecino:neighbour
novio:boyfriend compañero:classmate grupo:group adolescente:teenager conocido:acquaintance desconocido:stranger enemigo:enemy
cariño:affection amor:love beso:kiss abrazo:hug chiste:joke secreto:secret humor:humour apoyo:support conflicto:conflict odio:hatred
respeto:respect sentimiento:feeling defecto:fault tipo:type señor:gentleman anciano:old_man adulto:adult invitado:guest`,
    f: `niña:girl mujer:woman hija:daughter amiga:friend chica:girl vecina:neighbour novia:girlfriend gente:people persona:person amistad:friendship
pelea:fight confianza:trust barba:beard sonrisa:smile personalidad:personality cualidad:quality paciencia:patience discusión:argument
broma:joke risa:laughter felicidad:happiness tristeza:sadness alegría:joy emoción:emotion lágrima:tear mirada:look señora:lady
señorita:young_lady cita:date pasión:passion vergüenza:embarrassment mentira:lie ayuda:help solidaridad:solidarity ilusión:hope
curiosidad:curiosity sorpresa:surprise ira:anger rabia:rage`,
    mf: `joven/jóvenes:young_person modelo:model miembro:member guía:guide`,
    mp: ``,
  },
  health: {
    m: `cuerpo:body brazo:arm pie:foot estómago:stomach sueño:sleep tabaco:tobacco alcohol estrés:stress corazón:heart diente:tooth dolor:pain
ejercicio:exercise cigarrillo:cigarette resfriado:cold catarro:cold enfermo:sick_person paciente:patient medicamento:medicine
tratamiento:treatment cáncer hábito:habit fumador:smoker peso:weight régimen/regímenes:diet codo:elbow dedo:finger tobillo:ankle pecho:chest
pulmón:lung hígado:liver oído:ear descanso:rest bienestar:well-being vapeador:vape ataque:attack estado:state mareo:dizziness`,
    f: `salud:health cabeza:head mano:hand pierna:leg boca:mouth enfermedad:illness droga:drug garganta:throat espalda:back nariz:nose dieta:diet
fiebre:fever cara:face oreja:ear muela:tooth rodilla:knee uña:nail piel:skin sangre:blood muñeca:wrist tos:cough gripe:flu herida:wound
pastilla:tablet vacuna:vaccine ambulancia:ambulance operación:operation consulta:surgery urgencia:emergency depresión:depression
ansiedad:anxiety marihuana:marijuana memoria:memory mente:mind mascarilla:mask`,
    fp: `drogas:drugs urgencias:A&E`,
  },
  animals: {
    m: `perro:dog delfín:dolphin gato:cat caballo:horse conejo:rabbit pájaro:bird hámster/hámsteres animal cerdo:pig ratón:mouse pez:fish toro:bull
león:lion tigre:tiger elefante:elephant oso:bear zorro:fox pato:duck loro:parrot mosquito pingüino:penguin dragón panda pulpo:octopus`,
    f: `vaca:cow oveja:sheep tortuga:tortoise serpiente:snake mascota:pet gata:cat perra:dog gallina:hen abeja:bee araña:spider mariposa:butterfly
rana:frog águila:eagle`,
  },
  shopping: {
    m: `pantalón:trousers jersey/jerséis:jumper abrigo:coat sombrero:hat regalo:present precio:price vestido:dress zapato:shoe traje:suit
bolso:handbag piercing guante:glove cinturón:belt gorro:woolly_hat paraguas/paraguas:umbrella pijama:pyjamas pendiente:earring
maquillaje:make-up bolsillo:pocket descuento:discount recibo:receipt cuero:leather tamaño:size estilo:style oro:gold
monedero:purse vaquero:jeans`,
    f: `ropa:clothes falda:skirt camisa:shirt camiseta:T-shirt manga:sleeve chaqueta:jacket corbata:tie moda:fashion marca:brand bota:boot gorra:cap
compra:shopping zapatilla:trainer talla:size sudadera:sweatshirt bufanda:scarf pulsera:bracelet seda:silk lana:wool plata:silver
clienta:customer cola:queue lista:list joya:jewel`,
    mp: `vaqueros:jeans pantalones:trousers guantes:gloves zapatos:shoes `,
    fp: `gafas:glasses rebajas:sales medias:tights compras:shopping`,
  },
  festivals: {
    m: `cumpleaños/cumpleaños:birthday carnaval:carnival festival desfile:parade santo:saint's_day aniversario:anniversary
villancico:Christmas_carol turrón:nougat disfraz:costume globo:balloon evento:event espectáculo:show dios:god judío:Jew`,
    f: `fiesta:party tradición:tradition costumbre:custom boda:wedding vela:candle tarjeta:card feria:fair Nochevieja:New_Year's_Eve
corrida:bullfight hoguera:bonfire misa:mass fe:faith`,
    ms: `Ramadán:Ramadan Eid:Eid Halloween:Halloween Diwali:Diwali Janucá:Hanukkah`,
    fs: `Navidad:Christmas Nochebuena:Christmas_Eve Pascua:Easter Tomatina:Tomatina`,
    mp: `Reyes:Epiphany Sanfermines:San_Fermín_festival`,
    fp: `Navidades:Christmas Fallas:Fallas fiestas:festivities`,
  },
};
