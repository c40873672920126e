import { expect, test } from "@jest/globals";
import type { MistakeKind } from "../../../../domain/mistakes.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { momentOf } from "../lesson.ts";

const findingsIn = (said: string, question = "¿Qué tal?") =>
  examine(momentOf("Spanish", said, { text: question })).findings;

/** Known mistakes with other subjects, in other orders, with words between, and as they are spoken: kind, answer, the fix. */
test.each<[MistakeKind, string, string]>([
  ["phrase", "mi madre es cuarenta y dos y es alta", "mi madre tiene cuarenta y dos años"],
  [
    "phrase",
    "tengo un hermanito y mi hermanito es siete eh le gusta pintar",
    "mi hermanito tiene siete años",
  ],
  ["phrase", "soy quince y vivo en leeds", "tengo quince años"],
  ["preposition", "Mi dormitorio está al lado el cuarto de baño y es grande.", "al lado del cuarto de baño"],
  ["preposition", "Quiero trabajar por una empresa grande.", "trabajar para una empresa"],
  ["phrase", "No hablo con personas que no sé y es mejor.", "personas que no conozco"],
  ["phrase", "intento comer bueno y hago ejercicio", "intento comer bien"],
  ["phrase", "En mi instituto es prohibido usarlos.", "está prohibido"],
  ["phrase", "Soy muy orgulloso de mi trabajo.", "estoy muy orgulloso de"],
  ["phrase", "La mesa es hecha de madera.", "está hecha de"],
  ["second-verb", "Era mi sueño de nadar con delfines.", "mi sueño era nadar"],
  ["second-verb", "Mi plan es de vivir en Madrid.", "Mi plan es vivir"],
  ["phrase", "hay una fiesta quien se llama las fallas", "una fiesta que se llama"],
  ["phrase", "es alguien quien siempre me ayuda", "es alguien que siempre me ayuda"],
  ["word-order", "Yo hice lo una vez.", "lo hice"],
  ["phrase", "de primero voy a tener la sopa", "voy a tomar la sopa"],
  ["reflexive", "tengo una tortuga que llama sheldon y come fresas", "tortuga que se llama sheldon"],
  ["phrase", "no es tan caro que el avión y puedo leer", "no es tan caro como el avión"],
  ["phrase", "no es tan caro que el avión pero tarda más", "tan caro como el avión"],
  ["second-verb", "Durmiendo bien es importante.", "dormir bien es importante"],
  ["second-verb", "Suelo como tostadas.", "Suelo comer tostadas"],
  ["phrase", "Es la más peor película.", "peor"],
  ["accent", "La comida es de buena qualidad.", "calidad"],
  ["person", "Yo jugo al tenis.", "Yo juego"],
  ["person", "Yo juga al tenis.", "Yo juego"],
  ["person", "Yo penso que sí.", "Yo pienso"],
  ["reflexive", "me acosto a las diez", "me acuesto"],
  ["adjective", "puedo nadar en el mar la montaña es aburrido", "la montaña es aburrida"],
])("a mistake of %s: “%s”", (kind, said, right) => {
  const found = findingsIn(said).find((finding) => finding.kind === kind);
  expect(found?.right).toBe(right);
});

test("what was done again and again is told so behind “recuerdo que”, too", () => {
  const [found] = findingsIn("Recuerdo que cada viernes canté en el coro.", "¿Cómo era tu escuela?");
  expect(found?.right).toBe("cantaba");
});

test("a thing has done nothing that makes it excited", () => {
  const [found] = findingsIn("Me dieron un reloj. Fue un día muy emocionado.", "¿Qué hiciste?");
  expect(found?.message).toContain("-ante");
});

test.each([
  "mi hermano es uno de los mejores jugadores",
  "En mi familia somos cinco y mi perro es el más pequeño.",
  "Mi hermana es mil veces mejor que yo.",
  "El cumpleaños de mi hermano es el quince de mayo.",
  "Quiero trabajar por mi cuenta.",
  "No hablo con personas que no sé de dónde son.",
  "me gusta mucho comer bueno y dormir también",
  "El libro fue prohibido por el gobierno.",
  "Mi padre es muy orgulloso y nunca pide perdón.",
  "Es mi sueño de niño.",
  "Es mi madre quien cocina en casa.",
  "Fue el padre de mi amigo quien nos llevó.",
  "Tengo una amiga con quien salgo mucho.",
  "Es tan caro que la gente no lo compra.",
  "Estaba tan cansada que me dormí.",
  "Voy a tener una cena con mi familia.",
  "La amiga que llama todos los días es Ana.",
  "Vi los dos partidos.",
  "vi el libro la sombra del viento es fantástico",
  "me gusta ir al cine la verdad es caro",
  "la clase es a las nueve y mi profesora es simpática",
])("“%s” raises no alarm", (said) => {
  expect(findingsIn(said)).toEqual([]);
});
