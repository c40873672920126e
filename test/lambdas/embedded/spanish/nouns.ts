import { expect, test } from "@jest/globals";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { tipFor } from "../../../../lambdas/partner/embedded/tip.ts";
import { momentOf } from "../lesson.ts";

const tipOn = (said: string) => tipFor(examine(momentOf("Spanish", said, { text: "" })), "Spanish");

/** An answer, and what its tip has to name: the right words, or those that are wrong where nothing else is sure. */
test.each<[string, string]>([
  ["Juego en un club natación.", "club de natación"],
  ["Bebo un vaso leche.", "vaso de leche"],
  ["Los alumnos juegan en patio.", "patio"],
  ["Tecnología ha cambiado mi vida.", "Tecnología"],
  ["Salgo a las cuatro y medio.", "las cuatro y media"],
  ["Fui a Grecia en el julio.", "en julio"],
  ["Vivo con treinta cinco personas.", "treinta y cinco"],
  ["Empecé a tocar tres años hace.", "hace tres años"],
  ["El importante es ganar.", "lo importante es ganar"],
  ["Mi profesor explica me todo.", "me explica"],
  ["Me madre trabaja en un banco.", "mi madre"],
  ["Compró un regalo para me ayer.", "para mí"],
  ["Mi amigo su llama Jack.", "se llama"],
  ["Mi prima viene con me al parque.", "conmigo"],
  ["Las calles son espacioso.", "espaciosas"],
  ["Mi tía es muy exigentes.", "exigente"],
  ["La cocina donde desayunamos está siempre limpio.", "limpia"],
  ["Juego a videojuegos violento.", "videojuegos violentos"],
  ["Mi vecina es muy simpática y mi tía es alemán.", "alemana"],
  ["Hay muchos animals en peligro.", "animales"],
  ["Mi tío es dentisto.", "dentista"],
  ["Es importente hablar idiomas.", "importante"],
  ["Hay muchas possibilidades.", "posibilidades"],
  ["Llevo una mexicana camisa.", "una camisa mexicana"],
  ["Ayudo a mi padre lavar el coche.", "a lavar"],
  ["Participo a muchos partidos.", "Participo en muchos"],
  ["Viven doscientos familias en mi calle.", "doscientos familias"],
  ["El hotel tenía dos cientos habitaciones.", "dos cientos"],
  ["Hay ciento tiendas en el centro.", "cien tiendas"],
  ["En mi clase hay veintiuno chicos.", "veintiuno chicos"],
  ["Somos treinta y uno chicas en clase.", "treinta y uno chicas"],
  ["El mejor fue la comida del hotel.", "lo mejor fue la comida"],
  ["Este plato está bueno y huele bueno.", "huele bien"],
])("“%s” is told “%s”", (said, told) => {
  const { text, isError } = tipOn(said);
  expect(isError).toBe(true);
  expect(text).toContain(told);
});

test.each([
  "Internet es útil y la gente lo usa mucho.",
  "Vivo en un pueblo en el que hay una piscina y un parque.",
  "Tomo té con leche y mi tía me dio un pastel.",
  "La última vez que fuimos a la playa estaba muy cansada.",
  "Mi hermano es dos años mayor que yo.",
  "Para mi abuela la familia es lo más importante.",
  "Leo libros de aventuras antiguos y tengo una redacción para el lunes.",
  "El club de natación tiene una piscina climatizada y es barato.",
  "Hace fuertes lluvias y altas temperaturas en la región.",
  "El día que llegué a la ciudad era todo muy nuevo.",
  "Las clases son de nueve a tres y el recreo dura veinte minutos.",
  "Mi tía trae el postre y luego cantamos villancicos fatal.",
  "Mi fiesta favorita es la Navidad porque toda la familia está junta.",
  "Le regalé un libro y se lo leyó en un día.",
  "Creo que sí, y pienso estudiar historia.",
  "Tuvimos buen tiempo toda la semana.",
  "Comí un croissant y bebí un refresco light.",
  "Hay el doble de coches que antes.",
  "Antes la cena era más temprano.",
  "Antes jugar era fácil.",
  "Nada es mejor que salir con mis amigas.",
  "El sábado tengo una cena con mi tía.",
  "Viven mil doscientas familias y el noventa por ciento tiene coche.",
  "Mi abuela cumple ochenta y uno y en el pueblo hay treinta y un bares.",
])("“%s” raises no alarm", (said) => {
  expect(tipOn(said).isError).toBe(false);
});

test.each([
  ["¿Qué vas a hacer este fin de semana?", "No tengo planes, a lo mejor voy al cine."],
  ["¿Qué vas a hacer este fin de semana?", "He quedado con unos amigos para ir a la bolera."],
])("“%s” may be answered “%s”", (asked, said) => {
  expect(tipFor(examine(momentOf("Spanish", said, { text: asked })), "Spanish").isError).toBe(false);
});
