import { expect, test } from "@jest/globals";
import type { MistakeKind } from "../../../../domain/mistakes.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

const findingsIn = (question: string, said: string) =>
  examine(momentOf("Spanish", said, { text: question })).findings;

/** Kind, question, answer, and the fix, "" where there is none to be sure of. */
test.each<readonly [MistakeKind, string, string, string]>([
  ["tense", "¿Qué cambiarías?", "Si yo era el director, las clases empezarían a las diez.", "fuera"],
  ["tense", "¿Qué harías?", "Viajaría a la luna si tendría dinero.", "tuviera"],
  ["tense", "¿Qué harías?", "si fuera rico mis padres no trabajan", "trabajarían"],
  ["tense", "¿Qué vas a hacer?", "Si tenga tiempo, iré a la piscina.", "tengo"],
  ["tense", "¿Qué quieres hacer?", "cuando dejaré el colegio trabajaré con mi tío", "deje"],
  ["tense", "¿Qué quieres hacer?", "Cuando termino mis exámenes, voy a viajar.", "termine"],
  ["tense", "¿Cómo eras?", "Cuando yo era pequeña no me gustan las verduras.", "gustaban"],
  ["tense", "¿Cómo eras?", "de pequeña siempre jugué con mis primos", "jugaba"],
  ["tense", "¿Qué hiciste?", "El viernes pasado salgo con mis amigos y cenamos pizza.", "salí"],
  ["tense", "¿Qué haces?", "Normalmente fui al parque con mi perro.", "voy"],
  ["tense", "¿Cómo es tu rutina diaria?", "Todos los días me levanté a las seis.", "levanto"],
  ["tense", "¿Qué hiciste?", "Comí una hamburguesa y mi hermano come pizza.", "comió"],
  ["tense", "¿Qué hiciste?", "visitamos el castillo y saco muchas fotos", "saqué"],
  ["tense", "¿Qué piensas?", "Es importante que reciclamos más.", "que reciclemos"],
  ["person", "¿Qué hiciste?", "Cada año recibemos muchos regalos.", "recibimos"],
  ["person", "¿Qué hiciste?", "Mi amigo me dició la verdad.", "dijo"],
  ["person", "¿Cómo eras?", "comaba muchos dulces", "comía"],
  ["person", "¿Qué escuchan?", "Mis amigos escuchen música rock.", "escuchan"],
  ["person", "¿Qué piensas?", "Creo que el uniforme sea feo.", "es"],
  ["person", "¿Cómo es tu familia?", "En mi casa vive mis abuelos.", "viven mis abuelos"],
  ["person", "¿Quién vino?", "a mi fiesta vino todos mis amigos del colegio", "vinieron todos mis amigos"],
  ["person", "¿Qué hiciste ayer?", "Ayer comió pasta y bebí agua.", "comí"],
  ["person", "¿Cómo es tu rutina diaria?", "Me levanto a las siete y va al instituto.", "voy"],
  ["person", "¿Cómo es tu amigo?", "Mi amigo se llama Jack y tienes quince años.", "tiene"],
  ["person", "¿Cómo son tus padres?", "Mis padres son amables y siempre me ayuda mucho.", "ayudan"],
  ["reflexive", "¿Qué tienes que hacer?", "Tengo que levantarse a las seis.", "levantarme"],
  ["reflexive", "¿Qué te gusta?", "me gusta relajar en mi dormitorio", "relajarme"],
  ["reflexive", "¿Dónde nadas?", "En verano me nado en el lago.", "nado"],
  ["reflexive", "¿Cómo se llama?", "mi perro llama toby", "perro se llama toby"],
  ["second-verb", "¿Cómo pasas el tiempo?", "Paso mucho tiempo jugar a los videojuegos.", ""],
  ["phrase", "¿Qué hiciste?", "el sábado fui jugué al fútbol", "jugué"],
  ["phrase", "¿Cómo es tu instituto?", "Mi instituto hay ochocientos alumnos.", "en Mi instituto hay"],
  ["phrase", "¿Qué tiempo hace?", "cuando es sol vamos al parque", ""],
  ["phrase", "¿Dónde está?", "Manchester es en el noroeste de Inglaterra.", "está en el noroeste"],
  ["phrase", "¿Cuándo fuiste?", "Dos años hace fui a Egipto.", "hace Dos años"],
  ["phrase", "¿Qué dicen?", "Mi amigo cree soy gracioso.", "cree que soy"],
])("a mistake of %s, asked “%s”: “%s”", (kind, question, said, right) => {
  const found = findingsIn(question, said).find((finding) => finding.kind === kind);
  expect(found).toBeDefined();
  expect(found?.right ?? "").toBe(right);
});

test.each<[string, string]>([
  ["¿Cómo eras?", "Si hacía buen tiempo, íbamos a la playa."],
  ["¿Qué te dijo?", "Me preguntó si tenía hermanos y le dije que me encantaría tener uno."],
  ["¿Qué quieres hacer?", "No sé si tendré hijos."],
  ["¿Qué harías?", "Si ganara la lotería no sé qué haría."],
  ["¿Qué harías?", "Si tuviera dinero, compraría la casa donde viven mis abuelos."],
  ["¿Qué vas a hacer?", "si hace bueno iremos al campo y si no me quedaré en casa"],
  ["¿Qué haces?", "Cuando llego a casa voy a correr con mi perro."],
  ["¿Cómo eras?", "Cuando era pequeño jugaba al fútbol, pero ahora juego al rugby."],
  ["¿Cómo eras?", "Cuando era pequeña viví dos años en Alemania."],
  ["¿Qué haces?", "Desde el año pasado voy al gimnasio."],
  ["¿Qué hiciste?", "Todos los días comimos en el hotel y por la tarde fuimos a la playa."],
  ["¿Qué quieres?", "Quiero que mi madre trabaje menos."],
  ["¿Es peligroso?", "No creo que sea peligroso."],
  ["¿Quién vive en tu casa?", "En mi casa viven mi abuela y mi tía."],
  ["¿Qué hace tu hermano?", "Mi hermano trabaja los sábados."],
  ["¿Qué hiciste?", "Llamé a mi abuela y me contó una historia."],
  ["¿Qué se puede hacer?", "En mi ciudad puedes hacer muchas cosas y comes muy bien."],
  ["¿Qué dices?", "Casarse no es importante."],
  ["¿Qué haces?", "Voy a quedar con mis amigos en el centro."],
  ["¿Cuáles son los problemas?", "Los problemas de la gente son muy graves."],
  ["¿Qué piensas?", "La película creo que es larga."],
  ["¿Qué piensas?", "Cuantos más idiomas hables, más puertas se te abrirán."],
])("asked “%s”: “%s” raises no alarm", (question, said) => {
  expect(findingsIn(question, said)).toEqual([]);
});
