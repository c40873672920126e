import { expect, test } from "@jest/globals";
import { examine } from "../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "./lesson.ts";

const findingsIn = (said: string) => examine(momentOf("Spanish", said, { text: "¿Qué tal?" })).findings;

/** What any teacher hears, and how it is put right, or what the rule names. */
test.each([
  ["No voy a clase en autobús pero en bici.", "sino"],
  ["Este curso no estudio francés, pero alemán.", "sino"],
  ["mi mochila no es roja pero azul", "sino"],
  ["Llegamos tarde porque el tráfico.", "“por”"],
  ["No salimos porque la lluvia.", "“por”"],
  ["Ana es la amiga que hablo con.", "con quien"],
  ["El equipo que jugamos contra era fuerte.", "con quien"],
  ["En el camping fue una piscina enorme.", "había"],
  ["el último día fue una tormenta", "había"],
  ["ayer ganaba nuestro equipo el partido", "preterite"],
  ["Que más me gusta es la playa.", "lo que"],
  ["Me dejan hacer que quiero.", "lo que quiero"],
  ["Deportes ayudan mucho.", "article"],
  ["porque animales sufren en las jaulas", "article"],
  ["Para mí, español es fácil.", "el español"],
  ["Mi hermana come no la fruta.", "no come la"],
  ["yo nunca no desayuno", "nunca desayuno"],
  ["Gustamos el mar.", "me gusta"],
  ["Tenemos hablado de las fiestas.", "hemos hablado"],
  ["me gustaba jugaba al parchís", "gustaba jugar"],
  ["Compré el móvil para cien euros.", "“por”"],
  ["Cuando salí era las once.", "eran las"],
  ["Los niños estaban dormiendo.", "durmiendo"],
  ["Mi pasatiempo favorito es bailando.", "favorito es bailar"],
  ["mis padres me quieren estudiar más", "querer que"],
  ["tomo a mi perro al parque", "llevo a mi perro al"],
  ["Le pido a mi profesora por qué.", "pregunto"],
  ["Quiero saber otras culturas.", "conocer otras culturas"],
  ["Fui por primer tiempo en mayo.", "la primera vez"],
  ["Los dulces son más malos que la fruta.", "peor"],
  ["Es más popular deporte de España.", "behind its noun"],
  ["fue mejor de todas las vacaciones", "el mejor"],
  ["Era la tienda la más barata.", "la tienda más barata"],
  ["mi madre es más alta de yo", "alta que yo"],
  ["Ayer mi madre dijo yo estaba pálida.", "dijo que yo estaba"],
  ["Cuando llegamos a la costa, nadaremos en el mar.", "subjunctive"],
  ["juego muy bien el piano", "toco muy bien el piano"],
  ["Me levanto a los siete.", "levanto a las siete"],
  ["como desayuno a las ocho", "desayunar"],
  ["yo tampoco no quiero ir", "tampoco quiero"],
  ["mi pueblo sería ideal si habría una bolera", "conditional"],
])("“%s” is told: %s", (said, told) => {
  const tips = findingsIn(said).map(({ rule, right }) => `${rule} ${right ?? ""}`);
  expect(tips.join("\n")).toContain(told);
});

/** What looks like it, and is right. */
test.each([
  "No es caro, pero es bonito.",
  "No voy mucho al cine, pero sí al teatro.",
  "No tengo hermanos, pero mi primo vive cerca.",
  "Actualmente no uso mucho el móvil, pero mis amigos sí.",
  "Me gusta porque el profesor explica bien.",
  "Lo que más me gusta es la playa.",
  "Da gusto pasear por el barrio.",
  "Lo que hay es mucho ruido.",
  "Me encanta leer, sobre todo novelas.",
  "De todos modos voy a salir.",
  "Ayer iba al instituto cuando vi un zorro.",
  "Ayer hacía mucho calor.",
  "Creo que no.",
  "Lo mejor es no decir nada.",
  "El año pasado jugaba en otro equipo.",
  "La que menos soporto es la física.",
  "El final del libro era muy triste.",
  "Empecé a los nueve años.",
  "Mi cuarto es mucho mejor ahora.",
  "Estoy harto de los exámenes.",
  "Tanto mi padre como mi madre trabajan.",
  "Ni mi hermano ni yo comemos carne.",
  "Mi hermano es mucho mayor.",
  "Mi pueblo es el más bonito de la costa.",
  "Mi hermana es la mejor de su clase.",
])("“%s” is right", (said) => expect(findingsIn(said)).toEqual([]));
