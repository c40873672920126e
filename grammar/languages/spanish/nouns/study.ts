import type { NounTable } from "../../../core/morphology.ts";

/** School, work, and what belongs to no topic; how the nouns are written:`nouns.ts`. */
export const study: NounTable = {
  school: {
    m: `colegio:school instituto:secondary_school profesor:teacher alumno:pupil examen/exámenes:exam uniforme:uniform dibujo:art español:Spanish
inglés:English francés:French alemán:German bolígrafo:pen cuaderno:exercise_book recreo:break deber:homework patio:playground
horario:timetable curso:school_year trimestre:term laboratorio:laboratory tutor maestro:teacher profe:teacher estuche:pencil_case
rotulador:felt-tip diccionario:dictionary bachillerato:sixth_form fracaso:failure castigo:detention comportamiento:behaviour
aprendizaje:learning conocimiento:knowledge resumen/resúmenes:summary proyecto:project intercambio:exchange latín:Latin italiano:Italian
arte:art apunte:note error:mistake campus/campus grado:degree taller:workshop chino:Chinese ruso:Russian test/tests repaso:revision`,
    f: `aula:classroom escuela:school asignatura:subject clase:class geografía:geography informática:computing biología:biology química:chemistry
física:physics religión nota:mark regla:rule presión:pressure profesora:teacher universidad:university mochila:schoolbag goma:rubber
cantina:canteen educación:education profe:teacher agenda:diary tijera:scissors hoja:sheet prueba:test lección:lesson economía:economics
psicología:psychology filosofía:philosophy literatura:literature ciencia:science beca:grant formación:training optativa:optional_subject
calificación:grade calidad:quality respuesta:answer explicación:explanation dificultad:difficulty obligación:obligation
primaria:primary_school secundaria:secondary_school palabra:word frase:sentence gramática:grammar pronunciación:pronunciation
instalación:facility`,
    mf: `estudiante:student`,
    mp: `deberes:homework estudios:studies`,
    fp: `matemáticas:maths ciencias:science mates:maths instalaciones:facilities letras:arts artes:arts tijeras:scissors`,
  },
  work: {
    m: `trabajo:work empleo:job jefe:boss dinero:money sueldo:salary médico:doctor doctor ingeniero:engineer abogado:lawyer enfermero:nurse
futuro:future sueño:dream cliente:customer camarero:waiter bombero:firefighter veterinario:vet peluquero:hairdresser cocinero:cook
arquitecto:architect piloto:pilot mecánico:mechanic euro empleado:employee obrero:worker trabajador:worker electricista:electrician
fontanero:plumber granjero:farmer agricultor:farmer panadero:baker conductor:driver soldado:soldier científico:scientist
informático:computer_scientist programador:programmer diseñador:designer fotógrafo:photographer contable:accountant político:politician
empresario:businessman fisioterapeuta:physiotherapist socorrista:lifeguard canguro:babysitter voluntario:volunteer jubilado:pensioner
paro:unemployment salario:salary currículum/currículums:CV puesto:post objetivo:aim reto:challenge ahorro:saving voluntariado:volunteering
cargo:position servicio:service sector astronauta:astronaut logro:achievement beneficio:benefit`,
    f: `paga:pocket_money empresa:company fábrica:factory médica:doctor ingeniera:engineer abogada:lawyer enfermera:nurse oficina:office
profesión:profession camarera:waitress veterinaria:vet peluquera:hairdresser cocinera:cook empleada:employee trabajadora:worker
cartera:wallet científica:scientist diseñadora:designer pintora:painter política:politics jueza:judge vendedora:saleswoman niñera:babysitter
voluntaria:volunteer dependienta:shop_assistant jefa:boss reunión:meeting ambición:ambition oportunidad:opportunity
responsabilidad:responsibility capacidad:ability habilidad:skill moneda:coin libra:pound deuda:debt crisis/crisis industria:industry
agricultura:agriculture medicina:medicine ingeniería:engineering enfermería:nursing organización:organisation campaña:campaign
posibilidad:possibility independencia:independence`,
    mf: `dentista:dentist periodista:journalist artista:artist policía:police_officer recepcionista:receptionist agente:agent`,
    mp: `negocios:business ahorros:savings`,
    fp: `prácticas:work_experience`,
  },
  other: {
    m: `plan tiempo:weather día:day mundo:world mes:month año:year lunes/lunes:Monday martes/martes:Tuesday miércoles/miércoles:Wednesday
jueves/jueves:Thursday viernes/viernes:Friday sábado:Saturday domingo:Sunday momento:moment nombre:name ejemplo:example idioma:language
color:colour número:number consejo:piece_of_advice lado:side minuto:minute tema:subject carácter/caracteres:character siglo:century
rato:while segundo:second mediodía:midday principio:beginning comienzo:beginning modo:way nivel:level objeto:object motivo:reason
interés:interest acuerdo:agreement desacuerdo:disagreement miedo:fear cuidado:care favor:favour gusto:taste valor:value uso:use
origen/orígenes:origin significado:meaning sentido:sense dato:fact avance:advance progreso:progress orden/órdenes:order par:pair montón:pile
resto:rest fondo:background presidente:president control enero:January asco:disgust rollo:bore descubrimiento:discovery límite:limit
impacto:impact aumento:increase`,
    f: `experiencia:experience vida:life forma:shape rutina:routine hora:hour semana:week noche:night tarde:afternoon mañana:morning vez:time
cosa:thing idea lengua:language razón:reason pregunta:question cultura:culture opinión edad:age ventaja:advantage desventaja:disadvantage
parte:part suerte:luck verdad:truth libertad:freedom imagen/imágenes:picture fecha:date época:era etapa:stage madrugada:early_morning
medianoche:midnight mitad:half cantidad:quantity manera:way característica:characteristic situación:situation condición:condition
importancia:importance necesidad:need facilidad:ease decisión intención:intention esperanza:hope realidad:reality atención:attention
pena:pity culpa:fault duda:doubt seguridad:safety frecuencia:frequency falta:lack mayoría:majority derecha:right izquierda:left
dirección:address conversación:conversation charla:talk crítica:criticism descripción:description prisa:hurry calma:calm tranquilidad:peace
perspectiva:perspective nacionalidad:nationality sensación:sensation belleza:beauty limpieza:cleaning variedad:variety diversidad:diversity
lástima:pity tontería:nonsense pérdida:waste mezcla:mixture base norma:rule maravilla:wonder`,
    fp: `ganas:desire`,
  },
};
