import { expect, test } from "@jest/globals";
import { examine } from "../../../lambdas/partner/embedded/examine.ts";
import { tipFor } from "../../../lambdas/partner/embedded/tip.ts";
import { momentOf } from "./lesson.ts";

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
])("“%s” raises no alarm", (said) => {
  expect(tipOn(said).isError).toBe(false);
});
